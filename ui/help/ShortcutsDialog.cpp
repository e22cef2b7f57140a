#include "ui/help/ShortcutsDialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <optional>

#include "core/view/Navigation.h"
#include "ui/actions/Actions.h"

namespace scarp {
namespace {

using Lines = QList<std::pair<QString, QString>>;

constexpr int kKeysWidth = 185;
constexpr double kMostOfScreen = 0.85;

/// Keys of an action; none: it has none.
QString keysOf(const QAction& action) {
  QStringList keys;
  for (const QKeySequence& key : action.shortcuts()) {
    const QString text = key.toString(QKeySequence::NativeText);
    const bool brace = text.endsWith(QLatin1Char('{')) || text.endsWith(QLatin1Char('}'));
    if (!brace) keys += text;  // the same keys as the brackets, as some layouts report them
  }
  return keys.join(ShortcutsDialog::tr(" or "));
}

/// The view's own, while it has the keyboard.
Lines cursorLines() {
  return {{ShortcutsDialog::tr("Arrow keys"), ShortcutsDialog::tr("move the cursor over the ground")},
          {ShortcutsDialog::tr("Shift, Ctrl + arrow keys"), ShortcutsDialog::tr("far; finely")},
          {ShortcutsDialog::tr("Space, Enter"), ShortcutsDialog::tr("begin and end what the left button does")},
          {ShortcutsDialog::tr("Ctrl, Shift + Space"), ShortcutsDialog::tr("the opposite; smooth")},
          {ShortcutsDialog::tr("Page Up, Page Down"), ShortcutsDialog::tr("nearer to the cursor; away")},
          {ShortcutsDialog::tr("Home, End"), ShortcutsDialog::tr("turn the view about the cursor")}};
}

QString moveText(CameraMove move) {
  switch (move) {
    case CameraMove::Orbit:
      return ShortcutsDialog::tr("orbit the point under the cursor");
    case CameraMove::Pan:
      return ShortcutsDialog::tr("pan");
    case CameraMove::Zoom:
      return ShortcutsDialog::tr("zoom to the point under the cursor");
    case CameraMove::Look:
      break;
  }
  return ShortcutsDialog::tr("look round; with W A S D Q E: fly; wheel: speed");
}

/// What moves the camera, by asking what does.
Lines cameraLines(NavigationStyle style) {
  struct Drag {
    QString text;
    PointerButton button;
    Modifiers with;
  };
  using enum PointerButton;
  const std::array drags{
      Drag{ShortcutsDialog::tr("Alt + left drag"), Left, {.alt = true}},
      Drag{ShortcutsDialog::tr("Alt + Shift + left drag"), Left, {.shift = true, .alt = true}},
      Drag{ShortcutsDialog::tr("Alt + Ctrl + left drag"), Left, {.control = true, .alt = true}},
      Drag{ShortcutsDialog::tr("Space + left drag"), Left, {.space = true}},
      Drag{ShortcutsDialog::tr("Space + Shift + left drag"), Left, {.shift = true, .space = true}},
      Drag{ShortcutsDialog::tr("Space + Ctrl + left drag"), Left, {.control = true, .space = true}},
      Drag{ShortcutsDialog::tr("Middle drag"), Middle, {}},
      Drag{ShortcutsDialog::tr("Shift + middle drag"), Middle, {.shift = true}},
      Drag{ShortcutsDialog::tr("Ctrl + middle drag"), Middle, {.control = true}},
      Drag{ShortcutsDialog::tr("Right drag"), Right, {}},
      Drag{ShortcutsDialog::tr("Alt + right drag"), Right, {.alt = true}}};
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

}  // namespace

QList<std::pair<QString, QString>> mouseLines(const Actions& actions) {
  Lines lines{
      {ShortcutsDialog::tr("Left drag"), ShortcutsDialog::tr("sculpt, or place and move objects")},
      {ShortcutsDialog::tr("Ctrl + left drag"), ShortcutsDialog::tr("the opposite: lower instead of raise")},
      {ShortcutsDialog::tr("Shift + left drag"), ShortcutsDialog::tr("smooth")},
      {ShortcutsDialog::tr("Esc while dragging"), ShortcutsDialog::tr("take the stroke back")},
      {ShortcutsDialog::tr("Measure: click"), ShortcutsDialog::tr("a corner; on the first one: an outline")},
      {ShortcutsDialog::tr("Measure: double click, Enter"), ShortcutsDialog::tr("end the line")},
      {ShortcutsDialog::tr("Measure: Esc, Backspace"), ShortcutsDialog::tr("take the last corner back")},
      {ShortcutsDialog::tr("Lines: click; double click, Enter"),
       ShortcutsDialog::tr("a point; end the line")},
      {ShortcutsDialog::tr("Lines: Backspace; Esc"),
       ShortcutsDialog::tr("take the last point back; give it up")},
      {ShortcutsDialog::tr("Lines: drag a point; with Shift"), ShortcutsDialog::tr("move it; up and down")},
      {ShortcutsDialog::tr("Lines: drag the course; with Shift"),
       ShortcutsDialog::tr("put a point in; move the line")},
      {ShortcutsDialog::tr("Lines: Ctrl"), ShortcutsDialog::tr("snap, or not")},
      {ShortcutsDialog::tr("Height stamps: click; drag"), ShortcutsDialog::tr("add one; set its size")},
      {ShortcutsDialog::tr("Height stamps: Shift + drag"), ShortcutsDialog::tr("change the height")},
      {ShortcutsDialog::tr("Height stamps: Ctrl while rotating"), ShortcutsDialog::tr("steps of 15°")},
      {ShortcutsDialog::tr("Ctrl + Alt + right drag"), ShortcutsDialog::tr("radius and inner radius")}};
  for (std::size_t i = 0; i < actions.navigation.size(); ++i)
    if (actions.navigation[i]->isChecked()) lines += cameraLines(static_cast<NavigationStyle>(i));
  lines += {{ShortcutsDialog::tr("Wheel"), ShortcutsDialog::tr("towards or away from the point under the cursor")},
            {ShortcutsDialog::tr("Right click"), ShortcutsDialog::tr("what can be done there")}};
  return lines;
}

ShortcutsDialog::ShortcutsDialog(const Actions& actions, QWidget* parent)
    : QDialog(parent), filter_(new QLineEdit), nothing_(new QLabel(tr("No key or action has these words."))) {
  setWindowTitle(tr("Keys and Mouse"));
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(20, 16, 20, 14);
  outer->setSpacing(12);
  filter_->setObjectName(QStringLiteral("shortcutFilter"));
  filter_->setPlaceholderText(tr("Find a key or an action"));
  filter_->setAccessibleName(tr("Find a key or an action"));
  filter_->setWhatsThis(tr("Shows the keys and actions that have these words"));
  filter_->setClearButtonEnabled(true);
  outer->addWidget(filter_);
  auto* content = new QWidget;
  auto* rows = new QVBoxLayout(content);
  rows->setContentsMargins(0, 0, 12, 0);
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
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  outer->addWidget(buttons);
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
  auto* grid = new QGridLayout(block);
  grid->setContentsMargins(0, 0, 0, 16);
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
    what->setProperty("role", QStringLiteral("quiet"));
    what->setWordWrap(true);
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
