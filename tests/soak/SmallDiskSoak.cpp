// A session whose project and journal stand on a disk that runs full, and on one that turns read-only: real
// file systems, which small-disk.sh mounts. What is saved must be an old state or the new one, the session
// must go on, and when there is room again nothing may be missing.

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <thread>

#include "core/project/ProjectFile.h"
#include "core/recovery/Recovery.h"
#include "core/recovery/RecoveryJournal.h"
#include "core/recovery/RecoveryStore.h"
#include "tests/edit/Hand.h"
#include "tests/project/DocumentDigest.h"
#include "tests/support/ProgramOptions.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

constexpr int kSide = 700;
constexpr int kBallast = 12 << 20;  ///< Bytes.

int wrong(const std::string& what) {
  std::printf("FAILED: %s\n", what.c_str());
  return 1;
}

bool isOneLineOf(const std::string& message, const std::string& path) {
  std::printf("  told: %s\n", message.c_str());
  return message.find('\n') == std::string::npos && message.find(path) != std::string::npos;
}

std::string digestOfFile(const std::string& path) {
  auto opened = ProjectFile::open(path, {.readOnly = true});
  if (!opened.ok()) return opened.error().text();
  if (!opened->warnings.empty()) return opened->warnings.front().text();
  return test::digestOf(TerrainDocument(std::move(opened->document)));
}

/// A document with its project and its journal on the small disk.
class Session {
 public:
  explicit Session(const std::string& disk)
      : path_(disk + "/small.scarp"), store_(disk + "/recovery"), hand_(5), document_(ground()) {}

  static Terrain ground() { return test::fractalTerrain(kSide, kSide); }

  Result<void> begin() {
    auto made = ProjectFile::saveAs(path_, contentsOf(document_));
    if (!made.ok()) return made.error();
    file_ = *made;
    auto folder = store_.begin({"small", path_, 1, {}});
    if (!folder.ok()) return folder.error();
    folder_.emplace(std::move(*folder));
    journal_ = std::make_unique<RecoveryJournal>(document_, folder_->path(), projectBase(*file_));
    told_ = journal_->trouble.subscribe([this](const Message& why) { troubles_.push_back(why.text()); });
    return {};
  }

  void edit(int operations) {
    for (int i = 0; i < operations; ++i) static_cast<void>(perform(hand_.next(document_), document_));
  }

  Result<void> save() {
    const std::string mark = journal_->beginBase();
    ProjectContents contents = contentsOf(document_, file_->knownHistory());
    contents.settings[kRecoveryMark] = '"' + mark + '"';
    if (const auto saved = file_->save(contents); !saved.ok()) {
      journal_->dropBase(mark);
      return saved.error();
    }
    journal_->finishBase(mark, projectBase(*file_));
    return {};
  }

  [[nodiscard]] std::string digest() const { return test::digestOf(document_); }
  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] RecoveryJournal& journal() { return *journal_; }
  [[nodiscard]] const std::vector<std::string>& troubles() const { return troubles_; }
  [[nodiscard]] Result<void> saveElsewhere(const std::string& path) const {
    const auto saved = ProjectFile::saveAs(path, contentsOf(document_), file_);
    return saved.ok() ? Result<void>() : saved.error();
  }
  /// As the next start would, beside the program that runs.
  [[nodiscard]] Result<std::string> recovered() const {
    const auto recovered = recover(folder_->path(), openBase);
    if (!recovered.ok()) return recovered.error();
    if (!recovered->warning.empty()) return Error{recovered->warning};
    return test::digestOf(*recovered->document);
  }

 private:
  std::string path_;
  RecoveryStore store_;
  test::Hand hand_;
  TerrainDocument document_;
  std::shared_ptr<ProjectFile> file_;
  std::optional<RecoveryFolder> folder_;
  std::unique_ptr<RecoveryJournal> journal_;
  Subscription told_;
  std::vector<std::string> troubles_;
};

int runFull(const std::string& disk) {
  const std::string ballast = disk + "/ballast";
  std::ofstream(ballast, std::ios::binary) << std::string(kBallast, 'x');
  Session session(disk);
  if (const auto begun = session.begin(); !begun.ok()) return wrong(begun.error().text());
  std::string last = session.digest();
  int saves = 0;
  Result<void> refused;
  while (refused.ok()) {
    if (++saves > 2000) return wrong("the disk does not fill");
    session.edit(15);
    refused = session.save();
    if (refused.ok()) last = session.digest();
  }
  std::printf("full after %d saves\n", saves);
  if (!isOneLineOf(refused.error().text(), session.path())) return wrong("the message");
  if (digestOfFile(session.path()) != last) return wrong("the file is not the old one");
  for (int i = 0; i < 20; ++i) {
    session.edit(10);
    if (session.save().ok()) last = session.digest();
    if (digestOfFile(session.path()) != last) return wrong("the file is not the old one after more saves");
  }
  session.journal().flush(std::chrono::seconds(2));
  session.journal().settle();
  for (const std::string& trouble : session.troubles())
    if (!isOneLineOf(trouble, disk)) return wrong("the journal's message");
  if (session.troubles().size() > 1) return wrong("the journal's message came more than once");

  const test::TempFolder elsewhere;
  const std::string copy = elsewhere.file("elsewhere.scarp");
  if (const auto saved = session.saveElsewhere(copy); !saved.ok()) return wrong(saved.error().text());
  if (digestOfFile(copy) != session.digest()) return wrong("what was saved elsewhere is something else");

  std::filesystem::remove(ballast);
  session.edit(10);
  if (const auto saved = session.save(); !saved.ok()) return wrong("with room: " + saved.error().text());
  if (digestOfFile(session.path()) != session.digest()) return wrong("with room: another state");
  session.edit(10);
  if (!session.journal().flush()) return wrong("with room: the journal is behind");
  const auto recovered = session.recovered();
  if (!recovered.ok()) return wrong("with room: " + recovered.error().text());
  if (*recovered != session.digest()) return wrong("with room: another state is recovered");
  std::printf("all right: a full disk, %zu message(s) of the journal\n", session.troubles().size());
  return 0;
}

int runReadOnly(const std::string& disk) {
  const std::string path = disk + "/small.scarp";
  auto opened = ProjectFile::open(path);
  if (!opened.ok()) return wrong(opened.error().text());
  if (!opened->warnings.empty()) return wrong(opened->warnings.front().text());
  if (!opened->file->readOnly()) return wrong("it is not known to be read-only");
  TerrainDocument document(std::move(opened->document));
  test::Hand hand(6);
  for (int i = 0; i < 30; ++i) static_cast<void>(perform(hand.next(document), document));
  const auto refused = opened->file->save(contentsOf(document, opened->file->knownHistory()));
  if (refused.ok() || !isOneLineOf(refused.error().text(), path)) return wrong("the message of a save");
  const auto there = ProjectFile::saveAs(disk + "/new.scarp", contentsOf(document), opened->file);
  if (there.ok() || !isOneLineOf(there.error().text(), disk + "/new.scarp"))
    return wrong("the message of Save As");
  const auto journal = RecoveryStore(disk + "/recovery").begin({"small", path, 1, {}});
  if (journal.ok() || !isOneLineOf(journal.error().text(), disk)) return wrong("the message of a journal");
  const test::TempFolder elsewhere;
  const std::string copy = elsewhere.file("elsewhere.scarp");
  const auto saved = ProjectFile::saveAs(copy, contentsOf(document), opened->file);
  if (!saved.ok()) return wrong(saved.error().text());
  if (digestOfFile(copy) != test::digestOf(document))
    return wrong("what was saved elsewhere is something else");
  std::printf("all right: a read-only disk\n");
  return 0;
}

}  // namespace
}  // namespace scarp

int main(int argc, char** argv) {
  scarp::ProgramOptions program("Projects and journals on a disk that runs full, or is read-only");
  std::string folder;
  bool readOnly = false;
  program.add("--folder", folder, "Where the small disk is mounted").required();
  program.add("--read-only", readOnly, "After a run without it and remounting");
  if (const auto status = program.parse(argc, argv)) return *status;
  return readOnly ? scarp::runReadOnly(folder) : scarp::runFull(folder);
}
