"""Random screens, laid out by Segue and by Chromium: see ../compare_random.py."""
