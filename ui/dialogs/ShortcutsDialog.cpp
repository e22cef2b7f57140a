#include "ui/dialogs/ShortcutsDialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/Actions.h"

namespace scarp {
namespace {

using Lines = QList<std::pair<QString, QString>>;

void addBlock(QVBoxLayout& column, const QString& title, const Lines& lines) {
  auto* heading = new QLabel(title);
  heading->setProperty("role", QStringLiteral("heading"));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(16);
  grid->setVerticalSpacing(5);
  grid->setColumnStretch(1, 1);
  grid->addWidget(heading, 0, 0, 1, 2);
  for (int row = 0; row < lines.size(); ++row) {
    const auto& [keys, what] = lines[row];
    auto* key = new QLabel(keys);
    key->setMinimumWidth(185);
    grid->addWidget(key, row + 1, 0);
    auto* text = new QLabel(what);
    text->setProperty("role", QStringLiteral("quiet"));
    grid->addWidget(text, row + 1, 1);
  }
  column.addLayout(grid);
  column.addSpacing(10);
}

Lines mouseLines(const Actions& actions) {
  const bool blender = actions.navigateBlender->isChecked();
  return {
      {ShortcutsDialog::tr("Left drag"), ShortcutsDialog::tr("sculpt, or place and move objects")},
      {ShortcutsDialog::tr("Ctrl + left drag"), ShortcutsDialog::tr("the opposite: lower instead of raise")},
      {ShortcutsDialog::tr("Shift + left drag"), ShortcutsDialog::tr("smooth")},
      {ShortcutsDialog::tr("Esc while dragging"), ShortcutsDialog::tr("take the stroke back")},
      {ShortcutsDialog::tr("Measure: click"), ShortcutsDialog::tr("a corner; on the first one: an outline")},
      {ShortcutsDialog::tr("Measure: double click, Enter"), ShortcutsDialog::tr("end the line")},
      {ShortcutsDialog::tr("Measure: Esc, Backspace"), ShortcutsDialog::tr("take the last corner back")},
      {ShortcutsDialog::tr("Ctrl + Alt + right drag"), ShortcutsDialog::tr("radius and inner radius")},
      {ShortcutsDialog::tr("Alt + left drag"), ShortcutsDialog::tr("orbit the point under the cursor")},
      {ShortcutsDialog::tr("Middle drag"),
       blender ? ShortcutsDialog::tr("orbit the point under the cursor; with Shift: pan")
               : ShortcutsDialog::tr("pan")},
      {ShortcutsDialog::tr("Wheel"), ShortcutsDialog::tr("towards or away from the point under the cursor")},
      {ShortcutsDialog::tr("Right drag + W A S D Q E"),
       ShortcutsDialog::tr("look round and fly; wheel: speed")}};
}

}  // namespace

ShortcutsDialog::ShortcutsDialog(const Actions& actions, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Keys and Mouse"));
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(20, 16, 20, 14);
  auto* columns = new QHBoxLayout;
  columns->setSpacing(40);
  QVBoxLayout* halves[] = {new QVBoxLayout, new QVBoxLayout};
  for (QVBoxLayout* half : halves) columns->addLayout(half, 1);
  outer->addLayout(columns);
  // Every block goes to the half that is shorter by then.
  qsizetype lengths[] = {0, 0};
  const auto add = [&](const QString& title, const Lines& lines) {
    const int half = lengths[1] < lengths[0];
    addBlock(*halves[half], title, lines);
    lengths[half] += lines.size() + 2;
  };
  add(tr("Mouse"), mouseLines(actions));
  for (const Actions::Group& group : actions.groups()) {
    Lines lines;
    for (const QAction* action : group.actions) {
      QStringList keys;
      for (const QKeySequence& key : action->shortcuts()) {
        const QString text = key.toString(QKeySequence::NativeText);
        const bool brace = text.endsWith(QLatin1Char('{')) || text.endsWith(QLatin1Char('}'));
        if (!brace) keys += text;  // the same keys as the brackets, as some layouts report them
      }
      if (!keys.isEmpty()) lines.append({keys.join(tr(" or ")), action->iconText()});
    }
    if (!lines.isEmpty()) add(group.title, lines);
  }
  for (QVBoxLayout* half : halves) half->addStretch(1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  outer->addWidget(buttons);
}

}  // namespace scarp
