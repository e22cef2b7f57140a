#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <vector>

#include "core/base/Result.h"
#include "ui/document/EditorHost.h"

namespace scarp {

class DamageGuard;
class Job;
struct ExportKind;
struct ExportRecipe;
struct ExportSummary;
enum class ExportEntry;

/// Exports of the terrain and its content. They run as jobs over a snapshot; editing goes on in the meantime.
class ExportCommands : public QObject {
  Q_OBJECT

 public:
  explicit ExportCommands(EditorHost host);

  /// Opens the dialog of an entry other than Lines, with the last choices of the session, those that are kept
  /// with the project, or the usual ones.
  void ask(ExportEntry entry);
  /// Repeats all exports that are kept with the project, or the last one; asks if there is none.
  void exportAgain();
  [[nodiscard]] bool exporting() const { return exports_ > 0; }

 Q_SIGNALS:
  void failed();  ///< After the reason was shown; not if the user cancelled.

 private:
  using Ended = std::function<void(const std::optional<Error>&)>;
  void ask(const ExportKind& kind, std::size_t variant);
  /// Exports one recipe after the other in one job. repeated: by Export Again. Contract: there is a document,
  /// and recipes.
  Job* start(const std::vector<ExportRecipe>& recipes, const DamageGuard& guard, bool repeated, Ended ended);
  /// listed: shows the names of all recipes instead of the summary of the only one.
  void show(const std::vector<ExportRecipe>& recipes, const std::vector<ExportSummary>& summaries,
            bool listed);
  [[nodiscard]] ExportRecipe suggested(const ExportKind& kind, std::size_t variant) const;
  /// Asks whether a document may export to targets that concernAbout() finds, and shows their full paths.
  /// Targets that the user confirmed for this document on this computer are not asked about again.
  [[nodiscard]] bool confirmTargets(const std::vector<ExportRecipe>& recipes) const;

  EditorHost host_;
  int exports_ = 0;
};

}  // namespace scarp
