"""The screens, each with its address."""
