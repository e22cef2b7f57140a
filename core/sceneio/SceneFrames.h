#pragma once

#include <Eigen/Geometry>
#include <array>

#include "core/geometry/Vec.h"

namespace scarp {

// How programs count places and turns. The local frame: right-handed, x east, y north, z up, metres. A place
// has its unit; turns are unit quaternions in the program's own axes; of a left-handed frame they turn as
// that frame has it.

/// Right-handed, x east, y up, z south, metres: glTF, Godot.
struct GltfFrame {
  [[nodiscard]] static Vec3 place(const Vec3& local) { return {local.x(), local.z(), -local.y()}; }
  [[nodiscard]] static Vec3 local(const Vec3& place) { return {place.x(), -place.z(), place.y()}; }
  [[nodiscard]] static Eigen::Quaterniond turn(const Eigen::Quaterniond& q) {
    return {q.w(), q.x(), q.z(), -q.y()};
  }
  [[nodiscard]] static Eigen::Quaterniond localTurn(const Eigen::Quaterniond& q) {
    return {q.w(), q.x(), -q.z(), q.y()};
  }
};

/// A place or a direction of the local frame in glTF's axes, in single precision.
[[nodiscard]] inline std::array<float, 3> gltfFloats(const Vec3& local) {
  const Vec3 v = GltfFrame::place(local);
  return {static_cast<float>(v.x()), static_cast<float>(v.y()), static_cast<float>(v.z())};
}

/// Left-handed, x east, y up, z north, metres. A mirror turns the axis of a turn and the turn's sense.
struct UnityFrame {
  [[nodiscard]] static Vec3 place(const Vec3& local) { return {local.x(), local.z(), local.y()}; }
  [[nodiscard]] static Vec3 local(const Vec3& place) { return {place.x(), place.z(), place.y()}; }
  [[nodiscard]] static Eigen::Quaterniond turn(const Eigen::Quaterniond& q) {
    return {q.w(), -q.x(), -q.z(), -q.y()};
  }
  [[nodiscard]] static Eigen::Quaterniond localTurn(const Eigen::Quaterniond& q) { return turn(q); }
};

/// Left-handed, x east, y south, z up, centimetres.
struct UnrealFrame {
  [[nodiscard]] static Vec3 place(const Vec3& local) {
    return {100 * local.x(), -100 * local.y(), 100 * local.z()};
  }
  [[nodiscard]] static Vec3 local(const Vec3& place) {
    return {place.x() / 100, -place.y() / 100, place.z() / 100};
  }
  [[nodiscard]] static Eigen::Quaterniond turn(const Eigen::Quaterniond& q) {
    return {q.w(), -q.x(), q.y(), -q.z()};
  }
  [[nodiscard]] static Eigen::Quaterniond localTurn(const Eigen::Quaterniond& q) { return turn(q); }

  /// Roll, pitch and yaw of a turn, degrees, as FRotator has them; and back.
  [[nodiscard]] static std::array<double, 3> rotator(const Eigen::Quaterniond& turn);
  [[nodiscard]] static Eigen::Quaterniond turnOf(const std::array<double, 3>& rotator);
};

}  // namespace scarp
