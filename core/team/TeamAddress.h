#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/Result.h"

namespace scarp {

// Addresses of PostgreSQL servers: URIs or keywords, as libpq accepts them.

/// Returns the libpq keywords of an address with their values. The error does not quote the address.
[[nodiscard]] Result<std::map<std::string, std::string>> addressKeywords(const std::string& address);
/// Returns the address as a URI without passwords and other secrets. Fails if it is not a valid address.
[[nodiscard]] Result<std::string> withoutSecrets(const std::string& address);
/// Returns the address with a password. Fails if it is not a valid address.
[[nodiscard]] Result<std::string> withPassword(const std::string& address, const std::string& password);

// Server certificates that the user has confirmed, because no known authority signed them. Stored in the file
// known-servers of $XDG_CONFIG_HOME/scarp (~/.config/scarp), one server and its fingerprint per line.

/// Returns a SHA-256 fingerprint in the format of openssl: 32 pairs of upper-case hexadecimal digits,
/// separated by colons. Also accepts lower case, no colons, and the prefix "SHA256:". Returns nothing for any
/// other text.
[[nodiscard]] std::optional<std::string> normalFingerprint(std::string_view text);

/// Returns host and port of an address, the name of the server in the file. Empty for local sockets and for
/// addresses of several servers, which the file does not cover.
[[nodiscard]] Result<std::string> trustName(const std::string& address);
/// Returns trustName() of the libpq keywords of an address.
[[nodiscard]] std::string trustNameOf(const std::map<std::string, std::string>& keywords);

/// Returns the confirmed fingerprint of a server, or nothing.
[[nodiscard]] std::optional<std::string> trustedFingerprint(const std::string& server);
/// Confirms the fingerprint of the server at an address and replaces an earlier one. Fails if the address has
/// no trustName() or the file cannot be written.
[[nodiscard]] Result<void> trustServer(const std::string& address, const std::string& fingerprint);

/// Returns the part of an error that asks to confirm the fingerprint of a server's certificate.
[[nodiscard]] Message confirmFingerprintMessage(const std::string& fingerprint);
/// Returns the fingerprint that an error of PostgresConnection::connect() asks to confirm; nothing for other errors.
[[nodiscard]] std::optional<std::string> fingerprintToConfirm(const Message& error);

}  // namespace scarp
