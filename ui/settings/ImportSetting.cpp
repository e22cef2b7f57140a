#include "ui/settings/ImportSetting.h"

#include <QFileInfo>
#include <QSettings>

#include "core/io/ImportPreview.h"

namespace scarp {
namespace {

constexpr const char* kUnasked = "import/unasked";

QStringList unaskedKinds() { return QSettings().value(QLatin1String(kUnasked)).toStringList(); }

}  // namespace

QString importKind(const QString& path, const ImportPreview& preview) {
  return QStringList({QString::fromStdString(preview.driver), QString::fromStdString(preview.sampleType),
                      QString::number(preview.bands.size()), QFileInfo(path).suffix().toLower()})
      .join(QLatin1Char(' '));
}

bool opensUnasked(const QString& kind) { return unaskedKinds().contains(kind); }

void openUnasked(const QString& kind) {
  QStringList kinds = unaskedKinds();
  if (!kinds.contains(kind)) kinds += kind;
  QSettings().setValue(QLatin1String(kUnasked), kinds);
}

bool anyOpensUnasked() { return !unaskedKinds().isEmpty(); }

void askForAllKinds() { QSettings().remove(QLatin1String(kUnasked)); }

}  // namespace scarp
