#include "core/recovery/JournalBase.h"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>

#include "core/base/Json.h"
#include "core/base/SystemReason.h"
#include "core/io/ImportSource.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"
#include "core/script/ImportOptionsJson.h"
#include "core/script/RasterJson.h"

namespace scarp {

namespace {

const Schema<FlatBase>& flatBaseSchema() {
  using Make = MakeSetting<FlatBase>;
  static const Schema<FlatBase> schema{
      required(Make::value<&FlatBase::frame>("frame", typeWith<writeFrame, readFrame>())),
      required(Make::exact<&FlatBase::height>("height"))};
  return schema;
}

const Schema<RasterBase>& rasterBaseSchema() {
  using R = RasterBase;
  using Make = MakeSetting<R>;
  static const Schema<R> schema{required(Make::exactText<&R::path>("path")),
                                required(Make::value<&R::bytes>("bytes", wholeType<std::uint64_t>())),
                                required(Make::value<&R::modified>("modified", wholeType<std::int64_t>())),
                                required(Make::structure<&R::options>("options", importSchema()))};
  return schema;
}

const Schema<ProjectBase>& projectBaseSchema() {
  using P = ProjectBase;
  using Make = MakeSetting<P>;
  static const Schema<P> schema{required(Make::exactText<&P::path>("path")),
                                required(Make::exactText<&P::file>("file")),
                                required(Make::value<&P::save>("save", wholeType<std::int64_t>())),
                                required(Make::exactText<&P::state>("state"))};
  return schema;
}

const Schema<OwnBase>& ownBaseSchema() {
  using Make = MakeSetting<OwnBase>;
  static const Schema<OwnBase> schema = [] {
    TextSetting name = required(Make::exactText<&OwnBase::name>("name"));
    name.check = [](const std::string& text) -> Result<void> {
      // A name in the folder of the journal.
      if (text.empty() || text.find('/') != std::string::npos || text.front() == '.')
        return Error{"is out of place"};
      return {};
    };
    return Schema<OwnBase>{name, Make::flag<&OwnBase::saved>("saved")};
  }();
  return schema;
}

const Schema<TeamBase>& teamBaseSchema() {
  using T = TeamBase;
  using Make = MakeSetting<T>;
  const auto whole = [] { return wholeType<std::int64_t>(); };
  static const Schema<T> schema{required(Make::exactText<&T::address>("address")),
                                required(Make::exactText<&T::terrain>("terrain")),
                                required(Make::value<&T::project>("project", whole())),
                                required(Make::value<&T::epoch>("epoch", whole())),
                                required(Make::value<&T::head>("head", whole())),
                                required(Make::value<&T::secret>("secret", whole())),
                                Make::value<&T::session>("session", whole()),
                                Make::exactText<&T::key>("key")};
  return schema;
}

const ValueType& journalBaseType() {
  static const EnumNames names({{"flat"}, {"raster"}, {"project"}, {"own"}, {"team"}});
  static const ValueType type = variantType<JournalBase>(
      "kind", names,
      {&flatBaseSchema(), &rasterBaseSchema(), &projectBaseSchema(), &ownBaseSchema(), &teamBaseSchema()});
  return type;
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
    if (::stat(file.c_str(), &status) != 0) return errorIn(file, "cannot be read: %1", systemReason(errno));
    if (S_ISDIR(status.st_mode)) return errorIn(file, "is a folder, whose files may change unseen");
    base.bytes += static_cast<std::uint64_t>(status.st_size);
    base.modified =
        std::max(base.modified, std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec);
  }
  return base;
}

std::string writeBase(const JournalBase& base) {
  return journalBaseType().write(journalBaseType(), &base).dump();
}

Result<JournalBase> readBase(std::string_view text) {
  const auto value = readJson(text);
  if (!value.ok()) return Error{"the journal's base: %1", value.error().message};
  JournalBase base;
  if (const auto read = journalBaseType().read(journalBaseType(), *value, "", &base); !read)
    return Error{"the journal's base: %1", read.error().message};
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
    return errorIn(base.path, "was changed after it had been edited in Scarp");
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
