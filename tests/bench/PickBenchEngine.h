#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "tests/bench/PickBenchTruth.h"

namespace scarp::bench {

/// A way of picking, made ready for one terrain, which it may go on looking at: it must not outlive it.
class PickEngine {
 public:
  virtual ~PickEngine() = default;
  PickEngine() = default;
  PickEngine(const PickEngine&) = delete;
  PickEngine& operator=(const PickEngine&) = delete;

  /// t of the first hit of each ray, or kMiss: on this thread, one ray after the other.
  virtual void cast(std::span<const LocalRay> rays, std::span<double> t) const = 0;
  /// What it holds beside the terrain's own heights.
  [[nodiscard]] virtual std::size_t bytes() const = 0;
  /// The terrain's heights have changed within a rectangle of samples: makes its answers right again.
  virtual void update(const GridRect& changed) = 0;
};

enum class EngineRole { Ours, Textbook, Peer };

/// What can be measured, and how far.
struct EngineKind {
  std::string name;
  std::string family;  ///< What --only names.
  EngineRole role;
  /// How far from the truth an answer may be: cells, and a share of the distance.
  struct Tolerance {
    double cells, share;
  } tolerance;
  bool incremental;  ///< Updates in part; the others build all anew after every edit.
  int mostRays;      ///< Of a set; for the slow.
  int mostSamples;   ///< Along a side of the terrain.
  double bytesEach;  ///< Memory that it takes for each sample, about.
  std::function<std::unique_ptr<PickEngine>(const Terrain&)> make;
};

/// Every engine that this program was built with.
[[nodiscard]] std::vector<EngineKind> engineKinds();

inline constexpr int kNoLimit = 1 << 30;
inline constexpr EngineKind::Tolerance kInDouble{1e-6, 0.0};
/// Peers compute in float.
inline constexpr EngineKind::Tolerance kInFloat{1e-3, 1e-3};

}  // namespace scarp::bench
