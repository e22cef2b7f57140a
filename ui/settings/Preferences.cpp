#include "ui/settings/Preferences.h"

#include <QFileInfo>
#include <QSettings>
#include <algorithm>
#include <string>
#include <string_view>

#include "core/document/SpillFile.h"
#include "core/io/ImportPreview.h"
#include "core/memory/LargePages.h"
#include "core/memory/PagedPieces.h"
#include "core/remote/BlockCache.h"
#include "ui/render/LookSchema.h"

namespace scarp {

namespace {

constexpr const char *kAutosave = "project/autosave", *kMinutes = "project/autosaveMinutes",
                     *kVersions = "project/versions";

// Settings can be edited by hand.
int recalled(const QSettings& settings, const char* key, int usual, int low, int high) {
  bool number = false;
  const int kept = settings.value(QLatin1String(key)).toInt(&number);
  return number && kept >= low && kept <= high ? kept : usual;
}

constexpr const char* kUnasked = "import/unasked";

QStringList unaskedKinds() { return QSettings().value(QLatin1String(kUnasked)).toStringList(); }

constexpr const char* kBudgetKey = "memory/budgetMiB";
constexpr std::size_t kMiB = std::size_t{1} << 20, kLeastMiB = 256, kMostMiB = std::size_t{1} << 30;

constexpr const char* kCacheKey = "remote/cacheMiB";

constexpr const char* kNavigationKey = "mouse/navigation";
constexpr const char *kReducedMotionKey = "view/reducedMotion", *kTipsKey = "window/tips";

}  // namespace

ProjectPreferences projectPreferences() {
  const QSettings settings;
  const ProjectPreferences usual;
  return {settings.value(QLatin1String(kAutosave), usual.autosave).toBool(),
          recalled(settings, kMinutes, usual.autosaveMinutes, 1, 120),
          recalled(settings, kVersions, usual.versions, 1, 100)};
}

void rememberProjectPreferences(const ProjectPreferences& preferences) {
  QSettings settings;
  settings.setValue(QLatin1String(kAutosave), preferences.autosave);
  settings.setValue(QLatin1String(kMinutes), preferences.autosaveMinutes);
  settings.setValue(QLatin1String(kVersions), preferences.versions);
}

QString importKind(const QString& path, const ImportPreview& preview) {
  return QStringList({QString::fromStdString(preview.driver), QString::fromStdString(preview.sampleType),
                      QString::number(preview.bands.size()), QFileInfo(path).suffix().toLower()})
      .join(QLatin1Char(' '));
}

bool opensUnasked(const QString& kind) { return unaskedKinds().contains(kind); }

void openUnasked(const QString& kind) {
  QStringList kinds = unaskedKinds();
  if (!kinds.contains(kind)) kinds += kind;
  QSettings().setValue(QLatin1String(kUnasked), kinds);
}

bool anyOpensUnasked() { return !unaskedKinds().isEmpty(); }

void askForAllKinds() { QSettings().remove(QLatin1String(kUnasked)); }

std::size_t rememberedMemory() {
  // Settings can be edited by hand.
  const std::size_t mib = QSettings().value(QLatin1String(kBudgetKey)).toULongLong();
  return mib >= kLeastMiB && mib <= kMostMiB ? mib * kMiB : machineBytes() / 2;
}

void rememberMemory(std::size_t bytes) {
  QSettings().setValue(QLatin1String(kBudgetKey), static_cast<qulonglong>(bytes / kMiB));
  applyMemory();
}

void applyMemory() { LargePages::setBudget(rememberedMemory(), SpillFile::usualFolder()); }

std::uint64_t rememberedCache() {
  bool number = false;
  const qulonglong mib = QSettings().value(QLatin1String(kCacheKey)).toULongLong(&number);
  return number && mib <= kMostMiB ? mib * kMiB : kUsualCache;
}

void rememberCache(std::uint64_t bytes) {
  QSettings().setValue(QLatin1String(kCacheKey), static_cast<qulonglong>(bytes / kMiB));
  applyCache();
}

void applyCache() { setCacheLimit(rememberedCache()); }

NavigationStyle rememberedNavigation() {
  const std::string name = QSettings().value(QLatin1String(kNavigationKey)).toString().toStdString();
  const auto found = std::ranges::find(kNavigationNames, name);
  return found == kNavigationNames.end() ? NavigationStyle::Scarp
                                         : static_cast<NavigationStyle>(found - kNavigationNames.begin());
}

void rememberNavigation(NavigationStyle style) {
  const std::string_view name = kNavigationNames[static_cast<std::size_t>(style)];
  QSettings().setValue(QLatin1String(kNavigationKey), QLatin1String(name.data(), qsizetype(name.size())));
}

bool showsTips() { return QSettings().value(QLatin1String(kTipsKey), true).toBool(); }

void rememberTips(bool shown) { QSettings().setValue(QLatin1String(kTipsKey), shown); }

bool reducesMotion() { return QSettings().value(QLatin1String(kReducedMotionKey), false).toBool(); }

void rememberReducedMotion(bool reduced) { QSettings().setValue(QLatin1String(kReducedMotionKey), reduced); }

namespace {

constexpr const char *kPixels = "quality/pixels", *kSamples = "quality/samples", *kShadows = "quality/shadows";

/// The numbers of lookSchema() that belong to the person.
const struct {
  std::string_view key;
  double low, high;
} kNumbers[] = {{"relief", 0.0, 1.0}, {"sunAzimuth", 0.0, 360.0}, {"sunElevation", 0.0, 90.0}};

QString shadingKey(std::string_view setting) {
  return QStringLiteral("shading/") + QLatin1String(setting.data(), qsizetype(setting.size()));
}

/// Returns whether a flag of lookSchema() is stored for the user, not in a terrain.
bool isPersonal(const FlagSetting& flag) { return flag.key != "water"; }

/// A remembered number, if it is one from low to high.
template <class Number>
void recall(const QSettings& settings, const QString& key, Number& value, Number low, Number high) {
  bool number = false;
  const double kept = settings.value(key).toDouble(&number);
  if (number && kept >= static_cast<double>(low) && kept <= static_cast<double>(high))
    value = static_cast<Number>(kept);
}

}  // namespace

RenderSettings rememberedLook(const RenderSettings& usual) {
  const QSettings kept;
  RenderSettings look = usual;
  for (const ChoiceSetting& choice : lookSchema().choices()) {
    std::size_t place = choice.get(look);
    recall(kept, shadingKey(choice.key), place, std::size_t{0}, choice.names.size() - 1);
    choice.store(look, place);
  }
  for (const auto& [key, low, high] : kNumbers) {
    const NumberSetting& number = lookSchema().number(key);
    double value = number.get(look);
    recall(kept, shadingKey(key), value, low, high);
    number.store(look, value);
  }
  for (const FlagSetting& flag : lookSchema().flags())
    if (isPersonal(flag)) flag.store(look, kept.value(shadingKey(flag.key), flag.get(look)).toBool());
  return look;
}

bool shadingRemembered() { return QSettings().contains(shadingKey("mode")); }

void rememberLook(const RenderSettings& settings, bool withShading) {
  QSettings kept;
  for (const ChoiceSetting& choice : lookSchema().choices())
    if (withShading || choice.key != "mode")
      kept.setValue(shadingKey(choice.key), static_cast<int>(choice.get(settings)));
  for (const auto& each : kNumbers)
    kept.setValue(shadingKey(each.key), lookSchema().number(each.key).get(settings));
  for (const FlagSetting& flag : lookSchema().flags())
    if (isPersonal(flag)) kept.setValue(shadingKey(flag.key), flag.get(settings));
}

RenderSettings rememberedQuality(const RenderSettings& usual) {
  const QSettings kept;
  RenderSettings quality = usual;
  recall(kept, QLatin1String(kPixels), quality.pixelError, 0.0, 16.0);
  recall(kept, QLatin1String(kSamples), quality.samples, 0, 8);
  if (const auto known = shadowQualityNames().find<ShadowQuality>(
          kept.value(QLatin1String(kShadows)).toString().toStdString()))
    quality.shadows = *known;
  return quality;
}

void rememberQuality(const RenderSettings& settings) {
  QSettings kept;
  kept.setValue(QLatin1String(kPixels), settings.pixelError);
  kept.setValue(QLatin1String(kSamples), settings.samples);
  kept.setValue(QLatin1String(kShadows),
                QString::fromStdString(std::string(shadowQualityNames().key(settings.shadows))));
}

}  // namespace scarp
