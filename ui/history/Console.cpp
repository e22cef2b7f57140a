#include "ui/history/Console.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollBar>

#include "core/base/Json.h"
#include "core/document/EditHistory.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/OperationInfo.h"
#include "core/script/Script.h"
#include "ui/document/EditorDocument.h"
#include "ui/history/ScriptRunner.h"
#include "ui/widgets/Controls.h"

namespace scarp {
namespace {

/// More steps than anyone reads.
constexpr std::size_t kMostShownSteps = 2000;

/// Returns whether a script can contain an operation. Other operations contain rasters or models, or refer to
/// steps of this history.
bool fitsScript(const Operation& operation) {
  const auto* const add = operation.as<AddLayerOperation>();
  return operationInfo(operation).traits.copying != ScriptCopy::Never && !(add && add->from.heights);
}

/// JSON as Python writes it: True, False, None; texts stay.
QString asPython(const std::string& json) {
  QString python;
  bool text = false, escaped = false;
  const QString all = QString::fromStdString(json);
  for (qsizetype i = 0; i < all.size(); ++i) {
    const QChar c = all[i];
    if (text) {
      if (c == QLatin1Char('"') && !escaped) text = false;
      escaped = c == QLatin1Char('\\') && !escaped;
    } else {
      text = c == QLatin1Char('"');
      const auto word = [&](QLatin1String is, QLatin1String becomes) {
        if (QStringView(all).sliced(i).startsWith(is)) {
          python += becomes;
          i += is.size() - 1;
          return true;
        }
        return false;
      };
      if (word(QLatin1String("true"), QLatin1String("True")) || word(QLatin1String("false"), QLatin1String("False")) ||
          word(QLatin1String("null"), QLatin1String("None")))
        continue;
    }
    python += c;
  }
  return python;
}

}  // namespace

Console::Console(ScriptRunner& runner, QWidget* parent)
    : QDialog(parent),
      runner_(runner),
      form_(new QComboBox),
      text_(new QPlainTextEdit),
      typed_(new QLineEdit),
      note_(new QLabel) {
  setObjectName(QStringLiteral("console"));
  setWindowTitle(tr("Console"));
  auto* column = layoutWith<QVBoxLayout>(this, {14, 12, 14, 12}, 8);
  auto* top = new QHBoxLayout;
  auto* what = new QLabel(tr("What has been done, as"));
  describe(form_, "consoleForm", {.name = what->text()});
  form_->addItems({tr("a script"), QStringLiteral("Python")});
  form_->setToolTip(tr("A script is for scarp run and for Edit → Scripts, Python for its module scarp"));
  auto* copy = describe(new QPushButton(tr("Copy")), "consoleCopy", {.tip = tr("Copy all of it")});
  auto* save = new QPushButton(tr("Save…"));
  save->setToolTip(tr("Save all of it; scripts in the folder of scripts are listed under Edit → Scripts"));
  top->addWidget(what);
  top->addWidget(form_);
  top->addStretch(1);
  top->addWidget(copy);
  top->addWidget(save);
  column->addLayout(top);
  describe(text_, "consoleText",
           {.name = tr("What has been done"),
            .tip = tr("Each step of the history that a script can have, up to the present one")});
  text_->setReadOnly(true);
  text_->setTabChangesFocus(true);
  text_->setLineWrapMode(QPlainTextEdit::NoWrap);
  text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  column->addWidget(text_, 1);
  auto* row = new QHBoxLayout;
  describe(typed_, "consoleTyped",
           {.name = tr("An operation to do"), .tip = tr("An operation as scripts have it; Enter does it")});
  typed_->setFont(text_->font());
  typed_->setPlaceholderText(QStringLiteral("{\"op\": \"blur\", \"radius\": 3}"));
  auto* run = describe(new QPushButton(tr("Run")), "consoleRun",
                       {.tip = tr("Do the operation, as one step of the history")});
  row->addWidget(typed_, 1);
  row->addWidget(run);
  column->addLayout(row);
  note_->setObjectName(QStringLiteral("consoleNote"));
  wrapAs(note_, "alert");
  note_->setTextFormat(Qt::PlainText);
  note_->hide();
  column->addWidget(note_);
  for (QPushButton* button : {copy, save, run}) button->setAutoDefault(false);
  connect(form_, &QComboBox::activated, this, &Console::refresh);
  connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text_->toPlainText()); });
  connect(save, &QPushButton::clicked, this, &Console::askSave);
  connect(run, &QPushButton::clicked, this, &Console::runTyped);
  connect(typed_, &QLineEdit::returnPressed, this, &Console::runTyped);
  resize(720, 420);
}

void Console::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  document_ = document;
  if (document) subscriptions_.push_back(document->terrain().historyChanged.subscribe([this] { refresh(); }));
  refresh();
}

Console::Form Console::form() const { return form_->currentIndex() == 0 ? Form::Json : Form::Python; }

QString Console::script() const { return text_->toPlainText(); }

void Console::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  refresh();
}

void Console::refresh() {
  if (!isVisible()) return;
  QStringList lines;
  std::size_t left = 0;
  if (document_) {
    const EditHistory& history = document_->terrain().history();
    const std::size_t end = history.position(), first = end > kMostShownSteps ? end - kMostShownSteps : 0;
    left = first;
    for (std::size_t i = first; i < end; ++i) {
      const auto operation = history.record(i).operation;
      if (!operation || !fitsScript(*operation)) {
        ++left;
        continue;
      }
      const std::string json = operationJson(*operation).dump();
      lines += form() == Form::Json ? QStringLiteral("  ") + QString::fromStdString(json)
                                    : QStringLiteral("terrain.perform([%1])").arg(asPython(json));
    }
  }
  text_->setPlainText(form() == Form::Json
                          ? QStringLiteral("{\"scarp\": 1, \"operations\": [\n%1\n]}\n").arg(lines.join(QStringLiteral(",\n")))
                          : QStringLiteral("import scarp\n\nterrain = scarp.open(\"terrain.scarp\")\n%1\n")
                                .arg(lines.join(QLatin1Char('\n'))));
  text_->verticalScrollBar()->setValue(text_->verticalScrollBar()->maximum());
  note_->setVisible(left > 0);
  note_->setText(tr("%n steps are not shown: too many, or made of data that no script has.", nullptr, int(left)));
}

void Console::runTyped() {
  if (!document_ || typed_->text().trimmed().isEmpty()) return;
  const QString typed = typed_->text();
  runner_.run(typed.toUtf8(), {}, tr("Running an operation"),
              [self = QPointer<Console>(this), typed](const QString& problem) {
                if (!self) return;
                if (problem.isEmpty() && self->typed_->text() == typed) self->typed_->clear();
                if (problem.isEmpty()) return;
                self->note_->setText(problem);
                self->note_->show();
              });
}

void Console::askSave() {
  QDir().mkpath(scriptFolder());
  const bool json = form() == Form::Json;
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Save Script"), scriptFolder() + (json ? QStringLiteral("/script.json") : QStringLiteral("/script.py")),
      json ? tr("Scripts (*.json)") : tr("Python (*.py)"));
  if (path.isEmpty()) return;
  QSaveFile file(path);
  const QByteArray text = script().toUtf8();
  if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit()) return;
  note_->setText(tr("“%1” cannot be written: %2").arg(path, file.errorString()));
  note_->show();
}

}  // namespace scarp
