// 3MF by lib3mf: a zip with XML, whose writer and reader keep to its specification.

#include <algorithm>
#include <cmath>
#include <memory>

#include "core/io/AtomicFile.h"
#include "core/meshio/MeshFormat.h"

// Behind all others: it defines names of Windows, and packs structures.
#include <Model/COM/NMR_DLLInterfaces.h>

namespace scarp {

namespace {

struct ThreeMfRelease {
  void operator()(NMR::PLib3MFBase* object) const { NMR::lib3mf_release(object); }
};
using ThreeMfObject = std::unique_ptr<NMR::PLib3MFBase, ThreeMfRelease>;

/// An object that a function of lib3mf makes.
template <class Make>
ThreeMfObject made(Make&& make) {
  NMR::PLib3MFBase* object = nullptr;
  return make(&object) == LIB3MF_OK ? ThreeMfObject(object) : nullptr;
}

struct ThreeMfWatch {
  const Progress& progress;
  bool stopped = false;
};

bool watch(int percent, NMR::ProgressIdentifier, void* data) {
  auto& watched = *static_cast<ThreeMfWatch*>(data);
  watched.stopped = watched.stopped || !keepGoing(watched.progress, std::clamp(percent, 0, 100) / 100.0);
  return !watched.stopped;
}

// 0: go on. OutputFile swallows what comes after a failure and tells the first.
int writeBytes(const BYTE* data, DWORD bytes, void* file) {
  static_cast<OutputFile*>(file)->write(data, bytes);
  return 0;
}
int seekTo(ULONG64 position, void* file) {
  static_cast<OutputFile*>(file)->seek(position);
  return 0;
}

Error threeMfFailure(NMR::PLib3MFBase* object) {
  DWORD code = 0;
  const char* text = nullptr;
  if (object && NMR::lib3mf_getlasterror(object, &code, &text) == LIB3MF_OK && text && *text)
    return Error{"lib3mf says: %1", text};
  return Error{"lib3mf cannot do it"};
}

}  // namespace

Result<void> writeThreeMfMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  if (!keepGoing(progress, 0.0)) return Error::cancel();
  const auto model = made([](auto** out) { return NMR::lib3mf_createmodel(out); });
  if (!model) return threeMfFailure(nullptr);
  NMR::lib3mf_model_setunit(model.get(),
                            content.millimetres ? NMR::MODELUNIT_MILLIMETER : NMR::MODELUNIT_METER);
  const auto mesh = made([&](auto** out) { return NMR::lib3mf_model_addmeshobject(model.get(), out); });
  if (!mesh) return threeMfFailure(model.get());
  NMR::lib3mf_object_setnameutf8(mesh.get(), content.name.c_str());
  std::vector<NMR::MODELMESHVERTEX> vertices(content.places.size());
  for (std::size_t i = 0; i < vertices.size(); ++i)
    std::ranges::copy(content.places[i], vertices[i].m_fPosition);
  std::vector<NMR::MODELMESHTRIANGLE> triangles(content.triangles.size());
  for (std::size_t i = 0; i < triangles.size(); ++i)
    std::ranges::copy(content.triangles[i], triangles[i].m_nIndices);
  if (NMR::lib3mf_meshobject_setgeometry(mesh.get(), vertices.data(), static_cast<DWORD>(vertices.size()),
                                         triangles.data(), static_cast<DWORD>(triangles.size())) != LIB3MF_OK)
    return threeMfFailure(mesh.get());
  const auto item =
      made([&](auto** out) { return NMR::lib3mf_model_addbuilditem(model.get(), mesh.get(), nullptr, out); });
  const auto writer =
      made([&](auto** out) { return NMR::lib3mf_model_querywriter(model.get(), "3mf", out); });
  if (!item || !writer) return threeMfFailure(model.get());
  ThreeMfWatch watched{progress};
  NMR::lib3mf_writer_setprogresscallback(writer.get(), watch, &watched);
  OutputFile file(path);
  const LIB3MFRESULT result = NMR::lib3mf_writer_writetocallback(
      writer.get(), reinterpret_cast<void*>(writeBytes), reinterpret_cast<void*>(seekTo), &file);
  if (file.failed()) return file.close();
  if (watched.stopped) return Error::cancel();
  if (result != LIB3MF_OK) return threeMfFailure(writer.get());
  return file.close();
}

Result<double> proveThreeMfMesh(const MeshContent& content, const std::string& path,
                                const Progress& progress) {
  const auto model = made([](auto** out) { return NMR::lib3mf_createmodel(out); });
  if (!model) return threeMfFailure(nullptr);
  const auto reader =
      made([&](auto** out) { return NMR::lib3mf_model_queryreader(model.get(), "3mf", out); });
  if (!reader) return threeMfFailure(model.get());
  ThreeMfWatch watched{progress};
  NMR::lib3mf_reader_setprogresscallback(reader.get(), watch, &watched);
  if (NMR::lib3mf_reader_readfromfileutf8(reader.get(), path.c_str()) != LIB3MF_OK)
    return watched.stopped ? Error::cancel() : threeMfFailure(reader.get());
  const auto meshes = made([&](auto** out) { return NMR::lib3mf_model_getmeshobjects(model.get(), out); });
  BOOL there = 0;
  if (!meshes || NMR::lib3mf_resourceiterator_movenext(meshes.get(), &there) != LIB3MF_OK || there == 0)
    return notAsWritten();
  const auto mesh =
      made([&](auto** out) { return NMR::lib3mf_resourceiterator_getcurrent(meshes.get(), out); });
  DWORD vertices = 0, triangles = 0;
  if (!mesh || NMR::lib3mf_meshobject_getvertexcount(mesh.get(), &vertices) != LIB3MF_OK ||
      NMR::lib3mf_meshobject_gettrianglecount(mesh.get(), &triangles) != LIB3MF_OK ||
      vertices != content.places.size() || triangles != content.triangles.size())
    return notAsWritten();
  // The file has decimal places: it keeps a coordinate to about a hundred-thousandth.
  constexpr double kDecimals = 5e-6, kSingle = 0x1p-22;
  double largest = 0.0;
  for (DWORD i = 0; i < vertices; ++i) {
    NMR::MODELMESHVERTEX vertex{};
    if (NMR::lib3mf_meshobject_getvertex(mesh.get(), i, &vertex) != LIB3MF_OK) return notAsWritten();
    for (std::size_t k = 0; k < 3; ++k) {
      const double wanted = content.places[i][k],
                   off = std::abs(static_cast<double>(vertex.m_fPosition[k]) - wanted);
      if (!(off <= kDecimals + kSingle * std::abs(wanted))) return notAsWritten();
      largest = std::max(largest, off);
    }
  }
  for (DWORD i = 0; i < triangles; ++i) {
    NMR::MODELMESHTRIANGLE triangle{};
    if (NMR::lib3mf_meshobject_gettriangle(mesh.get(), i, &triangle) != LIB3MF_OK ||
        !std::ranges::equal(content.triangles[i], triangle.m_nIndices))
      return notAsWritten();
  }
  return largest;
}

}  // namespace scarp
