#pragma once

#include <concepts>
#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/ShortNumber.h"

namespace scarp {

class Json;
class MessageValue;

/// A number of metres or kilometres in a message, as its digits: the window shows it in the user's unit.
struct Length {
  std::string number;       ///< In plain or scientific notation, as English shows it.
  const char* unit = "m";   ///< "m" or "km".
  bool showsUnit = true;    ///< False where a number behind it shows the unit: the 3 of "3 x 4 m".

  friend bool operator==(const Length& a, const Length& b) {
    return a.number == b.number && std::string_view(a.unit) == b.unit && a.showsUnit == b.showsUnit;
  }
};
/// Returns a length that is shown with its unit: "12.5 m".
[[nodiscard]] inline Length metres(double value) { return {shortNumber(value)}; }
[[nodiscard]] inline Length metres(std::string number) { return {std::move(number)}; }
/// Returns a length that is shown without its unit, for ranges and sizes: "3" of "3 x 4 m".
[[nodiscard]] inline Length plainMetres(double value) { return {shortNumber(value), "m", false}; }
[[nodiscard]] inline Length plainMetres(std::string number) { return {std::move(number), "m", false}; }

/// A line for a person: an English pattern, which is also its key in the translations, and the values at its
/// places "%1", "%2" …. Built where something happens, turned into text where it is shown: text() in English,
/// ui/widgets/CoreText.h in the language and the units of the window. Patterns are literals after "Message(",
/// "Error{", "errorIn(" or "messageIn(": resources/translations/core_messages.py collects them there.
class Message {
 public:
  Message() = default;
  /// A message with a value for each place. Without values it is a translated term.
  template <class... Values>
  explicit Message(const char* pattern, Values&&... values) : pattern_(pattern) {
    (values_.emplace_back(std::forward<Values>(values)), ...);
  }
  /// A text that is not translated: the name of a file, a line of another program.
  [[nodiscard]] static Message verbatim(std::string text);

  [[nodiscard]] bool empty() const { return pattern_.empty(); }
  void clear() { *this = {}; }
  [[nodiscard]] const std::string& pattern() const { return pattern_; }
  [[nodiscard]] const std::vector<MessageValue>& values() const { return values_; }
  /// Returns this message or the first one within it whose pattern starts with a text; null if there is none.
  [[nodiscard]] const Message* find(std::string_view patternStart) const;
  /// Returns the line in English with metric lengths, for terminals, logs and files.
  [[nodiscard]] std::string text() const;

  /// Returns a message with the texts and the numbers of its values replaced, also in messages within it.
  [[nodiscard]] Message withTexts(std::string (*replaced)(std::string)) const;

  /// For another process: JSON that fromJson() reads. A text reads as a message that is not translated,
  /// anything else as an empty one, and so do messages whose text is longer than 1 MiB. Messages more than 32
  /// levels deep are left out.
  [[nodiscard]] Json toJson() const;
  [[nodiscard]] static Message fromJson(const Json& json);

  friend bool operator==(const Message& a, const Message& b);
  friend bool operator==(const Message& message, std::string_view english) { return message.text() == english; }
  friend std::ostream& operator<<(std::ostream& out, const Message& message);
  friend Message joined(const std::vector<Message>& messages, const char* separator);

 private:
  [[nodiscard]] static Message readMessageJson(const Json& json, int nesting);

  std::string pattern_;
  std::vector<MessageValue> values_;
};

/// The value at a place of a message: a text that is shown as it is, a length, or a message of its own.
class MessageValue {
 public:
  MessageValue(std::string text) : value_(std::move(text)) {}
  MessageValue(std::string_view text) : value_(std::string(text)) {}
  MessageValue(const char* text) : value_(std::string(text)) {}
  MessageValue(std::integral auto number) : value_(std::to_string(number)) {}
  MessageValue(double number) : value_(shortNumber(number)) {}
  MessageValue(Length length) : value_(std::move(length)) {}
  MessageValue(Message message) : value_(std::move(message)) {}

  [[nodiscard]] const std::string* asText() const { return std::get_if<std::string>(&value_); }
  [[nodiscard]] const Length* asLength() const { return std::get_if<Length>(&value_); }
  [[nodiscard]] const Message* asMessage() const { return std::get_if<Message>(&value_); }
  /// Returns the value in English with metric lengths.
  [[nodiscard]] std::string text() const;

  friend bool operator==(const MessageValue&, const MessageValue&) = default;

 private:
  std::variant<std::string, Length, Message> value_;
};

/// Returns "file: message", a message about a file or another named thing. The message's pattern is a key of its
/// own in the translations.
[[nodiscard]] Message messageIn(MessageValue name, Message message);
template <class... Values>
[[nodiscard]] Message messageIn(MessageValue name, const char* pattern, Values&&... values) {
  return messageIn(std::move(name), Message(pattern, std::forward<Values>(values)...));
}
/// Returns the messages in one line with a separator between them. Empty ones are left out.
[[nodiscard]] Message joined(const std::vector<Message>& messages, const char* separator);

/// Returns a pattern with the texts in its places "%1" to "%9". Places without a text stay.
[[nodiscard]] std::string withPlacesFilled(std::string_view pattern, const std::vector<std::string>& texts);

/// Returns the messages in English, one line each.
[[nodiscard]] std::vector<std::string> textsOf(const std::vector<Message>& messages);

}  // namespace scarp
