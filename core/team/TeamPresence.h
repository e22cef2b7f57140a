#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/geometry/Vec.h"

namespace scarp {

/// Where somebody is in a terrain and what that person is doing there. Never part of the history.
struct TeamPresence {
  std::optional<Vec2> cursor;  ///< Local frame, metres.
  double radius = 0.0;         ///< Of the brush, metres; 0: no brush is in hand.
  std::string doing;           ///< The tool, in a word or two.
  std::vector<Vec2> stroke;    ///< The end of the running stroke, the latest last.
  struct Eye {
    Vec3 place = Vec3::Zero();
    double yaw = 0.0, pitch = 0.0;  ///< As Camera has them.
  };
  std::optional<Eye> eye;
};

/// As the database keeps it: at most 4000 bytes; centimetres, the latest places of the stroke.
[[nodiscard]] std::string writePresence(const TeamPresence& presence);
/// What others gave is not trusted: what is no presence is one without a cursor, and numbers that make no sense
/// are left out.
[[nodiscard]] TeamPresence readPresence(std::string_view text);

}  // namespace scarp
