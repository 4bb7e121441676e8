"""How all tests run."""

from hypothesis import settings

# Speed is measured by benchmarks, never by a test: a busy machine must not fail one.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
