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

/// Content whose row was read, without its bytes.
struct KeyedContent {
  TeamContent* content = nullptr;
  std::string key;     ///< As in its row.
  std::string author;  ///< Author of the row.
};

/// Object of a terrain in an object store.
struct StoredObject {
  std::string key;
  std::int64_t id = 0;  ///< Of the content; 0: the object that describes the folder.
  std::int64_t bytes = 0;
  std::chrono::system_clock::time_point added{};  ///< By the clock of the store.
};

/// Storage of the bytes of a terrain's contents: in their rows, or as objects that the rows name. One thread
/// at a time. Calls wait. Errors are one line and mean that the storage is not available at present.
class TeamBytes {
 public:
  virtual ~TeamBytes() = default;
  /// Returns whether contents can have keys.
  [[nodiscard]] virtual bool keyed() const = 0;

  /// Stores the bytes that do not belong in rows, before the rows are written. Returns the key for the row of
  /// each content; empty: the bytes belong in the row. Storing the same again has no further effect.
  [[nodiscard]] virtual Result<std::vector<std::string>> put(std::span<const TeamContent> contents) = 0;
  /// Fetches the bytes of contents. If they are missing, differ from the stored ones, or the key is not one
  /// of this terrain, sets `trouble` of the content.
  [[nodiscard]] virtual Result<void> get(std::span<const KeyedContent> contents) = 0;

  /// Returns all objects of the terrain, in no order. Omits files of the folder that are not objects of
  /// Scarp.
  [[nodiscard]] virtual Result<std::vector<StoredObject>> objects() { return std::vector<StoredObject>(); }
  /// Deletes objects. An object that is not there counts as deleted.
  [[nodiscard]] virtual Result<void> remove(std::span<const std::string>) { return {}; }
};

[[nodiscard]] std::unique_ptr<TeamBytes> bytesInRows();

/// Place in an object store: s3://bucket or s3://bucket/prefix.
struct BucketPlace {
  std::string bucket, prefix;
  [[nodiscard]] std::string shown() const { return "s3://" + bucket + (prefix.empty() ? "" : "/" + prefix); }
};
/// Parses a place. Fails unless the bucket consists of letters, digits and - _ . and the words of the prefix
/// of these and ! * ' ( ). Words must not be empty, "." or "..".
[[nodiscard]] Result<BucketPlace> parseBucketPlace(std::string_view text);

/// Returns the storage of tiles, textures and models of more than kMinObjectBytes bytes as objects of an S3
/// store, in a folder of the place that is named after the project number. Smaller contents and texts are
/// stored in rows. Endpoint, region and credentials are GDAL's settings for /vsis3/. An object has the name
/// <id>-<SHA-256 of its bytes>, is never overwritten, and is accepted if it has that hash. If the store does
/// not support conditional uploads, only the hash protects it. Several requests run at the same time, on
/// separate threads.
[[nodiscard]] std::unique_ptr<TeamBytes> bytesInObjects(BucketPlace place, std::int64_t project,
                                                        const PostgresPatience& patience);
/// Checks that objects can be stored at a place and fetched again. Leaves an object that describes the
/// folder.
[[nodiscard]] Result<void> checkBucketPlace(const BucketPlace& place, std::int64_t project,
                                            const PostgresPatience& patience);

/// Max size of bytes that PostgreSQL stores within a row.
inline constexpr std::size_t kMinObjectBytes = 2048;

}  // namespace scarp
