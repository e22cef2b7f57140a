#pragma once

#include <QWidget>
#include <vector>

#include "core/line/NearLines.h"

class QComboBox;

namespace scarp {

/// Which lines a condition looks at: of which layer, and of these which.
class LineChoiceRow : public QWidget {
  Q_OBJECT

 public:
  /// `name`: a prefix for the controls' names.
  explicit LineChoiceRow(const QString& name, QWidget* parent = nullptr);

  /// Shows it among all layers of lines, and tells nobody.
  void show(const LineChoice& choice, std::vector<NamedLines> layers);

 Q_SIGNALS:
  void chosen(const scarp::LineChoice& choice);

 private:
  void fillLayers();
  void fillWhich();

  LineChoice choice_;
  std::vector<NamedLines> layers_;
  bool filled_ = false;
  QComboBox *layer_, *which_;
};

}  // namespace scarp
