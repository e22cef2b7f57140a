#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/document/RasterId.h"
#include "core/store/StoredNumbers.h"

namespace scarp {

// What rows of a store say (Sqlite.h has them as tables), and their checks.

/// What a piece of a document is part of: a raster by its RasterRole, or one of these.
inline constexpr int kMostRole = static_cast<int>(RasterRole::Deposit);  ///< Of a raster.
inline constexpr int kObjectsRole = 16;
inline constexpr int kPyramidRole = 17;
inline constexpr int kStateRole = 18;
inline constexpr int kPictureRole = 19;
inline constexpr int kModelRole = 20;

/// Tiles of a raster have slots below this.
inline constexpr std::int64_t kMostTileSlots = std::int64_t{1} << 28;

enum class ContentForm : std::uint8_t { Nothing = 0, Tile = 1, Json = 3, Nodes = 4, Picture = 5, Model = 6 };

struct PartId {
  int role = 0;
  std::uint32_t layer = 0;
  auto operator<=>(const PartId&) const = default;
};
[[nodiscard]] inline PartId partOf(RasterId raster) { return {static_cast<int>(raster.role), raster.layer}; }

struct ContentKey {
  PartId part;
  std::int64_t slot = 0;
  auto operator<=>(const ContentKey&) const = default;
};

/// Where a slot's content is.
struct ContentRef {
  std::int64_t id = 0;  ///< 0: nowhere.
  std::uint64_t sum = 0;
  ContentForm form = ContentForm::Nothing;

  [[nodiscard]] bool holds() const { return form != ContentForm::Nothing; }
  bool operator==(const ContentRef&) const = default;
};

[[nodiscard]] inline std::uint64_t bits(std::int64_t number) { return static_cast<std::uint64_t>(number); }

/// content.head.
[[nodiscard]] inline std::uint64_t contentHead(const ContentKey& key, std::int64_t save, ContentForm form,
                                               std::uint64_t sum, std::span<const std::byte> coarse) {
  return checksum(coarse,
                  {bits(save), bits(key.part.role), key.part.layer, bits(key.slot), bits(int(form)), sum});
}
/// slot.check; never 0.
[[nodiscard]] inline std::uint64_t slotCheck(const ContentKey& key, const ContentRef& ref) {
  return checksum({}, {bits(key.part.role), key.part.layer, bits(key.slot), bits(ref.id), bits(int(ref.form)),
                       ref.sum}) |
         1U;
}
[[nodiscard]] inline std::uint64_t textCheck(std::string_view text, std::uint64_t a, std::uint64_t b = 0) {
  return checksum(std::as_bytes(std::span(text.data(), text.size())), {a, b});
}

/// entry.check; never 0.
[[nodiscard]] inline std::uint64_t entryCheck(std::int64_t row, std::int64_t place, std::int64_t parts,
                                              std::string_view meta, std::span<const std::byte> tiles) {
  return checksum(tiles, {bits(row), bits(place), bits(parts), textCheck(meta, bits(row))}) | 1U;
}
/// setting.check.
[[nodiscard]] inline std::uint64_t settingCheck(std::string_view key, std::span<const std::byte> value) {
  return checksum(value, {textCheck(key, 0)});
}
/// save.check; `time` in milliseconds since 1970.
[[nodiscard]] inline std::uint64_t changeCheck(std::int64_t number, std::int64_t time, std::string_view name,
                                               std::string_view summary) {
  return textCheck(summary, bits(number), bits(time)) ^ textCheck(name, bits(number), 1);
}

/// Where the contents of all slots are: for tiles mostly dense, for the rest sparse. A value.
class SlotMap {
 public:
  [[nodiscard]] ContentRef find(const ContentKey& key) const {
    const auto part = parts_.find(key.part);
    if (part == parts_.end()) return {};
    if (const auto slot = static_cast<std::size_t>(key.slot); slot < part->second.dense.size())
      return part->second.dense[slot];
    const auto found = part->second.sparse.find(key.slot);
    return found == part->second.sparse.end() ? ContentRef{} : found->second;
  }
  /// A ref with id 0 takes the slot out.
  void set(const ContentKey& key, const ContentRef& ref) {
    Part& part = parts_[key.part];
    const auto slot = static_cast<std::size_t>(key.slot);
    if (dense(key.part) && slot >= part.dense.size() && slot < kFarthest + kRoom * part.known)
      part.grow(slot + 1);
    part.known += find(key).id == 0 && ref.id != 0 ? 1 : 0;
    if (slot < part.dense.size()) {
      part.dense[slot] = ref;
    } else if (ref.id == 0) {
      part.sparse.erase(key.slot);
    } else {
      part.sparse[key.slot] = ref;
    }
  }
  /// Calls call(slot, ref) for the slots of a part that are in the map, in order.
  template <class F>
  void forEach(PartId id, F&& call) const {
    const auto part = parts_.find(id);
    if (part == parts_.end()) return;
    for (std::size_t i = 0; i < part->second.dense.size(); ++i)
      if (part->second.dense[i].id != 0) call(static_cast<std::int64_t>(i), part->second.dense[i]);
    for (const auto& [slot, ref] : part->second.sparse) call(slot, ref);
  }
  [[nodiscard]] std::vector<PartId> parts() const {
    std::vector<PartId> all;
    for (const auto& [id, part] : parts_) all.push_back(id);
    return all;
  }
  /// Sum of the checks of all slots: tells whether one is missing or another.
  [[nodiscard]] std::uint64_t digest() const {
    std::uint64_t sum = 0;
    for (const auto& [id, part] : parts_)
      forEach(id, [&, key = id](std::int64_t slot, const ContentRef& ref) {
        sum += slotCheck({key, slot}, ref);
      });
    return sum;
  }

  /// Numbers that a slot of a part may have: what is beyond is no slot of ours.
  [[nodiscard]] static bool plausible(const ContentKey& key) {
    const std::int64_t most = dense(key.part) ? kMostTileSlots : std::int64_t{1} << 57;
    return key.slot >= 0 && key.slot < most &&
           (dense(key.part) || (key.part.role >= kObjectsRole && key.part.role <= kModelRole));
  }
  [[nodiscard]] static bool dense(PartId part) { return part.role >= 0 && part.role <= kMostRole; }

 private:
  /// So many slots, and so many for each that is known, have room of their own; those behind do not make room
  /// for all between.
  static constexpr std::size_t kFarthest = 4096, kRoom = 8;
  struct Part {
    std::size_t known = 0;  ///< How many slots were put in, at the least.
    std::vector<ContentRef> dense;
    std::map<std::int64_t, ContentRef> sparse;  ///< None of them lies within `dense`.

    void grow(std::size_t size) {
      dense.resize(size);
      const auto end = sparse.lower_bound(static_cast<std::int64_t>(size));
      for (auto it = sparse.begin(); it != end; ++it) dense[static_cast<std::size_t>(it->first)] = it->second;
      sparse.erase(sparse.begin(), end);
    }
  };
  std::map<PartId, Part> parts_;
};

}  // namespace scarp
