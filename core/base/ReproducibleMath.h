#pragma once

#include <cmath>

/// Functions whose results have the same bits on every x86-64 processor and with every C library. Those of
/// the C library differ in the last bit between processors with and without fused multiply-add, and between
/// its versions; so whatever shapes the ground, a mask or the objects uses these. SLEEF's scalar functions
/// without fused multiply-add, errors below 1 ulp (Shibata & Petrogalli 2020); several times slower than the C
/// library's, so not for each sample where something cheaper will do. Any thread.
namespace scarp::reproducible {

[[nodiscard]] double sin(double radians);
[[nodiscard]] double cos(double radians);
[[nodiscard]] double tan(double radians);
[[nodiscard]] double acos(double x);
[[nodiscard]] double atan(double x);
[[nodiscard]] double atan2(double y, double x);
[[nodiscard]] double exp(double x);
[[nodiscard]] double pow(double base, double exponent);
[[nodiscard]] double log10(double x);
[[nodiscard]] double log2(double x);
/// √(x² + y²) for lengths of which the squares are finite: IEEE 754 rounds each step of it alike everywhere.
[[nodiscard]] inline double hypot(double x, double y) { return std::sqrt(x * x + y * y); }

}  // namespace scarp::reproducible
