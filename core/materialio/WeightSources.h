#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/SampleSource.h"
#include "core/materialio/MaterialImport.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// A sample of Terrain3D's control map: two textures and how far the second covers the first. A value.
struct ControlSample {
  std::uint32_t base = 0, overlay = 0;  ///< 0…31.
  std::uint32_t blend = 0;              ///< 0…255, of the overlay.
  bool hole = false, automatic = false;
  bool operator==(const ControlSample&) const = default;
};

inline constexpr std::uint32_t kControlTextures = 32;

inline constexpr std::uint32_t kControlUnused = 0xfU << 3U;  ///< Bits that are 0 in every control map.

/// Base, overlay, blend, angle and scale of the textures (both 0 here), hole, navigation, automatic: 5, 5, 8,
/// 4, 3, 1, 1 and 1 bits, from bit 27, 22, 14, 10, 7, 2, 1 and 0 on. The bits of a 32-bit float, of which
/// some are NaN or denormal: never to be taken for a number.
[[nodiscard]] constexpr std::uint32_t controlBits(const ControlSample& sample) {
  return sample.base << 27U | sample.overlay << 22U | sample.blend << 14U |
         static_cast<std::uint32_t>(sample.hole) << 2U | static_cast<std::uint32_t>(sample.automatic);
}
[[nodiscard]] constexpr ControlSample controlSample(std::uint32_t bits) {
  return {bits >> 27U, bits >> 22U & 31U, bits >> 14U & 255U, (bits >> 2U & 1U) != 0, (bits & 1U) != 0};
}

/// A raster file, as much of it as lies around a terrain. One thread.
class PlacedSource {
 public:
  /// The error is one line that begins with the path; nothing of it lying on the terrain is one.
  [[nodiscard]] static Result<PlacedSource> open(const std::string& path, const Terrain& onto);

  [[nodiscard]] SampleSource& source() { return *source_; }
  [[nodiscard]] const SourceInfo& info() const { return source_->info(); }
  /// Where its samples lie, the northern row first; heights 0.
  [[nodiscard]] const Terrain& grid() const { return grid_; }

  /// Some rows of the grid, from a multiple of a tile's height on; row by row.
  using Rows = std::function<Result<void>(int row, std::span<const double> samples)>;
  /// All rows, as SampleSource::read() or, `codes`, readCodes() of a band gives them.
  [[nodiscard]] Result<void> read(int band, bool codes, const Progress& progress, const Rows& take);

 private:
  PlacedSource(std::unique_ptr<SampleSource> source, Terrain grid, const GridRect& window, bool turned)
      : source_(std::move(source)), grid_(std::move(grid)), window_(window), turned_(turned) {}

  std::unique_ptr<SampleSource> source_;
  Terrain grid_;
  GridRect window_;  ///< Of the file's samples, northern row first.
  bool turned_;      ///< The file has the southern row first.
};

/// Layers of a source on a grid of its own.
class LayerSource {
 public:
  virtual ~LayerSource() = default;
  /// Without weights.
  [[nodiscard]] const std::vector<MaterialLayer>& layers() const { return layers_; }
  [[nodiscard]] const std::vector<Message>& notes() const { return notes_; }
  /// Returns whether a layer is the alpha channel of a picture.
  [[nodiscard]] virtual bool isAlpha(std::size_t /*index*/) const { return false; }
  /// A layer's weights as a raster with its place: 0…255, NaN where there is nothing. May be cancelled.
  [[nodiscard]] virtual Result<Terrain> layer(std::size_t index, const Progress& progress) = 0;

 protected:
  std::vector<MaterialLayer> layers_;
  std::vector<Message> notes_;
};

/// What the files are, where nobody says it.
[[nodiscard]] Result<WeightKind> guessKind(const std::vector<std::string>& paths);

// As much of the files as lies around a terrain. Errors are one line that begins with a path.

/// All bands of a file.
[[nodiscard]] Result<std::unique_ptr<LayerSource>> openBandLayers(const std::string& path,
                                                                  const Terrain& onto);
[[nodiscard]] Result<std::unique_ptr<LayerSource>> openControlMap(const std::string& path,
                                                                  const Terrain& onto,
                                                                  const Progress& progress);
/// Paths of the indices and of the weights.
[[nodiscard]] Result<std::unique_ptr<LayerSource>> openSplatArray(const std::vector<std::string>& paths,
                                                                  const Terrain& onto,
                                                                  const Progress& progress);
[[nodiscard]] Result<std::unique_ptr<LayerSource>> openLandCover(const std::string& path,
                                                                 std::optional<LandCover> legend,
                                                                 const Terrain& onto,
                                                                 const Progress& progress);

}  // namespace scarp
