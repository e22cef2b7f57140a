#include "core/recovery/JournalEvent.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

#include "core/base/SystemReason.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/document/TileParts.h"
#include "core/store/StoredContents.h"
#include "core/store/StoredNumbers.h"

namespace scarp {

namespace {

Error reason(int error) { return Message::verbatim(systemReason(error)); }

class SystemFile final : public AppendFile {
 public:
  explicit SystemFile(int descriptor) : descriptor_(descriptor) {}
  ~SystemFile() override { ::close(descriptor_); }
  SystemFile(const SystemFile&) = delete;
  SystemFile& operator=(const SystemFile&) = delete;

  Result<void> append(std::span<const std::byte> bytes) override {
    while (!bytes.empty()) {
      const ssize_t written = ::pwrite(descriptor_, bytes.data(), bytes.size(), static_cast<off_t>(end_));
      if (written < 0 && errno == EINTR) continue;
      if (written <= 0) return reason(written < 0 ? errno : ENOSPC);
      end_ += static_cast<std::uint64_t>(written);
      bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return {};
  }
  Result<void> sync() override {
    while (::fdatasync(descriptor_) != 0)
      if (errno != EINTR) return reason(errno);
    return {};
  }
  Result<void> cut(std::uint64_t bytes) override {
    end_ = bytes;
    if (::ftruncate(descriptor_, static_cast<off_t>(bytes)) != 0) return reason(errno);
    return {};
  }

 private:
  int descriptor_;
  std::uint64_t end_ = 0;
};

/// Names last once their folder is on the disk.
Result<void> syncFolderOf(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return reason(errno);
  const int error = ::fsync(descriptor) == 0 ? 0 : errno;
  ::close(descriptor);
  // Some file systems know no sync of a folder.
  if (error != 0 && error != EINVAL) return reason(error);
  return {};
}

class SystemDisk final : public JournalDisk {
 public:
  Result<std::unique_ptr<AppendFile>> create(const std::string& path) override {
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (descriptor < 0) return reason(errno);
    return std::unique_ptr<AppendFile>(std::make_unique<SystemFile>(descriptor));
  }
  Result<std::unique_ptr<AppendFile>> reopen(const std::string& path, std::uint64_t bytes) override {
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
    if (descriptor < 0) return reason(errno);
    auto file = std::make_unique<SystemFile>(descriptor);
    struct stat status {};
    if (::fstat(descriptor, &status) != 0) return reason(errno);
    if (static_cast<std::uint64_t>(status.st_size) < bytes) return Error{"it has been cut short"};
    if (auto cut = file->cut(bytes); !cut) return cut.error();
    return std::unique_ptr<AppendFile>(std::move(file));
  }
  Result<void> replace(const std::string& path, const std::string& by) override {
    if (std::rename(by.c_str(), path.c_str()) != 0) return reason(errno);
    return syncFolderOf(path);
  }
  Result<void> remove(const std::string& path) override {
    if (::unlink(path.c_str()) != 0) {
      if (errno == ENOENT) return {};
      return reason(errno);
    }
    return syncFolderOf(path);
  }
};

}  // namespace

std::shared_ptr<JournalDisk> JournalDisk::usual() { return std::make_shared<SystemDisk>(); }

namespace {

constexpr char kMagic[] = {'s', 'c', 'a', 'r', 'p', 'j', 'n', 'l'};
constexpr std::uint32_t kVersion = 1, kFrameMark = 0x31464A53;  // "SJF1".

}  // namespace

std::vector<std::byte> journalHead(std::uint64_t series) {
  std::vector<std::byte> head;
  for (const char c : kMagic) head.push_back(static_cast<std::byte>(c));
  addNumber(head, kVersion);
  addNumber(head, std::uint32_t{0});
  addNumber(head, series);
  addNumber(head, checksum(head));
  return head;
}

void addFrame(std::vector<std::byte>& to, std::uint64_t series, std::uint64_t number, std::uint32_t kind,
              std::span<const std::byte> bytes) {
  addNumber(to, std::uint64_t{bytes.size()});
  addNumber(to, kind);
  addNumber(to, kFrameMark);
  addNumber(to, number);
  addNumber(to, checksum(bytes, {series, bytes.size(), kind, number}));
  to.insert(to.end(), bytes.begin(), bytes.end());
}

FrameReader::FrameReader(FrameReader&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      bytes_(other.bytes_),
      position_(other.position_),
      series_(other.series_),
      number_(other.number_),
      over_(other.over_) {}

FrameReader::~FrameReader() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

bool FrameReader::readAt(std::uint64_t offset, std::span<std::byte> to) const {
  while (!to.empty()) {
    const ssize_t count = ::pread(descriptor_, to.data(), to.size(), static_cast<off_t>(offset));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    offset += static_cast<std::uint64_t>(count);
    to = to.subspan(static_cast<std::size_t>(count));
  }
  return true;
}

Result<FrameReader> FrameReader::open(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return errorIn(path, "cannot be read: %1", systemReason(errno));
  struct stat status {};
  FrameReader reader(descriptor, 0);
  if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode))
    return errorIn(path, "cannot be read: it is not an ordinary file");
  reader.bytes_ = static_cast<std::uint64_t>(status.st_size);
  std::array<std::byte, kJournalHeadBytes> head{};
  if (reader.bytes_ < head.size() || !reader.readAt(0, head) ||
      std::memcmp(head.data(), kMagic, sizeof kMagic) != 0)
    return errorIn(path, "is no recovery journal, or its beginning is damaged");
  std::span<const std::byte> rest(head);
  rest = rest.subspan(sizeof kMagic);
  const auto version = takeNumber<std::uint32_t>(rest);
  (void)takeNumber<std::uint32_t>(rest);
  reader.series_ = takeNumber<std::uint64_t>(rest);
  if (takeNumber<std::uint64_t>(rest) != checksum(std::span(head).first(24)))
    return errorIn(path, "is no recovery journal, or its beginning is damaged");
  if (version != kVersion)
    return errorIn(path, "the journal is of version %1, which this Scarp does not know", version);
  reader.position_ = head.size();
  return reader;
}

std::optional<JournalFrame> FrameReader::next() {
  std::array<std::byte, kFrameHeadBytes> head{};
  over_ = over_ || bytes_ - position_ < head.size() || !readAt(position_, head);
  if (over_) return std::nullopt;
  std::span<const std::byte> rest(head);
  const auto length = takeNumber<std::uint64_t>(rest);
  JournalFrame frame;
  frame.kind = takeNumber<std::uint32_t>(rest);
  const auto mark = takeNumber<std::uint32_t>(rest);
  const auto number = takeNumber<std::uint64_t>(rest);
  const auto check = takeNumber<std::uint64_t>(rest);
  const std::uint64_t left = bytes_ - position_ - head.size();
  over_ = mark != kFrameMark || number != number_ || length > left;
  if (over_) return std::nullopt;
  frame.bytes.resize(length);
  over_ = !readAt(position_ + head.size(), frame.bytes) ||
          check != checksum(frame.bytes, {series_, length, frame.kind, number});
  if (over_) return std::nullopt;
  position_ += head.size() + length;
  ++number_;
  return frame;
}

namespace {

constexpr std::size_t kKeyBytes = 1 + 4 + 4, kUnderBytes = kKeyBytes + 8;
constexpr std::size_t kPlaceBytes = kKeyBytes + 1 + 4 + 8;

void addKey(std::vector<std::byte>& bytes, const TileKey& key) {
  addNumber(bytes, static_cast<std::uint8_t>(key.raster.role));
  addNumber(bytes, key.raster.layer);
  addNumber(bytes, static_cast<std::uint32_t>(key.slot));
}

/// Nothing where there can be no such slot.
std::optional<TileKey> takeKey(std::span<const std::byte>& bytes) {
  const auto role = takeNumber<std::uint8_t>(bytes);
  const auto layer = takeNumber<std::uint32_t>(bytes);
  const auto slot = takeNumber<std::uint32_t>(bytes);
  const TileKey key{{static_cast<RasterRole>(role), layer}, static_cast<int>(slot)};
  const bool withId = key.raster.role == RasterRole::Layer || key.raster.role == RasterRole::LayerMask ||
                      key.raster.role == RasterRole::NamedMask || key.raster.role == RasterRole::Paint;
  if (role > static_cast<std::uint8_t>(RasterRole::Deposit) || slot > 0x7FFFFFFFU ||
      (layer != kBaseLayer) != withId)
    return {};
  return key;
}

HeightRaster::TilePtr presentIn(const TerrainDocument& document, RasterId id, int slot) {
  const HeightRaster* raster = document.raster(id);
  return raster && slot < raster->tileCount() ? raster->tile(slot) : nullptr;
}

/// Whether there was a raster before an edit that left `record` in the history.
bool wasThere(const EditRecord& record, RasterId id) {
  if (!record.state) return true;
  const std::vector<RasterId> were = rastersOf(*record.state);
  return std::ranges::find(were, id) != were.end();
}

TileSet allTiles(const HeightRaster& raster) {
  TileSet tiles;
  for (const int slot : raster.heldSlots()) tiles.emplace_hint(tiles.end(), slot, raster.tile(slot));
  return tiles;
}

/// All tiles of a document, as a record has them whose state has another size.
RecordTiles allTiles(const TerrainDocument& document) {
  RecordTiles tiles;
  for (const RasterId id : rastersOf(document.state()))
    if (const HeightRaster* raster = document.raster(id)) tiles.emplace(id, allTiles(*raster));
  return tiles;
}

void addNewContents(const DocumentState& before, const DocumentState& now, DoneEdit& edit) {
  PictureSet had, has;
  ModelSet hadModels, hasModels;
  addModels(before, hadModels);
  addModels(now, hasModels);
  addPictures(before, had);
  addPictures(hadModels, had);
  addPictures(now, has);
  addPictures(hasModels, has);
  for (const auto& [sum, picture] : has)
    if (!had.contains(sum)) edit.pictures.push_back(picture);
  for (const auto& [sum, model] : hasModels)
    if (!hadModels.contains(sum)) edit.models.push_back(model);
}

}  // namespace

std::string markName(const std::string& series, std::uint64_t number) {
  return series + ":" + std::to_string(number);
}

std::string seriesOfMark(const std::string& mark) { return mark.substr(0, mark.find(':')); }

Result<DoneEdit> latestEdit(const TerrainDocument& document) {
  const EditHistory& history = document.history();
  EXPECTS(history.position() > 0);
  const std::size_t index = history.position() - 1;
  const EditRecord& before = history.record(index);
  auto tiles =
      history.tilesOf(index, [&](const TileKey& key) { return presentIn(document, key.raster, key.slot); });
  if (!tiles.ok()) return tiles.error();
  DoneEdit edit;
  edit.record.id = before.id;
  edit.record.name = before.name;
  edit.record.changed = before.changed;
  edit.record.active = before.active;
  edit.record.operation = before.operation;
  for (const auto& [id, object] : before.objects) {
    const Object* now = document.objects().find(id);
    edit.record.objects.emplace(id, now ? std::optional(*now) : std::nullopt);
  }
  if (before.state) edit.record.state = document.state();
  if (before.state) addNewContents(*before.state, document.state(), edit);
  if (before.state && !(before.state->frame.samples() == document.frame().samples())) {
    edit.record.tiles = allTiles(document);
  } else {
    for (const auto& [id, set] : *tiles)
      for (const auto& [slot, tile] : set) edit.record.tiles[id].emplace(slot, presentIn(document, id, slot));
  }
  std::erase_if(*tiles, [&](const auto& entry) { return !wasThere(before, entry.first); });
  edit.bases = std::move(*tiles);
  return edit;
}

std::vector<TilePair> pairsOf(const DoneEdit& edit) {
  std::vector<TilePair> pairs;
  for (const auto& [id, set] : edit.record.tiles) {
    const auto under = edit.bases.find(id);
    for (const auto& [slot, tile] : set) {
      TilePair& pair = pairs.emplace_back(TilePair{{id, slot}, tile, nullptr});
      if (under == edit.bases.end()) continue;
      if (const auto base = under->second.find(slot); base != under->second.end()) pair.base = base->second;
    }
  }
  return pairs;
}

std::vector<std::byte> writeUnder(std::span<const TilePair> tiles) {
  std::vector<std::byte> bytes;
  for (const TilePair& pair : tiles) {
    if (!pair.base) continue;
    addKey(bytes, pair.key);
    addNumber(bytes, tileCheck(*pair.base));
  }
  return bytes;
}

Result<std::vector<UnderTile>> readUnder(std::span<const std::byte> bytes) {
  const Error broken = Error{"a step in the journal is damaged"};
  if (bytes.size() % kUnderBytes != 0) return broken;
  std::vector<UnderTile> tiles;
  while (!bytes.empty()) {
    const auto key = takeKey(bytes);
    if (!key) return broken;
    tiles.push_back({*key, takeNumber<std::uint64_t>(bytes)});
  }
  return tiles;
}

std::optional<std::vector<std::byte>> writeTiles(std::span<const TilePair> tiles,
                                                 const std::stop_token& stop) {
  const auto packed = packTiles(tiles, stop);
  if (!packed) return std::nullopt;
  std::vector<std::byte> bytes;
  bytes.reserve(4 + kPlaceBytes * tiles.size() + packed->bytes.size());
  addNumber(bytes, static_cast<std::uint32_t>(tiles.size()));
  for (const PackedTile& place : packed->directory) {
    addKey(bytes, place.key);
    addNumber(bytes, static_cast<std::uint8_t>(place.form));
    addNumber(bytes, place.bytes);
    addNumber(bytes, place.check);
  }
  bytes.insert(bytes.end(), packed->bytes.begin(), packed->bytes.end());
  return bytes;
}

Result<void> readTiles(std::span<const std::byte> bytes, const PresentTile& present, RecordTiles& to) {
  const Error broken = Error{"a step in the journal is damaged"};
  const Error other = Error{"a step in the journal is damaged, or was done to other ground than this"};
  if (bytes.size() < 4) return broken;
  const std::size_t count = takeNumber<std::uint32_t>(bytes);
  if (count > bytes.size() / kPlaceBytes) return broken;
  std::vector<PackedTile> directory(count);
  std::uint64_t offset = 0;
  bool onBases = false;
  for (PackedTile& place : directory) {
    const auto key = takeKey(bytes);
    const auto form = takeNumber<std::uint8_t>(bytes);
    place.form = static_cast<PackedTile::Form>(form);
    place.bytes = takeNumber<std::uint32_t>(bytes);
    place.offset = offset;
    offset += place.bytes;
    place.check = takeNumber<std::uint64_t>(bytes);
    onBases = onBases || place.form == PackedTile::Form::OnBase;
    if (!key || form > static_cast<std::uint8_t>(PackedTile::Form::OnBase)) return broken;
    place.key = *key;
    if (place.form == PackedTile::Form::OnBase && !present(place.key)) return other;
  }
  if (offset != bytes.size()) return broken;
  auto pairs = unpackTiles(directory, bytes, present);
  if (!pairs.ok()) return onBases ? other : broken;
  makeUsable(*pairs);
  for (TilePair& pair : *pairs)
    if (!to[pair.key.raster].emplace(pair.key.slot, std::move(pair.tile)).second) return broken;
  return {};
}

}  // namespace scarp
