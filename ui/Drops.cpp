#include "ui/Drops.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWidget>
#include <functional>
#include <utility>

#include "ui/FileCommands.h"
#include "ui/drape/DrapeCommands.h"
#include "ui/import/ImportCommands.h"
#include "ui/lines/LineCommands.h"
#include "ui/materials/MaterialImportCommands.h"
#include "ui/materials/MaterialsDock.h"
#include "ui/objects/AssetCommands.h"
#include "ui/settings/RecentFiles.h"

namespace scarp {

Drops::Drops(QWidget* window, const Takers& takers) : QObject(window), window_(window), to_(takers) {
  window->setAcceptDrops(true);
  window->installEventFilter(this);
}

bool Drops::eventFilter(QObject* watched, QEvent* event) {
  if (watched == window_ && event->type() == QEvent::DragEnter) {
    auto& entering = static_cast<QDragEnterEvent&>(*event);
    const QMimeData& dragged = *entering.mimeData();
    if ((dragged.hasUrls() && dragged.urls().first().isLocalFile()) || droppedAddress(dragged))
      entering.acceptProposedAction();
    return true;
  }
  if (watched == window_ && event->type() == QEvent::Drop) {
    auto& dropped = static_cast<QDropEvent&>(*event);
    dropped.acceptProposedAction();
    take(dropped);
    return true;
  }
  return QObject::eventFilter(watched, event);
}

void Drops::take(const QDropEvent& event) {
  // Commands may ask, and the program that it comes from waits until the drop has been taken.
  const auto later = [this](std::function<void()> what) { QTimer::singleShot(0, this, std::move(what)); };
  if (const auto address = droppedAddress(*event.mimeData()))
    return later([this, address] { to_.imports->askAddress(*address); });
  QStringList dropped;
  for (const QUrl& url : event.mimeData()->urls())
    if (url.isLocalFile()) dropped += url.toLocalFile();
  const QString path = dropped.value(0);
  if (document_ && AssetCommands::areModels(dropped)) return later([this, dropped] { to_.assets->import(dropped); });
  if (document_ && dropped.size() == 1 && LineCommands::areLines(path))
    return later([this, path] { to_.lines->askImport(path); });
  // Files that are dropped on the panel of materials, and that it does not take as pictures, are weights.
  const auto* materials = window_->findChild<const MaterialsDock*>();
  const QPoint within = materials->mapFrom(window_, event.position().toPoint());
  if (document_ && materials->isVisible() && materials->rect().contains(within))
    return later([this, dropped] { to_.materials->ask(dropped); });
  if (dropped.size() > 1 || QFileInfo(path).isDir()) return later([this, dropped] { to_.files->open(dropped); });
  const auto drape = [this, path] { to_.drapes->drop(path); };
  // A GeoPackage holds lines, or pictures and heights.
  if (document_ && path.endsWith(QStringLiteral(".gpkg"), Qt::CaseInsensitive))
    return later([this, path, drape] { to_.lines->askImport(path, drape); });
  later(drape);
}

}  // namespace scarp
