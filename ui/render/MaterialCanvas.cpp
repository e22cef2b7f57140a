#include "ui/render/MaterialCanvas.h"

namespace scarp {

namespace {

constexpr double kDeviation = 0.2;  ///< Of the heights that a texture has.
constexpr double kLeastMean = 1e-9;
constexpr double kSteepest = 2.0;  ///< As slopes have it.

}  // namespace

double MaterialCanvas::heightAt(int column, int row) const {
  const auto wrapped = [this](int i) { return static_cast<std::size_t>((i + side_) % side_); };
  return texels_[wrapped(row) * static_cast<std::size_t>(side_) + wrapped(column)].height;
}

MaterialTexels MaterialCanvas::finished(double relief) const {
  const auto count = static_cast<double>(texels_.size());
  Texel mean{0.0, {0.0, 0.0, 0.0}};
  for (const Texel& texel : texels_) {
    mean.height += texel.height / count;
    for (std::size_t i = 0; i < 3; ++i) mean.tint[i] += texel.tint[i] / count;
  }
  double square = 0.0;
  for (const Texel& texel : texels_) square += std::pow(texel.height - mean.height, 2) / count;
  const double perHeight = 1.0 / std::max(std::sqrt(square), kLeastMean);

  MaterialTexels made;
  made.tints.reserve(4 * texels_.size());
  made.slopes.reserve(2 * texels_.size());
  const auto byte = [](double share) {
    return static_cast<std::uint8_t>(std::lround(255.0 * std::clamp(share, 0.0, 1.0)));
  };
  const auto slope = [](double rise) {
    return static_cast<std::int8_t>(std::lround(127.0 * std::clamp(rise / kSteepest, -1.0, 1.0)));
  };
  const double perTexel = 0.5 * side_ * relief * perHeight;
  for (int row = 0; row < side_; ++row)
    for (int column = 0; column < side_; ++column) {
      const Texel& texel = texels_[made.tints.size() / 4];
      for (std::size_t i = 0; i < 3; ++i)
        made.tints.push_back(byte(0.5 * texel.tint[i] / std::max(mean.tint[i], kLeastMean)));
      made.tints.push_back(byte(0.5 + kDeviation * (texel.height - mean.height) * perHeight));
      made.slopes.push_back(slope(perTexel * (heightAt(column + 1, row) - heightAt(column - 1, row))));
      made.slopes.push_back(slope(perTexel * (heightAt(column, row + 1) - heightAt(column, row - 1))));
    }
  return made;
}

}  // namespace scarp
