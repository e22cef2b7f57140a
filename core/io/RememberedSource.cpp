#include "core/io/RememberedSource.h"

#include <sys/stat.h>

#include <cmath>
#include <filesystem>
#include <mutex>
#include <set>

#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/io/GdalName.h"
#include "core/io/VerticalUnit.h"
#include "core/remote/RemoteAddress.h"

namespace scarp {

namespace {

struct AllowedSources {
  std::mutex busy;
  std::set<std::string> paths;
};

AllowedSources& allowedSources() {
  static AllowedSources allowed;
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
  AllowedSources& allowed = allowedSources();
  const std::lock_guard lock(allowed.busy);
  for (const std::string& path : allowed.paths)
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

void allowSourceFile(const std::string& path) {
  const std::string file = fileOf(path);
  if (file.empty()) return;
  const std::string real = resolvedPath(file);
  AllowedSources& allowed = allowedSources();
  const std::lock_guard lock(allowed.busy);
  allowed.paths.insert(real);
}

bool isAllowedSourceFile(const std::string& path) {
  const std::string file = fileOf(path);
  if (file.empty()) return false;
  const std::string real = resolvedPath(file);
  AllowedSources& allowed = allowedSources();
  const std::lock_guard lock(allowed.busy);
  return allowed.paths.contains(real);
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

}  // namespace scarp
