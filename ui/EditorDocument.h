#pragma once

#include <QObject>
#include <QString>
#include <optional>

#include "core/edit/TerrainDocument.h"
#include "core/io/RasterExport.h"
#include "core/io/TerrainPlace.h"
#include "core/tools/ToolBox.h"
#include "ui/ViewBookmarks.h"

namespace scarp {

/// Where and how the terrain was last exported.
struct ExportTarget {
  QString path;
  ExportOptions options;
};

/// All that belongs to one open terrain. Lives on the UI thread.
class EditorDocument : public QObject {
  Q_OBJECT

 public:
  /// name: as the title shows it. path: the file that it came from; empty for a generated one.
  EditorDocument(Terrain terrain, QString name, QString path);

  [[nodiscard]] TerrainDocument& terrain() { return terrain_; }
  [[nodiscard]] ToolBox& tools() { return tools_; }
  [[nodiscard]] const QString& name() const { return name_; }
  [[nodiscard]] const QString& path() const { return path_; }

  /// Differs from what was opened, or from what a lossless export holds. There is no file of Scarp's own
  /// yet, so objects are in no file: with any, an edited terrain stays modified.
  [[nodiscard]] bool modified() const { return !terrain_.history().isSaved(); }
  /// Grows with every change, also where undo leads back to an earlier state.
  [[nodiscard]] int revision() const { return revision_; }

  /// Where on the earth the terrain is; nothing where it does not say.
  [[nodiscard]] std::optional<TerrainPlace> place() const;

  std::optional<ExportTarget> lastExport;
  ViewBookmarks bookmarks;

 Q_SIGNALS:
  void historyChanged();

 private:
  TerrainDocument terrain_;
  ToolBox tools_;
  QString name_, path_;
  int revision_ = 0;
  Subscription onHistory_;
};

/// A brush whose metres suit the size of a terrain; kind and shape are those of `like`.
[[nodiscard]] BrushSettings brushFitting(const TerrainDocument& terrain, BrushSettings like);

}  // namespace scarp
