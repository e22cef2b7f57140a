#include "tests/soak/hostile/Samples.h"

#include <gdal_priv.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

#include "tests/soak/hostile/WatchedRun.h"
#include "tests/support/MadeModels.h"
#include "tests/support/PackedModels.h"

namespace scarp::soak {

namespace {

namespace fs = std::filesystem;
using Commands = std::vector<std::vector<std::string>>;

/// A grid in metres, and one in degrees, whose size and place DTED wants so.
struct Grid {
  int columns, rows, epsg;
  double x, y, cell;
};
constexpr Grid kMetres{40, 30, 32632, 500000.0, 4000000.0, 10.0};
constexpr Grid kAmerica{40, 30, 26911, 500000.0, 4000000.0, 10.0};
constexpr Grid kDegrees{121, 121, 4326, 7.0 - 1.0 / 240.0, 48.0 + 1.0 / 240.0, 1.0 / 120.0};

struct GdalFormat {
  const char *driver, *name, *type;
  const char* options = "";  ///< One creation option.
  Grid grid = kMetres;
  int bands = 1;
  const char* band = "";  ///< Which of its bands is read, where the file has several.
};

constexpr GdalFormat kGdalFormats[] = {{"GTiff", "a.tif", "Float32"},
                                       {"GTiff", "b.tif", "Int16", "COMPRESS=DEFLATE"},
                                       {"GTiff", "c.tif", "Float32", "TILED=YES"},
                                       {"AAIGrid", "a.asc", "Float32"},
                                       {"ENVI", "a.img", "Float32"},
                                       {"EHdr", "a.bil", "Int16"},
                                       {"HFA", "h.img", "Float32"},
                                       {"netCDF", "a.nc", "Float32"},
                                       {"netCDF", "b.nc", "Int16", "FORMAT=NC4"},
                                       {"BAG", "a.bag", "Float32", "", kMetres, 1, "1"},
                                       {"XYZ", "a.xyz", "Int16"},
                                       {"BT", "a.bt", "Float32"},
                                       {"SAGA", "a.sdat", "Float32"},
                                       {"GSAG", "a.grd", "Float32"},
                                       {"GSBG", "b.grd", "Float32"},
                                       {"GS7BG", "c.grd", "Float32"},
                                       {"NWT_GRD", "e.grd", "Float32", "", kMetres, 1, "4"},
                                       {"GTX", "a.gtx", "Float32"},
                                       {"PCRaster", "a.map", "Float32"},
                                       {"RST", "a.rst", "Float32"},
                                       {"RRASTER", "d.grd", "Float32"},
                                       {"HF2", "a.hf2", "Float32"},
                                       {"SIGDEM", "a.sigdem", "Float32"},
                                       {"ZMap", "a.zmap", "Float32"},
                                       {"DTED", "a.dt0", "Int16", "", kDegrees},
                                       {"BYN", "a.byn", "Int16", "", kDegrees},
                                       {"LCP", "a.lcp", "Int16", "", kMetres, 5, "1"},
                                       {"USGSDEM", "a.dem", "Int16", "", kAmerica},
                                       {"GRIB", "a.grb", "Float32", "", kDegrees},
                                       {"PNG", "a.png", "UInt16"},
                                       {"JPEG", "a.jpg", "Byte"},
                                       {"JP2OpenJPEG", "a.jp2", "UInt16"},
                                       {"GIF", "a.gif", "Byte"},
                                       {"BMP", "a.bmp", "Byte"},
                                       {"PNM", "a.pgm", "UInt16"},
                                       {"SGI", "a.sgi", "Byte"},
                                       {"WEBP", "a.webp", "Byte", "LOSSLESS=YES", kMetres, 3}};

std::string bytesOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::map<std::string, std::string> filesIn(const fs::path& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::directory_iterator(folder))
    if (entry.is_regular_file()) files[entry.path().filename().string()] = bytesOf(entry.path());
  return files;
}

double height(int column, int row) {
  return std::round(100.0 + 40.0 * std::sin(column * 0.3) + 30.0 * std::cos(row * 0.23));
}

GDALDatasetUniquePtr inMemory(const GdalFormat& format) {
  const Grid& grid = format.grid;
  GDALDriver* const memory = GetGDALDriverManager()->GetDriverByName("MEM");
  GDALDatasetUniquePtr dataset(
      memory->Create("", grid.columns, grid.rows, format.bands, GDALGetDataTypeByName(format.type), nullptr));
  double transform[6] = {grid.x, grid.cell, 0.0, grid.y, 0.0, -grid.cell};
  dataset->SetGeoTransform(transform);
  OGRSpatialReference crs;
  crs.importFromEPSG(grid.epsg);
  dataset->SetSpatialRef(&crs);
  std::vector<double> values;
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column) values.push_back(height(column, row));
  for (int band = 1; band <= format.bands; ++band)
    if (dataset->GetRasterBand(band)->RasterIO(GF_Write, 0, 0, grid.columns, grid.rows, values.data(),
                                               grid.columns, grid.rows, GDT_Float64, 0, 0,
                                               nullptr) != CE_None)
      return nullptr;
  return dataset;
}

const Commands& rasterCommands() {
  static const Commands commands{{"info", "{}"},
                                 {"info", "{}", "--json"},
                                 {"convert", "{}", "out.tif"},
                                 {"convert", "{}", "out.png"},
                                 {"convert", "{}", "out.asc"},
                                 {"run", "none.json", "--in", "{}", "-o", "out.scarp"},
                                 {"render", "{}", "-o", "out.png", "--size", "64x48"}};
  return commands;
}

constexpr const char* kNothing = R"({"scarp": 1, "operations": []})";
constexpr const char* kScript = R"({"scarp": 1, "operations": [
  {"op": "add-layer", "name": "Hills", "blend": "add"},
  {"op": "stroke", "brush": {"kind": "raise", "radius": 60, "strength": 2.5, "falloff": "smooth"},
   "samples": [[-100, 0], [0, 80, 0.5, 0.1], [120, 40, 1, 0.25]]},
  {"op": "place", "asset": "conifer", "x": 0, "y": 8},
  {"op": "select", "rectangle": [[-90, -90], [90, 90]]},
  {"op": "undo"}]})";
constexpr const char* kAlphaScript = R"({"scarp": 1, "operations": [
  {"op": "stroke", "brush": {"kind": "stamp", "radius": 60, "strength": 2.5, "alpha": "alpha.png"},
   "samples": [[0, 0]]}]})";
constexpr const char* kPresets =
    R"([{"scarp-brush": 1, "name": "Soft", "brush": {"kind": "raise", "radius": 120, "strength": 25, "falloff": "smooth"}},
{"scarp-brush": 1, "name": "Noise", "brush": {"kind": "noise", "radius": 60.5, "strength": 3}}])";

constexpr const char* kMosaic = R"(<VRTDataset rasterXSize="80" rasterYSize="30">
<GeoTransform>500000, 10, 0, 4000000, 0, -10</GeoTransform><VRTRasterBand dataType="Float32" band="1">
<SimpleSource><SourceFilename relativeToVRT="1">a.tif</SourceFilename><SourceBand>1</SourceBand>
<SrcRect xOff="0" yOff="0" xSize="40" ySize="30"/><DstRect xOff="0" yOff="0" xSize="40" ySize="30"/></SimpleSource>
<ComplexSource><SourceFilename relativeToVRT="1">a.tif</SourceFilename><SourceBand>1</SourceBand><ScaleOffset>5</ScaleOffset>
<SrcRect xOff="0" yOff="0" xSize="40" ySize="30"/><DstRect xOff="40" yOff="0" xSize="40" ySize="30"/></ComplexSource>
</VRTRasterBand></VRTDataset>)";

/// Of the ground of 40 × 30 samples that lies beside it.
constexpr const char* kGenericHeader =
    "BANDS: 1\nROWS: 30\nCOLS: 40\nINTERLEAVING: BIL\nDATATYPE: S16\nBYTE_ORDER: MSBFIRST\n"
    "UL_X_COORDINATE: 500000\nUL_Y_COORDINATE: 4000000\nPIXEL_WIDTH: 10\nPIXEL_HEIGHT: 10\n";

/// An empty folder for one sample.
class Place {
 public:
  explicit Place(const std::string& folder) : folder_(folder) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  [[nodiscard]] fs::path file(const std::string& name) const { return folder_ / name; }
  void write(const std::string& name, const std::string& bytes) const {
    std::ofstream(file(name), std::ios::binary)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  }
  [[nodiscard]] bool run(const std::vector<std::string>& arguments) const {
    return watchProgram(arguments, folder_.string(), {std::chrono::minutes(1)}).code == 0;
  }
  [[nodiscard]] Sample sample(const std::string& format, const std::string& name,
                              const Commands& commands) const {
    return {format, name, filesIn(folder_), commands};
  }

 private:
  fs::path folder_;
};

std::optional<Sample> gdalSample(const GdalFormat& format, const std::string& folder) {
  GDALDriver* const driver = GetGDALDriverManager()->GetDriverByName(format.driver);
  if (!driver) return std::nullopt;
  const Place place(folder);
  const auto source = inMemory(format);
  if (!source) return std::nullopt;
  CPLStringList options;
  if (*format.options) options.AddString(format.options);
  CPLPushErrorHandler(CPLQuietErrorHandler);
  GDALDatasetUniquePtr made(driver->CreateCopy(place.file(format.name).c_str(), source.get(), FALSE,
                                               options.List(), nullptr, nullptr));
  const bool written = made != nullptr;
  made.reset();
  CPLPopErrorHandler();
  if (!written) return std::nullopt;
  Commands commands = rasterCommands();
  if (*format.band) {
    std::erase_if(commands, [](const auto& c) { return c.front() != "info" && c.front() != "convert"; });
    for (auto& command : commands) command.insert(command.end(), {"--band", format.band});
  }
  return place.sample(format.driver, format.name, commands);
}

/// SRTM tiles come as archives of one file.
std::optional<Sample> zippedTile(const std::string& folder) {
  constexpr int side = 1201;
  const Place place(folder);
  std::string bytes;
  for (int row = 0; row < side; ++row)
    for (int column = 0; column < side; ++column) {
      const int metres = static_cast<int>(height(column / 9, row / 9));
      bytes += {static_cast<char>(metres >> 8), static_cast<char>(metres)};
    }
  VSILFILE* const file =
      VSIFOpenL(("/vsizip/" + place.file("N47E007.hgt.zip").string() + "/N47E007.hgt").c_str(), "wb");
  if (!file) return std::nullopt;
  const bool written = VSIFWriteL(bytes.data(), bytes.size(), 1, file) == 1;
  if (VSIFCloseL(file) != 0 || !written) return std::nullopt;
  return place.sample("SRTMHGT zipped", "N47E007.hgt.zip", {{"info", "{}"}, {"convert", "{}", "out.tif"}});
}

}  // namespace

std::vector<Sample> makeSamples(const std::string& program, const std::string& folder) {
  GDALAllRegister();
  std::vector<Sample> samples;
  const auto add = [&](std::optional<Sample> sample) {
    if (sample && !sample->files[sample->name].empty()) samples.push_back(std::move(*sample));
  };
  for (const GdalFormat& format : kGdalFormats) add(gdalSample(format, folder));
  add(zippedTile(folder));
  const std::string raster = samples.front().files.at("a.tif");
  const auto made = [&](const std::string& format, const std::string& name, const Commands& commands,
                        const std::vector<std::vector<std::string>>& runs,
                        const std::string& script = kNothing) {
    const Place place(folder);
    place.write("in.tif", raster);
    place.write("script.json", script);
    for (const auto& arguments : runs)
      if (!place.run(arguments)) return;
    fs::remove(place.file("in.tif"));
    fs::remove(place.file("script.json"));
    add(place.sample(format, name, commands));
  };
  made("EXR", "a.exr", rasterCommands(), {{program, "convert", "in.tif", "a.exr"}});
  made("PNG with sidecar", "s.png", rasterCommands(), {{program, "convert", "in.tif", "s.png"}});
  made("raw with sidecar", "s.r16", rasterCommands(), {{program, "convert", "in.tif", "s.r16"}});
  made("project", "p.scarp",
       {{"info", "{}"},
        {"convert", "{}", "out.tif"},
        {"run", "none.json", "--in", "{}", "-o", "out.scarp"},
        {"render", "{}", "-o", "out.png", "--size", "64x48"}},
       {{program, "run", "script.json", "--in", "in.tif", "-o", "p.scarp"}}, kScript);

  const auto text = [&](const std::string& format, const std::string& name, const std::string& bytes,
                        const std::map<std::string, std::string>& beside, const Commands& commands) {
    Sample sample{format, name, beside, commands};
    sample.files[name] = bytes;
    samples.push_back(std::move(sample));
  };
  text("GenBin", "a.gen", std::string(2400, '\7'), {{"a.hdr", kGenericHeader}}, rasterCommands());
  text("VRT", "m.vrt", kMosaic, {{"a.tif", raster}}, rasterCommands());
  text("script", "s.json", kScript, {{"in.tif", raster}}, {{"run", "{}", "--in", "in.tif", "-o", "out.tif"}});
  text("preset", "p.json", kPresets, {}, {{"--read-presets", "{}"}});
  for (const Sample& sample : std::vector<Sample>(samples))
    if (sample.format == "PNG")
      text("alpha", "alpha.png", sample.files.at(sample.name), {{"s.json", kAlphaScript}, {"in.tif", raster}},
           {{"run", "s.json", "--in", "in.tif", "-o", "out.tif"}});
  // Models, alone and on their way into a project.
  const auto model = [&](const std::string& format, const std::string& name) {
    const Place place(folder);
    if (name == "square.fbx")
      place.write(name, test::squareFbx(1.0, 1));
    else if (name == "meshopt.glb")
      place.write(name, test::packedBallGlb(test::GltfPacking::Meshopt, 6, 1.0));
    else if (name == "draco.glb")
      place.write(name, test::packedBallGlb(test::GltfPacking::Draco, 6, 1.0));
    else
      for (const test::TreeFormat& tree : test::kTreeFormats)
        if (format == tree.id) (void)test::writeTree(folder, tree);
    Sample sample =
        place.sample("model/" + format, name,
                     {{"asset", "info", "{}"}, {"run", "add.json", "--in", "in.tif", "-o", "out.scarp"}});
    sample.files["in.tif"] = raster;
    sample.files["add.json"] = R"({"scarp": 1, "operations": [{"op": "add-asset", "path": ")" + name +
                               R"(", "name": "it"}, {"op": "place", "asset": "it", "x": 0, "y": 0}]})";
    add(std::move(sample));
  };
  for (const test::TreeFormat& tree : test::kTreeFormats)
    model(tree.id, std::string("tree_") + tree.id + "." + tree.ending);
  model("fbx", "square.fbx");
  model("meshopt", "meshopt.glb");
  model("draco", "draco.glb");
  const Place journal(folder);
  if (const std::string self = fs::read_symlink("/proc/self/exe").string();
      journal.run({self, "--make-journal", "."}))
    add(journal.sample("journal", "journal", {{"--recover", "."}}));
  return samples;
}

}  // namespace scarp::soak
