#include "core/recovery/JournalBase.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/base/SystemReason.h"
#include "core/io/ImportSource.h"
#include "core/script/ExactJson.h"
#include "core/script/ImportOptionsJson.h"
#include "core/script/ObjectReader.h"

namespace scarp {

namespace {

struct BaseWriter {
  Json operator()(const FlatBase& base) const {
    return {
        {"kind", "flat"}, {"frame", writeFrame(base.frame)}, {"height", writeNumber(double(base.height))}};
  }
  Json operator()(const RasterBase& base) const {
    return {{"kind", "raster"},
            {"path", writeText(base.path)},
            {"bytes", base.bytes},
            {"modified", base.modified},
            {"options", writeImportOptions(base.options)}};
  }
  Json operator()(const ProjectBase& base) const {
    return {{"kind", "project"},
            {"path", writeText(base.path)},
            {"file", base.file},
            {"save", base.save},
            {"state", base.state}};
  }
  Json operator()(const OwnBase& base) const {
    return {{"kind", "own"}, {"name", writeText(base.name)}, {"saved", base.saved}};
  }
  Json operator()(const TeamBase& base) const {
    return {{"kind", "team"},
            {"address", writeText(base.address)},
            {"terrain", writeText(base.terrain)},
            {"project", base.project},
            {"epoch", base.epoch},
            {"head", base.head},
            {"secret", base.secret},
            {"session", base.session},
            {"key", base.key}};
  }
};

std::string textAt(ObjectReader& reader, std::string_view key, bool needed = true) {
  const Json* value = reader.value(key, needed);
  if (!value) return {};
  auto text = readText(*value, reader.pathOf(key));
  if (text.ok()) return std::move(*text);
  reader.fail(text.error());
  return {};
}

std::int64_t wholeAt(ObjectReader& reader, std::string_view key, bool needed = true) {
  const Json* value = reader.value(key, needed);
  if (!value) return 0;
  if (value->isInteger()) return value->get<std::int64_t>();
  reader.fail(key, "must be a whole number, not " + ObjectReader::describe(*value));
  return 0;
}

JournalBase readKind(const std::string& kind, ObjectReader& reader) {
  if (kind == "flat") {
    FlatBase base;
    if (const Json* frame = reader.value("frame", true)) {
      const auto read = readFrame(*frame, "frame");
      if (read.ok())
        base.frame = *read;
      else
        reader.fail(read.error());
    }
    if (const Json* height = reader.value("height", true)) {
      const auto read = readNumber(*height, "height");
      if (read.ok())
        base.height = static_cast<float>(*read);
      else
        reader.fail(read.error());
    }
    return base;
  }
  if (kind == "raster") {
    RasterBase base;
    base.path = textAt(reader, "path");
    base.bytes = static_cast<std::uint64_t>(wholeAt(reader, "bytes"));
    base.modified = wholeAt(reader, "modified");
    if (const Json* options = reader.value("options", true))
      base.options = readImportOptions(*options, reader, "options");
    return base;
  }
  if (kind == "project") {
    ProjectBase base;
    base.path = textAt(reader, "path");
    base.file = textAt(reader, "file");
    base.save = wholeAt(reader, "save");
    base.state = textAt(reader, "state");
    return base;
  }
  if (kind == "team")
    return TeamBase{textAt(reader, "address"),  textAt(reader, "terrain"), wholeAt(reader, "project"),
                    wholeAt(reader, "epoch"),   wholeAt(reader, "head"),   wholeAt(reader, "secret"),
                    wholeAt(reader, "session", false), textAt(reader, "key", false)};
  if (kind != "own") reader.fail("kind", "unknown value \"" + shown(kind) + "\"");
  OwnBase base;
  base.name = textAt(reader, "name");
  reader.read("saved", base.saved);
  // A name in the folder, and nothing else.
  if (base.name.empty() || base.name.find('/') != std::string::npos || base.name.front() == '.')
    reader.fail("name", "is out of place");
  return base;
}

}  // namespace

Result<RasterBase> rasterBase(const std::string& path, const ImportOptions& options) {
  std::vector<std::string> files{path};
  if (!isPlain(path, options)) {
    auto tiles = tileFiles(path, options.tiles.value_or(ImportTiles()));
    if (!tiles) return tiles.error();
    files = std::move(*tiles);
  }
  // Of tiles: what they have together, and when the last of them was changed.
  RasterBase base{path, 0, 0, options};
  for (const std::string& file : files) {
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0) return Error{file + ": cannot be read: " + systemReason(errno)};
    if (S_ISDIR(status.st_mode)) return Error{file + ": is a folder, whose files may change unseen"};
    base.bytes += static_cast<std::uint64_t>(status.st_size);
    base.modified =
        std::max(base.modified, std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec);
  }
  return base;
}

std::string writeBase(const JournalBase& base) { return std::visit(BaseWriter{}, base).dump(); }

Result<JournalBase> readBase(std::string_view text) {
  const auto value = readJson(text);
  if (!value.ok()) return Error{"the journal's base: " + value.error().message};
  ObjectReader reader(*value, "");
  std::string kind;
  reader.read("kind", kind, true);
  JournalBase base = readKind(kind, reader);
  if (const auto done = reader.done(); !done) return Error{"the journal's base: " + done.error().message};
  return base;
}

namespace {

Result<OpenedBase> openFlat(const FlatBase& base) {
  const GeoReference nowhere;
  Terrain terrain{base.frame, nowhere, HeightRaster(base.frame.columns, base.frame.rows, base.height)};
  OpenedBase opened;
  opened.document = std::make_unique<TerrainDocument>(std::move(terrain));
  return opened;
}

Result<OpenedBase> openRaster(const RasterBase& base, const Progress& progress) {
  const auto now = rasterBase(base.path, base.options);
  if (!now.ok()) return now.error();
  if (now->bytes != base.bytes || now->modified != base.modified)
    return Error{base.path + ": was changed after it had been edited in Scarp"};
  auto imported = importRaster(base.path, base.options, progress);
  if (!imported.ok()) return imported.error();
  OpenedBase opened;
  opened.document = std::make_unique<TerrainDocument>(std::move(imported->terrain));
  return opened;
}

}  // namespace

std::optional<Result<OpenedBase>> openPlainBase(const JournalBase& base, const Progress& progress) {
  if (const auto* flat = std::get_if<FlatBase>(&base)) return openFlat(*flat);
  if (const auto* raster = std::get_if<RasterBase>(&base)) return openRaster(*raster, progress);
  return std::nullopt;
}

}  // namespace scarp
