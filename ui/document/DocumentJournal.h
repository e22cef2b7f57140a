#pragma once

#include <QImage>
#include <QObject>
#include <QTimer>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "core/recovery/RecoveryJournal.h"
#include "core/recovery/RecoveryStore.h"
#include "ui/document/EditorHost.h"

namespace scarp {

/// A picture as PNG, made smaller where it is wider or higher than so many pixels; empty for a null image.
/// Any thread.
[[nodiscard]] std::vector<std::byte> pngBytes(const QImage& picture, int most);

class EditorDocument;
class ProjectFile;

/// Keeps a document so that a crash loses nothing of it: its journal, and a picture and settings for the list
/// of what can be recovered. When it goes nothing is left behind: who let the document go was asked. Of a terrain
/// that several edit it has what waits for the server. Belongs to the document.
class DocumentJournal : public QObject {
  Q_OBJECT

 public:
  DocumentJournal(EditorDocument& document, const EditorHost& host, RecoveryFolder folder, JournalBase base,
                  std::optional<JournalResume> resume = {});
  ~DocumentJournal() override;

  [[nodiscard]] const std::string& folder() const { return folder_.path(); }

  /// Around a save: the mark goes into the project's settings under kRecoveryMark.
  [[nodiscard]] std::string beginSave() { return journal_->beginBase(); }
  void saved(const std::string& mark, const ProjectFile& project);
  void notSaved(const std::string& mark) { journal_->dropBase(mark); }

  [[nodiscard]] RecoveryJournal& recovery() { return *journal_; }
  /// When it goes it is left behind, to be offered at the next start.
  void leave();
  /// Waits until all edits are on the disk; whether they are.
  bool flush() { return journal_->flush(); }

 private:
  void tellLook();

  EditorDocument& document_;
  const EditorHost host_;
  RecoveryFolder folder_;
  std::unique_ptr<RecoveryJournal> journal_;
  RecoveryInfo info_;
  bool left_ = false;
  QTimer look_;  ///< A while after the last edit.
  Subscription onTrouble_, onHistory_;
};

}  // namespace scarp
