#include <Eigen/Geometry>
#include <algorithm>
#include <charconv>
#include <cmath>
#include <fstream>
#include <numbers>

#include "core/base/Json.h"
#include "core/io/AtomicFile.h"
#include "core/sceneio/SceneFrames.h"
#include "core/sceneio/SceneJob.h"

namespace scarp {

namespace {

constexpr double kGodotCell = 256.0;  ///< Metres.

/// A string as Godot's text files have it.
std::string godotText(const std::string& text) { return Json(text).dump(); }

/// A name of a node, which may not hold every character: the model's file without its ending.
std::string nodeName(const std::string& file) { return file.substr(0, file.rfind('.')); }

constexpr std::string_view kBuffer = "buffer = PackedFloat32Array(";

/// The rows of a 3 x 4 matrix, as MultiMesh has them.
void appendTransform(std::string& text, const ObjectPose& pose) {
  const Vec3 place = GltfFrame::place(pose.foot);
  const Eigen::Matrix3d turn = pose.scale * GltfFrame::turn(pose.turn).toRotationMatrix();
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) {
      appendFine(text, turn(row, column), kTurnDecimals);
      text += ", ";
    }
    appendFine(text, place[row], kPlaceDecimals);
    if (row < 2) text += ", ";
  }
}

/// Linear red, green, blue and opacity, as they come after a transform.
void appendColour(std::string& text, std::uint32_t tint) {
  for (const float channel : linearTint(tint)) {
    text += ", ";
    appendFine(text, double{channel}, kTurnDecimals);
  }
  text += ", 1";
}

std::pair<int, int> godotCell(const Vec3& foot) {
  return {static_cast<int>(std::floor(foot.y() / kGodotCell)),
          static_cast<int>(std::floor(foot.x() / kGodotCell))};
}

/// Objects of a model that are one node.
struct GodotPiece {
  std::size_t group;
  std::span<const SceneInstance> instances;
  std::size_t number;  ///< Of the pieces of the group, from 1 on.
};

/// Visibility ranges are those of nodes, so objects with levels of detail are split into cells.
std::vector<GodotPiece> godotPieces(const SceneJob& job) {
  std::vector<GodotPiece> pieces;
  for (std::size_t i = 0; i < job.scene.groups.size(); ++i) {
    const std::span<const SceneInstance> all(job.scene.groups[i].instances);
    const bool whole = job.levels[i].size() == 1;
    std::size_t number = 0;
    for (std::size_t from = 0; from < all.size();) {
      std::size_t end = whole ? all.size() : from + 1;
      while (end < all.size() && godotCell(all[end].pose.foot) == godotCell(all[from].pose.foot)) ++end;
      pieces.push_back({i, all.subspan(from, end - from), ++number});
      from = end;
    }
  }
  return pieces;
}

/// The distances from the middle of a piece at which the next level replaces each but the last, metres, with
/// Godot's usual field of view. No object is nearer to the camera than its level needs.
std::vector<double> levelRanges(const SceneJob& job, const GodotPiece& piece) {
  const double height = 2.0 * std::tan(0.5 * 75.0 * std::numbers::pi / 180.0);  // Of the picture at 1 m.
  double scale = 0.0;
  Eigen::AlignedBox3d box;
  for (const SceneInstance& one : piece.instances) {
    box.extend(one.pose.foot);
    scale = std::max(scale, one.pose.scale);
  }
  const double size = scale * job.sizes[piece.group];
  std::vector<double> ranges;
  for (const SceneLevel& level : job.levels[piece.group])
    if (level.coverage > 0.0)
      ranges.push_back(0.5 * box.diagonal().norm() + size + size / (height * level.coverage));
  return ranges;
}

Result<void> writeGodotObjects(const SceneJob& job, const std::string& path, const Progress& progress) {
  OutputFile file(path);
  const auto& groups = job.scene.groups;
  const std::vector<GodotPiece> pieces = godotPieces(job);
  const std::size_t steps = pieces.size() + 2 + (job.groundFile().empty() ? 0 : 1);
  file.write("[gd_scene load_steps=" + std::to_string(steps) + " format=3]\n\n");
  file.write("[ext_resource type=\"Script\" path=\"scene.gd\" id=\"1\"]\n");
  if (!job.groundFile().empty())
    file.write("[ext_resource type=\"PackedScene\" path=\"" + job.groundFile() + "\" id=\"2\"]\n");
  std::size_t done = 0;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const auto instances = pieces[i].instances;
    const bool tinted = groups[pieces[i].group].tinted();
    file.write("\n[sub_resource type=\"MultiMesh\" id=\"objects_" + std::to_string(i) +
               "\"]\ntransform_format = 1\n" + (tinted ? "use_colors = true\n" : "") +
               "instance_count = " + std::to_string(instances.size()) + "\n");
    file.write(kBuffer);
    std::string text;
    for (std::size_t k = 0; k < instances.size(); ++k) {
      if (done++ % 4096 == 0 &&
          !keepGoing(progress, static_cast<double>(done) / static_cast<double>(job.scene.count + 1)))
        return Error::cancel();
      text = k > 0 ? ", " : "";
      appendTransform(text, instances[k].pose);
      if (tinted) appendColour(text, instances[k].tint);
      file.write(text);
    }
    file.write(")\n");
  }
  file.write("\n[node name=\"Scene\" type=\"Node3D\"]\nscript = ExtResource(\"1\")\n");
  if (!job.groundFile().empty())
    file.write("\n[node name=\"Terrain\" parent=\".\" instance=ExtResource(\"2\")]\n");
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const GodotPiece& piece = pieces[i];
    const std::string name =
        nodeName(job.modelFiles[piece.group]) + (piece.number > 1 ? " " + std::to_string(piece.number) : "");
    file.write("\n[node name=" + godotText(name) +
               " type=\"MultiMeshInstance3D\" parent=\".\"]\nmultimesh = SubResource(\"objects_" +
               std::to_string(i) + "\")\nmetadata/asset = " + godotText(groups[piece.group].name()) +
               "\nmetadata/model = " + godotText(job.modelFiles[piece.group]) + "\n");
    std::string ranges;
    for (const double range : levelRanges(job, piece)) {
      ranges += ranges.empty() ? "" : ", ";
      appendFine(ranges, range, 1);
    }
    if (!ranges.empty()) file.write("metadata/ranges = PackedFloat32Array(" + ranges + ")\n");
  }
  return file.close();
}

/// The numbers up to a bracket, one after the other.
bool nextNumber(std::ifstream& file, double& number) {
  std::string text;
  for (int c = file.get(); c != EOF && c != ',' && c != ')'; c = file.get())
    if (c != ' ') text += static_cast<char>(c);
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  return failure == std::errc() && end == text.data() + text.size();
}

/// Godot keeps floats: what it has of a number.
double asFloat(double number) { return static_cast<double>(static_cast<float>(number)); }

bool checkTransform(const std::array<double, 16>& numbers, bool tinted, PoseCheck& check) {
  Eigen::Matrix3d basis;
  Vec3 place;
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column)
      basis(row, column) = numbers[static_cast<std::size_t>(4 * row + column)];
    place[row] = asFloat(numbers[static_cast<std::size_t>(4 * row + 3)]);
  }
  const double scale = basis.col(0).norm();
  if (!(scale > 0.0)) return false;
  return check.next(GltfFrame::local(place),
                    GltfFrame::localTurn(Eigen::Quaterniond(Eigen::Matrix3d(basis / scale))), scale,
                    tinted ? tintOf({static_cast<float>(numbers[12]), static_cast<float>(numbers[13]),
                                     static_cast<float>(numbers[14])})
                           : kNoTint);
}

Result<void> readGodotObjects(const SceneJob& job, const std::string& path, PoseCheck& check) {
  std::ifstream file(path, std::ios::binary);
  for (const GodotPiece& piece : godotPieces(job)) {
    const bool tinted = job.scene.groups[piece.group].tinted();
    std::string line;
    while (std::getline(file, line) && !line.starts_with("instance_count = ")) continue;
    if (line != "instance_count = " + std::to_string(piece.instances.size())) return notAsWritten();
    std::string opening(kBuffer.size(), '\0');
    file.read(opening.data(), static_cast<std::streamsize>(opening.size()));
    if (opening != kBuffer) return notAsWritten();
    for (std::size_t i = 0; i < piece.instances.size(); ++i) {
      std::array<double, 16> numbers{};
      for (double& number : std::span(numbers).first(tinted ? 16 : 12))
        if (!nextNumber(file, number)) return notAsWritten();
      if (!checkTransform(numbers, tinted, check)) return notAsWritten();
    }
  }
  return {};
}

}  // namespace

void sortByCells(SceneJob& job) {
  for (std::size_t i = 0; i < job.scene.groups.size(); ++i)
    if (job.levels[i].size() > 1)
      std::ranges::stable_sort(job.scene.groups[i].instances, {},
                               [](const SceneInstance& one) { return godotCell(one.pose.foot); });
}

Result<void> writeGodotScene(const SceneJob& job, ExportSet& set, PoseCheck& check) {
  auto done = addObjects("scene.tscn", Message("%1 as MultiMesh, a node a model", job.objectsText()), job,
                         set, check, writeGodotObjects, readGodotObjects);
  if (done) done = set.text("scene.gd", kGodotSceneScript, Message("the scene's script"));
  if (!done) return done;
  return set.text("terrain3d_objects.gd", kTerrain3dSceneScript,
                  Message("editor script that gives the objects to Terrain3D"));
}

}  // namespace scarp
