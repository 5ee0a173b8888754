#pragma once

// Catch2 2, one header, and Catch2 3, a library, under one name.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
