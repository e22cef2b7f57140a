#include "core/model/ModelImport.h"

#include <array>
#include <cmath>

#include "core/base/Contract.h"
#include "core/base/ShortNumber.h"
#include "core/schema/MakeSetting.h"

namespace scarp {

namespace {

/// A rotation that turns the axis up to z.
Eigen::Matrix3f turnOf(ModelUp up) {
  Eigen::Matrix3f turn = Eigen::Matrix3f::Identity();
  if (up == ModelUp::Y) turn << 1, 0, 0, 0, 0, -1, 0, 1, 0;
  if (up == ModelUp::X) turn << 0, 1, 0, 0, 0, 1, 1, 0, 0;
  return turn;
}

/// Three digits, without the zeros behind.
std::string threeDigits(double metres) {
  const double digit = std::pow(10.0, std::floor(std::log10(std::max(metres, 1e-9))) - 2.0);
  return shortNumber(std::round(metres / digit) * digit);
}

}  // namespace

const EnumNames& modelUnitNames() {
  static const EnumNames names({{"m", "Metres"},
                                {"dm", "Decimetres"},
                                {"cm", "Centimetres"},
                                {"mm", "Millimetres"},
                                {"km", "Kilometres"},
                                {"in", "Inches"},
                                {"ft", "Feet"}});
  return names;
}

double lengthOf(ModelUnit unit) {
  constexpr std::array<double, 7> lengths{1.0, 0.1, 0.01, 0.001, 1000.0, 0.0254, 0.3048};
  EXPECTS(static_cast<std::size_t>(unit) < lengths.size());
  return lengths[static_cast<std::size_t>(unit)];
}

const EnumNames& modelUpNames() {
  static const EnumNames names({{"y", "Y"}, {"z", "Z"}, {"x", "X"}});
  return names;
}

const EnumNames& modelOriginNames() {
  static const EnumNames names({{"bottom", "Middle of the bottom"}, {"file", "As in the file"}});
  return names;
}

const Schema<ModelImport>& modelImportSchema() {
  using Make = MakeSetting<ModelImport>;
  static const Schema<ModelImport> schema{
      {Make::choice<&ModelImport::unit>("unit", modelUnitNames(), "Unit"),
       Make::choice<&ModelImport::up>("up", modelUpNames(), "Up axis"),
       above(Make::number<&ModelImport::scale>("scale", "Scale", "", 0, 1e9)),
       Make::choice<&ModelImport::origin>("origin", modelOriginNames(), "Foot")},
      RangeWording::Value};
  return schema;
}

ModelUnit unitBySize(double longestSide) {
  if (longestSide > 10'000.0) return ModelUnit::Millimetre;
  return longestSide > 100.0 ? ModelUnit::Centimetre : ModelUnit::Metre;
}

Vec3 sizeOf(const Box& fileBox, const ModelImport& how) {
  const Vec3 size = turnOf(how.up).cast<double>() * (fileBox.max - fileBox.min);
  return size.cwiseAbs() * lengthOf(how.unit) * how.scale;
}

Message sizeText(const Vec3& size) {
  return Message("%1 x %2 x %3", plainMetres(threeDigits(size.x())), plainMetres(threeDigits(size.y())),
                 metres(threeDigits(size.z())));
}

Result<Model> placedModel(const Model& file, const ModelImport& how) {
  if (auto good = modelImportSchema().check(how); !good) return good.error();
  const Box box = boundsOf(file);
  const double longest = sizeOf(box, how).maxCoeff();
  if (!(longest >= kLeastModelSize && longest <= kMostModelSize))
    return Error{"its longest side would be %1 (%2 to %3): it needs another unit or scale", metres(longest),
                 plainMetres(kLeastModelSize), plainMetres(kMostModelSize)};
  const double scale = lengthOf(how.unit) * how.scale;
  const Eigen::Matrix3d turn = turnOf(how.up).cast<double>();
  Vec3 foot = Vec3::Zero();
  if (how.origin == ModelOrigin::Bottom) {
    const Vec3 a = turn * box.min, b = turn * box.max;
    foot = 0.5 * (a + b);
    foot.z() = std::min(a.z(), b.z());
  }
  Model placed = file;
  for (ModelVertex& vertex : placed.vertices) {
    vertex.position = (scale * (turn * vertex.position.cast<double>() - foot)).cast<float>();
    vertex.normal = (turn.cast<float>() * vertex.normal).normalized();
  }
  for (ModelLevel& level : placed.levels) level.error = static_cast<float>(level.error * scale);
  if (auto good = checkModel(placed); !good) return good.error();
  return placed;
}

}  // namespace scarp
