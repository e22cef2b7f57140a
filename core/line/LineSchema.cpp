#include "core/line/LineSchema.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "core/brush/Alpha.h"
#include "core/line/LineSection.h"
#include "core/schema/MakeSetting.h"

namespace scarp {

namespace {

constexpr double kFarthestPlace = 1e9;  ///< Metres from the middle.
constexpr double kMostHeight = 1e6;     ///< Metres.

TextSetting sectionSetting() {
  TextSetting section = MakeSetting<LineSettings>::text<&LineSettings::section>("section");
  section.check = [](const std::string& text) -> Result<void> {
    if (const auto read = readLineSection(text); !read) return read.error();
    return {};
  };
  return section;
}

bool within(double value, double most) { return value >= -most && value <= most; }

}  // namespace

bool isArea(LineKind kind) { return kind >= LineKind::Pad && kind <= LineKind::Quarry; }

bool hasBrush(LineKind kind) { return kind == LineKind::BrushPath || kind == LineKind::Stamp; }

const EnumNames& lineKindNames() {
  static const EnumNames names({{"road", "Road"},
                                {"track", "Track"},
                                {"railway", "Railway"},
                                {"river", "River"},
                                {"canal", "Canal"},
                                {"wall", "Wall"},
                                {"dam", "Dam"},
                                {"ridge", "Ridge"},
                                {"crease", "Crease"},
                                {"brush-path", "Brush path"},
                                {"pad", "Pad"},
                                {"pond", "Pond"},
                                {"quarry", "Quarry"},
                                {"stamp", "Height stamp"}});
  return names;
}

const EnumNames& lineSpanNames() {
  static const EnumNames names({{"ground", "On the ground"}, {"bridge", "Bridge"}, {"tunnel", "Tunnel"}});
  return names;
}

const Schema<LineSettings>& lineSchema() {
  using S = LineSettings;
  using Make = MakeSetting<S>;
  static const Schema<S> schema{
      {Make::choice<&S::heights>("heights",
                                 EnumNames({{"follow", "Follow the ground"},
                                            {"points", "From point to point"},
                                            {"balance", "Balanced"},
                                            {"cut-volume", "Cut of a volume"},
                                            {"fill-volume", "Fill of a volume"}}),
                                 "Heights"),
       Make::choice<&S::alignment>("alignment",
                                   EnumNames({{"least-earthwork", "Least earthwork"},
                                              {"envelope", "Mean envelope (earlier versions)"}}),
                                   "Alignment"),
       Make::choice<&S::course>("course", EnumNames({{"straight", "Straight"}, {"round", "Round"}}),
                                "Between points"),
       Make::choice<&S::earth>(
           "earth", EnumNames({{"cut-and-fill", "Cut and fill"}, {"cut", "Cut only"}, {"fill", "Fill only"}}),
           "Earthwork"),
       Make::choice<&S::plane>("plane", EnumNames({{"level", "Level"}, {"fitted", "Best-fit plane"}}),
                               "Plane of an area"),
       Make::flag<&S::neverRises>("never-rises"),
       above(Make::number<&S::width>("width", " m", 0, 1e5)),
       Make::number<&S::shoulder>("shoulder", " m", 0, 1e4),
       Make::number<&S::crown>("crown", "crown (fall to the sides)", "", -1, 1),
       Make::number<&S::offset>("offset", "above the ground", " m", -1e4, 1e4),
       Make::number<&S::evenOver>("even-over", "evened out over", " m", 0, 1e4),
       Make::number<&S::grade>("grade", "greatest grade (0: any)", "", 0, 10),
       Make::number<&S::curve>("curve", "length of vertical curves", " m", 0, 1e4),
       above(Make::number<&S::cut>("cut", "run per rise in cut", "", 0, 100)),
       above(Make::number<&S::fill>("fill", "run per rise in fill", "", 0, 100)),
       Make::number<&S::reach>("reach", "reach of side slopes", " m", 0, 1e5),
       above(Make::number<&S::shrink>("shrink", "fill for each part of cut", "", 0, 10)),
       Make::number<&S::volume>("volume", "volume of cut or fill", " m³", 0, 1e15),
       sectionSetting(),
       Make::number<&S::speed>("speed", "speed that bends are tilted for (0: none)", " km/h", 0, 500),
       Make::number<&S::friction>("friction", "side friction", "", 0, 1),
       Make::number<&S::tilt>("tilt", "greatest tilt in bends", "", 0, 0.5),
       Make::number<&S::runOff>("run-off", "tilt evened out over", " m", 0, 1e4),
       Make::number<&S::water>("water", "depth of water", " m", 0, 1e4)},
      RangeWording::Value};
  return schema;
}

LineSettings usualSettings(LineKind kind) {
  LineSettings s;
  const auto plain = [&s](double width, double shoulder, double grade, double evenOver) {
    s.width = width;
    s.shoulder = shoulder;
    s.grade = grade;
    s.evenOver = evenOver;
  };
  const auto raised = [&](LineEarth earth, double width, double offset, double run) {
    plain(width, 0.0, 0.0, 20.0);
    s.earth = earth;
    s.crown = 0.0;
    s.offset = offset;
    s.cut = s.fill = run;
    s.curve = 0.0;
  };
  switch (kind) {
    case LineKind::Road:
      break;
    case LineKind::Track:
      plain(3.0, 0.25, 0.15, 30.0);
      s.curve = 15.0;
      break;
    case LineKind::Railway:
      plain(6.0, 1.0, 0.025, 200.0);
      s.curve = 200.0;
      s.crown = 0.0;
      break;
    case LineKind::River:
    case LineKind::Canal:
      plain(8.0, 0.0, 0.0, 20.0);
      s.neverRises = true;
      s.crown = 0.0;
      s.offset = -1.5;
      s.curve = 0.0;
      s.cut = s.fill = 1.5;
      break;
    case LineKind::Wall:
      raised(LineEarth::FillOnly, 0.6, 2.5, 0.1);
      break;
    case LineKind::Dam:
      raised(LineEarth::FillOnly, 6.0, 0.0, 2.5);
      s.heights = LineHeights::Points;
      break;
    case LineKind::Ridge:
      raised(LineEarth::FillOnly, 1.0, 10.0, 1.5);
      break;
    case LineKind::Crease:
      raised(LineEarth::CutOnly, 1.0, -5.0, 1.5);
      break;
    case LineKind::BrushPath:
    case LineKind::Stamp:
      break;
    case LineKind::Pad:
    case LineKind::Pond:
    case LineKind::Quarry:
      plain(1.0, 0.0, 0.05, 0.0);
      s.course = LineCourse::Straight;
      s.crown = 0.0;
      s.curve = 0.0;
      if (kind == LineKind::Pond) s.offset = -2.0;
      if (kind == LineKind::Quarry) {
        s.offset = -10.0;
        s.earth = LineEarth::CutOnly;
        s.cut = 0.5;
      }
      break;
  }
  if (kind == LineKind::Canal) s.evenOver = 200.0;
  if (kind == LineKind::River || kind == LineKind::Canal) s.water = 1.0;
  if (kind == LineKind::Pond) s.water = 1.5;
  return s;
}

LineBrush usualBrush(LineKind kind) {
  if (!hasBrush(kind)) return LineBrush();
  BrushSettings brush;
  if (kind == LineKind::BrushPath) return LineBrush(std::move(brush));
  brush.kind = BrushKind::Stamp;
  brush.alpha = builtInAlpha("peak");
  brush.radius = 150.0;
  brush.strength = 60.0;
  brush.footprint = StampFootprint::Rectangle;
  brush.innerRadius = 0.5;
  return LineBrush(std::move(brush));
}

std::size_t minPointsOf(LineKind kind) { return kind == LineKind::Stamp ? 1 : isArea(kind) ? 3 : 2; }

Message inWords(std::size_t place, const Line& line) {
  return line.name.empty() ? Message("line %1", place + 1) : Message("line %1 (%2)", place + 1, line.name);
}

Result<void> validate(const Line& line) {
  if (auto good = lineSchema().check(line.settings); !good) return good;
  if (const auto section = readLineSection(line.settings.section); !section)
    return errorIn("section", section.error());
  const bool stamp = line.kind == LineKind::Stamp;
  if (hasBrush(line.kind) && !line.brush)
    return Error{stamp ? "a stamp has a brush" : "a brush path has a brush"};
  if (!hasBrush(line.kind) && line.brush) return Error{"only brush paths and stamps have a brush"};
  if (line.brush)
    if (auto good = checkLineBrush(line.brush.settings()); !good) return errorIn("brush", good.error());
  if (stamp && line.brush.settings().kind != BrushKind::Stamp)
    return Error{"the brush of a stamp is of the kind \"stamp\""};
  if (stamp && line.points.size() != 1) return Error{"it has %1 points; a stamp has one", line.points.size()};
  if (stamp && line.closed) return Error{"a stamp cannot be closed"};
  const std::size_t least = minPointsOf(line.kind);
  if (line.points.size() < least)
    return Error{"it has %1 points; %2 are the fewest", line.points.size(), least};
  if (line.points.size() > kMostLinePoints)
    return Error{"it has %1 points; %2 are the most", line.points.size(), kMostLinePoints};
  bool moves = stamp;
  for (std::size_t i = 0; i < line.points.size(); ++i) {
    const LinePoint& point = line.points[i];
    if (!within(point.x, kFarthestPlace) || !within(point.y, kFarthestPlace))
      return Error{"point %1 is nowhere near", i + 1};
    if (point.height && !within(*point.height, kMostHeight))
      return Error{"point %1 has no usable height", i + 1};
    if (point.width && !(*point.width > 0.0 && *point.width <= 1e5))
      return Error{"point %1 has no usable width", i + 1};
    moves = moves || point.x != line.points[0].x || point.y != line.points[0].y;
  }
  if (!moves) return Error{"its points are all at one place"};
  return {};
}

Result<void> validate(const std::vector<Line>& lines) {
  if (lines.size() > kMostLines) return Error{"%1 lines; %2 are the most", lines.size(), kMostLines};
  std::set<LineId> ids;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (auto good = validate(lines[i]); !good) return errorIn(inWords(i, lines[i]), good.error());
    if (!ids.insert(lines[i].id).second)
      return errorIn(inWords(i, lines[i]), "its id is that of another line");
  }
  return {};
}

}  // namespace scarp
