#include "app/commands/ImportHints.h"

#include "core/io/ImportPreview.h"
#include "core/io/RawLayout.h"

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

std::string layoutHint(const ImportPreview& preview) {
  return "say it with --raw, for example --raw " +
         formatRawLayout(preview.guess.raw.value_or(RawLayout{512, 512})) +
         ", with +32 after it for a header of 32 bytes";
}

std::string bandsHint(const ImportPreview& preview) {
  std::string text = "--band 1 to " + std::to_string(preview.bands.size());
  if (preview.colours) text += ", --band luminance";
  if (preview.byteColours) text += ", --band terrarium or --band mapbox";
  return text + " chooses";
}

}  // namespace

std::string importHint(std::span<const ImportSetting> settings) {
  std::string text;
  for (const ImportSetting setting : settings) text += (text.empty() ? "" : "; ") + hintOf(setting);
  return text;
}

Error withImportHint(Error error, const std::string& path, const ImportOptions& options) {
  if (error.cancelled) return error;
  const auto preview = previewImport(path, options);
  if (!preview) {
    if (!options.raw && looksRaw(path))
      error.message +=
          "; say it with --raw, for example --raw 512x512:u16, with +32 after it for a header of 32 bytes";
    return error;
  }
  for (const ImportSetting needed : preview->needed) {
    error.message += "; ";
    error.message += needed == ImportSetting::Layout  ? layoutHint(*preview)
                     : needed == ImportSetting::Bands ? bandsHint(*preview)
                                                      : hintOf(needed);
  }
  return error;
}

}  // namespace scarp
