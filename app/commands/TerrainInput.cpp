#include "app/commands/TerrainInput.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "app/commands/Commands.h"
#include "core/base/PrintableLine.h"
#include "core/base/SystemReason.h"
#include "core/drape/DrapeFile.h"
#include "core/edit/DerivedContent.h"
#include "core/io/ImportPreview.h"
#include "core/io/ImportSource.h"
#include "core/io/RawLayout.h"
#include "core/project/ProjectStore.h"
#include "core/remote/RemoteAddress.h"

namespace scarp {

Result<std::string> readTextFile(const std::string& path) {
  const auto failed = [&](int error) { return errorIn(path, "cannot be read: %1", systemReason(error)); };
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), &std::fclose);
  if (!file) return failed(errno);
  std::string text;
  std::array<char, 1 << 16> part;
  while (const std::size_t length = std::fread(part.data(), 1, part.size(), file.get()))
    text.append(part.data(), length);
  // A folder opens, and only reading it fails.
  if (std::ferror(file.get())) return failed(errno);
  return text;
}

namespace {

Message hintOf(ImportSetting setting) {
  switch (setting) {
    case ImportSetting::Unit:
      return Message("--unit sets the unit");
    case ImportSetting::Nodata:
      return Message("--nodata sets the no-data value");
    case ImportSetting::CellSize:
      return Message("--cell-size sets the cell size");
    case ImportSetting::Heights:
      return Message("--range, --step-range or --scale and --offset set the heights");
    case ImportSetting::Layout:
      return Message("--raw sets the layout");
    case ImportSetting::Bands:
      return Message("--band chooses");
    case ImportSetting::Rows:
      return Message("--rows sets which row is the first");
  }
  return {};
}

/// `others`: further layouts that the file may have.
Message layoutHint(const RawLayout& layout, std::span<const LayoutLook> others = {}) {
  std::string options = "--raw " + formatRawLayout(layout);
  for (const LayoutLook& other : others)
    if (other.candidate.layout != layout) options += " or --raw " + formatRawLayout(other.candidate.layout);
  return Message("set it with --raw, for example %1; +32 at its end stands for a header of 32 bytes",
                 options);
}

Message bandsHint(const ImportPreview& preview) {
  return Message(preview.byteColours ? "say which with --band: 1 to %1, luminance, terrarium or mapbox"
                 : preview.colours   ? "say which with --band: 1 to %1, luminance"
                                     : "say which with --band: 1 to %1",
                 preview.bands.size());
}

/// Whether a message, or one within it, has these words in its pattern; names of files do not count.
bool says(const Message& message, std::string_view words) {
  return message.pattern().find(words) != std::string::npos ||
         std::ranges::any_of(message.values(), [words](const MessageValue& value) {
           return value.asMessage() && says(*value.asMessage(), words);
         });
}

}  // namespace

Message importHint(std::span<const ImportSetting> settings) {
  std::vector<Message> hints;
  for (const ImportSetting setting : settings) hints.push_back(hintOf(setting));
  return joined(hints, "; ");
}

Error withImportHint(Error error, const std::string& path, const ImportOptions& options) {
  // No setting helps there. A second try with a decoder that crashes or hangs, or a server that does not
  // answer, only takes time.
  const bool unreadable =
      says(error.message, "cannot be read") || (looksRemote(path) && says(error.message, "server"));
  if (error.cancelled || unreadable) return error;
  std::vector<Message> parts{error.message};
  if (!isPlain(path, options)) {
    if (says(error.message, "can be resampled")) parts.push_back(Message("--resample-tiles does so"));
    return joined(parts, "; ");
  }
  const RawLayout anyLayout{512, 512, RawLayout::Sample::U16, false, 0};
  const auto preview = previewImport(path, options);
  if (!preview && !options.raw && looksRaw(path)) parts.push_back(layoutHint(anyLayout));
  if (preview)
    for (const ImportSetting needed : preview->needed)
      parts.push_back(needed == ImportSetting::Layout
                          ? layoutHint(preview->guess.raw.value_or(anyLayout), preview->layouts)
                      : needed == ImportSetting::Bands ? bandsHint(*preview)
                                                       : hintOf(needed));
  return joined(parts, "; ");
}

namespace {

Result<void> refuseDamage(const TerrainInput& input, const std::vector<Damage>& damages) {
  if (damages.empty() || input.acceptDamage) return {};
  return Error{"%1; --accept-damage uses it as it is", damageLine(input.project->file->path(), damages)};
}

}  // namespace

void addDamageOption(CLI::App& command, bool& accept) {
  command
      .add_flag("--accept-damage", accept,
                "Use a project although what is needed of it is damaged; without it that is an error")
      ->group("Reading");
}

void addInputOptions(CLI::App& command, InputOptions& options) {
  addImportOptions(command, options);
  addDamageOption(command, options.acceptDamage);
}

Result<TerrainInput> readTerrain(const std::string& path, const InputOptions& options,
                                 const std::optional<DamageScope>& scope, const Progress& progress) {
  if (!isProjectPath(path) && !readFormat(path).ok()) {
    auto imported = importRaster(path, options, progress);
    if (!imported.ok()) return withImportHint(imported.error(), path, options);
    return TerrainInput{std::move(*imported), std::nullopt, options.acceptDamage};
  }
  if (static_cast<const ImportOptions&>(options) != ImportOptions{})
    return errorIn(
        path,
        "is a project; --unit, --nodata, --cell-size, --scale, --offset, --range, --step-range, --raw, "
        "--band, --rows, --mend, and what cuts, reprojects and joins tiles are for rasters");
  auto opened = ProjectFile::open(path, {.readOnly = true}, progress);
  if (!opened.ok()) return opened.error();
  const DocumentParts& parts = opened->document;
  ImportedTerrain ground{{parts.state.frame, parts.state.georeference, parts.rasters.at(kGround)},
                         "Scarp project",
                         "Float32",
                         0,
                         opened->warnings};
  TerrainInput input{std::move(ground), std::move(*opened), options.acceptDamage};
  if (scope)
    if (const auto sound = checkDamage(input, *scope, progress); !sound) return sound.error();
  return input;
}

Result<void> checkDamage(const TerrainInput& input, const DamageScope& scope, const Progress& progress) {
  if (!input.project) return {};
  const auto found = findDamage(*input.project->file, input.project->document.rasters, scope, progress);
  if (!found) return found.error();
  return refuseDamage(input, *found);
}

Message damageIn(const TerrainInput& input) {
  std::vector<Damage> damages;
  if (input.project && input.acceptDamage) damages = input.project->file->damages();
  return damages.empty() ? Message() : damageLine(input.project->file->path(), damages);
}

std::string keptHeights(const TerrainInput& input) {
  return damageIn(input).empty() ? "every height is kept exactly"
                                 : "the heights that could be read are kept exactly";
}

Result<void> checkDamageSoFar(const TerrainInput& input, const DamageScope& scope) {
  if (!input.project) return {};
  return refuseDamage(input, damageWithin(input.project->file->damages(), scope));
}

Result<std::shared_ptr<ProjectHold>> holdForOutput(const std::string& in, const std::string& out) {
  std::error_code none;
  if (in.empty() || out.empty() || !std::filesystem::equivalent(in, out, none))
    return std::shared_ptr<ProjectHold>();
  constexpr int kTries = 5;
  for (int i = 0; i < kTries; ++i) {
    auto hold = ProjectHold::open(in, true, false);
    if (hold->refused()) break;
    // Who wrote it a moment ago has put another file in its place.
    if (!hold->movedAway(in)) return hold;
  }
  return errorIn(in, "is in use by another program");
}

std::unique_ptr<TerrainDocument> documentOf(TerrainInput& input) {
  if (input.project) return std::make_unique<TerrainDocument>(std::move(input.project->document));
  return std::make_unique<TerrainDocument>(input.imported.terrain);
}

DocumentParts partsOf(const TerrainInput& input) {
  if (input.project) return DocumentParts(input.project->document);
  return {contentOf(input.imported.terrain)};
}

DerivedContent derivedOf(const TerrainInput& input) {
  if (!input.project) return DerivedContent(input.imported.terrain);
  // A document adds what the content of a file may lack.
  return DerivedContent(TerrainDocument(DocumentParts(input.project->document)).content());
}

std::vector<Message> warningsOf(const TerrainInput& input) {
  std::vector<Message> warnings = input.imported.warnings;
  if (!input.project) return warnings;
  for (const Damage& damage : input.project->file->damages())
    if (std::ranges::find(warnings, damage.message()) == warnings.end()) warnings.push_back(damage.message());
  return warnings;
}

void reportWarnings(const TerrainInput& input) {
  for (const Message& warning : warningsOf(input)) reportWarning(warning);
  for (const Message& fact : input.imported.facts) reportNote(fact);
  if (const Message hint = importHint(input.imported.doubts); !hint.empty()) reportHint(hint);
}

void tellDamage(const Message& damage) {
  if (!damage.empty())
    std::printf("errors are of what could be read: %s\n", printableLine(damage.text()).c_str());
}

void tellInput(const TerrainInput& input) {
  reportWarnings(input);
  tellDamage(damageIn(input));
}

Result<void> writeProjectFile(const std::string& path, const TerrainDocument& document,
                              const TerrainInput& input, const Progress& progress) {
  const auto source = input.project ? input.project->file : nullptr;
  ProjectContents contents = source ? contentsOf(document, source->knownHistory()) : contentsOf(document);
  if (input.project) {
    contents.settings = input.project->settings;
    contents.preview = input.project->preview;
  }
  // What drapes name lies as it lies from here.
  std::error_code failed;
  if (!document.drapes().empty())
    contents.settings[kSavedIn] = savedInAlso(std::filesystem::absolute(path, failed).parent_path().string(),
                                              contents.settings[kSavedIn]);
  const auto file = ProjectFile::saveAs(path, contents, source, {}, progress);
  if (!file.ok()) return file.error();
  return {};
}

}  // namespace scarp
