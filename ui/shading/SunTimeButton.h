#pragma once

#include <QToolButton>
#include <functional>
#include <optional>

#include "core/io/TerrainPlace.h"

namespace scarp {

class SunDialog;

/// Asks for a date, a time and a place, and moves a sun there while they are being chosen; cancelled, back.
class SunTimeButton : public QToolButton {
  Q_OBJECT

 public:
  /// What it moves. The functions outlive the button.
  struct Sun {
    std::function<std::optional<TerrainPlace>()> place;  ///< Where the terrain is, if it says so.
    std::function<SunPosition()> get;
    std::function<void(const SunPosition&)> set;
  };
  explicit SunTimeButton(Sun sun, QWidget* parent = nullptr);

 private:
  void ask();

  Sun sun_;
  SunDialog* dialog_ = nullptr;  ///< From its first opening on.
};

}  // namespace scarp
