#include "ui/project/WorkSettings.h"

#include <nlohmann/json.hpp>

#include "core/script/BrushJson.h"
#include "core/script/JsonReader.h"
#include "ui/project/ToolSettingsJson.h"
#include "ui/project/ViewJson.h"

namespace scarp {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

using Settings = std::map<std::string, std::string>;

/// Reads one part, where it is there; says what is wrong with it.
class PartReader {
 public:
  PartReader(const Settings& settings, QStringList* problems) : settings_(settings), problems_(problems) {}

  template <class Value, class Read>
  void part(const std::string& key, Value& value, const Read& read) {
    const auto found = settings_.find(key);
    if (found == settings_.end()) return;
    const Result<json> parsed = readJson(found->second);
    if (!parsed) return complain(Error{key + ": " + parsed.error().message});
    auto result = read(*parsed, key);
    if (result)
      value = std::move(result).value();
    else
      complain(result.error());
  }

 private:
  void complain(const Error& error) {
    if (problems_) *problems_ += QString::fromStdString(error.message);
  }

  const Settings& settings_;
  QStringList* problems_;
};

ordered_json writeBookmarks(const ViewBookmarks::Views& views) {
  ordered_json list = ordered_json::array();
  for (const auto& view : views) list.push_back(view ? writeCamera(*view) : ordered_json());
  return list;
}

Result<ViewBookmarks::Views> readBookmarks(const json& value, const std::string& path) {
  ViewBookmarks::Views views;
  if (!value.is_array() || value.size() > views.size())
    return Error{path + ": is no list of at most " + std::to_string(views.size()) + " views"};
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (value[i].is_null()) continue;
    Result<Camera> view = readCamera(value[i], path + "[" + std::to_string(i) + "]");
    if (!view) return view.error();
    views[i] = *view;
  }
  return views;
}

Result<BrushSettings> readHeldBrush(const json& value, const std::string& path) {
  BrushSettings brush;
  ObjectReader reader(value, path);
  readBrush(reader, brush);
  if (const auto done = reader.done(); !done) return done.error();
  return brush;
}

}  // namespace

Settings writeWork(const WorkSettings& work) {
  Settings settings{
      {"view", writeCamera(work.camera).dump()},    {"bookmarks", writeBookmarks(work.bookmarks).dump()},
      {"look", writeLook(work.look).dump()},        {"brush", writeBrush(work.brush).dump()},
      {"placement", writePlace(work.place).dump()}, {"tool", writeTool({work.tool, work.select}).dump()}};
  if (!work.brushes.empty())
    settings["brushes"] = ordered_json::parse(writeBrushPresets(work.brushes)).dump();
  if (work.secondCamera) settings["secondView"] = writeCamera(*work.secondCamera).dump();
  if (work.exportTarget) settings["export"] = writeExport(*work.exportTarget).dump();
  return settings;
}

WorkSettings readWork(const Settings& settings, const WorkSettings& usual, QStringList* problems) {
  WorkSettings work = usual;
  PartReader reader(settings, problems);
  reader.part("view", work.camera, readCamera);
  reader.part("secondView", work.secondCamera, readCamera);
  reader.part("bookmarks", work.bookmarks, readBookmarks);
  reader.part("look", work.look,
              [&](const json& value, const std::string& path) { return readLook(value, path, usual.look); });
  reader.part("brush", work.brush, readHeldBrush);
  reader.part("brushes", work.brushes, [](const json& value, const std::string& path) {
    return readBrushPresets(value.dump(), path);
  });
  reader.part("placement", work.place, [&](const json& value, const std::string& path) {
    return readPlace(value, path, usual.place);
  });
  ActiveTool tool{usual.tool, usual.select};
  reader.part("tool", tool, [&](const json& value, const std::string& path) {
    return readTool(value, path, {usual.tool, usual.select});
  });
  work.tool = tool.kind;
  work.select = tool.select;
  reader.part("export", work.exportTarget, readExport);
  return work;
}

}  // namespace scarp
