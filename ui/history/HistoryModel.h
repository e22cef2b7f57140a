#pragma once

#include <QAbstractListModel>
#include <QIcon>
#include <QImage>
#include <QPixmap>
#include <QStyledItemDelegate>
#include <memory>
#include <vector>

#include "core/base/GridRect.h"
#include "core/document/EditRecord.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// A part of the ground with a little about it as a shaded relief, north up, in the proportions of the
/// picture. Holes and what lies beyond the map are clear. Costs what the picture has of pixels, however large
/// the part. Pure.
[[nodiscard]] QImage groundPicture(const HeightRaster& heights, const GridFrame& frame, const GridRect& part,
                                   QSize pixels);

/// Small pictures of the ground that the steps of a history changed, as each left it. Made when a step is
/// done, of the ground as it stands there: that costs a few thousand samples, and looking costs nothing.
class StepPictures {
 public:
  static constexpr QSize kPixels{56, 38};

  /// Takes over what has happened since. Call after each change of the history.
  void follow(const TerrainDocument& document, double pixelRatio);
  void clear() { pictures_.clear(); }
  /// Null where a step changed no ground, or was done before anybody followed.
  [[nodiscard]] QPixmap of(std::size_t step) const {
    return step < pictures_.size() ? pictures_[step].picture : QPixmap();
  }

 private:
  struct Picture {
    std::shared_ptr<const Operation> operation;  ///< Whose picture it is, with the rectangle.
    GridRect changed;
    QPixmap picture;
  };
  std::vector<Picture> pictures_;
};

class EditHistory;
struct EditRecord;

/// An edit history as rows: row p is the state after the first p edits.
class HistoryModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Role {
    DetailRole = Qt::UserRole,  ///< Beside the name: what a step covers.
    CurrentRole,                ///< Whether the document is there.
    UndoneRole,
  };

  using QAbstractListModel::QAbstractListModel;

  /// Shows a history as it is now; null for none. Call again after each change.
  void show(const EditHistory* history);
  [[nodiscard]] int position() const { return position_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

 private:
  static QString detail(const EditRecord& record);

  const EditHistory* history_ = nullptr;
  int rows_ = 0, position_ = 0;
};

/// What a step of the history is shown with: of a stroke its brush.
[[nodiscard]] QIcon stepIcon(const EditRecord& record);

/// Draws a step of the history: the ground that it changed, the brush, its name and what it covers; under the
/// pointer three dots that stand for a menu.
class HistoryDelegate : public QStyledItemDelegate {
 public:
  HistoryDelegate(const StepPictures& pictures, QObject* parent);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  /// Where the dots are in a row's rectangle.
  [[nodiscard]] static QRect menuSpot(const QRect& row);

 private:
  const StepPictures& pictures_;
};

}  // namespace scarp
