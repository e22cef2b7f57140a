#include "core/part/PartWork.h"

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/schema/SchemaJson.h"
#include "core/script/FilterJson.h"
#include "core/visibility/AnalysisSchema.h"

namespace scarp {

namespace {

constexpr std::string_view kConvert = "convert";

Result<void> readOperation(const Json& value, const std::string& path, PartWork& work) {
  ObjectReader reader(value, path);
  std::string op;
  if (!reader.read("op", op, true)) return reader.done();
  if (work.sky) return errorIn(path, "nothing can follow the sky, which leaves no heights");
  if (op == "filter") {
    Filter filter;
    readFilter(reader, filter);
    if (const auto done = reader.done(); !done) return done;
    work.filters.push_back(filter);
    return {};
  }
  if (op == "sky") {
    SkySettings sky;
    readFields(reader, skySchema(), sky);
    if (const auto done = reader.done(); !done) return done;
    work.sky = sky;
    return {};
  }
  return errorIn(path + ".op", "'%1' cannot be done in parts; filter, sky and convert can", shown(op));
}

}  // namespace

Result<PartWork> readPartWork(std::string_view text) {
  PartWork work;
  if (text == kConvert) return work;
  const auto value = readJson(text);
  if (!value) return value.error();
  const Json* list = &*value;
  std::string path;
  if (value->isObject() && !value->contains("op")) {
    ObjectReader reader(*value, path);
    int version = 1;
    if (reader.value("scarp", true)) reader.readWhole("scarp", version, 1, 1);
    list = reader.value("operations", true);
    if (const auto done = reader.done(); !done) return done.error();
    path = "operations";
    if (!list->isArray()) return errorIn("operations", "must be an array");
  }
  if (list->isObject()) {
    if (const auto read = readOperation(*list, "operation", work); !read) return read.error();
    return work;
  }
  if (!list->isArray()) return Error{"must be an operation, an array of operations or a script"};
  if (list->empty()) return Error{"holds no operation; the word convert stands for none"};
  for (std::size_t i = 0; i < list->size(); ++i)
    if (const auto read = readOperation(
            (*list)[i], (path.empty() ? "operations" : path) + "[" + std::to_string(i) + "]", work);
        !read)
      return read.error();
  return work;
}

std::string writePartWork(const PartWork& work) {
  if (work.filters.empty() && !work.sky) return std::string(kConvert);
  Json list = Json::array();
  const auto add = [&](const char* op, const Json& settings) {
    Json object{{"op", op}};
    object.update(settings);
    list.push_back(std::move(object));
  };
  for (const Filter& filter : work.filters) add("filter", writeFilter(filter));
  if (work.sky) {
    // What has no end is left out: JSON has no number for it.
    Json settings = writeAll(skySchema(), *work.sky);
    if (work.sky->distance == SkySettings{}.distance) settings.erase("distance");
    add("sky", settings);
  }
  return list.dump();
}

}  // namespace scarp
