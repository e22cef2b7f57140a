#include <QAccessible>
#include <QAccessibleWidget>
#include <QSettings>
#include <cmath>
#include <limits>

#include "core/document/TerrainDocument.h"
#include "core/pick/SurfacePicker.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

const QString kExplainedKey = QStringLiteral("hints/keyboardCursor");

/// The height under the cursor is its value; its text says where that is.
class AccessibleViewport : public QAccessibleWidget, public QAccessibleValueInterface {
 public:
  explicit AccessibleViewport(Viewport* viewport) : QAccessibleWidget(viewport, QAccessible::Canvas) {}

  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
  }
  [[nodiscard]] QString text(QAccessible::Text what) const override {
    if (what == QAccessible::Value || (what == QAccessible::Description && !view().cursorText().isEmpty()))
      return view().cursorText();
    return QAccessibleWidget::text(what);
  }
  [[nodiscard]] QVariant currentValue() const override {
    const double height = view().cursorHeight();
    return std::isnan(height) ? QVariant() : QVariant(height);
  }
  void setCurrentValue(const QVariant&) override {}
  [[nodiscard]] QVariant maximumValue() const override { return {}; }
  [[nodiscard]] QVariant minimumValue() const override { return {}; }
  [[nodiscard]] QVariant minimumStepSize() const override { return {}; }

 private:
  [[nodiscard]] const Viewport& view() const { return *static_cast<const Viewport*>(object()); }
};

QAccessibleInterface* accessibleViewport(const QString&, QObject* object) {
  auto* viewport = qobject_cast<Viewport*>(object);
  return viewport ? new AccessibleViewport(viewport) : nullptr;
}

}  // namespace

void offerViewportToAssistants() {
  QAccessible::removeFactory(accessibleViewport);
  QAccessible::installFactory(accessibleViewport);
}

QString Viewport::cursorText() const {
  const auto& cursor = controller_ ? controller_->cursor() : std::optional<SurfaceHit>();
  if (!cursor) return {};
  return tr("x %1, y %2, height %3")
      .arg(lengthText(cursor->point.x(), 1), lengthText(cursor->point.y(), 1), lengthText(cursor->point.z(), 2));
}

double Viewport::cursorHeight() const {
  const auto& cursor = controller_ ? controller_->cursor() : std::optional<SurfaceHit>();
  return cursor ? cursor->point.z() : std::numeric_limits<double>::quiet_NaN();
}

void Viewport::announceCursor() {
  QAccessibleValueChangeEvent value(this, cursorHeight());
  QAccessible::updateAccessibility(&value);
  QAccessibleEvent where(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&where);
  Q_EMIT cursorAnnounced(cursorText());
}

void Viewport::explainKeys() {
  QSettings settings;
  if (settings.value(kExplainedKey).toBool()) return;
  settings.setValue(kExplainedKey, true);
  Q_EMIT told(tr("The keys have the cursor: arrows move it, with Shift far, with Ctrl finely. Space or Enter begins "
                 "and ends what the left button does, Esc takes it back. Page Up and Page Down go nearer and away, "
                 "Home and End turn the view."));
}

}  // namespace scarp
