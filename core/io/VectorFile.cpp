#include "core/io/VectorFile.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <optional>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/io/ReaderProcess.h"
#include "core/memory/LargePages.h"

namespace scarp {

namespace {

constexpr double kMostFileBytes = 8e9;
constexpr std::uint64_t kMaxTransfer = std::uint64_t{4} << 30;
constexpr std::size_t kMaxTextLength = 4096, kMaxFields = 256;

const Error kBroken{"cannot be read: what its reader gives cannot be"};

/// Max bytes of memory of the process that decodes: files are packed, and databases are kept in memory.
std::uint64_t memoryFor(double fileBytes) {
  const double budget = 268435456.0 + static_cast<double>(memoryBudget());
  return static_cast<std::uint64_t>(std::min({1e9 + 24.0 * fileBytes, 8e9, budget}));
}
/// Seconds of the processor.
double secondsFor(double fileBytes) { return 10.0 + fileBytes / 0.5e6; }

std::optional<std::string> fieldText(const Json& from, const char* key, std::size_t longest) {
  const auto found = from.find(key);
  if (found == from.end() || !found->isText()) return std::nullopt;
  const auto& text = found->text();
  return text.size() > longest ? std::nullopt : std::optional(text);
}

std::optional<std::size_t> readCount(const Json& from, const char* key, std::size_t most) {
  const auto found = from.find(key);
  if (found == from.end() || !found->isUnsigned() || found->get<std::uint64_t>() > most) return std::nullopt;
  return found->get<std::size_t>();
}

std::optional<VectorFile::Layer> layerOf(const Json& from) {
  if (!from.isObject()) return std::nullopt;
  const auto name = fieldText(from, "name", kMaxTextLength);
  const auto crs = fieldText(from, "crs", 1'000'000);
  const auto features = readCount(from, "features", std::numeric_limits<std::size_t>::max());
  const auto points = readCount(from, "points", std::numeric_limits<std::size_t>::max());
  if (!name || !crs || !features || !points) return std::nullopt;
  VectorFile::Layer layer{printableLine(*name), *crs, *features, *points};
  const auto chosen = readCount(from, "chosen", *features);
  const auto fields = from.find("fields");
  if (!chosen || fields == from.end() || !fields->isArray() || fields->size() > kMaxFields)
    return std::nullopt;
  layer.chosen = *chosen;
  for (const Json& field : *fields) {
    if (!field.isText() || field.text().size() > kMaxTextLength) return std::nullopt;
    layer.fields.push_back(printableLine(field.text()));
  }
  return layer;
}

/// Without its points; how many it has.
std::optional<std::pair<VectorFile::Feature, std::size_t>> featureOf(const Json& from, std::size_t layers) {
  if (!from.isObject()) return std::nullopt;
  const auto layer = readCount(from, "layer", layers - 1),
             points = readCount(from, "points", kMaxVectorPoints);
  const auto ring = from.find("ring"), fields = from.find("fields");
  if (!layer || !points || ring == from.end() || !ring->isBoolean() || fields == from.end() ||
      !fields->isObject() || fields->size() > kMaxFields)
    return std::nullopt;
  VectorFile::Feature feature{*layer, ring->get<bool>()};
  for (const auto& [key, flag] : {std::pair{"hole", &feature.hole}, {"point", &feature.point}})
    if (const auto found = from.find(key); found != from.end()) {
      if (!found->isBoolean()) return std::nullopt;
      *flag = found->get<bool>();
    }
  for (const auto& [key, value] : fields->members()) {
    if (!value.isText() || key.size() > kMaxTextLength || value.text().size() > kMaxTextLength)
      return std::nullopt;
    feature.fields[printableLine(key)] = printableLine(value.text());
  }
  return std::pair(std::move(feature), *points);
}

Result<VectorFile> readVectors(const std::string& path, const std::optional<VectorQuery>& query,
                               const Progress& progress) {
  const auto failed = [&path](const Error& error) { return errorInFile(path, error); };
  const auto size = sizeOfFile(path);
  if (!size) return failed(size.error());
  if (*size > kMostFileBytes) return failed(Error{"is larger than 8 GB"});
  Json question{{"vectors", path}, {"memory", memoryFor(*size)}, {"budget", std::uint64_t{memoryBudget()}}};
  if (query) question["query"] = {{"layer", query->layer}, {"where", query->where}};
  const auto decoded = decodeFile(question, secondsFor(*size),
                                  std::min<std::uint64_t>(kMaxTransfer, memoryBudget()), progress);
  if (!decoded) return failed(decoded.error());
  auto file = readVectorTransfer(decoded->bytes);
  if (!file) return failed(file.error());
  return file;
}

}  // namespace

std::vector<std::byte> writeVectorTransfer(VectorFile file) {
  Json head{{"driver", file.driver},
            {"points", file.points},
            {"inner", file.innerRings},
            {"layers", Json::array()},
            {"features", Json::array()}};
  for (const VectorFile::Layer& layer : file.layers)
    head["layers"].push_back({{"name", layer.name},
                              {"crs", layer.crsWkt},
                              {"features", layer.features},
                              {"points", layer.points},
                              {"chosen", layer.chosen},
                              {"fields", layer.fields}});
  std::size_t points = 0;
  for (VectorFile::Feature& feature : file.features) {
    // The fields take most of the memory: they are released one after another.
    const std::map<std::string, std::string> fields = std::move(feature.fields);
    head["features"].push_back({{"layer", feature.layer},
                                {"ring", feature.ring},
                                {"points", feature.points.size()},
                                {"fields", fields}});
    if (feature.hole) head["features"].back()["hole"] = true;
    if (feature.point) head["features"].back()["point"] = true;
    points += feature.points.size();
  }
  const std::vector<std::uint8_t> packed = head.toCbor();
  head.clear();
  std::vector<std::byte> bytes;
  bytes.reserve(sizeof(std::uint64_t) + packed.size() + points * 3 * sizeof(double));
  addValue(bytes, static_cast<std::uint64_t>(packed.size()));
  for (const std::uint8_t byte : packed) bytes.push_back(static_cast<std::byte>(byte));
  for (const VectorFile::Feature& feature : file.features)
    for (const Vec3& point : feature.points)
      for (int i = 0; i < 3; ++i) addValue(bytes, point[i]);
  return bytes;
}

Result<VectorFile> readVectorTransfer(std::span<const std::byte> bytes) {
  const auto length = takeValue<std::uint64_t>(bytes);
  if (!length || *length > bytes.size()) return kBroken;
  const auto* packed = reinterpret_cast<const std::uint8_t*>(bytes.data());
  const Json head = Json::fromCbor({packed, *length});
  bytes = bytes.subspan(*length);
  if (!head.isObject() || !head.contains("layers") || !head.contains("features")) return kBroken;
  const Json &layers = head["layers"], &features = head["features"];
  const auto driver = fieldText(head, "driver", 100);
  const auto points = readCount(head, "points", std::numeric_limits<std::size_t>::max());
  const auto inner = readCount(head, "inner", std::numeric_limits<std::size_t>::max());
  if (!driver || !points || !inner || !layers.isArray() || layers.size() > kMaxVectorLayers ||
      !features.isArray() || features.size() > kMaxVectorLines)
    return kBroken;
  VectorFile file{printableLine(*driver), {}, {}, *points, *inner};
  for (const Json& one : layers) {
    auto layer = layerOf(one);
    if (!layer) return kBroken;
    file.layers.push_back(std::move(*layer));
  }
  for (const Json& one : features) {
    if (file.layers.empty()) return kBroken;
    auto feature = featureOf(one, file.layers.size());
    if (!feature || feature->second > bytes.size() / (3 * sizeof(double))) return kBroken;
    feature->first.points.resize(feature->second);
    for (Vec3& point : feature->first.points) {
      std::memcpy(point.data(), bytes.data(), 3 * sizeof(double));
      bytes = bytes.subspan(3 * sizeof(double));
    }
    file.features.push_back(std::move(feature->first));
  }
  if (!bytes.empty()) return kBroken;
  return file;
}

Result<VectorFile> readVectorFile(const std::string& path, const Progress& progress) {
  return readVectors(path, std::nullopt, progress);
}

Result<VectorFile> readVectorFile(const std::string& path, const VectorQuery& query,
                                  const Progress& progress) {
  if (query.where.size() > kMaxWhereLength)
    return errorIn(path, "the condition is longer than %1 bytes", kMaxWhereLength);
  return readVectors(path, query, progress);
}

}  // namespace scarp
