#pragma once

#include <QWidget>
#include <vector>

#include "core/io/RasterImport.h"

class QVBoxLayout;

namespace scarp {

/// What was found in a file: a line each on what is done, with a box to tick, and why.
class FindingList : public QWidget {
  Q_OBJECT

 public:
  explicit FindingList(QWidget* parent = nullptr);

  /// Shows them; tells nobody. Hidden where there are none.
  void showFindings(const std::vector<ImportFinding>& findings);

 Q_SIGNALS:
  void switched(const scarp::ImportFinding& finding, bool on);  ///< By hand.

 private:
  QVBoxLayout* column_;
  std::vector<ImportFinding> shown_;
};

}  // namespace scarp
