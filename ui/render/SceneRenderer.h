#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Result.h"
#include "ui/render/SceneView.h"

namespace scarp {

class TerrainDocument;
struct TerrainStats;

/// How far the things drawn are from the eye, along its forward direction, metres; infinity where
/// there is only sky. Device pixels, the top row first.
struct DepthPicture {
  int width = 0, height = 0;
  std::vector<float> depths;

  [[nodiscard]] float at(int column, int row) const {
    return depths[static_cast<std::size_t>(row) * static_cast<std::size_t>(width) +
                  static_cast<std::size_t>(column)];
  }
};

/// Bytes on the graphics card for the ground of one document, in all views of it together, however large it
/// is; and what the first and the second view have of that.
inline constexpr long long kPageBudget = 256LL << 20;
inline constexpr long long kFirstViewPages = 160LL << 20;  ///< As much as a texture array has layers for.
inline constexpr long long kSecondViewPages = kPageBudget - kFirstViewPages;

/// Draws a document: terrain, objects, sky and grid, overlays, compass. Made, used and destroyed with the
/// same OpenGL 4.5 core context current; shows one document in its life.
class SceneRenderer {
 public:
  /// Compiles what drawing takes. pageBudget: bytes on the graphics card for the pages of ground; all views
  /// of a document share kPageBudget. The error is one line.
  [[nodiscard]] static Result<std::unique_ptr<SceneRenderer>> create(long long pageBudget = kFirstViewPages);
  ~SceneRenderer();
  SceneRenderer(const SceneRenderer&) = delete;
  SceneRenderer& operator=(const SceneRenderer&) = delete;

  /// Draws into a framebuffer of view.pixelWidth × view.pixelHeight. document may be null: the bare
  /// horizon. Where nothing but brush, ghost and overlays differ from the last picture, all the rest is taken
  /// from it, and the picture is the same, bit for bit, as if it were drawn from scratch.
  void draw(const TerrainDocument* document, const SceneView& view, unsigned target);
  /// Of the last draw.
  [[nodiscard]] DepthPicture readDepth() const;
  [[nodiscard]] const TerrainStats& stats() const;  ///< What was taken over does not count.
  /// Whether the last draw showed all of the ground as finely as it was to; else draw again.
  [[nodiscard]] bool whole() const;
  /// Bytes that pages of ground take on the graphics card.
  [[nodiscard]] long long pageBytes() const;
  /// The next picture is drawn from scratch.
  void forgetPicture();

  void terrainChanged(const GridRect& samples);
  /// Samples of the map of fractions that view.fractions holds; another map needs no telling.
  void fractionsChanged(const GridRect& samples);
  /// Samples of the map that view.materials holds; in another map, tiles that are others need no telling.
  void materialsChanged(const GridRect& samples);
  /// Tiles of drapes have been made that view.drapes hold.
  void drapesChanged() { forgetPicture(); }
  void objectsChanged();
  /// What view.scattered holds: all of it, with its rules and frame, or what stands on some of its tiles.
  void scatterChanged();
  void scatterChanged(std::span<const int> tiles);

 private:
  struct Parts;
  explicit SceneRenderer(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> parts_;
};

}  // namespace scarp
