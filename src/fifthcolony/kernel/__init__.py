"""The machine both games run on. It knows no word of either."""
