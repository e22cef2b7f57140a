#include "core/io/ReaderServer.h"

#include <cpl_conv.h>
#include <cpl_string.h>
#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <vector>

#include "core/base/Json.h"
#include "core/io/FileConfinement.h"
#include "core/io/GdalDrivers.h"
#include "core/io/GdalErrors.h"
#include "core/io/GdalOpen.h"
#include "core/io/ModelFile.h"
#include "core/io/ReaderChannel.h"
#include "core/io/SampleSource.h"
#include "core/io/SourceMessages.h"
#include "core/io/VectorFile.h"
#include "core/memory/LargePages.h"
#include "core/remote/BlockCache.h"
#include "core/remote/RemoteFileSystem.h"

namespace scarp {

namespace {

/// Opens a file with the reader for its first bytes: GDAL if no other is known.
Result<std::unique_ptr<SampleSource>> openByContent(const std::string& path) {
  std::string head(10, '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(head.data(), static_cast<std::streamsize>(head.size()));
  if (head.starts_with("\x76\x2f\x31\x01")) return openExrSource(path);  // 20000630, little-endian.
  if (head.starts_with("#?RADIANCE") || head.starts_with("#?RGBE")) return openRadianceSource(path);
  const bool separated = head[2] == '#' || std::isspace(static_cast<unsigned char>(head[2])) != 0;
  return head.starts_with("P2") && separated ? openTextPgmSource(path) : openGdalSource(path);
}

void limit(int resource, rlim_t most) {
  const rlimit both{most, most};
  ::setrlimit(resource, &both);
}

/// Of the files that can be written from now on, until another limit is set; no more than the system allows.
void limitFilesForNow(rlim_t most) {
  rlimit now{};
  ::getrlimit(RLIMIT_FSIZE, &now);
  now.rlim_cur = std::min(most, now.rlim_max);
  ::setrlimit(RLIMIT_FSIZE, &now);
}

/// Where GDAL finds a person's credentials for a store.
std::vector<std::string> credentialFiles(const RemoteAddress& address) {
  std::vector<std::string> files;
  const char* const home = std::getenv("HOME");
  if (home) files.push_back(std::string(home) + "/.netrc");
  const bool store = address.fetched.starts_with("/vsi");
  if (home && store)
    for (const char* folder : {"/.aws", "/.boto", "/.config/gcloud", "/.azure"})
      files.push_back(std::string(home) + folder);
  for (const char* name : {"AWS_CONFIG_FILE", "AWS_SHARED_CREDENTIALS_FILE", "CPL_AWS_CREDENTIALS_FILE",
                           "GOOGLE_APPLICATION_CREDENTIALS", "CPL_GS_CREDENTIALS_FILE"})
    if (const char* const file = std::getenv(name); file && *file && store) files.emplace_back(file);
  return files;
}

/// GDAL keeps what coverage services say of themselves in the home folder: a folder of the process stands for
/// it.
void useServiceFolder(const std::string& own) { ::setenv("HOME", own.c_str(), 1); }

/// Bytes of addresses that the process has now.
[[maybe_unused]] rlim_t addressesNow() {
  unsigned long long pages = 0;
  if (std::FILE* file = std::fopen("/proc/self/statm", "re")) {
    if (std::fscanf(file, "%llu", &pages) != 1) pages = 0;
    std::fclose(file);
  }
  return pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE));
}

void limitMemory([[maybe_unused]] std::uint64_t bytes) {
// The sanitizers reserve addresses for all memory that there could be.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  limit(RLIMIT_AS, addressesNow() + bytes);
#endif
}

}  // namespace

/// One file, and the rows that will be asked for next, read while nobody asks.
class SourceServer {
 public:
  SourceServer(ReaderChannel& channel, DecodeModel decodeModel)
      : channel_(channel), decodeModel_(decodeModel), samples_(kReaderSamples) {}

  Json answer(const Json& question) {
    answering_ = true;
    auto done = work(question);
    Json reply = done ? *std::move(done) : errorReply(withShownAddress(done.error().message));
    answering_ = false;
    if (!remote_) return reply;
    reply["received"] = remoteReceived();
    // Whatever a driver has made of a read that failed: there is nothing to be had.
    if (const Message failure = remoteFailure(); !failure.empty())
      return errorReply(messageIn(remote_->shown, failure));
    return reply;
  }

  /// Reads on where two questions have shown the way.
  void readAhead() {
    if (remote_ || !ahead_ || ahead_->done || channel_.waits(std::chrono::milliseconds(0))) return;
    ahead_->failure = read(*ahead_);
    ahead_->done = true;
  }

 private:
  struct Rows {
    int band = 0, row = 0, count = 0;
    RowContent content = RowContent::Values;
    std::size_t at = 0;  ///< Samples from the beginning of the shared ones.
    bool done = false;
    std::optional<Message> failure{};
  };

  static Json errorReply(const Message& message) { return {{"error", message.toJson()}}; }

  Result<Json> work(const Json& question) {
    if (question.contains("text")) return fetch(question);
    if (question.contains("open")) return open(question);
    if (question.contains("files")) return listFiles(question);
    if (question.contains("model")) return decode(question);
    if (question.contains("vectors")) return decodeLines(question);
    if (question.contains("give")) return give(question);
    if (!source_) return Error{"cannot be read: nothing is open"};
    if (question.contains("describe")) return describe(question);
    if (question.contains("lacks"))
      return Json{{"lacking", source_->lacks(question["lacks"].get<int>(), question.at("count").get<int>())}};
    if (question.contains("grid")) return readGrid(question);
    if (question.contains("window")) return readWindow(question);
    return readRows(question);
  }

  Result<Json> open(const Json& question) {
    LargePages::setBudget(question.at("budget").get<std::size_t>(), {});
    if (question.contains("address")) return openAddress(question);
    const auto path = question.at("open").get<std::string>();
    if (auto prepared = prepareForFile(question, path); !prepared) return prepared.error();
    auto source = openByContent(path);
    if (!source) return source.error();
    source_ = std::move(*source);
    return Json{{"info", writeInfo(source_->info())}};
  }

  /// Limits the memory and the files that the process may use for a raster file.
  static Result<void> prepareForFile(const Json& question, const std::string& path) {
    limit(RLIMIT_FSIZE, 0);
    limitMemory(question.at("memory").get<std::uint64_t>());
    if (readsAnywhere()) return {};
    // Names in the file cannot lead to other files, however a library interprets them.
    const auto file = fileOfName(path);
    if (!file) return file.error();
    if (confineToFile(isZarrFolder(*file) ? *file + "/.zgroup" : *file)) admitConfinedDrivers();
    return {};
  }

  /// Lists the files of a raster by GDAL's names.
  static Result<Json> listFiles(const Json& question) {
    LargePages::setBudget(question.at("budget").get<std::size_t>(), {});
    const auto path = question.at("files").get<std::string>();
    if (auto prepared = prepareForFile(question, path); !prepared) return prepared.error();
    const auto dataset = openGdalRaster(path);
    if (!dataset) return dataset.error();
    const CPLStringList names((*dataset)->GetFileList());
    Json files = Json::array();
    for (int i = 0; i < names.size(); ++i) files.push_back(names[i]);
    return Json{{"files", std::move(files)}};
  }

  /// Before anything is fetched: what the process may do from now on, and how long it waits.
  void prepareForNetwork(const Json& question) {
    constexpr rlim_t kBlockFile = rlim_t{2} << 20;
    remote_ = readAddress(question.at("address"));
    setCacheLimit(question.at("cache").get<std::uint64_t>());
    const CacheSettings cache = usualCache();
    const std::string own = processFolder(cache.folder);
    limitFilesForNow(kMostWhole);
    if (!remote_->service()) copy_ = std::make_unique<LocalCopy>(own, kMostWhole);
    limit(RLIMIT_FSIZE, kBlockFile);
    // Else each thread that waits for the network would reserve 64 MiB of addresses for its heap.
    ::mallopt(M_ARENA_MAX, 2);
    // A file that the server only sends whole is in memory up to three times while it is received.
    setWholeLimit(question.at("whole").get<std::size_t>());
    limitMemory(question.at("memory").get<std::uint64_t>() + 3 * wholeLimit());
    (void)BlockCache(cache);  // Makes its folder.
    const std::vector<std::string> credentials = credentialFiles(*remote_);
    if (remote_->service()) useServiceFolder(own);
    const std::string noCache = remote_->service() ? std::string() : own;
    (void)confineToAddress(cache.most > 0 ? cache.folder : noCache, credentials);
    for (const auto& [name, value] : {std::pair{"GDAL_HTTP_CONNECTTIMEOUT", "10"},
                                      {"GDAL_HTTP_LOW_SPEED_TIME", "20"},
                                      {"GDAL_HTTP_LOW_SPEED_LIMIT", "1000"},
                                      {"GDAL_HTTP_MAX_RETRY", "2"},
                                      {"GDAL_HTTP_RETRY_DELAY", "0.3"}})
      if (!CPLGetConfigOption(name, nullptr)) CPLSetConfigOption(name, value);
  }

  Result<Json> fetch(const Json& question) {
    prepareForNetwork(question);
    copy_.reset();
    constexpr std::size_t kLongest = std::size_t{8} << 20;
    const auto text = fetchText(remote_->fetched, kLongest, waiting());
    if (!text.value) return errorIn(remote_->shown, Error{text.failure.message});
    return Json{{"content", *text.value}};
  }

  Result<Json> openAddress(const Json& question) {
    prepareForNetwork(question);
    auto reply = openMounted();
    removeCopyName();
    return reply;
  }

  Result<Json> openMounted() {
    const std::string& shown = remote_->shown;
    VSIFilesystemHandler* const store =
        remote_->fetched.starts_with("/vsi") ? networkFileSystem(remote_->fetched) : nullptr;
    if (!remote_->driver.empty() && !admitDriver(remote_->driver))
      return errorIn(shown, "GDAL here has no reader for it");
    if (remote_->driver == "WMTS") admitDriver("WMS");
    const auto name = mountRemote(*remote_, store, std::move(copy_), waiting());
    if (!name) return errorIn(shown, name.error());
    auto source = openGdalSource(*name);
    if (!source) return source.error();
    source_ = std::move(*source);
    SourceInfo info = source_->info();
    for (Message& warning : info.warnings) warning = withShownAddress(warning);
    return Json{{"info", writeInfo(info)}};
  }

  /// Tells the other process now and then that data is awaited; it ends this one where that shall stop.
  FetchWatch waiting() {
    return [this, last = std::chrono::steady_clock::now()]() mutable {
      const auto now = std::chrono::steady_clock::now();
      if (answering_ && now - last > std::chrono::milliseconds(50)) {
        last = now;
        channel_.send({{"progress", fraction_}, {"waits", true}, {"received", remoteReceived()}});
      }
      return true;
    };
  }

  /// Limits what the process may use for a whole file, which is named by `key`. Returns its path.
  static std::string prepareToDecode(const Json& question, const char* key) {
    limit(RLIMIT_FSIZE, 0);
    LargePages::setBudget(question.at("budget").get<std::size_t>(), {});
    limitMemory(question.at("memory").get<std::uint64_t>());
    auto path = question.at(key).get<std::string>();
    (void)confineToFile(path);
    return path;
  }
  Result<Json> decode(const Json& question) {
    const std::string path = prepareToDecode(question, "model");
    auto file = decodeModel_(path, told());
    if (!file) return file.error();
    given_ = writeModelTransfer(file->model);
    Json notes = Json::array();
    for (const Message& note : file->notes) notes.push_back(note.toJson());
    return Json{{"bytes", given_.size()},
                {"unit", static_cast<unsigned>(file->guess.unit)},
                {"up", static_cast<unsigned>(file->guess.up)},
                {"scale", file->guess.scale},
                {"unit-reason", file->unitReason.toJson()},
                {"up-reason", file->upReason.toJson()},
                {"notes", std::move(notes)}};
  }

  Result<Json> decodeLines(const Json& question) {
    // Else each thread that unpacks OSM would reserve 64 MiB of addresses for its heap.
    ::mallopt(M_ARENA_MAX, 2);
    const std::string path = prepareToDecode(question, "vectors");
    std::optional<VectorQuery> query;
    if (question.contains("query")) {
      const Json& from = question["query"];
      query = VectorQuery{from.at("layer").get<std::string>(), from.at("where").get<std::string>()};
    }
    auto file = decodeVectors(path, query, told());
    if (!file) return file.error();
    given_ = writeVectorTransfer(std::move(*file));
    return Json{{"bytes", given_.size()}};
  }

  /// What decode() or decodeLines() has made, into the shared memory.
  Result<Json> give(const Json& question) {
    const auto count = question.at("give").get<std::size_t>();
    if (count > given_.size()) return Error{"cannot be read: nothing is open"};
    if (!samples_.map((count + sizeof(double) - 1) / sizeof(double))) throw std::bad_alloc();
    std::ranges::copy(std::span(given_).first(count), std::as_writable_bytes(samples_.mapped()).begin());
    return Json::object({{"at", std::size_t{0}}});
  }

  Result<Json> describe(const Json& question) {
    source_->used_ = {static_cast<BandUse::Kind>(question.at("kind").get<int>()),
                      question.at("use").get<int>()};
    source_->expectsGrey_ = question.at("grey").get<bool>();
    const auto described = source_->describeBand(question.at("describe").get<int>());
    if (!described) return described.error();
    ahead_.reset();
    return Json{{"info", writeInfo(source_->info())}};
  }

  Result<Json> readGrid(const Json& question) {
    ahead_.reset();
    const int columns = question.at("columns").get<int>(), rows = question.at("rows").get<int>();
    const auto count = static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
    if (!samples_.map(count)) throw std::bad_alloc();
    const auto read = source_->readBandGrid(question.at("grid").get<int>(), columns, rows,
                                            samples_.mapped().first(count), told());
    if (!read) return read.error();
    return Json{{"at", std::size_t{0}}};
  }

  Result<Json> readWindow(const Json& question) {
    ahead_.reset();
    const auto bands = question.at("bands").get<std::vector<int>>();
    const auto sides = question.at("window").get<std::array<int, 4>>();
    const int columns = question.at("columns").get<int>(), rows = question.at("rows").get<int>();
    const auto count = bands.size() * static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
    if (!samples_.map(count)) throw std::bad_alloc();
    const auto read = source_->readWindow(bands, {sides[0], sides[1], sides[2], sides[3]}, columns, rows,
                                          samples_.mapped().first(count), told());
    if (!read) return read.error();
    return Json{{"at", std::size_t{0}}};
  }

  /// Tells the other process how far it is, now and then.
  Progress told() {
    return [this, last = std::chrono::steady_clock::now()](double fraction) mutable {
      if (const auto now = std::chrono::steady_clock::now(); now - last > std::chrono::milliseconds(50)) {
        last = now;
        fraction_ = fraction;
        channel_.send({{"progress", fraction}});
      }
      return true;
    };
  }

  Result<Json> readRows(const Json& question) {
    Rows wanted{question.at("band").get<int>(), question.at("row").get<int>(),
                question.at("count").get<int>(), question.value("content", RowContent::Values)};
    const bool foreseen = ahead_ && ahead_->done && ahead_->band == wanted.band &&
                          ahead_->content == wanted.content && ahead_->row == wanted.row &&
                          ahead_->count == wanted.count;
    if (foreseen) {
      wanted = *ahead_;
    } else {
      wanted.failure = read(wanted);
    }
    foresee(wanted);
    if (wanted.failure) return Error{*wanted.failure};
    return Json{{"at", wanted.at}};
  }

  std::optional<Message> read(const Rows& rows) {
    const auto count =
        static_cast<std::size_t>(rows.count) * static_cast<std::size_t>(source_->info().columns);
    if (!samples_.map(rows.at + count)) throw std::bad_alloc();
    const auto to = samples_.mapped().subspan(rows.at, count);
    const auto done =
        rows.content == RowContent::Codes    ? source_->readCodes(rows.band, rows.row, rows.count, to)
        : rows.content == RowContent::Stored ? source_->readStored(rows.band, rows.row, rows.count, to)
                                             : source_->readBand(rows.band, rows.row, rows.count, to);
    return done ? std::nullopt : std::optional(done.error().message);
  }

  /// Strip after strip in one direction is what an import asks for.
  void foresee(const Rows& now) {
    const bool goesOn = last_ && last_->band == now.band && last_->content == now.content && !now.failure &&
                        (now.row == last_->row + last_->count || last_->row == now.row + now.count);
    const int next = goesOn && now.row > last_->row ? now.row + now.count : now.row - now.count;
    last_ = now;
    ahead_.reset();
    const int rows = source_->info().rows;
    if (!goesOn || next < 0 || next >= rows) return;
    const auto half = static_cast<std::size_t>(now.count) * static_cast<std::size_t>(source_->info().columns);
    const std::size_t at = now.at == 0 ? half : 0;
    if (!samples_.map(at + half)) return;
    ahead_ = Rows{now.band, next, std::min(now.count, rows - next), now.content, at};
  }

  ReaderChannel& channel_;
  DecodeModel decodeModel_;
  std::vector<std::byte> given_;
  SharedSamples samples_;
  std::unique_ptr<SampleSource> source_;
  std::optional<Rows> last_, ahead_;
  std::optional<RemoteAddress> remote_;
  std::unique_ptr<LocalCopy> copy_;  ///< Until it is known whether it is needed.
  bool answering_ = false;
  double fraction_ = 0.0;  ///< Told last.
};

int serveReader(DecodeModel decodeModel, bool starts) {
  if (starts) {
    prepareGdal();
    serveStarts();
  }
  ReaderChannel channel(kReaderSocket);
  limit(RLIMIT_CORE, 0);
  // Nothing is written, also no files beside that which is read.
  std::signal(SIGXFSZ, SIG_IGN);
  limitFilesForNow(0);  // Until it is known what is read.
  // Also out of a library that does not come back.
  try {
    std::thread([&channel] {
      channel.awaitEnd();
      std::_Exit(0);
    }).detach();
  } catch (const std::system_error&) {  // Between two questions it sees that it is alone.
  }
  prepareGdal();
  SourceServer server(channel, decodeModel);
  try {
    while (const auto question = channel.receive()) {
      if (!channel.send(server.answer(*question))) break;
      server.readAhead();
    }
  } catch (const std::bad_alloc&) {
    std::_Exit(kReaderOutOfMemory);
  } catch (const std::exception&) {
    std::_Exit(1);
  }
  // Libraries may have left anything behind: nothing of theirs is taken down in order.
  std::_Exit(0);
}

}  // namespace scarp
