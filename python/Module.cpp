#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <memory>
#include <new>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "core/base/PrintableLine.h"
#include "core/document/EditHistory.h"
#include "core/document/LayerGroups.h"
#include "core/document/SpillFile.h"
#include "core/edit/DerivedContent.h"
#include "core/io/ReaderProcess.h"
#include "core/memory/LargePages.h"
#include "core/operation/NewTerrain.h"
#include "core/operation/OperationSchema.h"
#include "core/remote/RemoteAddress.h"
#include "core/script/Script.h"
#include "core/terrain/WorkingRange.h"
#include "python/Arrays.h"
#include "python/Choices.h"
#include "python/OpenTerrain.h"
#include "python/Rays.h"

namespace scarp {

namespace py = pybind11;

namespace {

using Turn = OpenTerrain::Turn;

std::unique_ptr<OpenTerrain> openTerrain(std::string path, const py::dict& choices, const py::object& watch) {
  const ImportOptions options = importOptions(choices);
  if (looksRemote(path)) path = taken(allowAddress(path));
  return workWithoutGil(watch, [&](Watch& watching) -> Result<std::unique_ptr<OpenTerrain>> {
    if (isProjectPath(path)) {
      if (options != ImportOptions{})
        return errorIn(path, "is a project; choices of how to read are for rasters");
      auto opened = ProjectFile::open(path, {.readOnly = true}, watching.progress());
      if (!opened) return opened.error();
      return std::make_unique<OpenTerrain>(*std::move(opened));
    }
    auto imported = importRaster(path, options, watching.progress());
    if (!imported) return imported.error();
    return std::make_unique<OpenTerrain>(std::move(imported->terrain), std::move(imported->warnings));
  });
}

Result<GridFrame> frameOf(long long columns, long long rows, double dx, double dy) {
  if (std::min(columns, rows) < 2 || std::max(columns, rows) > kMostTerrainSide)
    return Error{"%1x%2 is no size (2x2 to %3x%4)", columns, rows, kMostTerrainSide, kMostTerrainSide};
  const GridFrame frame{static_cast<int>(columns), static_cast<int>(rows), dx, dy};
  if (const auto fit = checkFrame(frame); !fit) return fit.error();
  return frame;
}

std::unique_ptr<OpenTerrain> levelTerrain(long long columns, long long rows, double dx, double dy,
                                          double height) {
  const GridFrame frame = taken(frameOf(columns, rows, dx, dy));
  taken(checkHeights(height, height));
  if (!isHeight(height)) throw CallFailure("the height is no number");
  return workWithoutGil(py::none(), [&](Watch&) -> Result<std::unique_ptr<OpenTerrain>> {
    return std::make_unique<OpenTerrain>(
        Terrain{frame, {}, HeightRaster(frame.columns, frame.rows, static_cast<float>(height))});
  });
}

std::unique_ptr<OpenTerrain> newTerrain(const std::string& form, long long columns, long long rows,
                                        double cellSize, std::optional<double> height, std::uint32_t seed,
                                        double shape, double roughness, const py::object& watch) {
  const auto known = terrainTemplateNames().find<TerrainTemplate>(form);
  if (!known) throw CallFailure("\"" + form + "\" is not a template (" + terrainTemplateNames().keys() + ")");
  const GridFrame frame = taken(frameOf(columns, rows, cellSize, cellSize));
  const NewTerrain wanted{*known, frame.columns, frame.rows, cellSize, height, seed, shape, roughness};
  return workWithoutGil(watch, [&](Watch& watching) -> Result<std::unique_ptr<OpenTerrain>> {
    auto made = makeTerrain(wanted, watching.progress());
    if (!made) return made.error();
    return std::make_unique<OpenTerrain>(*std::move(made));
  });
}

void replayScript(OpenTerrain& terrain, const std::string& json, const std::string& folder,
                  const py::object& watch) {
  const Script script = workWithoutGil(py::none(), [&](Watch&) { return parseScript(json, folder); });
  workOn(terrain, watch, [&](const Turn& turn, const Progress& progress) {
    return replay(script, turn.document(), progress);
  });
}

/// What `read` finds in the document.
template <class Read>
auto told(OpenTerrain& terrain, Read read) {
  return workOn(terrain, py::none(), [&](const Turn& turn, const Progress&) {
    using Told = decltype(read(turn.document()));
    return Result<Told>(read(turn.document()));
  });
}

py::tuple frameTuple(OpenTerrain& terrain) {
  const GridFrame frame = told(terrain, [](const TerrainDocument& document) { return document.frame(); });
  return py::make_tuple(frame.columns, frame.rows, frame.dx, frame.dy);
}

py::tuple georeferenceTuple(OpenTerrain& terrain) {
  const GeoReference place =
      told(terrain, [](const TerrainDocument& document) { return document.georeference(); });
  return py::make_tuple(place.crsWkt,
                        place.hasGeoTransform ? py::object(py::cast(place.geoTransform)) : py::none());
}

py::object heightRange(OpenTerrain& terrain) {
  const HeightRange range =
      told(terrain, [](const TerrainDocument& document) { return document.pyramid().range(); });
  if (range.empty()) return py::none();
  return py::make_tuple(range.low, range.high);
}

py::tuple historyTuple(OpenTerrain& terrain) {
  using Told = std::pair<std::vector<std::string>, std::size_t>;
  const Told steps = told(terrain, [](const TerrainDocument& document) {
    Told all;
    for (std::size_t i = 0; i < document.history().size(); ++i)
      all.first.push_back(document.history().record(i).name.text());
    all.second = document.history().position();
    return all;
  });
  return py::make_tuple(steps.first, steps.second);
}

void goTo(OpenTerrain& terrain, long long position) {
  workOn(terrain, py::none(), [&](const Turn& turn, const Progress&) -> Result<void> {
    const std::size_t steps = turn.document().history().size();
    if (position < 0 || static_cast<unsigned long long>(position) > steps)
      return Error{"there is no position %1 in a history of %2 steps", position, steps};
    return turn.document().goTo(static_cast<std::size_t>(position));
  });
}

py::list layerList(OpenTerrain& terrain) {
  const auto layers = told(terrain, [](const TerrainDocument& document) { return document.layers(); });
  py::list list;
  for (std::size_t i = 0; i < layers.size(); ++i) {
    const Layer& layer = layers[i];
    const std::vector<std::size_t> groups = groupsAround(layers, i);
    std::optional<std::string> filter;
    if (layer.adjustment) filter.emplace(kindOf(*layer.adjustment).key);
    list.append(py::make_tuple(layer.name, static_cast<double>(layer.opacity), layer.visible, layer.locked,
                               layer.isGroup, groups.empty() ? std::size_t{0} : groups.front() + 1, filter));
  }
  return list;
}

std::vector<std::string> maskNames(OpenTerrain& terrain) {
  return told(terrain, [](const TerrainDocument& document) {
    std::vector<std::string> names;
    for (const NamedMask& mask : document.masks()) names.push_back(mask.name);
    return names;
  });
}

std::vector<std::pair<MaterialId, std::string>> materialNames(OpenTerrain& terrain) {
  return told(terrain, [](const TerrainDocument& document) {
    std::vector<std::pair<MaterialId, std::string>> names;
    for (const Material& material : document.materials()) names.emplace_back(material.id, material.name);
    return names;
  });
}

py::list objectList(OpenTerrain& terrain) {
  const auto objects = told(terrain, [](const TerrainDocument& document) {
    std::vector<Object> all;
    for (const auto& [id, object] : document.objects().all()) all.push_back(object);
    return all;
  });
  py::list list;
  for (const Object& object : objects)
    list.append(py::make_tuple(object.id, assetName(object.asset), object.x, object.y, object.yaw, object.scale,
                               object.heightOffset, std::string(ruleName(object.rule))));
  return list;
}

py::tuple exportBy(OpenTerrain& terrain, const std::string& json, bool acceptDamage, const py::object& watch) {
  const ExportRecipe recipe = exportRecipe(json);
  const DamageScope needed{isOfHeights(recipe) ? DamageScope::Content::Heights : DamageScope::Content::Shown};
  const Message damage =
      workOn(terrain, watch, [&](const Turn& turn, const Progress& progress) -> Result<Message> {
        if (acceptDamage) return turn.damageIn(needed, progress);
        if (auto sound = turn.checkDamage(needed, progress); !sound) return sound.error();
        return Message();
      });
  const DerivedContent scene =
      told(terrain, [](const TerrainDocument& document) { return DerivedContent(document.content()); });
  RecipeReport report =
      workWithoutGil(watch, [&](Watch& watching) { return perform(recipe, scene, {}, watching.progress()); });
  if (!damage.empty()) report.notes.push_back(Message("errors are of what could be read: %1", damage));
  return py::make_tuple(report.files, report.largestError.value_or(0.0), textsOf(report.notes));
}

void setMemory(std::size_t bytes) {
  enterCore();
  constexpr std::size_t kLeast = std::size_t{256} << 20, kMost = std::size_t{1} << 50;
  if (bytes < kLeast || bytes > kMost) throw CallFailure("the memory must be 256 MiB to 1 PiB");
  LargePages::setBudget(bytes, SpillFile::usualFolder());
}

/// Makes scarp.Error and scarp.Cancelled of what fails.
void translateFailures(py::module_& module) {
  static PyObject* const error =
      PyErr_NewExceptionWithDoc("scarp.Error", "What cannot be done, as one line that says why.", nullptr, nullptr);
  static PyObject* const cancelled =
      PyErr_NewExceptionWithDoc("scarp.Cancelled", "Stopped by the function that watched.", error, nullptr);
  module.add_object("Error", py::reinterpret_borrow<py::object>(error));
  module.add_object("Cancelled", py::reinterpret_borrow<py::object>(cancelled));
  py::register_local_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const CallFailure& failure) {
      PyErr_SetString(error, printableLine(failure.what()).c_str());
    } catch (const CallCancelled& stop) {
      PyErr_SetString(cancelled, stop.what());
    } catch (const std::bad_alloc&) {
      PyErr_SetString(PyExc_MemoryError, "there is not enough memory");
    } catch (const std::length_error&) {
      PyErr_SetString(PyExc_MemoryError, "there is not enough memory");
    } catch (const std::system_error& failure) {
      PyErr_SetString(error, printableLine(failure.what()).c_str());
    }
  });
}

void defineTerrain(py::module_& module) {
  using py::arg;
  py::class_<OpenTerrain>(module, "Terrain")
      .def("frame", frameTuple)
      .def("georeference", georeferenceTuple)
      .def("height_range", heightRange)
      .def("warnings",
           [](OpenTerrain& terrain) {
             return workOn(terrain, py::none(), [](const Turn& turn, const Progress&) {
               return Result<std::vector<std::string>>(textsOf(turn.warnings()));
             });
           })
      .def("replay", replayScript)
      .def("history", historyTuple)
      .def("go_to", goTo)
      .def("layers", layerList)
      .def("masks", maskNames)
      .def("materials", materialNames)
      .def("objects", objectList)
      .def("array",
           [](OpenTerrain& terrain, std::string kind, std::string name, long long place,
              const WindowArgument& window) {
             return rasterArray(terrain, {std::move(kind), std::move(name), place}, window);
           })
      .def("tiles",
           [](OpenTerrain& terrain, std::string kind, std::string name, long long place,
              const WindowArgument& window) {
             return rasterTiles(terrain, {std::move(kind), std::move(name), place}, window);
           })
      .def("set_heights", setHeights)
      .def("set_selection", selectWeights)
      .def("set_mask", setMask)
      .def("set_weights", setWeights)
      .def("weights", laidWeights)
      .def("pick", pickOne)
      .def("pick_many", pickMany)
      .def("analyse",
           [](OpenTerrain& terrain, const std::string& kind, const py::dict& choices,
              const std::array<double, 2>& observer, const WindowArgument& window, const py::object& watch) {
             return analysis(terrain, analysisSettings(kind, choices, observer), window, watch);
           })
      .def("profile", profileOf)
      .def("export", exportBy)
      .def("save", [](OpenTerrain& terrain, const std::string& path, bool acceptDamage,
                      const py::object& watch) {
        workOn(terrain, watch, [&](const Turn& turn, const Progress& progress) -> Result<void> {
          if (!acceptDamage)
            if (auto sound = turn.checkDamage({DamageScope::Content::Everything}, progress); !sound) return sound;
          return turn.save(path, progress);
        });
      });
  py::class_<LaidWeights>(module, "Weights")
      .def_readonly("materials", &LaidWeights::materials)
      .def("array", weightArray);
}

}  // namespace

}  // namespace scarp

PYBIND11_MODULE(_scarp, module) {
  using namespace scarp;
  translateFailures(module);
  defineTerrain(module);
  module.def("open", openTerrain);
  module.def("level", levelTerrain);
  module.def("new", newTerrain);
  module.def("templates", [] {
    std::vector<std::string> keys;
    for (const ValueName& name : terrainTemplateNames().all()) keys.emplace_back(name.key);
    return keys;
  });
  module.def("filters", filterNames);
  module.def("reshapes", reshapeNames);
  module.def("set_memory", setMemory);
  module.def("use_reader", &ReaderProcess::useProgram);
  module.def("close", closeCore);
}
