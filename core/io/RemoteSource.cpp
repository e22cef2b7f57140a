#include "core/io/RemoteSource.h"

#include <algorithm>

#include "core/base/Json.h"
#include "core/io/ReaderProcess.h"
#include "core/io/SourceMessages.h"
#include "core/memory/LargePages.h"
#include "core/remote/BlockCache.h"

namespace scarp {

namespace {

constexpr double kSeconds = 20.0;  ///< Of the processor, for a description.

bool mayBeItem(const RemoteAddress& address) {
  return address.driver.empty() && address.before.empty() && !address.fetched.starts_with("/vsi") &&
         mayBeStac(address.path());
}

Result<StacItem> fetchItem(const std::string& path, const RemoteAddress& address, const Progress& progress) {
  auto process = ReaderProcess::start();
  if (!process) return errorIn(path, process.error());
  const auto answer = (*process)->ask({{"text", true},
                                       {"address", writeAddress(address)},
                                       {"cache", usualCache().most},
                                       {"whole", wholeFileMemory()},
                                       {"memory", std::uint64_t{memoryBudget()} / 4}},
                                      kSeconds, progress);
  if (!answer) return errorInFile(path, answer.error());
  auto item = readStacItem(answer->value("content", std::string()), address.fetched);
  if (!item) return errorIn(path, item.error());
  return item;
}

std::string keysOf(const StacItem& item) {
  constexpr std::size_t kMost = 12;
  std::string keys;
  for (std::size_t i = 0; i < item.assets.size() && i < kMost; ++i)
    keys += (i ? ", " : "") + item.assets[i].key;
  return item.assets.size() > kMost ? keys + " …" : keys;
}

Result<StacAsset> assetOf(const std::string& path, const RemoteAddress& address, const StacItem& item) {
  if (!address.asset.empty()) {
    const auto named = std::ranges::find(item.assets, address.asset, &StacAsset::key);
    if (named != item.assets.end()) return *named;
    return errorIn(path, "the item has no raster '%1'; it has %2", address.asset, keysOf(item));
  }
  const bool clear = item.assets.front().elevation || item.assets.size() == 1;
  if (clear) return item.assets.front();
  return errorIn(path,
                 "the item has %1 rasters, and none says that it is heights; put # and one of these behind "
                 "the address: %2",
                 item.assets.size(), keysOf(item));
}

}  // namespace

Result<std::unique_ptr<SampleSource>> openRemoteSource(const std::string& path, const RemoteAddress& address,
                                                       int parts) {
  if (!mayBeItem(address)) return openAddressSource(path, address, parts);
  const auto item = fetchItem(path, address, {});
  if (!item) return item.error();
  const auto asset = assetOf(path, address, *item);
  if (!asset) return asset.error();
  auto target = parseAddress(asset->address);
  if (!target) return errorIn(path, target.error());
  target->shown = path;
  return openAddressSource(path, *target, parts);
}

Result<StacItem> fetchStacItem(const std::string& path, const Progress& progress) {
  const auto address = allowedAddress(path);
  if (!address || !mayBeItem(*address)) return StacItem();
  return fetchItem(path, *address, progress);
}

}  // namespace scarp
