#include "core/model/Model.h"

#include <xxhash.h>
#include <zstd.h>

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <set>

#include "core/base/Contract.h"
#include "core/model/MeshPicker.h"
#include "core/model/ModelBytes.h"

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

}  // namespace scarp
