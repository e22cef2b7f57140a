#pragma once

#include <QImage>

#include "core/brush/Alpha.h"
#include "ui/brush/BrushSection.h"
#include "ui/widgets/IconGrid.h"

namespace scarp {

/// Images to shape a brush or a stamp: none, the project's own, and those of files once they are shown.
class AlphaGrid : public IconGrid {
  Q_OBJECT

 public:
  explicit AlphaGrid(const QString& tipOfNone, QWidget* parent = nullptr);
  /// Shows which image is selected, and adds it if it is not in the grid.
  void showAlpha(const AlphaPtr& alpha);

 Q_SIGNALS:
  void alphaPicked(const scarp::AlphaPtr& alpha);  ///< By hand.

 private:
  void offer(const AlphaPtr& alpha, const QString& title, const QString& tip);

  std::vector<AlphaPtr> offered_;  ///< By their number in the grid.
};
/// Asks for an image or heightmap file; empty: none was chosen.
[[nodiscard]] QString askAlphaFile(QWidget* parent);

/// The picture that shapes the brush: the project's own, or one from a file; how it is turned.
class AlphaSection : public BrushSection {
  Q_OBJECT

 public:
  explicit AlphaSection(BrushBinding& binding, QWidget* parent = nullptr);

 private:
  void askFile();

  BrushBinding& binding_;
};

/// An alpha as a square picture.
[[nodiscard]] QImage alphaPicture(const Alpha& alpha, int pixels);

}  // namespace scarp
