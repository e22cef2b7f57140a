#include "core/meshio/MeshSettings.h"

#include "core/schema/MakeSetting.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

const EnumNames& meshDetailNames() {
  static const EnumNames names({{"error", "Greatest error"}, {"triangles", "Number of triangles"}});
  return names;
}

const Schema<MeshSettings>& meshSchema() {
  using M = MeshSettings;
  using Make = MakeSetting<M>;
  static const Schema<M> schema{
      Make::choice<&M::detail>("detail", meshDetailNames(), "Detail by"),
      Make::number<&M::error>("error", "Error", " m", 1e-6, kHighest),
      Make::number<&M::triangles>("triangles", "Triangles", "", 2, 40e6),
      Make::flag<&M::solid>("solid"),
      Make::number<&M::size>("size", "Size", " mm", 1, 10000),
      Make::number<&M::base>("base", "Base", " mm", 0.1, 1000),
      Make::number<&M::exaggeration>("exaggeration", "Exaggeration", "", 0.01, 100),
      Make::number<&M::tileColumns>("tile-columns", "Tiles west to east", "", 1, 256),
      Make::number<&M::tileRows>("tile-rows", "Tiles north to south", "", 1, 256)};
  return schema;
}

}  // namespace scarp
