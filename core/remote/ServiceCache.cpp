#include "core/remote/ServiceCache.h"

#include <cpl_conv.h>
#include <cpl_http.h>
#include <cpl_minixml.h>
#include <cpl_string.h>
#include <cpl_vsi.h>
#include <cpl_vsi_virtual.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/Sha256.h"
#include "core/remote/HttpPart.h"

namespace scarp {

namespace {

constexpr const char* kKeptFolder = "/vsikept/";
constexpr std::size_t kAnswerBlock = std::size_t{512} << 10;
constexpr std::size_t kMostAnswer = std::size_t{32} << 20;

/// An answer, as all its blocks one after the other begin with this.
struct AnswerHead {
  std::int64_t time = 0;  ///< When it was sent, seconds since 1970.
  std::uint64_t size = 0;
};

struct KeptAnswer {
  std::int64_t time = 0;
  std::vector<std::byte> bytes;
};

/// Answers in blocks of a cache: each whole, or not there.
class AnswerCache {
 public:
  explicit AnswerCache(BlockCache& blocks) : blocks_(blocks) {}

  /// Not older than so many seconds.
  std::optional<KeptAnswer> read(const std::string& asked, long oldest) {
    const std::string key = keyOf(asked);
    auto block = blocks_.read(key, 0);
    AnswerHead head;
    if (!block || block->size() < sizeof head) return std::nullopt;
    std::memcpy(&head, block->data(), sizeof head);
    const std::int64_t age = std::time(nullptr) - head.time;
    if (head.size > kMostAnswer || age < 0 || age >= oldest) return std::nullopt;
    KeptAnswer answer{head.time, {block->begin() + sizeof head, block->end()}};
    for (std::uint64_t number = 1; answer.bytes.size() < head.size; ++number) {
      block = blocks_.read(key, number);
      // The head of another one may have come before it.
      if (!block || block->size() < sizeof head || std::memcmp(block->data(), &head, sizeof head) != 0)
        return std::nullopt;
      answer.bytes.insert(answer.bytes.end(), block->begin() + sizeof head, block->end());
    }
    return answer.bytes.size() == head.size ? std::optional(std::move(answer)) : std::nullopt;
  }

  void write(const std::string& asked, std::span<const std::byte> bytes) {
    if (bytes.empty() || bytes.size() > kMostAnswer) return;
    const std::string key = keyOf(asked);
    const AnswerHead head{std::time(nullptr), bytes.size()};
    const auto first = std::as_bytes(std::span(&head, 1));
    std::vector<std::byte> block;
    for (std::uint64_t number = 0; !bytes.empty(); ++number) {
      const auto part = bytes.first(std::min(bytes.size(), kAnswerBlock));
      block.assign(first.begin(), first.end());
      block.insert(block.end(), part.begin(), part.end());
      blocks_.write(key, number, block);
      bytes = bytes.subspan(part.size());
    }
  }

 private:
  static std::string keyOf(const std::string& asked) { return sha256Of("answer\n" + asked); }

  BlockCache& blocks_;
};

/// A picture that GDAL puts into its cache.
class PictureWriter final : public VSIVirtualHandle {
 public:
  PictureWriter(AnswerCache& answers, std::string name) : answers_(answers), name_(std::move(name)) {}

  int Seek(vsi_l_offset offset, int whence) override {
    const bool stays = (whence == SEEK_SET && offset == bytes_.size()) || (whence != SEEK_SET && offset == 0);
    good_ = good_ && stays;
    return stays ? 0 : -1;
  }
  vsi_l_offset Tell() override { return bytes_.size(); }
  size_t Read(void*, size_t, size_t) override { return 0; }
  size_t Write(const void* from, size_t size, size_t count) override {
    const auto* const begin = static_cast<const std::byte*>(from);
    good_ = good_ && size * count <= kMostAnswer - bytes_.size();
    if (good_) bytes_.insert(bytes_.end(), begin, begin + size * count);
    return good_ ? count : 0;
  }
  int Eof() override { return 0; }
  int Close() override {
    // A connection may have been cut, and some drivers show what came before that.
    if (std::exchange(good_, false) && isWholePicture(bytes_)) answers_.write(name_, bytes_);
    return 0;
  }

 private:
  AnswerCache& answers_;
  std::string name_;
  std::vector<std::byte> bytes_;
  bool good_ = true;
};

/// What GDAL takes for the folder of its cache of pictures. Each is a file.
class KeptPictures final : public VSIFilesystemHandler {
 public:
  explicit KeptPictures(BlockCache& blocks) : answers_(blocks) {}

  VSIVirtualHandle* Open(const char* name, const char* access, bool, CSLConstList) override {
    if (access && access[0] == 'w') {
      lastName_.clear();
      return std::make_unique<PictureWriter>(answers_, name).release();
    }
    const bool there = access && std::string_view(access).find('+') == std::string_view::npos && look(name);
    errno = ENOENT;
    if (!there) return nullptr;
    // In memory, by a name that goes at once.
    const std::size_t size = last_.bytes.size();
    auto* const copy = static_cast<GByte*>(VSIMalloc(size));
    if (!copy) return nullptr;
    std::memcpy(copy, last_.bytes.data(), size);
    constexpr const char* kName = "/vsimem/scarp-kept-picture";
    VSILFILE* const file = VSIFileFromMemBuffer(kName, copy, size, TRUE);
    VSIUnlink(kName);
    return reinterpret_cast<VSIVirtualHandle*>(file);
  }
  int Stat(const char* name, VSIStatBufL* status, int) override {
    *status = {};
    errno = ENOENT;
    if (!look(name)) return -1;
    status->st_mode = S_IFREG | S_IRUSR;
    status->st_size = static_cast<decltype(status->st_size)>(last_.bytes.size());
    status->st_mtime = last_.time;
    return 0;
  }
  int Mkdir(const char*, long) override { return 0; }

 private:
  /// Whether it is kept, and is now last_: GDAL asks several times.
  bool look(const std::string& name) {
    if (name == lastName_) return true;
    auto kept = answers_.read(name, kPicturesKept);
    if (!kept) return false;
    last_ = std::move(*kept);
    lastName_ = name;
    return true;
  }

  AnswerCache answers_;
  std::string lastName_;
  KeptAnswer last_;
};

/// Whole XML that is not about what went wrong.
bool isDescription(const CPLHTTPResult& result) {
  if (result.nStatus != 0 || result.pszErrBuf || !result.pabyData || result.nDataLen <= 0) return false;
  const std::string text(reinterpret_cast<const char*>(result.pabyData),
                         static_cast<std::size_t>(result.nDataLen));
  if (text.size() != std::strlen(text.c_str())) return false;
  const QuietErrors quiet;
  const CPLXMLTreeCloser tree(CPLParseXMLString(text.c_str()));
  const CPLXMLNode* root = tree.get();
  while (root && (root->eType != CXT_Element || root->pszValue[0] == '?')) root = root->psNext;
  return root && std::string_view(root->pszValue).find("Exception") == std::string_view::npos;
}

CPLHTTPResult* resultOf(const KeptAnswer& answer) {
  auto* const result = static_cast<CPLHTTPResult*>(CPLCalloc(1, sizeof(CPLHTTPResult)));
  result->nDataLen = result->nDataAlloc = static_cast<int>(answer.bytes.size());
  result->pabyData = static_cast<GByte*>(CPLCalloc(answer.bytes.size() + 1, 1));
  std::memcpy(result->pabyData, answer.bytes.data(), answer.bytes.size());
  result->pszContentType = CPLStrdup("text/xml");
  return result;
}

/// In place of CPLHTTPFetchEx().
CPLHTTPResult* keptOrFetched(const char* url, CSLConstList options, GDALProgressFunc progress,
                             void* progressTo, CPLHTTPFetchWriteFunc write, void*, void* user) {
  auto& answers = *static_cast<AnswerCache*>(user);
  constexpr std::array kOthers{"POSTFIELDS", "CUSTOMREQUEST", "FORM_FILE_PATH", "CLOSE_PERSISTENT"};
  if (write || std::ranges::any_of(kOthers, [&](const char* o) { return CSLFetchNameValue(options, o); }))
    return nullptr;
  if (const auto kept = answers.read(url, kDescriptionsKept)) return resultOf(*kept);
  CPLHTTPPopFetchCallback();
  CPLHTTPResult* const result = CPLHTTPFetchEx(url, options, progress, progressTo, nullptr, nullptr);
  CPLHTTPPushFetchCallback(keptOrFetched, user);
  if (result && isDescription(*result))
    answers.write(url,
                  std::as_bytes(std::span(result->pabyData, static_cast<std::size_t>(result->nDataLen))));
  return result;
}

}  // namespace

bool isWholePicture(std::span<const std::byte> bytes) {
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  using std::string_view_literals::operator""sv;
  constexpr std::size_t kLeast = 24;
  if (text.size() < kLeast) return false;
  if (text.starts_with("\x89PNG\r\n\x1a\n"sv)) return text.ends_with("\0\0\0\0IEND\xae\x42\x60\x82"sv);
  if (text.starts_with("\xff\xd8\xff"sv)) return text.ends_with("\xff\xd9"sv);
  if (text.starts_with("GIF8"sv)) return text.ends_with("\0;"sv);
  if (!text.starts_with("RIFF"sv) || text.substr(8, 4) != "WEBP"sv) return false;
  std::uint64_t length = 0;
  for (std::size_t i = 8; i-- > 4;) length = length << 8 | static_cast<unsigned char>(text[i]);
  return length + 8 == text.size();
}

void keepServiceAnswers(BlockCache& cache) {
  VSIFileManager::InstallHandler(kKeptFolder, std::make_unique<KeptPictures>(cache).release());
  CPLSetConfigOption("GDAL_DEFAULT_WMS_CACHE_PATH", (std::string(kKeptFolder) + "pictures").c_str());
  static AnswerCache descriptions(cache);
  CPLHTTPPushFetchCallback(keptOrFetched, &descriptions);
}

}  // namespace scarp
