#include "core/edit/MaterialEdits.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <set>

#include "core/base/Parallel.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/LineReferences.h"
#include "core/edit/MaskStroke.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/PaintEdit.h"
#include "core/edit/RuleGround.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/material/MaterialSchema.h"
#include "core/material/PaintRaster.h"
#include "core/material/RuleRows.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

/// What a step that leads from one set of materials to another is called.
Message titleOf(const TerrainDocument& document, const MaterialsOperation& operation) {
  const auto& before = document.materials();
  for (const Material& material : before)
    if (std::ranges::find(operation.materials, material.id, &Material::id) == operation.materials.end())
      return Message("Remove material \"%1\"", material.name);
  std::vector<const Material*> added, changed;
  for (const Material& material : operation.materials) {
    const auto was = std::ranges::find(before, material.id, &Material::id);
    if (was == before.end())
      added.push_back(&material);
    else if (*was != material)
      changed.push_back(&material);
  }
  if (added.size() == 1) return Message("Add material \"%1\"", added.front()->name);
  if (!added.empty()) return Message("Add %1 materials", added.size());
  if (changed.size() == 1) return Message("Change material \"%1\"", changed.front()->name);
  return Message(changed.empty() && document.rules() != operation.rules ? "Change material rules"
                                                                        : "Change materials");
}

}  // namespace

std::vector<RuleCondition> conditionsFor(const PaintOperation& operation, const TerrainDocument& document) {
  std::vector<RuleCondition> conditions = operation.limits;
  if (operation.onto == 0 && operation.action != PaintAction::Blend) return conditions;
  const std::vector<RuleCondition> more = conditionsOf(document.rules());
  conditions.insert(conditions.end(), more.begin(), more.end());
  return conditions;
}

Result<void> validate(const std::vector<Material>& materials, const RuleStack& rules) {
  if (materials.size() > kMostMaterials)
    return Error{"%1 materials are more than %2", materials.size(), kMostMaterials};
  std::set<MaterialId> ids;
  for (const Material& material : materials) {
    if (auto good = materialSchema().check(material); !good)
      return Error{"material %1: %2", inQuotes(material.name), good.error().message};
    if (material.name.empty()) return Error{"a material has no name"};
    if (material.id != 0 && !ids.insert(material.id).second)
      return Error{"the material %1 stands twice", material.id};
  }
  if (auto good = checkPictures(materials); !good) return good;
  if (materials.empty()) {
    if (rules.base == 0 && rules.rules.empty()) return {};
    return Error{"there are rules, and no material"};
  }
  const auto known = [&](MaterialId id) -> Result<void> {
    if (ids.contains(id)) return {};
    return Error{"there is no material %1", id};
  };
  if (auto base = known(rules.base); !base) return Error{"base: %1", base.error().message};
  for (std::size_t i = 0; i < rules.rules.size(); ++i)
    if (auto rule = known(rules.rules[i].material); !rule)
      return Error{"rule %1: %2", i + 1, rule.error().message};
  return validate(rules);
}

Result<void> performByPlaces(const MaterialsOperation& operation, TerrainDocument& document,
                             const Progress&) {
  MaterialsOperation done = operation;
  MaterialId next = document.newMaterialId();
  for (const Material& material : done.materials) next = std::max(next, material.id + 1);
  for (Material& material : done.materials)
    if (material.id == 0) material.id = next++;
  if (done.rules.base == 0 && !done.materials.empty()) done.rules.base = done.materials.front().id;
  if (auto good = validate(done.materials, done.rules); !good) return good;
  if (auto good = checkLines(done.rules, document.state()); !good) return good;
  if (!done.materials.empty())
    if (auto whole = checkWhole(document.frame()); !whole) return whole;
  DocumentState state = document.state();
  if (state.materials == done.materials && state.rules == done.rules) return {};
  state.materials = done.materials;
  state.rules = done.rules;
  state.scatterRules = withMaterials(std::move(state.scatterRules), state.materials);
  return commitState(document, titleOf(document, done), std::move(state), done);
}

Result<void> performByPlaces(const PaintOperation& operation, TerrainDocument& document,
                             const Progress& progress) {
  if (auto good = PaintEdit::check(operation, document); !good) return good;
  const std::vector<RuleCondition> conditions = conditionsFor(operation, document);
  auto ground = ruleGround(document.content(), conditions, partOf(progress, 0.0, 0.3));
  if (!ground) return Error::cancel();
  MaskRaster coverage(document.frame().columns, document.frame().rows, 1.0F);
  if (operation.stroke) {
    MaskStroke stroke(document.frame(), operation.stroke->brush);
    for (const StrokeSample& sample : operation.stroke->samples) stroke.add(sample);
    stroke.finish();
    coverage = stroke.weights();
  } else if (const MaskRaster* selection = document.selection()) {
    coverage = *selection;
  }
  PaintEdit edit(document, operation, *std::move(ground));
  const HeightRaster slots = emptyPaint(document.frame());
  const std::vector<int> covered = paintSlotsUnder(coverage, slots);
  for (std::size_t i = 0; i < covered.size(); ++i) {
    if (!keepGoing(progress, 0.3 + 0.7 * static_cast<double>(i) / static_cast<double>(covered.size())))
      return Error::cancel();
    edit.lay(coverage, paintSamples(slots, covered[i], document.frame()));
  }
  edit.commit(operation.stroke ? operation.stroke->samples : std::vector<StrokeSample>{});
  return {};
}

namespace {

Message titleOf(const ImportPaintOperation& operation) {
  const auto& paths = operation.files.paths;
  if (paths.empty()) return Message("Import paint");
  const std::string first = std::filesystem::path(paths.front()).filename().string();
  return paths.size() == 1 ? Message("Import paint from \"%1\"", first)
                           : Message("Import paint from \"%1\" and %2 more", first, paths.size() - 1);
}

/// Paint of one material that becomes another.
struct PaintPlane {
  MaterialId material = 0;
  std::optional<HeightRaster> before;         ///< None where nothing of it is kept.
  std::vector<const HeightRaster*> imported;  ///< Layers that are laid with it.
  HeightRaster after;
};

class ImportedPaint {
 public:
  ImportedPaint(const TerrainDocument& document, const ImportPaintOperation& operation,
                std::span<const Material> materials)
      : frame_(document.frame()), selection_(document.selection()), operation_(operation) {
    for (const Material& material : materials) {
      PaintPlane plane{material.id, std::nullopt, {}, emptyPaint(frame_)};
      if (const HeightRaster* painted = document.raster({RasterRole::Paint, material.id}))
        plane.before = *painted;
      for (const ImportedLayer& layer : operation.layers)
        if (layer.material == material.id) plane.imported.push_back(layer.weights.get());
      if (plane.before || !plane.imported.empty()) planes_.push_back(std::move(plane));
    }
  }

  /// False where it was stopped.
  [[nodiscard]] bool lay(const Progress& progress) {
    if (!selection_ && operation_.how == PaintImport::Replace && operation_.opacity == 1.0 &&
        std::ranges::all_of(planes_, [](const PaintPlane& plane) { return plane.imported.size() <= 1; })) {
      for (PaintPlane& plane : planes_)
        if (!plane.imported.empty()) plane.after = *plane.imported.front();
      return true;
    }
    for (PaintPlane& plane : planes_)
      if (plane.before) plane.after = *plane.before;
    const HeightRaster slots = emptyPaint(frame_);
    for (int slot = 0; slot < slots.tileCount(); ++slot) {
      if (!keepGoing(progress, static_cast<double>(slot) / slots.tileCount())) return false;
      laySlot(paintSamples(slots, slot, frame_));
    }
    return true;
  }

  [[nodiscard]] const std::vector<PaintPlane>& planes() const { return planes_; }

 private:
  /// Bytes of a plane over some samples: as they were, and of the import.
  struct Bytes {
    std::vector<std::uint8_t> was, laid, more;
  };

  void laySlot(const GridRect& samples) {
    const auto area = static_cast<std::size_t>(samples.area());
    std::vector<float> reach(area, 1.0F);
    if (selection_) selection_->read(samples, reach);
    std::vector<Bytes> bytes(planes_.size());
    std::vector<std::uint16_t> covered(area);  // By the import, 0…255.
    for (std::size_t k = 0; k < planes_.size(); ++k) {
      bytes[k].was.assign(area, 0);
      bytes[k].laid.assign(area, 0);
      if (planes_[k].before) readPaint(*planes_[k].before, samples, bytes[k].was);
      bytes[k].more.resize(area);
      for (const HeightRaster* layer : planes_[k].imported) {
        readPaint(*layer, samples, bytes[k].more);
        for (std::size_t i = 0; i < area; ++i) {
          const int taken = std::min<int>(bytes[k].more[i], 255 - covered[i]);
          covered[i] = static_cast<std::uint16_t>(covered[i] + taken);
          bytes[k].laid[i] = static_cast<std::uint8_t>(bytes[k].laid[i] + taken);
        }
      }
    }
    const auto width = static_cast<std::size_t>(samples.width());
    parallelFor(static_cast<std::size_t>(samples.height()), [&](std::size_t row) {
      constexpr std::size_t kChunk = WeightPlane::side;
      for (std::size_t begin = 0; begin < width; begin += kChunk)
        layRow(bytes, reach, covered, row * width + begin, std::min(kChunk, width - begin));
    });
    for (std::size_t k = 0; k < planes_.size(); ++k)
      planes_[k].after = withPaint(planes_[k].after, samples, bytes[k].laid);
  }

  /// Puts into `laid` what comes of some samples of a row.
  void layRow(std::vector<Bytes>& bytes, const std::vector<float>& reach,
              const std::vector<std::uint16_t>& covered, std::size_t at, std::size_t count) const {
    using Shares = std::array<float, WeightPlane::side>;
    using Rows = std::array<std::uint8_t, WeightPlane::side>;
    const bool replaces = operation_.how == PaintImport::Replace;
    const auto opacity = static_cast<float>(operation_.opacity);
    // The last of them is what the rules keep.
    std::vector<Shares> shares(planes_.size() + 1);
    std::vector<Rows> rows(planes_.size() + 1);
    std::vector<const float*> from;
    std::vector<std::uint8_t*> to;
    for (std::size_t k = 0; k <= planes_.size(); ++k) {
      from.push_back(shares[k].data());
      to.push_back(rows[k].data());
    }
    Shares& left = shares.back();
    left.fill(kParts);
    for (std::size_t k = 0; k < planes_.size(); ++k)
      for (std::size_t i = 0; i < count; ++i) {
        const float laid = reach[at + i] * opacity;
        const float kept =
            1.0F - (replaces ? reach[at + i] : laid * static_cast<float>(covered[at + i]) / 255.0F);
        const float sum = static_cast<float>(bytes[k].was[at + i]) * kept +
                          static_cast<float>(bytes[k].laid[at + i]) * laid;
        const float share = std::min(std::floor(sum * (1 << kPartBits)), left[i]);
        shares[k][i] = share;
        left[i] -= share;
      }
    byteRows(from, to);
    for (std::size_t k = 0; k < planes_.size(); ++k)
      std::copy_n(rows[k].begin(), count, bytes[k].laid.begin() + static_cast<std::ptrdiff_t>(at));
  }

  GridFrame frame_;
  const MaskRaster* selection_;
  const ImportPaintOperation& operation_;
  std::vector<PaintPlane> planes_;
};

std::vector<Material> materialsAfter(const ImportPaintOperation& operation, const TerrainDocument& document) {
  std::vector<Material> materials = document.materials();
  materials.insert(materials.end(), operation.added.begin(), operation.added.end());
  return materials;
}

Result<void> checkImport(const ImportPaintOperation& operation, const TerrainDocument& document) {
  const GridRect size = emptyPaint(document.frame()).rect();
  for (const ImportedLayer& layer : operation.layers) {
    if (!layer.weights) return Error{"the weights have not been read from their files"};
    if (!(layer.weights->rect() == size)) return Error{"the weights are those of another size of terrain"};
  }
  if (operation.layers.empty()) return Error{"there are no layers of weights"};
  if (!(operation.opacity >= 0.0 && operation.opacity <= 1.0))
    return Error{"the opacity %1 is out of range (0 to 1)", shortNumber(operation.opacity)};
  const std::vector<Material> materials = materialsAfter(operation, document);
  for (const Material& material : operation.added)
    if (material.id == 0) return Error{"material \"%1\" has no id", material.name};
  RuleStack rules = document.rules();
  if (rules.base == 0 && !materials.empty()) rules.base = materials.front().id;
  if (auto good = validate(materials, rules); !good) return good;
  bool taken = false;
  for (const ImportedLayer& layer : operation.layers) {
    taken = taken || layer.material != 0;
    if (layer.material != 0 && std::ranges::find(materials, layer.material, &Material::id) == materials.end())
      return Error{"there is no material %1", layer.material};
  }
  return taken ? Result<void>{} : Error{"none of the layers is taken"};
}

}  // namespace

Result<void> performByPlaces(const ImportPaintOperation& operation, TerrainDocument& document,
                             const Progress& progress) {
  if (auto good = checkImport(operation, document); !good) return good;
  const std::vector<Material> materials = materialsAfter(operation, document);
  ImportedPaint paint(document, operation, materials);
  if (!paint.lay(progress)) return Error::cancel();
  EditSession session(document, titleOf(operation));
  if (!operation.added.empty()) {
    DocumentState state = document.state();
    state.materials = materials;
    if (state.rules.base == 0) state.rules.base = materials.front().id;
    session.setState(std::move(state));
  }
  for (const PaintPlane& plane : paint.planes())
    session.replace({RasterRole::Paint, plane.material}, plane.after);
  return session.keep(operation);
}

}  // namespace scarp
