#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "core/document/RasterId.h"
#include "core/project/ProjectFile.h"
#include "core/recovery/JournalBase.h"
#include "core/recovery/JournalWriter.h"

namespace scarp {

class TerrainDocument;

/// Keeps a document's edits on the disk as they are done, in a journal in a folder (see RecoveryStore), so
/// that recover() can do them again. Lives no longer than the document; for its thread, which only hands
/// tiles over.
///
/// A save: take beginBase() with the contents that are to be saved, store it with them as the setting
/// kRecoveryMark, and call finishBase() once they are, or dropBase() if they are not.
class RecoveryJournal {
 public:
  /// Makes, on another thread, a base of its own of what a document held when this was made. To be called
  /// with the path that the base is to have.
  using MakeBase = std::function<Result<void>(const std::string& path)>;

  /// What the document holds now is what `base` gives, or, with `resume`, what the journal in the folder
  /// does: both as recover() gave them.
  RecoveryJournal(TerrainDocument& document, std::string folder, JournalBase base,
                  JournalOptions options = {}, std::optional<JournalResume> resume = {});
  ~RecoveryJournal();
  RecoveryJournal(const RecoveryJournal&) = delete;
  RecoveryJournal& operator=(const RecoveryJournal&) = delete;

  /// What the interface keeps with the document, as JSON text on one line.
  void set(const std::string& key, const std::string& json);

  [[nodiscard]] std::string beginBase();
  /// These two from any thread.
  void finishBase(const std::string& mark, JournalBase base);
  void dropBase(const std::string& mark) { writer_.dropBase(mark); }

  /// Of a terrain that several edit (core/team/TeamFollower), whose log has what stops being a step of the history.
  /// What the document goes through between hold() and goOn() is not noted: it follows from what the log has up to
  /// the change that goOn() names; 0: the document is as it was.
  void hold() { held_ = true; }
  void goOn(std::int64_t head);
  /// Ids of edits are made with another key (TeamBase::key) from here on.
  void goOnWith(const std::string& key) { writer_.add(JournalEvent::Key, key); }
  /// Nothing is left that the log does not have: the journal's file goes until there is.
  void beginAnew(TeamBase base);

  /// Beyond so many bytes, and where edits were lost because the disk was full, the journal begins anew on a
  /// base of its own; `snapshot` gives what makes it of the document as it is then. Never without.
  void makeBases(std::uint64_t beyond, std::function<MakeBase(const std::string& mark)> snapshot);

  /// Waits until all edits are on the disk, or for so long; whether they are.
  bool flush(std::chrono::milliseconds most = std::chrono::seconds(10)) { return writer_.flush(most); }
  [[nodiscard]] JournalFigures figures() const { return writer_.figures(); }
  /// Tells what there is to tell; edits do so too.
  void settle();
  /// Called on another thread when there is something to settle; {}: nobody is called any more.
  void onReady(std::function<void()> ready) { writer_.onReady(std::move(ready)); }
  /// One line for a person: the journal cannot be written.
  Signal<const Message&> trouble;

 private:
  void observe();
  void observeActive();
  void step(JournalEvent way);
  void startOwnBase();

  TerrainDocument& document_;
  const std::string folder_;
  std::uint64_t pushes_ = 0;
  std::size_t position_ = 0;
  std::optional<std::size_t> saved_;
  LayerId active_ = kBaseLayer;
  bool gap_ = false;  ///< An edit was not followed; only another base helps.
  bool held_ = false;

  std::uint64_t beyond_ = 0, baseNumber_ = 0;
  std::function<MakeBase(const std::string&)> snapshot_;
  std::jthread maker_;
  std::atomic<bool> making_ = false;
  std::chrono::steady_clock::time_point madeLast_{};

  JournalWriter writer_;
  Subscription history_, changes_;
};

/// The setting that a saved project keeps the journal's mark in.
inline constexpr const char* kRecoveryMark = "recovery-mark";

/// The saved state that a project file holds now.
[[nodiscard]] JournalBase projectBase(const ProjectFile& file);

/// Opens any base of a journal in a folder: a BaseOpener. A project must be the file that it was; where it
/// has been saved since, its setting kRecoveryMark tells how far it holds what the journal does. An error is
/// one line.
[[nodiscard]] Result<OpenedBase> openBase(const JournalBase& base, const std::string& folder,
                                          const Progress& progress = {});

/// What RecoveryJournal::makeBases() takes: bases that are project files, of the document with its history
/// and the settings that `settings` gives.
[[nodiscard]] std::function<RecoveryJournal::MakeBase(const std::string& mark)> ownBases(
    const TerrainDocument& document, std::function<ProjectSettings()> settings = {});

}  // namespace scarp
