#pragma once

#include <QDialog>
#include <vector>

#include "core/base/Signal.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace scarp {

class EditorDocument;
class ScriptRunner;
class Operation;

/// Shows what has been done to the document, step by step, as a script that `scarp run` replays or as lines of Python,
/// and takes operations that are typed. It stays open beside the window.
class Console : public QDialog {
  Q_OBJECT

 public:
  Console(ScriptRunner& runner, QWidget* parent);
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

  ScriptRunner& runner_;
  EditorDocument* document_ = nullptr;
  QComboBox* form_;
  QPlainTextEdit* text_;
  QLineEdit* typed_;
  QLabel* note_;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
