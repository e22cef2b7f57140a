#pragma once

#include <functional>
#include <optional>

#include "core/base/Progress.h"
#include "core/base/Signal.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// Drainage areas of a document's ground, shared by everything that uses them. They depend on the whole
/// terrain and take a second for ten million samples; they stay outdated until a user takes a task. Only on
/// the document's thread; the document outlives it.
class Drainage {
 public:
  explicit Drainage(TerrainDocument& document);

  /// m², with the size of the frame; nothing while none were computed. Copies share the tiles.
  [[nodiscard]] const std::optional<HeightRaster>& areas() const { return areas_; }
  /// Returns true if areas() is missing or older than the ground.
  [[nodiscard]] bool stale() const { return stale_; }

  /// Computation of areas, which shares the document's tiles of the time. Any thread. Returns nothing if
  /// `progress` cancels.
  using Task = std::function<std::optional<HeightRaster>(const Progress& progress)>;
  /// Returns nothing if areas() is up to date, another task is out, or the last one was cancelled and nothing
  /// was edited since. Contract: no edit is open.
  [[nodiscard]] Task takeTask();
  /// Takes over the result of the task that is out; nothing: it was cancelled. areas() stays stale if the ground
  /// changed meanwhile.
  void finish(std::optional<HeightRaster> areas);
  [[nodiscard]] bool taskOut() const { return out_.has_value(); }
  /// Returns true if the last task was cancelled and nothing was edited since.
  [[nodiscard]] bool cancelled() const { return cancelled_; }
  /// Computes areas() on this thread where they are stale. Returns nothing if `progress` cancels.
  [[nodiscard]] const std::optional<HeightRaster>& compute(const Progress& progress = {});

  Signal<> changed;  ///< Emitted by finish(), also if it was cancelled, and by compute().

 private:
  void take(HeightRaster areas, const HeightRaster& heights);

  TerrainDocument& document_;
  std::optional<HeightRaster> areas_;
  bool stale_ = true, cancelled_ = false;
  std::optional<HeightRaster> out_;  ///< The ground of the task that is out.
  Subscription subscription_, onHistory_;
};

}  // namespace scarp
