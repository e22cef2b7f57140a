#include "core/team/TeamBytes.h"

#include <algorithm>

#include "core/base/PrintableLine.h"
#include "core/base/Sha256.h"
#include "core/base/ShortNumber.h"

namespace scarp {

namespace {

constexpr std::size_t kIdDigits = 16, kSumDigits = 64;
constexpr std::size_t kShortestBucket = 3, kLongestBucket = 255, kLongestPrefix = 512;

class BytesInRows final : public TeamBytes {
 public:
  bool keyed() const override { return false; }
  Result<std::vector<std::string>> put(std::span<const TeamContent> contents) override {
    return std::vector<std::string>(contents.size());
  }
  Result<void> get(std::span<const KeyedContent>) override { return {}; }
};

bool isPlainLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
}

bool isWordOfPrefix(std::string_view word) {
  constexpr std::string_view others = "!*'()";
  return !word.empty() && word != "." && word != ".." && std::ranges::all_of(word, [&](char c) {
    return isPlainLetter(c) || others.find(c) != std::string_view::npos;
  });
}

}  // namespace

std::unique_ptr<TeamBytes> bytesInRows() { return std::make_unique<BytesInRows>(); }

Result<BucketPlace> parseBucketPlace(std::string_view text) {
  constexpr std::string_view scheme = "s3://";
  const Error none = Error{"'%1' is no place in an object store, like s3://bucket/prefix", printableLine(text, 80)};
  if (!text.starts_with(scheme)) return none;
  text.remove_prefix(scheme.size());
  const std::size_t slash = std::min(text.find('/'), text.size());
  BucketPlace place{std::string(text.substr(0, slash)), {}};
  if (place.bucket.size() < kShortestBucket || place.bucket.size() > kLongestBucket ||
      place.bucket.find("..") != std::string::npos || !std::ranges::all_of(place.bucket, isPlainLetter) ||
      place.bucket.starts_with('.'))
    return none;
  text.remove_prefix(std::min(text.size(), slash + 1));
  if (text.ends_with('/')) text.remove_suffix(1);
  if (text.size() > kLongestPrefix) return none;
  place.prefix = text;
  for (bool more = !text.empty(); more;) {
    const std::size_t end = text.find('/');
    more = end != std::string_view::npos;
    if (!isWordOfPrefix(text.substr(0, end))) return none;
    if (more) text.remove_prefix(end + 1);
  }
  return place;
}

std::string objectKey(std::int64_t id, std::span<const std::byte> bytes) {
  Sha256 sum;
  sum.add(bytes);
  return hexadecimal(static_cast<std::uint64_t>(id)) + '-' + sum.finish();
}

std::string_view sumOfObjectKey(std::string_view key, std::int64_t id) {
  const auto digit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  if (key.size() != kIdDigits + 1 + kSumDigits ||
      !key.starts_with(hexadecimal(static_cast<std::uint64_t>(id)) + '-'))
    return {};
  const std::string_view sum = key.substr(kIdDigits + 1);
  return std::ranges::all_of(sum, digit) ? sum : std::string_view();
}

std::optional<std::int64_t> idOfObjectKey(std::string_view key) {
  const auto id = readHexadecimal(key.substr(0, std::min(kIdDigits, key.size())));
  if (!id || sumOfObjectKey(key, static_cast<std::int64_t>(*id)).empty()) return {};
  return static_cast<std::int64_t>(*id);
}

}  // namespace scarp
