#include "app/commands/ImportHints.h"

#include "core/io/ImportPreview.h"
#include "core/io/ImportSource.h"
#include "core/io/RawLayout.h"
#include "core/remote/RemoteAddress.h"

namespace scarp {

namespace {

std::string hintOf(ImportSetting setting) {
  switch (setting) {
    case ImportSetting::Unit:
      return "--unit sets the unit";
    case ImportSetting::Nodata:
      return "--nodata sets the no-data value";
    case ImportSetting::CellSize:
      return "--cell-size sets the cell size";
    case ImportSetting::Heights:
      return "--range, --step-range or --scale and --offset set the heights";
    case ImportSetting::Layout:
      return "--raw sets the layout";
    case ImportSetting::Bands:
      return "--band chooses";
    case ImportSetting::Rows:
      return "--rows sets which row is the first";
  }
  return {};
}

/// `others`: further layouts that the file may have.
std::string layoutHint(const RawLayout& layout, std::span<const LayoutLook> others = {}) {
  std::string text = "set it with --raw, for example --raw " + formatRawLayout(layout);
  for (const LayoutLook& other : others)
    if (other.candidate.layout != layout) text += " or --raw " + formatRawLayout(other.candidate.layout);
  return text + "; +32 at its end stands for a header of 32 bytes";
}

std::string bandsHint(const ImportPreview& preview) {
  std::string text = "say which with --band: 1 to " + std::to_string(preview.bands.size());
  if (preview.colours) text += ", luminance";
  if (preview.byteColours) text += ", terrarium or mapbox";
  return text;
}

}  // namespace

std::string importHint(std::span<const ImportSetting> settings) {
  std::string text;
  for (const ImportSetting setting : settings) text += (text.empty() ? "" : "; ") + hintOf(setting);
  return text;
}

Error withImportHint(Error error, const std::string& path, const ImportOptions& options) {
  // No setting helps there. A second try with a decoder that crashes or hangs, or a server that does not
  // answer, only takes time.
  const bool unreadable = error.message.find("cannot be read") != std::string::npos ||
                          (looksRemote(path) && error.message.find("server") != std::string::npos);
  if (error.cancelled || unreadable) return error;
  if (!isPlain(path, options)) {
    if (error.message.find("can be resampled") != std::string::npos)
      error.message += "; --resample-tiles does so";
    return error;
  }
  const RawLayout anyLayout{512, 512, RawLayout::Sample::U16, false, 0};
  const auto preview = previewImport(path, options);
  if (!preview && !options.raw && looksRaw(path)) error.message += "; " + layoutHint(anyLayout);
  if (!preview) return error;
  for (const ImportSetting needed : preview->needed) {
    error.message += "; ";
    error.message += needed == ImportSetting::Layout
                         ? layoutHint(preview->guess.raw.value_or(anyLayout), preview->layouts)
                     : needed == ImportSetting::Bands ? bandsHint(*preview)
                                                      : hintOf(needed);
  }
  return error;
}

}  // namespace scarp
