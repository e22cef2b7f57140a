#pragma once

#include <string>

#include "core/base/Result.h"

namespace scarp {

// Addresses of PostgreSQL servers, as a person types them: a URI or keywords, as libpq takes them.

/// The same address as a URI, without passwords and whatever else is secret in it. An error where it is none.
[[nodiscard]] Result<std::string> withoutSecrets(const std::string& address);
/// The same address with a password. An error where it is none.
[[nodiscard]] Result<std::string> withPassword(const std::string& address, const std::string& password);

}  // namespace scarp
