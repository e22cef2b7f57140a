#include "ui/import/AreaFields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/io/CrsInfo.h"
#include "core/io/ImportProjection.h"
#include "core/terrain/HeightPyramid.h"
#include "ui/import/AdvancedFields.h"
#include "ui/render/OverviewPicture.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberField.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Theme.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr int kHeight = 210;
constexpr double kSmallestDrag = 4.0;  ///< Pixels; less is a click.

QRectF tileRectOf(const AreaMap& map, const GridRect& rect) {
  return {map.at(rect.column0, rect.row0), map.at(rect.column1, rect.row1)};
}

}  // namespace

AreaMap::AreaMap(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("areaMap"));
  setAccessibleName(tr("Map of the file: drag a rectangle to read that part"));
  setToolTip(tr("Drag a rectangle to read that part only; click to read all again"));
  setMinimumHeight(kHeight);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::CrossCursor);
}

void AreaMap::setRaster(const Terrain& overview, int columns, int rows,
                        const std::optional<TileLayout>& layout) {
  const HeightPyramid pyramid(overview.heights);
  image_ = OverviewPicture(overview.heights, overview.frame, pyramid.range()).image();
  columns_ = columns;
  rows_ = rows;
  layout_ = layout;
  update();
}

void AreaMap::clear() {
  image_ = {};
  columns_ = rows_ = 0;
  layout_.reset();
  part_.reset();
  update();
}

void AreaMap::setPart(const std::optional<GridRect>& part) {
  part_ = part;
  update();
}

QRectF AreaMap::area() const {
  if (image_.isNull()) return {};
  const QSizeF shown = QSizeF(columns_, rows_).scaled(QSizeF(size()), Qt::KeepAspectRatio);
  return {QPointF((width() - shown.width()) / 2.0, (height() - shown.height()) / 2.0), shown};
}

QPointF AreaMap::at(double column, double row) const {
  const QRectF all = area();
  if (columns_ == 0) return {};
  return all.topLeft() + QPointF(column / columns_ * all.width(), row / rows_ * all.height());
}

QPointF AreaMap::samplesAt(const QPointF& place) const {
  const QRectF all = area();
  return {std::clamp((place.x() - all.x()) / all.width(), 0.0, 1.0) * columns_,
          std::clamp((place.y() - all.y()) / all.height(), 0.0, 1.0) * rows_};
}

void AreaMap::paintTiles(QPainter& painter) const {
  painter.setBrush(Qt::NoBrush);
  for (const PlacedTile& tile : layout_->tiles) {
    const QRectF rect = tileRectOf(*this, tile.rect);
    painter.setPen(QPen(QColor(255, 255, 255, 170), 1.0));
    painter.drawRect(rect);
    const QString name = QString::fromStdString(tile.name);
    QFont font = painter.font();
    font.setPointSizeF(0.94 * captionPoints());
    painter.setFont(font);
    if (rect.width() < 44.0 || rect.height() < 16.0) continue;
    const QString shown =
        painter.fontMetrics().elidedText(name, Qt::ElideMiddle, static_cast<int>(rect.width()) - 6);
    painter.setPen(QColor(0, 0, 0, 160));
    painter.drawText(rect.adjusted(4, 4, -2, -2), Qt::AlignLeft | Qt::AlignTop, shown);
    painter.setPen(Qt::white);
    painter.drawText(rect.adjusted(3, 3, -3, -3), Qt::AlignLeft | Qt::AlignTop, shown);
  }
  for (const TileOverlap& overlap : layout_->overlaps)
    if (overlap.greatest > 0.0) {
      QRectF rect = tileRectOf(*this, overlap.rect);
      if (rect.width() < 3.0) rect.adjust(-1.5, 0.0, 1.5, 0.0);
      if (rect.height() < 3.0) rect.adjust(0.0, -1.5, 0.0, 1.5);
      painter.fillRect(rect, QColor(230, 70, 40, 190));
    }
}

void AreaMap::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.fillRect(rect(), palette().color(QPalette::Base));
  if (image_.isNull()) return;
  painter.drawImage(area(), image_);
  if (layout_ && layout_->tiles.size() > 1) paintTiles(painter);
  if (!part_) return;
  const QRectF chosen = tileRectOf(*this, *part_);
  QPainterPath around;
  around.addRect(area());
  QPainterPath within;
  within.addRect(chosen);
  painter.fillPath(around.subtracted(within), QColor(0, 0, 0, 120));
  painter.setPen(QPen(palette().color(QPalette::Highlight), 2.0));
  painter.drawRect(chosen);
}

void AreaMap::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || image_.isNull()) return;
  pressed_ = event->position();
  before_ = part_;
}

void AreaMap::mouseMoveEvent(QMouseEvent* event) {
  if (!pressed_) return;
  const QPointF moved = event->position() - *pressed_;
  if (std::max(std::abs(moved.x()), std::abs(moved.y())) < kSmallestDrag) return;
  const QPointF a = samplesAt(*pressed_), b = samplesAt(event->position());
  GridRect rect{static_cast<int>(std::floor(std::min(a.x(), b.x()))),
                static_cast<int>(std::floor(std::min(a.y(), b.y()))),
                static_cast<int>(std::ceil(std::max(a.x(), b.x()))),
                static_cast<int>(std::ceil(std::max(a.y(), b.y())))};
  rect.column1 = std::min(columns_, std::max(rect.column1, rect.column0 + 2));
  rect.row1 = std::min(rows_, std::max(rect.row1, rect.row0 + 2));
  setPart(rect);
}

void AreaMap::mouseReleaseEvent(QMouseEvent* event) {
  if (!pressed_ || event->button() != Qt::LeftButton) return;
  const QPointF moved = event->position() - *pressed_;
  pressed_.reset();
  if (std::max(std::abs(moved.x()), std::abs(moved.y())) < kSmallestDrag) part_.reset();
  update();
  if (part_ != before_) Q_EMIT partPicked();
}

void AreaMap::keyPressEvent(QKeyEvent* event) {
  if ((event->key() != Qt::Key_Delete && event->key() != Qt::Key_Backspace) || !part_)
    return QWidget::keyPressEvent(event);
  setPart(std::nullopt);
  Q_EMIT partPicked();
}

namespace {

constexpr double kMaxAreaSamples = 1e9;

NumberEdit* partEdit(const char* objectName, const QString& name, double low) {
  auto* edit = new NumberEdit(name, QString(), {low, kMaxAreaSamples, true, true, true});
  edit->setObjectName(QLatin1String(objectName));
  edit->setPlaceholderText(AreaFields::tr("all"));
  return edit;
}

GridFrame overviewFrame(const ImportPreview& preview) {
  return {preview.columns, preview.rows, preview.dx, preview.dy};
}

}  // namespace

AreaFields::AreaFields(QWidget* parent)
    : FoldingSection(QStringLiteral("importArea"), tr("Area, cells and tiles"), false, parent),
      fields_(new QVBoxLayout),
      map_(new AreaMap),
      column_(partEdit("partColumn", tr("First column"), 0.0)),
      row_(partEdit("partRow", tr("First row"), 0.0)),
      columns_(partEdit("partColumns", tr("Columns"), 2.0)),
      rows_(partEdit("partRows", tr("Rows"), 2.0)),
      resolution_(new NumberEdit(tr("Resolution"), QStringLiteral("m"), {0.0, 1e6, false, false, true})),
      crs_(new QComboBox),
      missing_(new QComboBox),
      pattern_(new QLineEdit),
      resample_(new QCheckBox(tr("Resample tiles that lie off the common grid"))),
      tiles_(new QWidget),
      facts_(new QLabel),
      pairs_(new QLabel) {
  column().addWidget(map_, 1);
  fields_->setSpacing(8);
  column().addLayout(fields_);
  addPart();
  addCells();
  addTiles();
  facts_->setObjectName(QStringLiteral("areaFacts"));
  pairs_->setObjectName(QStringLiteral("tilePairs"));
  for (QLabel* label : {facts_, pairs_}) {
    label->setWordWrap(true);
    label->setProperty("role", QStringLiteral("quiet"));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column().addWidget(label);
  }
}

void AreaFields::addPart() {
  auto* grid = new QGridLayout;
  addToGrid(*grid, 0, 0, tr("First column"), column_);
  addToGrid(*grid, 0, 1, tr("First row"), row_);
  addToGrid(*grid, 1, 0, tr("Columns"), columns_);
  addToGrid(*grid, 1, 1, tr("Rows"), rows_);
  for (NumberEdit* edit : {column_, row_}) edit->setWhatsThis(tr("Where the part begins, from the north-west corner"));
  for (NumberEdit* edit : {columns_, rows_}) edit->setWhatsThis(tr("How many samples the part has"));
  fields_->addLayout(grid);
  connect(map_, &AreaMap::partPicked, this, [this] {
    showPart();
    tell();
  });
  for (NumberEdit* edit : {column_, row_, columns_, rows_})
    connect(edit, &NumberEdit::edited, this, [this] {
      takePart();
      tell();
    });
}

void AreaFields::addCells() {
  resolution_->setObjectName(QStringLiteral("resolution"));
  resolution_->setPlaceholderText(tr("as the file has it"));
  resolution_->setToolTip(
      tr("Between two samples. Samples of the file are averaged, as many as stay within it; "
         "with other cells it is met exactly"));
  crs_->setObjectName(QStringLiteral("projection"));
  crs_->setAccessibleName(tr("Cells"));
  crs_->setEditable(true);
  crs_->setInsertPolicy(QComboBox::NoInsert);
  crs_->addItem(tr("The file's own"), QString());
  crs_->addItem(tr("Square metres in the UTM zone"), QStringLiteral("utm"));
  crs_->setToolTip(
      tr("Keep the cells of the file, or make square ones in the UTM zone of its middle or in a CRS: "
         "type its code, such as EPSG:2056"));
  auto* grid = new QGridLayout;
  addToGrid(*grid, 0, 0, withLengthUnit(tr("Resolution")), resolution_);
  addToGrid(*grid, 1, 0, tr("Cells"), crs_);
  fields_->addLayout(grid);
  connect(resolution_, &NumberEdit::edited, this, &AreaFields::tell);
  connect(crs_, &QComboBox::activated, this, &AreaFields::tell);
  connect(crs_->lineEdit(), &QLineEdit::editingFinished, this, &AreaFields::tell);
}

void AreaFields::addTiles() {
  missing_->setObjectName(QStringLiteral("missingTiles"));
  missing_->setAccessibleName(tr("Where no tile is"));
  missing_->addItem(tr("As the names say"), -1);
  missing_->addItem(tr("Holes"), static_cast<int>(ImportTiles::Missing::Holes));
  missing_->addItem(tr("Sea, height 0"), static_cast<int>(ImportTiles::Missing::Sea));
  missing_->setToolTip(
      tr("Copernicus has no tiles of the sea; of other tiles those that are missing are holes"));
  pattern_->setObjectName(QStringLiteral("tilePattern"));
  pattern_->setAccessibleName(tr("Tile names"));
  pattern_->setPlaceholderText(tr("by position or number"));
  pattern_->setToolTip(
      tr("Pattern of the names, such as rock_{x}_{y}. {x}: column from the west; {y}: row from the south; "
         "{row}: row "
         "from the north; *: any text"));
  resample_->setObjectName(QStringLiteral("resampleTiles"));
  auto* grid = new QGridLayout(tiles_);
  grid->setContentsMargins(0, 0, 0, 0);
  addToGrid(*grid, 0, 0, tr("Where no tile is"), missing_);
  addToGrid(*grid, 0, 1, tr("Tile names"), pattern_);
  grid->addWidget(resample_, 1, 0, 1, 2);
  fields_->addWidget(tiles_);
  connect(missing_, &QComboBox::activated, this, &AreaFields::tell);
  connect(resample_, &QCheckBox::clicked, this, &AreaFields::tell);
  connect(pattern_, &QLineEdit::editingFinished, this, &AreaFields::tell);
}

void AreaFields::tell() {
  facts_->setText(factsText());
  Q_EMIT edited();
}

void AreaFields::setOverview(const ImportPreview* overview) {
  overview_ = overview ? std::optional(*overview) : std::nullopt;
  const bool seen = overview_ && overview_->gridColumns >= 2 && overview_->gridRows >= 2;
  if (seen)
    map_->setRaster(previewTerrain(*overview_, {}), overview_->columns, overview_->rows, overview_->layout);
  else
    map_->clear();
  several_ = overview_ ? overview_->layout.has_value() : several_;
  tiles_->setVisible(several_);
  QStringList lines;
  if (overview_ && overview_->layout) {
    const TileLayout& layout = *overview_->layout;
    for (const Message& line : disagreements(layout)) lines += messageText(line);
    const QString tiles =
        tr("%1 tiles", nullptr, pluralCount(layout.tiles.size())).arg(countText(layout.tiles.size()));
    if (lines.isEmpty())
      lines += layout.overlaps.empty() ? tr("%1: none overlap").arg(tiles)
                                       : tr("%1: all agree where they overlap").arg(tiles);
    if (layout.uncovered > 0)
      lines += (layout.sea ? tr("%1 samples without a tile (sea)", nullptr, pluralCount(layout.uncovered))
                           : tr("%1 samples without a tile (holes)", nullptr, pluralCount(layout.uncovered)))
                   .arg(countText(layout.uncovered));
  }
  // All of many are seen when they are pointed at.
  constexpr qsizetype kMostShown = 4;
  pairs_->setToolTip(lines.size() > kMostShown ? lines.join(QLatin1Char('\n')) : QString());
  QStringList shown = lines.mid(0, lines.size() > kMostShown ? kMostShown - 1 : kMostShown);
  if (shown.size() < lines.size())
    shown += tr("and %1 more lines", nullptr, pluralCount(lines.size() - shown.size()))
                 .arg(countText(lines.size() - shown.size()));
  pairs_->setText(shown.join(QLatin1Char('\n')));
  pairs_->setVisible(!lines.isEmpty());
  if (overview_)
    if (const auto zone = utmZoneOf(overviewFrame(*overview_), overview_->georeference))
      crs_->setItemText(1, tr("Square metres in the UTM zone, %1").arg(QString::fromStdString(*zone)));
  facts_->setText(factsText());
}

void AreaFields::takePart() {
  if (!overview_ || !problem().isEmpty()) return;
  const auto at = [](const NumberEdit* edit, int other) {
    return edit->value() ? edit->wholeValue() : other;
  };
  const int left = at(column_, 0), top = at(row_, 0);
  GridRect part{left, top, left + at(columns_, overview_->columns - left),
                top + at(rows_, overview_->rows - top)};
  part = part.intersected({0, 0, overview_->columns, overview_->rows});
  const bool whole = part == GridRect{0, 0, overview_->columns, overview_->rows};
  map_->setPart(whole || part.empty() ? std::nullopt : std::optional(part));
}

void AreaFields::showPart() {
  const auto& part = map_->part();
  for (NumberEdit* edit : {column_, row_, columns_, rows_}) edit->clear();
  if (!part) return;
  column_->setValue(part->column0, 10);
  row_->setValue(part->row0, 10);
  columns_->setValue(part->width(), 10);
  rows_->setValue(part->height(), 10);
}

QString AreaFields::projectionCode() const {
  const int index = crs_->findText(crs_->currentText());
  return index >= 0 ? crs_->itemData(index).toString() : crs_->currentText().trimmed();
}

void AreaFields::store(ImportOptions& options) const {
  options.cut.reset();
  if (const auto& part = map_->part())
    options.cut.emplace().window = std::array{part->column0, part->row0, part->width(), part->height()};
  const auto resolution = resolution_->value();
  if (resolution) (options.cut ? *options.cut : options.cut.emplace()).cell = resolution;
  options.projection.reset();
  if (const QString code = projectionCode(); !code.isEmpty())
    options.projection = ImportProjection{code.toStdString(), resolution};
  options.tiles.reset();
  const int missing = missing_->currentData().toInt();
  const std::string pattern = pattern_->text().trimmed().toStdString();
  if (!files_.empty() || missing >= 0 || resample_->isChecked() || !pattern.empty()) {
    options.tiles.emplace().files = files_;
    options.tiles->pattern = pattern;
    options.tiles->resample = resample_->isChecked();
    if (missing >= 0) options.tiles->missing = static_cast<ImportTiles::Missing>(missing);
  }
}

void AreaFields::showOptions(const ImportOptions& options) {
  files_ = options.tiles ? options.tiles->files : std::vector<std::string>();
  several_ = options.tiles.has_value();
  tiles_->setVisible(several_);
  resample_->setChecked(options.tiles && options.tiles->resample);
  pattern_->setText(options.tiles ? QString::fromStdString(options.tiles->pattern) : QString());
  missing_->setCurrentIndex(options.tiles && options.tiles->missing
                                ? missing_->findData(static_cast<int>(*options.tiles->missing))
                                : 0);
  std::optional<GridRect> part;
  if (options.cut && options.cut->window) {
    const auto& w = *options.cut->window;
    part = GridRect{w[0], w[1], w[0] + w[2], w[1] + w[3]};
  }
  map_->setPart(part);
  showPart();
  resolution_->clear();
  if (options.cut && options.cut->cell) resolution_->setValue(*options.cut->cell, 12);
  const QString code = options.projection ? QString::fromStdString(options.projection->crs) : QString();
  if (const int index = crs_->findData(code); index >= 0)
    crs_->setCurrentIndex(index);
  else
    crs_->setEditText(code);
  const bool chosen = several_ || options.cut || options.projection;
  if (chosen != std::exchange(opened_, chosen)) setOpen(chosen);
  facts_->setText(factsText());
}

QString AreaFields::problem() const {
  for (const NumberEdit* edit : {column_, row_, columns_, rows_, resolution_})
    if (const QString problem = edit->problem(); !problem.isEmpty()) return problem;
  return {};
}

QString AreaFields::factsText() const {
  if (!overview_) return {};
  const GridFrame frame = overviewFrame(*overview_);
  const GridRect part = map_->part().value_or(frame.samples());
  QString text = tr("%1 × %2 samples, %3")
                     .arg(part.width())
                     .arg(part.height())
                     .arg(sidesText(part.width() * frame.dx, part.height() * frame.dy));
  const GeoReference& reference = overview_->georeference;
  if (!reference.hasGeoTransform) return text;
  const Vec2 a = toWorld(reference, frame, part.column0 - 0.5, part.row0 - 0.5),
             b = toWorld(reference, frame, part.column1 - 0.5, part.row1 - 0.5);
  text += tr("; west %1, south %2, east %3, north %4")
              .arg(numberText(std::min(a.x(), b.x())), numberText(std::min(a.y(), b.y())),
                   numberText(std::max(a.x(), b.x())), numberText(std::max(a.y(), b.y())));
  if (const auto crs = describeCrs(reference.crsWkt))
    text += tr(" in %1").arg(
        QString::fromStdString(crs->code.empty() ? crs->name : crs->name + " (" + crs->code + ")"));
  const Message datum = heightDatumOf(reference.crsWkt);
  text += datum.empty() ? tr("; no vertical datum is said") : tr("; heights: %1").arg(messageText(datum));
  const QString code = projectionCode();
  if (code.isEmpty()) return text;
  const auto heights = projectedHeights(frame, reference, {code.toStdString(), resolution_->value()});
  return text + QLatin1Char('\n') +
         (heights ? tr("On the new cells: %1").arg(messageText(*heights))
                  : tr("New cells: %1").arg(messageText(heights.error().message)));
}

}  // namespace scarp
