#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace scarp {

/// The files opened last, newest first, remembered from run to run.
class RecentFiles : public QObject {
  Q_OBJECT

 public:
  explicit RecentFiles(QObject* parent = nullptr);

  void add(const QString& path);
  void remove(const QString& path);
  void clear();
  [[nodiscard]] const QStringList& paths() const { return paths_; }
  /// Keeps a menu filled with them.
  void fill(QMenu& menu);

 Q_SIGNALS:
  void chosen(const QString& path);
  void changed();

 private:
  void store();

  QStringList paths_;
};

}  // namespace scarp
