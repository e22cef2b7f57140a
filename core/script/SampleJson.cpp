#include "core/script/SampleJson.h"

#include <cmath>

#include "core/base/Contract.h"
#include "core/base/Json.h"
#include "core/base/PathScope.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/StrokeOperations.h"
#include "core/schema/MakeSetting.h"
#include "core/script/BrushJson.h"

namespace scarp {

namespace {

constexpr double kMostSeconds = 1e9;
constexpr std::size_t kMaxStep = 1'000'000'000;

void readStep(ObjectReader& reader, StepName& step) {
  if (reader.value("step", true)) reader.readWhole("step", step.place, std::size_t{0}, kMaxStep);
}

/// One [x, y, pressure?, seconds?]; without seconds it is the same moment as the sample before.
Result<StrokeSample> readSample(const Json& value, const std::string& path, double secondsBefore,
                                bool first) {
  if (!value.isArray() || value.size() < 2 || value.size() > 4)
    return errorIn(path, "must be [x, y, pressure, seconds], of which the last two may be left out");
  for (std::size_t i = 0; i < value.size(); ++i)
    if (!value[i].isNumber())
      return errorIn(path + "[" + std::to_string(i) + "]", "must be a number, not %1",
                     ObjectReader::describe(value[i]));
  StrokeSample sample{value[0].get<double>(), value[1].get<double>(), 1.0, secondsBefore};
  if (value.size() > 2) sample.pressure = value[2].get<double>();
  if (value.size() > 3) sample.time = value[3].get<double>();
  if (!(sample.pressure >= 0.0 && sample.pressure <= 1.0))
    return errorIn(path + "[2]", "pressure %1 is out of range (0 to 1)", value[2].dump());
  if (!(std::abs(sample.time) <= kMostSeconds))
    return errorIn(path + "[3]", "seconds %1 are out of range (-1e+09 to 1e+09)", value[3].dump());
  if (!first && sample.time < secondsBefore)
    return errorIn(path + "[3]", "seconds fall from %1 to %2", Json(secondsBefore).dump(), value[3].dump());
  return sample;
}

}  // namespace

void readSamples(ObjectReader& reader, std::vector<StrokeSample>& samples) {
  const Json* list = reader.value("samples", true);
  if (!list) return;
  if (!list->isArray() || list->empty())
    return reader.fail("samples",
                       Message("must be an array of at least one sample, not %1",
                               list->isArray() ? Message("an empty one") : ObjectReader::describe(*list)));
  samples.reserve(list->size());
  for (std::size_t i = 0; i < list->size(); ++i) {
    const auto sample = readSample((*list)[i], reader.pathOf("samples") + "[" + std::to_string(i) + "]",
                                   samples.empty() ? 0.0 : samples.back().time, samples.empty());
    if (!sample) return reader.fail(sample.error());
    samples.push_back(*sample);
  }
}

Json writeSamples(const std::vector<StrokeSample>& samples) {
  Json list = Json::array();
  for (const StrokeSample& sample : samples) {
    EXPECTS(std::isfinite(sample.x) && std::isfinite(sample.y) && std::isfinite(sample.time));
    list.push_back(Json::array({sample.x, sample.y, sample.pressure, sample.time}));
  }
  return list;
}

void readOperation(ObjectReader& reader, const FileScope& files, StrokeOperation& operation) {
  if (const Json* brush = reader.value("brush", true)) {
    ObjectReader within(*brush, reader.pathOf("brush"));
    readBrush(within, operation.brush, files);
    if (const auto done = within.done(); !done) reader.fail(done.error());
  }
  readSamples(reader, operation.samples);
}

Json writeOperation(const StrokeOperation& operation) {
  Json written{{"op", StrokeOperation::kTraits.key}};
  written["brush"] = writeBrush(operation.brush);
  written["samples"] = writeSamples(operation.samples);
  return written;
}

void readOperation(ObjectReader& reader, const FileScope& files, AdjustOperation& operation) {
  readStep(reader, operation.step);
  readOperation(reader, files, operation.stroke);
}

Json writeOperation(const AdjustOperation& operation) {
  Json written{{"op", AdjustOperation::kTraits.key}, {"step", operation.step.place}};
  written["brush"] = writeBrush(operation.stroke.brush);
  written["samples"] = writeSamples(operation.stroke.samples);
  return written;
}

const SettingList& RevertOperation::schema() {
  using Make = MakeSetting<RevertOperation>;
  static const Schema<RevertOperation> schema(
      {required(Make::number<&RevertOperation::step, &StepName::place>("step", "", 0, kMaxStep))},
      RangeWording::Value);
  return schema;
}

}  // namespace scarp
