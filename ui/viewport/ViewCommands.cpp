#include "ui/viewport/ViewCommands.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QSettings>
#include <QStandardPaths>
#include <cmath>
#include <utility>

#include "core/view/ViewLimits.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/CoreText.h"

namespace scarp {

namespace {

constexpr int kScales[] = {1, 2, 4};

/// The first of "island.png", "island-2.png" … that does not exist.
QString freePath(const QString& name) {
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
  const QDir pictures(QFileInfo(folder).isDir() ? folder : QDir::homePath());
  QString path = pictures.filePath(name + QStringLiteral(".png"));
  for (int i = 2; QFileInfo::exists(path); ++i)
    path = pictures.filePath(QStringLiteral("%1-%2.png").arg(name, QString::number(i)));
  return path;
}

}  // namespace

ScreenshotDialog::ScreenshotDialog(Viewport& view, const QString& name, QWidget* parent)
    : FormDialog(tr("Save Screenshot"), tr("Save"), parent),
      view_(view),
      scale_(new QComboBox),
      note_(new QLabel) {
  setObjectName(QStringLiteral("screenshot"));
  scale_->setObjectName(QStringLiteral("screenshotScale"));
  scale_->setToolTip(tr("Size of the picture, as a multiple of the view in the window"));
  const double ratio = view.devicePixelRatioF();
  for (const int scale : kScales)
    scale_->addItem(tr("%1 × (%2 × %3 pixels)")
                        .arg(scale)
                        .arg(std::lround(view.width() * ratio) * scale)
                        .arg(std::lround(view.height() * ratio) * scale),
                    scale);
  addRow(tr("Size"), scale_);
  const PathRow file = pathRow(tr("File"));
  path_ = file.edit;
  path_->setText(freePath(name));
  addRow(tr("File"), file.row);
  addNote(*note_);
  connect(file.browse, &QPushButton::clicked, this, &ScreenshotDialog::browse);
  connect(path_, &QLineEdit::textChanged, this, &ScreenshotDialog::showNote);
  showNote();
}

QString ScreenshotDialog::path() const { return path_->text().trimmed(); }

void ScreenshotDialog::browse() {
  int format = 0;
  if (const auto chosen = askSavePath(this, windowTitle(), path(), {fileFilter("PNG", "png")}, format))
    path_->setText(QFileInfo(*chosen).suffix().isEmpty() ? *chosen + QStringLiteral(".png") : *chosen);
}

void ScreenshotDialog::showNote() {
  note_->setText(QFileInfo(path()).isFile()
                     ? tr("“%1” already exists and will be overwritten.").arg(QFileInfo(path()).fileName())
                     : QString());
}

std::optional<QString> ScreenshotDialog::takeValues() {
  if (QFileInfo(path()).suffix().compare(QLatin1String("png"), Qt::CaseInsensitive) != 0)
    return tr("The name of the file must end in .png.");
  const Result<QImage> image = view_.screenshot(scale_->currentData().toDouble());
  if (!image) return messageSentence(image.error().message);
  QSaveFile file(path());
  if (!file.open(QIODevice::WriteOnly) || !image->save(&file, "PNG") || !file.commit())
    return tr("“%1” cannot be written: %2").arg(path(), file.errorString());
  size_ = image->size();
  return std::nullopt;
}

namespace {

const QString kStatisticsKey = QStringLiteral("view/statistics");

}  // namespace

ViewCommands::ViewCommands(Actions& actions, Viewport& viewport, QObject* parent)
    : QObject(parent), actions_(actions), viewport_(viewport) {
  connectViews();
  connectBookmarks();
  connect(&viewport_, &Viewport::compassClicked, this, &ViewCommands::turnTo);
  connect(&viewport_, &Viewport::resized, this, &ViewCommands::followSize);
  showState();
}

void ViewCommands::on(QAction* action, std::function<void()> act) {
  connect(action, &QAction::triggered, this, [this, act = std::move(act)] {
    if (document_ && !document_->view().dragging()) act();
    // A checkable action has changed its mark whether or not it was allowed to act.
    showState();
  });
}

void ViewCommands::connectViews() {
  on(actions_.frame, [this] {
    ViewController& controller = document_->view();
    controller.travelTo(controller.framing(viewport_.viewSize()));
  });
  on(actions_.viewTop, [this] { look(NamedView::Top); });
  on(actions_.viewNorth, [this] { look(NamedView::North); });
  on(actions_.viewFront, [this] { look(NamedView::Front); });
  on(actions_.viewSide, [this] { look(NamedView::Side); });
  on(actions_.perspective, [this] { look(NamedView::Perspective); });
  on(actions_.orthographic, [this] { toggleProjection(document_->view(), document_->terrain()); });
  on(actions_.viewBack, [this] { document_->view().goBack(); });
  on(actions_.viewForward, [this] { document_->view().goForward(); });
  actions_.statistics->setChecked(QSettings().value(kStatisticsKey).toBool());
  viewport_.setStatistics(actions_.statistics->isChecked());
  connect(actions_.statistics, &QAction::triggered, this, [this](bool shown) {
    viewport_.setStatistics(shown);
    QSettings().setValue(kStatisticsKey, shown);
  });
  on(actions_.goUnder, [this] { document_->view().setGoUnder(!document_->view().goesUnder()); });
}

void ViewCommands::connectBookmarks() {
  for (int i = 0; i < ViewBookmarks::count; ++i) {
    const auto index = static_cast<std::size_t>(i);
    on(actions_.bookmarks[index], [this, i] {
      if (const auto& view = document_->bookmarks.at(i)) document_->view().travelTo(*view);
    });
    on(actions_.storeBookmarks[index], [this, i, index] {
      document_->bookmarks.store(i, document_->view().destination());
      Q_EMIT told(tr("This view is bookmark %1: %2 comes back to it.")
                      .arg(i + 1)
                      .arg(actions_.bookmarks[index]->shortcut().toString(QKeySequence::NativeText)));
    });
  }
}

void ViewCommands::look(NamedView view) {
  ViewController& controller = document_->view();
  controller.travelTo(controller.viewNamed(view, viewport_.viewSize()));
}

void ViewCommands::followSize() {
  const ViewSize before = std::exchange(size_, viewport_.viewSize());
  if (!document_ || before == size_) return;
  ViewController& controller = document_->view();
  const Camera opened = openingCamera(document_->terrain(), before);
  if (!controller.dragging() && samePose(controller.camera(), opened) &&
      opened.exaggeration == controller.camera().exaggeration)
    controller.setCamera(openingCamera(document_->terrain(), size_));
}

void ViewCommands::turnTo(CompassPart part) {
  if (document_) turnView(document_->view(), document_->terrain(), viewport_.viewSize(), part);
}

void ViewCommands::setDocument(EditorDocument* document) {
  document_ = document;
  size_ = viewport_.viewSize();
  onCamera_ = document ? document->view().cameraChanged.subscribe([this] { showState(); }) : Subscription();
  if (document) document->view().setGoUnder(actions_.goUnder->isChecked());
  showState();
}

void ViewCommands::showState() {
  actions_.viewBack->setEnabled(document_ && document_->view().canGoBack());
  actions_.viewForward->setEnabled(document_ && document_->view().canGoForward());
  for (int i = 0; i < ViewBookmarks::count; ++i)
    actions_.bookmarks[static_cast<std::size_t>(i)]->setEnabled(document_ && document_->bookmarks.at(i));
  if (!document_) return;
  const ViewController& controller = document_->view();
  actions_.orthographic->setChecked(controller.camera().projection == Camera::Projection::Orthographic);
  actions_.goUnder->setChecked(controller.goesUnder());
}

}  // namespace scarp
