#pragma once

#include <QObject>
#include <functional>

#include "core/base/Signal.h"
#include "core/brush/BrushSettings.h"

namespace scarp {

class ToolState;

/// The brush in hand, for all the controls that show and change it.
class BrushBinding : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// The tools whose brush it is; null for none. They must outlive it or be taken away first.
  void setTools(ToolState* tools);
  /// As it is; without tools as it is at first.
  [[nodiscard]] BrushSettings brush() const;
  /// Alters the brush. What makes an impossible one is told, and nothing changes.
  void change(const std::function<void(BrushSettings&)>& edit);

 Q_SIGNALS:
  void shown(const scarp::BrushSettings& brush);  ///< Show this one.
  void problem(const QString& message);           ///< In one line; empty: no longer.

 private:
  ToolState* tools_ = nullptr;
  Subscription onSettings_;
};

}  // namespace scarp
