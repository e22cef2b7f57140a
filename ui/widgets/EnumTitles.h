#pragma once

#include <QStringList>

#include "core/schema/EnumNames.h"
#include "ui/widgets/CoreText.h"

namespace scarp {

/// The titles of all values of an enumeration, in its order and in the window's language.
[[nodiscard]] inline QStringList titlesOf(const EnumNames& names) {
  QStringList titles;
  for (const ValueName& name : names.all()) titles += coreText(name.title);
  return titles;
}

}  // namespace scarp
