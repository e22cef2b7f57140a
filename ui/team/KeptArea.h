#pragma once

#include <QColor>
#include <QString>

#include "core/base/GridRect.h"

namespace scarp {

/// An area of the shared terrain that somebody keeps from the others.
struct KeptArea {
  QString name;    ///< Of who does.
  QColor colour;   ///< That person's.
  bool self = false;
  GridRect samples;
};

}  // namespace scarp
