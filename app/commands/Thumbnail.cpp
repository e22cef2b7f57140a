#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <QBuffer>
#include <QImageReader>
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <memory>
#include <string>

#include "app/commands/Commands.h"
#include "app/commands/PictureFile.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PrintableLine.h"
#include "core/base/StandardError.h"
#include "core/document/TerrainDocument.h"
#include "core/project/ProjectSummary.h"
#include "ui/render/OverviewPicture.h"

namespace scarp {

namespace {

constexpr int kLeastThumbnail = 16, kUsualThumbnail = 256, kLargestThumbnail = 1024;
/// Of a picture in a file; the editor keeps 512.
constexpr int kMostStoredSide = 4096;
constexpr int kMostImageMebibytes = 128;
constexpr rlim_t kThumbnailSeconds = 10, kThumbnailBytes = rlim_t{2} << 30;

struct ThumbnailArguments {
  std::string in, out;
  int size = kUsualThumbnail;
  InputOptions input;
};

void tellOfTime(int) {
  writeError("scarp: drawing it takes too long\n");
  ::_exit(1);
}

/// File managers draw whatever lies in a folder, unasked: no file may take the machine.
void limitProcess() {
  std::signal(SIGXCPU, tellOfTime);
  const rlimit seconds{kThumbnailSeconds, kThumbnailSeconds + 2}, bytes{kThumbnailBytes, kThumbnailBytes};
  ::setrlimit(RLIMIT_CPU, &seconds);
  ::setrlimit(RLIMIT_DATA, &bytes);
}

/// Null where the bytes are no picture, or one that is too large.
QImage storedPicture(const std::vector<std::byte>& png) {
  QByteArray bytes(reinterpret_cast<const char*>(png.data()), static_cast<qsizetype>(png.size()));
  QBuffer buffer(&bytes);
  if (!buffer.open(QIODevice::ReadOnly)) return {};
  QImageReader::setAllocationLimit(kMostImageMebibytes);
  QImageReader reader(&buffer, "png");
  if (!reader.canRead()) return {};
  const QSize size = reader.size();
  if (size.isEmpty() || std::max(size.width(), size.height()) > kMostStoredSide) return {};
  return reader.read();
}

Result<QImage> overviewOf(const ThumbnailArguments& arguments) {
  auto input = readTerrain(arguments.in, arguments.input, std::nullopt);
  if (!input) return input.error();
  const auto document = documentOf(*input);
  const QImage picture =
      OverviewPicture(document->heights(), document->frame(), document->pyramid().range()).image();
  if (const auto sound = checkDamageSoFar(*input, {DamageScope::Content::Heights}); !sound)
    return sound.error();
  return picture;
}

int runThumbnail(const ThumbnailArguments& arguments) {
  limitProcess();
  const auto file = PictureFile::createPng(arguments.out);
  if (!file) return reportFailure(file.error());
  const auto stored = readPreview(arguments.in);
  if (!stored.ok()) return reportFailure(stored.error());
  QImage picture = storedPicture(*stored);
  if (picture.isNull()) {
    auto overview = overviewOf(arguments);
    if (!overview) return reportFailure(overview.error());
    picture = *std::move(overview);
  }
  if (std::max(picture.width(), picture.height()) > arguments.size)
    picture = picture.scaled(arguments.size, arguments.size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
  if (const auto written = file->write(picture, {}); !written) return reportFailure(written.error());
  std::printf("%s: %d x %d pixels\n", printableLine(arguments.out).c_str(), picture.width(),
              picture.height());
  return 0;
}

}  // namespace

void addThumbnailCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<ThumbnailArguments>();
  CLI::App* command = program.add_subcommand("thumbnail", "Write the small picture of a project");
  command->add_option("IN", arguments->in, "Project")->required();
  command->add_option("OUT", arguments->out, "Picture to write, always PNG")->required();
  command->add_option("--size", arguments->size, "Pixels of the longer side at most; 256 where left out")
      ->check(CLI::Range(kLeastThumbnail, kLargestThumbnail))
      ->type_name("PIXELS");
  addDamageOption(*command, arguments->input.acceptDamage);
  command->callback([arguments, &exit] { exit.code = runThumbnail(*arguments); });
}

}  // namespace scarp
