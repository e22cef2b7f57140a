#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/io/TerrainPlace.h"
#include "core/project/ProjectFile.h"
#include "core/recovery/JournalBase.h"
#include "core/script/BrushJson.h"
#include "ui/document/ViewBookmarks.h"
#include "ui/render/TerrainLook.h"

namespace scarp {

class DerivedContent;
class DocumentJournal;
class Scene;
class SceneDisplay;
class SharedWork;
class ToolState;
class ViewController;
struct ExportRecipe;

/// All that belongs to one open terrain. Lives on the UI thread.
class EditorDocument : public QObject {
  Q_OBJECT

 public:
  /// name: as the title shows it. path: the file that it came from; empty for a generated one.
  EditorDocument(Terrain terrain, QString name, QString path);
  /// Out of a project: its own, to be saved there (path: the project's), or a copy, which is in no file yet
  /// (path: empty).
  EditorDocument(std::unique_ptr<TerrainDocument> terrain, std::shared_ptr<ProjectFile> source, QString name,
                 QString path);
  ~EditorDocument() override;

  [[nodiscard]] TerrainDocument& terrain() { return *terrain_; }
  /// Everything that is derived from the terrain.
  [[nodiscard]] Scene& scene() { return *scene_; }
  /// Content that all its views draw.
  [[nodiscard]] SceneDisplay& display() { return *display_; }
  [[nodiscard]] ToolState& tools() { return *tools_; }
  /// The first view of it; others have controllers of their own over the same tools.
  [[nodiscard]] ViewController& view() { return *view_; }
  [[nodiscard]] const QString& name() const { return name_; }
  [[nodiscard]] const QString& path() const { return path_; }

  /// The project that it is saved to; null while it is in none.
  [[nodiscard]] const std::shared_ptr<ProjectFile>& project() const { return project_; }
  /// The project that it came out of, which holds what was not changed since; null where there is none.
  [[nodiscard]] const std::shared_ptr<ProjectFile>& source() const { return source_; }
  /// It has a project that can be written.
  [[nodiscard]] bool savesInPlace() const;
  /// From now on it is that project's.
  void belongTo(std::shared_ptr<ProjectFile> project, const QString& path);

  /// Differs from what was opened or saved last as a project; of a shared terrain, from what the server has.
  [[nodiscard]] bool modified() const;
  /// It is in no project as it is, whatever its history says.
  void markUnsaved();
  /// A project holds it as it was at a revision.
  void saved(int revision);
  /// Grows with every change, also where undo leads back to an earlier state.
  [[nodiscard]] int revision() const { return revision_; }

  /// Where on the earth the terrain is; nothing where it does not say.
  [[nodiscard]] std::optional<TerrainPlace> place() const;

  /// What of the way in which it is drawn belongs to it.
  [[nodiscard]] const TerrainLook& look() const { return look_; }
  void setLook(const TerrainLook& look);

  /// Of a terrain that several edit; null for others.
  [[nodiscard]] SharedWork* shared() { return shared_.get(); }
  [[nodiscard]] const SharedWork* shared() const { return shared_.get(); }
  void share(std::unique_ptr<SharedWork> work);

  /// Keeps it through a crash; null while nothing does.
  [[nodiscard]] DocumentJournal* journal() { return journal_.get(); }
  void setJournal(std::unique_ptr<DocumentJournal> journal);

  /// What gives it as it was opened; nothing where only a copy of it does.
  std::optional<JournalBase> origin;
  /// What the project keeps beside the terrain, as writeWork() gave it.
  std::map<std::string, std::string> storedWork;
  /// Last exports, one of each kind and program, the newest last; the name is empty if it is not kept.
  std::vector<ExportRecipe> lastExports;
  /// What Export Again does; kept with the project.
  std::vector<ExportRecipe> keptExports;
  ViewBookmarks bookmarks;
  std::set<LayerId> collapsedGroups;  ///< In the list of layers; of groups that are gone, too.
  /// The person's own that were taken up while working on it: they go along in its project.
  std::vector<BrushPreset> brushes;

 Q_SIGNALS:
  void historyChanged();
  void lookChanged();
  void titleChanged();  ///< Name, project, or whether it is modified.
  /// A part of the project that was just read for the first time is damaged; in one line.
  void damageFound(const QString& message);

 private:
  void watch();
  void watchDamage();

  std::unique_ptr<TerrainDocument> terrain_;  ///< Never null.
  std::unique_ptr<Scene> scene_;              ///< Never null.
  std::unique_ptr<SceneDisplay> display_;     ///< Never null.
  std::unique_ptr<ToolState> tools_;          ///< Never null.
  std::unique_ptr<ViewController> view_;      ///< Never null.
  TerrainLook look_;
  QString name_, path_;
  std::shared_ptr<ProjectFile> project_, source_;
  int revision_ = 0;
  bool unsaved_ = false;
  Subscription onHistory_;
  std::unique_ptr<DocumentJournal> journal_;
  std::unique_ptr<SharedWork> shared_;
};

/// Calls a slot after changes of any of these members of DocumentChange. Does nothing for a null document.
template <class... Parts>
[[nodiscard]] Subscription onChange(EditorDocument* document, std::function<void()> slot,
                                    Parts DocumentChange::*... parts) {
  if (!document) return {};
  const auto isIn = [](const auto& part) {
    if constexpr (requires { part.empty(); })
      return !part.empty();
    else
      return part;
  };
  return document->terrain().changed.subscribe([=, slot = std::move(slot)](const DocumentChange& change) {
    if ((isIn(change.*parts) || ...)) slot();
  });
}

/// A brush whose metres suit the size of a terrain; kind and shape are those of `like`.
[[nodiscard]] BrushSettings brushFitting(const TerrainDocument& terrain, BrushSettings like);

}  // namespace scarp
