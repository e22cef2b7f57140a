#include "ui/widgets/FormDialog.h"

#include <QAbstractItemModel>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <memory>

#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

/// The part of a form that scrolls where the screen is too low for all of it.
class FormScroll final : public ContentScroll {
 public:
  explicit FormScroll(QWidget* content) { setWidget(content); }
  [[nodiscard]] QSize sizeHint() const override { return widget()->sizeHint() + QSize(barWidth(), 0); }
  [[nodiscard]] QSize minimumSizeHint() const override {
    const QSize content = widget()->minimumSizeHint();
    return {content.width() + barWidth(),
            std::min(content.height(), kMinScrolledLines * fontMetrics().height())};
  }
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override { return contentHeight(width); }

 private:
  static constexpr int kMinScrolledLines = 6;
};

/// Entries of a list may depend on other choices. Qt 6.4 keeps an outdated minimumSizeHint() until the style
/// changes.
void widenWithEntries(QComboBox& list) {
  list.setSizeAdjustPolicy(QComboBox::AdjustToContents);
  QObject::connect(list.model(), &QAbstractItemModel::rowsInserted, &list, [&list] {
    QEvent change(QEvent::StyleChange);
    QCoreApplication::sendEvent(&list, &change);
  });
}

constexpr const char *kTakesLength = "takesLength", *kShownText = "shownText", *kShownMetres = "shownMetres";

}  // namespace

void addFormRow(QFormLayout& form, const QString& name, QWidget* field) {
  auto* label = new QLabel(name);
  label->setMinimumHeight(field->sizeHint().height());
  label->setBuddy(field);
  form.addRow(label, field);
}

void showFormRow(QFormLayout& form, QWidget* field, bool shown) {
  if (form.isRowVisible(field) == shown) return;
  if (!shown) {
    // Qt 6.4 lets a hidden row clear the height of the visible row that took its place. A new row has no such
    // place.
    int row = -1;
    QFormLayout::ItemRole role{};
    form.getWidgetPosition(field, &row, &role);
    const QFormLayout::TakeRowResult taken = form.takeRow(row);
    const std::unique_ptr<QLayoutItem> label(taken.labelItem), value(taken.fieldItem);
    if (role == QFormLayout::SpanningRole)
      form.insertRow(row, field);
    else
      form.insertRow(row, label ? label->widget() : nullptr, field);
  }
  form.setRowVisible(field, shown);
}

FormDialog::FormDialog(const QString& title, const QString& acceptText, QWidget* parent)
    : QDialog(parent),
      content_(new QVBoxLayout),
      body_(new QHBoxLayout),
      column_(new QVBoxLayout),
      form_(new QFormLayout),
      complaint_(new QLabel) {
  setWindowTitle(title);
  auto* outer = layoutWith<QVBoxLayout>(this, {18, 16, 18, 14}, 12);
  form_->setHorizontalSpacing(14);
  form_->setVerticalSpacing(9);
  form_->setLabelAlignment(Qt::AlignRight | Qt::AlignVCenter);
  form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  column_->setSpacing(10);
  column_->addLayout(form_);
  body_->setSpacing(18);
  body_->addLayout(column_);
  auto* content = new QWidget;
  content->setLayout(content_);
  content_->setContentsMargins(0, 0, 0, 0);
  content_->setSpacing(12);
  content_->addLayout(body_);
  content_->addStretch(1);
  scroll_ = new FormScroll(content);
  outer->addWidget(scroll_, 1);
  complaint_->setProperty("role", QStringLiteral("alert"));
  complaint_->setObjectName(QStringLiteral("complaint"));
  complaint_->setWordWrap(true);
  complaint_->hide();
  outer->addWidget(complaint_);
  auto* buttons = new QDialogButtonBox;
  buttons->setCenterButtons(false);
  accept_ = buttons->addButton(acceptText, QDialogButtonBox::AcceptRole);
  accept_->setObjectName(QStringLiteral("accept"));
  // Tab enters at the leading button and goes on in the order of making: Cancel made first would be left out.
  buttons->addButton(QDialogButtonBox::Cancel);
  outer->addWidget(buttons);
  accept_->setDefault(true);  // only now is it known whose default it is
  connect(buttons, &QDialogButtonBox::accepted, this, &FormDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void FormDialog::setVisible(bool visible) {
  // A hidden scroll area gets no notice of changes of its content's size hint.
  if (visible && !testAttribute(Qt::WA_Resized)) {
    static_cast<QVBoxLayout*>(layout())->addStrut(leastWidth_);
    for (QComboBox* list : findChildren<QComboBox*>())
      if (list->sizeAdjustPolicy() == QComboBox::AdjustToContentsOnFirstShow) widenWithEntries(*list);
    scroll_->updateGeometry();
    ensurePolished();
    // Qt itself would limit the width to two thirds of the screen.
    resize(sizeHint().boundedTo(screen()->availableSize()));
  }
  QDialog::setVisible(visible);
}

void FormDialog::complain(const QString& message) {
  complaint_->setText(message);
  complaint_->setVisible(!message.isEmpty());
}

void FormDialog::addAbove(QWidget* widget) { content_->insertWidget(0, widget); }

void FormDialog::addNote(QLabel& note) {
  note.setObjectName(QStringLiteral("note"));
  note.setProperty("role", QStringLiteral("quiet"));
  note.setWordWrap(true);
  note.setAlignment(Qt::AlignTop | Qt::AlignLeft);
  form_->addRow(QString(), &note);
}

QString FormDialog::complaint() const { return complaint_->text(); }

void FormDialog::accept() {
  if (const auto problem = takeValues()) return complain(*problem);
  QDialog::accept();
}

QComboBox* formChoice(const char* name, const QString& title, const QStringList& choices) {
  auto* box = describe(new QComboBox, name, {.name = title});
  box->addItems(choices);
  return box;
}

QProgressBar* thinProgressBar() {
  auto* bar = new QProgressBar;
  bar->setObjectName(QStringLiteral("progress"));
  bar->setTextVisible(false);
  bar->setRange(0, 1000);
  bar->setFixedHeight(4);
  QSizePolicy keepsItsPlace = bar->sizePolicy();
  keepsItsPlace.setRetainSizeWhenHidden(true);
  bar->setSizePolicy(keepsItsPlace);
  bar->hide();
  return bar;
}

QLineEdit* optionalNumberEdit(const QString& name, const QString& whenEmpty, const QString& tip) {
  auto* edit = new QLineEdit;
  edit->setAccessibleName(name);
  edit->setPlaceholderText(whenEmpty);
  edit->setToolTip(tip);
  edit->setClearButtonEnabled(true);
  return edit;
}

void takesLength(QLineEdit& edit) { edit.setProperty(kTakesLength, true); }

void setOptionalLength(QLineEdit& edit, double metres) {
  edit.setText(numberText(inLengthUnit(metres)));
  edit.setProperty(kShownText, edit.text());
  edit.setProperty(kShownMetres, metres);
}

bool readOptional(QLineEdit& edit, std::optional<double>& value, QString& problem, bool nanAllowed) {
  value.reset();
  bool fine = true;
  if (const QString text = edit.text().trimmed(); !text.isEmpty()) {
    const bool length = edit.property(kTakesLength).toBool();
    const ShownUnit unit = length ? shownUnit(QStringLiteral("m")) : ShownUnit();
    auto number = numberFromText(text, unit.name);
    if (number && unit.perBase != 1.0)
      number = text == edit.property(kShownText).toString() ? edit.property(kShownMetres).toDouble()
                                                            : *number / unit.perBase;
    fine = number && (std::isfinite(*number) || (nanAllowed && std::isnan(*number)));
    if (fine)
      value = number;
    else
      problem = FormDialog::tr("%1: “%2” is not a number").arg(edit.accessibleName(), text);
  }
  edit.setProperty("wrong", !fine);
  edit.style()->polish(&edit);
  return fine;
}

std::optional<QString> askSavePath(QWidget* parent, const QString& title, const QString& path,
                                   const QStringList& filters, int& format) {
  QString chosen = filters.value(format);
  const QString asked = QFileDialog::getSaveFileName(parent, title, path, filters.join(QStringLiteral(";;")),
                                                     &chosen, QFileDialog::DontConfirmOverwrite);
  if (asked.isEmpty()) return std::nullopt;
  format = static_cast<int>(std::max<qsizetype>(0, filters.indexOf(chosen)));
  return asked;
}

QString fileFilter(const char* name, const char* extension) {
  return QStringLiteral("%1 (*.%2)").arg(coreText(name), QLatin1String(extension));
}

PathRow pathRow(const QString& name) {
  auto* row = new QWidget;
  auto* layout = bareLayout<QHBoxLayout>(row, 6);
  auto* edit = describe(new QLineEdit, "path", {.name = name});
  auto* browse = new QPushButton(FormDialog::tr("Browse…"));
  browse->setAutoDefault(false);
  edit->setWhatsThis(FormDialog::tr("A path on this machine"));
  browse->setWhatsThis(FormDialog::tr("Choose the path in a dialog"));
  layout->addWidget(edit, 1);
  layout->addWidget(browse);
  row->setFocusProxy(edit);
  return {row, edit, browse};
}

QDialogButtonBox* closeButtons(QDialog& dialog) {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  return buttons;
}

ReportDialog::ReportDialog(const QString& title, const Facts& facts, const QStringList& remarks,
                           QWidget* parent)
    : QDialog(parent), column_(new QVBoxLayout) {
  setWindowTitle(title);
  auto* outer = new QVBoxLayout(this);
  outer->addStrut(480);
  outer->setContentsMargins(18, 16, 18, 14);
  outer->setSpacing(12);
  column_->setSpacing(12);
  outer->addLayout(column_);
  auto* table = new QFormLayout;
  table->setLabelAlignment(Qt::AlignRight);
  table->setHorizontalSpacing(14);
  table->setVerticalSpacing(8);
  const auto line = [](const QString& text) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
  };
  for (const auto& [name, value] : facts) {
    auto* caption = new QLabel(name);
    caption->setProperty("role", QStringLiteral("quiet"));
    table->addRow(caption, line(value));
  }
  column_->addLayout(table);
  for (const QString& remark : remarks) column_->addWidget(line(QStringLiteral("•  ") + remark));
  outer->addStretch(1);
  outer->addWidget(closeButtons(*this));
}

void ReportDialog::add(QWidget* more) { column_->addWidget(more); }

QuestionBox::QuestionBox(QWidget* window, const char* name, const QString& title, const QString& text,
                         const QString& more, const char* picture)
    : QMessageBox(NoIcon, title, text, NoButton, window) {
  setObjectName(QLatin1String(name));
  setInformativeText(more);
  setIconPixmap(scarp::icon(QLatin1String(picture)).pixmap(40, 40));
}

bool QuestionBox::confirms(const QString& button) {
  const QPushButton* const wanted = addButton(button, DestructiveRole);
  setDefaultButton(addButton(Cancel));
  exec();
  return clickedButton() == wanted;
}

}  // namespace scarp
