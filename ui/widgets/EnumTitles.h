#pragma once

#include <QStringList>

#include "core/schema/EnumNames.h"

namespace scarp {

/// The titles of all values of an enumeration, in its order.
[[nodiscard]] inline QStringList titlesOf(const EnumNames& names) {
  QStringList titles;
  for (const ValueName& name : names.all()) titles += QString::fromUtf8(name.title);
  return titles;
}

}  // namespace scarp
