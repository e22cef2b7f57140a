#include "core/io/PbrSet.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <filesystem>
#include <map>
#include <set>
#include <string_view>

#include "core/base/Contract.h"
#include "core/base/PrintableLine.h"
#include "core/io/PictureFile.h"
#include "core/material/MaterialSchema.h"
#include "core/material/Srgb.h"

namespace scarp {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 4096;  ///< Of a folder.

bool isPictureFile(const fs::path& path) {
  static const std::set<std::string> endings{".png",  ".jpg", ".jpeg", ".exr", ".tif",
                                             ".tiff", ".tga", ".webp", ".bmp"};
  return endings.contains(lowerExtension(path));
}

std::string shortName(const std::string& path) { return fs::path(path).filename().string(); }

/// "Channel 4" of pictures without colours is none, and of those with alpha throughout opaque nothing.
bool says(const Texels& texels, int channel) {
  if (channel >= texels.channels) return false;
  const auto step = static_cast<std::size_t>(texels.channels);
  const std::uint8_t first = texels.values[static_cast<std::size_t>(channel)];
  for (std::size_t i = static_cast<std::size_t>(channel); i < texels.values.size(); i += step)
    if (texels.values[i] != first) return true;
  return false;
}

Texels used(const Texels& texels, const ChannelUse& use) {
  const bool colours = use.kind == PictureKind::Albedo || use.kind == PictureKind::Normal;
  Texels some = channelsOf(texels, use.first, colours ? 3 : 1);
  if (use.inverted)
    for (std::uint8_t& value : some.values) value = static_cast<std::uint8_t>(255 - value);
  return some;
}

MaterialPicture pictureOf(const std::string& path, const Texels& texels, const ChannelUse& use) {
  PicturePtr picture = sharedPicture(used(texels, use));
  const std::uint64_t sum = picture->sum;
  return {path, sum, std::move(picture)};
}

/// Returns the name of a kind of texture inside a sentence.
Message pictureTerm(PictureKind kind) {
  switch (kind) {
    case PictureKind::Albedo:
      return Message("albedo");
    case PictureKind::Height:
      return Message("height");
    case PictureKind::Normal:
      return Message("normals");
    case PictureKind::Roughness:
      return Message("roughness");
    case PictureKind::Occlusion:
      return Message("ambient occlusion");
  }
  return {};
}

/// Puts a file's pictures into a material.
class SetReader {
 public:
  explicit SetReader(PbrMaterial& to) : to_(to) {}

  Result<void> add(const std::string& path, const Progress& progress) {
    PictureName name = pictureName(path);
    if (name.known && name.uses.empty()) {
      note(path, Message("is not used: a material has no place for it"));
      return {};
    }
    if (name.uses.empty()) name.uses = {{PictureKind::Albedo, 0}};
    Material& material = to_.material;
    const PictureKind kind = name.uses.front().kind;
    // Libraries have normals both ways.
    if (kind == PictureKind::Normal && !material.picture(kind).name.empty() &&
        stated_ == NormalKind::OpenGl) {
      note(path, Message("is not used: the set has normals for OpenGL"));
      return {};
    }
    const bool better = kind == PictureKind::Normal && name.normals == NormalKind::OpenGl;
    if (!material.picture(kind).name.empty() && better)
      note(material.picture(kind).name, Message("is not used: the set has normals for OpenGL"));
    else if (!material.picture(kind).name.empty()) {
      note(path, Message("is not used: there is another picture of the %1", pictureTerm(kind)));
      return {};
    }
    auto texels = readPictureFile(path, kind, progress);
    if (!texels) return texels.error();
    for (const ChannelUse& use : name.uses) {
      if (use.first >= texels->channels)
        return errorIn(path, "has %1 channels; its name says that the %2 is channel %3", texels->channels,
                       pictureTerm(use.kind), use.first + 1);
      take(path, *texels, use);
    }
    if (kind == PictureKind::Normal) stated_ = name.normals;
    if (name.uses.size() == 1 && texels->channels == 4 && says(*texels, 3))
      fourth_.insert_or_assign(kind, Fourth{path, channelsOf(*texels, 3, 1)});
    return {};
  }

  /// What is left to tell when all files have been read.
  void finish() {
    Material& material = to_.material;
    // As Terrain3D and HTerrain pack them, whatever the files are called.
    for (const auto& [kind, in] : {std::pair{PictureKind::Albedo, PictureKind::Height},
                                   {PictureKind::Normal, PictureKind::Roughness}}) {
      const auto found = fourth_.find(kind);
      if (found == fourth_.end() || !material.picture(in).name.empty()) continue;
      take(found->second.path, found->second.texels, {in, 0});
      note(found->second.path, Message("its alpha is taken for the %1", pictureTerm(in)));
    }
    const MaterialPicture& normals = material.picture(PictureKind::Normal);
    if (normals.picture && !stated_) {
      const auto guess = guessNormals(texelsOf(*normals.picture));
      note(normals.name, Message(!guess ? "its normals are taken for those of OpenGL; they do not tell"
                                 : guess == NormalKind::DirectX
                                     ? "its normals are taken for those of DirectX, as slopes of a surface"
                                     : "its normals are taken for those of OpenGL, as slopes of a surface"));
      material.normals = guess.value_or(NormalKind::OpenGl);
    } else if (stated_) {
      material.normals = *stated_;
    }
    if (const auto& albedo = material.picture(PictureKind::Albedo); albedo.picture)
      material.colour = meanColour(texelsOf(*albedo.picture));
  }

 private:
  struct Fourth {
    std::string path;
    Texels texels;
  };

  void take(const std::string& path, const Texels& texels, const ChannelUse& use) {
    to_.material.picture(use.kind) = pictureOf(path, texels, use);
  }
  void note(const std::string& path, Message what) {
    to_.notes.push_back(messageIn(printableLine(shortName(path)), std::move(what)));
  }

  PbrMaterial& to_;
  std::optional<NormalKind> stated_;
  std::map<PictureKind, Fourth> fourth_;
};

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

Word pictureWord(const std::string& word) {
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

Result<std::vector<PbrSet>> pbrSets(std::span<const std::string> paths) {
  std::vector<std::string> files;
  for (const std::string& path : paths) {
    std::error_code failure;
    if (!fs::is_directory(path, failure)) {
      files.push_back(path);
      continue;
    }
    for (fs::directory_iterator entry(path, failure), end; !failure && entry != end;
         entry.increment(failure)) {
      if (entry->is_regular_file(failure)) files.push_back(entry->path().string());
      if (files.size() > kMostFiles) return errorIn(path, "holds more than %1 files", kMostFiles);
    }
    if (failure) return errorIn(path, "cannot be read: %1", failure.message());
  }
  std::erase_if(files, [](const std::string& file) { return !isPictureFile(file); });
  if (files.empty())
    return errorIn(paths.empty() ? MessageValue(Message("nothing")) : MessageValue(paths.front()),
                   "no pictures are there");
  std::ranges::sort(files);
  std::vector<PbrSet> sets;
  std::map<std::string, std::size_t> places;
  for (const std::string& file : files) {
    const PictureName name = pictureName(file);
    const auto [place, added] =
        places.emplace(fs::path(file).parent_path().string() + "/" + lowerCase(name.set), sets.size());
    if (added) sets.push_back({name.set, {}});
    sets[place->second].files.push_back(file);
  }
  return sets;
}

Result<PbrMaterial> readPbrSet(const PbrSet& set, const Progress& progress) {
  PbrMaterial made;
  made.material.name = printableLine(set.name);
  std::ranges::replace(made.material.name, '_', ' ');
  made.material.colour = {128, 128, 128};
  SetReader reader(made);
  const auto count = static_cast<double>(set.files.size());
  for (std::size_t i = 0; i < set.files.size(); ++i) {
    const Progress part =
        partOf(progress, static_cast<double>(i) / count, static_cast<double>(i + 1) / count);
    if (auto added = reader.add(set.files[i], part); !added) return added.error();
  }
  reader.finish();
  const auto any = [](const MaterialPicture& one) { return !one.name.empty(); };
  if (std::ranges::none_of(made.material.pictures, any))
    return errorIn(set.files.front(), "none of the set's pictures has a place in a material");
  return made;
}

Result<MaterialPicture> readMaterialPicture(const std::string& path, PictureKind kind,
                                            std::optional<int> channel, const Progress& progress) {
  auto texels = readPictureFile(path, kind, progress);
  if (!texels) return texels.error();
  ChannelUse use{kind, channel.value_or(0)};
  if (!channel) {
    const PictureName name = pictureName(path);
    const auto said = std::ranges::find(name.uses, kind, &ChannelUse::kind);
    if (said != name.uses.end()) use = *said;
  }
  if (use.first >= texels->channels)
    return errorIn(path, "has %1 channels, not %2", texels->channels, use.first + 1);
  return pictureOf(path, *texels, use);
}

std::optional<NormalKind> guessNormals(const Texels& normals) {
  EXPECTS(normals.channels == 3);
  // Slopes p along rows and q down columns of one surface: dp/drow = dq/dcolumn. With y up q = ny/nz.
  const auto slope = [&](int column, int row, int channel) {
    const std::uint8_t* const texel = &normals.values[normals.place(column, row)];
    const double z = std::max(texel[2] / 127.5 - 1.0, 0.1);
    return (texel[channel] / 127.5 - 1.0) / z;
  };
  double both = 0.0, all = 0.0;
  // Every row of a large picture would tell no more.
  const int step = std::max(1, normals.rows / 512);
  for (int row = 1; row + 1 < normals.rows; row += step)
    for (int column = 1; column + 1 < normals.columns; ++column) {
      const double p = -(slope(column, row + 1, 0) - slope(column, row - 1, 0));
      const double q = slope(column + 1, row, 1) - slope(column - 1, row, 1);
      both += p * q;
      all += 0.5 * (p * p + q * q);
    }
  // A correlation of noise is 0 within some thousandths.
  if (all <= 0.0 || std::abs(both) < 0.05 * all) return std::nullopt;
  return both > 0.0 ? NormalKind::OpenGl : NormalKind::DirectX;
}

std::array<std::uint8_t, 3> meanColour(const Texels& albedo) {
  EXPECTS(albedo.channels == 3);
  static const std::array<double, 256> linear = [] {
    std::array<double, 256> made{};
    for (std::size_t i = 0; i < made.size(); ++i) made[i] = toLinear(static_cast<double>(i) / 255.0);
    return made;
  }();
  std::array<double, 3> sums{};
  for (std::size_t i = 0; i < albedo.values.size(); ++i) sums[i % 3] += linear[albedo.values[i]];
  std::array<std::uint8_t, 3> mean{};
  for (std::size_t i = 0; i < 3; ++i)
    mean[i] = static_cast<std::uint8_t>(
        std::lround(255.0 * toSrgb(3.0 * sums[i] / static_cast<double>(albedo.values.size()))));
  return mean;
}

PictureName pictureName(const std::string& path) {
  PictureName result;
  const std::string name = std::filesystem::path(path).stem().string();
  const auto words = wordsOf(name);
  std::vector<Word> said;
  std::size_t first = words.size();
  // From the end on, as far as words say which picture it is. The set has a word of its own.
  while (first > 1) {
    const Word word = pictureWord(words[first - 1].second);
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
