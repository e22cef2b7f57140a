#include "core/project/ProjectFile.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <mutex>

#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LineLimits.h"
#include "core/io/RememberedSource.h"
#include "core/project/ProjectCopy.h"
#include "core/project/ProjectDamage.h"
#include "core/project/ProjectLoad.h"
#include "core/project/ProjectStore.h"
#include "core/project/ProjectWriter.h"
#include "core/store/StoredNumbers.h"

namespace scarp {

ProjectContents contentsOf(const TerrainDocument& document, const std::unordered_set<std::uint64_t>& known) {
  EXPECTS(!document.editing());
  ProjectContents contents;
  DocumentParts& parts = contents.document;
  static_cast<DocumentContent&>(parts) = document.content();
  parts.activeLayer = document.activatedLayer();
  parts.nextLayer = document.nextLayerId();
  parts.pyramid = document.pyramid();
  const EditHistory& history = document.history();
  parts.history = history.contents(known);
  addPictures(parts.state, contents.pictures);
  addModels(parts.state, contents.models);
  for (std::size_t i = 0; i < history.size(); ++i) {
    addPictures(history.record(i), contents.pictures);
    addModels(history.record(i), contents.models);
  }
  addPictures(contents.models, contents.pictures);
  return contents;
}

namespace {

std::string randomIdentity() {
  const std::string first = hexadecimal(drawnNumber());
  return first + hexadecimal(drawnNumber());
}

std::int64_t dataVersion(ProjectStore& store) {
  const auto version = store.database().number("PRAGMA data_version");
  return version.ok() ? *version : -1;
}

/// Whether a project can be saved: SQLite needs to write the file, and a journal beside it.
bool isWritable(const std::string& real) {
  const std::string folder = std::filesystem::path(real).parent_path().string();
  return ::access(real.c_str(), W_OK) == 0 && ::access(folder.empty() ? "." : folder.c_str(), W_OK | X_OK) == 0;
}

/// Follows links, so that renaming over the file replaces what they lead to.
std::string realPath(const std::string& path) {
  std::error_code failure;
  const auto real = std::filesystem::weakly_canonical(path, failure);
  return failure ? path : real.string();
}

std::string folderOf(const std::string& real) { return std::filesystem::path(real).parent_path().string(); }

/// Steps of the history are stored without the path of the source: it is the one of the document.
void shareSourcePath(HistoryContents& history, const std::optional<StoredSource>& present) {
  if (!present) return;
  for (HistoryItem& item : history.items) {
    if (!item.record || !item.record->state) continue;
    auto& source = item.record->state->georeference.source;
    if (source && source->path.empty() && source->bytes == present->bytes &&
        source->modified == present->modified)
      source->path = present->path;
  }
}

}  // namespace

class ProjectFile::Private {
 public:
  std::string path, real;
  ProjectOptions options;
  bool readOnly = false;
  mutable std::mutex saving;  ///< One save at a time.
  mutable std::mutex mutex;   ///< For what follows.
  std::shared_ptr<ProjectStore> store;
  StoredProject stored;
  std::int64_t version = 0;  ///< SQLite's of the data: another one when somebody else has changed it.
  bool failed = false;       ///< The last save.
  std::function<void(const Damage&)> onDamage;

  [[nodiscard]] std::shared_ptr<ProjectStore> currentStore() const {
    const std::lock_guard lock(mutex);
    return store;
  }
  /// From now on the file is this one.
  void take(std::shared_ptr<ProjectStore> other, StoredProject now) {
    const std::lock_guard lock(mutex);
    if (store && store != other) store->damage().onFound({});
    store = std::move(other);
    store->damage().onFound(onDamage);
    stored = std::move(now);
    store->trust(stored.stamp.save);
    version = dataVersion(*store);
    failed = false;
  }
  [[nodiscard]] bool changedByOthers() {
    if (currentStore()->overwritten()) return true;
    const std::lock_guard lock(mutex);
    if (store->movedAway(real)) return true;
    const std::int64_t now = dataVersion(*store);
    if (now == version) return false;
    // What a save that failed could not take back, SQLite takes back when the file is next read.
    if (!failed || !isLatest(stored.stamp)) return true;
    version = now;
    return false;
  }
  /// What reads the file as a whole makes sure of that first.
  [[nodiscard]] Result<void> checkNotOverwritten() const {
    if (!currentStore()->overwritten()) return {};
    return errorIn(path, "was overwritten by another program while it was open; save it under another name");
  }
  [[nodiscard]] bool isLatest(const ProjectStamp& stamp) const {
    const SavedStates saves = readSaves(*store);
    return !saves.states.empty() && saves.states.front().version.id == stamp.save &&
           saves.states.front().summary.stamp == stamp.state;
  }
};

ProjectFile::ProjectFile(std::unique_ptr<Private> made) : d_(std::move(made)) {}
ProjectFile::~ProjectFile() {
  if (d_->store) d_->store->damage().onFound({});
}

Result<OpenedProject> ProjectFile::open(const std::string& path, const ProjectOptions& options,
                                        const Progress& progress) {
  auto made = std::make_unique<Private>();
  made->path = path;
  made->real = realPath(path);
  made->options = options;
  made->readOnly = options.readOnly || !isWritable(made->real);
  OpenedProject opened;
  const auto format = readFormat(path);
  if (!format.ok()) return format.error();
  if (*format < (made->readOnly ? kReadableFormat : kProjectFormat)) {
    if (made->readOnly)
      return errorIn(path,
                     "was saved by an older version of Scarp, and cannot be written to bring it up to date");
    const auto backup = migrate(path, *format, kProjectFormat, migrations());
    if (!backup.ok()) return backup.error();
    opened.warnings.push_back(messageIn(path, "was brought up to date; as it was it is %1", *backup));
  }
  using Mode = SqliteDatabase::Mode;
  auto store = ProjectStore::open(made->real, made->readOnly ? Mode::ReadOnly : Mode::ReadWrite, path,
                                  {.toWrite = !made->readOnly, .shared = options.sharedHere});
  if (!store.ok()) return store.error();
  if ((*store)->lockedByOthers()) {
    opened.inUse = made->readOnly = true;
    opened.warnings.push_back(messageIn(path, "is open in another Scarp; it was opened read-only"));
  }
  if (!keepGoing(progress, 0.1)) return Error::cancel();
  if (std::error_code none; std::filesystem::file_size(made->real, none) <= options.checkedAtOpening)
    if (auto checked = checkPages(**store, path); !checked) return checked.error();
  auto loaded = loadSave(**store);
  if (!loaded.ok()) return loaded.error();
  const bool known = loaded->saved.version.id != 0;
  if (!loaded->sound)
    (*store)->damage().found(
        damageOf(path, Message("parts of its directory are lost; it was put together from what is left"),
                 Damage::Now::Rebuilt));

  DocumentParts& parts = opened.document;
  parts = loadParts(*store, *loaded);
  if (auto& source = parts.state.georeference.source) findSource(*source, folderOf(made->real));
  if (auto fits = checkLineNodes(parts.state.layers, parts.state.frame); !fits)
    return errorIn(path, fits.error());
  if (!keepGoing(progress, 0.4)) return Error::cancel();
  parts.pyramid = loadPyramid(**store, *loaded, parts.rasters.at(kGround));
  if (!parts.pyramid)
    (*store)->damage().found(damageOf(path, Message("the height pyramid was built anew"),
                                      Damage::Now::Rebuilt, Damage::Part::Nothing));
  if (!keepGoing(progress, 0.7)) return Error::cancel();
  auto history = loadHistory(*store, loaded->saved.summary, known);
  shareSourcePath(history.contents, parts.state.georeference.source);
  if (const std::size_t lost = dropMisfits(history.contents, parts.state.frame); lost > 0)
    (*store)->damage().found(
        damageOf(path,
                 Message(lost == 1 ? "%1 step of the undo history does not fit the terrain"
                                   : "%1 steps of the undo history do not fit the terrain",
                         lost),
                 Damage::Now::Nothing, Damage::Part::History));
  auto settings = loadSettings(**store);
  if ((*store)->damage().any()) {
    // All of it is looked at now, so that the pyramid fits what stands there, and everything is told.
    for (auto& [id, raster] : parts.rasters)
      for (const int slot : raster.heldSlots()) (void)raster.tile(slot);
    parts.pyramid = HeightPyramid(parts.rasters.at(kGround));
  }
  for (const Damage& damage : (*store)->damage().all()) opened.warnings.push_back(damage.message());

  StoredProject stored;
  stored.map = std::move(loaded->map);
  stored.rasters = parts.rasters;
  stored.objects = parts.objects.all();
  stored.settings = settings.settings;
  stored.preview = settings.preview.empty() ? 0 : checksum(settings.preview);
  stored.entries = std::move(history.refs);
  stored.stamp = {loaded->saved.summary.file, loaded->saved.version.id, loaded->saved.summary.stamp};
  parts.history = std::move(history.contents);
  opened.settings = std::move(settings.settings);
  opened.preview = std::move(settings.preview);
  made->take(*store, std::move(stored));
  opened.file = std::make_shared<ProjectFile>(std::move(made));
  return opened;
}

Result<std::shared_ptr<ProjectFile>> ProjectFile::saveAs(const std::string& path,
                                                         const ProjectContents& contents,
                                                         const std::shared_ptr<ProjectFile>& source,
                                                         const ProjectOptions& options,
                                                         const Progress& progress) {
  auto made = std::make_unique<Private>();
  made->path = path;
  made->real = realPath(path);
  made->options = options;
  SaveReport report;
  const NewProject wanted{path, made->real, randomIdentity(), options.versions};
  Result<WrittenProject> written = Error{};
  bool copies =
      source && !source->d_->currentStore()->overwritten() && !source->d_->currentStore()->damage().any();
  if (copies) {
    const std::lock_guard lock(source->d_->saving);
    const auto store = source->d_->currentStore();
    written = writeNewProject(wanted, contents, store.get(), source->d_->stored, report, progress);
    // A copy that is damaged from the beginning has that from the source.
    if (!written.ok() && isDamage(written.error())) {
      store->damage().found(
          damageOf(source->d_->path, Message("it cannot be copied as it is"), Damage::Now::Rebuilt));
      copies = false;
    }
  }
  if (!copies) {
    report = {};
    ProjectContents whole = contents;
    if (source) {
      const std::lock_guard lock(source->d_->saving);
      whole.document.history = withRecords(source->d_->currentStore(), source->d_->stored.entries,
                                           std::move(whole.document.history));
    }
    written = writeNewProject(wanted, whole, nullptr, {}, report, progress);
  }
  if (!written.ok()) return written.error();
  made->take(std::move(written->store), std::move(written->stored));
  return std::make_shared<ProjectFile>(std::move(made));
}

Result<SaveReport> ProjectFile::save(const ProjectContents& contents, const Progress& progress) {
  const auto begin = std::chrono::steady_clock::now();
  const std::lock_guard saving(d_->saving);
  if (d_->readOnly) return errorIn(d_->path, "cannot be written: it was opened read-only");
  if (d_->changedByOthers())
    return errorIn(
        d_->path,
        "cannot be saved: another program has changed, moved or deleted it; save it under another name");
  SaveReport report;
  const auto store = d_->currentStore();
  const std::uint64_t before = store->database().bytesWritten();
  Result<StoredProject> next = Error{};
  if (!store->damage().any()) {
    store->beginWriting();
    next = writeProject(*store, d_->stored, contents, d_->stored.stamp.file, d_->options.versions, report,
                        progress);
    report.bytesWritten = store->database().bytesWritten() - before;
    if (next.ok()) {
      d_->take(store, std::move(*next));
    } else if (!store->damage().any() && !isDamage(next.error())) {
      d_->failed = true;
      return next.error();
    }
  }
  if (!next.ok()) {
    // Never into a damaged file: a new one takes its place, and it stays beside it.
    report = {};
    const NewProject wanted{d_->path, d_->real, randomIdentity(), d_->options.versions};
    report.original = freeName(d_->real, "damaged");
    ProjectContents whole = contents;
    whole.document.history = withRecords(store, d_->stored.entries, std::move(whole.document.history));
    auto written = writeNewProject(wanted, whole, nullptr, {}, report, progress);
    if (!written.ok()) return written.error();
    d_->take(std::move(written->store), std::move(written->stored));
  }
  const auto took = std::chrono::steady_clock::now() - begin;
  report.milliseconds = std::chrono::duration<double, std::milli>(took).count();
  return report;
}

Result<void> ProjectFile::compact(const Progress& progress) {
  const std::lock_guard saving(d_->saving);
  if (d_->readOnly) return errorIn(d_->path, "cannot be written: it was opened read-only");
  if (d_->changedByOthers())
    return errorIn(d_->path, "cannot be compacted: another program has changed, moved or deleted it");
  if (d_->currentStore()->damage().any())
    return errorIn(d_->path, "is damaged, and is not compacted before it has been saved");
  auto store = compactProject(d_->currentStore()->database(), d_->path, d_->real, progress);
  if (!store.ok()) return store.error();
  d_->take(std::move(*store), d_->stored);
  return {};
}

Result<std::vector<SavedVersion>> ProjectFile::versions() const {
  const std::lock_guard saving(d_->saving);
  if (const auto same = d_->checkNotOverwritten(); !same) return same.error();
  const SavedStates saves = readSaves(*d_->currentStore());
  if (saves.states.empty()) return errorIn(d_->path, "is damaged: its versions are lost");
  std::vector<SavedVersion> versions;
  for (const SavedState& save : saves.states) versions.push_back(save.version);
  return versions;
}

Result<OpenedProject> ProjectFile::openVersion(std::int64_t id, const Progress& progress) {
  if (const auto same = d_->checkNotOverwritten(); !same) return same.error();
  const auto store = d_->currentStore();
  Result<LoadedSave> loaded = Error{};
  {
    const std::lock_guard saving(d_->saving);
    loaded = loadSave(*store, id);
  }
  if (!loaded.ok()) return loaded.error();
  OpenedProject opened;
  opened.file = shared_from_this();
  DocumentParts& parts = opened.document;
  parts = loadParts(store, *loaded);
  if (auto& source = parts.state.georeference.source) findSource(*source, folderOf(d_->real));
  if (auto fits = checkLineNodes(parts.state.layers, parts.state.frame); !fits)
    return errorIn(d_->path, fits.error());
  // Read now: what only this version needs may go from the file while it is being looked at.
  int done = 0;
  for (auto& [raster, tiles] : parts.rasters) {
    const double share = static_cast<double>(done++) / static_cast<double>(parts.rasters.size());
    for (const int slot : tiles.heldSlots()) {
      if (slot % 64 == 0 && !keepGoing(progress, share)) return Error::cancel();
      (void)tiles.tile(slot);
    }
  }
  parts.pyramid = HeightPyramid(parts.rasters.at(kGround));
  auto settings = loadSettings(*store);
  opened.settings = std::move(settings.settings);
  opened.preview = std::move(settings.preview);
  if (!loaded->sound)
    opened.warnings.push_back(messageIn(d_->path, "is damaged: some of this version may be lost"));
  for (const Damage& damage : store->damage().all()) opened.warnings.push_back(damage.message());
  return opened;
}

Result<std::vector<Damage>> ProjectFile::check(const Progress& progress) const {
  if (const auto same = d_->checkNotOverwritten(); !same) return same.error();
  const auto store = d_->currentStore();
  LoadedSave save;
  {
    const std::lock_guard saving(d_->saving);
    auto loaded = loadSave(*store);
    if (!loaded.ok()) return loaded.error();
    save = std::move(*loaded);
  }
  if (auto checked = checkProject(store, save, d_->path, progress); !checked) return checked.error();
  return store->damage().all();
}

std::vector<Damage> ProjectFile::damages() const { return d_->currentStore()->damage().all(); }

void ProjectFile::repairedFromJournal(RasterId raster, const GridRect& samples) {
  d_->currentStore()->damage().repairedFromJournal(raster, samples);
}

void ProjectFile::onDamage(std::function<void(const Damage&)> found) {
  const std::lock_guard lock(d_->mutex);
  d_->onDamage = std::move(found);
  d_->store->damage().onFound(d_->onDamage);
}

const std::string& ProjectFile::path() const { return d_->path; }
bool ProjectFile::readOnly() const { return d_->readOnly; }
bool ProjectFile::changedByOthers() const { return d_->changedByOthers(); }

ProjectStamp ProjectFile::stamp() const {
  const std::lock_guard lock(d_->mutex);
  return d_->stored.stamp;
}

std::unordered_set<std::uint64_t> ProjectFile::knownHistory() const {
  std::unordered_set<std::uint64_t> known;
  if (d_->currentStore()->overwritten()) return known;
  const std::lock_guard lock(d_->mutex);
  // A damaged file is going to be written anew.
  if (d_->store->damage().any()) return known;
  for (const auto& [id, ref] : d_->stored.entries) known.insert(id);
  return known;
}

bool isProjectPath(const std::string& path) { return lowerExtension(path) == ".scarp"; }

}  // namespace scarp
