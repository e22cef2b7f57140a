#include <CLI/CLI.hpp>
#include <QImage>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/PictureFile.h"
#include "app/commands/TerrainInput.h"
#include "core/base/Json.h"
#include "core/base/Parallel.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/compare/DocumentMerge.h"
#include "core/compare/HeightDifference.h"
#include "core/compare/SharedGrid.h"
#include "core/compare/ThingDifference.h"
#include "core/io/RasterExport.h"
#include "core/project/ProjectFile.h"

namespace scarp {

namespace {

constexpr int kMaxPictureSide = 2048;  ///< Along a side.

using Colour = std::array<double, 3>;
constexpr Colour kHigher{0.13, 0.40, 0.75}, kLower{0.90, 0.45, 0.05}, kHoles{0.80, 0.10, 0.70},
    kNothing{0.16, 0.16, 0.16};

/// Lambert's shade of a sample, light from the north-west, 45° high.
double shadeAt(const Terrain& terrain, int column, int row, int step) {
  const GridFrame& frame = terrain.frame;
  const int east = std::min(column + step, frame.columns - 1), south = std::min(row + step, frame.rows - 1),
            west = std::max(column - step, 0), north = std::max(row - step, 0);
  const auto height = [&](int c, int r) { return double(terrain.heights.at(c, r)); };
  const double dx = (height(east, row) - height(west, row)) / ((east - west) * frame.dx),
               dy = (height(column, north) - height(column, south)) / ((south - north) * frame.dy);
  if (!std::isfinite(dx) || !std::isfinite(dy)) return 0.7;
  const double lit = (dx - dy + std::sqrt(2.0)) / (2.0 * std::sqrt(1.0 + dx * dx + dy * dy));
  return 0.25 + 0.75 * std::clamp(lit, 0.0, 1.0);
}

Colour colourAt(const Terrain& after, const HeightRaster& over, const GridRect& samples, double full) {
  double greatest = 0.0;
  bool ground = false, lost = false;
  for (int row = samples.row0; row < samples.row1; ++row)
    for (int column = samples.column0; column < samples.column1; ++column) {
      const double difference = over.at(column, row);
      const bool is = !std::isnan(after.heights.at(column, row));
      ground |= is;
      // Ground without a difference was a hole before; other holes are none of ours.
      if (std::isnan(difference)) {
        lost |= is;
        continue;
      }
      if (std::abs(difference) > std::abs(greatest)) greatest = difference;
    }
  if (lost) return kHoles;
  if (!ground) return kNothing;
  const double shade = shadeAt(after, samples.column0, samples.row0, samples.width());
  const double share = full > 0.0 ? std::min(1.0, std::abs(greatest) / full) : 0.0,
               weight = greatest == 0.0 ? 0.0 : 0.25 + 0.75 * share;
  const Colour& towards = greatest > 0.0 ? kHigher : kLower;
  Colour colour;
  for (std::size_t i = 0; i < 3; ++i)
    colour[i] = shade * ((1.0 - weight) * 0.85 + weight * std::min(1.0, towards[i] * 1.25));
  return colour;
}

/// Ground from above, shaded in grey, with what is higher than before in blue and what is lower in orange, the
/// stronger the more, up to `full` metres; holes that were made or filled in magenta. North is up; one pixel
/// stands for one or more samples, and shows their greatest difference. Contract: rasters of one size.
QImage differencePicture(const Terrain& after, const HeightRaster& differences, double full) {
  const GridFrame& frame = after.frame;
  const int step = (std::max(frame.columns, frame.rows) - 1) / kMaxPictureSide + 1;
  QImage picture((frame.columns - 1) / step + 1, (frame.rows - 1) / step + 1, QImage::Format_RGB888);
  const auto stride = static_cast<std::size_t>(picture.bytesPerLine());
  unsigned char* const pixels = picture.bits();
  parallelFor(static_cast<std::size_t>(picture.height()), [&](std::size_t y) {
    for (int x = 0; x < picture.width(); ++x) {
      const int row = static_cast<int>(y) * step, column = x * step;
      const GridRect samples{column, row, std::min(column + step, frame.columns),
                             std::min(row + step, frame.rows)};
      const Colour colour = colourAt(after, differences, samples, full);
      for (std::size_t i = 0; i < 3; ++i)
        pixels[y * stride + 3 * static_cast<std::size_t>(x) + i] =
            static_cast<unsigned char>(std::lround(255.0 * std::clamp(colour[i], 0.0, 1.0)));
    }
  });
  return picture;
}

struct DiffArguments {
  std::vector<std::string> files;
  std::string raster, picture;
  bool json = false, git = false;
  InputOptions input;
};

struct FoundDifference {
  SharedGrid grid;
  HeightDifference heights;
  std::vector<ThingDifference> things;
};

void diffLine(const std::string& label, const std::string& text) {
  std::string title = label;
  if (!title.empty() && title[0] >= 'a' && title[0] <= 'z') title[0] = static_cast<char>(title[0] - 'a' + 'A');
  std::printf("%-20s %s\n", title.c_str(), printableLine(text).c_str());
}

std::string inPerCent(std::int64_t part, std::int64_t whole) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.3g %%",
                100.0 * static_cast<double>(part) / static_cast<double>(std::max<std::int64_t>(whole, 1)));
  return text.data();
}

std::string lengthText(double metres) { return shortNumber(metres) + " m"; }

/// "3 added (oak, rock, 1 more)"
std::string namesText(const std::vector<std::string>& names, const char* what) {
  constexpr std::size_t kShown = 6;
  std::string text = std::to_string(names.size()) + " " + what + " (";
  for (std::size_t i = 0; i < std::min(names.size(), kShown); ++i) text += (i > 0 ? ", " : "") + names[i];
  if (names.size() > kShown) text += ", " + std::to_string(names.size() - kShown) + " more";
  return text + ")";
}

void tellHeights(const HeightDifference& heights) {
  if (heights.none()) {
    diffLine("heights", "the same at all " + std::to_string(heights.compared) + " samples");
    return;
  }
  const GridRect& at = heights.changed;
  diffLine("heights", std::to_string(heights.differing) + " of " + std::to_string(heights.compared) +
                          " samples differ (" + inPerCent(heights.differing, heights.compared) + ")");
  diffLine("where", "columns " + std::to_string(at.column0) + " to " + std::to_string(at.column1 - 1) +
                        ", rows " + std::to_string(at.row0) + " to " + std::to_string(at.row1 - 1));
  if (heights.differing > 0) {
    diffLine("after - before", lengthText(heights.lowest) + " to " + lengthText(heights.highest) + ", mean " +
                                   lengthText(heights.mean) + ", root mean square " +
                                   lengthText(heights.rootMeanSquare));
    diffLine("of those that differ", "half within " + lengthText(heights.size50) + ", 95 % within " +
                                         lengthText(heights.size95) + ", 99 % within " +
                                         lengthText(heights.size99));
    diffLine("earth", "raised " + shortNumber(heights.earth.fill) + " m3, lowered " +
                          shortNumber(heights.earth.cut) + " m3, over " + shortNumber(heights.earth.area) +
                          " m2");
  }
  if (heights.holesMade > 0 || heights.holesFilled > 0)
    diffLine("holes", std::to_string(heights.holesMade) + " samples became holes, " +
                          std::to_string(heights.holesFilled) + " are ground now");
}

void tellThings(const std::vector<ThingDifference>& things) {
  for (const ThingDifference& thing : things) {
    std::string text;
    const auto add = [&text](const std::vector<Message>& names, const char* what) {
      if (!names.empty()) text += (text.empty() ? "" : ", ") + namesText(textsOf(names), what);
    };
    add(thing.added, "added");
    add(thing.removed, "removed");
    add(thing.changed, "changed");
    diffLine(thing.kind.text(), text);
  }
}

Json differenceJson(const std::string& before, const std::string& after,
                                      const FoundDifference& found) {
  const HeightDifference& heights = found.heights;
  Json json;
  json["before"] = before;
  json["after"] = after;
  if (!found.grid.note.empty()) json["note"] = found.grid.note.text();
  json["same"] = heights.none() && found.things.empty();
  const GridRect& at = heights.changed;
  json["heights"] = {{"compared", heights.compared},
                     {"differing", heights.differing},
                     {"holesMade", heights.holesMade},
                     {"holesFilled", heights.holesFilled},
                     {"lowest", heights.lowest},
                     {"highest", heights.highest},
                     {"mean", heights.mean},
                     {"rootMeanSquare", heights.rootMeanSquare},
                     {"size50", heights.size50},
                     {"size95", heights.size95},
                     {"size99", heights.size99},
                     {"raised", heights.earth.fill},
                     {"lowered", heights.earth.cut},
                     {"area", heights.earth.area}};
  json["heights"]["changed"] = nullptr;
  if (!at.empty())
    json["heights"]["changed"] = {
        {"column", at.column0}, {"row", at.row0}, {"columns", at.width()}, {"rows", at.height()}};
  json["things"] = Json::array();
  for (const ThingDifference& thing : found.things)
    json["things"].push_back({{"kind", thing.kind.text()},
                              {"added", textsOf(thing.added)},
                              {"removed", textsOf(thing.removed)},
                              {"changed", textsOf(thing.changed)}});
  return json;
}

Result<void> writeDifferences(const DiffArguments& arguments, const Terrain& before, const Terrain& after,
                              const HeightDifference& heights, CommandProgress& progress) {
  if (arguments.raster.empty() && arguments.picture.empty()) return {};
  auto over = differences(before.heights, after.heights, progress.stage("subtracting"));
  if (!over) return over.error();
  if (!arguments.picture.empty()) {
    const auto file = PictureFile::create(arguments.picture);
    if (!file) return file.error();
    const double full = heights.size99;
    if (const auto written =
            file->write(differencePicture(after, *over, full), progress.stage("writing the picture"));
        !written)
      return written;
  }
  if (arguments.raster.empty()) return {};
  GeoReference reference = after.georeference;
  reference.source.reset();  // Differences are not stored as the heights of a file.
  const auto report = exportRaster({after.frame, std::move(reference), *std::move(over)}, arguments.raster,
                                   {}, progress.stage("writing"));
  if (!report) return report.error();
  return {};
}

int runDiff(const DiffArguments& arguments, const std::string& beforePath, const std::string& afterPath,
            const std::string& shown) {
  CommandProgress progress;
  constexpr DamageScope kNeeded{DamageScope::Content::Document};
  const auto before = readTerrain(beforePath, arguments.input, kNeeded, progress.stage("reading"));
  if (!before) return reportFailure(before.error());
  const auto after = readTerrain(afterPath, arguments.input, kNeeded, progress.stage("reading"));
  if (!after) return reportFailure(after.error());
  const auto grid = sharedGrid(before->imported.terrain, after->imported.terrain);
  if (!grid) return reportFailure(errorIn(shown, grid.error()));
  const Terrain was = partOfTerrain(before->imported.terrain, grid->before),
                is = partOfTerrain(after->imported.terrain, grid->after);
  FoundDifference found{*grid, {}, {}};
  const auto heights = heightDifference(was.heights, is.heights, is.frame, progress.stage("comparing"));
  if (!heights) return reportFailure(heights.error());
  found.heights = *heights;
  if (before->project || after->project) found.things = thingsBetween(partsOf(*before), partsOf(*after));
  if (const auto written = writeDifferences(arguments, was, is, found.heights, progress); !written)
    return reportFailure(written.error());
  progress.clear();

  reportWarnings(*before);
  reportWarnings(*after);
  if (arguments.json) {
    std::cout << differenceJson(beforePath, afterPath, found).dump(2) << '\n';
    return 0;
  }
  if (arguments.git) diffLine("file", shown);
  if (!found.grid.note.empty()) diffLine("note", found.grid.note.text());
  tellHeights(found.heights);
  tellThings(found.things);
  if (!arguments.picture.empty())
    diffLine("picture", arguments.picture + ": blue is higher, orange lower, in full colour from " +
                            lengthText(found.heights.size99));
  return 0;
}

/// As git calls the command of a diff driver: PATH OLD-FILE OLD-HEX OLD-MODE NEW-FILE NEW-HEX NEW-MODE, and of a
/// path that is not merged yet PATH alone.
int runGitDiff(const DiffArguments& arguments) {
  const auto& files = arguments.files;
  constexpr const char* kNone = "/dev/null";
  if (files.size() == 1) {
    diffLine("file", files[0] + ": not merged yet");
    return 0;
  }
  if (files[1] == kNone || files[4] == kNone) {
    diffLine("file", files[0] + (files[1] == kNone ? ": is new" : ": is deleted"));
    return 0;
  }
  return runDiff(arguments, files[1], files[4], files[0]);
}

}  // namespace

void addDiffCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<DiffArguments>();
  CLI::App* command = program.add_subcommand("diff", "Tell how two terrains differ");
  command->add_option("FILES", arguments->files, "The terrain before, and after: rasters or projects")
      ->required()
      ->type_name("BEFORE AFTER");
  command->add_option("-o,--output", arguments->raster,
                      "Raster of the differences to write, after - before; .tif for a GeoTIFF with the CRS");
  command->add_option("--picture", arguments->picture,
                      "Picture to write, .png or .jpg: blue where it is higher, orange where it is lower");
  command->add_flag("--json", arguments->json, "Print JSON");
  addDamageOption(*command, arguments->input.acceptDamage);
  command->add_flag("--git", arguments->git, "Take what git gives the command of a diff driver");
  command->callback([arguments, &exit] {
    const std::size_t count = arguments->files.size();
    if (arguments->git) {
      if (count != 1 && count != 7)
        throw CLI::ValidationError("--git", "takes the 7 words that git gives, not " + std::to_string(count));
      exit.code = runGitDiff(*arguments);
      return;
    }
    if (count != 2)
      throw CLI::ValidationError("FILES", "two terrains are compared, not " + std::to_string(count));
    exit.code = runDiff(*arguments, arguments->files[0], arguments->files[1], arguments->files[1]);
  });
}

namespace {

struct MergeArguments {
  std::string base, ours, theirs, out;
  InputOptions input;
};

std::string countOf(std::int64_t count, const char* what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

void tellMerge(const std::string& out, const DocumentMerge& merge) {
  const std::string name = printableLine(out);
  if (merge.operations > 0)
    std::printf("%s: %s of theirs done again on ours\n", name.c_str(),
                countOf(static_cast<std::int64_t>(merge.operations), "operation").c_str());
  else
    std::printf("%s: %s of theirs taken\n", name.c_str(), countOf(merge.samples, "sample").c_str());
  if (merge.inConflict > 0)
    std::printf("conflict: %s changed in both; ours stay%s\n", countOf(merge.inConflict, "sample").c_str(),
                merge.mask.empty() ? "" : (", saved as the selection \"" + merge.mask + "\"").c_str());
  for (const Message& conflict : merge.conflicts)
    std::printf("conflict: %s\n", printableLine(conflict.text()).c_str());
}

Result<void> writeMerged(const std::string& out, const DocumentMerge& merge, const TerrainInput& ours,
                         CommandProgress& progress) {
  if (isProjectPath(out) || ours.project)
    return writeProjectFile(out, *merge.document, ours, progress.stage("writing"));
  const auto report = exportRaster(merge.document->snapshot(), out, {}, progress.stage("writing"));
  if (!report) return report.error();
  return {};
}

int runMerge(const MergeArguments& arguments) {
  CommandProgress progress;
  const auto hold = holdForOutput(arguments.ours, arguments.out);
  if (!hold) return reportFailure(hold.error());
  constexpr DamageScope document{DamageScope::Content::Document};
  const auto base = readTerrain(arguments.base, arguments.input, document, progress.stage("reading"));
  if (!base) return reportFailure(base.error());
  const auto ours = readTerrain(arguments.ours, arguments.input, DamageScope{DamageScope::Content::Everything},
                                progress.stage("reading"));
  if (!ours) return reportFailure(ours.error());
  const auto theirs = readTerrain(arguments.theirs, arguments.input, document, progress.stage("reading"));
  if (!theirs) return reportFailure(theirs.error());
  const auto merge =
      mergeDocuments(partsOf(*base), partsOf(*ours), partsOf(*theirs), progress.stage("merging"));
  if (!merge) return reportFailure(merge.error());
  if (const auto written = writeMerged(arguments.out, *merge, *ours, progress); !written)
    return reportFailure(written.error());
  progress.clear();
  reportWarnings(*ours);
  tellMerge(arguments.out, *merge);
  return merge->clean() ? 0 : reportFailure(errorIn(arguments.out, "holds conflicts, in which ours stays"));
}

}  // namespace

void addMergeCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<MergeArguments>();
  CLI::App* command =
      program.add_subcommand("merge", "Bring two versions of a terrain together that were edited apart");
  command->add_option("BASE", arguments->base, "What both began with")->required();
  command->add_option("OURS", arguments->ours, "One version; where both changed the same, it stays")->required();
  command->add_option("THEIRS", arguments->theirs, "The other version")->required();
  command->add_option("-o,--output", arguments->out, "Project or raster to write; may be OURS")->required();
  addDamageOption(*command, arguments->input.acceptDamage);
  command->callback([arguments, &exit] { exit.code = runMerge(*arguments); });
}

}  // namespace scarp
