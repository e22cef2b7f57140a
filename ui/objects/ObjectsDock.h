#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "core/base/Signal.h"
#include "core/objects/ObjectLayer.h"
#include "ui/actions/EditorDock.h"

class QLabel;
class QMenu;
class QTimer;
class QTreeView;

namespace scarp {

class Actions;
class AssetCommands;
class AssetPictures;
class ChoiceRow;
class EditorDocument;
class JobRunner;
class PlacePanel;
class ScatterPanel;
class SelectedObjectPanel;

/// The objects of a terrain as rows, oldest first: kind, east, north.
class ObjectModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit ObjectModel(AssetPictures& pictures, QObject* parent = nullptr);  ///< They outlive this.

  void show(const ObjectLayer* objects);  ///< As they are now; null for none. Call again after a change.
  void showPictures();
  void showUnits();  ///< Lengths have another unit.                    ///< Others than before.
  [[nodiscard]] ObjectId idAt(int row) const { return rows_[static_cast<std::size_t>(row)].id; }
  [[nodiscard]] std::optional<int> rowOf(ObjectId id) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::vector<Object> rows_;
  AssetPictures& pictures_;
  AssetTable assets_;
};

/// What can be placed, what has been placed, and the values of those that are selected.
class ObjectsDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  /// All outlive the dock.
  ObjectsDock(const Actions& actions, AssetCommands& assets, AssetPictures& pictures, JobRunner& jobs,
              QWidget* parent = nullptr);
  void setDocument(EditorDocument* document) override;
  [[nodiscard]] bool activatesTool(const ToolState& tools) const override;
  /// How high the water stands that is seen, metres; nothing where none is.
  void setWater(std::optional<double> level);
  /// Puts a panel for what stands by rule beside what is put down by hand; the dock owns it.
  void addRules(QWidget& panel);
  [[nodiscard]] bool showsRules() const;
  void showTool() override;
  void reveal(QWidget& part) override;
  void cancelWork() override;

 private:
  void listObjects();
  /// Whether and how often the brush for objects paints an asset beside others.
  void offerMix(QMenu& menu, AssetKind asset);
  void askAboutAsset(AssetKind asset, const QPoint& onScreen);
  void showSelection();
  void showPart(int part);
  /// What was selected in the list.
  void takeSelection();

  EditorDocument* document_ = nullptr;
  AssetCommands& assets_;
  ChoiceRow* parts_;
  QWidget *hand_, *rules_ = nullptr;  ///< What the parts show.
  PlacePanel* place_;
  ScatterPanel* scatter_;
  SelectedObjectPanel* selection_;
  QLabel* count_;
  ObjectModel* model_;
  QTreeView* list_;
  QTimer* soon_;          ///< Many changes in a row are listed once.
  bool showing_ = false;  ///< The list is being filled or marked, by nobody's hand.
  Subscription onObjects_, onSelection_, onUnits_;
};

}  // namespace scarp
