#include "ui/document/EditorHost.h"

#include <new>

#include "ui/document/EditorDocument.h"
#include "ui/widgets/InfoBar.h"

namespace scarp {

bool presentTerrain(const EditorHost& host, Terrain terrain, const QString& name, const QString& path,
                    const std::optional<JournalBase>& origin) {
  try {
    auto document = std::make_unique<EditorDocument>(std::move(terrain), name, path);
    document->origin = origin;
    host.show(std::move(document), {});
    return true;
  } catch (const std::bad_alloc&) {
    host.info.say(InfoBar::Tone::Error, QObject::tr("%1: there is not enough memory for it").arg(name));
    return false;
  }
}

}  // namespace scarp
