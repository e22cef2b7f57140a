#include "core/edit/PasteEdit.h"

#include <cmath>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/AssetEdits.h"
#include "core/edit/ObjectSetEdits.h"
#include "core/edit/OperationInfo.h"
#include "core/objects/Object.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

constexpr float kSelected = 0.5F;  ///< What is selected this much goes with what is selected.

/// Returns the mask of the layer that a paste changes; nothing if the layer has none.
std::optional<MaskRaster> pasteMask(const TerrainDocument& document) {
  const MaskRaster* shows = document.raster({RasterRole::LayerMask, document.editedLayer()});
  return shows ? std::optional(*shows) : std::nullopt;
}

Result<void> check(const ClipPlacement& p) {
  if (!p.centre.allFinite() || !std::isfinite(p.turn) || !std::isfinite(p.heightScale) ||
      !std::isfinite(p.heightOffset))
    return Error{"the place of the paste is not a finite number"};
  if (!(p.scale > 0.0) || !std::isfinite(p.scale)) return Error{"the scale of the paste must be above 0"};
  if (!(p.feather >= 0.0) || !std::isfinite(p.feather))
    return Error{"the feather of the paste must be 0 m or more"};
  return {};
}

/// The ground with a clip pasted onto it, as far as a mask lets it.
Result<HeightRaster> groundWith(const PasteOperation& operation, const Terrain& onto,
                                const std::optional<MaskRaster>& mask, const Progress& progress) {
  if (auto fit = check(operation.placement); !fit) return fit.error();
  auto heights = pasted(onto, *operation.clip, operation.placement, progress);
  if (!heights || !mask) return heights;
  // As far as edits reach: from the ground as it was to what is pasted, hole for hole from a half on.
  for (const int index : heights->unsharedSlots(onto.heights)) {
    const auto before = onto.heights.copyOfTile(index), weights = mask->copyOfTile(index);
    const auto after = heights->copyOfTile(index);
    for (std::size_t i = 0; i < after->size(); ++i) {
      const float w = (*weights)[i], b = (*before)[i], a = (*after)[i];
      if (std::isnan(a) || std::isnan(b))
        (*after)[i] = w >= kSelected ? a : b;
      else
        (*after)[i] = w >= 1.0F ? a : w <= 0.0F ? b : b + w * (a - b);
    }
    heights->exchangeTile(index, after);
  }
  return heights;
}

/// An object of a clip where a paste lays it: with its size its offset grows, and one that stays comes to be
/// where the clip's ground at its height would.
Object laidObject(Object object, const TerrainClip& clip, const ClipPlacement& placement,
                  const Terrain& onto) {
  const Vec2 own(object.x, object.y), place = placeOnTerrain(placement, own);
  object.x = place.x();
  object.y = place.y();
  object.yaw += placement.turn;
  object.scale *= placement.scale;
  object.heightOffset *= placement.scale;
  if (object.elevation) {
    const double ground = heightAt(onto.heights, onto.frame.column(object.x), onto.frame.row(object.y));
    const double laid =
        laidHeight(placement, *object.elevation, *object.elevation - clip.rim.at(own), ground);
    if (!std::isnan(laid)) object.elevation = laid;
  }
  return object;
}

}  // namespace

std::vector<Object> objectsWithin(const MaskRaster* selection, const ObjectLayer& objects,
                                  const GridFrame& frame) {
  std::vector<Object> within;
  for (const auto& [id, object] : objects.all()) {
    const bool selected = selection
                              ? heightAt(*selection, frame.column(object.x), frame.row(object.y)) >= kSelected
                              : frame.covers(object.x, object.y);
    if (selected) within.push_back(object);
  }
  return within;
}

Result<PasteOperation> copyRegion(const TerrainDocument& document) {
  auto clip = clipOf(document.snapshot(), document.selection());
  if (!clip) return clip.error();
  PasteOperation copy{std::make_shared<const TerrainClip>(*std::move(clip)), {}, {}};
  copy.placement.centre = copy.clip->cutFrom;
  copy.objects = objectsWithin(document.selection(), document.objects(), document.frame());
  copy.assets = assetsOf(copy.objects, document.objects().assets());
  for (Object& object : copy.objects) {
    object.id = 0;
    object.x -= copy.placement.centre.x();
    object.y -= copy.placement.centre.y();
  }
  return copy;
}

Result<void> performByPlaces(const CutOperation&, TerrainDocument& document, const Progress& progress) {
  if (Message why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  if (!document.selection()) return Error{"nothing is selected"};
  auto levelled = copyRegion(document);
  if (!levelled) return levelled.error();
  levelled->placement.heightScale = 0.0;
  auto heights = groundWith(*levelled, document.snapshot(), pasteMask(document), progress);
  if (!heights) return heights.error();
  std::map<ObjectId, std::optional<Object>> gone;
  for (const Object& object : objectsWithin(document.selection(), document.objects(), document.frame()))
    gone.emplace(object.id, std::nullopt);
  EditSession session(document, Message("Cut"));
  session.replace(kGround, *heights);
  session.exchangeObjects(std::move(gone));
  return session.keep(CutOperation{});
}

Result<void> performByPlaces(const PasteOperation& operation, TerrainDocument& document,
                             const Progress& progress) {
  if (Message why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  PasteEdit edit(document);
  if (auto laid = edit.lay(operation, progress); !laid) return laid;
  edit.commit();
  if (!edit.refusal().empty()) return Error{edit.refusal()};
  return {};
}

PasteEdit::PasteEdit(TerrainDocument& document)
    : document_(document),
      onto_(document.snapshot()),
      mask_(pasteMask(document)),
      session_(document, Message("Paste")) {}

Result<void> PasteEdit::lay(const PasteOperation& operation, const Progress& progress) {
  if (!laid_)
    if (auto known = checkBrought(operation.assets, operation.objects, document_); !known) return known;
  const auto heights = groundWith(operation, onto_, mask_, progress);
  if (!heights) return heights.error();
  if (!laid_) {
    laid_ = operation;
    bringAssets(laid_->assets, laid_->objects, document_, session_);
    regroup(laid_->objects, document_.objects());
    for (Object& object : laid_->objects) object.id = session_.takeObjectId(object.id);
  }
  laid_->placement = operation.placement;
  session_.replace(kGround, *heights);
  layObjects();
  return {};
}

void PasteEdit::layObjects() {
  std::map<ObjectId, std::optional<Object>> objects;
  for (const Object& object : laid_->objects) {
    const Object laid = withElevation(laidObject(object, *laid_->clip, laid_->placement, onto_),
                                      document_.heights(), onto_.frame);
    const bool there = onto_.frame.covers(laid.x, laid.y) && isWithinRange(laid);
    objects.emplace(laid.id, there ? std::optional(laid) : std::nullopt);
  }
  session_.exchangeObjects(std::move(objects));
}

bool PasteEdit::commit() {
  EXPECTS(laid_);
  for (Object& object : laid_->objects)
    if (!document_.objects().find(object.id)) object.id = 0;
  return session_.commit(std::make_shared<Operation>(*std::exchange(laid_, std::nullopt)));
}

OperationParts PasteOperation::parts() {
  OperationParts parts{
      .objects = objects, .objectsInFrame = false, .turn = &placement.turn, .position = &placement.centre};
  for (Asset& asset : assets) parts.assets.push_back(&asset);
  return parts;
}

}  // namespace scarp
