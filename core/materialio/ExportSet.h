#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/AtomicFile.h"
#include "core/io/FolderManifest.h"
#include "core/io/GeoTiffWriter.h"
#include "core/io/PictureRows.h"
#include "core/schema/EnumNames.h"

namespace scarp {

struct RawLayout;

/// What pictures are written as. Raw: samples alone, in the order that is asked for.
enum class PictureFormat { Png, Tga, Raw };
[[nodiscard]] const EnumNames& pictureFormatNames();

/// A file that was written, and what it is in a few words.
struct WrittenFile {
  std::string path;
  Message what;
};

/// Files that take their places in a folder together, each read back and compared before. Destroyed
/// uncommitted, it leaves the folder as it was. One thread.
class ExportSet {
 public:
  /// Who chose the names of the files.
  enum class Names : std::uint8_t {
    Generated,  ///< The export. Only files of earlier exports that are unchanged are replaced
                ///< (FolderManifest).
    Given       ///< The user. A file of this name is replaced, as in other programs.
  };

  /// `files`: how many it will be, for the progress, which must outlive this.
  ExportSet(std::string folder, int files, const Progress& progress, Names names = Names::Generated)
      : folder_(std::move(folder)), expected_(files), progress_(progress), names_(names) {}
  ~ExportSet();
  ExportSet(const ExportSet&) = delete;
  ExportSet& operator=(const ExportSet&) = delete;

  // Each writes a file of a name with its ending. An error is one line that names the file.

  [[nodiscard]] Result<void> picture(const std::string& name, PictureFormat format, const PictureShape& shape,
                                     const PictureRows& rowOf, const Message& what);
  [[nodiscard]] Result<void> tiff(const std::string& name, const GridFrame& frame,
                                  const GeoReference& reference, const GeoTiffLayout& layout,
                                  const BandRows& rowOf, const Message& what);
  /// OpenEXR with one channel, packed by ZIP, whose samples have these bits.
  [[nodiscard]] Result<void> bits(const std::string& name, const char* channel, int columns, int rows,
                                  const std::function<void(int row, std::span<std::uint32_t> bits)>& rowOf,
                                  const Message& what);
  [[nodiscard]] Result<void> text(const std::string& name, const std::string& content, const Message& what);

  /// Anything else: both get the path of a file that is there, and give the reason alone. `prove` reads back
  /// what `write` wrote.
  using Step = std::function<Result<void>(const std::string& path, const Progress& progress)>;
  [[nodiscard]] Result<void> file(const std::string& name, const Message& what, const Step& write,
                                  const Step& prove) {
    return add(name, what, write, prove);
  }

  /// Puts them into their places, all or none.
  [[nodiscard]] Result<std::vector<WrittenFile>> commit();

 private:
  [[nodiscard]] Result<void> add(const std::string& name, const Message& what, const Step& write,
                                 const Step& prove);
  [[nodiscard]] Result<void> makeFolder();
  /// Returns why a file must not be replaced.
  [[nodiscard]] std::optional<Error> obstacle(const std::string& name);
  [[nodiscard]] Result<void> place();

  std::string folder_;
  int expected_;
  const Progress& progress_;
  Names names_;
  std::optional<FolderManifest> earlier_;  ///< Files of earlier exports into the folder.
  std::vector<std::string> fileNames_;     ///< Of files_, below the folder.
  std::vector<AtomicFile> files_;
  std::vector<WrittenFile> written_;
  std::vector<std::string> made_;  ///< Folders that were not there, the outer ones first.
};

}  // namespace scarp
