#include "ui/brush/BrushBinding.h"

#include "core/tools/ToolState.h"

namespace scarp {

void BrushBinding::setTools(ToolState* tools) {
  tools_ = tools;
  onSettings_ = tools ? tools->settingsChanged.subscribe([this] { Q_EMIT shown(brush()); }) : Subscription();
  Q_EMIT shown(brush());
}

BrushSettings BrushBinding::brush() const { return tools_ ? tools_->brush() : BrushSettings(); }

void BrushBinding::change(const std::function<void(BrushSettings&)>& edit) {
  if (!tools_) return;
  BrushSettings altered = brush();
  edit(altered);
  if (const Result<void> valid = validate(altered); !valid) {
    Q_EMIT problem(QString::fromStdString(valid.error().message));
    Q_EMIT shown(brush());
    return;
  }
  Q_EMIT problem(QString());
  tools_->setBrush(altered);
}

}  // namespace scarp
