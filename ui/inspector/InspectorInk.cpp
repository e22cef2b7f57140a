#include "ui/inspector/InspectorInk.h"

#include <QPalette>

namespace scarp {

InspectorInk inkOverScene() {
  return {QColor(0xffffff), QColor(0x58b4ff), QColor(0xff9d2e), QColor(0xffe65c),
          QColor(0xffffff), QColor(0xff6ee0), QColor(0xff4538), QColor(0x4fe0a0)};
}

InspectorInk inkOn(const QPalette& palette) {
  if (palette.color(QPalette::Base).lightness() < 128) return inkOverScene();
  return {QColor(0x1e2227), QColor(0x1672c9), QColor(0xc96a00), QColor(0xd9ae00),
          QColor(0x1e2227), QColor(0xb81c9c), QColor(0xd3261a), QColor(0x11845a)};
}

}  // namespace scarp
