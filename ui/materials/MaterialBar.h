#pragma once

#include <QStringList>
#include <QWidget>

#include "core/material/Material.h"

class QAction;
class QLabel;
class QMenu;
class QMimeData;

namespace scarp {

class EditorDocument;
class JobRunner;
class MaterialSession;

/// Endings of pictures, for a dialog that asks for one.
[[nodiscard]] QString pictureFilter();
/// Paths of files and folders that are dragged here.
[[nodiscard]] QStringList droppedFiles(const QMimeData& data);
/// The folder of the person's library of materials.
[[nodiscard]] QString materialLibraryFolder();

/// The row of buttons over the list of materials: what adds, copies and deletes them, and the library. Takes
/// pictures that are dropped onto its panel.
class MaterialBar : public QWidget {
  Q_OBJECT

 public:
  /// `panel`: where files may be dropped; outlives this.
  /// `session`: what edits go through; it outlives this. `import`, `out`: what brings files in, and out to
  /// engines.
  MaterialBar(MaterialSession& session, JobRunner& jobs, QWidget& panel, QAction& import, QAction& out);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Adds a material for each set among the files, as soon as they have been read.
  void addFrom(const QStringList& paths);
  /// Shows the dialog of the chosen material.
  void edit();

 Q_SIGNALS:
  void problem(const QString& message);  ///< What cannot be done, in one line; empty: taken back.
  void added();                          ///< Materials; the first of them is the chosen one.
  /// Files were read or written: one line, and what was detected in them.
  void reported(const QString& message, const QStringList& notes);

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void addRow(QAction& import, QAction& out);
  void askFiles();
  void addOne();
  void duplicate();
  void remove();
  void fillLibrary();
  /// Adds materials after the one with an id, or at the end, and chooses the first. Returns whether it could.
  bool add(std::vector<Material> materials, MaterialId after = 0);
  void addFromLibrary(const std::string& folder);
  void save();
  [[nodiscard]] const Material* chosen() const;

  MaterialSession& session_;
  JobRunner& jobs_;
  QWidget& panel_;
  EditorDocument* document_ = nullptr;
  QMenu* library_;
};

}  // namespace scarp
