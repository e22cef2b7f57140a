#include "ui/document/DocumentJournal.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QString>
#include <cstring>

#include "core/recovery/RecoveryJournal.h"
#include "ui/document/EditorDocument.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/InfoBar.h"

namespace scarp {

std::vector<std::byte> pngBytes(const QImage& picture, int most) {
  if (picture.isNull()) return {};
  QImage small = picture.convertToFormat(QImage::Format_RGB32);
  if (small.width() > most || small.height() > most)
    small = small.scaled(most, most, Qt::KeepAspectRatio, Qt::SmoothTransformation);
  QByteArray png;
  QBuffer buffer(&png);
  if (!buffer.open(QIODevice::WriteOnly) || !small.save(&buffer, "PNG")) return {};
  std::vector<std::byte> bytes(static_cast<std::size_t>(png.size()));
  std::memcpy(bytes.data(), png.constData(), bytes.size());
  return bytes;
}

namespace {

constexpr int kPicture = 256;                      ///< Pixels.
constexpr std::chrono::milliseconds kQuiet{1500};  ///< After an edit, before its picture is taken.
constexpr std::uint64_t kLongJournal = std::uint64_t{1} << 29;  ///< Bytes; beyond, it begins on a new base.

}  // namespace

DocumentJournal::DocumentJournal(EditorDocument& document, const EditorHost& host, RecoveryFolder folder,
                                 JournalBase base, std::optional<JournalResume> resume)
    : document_(document),
      host_(host),
      folder_(std::move(folder)),
      journal_(std::make_unique<RecoveryJournal>(document.terrain(), folder_.path(), std::move(base),
                                                 JournalOptions(), resume)) {
  info_ = {document.name().toStdString(), document.path().toStdString(),
           static_cast<long>(QCoreApplication::applicationPid()),
           std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now())};
  // What is shared lies on its server.
  if (!document.shared()) journal_->makeBases(kLongJournal, ownBases(document.terrain(), host_.workSettings));
  onTrouble_ = journal_->trouble.subscribe([this](const Message& why) {
    host_.info.say(InfoBar::Tone::Warning,
                   tr("A crash would lose what you do now: %1").arg(messageText(why)));
  });
  journal_->onReady([this] {
    QMetaObject::invokeMethod(
        this, [this] { journal_->settle(); }, Qt::QueuedConnection);
  });
  look_.setSingleShot(true);
  look_.setInterval(kQuiet);
  connect(&look_, &QTimer::timeout, this, &DocumentJournal::tellLook);
  onHistory_ = document.terrain().historyChanged.subscribe([this] { look_.start(); });
}

DocumentJournal::~DocumentJournal() {
  journal_->onReady({});
  journal_.reset();
  if (!left_) folder_.remove();
}

void DocumentJournal::leave() {
  left_ = true;
  // No program died of it.
  endRecovery(folder_.path());
}

void DocumentJournal::saved(const std::string& mark, const ProjectFile& project) {
  journal_->finishBase(mark, projectBase(project));
  info_.name = document_.name().toStdString();
  info_.path = document_.path().toStdString();
  static_cast<void>(folder_.writeInfo(info_));  // for the list only; the journal tells of a full disk
}

void DocumentJournal::tellLook() {
  if (host_.current() != &document_) return;
  if (document_.terrain().editing()) return look_.start();
  for (const auto& [key, json] : host_.workSettings()) journal_->set(key, json);
  static_cast<void>(folder_.writePicture(pngBytes(host_.preview(kPicture), kPicture)));  // For the list only.
}

}  // namespace scarp
