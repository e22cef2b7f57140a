#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Message.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/DerivedContent.h"
#include "core/io/RasterImport.h"
#include "core/project/ProjectDamage.h"
#include "core/project/ProjectFile.h"
#include "core/project/ProjectStore.h"

namespace CLI {
class App;
}

namespace scarp {

/// A whole file; the error is one line that names it.
[[nodiscard]] Result<std::string> readTextFile(const std::string& path);

/// Which options of the command line set these: "--cell-size sets the cell size; …". Empty where there are
/// none. Only here do messages about an import name options: the core and the window have none.
[[nodiscard]] Message importHint(std::span<const ImportSetting> settings);

/// An import's error with the options that a second try needs behind it.
[[nodiscard]] Error withImportHint(Error error, const std::string& path, const ImportOptions& options);

/// Options for reading a terrain.
struct InputOptions : ImportOptions {
  bool acceptDamage = false;  ///< Damage of a project does not stop the command.
};
/// Adds the options of addImportOptions(), and --accept-damage. `options` must outlive the parsing.
void addInputOptions(CLI::App& command, InputOptions& options);
/// Adds --accept-damage.
void addDamageOption(CLI::App& command, bool& accept);

/// A terrain that a command was given: a raster's, or a project's.
struct TerrainInput {
  ImportedTerrain imported;              ///< Of a project: the ground as it is seen.
  std::optional<OpenedProject> project;  ///< Opened read-only.
  bool acceptDamage = false;             ///< By --accept-damage.
};

/// Reads a raster, or opens a project (by its ending, or what it begins with). Options for rasters are an
/// error with a project. Fails if content of the scope is damaged, as checkDamage() does; without a scope the
/// caller calls checkDamage().
[[nodiscard]] Result<TerrainInput> readTerrain(const std::string& path, const InputOptions& options,
                                               const std::optional<DamageScope>& scope,
                                               const Progress& progress = {});
/// Reads the content of a scope of a project. Fails with one line that names its damage, unless damage is
/// accepted. To be called before documentOf(), and before anything is written.
[[nodiscard]] Result<void> checkDamage(const TerrainInput& input, const DamageScope& scope,
                                       const Progress& progress = {});
/// Returns the damage that --accept-damage let pass, as damageLine(); empty if there is none.
[[nodiscard]] Message damageIn(const TerrainInput& input);
/// Text after "largest error 0 m: ": that every height is kept, or with --accept-damage those that could be
/// read.
[[nodiscard]] std::string keptHeights(const TerrainInput& input);
/// Checks the damage in the tiles read so far: for a command that needs few tiles, before it writes.
[[nodiscard]] Result<void> checkDamageSoFar(const TerrainInput& input, const DamageScope& scope);
/// For a command that writes over what it reads: from before it is read until it is written nobody else may,
/// so that no edit is lost. Nothing where the output is another file. An error where somebody else was first.
[[nodiscard]] Result<std::shared_ptr<ProjectHold>> holdForOutput(const std::string& in,
                                                                 const std::string& out);
/// A document of it, with all that a project has. Takes the project's document out of the input.
[[nodiscard]] std::unique_ptr<TerrainDocument> documentOf(TerrainInput& input);
/// What it is made of; shares all tiles with the input.
[[nodiscard]] DocumentParts partsOf(const TerrainInput& input);
/// What exports of it are made of.
[[nodiscard]] DerivedContent derivedOf(const TerrainInput& input);
/// What was not as it should be: at the reading, and what has been found damaged since.
[[nodiscard]] std::vector<Message> warningsOf(const TerrainInput& input);
/// Says them.
void reportWarnings(const TerrainInput& input);
/// Prints that errors are of what could be read, and what is damaged; nothing if damageIn() is empty. Belongs
/// to the statement of error of an export.
void tellDamage(const Message& damage);
/// Calls reportWarnings() and tellDamage(), before a statement of error.
void tellInput(const TerrainInput& input);

/// Writes a document as a project; what it shares with the input's project is copied from there.
[[nodiscard]] Result<void> writeProjectFile(const std::string& path, const TerrainDocument& document,
                                            const TerrainInput& input, const Progress& progress = {});

}  // namespace scarp
