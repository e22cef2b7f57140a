#include "ui/import/ImportFacts.h"

#include <QCoreApplication>

#include "core/io/SampleSource.h"
#include "ui/widgets/MessageText.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

struct ImportWords {
  Q_DECLARE_TR_FUNCTIONS(ImportFacts)
};

/// What GDAL calls "UInt16".
QString sampleText(const std::string& type) {
  if (type == "Byte" || type == "UInt8") return ImportWords::tr("8 bits");
  if (type == "Int8") return ImportWords::tr("8 bits, signed");
  if (type == "UInt16") return ImportWords::tr("16 bits");
  if (type == "Int16") return ImportWords::tr("16 bits, signed");
  if (type == "UInt32") return ImportWords::tr("32 bits");
  if (type == "Int32") return ImportWords::tr("32 bits, signed");
  if (type == "Float16") return ImportWords::tr("16 bits, floating point");
  if (type == "Float32") return ImportWords::tr("32 bits, floating point");
  if (type == "Float64") return ImportWords::tr("64 bits, floating point");
  return QString::fromStdString(type);
}

}  // namespace

GroundMeasures measuresOf(const ImportPreview& preview, const ImportOptions& options) {
  const HeightRule rule = previewRule(preview, options);
  GroundMeasures measures;
  const bool ends = options.range && options.range->of == ImportRange::Of::Values;
  measures.lowest = ends ? options.range->lowest : rule.inFileUnit(preview.lowest) * rule.metres;
  measures.highest = ends ? options.range->highest : rule.inFileUnit(preview.highest) * rule.metres;
  measures.columns = preview.columns;
  measures.rows = preview.rows;
  measures.dx = options.cellSize.value_or(preview.dx);
  measures.dy = options.cellSize.value_or(preview.dy);
  measures.southFirst = options.rows ? *options.rows == RowOrder::SouthFirst : preview.southFirst;
  return measures;
}

std::vector<BandUse> bandUses(const ImportPreview& preview) {
  std::vector<BandUse> uses;
  for (std::size_t i = 0; i < preview.bands.size(); ++i)
    uses.push_back({BandUse::Kind::Band, static_cast<int>(i) + 1});
  if (preview.colours) uses.push_back({BandUse::Kind::Luminance});
  if (preview.byteColours)
    for (const auto kind : {BandUse::Kind::Terrarium, BandUse::Kind::Mapbox}) uses.push_back({kind});
  return uses;
}

QString bandUseText(const BandUse& use, const ImportPreview& preview) {
  switch (use.kind) {
    case BandUse::Kind::Band:
      return QString::fromStdString(preview.bands[static_cast<std::size_t>(use.band - 1)]);
    case BandUse::Kind::Luminance:
      return ImportWords::tr("brightness of the colours");
    case BandUse::Kind::Terrarium:
      return ImportWords::tr("colours as Terrarium tiles have them");
    case BandUse::Kind::Mapbox:
      return ImportWords::tr("colours as Mapbox tiles have them");
  }
  return {};
}

QString reasonsText(const ImportPreview& preview) {
  QStringList lines;
  for (const Message& reason : preview.reasons) lines += messageHeading(reason);
  return lines.join(QLatin1Char('\n'));
}

QString measuresText(const GroundMeasures& measures) {
  return ImportWords::tr("heights %1, %2")
      .arg(spanText(measures.lowest, measures.highest), sidesText(measures.width(), measures.depth()));
}

QString factsText(const ImportPreview& preview, const GroundMeasures& measures) {
  return ImportWords::tr("%1, %2, %3 × %4 samples: %5")
      .arg(QString::fromStdString(preview.driver), sampleText(preview.sampleType))
      .arg(preview.columns)
      .arg(preview.rows)
      .arg(measuresText(measures));
}

}  // namespace scarp
