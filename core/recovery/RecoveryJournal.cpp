#include "core/recovery/RecoveryJournal.h"

#include <filesystem>
#include <utility>

#include "core/document/EditHistory.h"

namespace scarp {

namespace {

/// A base that could not be made is tried again after that.
constexpr std::chrono::seconds kRetryAfter{10};

}  // namespace

RecoveryJournal::RecoveryJournal(TerrainDocument& document, std::string folder, JournalBase base,
                                 JournalOptions options, std::optional<JournalResume> resume)
    : document_(document),
      folder_(folder),
      pushes_(document.history().pushes()),
      position_(document.history().position()),
      active_(document.activeLayer()),
      writer_(std::move(folder), std::move(base), std::move(options), resume),
      history_(document.historyChanged.subscribe([this] { observe(); })),
      changes_(document.changed.subscribe([this](const DocumentChange& change) {
        if (change.layers) observeActive();
      })) {
  if (document.history().isSaved()) saved_ = position_;
}

RecoveryJournal::~RecoveryJournal() {
  // Before the writer goes.
  if (maker_.joinable()) maker_.join();
}

void RecoveryJournal::observe() {
  settle();
  if (held_) return;
  const EditHistory& history = document_.history();
  if (history.pushes() != pushes_) {
    const bool one = history.pushes() == pushes_ + 1 && history.position() == position_ + 1;
    auto edit = latestEdit(document_);
    if (!gap_ && one && edit.ok()) {
      writer_.add(std::make_shared<const DoneEdit>(std::move(*edit)));
    } else if (!std::exchange(gap_, true)) {
      writer_.add(JournalEvent::Gap);
    }
    pushes_ = history.pushes();
    if (saved_ && *saved_ > position_) saved_.reset();
    position_ = history.position();
  }
  for (; position_ > history.position(); --position_) step(JournalEvent::Back);
  for (; position_ < history.position(); ++position_) step(JournalEvent::Forth);
  if (history.isSaved() && saved_ != position_) {
    saved_ = position_;
    step(JournalEvent::Saved);
  }
  observeActive();
  const JournalFigures figures = writer_.figures();
  if (snapshot_ && (gap_ || figures.lost || figures.bytes > beyond_)) startOwnBase();
}

void RecoveryJournal::step(JournalEvent way) {
  if (!gap_) writer_.add(way);
}

void RecoveryJournal::observeActive() {
  if (held_ || document_.editing() || document_.activeLayer() == active_) return;
  active_ = document_.activeLayer();
  writer_.addActive(active_);
}

void RecoveryJournal::goOn(std::int64_t head) {
  held_ = false;
  pushes_ = document_.history().pushes();
  position_ = document_.history().position();
  if (head != 0) {
    saved_.reset();
    if (!gap_) writer_.add(JournalEvent::Head, std::to_string(head));
  }
  observeActive();
}

void RecoveryJournal::beginAnew(TeamBase base) {
  gap_ = false;
  saved_.reset();
  writer_.beginAnew(std::move(base));
}

void RecoveryJournal::set(const std::string& key, const std::string& json) {
  writer_.add(JournalEvent::Choice, key + "\n" + json);
}

std::string RecoveryJournal::beginBase() {
  // Whatever was not followed lies before.
  gap_ = false;
  return writer_.beginBase();
}

void RecoveryJournal::finishBase(const std::string& mark, JournalBase base) {
  writer_.finishBase(mark, std::move(base));
}

void RecoveryJournal::makeBases(std::uint64_t beyond, std::function<MakeBase(const std::string&)> snapshot) {
  beyond_ = beyond;
  snapshot_ = std::move(snapshot);
}

void RecoveryJournal::startOwnBase() {
  const auto now = std::chrono::steady_clock::now();
  if (making_ || document_.editing() || now - madeLast_ < kRetryAfter) return;
  madeLast_ = now;
  making_ = true;
  if (maker_.joinable()) maker_.join();
  std::error_code none;
  const auto name = [&] { return "base-" + std::to_string(baseNumber_) + ".scarp"; };
  do ++baseNumber_;
  while (std::filesystem::exists(folder_ + "/" + name(), none));
  const OwnBase base{name(), document_.history().isSaved()};
  const std::string mark = beginBase();
  maker_ = std::jthread([this, base, mark, make = snapshot_(mark)] {
    const std::string path = folder_ + "/" + base.name;
    if (const auto made = make(path); made) {
      writer_.finishBase(mark, base);
    } else {
      std::error_code failure;
      std::filesystem::remove(path, failure);
      writer_.dropBase(mark);
    }
    making_ = false;
  });
}

void RecoveryJournal::settle() {
  if (const auto line = writer_.takeTrouble()) trouble.emit(*line);
}

namespace {

Result<OpenedBase> openProject(const std::string& path, const ProjectOptions& options,
                               const Progress& progress) {
  auto project = ProjectFile::open(path, options, progress);
  if (!project.ok()) return project.error();
  OpenedBase opened;
  opened.document = std::make_unique<TerrainDocument>(std::move(project->document));
  opened.project = opened.file = std::move(project->file);
  opened.settings = std::move(project->settings);
  opened.warnings = std::move(project->warnings);
  return opened;
}

}  // namespace

JournalBase projectBase(const ProjectFile& file) {
  const ProjectStamp stamp = file.stamp();
  return ProjectBase{file.path(), stamp.file, stamp.save, stamp.state};
}

Result<OpenedBase> openBase(const JournalBase& base, const std::string& folder, const Progress& progress) {
  if (auto plain = openPlainBase(base, progress)) return std::move(*plain);
  if (const auto* own = std::get_if<OwnBase>(&base)) {
    ProjectOptions options;
    options.readOnly = true;
    auto opened = openProject(folder + "/" + own->name, options, progress);
    // To be saved somewhere else.
    if (opened.ok()) opened->project.reset();
    return opened;
  }
  if (const auto* team = std::get_if<TeamBase>(&base))
    return Error{"the edits of \"%1\" wait for its server", team->terrain};
  const auto& wanted = std::get<ProjectBase>(base);
  auto opened = openProject(wanted.path, {}, progress);
  if (!opened.ok()) return opened;
  const ProjectStamp stamp = opened->project->stamp();
  if (stamp.file != wanted.file)
    return errorIn(wanted.path, "is another project than the one that was edited");
  if (stamp.save == wanted.save && stamp.state == wanted.state) return opened;
  const auto mark = opened->settings.find(kRecoveryMark);
  if (mark == opened->settings.end())
    return errorIn(wanted.path, "was saved by another program after it had been edited");
  opened->mark = mark->second;
  return opened;
}

std::function<RecoveryJournal::MakeBase(const std::string&)> ownBases(
    const TerrainDocument& document, std::function<ProjectSettings()> settings) {
  return [&document, settings = std::move(settings)](const std::string&) -> RecoveryJournal::MakeBase {
    auto contents = std::make_shared<ProjectContents>(contentsOf(document));
    if (settings) contents->settings = settings();
    return [contents](const std::string& path) -> Result<void> {
      auto made = ProjectFile::saveAs(path, *contents);
      if (!made.ok()) return made.error();
      return {};
    };
  };
}

}  // namespace scarp
