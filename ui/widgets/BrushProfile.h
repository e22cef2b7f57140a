#pragma once

#include <QIcon>
#include <QWidget>

#include "core/brush/BrushSettings.h"

namespace scarp {

/// The cut through a brush: how much of its strength acts from rim to rim.
class BrushProfile : public QWidget {
  Q_OBJECT

 public:
  explicit BrushProfile(QWidget* parent = nullptr);
  void setBrush(const BrushSettings& brush);
  [[nodiscard]] QSize sizeHint() const override { return {200, 64}; }

 protected:
  void paintEvent(QPaintEvent*) override;

 private:
  BrushSettings brush_;
};

/// The same as a small picture, for a button.
[[nodiscard]] QIcon falloffIcon(Falloff falloff);
[[nodiscard]] QString falloffTitle(Falloff falloff);

}  // namespace scarp
