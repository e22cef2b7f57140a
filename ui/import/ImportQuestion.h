#pragma once

#include <QString>
#include <functional>
#include <optional>

#include "core/base/Result.h"
#include "core/io/RasterImport.h"

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

}  // namespace scarp
