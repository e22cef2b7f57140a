#pragma once

#include <QString>

namespace scarp {

struct ImportPreview;

/// The kind of a file, as far as import settings go: its format, its samples and its ending.
[[nodiscard]] QString importKind(const QString& path, const ImportPreview& preview);

/// Whether files of a kind are opened by a guess without a question; remembered from one start of the program
/// to the next.
[[nodiscard]] bool opensUnasked(const QString& kind);
void openUnasked(const QString& kind);
[[nodiscard]] bool anyOpensUnasked();
/// Questions are asked again for all kinds.
void askForAllKinds();

}  // namespace scarp
