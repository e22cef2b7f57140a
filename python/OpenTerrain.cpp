#include "python/OpenTerrain.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <mutex>
#include <optional>
#include <thread>
#include <unistd.h>
#include <utility>

#include "core/base/Parallel.h"
#include "core/base/Threads.h"
#include "core/document/SpillFile.h"
#include "core/drape/DrapeFile.h"
#include "core/memory/LargePages.h"
#include "core/memory/PagedPieces.h"
#include "core/project/ProjectFile.h"
#include "core/project/ProjectStore.h"

namespace scarp {

namespace py = pybind11;

namespace {

/// A callback is asked so often, and signals are looked for.
constexpr std::chrono::milliseconds kBetweenLooks{50};
constexpr std::chrono::seconds kLongestClosing{10};

std::atomic<pid_t> usedIn{0};  ///< The process that the core is used in.
std::atomic<bool> closing{false};
std::atomic<int> running{0};  ///< Calls that are without the GIL.

thread_local int callbackDepth = 0;

/// Once a process: what the program does as it starts.
void prepareCore() {
  LargePages::setBudget(machineBytes() / 2, SpillFile::usualFolder());
  static std::optional<ThreadLimit> alone;
  if (!canStartThreads()) alone.emplace(1);
}

class WithGil {
 public:
  WithGil() : state_(PyGILState_Ensure()) {}
  ~WithGil() { PyGILState_Release(state_); }
  WithGil(const WithGil&) = delete;
  WithGil& operator=(const WithGil&) = delete;

 private:
  PyGILState_STATE state_;
};

struct InCallback {
  InCallback() { ++callbackDepth; }
  ~InCallback() { --callbackDepth; }
  InCallback(const InCallback&) = delete;
  InCallback& operator=(const InCallback&) = delete;
};

}  // namespace

void enterCore() {
  if (closing) throw CallFailure("the interpreter is ending");
  pid_t none = 0;
  if (usedIn.compare_exchange_strong(none, ::getpid())) return prepareCore();
  if (none != ::getpid())
    throw CallFailure(
        "this process was forked from one that was using scarp; multiprocessing has to start it by \"spawn\"");
}

bool inForkedProcess() {
  const pid_t process = usedIn;
  return process != 0 && process != ::getpid();
}

void closeCore() {
  closing = true;
  if (inForkedProcess()) return;
  const auto last = std::chrono::steady_clock::now() + kLongestClosing;
  PyThreadState* const state = PyEval_SaveThread();
  while (running > 0 && std::chrono::steady_clock::now() < last)
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  PyEval_RestoreThread(state);
}

WithoutGil::WithoutGil() : state_(nullptr) {
  ++running;
  state_ = PyEval_SaveThread();
}

WithoutGil::~WithoutGil() {
  PyEval_RestoreThread(state_);
  --running;
}

Watch::Watch(py::object callback) : callback_(std::move(callback)) {}

bool Watch::calling() { return callbackDepth > 0; }

void Watch::wait() {
  if (!look(0.0, false)) throw CallStopped();
}

bool Watch::look(double fraction, bool call) {
  if (stopped_) return false;
  const auto now = std::chrono::steady_clock::now();
  if (now < next_) return true;
  next_ = now + kBetweenLooks;
  if (closing) {
    stopped_ = true;
    return false;
  }
  const WithGil gil;
  const InCallback inside;
  bool raised = PyErr_CheckSignals() != 0;
  if (!raised && call && !callback_.is_none()) {
    PyObject* const answer = PyObject_CallFunction(callback_.ptr(), "d", fraction);
    raised = answer == nullptr;
    stopped_ = answer == Py_False;
    Py_XDECREF(answer);
  }
  if (raised) {
    PyErr_Fetch(&type_.ptr(), &value_.ptr(), &trace_.ptr());
    stopped_ = true;
  }
  return !stopped_;
}

void Watch::raise() {
  if (!type_) return;
  PyErr_Restore(type_.release().ptr(), value_.release().ptr(), trace_.release().ptr());
  throw py::error_already_set();
}

namespace {

constexpr std::chrono::milliseconds kBetweenTries{20};

}  // namespace

OpenTerrain::OpenTerrain(Terrain terrain, std::vector<Message> warnings)
    : document_(std::make_unique<TerrainDocument>(std::move(terrain))), warnings_(std::move(warnings)) {}

OpenTerrain::OpenTerrain(OpenedProject project)
    : document_(std::make_unique<TerrainDocument>(std::move(project.document))),
      file_(std::move(project.file)),
      settings_(std::move(project.settings)),
      preview_(std::move(project.preview)),
      warnings_(std::move(project.warnings)) {}

OpenTerrain::~OpenTerrain() {
  if (!inForkedProcess()) return;
  static_cast<void>(document_.release());
  static_cast<void>(new std::shared_ptr<ProjectFile>(std::move(file_)));
}

OpenTerrain::Turn::Turn(OpenTerrain& terrain, Watch& watch) : terrain_(terrain) {
  if (terrain_.holder_ == std::this_thread::get_id())
    throw CallFailure("the terrain is at work: what watches the work cannot use it");
  while (!terrain_.mutex_.try_lock_for(kBetweenTries)) {
    if (Watch::calling())
      throw CallFailure("the terrain is in use by another thread, for which what watches work does not wait");
    watch.wait();
  }
  terrain_.holder_ = std::this_thread::get_id();
}

OpenTerrain::Turn::~Turn() {
  terrain_.holder_ = std::thread::id();
  terrain_.mutex_.unlock();
}

std::vector<Message> OpenTerrain::Turn::warnings() const {
  std::vector<Message> warnings = terrain_.warnings_;
  if (!terrain_.file_) return warnings;
  for (const Damage& damage : terrain_.file_->damages())
    if (std::ranges::find(warnings, damage.message()) == warnings.end()) warnings.push_back(damage.message());
  return warnings;
}

Result<Message> OpenTerrain::Turn::damageIn(const DamageScope& scope, const Progress& progress) const {
  if (!terrain_.file_) return Message();
  const auto found = findDamage(*terrain_.file_, contentsOf(document()).document.rasters, scope, progress);
  if (!found) return found.error();
  return found->empty() ? Message() : damageLine(terrain_.file_->path(), *found);
}

Result<void> OpenTerrain::Turn::checkDamage(const DamageScope& scope, const Progress& progress) const {
  const auto damage = damageIn(scope, progress);
  if (!damage) return damage.error();
  if (damage->empty()) return {};
  return Error{"%1; accept_damage=True uses it as it is", *damage};
}

Result<void> OpenTerrain::Turn::save(const std::string& path, const Progress& progress) const {
  std::error_code failed;
  const std::shared_ptr<ProjectFile> source = terrain_.file_;
  const bool again = source && !source->readOnly() && std::filesystem::equivalent(path, source->path(), failed);
  ProjectContents contents =
      source ? contentsOf(document(), source->knownHistory()) : contentsOf(document());
  contents.settings = terrain_.settings_;
  contents.preview = terrain_.preview_;
  // What drapes name lies as it lies from here.
  if (!document().drapes().empty())
    contents.settings[kSavedIn] = savedInAlso(std::filesystem::absolute(path, failed).parent_path().string(),
                                              contents.settings[kSavedIn]);
  if (again) {
    if (const auto saved = source->save(contents, progress); !saved) return saved.error();
  } else {
    std::shared_ptr<ProjectHold> hold;
    if (std::filesystem::exists(path, failed)) hold = ProjectHold::open(path, true, false);
    if (hold && hold->refused()) return errorIn(path, "is in use");
    if (source && std::filesystem::equivalent(path, source->path(), failed) && source->changedByOthers())
      return errorIn(path, "another program has changed it since it was read; save under another name");
    auto file = ProjectFile::saveAs(path, contents, source, {}, progress);
    if (!file) return file.error();
    terrain_.file_ = *std::move(file);
  }
  document().markSaved();
  terrain_.settings_ = std::move(contents.settings);
  return {};
}

}  // namespace scarp
