#pragma once

#include <QIcon>
#include <QImage>
#include <QTimer>
#include <map>
#include <optional>
#include <string>

#include "core/brush/BrushSettings.h"
#include "ui/brush/PresetStore.h"
#include "ui/widgets/FoldingSection.h"

class QCheckBox;
class QLabel;

namespace scarp {

class BrushBinding;
class EditorDocument;
class IconGrid;

/// The brushes with names, each with a picture of what it does: those of the active kind, or all. A click
/// activates one; own ones can be saved, renamed, deleted and shared as files.
class PresetSection : public FoldingSection {
  Q_OBJECT

 public:
  /// folder: where own ones are kept.
  PresetSection(BrushBinding& binding, const QString& folder, QWidget* parent = nullptr);

  /// What is taken up goes along with it, and what came along with it can be taken up. Null for none;
  /// outlives this or is taken away first.
  void setDocument(EditorDocument* document);
  [[nodiscard]] const PresetStore& store() const { return store_; }

 Q_SIGNALS:
  void problem(const QString& message);  ///< In one line; empty: no longer.
  void picked();                         ///< By hand.

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void addButtons();
  [[nodiscard]] bool shows(const PresetStore::Entry& entry) const;
  void showAll();
  /// Shows the presets of another kind of brush, if the brush has become one.
  void follow(const BrushSettings& brush);
  void paintNext();
  void showChosen();
  void take(std::size_t index);
  /// The project has one under that name, as it is; empty: no longer.
  void goAlong(const std::string& name, const std::optional<BrushPreset>& preset);
  void askSave();
  void save(const BrushPreset& preset);
  void renameTo(std::size_t index, const QString& name);
  void askImport();
  void askMenu(int id, const QPoint& onScreen);
  /// Asks for a name until there is one that will do; empty: none.
  [[nodiscard]] QString askName(const QString& title, const QString& suggestion);
  [[nodiscard]] QString askTarget(const QString& name);
  /// The name with a number that no other has.
  [[nodiscard]] QString freeName(const QString& name) const;
  /// Tells what went wrong, if anything did, and shows what there is now.
  void done(const Result<void>& outcome);

  BrushBinding& binding_;
  EditorDocument* document_ = nullptr;
  PresetStore store_;
  IconGrid* grid_;
  QLabel *none_, *unread_;  ///< No presets to show; files of the folder that could not be read.
  QCheckBox *allKinds_, *keepSize_;
  BrushKind kind_ = BrushKind::Raise;  ///< Whose presets are shown, unless all are.
  QTimer painting_;  ///< One picture a turn of the event loop.
  std::size_t painted_ = 0;
  std::map<std::string, QIcon> pictures_;  ///< By what the brush is.
};

/// What a brush does: a stroke of it over a small piece of made-up ground, as a shaded relief. It is as
/// strong there as it has to be to show. Square, opaque. Pure; any thread.
[[nodiscard]] QImage presetPicture(const BrushSettings& brush, int pixels);

}  // namespace scarp
