#include "core/io/StoredRows.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/io/RememberedSource.h"

namespace scarp {

namespace {

constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();

bool sameNumber(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

double nextIn(const StoredType& type, double value, double towards) {
  if (type.whole) return value + (towards > value ? 1.0 : -1.0);
  if (type.wide) return std::nextafter(value, towards);
  return static_cast<double>(std::nextafter(static_cast<float>(value), static_cast<float>(towards)));
}

}  // namespace

bool StoredType::contains(double value) const {
  if (whole) return value >= min && value <= max && value == std::floor(value);
  return wide || std::isnan(value) || std::isinf(value) ||
         (std::abs(value) <= max && static_cast<double>(static_cast<float>(value)) == value);
}

std::optional<StoredType> storedTypeOf(const std::string& name, const std::string& pixelType) {
  constexpr double kFloat = std::numeric_limits<float>::max(), kExact = 9007199254740992.0;  // 2⁵³.
  static const std::map<std::string, StoredType> types{
      {"Byte", {true, false, 0.0, 255.0}},          {"Int8", {true, false, -128.0, 127.0}},
      {"UInt16", {true, false, 0.0, 65535.0}},      {"Int16", {true, false, -32768.0, 32767.0}},
      {"UInt32", {true, false, 0.0, 4294967295.0}}, {"Int32", {true, false, -2147483648.0, 2147483647.0}},
      {"UInt64", {true, false, 0.0, kExact}},       {"Int64", {true, false, -kExact, kExact}},
      {"Float32", {false, false, -kFloat, kFloat}}, {"Float64", {false, true, -1e308, 1e308}}};
  // Samples of signed bytes are read as their unsigned bits by this version of GDAL: not the heights.
  if (name == "Byte" && !pixelType.empty()) return std::nullopt;
  const auto found = types.find(name);
  return found == types.end() ? std::nullopt : std::optional(found->second);
}

Result<StoredRows> StoredRows::open(const Terrain& terrain, const ExportRows& rows, const std::string& path) {
  if (!terrain.georeference.source)
    return Error{"it was not read from a raster file with heights in one band"};
  StoredRows stored;
  stored.rows_ = &rows;
  stored.source_ = *terrain.georeference.source;
  StoredSource& source = stored.source_;
  stored.rule_ = heightRule(source);
  const StoredBand& band = source.layout.bands[static_cast<std::size_t>(source.band) - 1];
  const auto type = storedTypeOf(band.type, source.layout.pixelType);
  if (!type) return Error{"samples of type %1 cannot be written as they are stored", band.type};
  stored.type_ = *type;
  const std::string name = path.empty() ? source.path : path;
  if (name.empty())
    stored.whyNoFile_ = Message("it is not a file on this computer");
  else if (path.empty() && !isAllowedSourceFile(name))
    stored.whyNoFile_ = Message("it is outside the project's folder");
  if (!stored.whyNoFile_.empty()) return stored;
  StoredSource named = source;
  named.path = name;
  const SourceState state = stateOf(named);
  stored.fileChanged_ = state == SourceState::Changed;
  if (state == SourceState::Gone) {
    stored.whyNoFile_ = Message("the file is not there");
    return stored;
  }
  auto file = openAnySource(name, std::nullopt, BandUse{BandUse::Kind::Band, source.band});
  if (!file) {
    stored.whyNoFile_ = Message("the file cannot be read");
    return stored;
  }
  const SourceInfo& info = (*file)->info();
  const bool alike = info.columns == source.columns && info.rows == source.rows && info.stored &&
                     info.stored->bands.size() == source.layout.bands.size() &&
                     info.stored->bands[static_cast<std::size_t>(source.band) - 1] == band;
  if (!alike) {
    stored.whyNoFile_ = Message("the file was replaced");
    return stored;
  }
  stored.findOffset(terrain, info);
  if (stored.whyNoFile_.empty()) stored.file_ = std::move(*file);
  return stored;
}

void StoredRows::findOffset(const Terrain& terrain, const SourceInfo& info) {
  const GeoReference& reference = terrain.georeference;
  whyNoFile_ = Message("its samples are at other places than those of the terrain");
  const bool southFirst = rows_->order() == RowOrder::SouthFirst;
  flipped_ = source_.southUp != southFirst;
  if (!source_.geoTransform || !reference.hasGeoTransform) {
    if (source_.geoTransform.has_value() != reference.hasGeoTransform || source_.moved ||
        info.columns != columns() || info.rows != rows())
      return;
    sameGrid_ = true;
    whyNoFile_.clear();
    return;
  }
  if (flipped_) return;
  constexpr double kTolerance = 1e-6;  // Of a cell.
  const auto &was = *source_.geoTransform, &is = reference.geoTransform;
  const double determinant = was[1] * was[5] - was[2] * was[4];
  if (determinant == 0.0) return;
  const auto inCells = [&](double x, double y) {
    return std::array<double, 2>{(x * was[5] - y * was[2]) / determinant,
                                 (y * was[1] - x * was[4]) / determinant};
  };
  const auto corner = inCells(is[0] - was[0], is[3] - was[3]);
  const auto across = inCells(is[1], is[4]), down = inCells(is[2], is[5]);
  const double side = std::max(columns(), rows());
  const auto off = [](double value, double wanted) { return std::abs(value - wanted); };
  if (off(across[0], 1.0) * side > kTolerance || off(across[1], 0.0) * side > kTolerance ||
      off(down[0], 0.0) * side > kTolerance || off(down[1], 1.0) * side > kTolerance ||
      off(corner[0], std::round(corner[0])) > 1e-3 || off(corner[1], std::round(corner[1])) > 1e-3 ||
      std::abs(corner[0]) > 1e9 || std::abs(corner[1]) > 1e9)
    return;
  column0_ = static_cast<int>(std::lround(corner[0]));
  row0_ = static_cast<int>(std::lround(corner[1]));
  sameGrid_ =
      column0_ >= 0 && row0_ >= 0 && column0_ + columns() <= info.columns && row0_ + rows() <= info.rows;
  whyNoFile_.clear();
}

bool StoredRows::isHoleValue(double stored) const {
  return std::isnan(rule_.ground(stored)) || (source_.otherVoid && stored == source_.otherVoid->value);
}

Result<std::optional<double>> StoredRows::unusedValue(const Progress& progress) {
  using Unused = std::optional<double>;
  holeValue_ = kNoValue;  // So that read() returns NaN for new holes.
  bool needed = false, lowUsed = false, highUsed = false;
  std::vector<bool> used(65536, false);  // From the lowest number on.
  constexpr int kStrip = 128;
  std::vector<double> values(static_cast<std::size_t>(columns()) * kStrip);
  for (int row = 0; row < rows(); row += kStrip) {
    if (!keepGoing(progress, static_cast<double>(row) / rows())) return Error::cancel();
    const int count = std::min(kStrip, rows() - row);
    const auto some =
        std::span(values).first(static_cast<std::size_t>(columns()) * static_cast<std::size_t>(count));
    if (auto read = this->read(row, count, some, {}); !read) return read.error();
    for (const double value : some) {
      needed = needed || std::isnan(value);
      lowUsed = lowUsed || value == type_.min;
      highUsed = highUsed || value == type_.max;
      if (const double at = value - type_.min; at >= 0.0 && at < static_cast<double>(used.size()))
        used[static_cast<std::size_t>(at)] = true;
    }
  }
  resetCounts();
  if (!needed) return Unused();
  if (!lowUsed) return Unused(type_.min);
  if (!highUsed) return Unused(type_.max);
  const double other = type_.min + static_cast<double>(std::ranges::find(used, false) - used.begin());
  if (other > type_.max || other >= type_.min + static_cast<double>(used.size()))
    return Error{"holes need a value that no sample has, and there is none"};
  return Unused(other);
}

Result<std::optional<double>> StoredRows::chooseHoleValue(const Progress& progress) {
  const auto& declared = source_.layout.bands[static_cast<std::size_t>(source_.band) - 1].nodata;
  for (const auto& choice : {source_.nodata, source_.otherVoid, declared}) {
    if (!choice) continue;
    // Text in a header has more or fewer digits than a 32-bit float.
    const bool narrow = !type_.whole && !type_.wide && std::abs(choice->value) <= type_.max;
    const double value = narrow ? static_cast<double>(static_cast<float>(choice->value)) : choice->value;
    if (!type_.contains(value)) continue;
    holeValue_ = value;
    return std::optional<double>();
  }
  if (!type_.whole || source_.layout.mask) {
    holeValue_ = type_.whole ? 0.0 : kNoValue;  // The mask marks the hole.
    return std::optional<double>();
  }
  auto unused = unusedValue(progress);
  if (unused && *unused) holeValue_ = **unused;
  return unused;
}

double StoredRows::encode(float height) {
  if (std::isnan(height)) return holeValue_;
  const double wanted = static_cast<double>(height);
  double value = (wanted / rule_.metres - rule_.offset) / rule_.scale;
  const auto error = [&](double stored) {
    return std::abs(rule_.inFileUnit(stored) * rule_.metres - wanted);
  };
  if (type_.whole) value = std::round(value);
  if (!type_.whole && !type_.wide) value = static_cast<double>(static_cast<float>(value));
  if (value < type_.min || value > type_.max) {
    ++counts_.clipped;
    value = std::clamp(value, type_.min, type_.max);
  } else if (!type_.whole) {
    // The neighbour whose height is nearest, as the division rounds; of those that give the height exactly
    // the one that was found first.
    const auto exact = [&](double stored) { return rule_.height(stored) == height; };
    for (const double other : {nextIn(type_, value, -type_.max), nextIn(type_, value, type_.max)})
      if (!exact(value) && (exact(other) || error(other) < error(value))) value = other;
  }
  // Ground is not stored as the value of holes.
  if (isHoleValue(value) || sameNumber(value, holeValue_)) {
    const double up = nextIn(type_, value, std::numeric_limits<double>::max()),
                 down = nextIn(type_, value, -std::numeric_limits<double>::max());
    const bool upFits = type_.contains(up) && !isHoleValue(up),
               downFits = type_.contains(down) && !isHoleValue(down);
    if (upFits || downFits) value = upFits && (!downFits || error(up) <= error(down)) ? up : down;
  }
  counts_.largestError = std::max(counts_.largestError, error(value));
  return value;
}

Result<void> StoredRows::readFile(int band, int row, int count, std::span<double> out) {
  if (!flipped_) return file_->readStored(band, row, count, out);
  const auto wide = static_cast<std::size_t>(file_->info().columns);
  if (auto read = file_->readStored(band, file_->info().rows - row - count, count, out); !read) return read;
  for (std::size_t top = 0, bottom = static_cast<std::size_t>(count) - 1; top < bottom; ++top, --bottom)
    std::swap_ranges(out.begin() + static_cast<std::ptrdiff_t>(top * wide),
                     out.begin() + static_cast<std::ptrdiff_t>((top + 1) * wide),
                     out.begin() + static_cast<std::ptrdiff_t>(bottom * wide));
  return {};
}

Result<void> StoredRows::read(int row, int count, std::span<double> out, std::span<double> mask) {
  const auto wide = static_cast<std::size_t>(columns());
  heights_.resize(wide);
  // Rows of the file that the written ones are.
  const int first = row + row0_, fileRows = file_ ? file_->info().rows : 0;
  const int from = std::clamp(first, 0, fileRows), end = std::clamp(first + count, 0, fileRows);
  const auto fileWide = static_cast<std::size_t>(file_ ? file_->info().columns : 0);
  const bool masked = source_.layout.mask && file_;
  if (file_ && end > from) {
    fileRows_.resize(fileWide * static_cast<std::size_t>(end - from));
    if (auto read = readFile(source_.band, from, end - from, fileRows_); !read) return read;
    if (masked) {
      maskRows_.resize(fileRows_.size());
      if (auto read = readFile(SampleSource::kMaskBand, from, end - from, maskRows_); !read) return read;
    }
  }
  for (int r = 0; r < count; ++r) {
    rows_->metres(row + r, heights_);
    const int fileRow = first + r;
    for (std::size_t column = 0; column < wide; ++column) {
      const std::size_t at = static_cast<std::size_t>(r) * wide + column;
      const float height = heights_[column];
      const long long fileColumn = static_cast<long long>(column) + column0_;
      const bool inFile = fileRow >= from && fileRow < end && fileColumn >= 0 &&
                          fileColumn < static_cast<long long>(fileWide);
      const std::size_t in =
          inFile ? static_cast<std::size_t>(fileRow - from) * fileWide + static_cast<std::size_t>(fileColumn)
                 : 0;
      const double stored = inFile ? fileRows_[in] : kNoValue;
      const bool wasMasked = inFile && masked && maskRows_[in] == 0.0;
      const bool wasHole = wasMasked || isHoleValue(stored);
      const bool keep = inFile && (std::isnan(height) ? wasHole : !wasHole && rule_.height(stored) == height);
      out[at] = keep ? stored : encode(height);
      ++(keep ? counts_.kept : counts_.encoded);
      if (!keep && std::isnan(height)) ++counts_.holes;
      if (!mask.empty())
        mask[at] = keep && masked ? maskRows_[in] : source_.layout.mask && std::isnan(height) ? 0.0 : 255.0;
    }
  }
  return {};
}

Result<void> StoredRows::readOther(int band, int row, int count, std::span<double> out) {
  const auto wide = static_cast<std::size_t>(columns()),
             fileWide = static_cast<std::size_t>(file_->info().columns);
  fileRows_.resize(fileWide * static_cast<std::size_t>(count));
  if (auto read = readFile(band, row + row0_, count, fileRows_); !read) return read;
  for (std::size_t r = 0; r < static_cast<std::size_t>(count); ++r)
    std::copy_n(fileRows_.begin() + static_cast<std::ptrdiff_t>(r * fileWide) + column0_, wide,
                out.begin() + static_cast<std::ptrdiff_t>(r * wide));
  return {};
}

std::vector<Message> layoutDifferences(const StoredLayout& wanted, const StoredLayout& found) {
  std::vector<Message> lines;
  const auto add = [&lines](bool differs, Message line) {
    if (differs) lines.push_back(std::move(line));
  };
  const auto text = [](const std::string& value) {
    return value.empty() ? Message("none") : Message::verbatim(printableLine(value));
  };
  const auto number = [](const auto& value) {
    if (!value) return Message("none");
    if constexpr (requires { value->value; })
      return Message::verbatim(nineDigits(value->value));
    else
      return Message::verbatim(nineDigits(*value));
  };
  add(found.bands.size() != wanted.bands.size(),
      Message("bands %1 instead of %2", found.bands.size(), wanted.bands.size()));
  for (std::size_t i = 0; i < std::min(wanted.bands.size(), found.bands.size()); ++i) {
    const StoredBand &was = wanted.bands[i], &is = found.bands[i];
    const std::size_t before = lines.size();
    add(is.type != was.type, Message("sample type %1 instead of %2", text(is.type), text(was.type)));
    add(is.nodata != was.nodata,
        Message("no-data value %1 instead of %2", number(is.nodata), number(was.nodata)));
    add(is.scale != was.scale, Message("scale %1 instead of %2", number(is.scale), number(was.scale)));
    add(is.offset != was.offset, Message("offset %1 instead of %2", number(is.offset), number(was.offset)));
    add(is.unit != was.unit, Message("unit %1 instead of %2", text(is.unit), text(was.unit)));
    add(is.description != was.description,
        Message("description %1 instead of %2", text(is.description), text(was.description)));
    add(is.colour != was.colour, Message("colour %1 instead of %2", text(is.colour), text(was.colour)));
    for (const std::string& item : was.metadata)
      add(std::ranges::find(is.metadata, item) == is.metadata.end(),
          Message("metadata item %1 left out", printableLine(item.substr(0, item.find('=')))));
    if (wanted.bands.size() > 1)
      for (std::size_t line = before; line < lines.size(); ++line)
        lines[line] = messageIn(Message("band %1", i + 1), std::move(lines[line]));
  }
  add(found.compression != wanted.compression,
      Message("compression %1 instead of %2", text(found.compression), text(wanted.compression)));
  add(!wanted.predictor.empty() && found.predictor != wanted.predictor,
      Message("predictor %1 instead of %2", text(found.predictor), text(wanted.predictor)));
  add(!wanted.interleave.empty() && wanted.bands.size() > 1 && found.interleave != wanted.interleave,
      Message("interleaving %1 instead of %2", text(found.interleave), text(wanted.interleave)));
  add(found.pixelType != wanted.pixelType,
      Message("pixel type %1 instead of %2", text(found.pixelType), text(wanted.pixelType)));
  const auto bits = [](int count) {
    return count == 0 ? Message("all") : Message::verbatim(std::to_string(count));
  };
  add(found.bits != wanted.bits,
      Message("bits of a sample %1 instead of %2", bits(found.bits), bits(wanted.bits)));
  const auto size = [](int columns, int rows) {
    return std::to_string(columns) + " x " + std::to_string(rows);
  };
  add(wanted.blockColumns > 0 &&
          (found.blockColumns != wanted.blockColumns || found.blockRows != wanted.blockRows),
      Message("blocks %1 instead of %2", size(found.blockColumns, found.blockRows),
              size(wanted.blockColumns, wanted.blockRows)));
  add(wanted.cloud != found.cloud, Message(wanted.cloud ? "not cloud optimised" : "cloud optimised"));
  add(wanted.mask != found.mask, Message(wanted.mask ? "mask left out" : "mask added"));
  add(wanted.whiteIsLow != found.whiteIsLow, Message("white and black exchanged"));
  const auto overviews = [&](const StoredLayout& layout) {
    std::string all;
    for (const auto& [columns, rows] : layout.overviews)
      all += (all.empty() ? "" : ", ") + size(columns, rows);
    return all;
  };
  add(found.overviews != wanted.overviews,
      Message("overviews %1 instead of %2", text(overviews(found)), text(overviews(wanted))));
  add(wanted.colours != found.colours, Message("colour table differs"));
  return lines;
}

}  // namespace scarp
