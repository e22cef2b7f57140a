#include "core/io/VerticalUnit.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <initializer_list>
#include <vector>

#include "core/base/PrintableLine.h"

namespace scarp {

namespace {

struct Unit {
  double metres;
  std::vector<std::string_view> names;  // The first is the one to show.
};

const std::vector<Unit>& units() {
  static const std::vector<Unit> all{
      {1.0, {"m", "metre", "meter", "metres", "meters", "mtr"}},
      {0.3048, {"ft", "foot", "feet", "international foot", "international feet"}},
      {1200.0 / 3937.0,
       {"us-ft", "ftus", "ft_us", "us_ft", "sft", "us survey foot", "us survey feet", "foot_us", "us foot"}},
      {1000.0, {"km", "kilometre", "kilometer", "kilometres", "kilometers"}},
      {0.1, {"dm", "decimetre", "decimeter", "decimetres", "decimeters"}},
      {0.01, {"cm", "centimetre", "centimeter", "centimetres", "centimeters"}},
      {0.001, {"mm", "millimetre", "millimeter", "millimetres", "millimeters"}},
      {1.8288, {"fathom", "fathoms", "fath"}},
      {0.9144, {"yd", "yard", "yards"}},
  };
  return all;
}

}  // namespace

std::optional<double> metresPerUnit(std::string_view unit) {
  const auto blank = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
  while (!unit.empty() && blank(unit.front())) unit.remove_prefix(1);
  while (!unit.empty() && blank(unit.back())) unit.remove_suffix(1);
  const std::string word = lowerCase(unit);
  for (const Unit& candidate : units())
    if (std::ranges::find(candidate.names, word) != candidate.names.end()) return candidate.metres;
  return std::nullopt;
}

std::string verticalUnitNames() {
  std::string names;
  for (const Unit& unit : units()) {
    if (!names.empty()) names += ", ";
    names += unit.names.front();
  }
  return names;
}

bool plausibleHeights(double minMetres, double maxMetres) {
  constexpr double limit = 30'000.0;
  return std::abs(minMetres) <= limit && std::abs(maxMetres) <= limit;
}

}  // namespace scarp
