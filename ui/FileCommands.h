#pragma once

#include <QObject>

#include "ui/document/EditorHost.h"

class QDropEvent;
class QWidget;

namespace scarp {

class AssetCommands;
class DrapeCommands;
class EditorDocument;
class FileCommands;
class ImportCommands;
class LineCommands;
class MaterialImportCommands;

/// What is dropped on the window, given to the commands that know what to do with it: an address, models, lines,
/// pictures, weights of materials, or a terrain.
class Drops : public QObject {
  Q_OBJECT

 public:
  /// Contract: all outlive this.
  struct Takers {
    FileCommands* files;
    ImportCommands* imports;
    AssetCommands* assets;
    LineCommands* lines;
    DrapeCommands* drapes;
    MaterialImportCommands* materials;
  };
  Drops(QWidget* window, const Takers& takers);

  void setDocument(EditorDocument* document) { document_ = document; }
  [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void take(const QDropEvent& event);

  QWidget* window_;
  Takers to_;
  EditorDocument* document_ = nullptr;
};

class LeaveGuard;
class ProjectOpener;
struct NewTerrain;

/// New and open: how another document comes in. Long work runs as jobs; editing goes on meanwhile.
class FileCommands : public QObject {
  Q_OBJECT

 public:
  FileCommands(EditorHost host, LeaveGuard& guard, ProjectOpener& projects, ImportCommands& imports);

  void askNew();
  void make(const NewTerrain& wanted);
  void askOpen();
  /// A project, or elevation data.
  void open(const QString& path);
  /// Several files are tiles of one ground.
  void open(const QStringList& paths);

 private:
  void generateAsJob(const NewTerrain& wanted);

  EditorHost host_;
  LeaveGuard& guard_;
  ProjectOpener& projects_;
  ImportCommands& imports_;
};

}  // namespace scarp
