#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include "core/io/RasterImport.h"

namespace scarp {

/// What an import has to say.
struct ImportNotes {
  std::vector<std::string> warnings;
  std::vector<ImportSetting> doubts;  ///< Each once.

  void warn(std::string text, std::initializer_list<ImportSetting> settings = {}) {
    warnings.push_back(std::move(text));
    for (const ImportSetting setting : settings)
      if (std::ranges::find(doubts, setting) == doubts.end()) doubts.push_back(setting);
  }
  void add(const ImportNotes& others) {
    for (const std::string& text : others.warnings) warn(text);
    for (const ImportSetting setting : others.doubts)
      if (std::ranges::find(doubts, setting) == doubts.end()) doubts.push_back(setting);
  }
};

}  // namespace scarp
