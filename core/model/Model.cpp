#include "core/model/Model.h"

#include <xxhash.h>
#include <zstd.h>

#include <Eigen/Geometry>
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <map>
#include <mutex>
#include <type_traits>

#include "core/base/Contract.h"
#include "core/model/MeshPicker.h"

namespace scarp {

namespace {

constexpr int kLevel = 3;
constexpr float kLengthSlack = 0.01F;  ///< Of a normal, to 1.

bool isShare(float number) { return number >= 0.0F && number <= 1.0F; }

Result<void> checkMaterial(const ModelMaterial& material) {
  for (int i = 0; i < 4; ++i)
    if (!isShare(material.colour[i])) return Error{"a colour is out of range"};
  if (!isShare(material.metallic) || !isShare(material.roughness) || !isShare(material.cutoff))
    return Error{"a material's number is out of range (0 to 1)"};
  if (material.alpha > ModelAlpha::Blend) return Error{"a material's alpha is of an unknown kind"};
  bool fit = true;
  material.eachPicture([&fit](const PicturePtr& picture, std::uint64_t sum, int channels) {
    fit = fit && (!picture || (picture->sum == sum && picture->channels == channels &&
                               picture->columns <= kMostModelTexels && picture->rows <= kMostModelTexels));
  });
  if (!fit) return Error{"a picture is of another shape than it may have"};
  return {};
}

Result<void> checkVertex(const ModelVertex& vertex) {
  // NaN fails each of them.
  if (!(vertex.position.cwiseAbs().maxCoeff() <= static_cast<float>(kMostModelCoordinate)) ||
      !vertex.position.allFinite())
    return Error{"a vertex is out of range"};
  if (!vertex.normal.allFinite() || !(std::abs(vertex.normal.norm() - 1.0F) <= kLengthSlack))
    return Error{"a normal is not of length 1"};
  if (!vertex.uv.allFinite()) return Error{"a texture coordinate is not a finite number"};
  return {};
}

Result<void> checkLevels(const Model& model) {
  if (model.levels.empty() || model.levels.size() > kMostModelLevels)
    return Error{"has %1 levels of detail (1 to %2)", model.levels.size(), kMostModelLevels};
  std::size_t parts = 0;
  float before = 0.0F;
  for (const ModelLevel& level : model.levels) {
    if (!(level.error >= before) || !std::isfinite(level.error))
      return Error{"the errors of its levels of detail do not rise"};
    before = level.error;
    std::size_t indices = 0;
    for (const ModelPart& part : level.parts) {
      if (part.material >= model.materials.size()) return Error{"a part has a material that is not there"};
      if (part.count == 0 || part.first % 3 != 0 || part.count % 3 != 0 ||
          part.first > model.indices.size() || part.count > model.indices.size() - part.first)
        return Error{"a part has triangles that are not there"};
      indices += part.count;
    }
    if (indices == 0) return Error{"holds no triangles"};
    if (indices > 3 * kMostModelTriangles) return Error{"has more than %1 triangles", kMostModelTriangles};
    parts += level.parts.size();
  }
  if (parts > kMostModelParts) return Error{"has more than %1 parts", kMostModelParts};
  return {};
}

std::vector<MeshPicker::Triangle> trianglesOf(const Model& model) {
  std::vector<MeshPicker::Triangle> triangles;
  triangles.reserve(model.levels.front().triangles());
  const auto corner = [&](std::size_t i) { return model.vertices[model.indices[i]].position; };
  for (const ModelPart& part : model.levels.front().parts)
    for (std::size_t i = part.first; i < std::size_t{part.first} + part.count; i += 3)
      triangles.push_back({corner(i), corner(i + 1), corner(i + 2)});
  return triangles;
}

std::uint64_t sumOf(std::span<const std::byte> bytes) { return XXH3_64bits(bytes.data(), bytes.size()) | 1U; }

/// All models that there are, by their sums.
class SharedModels {
 public:
  ModelPtr find(std::uint64_t sum) {
    const std::lock_guard lock(busy_);
    const auto found = known_.find(sum);
    return found == known_.end() ? nullptr : found->second.lock();
  }
  ModelPtr keep(ModelPtr model) {
    const std::lock_guard lock(busy_);
    std::erase_if(known_, [](const auto& entry) { return entry.second.expired(); });
    auto& place = known_[model->sum];
    if (ModelPtr same = place.lock()) return same;
    place = model;
    return model;
  }
  static SharedModels& all() {
    static SharedModels shared;
    return shared;
  }

 private:
  std::mutex busy_;
  std::map<std::uint64_t, std::weak_ptr<const Model>> known_;
};

ModelPtr shared(Model model, std::uint64_t sum) {
  model.sum = sum;
  model.bounds = boundsOf(model);
  model.picker = std::make_shared<const MeshPicker>(trianglesOf(model), model.bounds);
  return SharedModels::all().keep(std::make_shared<const Model>(std::move(model)));
}

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

std::size_t ModelLevel::triangles() const {
  std::size_t indices = 0;
  for (const ModelPart& part : parts) indices += part.count;
  return indices / 3;
}

Result<void> checkModel(const Model& model) {
  if (model.materials.empty() || model.materials.size() > kMostModelMaterials)
    return Error{"has %1 materials (1 to %2)", model.materials.size(), kMostModelMaterials};
  if (model.vertices.size() > kMostModelVertices) return Error{"has too many vertices"};
  for (const ModelMaterial& material : model.materials)
    if (auto good = checkMaterial(material); !good) return good;
  std::map<std::uint64_t, long long> pictures;
  for (const ModelMaterial& material : model.materials)
    material.eachPicture([&pictures](const PicturePtr& picture, std::uint64_t, int) {
      if (picture) pictures[picture->sum] = picture->bytes();
    });
  long long bytes = 0;
  for (const auto& [sum, size] : pictures) bytes += size;
  if (bytes > kMostModelPictureBytes)
    return Error{"has more than %1 MiB of pictures", kMostModelPictureBytes >> 20};
  if (auto good = checkLevels(model); !good) return good;
  for (const ModelVertex& vertex : model.vertices)
    if (auto good = checkVertex(vertex); !good) return good;
  const auto most = static_cast<std::uint32_t>(model.vertices.size());
  if (!std::ranges::all_of(model.indices, [most](std::uint32_t index) { return index < most; }))
    return Error{"an index names a vertex that is not there"};
  return {};
}

Box boundsOf(const Model& model) {
  Eigen::AlignedBox3d box;
  for (const ModelPart& part : model.levels.front().parts)
    for (std::size_t i = part.first; i < std::size_t{part.first} + part.count; ++i)
      box.extend(model.vertices[model.indices[i]].position.cast<double>());
  EXPECTS(!box.isEmpty());
  return {box.min(), box.max()};
}

void findPictures(Model& model) {
  for (ModelMaterial& material : model.materials)
    material.eachPicture([](PicturePtr& picture, std::uint64_t sum, int) {
      if (!picture && sum != 0) picture = heldPicture(sum);
    });
}

ModelPtr sharedModel(Model model) {
  const std::uint64_t sum = sumOf(modelBytes(model));
  if (ModelPtr same = heldModel(sum)) return same;
  return shared(std::move(model), sum);
}

ModelPtr heldModel(std::uint64_t sum) { return SharedModels::all().find(sum); }

std::vector<std::byte> storedModel(const Model& model) {
  const std::vector<std::byte> bytes = modelBytes(model);
  std::vector<std::byte> packed(ZSTD_compressBound(bytes.size()));
  const std::size_t size = ZSTD_compress(packed.data(), packed.size(), bytes.data(), bytes.size(), kLevel);
  EXPECTS(!ZSTD_isError(size));
  packed.resize(size);
  packed.shrink_to_fit();
  return packed;
}

ModelPtr restoredModel(std::span<const std::byte> bytes, std::uint64_t sum) {
  constexpr unsigned long long most =
      kMostModelVertices * sizeof(ModelVertex) + 6 * kMostModelTriangles * sizeof(std::uint32_t) + (1U << 20);
  const unsigned long long size = ZSTD_getFrameContentSize(bytes.data(), bytes.size());
  // The two that stand for errors are the largest numbers.
  if (size > most) return nullptr;
  std::vector<std::byte> unpacked(size);
  if (ZSTD_decompress(unpacked.data(), size, bytes.data(), bytes.size()) != size) return nullptr;
  if (sumOf(unpacked) != sum) return nullptr;
  // The sum is not a signature: another model may have been crafted to have the same sum.
  if (const ModelPtr same = heldModel(sum)) return modelBytes(*same) == unpacked ? same : nullptr;
  auto model = readModelBytes(unpacked);
  if (!model) return nullptr;
  findPictures(*model);
  if (!checkModel(*model)) return nullptr;
  return shared(*std::move(model), sum);
}

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
