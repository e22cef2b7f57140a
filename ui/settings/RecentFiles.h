#pragma once

#include <QImage>
#include <QObject>
#include <QString>
#include <QStringList>

class QMenu;

namespace scarp {

/// The folder that a file was opened from or written to last, from run to run; the home folder at first.
[[nodiscard]] QString rememberedFolder();
void rememberFolder(const QString& path);  ///< Of a file.

/// "hills.tif" of "/home/me/hills.tif".
[[nodiscard]] QString fileNameOf(const QString& path);
/// "hills.tif" of a path, "hills.tif – example.org" of an address.
[[nodiscard]] QString recentTitle(const QString& path);

/// Path of the small PNG picture that the program keeps of a recent file in its cache folder.
[[nodiscard]] QString recentPicturePath(const QString& path);
constexpr int kRecentPictureSide = 336;  ///< Pixels of the longer side.
/// Stores a preview image of a file, scaled to kRecentPictureSide. Does nothing for a null image.
void rememberRecentPicture(const QString& path, const QImage& picture);

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
