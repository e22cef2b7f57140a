#pragma once

#include <QString>
#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace scarp {

class ToolState;
class ViewController;

enum class ToolMenu {
  Brush,
  Topic,  ///< Only in the menu of its topic.
};

/// A way to use a tool, with an action of its own. Texts are English, see Actions and CommandWords.
struct ToolWay {
  const char* name;  ///< In settings of keys and of the toolbar. Must not change.
  const char* icon;
  int key;            ///< Qt::Key with modifiers; 0: none.
  const char* title;  ///< For a menu.
  const char* tip;
  std::array<const char*, 2> words{};  ///< Further words that find it, the most fitting first.
  void (*prepare)(ToolState& tools) =
      nullptr;  ///< Sets up the tool before it is selected; null: nothing to do.
  /// Returns whether the settings of the tool are those of this way; null: always.
  bool (*active)(const ToolState& tools) = nullptr;
  ToolMenu menu = ToolMenu::Brush;
  const char* more = nullptr;  ///< Continues the tip.
  bool lasting = true;         ///< Can be shown as the active way; else it only begins.
};

/// Row of the table of tools. The toolbar, the menus, the lists of keys and commands and the headers of the
/// views are built from it.
struct ToolRow {
  std::string_view tool;  ///< Tool::name().
  /// Returns what the left button does in a view: the tool with the modifiers held there, the layer that
  /// takes the edit, and the mode. "Raise · Base", "Painting mask of Layer 1", "Place Conifer", "Road ·
  /// Lines".
  QString (*status)(const ViewController& view);
  const char* group = nullptr;  ///< Title of its button in the toolbar; null: none.
  std::vector<ToolWay> ways{};  ///< In the order of the toolbar. The ways of SculptTool are the brush kinds.
};

/// All tools that the user selects or that have a state, in the order of the toolbar.
[[nodiscard]] std::span<const ToolRow> toolRows();
/// Row of a tool. Contract: there is one.
[[nodiscard]] const ToolRow& toolRow(std::string_view tool);

}  // namespace scarp
