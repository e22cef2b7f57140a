#pragma once

#include <QString>
#include <map>

class QAction;

namespace scarp {

class Actions;

/// What people call things who do not know their names here, by the action that is meant: "even level" of
/// Flatten, "asset tree forest" of Place Objects.
/// In the language of the window and in English. The first words of an action fit best.
[[nodiscard]] std::map<const QAction*, QString> commandWords(const Actions& actions);

}  // namespace scarp
