#include "app/reader/GltfFile.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <limits>

namespace scarp {

namespace {

constexpr std::size_t kGlbHeader = 12, kGlbChunkHeader = 8;

std::uint32_t glbWord(std::string_view file, std::size_t at) {
  std::uint32_t word = 0;
  if (at + sizeof word <= file.size()) std::memcpy(&word, file.data() + at, sizeof word);
  return word;
}

}  // namespace

MappedFile::MappedFile(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  struct stat status {};
  if (file >= 0 && ::fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0) {
    const auto size = static_cast<std::size_t>(status.st_size);
    void* const at = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (at != MAP_FAILED) text_ = {static_cast<const char*>(at), size};
  }
  if (file >= 0) ::close(file);
}

MappedFile::~MappedFile() {
  if (!text_.empty()) ::munmap(const_cast<char*>(text_.data()), text_.size());
}

std::string_view gltfJson(std::string_view file) {
  if (!file.starts_with("glTF") || file.size() < kGlbHeader + kGlbChunkHeader) return file;
  return file.substr(kGlbHeader + kGlbChunkHeader, glbWord(file, kGlbHeader));
}

std::string_view gltfBinary(std::string_view file) {
  if (!file.starts_with("glTF")) return {};
  const std::size_t at = kGlbHeader + kGlbChunkHeader + glbWord(file, kGlbHeader);
  constexpr std::uint32_t kBinary = 0x004E4942;
  if (at + kGlbChunkHeader > file.size() || glbWord(file, at + 4) != kBinary) return {};
  return file.substr(at + kGlbChunkHeader, glbWord(file, at));
}

Json parseGltf(std::string_view file) {
  constexpr std::size_t kMaxGltfDepth = 64;
  return Json::parseOrNull(gltfJson(file), kMaxGltfDepth);
}

std::optional<std::uint64_t> numberAt(const Json& object, std::string_view key) {
  const auto found = object.find(key);
  if (found == object.end() || !found->isNumber()) return std::nullopt;
  const double number = found->get<double>();
  return number >= 0.0 && number < 9e18 ? static_cast<std::uint64_t>(number)
                                        : std::numeric_limits<std::uint64_t>::max();
}

const Json& listAt(const Json& object, std::string_view key) {
  static const Json none = Json::array();
  const auto found = object.isObject() ? object.find(key) : object.end();
  return found != object.end() && found->isArray() ? *found : none;
}

bool listContains(const Json& list, std::string_view text) {
  return std::ranges::any_of(list.begin(), list.end(),
                             [&](const Json& one) { return one.isText() && one.text() == text; });
}

std::string withoutEscapes(std::string_view uri) {
  std::string text;
  for (std::size_t i = 0; i < uri.size(); ++i) {
    unsigned value = 0;
    const bool escaped =
        uri[i] == '%' && i + 2 < uri.size() &&
        std::from_chars(uri.data() + i + 1, uri.data() + i + 3, value, 16).ptr == uri.data() + i + 3;
    text += escaped ? static_cast<char>(value) : uri[i];
    if (escaped) i += 2;
  }
  return text;
}

}  // namespace scarp
