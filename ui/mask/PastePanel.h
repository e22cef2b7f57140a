#pragma once

#include <QWidget>
#include <functional>

#include "core/base/Signal.h"
#include "core/mask/TerrainClip.h"
#include "ui/widgets/SettingFields.h"

namespace scarp {

class ToolState;

/// The numbers of a paste that floats, and to drop it or take it back; hidden while none does.
class PastePanel : public QWidget {
  Q_OBJECT

 public:
  explicit PastePanel(QWidget* parent = nullptr);
  void setTools(ToolState* tools);  ///< Null for none; outlives the panel or is taken away first.

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a typed number is impossible; empty: no longer.

 private:
  void change(const std::function<void(ClipPlacement&)>& edit);
  void refresh();

  ToolState* tools_ = nullptr;
  SettingFields<ClipPlacement> fields_;
  Subscription onPaste_;
};

}  // namespace scarp
