#include "core/io/ForeignSource.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <optional>

#include "core/base/Json.h"
#include "core/io/GdalDrivers.h"
#include "core/io/ReaderProcess.h"
#include "core/io/SampleSource.h"
#include "core/io/SourceMessages.h"
#include "core/memory/LargePages.h"
#include "core/remote/BlockCache.h"
#include "core/remote/HttpPart.h"

namespace scarp {

namespace {

// Rasters of other people's formats are decoded in a process of their own.

constexpr double kSeconds = 20.0;  ///< Of the processor, for a description.

bool mayBeItem(const RemoteAddress& address) {
  return address.driver.empty() && address.before.empty() && !address.fetched.starts_with("/vsi") &&
         mayBeStac(address.path());
}

Result<StacItem> fetchItem(const std::string& path, const RemoteAddress& address, const Progress& progress) {
  auto process = ReaderProcess::start();
  if (!process) return errorIn(path, process.error());
  const auto answer = (*process)->ask({{"text", true},
                                       {"address", writeAddress(address)},
                                       {"cache", usualCache().most},
                                       {"whole", wholeFileMemory()},
                                       {"memory", std::uint64_t{memoryBudget()} / 4}},
                                      kSeconds, progress);
  if (!answer) return errorInFile(path, answer.error());
  auto item = readStacItem(answer->value("content", std::string()), address.fetched);
  if (!item) return errorIn(path, item.error());
  return item;
}

std::string keysOf(const StacItem& item) {
  constexpr std::size_t kMost = 12;
  std::string keys;
  for (std::size_t i = 0; i < item.assets.size() && i < kMost; ++i)
    keys += (i ? ", " : "") + item.assets[i].key;
  return item.assets.size() > kMost ? keys + " …" : keys;
}

Result<StacAsset> assetOf(const std::string& path, const RemoteAddress& address, const StacItem& item) {
  if (!address.asset.empty()) {
    const auto named = std::ranges::find(item.assets, address.asset, &StacAsset::key);
    if (named != item.assets.end()) return *named;
    return errorIn(path, "the item has no raster '%1'; it has %2", address.asset, keysOf(item));
  }
  const bool clear = item.assets.front().elevation || item.assets.size() == 1;
  if (clear) return item.assets.front();
  return errorIn(path,
                 "the item has %1 rasters, and none says that it is heights; put # and one of these behind "
                 "the address: %2",
                 item.assets.size(), keysOf(item));
}

}  // namespace

Result<std::unique_ptr<SampleSource>> openRemoteSource(const std::string& path, const RemoteAddress& address,
                                                       int parts) {
  if (!mayBeItem(address)) return openAddressSource(path, address, parts);
  const auto item = fetchItem(path, address, {});
  if (!item) return item.error();
  const auto asset = assetOf(path, address, *item);
  if (!asset) return asset.error();
  auto target = parseAddress(asset->address);
  if (!target) return errorIn(path, target.error());
  target->shown = path;
  return openAddressSource(path, *target, parts);
}

Result<StacItem> fetchStacItem(const std::string& path, const Progress& progress) {
  const auto address = allowedAddress(path);
  if (!address || !mayBeItem(*address)) return StacItem();
  return fetchItem(path, *address, progress);
}

namespace {

namespace fs = std::filesystem;

/// Bytes that a decoder may take besides the memory that it has once it runs: the largest block that is read,
/// and what libraries need to work.
std::uint64_t decoderMemory() { return (std::uint64_t{256} << 20) + memoryBudget() / 4; }

/// Seconds of the processor for a question: some, and more for large files and for many samples.
double timeFor(double fileBytes, double samples) { return 4.0 + fileBytes / 10e6 + samples / 2e6; }

/// Time for a question to a source on the network. It depends on the bytes received, not on the size that the
/// server reports. All questions together have a limit too: one minute, plus one second for each 250 kB
/// received and two for each million samples requested.
ReaderTime remoteTime(double samples, double samplesSoFar) {
  constexpr double kUnknown = 100e6;  // Bytes: some time before anything has come.
  ReaderTime time = timeFor(kUnknown, samples);
  time.questionPerByte = 1.0 / 10e6;
  time.total = 60.0 + samplesSoFar / 0.5e6;
  time.totalPerByte = 1.0 / 0.25e6;
  return time;
}

class ForeignSource final : public SampleSource {
 public:
  ForeignSource(std::string path, SourceInfo info, std::unique_ptr<ReaderProcess> process, double bytes,
                bool remote)
      : SampleSource(std::move(path)), process_(std::move(process)), bytes_(bytes), remote_(remote) {
    info_ = std::move(info);
  }

  [[nodiscard]] bool lacks(int row, int count) const override {
    const auto answer = process_->ask({{"lacks", row}, {"count", count}},
                                      remote_ ? remoteTime(0.0, asked_) : timeFor(bytes_, 0.0));
    if (!answer) return false;  // Reading them tells why.
    const auto found = answer->find("lacking");
    return found != answer->end() && found->isBoolean() && found->get<bool>();
  }

  Result<void> readCodes(int band, int row, int count, std::span<double> out) override {
    return getRows(band, RowContent::Codes, row, count,
                   out.first(static_cast<std::size_t>(count) * info_.columns));
  }

  Result<void> readStored(int band, int row, int count, std::span<double> out) override {
    return getRows(band, RowContent::Stored, row, count,
                   out.first(static_cast<std::size_t>(count) * info_.columns));
  }

  Result<void> readWindow(std::span<const int> bands, const GridRect& window, int columns, int rows,
                          std::span<double> out, const Progress& progress) override {
    out = out.first(bands.size() * static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    // All of the window may have to be decoded for a few means.
    const double decoded = static_cast<double>(window.area()) * static_cast<double>(bands.size());
    return get({{"window", {window.column0, window.row0, window.column1, window.row1}},
                {"bands", std::vector<int>(bands.begin(), bands.end())},
                {"columns", columns},
                {"rows", rows}},
               out.size(), out, progress, decoded);
  }

 protected:
  Result<void> readBand(int band, int row, int count, std::span<double> out) override {
    return getRows(band, RowContent::Values, row, count, out);
  }
  Result<void> readBandGrid(int band, int columns, int rows, std::span<double> out,
                            const Progress& progress) override {
    return get({{"grid", band}, {"columns", columns}, {"rows", rows}}, out.size(), out, progress);
  }

  Result<void> describeBand(int band) override {
    const auto answer = process_->ask({{"describe", band},
                                       {"kind", static_cast<int>(used().kind)},
                                       {"use", used().band},
                                       {"grey", expectsGrey()}},
                                      time(0.0, 0.0));
    if (!answer) return failure(answer.error());
    auto info = readInfo(answer->value("info", Json()));
    if (!info) return failure(info.error());
    if (info->columns != info_.columns || info->rows != info_.rows ||
        info->bands.size() != info_.bands.size())
      return failure(Error{"cannot be read: it changes while it is read"});
    info_ = std::move(*info);
    return {};
  }

 private:
  Error failure(const Error& error) const { return errorInFile(path_, error); }

  Result<void> getRows(int band, RowContent content, int row, int count, std::span<double> out) {
    // What is read ahead lies behind it.
    return get({{"band", band}, {"content", content}, {"row", row}, {"count", count}}, 2 * out.size(), out,
               watch_);
  }

  Result<void> get(const Json& question, std::size_t shared, std::span<double> out, const Progress& progress,
                   double decoded = 0.0) {
    if (!process_->samples().grow(shared))
      return failure(Error{"cannot be read: there is not enough memory"});
    // Most of a file may have to be decoded for a few of its samples.
    const auto answer = process_->ask(question, time(static_cast<double>(out.size()), decoded), progress);
    if (!answer) return failure(answer.error());
    const auto at = answer->find("at");
    const std::span<double> samples = process_->samples().mapped();
    if (at == answer->end() || !at->isUnsigned() ||
        at->get<std::size_t>() > samples.size() - out.size())
      return failure(Error{"cannot be read: its reader answers what cannot be"});
    std::ranges::copy(samples.subspan(at->get<std::size_t>(), out.size()), out.begin());
    return {};
  }

  /// Returns the time for a question about `samples` samples, for which `decoded` samples may have to be
  /// decoded.
  ReaderTime time(double samples, double decoded) {
    if (!remote_) return timeFor(bytes_, samples + decoded / 16.0);
    asked_ += samples + decoded / 2.0;
    return remoteTime(samples + decoded / 16.0, asked_);
  }

  std::unique_ptr<ReaderProcess> process_;
  double bytes_;  ///< Of the file.
  bool remote_;
  double asked_ = 0.0;  ///< Samples, of all questions.
};

double fileBytes(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 ? static_cast<double>(status.st_size) : 0.0;
}

/// Starts a process for the source that `question` opens. `bytes`: size of the file, or nothing for a source
/// on the network.
Result<std::unique_ptr<SampleSource>> openInProcess(const std::string& path, Json question,
                                                    std::optional<double> bytes, int parts) {
  auto process = ReaderProcess::start();
  if (!process) return errorIn(path, process.error());
  question["memory"] = decoderMemory();
  question["budget"] = std::uint64_t{memoryBudget()} / static_cast<std::uint64_t>(parts);
  const auto answer =
      (*process)->ask(question, bytes ? ReaderTime(timeFor(*bytes, 0.0)) : remoteTime(0.0, 0.0));
  if (!answer) return errorInFile(path, answer.error());
  auto info = readInfo(answer->value("info", Json()));
  if (!info) return errorInFile(path, info.error());
  return std::unique_ptr<SampleSource>(std::make_unique<ForeignSource>(
      path, std::move(*info), std::move(*process), bytes.value_or(0.0), !bytes));
}

}  // namespace

Result<std::unique_ptr<SampleSource>> openForeignSource(const std::string& path, int parts) {
  return openInProcess(path, {{"open", path}}, fileBytes(path), parts);
}

Result<std::vector<std::string>> filesOfSource(const std::string& path) {
  constexpr std::size_t kMaxFiles = 200'000;  // VrtCheck.cpp allows half as many sources.
  const auto file = fileOfName(path);
  if (!file) return file.error();
  std::vector<std::string> files{*file};
  auto process = ReaderProcess::start();
  if (!process) return errorIn(path, process.error());
  const auto answer = (*process)->ask(
      {{"files", path}, {"memory", decoderMemory()}, {"budget", std::uint64_t{memoryBudget()}}},
      timeFor(fileBytes(*file), 0.0));
  if (!answer) return files;  // Reading the raster reports the reason.
  std::error_code failure;
  const fs::path folder = fs::absolute(*file, failure).lexically_normal().parent_path();
  const auto named = answer->find("files");
  if (named == answer->end() || !named->isArray() || named->size() > kMaxFiles) return files;
  for (const Json& one : *named) {
    if (!one.isText()) continue;
    const auto& name = one.text();
    const fs::path other = fs::absolute(name, failure).lexically_normal();
    const bool below =
        std::mismatch(folder.begin(), folder.end(), other.begin(), other.end()).first == folder.end();
    if (below || readsAnywhere()) files.push_back(name);
  }
  return files;
}

std::uint64_t wholeFileMemory() { return std::min<std::uint64_t>(kMostWhole, memoryBudget() / 4); }

Result<std::unique_ptr<SampleSource>> openAddressSource(const std::string& path, const RemoteAddress& address,
                                                        int parts) {
  return openInProcess(path,
                       {{"open", path},
                        {"address", writeAddress(address)},
                        {"cache", usualCache().most},
                        {"whole", wholeFileMemory()}},
                       {}, parts);
}

}  // namespace scarp
