// No program but scarp-reader opens files of others' formats: its libraries are the only ones that refer to
// the functions of GDAL, OpenEXR, Assimp, libpng and Qt that do. The symbols of what is built are looked at.

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <memory>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

namespace scarp::test {
namespace {

/// Functions that decode a file or bytes, as c++filt writes them.
const std::regex& opener() {
  static const std::regex pattern(
      R"(^(GDALOpen(Ex|Shared)?$|GDALDataset::Open\(|GDALOpenInfo::GDALOpenInfo\(|GDALIdentifyDriver)"
      R"(|OGROpen|OGRSFDriver|GDALBuildVRT|VSIReadDir|VSIFOpen|VSIFileFromMemBuffer)"
      R"(|Imf_[0-9_]+::\w*Input\w*::|ImfOpenInput)"
      R"(|Assimp::|aiImportFile)"
      R"(|png_create_read|png_read_|png_image_begin_read|jpeg_read_header|TIFF(Client)?Open|WebPDecode)"
      R"(|QImageReader::QImageReader\(|QImage::(load|loadFromData|fromData)\(|QImage::QImage\(QString)"
      R"(|QPixmap::(load|loadFromData)\(|QPixmap::QPixmap\(QString|QMovie::|QPicture::load|QSvgRenderer::)"
      R"(|QIcon::(addFile\(|QIcon\(QString)))");
  return pattern;
}

struct Exception {
  const char *object, *symbols, *reason;
};
/// Object files and the references that they may have, both as patterns, and why.
constexpr std::array kExceptions{
    Exception{"OwnFile\\.cpp\\.o", ".*", "reads back files that the program has just written itself"},
    Exception{
        "Thumbnail\\.cpp\\.o", "QImageReader::.*",
        "`scarp thumbnail` reads the PNG picture in a project, as PNG alone and of a limited size, in a "
        "process that does nothing else and has 10 s and 2 GiB"},
    Exception{"(Icons\\.cpp|unity_widgets_.*)\\.o", "QSvgRenderer::.*",
              "draws the program's own icons, which are compiled in"},
    Exception{"RecoveryCommands\\.cpp\\.o", "QPixmap::QPixmap\\(QString.*",
              "shows the PNG picture that Scarp has written beside its own recovery journal, as PNG alone"},
    Exception{"(ManualWindow\\.cpp|StartPage\\.cpp|unity_help_.*)\\.o", "QImageReader::.*",
              "reads the pictures of the manual, which are compiled in: the path begins with ':'; and the "
              "PNG pictures of recent files that the program has written into its own cache, as PNG alone"},
};

bool isExcepted(const std::string& object, const std::string& symbol) {
  for (const Exception& one : kExceptions)
    if (std::regex_match(object, std::regex(one.object)) && std::regex_match(symbol, std::regex(one.symbols)))
      return true;
  return false;
}

/// The references to openers in the output of nm -A -u -C, "archive:member: U symbol", but for the
/// exceptions.
std::vector<std::string> forbiddenOpeners(std::istream& nm) {
  static const std::regex reference(R"(^(.*?):\s+[Uw] (.*)$)");
  std::vector<std::string> found;
  for (std::string line; std::getline(nm, line);) {
    std::smatch parts;
    if (!std::regex_match(line, parts, reference)) continue;
    const std::string file = parts[1], symbol = parts[2];
    const std::string object = file.substr(file.find_last_of(":/") + 1);
    if (std::regex_search(symbol, opener()) && !isExcepted(object, symbol))
      found.push_back(object + ": " + symbol);
  }
  return found;
}

/// What nm prints of the object files and archives that a list names, one a line.
std::string symbolsOf(const std::string& list) {
  std::ifstream names(list);
  std::string command = SCARP_NM " -A -u -C";
  for (std::string name; std::getline(names, name);)
    if (!name.empty() && !name.ends_with(".gch")) command += " '" + name + "'";
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
  std::string text;
  std::array<char, 1 << 16> piece{};
  for (std::size_t got = 0; pipe && (got = std::fread(piece.data(), 1, piece.size(), pipe.get())) > 0;)
    text.append(piece.data(), got);
  return text;
}

std::string joinedLines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

TEST(Openers, OnlyTheReaderOpensFilesOfOthers) {
  const std::string symbols = symbolsOf(SCARP_PROGRAM_OBJECTS);
  for (const char* part : {"libcore.a", "libui.a", "scarp.dir"})
    EXPECT_NE(symbols.find(part), std::string::npos) << part << " is not among what was looked at";
  std::istringstream lines(symbols);
  EXPECT_EQ(joinedLines(forbiddenOpeners(lines)), "")
      << "Decode it in scarp-reader: core/io/ForeignSource.cpp asks, core/io/ReaderServer.cpp answers.";
}

TEST(Openers, ThoseOfTheReaderAreFound) {
  std::istringstream lines(symbolsOf(SCARP_READER_OBJECTS));
  const std::string found = joinedLines(forbiddenOpeners(lines));
  for (const char* symbol :
       {": GDALOpenEx", "InputFile::InputFile(", ": Assimp::Importer::", ": GDALIdentifyDriver"})
    EXPECT_NE(found.find(symbol), std::string::npos) << symbol << " is not in\n" << found;
}

TEST(OpenersRule, JudgesReferences) {
  std::istringstream lines(
      "libcore.a:unity_io_0_cxx.cxx.o:                 U GDALOpenEx\n"
      "libcore.a:unity_io_0_cxx.cxx.o:                 U GDALClose\n"
      "libcore.a:unity_io_1_cxx.cxx.o: U GDALDataset::Open(char const*, unsigned int, char const* const*)\n"
      "/a/b/OwnFile.cpp.o:                 U GDALDataset::Open(char const*)\n"
      "/a/b/Thumbnail.cpp.o: U QImageReader::read()\n"
      "/a/b/Thumbnail.cpp.o: U QImage::fromData(unsigned char const*, int, char const*)\n"
      "libui.a:unity_a_0_cxx.cxx.o: U QPixmap::QPixmap(QString const&, char const*, int)\n"
      "libui.a:unity_a_0_cxx.cxx.o: U QPixmap::QPixmap(int, int)\n"
      "libcore.a:a.o: U Imf_3_1::InputFile::InputFile(char const*, int)\n"
      "libcore.a:a.o: U Imf_3_1::OutputFile::OutputFile(char const*, int)\n");
  EXPECT_EQ(joinedLines(forbiddenOpeners(lines)),
            "unity_io_0_cxx.cxx.o: GDALOpenEx\n"
            "unity_io_1_cxx.cxx.o: GDALDataset::Open(char const*, unsigned int, char const* const*)\n"
            "Thumbnail.cpp.o: QImage::fromData(unsigned char const*, int, char const*)\n"
            "unity_a_0_cxx.cxx.o: QPixmap::QPixmap(QString const&, char const*, int)\n"
            "a.o: Imf_3_1::InputFile::InputFile(char const*, int)\n");
}

}  // namespace
}  // namespace scarp::test
