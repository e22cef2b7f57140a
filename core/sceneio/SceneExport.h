#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/edit/DerivedContent.h"
#include "core/io/RasterExport.h"
#include "core/materialio/MaterialExport.h"
#include "core/objects/ObjectLayer.h"
#include "core/sceneio/SceneSettings.h"
#include "core/terrain/Terrain.h"

namespace scarp {

struct SceneExportOptions {
  SceneSettings settings;
  std::optional<GridRect> crop{};  ///< Samples, two at least each way; all where there is none.
  /// Heights and weights are resampled to this size. Empty: to the nearest that the engine takes, if it does
  /// not take the terrain's own.
  std::optional<SampleSize> resample{};
  bool anySize =
      false;  ///< Heights and weights keep the terrain's own size, also if the engine takes others.
  std::optional<double> rangeMin{}, rangeMax{};  ///< Of the heights, see ExportOptions.
};

/// Names of the options for heights and weights in recipes, without the size.
[[nodiscard]] const Schema<SceneExportOptions>& sceneHeightSchema();

/// The options with which exportScene() writes heights and weights. Contract: the program has a
/// heightPreset().
[[nodiscard]] ExportOptions heightOptions(const SceneExportOptions& options, const GridFrame& frame);
[[nodiscard]] MaterialExportOptions weightOptions(const SceneExportOptions& options, const GridFrame& frame);

struct SceneExportReport {
  std::vector<WrittenFile> files;
  std::size_t objects = 0, scattered = 0;  ///< Written; of these, objects of scatter rules.
  std::size_t models = 0;                  ///< Different ones.
  std::size_t leftOut = 0;                 ///< Objects over holes, off the terrain, or off the part.
  double largestError = 0.0;               ///< Of an object's place as read back, metres.
  double largestTurn = 0.0;                ///< The same of its turn, degrees.
  std::size_t triangles = 0;               ///< Of the ground; 0 where it is left out.
  double groundError = 0.0;  ///< The mesh's true greatest vertical distance from the ground, metres.
  std::size_t waterTriangles = 0, bentTriangles = 0;  ///< Of the water of lines; of models bent along them.
  std::optional<ExportReport> heights{};  ///< Its path is that of the file; its notes are among these.
  std::optional<MaterialExportReport> weights{};  ///< Without files and notes, which are among these.
  std::vector<Message> notes;
};

/// Writes heights, weights, ground, models and objects for a program: one file of an ending .glb for glTF,
/// else a folder, which is made where there is none. All files or none, each read back and compared.
/// `materials`: whose weights are written and whose colours the ground gets; null: none, and plain. The error
/// is one line that names the target or a file in it. Any thread; may be cancelled.
[[nodiscard]] Result<SceneExportReport> exportScene(const Terrain& terrain, const ObjectList& objects,
                                                    const MaterialGround* materials, const std::string& path,
                                                    const SceneExportOptions& options,
                                                    const Progress& progress = {});

/// The same of a document: its scatter rules put down their objects and bend models along lines, and its
/// materials are laid, first. These models and the water of lines are meshes of glTF's file; of other
/// programs they are in that of the ground. The notes say what else the document has.
[[nodiscard]] Result<SceneExportReport> exportScene(const DerivedContent& scene, const std::string& path,
                                                    const SceneExportOptions& options,
                                                    const Progress& progress = {});

}  // namespace scarp
