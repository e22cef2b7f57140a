#include "ui/history/StepPictures.h"

#include "ui/history/GroundPicture.h"

namespace scarp {

void StepPictures::follow(const TerrainDocument& document, double pixelRatio) {
  const EditHistory& history = document.history();
  pictures_.resize(history.size());
  if (history.position() == 0) return;
  const EditRecord& last = history.record(history.position() - 1);
  Picture& picture = pictures_[history.position() - 1];
  const bool same = picture.operation == last.operation && picture.changed == last.changed;
  if (last.changed.empty() || (same && !picture.picture.isNull())) return;
  QImage image = groundPicture(document.heights(), document.frame(), last.changed, kPixels * pixelRatio);
  image.setDevicePixelRatio(pixelRatio);
  picture = {last.operation, last.changed, QPixmap::fromImage(image)};
}

}  // namespace scarp
