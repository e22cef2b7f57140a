#include "core/edit/OperationIds.h"

#include <algorithm>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/OperationKinds.h"

namespace scarp {

namespace {

template <class Member, class Name>
constexpr bool kIs = std::is_same_v<std::remove_cvref_t<Member>, Name>;

/// Calls `layer` with each name of a layer, `step` with each of a step or state of history and how many steps
/// lie between that step and the state that its place counts, and `made` with the id of a layer that it makes.
template <class Some, class OnLayer, class OnStep, class OnMade>
void forEachName(Some& operation, OnLayer&& layer, OnStep&& step, OnMade&& made) {
  visitKind(operation, [&]<class Kind>(Kind& one) {
    if constexpr (requires { one.layer; })
      if constexpr (kIs<decltype(one.layer), LayerName>) layer(one.layer);
    if constexpr (requires { one.also; })
      if constexpr (kIs<decltype(one.also), std::vector<LayerName>>)
        for (auto& name : one.also) layer(name);
    if constexpr (requires { one.from; })
      if constexpr (kIs<decltype(one.from), LayerName>) {
        layer(one.from);
        layer(one.to);
      }
    if constexpr (kIs<Kind, GroupLayersOperation>)
      for (auto& name : one.layers) layer(name);
    if constexpr (kIs<Kind, SelectOperation>)
      if (auto* shown = std::get_if<LayerMaskSource>(&one.source)) layer(shown->layer);
    if constexpr (kIs<Kind, AdjustOperation>) step(one.step, std::size_t{0});
    if constexpr (kIs<Kind, RevertOperation>) step(one.step, std::size_t{1});
    if constexpr (requires { one.made; }) made(one.made);
    if constexpr (kIs<Kind, DuplicateLayerOperation>)
      for (auto& member : one.members) made(member);
  });
}
constexpr auto kIgnore = [](auto&&...) {};

template <class Some>
void forEachId(Some& operation, auto&& call) {
  forEachName(
      operation, [&](auto& name) { call(name.id); }, [&](auto& name, std::size_t) { call(name.id); }, call);
}

}  // namespace

Result<Operation> withPlaces(const Operation& operation, const TerrainDocument& document) {
  Operation placed = operation;
  std::string why;
  forEachName(
      placed,
      [&](LayerName& name) {
        if (name.id == kBaseLayer) return;
        const auto& layers = document.layers();
        const auto found = std::ranges::find(layers, name.id, &Layer::id);
        if (found == layers.end()) why = "its layer is not there any more";
        name.place = static_cast<std::size_t>(found - layers.begin()) + 1;
      },
      [&](StepName& name, std::size_t after) {
        if (name.id == 0) return;
        const auto index = document.history().indexOf(name.id);
        if (!index) why = "its step of the history is not there any more";
        name.place = document.stepsBefore() + index.value_or(0) + after;
      },
      kIgnore);
  if (!why.empty()) return Error{std::move(why)};
  return placed;
}

Operation withIds(const Operation& operation, const std::vector<Layer>& layers,
                  const TerrainDocument& document) {
  Operation named = operation;
  forEachName(
      named,
      [&](LayerName& name) {
        if (name.id == kBaseLayer && name.place >= 1 && name.place <= layers.size())
          name.id = layers[name.place - 1].id;
      },
      [&](StepName& name, std::size_t after) {
        const std::size_t before = document.stepsBefore() + after;
        if (name.id == 0 && name.place >= before && name.place - before < document.history().size())
          name.id = document.history().record(name.place - before).id;
      },
      kIgnore);
  return named;
}

bool namesByPlace(const Operation& operation) {
  bool any = false;
  forEachName(
      operation, [&](const LayerName& name) { any |= name.place > 0 && name.id == kBaseLayer; },
      [&](const StepName& name, std::size_t) { any |= name.id == 0; }, kIgnore);
  return any;
}

bool namesById(const Operation& operation) {
  bool any = false;
  forEachId(operation, [&](const auto& id) { any |= id != 0; });
  return any;
}

void renameLayers(Operation& operation, const std::function<LayerId(LayerId)>& call) {
  forEachName(
      operation,
      [&](LayerName& name) {
        if (name.id != kBaseLayer) name.id = call(name.id);
      },
      kIgnore, kIgnore);
}

std::vector<std::uint64_t> idsIn(const Operation& operation) {
  std::vector<std::uint64_t> ids;
  forEachId(operation, [&](const auto& id) { ids.push_back(id); });
  return ids;
}

void setIds(Operation& operation, std::span<const std::uint64_t> ids) {
  std::size_t next = 0;
  forEachId(operation, [&](auto& id) {
    EXPECTS(next < ids.size());
    id = static_cast<std::remove_cvref_t<decltype(id)>>(ids[next++]);
  });
  EXPECTS(next == ids.size());
}

}  // namespace scarp
