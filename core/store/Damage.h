#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Message.h"
#include "core/document/RasterId.h"

namespace scarp {

/// Something in a store that is not what was put there.
struct Damage {
  /// What stands in its place.
  enum class Now { Nothing, Earlier, Holes, Rebuilt, Journal };
  /// What of the document is affected.
  enum class Part {
    Anything,  ///< Which contents belong to the document is uncertain.
    Tile,      ///< `raster` at `samples`.
    Objects,
    Pictures,
    Models,
    History,
    Settings,
    Nothing  ///< What is damaged is computed again, or its contents are checked one by one.
  };

  Message what;  ///< Names it, in one line; where it is not a tile, also what stands there now.
  std::optional<RasterId> raster;  ///< Nothing: not a tile.
  GridRect samples;                ///< Of the tile.
  Now now = Now::Nothing;
  Part part = Part::Anything;
  Message rasterName{};  ///< Of a tile: "the ground", "the layer \"Rocks\"" …

  /// One line for a person: what it is, and what stands there now.
  [[nodiscard]] Message message() const;
};

/// Returns "file: is damaged: what".
[[nodiscard]] Message damageMessage(const std::string& file, Message what);
/// Returns the `what` of a damageMessage(); any other message as it is.
[[nodiscard]] Message withoutFile(const Message& message);
/// Returns damage other than of a tile, with a damageMessage().
[[nodiscard]] Damage damageOf(const std::string& file, Message what, Damage::Now now,
                              Damage::Part part = Damage::Part::Anything);

/// What was found damaged in a store, each once. Any thread.
class DamageList {
 public:
  void found(Damage damage);
  /// In the place of a tile that was found damaged stands what the recovery journal had of it.
  void repairedFromJournal(RasterId raster, const GridRect& samples);
  [[nodiscard]] std::vector<Damage> all() const;
  [[nodiscard]] bool any() const;
  /// Called at each one found from now on, on the thread that found it. {}: nobody is called any more once
  /// this has returned.
  void onFound(std::function<void(const Damage&)> call);

 private:
  mutable std::mutex mutex_;
  std::mutex callMutex_;
  std::vector<Damage> damages_;
  std::function<void(const Damage&)> call_;
};

}  // namespace scarp
