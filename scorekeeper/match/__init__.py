"""A match: a frozen value, the journal it follows from, and the file it travels in."""
