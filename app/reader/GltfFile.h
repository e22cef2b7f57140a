#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Json.h"
#include "core/base/Result.h"

namespace scarp {

/// The bytes of a regular file, mapped into memory.
class MappedFile {
 public:
  explicit MappedFile(const std::string& path);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;
  /// Empty if the file cannot be read.
  [[nodiscard]] std::string_view text() const { return text_; }

 private:
  std::string_view text_;
};

// Parts of a glTF 2.0 file (Khronos 2021) of which nothing is trusted.

/// Returns the JSON of a .gltf or .glb file.
[[nodiscard]] std::string_view gltfJson(std::string_view file);
/// Returns the binary chunk of a .glb file; empty if there is none.
[[nodiscard]] std::string_view gltfBinary(std::string_view file);
/// Parses the JSON, or returns null if it is invalid or nested deeper than glTF needs.
[[nodiscard]] Json parseGltf(std::string_view file);

/// Returns a member that is a number of 0 or more; the largest value if it does not fit.
[[nodiscard]] std::optional<std::uint64_t> numberAt(const Json& object, std::string_view key);
/// Returns a member that is an array; an empty array if it is missing or has another type.
[[nodiscard]] const Json& listAt(const Json& object, std::string_view key);
/// Returns whether a list of texts, as "extensionsUsed", has a text.
[[nodiscard]] bool listContains(const Json& list, std::string_view text);

/// Decodes percent escapes, as in "my%20file.bin".
[[nodiscard]] std::string withoutEscapes(std::string_view uri);

/// A mesh that Draco packed.
struct DracoMesh {
  std::size_t points = 0;
  std::vector<std::uint32_t> indices;                    ///< Three a triangle, all below `points`.
  std::map<std::string, std::vector<float>> attributes;  ///< By name, `components` for each point.
};

/// An attribute to decode.
struct DracoAttribute {
  std::uint32_t id;  ///< Unique id in the packed mesh.
  int components;    ///< Floats for each point.
};

/// Unpacks a mesh. Integers of normalised attributes become 0…1 or −1…1. The error is the reason alone.
[[nodiscard]] Result<DracoMesh> unpackDraco(std::string_view bytes,
                                            const std::map<std::string, DracoAttribute>& attributes);

}  // namespace scarp
