#include "ui/history/StepIcon.h"

#include <map>

#include "core/edit/Operation.h"
#include "ui/actions/BrushCatalog.h"
#include "ui/widgets/Icons.h"

namespace scarp {
namespace {

/// Kept, as a history shows the same ones again and again.
template <class Key>
const QIcon& kept(const Key& key, QIcon (*make)(Key)) {
  static std::map<Key, QIcon> icons;
  const auto [found, first] = icons.try_emplace(key);
  if (first) found->second = make(key);
  return found->second;
}
const QIcon& named(const char* name) {
  return kept(
      QString::fromUtf8(name), +[](QString text) { return icon(text); });
}

struct IconOf {
  QIcon operator()(const StrokeOperation& stroke) const { return kept(stroke.brush.kind, brushIcon); }
  QIcon operator()(const AdjustOperation& adjusted) const {
    return kept(adjusted.stroke.brush.kind, brushIcon);
  }
  QIcon operator()(const PlaceOperation&) const { return named("place"); }
  QIcon operator()(const ChangeObjectOperation&) const { return named("place"); }
  QIcon operator()(const RemoveObjectOperation&) const { return named("delete"); }
  QIcon operator()(const ScatterOperation&) const { return named("place"); }
  QIcon operator()(const RevertOperation&) const { return named("restore"); }
  /// All others are about layers.
  template <class Other>
  QIcon operator()(const Other&) const {
    return named("flat");
  }
};

}  // namespace

QIcon stepIcon(const EditRecord& record) {
  if (record.operation)
    return std::visit(IconOf(), static_cast<const Operation::variant&>(*record.operation));
  return named(record.objects.empty() ? "restore" : "place");
}

}  // namespace scarp
