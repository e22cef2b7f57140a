#pragma once

#include <QTimer>
#include <functional>
#include <set>
#include <vector>

#include "core/base/Signal.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "ui/actions/EditorDock.h"
#include "ui/layers/LayerModel.h"

class QToolButton;

namespace scarp {

struct AdjustmentTask;
class Actions;
class EditorDocument;
class JobRunner;
class LayerDelegate;
class LayerList;
class LayerModel;
class LayerSettings;
class MaskView;
struct Filter;
struct ImportAnswer;

/// The edit layers over the base: which is sculpted, which are seen, how they meet, and how far their masks
/// let them show.
class LayersDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  LayersDock(const Actions& actions, JobRunner& jobs, MaskView& masks, QWidget* parent = nullptr);
  void setDocument(EditorDocument* document) override;

  /// A raster that was read for a layer, on the terrain's grid.
  struct ReadLayer {
    LayerRaster from;
    bool stretched = false;  ///< The file has no position; it was scaled to the terrain.
  };

  /// Asks for import options that the file does not define, reads the raster on a worker, and adds a layer of
  /// its heights as one history entry.
  void importLayer(const QString& path);
  /// Adds an adjustment layer above the active one.
  void addAdjustment(const Filter& filter);

 private:
  QToolButton* addButton(const QString& iconName, const QString& tip, std::function<void()> act);
  void makeList();
  void makeBar();
  void connectRows();
  void connectActions();
  void clickRow(int row, Qt::KeyboardModifiers keys);
  /// The chosen layers and the active one; empty while that is the base.
  [[nodiscard]] std::vector<LayerName> chosenLayers() const;
  void duplicateChosen();
  void deleteChosen();
  void showActions();
  void groupChosen();
  void ungroup();
  bool perform(const Operation& operation);  ///< Whether it was done.
  void refresh();
  void showMarks();
  void showPictures();
  void openMenu(const QPoint& at);
  void paintMask(std::size_t place, bool paints);
  void showMask(std::size_t place);
  void askRaster();
  void readLayer(const ImportAnswer& answer);
  void addLayer(const ReadLayer& read);
  void toggle(int row, bool visibility);
  /// Computes an adjustment layer on a worker, and commits it when nothing else edits.
  void updateAdjustment(std::size_t place);
  void commitUpdate(LayerId layer, const AdjustmentTask& task, const HeightRaster& change);
  [[nodiscard]] std::size_t activePlace() const;

  const Actions& actions_;
  JobRunner& jobs_;
  MaskView& masks_;
  EditorDocument* document_ = nullptr;
  LayerPictures pictures_;
  LayerModel* model_;
  LayerDelegate* delegate_;
  LayerList* list_;
  LayerSettings* settings_;
  QWidget* bar_;
  QToolButton *group_, *duplicate_, *merge_, *mask_, *remove_;
  std::set<LayerId> chosen_;  ///< Besides the active layer, by Ctrl or Shift.
  QTimer pictureDelay_;
  bool reading_ = false;  ///< A job reads tiles for the pictures.
  Subscription onAdjustment_;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
