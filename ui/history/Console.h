#pragma once

#include <QDialog>
#include <functional>
#include <vector>

#include "core/base/Signal.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPlainTextEdit;

namespace scarp {

class EditorDocument;
struct Operation;

/// Shows what has been done to the document, step by step, as a script that `scarp run` replays or as lines of Python,
/// and takes operations that are typed. It stays open beside the window.
class Console : public QDialog {
  Q_OBJECT

 public:
  explicit Console(QWidget* parent);
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

  /// What is shown: all steps up to the present one that a script can have.
  [[nodiscard]] QString script() const;

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  enum class Form { Json, Python };

  void refresh();
  void runTyped();
  void askSave();
  [[nodiscard]] Form form() const;

  EditorDocument* document_ = nullptr;
  QComboBox* form_;
  QPlainTextEdit* text_;
  QLineEdit* typed_;
  QLabel* note_;
  std::vector<Subscription> subscriptions_;
};

/// Does the operations of a script in the window's document: one operation as JSON, a list of them, or a whole script
/// whose pictures lie in `folder`. Says in one line what cannot be done; then what came before it stays done.
[[nodiscard]] QString runScript(EditorDocument& document, const QByteArray& json, const QString& folder = {});

/// The same from a file.
[[nodiscard]] QString runScriptFile(EditorDocument& document, const QString& path);

/// Fills a menu with the scripts (*.json) of the person's folder, whenever it is opened. `run`: with the path of one.
void offerScripts(QMenu& menu, std::function<void(const QString& path)> run);

}  // namespace scarp
