#pragma once

#include <QObject>
#include <functional>
#include <optional>

#include "core/io/ImportFinding.h"
#include "core/io/ImportPreview.h"
#include "core/io/RasterImport.h"
#include "ui/document/EditorHost.h"

namespace scarp {

class ImportDialog;
class LeaveGuard;
class ReshapeForm;

/// Elevation data comes in: what a file does not say is asked, or guessed and told. Reading runs as jobs.
class ImportCommands : public QObject {
  Q_OBJECT

 public:
  /// reshape: shows a form over the document and commits what comes of it.
  ImportCommands(EditorHost host, LeaveGuard& guard, std::function<void(ReshapeForm*)> reshape);

  /// Asks for what the file does not say; nothing where it says all.
  void open(const QString& path);
  /// Asks about files that are tiles of one ground; a single one may be a folder.
  void openTiles(const QStringList& paths);
  /// Always asks; path may be empty.
  void ask(const QString& path = {}, const ImportOptions& known = {});
  /// Asks for an address to read from; may begin with one that a person has typed or picked.
  void askAddress(const QString& address = {});
  /// Puts the settings of the present document right.
  void askSettings();

 private:
  /// What comes with a file besides its ground.
  struct Wish {
    ImportOptions options;
    bool asked = false;           ///< By a person, who has seen what comes of it.
    bool guessed = false;         ///< Without a question.
    std::optional<double> water;  ///< Where asked: its height, metres; nothing: none.
  };
  [[nodiscard]] static Wish wishOf(const ImportDialog& dialog);
  void look(const QString& path);
  void looked(const QString& path, const ImportPreview& preview);
  void askAbout(const QString& path, const ImportPreview& preview);
  void read(const QString& path, const Wish& wish);
  /// Ground that was read, and what is mended in it as steps of the history.
  struct Incoming {
    ImportedTerrain imported;
    std::vector<MendStep> mends;
  };
  [[nodiscard]] static Result<Incoming> incoming(const std::string& path, ImportOptions options,
                                                 const Progress& progress);
  void opened(const QString& path, const Wish& wish, Incoming incoming);
  void tell(const QString& path, const Wish& wish, const ImportedTerrain& imported);
  void refused(const QString& path, const ImportOptions& options, const Error& error);
  void showWater(std::optional<double> level);

  EditorHost host_;
  LeaveGuard& guard_;
  std::function<void(ReshapeForm*)> reshape_;
};

}  // namespace scarp
