#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "core/base/Contract.h"
#include "core/base/Message.h"

namespace scarp {

/// The reason why something could not be done: one plain line that names the file or the value.
struct Error {
  Message message;
  bool cancelled = false;  ///< The user cancelled the work; nothing went wrong.

  Error() = default;
  Error(Message text) : message(std::move(text)) {}
  /// A message with its values, as Message() takes them.
  template <class... Values>
  explicit Error(const char* pattern, Values&&... values)
      : message(pattern, std::forward<Values>(values)...) {}

  /// Returns the message in English, with metric lengths.
  [[nodiscard]] std::string text() const { return message.text(); }
  [[nodiscard]] static Error cancel();
};

/// Returns an error about a file or another named thing: "name: message".
template <class... Values>
[[nodiscard]] Error errorIn(MessageValue name, const char* pattern, Values&&... values) {
  return messageIn(std::move(name), pattern, std::forward<Values>(values)...);
}
/// Puts the name of a file or another thing in front of an error. Cancelling stays as it is.
[[nodiscard]] Error errorIn(MessageValue name, Error error);
/// Puts a path in front of an error, unless its text begins with that path.
[[nodiscard]] Error errorInFile(const std::string& path, Error error);
/// As errorInFile(), for work that writes several files: an error about a file in the path's folder stays as
/// it is.
[[nodiscard]] Error errorInFolderOf(const std::string& path, Error error);

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
