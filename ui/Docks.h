#pragma once

#include <vector>

namespace scarp {

class EditorDock;
struct DockContext;

/// Creates the docks of the table in its order, which is also the order of their tabs and of View → Panels.
[[nodiscard]] std::vector<EditorDock*> makeDocks(const DockContext& context);

}  // namespace scarp
