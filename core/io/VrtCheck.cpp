#include <cpl_conv.h>
#include <cpl_minixml.h>
#include <cpl_string.h>
#include <gdal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <optional>

#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/io/GdalDrivers.h"
#include "core/io/GdalErrors.h"
#include "core/io/GdalLayout.h"
#include "core/io/GdalOpen.h"
#include "core/io/HeightDatum.h"

namespace scarp {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBytes = std::uintmax_t{32} << 20;
constexpr std::ptrdiff_t kMostNodes = 2'000'000;
constexpr int kDeepestElement = 16, kDeepestFile = 8;
/// Of all VRT files together, each as often as it is named: what is read for one that has them all.
constexpr int kMostSources = 100'000;

// Of a mosaic of files. Not among them are pixel functions, warped, pansharpened, raw and multidimensional
// kinds, and options for opening sources.
constexpr std::array kElements{
    // The mosaic.
    "VRTDataset", "SRS", "GeoTransform", "Metadata", "MDI", "GCPList", "GCP",
    // Its bands.
    "BlockXSize", "BlockYSize", "VRTRasterBand", "MaskBand", "OverviewList", "Overview", "Description",
    "UnitType", "Offset", "Scale", "NoDataValue", "HideNoDataValue", "ColorInterp", "ColorTable", "Entry",
    "CategoryNames", "Category", "Histograms", "HistItem", "HistMin", "HistMax", "BucketCount",
    "IncludeOutOfRange", "Approximate", "HistCounts", "GDALRasterAttributeTable", "FieldDefn", "Name", "Type",
    "Usage", "Row", "F",
    // Their sources.
    "SimpleSource", "ComplexSource", "AveragedSource", "NoDataFromMaskSource", "SourceFilename", "SourceBand",
    "SourceProperties", "SrcRect", "DstRect", "NODATA", "UseMaskBand", "ScaleOffset", "ScaleRatio",
    "Exponent", "SrcMin", "SrcMax", "DstMin", "DstMax", "Clamp", "LUT", "ColorTableComponent"};

struct FreeXml {
  void operator()(CPLXMLNode* node) const { CPLDestroyXMLNode(node); }
};
using Xml = std::unique_ptr<CPLXMLNode, FreeXml>;

/// Metres per stored unit, by the scale and the unit of a band element.
double metresPerStep(const CPLXMLNode& band) {
  const auto value = [&](const char* name) {
    return CPLGetXMLValue(const_cast<CPLXMLNode*>(&band), name, "");
  };
  const std::string scale = value("Scale");
  return (scale.empty() ? 1.0 : CPLAtof(scale.c_str())) * metresPerUnit(value("UnitType")).value_or(1.0);
}

/// Whether the scale of a VRT band is that of a BT file among its sources. The two kinds of feet count as
/// equal, because GDAL gives both the same name.
bool appliesScale(double bandMetres, double btScale) {
  constexpr double kMaxDeviation = 1e-5;
  return std::abs(bandMetres - btScale) <= kMaxDeviation * std::abs(btScale);
}

std::string named(const char* text) { return "'" + printableLine(text, 60) + "'"; }

class VrtCheck {
 public:
  Result<void> file(const fs::path& path, int depth) {
    if (depth > kDeepestFile) return Error{"VRT files name each other more than %1 deep", kDeepestFile};
    auto xml = read(path);
    if (!xml) return xml.error();
    const CPLXMLNode* const root = CPLGetXMLNode(xml->get(), "=VRTDataset");
    if (!root) return Error{"is no VRT mosaic"};
    for (const CPLXMLNode* other = xml->get(); other; other = other->psNext)
      if (other != root && other->eType == CXT_Element && other->pszValue[0] != '?')
        return Error{"has %1 beside the mosaic", named(other->pszValue)};
    std::error_code failure;
    const fs::path folder = fs::canonical(path, failure).parent_path();
    if (failure) return Error{"%1", failure.message()};
    known_.try_emplace(fs::canonical(path, failure).string(), kUnderWay);
    return element(*root, folder, 0, depth);
  }

 private:
  static Result<Xml> read(const fs::path& path) {
    std::error_code failure;
    const std::uintmax_t bytes = fs::file_size(path, failure);
    if (failure) return Error{"%1", failure.message()};
    if (bytes > kMostBytes) return Error{"a VRT file has at most 32 MiB"};
    std::ifstream stream(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    const auto nodes = std::ranges::count(text, '<') + std::ranges::count(text, '=');
    if (nodes > kMostNodes) return Error{"has more XML elements than a VRT file may"};
    const GdalErrors errors;
    Xml xml(CPLParseXMLString(text.c_str()));
    if (xml && text.find('\0') == std::string::npos) return xml;
    return errors.failed() ? Error{"is no XML that can be read (%1)", errors.failure()}
                           : Error{"is no XML that can be read"};
  }

  /// `folder` is the VRT file's own, without symbolic links, as GDAL takes it.
  Result<void> element(const CPLXMLNode& node, const fs::path& folder, int level, int depth) {
    if (level > kDeepestElement) return Error{"its XML is nested too deep"};
    const bool known =
        std::ranges::any_of(kElements, [&](const char* name) { return EQUAL(name, node.pszValue); });
    if (depth == 1 && EQUAL(node.pszValue, "VRTRasterBand")) bandMetres_ = metresPerStep(node);
    if (!known) return Error{"has %1, which a mosaic of files does not need", named(node.pszValue)};
    for (const CPLXMLNode* child = node.psChild; child; child = child->psNext) {
      if (child->eType == CXT_Attribute)
        if (auto right = attribute(*child); !right) return right;
      if (child->eType == CXT_Element)
        if (auto right = element(*child, folder, level + 1, depth); !right) return right;
    }
    if (EQUAL(node.pszValue, "SourceFilename")) return source(node, folder, depth);
    return {};
  }

  static Result<void> attribute(const CPLXMLNode& node) {
    const char* const value = node.psChild ? node.psChild->pszValue : "";
    if (EQUAL(node.pszValue, "subClass") && !EQUAL(value, "VRTSourcedRasterBand"))
      return Error{"is of the kind %1, not a mosaic of files", named(value)};
    // By it an overview would be another file.
    if (EQUAL(node.pszValue, "key") && EQUAL(value, "OVERVIEW_FILE"))
      return Error{"names a file of overviews"};
    return {};
  }

  Result<void> source(const CPLXMLNode& node, const fs::path& folder, int depth) {
    const std::string name = CPLGetXMLValue(const_cast<CPLXMLNode*>(&node), nullptr, "");
    const bool relative = CPLTestBool(CPLGetXMLValue(const_cast<CPLXMLNode*>(&node), "relativeToVRT", "0"));
    const Message shown = Message("its source %1", named(name.c_str()));
    const Error outside{"%1 is no file below its own folder", shown};
    // GDAL takes a name with a colon for a driver's own, whatever file there is of that name.
    if (name.empty() || name.find_first_of(":<") != std::string::npos) return outside;
    std::error_code failure;
    const fs::path given = relative ? folder / name : fs::path(name);
    const fs::path file = fs::canonical(given, failure);
    if (failure || !fs::is_regular_file(file, failure)) return outside;
    if (std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first != folder.end())
      return outside;
    if (auto right = checkBtScale(given.string(), shown, depth); !right) return right;
    const auto [known, first] = known_.try_emplace(file.string(), kUnderWay);
    if (!first && known->second == kUnderWay) return Error{"%1 has this file among its own sources", shown};
    if (first) {
      const GdalErrors quiet;
      if (!GDALIdentifyDriverEx(given.c_str(), GDAL_OF_RASTER, rasterDrivers().data(), nullptr))
        return Error{"%1 is of no format that may be read", shown};
      const int before = sources_;
      if (isVrt(given))
        if (auto right = this->file(given, depth + 1); !right) return right;
      known->second = sources_ - before;
    } else {
      sources_ += known->second;
    }
    if (++sources_ > kMostSources) return Error{"has more than %1 sources", kMostSources};
    return {};
  }

  /// Rejects a BT file with a vertical scale, which GDAL does not apply, unless the scale and the unit of the
  /// VRT's own band state it. A scale of 0 counts as 1. Of BT files in an inner VRT file only 1 is accepted,
  /// because the outer file may lose the unit.
  Result<void> checkBtScale(const std::string& file, const Message& shown, int depth) const {
    const std::optional<float> scale = btVerticalScale(file);
    if (!scale || *scale == 0.0F || *scale == 1.0F) return {};
    if (depth == 1 && appliesScale(bandMetres_, *scale)) return {};
    return Error{
        "%1 is a BT file with a vertical scale of %2, which the VRT file does not apply. Convert the source "
        "to GeoTIFF first",
        shown, *scale};
  }

  static constexpr int kUnderWay = -1;
  double bandMetres_ = 1.0;  ///< Metres per stored unit of the current band of the outermost VRT file.
  int sources_ = 0;
  std::map<std::string, int> known_;  ///< Files that may be read, and how many sources they have.
};

}  // namespace

bool isVrt(const std::string& path) {
  constexpr std::array<const char*, 2> vrt{"VRT", nullptr};
  const GdalErrors quiet;
  return GDALIdentifyDriverEx(path.c_str(), GDAL_OF_RASTER, vrt.data(), nullptr) != nullptr;
}

Result<void> checkVrt(const std::string& path) {
  if (auto right = VrtCheck().file(path, 1); !right) return errorIn(path, right.error());
  return {};
}

}  // namespace scarp
