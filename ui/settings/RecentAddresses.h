#pragma once

#include <QStringList>

#include "core/base/Result.h"

class QComboBox;

namespace scarp {

/// Addresses used last, newest first, without secrets; remembered from run to run.
[[nodiscard]] QStringList recentAddresses();
void rememberAddress(const QString& address);

/// A field for an address that lists them; empty at first. hint: what one looks like.
[[nodiscard]] QComboBox* addressBox(const QString& hint);
/// What stands in it, allowed to be fetched (allowAddress()). The error is for a person.
[[nodiscard]] Result<std::string> addressIn(const QComboBox& box);

}  // namespace scarp
