#include "app/commands/SizeOption.h"

#include <charconv>

namespace scarp {

std::optional<SampleSize> parseSampleSize(const std::string& text) {
  SampleSize size;
  const char* const end = text.data() + text.size();
  const auto [times, columnsWrong] = std::from_chars(text.data(), end, size.columns);
  if (columnsWrong != std::errc() || times == end || *times != 'x') return std::nullopt;
  const auto [rest, rowsWrong] = std::from_chars(times + 1, end, size.rows);
  if (rowsWrong != std::errc() || rest != end) return std::nullopt;
  return size;
}

}  // namespace scarp
