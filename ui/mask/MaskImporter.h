#pragma once

#include <QListWidget>
#include <QObject>
#include <string>
#include <vector>

#include "core/materialio/MaskImport.h"
#include "ui/widgets/FormDialog.h"

namespace scarp {

class EditorDocument;
class JobRunner;
class VectorMaskDialog;

/// Asks which layers of a file become saved selections.
class MaskLayersDialog : public FormDialog {
  Q_OBJECT

 public:
  MaskLayersDialog(const QString& file, const MaskFile& masks, QWidget* parent);
  [[nodiscard]] std::vector<std::string> chosen() const;

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  QListWidget* list_;
};

/// Reads pictures and land cover on a worker and saves them as selections under names, in one step. Vector
/// files become the selection, or a saved one.
class MaskImporter : public QObject {
  Q_OBJECT

 public:
  MaskImporter(JobRunner& jobs, QObject* parent);

  void setDocument(EditorDocument* document) { document_ = document; }  ///< Null for none.
  /// Asks for a file with a dialog over a window.
  void ask(QWidget* window);
  void importFile(const QString& path, QWidget* window);
  /// Asks for a vector file, and which of its features are selected.
  void askVectors(QWidget* window);
  void selectBy(const QString& path, QWidget* window);

 Q_SIGNALS:
  void problem(const QString& message);
  void told(const QString& message);  ///< What was done, where that is not plain to see.

 private:
  struct Named {
    std::string layer;
    ReadMask mask;
  };
  void read(const QString& path, std::vector<std::string> layers, bool several);
  void keep(const QString& path, std::vector<Named> masks, bool several);
  /// `save`: proposes a saved selection.
  void askAbout(const QString& path, std::shared_ptr<const VectorFile> file, bool save, QWidget* window);
  void take(const QString& path, VectorMaskDialog& dialog);

  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
};

}  // namespace scarp
