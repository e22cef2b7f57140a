#pragma once

#include <QObject>
#include <functional>
#include <optional>

#include "core/io/ImportFinding.h"
#include "core/io/ImportPreview.h"
#include "core/io/RasterImport.h"
#include "ui/document/EditorHost.h"
#include "ui/import/ImportQuestion.h"

namespace scarp {

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
  void look(const QString& path);
  void read(const ImportAnswer& answer);
  /// Ground that was read, and what is mended in it as steps of the history.
  struct Incoming {
    ImportedTerrain imported;
    std::vector<MendStep> mends;
    long long enclosedHoles = 0;  ///< Missing samples with terrain all around, after the repairs.
  };
  [[nodiscard]] static Result<Incoming> incoming(const std::string& path, ImportOptions options,
                                                 const Progress& progress);
  void opened(const ImportAnswer& answer, Incoming incoming);
  void tell(const ImportAnswer& answer, const ImportedTerrain& imported);
  void offerFilling(long long missing);
  void fillHoles();
  void refused(const QString& path, const ImportOptions& options, const Error& error);
  void showWater(std::optional<double> level);

  EditorHost host_;
  LeaveGuard& guard_;
  std::function<void(ReshapeForm*)> reshape_;
};

}  // namespace scarp
