#include <algorithm>
#include <utility>

#include "core/recovery/JournalFrames.h"
#include "core/recovery/JournalWriter.h"
#include "core/store/StoredNumbers.h"

namespace scarp {

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
