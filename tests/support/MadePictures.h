#pragma once

#include <algorithm>
#include <cmath>
#include <fstream>
#include <numbers>
#include <stdexcept>
#include <string>

#include "core/base/Progress.h"
#include "core/io/PictureRows.h"
#include "core/material/Material.h"

namespace scarp::test {

/// Texels by a function of column, row and channel.
template <class F>
Texels texelsBy(int columns, int rows, int channels, const F& value) {
  Texels texels{columns, rows, channels, {}};
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      for (int channel = 0; channel < channels; ++channel)
        texels.values.push_back(
            static_cast<std::uint8_t>(std::lround(std::clamp(value(column, row, channel), 0.0, 255.0))));
  return texels;
}

/// Heights of bumps that tile, 0…1, at a place in the unit square, and their slopes along it.
struct Bump {
  double height, slopeAlong, slopeDown;
};
inline Bump bumpAt(double u, double v) {
  const double a = 2.0 * std::numbers::pi * 3.0, b = 2.0 * std::numbers::pi * 2.0;
  return {0.5 + 0.25 * std::sin(a * u) + 0.25 * std::cos(b * v + a * u),
          0.25 * a * std::cos(a * u) - 0.25 * a * std::sin(b * v + a * u),
          -0.25 * b * std::sin(b * v + a * u)};
}
inline Texels bumpHeights(int side) {
  return texelsBy(side, side, 1, [&](int column, int row, int) {
    return 255.0 * bumpAt((column + 0.5) / side, (row + 0.5) / side).height;
  });
}
/// Their normals, with heights of so much of the tile's size.
inline Texels bumpNormals(int side, NormalKind kind, double relief = 0.05) {
  return texelsBy(side, side, 3, [&](int column, int row, int channel) {
    const Bump bump = bumpAt((column + 0.5) / side, (row + 0.5) / side);
    // Rows go down, y of OpenGL goes up.
    const double x = -relief * bump.slopeAlong, down = relief * bump.slopeDown;
    const double length = std::sqrt(x * x + down * down + 1.0);
    const double y = kind == NormalKind::OpenGl ? down : -down;
    return 127.5 + 127.5 * (channel == 0 ? x : channel == 1 ? y : 1.0) / length;
  });
}
/// Stones of two reds, their colours with their heights' shade.
inline Texels bumpAlbedo(int side) {
  return texelsBy(side, side, 3, [&](int column, int row, int channel) {
    const double height = bumpAt((column + 0.5) / side, (row + 0.5) / side).height;
    const double tone = 60.0 + 120.0 * height;
    return channel == 0 ? tone : (channel == 1 ? 0.55 : 0.4) * tone;
  });
}

inline void writePictureFile(const std::string& path, const Texels& texels) {
  const PictureShape shape{texels.columns, texels.rows, texels.channels, 1};
  std::ofstream(path, std::ios::binary).close();  // It writes into a file that is there.
  const auto written =
      writePng(path, shape,
               [&](int row, std::span<std::uint8_t> bytes) {
                 const auto from = texels.values.begin() + static_cast<std::ptrdiff_t>(texels.place(0, row));
                 std::copy_n(from, bytes.size(), bytes.begin());
               },
               {});
  if (!written) throw std::runtime_error(path + ": " + written.error().text());
}

/// Three channels, and a fourth of another picture.
inline Texels packedTexels(const Texels& three, const Texels& fourth) {
  return texelsBy(three.columns, three.rows, 4, [&](int column, int row, int channel) {
    return channel < 3 ? double(three.values[three.place(column, row) + static_cast<std::size_t>(channel)])
                       : double(fourth.values[fourth.place(column, row)]);
  });
}

inline MaterialPicture heldAs(const std::string& name, const Texels& texels) {
  PicturePtr picture = sharedPicture(texels);
  const std::uint64_t sum = picture->sum;
  return {name, sum, std::move(picture)};
}

/// A material with all pictures, square.
inline Material materialOfBumps(int side, MaterialId id = 20) {
  Material material{id, "Bumps", {150, 80, 60}};
  material.picture(PictureKind::Albedo) = heldAs("bumps_albedo.png", bumpAlbedo(side));
  material.picture(PictureKind::Height) = heldAs("bumps_height.png", bumpHeights(side));
  material.picture(PictureKind::Normal) =
      heldAs("bumps_normal_gl.png", bumpNormals(side, NormalKind::OpenGl));
  material.picture(PictureKind::Roughness) =
      heldAs("bumps_rough.png", texelsBy(side, side, 1, [](int c, int, int) { return 100.0 + c % 100; }));
  material.picture(PictureKind::Occlusion) =
      heldAs("bumps_ao.png", texelsBy(side, side, 1, [](int, int r, int) { return 155.0 + r % 100; }));
  return material;
}

}  // namespace scarp::test
