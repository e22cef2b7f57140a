#include <cpl_conv.h>
#include <gdal_priv.h>
#include <ogrsf_frmts.h>

#include <limits>
#include <memory>

#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/io/GdalDrivers.h"
#include "core/io/GdalErrors.h"
#include "core/io/VectorFile.h"

namespace scarp {

namespace {

constexpr std::size_t kLongestField = 1000, kMostFeatureFields = 200;

std::string wktOf(const OGRSpatialReference* reference) {
  if (!reference) return {};
  char* text = nullptr;
  const char* const options[] = {"FORMAT=WKT2", nullptr};
  std::string wkt;
  if (reference->exportToWkt(&text, options) == OGRERR_NONE && text) wkt = text;
  CPLFree(text);
  return wkt;
}

/// "key"=>"value","key"=>"value": the tags of OSM for which there is no field.
void addTags(const std::string& text, std::map<std::string, std::string>& fields) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < text.size() && parts.size() < 2 * kMostFeatureFields; ++i) {
    if (text[i] != '"') continue;
    std::string part;
    for (++i; i < text.size() && text[i] != '"'; ++i) {
      if (text[i] == '\\' && i + 1 < text.size()) ++i;
      part += text[i];
    }
    parts.push_back(std::move(part));
  }
  for (std::size_t i = 0; i + 1 < parts.size(); i += 2)
    fields.emplace(parts[i].substr(0, kLongestField), parts[i + 1].substr(0, kLongestField));
}

/// The features of a file, one after another.
class VectorReader {
 public:
  /// `geometryOnly`: points and inner rings too, and no fields.
  VectorReader(VectorFile& file, bool geometryOnly) : file_(file), geometryOnly_(geometryOnly) {}

  void add(OGRFeature& feature, std::size_t layer) {
    const OGRGeometry* geometry = feature.GetGeometryRef();
    if (!geometry) return;
    if (!geometryOnly_) {
      if (countPoint(*geometry, layer)) return;  // Its fields are not needed.
      readFields(feature);
    }
    OGRGeometryUniquePtr linear;
    if (geometry->hasCurveGeometry()) {
      linear.reset(geometry->getLinearGeometry());
      geometry = linear.get();
    }
    if (geometry) addGeometry(*geometry, layer);
  }
  [[nodiscard]] Result<void> check() const {
    return limits_.check(file_.features.size(), points_, textBytes_);
  }

 private:
  void readFields(const OGRFeature& feature) {
    fields_.clear();
    const OGRFeatureDefn& definition = *feature.GetDefnRef();
    for (int i = 0; i < definition.GetFieldCount() && fields_.size() < kMostFeatureFields; ++i) {
      if (!feature.IsFieldSetAndNotNull(i)) continue;
      const std::string name = definition.GetFieldDefn(i)->GetNameRef();
      const std::string value = feature.GetFieldAsString(i);
      if (name == "other_tags")
        addTags(value, fields_);
      else
        fields_[name.substr(0, kLongestField)] = value.substr(0, kLongestField);
    }
  }

  /// Whether the geometry is points, which are counted only.
  bool countPoint(const OGRGeometry& geometry, std::size_t layer) {
    const OGRwkbGeometryType type = wkbFlatten(geometry.getGeometryType());
    if (type != wkbPoint && type != wkbMultiPoint) return false;
    ++file_.points;
    ++file_.layers[layer].points;
    return true;
  }

  void addGeometry(const OGRGeometry& geometry, std::size_t layer) {
    if (!geometryOnly_ && countPoint(geometry, layer)) return;
    switch (wkbFlatten(geometry.getGeometryType())) {
      case wkbPoint:
        addPoint(*geometry.toPoint(), layer);
        break;
      case wkbLineString:
        addLine(*geometry.toLineString(), false, layer);
        break;
      case wkbTriangle:
      case wkbPolygon:
        addPolygon(*geometry.toPolygon(), layer);
        break;
      case wkbPolyhedralSurface:
      case wkbTIN:
        if (geometryOnly_)
          for (const OGRPolygon* part : *geometry.toPolyhedralSurface())
            if (check()) addPolygon(*part, layer);
        break;
      case wkbMultiPoint:
      case wkbMultiLineString:
      case wkbMultiPolygon:
      case wkbGeometryCollection:
        for (const OGRGeometry* part : *geometry.toGeometryCollection())
          if (check()) addGeometry(*part, layer);
        break;
      default:
        break;
    }
  }

  void addPoint(const OGRPoint& point, std::size_t layer) {
    if (point.IsEmpty()) return;
    VectorFile::Feature feature{
        layer, false, {{point.getX(), point.getY(), std::numeric_limits<double>::quiet_NaN()}}};
    feature.point = true;
    ++points_;
    file_.features.push_back(std::move(feature));
  }

  void addPolygon(const OGRPolygon& polygon, std::size_t layer) {
    const OGRLinearRing* const outer = polygon.getExteriorRing();
    if (outer) addLine(*outer, true, layer);
    const int holes = polygon.getNumInteriorRings();
    if (!geometryOnly_) file_.innerRings += static_cast<std::size_t>(holes);
    for (int i = 0; geometryOnly_ && outer && !outer->IsEmpty() && i < holes && check(); ++i)
      addLine(*polygon.getInteriorRing(i), false, layer, true);
  }

  void addLine(const OGRLineString& line, bool ring, std::size_t layer, bool hole = false) {
    VectorFile::Feature feature{layer, ring, {}, fields_, hole};
    const bool heights = line.Is3D() != 0;
    feature.points.reserve(static_cast<std::size_t>(line.getNumPoints()));
    for (int i = 0; i < line.getNumPoints(); ++i)
      feature.points.push_back(
          {line.getX(i), line.getY(i), heights ? line.getZ(i) : std::numeric_limits<double>::quiet_NaN()});
    const std::size_t count = feature.points.size();
    if ((ring || hole) && count > 1 && feature.points.front().head<2>() == feature.points.back().head<2>())
      feature.points.pop_back();
    points_ += count;
    for (const auto& [name, value] : fields_) textBytes_ += 64 + name.size() + value.size();
    if (count > 0) file_.features.push_back(std::move(feature));
  }

  VectorFile& file_;
  bool geometryOnly_;
  std::map<std::string, std::string> fields_;
  const VectorLimits limits_ = vectorLimits();
  std::size_t points_ = 0, textBytes_ = 0;
};

/// What GDAL says of OSM whose nodes do not stand by their ids, as the Overpass API gives them.
constexpr const char* kUnsorted = "Non increasing node id";

/// Decides which features a query chooses. The layers of a file may have different fields: one that lacks
/// fields of the condition has no such feature.
class FeatureFilter {
 public:
  Result<void> compile(GDALDataset& data, const VectorQuery& query) {
    bool found = query.layer.empty(), compiled = query.where.empty();
    Message failure;
    for (OGRLayer* layer : data.GetLayers()) {
      if (!query.layer.empty() && printableLine(layer->GetName()) != query.layer) continue;
      found = true;
      auto& filter = filters_[layer];
      if (query.where.empty()) continue;
      const GdalErrors errors;
      filter = std::make_unique<OGRFeatureQuery>();
      if (filter->Compile(layer->GetLayerDefn(), query.where.c_str()) == OGRERR_NONE && !errors.failed()) {
        compiled = true;
        continue;
      }
      if (failure.empty()) failure = errors.failure();
      filters_.erase(layer);
    }
    if (!found) return Error{"has no layer \"%1\"", printableLine(query.layer)};
    if (compiled) return {};
    if (failure.empty()) return Error{"the condition \"%1\" cannot be used", printableLine(query.where)};
    return Error{"the condition \"%1\" cannot be used: %2", printableLine(query.where), failure};
  }
  [[nodiscard]] bool chooses(OGRLayer* layer, OGRFeature& feature) const {
    const auto found = filters_.find(layer);
    return found != filters_.end() && (!found->second || found->second->Evaluate(&feature) != 0);
  }

 private:
  std::map<const OGRLayer*, std::unique_ptr<OGRFeatureQuery>> filters_;  ///< Null: all features of the layer.
};

std::vector<std::string> fieldsOf(OGRLayer& layer) {
  std::vector<std::string> names;
  const OGRFeatureDefn& definition = *layer.GetLayerDefn();
  for (int i = 0; i < definition.GetFieldCount() && names.size() < kMostFeatureFields; ++i)
    names.push_back(std::string(definition.GetFieldDefn(i)->GetNameRef()).substr(0, kLongestField));
  return names;
}

Result<VectorFile> decodeAllOf(const std::string& path, const std::optional<VectorQuery>& query,
                               const Progress& told) {
  const GdalErrors errors;
  const std::vector<const char*> drivers = admitVectorDrivers();
  if (auto good = checkVectorLimits(path); !good) return good.error();
  const GDALDatasetUniquePtr data(
      GDALDataset::Open(path.c_str(), GDAL_OF_VECTOR | GDAL_OF_READONLY, drivers.data()));
  if (!data && errors.failed()) return Error{"cannot be read: %1", errors.failure()};
  if (!data) return Error{notVectors()};
  if (static_cast<std::size_t>(data->GetLayerCount()) > kMaxVectorLayers)
    return Error{"cannot be read: it has %1 layers; at most %2 are read",
                 groupedCount(static_cast<std::size_t>(data->GetLayerCount())),
                 groupedCount(kMaxVectorLayers)};
  VectorFile file;
  file.driver = data->GetDriverName();
  std::map<const OGRLayer*, std::size_t> places;
  for (OGRLayer* layer : data->GetLayers()) {
    places[layer] = file.layers.size();
    file.layers.push_back({layer->GetName(), wktOf(layer->GetSpatialRef()), 0});
    file.layers.back().fields = fieldsOf(*layer);
  }
  FeatureFilter filter;
  if (query)
    if (auto good = filter.compile(*data, *query); !good) return good.error();
  VectorReader reader(file, query.has_value());
  // OSM gives the features of its layers mixed.
  data->ResetReading();
  for (;;) {
    OGRLayer* layer = nullptr;
    double fraction = 0.0;
    const OGRFeatureUniquePtr feature(data->GetNextFeature(&layer, &fraction, nullptr, nullptr));
    if (!feature) break;
    const auto place = places.find(layer);
    if (place == places.end()) continue;
    ++file.layers[place->second].features;
    if (query && !filter.chooses(layer, *feature)) continue;
    ++file.layers[place->second].chosen;
    reader.add(*feature, place->second);
    if (auto good = reader.check(); !good) return good.error();
    (void)keepGoing(told, fraction);
  }
  if (errors.failed()) return Error{"cannot be read: %1", errors.failure()};
  return file;
}

}  // namespace

Result<VectorFile> decodeVectors(const std::string& path, const std::optional<VectorQuery>& query,
                                 const Progress& told) {
  CPLSetConfigOption("GPX_ELE_AS_25D", "YES");
  // Nothing can be written to the disk here.
  CPLSetConfigOption("OSM_MAX_TMPFILE_SIZE", "4000");
  CPLSetConfigOption("OGR_SQLITE_JOURNAL", "OFF");
  auto file = decodeAllOf(path, query, told);
  if (file || file.error().text().find(kUnsorted) == std::string::npos) return file;
  // The index for any order is slower and takes more memory.
  CPLSetConfigOption("OSM_USE_CUSTOM_INDEXING", "NO");
  return decodeAllOf(path, query, told);
}

}  // namespace scarp
