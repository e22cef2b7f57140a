#include "core/base/Threads.h"

#include <algorithm>
#include <latch>
#include <system_error>
#include <thread>
#include <vector>

namespace scarp {

bool canStartThreads() {
  std::latch counted(1);
  std::vector<std::jthread> threads(std::max(1U, std::thread::hardware_concurrency()));
  bool all = true;
  try {
    for (std::jthread& thread : threads) thread = std::jthread([&counted] { counted.wait(); });
  } catch (const std::system_error&) {
    all = false;
  }
  counted.count_down();
  return all;
}

}  // namespace scarp
