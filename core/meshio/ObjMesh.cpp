#include <charconv>
#include <string_view>

#include "core/base/DecimalNumber.h"
#include "core/meshio/MeshFormats.h"

namespace scarp {

namespace {

/// A line of words and numbers, which are as short as they can be and still the same floats.
class ObjLine {
 public:
  explicit ObjLine(std::string_view word) : text_(word) {}
  void add(float value) {
    text_ += ' ';
    appendDecimal(text_, value);
  }
  /// A corner of a face: vertex, texture place and normal have one number.
  void addCorner(std::uint32_t index, bool texture, bool normal) {
    const std::string number = std::to_string(index + 1);
    text_ += ' ' + number;
    if (texture || normal) text_ += '/';
    if (texture) text_ += number;
    if (normal) text_ += '/' + number;
  }
  [[nodiscard]] std::string_view end() {
    text_ += '\n';
    return text_;
  }

 private:
  std::string text_;
};

/// The next number of a line; nothing where there is none.
template <class Number>
bool takeNumber(std::string_view& line, Number& value) {
  while (!line.empty() && line.front() == ' ') line.remove_prefix(1);
  const auto [end, wrong] = std::from_chars(line.data(), line.data() + line.size(), value);
  if (wrong != std::errc()) return false;
  line.remove_prefix(static_cast<std::size_t>(end - line.data()));
  return true;
}

/// Compares lines with what they should say.
class ObjReader {
 public:
  ObjReader(const MeshContent& content, const std::string& path) : content_(content), file_(path) {}

  /// Lines of a kind, in order, one for each element.
  template <std::size_t N>
  bool floats(std::string_view word, const std::vector<std::array<float, N>>& all, const Progress& progress,
              double start, double end) {
    return forPieces(all.size(), progress, start, end, [&](std::size_t i) {
      std::string_view line = next(word);
      for (const float expected : all[i]) {
        float value = 0.0F;
        if (!takeNumber(line, value) || value != expected) return same_ = false;
      }
      return same_ = line.empty();
    });
  }
  bool faces(const Progress& progress, double start, double end) {
    return forPieces(content_.triangles.size(), progress, start, end, [&](std::size_t i) {
      std::string_view line = next("f");
      for (const std::uint32_t expected : content_.triangles[i]) {
        std::uint32_t value = 0;
        if (!takeNumber(line, value) || value != expected + 1) return same_ = false;
        // The others of the corner are the same number.
        line.remove_prefix(std::min(line.find(' '), line.size()));
      }
      return same_ = line.empty();
    });
  }
  /// Whether there is nothing more.
  bool ends() {
    if (!std::getline(file_, line_)) return same_;
    return same_ = false;
  }
  [[nodiscard]] bool same() const { return same_; }

 private:
  /// What follows a line's word; comments and names are passed over. Empty where it is another word.
  std::string_view next(std::string_view word) {
    while (std::getline(file_, line_)) {
      if (line_.starts_with('#') || line_.starts_with("o ")) continue;
      const std::string_view line = line_;
      if (!line.starts_with(word) || line.size() <= word.size() || line[word.size()] != ' ') break;
      return line.substr(word.size());
    }
    return {};
  }

  const MeshContent& content_;
  std::ifstream file_;
  std::string line_;
  bool same_ = true;
};

}  // namespace

Result<void> writeObjMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  OutputFile file(path);
  file.write(std::string("# Scarp, ") + (content.millimetres ? "millimetres" : "metres") +
             ", x east, y up, z south\no " + content.name + "\n");
  const auto lines = [&](std::string_view word, const auto& all, double start, double end) {
    return forPieces(all.size(), progress, start, end, [&](std::size_t i) {
      ObjLine line(word);
      for (const float value : all[i]) line.add(value);
      file.write(line.end());
      return !file.failed();
    });
  };
  const bool textures = !content.texturePlaces.empty(), normals = !content.normals.empty();
  // OBJ counts texture places from the south.
  const bool whole = lines("v", content.places, 0.0, 0.25) &&
                     forPieces(content.texturePlaces.size(), progress, 0.25, 0.35,
                               [&](std::size_t i) {
                                 ObjLine line("vt");
                                 line.add(content.texturePlaces[i][0]);
                                 line.add(1.0F - content.texturePlaces[i][1]);
                                 file.write(line.end());
                                 return !file.failed();
                               }) &&
                     lines("vn", content.normals, 0.35, 0.6) &&
                     forPieces(content.triangles.size(), progress, 0.6, 1.0, [&](std::size_t i) {
                       ObjLine line("f");
                       for (const std::uint32_t corner : content.triangles[i])
                         line.addCorner(corner, textures, normals);
                       file.write(line.end());
                       return !file.failed();
                     });
  if (!whole && !file.failed()) return Error::cancel();
  return file.close();
}

Result<double> proveObjMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  ObjReader reader(content, path);
  auto turned = content.texturePlaces;
  for (auto& place : turned) place[1] = 1.0F - place[1];
  const bool whole = reader.floats("v", content.places, progress, 0.0, 0.25) &&
                     reader.floats("vt", turned, progress, 0.25, 0.35) &&
                     reader.floats("vn", content.normals, progress, 0.35, 0.6) &&
                     reader.faces(progress, 0.6, 1.0) && reader.ends();
  if (!reader.same()) return notAsWritten();
  if (!whole) return Error::cancel();
  return 0.0;
}

}  // namespace scarp
