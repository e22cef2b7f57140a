#include "core/script/Script.h"

namespace scarp {

Result<void> replay(const Script& script, TerrainDocument& document, const Progress& progress) {
  const std::size_t count = script.operations.size();
  for (std::size_t i = 0; i < count; ++i) {
    const double share = 1.0 / static_cast<double>(count), done = share * static_cast<double>(i);
    if (!keepGoing(progress, done)) return Error::cancel();
    const auto within = [&](double fraction) { return keepGoing(progress, done + share * fraction); };
    const auto result = perform(script.operations[i], document, within);
    if (result) continue;
    if (result.error().cancelled) return result;
    return Error{"operations[" + std::to_string(i) + "]: " + result.error().message};
  }
  return {};
}

}  // namespace scarp
