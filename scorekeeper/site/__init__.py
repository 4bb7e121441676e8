"""The app without a server: a folder of files for any web host, and what runs in them."""
