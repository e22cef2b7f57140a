#pragma once

#include <set>
#include <string>

namespace scarp::test {

/// Every whole text of core that the window shows as a label, a title or a tip: the names of all values of all
/// enumerations, of brushes, operations, settings, units, formats, presets and materials. In English.
[[nodiscard]] std::set<std::string> coreTexts();

}  // namespace scarp::test
