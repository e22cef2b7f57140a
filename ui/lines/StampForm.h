#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "core/brush/Alpha.h"
#include "core/line/Line.h"
#include "ui/widgets/SettingFields.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace scarp {

class AlphaGrid;
class LineSession;
class TerrainDocument;
class WorldPositionField;

/// Image, position, size, rotation, height, blend and falloff of the selected height stamps, or of the next
/// one.
class StampForm : public QWidget {
  Q_OBJECT

 public:
  explicit StampForm(LineSession& session, QWidget* parent = nullptr);

  /// Settings that differ among the others are shown as mixed. Contract: all are stamps.
  void show(const Line& stamp, const std::vector<const Line*>& others, const TerrainDocument& terrain);
  /// The stamp that the next click adds.
  void showNext(const Line& stamp);
  /// Sets the image, which is stored with the stamps; at most kMaxStampPixels a side.
  void setImage(const AlphaPtr& alpha);

  static constexpr int kMaxStampPixels = 512;

 Q_SIGNALS:
  void problem(const QString& message);       ///< In one line; empty: it is gone.
  void imageFileChosen(const QString& path);  ///< Is to become the image.

 private:
  void addImage(QVBoxLayout& column);
  void addPosition(QVBoxLayout& column);
  void addSize(QVBoxLayout& column);
  void addShape(QVBoxLayout& column);
  void takeBrush();
  NumberField* number(const char* name, NumberSpec spec, const NumberLimits& limits, const QString& tip,
                      std::function<void(double)> edit);
  void changeSize(bool ofWidth, double metres);
  void showBrush(const BrushSettings& brush, const std::vector<BrushSettings>& beside);

  LineSession& session_;
  SettingFields<BrushSettings> fields_;
  AlphaGrid* grid_ = nullptr;
  QWidget* place_ = nullptr;  ///< Position, of a single stamp.
  WorldPositionField* world_ = nullptr;
  NumberField *x_ = nullptr, *y_ = nullptr, *width_ = nullptr, *depth_ = nullptr, *base_ = nullptr;
  QCheckBox *proportional_ = nullptr, *ownBase_ = nullptr;
  QWidget* baseRow_ = nullptr;
  QComboBox* falloffs_ = nullptr;
};

}  // namespace scarp
