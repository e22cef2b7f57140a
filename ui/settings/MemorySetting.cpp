#include "ui/settings/MemorySetting.h"

#include <QSettings>

#include "core/document/SpillFile.h"
#include "core/memory/LargePages.h"
#include "core/memory/PagedPieces.h"

namespace scarp {
namespace {

constexpr const char* kBudgetKey = "memory/budgetMiB";
constexpr std::size_t kMiB = std::size_t{1} << 20, kLeastMiB = 256, kMostMiB = std::size_t{1} << 30;

}  // namespace

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

}  // namespace scarp
