#pragma once

#include <QGroupBox>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/io/ImportPreview.h"
#include "core/io/RasterImport.h"

class QButtonGroup;
class QComboBox;
class QHBoxLayout;
class QLabel;

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

class NumberEdit;

/// Fields for the layout of a file of samples without a header. If checked, the file is read in this layout.
class RawFields : public QGroupBox {
  Q_OBJECT

 public:
  explicit RawFields(QWidget* parent = nullptr);

  void setFile(const QString& path);
  /// Shows a layout, or that the file is none; tells nobody.
  void showLayout(const std::optional<RawLayout>& layout);
  /// Nothing where the file is not read as a RAW file, or there is a problem().
  [[nodiscard]] std::optional<RawLayout> rawLayout() const;
  /// What is wrong, in one line; empty where all is well.
  [[nodiscard]] QString problem() const;

 Q_SIGNALS:
  void edited();  ///< By hand.

 private:
  [[nodiscard]] RawLayout shown() const;
  void refresh();

  NumberEdit *columns_, *rows_, *header_, *tail_, *channels_;
  QComboBox *sample_, *order_, *interleave_;
  QLabel* fits_;
  QString path_;
};

}  // namespace scarp
