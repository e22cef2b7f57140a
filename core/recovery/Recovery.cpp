#include "core/recovery/Recovery.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/recovery/JournalEvent.h"
#include "core/recovery/RecoveryJournal.h"
#include "core/store/StoredNumbers.h"
#include "core/store/StoredRecord.h"

namespace scarp {

BaseDamage::BaseDamage(TerrainDocument& document, std::shared_ptr<ProjectFile> file,
                       std::vector<Message>& warnings)
    : document_(document), file_(std::move(file)), warnings_(warnings) {
  if (!file_) return;
  // They are told of at the end, as they are then.
  for (const Damage& damage : file_->damages()) std::erase(warnings_, damage.message());
  notice();
}

HeightRaster::TilePtr BaseDamage::present(const TileKey& key) const {
  const HeightRaster* raster = document_.raster(key.raster);
  return raster && key.slot < raster->tileCount() ? raster->tile(key.slot) : nullptr;
}

void BaseDamage::notice() {
  if (!file_) return;
  const std::vector<Damage> damages = file_->damages();
  for (; known_ < damages.size(); ++known_) {
    const Damage& damage = damages[known_];
    const HeightRaster* raster = damage.raster ? document_.raster(*damage.raster) : nullptr;
    if (!raster) continue;
    const GridRect place = raster->tilesTouching(damage.samples);
    const TileKey key{*damage.raster, raster->tileIndex(place.column0, place.row0)};
    if (place.empty() || raster->tileRect(key.slot) != damage.samples) continue;
    standIns_.push_back({key, damage.samples, present(key)});
    if (damage.raster == kGround) document_.groundRepaired(damage.samples);
  }
}

bool BaseDamage::has(const UnderTile& tile) {
  const HeightRaster::TilePtr there = present(tile.key);
  notice();
  return there && (tileCheck(*there) == tile.check ||
                   std::ranges::find(standIns_, there, &StandIn::tile) != standIns_.end());
}

void BaseDamage::widen(EditRecord& record) const {
  const auto ground = record.tiles.find(kGround);
  if (ground == record.tiles.end()) return;
  for (const StandIn& standIn : standIns_)
    if (standIn.key.raster == kGround && ground->second.contains(standIn.key.slot))
      record.changed = record.changed.united(standIn.samples);
}

bool BaseDamage::isGood(const StandIn& standIn) const {
  const TileKey base{kBase, standIn.key.slot};
  // What is seen lies on the base where there are layers.
  return document_.raster(standIn.key.raster) && present(standIn.key) != standIn.tile &&
         (standIn.key.raster != kGround || present(base) != standIn.tile);
}

void BaseDamage::tell() {
  if (!file_) return;
  notice();
  for (const StandIn& standIn : standIns_)
    if (isGood(standIn)) file_->repairedFromJournal(standIn.key.raster, standIn.samples);
  for (const Damage& damage : file_->damages()) warnings_.push_back(damage.message());
}

namespace {

std::string pathIn(const std::string& folder) { return folder + "/journal"; }

std::string textOf(const JournalFrame& frame) {
  std::string text(frame.bytes.size(), '\0');
  std::ranges::transform(frame.bytes, text.begin(), [](std::byte b) { return static_cast<char>(b); });
  return text;
}

Result<JournalBase> baseOf(FrameReader& reader, const std::string& folder) {
  const auto first = reader.next();
  if (!first || first->kind != static_cast<std::uint32_t>(JournalEvent::Base))
    return errorIn(pathIn(folder), "the beginning of the journal is damaged");
  return readBase(textOf(*first));
}

/// A raster's tiles lie within what the state makes of the document.
bool fits(const EditRecord& record, const TerrainDocument& document) {
  const GridFrame& frame = record.state ? record.state->frame : document.frame();
  return std::ranges::all_of(record.tiles, [&](const auto& set) {
    return set.second.empty() ||
           set.second.rbegin()->first < emptyRaster(set.first.role, frame, 0.0F).tileCount();
  });
}

/// Of an edit that is not whole yet.
bool isPart(JournalEvent kind) {
  return kind == JournalEvent::Tiles || kind == JournalEvent::Under || kind == JournalEvent::Picture ||
         kind == JournalEvent::Model;
}

/// An edit or one of its parts, or a step of history.
bool isEdit(JournalEvent kind) {
  return isPart(kind) || kind == JournalEvent::Push || kind == JournalEvent::Back ||
         kind == JournalEvent::Forth;
}

/// Does events again, one after the other.
class Player {
 public:
  /// Moves the parts of the base that do not belong to the document.
  Player(Recovered& recovered, OpenedBase& base)
      : to_(recovered),
        advance_(std::move(base.advance)),
        goOnWith_(std::move(base.goOnWith)),
        document_(*recovered.document),
        damage_(document_, std::move(base.file), recovered.baseWarnings) {}

  /// An error where an event does not fit; the document is then as it was before it.
  Result<void> play(const JournalFrame& frame) {
    switch (static_cast<JournalEvent>(frame.kind)) {
      case JournalEvent::Tiles:
        return readTiles(
            frame.bytes,
            [this](const TileKey& key) -> HeightRaster::TilePtr {
              const HeightRaster* raster = document_.raster(key.raster);
              return raster && key.slot < raster->tileCount() ? raster->tile(key.slot) : nullptr;
            },
            tiles_);
      case JournalEvent::Under:
        return checkUnder(frame.bytes);
      case JournalEvent::Picture:
        return hold(frame.bytes, pictures_, restoredPicture, Message("a picture of a material"));
      case JournalEvent::Model:
        return hold(frame.bytes, models_, restoredModel, Message("the model of an asset"));
      case JournalEvent::Push:
        return push(textOf(frame));
      case JournalEvent::Back:
        if (!document_.history().canUndo()) return Error{"a step in the journal goes back too far"};
        ++to_.edits;
        return document_.undo();
      case JournalEvent::Forth:
        if (!document_.history().canRedo()) return Error{"a step in the journal goes too far"};
        ++to_.edits;
        return document_.redo();
      case JournalEvent::Saved:
        document_.markSaved();
        return {};
      case JournalEvent::Active: {
        if (frame.bytes.size() != 4) return Error{"a step in the journal is damaged"};
        std::span<const std::byte> bytes(frame.bytes);
        active_ = takeNumber<std::uint32_t>(bytes);
        return {};
      }
      case JournalEvent::Choice: {
        const std::string text = textOf(frame);
        const std::size_t line = text.find('\n');
        if (line == std::string::npos) return Error{"a setting in the journal is damaged"};
        to_.settings[text.substr(0, line)] = text.substr(line + 1);
        return {};
      }
      case JournalEvent::Head: {
        const std::string text = textOf(frame);
        std::int64_t head = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), head);
        if (!advance_ || read.ec != std::errc() || read.ptr != text.data() + text.size())
          return Error{"a step in the journal is damaged"};
        return advance_(head);
      }
      case JournalEvent::Key:
        if (!goOnWith_) return Error{"a step in the journal is damaged"};
        goOnWith_(textOf(frame));
        return {};
      case JournalEvent::Gap:
        return Error{"an edit could not be kept in the journal"};
      case JournalEvent::Base:
      case JournalEvent::Mark:
        break;
    }
    return Error{"the journal holds something that this Scarp does not know"};
  }

  void finish() {
    damage_.tell();
    if (!active_) return;
    const auto& layers = document_.layers();
    if (*active_ == kBaseLayer || std::ranges::find(layers, *active_, &Layer::id) != layers.end())
      document_.activate(*active_);
  }

 private:
  Result<void> checkUnder(std::span<const std::byte> bytes) {
    const auto tiles = readUnder(bytes);
    if (!tiles.ok()) return tiles.error();
    for (const UnderTile& under : *tiles) {
      const HeightRaster* raster = document_.raster(under.key.raster);
      if (!raster || under.key.slot >= raster->tileCount() || !damage_.has(under))
        return Error{"a step in the journal was done to other ground than this"};
    }
    return {};
  }

  /// States refer to it by its sum.
  template <class Pointer, class Restored>
  static Result<void> hold(std::span<const std::byte> bytes, std::vector<Pointer>& held,
                           const Restored& restored, const Message& what) {
    if (bytes.size() < 8) return Error{"a step in the journal is damaged"};
    const auto sum = takeNumber<std::uint64_t>(bytes);
    held.push_back(restored(bytes, sum));
    if (!held.back()) return Error{"%1 in the journal is damaged", what};
    return {};
  }

  Result<void> push(const std::string& meta) {
    auto record = readRecordMeta(meta);
    if (!record.ok()) return record.error();
    record->tiles = std::exchange(tiles_, {});
    if (!fits(*record, document_)) return Error{"a step in the journal does not fit the terrain"};
    damage_.widen(*record);
    document_.replay(std::move(*record));
    ++to_.edits;
    return {};
  }

  Recovered& to_;
  std::function<Result<void>(std::int64_t)> advance_;
  std::function<void(const std::string&)> goOnWith_;
  TerrainDocument& document_;
  BaseDamage damage_;
  RecordTiles tiles_;  ///< Of the edit to come.
  std::vector<PicturePtr> pictures_;
  std::vector<ModelPtr> models_;
  std::optional<LayerId> active_;
};

Message droppedLine(std::uint64_t bytes) {
  return Message(
      "the last %1 bytes of the journal were not written to the end, or are damaged: what they held is lost",
      bytes);
}

}  // namespace

Result<JournalSummary> readJournal(const std::string& folder) {
  auto reader = FrameReader::open(pathIn(folder));
  if (!reader.ok()) return reader.error();
  auto base = baseOf(*reader, folder);
  if (!base.ok()) return base.error();
  JournalSummary summary;
  summary.base = std::move(*base);
  const auto* own = std::get_if<OwnBase>(&summary.base);
  constexpr long long kNowhere = std::numeric_limits<long long>::min();
  long long position = 0, saved = own && !own->saved ? kNowhere : 0;
  while (const auto frame = reader->next()) {
    switch (static_cast<JournalEvent>(frame->kind)) {
      case JournalEvent::Push:
        if (saved > position) saved = kNowhere;
        ++position;
        ++summary.edits;
        break;
      case JournalEvent::Back:
        --position;
        ++summary.edits;
        break;
      case JournalEvent::Forth:
        ++position;
        ++summary.edits;
        break;
      case JournalEvent::Saved:
        saved = position;
        break;
      default:
        break;
    }
  }
  summary.unsaved = saved != position;
  summary.bytes = reader->position();
  summary.dropped = reader->fileBytes() - reader->position();
  return summary;
}

std::optional<JournalResume> journalEnd(const std::string& folder) {
  auto reader = FrameReader::open(pathIn(folder));
  if (!reader.ok() || !baseOf(*reader, folder)) return std::nullopt;
  std::string marks;
  while (const auto frame = reader->next())
    if (frame->kind == static_cast<std::uint32_t>(JournalEvent::Mark)) marks = seriesOfMark(textOf(*frame));
  return JournalResume{reader->series(), reader->frames(), reader->position(), std::move(marks)};
}

Result<Recovered> recover(const std::string& folder, const BaseOpener& open, const Progress& progress,
                          std::optional<std::size_t> most) {
  auto reader = FrameReader::open(pathIn(folder));
  if (!reader.ok()) return reader.error();
  auto base = baseOf(*reader, folder);
  if (!base.ok()) return base.error();
  const auto opening = [&](double fraction) { return keepGoing(progress, 0.3 * fraction); };
  auto opened = open(*base, folder, opening);
  if (!opened.ok()) return opened.error();
  Recovered recovered;
  recovered.document = std::move(opened->document);
  recovered.project = std::move(opened->project);
  recovered.settings = std::move(opened->settings);
  recovered.baseWarnings = std::move(opened->warnings);
  if (const auto* own = std::get_if<OwnBase>(&*base); own && !own->saved)
    recovered.document->history().forgetSaved();
  Player player(recovered, *opened);
  std::string marks;
  const auto sound = [&] {
    recovered.resume = JournalResume{reader->series(), reader->frames(), reader->position(), marks};
  };
  sound();
  const std::string markSeries = seriesOfMark(opened->mark);
  bool skipping = !opened->mark.empty(), ownMark = false;
  while (const auto frame = reader->next()) {
    const double done = static_cast<double>(reader->position()) / static_cast<double>(reader->fileBytes());
    if (!keepGoing(progress, 0.3 + 0.7 * done)) return Error::cancel();
    if (frame->kind == static_cast<std::uint32_t>(JournalEvent::Mark)) {
      const std::string mark = textOf(*frame);
      marks = seriesOfMark(mark);
      ownMark = ownMark || marks == markSeries;
      if (mark == opened->mark) skipping = false;
      sound();
      continue;
    }
    if (skipping) {
      sound();
      continue;
    }
    if (most && recovered.edits == *most && isEdit(static_cast<JournalEvent>(frame->kind))) {
      recovered.warning = Message("what came after edit %1 was left out", *most);
      break;
    }
    if (const auto played = player.play(*frame); !played) {
      // The server may be there another time.
      if (frame->kind == static_cast<std::uint32_t>(JournalEvent::Head)) return played.error();
      recovered.warning = Message("%1; what came after it is lost", played.error().message);
      break;
    }
    if (!isPart(static_cast<JournalEvent>(frame->kind))) sound();
  }
  player.finish();
  if (skipping) {
    if (!ownMark || !recovered.project)
      return errorIn(pathIn(folder), "belongs to another saved state of its project");
    // The project was complete before its mark was on the disk: it holds everything that is there.
    recovered.base = projectBase(*recovered.project);
    recovered.resume.reset();
  } else {
    recovered.base = std::move(*base);
  }
  if (recovered.warning.empty() && reader->position() < reader->fileBytes())
    recovered.warning = droppedLine(reader->fileBytes() - reader->position());
  recovered.saved = !opened->mark.empty() && recovered.edits == 0 && recovered.warning.empty();
  return recovered;
}

}  // namespace scarp
