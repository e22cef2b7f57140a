#include "ui/widgets/Resources.h"

#include <QtGlobal>

// Q_INIT_RESOURCE must stand outside of any namespace.
static void initialiseIcons() { Q_INIT_RESOURCE(icons); }

namespace scarp {

void loadResources() { initialiseIcons(); }

}  // namespace scarp
