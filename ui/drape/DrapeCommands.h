#pragma once

#include <QObject>

class QWidget;

namespace scarp {

class DrapeView;
class EditorDocument;

/// How pictures come to lie over a terrain, and where they are.
class DrapeCommands : public QObject {
  Q_OBJECT

 public:
  explicit DrapeCommands(QWidget& window);
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

  void askAdd();
  void add(const QString& path);
  /// Another file for a drape, by its place from 1.
  void askFile(std::size_t place);

  enum class Drop { Terrain, Drape, Nothing };
  /// What a file that is dropped onto a terrain is to be: asked, where it may be either.
  [[nodiscard]] Drop askDrop(const QString& path);

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why something cannot be done; empty: no longer.
  void added();

 private:
  [[nodiscard]] QString askPath(const QString& title);

  QWidget& window_;
  EditorDocument* document_ = nullptr;
};

}  // namespace scarp
