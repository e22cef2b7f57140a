#include "ui/document/ViewBookmarks.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QSettings>
#include <QStringList>
#include <cmath>
#include <numbers>

namespace scarp {
namespace {

constexpr int kMaxFilesWithBookmarks = 100;
const QString kGroup = QStringLiteral("bookmarks/");
const QString kFiles = QStringLiteral("bookmarks/files");

QString written(const Camera& camera) {
  QStringList numbers;
  for (const double number : {camera.position.x(), camera.position.y(), camera.position.z(), camera.yaw,
                              camera.pitch, camera.fieldOfView, camera.orthoHeight})
    numbers += QString::number(number, 'g', 17);
  const bool flat = camera.projection == Camera::Projection::Orthographic;
  return numbers.join(QLatin1Char(' ')) + QLatin1String(flat ? " flat" : " deep");
}

// Settings can be edited by hand: what is no view is none.
std::optional<Camera> read(const QString& text) {
  const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  if (words.size() != 8) return std::nullopt;
  std::array<double, 7> numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    bool good = false;
    numbers[i] = words[static_cast<qsizetype>(i)].toDouble(&good);
    if (!good || !std::isfinite(numbers[i])) return std::nullopt;
  }
  Camera camera;
  camera.position = {numbers[0], numbers[1], numbers[2]};
  camera.yaw = numbers[3];
  camera.pitch = numbers[4];
  camera.fieldOfView = numbers[5];
  camera.orthoHeight = numbers[6];
  if (!(camera.fieldOfView > 0.0 && camera.fieldOfView < std::numbers::pi && camera.orthoHeight > 0.0))
    return std::nullopt;
  if (words.last() == QLatin1String("flat")) camera.projection = Camera::Projection::Orthographic;
  return camera;
}

}  // namespace

ViewBookmarks::ViewBookmarks(const QString& path) {
  if (path.isEmpty()) return;
  // A path as a key would make a folder of settings of each of its slashes.
  const QByteArray name = QFileInfo(path).absoluteFilePath().toUtf8();
  key_ = QString::fromLatin1(QCryptographicHash::hash(name, QCryptographicHash::Sha1).toHex());
  const QStringList kept = QSettings().value(kGroup + key_).toStringList();
  for (std::size_t i = 0; i < views_.size() && static_cast<qsizetype>(i) < kept.size(); ++i)
    views_[i] = read(kept[static_cast<qsizetype>(i)]);
}

void ViewBookmarks::belongToProject(const Views& views) {
  key_.clear();
  views_ = views;
}

void ViewBookmarks::store(int index, const Camera& view) {
  views_[static_cast<std::size_t>(index)] = view;
  if (key_.isEmpty()) return;
  QStringList all;
  for (const auto& each : views_) all += each ? written(*each) : QString();
  QSettings settings;
  settings.setValue(kGroup + key_, all);
  QStringList files = settings.value(kFiles).toStringList();
  files.removeAll(key_);
  files.prepend(key_);
  while (files.size() > kMaxFilesWithBookmarks) settings.remove(kGroup + files.takeLast());
  settings.setValue(kFiles, files);
}

}  // namespace scarp
