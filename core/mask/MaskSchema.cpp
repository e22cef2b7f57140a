#include "core/mask/MaskSchema.h"

#include <limits>

#include "core/schema/MakeSetting.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

const NumberLimits& maskMetres() {
  static const NumberLimits limits{"distance", " m", 0.0, kLongestSide};
  return limits;
}

const Schema<WandSettings>& wandSchema() {
  using W = WandSettings;
  using Make = MakeSetting<W>;
  // As far as heights differ; slopes and directions less.
  static const Schema<W> schema{
      {Make::choice<&W::criterion>("by", wandCriterionNames()),
       Make::number<&W::tolerance>("tolerance", "", 0, kHighest),
       Make::number<&W::softness>("softness", "", 0, kHighest), Make::flag<&W::contiguous>("contiguous")},
      RangeWording::Value};
  return schema;
}

const Schema<VectorMaskSettings>& vectorMaskSchema() {
  using V = VectorMaskSettings;
  using Make = MakeSetting<V>;
  static const Schema<V> schema{
      {Make::unlessDefault<&V::where>(Make::text<&V::where>("where")),
       Make::unlessDefault<&V::crs>(Make::text<&V::crs>("crs")),
       Make::unlessDefault<&V::outline, &MaskOutline::buffer>(Make::number<&V::outline, &MaskOutline::buffer>(
           "buffer", maskMetres().unit, -maskMetres().high, maskMetres().high)),
       Make::unlessDefault<&V::outline, &MaskOutline::feather>(
           Make::number<&V::outline, &MaskOutline::feather>("feather", maskMetres().unit, maskMetres().low,
                                                            maskMetres().high)),
       Make::unlessDefault<&V::outline, &MaskOutline::edge>(
           Make::choice<&V::outline, &MaskOutline::edge>("edge", maskEdgeNames()))},
      RangeWording::Value};
  return schema;
}

const Schema<ClipPlacement>& placementSchema() {
  using P = ClipPlacement;
  using Make = MakeSetting<P>;
  constexpr double any = std::numeric_limits<double>::infinity();
  static const Schema<P> schema{
      {Make::inDegrees<&P::turn>(Make::finite<&P::turn>("turn", "°")),
       above(below(Make::number<&P::scale>("scale", "", 0, any))),
       Make::finite<&P::heightScale>("height-scale", ""),
       Make::finite<&P::heightOffset>("height-offset", " m"), Make::flag<&P::relative>("relative"),
       Make::choice<&P::blend>("blend", clipBlendNames()),
       Make::number<&P::feather>("feather", maskMetres().unit, maskMetres().low, maskMetres().high)},
      RangeWording::Value};
  return schema;
}

const EnumNames& wandCriterionNames() {
  static const EnumNames names(
      {{"height", "Height"}, {"slope", "Slope"}, {"curvature", "Curvature"}, {"aspect", "Aspect"}});
  return names;
}

const EnumNames& maskEdgeNames() {
  static const EnumNames names({{"area", "By Area"}, {"centre", "By Centre"}});
  return names;
}

const EnumNames& maskOperationNames() {
  static const EnumNames names({{"replace", "Replace"},
                                {"add", "Add"},
                                {"subtract", "Subtract"},
                                {"intersect", "Intersect"},
                                {"smooth", "Smooth"}});
  return names;
}

const EnumNames& clipBlendNames() {
  static const EnumNames names({{"replace", "Replace"}, {"add", "Add"}, {"max", "Max"}, {"min", "Min"}});
  return names;
}

}  // namespace scarp
