#pragma once

#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/io/EnginePreset.h"
#include "core/recipe/ExportRecipe.h"
#include "ui/widgets/ReportDialog.h"

namespace scarp {

class EditorDocument;
class ExportDialog;
class TerrainDocument;
struct ExportStart;

/// Result of an export, as the window shows it.
struct ExportSummary {
  QString text;  ///< One or two sentences.
  ReportDialog::Facts facts;
  std::vector<std::string> files;  ///< Paths, at least one.
  double largestError = 0.0;       ///< Metres.
  std::vector<Message> notes{};
  const EnginePreset* engine = nullptr;  ///< Engine that `settings` are typed into; null: none.
  std::vector<EngineSetting> settings{};
};
/// Composes the summary of a report; called on the UI thread.
using SummarizeExport = std::function<ExportSummary()>;

/// A kind of export: its form, its work and its report. A constant.
struct ExportKind {
  std::size_t variants;  ///< 1, or the number of programs that have their own choices.
  /// Variant of a recipe; nothing if it is of another kind. Contract of the functions below: it is of this
  /// kind.
  std::optional<std::size_t> (*variantOf)(const ExportRecipe& recipe);
  /// Returns the reason why a terrain has nothing to export; empty if it has something.
  QString (*blockedReason)(const TerrainDocument& terrain);
  /// First choices. `stem`: path of the document's file without its extension.
  ExportRecipe (*usual)(EditorDocument& document, std::size_t variant, const QString& stem);
  std::unique_ptr<ExportDialog> (*form)(ExportStart start);
  /// Exports to a path. The error is one line that names it. Any thread; may be cancelled.
  Result<SummarizeExport> (*run)(const ExportRecipe& recipe, const DerivedContent& content,
                                 const std::string& path, const Progress& progress);
};

[[nodiscard]] const ExportKind& heightmapExport();
[[nodiscard]] const ExportKind& tileExport();
[[nodiscard]] const ExportKind& meshExport();
[[nodiscard]] const ExportKind& sceneExport();
[[nodiscard]] const ExportKind& materialExport();
[[nodiscard]] const ExportKind& objectExport();
/// The kind of a recipe.
[[nodiscard]] const ExportKind& kindOf(const ExportRecipe& recipe);

/// States that objects are not in a file, and what exports them. objects > 0.
[[nodiscard]] QString placedObjectsNote(std::size_t objects);
/// Returns names with commas between them.
[[nodiscard]] QString namesText(const std::vector<std::string>& names);
/// The last component of a path.
[[nodiscard]] QString exportedName(const std::string& path);
/// Row "Folder" and row "Files" with what each file is.
[[nodiscard]] ReportDialog::Facts fileFacts(const std::vector<WrittenFile>& files);
[[nodiscard]] std::vector<std::string> pathsOf(const std::vector<WrittenFile>& files);

/// Largest error of a mesh of the terrain to begin with: a thousandth of the height range, in two digits.
[[nodiscard]] double usualMeshError(const TerrainDocument& terrain, const NumberLimits& limits);

template <class Options>
[[nodiscard]] std::optional<std::size_t> variantIfHas(const ExportRecipe& recipe) {
  return std::holds_alternative<Options>(recipe.choices) ? std::optional<std::size_t>(0) : std::nullopt;
}
template <class Form>
[[nodiscard]] std::unique_ptr<ExportDialog> makeExportForm(ExportStart start) {
  return std::make_unique<Form>(std::move(start));
}
/// Keeps a report for `summarize`.
template <class Report>
[[nodiscard]] Result<SummarizeExport> summarized(const Result<Report>& report, const ExportRecipe& recipe,
                                                 ExportSummary (*summarize)(const Report&,
                                                                            const ExportRecipe&)) {
  if (!report) return report.error();
  return SummarizeExport([made = *report, recipe, summarize] { return summarize(made, recipe); });
}

}  // namespace scarp
