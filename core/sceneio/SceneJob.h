#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/materialio/ExportSet.h"
#include "core/sceneio/SceneObjects.h"
#include "core/sceneio/SceneSettings.h"

namespace scarp {

/// A level of detail of a model, as files contain it.
struct SceneLevel {
  std::string node;  ///< Name of its node and mesh.
  std::string file;  ///< Its file; empty in a single file.
  std::size_t triangles = 0;
  double coverage = 0.0;  ///< levelCoverages().
};

/// What is written. Refers to what must outlive it.
struct SceneJob {
  const Terrain& terrain;
  const ObjectList& objects;
  SceneSettings settings;
  SceneObjects scene;
  std::vector<std::string> modelFiles;            ///< Of each group, "model-oak.glb"; none in a single file.
  std::vector<std::vector<SceneLevel>> levels{};  ///< Of each group, the finest first.
  std::vector<double> sizes{};                    ///< Longest side of each group's model, metres.
  bool shapes = false;                            ///< With water or models that are bent along lines.

  /// The file of the ground's mesh, with the shapes of lines, or of these alone; empty if there is neither.
  [[nodiscard]] std::string groundFile() const {
    return settings.ground ? "terrain.glb" : shapes ? "lines.glb" : "";
  }
  [[nodiscard]] Message objectsText() const;  ///< "12 objects"
};

/// Adds the files by which a program finds the objects, read back by `check`. The ground and the models are
/// in the set already. The error names the file.
using SceneWriter = Result<void>(const SceneJob& job, ExportSet& set, PoseCheck& check);
SceneWriter writeBlenderScene, writeUnityScene, writeUnrealScene, writeGodotScene;

using ObjectsWriter =
    std::function<Result<void>(const SceneJob& job, const std::string& path, const Progress& progress)>;
using ObjectsReader =
    std::function<Result<void>(const SceneJob& job, const std::string& path, PoseCheck& check)>;
/// Adds a file with the objects; `read` compares them by the check.
[[nodiscard]] Result<void> addObjects(const char* name, const Message& what, const SceneJob& job,
                                      ExportSet& set, PoseCheck& check, const ObjectsWriter& write,
                                      const ObjectsReader& read);

/// A program that scenes are written for.
struct SceneProgramRow {
  ValueName name;
  const char* heights;                    ///< One of enginePresets(), or null: the program has no heightmaps.
  std::optional<MaterialPreset> weights;  ///< Convention of the weights of materials.
  SceneWriter* write;                     ///< Null: all is in one file.
  Message (*tints)();                     ///< Note about colours of single objects, or null.
};
[[nodiscard]] const SceneProgramRow& programRow(SceneProgram program);

/// Sorts the objects of models with several levels of detail by cells of 256 m, which are nodes.
void sortByCells(SceneJob& job);

/// scene.json: models, their files and counts, the ground's file, axes and place. `axes`: "x east, y north
/// …".
[[nodiscard]] Result<void> writeSceneList(const SceneJob& job, ExportSet& set, const char* axes);

/// A number to so many decimals, as short as that can be.
void appendFine(std::string& text, double number, int decimals);
inline constexpr int kPlaceDecimals = 5, kTurnDecimals = 7;

// What resources/scenes holds, for the programs themselves.
extern const char* const kBlenderSceneScript;
extern const char* const kUnitySceneScript;
extern const char* const kUnrealSceneScript;
extern const char* const kGodotSceneScript;
extern const char* const kTerrain3dSceneScript;
extern const char* const kUnityLinesScript;
extern const char* const kUnrealLinesScript;

}  // namespace scarp
