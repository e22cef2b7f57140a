#include "app/commands/RayTable.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/DecimalNumber.h"
#include "core/base/PrintableLine.h"

namespace scarp {

namespace {

constexpr std::array<std::string_view, 8> kColumns{"ox", "oy", "oz", "dx", "dy", "dz", "tmin", "tmax"};

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::vector<std::string_view> split(std::string_view line) {
  std::vector<std::string_view> fields;
  for (std::size_t from = 0;;) {
    const auto comma = line.find(',', from);
    fields.push_back(trimmed(line.substr(from, comma == std::string_view::npos ? comma : comma - from)));
    if (comma == std::string_view::npos) return fields;
    from = comma + 1;
  }
}

bool isHeader(const std::vector<std::string_view>& fields) {
  return (fields.size() == 6 || fields.size() == 8) &&
         std::equal(fields.begin(), fields.end(), kColumns.begin());
}

/// What a field says, for a message: short, and without anything that would break the line.
std::string shown(std::string_view field) { return '"' + printableLine(field, 40) + '"'; }

/// from_chars: the same in every locale.
std::optional<double> number(std::string_view field) {
  if (field.size() > 1 && field[0] == '+' && field[1] != '-') field.remove_prefix(1);
  double value = 0.0;
  const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
  if (error != std::errc() || end != field.data() + field.size()) return std::nullopt;
  return value;
}

Result<RayRow> parseRow(const std::vector<std::string_view>& fields) {
  if (fields.size() != 6 && fields.size() != 8)
    return Error{"has %1 fields, not ox,oy,oz,dx,dy,dz[,tmin,tmax]", fields.size()};
  std::array<double, 8> values{};
  values[7] = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const auto value = number(fields[i]);
    if (!value) return errorIn(kColumns[i], "%1 is no number", shown(fields[i]));
    const bool endless = i == 7 && *value > 0.0 && std::isinf(*value);
    if (!std::isfinite(*value) && !endless) return errorIn(kColumns[i], "%1 is not finite", shown(fields[i]));
    values[i] = *value;
  }
  const RayRow row{
      {values[0], values[1], values[2]}, {values[3], values[4], values[5]}, values[6], values[7]};
  if (row.direction.isZero(0.0)) return Error{"the direction is zero"};
  if (!(row.tMin <= row.tMax)) return Error{"tmin is beyond tmax"};
  return row;
}

}  // namespace

Result<std::vector<RayRow>> parseRays(std::string_view csv) {
  std::vector<RayRow> rays;
  std::size_t lineNumber = 0;
  bool first = true;
  while (!csv.empty()) {
    const auto end = csv.find('\n');
    const std::string_view line = trimmed(csv.substr(0, end));
    csv.remove_prefix(end == std::string_view::npos ? csv.size() : end + 1);
    ++lineNumber;
    if (line.empty()) continue;
    const auto fields = split(line);
    if (std::exchange(first, false) && isHeader(fields)) continue;
    const auto row = parseRow(fields);
    if (!row) return Error{"line %1: %2", lineNumber, row.error().message};
    rays.push_back(*row);
  }
  return rays;
}

std::string_view hitHeader() { return "hit,t,x,y,z,column,row,triangle,side,nx,ny,nz\n"; }

void appendHit(std::string& lines, const std::optional<SurfaceHit>& hit, const Vec2& place) {
  if (!hit) {
    lines += "0,,,,,,,,,,,\n";
    return;
  }
  lines += "1,";
  for (const double value : {hit->t, place.x(), place.y(), hit->point.z()}) {
    appendDecimal(lines, value);
    lines += ',';
  }
  lines += std::to_string(hit->cellColumn) + ',' + std::to_string(hit->cellRow) + ',';
  lines += hit->triangle == CellTriangle::ABD ? "0," : "1,";
  lines += hit->side == SurfaceSide::Above ? "above" : "below";
  for (const double value : {hit->normal.x(), hit->normal.y(), hit->normal.z()}) {
    lines += ',';
    appendDecimal(lines, value);
  }
  lines += '\n';
}

}  // namespace scarp
