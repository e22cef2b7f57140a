#include "ui/help/ShortcutsDialog.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <optional>

#include "ui/actions/Actions.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/FormDialog.h"

namespace scarp {
namespace {

constexpr int kKeysWidth = 185;
constexpr double kMostOfScreen = 0.85;

}  // namespace

QString ShortcutsDialog::keysOf(const QAction& action) {
  QStringList keys;
  for (const QKeySequence& key : action.shortcuts()) {
    const QString text = key.toString(QKeySequence::NativeText);
    const bool brace = text.endsWith(QLatin1Char('{')) || text.endsWith(QLatin1Char('}'));
    if (!brace) keys += text;  // the same keys as the brackets, as some layouts report them
  }
  return keys.join(tr(" or "));
}

ShortcutsDialog::Lines ShortcutsDialog::cursorLines() {
  return {{tr("Arrow keys"), tr("move the cursor over the ground")},
          {tr("Shift, Ctrl + arrow keys"), tr("far; finely")},
          {tr("Space, Enter"), tr("begin and end what the left button does")},
          {tr("Ctrl, Shift + Space"), tr("the opposite; smooth")},
          {tr("Page Up, Page Down"), tr("nearer to the cursor; away")},
          {tr("Home, End"), tr("turn the view about the cursor")}};
}

QString ShortcutsDialog::moveText(CameraMove move) {
  switch (move) {
    case CameraMove::Orbit:
      return tr("orbit the point under the cursor");
    case CameraMove::Pan:
      return tr("pan");
    case CameraMove::Zoom:
      return tr("zoom to the point under the cursor");
    case CameraMove::Look:
      break;
  }
  return tr("look round; with W A S D Q E: fly; wheel: speed");
}

ShortcutsDialog::Lines ShortcutsDialog::cameraLines(NavigationStyle style) {
  struct Drag {
    QString text;
    PointerButton button;
    Modifiers with;
  };
  using enum PointerButton;
  const std::array drags{Drag{tr("Alt + left drag"), Left, {.alt = true}},
                         Drag{tr("Alt + Shift + left drag"), Left, {.shift = true, .alt = true}},
                         Drag{tr("Alt + Ctrl + left drag"), Left, {.control = true, .alt = true}},
                         Drag{tr("Space + left drag"), Left, {.space = true}},
                         Drag{tr("Space + Shift + left drag"), Left, {.shift = true, .space = true}},
                         Drag{tr("Space + Ctrl + left drag"), Left, {.control = true, .space = true}},
                         Drag{tr("Middle drag"), Middle, {}},
                         Drag{tr("Shift + middle drag"), Middle, {.shift = true}},
                         Drag{tr("Ctrl + middle drag"), Middle, {.control = true}},
                         Drag{tr("Right drag"), Right, {}},
                         Drag{tr("Alt + right drag"), Right, {.alt = true}}};
  Lines lines;
  std::optional<CameraMove> plain;  // with the same button
  for (const Drag& drag : drags) {
    if (drag.with.space && !spaceMovesCamera(style)) continue;
    const auto move = cameraMove(style, drag.button, drag.with);
    const bool first = !drag.with.shift && !drag.with.control && !(drag.with.alt && drag.button == Right);
    if (first) plain = move;
    if (move && (first || move != plain)) lines.append({drag.text, moveText(*move)});
  }
  return lines;
}

ShortcutsDialog::Lines ShortcutsDialog::mouseLines(const Actions& actions) {
  Lines lines{{tr("Left drag"), tr("sculpt, or place and move objects")},
              {tr("Ctrl + left drag"), tr("the opposite: lower instead of raise")},
              {tr("Shift + left drag"), tr("smooth")},
              {tr("Esc while dragging"), tr("take the stroke back")},
              {tr("Measure: click"), tr("a corner; on the first one: an outline")},
              {tr("Measure: double click, Enter"), tr("end the line")},
              {tr("Measure: Esc, Backspace"), tr("take the last corner back")},
              {tr("Lines: click; double click, Enter"), tr("a point; end the line")},
              {tr("Lines: Backspace; Esc"), tr("take the last point back; give it up")},
              {tr("Lines: drag a point; with Shift"), tr("move it; up and down")},
              {tr("Lines: drag the course; with Shift"), tr("put a point in; move the line")},
              {tr("Lines: Ctrl"), tr("snap, or not")},
              {tr("Height stamps: click; drag"), tr("add one; set its size")},
              {tr("Height stamps: Shift + drag"), tr("change the height")},
              {tr("Height stamps: Ctrl while rotating"), tr("steps of 15°")},
              {tr("Ctrl + Alt + right drag"), tr("radius and inner radius")}};
  for (std::size_t i = 0; i < actions.navigation.size(); ++i)
    if (actions.navigation[i]->isChecked()) lines += cameraLines(static_cast<NavigationStyle>(i));
  lines += {{tr("Wheel"), tr("towards or away from the point under the cursor")},
            {tr("Right click"), tr("what can be done there")}};
  return lines;
}

ShortcutsDialog::ShortcutsDialog(const Actions& actions, QWidget* parent)
    : QDialog(parent), filter_(new QLineEdit), nothing_(new QLabel(tr("No key or action has these words."))) {
  setWindowTitle(tr("Keys and Mouse"));
  auto* outer = layoutWith<QVBoxLayout>(this, {20, 16, 20, 14}, 12);
  describe(filter_, "shortcutFilter",
           {.name = tr("Find a key or an action"),
            .help = tr("Shows the keys and actions that have these words")});
  filter_->setPlaceholderText(tr("Find a key or an action"));
  filter_->setClearButtonEnabled(true);
  outer->addWidget(filter_);
  auto* content = new QWidget;
  auto* rows = layoutWith<QVBoxLayout>(content, {0, 0, 12, 0});
  auto* columns = new QHBoxLayout;
  columns->setSpacing(40);
  QVBoxLayout* halves[] = {new QVBoxLayout, new QVBoxLayout};
  for (QVBoxLayout* half : halves) {
    half->setSpacing(0);  // not that between the halves
    columns->addLayout(half, 1);
  }
  nothing_->setProperty("role", QStringLiteral("quiet"));
  rows->addWidget(nothing_);
  rows->addLayout(columns);
  // Every block goes to the half that is shorter by then.
  qsizetype lengths[] = {0, 0};
  const auto add = [&](const QString& title, const Lines& lines) {
    const int half = lengths[1] < lengths[0];
    halves[half]->addWidget(addBlock(title, lines));
    lengths[half] += lines.size() + 2;
  };
  add(tr("Mouse"), mouseLines(actions));
  add(tr("Cursor by Keys"), cursorLines());
  for (const Actions::Group& group : actions.groups()) {
    Lines lines;
    for (const QAction* action : group.actions)
      if (const QString keys = keysOf(*action); !keys.isEmpty()) lines.append({keys, action->iconText()});
    if (!lines.isEmpty()) add(group.title, lines);
  }
  for (QVBoxLayout* half : halves) half->addStretch(1);
  rows->addStretch(1);
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::TabFocus);  // the arrow keys scroll
  scroll->setWidget(content);
  outer->addWidget(scroll, 1);
  outer->addWidget(closeButtons(*this));
  connect(filter_, &QLineEdit::textChanged, this, &ShortcutsDialog::showOnly);
  showOnly({});
  filter_->setFocus();
  // As large as it takes, as far as the screen has room.
  const QScreen* on = parent ? parent->screen() : screen();
  const QSize all = content->sizeHint() + QSize(60, 150);
  resize(all.boundedTo(on->availableSize() * kMostOfScreen));
}

QWidget* ShortcutsDialog::addBlock(const QString& title, const Lines& lines) {
  auto* block = new QWidget;
  auto* grid = layoutWith<QGridLayout>(block, {0, 0, 0, 16});
  grid->setHorizontalSpacing(16);
  grid->setVerticalSpacing(5);
  grid->setColumnStretch(1, 1);
  auto* heading = new QLabel(title);
  heading->setProperty("role", QStringLiteral("heading"));
  grid->addWidget(heading, 0, 0, 1, 2);
  blocks_.push_back({block, {}});
  for (int row = 0; row < lines.size(); ++row) {
    auto* keys = new QLabel(lines[row].first);
    keys->setMinimumWidth(kKeysWidth);
    auto* what = new QLabel(lines[row].second);
    wrapAs(what, "quiet");
    grid->addWidget(keys, row + 1, 0);
    grid->addWidget(what, row + 1, 1);
    blocks_.back().lines.emplace_back(keys, what);
  }
  return block;
}

void ShortcutsDialog::showOnly(const QString& filter) {
  const QStringList words = filter.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  bool any = false;
  for (const Block& block : blocks_) {
    bool some = false;
    for (const auto& [keys, what] : block.lines) {
      const QString text = keys->text() + QLatin1Char(' ') + what->text();
      const bool found = std::ranges::all_of(
          words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
      keys->setVisible(found);
      what->setVisible(found);
      some |= found;
    }
    block.widget->setVisible(some);
    any |= some;
  }
  nothing_->setVisible(!any);
}

}  // namespace scarp
