#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"

namespace scarp {

class Json;

/// Takes bytes of a file one after the other; false: enough, the rest need not come.
using ByteSink = std::function<bool(const void* data, std::size_t bytes)>;

/// What a run of bytes in a glTF file is for.
enum class GlbUse : std::uint8_t { Vertices, Indices, Other };

/// Types of components, as glTF writes them.
inline constexpr int kGlbFloat = 5126, kGlbUnsignedInt = 5125;

/// A glTF 2.0 binary: JSON and runs of bytes that are asked for when they are written and once more when they
/// are compared with what was written. One thread.
class GlbFile {
 public:
  static constexpr std::uint64_t kMostBytes = 0x7fffffff;  ///< Readers count with 31 bits.

  /// Adds a buffer view of so many bytes, which give() hands to a sink in order, the same each time; false
  /// where the sink had enough. Returns the view's number.
  std::size_t add(std::uint64_t bytes, GlbUse use, std::function<bool(const ByteSink&)> give);
  /// The rest of the JSON; "asset", "bufferViews" and "buffers" are added. After all views. `nodes`: what
  /// stands in the brackets of "nodes" where that is not in the content, as there may be millions of them.
  void describe(Json content, const std::string& nodes = {});

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
  std::string json_;
};

/// A view of all of an array, which must outlive the file. It is given in pieces, so that it can be watched
/// and needs no copy.
template <class Element>
std::size_t addGlbArray(GlbFile& file, const std::vector<Element>& all, GlbUse use) {
  return file.add(all.size() * sizeof(Element), use, [&all](const ByteSink& sink) {
    constexpr std::size_t kTogether = 1 << 15;
    for (std::size_t i = 0; i < all.size(); i += kTogether)
      if (!sink(&all[i], std::min(kTogether, all.size() - i) * sizeof(Element))) return false;
    return true;
  });
}

/// An accessor of a view that holds so many elements from its beginning on: "SCALAR", "VEC3" …
[[nodiscard]] Json glbAccessor(std::size_t view, int componentType, std::size_t count, const char* type);

}  // namespace scarp
