#pragma once

#include <QWidget>
#include <array>
#include <vector>

#include "core/base/Signal.h"

class QLabel;

namespace scarp {

class EditorDocument;

/// What lies under the cursor, in columns that keep their place while the figures change, and on the
/// right the size of the terrain and the memory of its history.
class StatusReadout : public QWidget {
  Q_OBJECT

 public:
  explicit StatusReadout(QWidget* parent = nullptr);
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  struct Field {
    QLabel *caption, *value;
  };
  Field addField(const QString& caption, const QString& widest, const QString& tip);
  void showCursor();
  void showScattered();
  void showTerrain();
  /// Leaves out, from the right, what there is no room for.
  void fit();

  EditorDocument* document_ = nullptr;
  QLabel *x_, *y_, *height_, *slope_, *cell_, *world_, *worldCaption_, *crs_, *scattered_, *terrain_;
  int worldDecimals_ = 1;
  Subscription onCursor_, onTerrain_, onHistory_, onUnits_;
};

}  // namespace scarp
