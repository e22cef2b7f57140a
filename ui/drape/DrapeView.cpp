#include "ui/drape/DrapeView.h"

#include <QFileInfo>
#include <algorithm>

#include "core/edit/DrapeOperations.h"
#include "core/edit/Operation.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

constexpr int kRepaintAfter = 70;  ///< Milliseconds, while tiles come.

/// Of an opened picture.
struct OpenedDrape {
  std::shared_ptr<DrapeTiles> tiles;
  bool changed = false;
};

}  // namespace

DrapeView::DrapeView(JobRunner& jobs, QObject* parent) : QObject(parent), jobs_(jobs) {
  repaint_.setSingleShot(true);
  repaint_.setInterval(kRepaintAfter);
  connect(&repaint_, &QTimer::timeout, this, &DrapeView::repaint);
}

void DrapeView::repaint() {
  if (document_) document_->display().changeDrapeTiles();
}

void DrapeView::setDocument(EditorDocument* document) {
  ++session_;
  for (auto& [path, entry] : entries_) {
    if (entry.tiles) entry.tiles->onWanted({});
    for (Job* job : {entry.opening, entry.making})
      if (job) job->cancel();
  }
  entries_.clear();
  document_ = document;
  onDrapes_ = onChange(
      document, [this] { follow(); }, &DocumentChange::drapes);
  follow();
}

DrapePath DrapeView::whereIs(const Drape& drape) const {
  if (!drape.packed) return whereIsFile(drape);
  std::string name = "project:" + std::to_string(drape.packed->colours) + ' ' +
                     std::to_string(drape.packed->opacity) + ' ' + drape.packed->crsWkt;
  if (drape.packed->geoTransform)
    for (const double number : *drape.packed->geoTransform) name += ' ' + std::to_string(number);
  return {std::move(name), true};
}

std::string DrapeView::fileOf(std::size_t place) const {
  return whereIsFile(document_->terrain().drapes().at(place - 1)).path;
}

bool DrapeView::mayReadFile(std::size_t place) const {
  // The panel can ask while documents change places.
  if (!document_ || place < 1 || place > document_->terrain().drapes().size()) return false;
  return mayRead(whereIsFile(document_->terrain().drapes()[place - 1]));
}

DrapePath DrapeView::whereIsFile(const Drape& drape) const {
  const auto& stored = document_->storedWork;
  const auto savedIn = stored.find(kSavedIn);
  const std::string folder =
      document_->project() ? QFileInfo(document_->path()).absolutePath().toStdString() : std::string();
  return pathOf(drape, folder, savedIn == stored.end() ? std::string() : savedIn->second);
}

bool DrapeView::mayRead(const DrapePath& where) {
  return where.within || isRememberedFile(FileUse::Drape, where.path);
}

void DrapeView::follow() {
  if (document_)
    for (const Drape& drape : document_->terrain().drapes()) {
      const DrapePath where = whereIs(drape);
      if (drape.visible && mayRead(where) && !entries_.contains(where.path)) open(drape, where.path);
    }
  show();
}

void DrapeView::show() {
  std::vector<GroundDrape> drapes;
  if (document_)
    for (const Drape& drape : document_->terrain().drapes()) {
      const auto entry = entries_.find(whereIs(drape).path);
      if (!drape.visible || entry == entries_.end() || !entry->second.tiles) continue;
      if (!entry->second.tiles->facts().covered.empty())
        drapes.push_back({entry->second.tiles, drape.opacity});
    }
  // The highest hide the others.
  if (drapes.size() > kMostDrapesDrawn)
    drapes.erase(drapes.begin(), drapes.end() - static_cast<std::ptrdiff_t>(kMostDrapesDrawn));
  if (document_) document_->display().setDrapes(std::move(drapes));
  complain();
  Q_EMIT changed();
}

void DrapeView::open(const Drape& drape, const std::string& path) {
  Entry& entry = entries_[path];
  const QString name = QString::fromStdString(drape.name);
  entry.title = drape.packed ? name : QFileInfo(QString::fromStdString(path)).fileName();
  const DrapeOrigin origin = drape.packed ? DrapeOrigin(drape.name, *drape.packed) : DrapeOrigin(path);
  const TerrainDocument& terrain = document_->terrain();
  entry.opening = jobs_.run<OpenedDrape>(
      tr("Opening %1").arg(name),
      [origin, was = FileIdentity{drape.bytes, drape.sum}, frame = terrain.frame(),
       reference = terrain.georeference()](const Progress& progress) -> Result<OpenedDrape> {
        bool changed = false;
        if (!origin.packed) {
          const auto is = identityOf(origin.path);
          if (!is) return is.error();
          changed = was.bytes > 0 && was != *is;
        }
        auto tiles = DrapeTiles::open(origin, frame, reference, progress);
        if (!tiles) return tiles.error();
        return OpenedDrape{*std::move(tiles), changed};
      },
      [this, path, session = session_](Result<OpenedDrape> opened) {
        if (session != session_) return;
        const auto found = entries_.find(path);
        if (found == entries_.end()) return;
        found->second.opening = nullptr;
        if (!opened.ok() && opened.error().cancelled) return hide(path);
        if (opened) found->second.changedSince = opened->changed;
        this->opened(path,
                     opened ? Result(opened->tiles) : Result<std::shared_ptr<DrapeTiles>>(opened.error()));
      });
}

void DrapeView::opened(const std::string& path, Result<std::shared_ptr<DrapeTiles>> tiles) {
  Entry& entry = entries_[path];
  if (tiles) {
    entry.tiles = *std::move(tiles);
    // Told while a picture is drawn.
    entry.tiles->onWanted([this, path] {
      QMetaObject::invokeMethod(
          this, [this, path] { make(path); }, Qt::QueuedConnection);
    });
  } else {
    entry.error = messageText(tiles.error().message);
  }
  show();
}

void DrapeView::make(const std::string& path) {
  const auto found = entries_.find(path);
  if (found == entries_.end() || found->second.making || !found->second.tiles ||
      !found->second.tiles->wanting())
    return;
  found->second.making = jobs_.run<bool>(
      tr("Reading %1").arg(found->second.title),
      [tiles = found->second.tiles, this](const Progress& progress) -> Result<bool> {
        for (double made = 0.0;; made += 1.0) {
          auto one =
              tiles->makeNext(partOf(progress, 1.0 - std::pow(0.99, made), 1.0 - std::pow(0.99, made + 1)));
          if (!one || !*one) return one;
          QMetaObject::invokeMethod(
              this,
              [this] {
                if (!repaint_.isActive()) repaint_.start();
              },
              Qt::QueuedConnection);
        }
      },
      [this, path, session = session_](Result<bool> made) {
        if (session != session_) return;
        const auto entry = entries_.find(path);
        if (entry == entries_.end()) return;
        entry->second.making = nullptr;
        repaint();
        if (made.ok()) return make(path);
        // Whoever stops it by hand does not want it.
        if (made.error().cancelled) return hide(path);
        entry->second.error = messageText(made.error().message);
        show();
      });
}

void DrapeView::hide(const std::string& path) {
  entries_.erase(path);
  TerrainDocument& terrain = document_->terrain();
  for (std::size_t place = 1; place <= terrain.drapes().size(); ++place) {
    const Drape& drape = terrain.drapes()[place - 1];
    if (!drape.visible || whereIs(drape).path != path || terrain.editing()) continue;
    SetDrapeOperation change;
    change.drape = place;
    change.visible = false;
    (void)perform(change, terrain);
  }
  show();
}

DrapeView::State DrapeView::stateOf(std::size_t place) const {
  if (!document_ || place < 1 || place > document_->terrain().drapes().size()) return {};
  const Drape& drape = document_->terrain().drapes()[place - 1];
  const DrapePath where = whereIs(drape);
  const QString file = QString::fromStdString(drape.packed ? drape.name : where.path);
  if (!mayRead(where))
    return {State::Kind::NotAllowed,
            tr("%1 lies outside of the project's folder. It is read only if you say so.").arg(file),
            {}};
  const auto found = entries_.find(where.path);
  if (found == entries_.end()) return {State::Kind::Reading, file, {}};
  const Entry& entry = found->second;
  if (!entry.error.isEmpty()) return {State::Kind::Missing, entry.error, {}};
  if (!entry.tiles) return {State::Kind::Reading, tr("Opening %1").arg(file), {}};
  const DrapeFacts& facts = entry.tiles->facts();
  if (facts.covered.empty())
    return {State::Kind::Elsewhere, tr("It lies beside this terrain, not over it."), facts};
  QString text = drape.packed ? tr("In the project: %1 × %2 pixels").arg(facts.columns).arg(facts.rows)
                              : tr("%1 × %2 pixels").arg(facts.columns).arg(facts.rows);
  if (facts.stretched) text += tr(", from corner to corner: it has no place in the world that fits");
  if (entry.changedSince) text += tr("; the file has changed since it was added");
  return {State::Kind::Shown, text, facts};
}

void DrapeView::allow(std::size_t place) {
  if (!document_) return;
  rememberFile(FileUse::Drape, whereIs(document_->terrain().drapes().at(place - 1)).path);
  follow();
}

bool DrapeView::settled() const {
  return std::ranges::none_of(entries_, [](const auto& one) {
    return one.second.opening || one.second.making || (one.second.tiles && one.second.tiles->wanting());
  });
}

void DrapeView::complain() {
  QString first;
  if (document_)
    for (std::size_t place = 1; first.isEmpty() && place <= document_->terrain().drapes().size(); ++place) {
      const State state = stateOf(place);
      const QString name = QString::fromStdString(document_->terrain().drapes()[place - 1].name);
      if (!document_->terrain().drapes()[place - 1].visible) continue;
      if (state.kind == State::Kind::Missing || state.kind == State::Kind::NotAllowed ||
          state.kind == State::Kind::Elsewhere)
        first = tr("Drape “%1” is not shown. %2").arg(name, state.text);
    }
  if (first != std::exchange(complained_, first)) Q_EMIT problem(first);
}

}  // namespace scarp
