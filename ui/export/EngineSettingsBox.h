#pragma once

#include <QWidget>
#include <vector>

#include "core/io/EngineSettings.h"

class QGridLayout;
class QLabel;
class QPushButton;

namespace scarp {

/// What an engine has to be told of a heightmap, to be read, selected, or copied whole.
class EngineSettingsBox : public QWidget {
  Q_OBJECT

 public:
  explicit EngineSettingsBox(QWidget* parent = nullptr);

  /// engine: as it is called. Without settings there is a word that they are being worked out.
  void tell(const QString& engine, const std::vector<EngineSetting>& settings);

 private:
  void copy();

  QLabel* title_;
  QPushButton* copy_;
  QWidget* table_ = nullptr;
  QString text_;
};

}  // namespace scarp
