#include "core/sceneio/SceneLines.h"

#include <filesystem>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/io/GlbFile.h"
#include "core/sceneio/LineKnots.h"
#include "core/sceneio/SceneFrames.h"
#include "core/sceneio/SceneJob.h"
#include "core/sceneio/SceneScripts.h"

namespace scarp {

namespace {

constexpr int kLineFiles = 2;

/// A line as curves of a program have it.
struct SceneLine {
  std::string name, kind;
  bool closed;
  double width;
  std::vector<LineKnot> knots;
};

std::string titleOfLine(const LineDesign& design) {
  if (!design.line.name.empty()) return design.line.name;
  return std::string(lineKindNames().title(design.line.kind)) + " " + std::to_string(design.line.id);
}

std::string quotedName(const std::string& text) {
  return Json(text).dump({.replace = true});
}

template <class Frame>
void appendKnots(std::string& text, const std::vector<LineKnot>& knots, bool inFirst) {
  const auto add = [&](const Vec3& vector) {
    const Vec3 place = Frame::place(vector);
    for (int axis = 0; axis < 3; ++axis) {
      if (!text.empty() && text.back() != '[' && text.back() != '(') text += ", ";
      appendFine(text, place[axis], kPlaceDecimals);
    }
  };
  for (const LineKnot& knot : knots) {
    // Godot: handles first.
    if (!inFirst) add(knot.place);
    add(knot.in);
    add(knot.out);
    if (inFirst) add(knot.place);
  }
}

/// {"lines": [{"name", "kind", "closed", "width", "knots": [x, y, z of a place and its two handles, …]}]}
template <class Frame>
std::string knotList(const std::vector<SceneLine>& lines) {
  std::string text = "{\"lines\": [\n";
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const SceneLine& line = lines[i];
    text += "{\"name\": " + quotedName(line.name) + ", \"kind\": \"" + line.kind +
            "\", \"closed\": " + (line.closed ? "true" : "false") + ", \"width\": ";
    appendFine(text, line.width, kPlaceDecimals);
    text += ", \"knots\": [";
    appendKnots<Frame>(text, line.knots, false);
    text += i + 1 < lines.size() ? "]},\n" : "]}\n";
  }
  return text + "]}\n";
}

std::string godotScene(const std::vector<SceneLine>& lines) {
  std::string text = "[gd_scene load_steps=" + std::to_string(lines.size() + 1) + " format=3]\n";
  for (std::size_t i = 0; i < lines.size(); ++i) {
    // A closed curve ends where it began.
    std::vector<LineKnot> knots = lines[i].knots;
    if (lines[i].closed) knots.push_back(knots.front());
    text += "\n[sub_resource type=\"Curve3D\" id=\"line_" + std::to_string(i) +
            "\"]\n_data = {\n\"points\": PackedVector3Array(";
    appendKnots<GltfFrame>(text, knots, true);
    text += "),\n\"tilts\": PackedFloat32Array(";
    for (std::size_t k = 0; k < knots.size(); ++k) text += k > 0 ? ", 0" : "0";
    text += ")\n}\npoint_count = " + std::to_string(knots.size()) + "\n";
  }
  text += "\n[node name=\"Lines\" type=\"Node3D\"]\n";
  for (std::size_t i = 0; i < lines.size(); ++i) {
    // Names of nodes are unique and have no such characters.
    std::string name = lines[i].name;
    for (char& c : name)
      if (std::string_view(".:@/\"%\\").find(c) != std::string_view::npos ||
          static_cast<unsigned char>(c) < 32)
        c = '_';
    text += "\n[node name=" + quotedName(std::to_string(i + 1) + " " + name) +
            " type=\"Path3D\" parent=\".\"]\ncurve = SubResource(\"line_" + std::to_string(i) +
            "\")\nmetadata/kind = \"" + lines[i].kind + "\"\nmetadata/width = ";
    appendFine(text, lines[i].width, kPlaceDecimals);
    text += "\n";
  }
  return text;
}

/// A mesh as single precision has it, about its first place.
struct GlbLine {
  std::string name;
  Vec3 middle;
  std::vector<std::array<float, 3>> places;
  std::vector<std::array<float, 2>> texturePlaces;
  std::vector<std::array<std::uint32_t, 3>> triangles;
};

GlbLine glbLine(const LineDesign& design, LineMesh mesh) {
  GlbLine line{
      titleOfLine(design), mesh.places.front(), {}, std::move(mesh.texturePlaces), std::move(mesh.triangles)};
  for (const Vec3& place : mesh.places) {
    const Vec3 at = GltfFrame::place(place - line.middle);
    line.places.push_back(
        {static_cast<float>(at.x()), static_cast<float>(at.y()), static_cast<float>(at.z())});
  }
  return line;
}

GlbFile glbOf(const std::vector<GlbLine>& lines) {
  GlbFile file;
  const std::size_t material = file.add(
      "materials",
      {{"name", "Bed"},
       {"pbrMetallicRoughness",
        {{"baseColorFactor", {0.3, 0.3, 0.3, 1.0}}, {"metallicFactor", 0.0}, {"roughnessFactor", 0.9}}}});
  for (const GlbLine& line : lines) {
    const Json attributes{
        {"POSITION", file.addPlaces(line.places)},
        {"TEXCOORD_0", file.addArray(line.texturePlaces, GlbUse::Vertices, kGlbFloat, "VEC2")}};
    const std::size_t indices = file.addArray(line.triangles, GlbUse::Indices, kGlbUnsignedInt, "SCALAR", 3);
    const std::size_t mesh = file.add(
        "meshes",
        {{"name", line.name},
         {"primitives", {{{"attributes", attributes}, {"indices", indices}, {"material", material}}}}});
    const Vec3 at = GltfFrame::place(line.middle);
    file.addNode(Json{{"name", line.name}, {"mesh", mesh}, {"translation", {at.x(), at.y(), at.z()}}}.dump(
        {.replace = true}));
  }
  file.finish();
  return file;
}

Result<void> addGlbOf(const std::vector<GlbLine>& lines, const std::string& name, SceneLinesReport& report,
                      ExportSet& set) {
  const GlbFile file = glbOf(lines);
  if (file.bytes() > GlbFile::kMaxBytes)
    return errorIn(name, "the beds make more than 2 GB, where glTF's readers stop; some lines alone fit");
  return set.file(
      name,
      Message(report.lines == 1 ? "%1 line, %2 triangles" : "%1 lines, %2 triangles",
              groupedCount(report.lines), groupedCount(report.triangles)),
      [&](const std::string& path, const Progress& part) { return file.write(path, part); },
      [&](const std::string& path, const Progress& part) { return file.prove(path, part); });
}

Result<void> addCurves(const std::vector<SceneLine>& lines, SceneProgram program, ExportSet& set) {
  const bool one = lines.size() == 1;
  const std::string count = groupedCount(lines.size());
  switch (program) {
    case SceneProgram::Unity:
      if (auto added = set.text("lines.json", knotList<UnityFrame>(lines),
                                Message(one ? "%1 line" : "%1 lines", count));
          !added)
        return added;
      return set.text("ScarpLines.cs", kUnityLinesScript,
                      Message("editor script that makes splines of them"));
    case SceneProgram::Unreal:
      if (auto added = set.text("lines.json", knotList<UnrealFrame>(lines),
                                Message(one ? "%1 line, in centimetres" : "%1 lines, in centimetres", count));
          !added)
        return added;
      return set.text("lines.py", kUnrealLinesScript,
                      Message("script for the editor: Tools > Execute Python Script"));
    case SceneProgram::Godot:
      return set.text("lines.tscn", godotScene(lines),
                      Message(one ? "%1 line, each a Path3D" : "%1 lines, each a Path3D", count));
    case SceneProgram::Gltf:
    case SceneProgram::Blender:
      break;
  }
  return Error{"lines are written for gltf, unity, unreal and godot"};
}

double widthOf(const Line& line) {
  return line.brush ? 2.0 * line.brush.settings().radius : line.settings.width;
}

Result<SceneLinesReport> exportedLines(std::span<const std::shared_ptr<const LineDesign>> designs,
                                       SceneProgram program, const std::string& path,
                                       const Progress& progress) {
  namespace fs = std::filesystem;
  SceneLinesReport report;
  std::vector<SceneLine> curves;
  std::vector<GlbLine> meshes;
  std::size_t areas = 0, paths = 0, nowhere = 0;
  for (const auto& design : designs) {
    if (design->nodes.size() < 2) {
      ++nowhere;
      continue;
    }
    if (program == SceneProgram::Gltf) {
      LineMesh mesh = lineMesh(*design);
      areas += isArea(design->line.kind) ? 1 : 0;
      paths += design->line.brush ? 1 : 0;
      if (mesh.triangles.empty()) continue;
      report.triangles += mesh.triangles.size();
      meshes.push_back(glbLine(*design, std::move(mesh)));
    } else {
      curves.push_back({titleOfLine(*design), std::string(lineKindNames().key(design->line.kind)),
                        design->line.closed || isArea(design->line.kind), widthOf(design->line),
                        lineKnots(*design, kSceneLineTolerance)});
      report.knots += curves.back().knots.size();
    }
  }
  report.lines = curves.size() + meshes.size();
  if (report.lines == 0) return Error{"there is no line on the ground to write"};
  if (areas > 0)
    report.notes.push_back(Message(areas == 1 ? "%1 area has no mesh: the ground is theirs"
                                              : "%1 areas have no mesh: the ground is theirs",
                                   groupedCount(areas)));
  if (paths > 0)
    report.notes.push_back(Message(paths == 1 ? "%1 brush path has no mesh: it is the ground alone"
                                              : "%1 brush paths have no mesh: it is the ground alone",
                                   groupedCount(paths)));
  if (nowhere > 0)
    report.notes.push_back(Message(nowhere == 1 ? "%1 line lies off the ground and is left out"
                                                : "%1 lines lie off the ground and are left out",
                                   groupedCount(nowhere)));
  if (program == SceneProgram::Gltf) {
    const fs::path target(path);
    if (lowerExtension(path) != ".glb") return Error{"beds as glTF are a file that ends in .glb"};
    const fs::path parent = target.parent_path();
    std::error_code failure;
    if (!parent.empty() && !fs::is_directory(parent, failure)) return Error{"there is no such folder"};
    ExportSet set(parent.empty() ? "." : parent.string(), 1, progress, ExportSet::Names::Given);
    if (auto added = addGlbOf(meshes, target.filename().string(), report, set); !added) return added.error();
    auto files = set.commit();
    if (!files) return files.error();
    report.files = std::move(*files);
    return report;
  }
  ExportSet set(path, kLineFiles, progress);
  if (auto added = addCurves(curves, program, set); !added) return added.error();
  auto files = set.commit();
  if (!files) return files.error();
  report.files = std::move(*files);
  return report;
}

}  // namespace

Result<SceneLinesReport> exportSceneLines(std::span<const std::shared_ptr<const LineDesign>> designs,
                                          SceneProgram program, const std::string& path,
                                          const Progress& progress) {
  auto report = exportedLines(designs, program, path, progress);
  if (!report) return errorInFolderOf(path, report.error());
  return report;
}

}  // namespace scarp
