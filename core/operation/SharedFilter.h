#pragma once

#include <memory>

namespace scarp {

struct Filter;

/// A filter, or none. A value whose copies share the filter. Code that only passes it along needs no header
/// of filters.
class SharedFilter {
 public:
  SharedFilter() = default;
  SharedFilter(const Filter& filter);  // NOLINT(google-explicit-constructor)

  explicit operator bool() const { return filter_ != nullptr; }
  [[nodiscard]] const Filter& operator*() const;  ///< Contract: there is one.
  /// Compares the settings.
  bool operator==(const SharedFilter& other) const;

 private:
  std::shared_ptr<const Filter> filter_;
};

}  // namespace scarp
