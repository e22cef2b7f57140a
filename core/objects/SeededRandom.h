#pragma once

#include <cstdint>

namespace scarp {

/// Numbers from a seed, the same on every machine (SplitMix64: Steele, Lea & Flood 2014).
class SeededRandom {
 public:
  explicit SeededRandom(std::uint64_t seed) : state_(seed) {}

  /// 0 ≤ next < 1.
  double next() {
    state_ += kStep;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return static_cast<double>((z ^ (z >> 31)) >> 11) * 0x1p-53;
  }
  double between(double low, double high) { return low + (high - low) * next(); }
  /// As so many calls of next().
  void skip(int count) { state_ += static_cast<std::uint64_t>(count) * kStep; }

 private:
  static constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15u;
  std::uint64_t state_;
};

}  // namespace scarp
