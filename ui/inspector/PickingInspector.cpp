#include "ui/inspector/PickingInspector.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/scatter/ScatterPicker.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"
#include "ui/inspector/HitFacts.h"
#include "ui/inspector/PickOverlay.h"
#include "ui/inspector/RayMap.h"
#include "ui/jobs/JobRunner.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/SettingFields.h"

namespace scarp {
namespace {

constexpr int kFirstSteps = 300, kMostSteps = 100000;
/// Brute force on more takes seconds, and cannot be stopped.
constexpr long long kMostSearchedCells = 20'000'000;
/// Milliseconds of quiet before it begins: a stroke changes the ground all the time.
constexpr int kQuiet = 200;

bool fewCells(const TerrainDocument& ground) { return ground.frame().cells().area() <= kMostSearchedCells; }

/// Brute force over the ground, where it was asked for, and the objects in turn.
struct SearchAnswers {
  std::optional<MethodAnswer> ground;
  std::vector<MethodAnswer> objects;
};

/// A scroll area whose size hint is the width of its content.
class ReportScroll : public QScrollArea {
 public:
  [[nodiscard]] QSize sizeHint() const override {
    const QSize content = widget() ? widget()->sizeHint() : QSize();
    return {content.width() + verticalScrollBar()->sizeHint().width() + 2 * frameWidth(), content.height()};
  }
};

QWidget* pageOf(QWidget* upper, QWidget* lower) {
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(upper);
  column->addWidget(lower);
  return page;
}

}  // namespace

DockRow PickingInspector::row() {
  return {.key = QStringLiteral("inspectorDock"),
          .title = tr("Picking Inspector"),
          .icon = "inspector",
          .place = DockPlace::Bottom,
          .start = DockStart::Closed,
          .listed = false,
          .size = 290,
          .make = [](const DockContext& context) -> EditorDock* {
            return new PickingInspector(context.actions, context.viewport, &context.window);
          }};
}

PickingInspector::PickingInspector(const Actions& actions, Viewport& viewport, QWidget* parent)
    : EditorDock(row(), parent),
      actions_(actions),
      viewport_(viewport),
      searches_(std::make_unique<JobRunner>()) {
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
  parts_->setContentsMargins(8, 2, 4, 4);
  parts_->setSpacing(8);

  auto* left = new QVBoxLayout;
  left->setSpacing(4);
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
  state_->setWordWrap(true);
  buttons->addSpacing(6);
  buttons->addWidget(state_, 1);
  left->addLayout(buttons);
  legend_ = new PickLegend;
  left->addWidget(legend_);
  NumberLimits steps{tr("steps").toStdString(), "", 1.0, kMostSteps};
  steps.whole = true;
  steps_ = limitedField({tr("March steps"), {}, 10.0, 10000.0, true}, steps, QStringLiteral("marchSteps"),
                        tr("Into how many equal steps the marches divide the ray within the terrain's box"));
  steps_->setValue(kFirstSteps);
  left->addWidget(steps_);
  left->addStretch(1);
  parts_->addLayout(left);

  auto* middle = new QVBoxLayout;
  middle->setSpacing(6);
  pages_ = new QTabBar;
  pages_->setObjectName(QStringLiteral("hitPages"));
  pages_->addTab(tr("Ground"));
  pages_->addTab(tr("Object"));
  pages_->setCurrentIndex(1);
  pages_->setDrawBase(false);
  pages_->setExpanding(false);
  pages_->setFocusPolicy(Qt::TabFocus);
  pages_->setToolTip(tr("What the ray meets: the object before the ground, and the ground behind it"));
  middle->addWidget(pages_);
  methods_ = groundMethods();
  facts_ = new HitFacts;
  groundPage_ = pageOf(methods_, facts_);
  middle->addWidget(groundPage_);
  objectMethods_ = objectMethods();
  objectFacts_ = new ObjectFacts;
  objectPage_ = pageOf(objectFacts_, objectMethods_);
  middle->addWidget(objectPage_);
  connect(pages_, &QTabBar::currentChanged, this, &PickingInspector::showPage);
  middle->addStretch(1);
  parts_->addLayout(middle);

  auto* scroll = new ReportScroll;
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(content);
  // Beside what scrolls, so that no part of it is out of sight; it has the rest of the room.
  map_ = new RayMap;
  map_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
  map_->setMinimumSize(map_->minimumSizeHint());
  auto* whole = new QWidget;
  sides_ = new QBoxLayout(QBoxLayout::LeftToRight, whole);
  sides_->setContentsMargins(0, 4, 10, 6);
  sides_->setSpacing(6);
  sides_->addWidget(scroll);
  sides_->addWidget(map_, 1);
  setWidget(whole);
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
  } else {
    onRay_.reset();
  }
  onTerrain_ = onChange(
      document, [this] { refreshSoon_.start(0); }, &DocumentChange::objects, &DocumentChange::ground);
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
  searchedObjects_.clear();
  report_.reset();
  object_.reset();
  if (document_ && ray_ && !isHidden()) {
    TerrainDocument& ground = document_->terrain();
    report_ = std::make_shared<const PickReport>(reportPick(
        ground.heights(), ground.pyramid(), ground.frame(), *ray_, static_cast<int>(steps_->value())));
    object_ = reportObjectPick(ground.objectPicker(), rayBefore(*ray_, report_->hit));
    if (searchWanted()) searchSoon_.start(kQuiet);
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
  if (object_) objectFacts_->show(*object_, *ray_);
  showPage();
  showMethods();
  showMarks();
}

void PickingInspector::showPage() {
  pages_->setVisible(object_.has_value());
  const bool ofObject = object_ && pages_->currentIndex() == 1;
  groundPage_->setVisible(!ofObject);
  objectPage_->setVisible(ofObject);
}

bool PickingInspector::searchWanted() const {
  if (!report_ || !pinned_) return false;
  const bool ground = !searched_ && fewCells(document_->terrain());
  return ground || (object_ && object_->answers.size() + searchedObjects_.size() < kObjectMethods);
}

void PickingInspector::showMethods() {
  if (!report_) return methods_->clearAnswers();
  const QString search = !pinned_ ? tr("when pinned") : tr("searching …");
  std::vector<MethodAnswer> answers = report_->answers;
  if (searched_) answers.push_back(*searched_);
  methods_->show(*ray_, answers, pinned_ && !fewCells(document_->terrain()) ? tr("too many cells") : search);
  if (!object_) return;
  answers = object_->answers;
  answers.insert(answers.end(), searchedObjects_.begin(), searchedObjects_.end());
  objectMethods_->show(*ray_, answers, search);
}

void PickingInspector::showMarks() {
  if (!document_) return;
  SceneDisplay& display = document_->display();
  if (!report_) return display.setOverlay(OverlayOf::PickedRay, nullptr);
  const TerrainDocument& ground = document_->terrain();
  display.setOverlay(OverlayOf::PickedRay, std::make_shared<const Overlay>(pickOverlay(
                                               *report_, object_ ? &*object_ : nullptr, ground.heights(),
                                               ground.frame(), legend_->shown(), !pinned_)));
}

void PickingInspector::startSearch() {
  if (!searchWanted()) return;
  // A stroke writes where a snapshot taken during it would be read.
  if (document_->terrain().editing()) return searchSoon_.start(kQuiet);
  // One at a time; the one that is over starts the next.
  if (!searches_->jobs().empty()) return;
  TerrainDocument& ground = document_->terrain();
  std::vector<PlacedObject> objects;
  if (object_ && object_->answers.size() < kObjectMethods) objects = ground.objectPicker().placed();
  searches_->run<SearchAnswers>(
      tr("Brute force"),
      [snapshot = fewCells(ground) ? std::optional(ground.snapshot()) : std::nullopt,
       objects = std::move(objects), ray = *ray_, hit = report_->hit,
       object =
           object_ ? std::optional(object_->hit) : std::nullopt](const Progress&) -> Result<SearchAnswers> {
        SearchAnswers answers;
        if (snapshot) answers.ground = bruteForceAnswer(snapshot->heights, snapshot->frame, ray, hit);
        if (!objects.empty()) answers.objects = testEveryObject(objects, rayBefore(ray, hit), *object);
        return answers;
      },
      [this, number = searchNumber_](const Result<SearchAnswers>& answers) {
        if (number != searchNumber_) return startSearch();
        searched_ = answers.value().ground;
        searchedObjects_ = answers.value().objects;
        showMethods();
      });
}

void PickingInspector::resizeEvent(QResizeEvent* event) {
  QDockWidget::resizeEvent(event);
  const bool wide = width() > 1.2 * height();
  for (QBoxLayout* layout : {sides_, parts_})
    layout->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void PickingInspector::changeEvent(QEvent* event) {
  QDockWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showMethods();
}

}  // namespace scarp
