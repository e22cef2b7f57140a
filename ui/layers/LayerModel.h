#pragma once

#include <QAbstractListModel>
#include <QImage>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "core/document/Layer.h"
#include "core/document/LayerGroups.h"
#include "core/document/RasterId.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// Small pictures of what a document's layers and the base hold, and of their masks; made anew only of what
/// has changed. Nothing is read from a file for them: what was not read yet is flat until unread() has been
/// read.
class LayerPictures {
 public:
  static constexpr int side = 56;  ///< Pixels, at most; as the terrain is, wide or high.

  /// Whether any picture is another one now.
  bool follow(const TerrainDocument& document);
  void clear() { pictures_.clear(); }
  /// The rasters whose pictures need tiles that were not read from the file yet, except large ones. Reading
  /// the tiles of these copies, on any thread, reads them for the document.
  [[nodiscard]] static std::vector<HeightRaster> unread(const TerrainDocument& document);

  [[nodiscard]] QImage heights(LayerId layer) const { return of({RasterRole::Layer, layer}); }
  [[nodiscard]] QImage mask(LayerId layer) const { return of({RasterRole::LayerMask, layer}); }

 private:
  struct Picture {
    std::size_t fingerprint = 0;  ///< Of the tiles that it was made of.
    QImage image;
  };

  [[nodiscard]] QImage of(RasterId id) const;
  bool follow(RasterId id, const HeightRaster* raster);

  std::map<RasterId, Picture> pictures_;
};

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
