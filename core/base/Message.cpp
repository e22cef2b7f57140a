#include "core/base/Message.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <ostream>

#include "core/base/Json.h"
#include "core/base/Result.h"

namespace scarp {

namespace {

constexpr int kMaxNesting = 32;
constexpr std::size_t kMaxShownLength = std::size_t{1} << 20;

/// Calls a function with the index of each place of a pattern that has a value, and another one with each
/// other character.
template <class OnPlace, class OnCharacter>
void eachPart(std::string_view pattern, std::size_t values, const OnPlace& onPlace,
              const OnCharacter& onCharacter) {
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool isPlace =
        pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
    const std::size_t place = isPlace ? static_cast<std::size_t>(pattern[i + 1] - '1') : values;
    if (place < values) {
      onPlace(place);
      ++i;
    } else {
      onCharacter(pattern[i]);
    }
  }
}

/// Returns the length of the text of a message without building it, or more than kMaxShownLength.
std::size_t shownLength(const Message& message) {
  std::vector<std::size_t> lengths;
  for (const MessageValue& value : message.values()) {
    const Message* const inner = value.asMessage();
    lengths.push_back(inner ? shownLength(*inner) : value.text().size());
  }
  std::size_t length = 0;
  const auto add = [&length](std::size_t more) { length = std::min(length + more, kMaxShownLength + 1); };
  eachPart(
      message.pattern(), lengths.size(), [&](std::size_t place) { add(lengths[place]); },
      [&](char) { add(1); });
  return length;
}

}  // namespace

Message Message::verbatim(std::string text) {
  Message message;
  if (!text.empty()) message = Message("%1", std::move(text));
  return message;
}

std::string Message::text() const {
  std::vector<std::string> texts;
  for (const MessageValue& value : values_) texts.push_back(value.text());
  return withPlacesFilled(pattern_, texts);
}

Json Message::toJson() const {
  Json values = Json::array();
  for (const MessageValue& value : values_) {
    if (const Message* message = value.asMessage())
      values.push_back(message->toJson());
    else if (const Length* length = value.asLength())
      values.push_back(Json::object({{length->showsUnit ? length->unit : "plain", length->number}}));
    else
      values.push_back(*value.asText());
  }
  return Json::array({pattern_, std::move(values)});
}

Message Message::fromJson(const Json& json) {
  Message message = readMessageJson(json, kMaxNesting);
  return shownLength(message) <= kMaxShownLength ? message : Message();
}

Message Message::readMessageJson(const Json& json, int nesting) {
  if (json.isText()) return verbatim(json.text());
  Message message;
  if (nesting == 0 || !json.isArray() || json.size() != 2 || !json[0].isText() || !json[1].isArray())
    return message;
  message.pattern_ = json[0].text();
  for (const Json& value : json[1]) {
    if (value.isText()) {
      message.values_.emplace_back(value.text());
    } else if (value.isObject() && value.size() == 1) {
      const Json::Member& member = value.members().front();
      message.values_.emplace_back(Length{member.value.isText() ? member.value.text() : std::string(),
                                          member.key == "km" ? "km" : "m", member.key != "plain"});
    } else {
      message.values_.emplace_back(readMessageJson(value, nesting - 1));
    }
  }
  return message;
}

const Message* Message::find(std::string_view patternStart) const {
  if (pattern_.starts_with(patternStart)) return this;
  for (const MessageValue& value : values_)
    if (const Message* const within = value.asMessage())
      if (const Message* const found = within->find(patternStart)) return found;
  return nullptr;
}

Message Message::withTexts(std::string (*replaced)(std::string)) const {
  Message message = *this;
  for (MessageValue& value : message.values_) {
    if (const Message* inner = value.asMessage())
      value = inner->withTexts(replaced);
    else if (const Length* length = value.asLength())
      value = Length{replaced(length->number), length->unit, length->showsUnit};
    else
      value = replaced(*value.asText());
  }
  return message;
}

bool operator==(const Message& a, const Message& b) {
  return a.pattern_ == b.pattern_ && a.values_ == b.values_;
}

std::ostream& operator<<(std::ostream& out, const Message& message) { return out << message.text(); }

std::string MessageValue::text() const {
  if (const Message* message = asMessage()) return message->text();
  if (const Length* length = asLength())
    return length->showsUnit ? length->number + ' ' + length->unit : length->number;
  return *asText();
}

Message messageIn(MessageValue name, Message message) {
  if (message.empty()) return message;
  return Message("%1: %2", std::move(name), std::move(message));
}

Message joined(const std::vector<Message>& messages, const char* separator) {
  constexpr std::size_t kPlaces = 9;
  std::vector<Message> parts;
  for (const Message& message : messages)
    if (!message.empty()) parts.push_back(message);
  // Wide rather than deep: nesting is limited where messages are read.
  while (parts.size() > 1) {
    std::vector<Message> wider;
    for (std::size_t first = 0; first < parts.size(); first += kPlaces) {
      const std::size_t count = std::min(kPlaces, parts.size() - first);
      Message all;
      for (std::size_t i = 0; i < count; ++i) {
        all.pattern_ += (i == 0 ? "%" : separator + std::string("%")) + std::to_string(i + 1);
        all.values_.emplace_back(std::move(parts[first + i]));
      }
      wider.push_back(count == 1 ? *all.values_.front().asMessage() : std::move(all));
    }
    parts = std::move(wider);
  }
  return parts.empty() ? Message() : std::move(parts.front());
}

std::string withPlacesFilled(std::string_view pattern, const std::vector<std::string>& texts) {
  std::string filled;
  eachPart(
      pattern, texts.size(), [&](std::size_t place) { filled += texts[place]; },
      [&](char c) { filled += c; });
  return filled;
}

Error Error::cancel() {
  Error error("cancelled");
  error.cancelled = true;
  return error;
}

Error errorIn(MessageValue name, Error error) {
  if (!error.cancelled) error.message = messageIn(std::move(name), std::move(error.message));
  return error;
}

Error errorInFile(const std::string& path, Error error) {
  return error.text().starts_with(path) ? error : errorIn(path, std::move(error));
}

Error errorInFolderOf(const std::string& path, Error error) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  const std::string text = error.text();
  if (!folder.empty() && text.starts_with(folder + "/")) return error;
  return text.starts_with("./") ? error : errorInFile(path, std::move(error));
}

std::vector<std::string> textsOf(const std::vector<Message>& messages) {
  std::vector<std::string> texts;
  for (const Message& message : messages) texts.push_back(message.text());
  return texts;
}

}  // namespace scarp
