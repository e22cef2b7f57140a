#pragma once

#include <QTableWidget>
#include <QWidget>
#include <span>
#include <vector>

#include "core/geometry/Vec.h"
#include "core/objects/ObjectPickReport.h"
#include "core/pick/MethodAnswer.h"
#include "core/pick/PickReport.h"
#include "ui/inspector/PickOverlay.h"

class QCheckBox;
class QLabel;

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

/// How often each step of a pick happened, in the colours of the picture; a tick shows or hides it there.
class PickLegend : public QWidget {
  Q_OBJECT

 public:
  explicit PickLegend(QWidget* parent = nullptr);

  void show(const PickReport* report);  ///< Null: nothing to count.
  [[nodiscard]] PickLayers shown() const;

 Q_SIGNALS:
  void shownChanged();

 private:
  struct Row {
    QCheckBox* box;
    QLabel* count;
  };
  std::array<Row, kPickLayers> rows_;
  QLabel* time_;
};

/// Captions with values beside them, in two columns.
class FactGrid : public QWidget {
  Q_OBJECT

 public:
  explicit FactGrid(QWidget* parent = nullptr);

 protected:
  /// half: 0 left, 1 right. The value can be selected. wide: it has the right half too.
  QLabel* add(int row, int half, const QString& caption, const QString& object, const QString& tip,
              bool wide = false);
  /// A dash for every value.
  void clearValues();

  [[nodiscard]] static QString vectorText(const Vec3& v, int decimals);
  [[nodiscard]] static QString pointText(const Vec3& point);
  [[nodiscard]] static QString normalText(const Vec3& normal);

 private:
  std::vector<QLabel*> values_;
};

/// Where a ray goes through the terrain's box, and what it meets, in words and numbers.
class HitFacts : public FactGrid {
  Q_OBJECT

 public:
  explicit HitFacts(QWidget* parent = nullptr);

  void show(const PickReport* report);  ///< Null: nothing to tell.

 private:
  QLabel *enters_, *leaves_, *t_, *point_, *cell_, *triangle_, *side_, *normal_;
};

/// The object that a ray meets before the ground, and how the ray enters its box, in words and numbers.
class ObjectFacts : public FactGrid {
  Q_OBJECT

 public:
  explicit ObjectFacts(QWidget* parent = nullptr);

  void show(const ObjectPickReport& report, const LocalRay& ray);

 private:
  QLabel *object_, *slab_, *woo_, *planes_, *point_, *normal_, *t_, *triangle_, *faces_;
};

}  // namespace scarp
