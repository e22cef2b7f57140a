#pragma once

#include <QTableWidget>
#include <span>
#include <vector>

#include "core/pick/MethodAnswer.h"

namespace scarp {

/// The same ray by several ways of picking: answers, errors and costs side by side. What is wrong stands out.
class MethodTable : public QTableWidget {
  Q_OBJECT

 public:
  struct Line {
    QString name, tip;
    bool boxesOnly = false;  ///< Its answer is at the object's box: a distance from the model is no mistake.
  };

  /// methods: Scarp's own first.
  MethodTable(const QString& title, const std::vector<Line>& methods, const QString& testsTip,
              const QString& errorTip, QWidget* parent = nullptr);

  /// answers: in the order of the methods; pending: said of the methods that have none yet.
  void show(const LocalRay& ray, std::span<const MethodAnswer> answers, const QString& pending);
  void clearAnswers();

  [[nodiscard]] QSize sizeHint() const override;
  /// Narrower than sizeHint(), where names of methods are elided.
  [[nodiscard]] QSize minimumSizeHint() const override;

 private:
  enum Column { Method, Answer, Error, Looks, Time, Columns };

  void showAnswer(int row, const LocalRay& ray, const MethodAnswer& answer);
  void write(int row, int column, const QString& text, bool alert = false);

  std::vector<Line> methods_;
};

/// The ways to the ground, in the order of PickMethod, and to an object, in the order of ObjectMethod.
[[nodiscard]] MethodTable* groundMethods();
[[nodiscard]] MethodTable* objectMethods();

}  // namespace scarp
