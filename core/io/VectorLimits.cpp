#include "core/io/VectorLimits.h"

#include <cpl_vsi.h>
#include <sqlite3.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <system_error>

#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/io/VectorFile.h"

namespace scarp {

namespace {

Error unreadable(const std::string& why) { return Error{"cannot be read: " + why}; }

std::string inMegabytes(double bytes) { return shortNumber(bytes / 1e6) + " MB"; }

// DXF.

/// Levels of blocks that insert each other.
constexpr int kMaxBlockDepth = 32;
/// GDAL copies an entity once for each level of blocks around it: some ten seconds for 1e7.
constexpr double kMaxEntityCopies = 4e6;

/// The entities of a block, or of the drawing, without those of the blocks that it inserts.
struct DxfBlock {
  double entities = 0.0, points = 0.0;
  std::map<std::string, double> inserts{};  ///< How often it inserts other blocks.
};
/// The same with those of the blocks that it inserts.
struct ExpandedBlock {
  double entities = 0.0, points = 0.0;
  double copies = 0.0;  ///< Entities, each counted once for each level of blocks.
};

struct DxfDrawing {
  DxfBlock model;
  std::map<std::string, DxfBlock> blocks;
};

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && static_cast<unsigned char>(text.front()) <= ' ') text.remove_prefix(1);
  while (!text.empty() && static_cast<unsigned char>(text.back()) <= ' ') text.remove_suffix(1);
  return text;
}

int wholeOf(std::string_view text) {
  int value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  return read.ec == std::errc::result_out_of_range ? std::numeric_limits<int>::max() : value;
}

/// Reads the blocks and entities of a DXF file, which is pairs of lines: a group code and its value.
class DxfScan {
 public:
  DxfDrawing read(std::istream& file) {
    std::string code, value;
    while (std::getline(file, code) && std::getline(file, value))
      add(wholeOf(trimmed(code)), std::string(trimmed(value)));
    endEntity();
    return std::move(drawing_);
  }

 private:
  void add(int code, std::string value) {
    if (code == 0) {
      endEntity();
      if (value == "ENDSEC" || value == "SECTION") section_.clear();
      if (value == "BLOCK" || value == "ENDBLK") block_.clear();
      type_ = std::move(value);
      name_.clear();
      columns_ = rows_ = 1;
      points_ = 0.0;
    } else if (code == 2 && type_ == "SECTION") {
      section_ = std::move(value);
    } else if (code == 2 && type_ == "BLOCK") {
      block_ = std::move(value);
      drawing_.blocks.try_emplace(block_);
    } else if (code == 2) {
      name_ = std::move(value);
    } else if (code == 10) {
      ++points_;
    } else if (code == 70) {
      columns_ = std::max(1, wholeOf(value));
    } else if (code == 71) {
      rows_ = std::max(1, wholeOf(value));
    }
  }
  void endEntity() {
    const bool inBlock = section_ == "BLOCKS" && !block_.empty();
    if (!inBlock && section_ != "ENTITIES") return;
    if (type_ == "SECTION" || type_ == "BLOCK" || type_ == "ENDBLK" || type_ == "SEQEND") return;
    DxfBlock& to = inBlock ? drawing_.blocks[block_] : drawing_.model;
    to.points += points_;
    if (type_ == "VERTEX") return;
    ++to.entities;
    // Dimensions and tables are drawn by blocks of their own.
    const bool array = type_ == "INSERT";
    if ((array || type_ == "DIMENSION" || type_ == "ACAD_TABLE") && !name_.empty())
      to.inserts[name_] += array ? double(columns_) * double(rows_) : 1.0;
  }

  DxfDrawing drawing_;
  std::string section_, block_, type_, name_;
  int columns_ = 1, rows_ = 1;
  double points_ = 0.0;
};

/// Adds up what inserts expand to.
class DxfExpansion {
 public:
  explicit DxfExpansion(const DxfDrawing& drawing) : drawing_(drawing) {}

  Result<ExpandedBlock> expand(const DxfBlock& block, int depth) {
    ExpandedBlock sum{block.entities, block.points, block.entities};
    for (const auto& [name, count] : block.inserts) {
      const auto inner = named(name, depth + 1);
      if (!inner) return inner.error();
      sum.entities += count * inner->entities;
      sum.points += count * inner->points;
      sum.copies += count * (inner->entities + inner->copies);
    }
    return sum;
  }

 private:
  Result<ExpandedBlock> named(const std::string& name, int depth) {
    const auto found = drawing_.blocks.find(name);
    if (found == drawing_.blocks.end()) return ExpandedBlock{};
    if (depth > kMaxBlockDepth)
      return unreadable("its blocks are inserted in each other more than " + std::to_string(kMaxBlockDepth) +
                        " levels deep");
    const auto [known, first] = known_.try_emplace(name);
    if (!first) {
      if (known->second) return *known->second;
      return unreadable("its block \"" + printableLine(name) + "\" inserts itself");
    }
    auto expanded = expand(found->second, depth);
    if (expanded) known_[name] = *expanded;
    return expanded;
  }

  const DxfDrawing& drawing_;
  std::map<std::string, std::optional<ExpandedBlock>> known_;  ///< Without a value: being expanded.
};

Result<void> checkDxf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  const DxfDrawing drawing = DxfScan().read(file);
  const auto all = DxfExpansion(drawing).expand(drawing.model, 0);
  if (!all) return all.error();
  if (all->entities > double(kMostVectorFeatures) || all->points > double(kMostVectorPoints) ||
      all->copies > kMaxEntityCopies)
    return unreadable("with its inserts expanded it has " + shortNumber(all->entities) + " entities and " +
                      shortNumber(all->points) + " points; at most " + std::to_string(kMostVectorFeatures) +
                      " entities, " + std::to_string(kMostVectorPoints) + " points and " +
                      shortNumber(kMaxEntityCopies) +
                      " copies of entities are read. Explode the blocks that are needed, and save those");
  return {};
}

// KMZ.

constexpr double kMaxUnpackedKml = 1e8;  ///< Bytes; libkml takes some ten times as much memory.
constexpr std::size_t kMaxZipEntries = 100'000;

Result<void> checkKmz(const std::string& path) {
  const std::unique_ptr<VSIDIR, void (*)(VSIDIR*)> folder(VSIOpenDir(("/vsizip/" + path).c_str(), -1, nullptr),
                                                          VSICloseDir);
  if (!folder) return {};  // GDAL reports what is wrong with it.
  double bytes = 0.0;
  std::size_t entries = 0;
  while (const VSIDIREntry* const entry = VSIGetNextDirEntry(folder.get())) {
    if (++entries > kMaxZipEntries)
      return unreadable("its archive has more than " + std::to_string(kMaxZipEntries) + " files");
    if (std::string_view(entry->pszName).ends_with(".kml")) bytes += static_cast<double>(entry->nSize);
  }
  if (bytes > kMaxUnpackedKml)
    return unreadable("its KML unpacks to " + inMegabytes(bytes) + "; at most " + inMegabytes(kMaxUnpackedKml) +
                      " are read. Unpack the archive, and split the KML");
  return {};
}

// GeoPackage.

/// Bytes of a geometry with as many points as a whole file may have, each with four numbers.
constexpr double kMaxGeometryBytes = 32.0 * static_cast<double>(kMostVectorPoints);

/// A GeoPackage as SQLite sees it, read only.
class PackageTables {
 public:
  explicit PackageTables(const std::string& path) {
    std::string uri = "file:";
    for (const char c : path) {
      constexpr std::string_view kDigits = "0123456789abcdef";
      const auto byte = static_cast<unsigned char>(c);
      if (c == '%' || c == '?' || c == '#') {
        uri += '%';
        uri += kDigits[byte >> 4U];
        uri += kDigits[byte & 15U];
      } else {
        uri += c;
      }
    }
    uri += "?immutable=1";
    sqlite3* database = nullptr;
    const int opened =
        sqlite3_open_v2(uri.c_str(), &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr);
    database_.reset(database);
    if (opened != SQLITE_OK) database_.reset();
    if (database_) sqlite3_db_config(database_.get(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    if (database_) sqlite3_db_config(database_.get(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  }
  /// The first column of the first row; nothing where there is none, or the statement fails.
  [[nodiscard]] std::optional<std::string> first(const std::string& statement) const {
    sqlite3_stmt* prepared = nullptr;
    if (!database_ ||
        sqlite3_prepare_v2(database_.get(), statement.c_str(), -1, &prepared, nullptr) != SQLITE_OK)
      return std::nullopt;
    std::optional<std::string> value;
    if (sqlite3_step(prepared) == SQLITE_ROW)
      if (const auto* text = sqlite3_column_text(prepared, 0)) value = reinterpret_cast<const char*>(text);
    sqlite3_finalize(prepared);
    return value;
  }

 private:
  struct Close {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
  };
  std::unique_ptr<sqlite3, Close> database_;
};

std::string quotedName(const std::string& name) {
  std::string quoted = "\"";
  for (const char c : name) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + '"';
}

Result<void> checkPackage(const std::string& path) {
  const PackageTables tables(path);
  // A view runs a query of the file's author for as long as that wants. GDAL reads the tables gpkg_… at once.
  if (const auto view = tables.first("SELECT name FROM sqlite_master WHERE type = 'view' AND name LIKE 'gpkg%'"))
    return unreadable("its table \"" + printableLine(*view) + "\" is a view");
  if (const auto view = tables.first(
          "SELECT name FROM sqlite_master WHERE type = 'view' AND lower(name) IN "
          "(SELECT lower(table_name) FROM gpkg_contents)"))
    return unreadable("its layer \"" + printableLine(*view) +
                      "\" is a view, which runs a query. Export the layer to a new file");
  if (const auto table = tables.first(
          "SELECT c.table_name FROM gpkg_contents c, pragma_table_xinfo(c.table_name) x WHERE x.hidden IN (2, 3)"))
    return unreadable("its layer \"" + printableLine(*table) +
                      "\" has computed columns. Export the layer to a new file");
  constexpr const char* kGeometries =
      " FROM gpkg_geometry_columns g JOIN sqlite_master m ON lower(m.name) = lower(g.table_name) "
      "WHERE m.type = 'table' ORDER BY g.rowid LIMIT 1 OFFSET ";
  for (int i = 0;; ++i) {
    const auto table = tables.first("SELECT g.table_name" + (kGeometries + std::to_string(i))),
               column = tables.first("SELECT g.column_name" + (kGeometries + std::to_string(i)));
    if (!table || !column) return {};
    const auto longest =
        tables.first("SELECT max(length(" + quotedName(*column) + ")) FROM " + quotedName(*table));
    double bytes = 0.0;
    if (longest) std::from_chars(longest->data(), longest->data() + longest->size(), bytes);
    if (bytes > kMaxGeometryBytes)
      return unreadable("a geometry of its layer \"" + printableLine(*table) + "\" has " + inMegabytes(bytes) +
                        "; at most " + inMegabytes(kMaxGeometryBytes) + " are read");
  }
}

}  // namespace

Result<void> checkVectorLimits(const std::string& path) {
  // Asking GDAL which driver it is would open the file where that is not certain.
  std::string head(1024, '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(head.data(), static_cast<std::streamsize>(head.size()));
  head.resize(static_cast<std::size_t>(file.gcount()));
  std::string extension = std::filesystem::path(path).extension().string();
  std::ranges::transform(extension, extension.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (head.starts_with("PK")) return checkKmz(path);
  if (head.starts_with("SQLite format 3")) return checkPackage(path);
  if (extension == ".dxf" || head.find("SECTION") != std::string::npos) return checkDxf(path);
  return {};
}

}  // namespace scarp
