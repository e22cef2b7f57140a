#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>

#include "core/document/RasterId.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "core/operation/Filter.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace scarp {

class EditSession;
class TerrainDocument;

/// Settings of the active layer's filter; hidden for other layers. The terrain follows a drag as fast as it
/// can be computed; the drag is one undoable step. Layers that edits do not update have a button for it.
class AdjustmentSettings : public QWidget {
  Q_OBJECT

 public:
  explicit AdjustmentSettings(QWidget* parent = nullptr);
  ~AdjustmentSettings() override;

  void setDocument(
      TerrainDocument* document);  ///< Null for none; outlives the widget or is taken away first.
  void refresh();

 Q_SIGNALS:
  void wanted(const SetLayerOperation& change);
  void updateWanted(std::size_t place);
  void problem(const QString& message);  ///< Empty: no longer.

 private:
  void makeForm();
  /// The index of the layer among the document's, from 1; 0 where it is gone.
  [[nodiscard]] std::size_t place() const;
  void begin();
  void edited();
  void show();
  void end(bool kept);

  TerrainDocument* document_ = nullptr;
  LayerId layer_ = kBaseLayer;  ///< Whose filter the form has.
  std::optional<Filter> filter_;
  QVBoxLayout* column_;
  QWidget* form_ = nullptr;
  QWidget* request_;  ///< State and button of a layer that edits do not update.
  QLabel* state_;
  QPushButton* update_;
  std::unique_ptr<EditSession> session_;  ///< While a setting is being dragged or typed.
  QTimer delay_;
};

class ChoiceRow;
class NumberField;

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
