#include "core/line/LineSection.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "core/base/ShortNumber.h"

namespace scarp {

namespace {

constexpr std::size_t kMostCorners = 64;
constexpr double kFarthestOut = 1e4, kFarthestUp = 1e4;  ///< Metres.

constexpr std::array kPresets{
    LineSectionPreset{"kerb", "Kerb and pavement", "0:0.15 0.15:0.15 2:0.11"},
    LineSectionPreset{"ditch", "Shoulder and ditch", "0.75:-0.03 1.5:-0.6 2:-0.6 2.75:0"},
    LineSectionPreset{"wall", "Wall with foot", "0.25:-2 0.6:-2 1.2:-2.3"},
    LineSectionPreset{"dyke", "Dyke with berm", "4:-2 8:-2.2 11:-3.5"},
};

bool readNumber(const char*& at, const char* end, double most, double& value) {
  const auto [next, failed] = std::from_chars(at, end, value);
  if (failed != std::errc{} || !(std::abs(value) <= most)) return false;
  at = next;
  return true;
}

Result<std::vector<LineSectionPoint>> readSide(std::string_view text) {
  std::vector<LineSectionPoint> points;
  while (true) {
    const std::size_t begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) return points;
    text.remove_prefix(begin);
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    LineSectionPoint point{};
    const char* at = word.data();
    const char* const end = at + word.size();
    const bool good = readNumber(at, end, kFarthestOut, point.out) && at != end && *at++ == ':' &&
                      readNumber(at, end, kFarthestUp, point.up) && at == end && point.out >= 0.0;
    if (!good) return Error{"\"%1\" is no corner of a section (out:up, in metres)", word};
    if (!points.empty() && point.out < points.back().out)
      return Error{"\"%1\" lies further in than the corner before it", word};
    if (points.size() == kMostCorners)
      return Error{"a side of a section has at most %1 corners", kMostCorners};
    points.push_back(point);
  }
}

}  // namespace

double LineSection::extent() const {
  double most = 0.0;
  for (const auto* side : {&left, &right})
    if (!side->empty()) most = std::max(most, side->back().out);
  return most;
}

double LineSection::upAt(bool onLeft, double out) const {
  const std::vector<LineSectionPoint>& side = onLeft ? left : right;
  LineSectionPoint before{0.0, 0.0};
  for (const LineSectionPoint& point : side) {
    if (out <= point.out) {
      const double run = point.out - before.out;
      return run > 0.0 ? before.up + (point.up - before.up) * ((out - before.out) / run) : point.up;
    }
    before = point;
  }
  return before.up;
}

std::span<const LineSectionPreset> lineSectionPresets() { return kPresets; }

Result<LineSection> readLineSection(const std::string& text) {
  for (const LineSectionPreset& preset : kPresets)
    if (text == preset.key) return readLineSection(preset.text);
  LineSection section;
  std::string_view rest = text;
  if (const std::size_t begin = rest.find_first_not_of(' '); begin != std::string_view::npos)
    rest.remove_prefix(begin);
  constexpr std::string_view middle = "middle ";
  if (rest.starts_with(middle)) {
    section.fromMiddle = true;
    rest.remove_prefix(middle.size());
  }
  const std::size_t bar = rest.find('|');
  auto left = readSide(rest.substr(0, bar));
  if (!left) return left.error();
  section.left = std::move(*left);
  if (bar == std::string_view::npos) {
    section.right = section.left;
  } else {
    auto right = readSide(rest.substr(bar + 1));
    if (!right) return right.error();
    section.right = std::move(*right);
  }
  if (section.fromMiddle && !(section.extent() > 0.0))
    return Error{"a section from the middle needs a corner beside it"};
  return section;
}

std::string lineSectionText(const LineSection& section) {
  if (section.empty()) return {};
  const auto corners = [](const std::vector<LineSectionPoint>& side) {
    std::string text;
    for (const LineSectionPoint& point : side)
      text += (text.empty() ? "" : " ") + shortNumber(point.out) + ":" + shortNumber(point.up);
    return text;
  };
  std::string text;
  if (section.fromMiddle) text = "middle ";
  text += corners(section.left);
  if (section.right != section.left) text += " | " + corners(section.right);
  return text;
}

}  // namespace scarp
