#include "core/store/Damage.h"

namespace scarp {

std::string Damage::message() const {
  if (!raster) return what;
  const char* const there = now == Now::Earlier   ? "as it was at an earlier save"
                            : now == Now::Holes   ? "holes"
                            : now == Now::Journal ? "out of the recovery journal"
                                                  : "nothing of it";
  return what + "; what stands there now is " + there;
}

}  // namespace scarp
