#include "core/io/HeightDatum.h"

#include <cpl_string.h>
#include <ogr_spatialref.h>
#include <proj.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <memory>
#include <vector>

#include "core/base/PrintableLine.h"
#include "core/io/CrsInfo.h"
#include "core/io/GdalErrors.h"

namespace scarp {

namespace {

struct Unit {
  double metres;
  std::vector<std::string_view> names;  // The first is the one to show.
};

const std::vector<Unit>& units() {
  static const std::vector<Unit> all{
      {1.0, {"m", "metre", "meter", "metres", "meters", "mtr"}},
      {0.3048, {"ft", "foot", "feet", "international foot", "international feet"}},
      {1200.0 / 3937.0,
       {"us-ft", "ftus", "ft_us", "us_ft", "sft", "us survey foot", "us survey feet", "foot_us", "us foot"}},
      {1000.0, {"km", "kilometre", "kilometer", "kilometres", "kilometers"}},
      {0.1, {"dm", "decimetre", "decimeter", "decimetres", "decimeters"}},
      {0.01, {"cm", "centimetre", "centimeter", "centimetres", "centimeters"}},
      {0.001, {"mm", "millimetre", "millimeter", "millimetres", "millimeters"}},
      {1.8288, {"fathom", "fathoms", "fath"}},
      {0.9144, {"yd", "yard", "yards"}},
  };
  return all;
}

}  // namespace

std::optional<double> metresPerUnit(std::string_view unit) {
  const auto blank = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
  while (!unit.empty() && blank(unit.front())) unit.remove_prefix(1);
  while (!unit.empty() && blank(unit.back())) unit.remove_suffix(1);
  const std::string word = lowerCase(unit);
  for (const Unit& candidate : units())
    if (std::ranges::find(candidate.names, word) != candidate.names.end()) return candidate.metres;
  return std::nullopt;
}

std::string verticalUnitNames() {
  std::string names;
  for (const Unit& unit : units()) names.append(names.empty() ? "" : ", ").append(unit.names.front());
  return names;
}

bool plausibleHeights(double minMetres, double maxMetres) {
  constexpr double limit = 30'000.0;
  return std::abs(minMetres) <= limit && std::abs(maxMetres) <= limit;
}

namespace {

/// The vertical part of a CRS.
struct VerticalPart {
  Message name;      ///< "EGM96 height", "WGS 84 ellipsoidal height".
  std::string code;  ///< "EPSG:5773", or empty.
  HeightUnit unit;
  bool ellipsoidal = false;        ///< Heights above the ellipsoid of the CRS's own geodetic datum.
  OGRSpatialReference vertical{};  ///< Of a compound CRS.
};

std::optional<OGRSpatialReference> crsOf(const std::string& wkt) {
  OGRSpatialReference crs;
  if (wkt.empty() || crs.importFromWkt(wkt.c_str()) != OGRERR_NONE) return std::nullopt;
  return crs;
}

std::string geodeticName(const OGRSpatialReference& crs) {
  const std::unique_ptr<OGRSpatialReference> base(crs.CloneGeogCS());
  return base && base->GetName() ? base->GetName() : "";
}

std::optional<VerticalPart> verticalPart(const std::string& wkt) {
  const auto crs = crsOf(wkt);
  if (!crs) return std::nullopt;
  VerticalPart part;
  OGRAxisOrientation axis = OAO_Other;
  if (const OGR_SRSNode* const node = crs->GetAttrNode("VERT_CS")) {
    char* text = nullptr;
    const bool there =
        node->exportToWkt(&text) == OGRERR_NONE && part.vertical.importFromWkt(text) == OGRERR_NONE;
    CPLFree(text);
    if (!there) return std::nullopt;
    const char* unit = nullptr;
    part.unit.metres = crs->GetTargetLinearUnits("COMPD_CS|VERT_CS", &unit);
    if (unit) part.unit.name = unit;
    crs->GetAxis("COMPD_CS|VERT_CS", 0, &axis);
    const char* authority = part.vertical.GetAuthorityName(nullptr);
    const char* code = part.vertical.GetAuthorityCode(nullptr);
    if (part.vertical.GetName()) part.name = Message::verbatim(part.vertical.GetName());
    if (authority && code) part.code = std::string(authority) + ":" + code;
  } else if (crs->GetAxesCount() == 3 && (crs->IsGeographic() || crs->IsProjected())) {
    part.ellipsoidal = true;
    part.name = Message("%1 ellipsoidal height", geodeticName(*crs));
    crs->GetAxis(nullptr, 2, &axis, &part.unit.metres);
  } else {
    return std::nullopt;
  }
  if (!(part.unit.metres > 0.0)) part.unit.metres = 1.0;
  if (part.unit.metres == 1.0 || part.unit.name.empty()) part.unit.name = "m";
  if (axis == OAO_Down) part.unit.metres = -part.unit.metres;
  return part;
}

/// A horizontal CRS with a vertical one.
std::string compound(const std::string& flat, const OGRSpatialReference& vertical) {
  const auto horizontal = crsOf(flat);
  if (!horizontal) return {};
  OGRSpatialReference both;
  const std::string name = std::string(horizontal->GetName()) + " + " + vertical.GetName();
  return both.SetCompoundCS(name.c_str(), &*horizontal, &vertical) == OGRERR_NONE ? wktOf(both)
                                                                                  : std::string();
}

/// A horizontal CRS with heights above the ellipsoid of its datum.
std::string withEllipsoidalHeights(const std::string& flat) {
  auto crs = crsOf(flat);
  return crs && crs->PromoteTo3D(nullptr) == OGRERR_NONE ? wktOf(*crs) : std::string();
}

bool sameGeodeticDatum(const std::string& one, const std::string& other) {
  const auto a = crsOf(one), b = crsOf(other);
  if (!a || !b) return false;
  const std::unique_ptr<OGRSpatialReference> from(a->CloneGeogCS()), to(b->CloneGeogCS());
  if (!from || !to) return false;
  from->DemoteTo2D(nullptr);
  to->DemoteTo2D(nullptr);
  return from->IsSame(to.get()) != 0;
}

void ignoreProjMessage(void*, int, const char*) {}

/// Returns the grid files that PROJ lacks for the most exact transformation around a place in `to`. Empty if
/// no grid would help.
std::vector<std::string> missingGrids(const std::string& from, const std::string& to, const Vec2& middle) {
  const std::unique_ptr<PJ_CONTEXT, decltype(&proj_context_destroy)> context(proj_context_create(),
                                                                             proj_context_destroy);
  proj_log_func(context.get(), nullptr, ignoreProjMessage);
  char** const paths = OSRGetPROJSearchPaths();
  proj_context_set_search_paths(context.get(), CSLCount(paths), paths);
  CSLDestroy(paths);
  using Object = std::unique_ptr<PJ, decltype(&proj_destroy)>;
  const Object source(proj_create(context.get(), from.c_str()), proj_destroy),
      target(proj_create(context.get(), to.c_str()), proj_destroy);
  if (!source || !target) return {};
  const std::unique_ptr<PJ_OPERATION_FACTORY_CONTEXT, decltype(&proj_operation_factory_context_destroy)>
      options(proj_create_operation_factory_context(context.get(), nullptr),
              proj_operation_factory_context_destroy);
  if (const CrsWay toDegrees = wayBetween(flatCrs(to), wgs84Wkt())) {
    constexpr double kAround = 0.01;
    double x = middle.x(), y = middle.y();
    if (toDegrees->Transform(1, &x, &y) && std::isfinite(x) && std::isfinite(y))
      proj_operation_factory_context_set_area_of_interest(context.get(), options.get(), x - kAround,
                                                          y - kAround, x + kAround, y + kAround);
  }
  proj_operation_factory_context_set_spatial_criterion(context.get(), options.get(),
                                                       PROJ_SPATIAL_CRITERION_PARTIAL_INTERSECTION);
  proj_operation_factory_context_set_grid_availability_use(context.get(), options.get(),
                                                           PROJ_GRID_AVAILABILITY_IGNORED);
  proj_operation_factory_context_set_allow_ballpark_transformations(context.get(), options.get(), 0);
  const std::unique_ptr<PJ_OBJ_LIST, decltype(&proj_list_destroy)> operations(
      proj_create_operations(context.get(), source.get(), target.get(), options.get()), proj_list_destroy);
  const int count = operations ? proj_list_get_count(operations.get()) : 0;
  for (int i = 0; i < count; ++i) {
    const Object operation(proj_list_get(context.get(), operations.get(), i), proj_destroy);
    if (!operation) continue;
    std::vector<std::string> missing;
    bool published = true;
    const int grids = proj_coordoperation_get_grid_used_count(context.get(), operation.get());
    for (int grid = 0; grid < grids; ++grid) {
      const char *name = nullptr, *url = nullptr;
      int available = 0;
      if (!proj_coordoperation_get_grid_used(context.get(), operation.get(), grid, &name, nullptr, nullptr,
                                             &url, nullptr, nullptr, &available) ||
          available || !name)
        continue;
      missing.emplace_back(name);
      published = published && url && *url;
    }
    if (!missing.empty() && published) return missing;
  }
  return {};
}

/// "a and b"
Message gridNames(const std::vector<std::string>& grids) {
  Message all;
  for (const std::string& grid : grids)
    all = all.empty() ? Message::verbatim(grid) : Message("%1 and %2", all, grid);
  return all;
}

/// Result for heights that keep their vertical datum.
HeightDatum keptHeights(const std::string& source, const VerticalPart& has, const std::string& wanted,
                        const Vec2& middle) {
  const std::string flat = flatCrs(wanted);
  HeightDatum datum;
  datum.text = Message("heights stay %1", has.name);
  if (!has.ellipsoidal) {
    datum.crs = compound(flat, has.vertical);
    return datum;
  }
  datum.crs = withEllipsoidalHeights(flat);
  if (sameGeodeticDatum(source, flat)) return datum;
  const auto other = verticalPart(datum.crs);
  if (other && HeightTransform::create(source, datum.crs, middle)) {
    datum.convert = true;
    datum.text = Message("heights converted from %1 to %2", has.name, other->name);
    return datum;
  }
  datum.crs = flat;
  datum.asWanted = false;
  datum.text = Message("heights stay %1: the new CRS cannot state that", has.name);
  return datum;
}

}  // namespace

std::optional<HeightTransform> HeightTransform::create(const std::string& from, const std::string& to,
                                                       const Vec2& middle) {
  auto source = crsOf(from), target = crsOf(to);
  const auto has = verticalPart(from), wants = verticalPart(to);
  if (!source || !target || !has || !wants) return std::nullopt;
  source->SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  target->SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  OGRCoordinateTransformationOptions options;
  options.SetBallparkAllowed(false);
  HeightTransform made;
  made.fromMetres_ = has->unit.metres;
  made.toMetres_ = wants->unit.metres;
  made.transform_ = CrsWay(OGRCreateCoordinateTransformation(&*source, &*target, options));
  if (!sameCrs(from, to)) {
    made.toSource_ = wayBetween(flatCrs(to), flatCrs(from));
    if (!made.toSource_) return std::nullopt;
  }
  if (!made.transform_) return std::nullopt;
  double x = middle.x(), y = middle.y();
  float height = 0.0F;
  if (made.convert(std::span(&x, 1), std::span(&y, 1), std::span(&height, 1), Grid::OfTo) > 0)
    return std::nullopt;
  return made;
}

std::optional<HeightTransform> HeightTransform::clone() const {
  HeightTransform copy;
  copy.fromMetres_ = fromMetres_;
  copy.toMetres_ = toMetres_;
  copy.transform_ = CrsWay(transform_->Clone());
  if (toSource_) copy.toSource_ = CrsWay(toSource_->Clone());
  if (!copy.transform_ || (toSource_ && !copy.toSource_)) return std::nullopt;
  return copy;
}

long long HeightTransform::convert(std::span<double> x, std::span<double> y, std::span<float> heights,
                                   Grid grid) {
  std::vector<double> z(heights.size());
  for (std::size_t i = 0; i < z.size(); ++i)
    z[i] = std::isnan(heights[i]) ? 0.0 : static_cast<double>(heights[i]) / fromMetres_;
  std::vector<int> placed(z.size(), TRUE), converted(z.size(), TRUE);
  if (toSource_ && grid == Grid::OfTo)
    toSource_->Transform(static_cast<int>(x.size()), x.data(), y.data(), nullptr, placed.data());
  transform_->Transform(static_cast<int>(x.size()), x.data(), y.data(), z.data(), converted.data());
  long long lost = 0;
  for (std::size_t i = 0; i < z.size(); ++i) {
    if (std::isnan(heights[i])) continue;
    const bool good = placed[i] && converted[i] && std::isfinite(z[i]);
    heights[i] = good ? static_cast<float>(z[i] * toMetres_) : std::numeric_limits<float>::quiet_NaN();
    lost += good ? 0 : 1;
  }
  return lost;
}

long long HeightTransform::apply(const GridFrame& frame, const GeoReference& reference, const GridRect& rect,
                                 std::vector<float>& heights, Grid grid) {
  const GdalErrors quiet;
  const auto wide = static_cast<std::size_t>(rect.width());
  std::vector<double> x(wide), y(wide);
  long long lost = 0;
  for (int row = rect.row0; row < rect.row1; ++row) {
    for (std::size_t i = 0; i < wide; ++i) {
      const Vec2 world = toWorld(reference, frame, rect.column0 + static_cast<int>(i), row);
      x[i] = world.x();
      y[i] = world.y();
    }
    lost += convert(x, y, std::span(heights).subspan(static_cast<std::size_t>(row - rect.row0) * wide, wide),
                    grid);
  }
  return lost;
}

HeightDatum heightDatumFor(const std::string& source, const std::string& wanted, const Vec2& middle) {
  const auto has = verticalPart(source), wants = verticalPart(wanted);
  HeightDatum datum;
  datum.crs = wanted;
  if (!has && !wants) {
    datum.text = Message("its CRS has no vertical datum");
    return datum;
  }
  if (!wants) return keptHeights(source, *has, wanted, middle);
  datum.takesUnit = true;
  if (!has) {
    datum.asWanted = false;
    datum.text = Message("its CRS has no vertical datum: heights are taken as %1", wants->name);
    return datum;
  }
  const bool same =
      has->ellipsoidal == wants->ellipsoidal &&
      (has->ellipsoidal ? sameGeodeticDatum(source, wanted) : has->vertical.IsSame(&wants->vertical) != 0);
  if (same) {
    datum.text = Message("heights stay %1", has->name);
    return datum;
  }
  if (HeightTransform::create(source, wanted, middle)) {
    datum.convert = true;
    datum.text = Message("heights converted from %1 to %2", has->name, wants->name);
    return datum;
  }
  datum = keptHeights(source, *has, wanted, middle);
  datum.asWanted = false;
  const std::vector<std::string> grids = missingGrids(source, wanted, middle);
  std::string command = "projsync";
  for (const std::string& grid : grids) command += " --file " + grid;
  datum.text =
      grids.empty()
          ? Message("%1: PROJ has no transformation from them to %2", datum.text, wants->name)
          : Message("%1: PROJ lacks %2 for the transformation to %3; install it with: %4 (package proj-bin)",
                    datum.text, gridNames(grids), wants->name, command);
  return datum;
}

HeightDatum unconvertedHeights(const std::string& source, const std::string& wanted, const Vec2& middle) {
  const auto has = verticalPart(source), wants = verticalPart(wanted);
  HeightDatum datum;
  datum.crs = flatCrs(wanted);
  if (has) datum = keptHeights(source, *has, wanted, middle);
  if (datum.convert) datum = {flatCrs(wanted), false, false, false, Message("heights stay %1", has->name)};
  datum.asWanted = false;
  if (wants)
    datum.text = Message("%1: PROJ's grids for %2 do not cover the whole terrain", datum.text, wants->name);
  return datum;
}

Message heightDatumOf(const std::string& wkt) {
  const GdalErrors quiet;
  const auto part = verticalPart(wkt);
  if (!part) return {};
  return part->code.empty() ? part->name : Message("%1 (%2)", part->name, part->code);
}

std::optional<HeightUnit> heightUnitOf(const std::string& wkt) {
  const GdalErrors quiet;
  const auto part = verticalPart(wkt);
  return part ? std::optional(part->unit) : std::nullopt;
}

}  // namespace scarp
