#pragma once

#include <QObject>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/project/ProjectDamage.h"
#include "ui/document/EditorHost.h"

class QWidget;

namespace scarp {

class EditorDocument;

/// Prevents damaged content of the open project from being exported without consent. A value, whose copies
/// share the accepted damage; any thread.
class DamageGuard {
 public:
  /// Asks the user if damage in a scope is known. Returns nothing if the user cancels the export.
  [[nodiscard]] static std::optional<DamageGuard> ask(EditorDocument& document, DamageScope::Content content,
                                                      QWidget& window);

  /// Reads the content of the scope; called in the job, before it writes anything. Fails with the name of
  /// damage that was not accepted. Exporting again accepts it.
  [[nodiscard]] Result<void> check(const Progress& progress) const;

 private:
  DamageGuard() = default;

  std::shared_ptr<const ProjectFile> file_;  ///< Null if no damage is possible.
  std::map<RasterId, HeightRaster> rasters_;
  DamageScope scope_;
  struct Accepted {
    std::mutex mutex;
    std::vector<Message> damages;  ///< Damage::what.
  };
  std::shared_ptr<Accepted> accepted_ = std::make_shared<Accepted>();
};

class Job;
struct ExportForm;
struct ExportRecipe;
struct ExportSummary;
enum class ExportEntry;

/// Exports of the terrain and its content. They run as jobs over a snapshot; editing goes on in the meantime.
class ExportCommands : public QObject {
  Q_OBJECT

 public:
  explicit ExportCommands(EditorHost host);

  /// Opens the dialog of an entry, with the last choices of the session, those that are kept with the
  /// project, or the usual ones.
  void ask(ExportEntry entry);
  /// Opens the dialog of lines for those that are chosen with the line tool.
  void askChosenLines();
  /// Repeats all exports that are kept with the project, or the last one; asks if there is none.
  void exportAgain();
  [[nodiscard]] bool exporting() const { return exports_ > 0; }

 Q_SIGNALS:
  void failed();  ///< After the reason was shown; not if the user cancelled.

 private:
  using Ended = std::function<void(const std::optional<Error>&)>;
  /// lines: numbers of the lines to export; empty: all of the layer. Of other kinds not used.
  void ask(const ExportForm& form, std::size_t variant, const std::vector<std::string>& lines = {});
  /// Exports one recipe after the other in one job. repeated: by Export Again. Contract: there is a document,
  /// and recipes.
  Job* start(const std::vector<ExportRecipe>& recipes, const DamageGuard& guard, bool repeated, Ended ended);
  /// listed: shows the names of all recipes instead of the summary of the only one.
  void show(const std::vector<ExportRecipe>& recipes, const std::vector<ExportSummary>& summaries,
            bool listed);
  [[nodiscard]] ExportRecipe suggested(const ExportForm& form, std::size_t variant) const;
  /// Asks whether a document may export to targets that concernAbout() finds, and shows their full paths.
  /// Targets that the user confirmed for this document on this computer are not asked about again.
  [[nodiscard]] bool confirmTargets(const std::vector<ExportRecipe>& recipes) const;

  EditorHost host_;
  int exports_ = 0;
};

}  // namespace scarp
