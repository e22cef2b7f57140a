#pragma once

#include <random>
#include <string>

namespace scarp::soak {

using Random = std::mt19937_64;

/// The bytes with something changed: some of them, a number in a text, a block doubled, moved or taken out,
/// the end cut off. `what` says which, for a report.
struct Mutation {
  std::string bytes, what;
};
[[nodiscard]] Mutation mutated(const std::string& bytes, Random& random);

/// Changes rows of a project's tables: numbers, texts and blobs that a file could not have by chance, rows
/// doubled or taken out. Every second time the checks of what was changed are right again. Says what was
/// done.
[[nodiscard]] std::string mutateProject(const std::string& path, Random& random);

}  // namespace scarp::soak
