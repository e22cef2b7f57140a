#include "ui/compare/CompareDock.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/io/RasterImport.h"
#include "core/material/Srgb.h"
#include "core/project/ProjectFile.h"
#include "core/terrain/Surface.h"
#include "ui/analysis/AnalysisController.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"
#include "ui/import/ImportCommands.h"
#include "ui/import/ImportDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/navigator/NavigatorMap.h"
#include "ui/render/ColourRamps.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/RowMenu.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr int kRestMilliseconds = 400;  ///< Without an edit, before it is compared anew.

}  // namespace

CompareController::CompareController(AnalysisController& analysis, JobRunner& jobs, QWidget* window)
    : QObject(window), analysis_(analysis), jobs_(jobs), window_(window) {
  again_.setSingleShot(true);
  again_.setInterval(kRestMilliseconds);
  connect(&again_, &QTimer::timeout, this, &CompareController::compare);
  // Only one of them can colour the ground.
  connect(&analysis_, &AnalysisController::choiceChanged, this, [this] {
    if (analysis_.choice().kind && !name_.isEmpty()) close();
  });
}

void CompareController::setDocument(EditorDocument* document) {
  close();
  subscriptions_.clear();
  document_ = document;
  if (!document) return;
  const auto soon = [this] {
    if (!name_.isEmpty()) again_.start();
  };
  subscriptions_.push_back(document->terrain().historyChanged.subscribe(soon));
  // What others do to a shared terrain is no step of its history.
  subscriptions_.push_back(onChange(document, soon, &DocumentChange::layers, &DocumentChange::ground));
}

void CompareController::ask() {
  if (!document_) return;
  const QString filters = tr("Projects (*.scarp)") + QStringLiteral(";;") + importFilters();
  QString chosen = tr("All files (*)");
  const QString path = QFileDialog::getOpenFileName(window_, tr("Compare with"), rememberedFolder(),
                                                    filters + QStringLiteral(";;") + chosen, &chosen);
  if (!path.isEmpty()) compareWith(path);
}

void CompareController::compareWith(const QString& path) {
  rememberFolder(path);
  const auto with = [this](const QString& file, const ImportOptions& options) {
    compareWith(QFileInfo(file).fileName(), [path = file.toStdString(), options](const Progress& progress) {
      return readFile(path, options, progress);
    });
  };
  if (isProjectPath(path.toStdString())) return with(path, {});
  askHowToImport(
      path, jobs_, *window_, [with](const ImportAnswer& answer) { with(answer.path, answer.options); },
      [this](const Error& error) {
        if (!error.cancelled) Q_EMIT problem(messageText(error.message));
      });
}

void CompareController::compareWith(const QString& name, Read read) {
  if (!document_) return;
  close();
  name_ = name;
  read_ = std::move(read);
  ++asked_;
  compare();
}

Result<CompareController::Other> CompareController::readFile(const std::string& path,
                                                             const ImportOptions& options,
                                                             const Progress& progress) {
  if (!isProjectPath(path)) {
    auto imported = importRaster(path, options, progress);
    if (!imported) return imported.error();
    return Other{contentsOf(TerrainDocument(imported->terrain)).document, nullptr};
  }
  auto opened = ProjectFile::open(path, {.readOnly = true}, progress);
  if (!opened) return opened.error();
  return Other{std::move(opened->document), std::move(opened->file)};
}

void CompareController::compare() {
  if (!document_ || name_.isEmpty()) return;
  // What is tried on the ground or under the brush ends first, and one comparison after another.
  if (document_->terrain().editing() || job_) return again_.start();
  auto present = std::make_shared<const DocumentParts>(contentsOf(document_->terrain()).document);
  job_ = jobs_.run<Compared>(
      tr("Comparing with %1").arg(name_),
      [name = name_.toStdString(), read = read_, other = other_, present](const Progress& progress) -> Result<Compared> {
        std::shared_ptr<const Other> before = other;
        if (!before) {
          auto made = read(progress);
          if (!made) return made.error();
          before = std::make_shared<const Other>(*std::move(made));
        }
        auto compared = compareDocuments(before->parts, *present, progress);
        if (!compared) return errorIn(name, compared.error());
        return Compared{before, std::make_shared<const Comparison>(*std::move(compared))};
      },
      [this, asked = asked_](Result<Compared> result) {
        job_ = nullptr;
        if (asked == asked_ && !name_.isEmpty()) finish(std::move(result));
      });
}

void CompareController::finish(Result<Compared> result) {
  if (!result) {
    const Error error = result.error();
    close();
    if (!error.cancelled) Q_EMIT problem(messageText(error.message));
    return;
  }
  Q_EMIT problem({});
  other_ = result->other;
  shown_ = result->comparison;
  analysis_.choose(std::nullopt);
  document_->display().setFractions(GroundFractions{AnalysisKind::Viewshed,
                                                    std::shared_ptr<const FractionMap>(shown_, &shown_->map),
                                                    false,
                                                    {},
                                                    false,
                                                    true});
  Q_EMIT changed();
}

void CompareController::close() {
  again_.stop();
  if (name_.isEmpty()) return;
  name_.clear();
  read_ = {};
  if (job_) job_->cancel();
  other_.reset();
  const bool was = shown_ != nullptr;
  shown_.reset();
  if (was && document_ && !analysis_.choice().kind) document_->display().setFractions(std::nullopt);
  Q_EMIT changed();
}

void CompareController::goTo(const Vec2& place) {
  if (document_) travelTo(*document_, place);
}

namespace {

QColor inkOfDifference(double share) {
  const auto [red, green, blue] = differenceColour(share);
  return QColor::fromRgbF(static_cast<float>(toSrgb(red)), static_cast<float>(toSrgb(green)),
                          static_cast<float>(toSrgb(blue)));
}

}  // namespace

CompareLegend::CompareLegend(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setObjectName(QStringLiteral("compareLegend"));
  setFull(1.0);
}

void CompareLegend::setFull(double metres) {
  full_ = metres;
  const QString text = numberText(metres, 3);
  setAccessibleName(tr("Orange: lower by %1 or more; blue: higher by %1 or more").arg(text));
  setToolTip(accessibleName());
  update();
}

QSize CompareLegend::sizeHint() const { return {200, 2 * fontMetrics().height() + 2}; }

void CompareLegend::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const int text = fontMetrics().height();
  const QRectF bar(1.5, 0.5, width() - 3.0, text - 2.0);
  QLinearGradient gradient(bar.topLeft(), bar.topRight());
  constexpr int kSteps = 64;
  for (int i = 0; i <= kSteps; ++i) gradient.setColorAt(double(i) / kSteps, inkOfDifference(double(i) / kSteps));
  painter.setPen(QPen(palette().color(QPalette::Mid), 1.0));
  painter.setBrush(gradient);
  painter.drawRoundedRect(bar, 3.0, 3.0);
  painter.setPen(palette().color(QPalette::WindowText));
  const QRect below(1, text, width() - 2, text + 2);
  const QString number = shortLengthText(full_, 3);
  painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, QChar(0x2212) + number);
  painter.drawText(below, Qt::AlignHCenter | Qt::AlignVCenter, tr("the same"));
  painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter, QLatin1Char('+') + number);
}

namespace {

/// "Changed: oak 12"
QString textOf(const DifferentThing& thing) {
  const QString what = messageText(messageIn(thing.kind, thing.name));
  switch (thing.way) {
    case DifferentThing::Way::Added:
      return CompareDock::tr("Only here — %1").arg(what);
    case DifferentThing::Way::Removed:
      return CompareDock::tr("Only there — %1").arg(what);
    case DifferentThing::Way::Changed:
      break;
  }
  return CompareDock::tr("Different — %1").arg(what);
}

QString metresText(double metres) { return lengthText(metres, 2); }

QString figuresOf(const Comparison& comparison) {
  const HeightDifference& heights = comparison.heights;
  if (heights.none())
    return CompareDock::tr("The heights are the same at all %1 samples.", nullptr,
                           pluralCount(heights.compared))
        .arg(countText(heights.compared));
  QString text =
      CompareDock::tr("%1 of %2 samples differ.\nLowest %3, highest %4.\nMean %5, root mean square %6.",
                      nullptr, pluralCount(heights.compared))
          .arg(countText(heights.differing), countText(heights.compared), metresText(heights.lowest),
               metresText(heights.highest), metresText(heights.mean), metresText(heights.rootMeanSquare));
  if (heights.holesMade + heights.holesFilled > 0)
    text += CompareDock::tr("\nHoles only here: %1, only there: %2.")
                .arg(countText(heights.holesMade), countText(heights.holesFilled));
  return text;
}

}  // namespace

DockRow CompareDock::row() {
  return {.key = QStringLiteral("compareDock"),
          .title = tr("Differences"),
          .place = DockPlace::Content,
          .start = DockStart::ClosedEach,
          .listed = false,
          .make = [](const DockContext& context) -> EditorDock* {
            return new CompareDock(context.compare, &context.window);
          }};
}

CompareDock::CompareDock(CompareController& controller, QWidget* parent)
    : EditorDock(row(), parent),
      controller_(controller),
      title_(new QLabel),
      figures_(new QLabel),
      note_(new QLabel),
      legend_(new CompareLegend),
      list_(new QListWidget),
      close_(new QPushButton(tr("End Comparison"))) {
  QVBoxLayout& column = dockColumn(*this);
  for (QLabel* label : {title_, figures_, note_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    column.addWidget(label);
  }
  figures_->setObjectName(QStringLiteral("compareFigures"));
  note_->setProperty("role", QStringLiteral("quiet"));
  column.addWidget(legend_);
  list_->setObjectName(QStringLiteral("compareList"));
  list_->setAccessibleName(tr("What differs"));
  list_->setToolTip(tr("A click or Enter moves the camera there"));
  list_->setFocusPolicy(Qt::StrongFocus);
  column.addWidget(list_, 1);
  offerRowMenu(*list_, {close_}, [this](QMenu& menu, const QModelIndex& row) {
    menu.addAction(tr("&Go There"), this, [this, at = row.row()] { goToRow(at); })
        ->setEnabled(row.data(Qt::UserRole).isValid());
  });
  close_->setObjectName(QStringLiteral("compareClose"));
  close_->setAutoDefault(false);
  close_->setWhatsThis(tr("The ground has its own colours again"));
  column.addWidget(close_);
  connect(list_, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { goToRow(list_->row(item)); });
  connect(list_, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) { goToRow(list_->row(item)); });
  connect(close_, &QPushButton::clicked, &controller_, &CompareController::close);
  connect(&controller_, &CompareController::changed, this, &CompareDock::refresh);
  // Told for every way of closing, and not when another tab is in front.
  connect(toggleViewAction(), &QAction::toggled, this, [this](bool open) {
    if (!open) controller_.close();
  });
  hide();
}

void CompareDock::refresh() {
  const Comparison* comparison = controller_.shown();
  if (!comparison) return hide();
  title_->setText(tr("This terrain and %1").arg(controller_.name()));
  figures_->setText(figuresOf(*comparison));
  note_->setText(messageText(comparison->note));
  note_->setVisible(!comparison->note.empty());
  legend_->setFull(comparison->full);
  legend_->setVisible(!comparison->heights.none());
  fillList();
  if (!isHidden()) return;
  show();
  raise();
}

void CompareDock::fillList() {
  const int row = list_->currentRow();
  list_->clear();
  const Comparison& comparison = *controller_.shown();
  const auto add = [this](const QString& text, const std::optional<Vec2>& place) {
    auto* item = new QListWidgetItem(text, list_);
    if (place)
      item->setData(Qt::UserRole, QPointF(place->x(), place->y()));
    else
      item->setToolTip(tr("It is at no place of its own"));
  };
  if (comparison.greatest)
    add(tr("Greatest difference of heights: %1").arg(metresText(comparison.greatestHeight)), comparison.greatest);
  for (const DifferentThing& thing : comparison.things) add(textOf(thing), thing.place);
  list_->setCurrentRow(std::min(row, list_->count() - 1));
}

void CompareDock::goToRow(int row) {
  const QListWidgetItem* item = list_->item(row);
  const QVariant place = item ? item->data(Qt::UserRole) : QVariant();
  if (!place.isValid()) return;
  const QPointF at = place.toPointF();
  controller_.goTo(Vec2(at.x(), at.y()));
}

}  // namespace scarp
