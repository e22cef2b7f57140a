#include "core/base/Json.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <functional>
#include <istream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/base/PrintableLine.h"

namespace scarp {

/// Members in order, and where there are many of them an index by the keys.
struct Json::Object {
  std::vector<Member> members;

  [[nodiscard]] std::size_t find(std::string_view key) const {
    if (slots_.empty()) {
      for (std::size_t i = 0; i < members.size(); ++i)
        if (members[i].key == key) return i;
      return members.size();
    }
    for (std::size_t at = slotOf(key);; at = (at + 1) & (slots_.size() - 1)) {
      if (slots_[at] == 0) return members.size();
      if (members[slots_[at] - 1].key == key) return slots_[at] - 1;
    }
  }
  Json& add(std::string_view key) {
    members.push_back({std::string(key), {}});
    if (members.size() > kSearched && 2 * members.size() > slots_.size())
      index();
    else if (!slots_.empty())
      put(members.size() - 1);
    return members.back().value;
  }
  void erase(std::size_t place) {
    members.erase(members.begin() + static_cast<std::ptrdiff_t>(place));
    if (!slots_.empty()) index();
  }

 private:
  static constexpr std::size_t kSearched = 16;  ///< So many are looked through.

  [[nodiscard]] std::size_t slotOf(std::string_view key) const {
    return std::hash<std::string_view>()(key) & (slots_.size() - 1);
  }
  void put(std::size_t place) {
    std::size_t at = slotOf(members[place].key);
    while (slots_[at] != 0) at = (at + 1) & (slots_.size() - 1);
    slots_[at] = static_cast<std::uint32_t>(place + 1);
  }
  void index() {
    std::size_t size = 4 * kSearched;
    while (size < 4 * members.size()) size *= 2;
    slots_.assign(size, 0);
    for (std::size_t i = 0; i < members.size(); ++i) put(i);
  }

  std::vector<std::uint32_t> slots_;  ///< Place + 1 by the key's hash, 0: empty. Its size is a power of two.
};

namespace {

using Library = nlohmann::json;

constexpr std::size_t kMaxStrictDepth = 32;

/// Builds a value from the events of the library's parser.
class Builder final : public nlohmann::json_sax<Library> {
 public:
  Builder(std::string_view text, std::size_t deepest, bool strict)
      : text_(text), deepest_(deepest), strict_(strict) {}

  [[nodiscard]] Json take() { return std::move(root_); }
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }

  bool null() override { return put(nullptr); }
  bool boolean(bool value) override { return put(value); }
  bool number_integer(number_integer_t value) override { return put(value); }
  bool number_unsigned(number_unsigned_t value) override { return put(value); }
  bool number_float(number_float_t value, const string_t&) override { return put(value); }
  bool string(string_t& value) override { return put(std::move(value)); }
  bool binary(binary_t&) override { return fail(Message("binary values are no JSON")); }
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    if (strict_ && open_.back()->contains(name))
      return fail(Message("the key \"%1\" stands twice", shown(name)));
    key_ = std::move(name);
    return true;
  }

  bool parse_error(std::size_t position, const std::string& token,
                   const nlohmann::detail::exception& what) override {
    const std::string_view before = text_.substr(0, position > 0 ? position - 1 : 0);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const auto lineStart = before.rfind('\n');
    const auto column = before.size() - (lineStart == std::string_view::npos ? 0 : lineStart + 1) + 1;
    Message reason = Message("ends too soon");
    if (position > 0 && position <= text_.size()) {
      const char at = text_[position - 1];
      reason =
          at > ' ' && at < 0x7f ? Message("unexpected %1", std::string(1, at)) : Message("unexpected byte");
    }
    if (what.id == kNumberOverflow) reason = Message("%1 is too large a number", shown(token));
    return fail(Message("line %1, column %2: %3", line, column, std::move(reason)));
  }

 private:
  /// The library's number for a number that a double cannot hold.
  static constexpr int kNumberOverflow = 406;

  bool fail(Message message) {
    error_ = Error{std::move(message)};
    return false;
  }
  Json* place(Json value) {
    if (open_.empty()) {
      root_ = std::move(value);
      return &root_;
    }
    Json& parent = *open_.back();
    if (parent.isArray()) return &parent.emplace_back(std::move(value));
    return &(parent[key_] = std::move(value));
  }
  bool put(Json value) {
    place(std::move(value));
    return true;
  }
  bool open(Json value) {
    if (open_.size() >= deepest_) return fail(Message("is nested too deep"));
    open_.push_back(place(std::move(value)));
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  std::string_view text_;
  std::size_t deepest_;
  bool strict_;
  Json root_;
  std::vector<Json*> open_;  ///< From the root to where values go now.
  std::string key_;
  std::optional<Error> error_;
};

Result<Json> parsed(std::string_view text, std::size_t deepest, bool strict) {
  Builder builder(text, deepest, strict);
  Library::sax_parse(text, &builder);
  if (builder.error()) return *builder.error();
  return builder.take();
}

/// Writes CBOR, without a copy of the value.
class CborWriter {
 public:
  void write(const Json& value) {
    switch (value.type()) {
      case Json::Type::Null:
        return bytes_.push_back(0xF6);
      case Json::Type::Boolean:
        return bytes_.push_back(value.get<bool>() ? 0xF5 : 0xF4);
      case Json::Type::Integer: {
        const auto number = value.get<std::int64_t>();
        return number < 0 ? head(kNegative, static_cast<std::uint64_t>(-(number + 1)))
                          : head(kUnsigned, static_cast<std::uint64_t>(number));
      }
      case Json::Type::Unsigned:
        return head(kUnsigned, value.get<std::uint64_t>());
      case Json::Type::Real:
        bytes_.push_back(0xFB);
        return append(std::bit_cast<std::uint64_t>(value.get<double>()), 8);
      case Json::Type::Text:
        return text(value.text());
      case Json::Type::Array:
        head(kArray, value.size());
        for (const Json& one : value) write(one);
        return;
      case Json::Type::Object:
        head(kMap, value.size());
        for (const auto& [key, member] : value.members()) {
          text(key);
          write(member);
        }
    }
  }
  [[nodiscard]] std::vector<std::uint8_t> take() { return std::move(bytes_); }

 private:
  static constexpr std::uint8_t kUnsigned = 0, kNegative = 1, kText = 3, kArray = 4, kMap = 5;

  /// RFC 8949, 3: the type in three bits, then a number in as few bytes as it takes.
  void head(std::uint8_t type, std::uint64_t number) {
    const int size = number < 24            ? 0
                     : number <= 0xFF       ? 1
                     : number <= 0xFFFF     ? 2
                     : number <= 0xFFFFFFFF ? 4
                                            : 8;
    const std::uint64_t info = size == 0 ? number : size == 1 ? 24 : size == 2 ? 25 : size == 4 ? 26 : 27;
    bytes_.push_back(static_cast<std::uint8_t>(type << 5 | info));
    append(number, size);
  }
  void append(std::uint64_t number, int size) {
    for (int byte = size - 1; byte >= 0; --byte)
      bytes_.push_back(static_cast<std::uint8_t>(number >> (8 * byte)));
  }
  void text(const std::string& text) {
    head(kText, text.size());
    bytes_.insert(bytes_.end(), text.begin(), text.end());
  }

  std::vector<std::uint8_t> bytes_;
};

class Writer {
 public:
  explicit Writer(const JsonLayout& layout) : layout_(layout) {}

  void write(const Json& value, int level = 0) {
    switch (value.type()) {
      case Json::Type::Text:
        return writeText(value.text());
      case Json::Type::Real:
        return writeReal(value.get<double>());
      case Json::Type::Array:
        return writeAll(value, level, '[', ']', [&](const Json& one) { write(one, level + 1); });
      case Json::Type::Object:
        return writeObject(value, level);
      case Json::Type::Null:
        text_ += "null";
        return;
      case Json::Type::Boolean:
        text_ += value.get<bool>() ? "true" : "false";
        return;
      case Json::Type::Integer:
        text_ += std::to_string(value.get<std::int64_t>());
        return;
      case Json::Type::Unsigned:
        text_ += std::to_string(value.get<std::uint64_t>());
        return;
    }
  }
  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  template <class Values, class Write>
  void writeAll(const Values& values, int level, char open, char close, const Write& writeOne) {
    text_ += open;
    bool first = true;
    for (const auto& one : values) {
      if (!first) text_ += ',';
      first = false;
      breakLine(level + 1);
      writeOne(one);
    }
    if (!first) breakLine(level);
    text_ += close;
  }
  void writeObject(const Json& value, int level) {
    const auto writeMember = [&](const Json::Member* member) {
      writeText(member->key);
      text_ += layout_.indent < 0 ? ":" : ": ";
      write(member->value, level + 1);
    };
    std::vector<const Json::Member*> members;
    for (const Json::Member& member : value.members()) members.push_back(&member);
    if (layout_.sorted)
      std::ranges::sort(members, {},
                        [](const Json::Member* member) -> const std::string& { return member->key; });
    writeAll(members, level, '{', '}', writeMember);
  }
  void breakLine(int level) {
    if (layout_.indent < 0) return;
    text_ += '\n';
    text_.append(static_cast<std::size_t>(level * layout_.indent), ' ');
  }
  void writeReal(double number) {
    if (!std::isfinite(number)) {
      text_ += "null";
      return;
    }
    // What the library's own output calls for each number.
    std::array<char, 64> digits{};
    text_.append(digits.data(),
                 nlohmann::detail::to_chars(digits.data(), digits.data() + digits.size(), number));
  }
  void writeText(const std::string& text) {
    const bool plain = std::ranges::all_of(text, [](char c) {
      return c >= ' ' && c != 0x7f && c != '"' && c != '\\' && static_cast<signed char>(c) > 0;
    });
    if (plain) {
      text_ += '"' + text + '"';
      return;
    }
    using Handler = Library::error_handler_t;
    try {
      text_ +=
          Library(text).dump(-1, ' ', layout_.ascii, layout_.replace ? Handler::replace : Handler::strict);
    } catch (const Library::exception&) {
      throw JsonError(shown(text) + " is not UTF-8");
    }
  }

  const JsonLayout& layout_;
  std::string text_;
};

}  // namespace

Json::Json(std::string text) : type_(Type::Text) { held_.text = new std::string(std::move(text)); }

Json::Json(std::initializer_list<Json> list) {
  const bool pairs = std::ranges::all_of(
      list, [](const Json& one) { return one.isArray() && one.size() == 2 && one[0].isText(); });
  *this = pairs ? object(list) : array(list);
}

Json::Json(const Json& other) : type_(other.type_), held_(other.held_) {
  if (type_ == Type::Text) held_.text = new std::string(*other.held_.text);
  if (type_ == Type::Array) held_.array = new Array(*other.held_.array);
  if (type_ == Type::Object) held_.object = new Object(*other.held_.object);
}

void Json::swap(Json& other) noexcept {
  std::swap(type_, other.type_);
  std::swap(held_, other.held_);
}

void Json::destroy() noexcept {
  if (type_ == Type::Text) delete held_.text;
  if (type_ == Type::Array) delete held_.array;
  if (type_ == Type::Object) delete held_.object;
}

Json Json::array(std::initializer_list<Json> list) {
  Json made;
  made.held_.array = new Array(list);
  made.type_ = Type::Array;
  return made;
}

Json Json::object(std::initializer_list<Json> pairs) {
  Json made;
  made.held_.object = new Object;
  made.type_ = Type::Object;
  for (const Json& pair : pairs) made[pair.at(0).text()] = pair.at(1);
  return made;
}

void Json::wrongType(const char* wanted) const {
  throw JsonError(std::string("must be ") + wanted + ", not " + shown(dump({.replace = true})));
}

const std::string& Json::text() const {
  if (type_ != Type::Text) wrongType("a text");
  return *held_.text;
}

std::size_t Json::size() const {
  if (type_ == Type::Array) return held_.array->size();
  if (type_ == Type::Object) return held_.object->members.size();
  return type_ == Type::Null ? 0 : 1;
}

const Json* Json::member(std::string_view key) const {
  if (type_ != Type::Object) wrongType("an object");
  const std::size_t place = held_.object->find(key);
  return place == held_.object->members.size() ? nullptr : &held_.object->members[place].value;
}

Json& Json::operator[](std::string_view key) {
  if (type_ == Type::Null) *this = object();
  if (const Json* const found = member(key)) return const_cast<Json&>(*found);
  return held_.object->add(key);
}

const Json& Json::operator[](std::string_view key) const {
  static const Json kNone(nullptr);
  const Json* const found = isObject() ? member(key) : nullptr;
  return found ? *found : kNone;
}

Json& Json::at(std::size_t index) { return const_cast<Json&>(std::as_const(*this).at(index)); }

const Json& Json::at(std::size_t index) const {
  if (type_ != Type::Array) wrongType("an array");
  if (index >= held_.array->size()) throw JsonError(std::to_string(index) + " is missing");
  return (*held_.array)[index];
}

Json& Json::at(std::string_view key) { return const_cast<Json&>(std::as_const(*this).at(key)); }

const Json& Json::at(std::string_view key) const {
  if (const Json* const found = member(key)) return *found;
  throw JsonError(shown(key) + " is missing");
}

bool Json::contains(std::string_view key) const { return isObject() && member(key); }

std::span<const Json::Member> Json::members() const {
  return isObject() ? std::span<const Member>(held_.object->members) : std::span<const Member>();
}

Json::iterator Json::begin() {
  return isArray() ? iterator(held_.array->data(), nullptr) : iterator(nullptr, members().data());
}
Json::iterator Json::end() {
  if (isArray()) return {held_.array->data() + size(), nullptr};
  return {nullptr, members().data() + members().size()};
}
Json::const_iterator Json::begin() const {
  return isArray() ? const_iterator(held_.array->data(), nullptr) : const_iterator(nullptr, members().data());
}
Json::const_iterator Json::end() const {
  if (isArray()) return {held_.array->data() + size(), nullptr};
  return {nullptr, members().data() + members().size()};
}
Json::iterator Json::find(std::string_view key) {
  return isObject() ? iterator(nullptr, members().data() + held_.object->find(key)) : end();
}
Json::const_iterator Json::find(std::string_view key) const {
  return isObject() ? const_iterator(nullptr, members().data() + held_.object->find(key)) : end();
}

Json& Json::append(Json value) {
  if (type_ == Type::Null) *this = array();
  if (type_ != Type::Array) wrongType("an array");
  return held_.array->emplace_back(std::move(value));
}

void Json::update(const Json& other) {
  for (const auto& [key, value] : other.members()) (*this)[key] = value;
}

std::size_t Json::erase(std::string_view key) {
  if (!contains(key)) return 0;
  held_.object->erase(held_.object->find(key));
  return 1;
}

void Json::erase(std::size_t index) {
  (void)at(index);
  held_.array->erase(held_.array->begin() + static_cast<std::ptrdiff_t>(index));
}

void Json::clear() {
  if (isArray()) *this = array();
  if (isObject()) *this = object();
}

bool Json::equals(const Json& other) const {
  if (isNumber() && other.isNumber()) {
    if (type_ == Type::Real || other.type_ == Type::Real) return get<double>() == other.get<double>();
    if (type_ == other.type_) return held_.integer == other.held_.integer;
    return std::cmp_equal(type_ == Type::Integer ? held_.integer : other.held_.integer,
                          type_ == Type::Unsigned ? held_.natural : other.held_.natural);
  }
  if (type_ != other.type_) return false;
  switch (type_) {
    case Type::Boolean:
      return held_.boolean == other.held_.boolean;
    case Type::Text:
      return *held_.text == *other.held_.text;
    case Type::Array:
      return *held_.array == *other.held_.array;
    case Type::Object:
      return size() == other.size() && std::ranges::all_of(members(), [&](const Member& one) {
               const auto found = other.find(one.key);
               return found != other.end() && *found == one.value;
             });
    default:
      return true;
  }
}

std::string Json::dump(const JsonLayout& layout) const {
  Writer writer(layout);
  writer.write(*this);
  return writer.take();
}

std::vector<std::uint8_t> Json::toCbor() const {
  CborWriter writer;
  writer.write(*this);
  return writer.take();
}

Json Json::parse(std::string_view text) {
  auto read = parsed(text, kMaxJsonDepth, false);
  if (!read) throw JsonError(read.error().text());
  return *std::move(read);
}

Json Json::parseOrNull(std::string_view text, std::size_t deepest) {
  auto read = parsed(text, deepest, false);
  return read ? *std::move(read) : Json();
}

Json Json::parseOrNull(std::istream& stream) {
  const std::string text(std::istreambuf_iterator<char>(stream), {});
  return parseOrNull(text);
}

Json Json::fromCbor(std::span<const std::uint8_t> bytes, std::size_t deepest) try {
  Builder builder({}, deepest, false);
  if (!Library::sax_parse(bytes.begin(), bytes.end(), &builder, Library::input_format_t::cbor)) return {};
  return builder.take();
} catch (const std::exception&) {  // Lengths that cannot be are thrown about.
  return {};
}

Result<Json> readJson(std::string_view text) { return parsed(text, kMaxStrictDepth, true); }

}  // namespace scarp
