#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "core/base/Json.h"
#include "core/base/Simd.h"
#include "core/brush/Alpha.h"
#include "core/script/Script.h"
#include "tests/project/DocumentDigest.h"
#include "tests/soak/SampleOperations.h"

// The same operation gives the same bits on every processor: each is done by this program as the processor
// has it, and by another run of it in which the C library may use neither AVX2 nor fused multiply-add.

namespace scarp::test {
namespace {

/// All kinds of operations, brushes with every alpha, turned and scattered, and curved strokes.
std::vector<Json> reproducedOperations() {
  std::vector<Json> all = sampleOperations();
  for (const std::string_view alpha : alphaNames())
    all.push_back({{"op", "stroke"},
                   {"brush",
                    {{"kind", "stamp"},
                     {"radius", 7.3},
                     {"strength", 3.7},
                     {"alpha", alpha},
                     {"alpha-angle", 33.0},
                     {"alpha-turn", "along-stroke"},
                     {"jitter-position", 0.4},
                     {"jitter-angle", 70.0},
                     {"symmetry", "radial"}}},
                   {"samples", {{-11.3, 4.1, 1.0, 0.0}, {3.7, 7.9, 0.6, 0.2}, {13.1, -8.3, 0.9, 0.5}}}});
  return all;
}

/// A checksum of what the C library makes of some thousand numbers.
std::uint64_t libraryBits() {
  std::vector<double> values;
  for (int i = 1; i < 20'000; ++i) {
    const double x = 0.0137 * i;
    for (const double value : {std::sin(x), std::cos(x), std::tan(x), std::pow(x, 1.37), std::atan2(x, 3.1),
                               std::exp(-0.1 * x), std::acos(x / 300.0)})
      values.push_back(value);
  }
  return checksum(std::as_bytes(std::span(values)));
}

/// In the environment of a run that prints its bits, in place of comparing those of two runs.
constexpr const char* kPrintBits = "SCARP_PRINT_BITS";

/// A line for each operation.
std::vector<std::string> operationBits() {
  std::vector<std::string> lines;
  for (const Json& operation : reproducedOperations()) {
    const auto document = sampleGround();
    const auto script = parseScript(R"({"scarp": 1, "operations": [)" + operation.dump() + "]}");
    if (!script) {
      ADD_FAILURE() << script.error().text();
      continue;
    }
    const auto done = replay(*script, *document);
    lines.push_back("bits " + operation.dump().substr(0, 90) + ": " + digestOf(*document) +
                    (done ? "" : done.error().text()));
  }
  return lines;
}

/// Those of this process with the instruction set in use.
const std::vector<std::string>& usualBits() {
  static const std::vector<std::string> lines = operationBits();
  return lines;
}

/// The number of the C library, and those, of a process with some variables in its environment.
std::vector<std::string> linesOf(const std::string& variables) {
  const std::string command = variables + ' ' + kPrintBits + "=1 '" +
                              std::filesystem::read_symlink("/proc/self/exe").string() +
                              "' --gtest_filter='Reproducible.EveryOperationGivesTheSameBitsWithoutFused*'";
  const auto close = [](std::FILE* file) { ::pclose(file); };
  const std::unique_ptr<std::FILE, decltype(close)> output(::popen(command.c_str(), "r"), close);
  std::string text;
  std::array<char, 4096> part{};
  while (output && std::fgets(part.data(), part.size(), output.get())) text += part.data();
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);)
    if (line.starts_with("bits ") || line.starts_with("library ")) lines.push_back(line);
  return lines;
}

TEST(Reproducible, EveryOperationGivesTheSameBitsWithoutFusedMultiplyAdd) {
  const std::string library = "library " + std::to_string(libraryBits());
  if (std::getenv(kPrintBits)) {
    std::printf("%s\n", library.c_str());
    for (const std::string& line : operationBits()) std::printf("%s\n", line.c_str());
    return;
  }
  const auto plain = linesOf("GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4");
  ASSERT_GT(usualBits().size(), 80U);
  ASSERT_EQ(usualBits().size() + 1, plain.size());
  // Where the processor has fused multiply-add, the C library's own results tell the two runs apart.
  if (__builtin_cpu_supports("fma")) {
    EXPECT_NE(library, plain[0]) << "the second run was no other";
  }
  for (std::size_t i = 0; i < usualBits().size(); ++i) EXPECT_EQ(usualBits()[i], plain[i + 1]);
}

TEST(Reproducible, EveryOperationGivesTheSameBitsWithEachInstructionSet) {
  const std::vector<std::string>& usual = usualBits();
  for (const SimdLevel level : simdLevels()) {
    if (level == simdLevel()) continue;
    const SimdChoice choice(level);
    EXPECT_EQ(usual, operationBits()) << simdName(level);
  }
}

}  // namespace
}  // namespace scarp::test
