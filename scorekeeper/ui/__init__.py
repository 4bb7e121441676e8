"""What people see and touch: Flet, one file a screen, one file a widget."""
