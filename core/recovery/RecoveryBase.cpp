#include "core/recovery/RecoveryBase.h"

namespace scarp {

namespace {

Result<OpenedBase> openProject(const std::string& path, const ProjectOptions& options,
                               const Progress& progress) {
  auto project = ProjectFile::open(path, options, progress);
  if (!project.ok()) return project.error();
  OpenedBase opened;
  opened.document = std::make_unique<TerrainDocument>(std::move(project->document));
  opened.project = opened.file = std::move(project->file);
  opened.settings = std::move(project->settings);
  opened.warnings = std::move(project->warnings);
  return opened;
}

}  // namespace

JournalBase projectBase(const ProjectFile& file) {
  const ProjectStamp stamp = file.stamp();
  return ProjectBase{file.path(), stamp.file, stamp.save, stamp.state};
}

Result<OpenedBase> openBase(const JournalBase& base, const std::string& folder, const Progress& progress) {
  if (auto plain = openPlainBase(base, progress)) return std::move(*plain);
  if (const auto* own = std::get_if<OwnBase>(&base)) {
    ProjectOptions options;
    options.readOnly = true;
    auto opened = openProject(folder + "/" + own->name, options, progress);
    // To be saved somewhere else.
    if (opened.ok()) opened->project.reset();
    return opened;
  }
  if (const auto* team = std::get_if<TeamBase>(&base))
    return Error{"the edits of \"%1\" wait for its server", team->terrain};
  const auto& wanted = std::get<ProjectBase>(base);
  auto opened = openProject(wanted.path, {}, progress);
  if (!opened.ok()) return opened;
  const ProjectStamp stamp = opened->project->stamp();
  if (stamp.file != wanted.file)
    return errorIn(wanted.path, "is another project than the one that was edited");
  if (stamp.save == wanted.save && stamp.state == wanted.state) return opened;
  const auto mark = opened->settings.find(kRecoveryMark);
  if (mark == opened->settings.end())
    return errorIn(wanted.path, "was saved by another program after it had been edited");
  opened->mark = mark->second;
  return opened;
}

std::function<RecoveryJournal::MakeBase(const std::string&)> ownBases(
    const TerrainDocument& document, std::function<ProjectSettings()> settings) {
  return [&document, settings = std::move(settings)](const std::string&) -> RecoveryJournal::MakeBase {
    auto contents = std::make_shared<ProjectContents>(contentsOf(document));
    if (settings) contents->settings = settings();
    return [contents](const std::string& path) -> Result<void> {
      auto made = ProjectFile::saveAs(path, *contents);
      if (!made.ok()) return made.error();
      return {};
    };
  };
}

}  // namespace scarp
