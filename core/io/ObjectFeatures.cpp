#include "core/io/ObjectFeatures.h"

#include <ogrsf_frmts.h>

namespace scarp {

namespace {

/// Where the fields of a layer stand; −1: there is none.
struct FeatureFields {
  explicit FeatureFields(const OGRFeatureDefn& layer) {
    for (std::size_t i = 0; i < kNames.size(); ++i) places[i] = layer.GetFieldIndex(kNames[i]);
  }
  static constexpr std::array<const char*, 14> kNames{
      "id", "asset", "rule", "scatter", "qx", "qy", "qz", "qw", "sx", "sy", "sz", "yaw", "tilt", "tint"};
  std::array<int, kNames.size()> places{};
};

std::optional<ObjectRow> rowOf(OGRFeature& feature, const FeatureFields& fields) {
  const OGRGeometry* geometry = feature.GetGeometryRef();
  if (!geometry || wkbFlatten(geometry->getGeometryType()) != wkbPoint) return std::nullopt;
  if (std::ranges::find(fields.places, -1) != fields.places.end()) return std::nullopt;
  const OGRPoint& point = *geometry->toPoint();
  const auto& at = fields.places;
  const auto number = [&](std::size_t i) { return feature.GetFieldAsDouble(at[i]); };
  return ObjectRow{static_cast<ObjectId>(feature.GetFieldAsInteger64(at[0])),
                   feature.GetFieldAsString(at[1]),
                   point.getX(),
                   point.getY(),
                   point.getZ(),
                   {number(4), number(5), number(6), number(7)},
                   {number(8), number(9), number(10)},
                   number(11),
                   number(12),
                   feature.GetFieldAsString(at[2]),
                   feature.GetFieldAsString(at[3]),
                   feature.GetFieldAsString(at[13])};
}

}  // namespace

Result<void> readObjectFeatures(GDALDataset* data, const GdalErrors& errors, const ObjectRowReader& reader) {
  if (!data || data->GetLayerCount() != 1)
    return Error{errors.failed() ? errors.failure() : readsBackDifferently().message};
  OGRLayer& layer = *data->GetLayer(0);
  const FeatureFields fields(*layer.GetLayerDefn());
  for (const auto& feature : layer) {
    const auto row = rowOf(*feature, fields);
    if (!row) return readsBackDifferently();
    if (!reader(*row)) return {};
  }
  if (errors.failed()) return Error{errors.failure()};
  return {};
}

}  // namespace scarp
