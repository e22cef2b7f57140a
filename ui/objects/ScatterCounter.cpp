#include "ui/objects/ScatterCounter.h"

#include <cmath>

#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/MessageText.h"

namespace scarp {
namespace {

constexpr int kSoon = 40;   ///< Milliseconds: of a drag along a bar not every step is counted.
constexpr int kLong = 250;  ///< Milliseconds.
/// What is proposed: a wood that can be looked at and worked on without a wait.
constexpr double kProposedObjects = 20'000.0;

Result<ScatterCounter::Answer> answerTo(ScatterCounter::Question question, const Terrain& terrain,
                                        const MaskRaster* selection, const ObjectLayer& present,
                                        const Progress& progress) {
  ScatterSettings& settings = question.settings;
  if (question.proposesDensity) {
    const auto density = densityFor(kProposedObjects, ScatterSettings().density, terrain, selection, settings,
                                    partOf(progress, 0.0, 0.3));
    if (!density) return density.error();
    if (*density) settings.density = **density;
  }
  const auto count = scatteredCount(terrain, selection, present, settings, partOf(progress, 0.3, 1.0));
  if (!count) return count.error();
  return ScatterCounter::Answer{settings.density, *count};
}

}  // namespace

ScatterCounter::ScatterCounter(JobRunner& jobs, QObject* parent) : QObject(parent), jobs_(jobs) {
  for (QTimer* timer : {&soon_, &long_}) timer->setSingleShot(true);
  soon_.setInterval(kSoon);
  long_.setInterval(kLong);
  connect(&soon_, &QTimer::timeout, this, &ScatterCounter::begin);
  connect(&long_, &QTimer::timeout, this, &ScatterCounter::takesLonger);
}

ScatterCounter::~ScatterCounter() { stop(); }

void ScatterCounter::setDocument(EditorDocument* document) {
  stop();
  document_ = document;
  present_.reset();
  onObjects_ = onChange(
      document, [this] { present_.reset(); }, &DocumentChange::objects);
}

bool ScatterCounter::busy() const { return soon_.isActive() || job_; }

void ScatterCounter::stop() {
  ++run_;
  if (job_) job_->cancel();
  job_ = nullptr;
  question_.reset();
  soon_.stop();
  long_.stop();
}

void ScatterCounter::ask(const Question& question) {
  if (!document_) return;
  question_ = question;
  if (!soon_.isActive()) soon_.start();
  if (!long_.isActive()) long_.start();
}

void ScatterCounter::begin() {
  if (!document_ || !question_) return;
  if (job_) job_->cancel();
  const TerrainDocument& terrain = document_->terrain();
  if (!present_) present_ = std::make_shared<const ObjectLayer>(terrain.objects());
  std::optional<MaskRaster> selection;
  if (terrain.selection()) selection = *terrain.selection();
  job_ = jobs_.run<Answer>(
      tr("Counting objects"),
      [question = *question_, ground = terrain.snapshot(), selection = std::move(selection),
       present = present_](const Progress& progress) {
        return answerTo(question, ground, selection ? &*selection : nullptr, *present, progress);
      },
      [self = QPointer(this), run = ++run_](const Result<Answer>& answer) {
        if (self && self->run_ == run) self->end(answer);
      });
}

void ScatterCounter::end(const Result<Answer>& answer) {
  job_ = nullptr;
  long_.stop();
  if (answer)
    Q_EMIT answered(*answer);
  else if (!answer.error().cancelled)
    Q_EMIT failed(messageText(answer.error().message));
}

double fittingDensity(const ScatterCounter::Answer& answer) {
  // A little less: where places are scarce, the number does not follow the density exactly.
  const double density =
      0.98 * answer.density * static_cast<double>(kMostScattered) / static_cast<double>(answer.count);
  const double digit = std::pow(10.0, std::floor(std::log10(density)) - 1.0);
  return std::floor(density / digit) * digit;
}

}  // namespace scarp
