#include "core/io/PictureNames.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <string_view>

namespace scarp {

namespace {

/// A word of a file's name.
enum class Word {
  Albedo,
  Height,
  Normal,
  Roughness,
  Smoothness,
  Occlusion,
  Packed,
  Other,
  OpenGl,
  DirectX,
  Helper,
  Size,
  None
};

bool isSize(const std::string& word) {
  const std::size_t digits = static_cast<std::size_t>(
      std::ranges::find_if_not(word, [](unsigned char c) { return std::isdigit(c) != 0; }) - word.begin());
  return digits > 0 && (word.substr(digits) == "k" || (digits == word.size() && digits >= 3) ||
                        word.substr(digits) == "bit");
}

Word meaningOf(const std::string& word) {
  struct Known {
    Word meaning;
    std::vector<std::string_view> words;
  };
  static const std::array<Known, 11> known{{
      {Word::Albedo,
       {"albedo", "alb", "diff", "diffuse", "basecolor", "basecolour", "color", "colour", "col", "bc", "d"}},
      {Word::Height, {"height", "heightmap", "ht", "hgt", "disp", "displacement", "bump", "h"}},
      {Word::Normal, {"normal", "normals", "nor", "norm", "nrm", "nm", "n", "normalmap"}},
      {Word::Roughness, {"roughness", "rough", "rgh", "r"}},
      {Word::Smoothness, {"smoothness", "smooth", "gloss", "glossiness"}},
      {Word::Occlusion, {"ao", "occlusion", "ambientocclusion", "occ"}},
      {Word::Packed, {"orm", "arm"}},
      {Word::Other,
       {"metal", "metallic", "metalness", "metallicity", "cavity", "spec", "specular", "opacity", "alpha",
        "mask", "translucency", "emissive", "emission", "preview", "thumb", "thumbnail", "ior"}},
      {Word::OpenGl, {"gl", "ogl", "opengl"}},
      {Word::DirectX, {"dx", "directx"}},
      {Word::Helper, {"base", "ambient", "map", "texture", "tex", "lod0", "png", "jpg", "exr"}},
  }};
  if (isSize(word)) return Word::Size;
  for (const Known& one : known)
    if (std::ranges::find(one.words, word) != one.words.end()) return one.meaning;
  return Word::None;
}

/// "Rock035_2K_NormalGL" as rock035, 2k, normal, gl; where each begins.
std::vector<std::pair<std::size_t, std::string>> wordsOf(const std::string& name) {
  std::vector<std::pair<std::size_t, std::string>> words;
  bool within = false;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const auto c = static_cast<unsigned char>(name[i]);
    const bool part = std::isalnum(c) != 0 || c >= 0x80;
    const bool hump = within && std::isupper(c) && std::islower(static_cast<unsigned char>(name[i - 1]));
    if (part && (!within || hump)) words.emplace_back(i, std::string());
    if (part) words.back().second += static_cast<char>(std::tolower(c));
    within = part;
  }
  return words;
}

ChannelUse useOf(Word word, int first) {
  switch (word) {
    case Word::Height:
      return {PictureKind::Height, first};
    case Word::Normal:
      return {PictureKind::Normal, first};
    case Word::Roughness:
      return {PictureKind::Roughness, first};
    case Word::Smoothness:
      return {PictureKind::Roughness, first, true};
    case Word::Occlusion:
      return {PictureKind::Occlusion, first};
    default:
      return {PictureKind::Albedo, first};
  }
}

}  // namespace

PictureName pictureName(const std::string& path) {
  PictureName result;
  const std::string name = std::filesystem::path(path).stem().string();
  const auto words = wordsOf(name);
  std::vector<Word> said;
  std::size_t first = words.size();
  // From the end on, as far as words say which picture it is. The set has a word of its own.
  while (first > 1) {
    const Word word = meaningOf(words[first - 1].second);
    if (word == Word::None) break;
    // A letter alone says so as the last one only: "n" of "cliff_n_wall_albedo" is none.
    const bool letter = words[first - 1].second.size() == 1;
    const bool last = std::ranges::all_of(said, [](Word w) { return w == Word::Size || w == Word::Helper; });
    if (letter && !last) break;
    said.insert(said.begin(), word);
    --first;
  }
  std::vector<Word> roles;
  for (const Word word : said) {
    if (word == Word::OpenGl) result.normals = NormalKind::OpenGl;
    if (word == Word::DirectX) result.normals = NormalKind::DirectX;
    if (word <= Word::Other) roles.push_back(word);
  }
  if (roles.empty()) {
    result.set = name;
    return result;
  }
  result.known = true;
  std::size_t end = first < words.size() ? words[first].first : name.size();
  while (end > 0 && !std::isalnum(static_cast<unsigned char>(name[end - 1])) &&
         static_cast<unsigned char>(name[end - 1]) < 0x80)
    --end;
  result.set = name.substr(0, end);
  // Two together are those of Terrain3D and HTerrain: three channels and the fourth. Elsewhere the last
  // counts.
  const bool pair = roles.size() >= 2 && (roles.back() == Word::Height || roles.back() == Word::Roughness ||
                                          roles.back() == Word::Smoothness);
  const Word before = pair ? roles[roles.size() - 2] : roles.back();
  if (pair && (before == Word::Albedo || before == Word::Normal))
    result.uses = {useOf(before, 0), useOf(roles.back(), 3)};
  else if (roles.back() == Word::Packed)
    result.uses = {{PictureKind::Occlusion, 0}, {PictureKind::Roughness, 1}};
  else if (roles.back() != Word::Other)
    result.uses = {useOf(roles.back(), 0)};
  return result;
}

}  // namespace scarp
