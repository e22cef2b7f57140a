#pragma once

#include <QStringList>
#include <optional>

#include "core/base/Result.h"

class QComboBox;
class QMimeData;

namespace scarp {

/// Addresses used last, newest first, without secrets; remembered from run to run.
[[nodiscard]] QStringList recentAddresses();
void rememberAddress(const QString& address);

/// A field for an address that lists them; empty at first. hint: what one looks like.
[[nodiscard]] QComboBox* addressBox(const QString& hint);
/// What stands in it, allowed to be fetched (allowAddress()). The error is for a person.
[[nodiscard]] Result<std::string> addressIn(const QComboBox& box);

/// The address that a person drops, as a browser or an editor of text gives it; nothing where it is none.
[[nodiscard]] std::optional<QString> droppedAddress(const QMimeData& data);

}  // namespace scarp
