#include "python/Interpreter.h"

#include <unistd.h>

#include <mutex>
#include <optional>
#include <thread>

#include "core/base/Parallel.h"
#include "core/base/Threads.h"
#include "core/document/SpillFile.h"
#include "core/memory/LargePages.h"
#include "core/memory/PagedPieces.h"

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

}  // namespace scarp
