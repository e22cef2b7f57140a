#pragma once

#include <optional>

#include "core/edit/MaskOperations.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"
#include "ui/widgets/FormDialog.h"

class QComboBox;
class QPlainTextEdit;

namespace scarp {

class CoordinatesField;

/// Asks for the corners of a rectangle, an ellipse or a polygon that selects ground, in metres of the terrain or
/// in the coordinates of its CRS.
class ShapeDialog : public FormDialog {
  Q_OBJECT

 public:
  /// `bounds`: two corners to begin with, local frame; `feather` of the shape, metres.
  ShapeDialog(const GridFrame& frame, const GeoReference& reference, const MaskRectangle& bounds, double feather,
              QWidget* parent);

  /// In the local frame; after accepting.
  [[nodiscard]] const SelectOperation& operation() const { return operation_; }

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void showCorners(const std::vector<Vec2>& local);
  void changeShape();
  void changeCoordinates();

  GridFrame frame_;
  GeoReference reference_;
  double feather_;
  QComboBox *shape_, *how_;
  CoordinatesField* coordinates_;
  QPlainTextEdit* corners_;
  bool world_ = false;  ///< The coordinates that the corners are in.
  SelectOperation operation_;
};

}  // namespace scarp
