#pragma once

#include <QString>

#include "core/base/Message.h"

namespace scarp {

// What the core says of servers and shared terrains, in the words of the window.

/// Why a server cannot be reached or asked, in one sentence.
[[nodiscard]] QString serverProblem(const Message& message);
/// Returns the role with these rights (look, edit or lead), as lists show it.
[[nodiscard]] QString rightsText(const QString& rights);

/// How it stands with a shared terrain.
struct SharedState {
  QString terrain;
  int people = 1, waiting = 0;
  bool connected = true, mayEdit = true, archived = false;
  QString trouble;  ///< Why edits do not come through; empty while they do.
  QString broken;   ///< Why it is not followed any more; empty while it is.
};
[[nodiscard]] QString stateText(const SharedState& state);

}  // namespace scarp
