#include <bit>

#include "core/io/OutputFile.h"
#include "core/io/RasterWriters.h"

namespace scarp {

static_assert(std::endian::native == std::endian::little, "the samples are written as they lie in memory");

Result<void> writeRaw16(const std::string& path, const ExportRows& rows, const Quantisation& quantisation,
                        const Progress& progress) {
  OutputFile file(path);
  std::vector<std::uint16_t> line(static_cast<std::size_t>(rows.columns()));
  for (int row = 0; row < rows.rows() && !file.failed(); ++row) {
    if (!keepGoing(progress, static_cast<double>(row) / rows.rows())) return Error::cancel();
    rows.steps(row, quantisation, line);
    file.write(line.data(), line.size() * sizeof(std::uint16_t));
  }
  return file.close();
}

}  // namespace scarp
