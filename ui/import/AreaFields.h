#pragma once

#include <QImage>
#include <QWidget>
#include <optional>

#include "core/base/GridRect.h"
#include "core/io/ImportPreview.h"
#include "core/io/TileLayout.h"
#include "core/terrain/Terrain.h"
#include "ui/widgets/FoldingSection.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace scarp {

/// A raster from above, on which a part is picked by dragging a rectangle; with its tiles, where it has some:
/// pairs that disagree are marked. Enter and Esc are left to the dialog; Delete takes the whole again.
class AreaMap : public QWidget {
  Q_OBJECT

 public:
  explicit AreaMap(QWidget* parent = nullptr);

  /// What is seen: heights of few samples, north first, for a raster of so many.
  void setRaster(const Terrain& overview, int columns, int rows, const std::optional<TileLayout>& layout);
  void clear();
  /// The part, in columns and rows of the raster; nothing: the whole.
  void setPart(const std::optional<GridRect>& part);
  [[nodiscard]] const std::optional<GridRect>& part() const { return part_; }
  /// Where a place of the raster is in the widget.
  [[nodiscard]] QPointF at(double column, double row) const;

 Q_SIGNALS:
  void partPicked();  ///< By hand.

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] QRectF area() const;
  [[nodiscard]] QPointF samplesAt(const QPointF& place) const;
  void paintTiles(QPainter& painter) const;

  QImage image_;
  int columns_ = 0, rows_ = 0;
  std::optional<TileLayout> layout_;
  std::optional<GridRect> part_, before_;
  std::optional<QPointF> pressed_;
};

class NumberEdit;

/// Which part of a file is read, in which cells, and how its tiles become one. Folded at first.
class AreaFields : public FoldingSection {
  Q_OBJECT

 public:
  explicit AreaFields(QWidget* parent = nullptr);

  /// What the whole is; nothing where there is no file.
  void setOverview(const ImportPreview* overview);
  /// Puts what was chosen into options. Contract: problem() is empty.
  void store(ImportOptions& options) const;
  /// Shows what options have; tells nobody.
  void showOptions(const ImportOptions& options);
  [[nodiscard]] QString problem() const;
  /// The part in words: its size, and where it lies in the world.
  [[nodiscard]] QString factsText() const;
  /// Of the CRS that is wanted; empty: the file's own cells.
  [[nodiscard]] QString projectionCode() const;

 Q_SIGNALS:
  void edited();  ///< By hand.

 private:
  void addPart();
  void addCells();
  void addTiles();
  void showPart();
  void takePart();
  void tell();

  QVBoxLayout* fields_;  ///< Beside the map.
  AreaMap* map_;
  NumberEdit *column_, *row_, *columns_, *rows_, *resolution_;
  QComboBox *crs_, *missing_;
  QLineEdit* pattern_;
  QCheckBox* resample_;
  QWidget* tiles_;
  QLabel *facts_, *pairs_;
  std::optional<ImportPreview> overview_;
  std::vector<std::string> files_;  ///< Of tiles, besides the path.
  bool several_ = false;            ///< There are tiles.
  bool opened_ = false;             ///< By what was chosen, not by hand.
};

}  // namespace scarp
