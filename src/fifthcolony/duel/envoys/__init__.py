"""One file an envoy."""
