#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <optional>

#include "core/base/Result.h"
#include "core/brush/Alpha.h"
#include "core/io/ImportFinding.h"
#include "core/io/ImportPreview.h"
#include "core/io/RasterImport.h"
#include "ui/document/EditorHost.h"

class QWidget;

namespace scarp {

class ImportDialog;
class Job;
class JobRunner;

/// How a raster is to be read.
struct ImportAnswer {
  QString path;
  ImportOptions options;
  bool asked = false;           ///< The user has seen a preview of the options.
  bool guessed = false;         ///< The options are a guess, without a question.
  std::optional<double> water;  ///< If asked: height of the water, metres; nothing: none.
};
/// The answer in an import dialog.
[[nodiscard]] ImportAnswer answerOf(const ImportDialog& dialog);

/// Purpose of an import. Determines the questions that the sheet asks.
enum class ImportUse {
  Terrain,  ///< Heights of a terrain or of a layer: heights and size that are a guess are asked for.
  Drape,    ///< The same, and findings that change values or place: nobody sees the heights afterwards.
  Stamp,    ///< Only the shape counts: the layout, the band, and findings that change the shape.
};

/// Looks at a raster on a worker and asks a person for what the file does not say, unless files of its kind
/// open without a question. Every way to read a raster into the window begins here. Calls `then` on this
/// thread, or `failed` if the file cannot be read; neither if the person cancels. Returns the job that looks
/// at the file.
Job* askHowToImport(const QString& path, JobRunner& jobs, QWidget& window,
                    std::function<void(const ImportAnswer&)> then, std::function<void(const Error&)> failed,
                    ImportUse use = ImportUse::Terrain);

class BrushBinding;

/// Imports the image file of a brush or a height stamp. What the file does not contain is asked in the import dialog.
class AlphaCommands : public QObject {
  Q_OBJECT

 public:
  /// Both outlive this.
  AlphaCommands(QWidget& window, JobRunner& jobs);

  /// Sets the alpha of a brush to that of a file, when it has been read. An error is a problem of the brush.
  void load(const QString& path, BrushBinding& brush);
  /// Reads an image and hands it to `take`, or an error to `fail`, while `receiver` exists.
  void load(const QString& path, QObject& receiver, const std::function<void(const AlphaPtr&)>& take,
            const std::function<void(const QString&)>& fail);

 Q_SIGNALS:
  void told(const QString& message);  ///< Warnings of an import.

 private:
  QWidget& window_;
  JobRunner& jobs_;
};

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
  /// Opens a dialog, and reads what is accepted in it.
  void show(ImportDialog* dialog);
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
