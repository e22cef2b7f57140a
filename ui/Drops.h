#pragma once

#include <QObject>

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

}  // namespace scarp
