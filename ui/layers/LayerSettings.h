#pragma once

#include <QStringList>
#include <QWidget>
#include <memory>

#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"

namespace scarp {

class AdjustmentSettings;
class ChoiceRow;
class EditSession;
class NumberField;
class TerrainDocument;

/// "Add", "Max" …: in the order of LayerBlend.
[[nodiscard]] QStringList blendTitles();

/// Blend, opacity and filter of the active layer. The ground follows a drag of the opacity at once; the drag
/// is one undoable step.
class LayerSettings : public QWidget {
  Q_OBJECT

 public:
  explicit LayerSettings(QWidget* parent = nullptr);
  ~LayerSettings() override;

  void setDocument(
      TerrainDocument* document);  ///< Null for none; outlives the widget or is taken away first.
  void refresh();

 Q_SIGNALS:
  void wanted(const SetLayerOperation& change);
  void updateWanted(std::size_t place);  ///< Of an adjustment layer that edits do not update.
  void problem(const QString& message);  ///< Why a typed number is impossible; empty: no longer.

 private:
  void beginOpacity();
  void showOpacity(double opacity);
  void endOpacity(bool kept);

  TerrainDocument* document_ = nullptr;
  ChoiceRow* blend_;
  NumberField* opacity_;
  AdjustmentSettings* adjustment_;
  std::unique_ptr<EditSession> session_;  ///< While the opacity is being dragged.
  std::size_t place_ = 0;                 ///< Of the layer that is.
};

}  // namespace scarp
