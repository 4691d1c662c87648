"""Benchmarks. `make bench` measures the engine on this machine in one run."""
