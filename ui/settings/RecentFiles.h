#pragma once

#include <QImage>
#include <QObject>
#include <QString>
#include <QStringList>
#include <optional>
#include <string>

#include "core/base/Result.h"

class QMenu;
class QComboBox;
class QMimeData;

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

/// Addresses used last, newest first, without secrets; remembered from run to run.
[[nodiscard]] QStringList recentAddresses();
void rememberAddress(const QString& address);

/// A field for an address that lists them; empty at first. hint: what one looks like.
[[nodiscard]] QComboBox* addressBox(const QString& hint);
/// What stands in it, allowed to be fetched (allowAddress()). The error is for a person.
[[nodiscard]] Result<std::string> addressIn(const QComboBox& box);

/// The address that a person drops, as a browser or an editor of text gives it; nothing where it is none.
[[nodiscard]] std::optional<QString> droppedAddress(const QMimeData& data);

/// Why the user chose a file on this machine.
enum class FileUse {
  Drape,         ///< To show it on the terrain.
  Alpha,         ///< As the shape of a brush.
  Source,        ///< As a terrain; exports read it again to keep its stored values and other bands.
  ExportTarget,  ///< To be replaced by an export of a project, see exportTargetKey().
};

// Files that the user chose on this machine, the latest 500 of each use. A project of a stranger may name any
// file: outside its own folder only these are read or written. UI thread.

void rememberFile(FileUse use, const std::string& path);
[[nodiscard]] bool isRememberedFile(FileUse use, const std::string& path);

/// Allows the remembered alphas to brushes that projects keep, and the remembered sources to exports. Call it
/// when the program starts.
void allowRememberedFiles();

/// Entry for the target of an export: consent is for one project.
[[nodiscard]] std::string exportTargetKey(const std::string& project, const std::string& target);

}  // namespace scarp
