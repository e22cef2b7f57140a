#include "core/script/JsonReader.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/PrintableLine.h"

namespace scarp {

namespace {

using nlohmann::json;

constexpr std::size_t kDeepest = 32;

/// Builds a value from the parser's events (its SAX interface), which come with places and keys that the
/// library's own builder drops.
class Builder : public nlohmann::json_sax<json> {
 public:
  explicit Builder(std::string_view text) : text_(text) {}

  [[nodiscard]] json take() { return std::move(root_); }
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }

  bool null() override { return put(nullptr); }
  bool boolean(bool value) override { return put(value); }
  bool number_integer(number_integer_t value) override { return put(value); }
  bool number_unsigned(number_unsigned_t value) override { return put(value); }
  bool number_float(number_float_t value, const string_t&) override { return put(value); }
  bool string(string_t& value) override { return put(std::move(value)); }
  bool binary(binary_t&) override { return fail("binary values are no JSON"); }
  bool start_object(std::size_t) override { return open(json::object()); }
  bool start_array(std::size_t) override { return open(json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    if (open_.back()->contains(name)) return fail("the key \"" + shown(name) + "\" stands twice");
    key_ = name;
    return true;
  }

  bool parse_error(std::size_t position, const std::string& token,
                   const nlohmann::detail::exception& what) override {
    const std::string_view before = text_.substr(0, position > 0 ? position - 1 : 0);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const auto lineStart = before.rfind('\n');
    const auto column = before.size() - (lineStart == std::string_view::npos ? 0 : lineStart + 1) + 1;
    std::string reason = "ends too soon";
    if (position > 0 && position <= text_.size()) {
      const char at = text_[position - 1];
      reason = at > ' ' && at < 0x7f ? std::string("unexpected ") + at : "unexpected byte";
    }
    if (what.id == kNumberOverflow) reason = shown(token) + " is too large a number";
    return fail("line " + std::to_string(line) + ", column " + std::to_string(column) + ": " + reason);
  }

 private:
  /// The library's number for a number that a double cannot hold.
  static constexpr int kNumberOverflow = 406;

  bool fail(std::string message) {
    error_ = Error{std::move(message)};
    return false;
  }
  json* place(json value) {
    if (open_.empty()) {
      root_ = std::move(value);
      return &root_;
    }
    json& parent = *open_.back();
    if (parent.is_array()) return &parent.emplace_back(std::move(value));
    return &(parent[key_] = std::move(value));
  }
  bool put(json value) {
    place(std::move(value));
    return true;
  }
  bool open(json value) {
    if (open_.size() >= kDeepest) return fail("is nested too deep");
    open_.push_back(place(std::move(value)));
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  std::string_view text_;
  json root_;
  std::vector<json*> open_;  ///< From the root to where values go now.
  std::string key_;
  std::optional<Error> error_;
};

}  // namespace

std::string shown(const std::string& text) {
  constexpr std::size_t longest = 60;
  return printableLine(text, longest);
}

Result<json> readJson(std::string_view text) {
  Builder builder(text);
  json::sax_parse(text, &builder);
  if (builder.error()) return *builder.error();
  return builder.take();
}

}  // namespace scarp
