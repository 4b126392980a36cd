"""What is only read: handbook, help, legend, a single card."""
