#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Json.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/AtomicFile.h"

namespace scarp {

/// What a run of bytes in a glTF file is for.
enum class GlbUse : std::uint8_t { Vertices, Indices, Other };

/// Types of components, as glTF writes them.
inline constexpr int kGlbUnsignedShort = 5123, kGlbUnsignedInt = 5125, kGlbFloat = 5126;

/// Samplers of textures.
enum class GlbWrap : std::uint8_t { Repeat, Clamp };

/// A glTF 2.0 binary with one scene: JSON and runs of bytes that are asked for when they are written and once
/// more when they are compared with what was written. One thread. All add…() return an index within the list
/// of the JSON; arrays and pictures must outlive the file.
class GlbFile {
 public:
  static constexpr std::uint64_t kMaxBytes = 0x7fffffff;  ///< Readers count with 31 bits.

  /// Adds a buffer view of so many bytes, which give() hands to a sink in order, the same each time; false
  /// where the sink had enough.
  std::size_t addView(std::uint64_t bytes, GlbUse use, std::function<bool(const ByteSink&)> give);
  /// Adds a view of all of an array, in pieces, so that it can be watched and needs no copy.
  template <class Element>
  std::size_t addView(const std::vector<Element>& all, GlbUse use) {
    return addView(all.size() * sizeof(Element), use, [&all](const ByteSink& sink) {
      constexpr std::size_t kTogether = 1 << 15;
      for (std::size_t i = 0; i < all.size(); i += kTogether)
        if (!sink(&all[i], std::min(kTogether, all.size() - i) * sizeof(Element))) return false;
      return true;
    });
  }
  /// Adds an accessor of a view that consists of so many elements: "SCALAR", "VEC3" …
  std::size_t addAccessor(std::size_t view, int componentType, std::size_t count, const char* type);
  /// Adds a view and its accessor. An element of the array is `each` elements of the accessor.
  template <class Element>
  std::size_t addArray(const std::vector<Element>& all, GlbUse use, int componentType, const char* type,
                       std::size_t each = 1) {
    return addAccessor(addView(all, use), componentType, all.size() * each, type);
  }
  /// Adds positions of vertices, whose bounds readers need.
  std::size_t addPlaces(const std::vector<std::array<float, 3>>& places);
  void setBounds(std::size_t accessor, const std::array<float, 3>& least, const std::array<float, 3>& most);
  std::size_t addTexture(const std::string& name, const std::vector<std::uint8_t>& png, GlbWrap wrap);
  /// Adds to "meshes", "materials", "extensionsUsed" …
  std::size_t add(const char* list, Json item);
  [[nodiscard]] std::size_t count(const char* list) const { return content_[list].size(); }
  [[nodiscard]] Json& item(const char* list, std::size_t index) { return content_[list][index]; }
  /// Adds a node, the text of a JSON object: there may be millions of them. `shown`: at the top of the scene.
  std::size_t addNode(const std::string& text, bool shown = true);
  [[nodiscard]] std::size_t nodes() const { return nodes_; }
  /// Completes the JSON. Once, after all else.
  void finish();

  /// Of the whole file.
  [[nodiscard]] std::uint64_t bytes() const;
  /// Writes over an existing file; the error is the reason alone.
  [[nodiscard]] Result<void> write(const std::string& path, const Progress& progress) const;
  /// Reads the file back and compares every byte.
  [[nodiscard]] Result<void> prove(const std::string& path, const Progress& progress) const;

 private:
  struct View {
    std::uint64_t offset, bytes;
    GlbUse use;
    std::function<bool(const ByteSink&)> give;
  };
  [[nodiscard]] bool give(const ByteSink& sink, const Progress& progress) const;

  std::vector<View> views_;
  std::uint64_t binary_ = 0;
  Json content_ = Json::object(), shown_ = Json::array();
  std::array<std::optional<std::size_t>, 2> samplers_{};  ///< By GlbWrap.
  std::size_t nodes_ = 0;
  std::string json_;  ///< Of the nodes until finish().
};

/// Reads a file of GlbFile.
class GlbReader {
 public:
  /// Nothing where it is no such file.
  [[nodiscard]] static std::optional<GlbReader> open(const std::string& path);

  /// The JSON, but "nodes" is empty: see nodes().
  [[nodiscard]] const Json& content() const { return content_; }
  /// A node a line, with commas between them.
  [[nodiscard]] const std::string& nodes() const { return nodes_; }
  /// The floats of an accessor of vectors with `each` components; empty: there are not as many. Throws
  /// JsonError where there is no such accessor.
  [[nodiscard]] std::vector<float> floats(std::size_t accessor, std::size_t each);

 private:
  std::ifstream file_;
  Json content_;
  std::string nodes_;
  std::streamoff binary_ = 0;
};

}  // namespace scarp
