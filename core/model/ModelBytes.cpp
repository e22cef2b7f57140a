#include "core/model/ModelBytes.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <type_traits>

namespace scarp {

namespace {

static_assert(std::endian::native == std::endian::little);

constexpr std::uint32_t kFirstVersion = 1;  ///< Without pictures of normals and surfaces.
constexpr std::uint32_t kVersion = 2;
constexpr std::size_t kMostName = 1000;  ///< Bytes.

class Writer {
 public:
  template <class Number>
  requires std::is_arithmetic_v<Number>
  void add(Number number) { append(&number, sizeof number); }
  void add(const std::string& text) {
    add(static_cast<std::uint32_t>(text.size()));
    append(text.data(), text.size());
  }
  template <class Record>
  void add(const std::vector<Record>& records) {
    append(records.data(), records.size() * sizeof(Record));
  }
  std::vector<std::byte> take() && { return std::move(bytes_); }

 private:
  void append(const void* from, std::size_t count) {
    const auto* const begin = static_cast<const std::byte*>(from);
    bytes_.insert(bytes_.end(), begin, begin + count);
  }

  std::vector<std::byte> bytes_;
};

/// Reads on as long as there is something; then it has failed, and reads zeros.
class Reader {
 public:
  explicit Reader(std::span<const std::byte> bytes) : left_(bytes) {}

  [[nodiscard]] bool failed() const { return failed_; }
  [[nodiscard]] bool atEnd() const { return !failed_ && left_.empty(); }

  template <class Number>
  Number number() {
    Number number{};
    copy(&number, sizeof number);
    return number;
  }
  std::string text() {
    const auto size = number<std::uint32_t>();
    if (size > kMostName || size > left_.size()) return fail(), std::string();
    std::string text(size, '\0');
    copy(text.data(), size);
    return text;
  }
  template <class Record>
  std::vector<Record> records(std::size_t count) {
    std::vector<Record> records;
    if (count > left_.size() / sizeof(Record)) return fail(), records;
    records.resize(count);
    copy(records.data(), count * sizeof(Record));
    return records;
  }

 private:
  void fail() { failed_ = true; }
  void copy(void* to, std::size_t count) {
    if (failed_ || count > left_.size()) return fail();
    if (count > 0) std::memcpy(to, left_.data(), count);
    left_ = left_.subspan(count);
  }

  std::span<const std::byte> left_;
  bool failed_ = false;
};

ModelMaterial readMaterial(Reader& reader, std::uint32_t version) {
  ModelMaterial material;
  material.name = reader.text();
  for (int i = 0; i < 4; ++i) material.colour[i] = reader.number<float>();
  material.metallic = reader.number<float>();
  material.roughness = reader.number<float>();
  material.cutoff = reader.number<float>();
  // Beyond the last one it is none: checkModel() looks.
  material.alpha = static_cast<ModelAlpha>(reader.number<std::uint8_t>());
  material.doubleSided = reader.number<std::uint8_t>() != 0;
  material.albedoSum = reader.number<std::uint64_t>();
  material.opacitySum = reader.number<std::uint64_t>();
  if (version == kFirstVersion) return material;
  material.normalSum = reader.number<std::uint64_t>();
  material.surfaceSum = reader.number<std::uint64_t>();
  return material;
}

}  // namespace

std::vector<std::byte> modelBytes(const Model& model) {
  // A model that could be of the first version is: its sum is what earlier versions of Scarp gave it.
  const bool first = std::ranges::all_of(model.materials, [](const ModelMaterial& material) {
    return material.normalSum == 0 && material.surfaceSum == 0;
  });
  Writer writer;
  writer.add(first ? kFirstVersion : kVersion);
  for (const std::size_t count :
       {model.vertices.size(), model.indices.size(), model.materials.size(), model.levels.size()})
    writer.add(static_cast<std::uint32_t>(count));
  for (const ModelMaterial& material : model.materials) {
    writer.add(material.name.substr(0, kMostName));
    for (int i = 0; i < 4; ++i) writer.add(material.colour[i]);
    for (const float number : {material.metallic, material.roughness, material.cutoff}) writer.add(number);
    writer.add(static_cast<std::uint8_t>(material.alpha));
    writer.add(static_cast<std::uint8_t>(material.doubleSided ? 1 : 0));
    writer.add(material.albedoSum);
    writer.add(material.opacitySum);
    if (first) continue;
    writer.add(material.normalSum);
    writer.add(material.surfaceSum);
  }
  for (const ModelLevel& level : model.levels) {
    writer.add(level.error);
    writer.add(static_cast<std::uint32_t>(level.parts.size()));
    for (const ModelPart& part : level.parts)
      for (const std::uint32_t number : {part.material, part.first, part.count}) writer.add(number);
  }
  writer.add(model.vertices);
  writer.add(model.indices);
  return std::move(writer).take();
}

Result<Model> readModelBytes(std::span<const std::byte> bytes) {
  Reader reader(bytes);
  const auto version = reader.number<std::uint32_t>();
  if (version != kFirstVersion && version != kVersion) return Error{"is of another version"};
  std::array<std::size_t, 4> counts{};
  for (std::size_t& count : counts) count = reader.number<std::uint32_t>();
  const auto [vertices, indices, materials, levels] = counts;
  if (vertices > kMostModelVertices || indices > 2 * 3 * kMostModelTriangles ||
      materials > kMostModelMaterials || levels > kMostModelLevels)
    return Error{"holds more than a model may have"};
  Model model;
  for (std::size_t i = 0; i < materials && !reader.failed(); ++i)
    model.materials.push_back(readMaterial(reader, version));
  std::size_t parts = 0;
  for (std::size_t i = 0; i < levels && !reader.failed(); ++i) {
    ModelLevel& level = model.levels.emplace_back();
    level.error = reader.number<float>();
    const auto count = reader.number<std::uint32_t>();
    if ((parts += count) > kMostModelParts) return Error{"holds more than a model may have"};
    for (std::uint32_t j = 0; j < count; ++j) {
      ModelPart& part = level.parts.emplace_back();
      for (std::uint32_t* number : {&part.material, &part.first, &part.count})
        *number = reader.number<std::uint32_t>();
    }
  }
  model.vertices = reader.records<ModelVertex>(vertices);
  model.indices = reader.records<std::uint32_t>(indices);
  if (!reader.atEnd()) return Error{"is cut off, or longer than it says"};
  if (auto good = checkModel(model); !good) return good.error();
  return model;
}

}  // namespace scarp
