#include "app/reader/DracoMesh.h"

#include <draco/compression/decode.h>

#include <new>
#include <stdexcept>

#include "core/model/Model.h"

namespace scarp {

namespace {

Error damagedDraco(const Message& what) { return Error{"its Draco mesh is damaged: %1", what}; }

}  // namespace

Result<DracoMesh> unpackDraco(std::string_view bytes,
                              const std::map<std::string, DracoAttribute>& attributes) try {
  draco::DecoderBuffer buffer;
  buffer.Init(bytes.data(), bytes.size());
  const auto type = draco::Decoder::GetEncodedGeometryType(&buffer);
  if (!type.ok() || type.value() != draco::TRIANGULAR_MESH)
    return damagedDraco(Message("it is not a mesh of triangles"));
  draco::Decoder decoder;
  auto decoded = decoder.DecodeMeshFromBuffer(&buffer);
  if (!decoded.ok()) return damagedDraco(Message::verbatim(decoded.status().error_msg_string()));
  const draco::Mesh& from = *decoded.value();
  if (from.num_faces() > kMostModelTriangles || from.num_points() > kMostModelVertices)
    return Error{"has more than %1 triangles", kMostModelTriangles};
  DracoMesh mesh;
  mesh.points = from.num_points();
  for (draco::FaceIndex face(0); face < from.num_faces(); ++face)
    for (const draco::PointIndex& point : from.face(face)) {
      if (point.value() >= mesh.points)
        return damagedDraco(Message("a triangle names a vertex that is missing"));
      mesh.indices.push_back(point.value());
    }
  for (const auto& [name, wanted] : attributes) {
    const draco::PointAttribute* const attribute = from.GetAttributeByUniqueId(wanted.id);
    if (!attribute) return damagedDraco(Message("attribute %1 is missing", name));
    std::vector<float>& values = mesh.attributes[name];
    values.resize(mesh.points * static_cast<std::size_t>(wanted.components));
    for (draco::PointIndex point(0); point < from.num_points(); ++point) {
      const draco::AttributeValueIndex index = attribute->mapped_index(point);
      float* const to = &values[point.value() * static_cast<std::size_t>(wanted.components)];
      if (index.value() >= attribute->size() ||
          !attribute->ConvertValue(index, static_cast<std::int8_t>(wanted.components), to))
        return damagedDraco(Message("values of %1 are missing", name));
    }
  }
  return mesh;
} catch (const std::bad_alloc&) {
  return Error{"its Draco mesh needs more memory than a model may take"};
} catch (const std::length_error&) {
  return damagedDraco(Message("it announces an impossible size"));
}

}  // namespace scarp
