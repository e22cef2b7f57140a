#include "ui/render/PageArray.h"

#include <algorithm>
#include <epoxy/gl.h>
#include <map>
#include <numeric>

#include "core/base/Contract.h"

namespace scarp {

namespace {

GlTexture makePages(GLenum format, int side, int slots) {
  GlTexture texture = makeTexture(GL_TEXTURE_2D_ARRAY);
  glTextureStorage3D(texture.id(), 1, format, side, side, slots);
  const GLenum between = format == GL_RGBA32UI || format == GL_R16UI ? GL_NEAREST : GL_LINEAR;
  setSampling(texture, between, between, GL_CLAMP_TO_EDGE);
  return texture;
}

}  // namespace

PageArray::PageArray(GLenum format, int side, int slots)
    : format_(format), side_(side), slots_(slots), texture_(makePages(format, side, slots)) {}

void PageArray::grow(int slots) {
  EXPECTS(slots >= slots_);
  if (slots == slots_) return;
  GlTexture larger = makePages(format_, side_, slots);
  glCopyImageSubData(texture_.id(), GL_TEXTURE_2D_ARRAY, 0, 0, 0, 0, larger.id(), GL_TEXTURE_2D_ARRAY, 0, 0,
                     0, 0, side_, side_, slots_);
  texture_ = std::move(larger);
  slots_ = slots;
}

MarkPages::MarkPages(unsigned format, int side, int slots)
    : side_(side), pages_(format, side, slots), held_(static_cast<std::size_t>(slots)) {}

void MarkPages::grow(int slots) {
  pages_.grow(slots);
  held_.resize(static_cast<std::size_t>(slots));
}

bool MarkPages::prepare(int slot, const PageId& page) {
  std::optional<PageId>& held = held_[static_cast<std::size_t>(slot)];
  if (held == page) return false;
  upload(slot, page);
  held = page;
  return true;
}

void MarkPages::bind(unsigned unit) const { glBindTextureUnit(unit, pages_.id()); }

void MarkPages::send(int slot, unsigned format, unsigned type, const void* texels, int alignment) const {
  glPixelStorei(GL_UNPACK_ALIGNMENT, alignment);
  glTextureSubImage3D(pages_.id(), 0, 0, 0, slot, side_, side_, 1, format, type, texels);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
}

void MarkPages::forget() { std::ranges::fill(held_, std::nullopt); }

namespace {

constexpr std::size_t kHeaviest = 4;
constexpr std::size_t kSamples = std::size_t{kPageSamples} * kPageSamples;

/// The weights of one material at a page's samples.
struct PagePlane {
  std::uint8_t place;  ///< Of the material in the list.
  std::array<std::uint8_t, kSamples> weights{};
};

/// The materials of a page, in the order of the list.
std::vector<PagePlane> planesOf(const MaterialMap& map, std::span<const Material> materials,
                                const PageId& page) {
  constexpr int kTile = WeightPlane::side;
  std::map<std::uint8_t, PagePlane> planes;
  const auto placeOf = [&](MaterialId id) {
    return static_cast<std::uint8_t>(std::ranges::find(materials, id, &Material::id) - materials.begin());
  };
  const auto column = [&](int k) { return pageSampleAt(page.level, page.column, k, map.rect().width()); };
  const auto row = [&](int k) { return pageSampleAt(page.level, page.row, k, map.rect().height()); };
  // Runs of the page's samples in the same tile.
  const auto end = [&](int k, const auto& sampleAt) {
    const int tile = sampleAt(k) / kTile;
    while (k < kPageSamples && sampleAt(k) / kTile == tile) ++k;
    return k;
  };
  for (int j0 = 0, j1 = 0; j0 < kPageSamples; j0 = j1) {
    j1 = end(j0, row);
    for (int k0 = 0, k1 = 0; k0 < kPageSamples; k0 = k1) {
      k1 = end(k0, column);
      for (const MaterialTile::Part& part :
           map.tile(map.tileIndex(column(k0) / kTile, row(j0) / kTile)).parts) {
        const std::uint8_t place = placeOf(part.material);
        PagePlane& plane = planes.try_emplace(place, PagePlane{place, {}}).first->second;
        for (int j = j0; j < j1; ++j)
          for (int k = k0; k < k1; ++k) {
            const int weight = part.weights ? part.weights->at(column(k) % kTile, row(j) % kTile) : 255;
            // Several that are not in the list are one.
            std::uint8_t& there = plane.weights[static_cast<std::size_t>(j * kPageSamples + k)];
            there = static_cast<std::uint8_t>(std::min(255, there + weight));
          }
      }
    }
  }
  std::vector<PagePlane> sorted;
  sorted.reserve(planes.size());
  for (auto& [place, plane] : planes) sorted.push_back(plane);
  return sorted;
}

/// Weights whose sum is 255 from some whose sum is not, by largest remainders, of equal ones to the first.
std::array<int, kHeaviest> shared(const std::array<int, kHeaviest>& weights) {
  const int sum = std::accumulate(weights.begin(), weights.end(), 0);
  if (sum == 255) return weights;
  if (sum == 0) return {255, 0, 0, 0};
  std::array<int, kHeaviest> out{}, rest{};
  for (std::size_t i = 0; i < kHeaviest; ++i) {
    out[i] = weights[i] * 255 / sum;
    rest[i] = weights[i] * 255 % sum;
  }
  for (int left = 255 - std::accumulate(out.begin(), out.end(), 0); left > 0; --left) {
    const auto most = std::ranges::max_element(rest);
    ++out[static_cast<std::size_t>(most - rest.begin())];
    *most = -1;
  }
  return out;
}

MaterialCell cellOf(const std::vector<PagePlane>& planes, std::size_t first) {
  const std::array<std::size_t, 4> corners{first, first + 1, first + kPageSamples, first + kPageSamples + 1};
  std::array<const PagePlane*, kHeaviest> heaviest{};
  std::array<int, kHeaviest> sums{};
  for (const PagePlane& plane : planes) {
    int sum = 0;
    for (const std::size_t corner : corners) sum += plane.weights[corner];
    std::size_t at = kHeaviest;
    while (at > 0 && sum > sums[at - 1]) --at;
    if (at == kHeaviest) continue;
    for (std::size_t i = kHeaviest - 1; i > at; --i) {
      heaviest[i] = heaviest[i - 1];
      sums[i] = sums[i - 1];
    }
    heaviest[at] = &plane;
    sums[at] = sum;
  }
  MaterialCell cell;
  std::array<std::array<int, kHeaviest>, 4> weights{};
  std::array<int, kHeaviest> together{};
  for (std::size_t i = 0; i < kHeaviest; ++i) {
    if (!heaviest[i]) continue;
    cell.materials |= static_cast<std::uint32_t>(heaviest[i]->place) << (8 * i);
    for (std::size_t c = 0; c < 4; ++c) weights[c][i] = heaviest[i]->weights[corners[c]];
    together[i] = sums[i];
  }
  for (std::size_t c = 0; c < 4; ++c) {
    // A corner without ground, or without any of these, is as the rest of the cell.
    const bool bare = weights[c] == std::array<int, kHeaviest>{};
    const std::array<int, kHeaviest> full = shared(bare ? together : weights[c]);
    for (std::size_t i = 0; i < 3; ++i) cell.weights[i] |= static_cast<std::uint32_t>(full[i]) << (8 * c);
  }
  return cell;
}

bool alike(const MaterialTile& a, const MaterialTile& b) {
  return std::ranges::equal(a.parts, b.parts, [](const MaterialTile::Part& x, const MaterialTile::Part& y) {
    return x.material == y.material && x.weights == y.weights;
  });
}

}  // namespace

std::vector<MaterialCell> materialCells(const MaterialMap& map, std::span<const Material> materials,
                                        const PageId& page) {
  EXPECTS(materials.size() < 256);
  const std::vector<PagePlane> planes = planesOf(map, materials, page);
  if (planes.size() == 1)
    return {std::size_t{kPageCells} * kPageCells, {planes.front().place, {0xffffffffU, 0U, 0U}}};
  std::vector<MaterialCell> cells;
  cells.reserve(std::size_t{kPageCells} * kPageCells);
  for (std::size_t j = 0; j < kPageCells; ++j)
    for (std::size_t k = 0; k < kPageCells; ++k) cells.push_back(cellOf(planes, j * kPageSamples + k));
  return cells;
}

MaterialPages::MaterialPages(int slots) : MarkPages(GL_RGBA32UI, kPageCells, slots) {}

void MaterialPages::show(const GroundMaterials& materials, const GridFrame& frame) {
  if (shown_ == materials) return;
  const bool listed = shown_ && shown_->materials == materials.materials;
  const bool map = shown_ && shown_->map == materials.map;
  shown_ = materials;
  if (map && listed) return;
  const std::optional<MaterialMap> before = std::exchange(known_, *materials.map);
  if (!listed || !before || before->rect() != known_->rect()) return forget();
  constexpr int kTile = WeightPlane::side;
  const GridRect tiles = known_->tilesTouching(known_->rect());
  for (int row = tiles.row0; row < tiles.row1; ++row)
    for (int column = tiles.column0; column < tiles.column1; ++column)
      if (const int index = known_->tileIndex(column, row); !alike(known_->tile(index), before->tile(index)))
        invalidate({column * kTile, row * kTile, (column + 1) * kTile, (row + 1) * kTile}, frame);
}

void MaterialPages::invalidate(const GridRect& samples, const GridFrame& frame) {
  constexpr GridRect kOwn{kPageApron, kPageApron, kPageApron + kPageSamples, kPageApron + kPageSamples};
  forget([&](const PageId& page) {
    return !partShowing(page, samples, frame).intersected(kOwn).empty();
  });
}

void MaterialPages::upload(int slot, const PageId& page) {
  const std::vector<MaterialCell> cells = materialCells(*shown_->map, *shown_->materials, page);
  send(slot, GL_RGBA_INTEGER, GL_UNSIGNED_INT, cells.data(), 4);
}

}  // namespace scarp
