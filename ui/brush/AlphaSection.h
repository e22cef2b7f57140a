#pragma once

#include <QImage>
#include <QTimer>
#include <vector>

#include "core/brush/Alpha.h"
#include "ui/brush/BrushSection.h"
#include "ui/widgets/ChoiceRow.h"

namespace scarp {

/// Images to shape a brush or a stamp: none, the project's own, and those of files once they are shown.
class AlphaGrid : public IconGrid {
  Q_OBJECT

 public:
  explicit AlphaGrid(const QString& tipOfNone, QWidget* parent = nullptr);
  /// Shows which image is selected, and adds it if it is not in the grid.
  void showAlpha(const AlphaPtr& alpha);

 protected:
  void showEvent(QShowEvent* event) override;

 Q_SIGNALS:
  void alphaPicked(const scarp::AlphaPtr& alpha);  ///< By hand.

 private:
  /// One of the program's own images, made when it is first asked for; images that were added have other
  /// numbers.
  [[nodiscard]] static AlphaPtr builtIn(int id);
  void paint(int id, const Alpha& alpha);
  void paintNext();

  std::vector<AlphaPtr> added_;  ///< Their numbers in the grid follow those of the program's own images.
  int painted_ = 0;              ///< Images of the program that have a picture.
  QTimer painting_;
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
