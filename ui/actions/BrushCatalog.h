#pragma once

#include <QIcon>
#include <QString>
#include <QWidget>
#include <vector>

#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSettings.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A piece of rolling ground before and after a brush was used on it.
struct BrushAtWork {
  GridFrame frame;
  HeightRaster before, after;
};

/// The same each time, and for brushes that differ in their size alone. samples a side, at least 2; settings
/// are valid.
[[nodiscard]] BrushAtWork brushAtWork(const BrushSettings& settings, int samples);

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

/// A brush kind as the interface shows it.
struct BrushEntry {
  BrushKind kind;
  QString title;
  QString tip;  ///< What it does, in a sentence.
  QString key;  ///< Empty for none.
};

/// Kinds that do similar things.
struct BrushGroup {
  QString title;
  std::vector<BrushEntry> entries;
};

/// All brush kinds, each once, in the order in which they are offered.
[[nodiscard]] std::vector<BrushGroup> brushCatalog();

/// Its drawing, or where there is none for it the profile of what it does to ground.
[[nodiscard]] QIcon brushIcon(BrushKind kind);

}  // namespace scarp
