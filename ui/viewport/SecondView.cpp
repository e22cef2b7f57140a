#include "ui/viewport/SecondView.h"

#include <QAction>

#include "ui/document/EditorDocument.h"
#include "ui/settings/NavigationSetting.h"
#include "ui/viewport/Viewport.h"

namespace scarp {

SecondView::SecondView(Viewport& first, QWidget* parent)
    : QDockWidget(tr("Second View"), parent), first_(first), viewport_(new Viewport) {
  setObjectName(QStringLiteral("secondView"));
  toggleViewAction()->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_Q);
  viewport_->setMinimumSize(240, 180);
  viewport_->setPageBudget(kSecondViewPages);
  viewport_->setAccessibleName(tr("Second terrain view"));
  setWidget(viewport_);
  connect(this, &QDockWidget::visibilityChanged, this, [this] { isVisible() ? open() : close(); });
  connect(viewport_, &Viewport::compassClicked, this, [this](CompassPart part) {
    if (tools_) turnView(*tools_, document_->terrain(), viewport_->viewSize(), part);
  });
}

SecondView::~SecondView() { close(); }

void SecondView::setDocument(EditorDocument* document) {
  close();
  document_ = document;
  if (isVisible()) open();
}

void SecondView::open() {
  if (!document_ || tools_) return;
  ToolBox& first = document_->tools();
  tools_ = std::make_unique<ToolBox>(document_->terrain());
  tools_->setNavigation(rememberedNavigation());
  tools_->setGoUnder(first.goesUnder());
  hand(first, *tools_);
  if (first.bending()) tools_->followBend(first.bending());
  viewport_->setDocument(&document_->terrain(), tools_.get());
  viewport_->follow(&first_);
  followLook();
  Camera camera = tools_->viewNamed(NamedView::Top, viewport_->viewSize());
  camera.projection = Camera::Projection::Orthographic;
  tools_->setCamera(camera);
  tools_->setCamera(tools_->viewNamed(NamedView::Top, viewport_->viewSize()));
  const auto link = [this](ToolBox& from, ToolBox& to) {
    const auto pass = [&from, &to] { hand(from, to); };
    subscriptions_.push_back(from.settingsChanged.subscribe(pass));
    subscriptions_.push_back(from.selectedObjectChanged.subscribe(pass));
  };
  link(first, *tools_);
  link(*tools_, first);
  const auto linkBend = [this](ToolBox& from, ToolBox& to) {
    subscriptions_.push_back(from.bendChanged.subscribe([this, &from, &to] { handBend(from, to); }));
  };
  linkBend(first, *tools_);
  linkBend(*tools_, first);
  // They are told where the first one's are.
  subscriptions_.push_back(
      tools_->refused.subscribe([&first](const std::string& why) { first.refused.emit(why); }));
  subscriptions_.push_back(first.cameraChanged.subscribe([this] { followLook(); }));
}

void SecondView::close() {
  subscriptions_.clear();
  viewport_->follow(nullptr);
  viewport_->setDocument(nullptr, nullptr);
  tools_.reset();
}

void SecondView::hand(const ToolBox& from, ToolBox& to) {
  // Only what differs is set, so that nothing goes back and forth.
  if (to.tool() != from.tool()) to.setTool(from.tool());
  if (to.brush() != from.brush()) to.setBrush(from.brush());
  if (to.place() != from.place()) to.setPlace(from.place());
  if (to.selecting() != from.selecting()) to.setSelecting(from.selecting());
  if (to.selectedObject() != from.selectedObject()) to.selectObject(from.selectedObject());
  if (to.paintsMask() != from.paintsMask()) to.paintMask(from.paintsMask());
}

void SecondView::handBend(const ToolBox& from, ToolBox& to) {
  if (handingBend_) return;
  handingBend_ = true;
  to.followBend(from.bending());
  handingBend_ = false;
}

void SecondView::followLook() {
  if (!tools_) return;
  if (viewport_->settings() != first_.settings()) viewport_->setSettings(first_.settings());
  Camera camera = tools_->camera();
  const double exaggeration = document_->tools().camera().exaggeration;
  if (camera.exaggeration == exaggeration) return;
  camera.exaggeration = exaggeration;
  tools_->setCamera(camera);
}

}  // namespace scarp
