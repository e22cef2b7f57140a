#pragma once

#include <QImage>

#include "core/brush/Alpha.h"
#include "ui/brush/BrushSection.h"

namespace scarp {

class IconGrid;

/// The picture that shapes the brush: the project's own, or one from a file; how it is turned.
class AlphaSection : public BrushSection {
  Q_OBJECT

 public:
  explicit AlphaSection(BrushBinding& binding, QWidget* parent = nullptr);

 private:
  void offer(const AlphaPtr& alpha, const QString& title, const QString& tip);
  /// Offers a brush's alpha too, wherever it came from, and shows which it is.
  void showChosen(const AlphaPtr& alpha);
  void askFile();

  BrushBinding& binding_;
  IconGrid* grid_;
  std::vector<AlphaPtr> offered_;  ///< By their number in the grid.
};

/// An alpha as a square picture.
[[nodiscard]] QImage alphaPicture(const Alpha& alpha, int pixels);

}  // namespace scarp
