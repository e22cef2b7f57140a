#include "ui/measure/ProfileDock.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <QVBoxLayout>
#include <cmath>
#include <utility>
#include <vector>

#include "core/document/EditHistory.h"
#include "core/terrain/Surface.h"
#include "core/terrain/WorkingRange.h"
#include "core/tools/MeasureTool.h"
#include "core/tools/SculptTool.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"
#include "ui/measure/MeasureFacts.h"
#include "ui/measure/ProfilePlot.h"
#include "ui/render/SceneView.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/RowMenu.h"
#include "ui/widgets/SettingFields.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr Overlay::Colour kLine{1.0F, 0.84F, 0.30F, 1.0F}, kCorner{1.0F, 1.0F, 1.0F, 1.0F},
    kNext{1.0F, 0.92F, 0.66F, 1.0F}, kRim{0.09F, 0.08F, 0.06F, 1.0F}, kPointed{1.0F, 0.27F, 0.22F, 1.0F};
constexpr float kWidth = 3.0F, kCasing = 1.3F;
/// Longer lines leave corners out: thousands of them are closer together than pixels.
constexpr std::size_t kMostPieces = 6000;

/// Lays a line on the ground. Its pieces are short: one's dark rim would lie over the next one's line, so all
/// the rim comes first.
void drape(Overlay& overlay, const GroundProfile& profile, const Overlay::Colour& colour, float width) {
  std::vector<Overlay::Line> pieces;
  const std::size_t stride = profile.points.size() / kMostPieces + 1;
  const GroundProfile::Point* from = nullptr;
  for (std::size_t i = 0; i < profile.points.size(); ++i) {
    const GroundProfile::Point& to = profile.points[i];
    if (std::isnan(to.height)) {
      from = nullptr;
      continue;
    }
    const bool last = i + 1 == profile.points.size() || std::isnan(profile.points[i + 1].height);
    if (from && i % stride != 0 && !last) continue;
    if (from)
      pieces.push_back({Vec3(from->place.x(), from->place.y(), from->height),
                        Vec3(to.place.x(), to.place.y(), to.height), colour, width});
    from = &to;
  }
  for (Overlay::Line rim : pieces) {
    rim.colour = kRim;
    rim.width += 2.0F * kCasing;
    overlay.lines.push_back(rim);
  }
  overlay.lines.insert(overlay.lines.end(), pieces.begin(), pieces.end());
}

}  // namespace

Overlay measureOverlay(const MeasuredLine& line, const GroundProfile& profile, const HeightRaster& heights,
                       const GridFrame& frame, const MeasureMarks& marks) {
  Overlay overlay;
  drape(overlay, profile, kLine, kWidth);
  const auto dot = [&](const Vec3& at, const Overlay::Colour& colour, float size) {
    overlay.lines.push_back({at, at, colour, size, kCasing});
  };
  const auto onGround = [&](const Vec2& place) {
    const double height = heightAt(heights, frame.column(place.x()), frame.row(place.y()));
    return Vec3(place.x(), place.y(), height);
  };
  if (marks.next) {
    if (!line.corners.empty())
      drape(overlay, groundProfile(heights, frame, std::vector<Vec2>{line.corners.back(), *marks.next}),
            kNext, 2.0F);
    if (const Vec3 at = onGround(*marks.next); std::isfinite(at.z())) dot(at, kNext, 7.0F);
  }
  for (const Vec2& corner : line.corners)
    if (const Vec3 at = onGround(corner); std::isfinite(at.z())) dot(at, kCorner, 8.0F);
  if (marks.pointed) {
    dot(*marks.pointed, kCorner, 15.0F);
    dot(*marks.pointed, kPointed, 10.0F);
  }
  return overlay;
}

namespace {

constexpr int kFiguresWidth = 392;
constexpr double kMeasureSeconds = 0.04;  ///< Seconds that measuring may keep the hand waiting.

}  // namespace

DockRow ProfileDock::row() {
  return {.key = QStringLiteral("profileDock"),
          .title = tr("Profile"),
          .icon = "measure",
          .place = DockPlace::Bottom,
          .start = DockStart::ClosedEach,
          .size = 250,
          .tool = MeasureTool::kName,
          .make = [](const DockContext& context) -> EditorDock* {
            return new ProfileDock(context.viewport, &context.window);
          }};
}

ProfileDock::ProfileDock(Viewport& viewport, QWidget* parent)
    : EditorDock(row(), parent), viewport_(viewport) {
  makeContent();
  soon_.setSingleShot(true);
  connect(&soon_, &QTimer::timeout, this, &ProfileDock::refresh);
  connect(plot_, &ProfilePlot::pointedChanged, this, &ProfileDock::showMarks);
  // Told for every way of opening and closing, and not when another tab is in front.
  connect(toggleViewAction(), &QAction::toggled, this, [this](bool open) {
    if (!open && document_ && document_->tools().tool() == MeasureTool::kName)
      document_->tools().setTool(SculptTool::kName);
    refresh();
  });
  hide();
  setDocument(nullptr);
}

ProfileDock::~ProfileDock() = default;

void ProfileDock::makeContent() {
  auto* content = new QWidget;
  auto* row = new QHBoxLayout(content);
  row->setContentsMargins(10, 4, 10, 10);
  row->setSpacing(12);
  row->addWidget(makeFigures());
  plot_ = new ProfilePlot;
  row->addWidget(plot_, 1);
  setWidget(content);
}

QWidget* ProfileDock::makeFigures() {
  auto* figures = new QWidget;
  auto* column = new QVBoxLayout(figures);
  column->setContentsMargins(0, 0, 6, 0);
  column->setSpacing(6);
  facts_ = new QGridLayout;
  facts_->setHorizontalSpacing(10);
  facts_->setVerticalSpacing(3);
  facts_->setColumnStretch(1, 1);
  facts_->setColumnStretch(3, 1);
  column->addLayout(facts_);
  addBase(*column);
  addButtons(*column);
  column->addStretch(1);
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setFixedWidth(kFiguresWidth);
  scroll->setWidget(figures);
  return scroll;
}

void ProfileDock::addBase(QVBoxLayout& column) {
  baseRow_ = new QWidget;
  auto* row = new QHBoxLayout(baseRow_);
  row->setContentsMargins(0, 4, 0, 0);
  row->setSpacing(6);
  auto* caption = new QLabel(tr("Against"));
  caption->setProperty("role", QStringLiteral("quiet"));
  row->addWidget(caption);
  base_ = new QComboBox;
  base_->setObjectName(QStringLiteral("volumeBase"));
  base_->setToolTip(tr("What cut and fill are measured against"));
  base_->addItems({tr("Best-fit plane"), tr("Lowest of the outline"), tr("Highest of the outline"),
                   tr("Level at a height"), tr("Earlier state")});  // as VolumeBase::Kind has them
  row->addWidget(base_, 1);
  height_ =
      limitedField({tr("Height"), {}, 0.0, 1000.0}, {tr("height").toStdString(), " m", -kHighest, kHighest},
                   QStringLiteral("volumeHeight"), tr("Of the level"));
  row->addWidget(height_, 1);
  state_ = new QComboBox;
  state_->setObjectName(QStringLiteral("volumeState"));
  state_->setToolTip(tr("The state of the ground before the edits that follow it in the history"));
  row->addWidget(state_, 1);
  column.addWidget(baseRow_);
  connect(base_, &QComboBox::activated, this, &ProfileDock::chooseBase);
  connect(state_, &QComboBox::activated, this, &ProfileDock::chooseBase);
  connect(height_, &NumberField::valueEdited, this, &ProfileDock::chooseBase);
  connect(height_, &NumberField::refused, this, &ProfileDock::problem);
}

void ProfileDock::addButtons(QVBoxLayout& column) {
  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  const auto button = [row](const QString& text, const QString& tip) {
    auto* made = new QPushButton(text);
    made->setToolTip(tip);
    row->addWidget(made);
    return made;
  };
  copy_ = button(tr("Copy"), tr("Copy these figures as text"));
  save_ = button(tr("Save CSV…"), tr("Save the profile as a table: distance, height, place and slope"));
  clear_ = button(tr("Clear"), tr("Take the line away"));
  row->addWidget(new SteepnessLegend, 1);
  column.addSpacing(2);
  column.addLayout(row);
  connect(copy_, &QPushButton::clicked, this,
          [this] { QGuiApplication::clipboard()->setText(figuresText()); });
  connect(save_, &QPushButton::clicked, this, &ProfileDock::askCsv);
  connect(clear_, &QPushButton::clicked, this, [this] {
    if (document_) document_->tools().get<MeasureTool>().clear();
  });
}

void ProfileDock::setDocument(EditorDocument* document) {
  document_ = document;
  for (Subscription* link : {&onLine_, &onCursor_, &onTool_, &onLive_, &onHistory_, &onUnits_}) link->reset();
  live_.reset();
  toolInHand_ = false;
  if (document) {
    TerrainDocument& terrain = document->terrain();
    ToolState& tools = document->tools();
    live_ = std::make_unique<LiveMeasure>(terrain);
    const Box box = terrain.box();
    height_->setReach(box.min.z(), std::max(box.max.z(), box.min.z() + 1.0));
    height_->setValue(std::round(0.5 * (box.min.z() + box.max.z())));
    onLive_ = live_->changed.subscribe([this] { refreshSoon(); });
    onLine_ = tools.get<MeasureTool>().changed.subscribe([this] {
      const MeasuredLine& line = document_->tools().get<MeasureTool>().line();
      live_->setLine(line.corners, line.closed);
      refreshSoon();
    });
    onCursor_ = document->view().cursorChanged.subscribe([this] {
      if (toolInHand_) showMarks();
    });
    onTool_ = tools.settingsChanged.subscribe([this] { takeUp(); });
    onHistory_ = terrain.historyChanged.subscribe([this] { followHistory(); });
    onUnits_ = unitsChanged().subscribe([this] { refreshSoon(); });
  }
  base_->setCurrentIndex(0);
  followHistory();
  widget()->setEnabled(document);
  takeUp();
  refresh();
}

void ProfileDock::takeUp() {
  const bool now = document_ && document_->tools().tool() == MeasureTool::kName;
  if (now == std::exchange(toolInHand_, now)) return;
  if (now) {
    show();
    raise();
  }
  refreshSoon();
}

void ProfileDock::followHistory() {
  const int chosen = std::max(0, state_->currentIndex());
  state_->clear();
  if (!document_) return;
  const EditHistory& history = document_->terrain().history();
  state_->addItem(tr("Opened"));
  for (std::size_t i = 0; i < history.size(); ++i)
    state_->addItem(tr("%1: %2").arg(i + 1).arg(messageText(history.record(i).name)));
  state_->setCurrentIndex(std::min(chosen, state_->count() - 1));
}

void ProfileDock::chooseBase() {
  if (!live_ || document_->terrain().editing()) return;
  const auto set = live_->setBase({static_cast<VolumeBase::Kind>(base_->currentIndex()), height_->value(),
                                   static_cast<std::size_t>(std::max(0, state_->currentIndex()))});
  if (!set.ok()) Q_EMIT problem(messageText(set.error().message));
}

void ProfileDock::refreshSoon() {
  if (!soon_.isActive()) soon_.start(0);
}

void ProfileDock::refresh() {
  soon_.stop();
  MeasureFacts line, area;
  if (live_ && !isHidden()) {
    if (!live_->update(kMeasureSeconds)) {
      area = {{tr("Area"), tr("measuring … %1 %").arg(std::lround(100.0 * live_->areaProgress())), {}}};
      soon_.start(0);
    }
    if (live_->figures()) line = lineFacts(*live_->figures());
    if (live_->area()) area = areaFacts(*live_->area(), live_->base().kind);
    if (live_->outlineCrossesItself()) area = {{tr("Area"), tr("the outline crosses itself"), {}}};
    plot_->show(live_->profile(), live_->figures());
  } else {
    plot_->show({}, std::nullopt);
  }
  const auto kind = static_cast<VolumeBase::Kind>(base_->currentIndex());
  baseRow_->setVisible(live_ && document_->tools().get<MeasureTool>().line().closed);
  height_->setVisible(kind == VolumeBase::Kind::Height);
  state_->setVisible(kind == VolumeBase::Kind::Earlier);
  const QString need = tr("Measure a line on the terrain first");
  for (QPushButton* button : {copy_, save_}) setPossible(*button, !line.empty(), need);
  setPossible(*clear_, live_ && !document_->tools().get<MeasureTool>().line().corners.empty(), need);
  showFacts(line, area);
  showMarks();
}

void ProfileDock::showFacts(const MeasureFacts& line, const MeasureFacts& area) {
  shown_ = line;
  shown_.insert(shown_.end(), area.begin(), area.end());
  MeasureFacts cells = line;
  if (cells.size() % 2 != 0) cells.emplace_back();  // areas begin a row of their own
  cells.insert(cells.end(), area.begin(), area.end());
  showFactsIn(*facts_, cells);
}

void ProfileDock::showMarks() {
  if (!document_) return;
  SceneDisplay& display = document_->display();
  if (!live_ || isHidden()) return display.setOverlay(OverlayOf::Measure, nullptr);
  const ToolState& tools = document_->tools();
  const ViewController& view = document_->view();
  MeasureMarks marks;
  const auto spot = plot_->pointed() ? live_->profile().at(*plot_->pointed()) : std::nullopt;
  if (spot) marks.pointed = Vec3(spot->place.x(), spot->place.y(), spot->height);
  if (toolInHand_ && !tools.get<MeasureTool>().line().ended && !view.dragging() && view.cursor())
    marks.next = view.cursor()->point.head<2>();
  const TerrainDocument& terrain = document_->terrain();
  auto overlay = std::make_shared<Overlay>(measureOverlay(tools.get<MeasureTool>().line(), live_->profile(),
                                                          terrain.heights(), terrain.frame(), marks));
  display.setOverlay(OverlayOf::Measure, overlay->empty() ? nullptr : std::move(overlay));
}

QString ProfileDock::figuresText() const {
  QString text;
  for (const MeasureFact& fact : shown_)
    text += fact.caption + QLatin1Char('\t') + fact.exact + QLatin1Char('\n');
  return text;
}

void ProfileDock::askCsv() {
  const QString name = document_ ? QFileInfo(document_->name()).completeBaseName() : QString();
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Save Profile"), name + QStringLiteral("-profile.csv"), tr("Table (*.csv)"));
  if (!path.isEmpty()) saveCsv(path);
}

bool ProfileDock::saveCsv(const QString& path) {
  if (!live_) return false;
  live_->update();
  const TerrainDocument& terrain = document_->terrain();
  const QByteArray table = profileCsv(live_->profile(), terrain.frame(), terrain.georeference()).toUtf8();
  QSaveFile file(path);  // whole or not at all
  const bool written = file.open(QIODevice::WriteOnly) && file.write(table) == table.size() && file.commit();
  Q_EMIT problem(written ? QString() : tr("%1 could not be written: %2").arg(path, file.errorString()));
  return written;
}

}  // namespace scarp
