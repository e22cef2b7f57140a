#include "app/commands/RecipeLines.h"

#include <cstdio>

#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"

namespace scarp {

void tellRecipe(const RecipeReport& report) {
  const std::size_t files = report.files.size();
  std::printf("%s: %s%s, largest error %s m\n", printableLine(report.name).c_str(),
              files == 0 ? "no file" : printableLine(report.files.front()).c_str(),
              files > 1 ? (" and " + std::to_string(files - 1) + " more").c_str() : "",
              shortNumber(report.largestError).c_str());
  for (const std::string& note : report.notes) std::printf("note: %s\n", printableLine(note).c_str());
}

}  // namespace scarp
