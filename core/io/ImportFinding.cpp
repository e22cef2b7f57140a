#include "core/io/ImportFinding.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <limits>
#include <regex>

#include "core/io/CrsInfo.h"
#include "core/io/HeightDatum.h"
#include "core/io/HeightRule.h"
#include "core/io/SampleSource.h"
#include "core/operation/Filter.h"
#include "core/operation/GroundFaults.h"
#include "core/terrain/HeightPlane.h"

namespace scarp {

namespace {

using FindingKind = ImportFinding::Kind;
using Transform = std::array<double, 6>;

constexpr double kSummit = 9000.0;  ///< Metres: above all ground on Earth.

bool isFoot(double metres) { return metres > 0.304 && metres < 0.306; }

/// A coordinate of a grid that people lay out: a whole number of so much.
bool isRound(double value, double of, double tolerance) {
  return std::abs(value / of - std::round(value / of)) * of <= tolerance;
}

/// Whether numbers of samples stand in a file that says they are of cells: the first and the last sample lie
/// on round numbers, and the cells' corners do not.
bool cornersAreSamples(const Transform& g, int columns, int rows, double round) {
  const double tolerance = 1e-3 * std::abs(g[1]);
  const auto along = [&](double from, double cell, int count) {
    return isRound(from, round, tolerance) && isRound(from + cell * (count - 1), round, tolerance) &&
           !isRound(from + cell * count, round, tolerance);
  };
  return along(g[0], g[1], columns) && along(g[3], g[5], rows);
}

bool exchanged(const Transform& g, const SourceInfo& info, const CrsInfo& crs) {
  const double x1 = g[0] + g[1] * info.columns, y1 = g[3] + g[5] * info.rows;
  const double x = std::max(std::abs(g[0]), std::abs(x1)), y = std::max(std::abs(g[3]), std::abs(y1));
  if (crs.geographic) return y > 90.5 && x <= 90.0 && y <= 360.0;
  // In UTM no easting is 1,000 km, and few northings that are used are less.
  const bool utm = crs.name.find("UTM zone") != std::string::npos;
  return utm && std::min(g[0], x1) > 1'000'000.0 && std::min(g[3], y1) > 100'000.0 &&
         std::max(g[3], y1) < 900'000.0;
}

/// How much neighbours differ, of what all samples do: pictures are rough.
double roughness(const Terrain& terrain) {
  const HeightPlane plane = planeOf(terrain.heights);
  double sum = 0.0, square = 0.0, steps = 0.0;
  long long count = 0, pairs = 0;
  for (int row = 0; row < plane.rows; ++row)
    for (int column = 0; column < plane.columns; ++column) {
      const double h = double{plane.values[plane.at(column, row)]};
      if (std::isnan(h)) continue;
      sum += h;
      square += h * h;
      ++count;
      if (column == 0) continue;
      const double step = std::abs(h - double{plane.values[plane.at(column - 1, row)]});
      if (std::isnan(step)) continue;
      steps += step;
      ++pairs;
    }
  if (count == 0 || pairs == 0) return 0.0;
  const double mean = sum / static_cast<double>(count);
  const double deviation = std::sqrt(std::max(0.0, square / static_cast<double>(count) - mean * mean));
  return deviation > 0.0 ? steps / static_cast<double>(pairs) / deviation : 0.0;
}

/// Metres between heights that someone measured in: 1 m, 0.1 m, a foot …
bool isUsualStep(double metres) {
  for (const double unit : {1.0, 0.3048, 1200.0 / 3937.0})
    for (const double step :
         {1.0, 0.5, 0.25, 0.2, 0.1, 0.05, 0.01, 0.001, 2.0, 5.0, 10.0, 100.0, 0.0625, 0.125})
      if (std::abs(metres / (step * unit) - 1.0) < 1e-3) return true;
  return false;
}

void addTerraces(const Terrain& terrain, bool bytes, double stored, bool on,
                 std::vector<ImportFinding>& found) {
  const auto quantum = quantumOf(terrain.heights);
  if (!quantum) return;
  float low = std::numeric_limits<float>::infinity(), high = -low;
  const HeightPlane plane = planeOf(terrain.heights);
  for (const float h : plane.values)
    if (h == h) low = std::min(low, h), high = std::max(high, h);
  const double levels = std::round((double{high} - double{low}) / *quantum) + 1.0;
  constexpr double of8Bits = 256.0;
  const double times = stored > 0.0 ? std::round(*quantum / stored) : 0.0;
  const bool coarse =
      bytes || (stored > 0.0 ? times >= 100.0 || (times >= 2.0 && levels <= of8Bits && !isUsualStep(*quantum))
                             : levels <= of8Bits && !isUsualStep(*quantum));
  if (!coarse) return;
  found.push_back({FindingKind::Terraces,
                   Message(bytes ? "the ground comes in %1 steps of %2"
                                 : "the ground comes in %1 steps of %2: 8-bit heights in a file of more bits",
                           levels, metres(*quantum)),
                   Message("terraces become slopes, within half a step"), on, !bytes});
}

void addSpikes(const Terrain& terrain, const HeightPlane& plane, bool on, std::vector<ImportFinding>& found) {
  const double usual = usualStep(terrain.heights);
  const SpikeRule rule{DespikeFilter{}.times, leastSpike(terrain.heights, terrain.frame)};
  long long count = 0;
  double most = 0.0;
  for (int row = 0; row < plane.rows; ++row)
    for (int column = 0; column < plane.columns; ++column)
      if (const float h = withoutSpike(plane, column, row, rule, usual); h == h) {
        ++count;
        most = std::max(most, std::abs(double{h} - double{plane.values[plane.at(column, row)]}));
      }
  if (count > 0)
    found.push_back({FindingKind::Spikes,
                     Message(count == 1 ? "%1 sample stands alone out of the ground, by up to %2"
                                        : "%1 samples stand alone out of the ground, by up to %2",
                             count, metres(most)),
                     Message("spikes become the median of what is around them"), on, true});
}

void addSeams(const HeightPlane& plane, bool on, std::vector<ImportFinding>& found) {
  const std::vector<Seam> seams = findSeams(plane);
  if (seams.empty()) return;
  const Seam& first = *std::ranges::max_element(seams, {}, [](const Seam& s) { return std::abs(s.step); });
  const Message step =
      Message(first.column ? "the ground steps by %1 along column %2" : "the ground steps by %1 along row %2",
              metres(std::abs(first.step)), first.at);
  const std::size_t more = seams.size() - 1;
  found.push_back({FindingKind::Seams,
                   Message(more == 0   ? "%1: the seam of two tiles"
                           : more == 1 ? "%1 and along %2 more line: the seam of two tiles"
                                       : "%1 and along %2 more lines: the seam of two tiles",
                           step, more),
                   Message("the step becomes a ramp at both sides"), on, true});
}

using MendMember = bool ImportMends::*;

/// The mend of a defect of the ground; null for other findings.
MendMember mendOf(FindingKind kind) {
  if (kind == FindingKind::Terraces) return &ImportMends::terraces;
  if (kind == FindingKind::Spikes) return &ImportMends::spikes;
  if (kind == FindingKind::Seams) return &ImportMends::seams;
  return kind == FindingKind::Holes ? &ImportMends::holes : nullptr;
}

}  // namespace

std::string_view keyOf(FindingKind kind) {
  constexpr std::array<std::string_view, 12> keys{"picture",  "void",   "unit",   "rows",
                                                  "depths",   "srgb",   "origin", "half-cell",
                                                  "terraces", "spikes", "seams",  "holes"};
  return keys[static_cast<std::size_t>(kind)];
}

bool canSwitch(const ImportFinding& finding) { return finding.kind != FindingKind::Picture; }

void setFinding(ImportOptions& options, const ImportFinding& finding, bool on) {
  constexpr double none = std::numeric_limits<double>::quiet_NaN();
  switch (finding.kind) {
    case FindingKind::Picture:
      return;
    case FindingKind::Void:
      options.nodata = none;
      if (on) options.nodata.reset();
      return;
    case FindingKind::Unit:
      options.verticalUnit = on ? finding.unit : finding.otherUnit;
      return;
    case FindingKind::Rows:
      options.rows = on ? RowOrder::SouthFirst : RowOrder::NorthFirst;
      return;
    case FindingKind::Depths:
      options.depths = on;
      return;
    case FindingKind::Srgb:
      options.srgb = on;
      return;
    case FindingKind::Origin:
      options.exchangeOrigin = on;
      return;
    case FindingKind::HalfCell:
      options.shiftHalfCell = on;
      return;
    default:
      options.mends.*mendOf(finding.kind) = on;
  }
}

std::vector<ImportFinding> placeFindings(const SourceInfo& info, const ImportOptions& options) {
  std::vector<ImportFinding> found;
  const auto crs = describeCrs(info.crsWkt);
  if (!info.geoTransform || !crs) return found;
  const Transform& g = *info.geoTransform;
  if (g[2] != 0.0 || g[4] != 0.0) return found;
  if (exchanged(g, info, *crs))
    found.push_back(
        {FindingKind::Origin,
         crs->geographic
             ? Message("its latitudes go beyond 90°, and its longitudes do not")
             : Message("its eastings are beyond those of %1, and its northings are not", crs->name),
         Message("the two numbers of its place are exchanged"), options.exchangeOrigin.value_or(true), true});
  // Of degrees: whole ones. Of metres: tens, where cells are no part of them.
  const double round = crs->geographic ? 1.0 : 1000.0;
  if (cornersAreSamples(g, info.columns, info.rows, round))
    found.push_back(
        {FindingKind::HalfCell,
         Message(
             "its first and last samples would lie on round numbers if its place were that of samples, and "
             "it says that it is that of cells"),
         Message("its place is moved by half a cell"), options.shiftHalfCell.value_or(false), true});
  return found;
}

Transform putRight(Transform g, const std::vector<ImportFinding>& findings) {
  for (const ImportFinding& finding : findings) {
    if (!finding.on) continue;
    if (finding.kind == FindingKind::Origin) std::swap(g[0], g[3]);
    if (finding.kind != FindingKind::HalfCell) continue;
    g[0] -= 0.5 * (g[1] + g[2]);
    g[3] -= 0.5 * (g[4] + g[5]);
  }
  return g;
}

namespace {

/// A unit that heights may be in where the numbers contradict the declared one.
struct LikelyUnit {
  const char* unit;
  double metres;
};
/// The longest first.
constexpr std::array<LikelyUnit, 5> kLikelyUnits{
    {{"m", 1.0}, {"ft", 0.3048}, {"dm", 0.1}, {"cm", 0.01}, {"mm", 0.001}}};

Message takenAs(const LikelyUnit& unit) {
  if (isFoot(unit.metres)) return Message("heights are taken as feet");
  const std::string_view name = unit.unit;
  if (name == "dm") return Message("heights are taken as decimetres");
  if (name == "cm") return Message("heights are taken as centimetres");
  if (name == "mm") return Message("heights are taken as millimetres");
  return Message("heights are taken as metres");
}

bool isTerrestrial(double lowest, double highest) { return highest <= kSummit && lowest > -12'000.0; }

/// Whether a file's name contains a word for depths: "depth_2m.tif", "bathy.nc".
bool namesDepths(const std::string& path) {
  static const std::regex word(
      R"((^|[^a-z])(depths?|bathy(metry)?|soundings?|tiefen?|profondeurs?)([^a-z]|$))", std::regex::icase);
  return std::regex_search(std::filesystem::path(path).filename().string().substr(0, 200), word);
}

/// Painted heights are often saved as a picture. Programs that write heights also label them so, so that the
/// file alone does not tell.
void addSrgb(const SourceInfo& info, const ImportOptions& options, std::vector<ImportFinding>& found) {
  const auto kind = options.bands.value_or(BandUse()).kind;
  const bool picture = info.sampleType == "Byte" || info.sampleType == "UInt16";
  const bool on = options.srgb.value_or(false);
  if (!on && (info.srgb.empty() || !picture || info.geoTransform)) return;
  if (kind != BandUse::Kind::Band && kind != BandUse::Kind::Luminance) return;
  found.push_back({FindingKind::Srgb,
                   info.srgb.empty() ? Message("its values are read as sRGB-encoded") : info.srgb,
                   Message("values are linearised"), on, false});
}

void addDepths(const std::string& path, const SourceInfo& info, const HeightRule& rule,
               const std::array<double, 2>& stored, std::vector<ImportFinding>& found) {
  const Message done = Message("depths become heights: their sign is changed");
  const bool on = rule.metres < 0.0;
  const double one = rule.inFileUnit(stored[0]), other = rule.inFileUnit(stored[1]);
  const bool noneAbove = std::max(one, other) <= 0.0, noneBelow = std::min(one, other) >= 0.0;
  if (!info.depths.empty() && noneAbove && !on)
    found.push_back(
        {FindingKind::Depths, Message("%1, but none of its values is above 0", info.depths), done, on, true});
  else if (!info.depths.empty())
    found.push_back({FindingKind::Depths, info.depths, done, on, !on});
  else if (on || (noneBelow && one != other && namesDepths(path)))
    found.push_back({FindingKind::Depths,
                     Message(namesDepths(path) ? "its name suggests depths, and no value is below 0"
                                               : "its values are read as depths, positive down"),
                     done, on, !on});
}

void addUnits(const std::string& path, const SourceInfo& info, const ImportOptions& options, double low,
              double high, double extent, std::vector<ImportFinding>& found) {
  const auto crs = describeCrs(info.crsWkt);
  const auto known = metresPerUnit(info.verticalUnit);
  const double declared = known.value_or(1.0);
  const bool says = !info.verticalUnit.empty();
  const auto add = [&](Message reason, const LikelyUnit& unit, bool byItself = false) {
    const auto chosen = options.verticalUnit ? metresPerUnit(*options.verticalUnit) : std::nullopt;
    const bool on = options.verticalUnit ? chosen == metresPerUnit(unit.unit) : byItself;
    ImportFinding finding{FindingKind::Unit, std::move(reason), takenAs(unit), on};
    finding.unit = unit.unit;
    finding.otherUnit = known ? info.verticalUnit : "m";
    found.push_back(std::move(finding));
  };
  const LikelyUnit& metre = kLikelyUnits[0];
  const LikelyUnit foot = crs && !crs->geographic && isFoot(crs->metresPerUnit)
                              ? LikelyUnit{crs->metresPerUnit == 0.3048 ? "ft" : "us-ft", 0.3048}
                              : kLikelyUnits[1];
  static const std::regex feetInName(R"((^|[^a-z])(ft|feet|usft|foot)([^a-z]|$))", std::regex::icase);
  if (declared != 1.0 && !plausibleHeights(low * declared, high * declared) && plausibleHeights(low, high)) {
    add(Message("in '%1' its heights would be further than any ground", info.verticalUnit), metre, true);
    return;
  }
  if (options.scale || options.offset) return;
  if (crs && high * declared > kSummit) {
    // Large numbers that differ little are distances from a far point, such as a planet's centre, not heights
    // in small units.
    const bool relief = high - low > 0.01 * high;
    const auto likely = std::ranges::find_if(kLikelyUnits, [&](const LikelyUnit& unit) {
      return unit.metres < declared && isTerrestrial(low * unit.metres, high * unit.metres) &&
             (relief || isFoot(unit.metres));
    });
    if (likely != kLikelyUnits.end())
      add(Message("heights of up to %1 are above all summits, in a shorter unit they would be up to %2",
                  metres(high * declared), metres(high * likely->metres)),
          *likely);
  } else if (!says && crs && !crs->geographic && isFoot(crs->metresPerUnit)) {
    add(Message("its coordinates are in feet, and it names no unit of height"), foot);
  } else if (!says && std::regex_search(std::filesystem::path(path).filename().string(), feetInName)) {
    add(Message("the name speaks of feet, and the file names no unit of height"), foot);
  } else if (isFoot(declared) && crs && !crs->geographic && crs->metresPerUnit == 1.0) {
    // Common in older American models; nothing else shows that the unit is wrong.
    add(Message(
            "it declares feet over coordinates in metres, heights of %1 to %2; in metres they are %3 to %4",
            plainMetres(low * declared), metres(high * declared), plainMetres(low), metres(high)),
        metre);
  } else if (declared < 0.2 && extent > 0.0 && isTerrestrial(low, high)) {
    // Ground that is nearly flat in the declared unit, but hilly if the heights are metres.
    constexpr double kFlat = 0.002, kHilly = 0.02, kCliff = 1.0;
    const double relief = (high - low) / extent;
    if (relief * declared < kFlat && relief > kHilly && relief < kCliff)
      add(Message("in '%1' the ground rises by only %2 over %3; in metres its heights are %4 to %5",
                  info.verticalUnit, metres((high - low) * declared), metres(extent), plainMetres(low),
                  metres(high)),
          metre);
  }
}

}  // namespace

std::vector<ImportFinding> valueFindings(const std::string& path, const SourceInfo& info,
                                         const ImportOptions& options, const HeightRule& rule,
                                         const std::array<double, 2>& stored, double extent) {
  std::vector<ImportFinding> found;
  addSrgb(info, options, found);
  if (options.range) return found;
  addDepths(path, info, rule, stored, found);
  const auto [low, high] = rule.heightsInUnit(stored[0], stored[1]);
  addUnits(path, info, options, low, high, extent, found);
  return found;
}

Message findingText(const ImportFinding& finding) {
  return Message(finding.on ? "%1: %2" : "%1; possible fix: %2", finding.reason, finding.done);
}

std::vector<ImportFinding> groundFindings(const Terrain& terrain, const std::string& sampleType,
                                          const BandUse& bands, double quantum, long long holes,
                                          const ImportMends& mends) {
  std::vector<ImportFinding> found;
  const bool bytes = (sampleType == "Byte" || sampleType == "Int8") &&
                     (bands.kind == BandUse::Kind::Band || bands.kind == BandUse::Kind::Luminance);
  constexpr double ofPictures = 0.18;
  const long long ground = terrain.heights.rect().area() - holes;
  constexpr long long fewest = 4096;
  if (ground < 9) return found;
  if (bytes && ground > fewest && roughness(terrain) > ofPictures)
    found.push_back(
        {FindingKind::Picture,
         Message("neighbours differ as those of a shaded picture or a photograph do, not as heights"),
         Message("its brightness is read as heights all the same"), true, true});
  const HeightPlane plane = planeOf(terrain.heights);
  addTerraces(terrain, bytes, sampleType.starts_with("Float") ? 0.0 : std::abs(quantum), mends.terraces,
              found);
  if (found.empty() || found.front().kind != FindingKind::Picture) {
    addSpikes(terrain, plane, mends.spikes, found);
    addSeams(plane, mends.seams, found);
  }
  if (holes > 0)
    found.push_back(
        {FindingKind::Holes, Message(holes == 1 ? "%1 sample is a hole" : "%1 samples are holes", holes),
         Message("holes are filled by a membrane from the ground around them"), mends.holes, false});
  return found;
}

bool isMended(const ImportFinding& finding, const ImportMends& mends) {
  const auto mend = mendOf(finding.kind);
  return mend && mends.*mend;
}

Result<std::vector<MendStep>> mendSteps(const Terrain& terrain, const ImportMends& mends,
                                        std::vector<Message>& told, const Progress& progress) {
  struct Mend {
    bool wanted;
    Filter filter;
  };
  // Terraces first: what the others make is no multiple of a step.
  const std::array<Mend, 4> all{{{mends.terraces, DestepFilter{}},
                                 {mends.spikes, DespikeFilter{}},
                                 {mends.seams, DeseamFilter{}},
                                 {mends.holes, FillHolesFilter{HolesToFill::All}}}};
  std::vector<MendStep> steps;
  Terrain now = terrain;
  for (const auto& [wanted, filter] : all) {
    if (!wanted) continue;
    auto heights = filtered(now, filter, nullptr, progress);
    if (!heights && heights.error().cancelled) return heights.error();
    if (!heights) told.push_back(heights.error().message);
    if (!heights) continue;
    now.heights = *heights;
    steps.push_back({filter, *std::move(heights)});
  }
  return steps;
}

}  // namespace scarp
