#include "core/team/TeamPresence.h"

#include <algorithm>
#include <cmath>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"

namespace scarp {

namespace {

constexpr std::size_t kMostPlaces = 60, kMostWords = 60;
constexpr double kFarthest = 1e8;  ///< Metres.

double inCentimetres(double metres) { return std::round(metres * 100.0) / 100.0; }

/// So many numbers within reach; nothing where they are none.
std::optional<std::vector<double>> numbersIn(const Json& value, std::size_t count) {
  if (!value.isArray() || value.size() != count) return std::nullopt;
  std::vector<double> numbers;
  for (const Json& number : value) {
    if (!number.isNumber()) return std::nullopt;
    const double read = number.get<double>();
    if (!(std::abs(read) <= kFarthest)) return std::nullopt;
    numbers.push_back(read);
  }
  return numbers;
}

}  // namespace

std::string writePresence(const TeamPresence& presence) {
  Json json = Json::object();
  const auto place = [](const Vec2& at) {
    return Json::array({inCentimetres(at.x()), inCentimetres(at.y())});
  };
  if (presence.cursor) json["at"] = place(*presence.cursor);
  if (presence.radius > 0.0) json["radius"] = inCentimetres(presence.radius);
  if (!presence.doing.empty()) json["doing"] = printableLine(presence.doing, kMostWords);
  const std::size_t count = std::min(presence.stroke.size(), kMostPlaces);
  for (std::size_t i = presence.stroke.size() - count; i < presence.stroke.size(); ++i)
    json["stroke"].push_back(place(presence.stroke[i]));
  if (presence.eye) {
    const Vec3& eye = presence.eye->place;
    json["eye"] = {inCentimetres(eye.x()), inCentimetres(eye.y()), inCentimetres(eye.z()),
                   std::round(presence.eye->yaw * 1e4) / 1e4, std::round(presence.eye->pitch * 1e4) / 1e4};
  }
  return json.dump({.replace = true});
}

TeamPresence readPresence(std::string_view text) {
  TeamPresence presence;
  const auto json = Json::parseOrNull(text);
  if (!json.isObject()) return presence;
  const auto list = [&json](const char* key, std::size_t count) {
    const auto found = json.find(key);
    return found == json.end() ? std::nullopt : numbersIn(*found, count);
  };
  if (const auto at = list("at", 2)) presence.cursor = Vec2((*at)[0], (*at)[1]);
  if (const auto radius = json.find("radius"); radius != json.end() && radius->isNumber())
    if (const double read = radius->get<double>(); read > 0.0 && read <= kFarthest) presence.radius = read;
  if (const auto doing = json.find("doing"); doing != json.end() && doing->isText())
    presence.doing = printableLine(doing->get<std::string>(), kMostWords);
  if (const auto stroke = json.find("stroke"); stroke != json.end() && stroke->isArray())
    for (const Json& value : *stroke) {
      const auto at = numbersIn(value, 2);
      if (!at || presence.stroke.size() >= kMostPlaces) break;
      presence.stroke.emplace_back((*at)[0], (*at)[1]);
    }
  if (const auto eye = list("eye", 5))
    presence.eye = TeamPresence::Eye{{(*eye)[0], (*eye)[1], (*eye)[2]}, (*eye)[3], (*eye)[4]};
  return presence;
}

}  // namespace scarp
