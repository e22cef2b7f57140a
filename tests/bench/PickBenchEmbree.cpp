#include "tests/bench/PickBenchEmbree.h"

#include <embree3/rtcore.h>
#include <xmmintrin.h>

#include <atomic>

namespace scarp::bench {

namespace {

/// Embree asks for denormals to be flushed to zero while it traces.
class FlushDenormals {
 public:
  FlushDenormals() { _mm_setcsr(before_ | 0x8040u); }
  ~FlushDenormals() { _mm_setcsr(before_); }
  FlushDenormals(const FlushDenormals&) = delete;
  FlushDenormals& operator=(const FlushDenormals&) = delete;

 private:
  unsigned before_ = _mm_getcsr();
};

struct Vertex {
  float x, y, z;
};

/// A device that counts its memory, and a scene over the terrain's vertices.
///
/// Vertices run from east to west, because Embree splits the quads of a grid from the second corner to the
/// fourth: seen so, that is our diagonal.
class Embree : public PickEngine {
 public:
  explicit Embree(const Terrain& terrain)
      : terrain_(terrain),
        columns_(terrain.frame.columns),
        vertices_(static_cast<std::size_t>(terrain.frame.samples().area()) + kSpare),
        device_(rtcNewDevice(nullptr)) {
    writeVertices(terrain.frame.samples());
    rtcSetDeviceMemoryMonitorFunction(
        device_,
        [](void* self, ssize_t bytes, bool) {
          static_cast<Embree*>(self)->allocated_ += bytes;
          return true;
        },
        this);
    scene_ = rtcNewScene(device_);
  }
  ~Embree() override {
    rtcReleaseScene(scene_);
    rtcReleaseDevice(device_);
  }

  void cast(std::span<const LocalRay> rays, std::span<double> t) const override {
    const FlushDenormals flush;
    RTCIntersectContext context;
    rtcInitIntersectContext(&context);
    for (std::size_t i = 0; i < rays.size(); ++i) {
      const LocalRay& ray = rays[i];
      RTCRayHit query{};
      query.ray.org_x = static_cast<float>(ray.origin.x());
      query.ray.org_y = static_cast<float>(ray.origin.y());
      query.ray.org_z = static_cast<float>(ray.origin.z());
      query.ray.dir_x = static_cast<float>(ray.direction.x());
      query.ray.dir_y = static_cast<float>(ray.direction.y());
      query.ray.dir_z = static_cast<float>(ray.direction.z());
      query.ray.tnear = static_cast<float>(ray.tMin);
      query.ray.tfar = static_cast<float>(ray.tMax);
      query.ray.mask = ~0u;
      query.hit.geomID = query.hit.instID[0] = RTC_INVALID_GEOMETRY_ID;
      rtcIntersect1(scene_, &context, &query);
      t[i] = query.hit.geomID == RTC_INVALID_GEOMETRY_ID ? kMiss : double(query.ray.tfar);
    }
  }
  std::size_t bytes() const override {
    return static_cast<std::size_t>(allocated_.load()) + vertices_.size() * sizeof(Vertex);
  }

 protected:
  [[nodiscard]] unsigned vertexAt(int column, int row) const {
    return static_cast<unsigned>(row) * static_cast<unsigned>(columns_) +
           static_cast<unsigned>(columns_ - 1 - column);
  }
  void shareVertices(RTCGeometry geometry) const {
    rtcSetSharedGeometryBuffer(geometry, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3, vertices_.data(), 0,
                               sizeof(Vertex), vertices_.size() - kSpare);
  }
  void writeVertices(const GridRect& samples) {
    const GridFrame& f = terrain_.frame;
    std::vector<float> heights(static_cast<std::size_t>(samples.width()));
    for (int r = samples.row0; r < samples.row1; ++r) {
      terrain_.heights.read({samples.column0, r, samples.column1, r + 1}, heights);
      for (int c = samples.column0; c < samples.column1; ++c)
        vertices_[vertexAt(c, r)] = {static_cast<float>(f.x(c)), static_cast<float>(f.y(r)),
                                     heights[static_cast<std::size_t>(c - samples.column0)]};
    }
  }

  const Terrain& terrain_;
  int columns_;
  static constexpr std::size_t kSpare = 1;  ///< Embree reads 16 bytes of the last vertex.
  std::vector<Vertex> vertices_;
  RTCDevice device_;
  RTCScene scene_ = nullptr;

 private:
  std::atomic<long long> allocated_ = 0;
};

/// The terrain as one geometry, which every edit has rebuilt.
class WholeEmbree final : public Embree {
 public:
  WholeEmbree(const Terrain& terrain, RTCGeometryType type, RTCSceneFlags flags) : Embree(terrain) {
    rtcSetSceneFlags(scene_, flags);
    geometry_ = rtcNewGeometry(device_, type);
    shareVertices(geometry_);
    if (type == RTC_GEOMETRY_TYPE_GRID)
      makeGrid();
    else
      makeTriangles();
    rtcCommitGeometry(geometry_);
    rtcAttachGeometry(scene_, geometry_);
    rtcReleaseGeometry(geometry_);  // the scene keeps it
    rtcCommitScene(scene_);
  }

  void update(const GridRect& changed) override {
    writeVertices(changed);
    rtcUpdateGeometryBuffer(geometry_, RTC_BUFFER_TYPE_VERTEX, 0);
    rtcCommitGeometry(geometry_);
    rtcCommitScene(scene_);
  }

 private:
  void makeGrid() {
    const GridFrame& f = terrain_.frame;
    auto* grid = static_cast<RTCGrid*>(
        rtcSetNewGeometryBuffer(geometry_, RTC_BUFFER_TYPE_GRID, 0, RTC_FORMAT_GRID, sizeof(RTCGrid), 1));
    *grid = {0, static_cast<unsigned>(f.columns), static_cast<unsigned short>(f.columns),
             static_cast<unsigned short>(f.rows)};
  }
  void makeTriangles() {
    const GridFrame& f = terrain_.frame;
    auto* next = static_cast<unsigned*>(
        rtcSetNewGeometryBuffer(geometry_, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, 3 * sizeof(unsigned),
                                2 * static_cast<std::size_t>(f.cells().area())));
    for (int r = 0; r + 1 < f.rows; ++r)
      for (int c = 0; c + 1 < f.columns; ++c)
        for (const unsigned v : {vertexAt(c, r), vertexAt(c + 1, r), vertexAt(c + 1, r + 1), vertexAt(c, r),
                                 vertexAt(c, r + 1), vertexAt(c + 1, r + 1)})
          *next++ = v;
  }

  RTCGeometry geometry_ = nullptr;
};

/// A scene with a grid for each block of cells, instanced by the scene above: an edit rebuilds the blocks
/// that it touches and the scene above.
class BlockEmbree final : public Embree {
 public:
  explicit BlockEmbree(const Terrain& terrain)
      : Embree(terrain), cells_(terrain.frame.cells()), blockColumns_((cells_.width() + kSide - 1) / kSide) {
    const int blockRows = (cells_.height() + kSide - 1) / kSide;
    for (int row = 0; row < blockRows; ++row)
      for (int column = 0; column < blockColumns_; ++column) addBlock(column, row);
    rtcCommitScene(scene_);
  }
  ~BlockEmbree() override {
    for (const Block& block : blocks_) rtcReleaseScene(block.scene);
  }

  void update(const GridRect& changed) override {
    writeVertices(changed);
    const GridRect touched = changed.grownTowardOrigin(1).intersected(cells_);
    for (int row = touched.row0 / kSide; row <= (touched.row1 - 1) / kSide; ++row)
      for (int column = touched.column0 / kSide; column <= (touched.column1 - 1) / kSide; ++column) {
        const Block& block = blocks_[static_cast<std::size_t>(row) * blockColumns_ + column];
        rtcUpdateGeometryBuffer(block.grid, RTC_BUFFER_TYPE_VERTEX, 0);
        rtcCommitGeometry(block.grid);
        rtcCommitScene(block.scene);
        rtcCommitGeometry(block.instance);
      }
    rtcCommitScene(scene_);
  }

 private:
  static constexpr int kSide = 64;
  struct Block {
    RTCScene scene;
    RTCGeometry grid, instance;  ///< Kept by their scenes.
  };

  void addBlock(int column, int row) {
    const GridRect cells =
        GridRect{column * kSide, row * kSide, (column + 1) * kSide, (row + 1) * kSide}.intersected(cells_);
    const Block block{rtcNewScene(device_), rtcNewGeometry(device_, RTC_GEOMETRY_TYPE_GRID),
                      rtcNewGeometry(device_, RTC_GEOMETRY_TYPE_INSTANCE)};
    shareVertices(block.grid);
    auto* grid = static_cast<RTCGrid*>(
        rtcSetNewGeometryBuffer(block.grid, RTC_BUFFER_TYPE_GRID, 0, RTC_FORMAT_GRID, sizeof(RTCGrid), 1));
    *grid = {vertexAt(cells.column1, cells.row0), static_cast<unsigned>(columns_),
             static_cast<unsigned short>(cells.width() + 1), static_cast<unsigned short>(cells.height() + 1)};
    rtcCommitGeometry(block.grid);
    rtcAttachGeometry(block.scene, block.grid);
    rtcReleaseGeometry(block.grid);
    rtcCommitScene(block.scene);

    constexpr float identity[12] = {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0};
    rtcSetGeometryInstancedScene(block.instance, block.scene);
    rtcSetGeometryTransform(block.instance, 0, RTC_FORMAT_FLOAT3X4_COLUMN_MAJOR, identity);
    rtcCommitGeometry(block.instance);
    rtcAttachGeometry(scene_, block.instance);
    rtcReleaseGeometry(block.instance);
    blocks_.push_back(block);
  }

  GridRect cells_;
  int blockColumns_;
  std::vector<Block> blocks_;
};

EngineKind whole(std::string name, RTCGeometryType type, RTCSceneFlags flags, double bytesEach) {
  return {
      std::move(name),
      "embree",
      EngineRole::Peer,
      kInFloat,
      false,
      kNoLimit,
      kNoLimit,
      bytesEach,
      [type, flags](const Terrain& terrain) { return std::make_unique<WholeEmbree>(terrain, type, flags); }};
}

}  // namespace

std::vector<EngineKind> embreeKinds() {
  // At best as fast as the others, and on a large terrain they would double the time of the run.
  EngineKind robust =
      whole("Embree triangles, robust", RTC_GEOMETRY_TYPE_TRIANGLE, RTC_SCENE_FLAG_ROBUST, 250.0);
  robust.mostSamples = 2049;
  return {whole("Embree triangles", RTC_GEOMETRY_TYPE_TRIANGLE, RTC_SCENE_FLAG_NONE, 250.0),
          robust,
          whole("Embree grid", RTC_GEOMETRY_TYPE_GRID, RTC_SCENE_FLAG_NONE, 60.0),
          {"Embree grid per 64²", "embree", EngineRole::Peer, kInFloat, true, kNoLimit, kNoLimit, 60.0,
           [](const Terrain& terrain) { return std::make_unique<BlockEmbree>(terrain); }}};
}

}  // namespace scarp::bench
