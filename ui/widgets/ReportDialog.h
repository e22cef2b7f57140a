#pragma once

#include <QDialog>
#include <QStringList>

class QVBoxLayout;

namespace scarp {

/// Facts in a table of two columns and remarks under it, to be read and copied.
class ReportDialog : public QDialog {
  Q_OBJECT

 public:
  using Facts = QList<std::pair<QString, QString>>;
  ReportDialog(const QString& title, const Facts& facts, const QStringList& remarks, QWidget* parent);
  /// Under the remarks.
  void add(QWidget* more);

 private:
  QVBoxLayout* column_;
};

}  // namespace scarp
