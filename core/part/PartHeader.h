#pragma once

#include <string>

#include "core/base/Json.h"
#include "core/part/PartPlan.h"
#include "core/terrain/GeoReference.h"

namespace scarp {

/// What a part's file says of itself: what it was made of, and which part it is.
struct PartHeader {
  std::string ground;  ///< PartSurvey::sum.
  std::string work;    ///< writePartWork()
  int size = 0, id = 0;
  GridFrame frame;  ///< Of the whole.
  GeoReference georeference;

  /// Which of what both were made of differs, as "another operation"; empty where nothing does.
  [[nodiscard]] Message otherThan(const PartHeader& header) const;
};

[[nodiscard]] Json writePartHeader(const PartHeader& header);
/// The error is a line without a name.
[[nodiscard]] Result<PartHeader> readPartHeader(const Json& about);

/// "part-00003.part"
[[nodiscard]] std::string partFileName(int id);

}  // namespace scarp
