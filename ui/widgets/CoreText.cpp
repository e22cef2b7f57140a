#include "ui/widgets/CoreText.h"

#include <QCoreApplication>
#include <string>

namespace scarp {

QString coreText(std::string_view text) {
  const std::string whole(text);
  return text.empty() ? QString() : QCoreApplication::translate("core", whole.c_str());
}

QString coreUnit(std::string_view unit) {
  while (unit.starts_with(' ')) unit.remove_prefix(1);
  return coreText(unit);
}

}  // namespace scarp
