#include "ui/lines/LineImportDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QTimer>
#include <algorithm>
#include <cmath>

#include "core/document/TerrainDocument.h"
#include "core/io/CrsInfo.h"
#include "core/line/LineSchema.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberField.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr const char* kClassesKey = "lines/classes";
constexpr std::size_t kMostRemembered = 1000;
constexpr int kNameColumn = 0, kHoldsColumn = 1, kCrsColumn = 2;
constexpr int kValueColumn = 0, kCountColumn = 1, kKindColumn = 2, kWidthColumn = 3;

QTableWidget* tableOf(const char* name, const QString& title, const QStringList& columns) {
  auto* table = describe(new QTableWidget, name, {.name = title});
  table->setColumnCount(static_cast<int>(columns.size()));
  table->setHorizontalHeaderLabels(columns);
  table->verticalHeader()->hide();
  table->setShowGrid(false);
  table->setSelectionMode(QAbstractItemView::NoSelection);
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  return table;
}

QTableWidgetItem* cellOf(const QString& text, std::optional<bool> checked = {}) {
  auto* cell = new QTableWidgetItem(text);
  cell->setFlags(Qt::ItemIsEnabled);
  if (!checked) return cell;
  cell->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
  cell->setCheckState(*checked ? Qt::Checked : Qt::Unchecked);
  return cell;
}

QString crsNameOf(const std::string& wkt) {
  if (wkt.empty()) return LineImportDialog::tr("not stated");
  const auto info = describeCrs(wkt);
  return info ? QString::fromStdString(info->name) : LineImportDialog::tr("unknown");
}

double usualWidth(const LineClass& is) { return is.width.value_or(usualSettings(is.kind).width); }

}  // namespace

std::vector<LineClass> rememberedLineClasses() {
  std::vector<LineClass> classes;
  const QString kept = QSettings().value(QLatin1String(kClassesKey)).toString();
  if (auto read = readLineClasses(kept.toStdString())) classes = std::move(*read);
  const auto& usual = usualLineClasses();
  classes.insert(classes.end(), usual.begin(), usual.end());
  return classes;
}

LineImportDialog::LineImportDialog(const QString& path, std::shared_ptr<const VectorFile> file,
                                   const TerrainDocument& document, JobRunner& jobs, QWidget* parent)
    : FormDialog(tr("Import Lines from %1").arg(QFileInfo(path).fileName()), tr("Import"), parent),
      file_(std::move(file)),
      frame_(document.frame()),
      reference_(document.georeference()),
      jobs_(jobs),
      layers_(tableOf("lineLayers", tr("Layers of the file"), {tr("Layer"), tr("Holds"), tr("CRS")})),
      classes_(tableOf("lineClasses", tr("What lines become"),
                       {tr("Lines"), tr("Count"), tr("Kind"), withLengthUnit(tr("Width"))})),
      crs_(new QComboBox),
      by_(formChoice("lineClassesBy", tr("Classes by"), {tr("Roads, railways and waterways")})),
      heights_(formChoice("lineHeights", tr("Heights"), {tr("Follow the ground"), tr("Those of the file")})),
      as_(formChoice(
          "lineImportAs", tr("Import as"),
          {tr("Lines that shape the ground"), tr("A hidden layer, which leaves the ground as it is")})),
      spans_(new QCheckBox(tr("Bridges and tunnels by their tags"))),
      note_(new QLabel),
      soon_(new QTimer(this)) {
  setObjectName(QStringLiteral("lineImportDialog"));
  setLeastWidth(640);
  addLayers();
  addCrs();
  addClasses();
  const bool heights = std::ranges::any_of(file_->features, [](const VectorFile::Feature& feature) {
    return std::ranges::any_of(feature.points, [](const Vec3& point) { return std::isfinite(point.z()); });
  });
  heights_->setEnabled(heights);
  heights_->setToolTip(heights ? tr("Where points of the file have a height, lines can go through it")
                               : tr("The file has no heights"));
  addRow(tr("Heights"), heights_);
  describe(spans_, "lineSpans", {.tip = tr("Lines with a bridge or tunnel tag leave the ground alone")});
  spans_->setChecked(true);
  form().addRow(QString(), spans_);
  as_->setToolTip(tr("Courses of a hidden layer show while it is active; once it is shown it shapes the ground"));
  addRow(tr("Import as"), as_);
  addNote(*note_);
  callOnce(*soon_, 150, this, &LineImportDialog::count);
  connect(heights_, &QComboBox::currentIndexChanged, this, &LineImportDialog::change);
  connect(spans_, &QCheckBox::toggled, this, &LineImportDialog::change);
  showClasses();
}

void LineImportDialog::addLayers() {
  for (std::size_t i = 0; i < file_->layers.size(); ++i) {
    const VectorFile::Layer& layer = file_->layers[i];
    const int row = layers_->rowCount();
    layers_->insertRow(row);
    const bool lines = layer.features > layer.points;
    layers_->setItem(row, kNameColumn, cellOf(QString::fromStdString(layer.name), lines));
    layers_->setItem(row, kHoldsColumn, cellOf(messageText(geometryText(*file_, i))));
    layers_->setItem(row, kCrsColumn, cellOf(crsNameOf(layer.crsWkt)));
    if (!lines) layers_->item(row, kNameColumn)->setFlags(Qt::ItemIsUserCheckable);
  }
  layers_->setFixedHeight(104);
  form().addRow(layers_);
  connect(layers_, &QTableWidget::itemChanged, this, &LineImportDialog::showClasses);
}

void LineImportDialog::addCrs() {
  describe(crs_, "lineCrs", {.name = tr("CRS of the lines")});
  crs_->setEditable(true);
  crs_->setInsertPolicy(QComboBox::NoInsert);
  crs_->addItem(tr("The terrain's own"), QString());
  crs_->addItem(tr("Degrees, WGS 84"), QStringLiteral("EPSG:4326"));
  crs_->setToolTip(tr("The file does not say its CRS: type a code, such as EPSG:2056, or its text"));
  addRow(tr("CRS"), crs_);
  connect(crs_, &QComboBox::activated, this, &LineImportDialog::change);
  connect(crs_->lineEdit(), &QLineEdit::textEdited, this, &LineImportDialog::change);
}

void LineImportDialog::addClasses() {
  for (const std::string& name : lineFieldsOf(*file_))
    by_->addItem(tr("Values of “%1”").arg(QString::fromStdString(name)), QString::fromStdString(name));
  by_->setToolTip(tr("Which field of the file says what a line is"));
  addRow(tr("Classes by"), by_);
  classes_->setMinimumHeight(170);
  form().addRow(classes_);
  connect(by_, &QComboBox::currentIndexChanged, this, &LineImportDialog::showClasses);
  connect(classes_, &QTableWidget::itemChanged, this, &LineImportDialog::change);
}

bool LineImportDialog::overlay() const { return as_->currentIndex() == 1; }

std::vector<std::string> LineImportDialog::chosenLayers() const {
  std::vector<std::string> names;
  for (int row = 0; row < layers_->rowCount(); ++row)
    if (layers_->item(row, kNameColumn)->checkState() == Qt::Checked)
      names.push_back(file_->layers[static_cast<std::size_t>(row)].name);
  return names;
}

bool LineImportDialog::statesCrs() const {
  const std::vector<std::string> chosen = chosenLayers();
  return std::ranges::none_of(file_->layers, [&](const VectorFile::Layer& layer) {
    return layer.crsWkt.empty() && std::ranges::find(chosen, layer.name) != chosen.end();
  });
}

void LineImportDialog::showClasses() {
  const QSignalBlocker quiet(classes_);
  classes_->setRowCount(0);
  const std::vector<std::string> chosen = chosenLayers();
  found_ = chosen.empty() ? std::vector<FoundLineClass>()
                          : lineClassesIn(*file_, chosen, rememberedLineClasses(),
                                          by_->currentData().toString().toStdString());
  for (int row = 0; row < static_cast<int>(found_.size()); ++row) {
    const auto& [is, lines] = found_[static_cast<std::size_t>(row)];
    const QString name = is.key != "*"       ? QString::fromStdString(is.key + " = " + is.value)
                         : found_.size() > 1 ? tr("All others")
                                             : tr("All lines");
    classes_->insertRow(row);
    classes_->setItem(row, kValueColumn, cellOf(name, is.taken));
    classes_->setItem(row, kCountColumn, cellOf(countText(lines)));
    auto* kind = formChoice("", tr("Kind of %1").arg(name),
                            titlesOf(lineKindNames()).first(static_cast<int>(LineKind::Stamp)));
    kind->setObjectName(QStringLiteral("lineClassKind%1").arg(row));
    kind->setCurrentIndex(static_cast<int>(is.kind));
    classes_->setCellWidget(row, kKindColumn, kind);
    auto* width = new NumberEdit(tr("Width of %1").arg(name), QStringLiteral("m"),
                                 {0.0, 1e5, false, false, false, false});
    width->setObjectName(QStringLiteral("lineClassWidth%1").arg(row));
    width->setValue(usualWidth(is), 4);
    width->setMaximumWidth(90);
    classes_->setCellWidget(row, kWidthColumn, width);
    connect(kind, &QComboBox::activated, this, [this, row, width](int index) {
      LineClass& one = found_[static_cast<std::size_t>(row)].is;
      one = {one.key, one.value, static_cast<LineKind>(index)};
      width->setValue(usualWidth(one), 4);
      change();
    });
    connect(width, &NumberEdit::edited, this, &LineImportDialog::change);
  }
  classes_->resizeColumnToContents(kKindColumn);
  showRow(crs_, !statesCrs());
  change();
}

void LineImportDialog::change() {
  lines_.reset();
  acceptButton().setEnabled(false);
  ++run_;
  complain({});
  soon_->start();
}

std::optional<QString> LineImportDialog::takeValues() {
  options_ = {};
  options_.layers = chosenLayers();
  if (options_.layers.empty()) return tr("No layer is chosen.");
  options_.heights = heights_->currentIndex() == 1;
  options_.spans = spans_->isChecked();
  if (!statesCrs()) {
    const int listed = crs_->findText(crs_->currentText());
    const QString code = listed >= 0 ? crs_->itemData(listed).toString() : crs_->currentText().trimmed();
    if (!code.isEmpty()) options_.crs = wktOfCode(code.toStdString());
    if (!code.isEmpty() && options_.crs.empty()) return tr("“%1” is no known CRS.").arg(code);
  }
  options_.classes.clear();
  for (int row = 0; row < classes_->rowCount(); ++row) {
    LineClass is = found_[static_cast<std::size_t>(row)].is;
    is.taken = classes_->item(row, kValueColumn)->checkState() == Qt::Checked;
    const auto* width = dynamic_cast<NumberEdit*>(classes_->cellWidget(row, kWidthColumn));
    if (const QString wrong = width->problem(); is.taken && !wrong.isEmpty()) return wrong;
    if (width->value() && *width->value() != usualWidth(is)) is.width = *width->value();
    options_.classes.push_back(std::move(is));
  }
  return std::nullopt;
}

void LineImportDialog::count() {
  if (const auto problem = takeValues()) {
    note_->clear();
    return complain(*problem);
  }
  note_->setText(tr("Looking which lines lie on the terrain…"));
  jobs_.runFor<ImportedLines>(
      this, tr("Placing lines"),
      [file = file_, frame = frame_, reference = reference_, options = options_](const Progress&) {
        return linesOf(*file, frame, reference, options);
      },
      [this, run = run_](Result<ImportedLines> lines) {
        if (run_ != run) return;
        counted(lines);
      });
}

void LineImportDialog::counted(const Result<ImportedLines>& lines) {
  note_->clear();
  if (!lines) {
    const QString why = messageText(lines.error().message);
    return complain(lines.error().cancelled ? tr("Placing the lines was cancelled.")
                                            : tr("The file: %1.").arg(why));
  }
  lines_ = *lines;
  const std::size_t all = lines_->lines.size();
  QStringList texts{
      tr("%1 lines are on the terrain and will be imported.", nullptr, pluralCount(all)).arg(countText(all))};
  for (const Message& note : lines_->notes) texts += messageSentence(note);
  note_->setText(texts.join(QLatin1Char('\n')));
  acceptButton().setEnabled(!lines_->lines.empty());
  acceptButton().setDefault(true);
}

void LineImportDialog::accept() {
  if (!lines_) return;
  std::vector<LineClass> kept;
  for (const LineClass& one : options_.classes)
    if (one.key != "*") kept.push_back(one);
  for (const LineClass& one : rememberedLineClasses()) {
    const auto same = [&one](const LineClass& other) { return other.key == one.key && other.value == one.value; };
    if (std::ranges::none_of(kept, same)) kept.push_back(one);
  }
  // What is as it is anyway need not be remembered.
  const auto& usual = usualLineClasses();
  std::erase_if(kept, [&usual](const LineClass& one) { return std::ranges::find(usual, one) != usual.end(); });
  if (kept.size() > kMostRemembered) kept.resize(kMostRemembered);
  QSettings().setValue(QLatin1String(kClassesKey), QString::fromStdString(writeLineClasses(kept)));
  FormDialog::accept();
}

}  // namespace scarp
