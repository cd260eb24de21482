"""Random labels, measured by Segue and by Chromium: see ../compare_labels.py."""
