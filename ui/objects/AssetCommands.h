#pragma once

#include <QObject>
#include <QStringList>
#include <memory>

#include "core/model/ModelImport.h"
#include "core/objects/Object.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/SettingFields.h"

class QTimer;

class QMenu;
class QWidget;

namespace scarp {

class JobRunner;

/// How a model out of a file is taken: under which name, of which size, which way up; with its picture and
/// the size that results.
class ModelImportDialog : public FormDialog {
  Q_OBJECT

 public:
  /// Pictures are drawn on threads of `jobs`, which outlives this.
  ModelImportDialog(std::shared_ptr<const ModelFile> file, const QString& fileName, const QString& name,
                    JobRunner& jobs, QWidget* parent);

  [[nodiscard]] const ModelImport& how() const { return how_; }
  [[nodiscard]] QString name() const;
  [[nodiscard]] QString tags() const;

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void addFields();
  void refresh();
  void drawPicture();

  std::shared_ptr<const ModelFile> file_;
  Box box_;  ///< Of the file, in its units.
  JobRunner& jobs_;
  ModelImport how_;
  QLineEdit *name_, *tags_;
  QLabel *picture_, *size_, *reasons_;
  SettingFields<ModelImport> fields_;
  QTimer* soon_;
  int drawn_ = 0;  ///< Pictures asked for.
};

class EditorDocument;
class Operation;

/// How models become assets of a terrain, and what is done with these. Each is one step that can be undone.
class AssetCommands : public QObject {
  Q_OBJECT

 public:
  /// Both outlive this.
  AssetCommands(QWidget& window, JobRunner& jobs);
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

  void askImport();
  /// Reads files one after the other, and asks for each how it is taken.
  void import(const QStringList& paths);
  // Contract of these: an asset of the document's own.
  void askRename(AssetKind asset);
  void askTags(AssetKind asset);
  void askReplace(AssetKind asset);
  void remove(AssetKind asset);
  /// Into the person's library, where terrains of all projects find it.
  void keep(AssetKind asset);
  /// Fills a menu with what the library has.
  void fillLibrary(QMenu& menu);

  /// Whether all that is dropped are models, by their names.
  [[nodiscard]] static bool areModels(const QStringList& paths);

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why something cannot be done; empty: no longer.
  void imported(AssetKind asset);

 private:
  void importNext();
  void ask(const std::shared_ptr<const ModelFile>& file, const QString& path);
  /// Places it at its size on a worker, and hands it on.
  void take(const std::shared_ptr<const ModelFile>& file, const ModelImport& how,
            std::function<void(ModelPtr)> then);
  void addFromLibrary(const std::string& path);
  bool doNow(const Operation& operation);

  QWidget& window_;
  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  QStringList waiting_;
  QString replaced_;  ///< The asset whose model the file is to be; empty: a new one.
  bool busy_ = false;
};

}  // namespace scarp
