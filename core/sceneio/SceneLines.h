#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/line/LineDesign.h"
#include "core/materialio/ExportSet.h"
#include "core/sceneio/SceneSettings.h"

namespace scarp {

/// A point of a curve of cubic Bézier pieces, local frame, metres.
struct LineKnot {
  Vec3 place;
  Vec3 in, out;  ///< From the place to its handles before and after it.
};

/// A curve through some of a design's nodes, which leads past the others within a tolerance, metres; of a
/// closed line the first knot is not repeated. Empty where the design is.
[[nodiscard]] std::vector<LineKnot> lineKnots(const LineDesign& design, double tolerance);

/// The curve from one knot to the next, share 0…1.
[[nodiscard]] Vec3 alongKnots(const LineKnot& from, const LineKnot& to, double share);

struct SceneLinesReport {
  std::vector<WrittenFile> files;
  std::size_t lines = 0, knots = 0, triangles = 0;
  std::vector<Message> notes;
};

/// Writes lines for a program, in metres from the middle of the terrain, as its axes and unit have them: for
/// glTF a file .glb with the bed of each line as a mesh; for Unity, Unreal and Godot a folder with a curve
/// for each, of cubic Bézier pieces that lead past all nodes within 5 cm: Splines by an editor script, spline
/// components by a Python script, Path3D nodes in a scene. All files or none, each read back and compared.
/// The error is one line that names the target or a file in it. Any thread; may be cancelled.
[[nodiscard]] Result<SceneLinesReport> exportSceneLines(
    std::span<const std::shared_ptr<const LineDesign>> designs, SceneProgram program, const std::string& path,
    const Progress& progress = {});

inline constexpr double kSceneLineTolerance = 0.05;  ///< Metres.

/// The bed of a line as a mesh.
struct LineMesh {
  std::vector<Vec3> places;                         ///< Local frame, metres.
  std::vector<std::array<float, 2>> texturePlaces;  ///< Across 0…1 from its left; along in widths of the bed.
  std::vector<std::array<std::uint32_t, 3>> triangles;  ///< Counterclockwise from above.
};
/// With bridges, and what is beside the bed in its section; without tunnels. Empty: of an area.
[[nodiscard]] LineMesh lineMesh(const LineDesign& design);

}  // namespace scarp
