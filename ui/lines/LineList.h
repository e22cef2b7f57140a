#pragma once

#include <QListWidget>
#include <QMenu>
#include <functional>
#include <vector>

#include "core/edit/LineReferences.h"
#include "core/line/Line.h"

namespace scarp {

class Actions;
class EditorDocument;

/// Lays a material along the lines that are chosen with the line tool: which of those of the terrain, and
/// where across the line.
class LineMaterialMenu : public QMenu {
  Q_OBJECT

 public:
  explicit LineMaterialMenu(const Actions& actions, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 Q_SIGNALS:
  void problem(const QString& message);  ///< What cannot be done, in one line; empty: it was done.

 private:
  void fill();
  void offer(const QString& title, LineStrip strip);
  void lay(LineStrip strip, MaterialId material);

  const Actions& actions_;
  EditorDocument* document_ = nullptr;
};

class LineSession;
class ToolState;

/// The lines of the layer that the line tool works on, with their marks of being shown; what is chosen in it
/// is what the tool has chosen.
class LineList : public QListWidget {
  Q_OBJECT

 public:
  /// What edits lines, where that is possible now.
  using Act = std::function<void(const std::function<void(ToolState&)>&)>;

  LineList(LineSession& session, Act act);

  void setDocument(EditorDocument* document) { document_ = document; }
  /// As the document has them now.
  void showLines();
  [[nodiscard]] const std::vector<Line>* lines() const;  ///< Null where there is no layer of lines.
  /// The height of its rows, up to a limit beyond which the list scrolls.
  [[nodiscard]] QSize sizeHint() const override;

 Q_SIGNALS:
  void edited();  ///< A name or a mark was, or could not be.

 protected:
  bool event(QEvent* event) override;

 private:
  void take(QListWidgetItem* item);
  void takeChoice();
  void chooseAll();

  LineSession& session_;
  Act act_;
  EditorDocument* document_ = nullptr;
  bool showing_ = false;  ///< Items change by the program's hand.
};

/// Its name, or what it is and its number.
[[nodiscard]] QString shownName(const Line& line);

}  // namespace scarp
