#pragma once

#include <QString>
#include <optional>
#include <utility>

#include "core/io/ImportPreview.h"
#include "ui/widgets/FormDialog.h"

class QCheckBox;
class QComboBox;

namespace scarp {

class AddressFields;
class AdvancedFields;
class AreaFields;
class FindingList;
class GroundFields;
class JobRunner;
class LayoutChoices;
class PresetFields;
class PreviewLoader;
class PreviewView;
class RawFields;

/// Asks what a file of elevation data does not say, begins with a guess, and shows the ground that comes of
/// it. The file is looked at on a worker.
class ImportDialog : public FormDialog {
  Q_OBJECT

 public:
  /// path: to begin with; may be empty. known: what is known of it.
  ImportDialog(const QString& path, const ImportOptions& known, JobRunner& jobs, QWidget* parent);
  /// Asks for an address, and reads from there; begins with one, or without.
  struct ByAddress {
    explicit ByAddress(QString text) : address(std::move(text)) {}
    QString address;
  };
  ImportDialog(const ByAddress& by, const ImportOptions& known, JobRunner& jobs, QWidget* parent);
  /// For a file that does not say all: what a look at it gave. Offers not to ask again.
  ImportDialog(const QString& path, const ImportPreview& look, JobRunner& jobs, QWidget* parent);

  [[nodiscard]] QString path() const;
  /// Of the file, to be imported so.
  [[nodiscard]] const ImportOptions& options() const { return options_; }
  /// The height of the water, metres; nothing: none.
  [[nodiscard]] std::optional<double> water() const;
  /// The kind of files that need not be asked about any more (see Preferences.h); nothing: they are asked
  /// about.
  [[nodiscard]] std::optional<QString> unaskedKind() const;
  [[nodiscard]] bool loading() const;

  void accept() override;
  void done(int result) override;

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  ImportDialog(const QString& path, bool byAddress, JobRunner& jobs, QWidget* parent);
  void addAddress();
  [[nodiscard]] bool isThere() const;
  void addFields(const QString& path);
  void connectFields();
  void setPaths(const QStringList& paths);
  void followPath();
  void load();
  void take(const ImportPreview& preview);
  void choosePreset();
  void showChoices();
  /// Shows what comes of the settings.
  void refresh();
  [[nodiscard]] ImportOptions wanted() const;
  [[nodiscard]] QString problem() const;

  PathRow path_;
  AddressFields* address_ = nullptr;  ///< Null: files are asked for.
  PreviewLoader* loader_;
  PresetFields* preset_ = nullptr;
  QComboBox* samples_;
  GroundFields* ground_ = nullptr;
  LayoutChoices* layouts_;
  FindingList* findings_;
  RawFields* raw_;
  AreaFields* area_;
  AdvancedFields* advanced_;
  QCheckBox* noMore_;
  PreviewView* view_;
  std::optional<ImportPreview> preview_;
  std::vector<BandUse> uses_;  ///< That samples_ offers.
  ImportOptions given_;        ///< By hand.
  ImportOptions options_;      ///< All, the guesses too.
  bool accepting_ = false;     ///< As soon as the file has been looked at.
};

/// What a file dialog offers to import.
[[nodiscard]] QString importFilters();

}  // namespace scarp
