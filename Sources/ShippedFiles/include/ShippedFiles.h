// No code comes with these files.
