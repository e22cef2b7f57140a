#include "tests/bench/PickBenchMemory.h"

#include <sys/mman.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <memory>
#include <new>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "tests/bench/PickBenchTiming.h"

namespace scarp::bench {

namespace {

constexpr std::size_t kHugePage = std::size_t{1} << 21;

struct alignas(64) Line {
  std::uint32_t next;
};

struct Free {
  void operator()(Line* lines) const { std::free(lines); }
};

/// Lines that begin on a huge page, and are on such pages or on ordinary ones.
std::unique_ptr<Line, Free> makeLines(std::size_t count, Pages pages) {
  const std::size_t bytes = (count * sizeof(Line) + kHugePage - 1) / kHugePage * kHugePage;
  std::unique_ptr<Line, Free> lines(static_cast<Line*>(std::aligned_alloc(kHugePage, bytes)));
  if (!lines) throw std::bad_alloc();
  madvise(lines.get(), bytes, pages == Pages::Huge ? MADV_HUGEPAGE : MADV_NOHUGEPAGE);
  return lines;
}

}  // namespace

double availableBytes() {
  std::ifstream info("/proc/meminfo");
  double kibibytes = 0.0;
  for (std::string line; std::getline(info, line);)
    if (std::sscanf(line.c_str(), "MemAvailable: %lf kB", &kibibytes) == 1) break;
  return 1024.0 * kibibytes;
}

void askForHugePages() {
  constexpr int collapse = 25;  // MADV_COLLAPSE of Linux 6.1, which older C libraries do not name
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    std::uintptr_t begin = 0, end = 0;
    char rights[5] = "", path[2] = "";
    const int read = std::sscanf(line.c_str(), "%zx-%zx %4s %*s %*s %*s %1s", &begin, &end, rights, path);
    const bool anonymous = read == 3 || line.ends_with("[heap]");
    begin = (begin + kHugePage - 1) / kHugePage * kHugePage;
    end = end / kHugePage * kHugePage;
    if (!anonymous || std::string_view(rights) != "rw-p" || begin >= end) continue;
    void* const memory = reinterpret_cast<void*>(begin);
    madvise(memory, end - begin, MADV_HUGEPAGE);
    madvise(memory, end - begin, collapse);
  }
}

double chaseNanoseconds(std::size_t bytes, Pages pages) {
  const std::size_t count = std::max<std::size_t>(bytes / sizeof(Line), 2);
  const auto memory = makeLines(count, pages);
  const std::span<Line> lines(memory.get(), count);
  // One cycle through all lines in random order (Sattolo 1986).
  for (std::size_t i = 0; i < count; ++i) lines[i].next = static_cast<std::uint32_t>(i);
  std::mt19937_64 random(1);
  for (std::size_t i = count - 1; i > 0; --i)
    std::swap(lines[i].next, lines[std::uniform_int_distribution<std::size_t>(0, i - 1)(random)].next);

  constexpr int steps = 1'000'000;
  std::uint32_t at = 0;
  const auto chase = [&] {
    for (int i = 0; i < steps; ++i) at = lines[at].next;
  };
  chase();
  std::vector<double> seconds;
  for (int pass = 0; pass < 5; ++pass) seconds.push_back(threadSecondsOf(chase));
  // at < count always; that it is asked keeps the chase from being optimised away.
  return at < count ? 1e9 * median(seconds) / steps : 0.0;
}

}  // namespace scarp::bench
