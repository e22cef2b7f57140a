#include "core/mask/MaskNames.h"

namespace scarp {

const EnumNames& wandCriterionNames() {
  static const EnumNames names(
      {{"height", "Height"}, {"slope", "Slope"}, {"curvature", "Curvature"}, {"aspect", "Aspect"}});
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
