// What test programs precompile belongs to this file.
