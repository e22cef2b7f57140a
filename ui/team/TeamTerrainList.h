#pragma once

#include <QString>
#include <QTreeWidget>
#include <vector>

#include "core/team/TeamAdmin.h"

namespace scarp {

/// The terrains of a server: picture, name, size, one's rights, and who is there.
class TeamTerrainList : public QTreeWidget {
  Q_OBJECT

 public:
  explicit TeamTerrainList(QWidget* parent = nullptr);

  /// archived: those that are archived as well.
  void show(const std::vector<TeamTerrain>& terrains, bool archived);
  /// The name of the chosen one; empty where none is that can be opened.
  [[nodiscard]] QString chosen() const;
};

}  // namespace scarp
