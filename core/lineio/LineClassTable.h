#pragma once

namespace scarp {

/// resources/lines/classes.json.
extern const char* const kLineClassTable;

}  // namespace scarp
