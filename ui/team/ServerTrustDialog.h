#pragma once

#include <string>

#include "core/base/Message.h"

class QWidget;

namespace scarp {

/// Asks whether to trust the certificate of a server, where `problem`, an error of a connection, contains a fingerprint
/// to confirm, and remembers it. Returns whether to connect again. The dialog is modal.
[[nodiscard]] bool confirmServer(QWidget* parent, const std::string& address, const Message& problem);

}  // namespace scarp
