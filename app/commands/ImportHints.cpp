#include "app/commands/ImportHints.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "core/io/ImportPreview.h"
#include "core/io/ImportSource.h"
#include "core/io/RawLayout.h"
#include "core/remote/RemoteAddress.h"

namespace scarp {

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

}  // namespace scarp
