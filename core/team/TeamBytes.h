#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Result.h"
#include "core/team/Postgres.h"
#include "core/team/TeamLog.h"

namespace scarp {

/// A content whose row has been read, without its bytes.
struct KeyedContent {
  TeamContent* content = nullptr;
  std::string key;     ///< As its row has it.
  std::string author;  ///< Who wrote the row.
};

/// An object of a terrain in an object store.
struct StoredObject {
  std::string key;
  std::int64_t id = 0;  ///< Of the content; 0: the object that describes the folder.
  std::int64_t bytes = 0;
  std::chrono::system_clock::time_point added{};  ///< By the clock of the store.
};

/// Where the bytes of a terrain's contents lie: in their rows, or as objects that the rows name. One thread at a
/// time; it waits. An error is one line, and says that nothing can be had at all for now.
class TeamBytes {
 public:
  virtual ~TeamBytes() = default;
  /// Whether there are keys.
  [[nodiscard]] virtual bool keyed() const = 0;

  /// Puts away what is not to stand in rows, before the rows are written. For each content the key that its row gets;
  /// empty: its bytes stand in the row. To put the same again does nothing.
  [[nodiscard]] virtual Result<std::vector<std::string>> put(std::span<const TeamContent> contents) = 0;
  /// Gives contents their bytes. Where those are not there, are others than were put there, or the key is none of
  /// this terrain's, `trouble` of the content says so.
  [[nodiscard]] virtual Result<void> get(std::span<const KeyedContent> contents) = 0;

  /// All objects of the terrain, in no order. Files of the folder that are not objects of Scarp are left out.
  [[nodiscard]] virtual Result<std::vector<StoredObject>> objects() { return std::vector<StoredObject>(); }
  /// Deletes objects. An object that is not there counts as deleted.
  [[nodiscard]] virtual Result<void> remove(std::span<const std::string>) { return {}; }
};

[[nodiscard]] std::unique_ptr<TeamBytes> bytesInRows();

/// A place of an object store: s3://bucket or s3://bucket/prefix.
struct BucketPlace {
  std::string bucket, prefix;
  [[nodiscard]] std::string shown() const { return "s3://" + bucket + (prefix.empty() ? "" : "/" + prefix); }
};
/// An error where it is none: letters, digits and - _ . in the bucket, these and ! * ' ( ) in the words of the prefix,
/// none of which is empty, "." or "..".
[[nodiscard]] Result<BucketPlace> parseBucketPlace(std::string_view text);

/// Tiles, pictures and models of more than kLeastObject bytes are objects of an S3 store below the place and the number
/// of the project; what is smaller, and texts, stand in rows. Endpoint, region and credentials are GDAL's settings for
/// /vsis3/. An object has the name <id>-<SHA-256 of its bytes>, is never written over, and is believed where it has that
/// sum. Where the store knows no conditional uploads, only the sum guards it. Requests are made several at a time, by threads of its own.
[[nodiscard]] std::unique_ptr<TeamBytes> bytesInObjects(BucketPlace place, std::int64_t project,
                                                        const PostgresPatience& patience);
/// Whether objects can be put there and had again: leaves one that says what lies there.
[[nodiscard]] Result<void> checkBucketPlace(const BucketPlace& place, std::int64_t project,
                                            const PostgresPatience& patience);

/// What PostgreSQL keeps within a row.
inline constexpr std::size_t kLeastObject = 2048;

/// The key of a content, and what it says of the content of an id; nothing where it is none of that.
[[nodiscard]] std::string objectKey(std::int64_t id, std::span<const std::byte> bytes);
[[nodiscard]] std::string_view sumOfObjectKey(std::string_view key, std::int64_t id);
/// The id in a key; nothing where the text is not a key.
[[nodiscard]] std::optional<std::int64_t> idOfObjectKey(std::string_view key);

}  // namespace scarp
