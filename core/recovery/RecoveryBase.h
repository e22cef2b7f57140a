#pragma once

#include "core/project/ProjectFile.h"
#include "core/recovery/JournalBase.h"
#include "core/recovery/RecoveryJournal.h"

namespace scarp {

/// The saved state that a project file holds now.
[[nodiscard]] JournalBase projectBase(const ProjectFile& file);

/// Opens any base of a journal in a folder: a BaseOpener. A project must be the file that it was; where it
/// has been saved since, its setting kRecoveryMark tells how far it holds what the journal does. An error is
/// one line.
[[nodiscard]] Result<OpenedBase> openBase(const JournalBase& base, const std::string& folder,
                                          const Progress& progress = {});

/// What RecoveryJournal::makeBases() takes: bases that are project files, of the document with its history
/// and the settings that `settings` gives.
[[nodiscard]] std::function<RecoveryJournal::MakeBase(const std::string& mark)> ownBases(
    const TerrainDocument& document, std::function<ProjectSettings()> settings = {});

}  // namespace scarp
