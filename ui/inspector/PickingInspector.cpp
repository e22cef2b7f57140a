#include "ui/inspector/PickingInspector.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/inspector/HitFacts.h"
#include "ui/inspector/PickLegend.h"
#include "ui/inspector/RayMap.h"
#include "ui/inspector/SideView.h"
#include "ui/jobs/JobRunner.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/NumberField.h"

namespace scarp {
namespace {

constexpr int kFirstSteps = 300, kMostSteps = 100000;
/// Brute force on more takes seconds, and cannot be stopped.
constexpr long long kMostSearchedCells = 20'000'000;
/// Milliseconds of quiet before it begins: a stroke changes the ground all the time.
constexpr int kQuiet = 200;

}  // namespace

PickingInspector::PickingInspector(const Actions& actions, Viewport& viewport, QWidget* parent)
    : QDockWidget(tr("Picking inspector"), parent),
      actions_(actions),
      viewport_(viewport),
      searches_(std::make_unique<JobRunner>()) {
  setObjectName(QStringLiteral("inspectorDock"));
  makeContent();
  connectActions();
  refreshSoon_.setSingleShot(true);
  searchSoon_.setSingleShot(true);
  connect(&refreshSoon_, &QTimer::timeout, this, &PickingInspector::refresh);
  connect(&searchSoon_, &QTimer::timeout, this, &PickingInspector::startSearch);
  hide();
  setDocument(nullptr);
}

PickingInspector::~PickingInspector() = default;

void PickingInspector::makeContent() {
  auto* content = new QWidget;
  parts_ = new QBoxLayout(QBoxLayout::LeftToRight, content);
  parts_->setContentsMargins(10, 6, 10, 10);
  parts_->setSpacing(18);

  auto* left = new QVBoxLayout;
  left->setSpacing(6);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(2);
  for (QAction* action : {actions_.pinRay, actions_.raySide, actions_.rayAlong}) {
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setIconSize({18, 18});
    button->setFocusPolicy(Qt::TabFocus);
    buttons->addWidget(button);
  }
  state_ = new QLabel;
  state_->setProperty("role", QStringLiteral("quiet"));
  state_->setObjectName(QStringLiteral("rayState"));
  state_->setMinimumWidth(state_->fontMetrics().horizontalAdvance(tr("Follows the cursor")) + 2);
  buttons->addSpacing(6);
  buttons->addWidget(state_, 1);
  left->addLayout(buttons);
  legend_ = new PickLegend;
  left->addWidget(legend_);
  NumberSpec steps{tr("March steps"), {}, 10.0, 10000.0, true};
  steps.whole = true;
  steps_ = new NumberField(steps);
  steps_->setObjectName(QStringLiteral("marchSteps"));
  steps_->setToolTip(tr("Into how many equal steps the marches divide the ray within the terrain's box"));
  steps_->setValue(kFirstSteps);
  steps_->setCheck(rangeCheck(tr("steps"), 1.0, kMostSteps));
  left->addWidget(steps_);
  left->addStretch(1);
  parts_->addLayout(left);

  auto* middle = new QVBoxLayout;
  middle->setSpacing(10);
  methods_ = new MethodTable;
  middle->addWidget(methods_);
  facts_ = new HitFacts;
  middle->addWidget(facts_);
  middle->addStretch(1);
  parts_->addLayout(middle);

  map_ = new RayMap;
  parts_->addWidget(map_, 1);

  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(content);
  setWidget(scroll);
  connect(legend_, &PickLegend::shownChanged, this, &PickingInspector::showMarks);
  connect(steps_, &NumberField::refused, this, &PickingInspector::problem);
  connect(steps_, &NumberField::valueEdited, this, [this] { refresh(); });
}

void PickingInspector::connectActions() {
  connect(actions_.inspector, &QAction::triggered, this, [this](bool on) {
    setVisible(on);
    if (on) raise();
  });
  // Told for every way of opening and closing, and not when another tab is in front.
  connect(toggleViewAction(), &QAction::toggled, this, &PickingInspector::setOpen);
  connect(actions_.pinRay, &QAction::triggered, this, &PickingInspector::pin);
  connect(actions_.raySide, &QAction::triggered, this, &PickingInspector::lookFromSide);
  connect(actions_.rayAlong, &QAction::triggered, this, &PickingInspector::lookAlong);
}

void PickingInspector::setDocument(EditorDocument* document) {
  document_ = document;
  ray_.reset();
  pinned_ = false;
  if (document) {
    onRay_ = document->view().pointerRayChanged.subscribe([this] { follow(); });
    onTerrain_ =
        document->terrain().terrainChanged.subscribe([this](const GridRect&) { refreshSoon_.start(0); });
  } else {
    onRay_.reset();
    onTerrain_.reset();
  }
  widget()->setEnabled(document);
  refresh();
}

void PickingInspector::setOpen(bool open) {
  actions_.inspector->setChecked(open);
  if (open)
    follow();
  else
    pinned_ = false;
  refresh();
}

void PickingInspector::follow() {
  if (pinned_ || isHidden() || !document_) return;
  if (const auto ray = document_->view().pointerRay()) {
    ray_ = ray;
    castFrom_ = document_->view().camera();
    refreshSoon_.start(0);
  }
}

void PickingInspector::pin(bool on) {
  pinned_ = false;
  follow();
  pinned_ = on && ray_;
  refresh();
}

void PickingInspector::lookFromSide() {
  if (!report_ || !document_) return;
  pinned_ = true;
  ViewController& controller = document_->view();
  controller.keepView();
  controller.setCamera(besideRay(controller.camera(), *report_, document_->terrain(), viewport_.viewSize()));
  refresh();
}

void PickingInspector::lookAlong() {
  if (!ray_ || !document_) return;
  document_->view().keepView();
  document_->view().setCamera(castFrom_);
}

void PickingInspector::refresh() {
  refreshSoon_.stop();
  ++searchNumber_;
  searched_.reset();
  search_ = SearchState::WaitsForPin;
  report_.reset();
  if (document_ && ray_ && !isHidden()) {
    const TerrainDocument& ground = document_->terrain();
    report_ = std::make_shared<const PickReport>(reportPick(
        ground.heights(), ground.pyramid(), ground.frame(), *ray_, static_cast<int>(steps_->value())));
    if (pinned_) {
      const bool few = ground.frame().cells().area() <= kMostSearchedCells;
      search_ = few ? SearchState::Running : SearchState::TooLarge;
      if (few) searchSoon_.start(kQuiet);
    }
  }
  showReport();
}

void PickingInspector::showReport() {
  const bool open = !isHidden() && document_;
  actions_.pinRay->setEnabled(open);
  actions_.pinRay->setChecked(pinned_);
  actions_.raySide->setEnabled(report_ != nullptr);
  actions_.rayAlong->setEnabled(report_ && pinned_);
  state_->setText(pinned_ ? tr("Pinned") : tr("Follows the cursor"));
  legend_->show(report_.get());
  facts_->show(report_.get());
  map_->show(report_, document_ ? document_->terrain().frame() : GridFrame());
  showSearch();
  showMarks();
}

void PickingInspector::showSearch() {
  if (report_)
    methods_->show(*report_, search_, searched_);
  else
    methods_->clearAnswers();
}

void PickingInspector::showMarks() {
  if (!report_) return viewport_.setOverlay(OverlayOf::PickedRay, nullptr);
  const TerrainDocument& ground = document_->terrain();
  viewport_.setOverlay(OverlayOf::PickedRay,
                       std::make_shared<const Overlay>(pickOverlay(*report_, ground.heights(), ground.frame(),
                                                                   legend_->shown(), !pinned_)));
}

void PickingInspector::startSearch() {
  if (!report_ || search_ != SearchState::Running) return;
  // A stroke writes where a snapshot taken during it would be read.
  if (document_->terrain().editing()) return searchSoon_.start(kQuiet);
  // One at a time; the one that is over starts the next.
  if (!searches_->jobs().empty()) return;
  searches_->run<MethodAnswer>(
      tr("Brute force"),
      [ground = document_->terrain().snapshot(), ray = *ray_, hit = report_->hit](const Progress&)
          -> Result<MethodAnswer> { return bruteForceAnswer(ground.heights, ground.frame, ray, hit); },
      [this, number = searchNumber_](const Result<MethodAnswer>& answer) {
        if (number != searchNumber_) return startSearch();
        searched_ = answer.value();
        search_ = SearchState::Done;
        showSearch();
      });
}

void PickingInspector::resizeEvent(QResizeEvent* event) {
  QDockWidget::resizeEvent(event);
  const bool wide = width() > 1.2 * height();
  parts_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void PickingInspector::changeEvent(QEvent* event) {
  QDockWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showSearch();
}

}  // namespace scarp
