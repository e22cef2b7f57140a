#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/materialio/MaterialImport.h"

namespace scarp {

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
