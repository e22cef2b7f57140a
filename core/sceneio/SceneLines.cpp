#include "core/sceneio/SceneLines.h"

#include <algorithm>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/io/GlbFile.h"
#include "core/line/LineSurface.h"
#include "core/meshio/MeshExport.h"
#include "core/meshio/MeshFormat.h"
#include "core/sceneio/SceneFrames.h"
#include "core/sceneio/SceneJob.h"

namespace scarp {

namespace {

constexpr double kCorner = 0.97;  ///< Cosine of the turn from which a node is a corner: 14 degrees.

struct KnotNode {
  Vec3 place;
  Vec3 in, out;  ///< Metres of way for each metre along, before and after it.
};

std::vector<KnotNode> knotNodes(const LineDesign& design, bool closed) {
  const std::size_t count = design.nodes.size();
  std::vector<KnotNode> nodes(count);
  const auto place = [&](std::size_t i) {
    const LineNode& node = design.nodes[i % count];
    return Vec3(node.place.x(), node.place.y(), node.height);
  };
  for (std::size_t i = 0; i < count; ++i) {
    const bool first = !closed && i == 0, last = !closed && i + 1 == count;
    const Vec3 at = place(i);
    Vec3 in = first ? Vec3(Vec3::Zero()) : Vec3(at - place(i + count - 1));
    Vec3 out = last ? Vec3(Vec3::Zero()) : Vec3(place(i + 1) - at);
    const double before = in.norm(), after = out.norm();
    if (before > 0.0) in /= before;
    if (after > 0.0) out /= after;
    if (first || before == 0.0) in = out;
    if (last || after == 0.0) out = in;
    if (in.dot(out) > kCorner) {
      // Of a parabola through the three.
      const Vec3 mean = first || last ? in : Vec3((after * in + before * out) / (before + after));
      in = out = mean.normalized();
    }
    nodes[i] = {at, in, out};
  }
  return nodes;
}

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

std::string quotedName(const std::string& text) { return Json(text).dump({.replace = true}); }

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

/// A mesh about its first place.
struct GlbLine {
  MeshContent mesh;
  Vec3 middle;  ///< Local frame, metres.
};

GlbLine glbLine(const LineDesign& design, LineMesh mesh) {
  GlbLine line{{}, mesh.places.front()};
  line.mesh.name = titleOfLine(design);
  line.mesh.texturePlaces = std::move(mesh.texturePlaces);
  line.mesh.triangles = std::move(mesh.triangles);
  for (const Vec3& place : mesh.places) line.mesh.places.push_back(gltfFloats(place - line.middle));
  return line;
}

GlbFile glbOf(const std::vector<GlbLine>& lines) {
  GlbFile file;
  const std::size_t material = file.add(
      "materials",
      {{"name", "Bed"},
       {"pbrMetallicRoughness",
        {{"baseColorFactor", {0.3, 0.3, 0.3, 1.0}}, {"metallicFactor", 0.0}, {"roughnessFactor", 0.9}}}});
  for (const auto& [line, middle] : lines) {
    Json primitive = glbPrimitive(file, line, true);
    primitive["material"] = material;
    const std::size_t mesh =
        file.add("meshes", {{"name", line.name}, {"primitives", Json::array({std::move(primitive)})}});
    const Vec3 at = GltfFrame::place(middle);
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
  if (program == SceneProgram::Godot)
    return set.text("lines.tscn", godotScene(lines),
                    Message(one ? "%1 line, each a Path3D" : "%1 lines, each a Path3D", count));
  if (program == SceneProgram::Unity) {
    auto added =
        set.text("lines.json", knotList<UnityFrame>(lines), Message(one ? "%1 line" : "%1 lines", count));
    if (!added) return added;
    return set.text("ScarpLines.cs", kUnityLinesScript, Message("editor script that makes splines of them"));
  }
  if (program != SceneProgram::Unreal) return Error{"lines are written for gltf, unity, unreal and godot"};
  auto added = set.text("lines.json", knotList<UnrealFrame>(lines),
                        Message(one ? "%1 line, in centimetres" : "%1 lines, in centimetres", count));
  if (!added) return added;
  return set.text("lines.py", kUnrealLinesScript,
                  Message("script for the editor: Tools > Execute Python Script"));
}

double widthOf(const Line& line) {
  return line.brush ? 2.0 * line.brush.settings().radius : line.settings.width;
}

Result<SceneLinesReport> exportedLines(std::span<const std::shared_ptr<const LineDesign>> designs,
                                       SceneProgram program, const std::string& path,
                                       const Progress& progress) {
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
  ExportTarget target{path, {}};
  const bool single = program == SceneProgram::Gltf;
  if (single) {
    if (lowerExtension(path) != ".glb") return Error{"beds as glTF are a file that ends in .glb"};
    auto found = exportTarget(path);
    if (!found) return found.error();
    target = *std::move(found);
  }
  ExportSet set(target.folder, single ? 1 : kLineFiles, progress,
                single ? ExportSet::Names::Given : ExportSet::Names::Generated);
  if (auto added = single ? addGlbOf(meshes, target.name, report, set) : addCurves(curves, program, set);
      !added)
    return added.error();
  auto files = set.commit();
  if (!files) return files.error();
  report.files = std::move(*files);
  if (target.folder == ".") shortenPaths(report.files);
  return report;
}

}  // namespace

Vec3 alongKnots(const LineKnot& from, const LineKnot& to, double share) {
  const double left = 1.0 - share;
  return left * left * left * from.place + 3.0 * left * left * share * (from.place + from.out) +
         3.0 * left * share * share * (to.place + to.in) + share * share * share * to.place;
}

std::vector<LineKnot> lineKnots(const LineDesign& design, double tolerance) {
  const bool closed = design.line.closed || isArea(design.line.kind);
  const std::size_t count = design.nodes.size();
  std::vector<LineKnot> knots;
  if (count < 2) return knots;
  const std::vector<KnotNode> nodes = knotNodes(design, closed);
  const std::size_t pieces = closed ? count : count - 1;
  std::vector<double> stations(pieces + 1, 0.0);
  for (std::size_t i = 0; i < pieces; ++i)
    stations[i + 1] = stations[i] + (nodes[(i + 1) % count].place - nodes[i].place).norm();
  const auto piece = [&](std::size_t first, std::size_t last) {
    const KnotNode &a = nodes[first], &b = nodes[last % count];
    const double third = (stations[last] - stations[first]) / 3.0;
    return std::pair(LineKnot{a.place, Vec3::Zero(), third * a.out},
                     LineKnot{b.place, -third * b.in, Vec3::Zero()});
  };
  const auto follows = [&](std::size_t first, std::size_t last) {
    const auto [from, to] = piece(first, last);
    const double length = stations[last] - stations[first];
    for (std::size_t i = first + 1; i < last; ++i) {
      const double share = length > 0.0 ? (stations[i] - stations[first]) / length : 0.0;
      if ((alongKnots(from, to, share) - nodes[i].place).norm() > tolerance) return false;
    }
    return true;
  };
  knots.push_back({nodes[0].place, Vec3::Zero(), Vec3::Zero()});
  constexpr std::size_t longest = 256;
  for (std::size_t first = 0; first < pieces;) {
    // As far as doubled lengths follow, then back by halves.
    std::size_t reached = 1;
    while (reached < longest && first + 2 * reached <= pieces && follows(first, first + 2 * reached))
      reached *= 2;
    for (std::size_t more = reached / 2; more > 0; more /= 2)
      if (reached < longest && first + reached + more <= pieces && follows(first, first + reached + more))
        reached += more;
    const auto [from, to] = piece(first, first + reached);
    knots.back().out = from.out;
    knots.push_back(to);
    first += reached;
  }
  if (closed) {
    knots.front().in = knots.back().in;
    knots.pop_back();
  }
  return knots;
}

LineMesh lineMesh(const LineDesign& design) {
  LineMesh mesh;
  const std::vector<LineNode>& nodes = design.nodes;
  const std::size_t count = nodes.size();
  if (count < 2 || isArea(design.line.kind)) return mesh;
  const bool closed = design.line.closed;
  double station = 0.0;
  std::size_t rowBefore = 0, across = 0;
  const std::size_t rows = closed ? count + 1 : count;
  for (std::size_t k = 0; k < rows; ++k) {
    const LineNode& at = nodes[k % count];
    const LineNode &before = !closed && k == 0 ? at : nodes[(k + count - 1) % count],
                   &after = !closed && k + 1 == count ? at : nodes[(k + 1) % count];
    const Vec2 way = after.place - before.place;
    const double length = way.norm();
    const Vec2 side = length > 0.0 ? Vec2(-way.y() / length, way.x() / length) : Vec2(Vec2::Zero());
    const std::size_t row = mesh.places.size();
    const std::vector<double> corners = sectionCorners(design.section, at.half);
    for (const double out : corners) {
      const Vec2 place = at.place + out * side;
      mesh.places.push_back(
          {place.x(), place.y(),
           at.height + besideMiddle(design.line.settings, design.section, at.half, at.tilt, out)});
      const double width = std::max(2.0 * at.half, 1e-6);
      mesh.texturePlaces.push_back(
          {static_cast<float>((at.half - out) / width), static_cast<float>(station / width)});
    }
    across = corners.size();
    if (k > 0 && nodes[(k - 1) % count].span != LineSpan::Tunnel)
      for (std::size_t i = 0; i + 1 < across; ++i) {
        const auto a = static_cast<std::uint32_t>(rowBefore + i), b = static_cast<std::uint32_t>(row + i);
        mesh.triangles.push_back({a, a + 1, b + 1});
        mesh.triangles.push_back({a, b + 1, b});
      }
    station += at.onward;
    rowBefore = row;
  }
  return mesh;
}

Result<SceneLinesReport> exportSceneLines(std::span<const std::shared_ptr<const LineDesign>> designs,
                                          SceneProgram program, const std::string& path,
                                          const Progress& progress) {
  auto report = exportedLines(designs, program, path, progress);
  if (!report) return errorInFolderOf(path, report.error());
  return report;
}

}  // namespace scarp
