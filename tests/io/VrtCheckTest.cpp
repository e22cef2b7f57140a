#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <filesystem>

#include "core/io/GdalOpen.h"
#include "core/io/RasterImport.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

namespace fs = std::filesystem;

class Vrt : public testing::Test {
 protected:
  Vrt() {
    fs::create_directory(folder_.file("in"));
    fs::create_directory(folder_.file("in/tiles"));
    for (const char* name : {"in/a.tif", "in/tiles/b.tif", "out.tif"})
      writeOutside(folder_.file(name), 3, 2, {1, 2, 3, 4, 5, 6}, {});
  }

  static std::string source(const std::string& name, bool relative = true) {
    return "<SimpleSource><SourceFilename relativeToVRT=\"" + std::string(relative ? "1" : "0") + "\">" +
           name + "</SourceFilename><SourceBand>1</SourceBand></SimpleSource>";
  }
  static std::string mosaic(const std::string& sources, const std::string& band = "",
                            const std::string& head = "", const std::string& kind = "") {
    return "<VRTDataset rasterXSize=\"3\" rasterYSize=\"2\" " + kind + ">" + head +
           "<VRTRasterBand dataType=\"Float32\" band=\"1\" " + band + ">" + sources +
           "</VRTRasterBand></VRTDataset>";
  }
  std::string write(const std::string& text, const std::string& name = "in/m.vrt") {
    writeBytes(folder_.file(name), text);
    return folder_.file(name);
  }
  void expectRefused(const std::string& text, const std::string& words) {
    const std::string path = write(text);
    expectOneLine(checkVrt(path), {path, words});
  }

  TempFolder folder_;
};

TEST_F(Vrt, AMosaicOfFilesBelowItsFolderIsRead) {
  const auto read = valueOf(importRaster(write(mosaic(source("tiles/b.tif")))));
  EXPECT_EQ(read.terrain.heights.at(2, 1), 6.0F);
  EXPECT_TRUE(checkVrt(write(mosaic(source("./tiles/../a.tif")))).ok());
  EXPECT_TRUE(checkVrt(write(mosaic(source(folder_.file("in/a.tif"), false)))).ok());
}

TEST_F(Vrt, SourcesElsewhereAreRefused) {
  fs::create_symlink(folder_.file("out.tif"), folder_.file("in/link.tif"));
  fs::create_directory_symlink(folder_.path(), folder_.file("in/up"));
  for (const std::string& name :
       {std::string("../out.tif"), std::string("tiles/../../out.tif"), folder_.file("out.tif"),
        std::string("link.tif"), std::string("up/out.tif"), std::string("/vsicurl/http://127.0.0.1:9/a.tif"),
        std::string("tiles"), std::string("MEM:::DATAPOINTER=1,PIXELS=3,LINES=2"),
        std::string("NETCDF:\"a.nc\":z"), std::string("none.tif"), std::string("/dev/zero"),
        std::string("")}) {
    expectRefused(mosaic(source(name)), "is no file below its own folder");
  }
}

TEST_F(Vrt, SourcesOfOtherFormatsAreRefused) {
  writeBytes(folder_.file("in/notes.txt"), "not a raster");
  expectRefused(mosaic(source("notes.txt")), "is of no format that may be read");
  expectOneLine(importRaster(folder_.file("in/m.vrt")), {"m.vrt", "is of no format that may be read"});
}

/// Writes a BT file of 3 × 2 samples, 1 to 6, with a vertical scale.
void writeBt(const std::string& path, float scale) {
  OutsideFile file{"BT", "Int16"};
  file.geoTransform = {{500'000.0, 10.0, 0.0, 5'200'000.0, 0.0, -10.0}};
  file.epsg = 32632;
  writeOutside(path, 3, 2, {1, 2, 3, 4, 5, 6}, file);
  std::string bytes = readBytes(path);
  constexpr std::size_t kScaleAt = 62;
  std::memcpy(bytes.data() + kScaleAt, &scale, sizeof scale);
  writeBytes(path, bytes);
}

TEST_F(Vrt, BtSourcesWithAVerticalScaleAreRefused) {
  for (const float scale : {0.1F, -1.0F, std::nanf("")}) {
    writeBt(folder_.file("in/x.bt"), scale);
    expectRefused(mosaic(source("a.tif") + source("x.bt")),
                  "its source 'x.bt' is a BT file with a vertical scale of ");
    write(mosaic(source("x.bt")), "in/n.vrt");
    expectRefused(mosaic(source("n.vrt")), "its source 'x.bt' is a BT file with a vertical scale of ");
  }
  for (const float scale : {1.0F, 0.0F}) {
    writeBt(folder_.file("in/x.bt"), scale);
    EXPECT_TRUE(checkVrt(write(mosaic(source("x.bt")))).ok());
  }
  // Unless the band states the scale.
  writeBt(folder_.file("in/x.bt"), 0.1F);
  const auto scaled = valueOf(importRaster(write(mosaic("<Scale>0.1</Scale>" + source("x.bt")))));
  EXPECT_NEAR(scaled.terrain.heights.at(2, 1), 0.6, 1e-6);
  expectRefused(mosaic("<Scale>0.01</Scale>" + source("x.bt")), "with a vertical scale of 0.1");
  writeBt(folder_.file("in/x.bt"), 0.30480061F);
  EXPECT_TRUE(checkVrt(write(mosaic("<UnitType>ft</UnitType>" + source("x.bt")))).ok());
  expectRefused(mosaic("<UnitType>m</UnitType>" + source("x.bt")), "with a vertical scale of 0.304");
}

TEST_F(Vrt, AVrtAmongTheSourcesIsCheckedByItsOwnFolder) {
  write(mosaic(source("b.tif")), "in/tiles/n.vrt");
  const auto read = importRaster(write(mosaic(source("tiles/n.vrt"))));
  EXPECT_TRUE(read.ok()) << read.error().text();
  write(mosaic(source("../a.tif")), "in/tiles/n.vrt");
  expectRefused(mosaic(source("tiles/n.vrt")), "'../a.tif' is no file below its own folder");
}

TEST_F(Vrt, FilesThatNameEachOtherEnd) {
  expectRefused(mosaic(source("m.vrt")), "among its own sources");
  write(mosaic(source("m.vrt")), "in/n.vrt");
  expectRefused(mosaic(source("n.vrt")), "among its own sources");
  for (int i = 0; i < 12; ++i)
    write(mosaic(source(std::to_string(i + 1) + ".vrt")), "in/" + std::to_string(i) + ".vrt");
  write(mosaic(source("a.tif")), "in/12.vrt");
  EXPECT_TRUE(importRaster(folder_.file("in/8.vrt")).ok());
  expectRefused(mosaic(source("0.vrt")), "more than 8 deep");
}

TEST_F(Vrt, SourcesAreCountedAsOftenAsTheyAreNamed) {
  std::string few;
  for (int i = 0; i < 400; ++i) few += source("c.vrt");
  std::string tif;
  for (int i = 0; i < 400; ++i) tif += source("a.tif");
  write(mosaic(tif), "in/c.vrt");
  expectRefused(mosaic(few), "more than 100000 sources");
}

TEST_F(Vrt, OtherKindsAreRefused) {
  const std::string a = source("a.tif");
  expectRefused(mosaic(a, "", "", "subClass=\"VRTWarpedDataset\""), "VRTWarpedDataset");
  expectRefused(mosaic(a, "", "", "subClass=\"VRTPansharpenedDataset\""), "VRTPansharpenedDataset");
  expectRefused(
      mosaic(a + "<PixelFunctionType>sqrt</PixelFunctionType>", "subClass=\"VRTDerivedRasterBand\""),
      "VRTDerivedRasterBand");
  expectRefused(mosaic(a + "<PixelFunctionCode>import os</PixelFunctionCode>"), "PixelFunctionCode");
  expectRefused(mosaic("<SourceFilename>a.tif</SourceFilename>", "subClass=\"VRTRawRasterBand\""),
                "VRTRawRasterBand");
  expectRefused(
      mosaic("<SimpleSource><SourceFilename relativeToVRT=\"1\">a.tif</SourceFilename><OpenOptions><OOI "
             "key=\"ROOT_PATH\">/</OOI></OpenOptions></SimpleSource>"),
      "OpenOptions");
  expectRefused(mosaic(a, "", "<GDALWarpOptions><SourceDataset>/a.tif</SourceDataset></GDALWarpOptions>"),
                "GDALWarpOptions");
  expectRefused(
      mosaic(a, "", "<Metadata domain=\"OVERVIEWS\"><MDI key=\"overview_file\">/a.tif</MDI></Metadata>"),
      "overviews");
  expectRefused("<VRTDataset><Group name=\"/\"/></VRTDataset>", "Group");
}

TEST_F(Vrt, BrokenXmlIsRefused) {
  expectRefused("<VRTDataset rasterXSize=\"3\"", "XML");
  expectRefused(mosaic(source("a.tif")) + "<More/>", "More");
  std::string deep = "<VRTDataset>";
  for (int i = 0; i < 1000; ++i) deep += "<Metadata>";
  for (int i = 0; i < 1000; ++i) deep += "</Metadata>";
  expectRefused(deep + "</VRTDataset>", "nested too deep");
  expectRefused("<VRTDataset>" + std::string(33U << 20U, ' ') + "</VRTDataset>", "at most 32 MiB");
  std::string wide = "<VRTDataset>";
  for (int i = 0; i < 2'000'001; ++i) wide += "<F/>";
  expectRefused(wide + "</VRTDataset>", "more XML elements");
}

}  // namespace
}  // namespace scarp::test
