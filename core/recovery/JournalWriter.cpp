#include "core/recovery/JournalWriter.h"

#include <algorithm>
#include <utility>

#include "core/recovery/JournalEvent.h"
#include "core/store/StoredNumbers.h"
#include "core/store/StoredRecord.h"

namespace scarp {

namespace {

/// Of an edit, that go into a frame.
constexpr std::size_t kFrameTiles = 256;

/// After trouble was told of, it is not told of again for so long.
constexpr std::chrono::seconds kQuiet{30};

std::span<const std::byte> textBytes(const std::string& text) { return std::as_bytes(std::span(text)); }

std::size_t tilesIn(const RecordTiles& tiles) {
  std::size_t count = 0;
  for (const auto& [id, set] : tiles) count += set.size();
  return count;
}

/// The latest event of a key stands for those before it.
std::string keyOf(JournalEvent kind, const std::string& text) {
  return kind == JournalEvent::Active ? "" : "=" + text.substr(0, text.find('\n'));
}

/// Whether an event alone is worth a journal.
bool begins(JournalEvent kind) {
  return kind == JournalEvent::Push || kind == JournalEvent::Back || kind == JournalEvent::Forth;
}

}  // namespace

JournalWriter::JournalWriter(std::string folder, JournalBase base, JournalOptions options,
                             std::optional<JournalResume> resume)
    : folder_(std::move(folder)),
      options_(std::move(options)),
      series_(resume && !resume->marks.empty() ? resume->marks : std::to_string(drawnNumber())),
      base_(std::move(base)),
      resume_(std::move(resume)),
      thread_([this](const std::stop_token& stop) { loop(stop); }) {}

JournalWriter::~JournalWriter() {
  onReady({});
  thread_.request_stop();
  thread_.join();
}

void JournalWriter::add(JournalEvent kind, std::string text) {
  Job job;
  job.kind = kind;
  job.text = std::move(text);
  put(std::move(job));
}

void JournalWriter::add(std::shared_ptr<const DoneEdit> edit) {
  Job job;
  job.kind = JournalEvent::Push;
  job.edit = std::move(edit);
  put(std::move(job));
}

void JournalWriter::addActive(LayerId layer) {
  Job job;
  job.kind = JournalEvent::Active;
  job.text = std::to_string(layer);
  put(std::move(job));
}

std::string JournalWriter::beginBase() {
  Job job;
  job.kind = JournalEvent::Mark;
  job.text = markName(series_, drawnNumber());
  job.mark = true;
  std::string name = job.text;
  put(std::move(job));
  return name;
}

void JournalWriter::finishBase(const std::string& mark, JournalBase base) {
  Job job;
  job.text = mark;
  job.base = std::move(base);
  put(std::move(job));
}

void JournalWriter::dropBase(const std::string& mark) {
  Job job;
  job.text = mark;
  job.drop = true;
  put(std::move(job));
}

void JournalWriter::beginAnew(JournalBase base) {
  Job job;
  job.anew = true;
  job.base = std::move(base);
  put(std::move(job));
}

void JournalWriter::put(Job job) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(job));
  }
  changed_.notify_all();
}

bool JournalWriter::flush(std::chrono::milliseconds most) {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, most, [this] { return waiting_.empty() && !busy_ && clean_; });
}

JournalFigures JournalWriter::figures() const {
  const std::lock_guard lock(mutex_);
  return figures_;
}

std::optional<Message> JournalWriter::takeTrouble() {
  const std::lock_guard lock(mutex_);
  return std::exchange(trouble_, std::nullopt);
}

void JournalWriter::onReady(std::function<void()> ready) {
  const std::lock_guard lock(mutex_);
  ready_ = std::move(ready);
}

void JournalWriter::loop(const std::stop_token& stop) {
  Clock::time_point tried;
  std::unique_lock lock(mutex_);
  for (;;) {
    const auto some = [this] { return !waiting_.empty(); };
    if (pending_.empty() || lost_)
      changed_.wait(lock, stop, some);
    else
      changed_.wait_for(lock, stop, options_.retry, some);
    std::deque<Job> jobs = std::exchange(waiting_, {});
    busy_ = true;
    lock.unlock();
    for (Job& job : jobs) take(std::move(job));
    // A disk that has just refused is left alone for a while.
    const bool failing = refused_ && Clock::now() - tried < options_.retry && !stop.stop_requested();
    if (!pending_.empty() && !lost_ && !failing) {
      tried = Clock::now();
      if (const auto written = write(); !written) tell(written.error().message);
    }
    std::size_t tiles = 0;
    for (const Job& job : pending_) tiles += job.edit ? tilesIn(job.edit->record.tiles) : 0;
    if (tiles > options_.mostWaitingTiles) giveUp();
    lock.lock();
    busy_ = false;
    clean_ = pending_.empty() && !lost_;
    figures_.lost = lost_;
    figures_.bytes = end_;
    changed_.notify_all();
    if (stop.stop_requested() && waiting_.empty()) return;
  }
}

void JournalWriter::take(Job job) {
  if (job.anew) {
    if (const auto begun = startAnew(std::move(*job.base)); !begun) {
      // What is on the disk stays as it was; what comes now does not follow on it.
      file_.reset();
      lost_ = true;
      tell(begun.error().message);
    }
    return;
  }
  if (job.base) {
    if (const auto followed = follow(job.text, *job.base); !followed) tell(followed.error().message);
    return;
  }
  if (job.drop) {
    marks_.erase(job.text);
    return;
  }
  if (job.kind == JournalEvent::Active || job.kind == JournalEvent::Choice)
    preamble_[keyOf(job.kind, job.text)] = job;
  // Without what was lost, what came after it is nothing; a base that is on its way will hold what was lost.
  const bool marked = std::ranges::any_of(pending_, &Job::mark);
  if (!lost_ || job.mark || marked) pending_.push_back(std::move(job));
}

void JournalWriter::giveUp() {
  lost_ = true;
  marks_.clear();
  const auto last = std::ranges::find_if(pending_.rbegin(), pending_.rend(), &Job::mark);
  std::size_t tiles = 0;
  for (auto job = last.base(); job != pending_.end(); ++job)
    tiles += job->edit ? tilesIn(job->edit->record.tiles) : 0;
  if (last == pending_.rend() || tiles > options_.mostWaitingTiles)
    pending_.clear();
  else
    pending_.erase(pending_.begin(), std::prev(last.base()));
}

Result<void> JournalWriter::write() {
  // What is to be gone on with is opened first, so that it never has to be made anew.
  if (resume_)
    if (auto opened = reopen(); !opened) return opened;
  const std::uint64_t end = end_, number = number_;
  const auto marks = marks_;
  const bool open = file_ != nullptr;
  auto written = writeJobs();
  if (written && file_) written = file_->sync();
  if (!written) {
    // Whatever came of it is written again, once that can be done.
    if (open)
      (void)file_->cut(end);
    else
      file_.reset();
    end_ = end;
    number_ = number;
    marks_ = marks;
    held_.clear();
    return written;
  }
  refused_ = told_ = false;
  const auto now = Clock::now();
  const std::lock_guard lock(mutex_);
  for (const Job& job : pending_) {
    const std::chrono::duration<double, std::milli> taken = now - job.since;
    figures_.slowestMs = std::max(figures_.slowestMs, taken.count());
    ++figures_.events;
  }
  pending_.clear();
  return {};
}

Result<void> JournalWriter::writeJobs() {
  for (const Job& job : pending_) {
    if (!file_) {
      // Where there is nothing to keep yet, a mark has nothing before it.
      const bool worth = std::ranges::any_of(pending_, [](const Job& each) { return begins(each.kind); });
      if (!worth) {
        if (job.mark) marks_[job.text] = 0;
        continue;
      }
      if (auto opened = open(); !opened) return opened;
    }
    const auto done = job.edit ? appendEdit(*job.edit) : appendFrame(job.kind, bytesOf(job));
    if (!done) return done;
    if (job.mark) {
      marks_[job.text] = end_;
      held_.clear();
    }
  }
  return {};
}

std::vector<std::byte> JournalWriter::bytesOf(const Job& job) {
  std::vector<std::byte> bytes;
  if (job.kind == JournalEvent::Active)
    addNumber(bytes, static_cast<std::uint32_t>(std::stoul(job.text)));
  else
    for (const char c : job.text) bytes.push_back(static_cast<std::byte>(c));
  return bytes;
}

Result<void> JournalWriter::open() {
  auto file = options_.disk->create(path(kNew));
  if (!file.ok()) return file.error();
  const std::uint64_t series = drawnNumber();
  std::vector<std::byte> bytes = journalHead(series);
  std::uint64_t number = 0;
  addFrame(bytes, series, number++, static_cast<std::uint32_t>(JournalEvent::Base),
           textBytes(writeBase(base_)));
  addFrame(bytes, series, number++, static_cast<std::uint32_t>(JournalEvent::Mark), textBytes(series_));
  for (const auto& [mark, place] : marks_)
    addFrame(bytes, series, number++, static_cast<std::uint32_t>(JournalEvent::Mark), textBytes(mark));
  for (const auto& [key, job] : preamble_)
    addFrame(bytes, series, number++, static_cast<std::uint32_t>(job.kind), bytesOf(job));
  if (auto done = (*file)->append(bytes); !done) return done;
  if (auto done = (*file)->sync(); !done) return done;
  if (auto done = options_.disk->replace(path(), path(kNew)); !done) return done;
  file_ = std::move(*file);
  fileSeries_ = series;
  number_ = number;
  end_ = bytes.size();
  for (auto& [mark, place] : marks_) place = end_;
  return {};
}

Result<void> JournalWriter::reopen() {
  auto file = options_.disk->reopen(path(), resume_->bytes);
  if (!file.ok()) return file.error();
  file_ = std::move(*file);
  fileSeries_ = resume_->series;
  number_ = resume_->frames;
  end_ = resume_->bytes;
  resume_.reset();
  return {};
}

Result<void> JournalWriter::appendFrame(JournalEvent kind, std::span<const std::byte> bytes) {
  std::vector<std::byte> frame;
  frame.reserve(kFrameHeadBytes + bytes.size());
  addFrame(frame, fileSeries_, number_, static_cast<std::uint32_t>(kind), bytes);
  if (auto done = file_->append(frame); !done) return done;
  ++number_;
  end_ += frame.size();
  return {};
}

Result<void> JournalWriter::appendEdit(const DoneEdit& edit) {
  const auto appendContent = [this](JournalEvent kind, std::uint64_t sum,
                                    const std::vector<std::byte>& stored) {
    std::vector<std::byte> bytes;
    addNumber(bytes, sum);
    bytes.insert(bytes.end(), stored.begin(), stored.end());
    return appendFrame(kind, bytes);
  };
  for (const PicturePtr& picture : edit.pictures)
    if (auto done = appendContent(JournalEvent::Picture, picture->sum, storedPicture(*picture)); !done)
      return done;
  for (const ModelPtr& model : edit.models)
    if (auto done = appendContent(JournalEvent::Model, model->sum, storedModel(*model)); !done) return done;
  std::vector<TilePair> pairs = pairsOf(edit);
  std::vector<TilePair> alone;
  for (TilePair& pair : pairs) {
    if (!pair.base) continue;
    const auto held = held_.find({pair.key.raster, pair.key.slot});
    if (held != held_.end() && held->second == tileCheck(*pair.base)) continue;
    alone.push_back(pair);
    pair.base.reset();
  }
  if (!alone.empty())
    if (auto done = appendFrame(JournalEvent::Under, writeUnder(alone)); !done) return done;
  for (std::size_t first = 0; first < pairs.size(); first += kFrameTiles) {
    const auto some = std::span(pairs).subspan(first, std::min(kFrameTiles, pairs.size() - first));
    if (auto done = appendFrame(JournalEvent::Tiles, *writeTiles(some)); !done) return done;
  }
  for (const TilePair& pair : pairs)
    if (pair.tile) held_[{pair.key.raster, pair.key.slot}] = tileCheck(*pair.tile);
  // The rasters' names go with the tiles; one that has none is nothing.
  return appendFrame(JournalEvent::Push, textBytes(recordMeta(edit.record)));
}

void JournalWriter::tell(const Message& why) {
  refused_ = true;
  if (told_ || (toldAt_ && Clock::now() - *toldAt_ < kQuiet)) return;
  told_ = true;
  toldAt_ = Clock::now();
  const std::lock_guard lock(mutex_);
  trouble_ = Message(
      "the recovery journal cannot be written to \"%1\": %2; a crash would cost what is edited from now on",
      folder_, why);
  if (ready_) ready_();
}

Result<void> JournalWriter::follow(const std::string& mark, const JournalBase& base) {
  if (!lost_ && !pending_.empty())
    if (const auto written = write(); !written) tell(written.error().message);
  const auto waits =
      std::ranges::find_if(pending_, [&](const Job& job) { return job.mark && job.text == mark; });
  const auto place = marks_.find(mark);
  if (waits == pending_.end() && place == marks_.end()) return {};
  const bool copies = waits == pending_.end() && file_ && place->second < end_;
  // A base of the journal's own is found by way of the journal alone.
  const bool keeps = copies || std::holds_alternative<OwnBase>(base);
  std::unique_ptr<AppendFile> file;
  const std::uint64_t series = drawnNumber();
  std::uint64_t number = 0, end = 0, begin = 0;
  if (keeps) {
    auto fresh = options_.disk->create(path(kNew));
    if (!fresh.ok()) return fresh.error();
    file = std::move(*fresh);
    std::vector<std::byte> bytes = journalHead(series);
    const std::string description = writeBase(base);
    addFrame(bytes, series, number++, static_cast<std::uint32_t>(JournalEvent::Base),
             std::as_bytes(std::span(description)));
    addFrame(bytes, series, number++, static_cast<std::uint32_t>(JournalEvent::Mark),
             std::as_bytes(std::span(series_)));
    if (auto done = file->append(bytes); !done) return done;
    begin = end = bytes.size();
    if (copies)
      if (auto done = copyFrom(place->second, *file, series, number, end); !done) return done;
    if (auto done = file->sync(); !done) return done;
    if (auto done = options_.disk->replace(path(), path(kNew)); !done) return done;
  } else if (auto done = options_.disk->remove(path()); !done) {
    return done;
  }
  // From here on the journal is another one.
  std::map<std::string, std::uint64_t> marks;
  if (waits != pending_.end()) {
    pending_.erase(pending_.begin(), std::next(waits));
  } else {
    for (const auto& [name, at] : marks_)
      if (name != mark && at >= place->second) marks[name] = keeps ? at - place->second + begin : 0;
  }
  marks_ = std::move(marks);
  if (!copies) held_.clear();
  const auto* own = std::get_if<OwnBase>(&base_);
  const auto* newOwn = std::get_if<OwnBase>(&base);
  if (own && !(newOwn && newOwn->name == own->name)) (void)options_.disk->remove(path(own->name));
  base_ = base;
  file_ = std::move(file);
  fileSeries_ = series;
  number_ = number;
  end_ = end;
  resume_.reset();
  lost_ = refused_ = told_ = false;
  return {};
}

Result<void> JournalWriter::copyFrom(std::uint64_t offset, AppendFile& to, std::uint64_t series,
                                     std::uint64_t& number, std::uint64_t& end) const {
  auto reader = FrameReader::open(path());
  if (!reader.ok()) return reader.error();
  std::vector<std::byte> bytes;
  while (reader->position() < end_) {
    const bool wanted = reader->position() >= offset;
    const auto frame = reader->next();
    if (!frame) return Error{"what was written to it reads back otherwise"};
    if (!wanted) continue;
    bytes.clear();
    addFrame(bytes, series, number++, frame->kind, frame->bytes);
    if (auto done = to.append(bytes); !done) return done;
    end += bytes.size();
  }
  return {};
}

Result<void> JournalWriter::startAnew(JournalBase base) {
  const bool there = file_ || resume_ || lost_;
  pending_.clear();
  marks_.clear();
  held_.clear();
  resume_.reset();
  file_.reset();
  base_ = std::move(base);
  number_ = end_ = 0;
  if (there)
    if (auto done = options_.disk->remove(path()); !done) return done;
  lost_ = refused_ = told_ = false;
  return {};
}

}  // namespace scarp
