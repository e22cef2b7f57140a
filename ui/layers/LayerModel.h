#pragma once

#include <QAbstractListModel>
#include <set>
#include <utility>
#include <vector>

#include "core/document/Layer.h"
#include "core/document/LayerGroups.h"

namespace scarp {

class LayerPictures;
class TerrainDocument;

/// A document's layers as rows, the uppermost first and the base last; a group's members are below it unless
/// it is collapsed. Names are edited in place. Edits are emitted
/// as requests and not performed.
class LayerModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Role {
    Visible = Qt::UserRole,
    Locked,
    Facts,
    Active,
    IsBase,
    Masked,
    HeightsPicture,
    MaskPicture,
    IsGroup,
    Collapsed,
    Depth,   ///< Number of groups that contain the layer.
    Shown,   ///< The layer and all its groups are visible.
    Chosen,  ///< Chosen besides the active layer, as for a group.
    FilterIcon
  };
  using QAbstractListModel::QAbstractListModel;

  void show(const TerrainDocument* document);  ///< As it is now; null for none.
  /// The pictures of the layers, as they are now; the model outlives them or is shown none.
  void showPictures(const LayerPictures* pictures);
  /// Of a row: counted from 1, the base is 0.
  [[nodiscard]] std::size_t placeOf(int row) const;
  /// The row of a layer; of a member of a collapsed group that of the outermost collapsed one.
  [[nodiscard]] int rowOf(std::size_t place) const;

  void setCollapsed(int row, bool collapsed);
  void setCollapsedGroups(std::set<LayerId> groups) { collapsed_ = std::move(groups); }  ///< Before show().
  [[nodiscard]] const std::set<LayerId>& collapsedGroups() const { return collapsed_; }
  void setChosen(std::set<LayerId> chosen);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

 Q_SIGNALS:
  void renamed(std::size_t place, const QString& name);

 private:
  void fillRows();
  [[nodiscard]] QString factsOf(std::size_t index) const;

  std::vector<Layer> layers_;
  std::vector<EffectiveSettings> settings_;
  std::vector<bool> masked_;
  std::vector<std::size_t> places_;  ///< Of the rows, without that of the base.
  std::set<LayerId> collapsed_, chosen_;
  std::size_t active_ = 0;
  const LayerPictures* pictures_ = nullptr;
  bool any_ = false;  ///< There is a document.
};

}  // namespace scarp
