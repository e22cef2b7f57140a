#include "core/store/Store.h"

namespace scarp {

Result<std::string> Store::text(const ContentKey& key, const ContentRef& ref) {
  const auto read = bytes(key, ref);
  if (!read.ok()) return read.error();
  if (checksum(*read) != ref.sum) return errorIn(shown(), "is damaged: a text in it is another one");
  return std::string(static_cast<const char*>(static_cast<const void*>(read->data())), read->size());
}

Result<void> StoreChange::putText(const ContentKey& key, const std::string& text) {
  const auto bytes = std::as_bytes(std::span(text));
  const std::uint64_t sum = checksum(bytes);
  const ContentRef ref = slots_.find(key);
  if (ref.form == ContentForm::Json && ref.sum == sum) return {};
  return put(key, ContentForm::Json, sum, bytes, {});
}

Result<void> StoreChange::clear(const ContentKey& key) {
  if (!slots_.find(key).holds()) return {};
  return put(key, ContentForm::Nothing, 0, {}, {});
}

}  // namespace scarp
