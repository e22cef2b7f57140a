#include "core/io/ModelFile.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/io/ReaderProcess.h"
#include "core/memory/LargePages.h"
#include "core/model/Model.h"

namespace scarp {

namespace {

constexpr std::array<std::string_view, 7> kModelEndings{"glb", "gltf", "obj", "fbx", "ply", "stl", "dae"};
constexpr double kMostModelBytes = 1e9;  ///< Of a file, and of what comes out of it.
constexpr std::size_t kMostModelNotes = 20;
constexpr std::size_t kMostNoteLength = 200;

/// Bytes that reading may take: libraries keep a file several times over while they take it apart.
std::uint64_t modelMemory(double fileBytes) {
  const double wanted = 512e6 + 24.0 * fileBytes;
  return static_cast<std::uint64_t>(std::min(wanted, std::max(1.5e9, 0.5 * double(memoryBudget()))));
}

/// Seconds of the processor.
double modelTime(double fileBytes) { return 4.0 + fileBytes / 1.5e6; }

template <class Enum>
bool readEnum(const Json& answer, const char* key, std::size_t count, Enum& value) {
  const auto found = answer.find(key);
  if (found == answer.end() || !found->isUnsigned() || found->get<std::size_t>() >= count) return false;
  value = static_cast<Enum>(found->get<std::size_t>());
  return true;
}

/// Returns a message of the reader, which may be anything, as one line of limited length.
Message lineOf(const Json& json) {
  const Message message = Message::fromJson(json);
  const std::string text = message.text();
  // All texts of a line are printable where it is.
  return printableLine(text) == text && text.size() <= kMostNoteLength
             ? message
             : Message::verbatim(printableLine(text, kMostNoteLength));
}

/// What is said of the model beside itself. Whether it can be.
bool readFacts(const Json& answer, ModelFile& file) {
  if (!readEnum(answer, "unit", modelUnitNames().size(), file.guess.unit) ||
      !readEnum(answer, "up", modelUpNames().size(), file.guess.up))
    return false;
  const auto scale = answer.find("scale");
  if (scale == answer.end() || !scale->isNumber()) return false;
  file.guess.scale = scale->get<double>();
  file.unitReason = lineOf(answer["unit-reason"]);
  file.upReason = lineOf(answer["up-reason"]);
  if (const auto notes = answer.find("notes"); notes != answer.end() && notes->isArray())
    for (const Json& note : *notes)
      if (file.notes.size() < kMostModelNotes)
        if (Message line = lineOf(note); !line.empty()) file.notes.push_back(std::move(line));
  return modelImportSchema().check(file.guess).ok();
}

}  // namespace

std::span<const std::string_view> modelEndings() { return kModelEndings; }

bool isModelName(const std::string& path) {
  const std::string ending = lowerExtension(path);
  return ending.starts_with('.') && std::ranges::find(kModelEndings, ending.substr(1)) != kModelEndings.end();
}

std::vector<std::byte> writeModelTransfer(const Model& model) {
  std::vector<PicturePtr> pictures;
  std::set<std::uint64_t> sums;
  for (const ModelMaterial& material : model.materials)
    material.eachPicture([&](const PicturePtr& picture, std::uint64_t, int) {
      if (picture && sums.insert(picture->sum).second) pictures.push_back(picture);
    });
  std::vector<std::byte> bytes;
  addValue(bytes, static_cast<std::uint32_t>(pictures.size()));
  for (const PicturePtr& picture : pictures) {
    const std::vector<std::byte> stored = storedPicture(*picture);
    addValue(bytes, picture->sum);
    addValue(bytes, static_cast<std::uint64_t>(stored.size()));
    bytes.insert(bytes.end(), stored.begin(), stored.end());
  }
  const std::vector<std::byte> rest = modelBytes(model);
  bytes.insert(bytes.end(), rest.begin(), rest.end());
  return bytes;
}

Result<Model> readModelTransfer(std::span<const std::byte> bytes) {
  const Error broken{"cannot be read: its reader answers what cannot be"};
  const auto count = takeValue<std::uint32_t>(bytes);
  if (!count || *count > 4 * kMostModelMaterials) return broken;
  std::vector<PicturePtr> pictures;
  long long texels = 0;
  for (std::uint32_t i = 0; i < *count; ++i) {
    const auto sum = takeValue<std::uint64_t>(bytes), length = takeValue<std::uint64_t>(bytes);
    if (!sum || !length || *length > bytes.size()) return broken;
    pictures.push_back(restoredPicture(bytes.first(*length), *sum));
    if (!pictures.back()) return broken;
    if ((texels += pictures.back()->bytes()) > kMostModelPictureBytes) return broken;
    bytes = bytes.subspan(*length);
  }
  auto model = readModelBytes(bytes);
  if (!model) return Error{"cannot be read: what its reader gives %1", model.error().message};
  findPictures(*model);
  if (auto good = checkModel(*model); !good)
    return Error{"cannot be read: what its reader gives %1", good.error().message};
  bool whole = true;
  for (const ModelMaterial& material : model->materials)
    material.eachPicture([&whole](const PicturePtr& picture, std::uint64_t sum, int) {
      whole = whole && (picture || sum == 0);
    });
  if (!whole) return broken;
  return model;
}

Result<ModelFile> readModelFile(const std::string& path, const Progress& progress) {
  const auto failed = [&path](const Error& error) { return errorInFile(path, error); };
  if (!isModelName(path)) {
    std::string endings;
    for (const std::string_view ending : kModelEndings)
      endings.append(endings.empty() ? "" : ", ").append(ending);
    return failed(Error{"is no model by its ending (%1)", endings});
  }
  const auto size = sizeOfFile(path);
  if (!size) return failed(size.error());
  if (*size > kMostModelBytes) return failed(Error{"is larger than 1 GB"});
  const auto decoded =
      decodeFile({{"model", path}, {"memory", modelMemory(*size)}, {"budget", std::uint64_t{memoryBudget()}}},
                 modelTime(*size), static_cast<std::uint64_t>(kMostModelBytes), progress);
  if (!decoded) return failed(decoded.error());
  ModelFile file;
  if (!readFacts(*decoded->answer, file))
    return failed(Error{"cannot be read: its reader answers what cannot be"});
  auto model = readModelTransfer(decoded->bytes);
  if (!model) return failed(model.error());
  file.model = *std::move(model);
  return file;
}

Result<ModelPtr> importModel(const std::string& path, const std::optional<ModelImport>& how,
                             const Progress& progress) {
  const auto file = readModelFile(path, progress);
  if (!file) return file.error();
  auto placed = placedModel(file->model, how.value_or(file->guess));
  if (!placed) return errorIn(path, placed.error());
  return sharedModel(*std::move(placed));
}

}  // namespace scarp
