"""Servers under siege: tables that are played while faults are made on purpose, and what is looked at meanwhile and afterwards."""
