#include "core/io/GlbFile.h"

#include <array>
#include <string_view>

namespace scarp {

namespace {

constexpr std::uint32_t kGlbMagic = 0x46546C67, kGlbVersion = 2, kGlbJson = 0x4E4F534A,
                        kGlbBinary = 0x004E4942;
// Constants of OpenGL, as glTF writes them.
constexpr int kGlbVertexTarget = 34962, kGlbIndexTarget = 34963;
constexpr int kLinear = 9729, kLinearMipmaps = 9987, kRepeat = 10497, kClampToEdge = 33071;
/// Around the nodes.
constexpr std::string_view kNodesOpening = ",\"nodes\":[\n", kNodesEnd = "\n]";

constexpr std::uint64_t paddedTo4(std::uint64_t bytes) { return (bytes + 3) / 4 * 4; }

}  // namespace

std::size_t GlbFile::addView(std::uint64_t bytes, GlbUse use, std::function<bool(const ByteSink&)> give) {
  views_.push_back({binary_, bytes, use, std::move(give)});
  binary_ += paddedTo4(bytes);
  return views_.size() - 1;
}

std::size_t GlbFile::add(const char* list, Json item) {
  Json& items = content_[list];
  items.push_back(std::move(item));
  return items.size() - 1;
}

std::size_t GlbFile::addAccessor(std::size_t view, int componentType, std::size_t count, const char* type) {
  return add("accessors",
             {{"bufferView", view}, {"componentType", componentType}, {"count", count}, {"type", type}});
}

std::size_t GlbFile::addPlaces(const std::vector<std::array<float, 3>>& places) {
  const std::size_t accessor = addArray(places, GlbUse::Vertices, kGlbFloat, "VEC3");
  std::array<float, 3> least = places.front(), most = least;
  for (const auto& place : places)
    for (std::size_t k = 0; k < 3; ++k) {
      least[k] = std::min(least[k], place[k]);
      most[k] = std::max(most[k], place[k]);
    }
  setBounds(accessor, least, most);
  return accessor;
}

void GlbFile::setBounds(std::size_t accessor, const std::array<float, 3>& least,
                        const std::array<float, 3>& most) {
  item("accessors", accessor).update({{"min", least}, {"max", most}});
}

std::size_t GlbFile::addTexture(const std::string& name, const std::vector<std::uint8_t>& png, GlbWrap wrap) {
  auto& sampler = samplers_[static_cast<std::size_t>(wrap)];
  if (!sampler) {
    const int mode = wrap == GlbWrap::Repeat ? kRepeat : kClampToEdge;
    sampler = add("samplers",
                  {{"magFilter", kLinear}, {"minFilter", kLinearMipmaps}, {"wrapS", mode}, {"wrapT", mode}});
  }
  const std::size_t image =
      add("images", {{"name", name}, {"mimeType", "image/png"}, {"bufferView", addView(png, GlbUse::Other)}});
  return add("textures", {{"sampler", *sampler}, {"source", image}});
}

std::size_t GlbFile::addNode(const std::string& text, bool shown) {
  if (shown) shown_.push_back(nodes_);
  json_ += json_.empty() ? "\n" : ",\n";
  json_ += text;
  return nodes_++;
}

void GlbFile::finish() {
  Json all{{"asset", {{"version", "2.0"}, {"generator", "Scarp"}}},
           {"scene", 0},
           {"scenes", {{{"name", "Scene"}, {"nodes", shown_}}}}};
  if (shown_.empty()) all["scenes"][0].erase("nodes");
  all.update(content_);
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
  std::string text = all.dump({.replace = true});
  if (nodes_ > 0) {
    text.pop_back();
    text.append(kNodesOpening).append(json_, 1).append(kNodesEnd).append("}");
  }
  json_ = std::move(text);
  json_.resize(paddedTo4(json_.size()), ' ');
}

std::uint64_t GlbFile::bytes() const { return 12 + 8 + json_.size() + 8 + binary_; }

/// Passes all bytes in order; false where the sink had enough.
bool GlbFile::give(const ByteSink& sink, const Progress& progress) const {
  const std::array<std::uint32_t, 5> head{kGlbMagic, kGlbVersion, static_cast<std::uint32_t>(bytes()),
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
  return writeGiven(path, [&](const ByteSink& sink) { return give(sink, progress); });
}

Result<void> GlbFile::prove(const std::string& path, const Progress& progress) const {
  return proveGiven(path, [&](const ByteSink& sink) { return give(sink, progress); });
}

std::optional<GlbReader> GlbReader::open(const std::string& path) {
  GlbReader glb;
  glb.file_.open(path, std::ios::binary);
  std::array<std::uint32_t, 5> head{};
  glb.file_.read(reinterpret_cast<char*>(head.data()), sizeof head);
  if (!glb.file_ || head[0] != kGlbMagic || head[1] != kGlbVersion || head[4] != kGlbJson)
    return std::nullopt;
  std::string text(head[3], '\0');
  glb.file_.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (!glb.file_) return std::nullopt;
  glb.binary_ = static_cast<std::streamoff>(sizeof head + text.size() + 8);
  if (const std::size_t at = text.find(kNodesOpening); at != std::string::npos) {
    const std::size_t begin = at + kNodesOpening.size(), end = text.find(kNodesEnd, begin);
    if (end == std::string::npos) return std::nullopt;
    glb.nodes_ = text.substr(begin, end - begin);
    text.erase(begin, end - begin);
  }
  glb.content_ = Json::parseOrNull(text);
  return glb.content_.isNull() ? std::nullopt : std::optional(std::move(glb));
}

std::vector<float> GlbReader::floats(std::size_t accessor, std::size_t each) {
  const Json& about = content_.at("accessors").at(accessor);
  const Json& view = content_.at("bufferViews").at(about.at("bufferView").get<std::size_t>());
  std::vector<float> floats(about.at("count").get<std::size_t>() * each);
  if (view.at("byteLength").get<std::size_t>() != floats.size() * sizeof(float)) return {};
  file_.seekg(binary_ + view.at("byteOffset").get<std::streamoff>());
  file_.read(reinterpret_cast<char*>(floats.data()),
             static_cast<std::streamsize>(floats.size() * sizeof(float)));
  if (!file_) floats.clear();
  return floats;
}

}  // namespace scarp
