#pragma once

#include <QPointer>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/io/EnginePreset.h"
#include "core/io/ExportRows.h"
#include "core/recipe/ExportRecipe.h"
#include "ui/widgets/FormDialog.h"

class QCheckBox;
class QComboBox;

namespace scarp {

class EditorDocument;
class EngineSettingsBox;
class EngineSizeBox;
class HeightMeasurer;
class Job;
class JobRunner;
class TerrainDocument;

/// Initial state of an export dialog.
struct ExportStart {
  using Ended = std::function<void(const std::optional<Error>&)>;

  EditorDocument& document;
  std::vector<ExportRecipe> first;  ///< First choices of each variant of the kind.
  std::size_t variant = 0;          ///< Selected at first.
  JobRunner& jobs;
  std::function<Job*(const ExportRecipe&, Ended)> run;  ///< Calls back on this thread.
  QWidget* window = nullptr;
};

/// Base of the export dialogs. It has the destination, the formats, the name under which the export is kept,
/// the note about files and losses, and the page of an engine. It stays open until the export is done; a
/// failure is shown in it. Rejecting it cancels a running export first. The path is selected at first, and
/// the format follows its extension.
class ExportDialog : public FormDialog {
  Q_OBJECT

 public:
  ~ExportDialog() override;

  void accept() override;
  void reject() override;

  /// Folder of the user's presets of heightmaps.
  [[nodiscard]] static QString presetFolder();

 protected:
  enum class Destination {
    File,
    Folder,     ///< In an existing folder.
    NewFolder,  ///< In a folder that may not exist yet.
    Either      ///< A folder, or a file for some extensions.
  };
  struct Format {
    const char* name;
    const char* extension;  ///< Without the dot.
  };

  ExportDialog(ExportStart start, const QString& title, const char* name, std::vector<Format> formats = {});

  // The constructor of a form adds its rows by these, and calls finishForm() at the end.

  void addPath();
  void addFormats();  ///< A list of formats; offerFormats() may leave some out.
  /// Adds a list that calls refresh().
  QComboBox* addChoice(const char* name, const QString& label, const QString& accessibleName,
                       const QString& tip, const QStringList& entries = {});
  QCheckBox* addFlag(const char* name, const QString& text, const QString& tip);
  QLineEdit* addOptionalLength(const char* name, const QString& label, QLineEdit* edit);
  /// Adds a choice between the whole terrain and the bounds of the selection, hidden without a selection.
  void addPart();
  void addRange(const QString& label);
  void addEngineSize();
  void finishForm();

  /// Offers formats by their indices and selects one.
  void offerFormats(const std::vector<int>& formats, int selected);
  /// Index of the selected format.
  [[nodiscard]] int format() const;
  [[nodiscard]] QComboBox& formatList() { return *format_; }
  /// Adapts the extension of the path to the selected format.
  void followFormat();
  [[nodiscard]] QString path() const;
  [[nodiscard]] QWidget* pathField() const { return path_.row; }

  [[nodiscard]] EditorDocument& document() const { return start_.document; }
  [[nodiscard]] TerrainDocument& terrain() const;
  /// Stores the fields as the choices of the shown variant, and shows those of another one.
  void showVariant(std::size_t variant);
  [[nodiscard]] std::size_t shownVariant() const { return start_.variant; }
  [[nodiscard]] std::optional<GridRect> crop() const;
  void showCrop(const std::optional<GridRect>& crop);
  void showRange(const std::optional<double>& min, const std::optional<double>& max);
  /// Reads the range; returns the problem in one line.
  [[nodiscard]] std::optional<QString> readRange(std::optional<double>& min,
                                                 std::optional<double>& max) const;
  [[nodiscard]] QWidget* rangeField() const { return rangeRow_; }
  [[nodiscard]] EngineSizeBox& size() const { return *size_; }
  /// Offers the sizes of an engine (null: any size) and computes how heights change.
  void offerSizes(const EnginePreset* preset);
  /// Range of the heights as options write them; nothing while it is being computed, or if they are wrong.
  [[nodiscard]] std::optional<Quantisation> writtenRange(const ExportOptions& options) const;
  /// Range of the terrain's heights in the written size; null while it is being computed.
  [[nodiscard]] const HeightSummary* writtenHeights() const;

  /// Updates the visible rows, the note and the page of the engine.
  void refresh();
  void refreshNote();

  [[nodiscard]] virtual Destination destination() const = 0;
  /// Index of the format that a path's extension names.
  [[nodiscard]] virtual std::optional<int> formatOf(const QString& path) const;
  /// The user named a format, by the path or in the list; called before it is selected.
  virtual void formatNamed(int) {}
  /// Shows choices in the fields.
  virtual void show(const ExportRecipe& recipe) = 0;
  /// Reads the choices; returns the problem in one line.
  [[nodiscard]] virtual std::optional<QString> read(ExportRecipe& recipe) const = 0;
  /// Limits the choices of read() to what can be exported; returns the problem in one line.
  [[nodiscard]] virtual std::optional<QString> complete(ExportRecipe&) const { return std::nullopt; }
  virtual void refreshFields() = 0;
  /// Lines about files and losses.
  [[nodiscard]] virtual QStringList outline() const = 0;
  /// Engine whose settings are shown; null: none.
  [[nodiscard]] virtual const EnginePreset* engine() const { return nullptr; }
  /// Options of the heights for that engine; nothing if they are wrong.
  [[nodiscard]] virtual std::optional<ExportOptions> engineHeights() const { return std::nullopt; }

 private:
  [[nodiscard]] std::optional<QString> takeValues() override;
  void finish(const std::optional<Error>& error);
  void setBusy(bool busy);
  void browse();
  void followPath();
  void refreshEngine();
  void showRecipe();

  ExportStart start_;
  double lowest_ = 0.0, highest_ = 0.0;  ///< Of the terrain, metres.
  GridRect selected_;                    ///< Bounds of the selection.
  std::vector<Format> formats_;
  ExportRecipe recipe_;
  bool ready_ = false;  ///< The fields are filled and connected.
  QPointer<Job> job_;
  PathRow path_;
  QComboBox *format_ = nullptr, *part_ = nullptr;
  QWidget* rangeRow_ = nullptr;
  QLineEdit *rangeMin_ = nullptr, *rangeMax_ = nullptr, *keepAs_;
  QLabel* note_;
  QProgressBar* bar_;
  EngineSizeBox* size_ = nullptr;
  EngineSettingsBox* settings_ = nullptr;
  HeightMeasurer* heights_ = nullptr;
};

/// Result of an export, as the window shows it.
struct ExportSummary {
  QString text;  ///< One or two sentences.
  ReportDialog::Facts facts;
  std::vector<std::string> files;  ///< Paths, at least one.
  std::optional<double> largestError;  ///< Metres; nothing for kinds that measure none.
  std::vector<Message> notes{};
  const EnginePreset* engine = nullptr;  ///< Engine that `settings` are typed into; null: none.
  std::vector<EngineSetting> settings{};
};

/// Window part of an export kind: its form, first choices and summary. The rest is its row in recipeKinds().
/// A constant.
struct ExportForm {
  std::size_t variants;  ///< 1, or the number of programs that have their own choices.
  /// Returns the reason why a terrain has nothing to export; empty if it has something. Null: it always has.
  QString (*blockedReason)(const TerrainDocument& terrain);
  /// First choices. `stem`: path of the document's file without its extension.
  ExportRecipe (*usual)(EditorDocument& document, std::size_t variant, const QString& stem);
  std::unique_ptr<ExportDialog> (*make)(ExportStart start);
  /// Composes the summary of a report of this kind.
  ExportSummary (*summarize)(const RecipeReport& report, const ExportRecipe& recipe);
};

[[nodiscard]] const ExportForm& heightmapForm();
[[nodiscard]] const ExportForm& tileForm();
[[nodiscard]] const ExportForm& meshForm();
[[nodiscard]] const ExportForm& sceneForm();
[[nodiscard]] const ExportForm& objectForm();
[[nodiscard]] const ExportForm& materialForm();
[[nodiscard]] const ExportForm& lineForm();

/// States that objects are not in a file, and what exports them. objects > 0.
[[nodiscard]] QString placedObjectsNote(std::size_t objects);
/// Returns names with commas between them.
[[nodiscard]] QString namesText(const std::vector<std::string>& names);
/// The last component of a path.
[[nodiscard]] QString exportedName(const std::string& path);
/// Row "Folder" and row "Files" with what each file is.
[[nodiscard]] ReportDialog::Facts fileFacts(const std::vector<WrittenFile>& files);

/// Largest error of a mesh of the terrain to begin with: a thousandth of the height range, in two digits.
[[nodiscard]] double usualMeshError(const TerrainDocument& terrain, const NumberLimits& limits);

template <class Form>
[[nodiscard]] std::unique_ptr<ExportDialog> makeExportForm(ExportStart start) {
  return std::make_unique<Form>(std::move(start));
}

}  // namespace scarp
