#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <string>

#include "core/edit/DrapeOperations.h"
#include "core/edit/Operation.h"
#include "ui/widgets/FormDialog.h"

class QComboBox;
class QWidget;

namespace scarp {

/// Asks for the address of a picture or map that is to lie over the ground.
class DrapeAddressDialog : public FormDialog {
  Q_OBJECT

 public:
  explicit DrapeAddressDialog(QWidget* parent);

  /// As allowAddress() has it.
  [[nodiscard]] const QString& path() const { return path_; }

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  QComboBox* address_;
  QString path_;
};

class DrapeView;
class EditorDocument;
class JobRunner;
struct ImportAnswer;
struct ImportOptions;

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
  /// Asks how the file of a drape is to be imported as heights, whose colours the project then contains.
  void askImport(std::size_t place, const std::string& file);
  /// Keeps the picture of a drape in the project, read from where its file lies; or shows its file again.
  void pack(std::size_t place, const std::string& file);
  void unpack(std::size_t place);

  /// Takes a file that is dropped onto the window: pictures in colours may be drapes or terrains, which is
  /// asked; all others are terrains.
  void drop(const QString& path);

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why something cannot be done; empty: no longer.
  void told(const QString& message);     ///< Warnings of an import.
  void added();
  void terrainDropped(const QString& path);

 private:
  /// A file that was read for a drape.
  struct Chosen {
    Drape drape;
    std::shared_ptr<const ImportOptions> import;  ///< As in AddDrapeOperation.
  };
  using Take = std::function<void(const Chosen& chosen)>;

  /// Reads a file or an address for a drape of the document, and calls `take` if the document is still the
  /// same. Pictures are linked, or fetched from an address. A raster of numbers is imported as heights if
  /// there is something to ask about it.
  void read(const QString& path, const Take& take);
  void readPicture(const QString& path, const Take& take);
  void readHeights(const ImportAnswer& answer, const Take& take);
  /// Calls `take` if no edit is open and the document is `wanted`.
  void give(const EditorDocument* wanted, const Chosen& chosen, const Take& take);
  void addChosen(const Chosen& chosen);
  /// Gives a drape another file, or another reading of its file.
  void replace(const Drape& drape, const Chosen& chosen);
  /// Reports that an error prevents reading, unless it was cancelled.
  void refuse(const Error& error);
  void askDrop(const QString& path);
  /// Returns whether no edit of the ground is open; otherwise emits problem().
  [[nodiscard]] bool isOpen();
  /// Emits problem(), empty if there is none. Returns whether it was done.
  bool perform(const Operation& operation);
  [[nodiscard]] QString askPath(const QString& title);

  QWidget& window_;
  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
};

}  // namespace scarp
