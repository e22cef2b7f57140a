#include "core/io/RememberedSource.h"

#include <sys/stat.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>

#include "core/base/Json.h"
#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/io/GdalDrivers.h"
#include "core/io/HeightDatum.h"
#include "core/remote/RemoteAddress.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"

namespace scarp {

namespace {

AllowedPaths& allowedSources() {
  static AllowedPaths allowed;
  return allowed;
}

/// The file of a name; empty if it does not exist on this computer.
std::string fileOf(const std::string& name) {
  if (name.empty() || looksRemote(name)) return {};
  const auto file = fileOfName(name);
  return file ? *file : std::string();
}

/// Sets size and time of the last change; returns whether there is such a file.
bool examine(const std::string& name, StoredSource& source) {
  struct stat status {};
  const std::string file = fileOf(name);
  if (file.empty() || ::stat(file.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return false;
  source.bytes = static_cast<std::uint64_t>(status.st_size);
  source.modified = std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec;
  return true;
}

/// The name with another path in place of its file's.
std::string withFile(const std::string& name, const std::string& file, const std::string& path) {
  const std::size_t at = name.find(file);
  std::string other = name;
  return at == std::string::npos ? name : other.replace(at, file.size(), path);
}

}  // namespace

std::string portableSourcePath(const std::string& path, const std::string& folder) {
  const std::string file = fileOf(path);
  if (file.empty() || !std::filesystem::path(file).is_absolute()) return path;
  const std::filesystem::path real = resolvedPath(file);
  return withFile(path, file,
                  isBelowFolder(file, folder) ? real.lexically_relative(resolvedPath(folder)).string()
                                              : real.filename().string());
}

void findSource(StoredSource& source, const std::string& folder) {
  const std::string file = fileOf(source.path);
  if (file.empty()) return;
  const std::filesystem::path stored = file, home = folder;
  const auto matches = [&](const std::string& path, bool anyContent) {
    StoredSource now;
    if (!examine(withFile(source.path, file, path), now)) return false;
    return anyContent || (now.bytes == source.bytes && now.modified == source.modified);
  };
  const auto takeBeside = [&](const std::filesystem::path& path) {
    const std::string whole = path.lexically_normal().string();
    if (!isBelowFolder(whole, folder) || !matches(whole, true)) return false;
    source.path = withFile(source.path, file, whole);
    allowSourceFile(source.path);
    return true;
  };
  if (stored.is_absolute()) {
    // The path of a stranger is not looked for elsewhere on the disk.
    if (!takeBeside(stored) && !isAllowedSourceFile(source.path)) (void)takeBeside(home / stored.filename());
    return;
  }
  if (takeBeside(home / stored) || takeBeside(home / stored.filename())) return;
  for (const std::string& path : allowedSources().all())
    if (std::filesystem::path(path).filename() == stored.filename() && matches(path, false)) {
      source.path = withFile(source.path, file, path);
      return;
    }
}

std::optional<StoredSource> rememberSource(const std::string& path, const ImportOptions& options,
                                           const ImportSource& opened, const GridPlacement& placement,
                                           const GeoReference& reference, const HeightRule& rule) {
  const auto& layout = opened.info.stored;
  if (!layout || opened.mosaic || opened.across != 1 || opened.down != 1) return std::nullopt;
  const auto band = static_cast<std::size_t>(opened.storedBand);
  if (band < 1 || band > layout->bands.size()) return std::nullopt;
  if (rule.srgbWhite != 0.0) return std::nullopt;
  if (!std::isfinite(rule.scale) || rule.scale == 0.0 || !std::isfinite(rule.offset)) return std::nullopt;
  StoredSource source;
  source.layout = *layout;
  source.band = opened.storedBand;
  const GridPlacement& whole = opened.whole ? *opened.whole : placement;
  if (options.cut && !opened.whole) return std::nullopt;
  source.columns = whole.frame.columns;
  source.rows = whole.frame.rows;
  source.southUp = whole.georeference.southUp;
  if (whole.georeference.hasGeoTransform) source.geoTransform = whole.georeference.geoTransform;
  source.moved = !source.geoTransform && options.cut.has_value();
  if (rule.nodata) source.nodata = ExactNumber{*rule.nodata};
  source.scale = rule.scale;
  source.offset = rule.offset;
  source.metres = rule.metres;
  // The file's own spelling, unless heights were read in another unit. A file that has none may have a CRS
  // with one.
  const std::string& own = layout->bands[band - 1].unit;
  const std::string read = own.empty() ? opened.info.verticalUnit : own;
  const bool same =
      !options.verticalUnit && !options.range && metresPerUnit(read).value_or(1.0) == std::abs(rule.metres);
  source.verticalUnit = same ? own : reference.verticalUnit;
  std::error_code unknown;
  // Names of grids within files start with a driver, others with the file.
  std::string name = fileOf(path) == path ? std::filesystem::absolute(path, unknown).string() : path;
  if (printableLine(name) == name && examine(name, source)) {
    source.path = std::move(name);
    allowSourceFile(source.path);
  }
  return source;
}

void AllowedPaths::add(const std::string& path) {
  const std::string real = resolvedPath(path);
  const std::lock_guard lock(busy_);
  paths_.insert(real);
}

bool AllowedPaths::contains(const std::string& path) const {
  const std::string real = resolvedPath(path);
  const std::lock_guard lock(busy_);
  return paths_.contains(real);
}

std::set<std::string> AllowedPaths::all() const {
  const std::lock_guard lock(busy_);
  return paths_;
}

void allowSourceFile(const std::string& path) {
  const std::string file = fileOf(path);
  if (!file.empty()) allowedSources().add(file);
}

bool isAllowedSourceFile(const std::string& path) {
  const std::string file = fileOf(path);
  return !file.empty() && allowedSources().contains(file);
}

SourceState stateOf(const StoredSource& source) {
  StoredSource now;
  if (!examine(source.path, now)) return SourceState::Gone;
  return now.bytes == source.bytes && now.modified == source.modified ? SourceState::Same
                                                                      : SourceState::Changed;
}

HeightRule heightRule(const StoredSource& source) {
  return {source.nodata ? std::optional(source.nodata->value) : std::nullopt, source.scale, source.offset,
          source.metres};
}

namespace {

constexpr double kMaxStoredSide = std::numeric_limits<int>::max();

/// Texts of at most 64 KB.
ValueType storedText() { return textType(1U << 16); }
ValueType storedTexts(std::size_t max) { return listType<std::vector<std::string>>(storedText(), max); }

const Schema<StoredBand>& storedBandSchema() {
  using B = StoredBand;
  using Make = MakeSetting<B>;
  static const Schema<B> schema{required(Make::value<&B::type>("type", storedText())),
                                required(Make::value<&B::description>("description", storedText())),
                                required(Make::value<&B::unit>("unit", storedText())),
                                required(Make::value<&B::colour>("colour", storedText())),
                                orNull(Make::value<&B::nodata>("nodata", numberType())),
                                orNull(Make::exact<&B::scale>("scale")),
                                orNull(Make::exact<&B::offset>("offset")),
                                required(Make::value<&B::metadata>("metadata", storedTexts(64)))};
  return schema;
}

/// [columns, rows]
CustomSetting blockSetting() {
  return {
      {.key = "block", .required = true},
      [](Json& object, ConstStructRef s) {
        const auto& layout = s.as<StoredLayout>();
        object["block"] = Json::array({layout.blockColumns, layout.blockRows});
      },
      [](ObjectReader& reader, StructRef s) {
        const Json* const block = reader.value("block");
        if (!block) return;
        if (!block->isArray() || block->size() != 2 || !(*block)[0].isInteger() || !(*block)[1].isInteger())
          return reader.fail("block", Message("must be two whole numbers"));
        s.as<StoredLayout>().blockColumns = (*block)[0].get<int>();
        s.as<StoredLayout>().blockRows = (*block)[1].get<int>();
      }};
}

}  // namespace

ValueType messageType() {
  return {
      .write = [](const ValueType&,
                  const void* value) { return static_cast<const Message*>(value)->toJson(); },
      .read = [](const ValueType&, const Json& json, const std::string& path, void* value) -> Result<void> {
        Message& message = *static_cast<Message*>(value);
        message = Message::fromJson(json);
        if (message.empty() && json != "" && json != Message().toJson())
          return wrongValue(path, Message("a message"), json);
        return {};
      }};
}

const Schema<StoredLayout>& storedLayoutSchema() {
  using L = StoredLayout;
  using Make = MakeSetting<L>;
  using Sizes = decltype(L::overviews);
  using Colours = decltype(L::colours);
  static const Schema<L> schema{
      required(Make::value<&L::driver>("driver", storedText())),
      required(Make::value<&L::bands>(
          "bands", listType<std::vector<StoredBand>>(structureType(storedBandSchema()), L::kMaxBands))),
      required(Make::value<&L::compression>("compression", storedText())),
      required(Make::value<&L::predictor>("predictor", storedText())),
      required(Make::value<&L::interleave>("interleave", storedText())),
      required(Make::value<&L::pixelType>("pixel-type", storedText())),
      required(Make::number<&L::bits>("bits", "", 0, kMaxStoredSide)),
      blockSetting(),
      required(Make::flag<&L::tiled>("tiled")),
      required(Make::flag<&L::cloud>("cloud")),
      required(Make::flag<&L::mask>("mask")),
      required(Make::flag<&L::whiteIsLow>("white-is-low")),
      required(Make::value<&L::overviews>(
          "overviews",
          listType<Sizes>(arrayType<Sizes::value_type>(wholeType<int>(), Message("two numbers")), 32))),
      required(Make::value<&L::colours>(
          "colours", listType<Colours>(arrayType<Colours::value_type>(wholeType<int>(), Message("four numbers")),
                                       L::kMaxColours))),
      required(
          Make::value<&L::others>("others", listType<std::vector<Message>>(messageType(), L::kMaxOthers)))};
  return schema;
}

const Schema<StoredSource>& storedSourceSchema() {
  using S = StoredSource;
  using Make = MakeSetting<S>;
  static const Schema<S> schema =
      Schema<S>{required(Make::value<&S::path>("path", storedText())),
                required(Make::value<&S::bytes>("bytes", wholeType<std::uint64_t>())),
                required(Make::value<&S::modified>("modified", wholeType<std::int64_t>())),
                required(Make::number<&S::columns>("columns", "", 0, kMaxStoredSide)),
                required(Make::number<&S::rows>("rows", "", 0, kMaxStoredSide)),
                required(Make::flag<&S::southUp>("south-up")),
                required(Make::flag<&S::moved>("moved")),
                required(Make::number<&S::band>("band", "", 0, kMaxStoredSide)),
                orNull(Make::value<&S::nodata>("nodata", numberType())),
                orNull(Make::value<&S::otherVoid>("other-void", numberType())),
                required(Make::exact<&S::scale>("scale")),
                required(Make::exact<&S::offset>("offset")),
                required(Make::exact<&S::metres>("metres")),
                required(Make::value<&S::verticalUnit>("vertical-unit", storedText())),
                required(Make::structure<&S::layout>("layout", storedLayoutSchema())),
                Make::value<&S::geoTransform>(
                    "geotransform", arrayType<std::array<double, 6>>(numberType(), Message("six numbers")))}
          .with([](ConstStructRef read) -> Result<void> {
            const auto& source = read.as<StoredSource>();
            const double metres = std::abs(source.metres);
            if (!std::isfinite(source.scale) || source.scale == 0.0 || !std::isfinite(source.offset) ||
                !(metres >= 1e-9 && metres <= 1e9))
              return Error{"its scale, offset or unit is out of range"};
            if (source.geoTransform &&
                !std::ranges::all_of(*source.geoTransform, [](double n) { return std::isfinite(n); }))
              return Error{"its geotransform is out of range"};
            if (source.band < 1 || static_cast<std::size_t>(source.band) > source.layout.bands.size())
              return Error{"the height band is not one of the bands"};
            return {};
          });
  return schema;
}

}  // namespace scarp
