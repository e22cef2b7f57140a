#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/io/ImportPreview.h"

class QButtonGroup;
class QHBoxLayout;

namespace scarp {

/// Small pictures of what a file without a header may hold, one for each likely layout, to be clicked on.
class LayoutChoices : public QWidget {
  Q_OBJECT

 public:
  explicit LayoutChoices(QWidget* parent = nullptr);

  /// Hidden where there are fewer than two.
  void showLooks(const std::vector<LayoutLook>& looks);
  /// Which one is read now; none of them where it is another.
  void choose(const std::optional<RawLayout>& layout);

 Q_SIGNALS:
  void chosen(const scarp::RawLayout& layout);  ///< By hand.

 private:
  QHBoxLayout* row_;
  QButtonGroup* group_;
  std::vector<LayoutLook> looks_;
};

}  // namespace scarp
