#pragma once

#include <QWidget>
#include <optional>

#include "core/line/Line.h"

class QCheckBox;

namespace scarp {

class ChoiceRow;
class LineSession;
class NumberField;
class TerrainDocument;
class WorldPositionField;

/// What the chosen point of the chosen line has of its own.
class LinePointForm : public QWidget {
  Q_OBJECT

 public:
  explicit LinePointForm(LineSession& session, QWidget* parent = nullptr);

  /// Shows a point of a line on a terrain.
  void show(const Line& line, std::size_t point, const TerrainDocument& terrain);

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a number cannot be; empty: taken back.

 private:
  using OwnNumber = std::optional<double> LinePoint::*;
  NumberField* addOwn(OwnNumber number, QCheckBox& own, NumberField* field);
  void change(const std::function<void(LinePoint&)>& edit);

  LineSession& session_;
  std::size_t point_ = 0;
  QCheckBox *ownHeight_, *ownWidth_;
  WorldPositionField* world_;
  NumberField *height_, *width_;
  ChoiceRow* onward_;
};

}  // namespace scarp
