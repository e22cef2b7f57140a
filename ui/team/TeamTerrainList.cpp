#include "ui/team/TeamTerrainList.h"

#include <QHeaderView>
#include <QPixmap>
#include <algorithm>
#include <cmath>

#include "ui/render/OverviewPicture.h"
#include "ui/team/TeamWords.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr int kPictureSide = 72;  ///< Pixels.

QIcon pictureOfGround(const TeamTerrain& terrain) {
  if (!terrain.ground || !terrain.frame) return {};
  const HeightRaster& ground = *terrain.ground;
  HeightRange range{INFINITY, -INFINITY};
  for (int row = 0; row < ground.rows(); ++row)
    for (int column = 0; column < ground.columns(); ++column) {
      const float height = ground.at(column, row);
      if (std::isnan(height)) continue;
      range.low = std::min(range.low, height);
      range.high = std::max(range.high, height);
    }
  if (!(range.low <= range.high) || ground.columns() < 2 || ground.rows() < 2) return {};
  GridFrame small = *terrain.frame;
  small.columns = ground.columns();
  small.rows = ground.rows();
  small.dx *= terrain.step;
  small.dy *= terrain.step;
  const OverviewPicture overview(ground, small, range);
  return QPixmap::fromImage(overview.image().scaled(kPictureSide, kPictureSide, Qt::KeepAspectRatio,
                                                    Qt::SmoothTransformation));
}

}  // namespace

TeamTerrainList::TeamTerrainList(QWidget* parent) : QTreeWidget(parent) {
  setObjectName(QStringLiteral("teamTerrains"));
  setAccessibleName(tr("Terrains of the server"));
  setWhatsThis(tr("The terrains on the server, their sizes, your rights and who has them open"));
  setHeaderLabels({tr("Terrain"), tr("Size"), tr("Role"), tr("Changes"), tr("There now")});
  setRootIsDecorated(false);
  setIconSize({kPictureSide, kPictureSide});
  setMinimumSize(640, 240);
  header()->setStretchLastSection(true);
  for (const int column : {0, 1, 2, 3}) header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
}

void TeamTerrainList::show(const std::vector<TeamTerrain>& terrains, bool archived) {
  clear();
  for (const TeamTerrain& terrain : terrains) {
    if (terrain.archived && !archived) continue;
    QStringList people;
    for (const std::string& name : terrain.people) people += QString::fromStdString(name);
    const QString name = QString::fromStdString(terrain.name);
    auto* row = new QTreeWidgetItem(
        {name, tr("nothing in it yet"),
         terrain.archived ? tr("%1 (archived)").arg(rightsText(QString::fromStdString(terrain.rights)))
                          : rightsText(QString::fromStdString(terrain.rights)),
         countText(terrain.changes), people.join(QStringLiteral(", "))});
    if (terrain.frame)
      row->setText(1, tr("%1 × %2 at %3")
                          .arg(terrain.frame->columns)
                          .arg(terrain.frame->rows)
                          .arg(shortLengthText(terrain.frame->cellSize(), 4)));
    row->setDisabled(!terrain.frame);
    row->setData(0, Qt::UserRole, name);
    row->setIcon(0, pictureOfGround(terrain));
    addTopLevelItem(row);
  }
  for (int i = 0; i < topLevelItemCount(); ++i)
    if (!topLevelItem(i)->isDisabled()) {
      setCurrentItem(topLevelItem(i));
      break;
    }
}

QString TeamTerrainList::chosen() const {
  const QTreeWidgetItem* const row = currentItem();
  return row && !row->isDisabled() ? row->data(0, Qt::UserRole).toString() : QString();
}

}  // namespace scarp
