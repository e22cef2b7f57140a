#include "ui/help/KeyMap.h"

namespace scarp {
namespace {

KeyScheme schemeOf(const char* name, const QString& title,
                   std::initializer_list<std::pair<const char*, const char*>> keys) {
  KeyScheme scheme{name, title, {}};
  for (const auto& [action, text] : keys)
    scheme.keys.emplace_back(QLatin1String(action),
                             QKeySequence::listFromString(QLatin1String(text), QKeySequence::PortableText));
  return scheme;
}

}  // namespace

// Names of programs are the same in every language.
const std::vector<KeyScheme>& keySchemes() {
  static const std::vector<KeyScheme> schemes{
      schemeOf("scarp", QStringLiteral("Scarp"), {}),
      schemeOf("blender", QStringLiteral("Blender"),
               {{"frame", "Home"},
                {"duplicate", "Shift+D"},
                {"remove", "X; Del"},
                {"hide", "H"},
                {"showAll", "Alt+H"},
                {"selectAll", "A"},
                {"selectNone", "Alt+A"},
                {"selectInvert", "Ctrl+I"},
                {"select.5", "C"},
                {"viewTop", "Num+7"},
                {"viewFront", "Num+1"},
                {"viewSide", "Num+3"},
                {"orthographic", "Num+5"}}),
      schemeOf("unreal", QStringLiteral("Unreal"),
               {{"frame", "F"},
                {"hide", "H"},
                {"showAll", "Ctrl+H"},
                {"perspective", "Alt+G"},
                {"viewFront", "Alt+H"},
                {"viewTop", "Alt+J"},
                {"viewSide", "Alt+K"}}),
      schemeOf("unity", QStringLiteral("Unity"), {{"frame", "F"}, {"hide", "H"}, {"remove", "Del; Shift+Del"}}),
      schemeOf("krita", QStringLiteral("Krita"),
               {{"brush.raise", "B"},
                {"strengthDown", "I"},
                {"strengthUp", "O"},
                {"select.1", "Ctrl+R"},
                {"selectNone", "Ctrl+Shift+A"},
                {"selectInvert", "Ctrl+Shift+I"}}),
      schemeOf("qgis", QStringLiteral("QGIS"),
               {{"frame", "Ctrl+Shift+F"},
                {"measure", "Ctrl+Shift+M"},
                {"drawLines", "Ctrl+."},
                {"findCommand", "Ctrl+K"},
                {"selectNone", "Ctrl+Shift+A"}})};
  return schemes;
}

}  // namespace scarp
