// Recovery journals from the fuzzer's bytes: frames of a real session taken in any order, with bytes changed,
// cut or made up, each under a checksum that is right; or a whole file with bytes changed. Recovery ends,
// with a document whose history can be walked, or with an error of one line.

#include <fuzzer/FuzzedDataProvider.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "core/recovery/JournalEvent.h"
#include "core/recovery/Recovery.h"
#include "core/recovery/RecoveryJournal.h"
#include "tests/edit/Hand.h"

namespace scarp {
namespace {

void check(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

Terrain ground() { return test::fractalTerrain(150, 140); }

/// The frames of a session of random edits.
const std::vector<JournalFrame>& realFrames(const std::string& folder) {
  static const std::vector<JournalFrame> frames = [&] {
    {
      TerrainDocument document(ground());
      RecoveryJournal journal(document, folder, FlatBase{});
      test::Hand hand(5);
      for (int i = 0; i < 120; ++i) (void)perform(hand.next(document), document);
      document.markSaved();
      journal.set("view", "{}");
      (void)journal.beginBase();
      check(journal.flush(), "no journal to begin with");
    }
    std::vector<JournalFrame> all;
    auto reader = FrameReader::open(folder + "/journal");
    while (auto frame = reader->next()) all.push_back(std::move(*frame));
    return all;
  }();
  return frames;
}

std::vector<std::byte> journalFrom(FuzzedDataProvider& data, const std::vector<JournalFrame>& real) {
  std::vector<std::byte> file = journalHead(9);
  std::uint64_t number = 0;
  std::size_t next = 0;
  const bool whole = data.ConsumeBool();  // Damage below the checksums, not above them.
  while (data.remaining_bytes() > 0 && number < 60) {
    const auto choice = data.ConsumeIntegralInRange(0, 15);
    if (choice == 15) next = data.ConsumeIntegralInRange<std::size_t>(0, real.size() - 1);
    JournalFrame frame = real[next++ % real.size()];
    if (choice == 14) frame.kind = data.ConsumeIntegralInRange(0U, 11U);
    if (choice == 13) {
      const std::string bytes = data.ConsumeRandomLengthString(200);
      frame.bytes.clear();
      for (const char c : bytes) frame.bytes.push_back(static_cast<std::byte>(c));
    }
    if (choice == 12) frame.bytes.resize(data.ConsumeIntegralInRange<std::size_t>(0, frame.bytes.size()));
    if (choice == 10 || choice == 11)
      for (int i = choice; i < 14 && !frame.bytes.empty(); ++i)
        frame.bytes[data.ConsumeIntegralInRange<std::size_t>(0, frame.bytes.size() - 1)] =
            static_cast<std::byte>(data.ConsumeIntegral<std::uint8_t>());
    if (choice == 9) continue;
    addFrame(file, 9, number++, frame.kind, frame.bytes);
  }
  if (whole)
    for (int i = 0; i < 4; ++i)
      file[data.ConsumeIntegralInRange<std::size_t>(0, file.size() - 1)] ^=
          static_cast<std::byte>(data.ConsumeIntegral<std::uint8_t>());
  return file;
}

}  // namespace

void fuzzJournal(FuzzedDataProvider& data) {
  static const std::string folder = [] {
    std::string name = (std::filesystem::temp_directory_path() / "scarp-fuzz-XXXXXX").string();
    return std::string(mkdtemp(name.data()));
  }();
  const std::vector<std::byte> file = journalFrom(data, realFrames(folder));
  std::FILE* stream = std::fopen((folder + "/journal").c_str(), "wb");
  check(stream != nullptr, "no file");
  std::fwrite(file.data(), 1, file.size(), stream);
  std::fclose(stream);
  const auto summary = readJournal(folder);
  const auto recovered =
      recover(folder, [](const JournalBase&, const std::string&, const Progress&) -> Result<OpenedBase> {
        OpenedBase opened;
        opened.document = std::make_unique<TerrainDocument>(ground());
        return opened;
      });
  if (!recovered.ok()) {
    check(recovered.error().text().find('\n') == std::string::npos, "an error of more than a line");
    return;
  }
  check(summary.ok() && summary->edits >= recovered->edits, "a summary that does not agree");
  TerrainDocument& document = *recovered->document;
  const std::size_t position = document.history().position();
  check(document.goTo(0).ok() && document.goTo(position).ok(), "a history that cannot be walked");
}

}  // namespace scarp

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  FuzzedDataProvider data(bytes, size);
  scarp::fuzzJournal(data);
  return 0;
}
