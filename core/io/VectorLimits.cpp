#include <cpl_vsi.h>
#include <sqlite3.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <fstream>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <system_error>
#include <vector>

#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/io/VectorFile.h"
#include "core/memory/LargePages.h"

namespace scarp {

namespace {

Error unreadable(const Message& why) { return Error{"cannot be read: %1", why}; }

std::string grouped(double count) { return groupedCount(static_cast<std::size_t>(std::min(count, 1e18))); }

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
/// A block with all its inserts expanded.
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
    // Dimensions and tables are drawn by separate blocks.
    const bool array = type_ == "INSERT";
    if ((array || type_ == "DIMENSION" || type_ == "ACAD_TABLE") && !name_.empty())
      to.inserts[name_] += array ? double(columns_) * double(rows_) : 1.0;
  }

  DxfDrawing drawing_;
  std::string section_, block_, type_, name_;
  int columns_ = 1, rows_ = 1;
  double points_ = 0.0;
};

/// Computes the totals with all inserts expanded.
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
      return unreadable(
          Message("its blocks are inserted in each other more than %1 levels deep", kMaxBlockDepth));
    const auto [known, first] = known_.try_emplace(name);
    if (!first) {
      if (known->second) return *known->second;
      return unreadable(Message("its block \"%1\" inserts itself", printableLine(name)));
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
  if (all->entities > double(kMaxVectorLines) || all->points > double(kMaxVectorPoints) ||
      all->copies > kMaxEntityCopies)
    return unreadable(Message(
        "with its inserts expanded it has %1 entities and %2 points; at most %3 entities, %4 points and %5 "
        "copies of entities are read. Explode the blocks that are needed, and save those",
        grouped(all->entities), grouped(all->points), groupedCount(kMaxVectorLines),
        groupedCount(kMaxVectorPoints), grouped(kMaxEntityCopies)));
  return {};
}

// KML and KMZ.

/// libkml keeps the whole document in memory, about a kilobyte for each line.
constexpr std::size_t kMaxKmzLines = 100'000;

/// Counts the lines of a KML document and returns the error of the limits. `lines`: those of documents
/// before. `name`: by GDAL, it may be in an archive. Documents that cannot be read have no lines: GDAL
/// reports the error.
Result<void> checkKml(const std::string& name, std::size_t& lines) {
  constexpr std::string_view kLineTags[] = {"<LineString", "<Polygon", "<gx:Track"};
  constexpr std::size_t kChunk = std::size_t{1} << 20, kLongestTag = 11;
  const VectorLimits limits = vectorLimits();
  const std::unique_ptr<VSILFILE, int (*)(VSILFILE*)> file(VSIFOpenL(name.c_str(), "rb"), VSIFCloseL);
  std::string text;
  while (file) {
    // A tag may begin in the chunk before.
    const std::size_t kept = std::min(text.size(), kLongestTag - 1);
    text.erase(0, text.size() - kept);
    text.resize(kept + kChunk);
    const std::size_t read = VSIFReadL(text.data() + kept, 1, kChunk, file.get());
    if (read == 0) break;
    text.resize(kept + read);
    for (const std::string_view tag : kLineTags)
      for (std::size_t at = text.find(tag, kept - std::min(kept, tag.size() - 1)); at != std::string::npos;
           at = text.find(tag, at + tag.size()))
        ++lines;
    if (auto good = limits.check(lines, 0, 0); !good) return good;
  }
  return {};
}

constexpr double kMaxUnpackedKml = 1e8;  ///< Bytes; libkml takes some ten times as much memory.
constexpr std::size_t kMaxZipEntries = 100'000;

/// A number of the headers of a ZIP archive: little endian.
template <class Number>
Number zipNumber(std::string_view bytes, std::size_t at) {
  Number value = 0;
  for (std::size_t i = sizeof(Number); i-- > 0;)
    value = static_cast<Number>(value << 8U | static_cast<unsigned char>(bytes[at + i]));
  return value;
}

/// Reads the directory at the archive's end itself: GDAL takes time that grows with the square of the
/// entries.
Result<void> checkKmz(const std::string& path) {
  constexpr std::size_t kEndBytes = 22, kLongestComment = 65'535, kEntryBytes = 46;
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  const auto size = static_cast<std::size_t>(std::max<std::streamoff>(file.tellg(), 0));
  std::string end(std::min(size, kEndBytes + kLongestComment), '\0');
  file.seekg(static_cast<std::streamoff>(size - end.size()));
  file.read(end.data(), static_cast<std::streamsize>(end.size()));
  const std::size_t at = end.rfind("PK\5\6");
  if (!file || at == std::string::npos || at + kEndBytes > end.size()) return {};  // GDAL reports the error.
  if (zipNumber<std::uint32_t>(end, at + 16) == std::numeric_limits<std::uint32_t>::max())
    return unreadable(
        Message("its archive is in the ZIP64 format, which is for more than 4 GB. Unpack the archive"));
  file.seekg(static_cast<std::streamoff>(zipNumber<std::uint32_t>(end, at + 16)));
  double bytes = 0.0;
  std::vector<std::string> documents;
  std::string entry(kEntryBytes, '\0'), name;
  for (std::size_t entries = 1; file.read(entry.data(), kEntryBytes) && entry.starts_with("PK\1\2");
       ++entries) {
    if (entries > kMaxZipEntries)
      return unreadable(Message("its archive has more than %1 files", groupedCount(kMaxZipEntries)));
    name.resize(zipNumber<std::uint16_t>(entry, 28));
    file.read(name.data(), static_cast<std::streamsize>(name.size()));
    file.ignore(zipNumber<std::uint16_t>(entry, 30) + zipNumber<std::uint16_t>(entry, 32));
    if (!lowerCase(name).ends_with(".kml")) continue;
    bytes += zipNumber<std::uint32_t>(entry, 24);
    documents.push_back(name);
  }
  if (bytes > kMaxUnpackedKml)
    return unreadable(
        Message("its KML unpacks to %1; at most %2 are read. Unpack the archive, and split the KML",
                inMegabytes(bytes), inMegabytes(kMaxUnpackedKml)));
  std::size_t lines = 0;
  for (const std::string& document : documents) {
    if (auto good = checkKml("/vsizip/{" + path + "}/" + document, lines); !good) return good;
    if (lines > kMaxKmzLines)
      return Error{
          "has more than %1 lines, which is the limit of a KMZ archive. Unpack the archive, and split the "
          "KML",
          groupedCount(kMaxKmzLines)};
  }
  return {};
}

// GeoPackage.

/// Bytes of a geometry with as many points as a whole file may have, each with four numbers.
double maxGeometryBytes() { return 32.0 * static_cast<double>(vectorLimits().points); }

/// Read-only SQLite connection to a GeoPackage.
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
  // A view runs a query by the file's author without a time limit. GDAL reads the gpkg_… tables when it opens
  // a file.
  if (const auto view =
          tables.first("SELECT name FROM sqlite_master WHERE type = 'view' AND name LIKE 'gpkg%'"))
    return unreadable(Message("its table \"%1\" is a view", printableLine(*view)));
  if (const auto view = tables.first("SELECT name FROM sqlite_master WHERE type = 'view' AND lower(name) IN "
                                     "(SELECT lower(table_name) FROM gpkg_contents)"))
    return unreadable(
        Message("its layer \"%1\" is a view, which runs a query. Export the layer to a new file",
                printableLine(*view)));
  if (const auto table = tables.first("SELECT c.table_name FROM gpkg_contents c, "
                                      "pragma_table_xinfo(c.table_name) x WHERE x.hidden IN (2, 3)"))
    return unreadable(Message("its layer \"%1\" has computed columns. Export the layer to a new file",
                              printableLine(*table)));
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
    if (bytes > maxGeometryBytes())
      return unreadable(Message("a geometry of its layer \"%1\" has %2; at most %3 are read",
                                printableLine(*table), inMegabytes(bytes), inMegabytes(maxGeometryBytes())));
  }
}

}  // namespace

VectorLimits vectorLimits() {
  const double budget = static_cast<double>(memoryBudget()), share = budget / 268435456.0;
  const auto limit = [share](double count, std::size_t max) {
    return std::min(static_cast<std::size_t>(count * share), max);
  };
  return {limit(1e5, kMaxVectorLines), limit(2e6, kMaxVectorPoints), static_cast<std::size_t>(0.25 * budget)};
}

Result<void> VectorLimits::check(std::size_t lineCount, std::size_t pointCount, std::size_t bytes) const {
  const auto error = [](const Message& limit, bool byBudget) {
    if (!byBudget) return Error{"has more than %1, which is the limit. Clip or split the file", limit};
    return Error{
        "has more than %1, which is the limit with a memory budget of %2 MiB. Clip or split the file, or "
        "raise the memory budget",
        limit, memoryBudget() >> 20};
  };
  if (lineCount > lines) return error(Message("%1 lines", groupedCount(lines)), lines < kMaxVectorLines);
  if (pointCount > points)
    return error(Message("%1 points", groupedCount(points)), points < kMaxVectorPoints);
  if (bytes > textBytes) return error(Message("%1 MiB of fields", textBytes >> 20), true);
  return {};
}

Result<void> checkVectorLimits(const std::string& path) {
  // GDAL may open the file to identify its driver, so the first bytes are checked here.
  std::string head(1024, '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(head.data(), static_cast<std::streamsize>(head.size()));
  head.resize(static_cast<std::size_t>(file.gcount()));
  if (head.starts_with("PK")) return checkKmz(path);
  if (head.starts_with("SQLite format 3")) return checkPackage(path);
  if (head.find("<kml") != std::string::npos) {
    std::size_t lines = 0;
    return checkKml(path, lines);
  }
  if (lowerCase(path).ends_with(".dxf") || head.find("SECTION") != std::string::npos) return checkDxf(path);
  return {};
}

}  // namespace scarp
