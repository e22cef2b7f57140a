#pragma once

#include <QObject>
#include <string>

#include "core/edit/DrapeOperations.h"
#include "core/edit/Operation.h"

class QWidget;

namespace scarp {

class DrapeView;
class EditorDocument;
class JobRunner;

/// How pictures come to lie over a terrain, and where they are.
class DrapeCommands : public QObject {
  Q_OBJECT

 public:
  /// Both outlive this.
  DrapeCommands(QWidget& window, JobRunner& jobs);
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

  void askAdd();
  void add(const QString& path);
  /// Asks for an address, and takes the picture there into the project: nothing is fetched for it again.
  void askAddress();
  /// Another file for a drape, by its place from 1.
  void askFile(std::size_t place);
  /// Keeps the picture of a drape in the project, read from where its file lies; or shows its file again.
  void pack(std::size_t place, const std::string& file);
  void unpack(std::size_t place);

  /// Takes a file that is dropped onto the window: pictures in colours may be drapes or terrains, which is
  /// asked; all others are terrains.
  void drop(const QString& path);

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why something cannot be done; empty: no longer.
  void added();
  void terrainDropped(const QString& path);

 private:
  void addFetched(const QString& path);
  void askDrop(const QString& path);
  /// Tells what is wrong, if anything. Whether it was done.
  bool perform(const SetDrapeOperation& operation);
  [[nodiscard]] QString askPath(const QString& title);

  QWidget& window_;
  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
};

}  // namespace scarp
