"""How fast it is: one table of measurements, printed by `make bench`."""
