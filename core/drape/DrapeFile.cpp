#include "core/drape/DrapeFile.h"

#include <sys/stat.h>
#include <xxhash.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include "core/base/SystemReason.h"
#include "core/io/SampleSource.h"

namespace scarp {

namespace {

namespace fs = std::filesystem;

constexpr int kMostFolders = 16;             ///< In which a project was saved.
constexpr std::uint64_t kLooked = 64 << 10;  ///< Bytes at either end.

bool liesBelow(const fs::path& path, const fs::path& folder) {
  const fs::path from = path.lexically_relative(folder);
  return !from.empty() && *from.begin() != ".." && from != ".";
}

/// The name with the file that it stands for made absolute.
std::string absoluteName(const std::string& name, const std::string& file) {
  std::error_code failed;
  const fs::path whole = fs::absolute(file, failed);
  const std::size_t at = name.find(file);
  if (failed || at == std::string::npos) return name;
  std::string absolute = name;
  return absolute.replace(at, file.size(), whole.lexically_normal().string());
}

}  // namespace

Result<FileIdentity> identityOf(const std::string& name) {
  if (name.empty()) return Error{"no file is named"};
  const auto file = fileOfName(name);
  if (!file) return file.error();
  const std::string& path = file->empty() ? name : *file;
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return errorIn(name, Message::verbatim(systemReason(errno)));
  if (S_ISDIR(status.st_mode)) return errorIn(name, "is a folder, not a picture");
  if (!S_ISREG(status.st_mode)) return errorIn(name, "is not an ordinary file");
  FileIdentity identity{static_cast<std::uint64_t>(status.st_size), 0};
  if (identity.bytes == 0) return errorIn(name, "the file is empty");
  std::ifstream stream(path, std::ios::binary);
  const std::uint64_t head = std::min(identity.bytes, kLooked),
                      tail = std::min(identity.bytes - head, kLooked);
  std::vector<char> bytes(head + tail);
  stream.read(bytes.data(), static_cast<std::streamsize>(head));
  stream.seekg(static_cast<std::streamoff>(identity.bytes - tail));
  stream.read(bytes.data() + head, static_cast<std::streamsize>(tail));
  if (!stream) return errorIn(name, "cannot be read");
  identity.sum = XXH3_64bits(bytes.data(), bytes.size());
  return identity;
}

Result<Drape> drapeOf(const std::string& name) {
  const auto identity = identityOf(name);
  if (!identity) return identity.error();
  const auto file = fileOfName(name);
  const std::string path = file && !file->empty() ? *file : name;
  Drape drape;
  drape.name = fs::path(path).stem().string();
  drape.path = absoluteName(name, path);
  drape.bytes = identity->bytes;
  drape.sum = identity->sum;
  return drape;
}

std::string savedInAlso(const std::string& folder, const std::string& before) {
  std::string folders = folder;
  std::istringstream earlier(before);
  int count = 1;
  for (std::string one; count < kMostFolders && std::getline(earlier, one);) {
    if (one == folder || one.empty()) continue;
    folders += '\n' + one;
    ++count;
  }
  return folders;
}

DrapePath pathOf(const Drape& drape, const std::string& folder, const std::string& savedIn) {
  if (folder.empty()) return {drape.path, false};
  const fs::path path = fs::path(drape.path).lexically_normal();
  std::vector<fs::path> candidates;
  std::istringstream folders(savedIn);
  for (std::string from; path.is_absolute() && std::getline(folders, from);) {
    const fs::path by = path.lexically_relative(fs::path(from).lexically_normal());
    if (!by.empty()) candidates.push_back((fs::path(folder) / by).lexically_normal());
  }
  if (path.is_relative()) candidates.push_back((fs::path(folder) / path).lexically_normal());
  candidates.push_back(path);
  std::error_code failed;
  const fs::path home = fs::canonical(folder, failed);
  for (const fs::path& candidate : candidates) {
    if (failed || !(liesBelow(candidate, folder) || liesBelow(candidate, home))) continue;
    std::error_code none;
    const fs::path real = fs::canonical(candidate, none);
    if (!none && liesBelow(real, home) && fs::is_regular_file(real, none)) return {candidate.string(), true};
  }
  return {path.is_absolute() ? path.string() : candidates.front().string(), false};
}

}  // namespace scarp
