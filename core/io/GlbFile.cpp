#include "core/io/GlbFile.h"

#include <array>
#include <cstring>
#include <fstream>

#include "core/base/Json.h"
#include "core/io/OutputFile.h"

namespace scarp {

namespace {

constexpr std::uint32_t kGlbMagic = 0x46546C67, kGlbJson = 0x4E4F534A, kGlbBinary = 0x004E4942;
constexpr int kGlbVertexTarget = 34962, kGlbIndexTarget = 34963;

constexpr std::uint64_t paddedTo4(std::uint64_t bytes) { return (bytes + 3) / 4 * 4; }

}  // namespace

std::size_t GlbFile::add(std::uint64_t bytes, GlbUse use, std::function<bool(const ByteSink&)> give) {
  views_.push_back({binary_, bytes, use, std::move(give)});
  binary_ += paddedTo4(bytes);
  return views_.size() - 1;
}

void GlbFile::describe(Json content, const std::string& nodes) {
  Json all{{"asset", {{"version", "2.0"}, {"generator", "Scarp"}}}};
  all.update(content);
  Json views = Json::array();
  for (const View& view : views_) {
    Json one{{"buffer", 0}, {"byteOffset", view.offset}, {"byteLength", view.bytes}};
    if (view.use != GlbUse::Other)
      one["target"] = view.use == GlbUse::Vertices ? kGlbVertexTarget : kGlbIndexTarget;
    views.push_back(std::move(one));
  }
  if (!views_.empty()) {
    all["bufferViews"] = std::move(views);
    all["buffers"] = Json::array({{{"byteLength", binary_}}});
  }
  json_ = all.dump({.replace = true});
  if (!nodes.empty()) {
    json_.pop_back();
    json_ += ",\"nodes\":[" + nodes + "\n]}";
  }
  json_.resize(paddedTo4(json_.size()), ' ');
}

std::uint64_t GlbFile::bytes() const { return 12 + 8 + json_.size() + 8 + binary_; }

/// Gives all bytes in order; false where the sink had enough.
bool GlbFile::give(const ByteSink& sink, const Progress& progress) const {
  const std::array<std::uint32_t, 5> head{kGlbMagic, 2, static_cast<std::uint32_t>(bytes()),
                                          static_cast<std::uint32_t>(json_.size()), kGlbJson};
  const std::array<std::uint32_t, 2> binary{static_cast<std::uint32_t>(binary_), kGlbBinary};
  if (!sink(head.data(), sizeof head) || !sink(json_.data(), json_.size()) ||
      !sink(binary.data(), sizeof binary))
    return false;
  std::uint64_t given = 0;
  const ByteSink watched = [&](const void* data, std::size_t bytes) {
    given += bytes;
    return keepGoing(progress, static_cast<double>(given) / static_cast<double>(binary_)) &&
           sink(data, bytes);
  };
  constexpr std::array<char, 4> zeros{};
  for (const View& view : views_)
    if (!view.give(watched) || !watched(zeros.data(), paddedTo4(view.bytes) - view.bytes)) return false;
  return true;
}

Result<void> GlbFile::write(const std::string& path, const Progress& progress) const {
  OutputFile file(path);
  const bool whole = give(
      [&file](const void* data, std::size_t bytes) {
        file.write(data, bytes);
        return !file.failed();
      },
      progress);
  if (!whole && !file.failed()) return Error::cancel();
  return file.close();
}

Result<void> GlbFile::prove(const std::string& path, const Progress& progress) const {
  std::ifstream file(path, std::ios::binary);
  std::vector<char> there;
  bool same = true;
  const bool whole = give(
      [&](const void* data, std::size_t bytes) {
        there.resize(bytes);
        file.read(there.data(), static_cast<std::streamsize>(bytes));
        return same = file && std::memcmp(there.data(), data, bytes) == 0;
      },
      progress);
  if (!same) return Error{"it does not read back as it was written"};
  if (!whole) return Error::cancel();
  if (file.peek() != std::ifstream::traits_type::eof()) return Error{"it is longer than what was written"};
  return {};
}

Json glbAccessor(std::size_t view, int componentType, std::size_t count, const char* type) {
  return Json{
      {"bufferView", view}, {"componentType", componentType}, {"count", count}, {"type", type}};
}

}  // namespace scarp
