#include "ui/project/WorkSettings.h"

#include <limits>
#include <utility>

#include "core/base/Json.h"
#include "core/edit/MaterialOperations.h"
#include "core/io/PictureFile.h"
#include "core/mask/MaskSchema.h"
#include "core/schema/EnumNames.h"
#include "core/schema/SchemaJson.h"
#include "core/script/BrushJson.h"
#include "core/script/MaterialJson.h"
#include "core/view/ViewLimits.h"
#include "ui/render/LookSchema.h"
#include "ui/shading/ShadingController.h"
#include "ui/viewport/SecondView.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/CoreText.h"

namespace scarp {

namespace {

using Settings = std::map<std::string, std::string>;

constexpr const char* kLastExports = "lastExports";

/// Reads one part, where it is there; says what is wrong with it.
class PartReader {
 public:
  PartReader(const Settings& settings, QStringList* problems) : settings_(settings), problems_(problems) {}

  template <class Value, class Read>
  void part(const std::string& key, Value& value, const Read& read) {
    const auto found = settings_.find(key);
    if (found == settings_.end()) return;
    const Result<Json> parsed = readJson(found->second);
    if (!parsed) return complain(errorIn(key, parsed.error()));
    auto result = read(*parsed, key);
    if (result)
      value = std::move(result).value();
    else
      complain(result.error());
  }

 private:
  void complain(const Error& error) {
    if (problems_) *problems_ += messageText(error.message);
  }

  const Settings& settings_;
  QStringList* problems_;
};

Json writeBookmarks(const ViewBookmarks::Views& views) {
  Json list = Json::array();
  for (const auto& view : views) list.push_back(view ? writeCamera(*view) : Json());
  return list;
}

Result<ViewBookmarks::Views> readBookmarks(const Json& value, const std::string& path) {
  ViewBookmarks::Views views;
  if (!value.isArray() || value.size() > views.size())
    return errorIn(path, "is no list of at most %1 views", views.size());
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (value[i].isNull()) continue;
    Result<Camera> view = readCamera(value[i], path + "[" + std::to_string(i) + "]");
    if (!view) return view.error();
    views[i] = *view;
  }
  return views;
}

Result<std::set<LayerId>> readLayerIds(const Json& value, const std::string& path) {
  std::set<LayerId> ids;
  if (!value.isArray()) return errorIn(path, "must be an array of ids of layers");
  for (const Json& id : value) {
    if (!id.isUnsigned() || id.get<std::uint64_t>() > std::numeric_limits<LayerId>::max())
      return errorIn(path, "must be an array of ids of layers");
    ids.insert(id.get<LayerId>());
  }
  return ids;
}

Result<BrushSettings> readHeldBrush(const Json& value, const std::string& path) {
  BrushSettings brush;
  ObjectReader reader(value, path);
  readBrush(reader, brush, projectFileScope());
  if (const auto done = reader.done(); !done) return done.error();
  return brush;
}

EnumNames toolNames() {
  std::vector<ValueName> names;
  for (const std::string_view tool : selectableTools()) names.push_back({tool});
  return EnumNames(std::move(names));
}

/// As projects have it.
const Schema<WandSettings>& wandFields() {
  static const Schema<WandSettings> schema = wandSchema().as(RangeWording::Bare, {{"by", "alike"}});
  return schema;
}

Json writeRecipes(const std::vector<ExportRecipe>& recipes) {
  Json list = Json::array();
  for (const ExportRecipe& recipe : recipes) list.push_back(recipeJson(recipe));
  return list;
}

/// Reads the last export of a kind as earlier versions wrote it. renamed: key of each setting that has
/// another one in recipes.
Result<ExportRecipe> readEarlierExport(const Json& value, const std::string& path, const char* kind,
                                       const std::map<std::string, std::string>& renamed) {
  Json recipe{{"name", ""}, {"kind", kind}};
  if (value.isObject())
    for (const auto& [key, setting] : value.members()) {
      const auto found = renamed.find(key);
      recipe[found == renamed.end() ? key : found->second] = setting;
    }
  Json list = Json::array();
  list.push_back(value.isObject() ? recipe : value);
  auto recipes = readLastExports(list, path);
  if (!recipes) return recipes.error();
  return std::move(recipes->front());
}

}  // namespace

Settings writeWork(const WorkSettings& work) {
  Settings settings{
      {"view", writeCamera(work.camera).dump()},    {"bookmarks", writeBookmarks(work.bookmarks).dump()},
      {"look", writeLook(work.look).dump()},        {"brush", writeBrush(work.brush).dump()},
      {"placement", writePlace(work.place).dump()}, {"tool", writeTool({work.tool, work.select}).dump()}};
  if (!work.brushes.empty())
    settings["brushes"] = Json::parse(writeBrushPresets(work.brushes)).dump();
  if (work.paint != PaintSettings()) settings["painting"] = writePaint(work.paint).dump();
  if (work.secondCamera) settings["secondView"] = writeCamera(*work.secondCamera).dump();
  if (!work.lastExports.empty()) settings[kLastExports] = writeRecipes(work.lastExports).dump();
  if (!work.keptExports.empty()) settings[kKeptExports] = writeRecipes(work.keptExports).dump();
  if (!work.collapsedGroups.empty())
    settings["collapsedGroups"] =
        Json(std::vector<LayerId>(work.collapsedGroups.begin(), work.collapsedGroups.end())).dump();
  return settings;
}

WorkSettings readWork(const Settings& settings, const WorkSettings& usual, QStringList* problems) {
  WorkSettings work = usual;
  PartReader reader(settings, problems);
  reader.part("view", work.camera, readCamera);
  reader.part("secondView", work.secondCamera, readCamera);
  reader.part("bookmarks", work.bookmarks, readBookmarks);
  reader.part("look", work.look,
              [&](const Json& value, const std::string& path) { return readLook(value, path, usual.look); });
  reader.part("brush", work.brush, readHeldBrush);
  reader.part("brushes", work.brushes, [](const Json& value, const std::string& path) {
    return readBrushPresets(value.dump(), path, projectFileScope());
  });
  reader.part("placement", work.place, [&](const Json& value, const std::string& path) {
    return readPlace(value, path, usual.place);
  });
  ActiveTool tool{usual.tool, usual.select};
  reader.part("tool", tool, [&](const Json& value, const std::string& path) {
    return readTool(value, path, {usual.tool, usual.select});
  });
  work.tool = tool.tool;
  work.select = tool.select;
  reader.part("painting", work.paint, [&](const Json& value, const std::string& path) {
    return readPaint(value, path, usual.paint);
  });
  if (!settings.contains(kLastExports)) {
    std::optional<ExportRecipe> materials, heights;
    reader.part("materialExport", materials, [](const Json& value, const std::string& path) {
      return readEarlierExport(value, path, "materials",
                               {{"folder", "path"}, {"preset", "for"}, {"textureSide", "texture"}});
    });
    reader.part("export", heights, [](const Json& value, const std::string& path) {
      return readEarlierExport(value, path, "terrain", {{"keepAs", "name"}});
    });
    for (const auto& last : {materials, heights})
      if (last) work.lastExports.push_back(*last);
  }
  reader.part(kLastExports, work.lastExports, readLastExports);
  reader.part(kKeptExports, work.keptExports, readRecipes);
  reader.part("collapsedGroups", work.collapsedGroups, readLayerIds);
  return work;
}

Json writeCamera(const Camera& camera) { return writeAll(cameraSchema(), camera); }

Result<Camera> readCamera(const Json& value, const std::string& path) {
  return readAll(value, path, cameraSchema(), Camera());
}

Json writeLook(const RenderSettings& look) { return writeAll(lookSchema(), look); }

Result<RenderSettings> readLook(const Json& value, const std::string& path, const RenderSettings& usual) {
  RenderSettings look = usual;
  look.shading.snowLine.reset();
  return readAll(value, path, lookSchema(), look);
}

Json writePlace(const PlaceSettings& place) { return writeAll(placeSchema(), place); }

Result<PlaceSettings> readPlace(const Json& value, const std::string& path, const PlaceSettings& usual) {
  return readAll(value, path, placeSchema(), usual);
}

Json writeTool(const ActiveTool& tool) {
  Json value{{"tool", std::string(tool.tool)}};
  writeFields(value, selectSchema(), tool.select);
  writeFields(value, wandFields(), tool.select.wand);
  return value;
}

Result<ActiveTool> readTool(const Json& value, const std::string& path, const ActiveTool& usual) {
  ObjectReader reader(value, path);
  ActiveTool tool = usual;
  if (std::size_t index = 0; reader.readName("tool", index, toolNames()))
    tool.tool = selectableTools()[index];
  readFields(reader, selectSchema(), tool.select);
  readFields(reader, wandFields(), tool.select.wand);
  if (const auto done = reader.done(); !done) return done.error();
  return tool;
}

Json writePaint(const PaintSettings& paint) {
  Json value;
  writePainting(value, {.action = paint.action,
                        .material = paint.material,
                        .opacity = paint.opacity,
                        .limits = paint.limits,
                        .onto = paint.onto});
  return value;
}

Result<PaintSettings> readPaint(const Json& value, const std::string& path, const PaintSettings& usual) {
  ObjectReader reader(value, path);
  PaintOperation painted{.action = usual.action,
                         .material = usual.material,
                         .opacity = usual.opacity,
                         .limits = {},
                         .onto = usual.onto};
  readPainting(reader, painted, false);
  if (const auto done = reader.done(); !done) return done.error();
  return PaintSettings{painted.action, painted.material, painted.opacity, painted.onto,
                       std::move(painted.limits)};
}

std::map<std::string, std::string> workSettings(EditorDocument& document, const WorkPlaces& places) {
  const ToolState& tools = document.tools();
  WorkSettings work;
  work.camera = document.view().destination();
  if (const ViewController* second = places.secondView.controller())
    work.secondCamera = second->destination();
  work.bookmarks = document.bookmarks.all();
  work.look = places.shading.settings();
  work.tool = tools.tool();
  work.brush = tools.brush();
  work.brushes = document.brushes;
  work.place = tools.get<PlaceTool>().settings();
  work.select = tools.get<SelectTool>().settings();
  work.paint = tools.get<PaintTool>().settings();
  work.lastExports = document.lastExports;
  work.keptExports = document.keptExports;
  work.collapsedGroups = document.collapsedGroups;
  return writeWork(work);
}

void continueWork(EditorDocument* previous, EditorDocument& document) {
  ToolState& tools = document.tools();
  tools.setBrush(brushFitting(document.terrain(), previous ? previous->tools().brush() : BrushSettings()));
  if (!previous) return;
  tools.get<PlaceTool>().setSettings(previous->tools().get<PlaceTool>().settings());
  tools.setTool(previous->tools().tool());
}

QStringList restoreWork(const std::map<std::string, std::string>& settings, EditorDocument& document) {
  ToolState& tools = document.tools();
  WorkSettings usual;
  usual.camera = document.view().camera();
  usual.tool = tools.tool();
  usual.brush = tools.brush();
  usual.place = tools.get<PlaceTool>().settings();
  usual.select = tools.get<SelectTool>().settings();
  usual.paint = tools.get<PaintTool>().settings();
  QStringList problems;
  const WorkSettings work = readWork(settings, usual, &problems);
  tools.setBrush(work.brush);
  tools.get<PlaceTool>().setSettings(work.place);
  tools.get<SelectTool>().setSettings(work.select);
  tools.get<PaintTool>().setSettings(work.paint);
  tools.setTool(work.tool);
  document.view().setCamera(work.camera);
  document.bookmarks.belongToProject(work.bookmarks);
  document.lastExports = work.lastExports;
  document.keptExports = work.keptExports;
  document.collapsedGroups = work.collapsedGroups;
  document.brushes = work.brushes;
  return problems;
}

void restoreViews(const std::map<std::string, std::string>& settings, const WorkPlaces& places) {
  WorkSettings usual;
  usual.look = places.shading.settings();
  const WorkSettings work = readWork(settings, usual);
  places.shading.show(work.look);
  places.secondView.setVisible(work.secondCamera.has_value());
  if (ViewController* second = places.secondView.controller(); second && work.secondCamera)
    second->setCamera(*work.secondCamera);
}

}  // namespace scarp
