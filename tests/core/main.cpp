// Catch2 2 writes main() here; Catch2 3 links its own.
#define CATCH_CONFIG_MAIN
#include "catch.hpp"
