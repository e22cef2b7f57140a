#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>

#include "core/base/Signal.h"
#include "core/edit/EditSession.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/objects/Scatter.h"
#include "ui/widgets/SettingFields.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace scarp {

class EditorDocument;
class Job;
class JobRunner;

/// Counts what a scatter would put down, on a thread of its own; the latest question alone is answered.
class ScatterCounter : public QObject {
  Q_OBJECT

 public:
  struct Question {
    ScatterSettings settings;
    bool proposesDensity = false;  ///< In place of the one in the settings.
  };
  struct Answer {
    double density = 0.0;  ///< As asked, or as proposed.
    std::size_t count = 0;
  };

  ScatterCounter(JobRunner& jobs, QObject* parent);
  ~ScatterCounter() override;

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  void ask(const Question& question);
  void stop();
  [[nodiscard]] bool busy() const;  ///< An answer is to come.

 Q_SIGNALS:
  void takesLonger();  ///< Than an eye would notice.
  void answered(const scarp::ScatterCounter::Answer& answer);
  void failed(const QString& message);

 private:
  void begin();
  void end(const Result<Answer>& answer);

  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  std::optional<Question> question_;
  std::shared_ptr<const ObjectLayer> present_;  ///< Null: not copied since it changed.
  QPointer<Job> job_;
  int run_ = 0;
  QTimer soon_, long_;
  Subscription onObjects_;
};

/// The density at which so many would become as many as can be put down at once, two digits.
[[nodiscard]] double fittingDensity(const ScatterCounter::Answer& answer);

/// Puts down many objects at once, of the kind and size that PlacePanel says, as far as the selection
/// reaches, and says beforehand how many. It works on a thread of its own; nothing else edits meanwhile.
class ScatterPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ScatterPanel(JobRunner& jobs, QWidget* parent = nullptr);
  ~ScatterPanel() override;

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// How high the water stands that is seen, metres; nothing where none is.
  void setWater(std::optional<double> level);
  [[nodiscard]] bool counting() const { return counter_->busy(); }
  /// What is being put down is not: the document may go.
  void cancel();

 Q_SIGNALS:
  /// Why there are none, or a typed number is impossible; empty: no longer.
  void problem(const QString& message);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void addFields(QVBoxLayout& column);
  void addAnswer(QVBoxLayout& column);
  void type(const std::function<void(ScatterSettings&)>& edit);
  void scatterNow();
  void finish(Result<ScatteredObjects> scattered);
  void refresh();
  void recount();
  void showAnswer(const ScatterCounter::Answer& answer);
  void showWork(bool working);
  [[nodiscard]] ScatterSettings settings() const;

  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  ScatterSettings typed_;  ///< What the fields are set to.
  SettingFields<ScatterSettings> fields_;
  NumberField *lowest_ = nullptr, *highest_ = nullptr;
  QCheckBox *band_, *dry_;
  QLabel* count_;
  QPushButton *fit_, *button_;
  QProgressBar* bar_;
  ScatterCounter* counter_;
  std::optional<double> water_;
  bool densityByHand_ = false;  ///< Else one that suits the area is proposed.
  double fitting_ = 0.0;        ///< The density that fit_ offers.
  QPointer<Job> job_;
  int run_ = 0;
  std::optional<EditSession> hold_;  ///< While it works.
  Subscription onSelection_, onHistory_;
};

}  // namespace scarp
