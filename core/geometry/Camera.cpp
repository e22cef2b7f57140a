#include "core/geometry/Camera.h"

#include <Eigen/Geometry>
#include <Eigen/LU>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace scarp {

namespace {

constexpr double kSteepest = std::numbers::pi / 2.0;
constexpr double kFilled = 0.92;      ///< Of a view, by what is framed.
constexpr double kLeastFramed = 1.0;  ///< Metres from the middle to a corner.

Vec3 unproject(const Mat4& inverse, const Vec2& ndc, double depth) {
  const Eigen::Vector4d point = inverse * Eigen::Vector4d(ndc.x(), ndc.y(), depth, 1.0);
  return point.head<3>() / point.w();
}

// Of a view's two axes, 0 across and 1 upwards: a corner of what is framed is between the view's sides where
// |corner[axis] − eye[axis]| ≤ slope · (corner.z − eye.z), z going forward.

/// The z from which all corners are between the sides, as far forward as that allows.
double farthestEye(const std::array<Vec3, 8>& corners, int axis, double slope) {
  double least = -std::numeric_limits<double>::infinity(), most = -least;
  for (const Vec3& corner : corners) {
    least = std::max(least, corner[axis] - slope * corner.z());
    most = std::min(most, corner[axis] + slope * corner.z());
  }
  return 0.5 * (most - least) / slope;
}

/// The place along the axis from which as much room is left on one side of the corners as on the other.
double middleEye(const std::array<Vec3, 8>& corners, int axis, double z) {
  const auto [first, last] =
      std::ranges::minmax(corners, {}, [axis](const Vec3& corner) { return corner[axis]; });
  double low = first[axis], high = last[axis];
  for (int i = 0; i < 60; ++i) {
    const double eye = 0.5 * (low + high);
    double left = std::numeric_limits<double>::infinity(), right = -left;
    for (const Vec3& corner : corners) {
      left = std::min(left, (corner[axis] - eye) / (corner.z() - z));
      right = std::max(right, (corner[axis] - eye) / (corner.z() - z));
    }
    (left + right > 0.0 ? low : high) = eye;
  }
  return 0.5 * (low + high);
}

}  // namespace

Vec3 Camera::forward() const {
  return {std::sin(yaw) * std::cos(pitch), std::cos(yaw) * std::cos(pitch), std::sin(pitch)};
}

Vec3 Camera::right() const { return {std::cos(yaw), -std::sin(yaw), 0.0}; }

Vec3 Camera::up() const { return right().cross(forward()); }

double Camera::depth(const Vec3& point) const { return stretched(point - position).dot(forward()); }

Mat4 Camera::view() const {
  Mat4 m = Mat4::Identity();
  m.block<1, 3>(0, 0) = right().transpose();
  m.block<1, 3>(1, 0) = up().transpose();
  m.block<1, 3>(2, 0) = -forward().transpose();
  // The one place where heights are stretched; rays are unprojected through the same matrix.
  m.block<3, 1>(0, 2) *= exaggeration;
  m.block<3, 1>(0, 3) = -(m.block<3, 3>(0, 0) * position);
  return m;
}

Mat4 Camera::clip(ViewSize size) const {
  EXPECTS(nearPlane > 0.0 && farPlane > nearPlane);
  Mat4 m = Mat4::Zero();
  if (projection == Projection::Perspective) {
    const double f = 1.0 / std::tan(0.5 * fieldOfView);
    m(0, 0) = f / size.aspect();
    m(1, 1) = f;
    m(2, 2) = (farPlane + nearPlane) / (nearPlane - farPlane);
    m(2, 3) = 2.0 * farPlane * nearPlane / (nearPlane - farPlane);
    m(3, 2) = -1.0;
  } else {
    m(0, 0) = 2.0 / (orthoHeight * size.aspect());
    m(1, 1) = 2.0 / orthoHeight;
    m(2, 2) = 2.0 / (nearPlane - farPlane);
    m(2, 3) = (farPlane + nearPlane) / (nearPlane - farPlane);
    m(3, 3) = 1.0;
  }
  return m;
}

Mat4 Camera::viewClip(ViewSize size) const { return clip(size) * view(); }

LocalRay Camera::rayThrough(Vec2 pixel, ViewSize size) const {
  const Vec2 ndc(2.0 * pixel.x() / size.width - 1.0, 1.0 - 2.0 * pixel.y() / size.height);
  // Unprojected in the eye's own place and then moved, so that a camera far from the origin loses no
  // digits.
  Mat4 turn = view();
  turn.block<3, 1>(0, 3).setZero();
  const Mat4 inverse = (clip(size) * turn).inverse();
  const Vec3 nearPoint = unproject(inverse, ndc, -1.0);
  const Vec3 farPoint = unproject(inverse, ndc, 1.0);
  return {position + nearPoint, farPoint - nearPoint, 0.0, 1.0};
}

std::optional<Vec2> Camera::project(const Vec3& point, ViewSize size) const {
  const Eigen::Vector4d clipped = viewClip(size) * point.homogeneous();
  if (!(clipped.w() > 0.0)) return std::nullopt;
  const Vec2 ndc = clipped.head<2>() / clipped.w();
  return Vec2((ndc.x() + 1.0) * 0.5 * size.width, (1.0 - ndc.y()) * 0.5 * size.height);
}

double Camera::metresPerPixel(const Vec3& point, ViewSize size) const {
  if (projection == Projection::Orthographic) return orthoHeight / size.height;
  return 2.0 * std::max(nearPlane, depth(point)) * std::tan(0.5 * fieldOfView) / size.height;
}

void Camera::orbit(const Vec3& pivot, double yawBy, double pitchBy) {
  const Vec3 offset = stretched(position - pivot);
  const Vec3 inEye(offset.dot(right()), offset.dot(up()), offset.dot(forward()));
  look(yawBy, pitchBy);
  position = pivot + unstretched(inEye.x() * right() + inEye.y() * up() + inEye.z() * forward());
}

void Camera::look(double yawBy, double pitchBy) {
  yaw = std::remainder(yaw + yawBy, 2.0 * std::numbers::pi);
  pitch = std::clamp(pitch + pitchBy, -kSteepest, kSteepest);
}

void Camera::pan(const Vec3& anchor, Vec2 from, Vec2 to, ViewSize size) {
  const double scale = metresPerPixel(anchor, size);
  position -= scale * unstretched((to.x() - from.x()) * right() - (to.y() - from.y()) * up());
}

void Camera::dolly(const Vec3& toward, double factor) {
  EXPECTS(factor > 0.0);
  if (projection == Projection::Orthographic) {
    const Vec3 offset = stretched(position - toward);
    const Vec3 across = offset - offset.dot(forward()) * forward();
    position += (factor - 1.0) * unstretched(across);
    orthoHeight *= factor;
    return;
  }
  position = toward + factor * (position - toward);
}

void Camera::fly(double rightBy, double forwardBy, double upBy) {
  position += unstretched(rightBy * right() + forwardBy * forward() + Vec3(0.0, 0.0, upBy));
}

void Camera::frame(const Box& box, ViewSize size) {
  Vec3 half = 0.5 * stretched(box.max - box.min);
  const double radius = half.norm();
  if (radius < kLeastFramed) half = radius > 0.0 ? Vec3(half * (kLeastFramed / radius)) : Vec3::Ones();
  // The box's middle is the origin; its corners lie x to the right of it, y above and z before it.
  const double across = half.dot(right().cwiseAbs()), above = half.dot(up().cwiseAbs());
  orthoHeight = 2.0 * std::max(above, across / size.aspect()) / kFilled;
  Vec3 eye(0.0, 0.0, -2.0 * half.norm());
  if (projection == Projection::Perspective) {
    std::array<Vec3, 8> corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Vec3 at = half.cwiseProduct(Vec3(i & 1 ? 1.0 : -1.0, i & 2 ? 1.0 : -1.0, i & 4 ? 1.0 : -1.0));
      corners[i] = {at.dot(right()), at.dot(up()), at.dot(forward())};
    }
    const double slope = kFilled * std::tan(0.5 * fieldOfView);
    const std::array slopes{slope * size.aspect(), slope};
    eye.z() = std::min(farthestEye(corners, 0, slopes[0]), farthestEye(corners, 1, slopes[1]));
    for (int axis = 0; axis < 2; ++axis) eye[axis] = middleEye(corners, axis, eye.z());
  }
  position = box.centre() + unstretched(eye.x() * right() + eye.y() * up() + eye.z() * forward());
}

void Camera::fitClipPlanes(const Box& box) {
  double nearest = std::numeric_limits<double>::infinity(), farthest = 0.0;
  for (int corner = 0; corner < 8; ++corner) {
    const Vec3 point((corner & 1 ? box.max : box.min).x(), (corner & 2 ? box.max : box.min).y(),
                     (corner & 4 ? box.max : box.min).z());
    nearest = std::min(nearest, depth(point));
    farthest = std::max(farthest, depth(point));
  }
  farPlane = std::max(1.05 * farthest, 10.0);
  // Inside the box, the distance to its nearest side tells nothing; a fixed ratio keeps the depth
  // buffer's steps small against what they separate.
  nearPlane = std::max({0.9 * nearest, farPlane * 2e-5, 0.05});
  farPlane = std::max(farPlane, 2.0 * nearPlane);
}

}  // namespace scarp
