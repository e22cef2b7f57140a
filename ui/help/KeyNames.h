#pragma once

#include <QString>
#include <utility>
#include <vector>

class QAction;

namespace scarp {

class Actions;

/// Names of actions by which files and settings know them: the same in every language and version.
[[nodiscard]] std::vector<std::pair<const QAction*, QString>> keyNames(const Actions& actions);

}  // namespace scarp
