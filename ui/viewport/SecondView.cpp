#include "ui/viewport/SecondView.h"

#include <QAction>

#include "ui/document/EditorDocument.h"
#include "ui/settings/Preferences.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/Icons.h"

namespace scarp {

DockRow SecondView::row() {
  return {.key = QStringLiteral("secondView"),
          .title = tr("Second View"),
          .place = DockPlace::Left,
          .start = DockStart::ClosedEach,
          .size = 420,
          .make = [](const DockContext& context) -> EditorDock* { return &context.secondView; }};
}

SecondView::SecondView(Viewport& first, QWidget* parent)
    : EditorDock(row(), parent), first_(first), viewport_(new Viewport), orthographic_(new QAction(this)) {
  toggleViewAction()->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_Q);
  viewport_->setMinimumSize(240, 180);
  viewport_->setPageBudget(kSecondViewPages);
  viewport_->setAccessibleName(tr("Second terrain view"));
  viewport_->setWhatsThis(tr("The same terrain with a camera of its own; every tool works here too"));
  setWidget(viewport_);
  orthographic_->setText(tr("Orthographic Second View"));
  orthographic_->setIcon(icon(QStringLiteral("orthographic")));
  orthographic_->setToolTip(tr("Show the second view without perspective"));
  orthographic_->setCheckable(true);
  connect(orthographic_, &QAction::triggered, this, [this] {
    if (controller_ && !controller_->dragging()) toggleProjection(*controller_, document_->terrain());
    showProjection();
  });
  showProjection();
  connect(this, &QDockWidget::visibilityChanged, this, [this] { isVisible() ? open() : close(); });
  connect(viewport_, &Viewport::compassClicked, this, [this](CompassPart part) {
    if (controller_) turnView(*controller_, document_->terrain(), viewport_->viewSize(), part);
  });
}

SecondView::~SecondView() { close(); }

void SecondView::setDocument(EditorDocument* document) {
  close();
  document_ = document;
  if (isVisible()) open();
}

void SecondView::open() {
  if (!document_ || controller_) return;
  ViewController& first = document_->view();
  controller_ = std::make_unique<ViewController>(document_->tools());
  controller_->setNavigation(rememberedNavigation());
  controller_->setJumps(reducesMotion());
  controller_->setGoUnder(first.goesUnder());
  viewport_->setScene(&document_->display(), controller_.get());
  followLook();
  Camera camera = controller_->viewNamed(NamedView::Top, viewport_->viewSize());
  camera.projection = Camera::Projection::Orthographic;
  controller_->setCamera(camera);
  controller_->setCamera(controller_->viewNamed(NamedView::Top, viewport_->viewSize()));
  onOwnCamera_ = controller_->cameraChanged.subscribe([this] { showProjection(); });
  showProjection();
  onCamera_ = first.cameraChanged.subscribe([this] { followLook(); });
}

void SecondView::close() {
  onCamera_.reset();
  onOwnCamera_.reset();
  viewport_->setScene(nullptr, nullptr);
  controller_.reset();
  showProjection();
}

void SecondView::showProjection() {
  orthographic_->setEnabled(controller_ != nullptr);
  orthographic_->setChecked(controller_ &&
                            controller_->camera().projection == Camera::Projection::Orthographic);
}

void SecondView::followLook() {
  if (!controller_) return;
  if (viewport_->settings() != first_.settings()) viewport_->setSettings(first_.settings());
  Camera camera = controller_->camera();
  const double exaggeration = document_->view().camera().exaggeration;
  if (camera.exaggeration == exaggeration) return;
  camera.exaggeration = exaggeration;
  controller_->setCamera(camera);
}

}  // namespace scarp
