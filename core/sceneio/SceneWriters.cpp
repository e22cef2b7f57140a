#include <algorithm>
#include <charconv>
#include <cmath>
#include <fstream>
#include <iterator>
#include <numbers>

#include "core/base/DecimalNumber.h"
#include "core/base/Json.h"
#include "core/base/ShortNumber.h"
#include "core/io/AtomicFile.h"
#include "core/io/CrsInfo.h"
#include "core/io/ObjectRows.h"
#include "core/sceneio/SceneFrames.h"
#include "core/sceneio/SceneJob.h"

namespace scarp {

namespace {

/// The objects as a table in local metres, as ObjectExport.h has it.
ObjectTable tableOf(const SceneJob& job) {
  ObjectTable table{job.terrain, ObjectCoordinates::Local, {}};
  for (const SceneGroup& group : job.scene.groups)
    for (const SceneInstance& instance : group.instances)
      roundNumbers(
          table.rows.emplace_back(objectRow(job.objects.all[instance.index], instance.pose,
                                            instance.pose.foot, job.objects.scatteredBy(instance.index))));
  return table;
}

Result<void> readBlenderObjects(const SceneJob& /*job*/, const std::string& path, PoseCheck& check) {
  bool same = true;
  auto read = readObjectRows(ObjectFormat::Csv, path, [&](const ObjectRow& row) {
    const auto& [x, y, z, w] = row.turn;
    const auto tint = row.tint.empty() ? std::optional(kNoTint) : readColour(row.tint);
    return same = tint && check.next(Vec3(row.place.data()), {w, x, y, z}, row.scale[0], *tint);
  });
  return same || !read ? read : notAsWritten();
}

/// "name":[…] of so many numbers of each object.
template <class NumbersOf>
void writeNumbers(OutputFile& file, const char* name, const SceneGroup& group, int decimals,
                  NumbersOf&& numbersOf) {
  std::string text = std::string(",\"") + name + "\":[";
  bool first = true;
  for (const SceneInstance& instance : group.instances) {
    for (const double number : numbersOf(instance)) {
      if (!first) text += ',';
      first = false;
      appendFine(text, number, decimals);
    }
    if (text.size() < 1 << 16) continue;
    file.write(text);
    text.clear();
  }
  file.write(text + "]");
}

Result<void> writeUnityObjects(const SceneJob& job, const std::string& path, const Progress& progress) {
  OutputFile file(path);
  file.write(
      "{\"scarp\":\"scene\",\"version\":1,\"program\":\"Unity\",\"axes\":\"metres, x east, y up, z north, "
      "left-handed\",\"terrain\":\"" +
      job.groundFile() + "\",\"count\":" + std::to_string(job.scene.count) + ",\"prototypes\":[");
  for (std::size_t i = 0; i < job.scene.groups.size(); ++i) {
    if (!keepGoing(progress, static_cast<double>(i) / static_cast<double>(job.scene.groups.size())))
      return Error::cancel();
    const SceneGroup& group = job.scene.groups[i];
    file.write((i > 0 ? ",\n{\"name\":" : "\n{\"name\":") + Json(group.name()).dump() +
               ",\"file\":" + Json(job.modelFiles[i]).dump());
    Json nodes = Json::array(), coverages = Json::array();
    for (const SceneLevel& level : job.levels[i]) {
      nodes.push_back(level.node);
      coverages.push_back(static_cast<float>(level.coverage));
    }
    file.write(",\"levels\":" + nodes.dump() + ",\"coverages\":" + coverages.dump());
    writeNumbers(file, "positions", group, kPlaceDecimals, [](const SceneInstance& one) {
      const Vec3 p = UnityFrame::place(one.pose.foot);
      return std::array{p.x(), p.y(), p.z()};
    });
    writeNumbers(file, "rotations", group, kTurnDecimals, [](const SceneInstance& one) {
      const Eigen::Quaterniond q = UnityFrame::turn(one.pose.turn);
      return std::array{q.x(), q.y(), q.z(), q.w()};
    });
    writeNumbers(file, "scales", group, kTurnDecimals,
                 [](const SceneInstance& one) { return std::array{one.pose.scale}; });
    // As whole numbers, 0xrrggbb.
    if (group.tinted())
      writeNumbers(file, "tints", group, 0,
                   [](const SceneInstance& one) { return std::array{static_cast<double>(one.tint)}; });
    file.write("}");
  }
  file.write("\n]}\n");
  return file.close();
}

Result<void> readUnityObjects(const SceneJob& /*job*/, const std::string& path, PoseCheck& check) {
  std::ifstream file(path, std::ios::binary);
  const Json all = Json::parseOrNull(file);
  if (all.isNull()) return notAsWritten();
  for (const Json& prototype : all["prototypes"]) {
    const Json &p = prototype["positions"], &q = prototype["rotations"], &s = prototype["scales"];
    if (p.size() != 3 * s.size() || q.size() != 4 * s.size()) return notAsWritten();
    const auto tints = prototype.find("tints");
    if (tints != prototype.end() && tints->size() != s.size()) return notAsWritten();
    for (std::size_t i = 0; i < s.size(); ++i) {
      const Vec3 place(p[3 * i].get<double>(), p[3 * i + 1].get<double>(), p[3 * i + 2].get<double>());
      const Eigen::Quaterniond turn(q[4 * i + 3].get<double>(), q[4 * i].get<double>(),
                                    q[4 * i + 1].get<double>(), q[4 * i + 2].get<double>());
      if (!check.next(UnityFrame::local(place), UnityFrame::localTurn(turn), s[i].get<double>(),
                      tints == prototype.end() ? kNoTint : (*tints)[i].get<std::uint32_t>()))
        return notAsWritten();
    }
  }
  return {};
}

constexpr double kDegreesPerRadian = 180.0 / std::numbers::pi;

constexpr std::string_view kUnrealColumns = "Name,Asset,Model,X,Y,Z,Roll,Pitch,Yaw,Scale,Tint";

/// A data table: the first column names the row.
Result<void> writeUnrealObjects(const SceneJob& job, const std::string& path, const Progress& progress) {
  OutputFile file(path);
  file.write(std::string(kUnrealColumns) + "\n");
  std::size_t done = 0;
  for (std::size_t i = 0; i < job.scene.groups.size(); ++i) {
    const SceneGroup& group = job.scene.groups[i];
    std::string names = ",";
    appendCsvName(names, group.name());
    names += "," + job.modelFiles[i];
    for (const SceneInstance& instance : group.instances) {
      if (done++ % kRowsBetweenLooks == 0 &&
          !keepGoing(progress, static_cast<double>(done) / static_cast<double>(job.scene.count)))
        return Error::cancel();
      std::string line = "object_" + std::to_string(instance.id) + names;
      const Vec3 place = UnrealFrame::place(instance.pose.foot);
      const auto rotator = UnrealFrame::rotator(UnrealFrame::turn(instance.pose.turn));
      for (const double number :
           {place.x(), place.y(), place.z(), rotator[0], rotator[1], rotator[2], instance.pose.scale}) {
        line += ',';
        appendFine(line, number, kPlaceDecimals);
      }
      line += ',' + (instance.tint == kNoTint ? std::string() : colourText(instance.tint));
      file.write(line += '\n');
    }
  }
  return file.close();
}

Result<void> readUnrealObjects(const SceneJob& /*job*/, const std::string& path, PoseCheck& check) {
  std::ifstream file(path, std::ios::binary);
  std::string line;
  if (!std::getline(file, line) || line != kUnrealColumns) return notAsWritten();
  while (std::getline(file, line)) {
    // From behind: only the asset's name may hold commas.
    std::array<double, 7> numbers{};
    const std::string tinted = line.substr(line.rfind(',') + 1);
    const auto tint = tinted.empty() ? std::optional(kNoTint) : readColour(tinted);
    line.resize(line.size() - std::min(line.size(), tinted.size() + 1));
    for (std::size_t i = numbers.size(); i-- > 0;) {
      const std::size_t comma = line.rfind(',');
      if (comma == std::string::npos) return notAsWritten();
      const auto [end, failure] =
          std::from_chars(line.data() + comma + 1, line.data() + line.size(), numbers[i]);
      if (failure != std::errc() || end != line.data() + line.size()) return notAsWritten();
      line.resize(comma);
    }
    const auto& [x, y, z, roll, pitch, yaw, scale] = numbers;
    if (!tint || !check.next(UnrealFrame::local({x, y, z}),
                             UnrealFrame::localTurn(UnrealFrame::turnOf({roll, pitch, yaw})), scale, *tint))
      return notAsWritten();
  }
  return {};
}

}  // namespace

Message SceneJob::objectsText() const {
  return Message(scene.count == 1 ? "%1 object" : "%1 objects", groupedCount(scene.count));
}

void appendFine(std::string& text, double number, int decimals) {
  const double parts = std::pow(10.0, decimals), fine = std::round(number * parts) / parts;
  appendDecimal(text, fine + 0.0);
}

Result<void> addObjects(const char* name, const Message& what, const SceneJob& job, ExportSet& set,
                        PoseCheck& check, const ObjectsWriter& write, const ObjectsReader& read) {
  return set.file(
      name, what,
      [&](const std::string& path, const Progress& progress) { return write(job, path, progress); },
      [&](const std::string& path, const Progress&) -> Result<void> {
        if (auto good = read(job, path, check); !good) return good;
        return check.complete() ? Result<void>() : notAsWritten();
      });
}

Result<void> writeSceneList(const SceneJob& job, ExportSet& set, const char* axes) {
  Json models = Json::array();
  for (std::size_t i = 0; i < job.scene.groups.size(); ++i) {
    Json levels = Json::array();
    for (const SceneLevel& level : job.levels[i])
      levels.push_back({{"node", level.node},
                        {"file", level.file},
                        {"triangles", level.triangles},
                        {"coverage", level.coverage}});
    models.push_back({{"name", job.scene.groups[i].name()},
                      {"file", job.modelFiles[i]},
                      {"count", job.scene.groups[i].instances.size()},
                      {"levels", std::move(levels)}});
  }
  const GeoReference& reference = job.terrain.georeference;
  const GridFrame& frame = job.terrain.frame;
  Json json{{"scarp", "scene"},
            {"version", 1},
            {"program", sceneProgramNames().title(job.settings.program)},
            {"axes", axes},
            {"origin", "the middle of the terrain, at height 0"},
            {"terrain", nullptr},
            {"width", frame.width()},
            {"depth", frame.depth()},
            {"count", job.scene.count},
            {"models", std::move(models)},
            {"crs", nullptr},
            {"originInCrs", nullptr}};
  if (!job.groundFile().empty()) json["terrain"] = job.groundFile();
  if (reference.hasGeoTransform) {
    const Vec2 middle = toWorld(reference, frame, 0.5 * (frame.columns - 1), 0.5 * (frame.rows - 1));
    json["originInCrs"] = {middle.x(), middle.y()};
    if (!reference.crsWkt.empty()) json["crs"] = reference.crsWkt;
  }
  return set.text("scene.json", json.dump({.indent = 2, .replace = true}) + "\n",
                  Message("models, their files and counts"));
}

Result<void> writeBlenderScene(const SceneJob& job, ExportSet& set, PoseCheck& check) {
  const ObjectTable table = tableOf(job);
  const auto write = [&](const SceneJob&, const std::string& path, const Progress& progress) {
    return writeObjectRows(ObjectFormat::Csv, path, table, progress);
  };
  auto done = addObjects("objects.csv", job.objectsText(), job, set, check, write, readBlenderObjects);
  if (done)
    done = set.text("objects.csv.json", objectHeaderText("objects.csv", table, check.place()),
                    Message("what the columns of objects.csv mean"));
  if (done) done = writeSceneList(job, set, "metres, x east, y north, z up; GLB files: y up, z south");
  if (!done) return done;
  return set.text("scene.py", kBlenderSceneScript, Message("script for Blender: Scripting > Open > Run"));
}

Result<void> writeUnityScene(const SceneJob& job, ExportSet& set, PoseCheck& check) {
  auto done =
      addObjects("objects.json", job.objectsText(), job, set, check, writeUnityObjects, readUnityObjects);
  if (!done) return done;
  return set.text("ScarpScene.cs", kUnitySceneScript, Message("editor script: Tools > Scarp > Build Scene"));
}

// FQuat::Rotator() and FRotator::Quaternion() of Unreal: yaw about z, then pitch upwards, then roll.
std::array<double, 3> UnrealFrame::rotator(const Eigen::Quaterniond& q) {
  const double up = q.z() * q.x() - q.w() * q.y();
  constexpr double kUpright = 0.5 - 1e-10;
  // Straight up or down yaw and roll are one turn.
  if (std::abs(up) > kUpright)
    return {std::remainder(-2.0 * std::atan2(q.x(), q.w()), 2.0 * std::numbers::pi) * kDegreesPerRadian,
            up > 0.0 ? 90.0 : -90.0, 0.0};
  const double yaw =
      std::atan2(2.0 * (q.w() * q.z() + q.x() * q.y()), 1.0 - 2.0 * (q.y() * q.y() + q.z() * q.z()));
  return {std::atan2(-2.0 * (q.w() * q.x() + q.y() * q.z()), 1.0 - 2.0 * (q.x() * q.x() + q.y() * q.y())) *
              kDegreesPerRadian,
          std::asin(std::clamp(2.0 * up, -1.0, 1.0)) * kDegreesPerRadian, yaw * kDegreesPerRadian};
}

Eigen::Quaterniond UnrealFrame::turnOf(const std::array<double, 3>& rotator) {
  const auto half = [&](std::size_t i) { return 0.5 * rotator[i] / kDegreesPerRadian; };
  const double sr = std::sin(half(0)), cr = std::cos(half(0)), sp = std::sin(half(1)), cp = std::cos(half(1)),
               sy = std::sin(half(2)), cy = std::cos(half(2));
  return {cr * cp * cy + sr * sp * sy, cr * sp * sy - sr * cp * cy, -cr * sp * cy - sr * cp * sy,
          cr * cp * sy - sr * sp * cy};
}

Result<void> writeUnrealScene(const SceneJob& job, ExportSet& set, PoseCheck& check) {
  auto done = addObjects("objects.csv", Message("%1, a data table in centimetres", job.objectsText()), job,
                         set, check, writeUnrealObjects, readUnrealObjects);
  if (done)
    done = writeSceneList(
        job, set, "centimetres, x east, y south, z up, left-handed; GLB files: metres, y up, z south");
  if (!done) return done;
  return set.text("scene.py", kUnrealSceneScript,
                  Message("script for the editor: Tools > Execute Python Script"));
}

}  // namespace scarp
