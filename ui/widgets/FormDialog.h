#pragma once

#include <QDialog>
#include <QMessageBox>
#include <QStringList>
#include <optional>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QVBoxLayout;


namespace scarp {

/// A row whose name stands at the height of the field's text.
void addFormRow(QFormLayout& form, const QString& name, QWidget* field);
/// Shows or hides the row of a field. QFormLayout::setRowVisible() alone lets rows overlap.
void showFormRow(QFormLayout& form, QWidget* field, bool shown);

/// Base of the form dialogs: an introduction and a form, which scroll where the screen is too low, an error
/// line and two buttons. Accepting calls takeValues() first. Theme.h keeps every dialog high enough for its
/// wrapped texts.
class FormDialog : public QDialog {
  Q_OBJECT

 public:
  FormDialog(const QString& title, const QString& acceptText, QWidget* parent);

  /// Says what is wrong, under the form; empty: all is well.
  void complain(const QString& message);
  [[nodiscard]] QString complaint() const;

  void setVisible(bool visible) override;
  void accept() override;

 protected:
  /// Takes the values over; says in one line why that is not possible.
  [[nodiscard]] virtual std::optional<QString> takeValues() = 0;

  QFormLayout& form() { return *form_; }
  /// A row whose name stands at the height of the field's text.
  void addRow(const QString& name, QWidget* field) { addFormRow(*form_, name, field); }
  void showRow(QWidget* field, bool shown) { showFormRow(*form_, field, shown); }
  /// Under the fields, quietly: what comes of the values.
  void addNote(QLabel& note);
  QVBoxLayout& column() { return *column_; }
  /// The column, and what stands beside it.
  QHBoxLayout& body() { return *body_; }
  /// Over the column and what stands beside it, over the whole width.
  void addAbove(QWidget* widget);
  QPushButton& acceptButton() { return *accept_; }
  /// Pixels. QWidget::setMinimumWidth() would let controls be cut that need more.
  void setLeastWidth(int width) { leastWidth_ = width; }

 private:
  int leastWidth_ = 500;
  QScrollArea* scroll_;
  QVBoxLayout* content_;  ///< What scrolls.
  QHBoxLayout* body_;
  QVBoxLayout* column_;
  QFormLayout* form_;
  QLabel* complaint_;
  QPushButton* accept_;
};

/// A list that drops down, with these choices; `title` is its accessible name.
[[nodiscard]] QComboBox* formChoice(const char* name, const QString& title, const QStringList& choices);

/// A line that fills from 0 to 1000, hidden at first, whose place is kept.
[[nodiscard]] QProgressBar* thinProgressBar();

/// A field whose number may be left out: empty means "as the file says", which it shows in grey.
[[nodiscard]] QLineEdit* optionalNumberEdit(const QString& name, const QString& whenEmpty,
                                            const QString& tip);

/// From now on the field takes a length, in metres or in what Units.h shows for them.
void takesLength(QLineEdit& edit);
/// Shows metres in such a field; read back without having been changed, they are these to the last bit.
void setOptionalLength(QLineEdit& edit, double metres);

/// Reads such a field into `value`; false, with the field marked and `problem` set, where it is no finite
/// number (or NaN, where that is allowed).
bool readOptional(QLineEdit& edit, std::optional<double>& value, QString& problem, bool nanAllowed = false);

/// Asks where to save a file of one of some formats; that it replaces another one is for the form to say.
/// `filters`: a name and an ending for each format; `format`: the chosen one, before and after. Nothing where
/// no path was chosen.
[[nodiscard]] std::optional<QString> askSavePath(QWidget* parent, const QString& title, const QString& path,
                                                 const QStringList& filters, int& format);
/// A filter of such a dialog: "glTF (*.glb)".
[[nodiscard]] QString fileFilter(const char* name, const char* extension);

/// A path with a button that asks for one.
struct PathRow {
  QWidget* row;
  QLineEdit* edit;
  QPushButton* browse;
};
[[nodiscard]] PathRow pathRow(const QString& name);

/// Makes the button box of a dialog that is only read, with Close. The caller adds further buttons to it first and the
/// box to a layout then: buttons that are added later break the order of Tab (Qt 6.4).
[[nodiscard]] QDialogButtonBox* closeButtons(QDialog& dialog);

/// Facts in a table of two columns and remarks under it, to be read and copied.
class ReportDialog : public QDialog {
  Q_OBJECT

 public:
  using Facts = QList<std::pair<QString, QString>>;
  ReportDialog(const QString& title, const Facts& facts, const QStringList& remarks, QWidget* parent);
  /// Under the remarks.
  void add(QWidget* more);

 private:
  QVBoxLayout* column_;
};

/// A question over a window, with a picture and a line of what an answer means.
class QuestionBox : public QMessageBox {
 public:
  /// name: of the object; picture: of an icon.
  QuestionBox(QWidget* window, const char* name, const QString& title, const QString& text,
              const QString& more, const char* picture = "warning");
  /// Asks with a button that does what is asked about, and Cancel. Returns whether it was pressed.
  [[nodiscard]] bool confirms(const QString& button);
};

}  // namespace scarp
