#pragma once

#include <QTableWidget>
#include <optional>

#include "core/pick/PickReport.h"

namespace scarp {

/// How far brute force has come: it runs in the background, for pinned rays only, and not on the largest
/// terrains.
enum class SearchState { WaitsForPin, TooLarge, Running, Done };

/// The same ray by every way of picking: answers, errors and costs side by side. What is wrong stands out.
class MethodTable : public QTableWidget {
  Q_OBJECT

 public:
  explicit MethodTable(QWidget* parent = nullptr);

  /// search: brute force's answer, where there is one.
  void show(const PickReport& report, SearchState state, const std::optional<MethodAnswer>& search);
  void clearAnswers();

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 private:
  enum Column { Method, Answer, Error, Looks, Time, Columns };

  void showAnswer(int row, const PickReport& report, const MethodAnswer& answer);
  void write(int row, int column, const QString& text, bool alert = false);
};

}  // namespace scarp
