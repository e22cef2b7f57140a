#pragma once

#include <QString>
#include <map>

class QAction;

namespace scarp {

class Actions;

/// What people call things who do not know their names here, by the action that is meant: "even level" of
/// Flatten, "asset tree forest" of Place Objects.
[[nodiscard]] std::map<const QAction*, QString> commandWords(const Actions& actions);

}  // namespace scarp
