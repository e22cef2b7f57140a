#include "ui/team/TeamSession.h"

#include <QTimeZone>
#include <algorithm>
#include <utility>

#include "core/brush/BrushKinds.h"
#include "core/team/TeamAddress.h"
#include "ui/document/EditorDocument.h"
#include "ui/team/PersonColours.h"
#include "ui/widgets/CoreText.h"

namespace scarp {

namespace {

constexpr int kSoon = 25;            ///< Milliseconds, after which it is looked again whether an edit is open.
constexpr int kPresencePace = 120;   ///< Milliseconds.
constexpr qint64 kTroublePause = 1000;  ///< Milliseconds, before what was refused is sent again.
constexpr std::size_t kMostChanges = 2000;
/// Without an edit there an area is released after so long.
constexpr std::chrono::seconds kKeptIdle{600};
constexpr const char* kMayLook = "you may look at this terrain, not change it";
constexpr const char* kArchived = "this terrain is archived: it can be looked at, not changed";

TeamBase baseOf(const OpenedShare& opened) {
  if (opened.base) return *opened.base;
  const auto address = withoutSecrets(opened.address);
  return {address ? *address : std::string(), opened.terrain, opened.store->project(), opened.store->epoch(),
          opened.team.head, 0, opened.store->session()};
}

TeamSession::Connect connectorOf(const OpenedShare& opened) {
  return [address = opened.address, terrain = opened.terrain, project = opened.store->project(),
          epoch = opened.store->epoch(),
          session = opened.store->session()](const PostgresPatience& patience) -> Result<std::unique_ptr<TeamStore>> {
    auto store = TeamStore::reopen(address, project, terrain, patience);
    if (!store) return store;
    if ((*store)->epoch() != epoch)
      return Error{"the server has gone back to an earlier state of this terrain"};
    (*store)->becomeSession(session);
    return store;
  };
}

QString oneLine(const std::string& text) { return QString::fromStdString(text); }

}  // namespace

TeamSession::TeamSession(EditorDocument& document, OpenedShare opened)
    : document_(document),
      follower_(document.terrain(), opened.store->project(), opened.store->session(), opened.team.head, std::move(opened.team.slots),
                std::move(opened.team.held), std::move(opened.team.contents)),
      me_(std::move(opened.me)),
      standing_(opened.standing),
      project_(opened.store->project()),
      base_(baseOf(opened)),
      connect_(connectorOf(opened)) {
  state_.terrain = oneLine(opened.terrain);
  state_.mayEdit = standing_.mayEdit();
  state_.archived = standing_.archived;
  keptWaiting_ = waiting();
  keepsEdits_ = state_.mayEdit || keptWaiting_ > 0;
  if (!state_.mayEdit) document_.tools().close(closedReason());
  showPeople({me_});
  soon_.setSingleShot(true);
  connect(&soon_, &QTimer::timeout, this, &TeamSession::step);
  onHistory_ = document_.terrain().historyChanged.subscribe([this] {
    Q_EMIT changed();
    if (!soon_.isActive()) soon_.start(0);
  });
  presenceTimer_.setInterval(kPresencePace);
  connect(&presenceTimer_, &QTimer::timeout, this, &TeamSession::tellPresence);
  presenceTimer_.start();
  link_ = std::make_unique<TeamLink>(
      std::move(opened.store), std::move(opened.stop), std::move(opened.address), std::move(opened.terrain),
      follower_.head(), follower_.frame(), [this] {
        QMetaObject::invokeMethod(this, [this] { step(); }, Qt::QueuedConnection);
      },
      follower_.contents());
}

TeamSession::~TeamSession() = default;

int TeamSession::waiting() const { return static_cast<int>(follower_.waiting()); }

QString TeamSession::undoName() const {
  const EditHistory& history = document_.terrain().history();
  if (history.canUndo()) return oneLine(history.record(history.position() - 1).name);
  return follower_.done().empty() ? QString() : oneLine(follower_.done().back().name);
}

QString TeamSession::redoName() const {
  const EditHistory& history = document_.terrain().history();
  if (history.canRedo()) return oneLine(history.record(history.position()).name);
  return follower_.undone().empty() ? QString() : oneLine(follower_.undone().back().name);
}

void TeamSession::undo() {
  ways_.push_back(Way::Back);
  step();
}

void TeamSession::redo() {
  ways_.push_back(Way::Forth);
  step();
}

bool TeamSession::busy() const {
  return document_.terrain().editing() || document_.tools().draggingShared();
}

void TeamSession::step() {
  takeReport();
  tellOfMissing();
  if (!state_.mayEdit) {
    if (!busy()) keptWaiting_ = std::min(keptWaiting_, waiting());
    if (waiting() > keptWaiting_) refuseEdits();
  }
  if (busy()) {
    const bool wanted = !news_.empty() || answer_ || toggle_ || waiting() > 0 || !ways_.empty();
    if (wanted) soon_.start(kSoon);
    return showState();
  }
  if (state_.broken.isEmpty()) {
    takeNews();
    takeAnswer();
    takeToggle();
    goWay();
    sendFirst();
  }
  showState();
}

void TeamSession::takeReport() {
  TeamReport report = link_->take();
  for (TeamNews& news : report.news) news_.push_back(std::move(news));
  if (report.answer) answer_ = std::move(report.answer);
  if (report.toggled) toggle_ = std::move(report.toggled);
  if (report.people) showPeople(*report.people);
  if (report.kept) {
    keptLeases_ = std::move(*report.kept);
    showKept();
  }
  if (report.standing) takeStanding(*report.standing);
  if (report.keeping) Q_EMIT keepingChanged(*report.keeping);
  if (!report.lines.empty()) addLines(report.lines);
  if (report.connected && !state_.connected) trouble_.clear();
  state_.connected = report.connected;
  details_ = oneLine(report.trouble);
  if (!report.broken.empty()) fail(report.broken);
}

void TeamSession::tellOfMissing() {
  if (!follower_.contents()) return;
  if (const std::string damage = follower_.contents()->damage(); !damage.empty()) fail(damage);
  const QString lacking = oneLine(follower_.lacking());
  if (!lacking.isEmpty() && lacking_.isEmpty())
    Q_EMIT problem(tr("Holes are shown where the ground could not be fetched, until the server is there again; edits "
                      "wait: %1.")
                       .arg(lacking));
  lacking_ = lacking;
}

void TeamSession::takeNews() {
  if (news_.empty()) return;
  for (TeamNews& news : std::exchange(news_, {}))
    if (const auto taken = follower_.take(std::move(news)); !taken) return fail(taken.error().message);
  for (const std::string& note : follower_.takeNotes()) Q_EMIT problem(oneLine(note));
  Q_EMIT changed();
}

void TeamSession::takeAnswer() {
  if (!answer_) return;
  const TeamAnswer answer = *std::exchange(answer_, std::nullopt);
  sending_ = false;
  if (answer.taken) follower_.renewIds();
  const QString before = std::exchange(trouble_, oneLine(answer.why));
  if (trouble_.isEmpty()) return;
  sinceTrouble_.start();
  if (answer.kept && trouble_ != before)
    Q_EMIT problem(tr("An edit waits: %1. It is sent when the area is released, and Undo takes it back.")
                       .arg(coreText(answer.why)));
}

void TeamSession::takeToggle() {
  if (!toggle_) return;
  const TeamToggle toggle = *std::exchange(toggle_, std::nullopt);
  toggling_ = false;
  if (!toggle.why.empty()) {
    Q_EMIT problem(tr("This cannot be undone or redone: %1").arg(oneLine(toggle.why)));
    return;
  }
  toggle.out ? follower_.tookBack(toggle.which.op) : follower_.didAgain(toggle.which.op);
  Q_EMIT changed();
}

void TeamSession::goWay() {
  TerrainDocument& terrain = document_.terrain();
  while (!ways_.empty() && !toggling_) {
    const bool back = ways_.front() == Way::Back;
    // What is on its way to the server is no step to go back over.
    const bool own = back ? terrain.history().position() > (sending_ ? 1U : 0U) : terrain.history().canRedo();
    if (!own && sending_) {
      if (state_.connected) return;
      ways_.clear();
      Q_EMIT problem(tr("What is being sent can be undone when the server is there again."));
      return;
    }
    ways_.pop_front();
    if (own) {
      if (const auto done = back ? terrain.undo() : terrain.redo(); !done) Q_EMIT problem(oneLine(done.error().message));
      continue;
    }
    const std::vector<TeamDone>& done = back ? follower_.done() : follower_.undone();
    if (done.empty()) continue;
    if (!state_.connected) {
      ways_.clear();
      Q_EMIT problem(tr("What was sent can be undone when the server is there again."));
      return;
    }
    toggling_ = true;
    link_->toggle(done.back(), back, terrain.ids());
  }
}

void TeamSession::sendFirst() {
  if (sending_ || toggling_ || waiting() == 0 || !state_.mayEdit) return;
  if (!trouble_.isEmpty() && sinceTrouble_.elapsed() < kTroublePause) {
    soon_.start(static_cast<int>(kTroublePause));
    return;
  }
  auto draft = follower_.draft();
  if (!draft && !follower_.lacking().empty()) {
    trouble_ = oneLine(follower_.lacking());
    sinceTrouble_.start();
    soon_.start(static_cast<int>(kTroublePause));
    return;
  }
  if (!draft) return fail(draft.error().message);
  sending_ = true;
  link_->send(std::move(*draft));
}

void TeamSession::fail(const std::string& why) {
  if (!state_.broken.isEmpty()) return;
  state_.broken = coreProblem(why);
  document_.tools().close("this terrain is not followed any more: " + why);
  Q_EMIT problem(tr("The shared terrain is not followed any more: %1. Save As keeps it as a project.").arg(state_.broken));
}

void TeamSession::refuseEdits() {
  if (std::exchange(refusing_, true)) return;
  if (!busy()) {
    static_cast<void>(document_.terrain().goTo(static_cast<std::size_t>(keptWaiting_)));
    Q_EMIT problem(standing_.archived ? tr("This terrain is archived: it can be looked at, not changed.")
                                      : tr("You may look at this terrain, not change it."));
  }
  refusing_ = false;
}

const char* TeamSession::closedReason() const { return standing_.archived ? kArchived : kMayLook; }

void TeamSession::takeStanding(const TeamStanding& standing) {
  if (standing_ == standing) return;
  const TeamStanding before = std::exchange(standing_, standing);
  state_.terrain = oneLine(standing.name);
  state_.archived = standing.archived;
  if (before.name != standing.name)
    Q_EMIT notice(tr("“%1” is now called “%2”.").arg(oneLine(before.name), state_.terrain));
  const bool may = standing.mayEdit();
  if (may && !keepsEdits_) {
    // Without a journal an edit would not survive a crash.
    Q_EMIT notice(tr("You may change “%1” now. Open it again to edit it.").arg(state_.terrain));
  } else if (may != state_.mayEdit) {
    state_.mayEdit = may;
    // A stroke that is being drawn counts as one from before.
    keptWaiting_ = waiting() + (busy() ? 1 : 0);
    document_.tools().close(may ? std::string() : closedReason());
    QString text = may                ? tr("You may change “%1” again.").arg(state_.terrain)
                   : standing.archived ? tr("“%1” was archived: it can be looked at, not changed.").arg(state_.terrain)
                                       : tr("You may look at “%1” now, not change it.").arg(state_.terrain);
    if (!may && keptWaiting_ > 0)
      text += QLatin1Char(' ') + tr("Edits that were not sent are kept until you may change it again.");
    Q_EMIT notice(text);
  }
  Q_EMIT standingChanged();
}

const SharedChange* TeamSession::lastChangeAt(int column, int row) const {
  const HeightRaster& heights = document_.terrain().heights();
  constexpr int side = HeightRaster::tileSize;
  const int slot = heights.tileIndex(column / side, row / side);
  const auto found = follower_.slots().find(tileKey(project_, kGround, slot, heights.tileColumns()));
  if (found == follower_.slots().end()) return nullptr;
  const auto change = std::ranges::lower_bound(changes_, found->second.rev, {}, &SharedChange::number);
  return change != changes_.end() && change->number == found->second.rev ? &*change : nullptr;
}

void TeamSession::addLines(const std::vector<TeamLogLine>& lines) {
  for (const TeamLogLine& line : lines) {
    if (!changes_.empty() && line.seq <= changes_.back().number) continue;
    changes_.push_back({line.seq, oneLine(line.author), oneLine(line.name),
                        QDateTime::fromMSecsSinceEpoch(line.made.time_since_epoch().count()), line.box});
  }
  if (changes_.size() > kMostChanges)
    changes_.erase(changes_.begin(), changes_.end() - static_cast<std::ptrdiff_t>(kMostChanges));
  Q_EMIT changed();
}

void TeamSession::showPeople(const std::vector<TeamPerson>& people) {
  std::vector<QString> names;
  for (const TeamPerson& person : people) names.push_back(oneLine(person.name));
  const auto colours = coloursOf(names);
  people_.clear();
  std::map<QString, int> times;
  for (const TeamPerson& person : people) {
    const QString name = oneLine(person.name);
    const int time = ++times[name];
    Person shown{person.session,
                 time == 1 ? name : QStringLiteral("%1 (%2)").arg(name).arg(time),
                 oneLine(person.rights),
                 colours.at(name),
                 person.session == me_.session,
                 readPresence(person.presence)};
    people_.insert(shown.self ? people_.begin() : people_.end(), std::move(shown));
  }
  state_.people = std::max<int>(1, static_cast<int>(people_.size()));
  Q_EMIT peopleChanged();
  if (!keptLeases_.empty()) showKept();
}

bool TeamSession::keeps() const {
  return std::ranges::any_of(kept_, &KeptArea::self);
}

void TeamSession::keepArea(const GridRect& samples) { link_->keepArea(samples, kKeptIdle); }

void TeamSession::releaseArea() { link_->releaseArea(); }

void TeamSession::showKept() {
  kept_.clear();
  std::vector<ToolState::ClosedArea> closed;
  for (const TeamKept& lease : keptLeases_) {
    // Who keeps one may have been cut off.
    const auto there = std::ranges::find(people_, lease.session, &Person::session);
    const QString name = there != people_.end() ? there->name : oneLine(lease.name);
    const bool self = lease.session == me_.session;
    kept_.push_back({name, there != people_.end() ? there->colour : coloursOf({name}).at(name), self, lease.box});
    if (!self) closed.push_back({lease.box, name.toStdString() + " keeps this part of the terrain for now"});
  }
  document_.tools().closeAreas(std::move(closed));
  Q_EMIT keptChanged();
}

void TeamSession::tellPresence() {
  const ViewController& view = document_.view();
  TeamPresence presence;
  if (const auto& cursor = view.cursor()) presence.cursor = cursor->point.head<2>();
  if (view.marksGround()) presence.radius = view.effectiveBrush().radius;
  if (document_.tools().tool() == ToolKind::Sculpt)
    presence.doing = brushKindInfo(view.effectiveBrush().kind).text.title;
  for (const StrokeSample& sample : view.runningStroke().samples)
    presence.stroke.emplace_back(sample.x, sample.y);
  const Camera& camera = view.camera();
  presence.eye = TeamPresence::Eye{camera.position, camera.yaw, camera.pitch};
  std::string text = writePresence(presence);
  if (text == presence_) return;
  presence_ = std::move(text);
  link_->bePresent(presence_);
}

void TeamSession::showState() {
  state_.waiting = waiting();
  // Else what others do does not come through.
  state_.trouble = trouble_.isEmpty() && state_.connected ? details_ : trouble_;
  Q_EMIT stateChanged();
}

}  // namespace scarp
