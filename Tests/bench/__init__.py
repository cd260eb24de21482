"""What the scripts under Tests share."""
