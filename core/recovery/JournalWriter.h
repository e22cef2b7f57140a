#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "core/recovery/JournalBase.h"
#include "core/recovery/JournalEvent.h"

namespace scarp {

struct JournalOptions {
  std::shared_ptr<JournalDisk> disk = JournalDisk::usual();
  std::size_t mostWaitingTiles = 8192;    ///< That wait for a disk that does not take them (64 KiB each).
  std::chrono::milliseconds retry{2000};  ///< After so long such a disk is tried again.
};

/// Where a journal that is there goes on; what lies beyond is cut off.
struct JournalResume {
  std::uint64_t series = 0;
  std::uint64_t frames = 0;
  std::uint64_t bytes = 0;
  std::string marks;  ///< The series of its marks; empty: it has none.
};

/// What a journal has done so far.
struct JournalFigures {
  std::uint64_t events = 0;  ///< On the disk, since the writer began.
  std::uint64_t bytes = 0;   ///< Length of the file.
  double slowestMs = 0.0;    ///< From the end of an edit until it was on the disk.
  bool lost = false;  ///< There are edits that the journal has not, and will have with a new base only.
};

/// Writes a journal, on a thread of its own: packs, appends, syncs. The file appears with the first event,
/// and goes when a new base holds them all. Where the disk refuses, events wait and are tried again; beyond
/// `mostWaitingTiles` they are given up, and so is what comes after them, until there is a new base; the
/// journal on the disk stays as far as it is. Tiles are packed on those that the journal itself has before
/// them, never on the base's: what it holds is there even where the base is damaged. Events, marks and their
/// ends may come from any thread, each in the order that it asks for.
class JournalWriter {
 public:
  /// `resume`: goes on with the journal in the folder, which begins with that base.
  JournalWriter(std::string folder, JournalBase base, JournalOptions options = {},
                std::optional<JournalResume> resume = {});
  /// Writes what waits, once.
  ~JournalWriter();
  JournalWriter(const JournalWriter&) = delete;
  JournalWriter& operator=(const JournalWriter&) = delete;

  void add(JournalEvent kind, std::string text = {});
  void add(std::shared_ptr<const DoneEdit> edit);
  void addActive(LayerId layer);
  /// What comes after this call is to follow on another base; the mark names the place. The base may be complete
  /// before the mark is on the disk: everything there is before the mark then.
  [[nodiscard]] std::string beginBase();
  /// The journal begins anew on a base that holds everything before the mark, at once: a crash leaves the one
  /// or the other.
  void finishBase(const std::string& mark, JournalBase base);
  void dropBase(const std::string& mark);
  /// What it has is kept somewhere else: its file goes, until there is something to keep on another base.
  void beginAnew(JournalBase base);

  /// Waits until all so far is on the disk, or for so long; whether it is.
  bool flush(std::chrono::milliseconds most);
  [[nodiscard]] JournalFigures figures() const;
  /// One line for a person, once for each time that the disk begins to refuse, and not every few seconds
  /// where it only just has room now and then.
  [[nodiscard]] std::optional<Message> takeTrouble();
  /// Called on the writer's thread when there is trouble to take; {}: nobody is called any more.
  void onReady(std::function<void()> ready);

 private:
  using Clock = std::chrono::steady_clock;
  struct Job {
    JournalEvent kind{};
    std::string text;
    std::shared_ptr<const DoneEdit> edit;
    Clock::time_point since = Clock::now();
    bool mark = false;                ///< text is its name.
    std::optional<JournalBase> base;  ///< Follow the mark in `text` on this base.
    bool drop = false;                ///< Forget the mark in `text`.
    bool anew = false;                ///< Begin anew on `base`.
  };

  void put(Job job);
  void loop(const std::stop_token& stop);
  /// Everything in pending_ into the file; as before, and an error, where that cannot be done.
  Result<void> write();
  Result<void> writeJobs();
  Result<void> open();
  Result<void> startAnew(JournalBase base);
  Result<void> reopen();
  Result<void> appendFrame(JournalEvent kind, std::span<const std::byte> bytes);
  Result<void> appendEdit(const DoneEdit& edit);
  [[nodiscard]] static std::vector<std::byte> bytesOf(const Job& job);
  void take(Job job);
  Result<void> follow(const std::string& mark, const JournalBase& base);
  Result<void> copyFrom(std::uint64_t offset, AppendFile& to, std::uint64_t series, std::uint64_t& number,
                        std::uint64_t& end) const;
  void giveUp();
  void tell(const Message& why);
  static constexpr const char* kNew = "journal.new";
  [[nodiscard]] std::string path(const std::string& name = "journal") const { return folder_ + "/" + name; }

  const std::string folder_;
  const JournalOptions options_;
  const std::string series_;  ///< Of marks.

  // The thread's own.
  JournalBase base_;
  std::unique_ptr<AppendFile> file_;     ///< Null: nothing to keep yet, or to be opened anew.
  std::optional<JournalResume> resume_;  ///< Not opened again yet.
  std::uint64_t fileSeries_ = 0, number_ = 0, end_ = 0;
  std::deque<Job> pending_;
  std::map<std::string, Job> preamble_;         ///< The latest settings and active layer, for a new file.
  std::map<std::string, std::uint64_t> marks_;  ///< Where in the file they are.
  /// The checksum of the latest tile in each slot that the file has after the last mark.
  std::map<std::pair<RasterId, int>, std::uint64_t> held_;
  bool lost_ = false;
  bool refused_ = false, told_ = false;  ///< By the disk, since it last took something; and that was said.
  std::optional<Clock::time_point> toldAt_;

  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<Job> waiting_;
  bool busy_ = false, clean_ = true;
  JournalFigures figures_;
  std::optional<Message> trouble_;
  std::function<void()> ready_;
  std::jthread thread_;
};

}  // namespace scarp
