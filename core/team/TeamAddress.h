#pragma once

#include <map>
#include <string>

#include "core/base/Result.h"

namespace scarp {

// Addresses of PostgreSQL servers, as a person types them: a URI or keywords, as libpq takes them.

/// Returns what an address contains, by libpq's keywords. An error where it is not an address, without quoting it.
[[nodiscard]] Result<std::map<std::string, std::string>> addressKeywords(const std::string& address);
/// The same address as a URI, without passwords and whatever else is secret in it. An error where it is none.
[[nodiscard]] Result<std::string> withoutSecrets(const std::string& address);
/// The same address with a password. An error where it is none.
[[nodiscard]] Result<std::string> withPassword(const std::string& address, const std::string& password);

}  // namespace scarp
