#pragma once

#include <QColor>
#include <QString>
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

namespace scarp {

/// Colours for people, told apart as long as there are no more than the palette has; the same names give the same
/// ones in every window.
[[nodiscard]] inline std::map<QString, QColor> coloursOf(std::vector<QString> names) {
  // Far from the ground's own colours, and from each other.
  static constexpr std::array<QRgb, 10> palette{0xffff7f2a, 0xff35b6ff, 0xffff4fa3, 0xffb6e34a, 0xffb18cff,
                                                0xffffd23f, 0xff2fd6b5, 0xffff5a4f, 0xff7f9dff, 0xffe6e6e6};
  std::ranges::sort(names);
  std::map<QString, QColor> colours;
  std::set<std::size_t> taken;
  for (const QString& name : names) {
    if (colours.contains(name)) continue;
    std::size_t sum = 0;
    for (const QChar letter : name) sum = sum * 31 + letter.unicode();
    std::size_t place = sum % palette.size();
    for (std::size_t i = 0; i < palette.size() && taken.contains(place); ++i) place = (place + 1) % palette.size();
    taken.insert(place);
    colours.emplace(name, QColor(palette[place]));
  }
  return colours;
}

}  // namespace scarp
