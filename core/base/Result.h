#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "core/base/Contract.h"

namespace scarp {

/// Why something could not be done: one plain line for a person, naming the thing at fault.
struct Error {
  std::string message;
  bool cancelled = false;  ///< The person stopped it; nothing went wrong.

  static Error cancel() { return {"cancelled", true}; }
};

/// A value, or the reason why there is none.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::move(value)) {}
  Result(Error error) : state_(std::move(error)) {}

  [[nodiscard]] bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  [[nodiscard]] T& value() & {
    EXPECTS(ok());
    return std::get<0>(state_);
  }
  [[nodiscard]] const T& value() const& {
    EXPECTS(ok());
    return std::get<0>(state_);
  }
  [[nodiscard]] T&& value() && {
    EXPECTS(ok());
    return std::get<0>(std::move(state_));
  }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }

  [[nodiscard]] const Error& error() const {
    EXPECTS(!ok());
    return std::get<1>(state_);
  }

 private:
  std::variant<T, Error> state_;
};

/// Success, or the reason why not.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)) {}

  [[nodiscard]] bool ok() const { return !error_; }
  explicit operator bool() const { return ok(); }
  [[nodiscard]] const Error& error() const {
    EXPECTS(!ok());
    return *error_;
  }

 private:
  std::optional<Error> error_;
};

}  // namespace scarp
