#pragma once

#include <QColor>
#include <QString>
#include <cstdint>

#include "core/team/TeamStore.h"

namespace scarp {

/// Somebody who has the shared terrain open in a window.
struct Person {
  std::int64_t session = 0;
  QString name, rights;  ///< rights: look, edit or lead.
  QColor colour;         ///< The same in everybody's window.
  bool self = false;
  TeamPresence presence;
};

}  // namespace scarp
