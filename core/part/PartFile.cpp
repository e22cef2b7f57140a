#include "core/part/PartFile.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "core/base/Json.h"
#include "core/base/SystemReason.h"
#include "core/io/AtomicFile.h"
#include "core/schema/ObjectReader.h"
#include "core/store/StateJson.h"
#include "core/store/StoredNumbers.h"

namespace scarp {

namespace {

// The magic, the packed tiles, what is said as JSON, how long that is and its checksum.
constexpr std::string_view kMagic = "SCARPRT1";
constexpr std::size_t kTail = 16;
constexpr int kMostSide = 1 << 20;
constexpr std::uint64_t kMostText = std::uint64_t{1} << 32;

std::array<std::byte, 8> littleEndian(std::uint64_t number) {
  std::array<std::byte, 8> bytes{};
  for (std::size_t i = 0; i < 8; ++i) bytes[i] = static_cast<std::byte>(number >> (8 * i));
  return bytes;
}

std::uint64_t numberOf(std::span<const std::byte> bytes) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i) number |= std::to_integer<std::uint64_t>(bytes[i]) << (8 * i);
  return number;
}

/// Renames a file that no version of Scarp wrote, so that a part can have its name: to "NAME.other",
/// "NAME.other2" …
Result<void> keepOtherFile(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code failure;
  if (!fs::is_regular_file(fs::symlink_status(path, failure)) || fs::file_size(path, failure) == 0) return {};
  std::array<char, 8> start{};
  std::ifstream(path, std::ios::binary).read(start.data(), start.size());
  if (std::string_view(start.data(), start.size()) == kMagic) return {};
  for (int n = 1; n < 1000; ++n) {
    const std::string free = path + ".other" + (n == 1 ? "" : std::to_string(n));
    if (fs::exists(fs::symlink_status(free, failure))) continue;
    fs::rename(path, free, failure);
    return failure ? Result<void>(cannotWrite(path, Message::verbatim(failure.message()))) : Result<void>();
  }
  return cannotWrite(path, Message("another file has this name; move it"));
}

}  // namespace

Result<void> writePartFile(const std::string& path, const Json& about, const HeightRaster& raster,
                           const Progress& progress) {
  auto created = AtomicFile::create(path);
  if (!created) return created.error();
  OutputFile out(created->temporaryPath());
  out.write(kMagic);
  Json tiles = Json::array();
  for (int row = 0; row < raster.tileRows(); ++row) {
    if (!keepGoing(progress, static_cast<double>(row) / raster.tileRows())) return Error::cancel();
    std::vector<TilePair> pairs;
    for (int column = 0; column < raster.tileColumns(); ++column) {
      const int slot = raster.tileIndex(column, row);
      HeightRaster::TilePtr tile = raster.tile(slot);
      if (!tile) tile = raster.copyOfTile(slot);
      pairs.push_back({{kGround, slot}, std::move(tile), nullptr});
    }
    const auto packed = packTiles(pairs);
    for (const PackedTile& tile : packed->directory) tiles.push_back({tile.bytes, tile.check});
    out.write(packed->bytes.data(), packed->bytes.size());
  }
  Json said{{"format", 1}, {"columns", raster.columns()}, {"rows", raster.rows()}, {"about", about}};
  said["tiles"] = std::move(tiles);
  const std::string text = said.dump();
  const auto size = static_cast<std::uint64_t>(text.size());
  out.write(text);
  out.write(littleEndian(size).data(), 8);
  out.write(littleEndian(checksum(std::as_bytes(std::span(text)), {size})).data(), 8);
  if (const auto closed = out.close(); !closed) return writeFailure(*created, closed.error());
  if (const auto synced = created->sync(); !synced) return synced;
  if (const auto kept = keepOtherFile(path); !kept) return kept;
  AtomicFile* const files[] = {&*created};
  return AtomicFile::commit(files);
}

Error PartFile::damaged(Message what) const { return errorIn(path_, "is damaged: %1", std::move(what)); }

bool PartFile::read(std::uint64_t offset, std::span<std::byte> out) const {
  const std::lock_guard lock(held_->mutex);
  return ::fseeko(held_->file.get(), static_cast<off_t>(offset), SEEK_SET) == 0 &&
         std::fread(out.data(), 1, out.size(), held_->file.get()) == out.size();
}

Result<PartFile> PartFile::open(const std::string& path) {
  PartFile part;
  part.path_ = path;
  part.held_ = std::make_shared<LockedFile>();
  part.held_->file.reset(std::fopen(path.c_str(), "rb"));
  std::FILE* const file = part.held_->file.get();
  if (!file || ::fseeko(file, 0, SEEK_END) != 0)
    return errorIn(path, "cannot be read: %1", systemReason(errno));
  const auto size = static_cast<std::uint64_t>(std::max<off_t>(0, ::ftello(file)));
  if (auto directory = part.readDirectory(size); !directory) return directory.error();
  return part;
}

Result<void> PartFile::readDirectory(std::uint64_t size) {
  std::array<std::byte, 8> magic{};
  std::array<std::byte, kTail> tail{};
  if (size < kMagic.size() + kTail || !read(0, magic) || std::memcmp(magic.data(), kMagic.data(), 8) != 0)
    return errorIn(path_, "is no part of a terrain");
  if (!read(size - kTail, tail)) return damaged(Message("its end cannot be read"));
  const std::uint64_t length = numberOf(std::span(tail).first(8));
  if (length > std::min(kMostText, size - kMagic.size() - kTail)) return damaged(Message("it is cut off"));
  std::string text(length, ' ');
  const std::uint64_t textAt = size - kTail - length;
  const auto bytes = std::as_writable_bytes(std::span(text));
  if (!read(textAt, bytes) || checksum(bytes, {length}) != numberOf(std::span(tail).subspan(8)))
    return damaged(Message("its checksum differs"));

  const auto value = readJson(text);
  if (!value) return damaged(value.error().message);
  ObjectReader reader(*value, "");
  int format = 0;
  reader.readWhole("format", format, 1, 1);
  reader.readWhole("columns", columns_, 1, kMostSide);
  reader.readWhole("rows", rows_, 1, kMostSide);
  const Json* about = reader.value("about", true);
  const Json* tiles = reader.value("tiles", true);
  if (const auto done = reader.done(); !done) return damaged(done.error().message);
  constexpr int kTile = HeightRaster::tileSize;
  const auto count = static_cast<std::size_t>((columns_ + kTile - 1) / kTile) *
                     static_cast<std::size_t>((rows_ + kTile - 1) / kTile);
  if (!about->isObject() || !tiles->isArray() || columns_ < 1 || rows_ < 1 || tiles->size() != count)
    return damaged(Message("what it says of its tiles makes no sense"));
  about_ = *about;
  std::uint64_t offset = kMagic.size();
  for (const Json& tile : *tiles) {
    if (!tile.isArray() || tile.size() != 2 || !tile[0].isUnsigned() ||
        !tile[1].isUnsigned() || tile[0].get<std::uint64_t>() > textAt - offset)
      return damaged(Message("what it says of its tiles makes no sense"));
    PackedTile packed;
    packed.key = {kGround, static_cast<int>(directory_.size())};
    packed.form = PackedTile::Form::Alone;
    packed.bytes = static_cast<std::uint32_t>(tile[0].get<std::uint64_t>());
    packed.offset = offset;
    packed.check = tile[1].get<std::uint64_t>();
    offset += packed.bytes;
    directory_.push_back(packed);
  }
  if (offset != textAt) return damaged(Message("what it says of its tiles makes no sense"));
  return {};
}

Result<HeightRaster::TilePtr> PartFile::tile(int slot) const {
  PackedTile packed = directory_[static_cast<std::size_t>(slot)];
  std::vector<std::byte> bytes(packed.bytes);
  if (!read(packed.offset, bytes)) return damaged(Message("a tile cannot be read"));
  packed.offset = 0;
  const auto tiles = unpackTiles(std::span(&packed, 1), bytes, [](const TileKey&) { return nullptr; });
  if (!tiles || tiles->size() != 1 || !tiles->front().tile)
    return damaged(Message("the checksum of a tile differs"));
  return tiles->front().tile;
}

Result<void> PartFile::verify(const Progress& progress) const {
  for (std::size_t i = 0; i < directory_.size(); ++i) {
    if (!keepGoing(progress, static_cast<double>(i) / static_cast<double>(directory_.size())))
      return Error::cancel();
    if (const auto good = tile(static_cast<int>(i)); !good) return good.error();
  }
  return {};
}

Result<HeightRaster> PartFile::raster() const {
  HeightRaster raster(columns_, rows_, 0.0F);
  for (int slot = 0; slot < raster.tileCount(); ++slot) {
    auto read = tile(slot);
    if (!read) return read.error();
    raster.exchangeTile(slot, *std::move(read));
  }
  return raster;
}

Message PartHeader::otherThan(const PartHeader& header) const {
  if (ground != header.ground) return Message("another terrain");
  if (work != header.work) return Message("another operation");
  if (size != header.size) return Message("another size of parts");
  if (id != header.id) return Message("another part");
  return {};
}

Json writePartHeader(const PartHeader& header) {
  DocumentState state;
  state.frame = header.frame;
  state.georeference = header.georeference;
  return {{"ground", header.ground},
          {"work", header.work},
          {"size", header.size},
          {"part", header.id},
          {"state", writeState(state)}};
}

Result<PartHeader> readPartHeader(const Json& about) {
  PartHeader header;
  ObjectReader reader(about, "");
  reader.read("ground", header.ground, true);
  reader.read("work", header.work, true);
  reader.readWhole("size", header.size, PartPlan::kMinSize, PartPlan::kMaxSize);
  reader.readWhole("part", header.id, 0, 1 << 30);
  const Json* state = reader.value("state", true);
  if (const auto done = reader.done(); !done) return done.error();
  auto read = readState(*state, "state");
  if (!read) return read.error();
  header.frame = read->frame;
  header.georeference = read->georeference;
  return header;
}

std::string partFileName(int id) {
  std::array<char, 32> name{};
  std::snprintf(name.data(), name.size(), "part-%05d.part", id);
  return name.data();
}

}  // namespace scarp
