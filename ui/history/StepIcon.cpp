#include "ui/history/StepIcon.h"

#include <map>

#include "core/edit/Operation.h"
#include "ui/actions/BrushCatalog.h"
#include "ui/widgets/Icons.h"

namespace scarp {
namespace {

QString brushIcon(BrushKind kind) {
  static const std::map<BrushKind, QString> names = [] {
    std::map<BrushKind, QString> all;
    for (const BrushGroup& group : brushCatalog())
      for (const BrushEntry& entry : group.entries) all.emplace(entry.kind, QLatin1String(entry.icon));
    return all;
  }();
  return names.at(kind);
}

struct NameOf {
  QString operator()(const StrokeOperation& stroke) const { return brushIcon(stroke.brush.kind); }
  QString operator()(const AdjustOperation& adjusted) const { return brushIcon(adjusted.stroke.brush.kind); }
  QString operator()(const PlaceOperation&) const { return QStringLiteral("place"); }
  QString operator()(const ChangeObjectOperation&) const { return QStringLiteral("place"); }
  QString operator()(const RemoveObjectOperation&) const { return QStringLiteral("delete"); }
  QString operator()(const ScatterOperation&) const { return QStringLiteral("place"); }
  QString operator()(const RevertOperation&) const { return QStringLiteral("restore"); }
  /// All others are about layers.
  template <class Other>
  QString operator()(const Other&) const {
    return QStringLiteral("flat");
  }
};

QString iconName(const EditRecord& record) {
  if (record.operation)
    return std::visit(NameOf(), static_cast<const Operation::variant&>(*record.operation));
  if (!record.objects.empty()) return QStringLiteral("place");
  return QStringLiteral("restore");
}

}  // namespace

QIcon stepIcon(const EditRecord& record) {
  static std::map<QString, QIcon> icons;
  const QString name = iconName(record);
  const auto [found, first] = icons.try_emplace(name);
  if (first) found->second = icon(name);
  return found->second;
}

}  // namespace scarp
