// The process.
