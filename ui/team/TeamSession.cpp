#include "ui/team/TeamSession.h"

#include <QColor>
#include <QCoreApplication>
#include <QTimeZone>
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "core/brush/BrushKinds.h"
#include "core/document/EditHistory.h"
#include "core/team/TeamAddress.h"
#include "core/tools/SculptTool.h"
#include "core/tools/ViewController.h"
#include "ui/document/EditorDocument.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

namespace {

struct TeamWords {
  Q_DECLARE_TR_FUNCTIONS(TeamWords)
};

}  // namespace

QString serverProblem(const Message& message) {
  const std::string line = message.text();
  const auto says = [&line](const char* words) { return line.find(words) != std::string::npos; };
  if (says("the address is none of"))
    return TeamWords::tr("That is no address of a server. One looks like postgresql://name@server/database.");
  if (says("password authentication failed")) return TeamWords::tr("The name or the password is wrong.");
  if (says("no password supplied")) return TeamWords::tr("The server asks for a password.");
  if (says("could not translate host name") || says("Name or service not known"))
    return TeamWords::tr("There is no server of this name.");
  if (says("Connection refused") || says("No such file or directory"))
    return TeamWords::tr("No PostgreSQL server answers at this address.");
  if (says("does not answer") || says("timeout") || says("No route to host") || says("unreachable"))
    return TeamWords::tr("The server does not answer.");
  if (says("does not support SSL"))
    return TeamWords::tr("The server does not encrypt, which this address asks for.");
  if (fingerprintToConfirm(message))
    return TeamWords::tr("The certificate of the server has to be confirmed first. Connect by File → Open Team Terrain.");
  if (says("certificate"))
    return TeamWords::tr("The server cannot prove that it is the one that the address names.");
  if (says("no pg_hba.conf entry")) return TeamWords::tr("The server lets nobody in from here under this name.");
  if (says("database \"") && says("does not exist")) return TeamWords::tr("The server has no such database.");
  if (says("role \"") && says("does not exist")) return TeamWords::tr("The server does not know this name.");
  if (says("you are a member of"))
    return TeamWords::tr("The server has no terrain of this name that you may open.");
  return messageSentence(message);
}

QString rightsText(const QString& rights) {
  if (rights == QLatin1String("look")) return TeamWords::tr("look");
  if (rights == QLatin1String("edit")) return TeamWords::tr("edit");
  if (rights == QLatin1String("lead")) return TeamWords::tr("administer");
  return {};
}

QString stateText(const SharedState& state) {
  QString text = TeamWords::tr("Shared: %1").arg(state.terrain);
  const auto add = [&text](const QString& part) { text += QStringLiteral(" · ") + part; };
  if (!state.broken.isEmpty()) {
    add(TeamWords::tr("not followed any more: %1").arg(state.broken));
    return text;
  }
  const QString edits =
      TeamWords::tr("%1 edits wait", nullptr, pluralCount(state.waiting)).arg(countText(state.waiting));
  if (!state.connected) {
    const QString why = TeamWords::tr("no connection, trying again");
    add(state.waiting > 0 ? edits + QStringLiteral(": ") + why : why);
    return text;
  }
  add(TeamWords::tr("%1 people", nullptr, pluralCount(state.people)).arg(countText(state.people)));
  if (!state.mayEdit)
    add((state.waiting > 0 ? edits + QStringLiteral(": ") : QString()) +
        (state.archived ? TeamWords::tr("archived") : TeamWords::tr("you may look")));
  else if (!state.trouble.isEmpty())
    add(state.waiting > 0 ? edits + QStringLiteral(": ") + state.trouble : state.trouble);
  else
    add(state.waiting > 0 ? TeamWords::tr("sending") : TeamWords::tr("all sent"));
  return text;
}

namespace {

/// Colours for people, told apart as long as there are no more than the palette has; the same names give the same
/// ones in every window.
std::map<QString, QColor> coloursOf(std::vector<QString> names) {
  // Far from the ground's own colours, and from each other.
  static constexpr std::array<QRgb, 10> palette{0xffff7f2a, 0xff35b6ff, 0xffff4fa3, 0xffb6e34a, 0xffb18cff,
                                                0xffffd23f, 0xff2fd6b5, 0xffff5a4f, 0xff7f9dff, 0xffe6e6e6};
  std::ranges::sort(names);
  std::map<QString, QColor> colours;
  std::set<std::size_t> taken;
  for (const QString& name : names) {
    if (colours.contains(name)) continue;
    std::size_t sum = 0;
    for (const QChar letter : name) sum = sum * 31 + letter.unicode();
    std::size_t place = sum % palette.size();
    for (std::size_t i = 0; i < palette.size() && taken.contains(place); ++i) place = (place + 1) % palette.size();
    taken.insert(place);
    colours.emplace(name, QColor(palette[place]));
  }
  return colours;
}

constexpr int kSoon = 25;            ///< Milliseconds, after which it is looked again whether an edit is open.
constexpr int kPresencePace = 120;   ///< Milliseconds.
constexpr std::size_t kMostChanges = 2000;
/// Without an edit there an area is released after so long.
constexpr std::chrono::seconds kKeptIdle{600};

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

SharedState sharedStateOf(const OpenedShare& opened) {
  SharedState state;
  state.terrain = oneLine(opened.terrain);
  state.mayEdit = opened.standing.mayEdit();
  state.archived = opened.standing.archived;
  return state;
}

}  // namespace

TeamSession::TeamSession(EditorDocument& document, OpenedShare opened)
    : document_(document),
      me_(std::move(opened.me)),
      standing_(opened.standing),
      project_(opened.store->project()),
      base_(baseOf(opened)),
      connect_(connectorOf(opened)),
      state_(sharedStateOf(opened)),
      sync_(document.terrain(), std::move(opened.team),
            {std::move(opened.store), std::move(opened.stop), std::move(opened.address),
             std::move(opened.terrain)},
            [this] {
              QMetaObject::invokeMethod(
                  this, [this] { step(); }, Qt::QueuedConnection);
            }) {
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
}

TeamSession::~TeamSession() = default;

int TeamSession::waiting() const { return static_cast<int>(sync_.waiting()); }

QString TeamSession::undoName() const {
  const EditHistory& history = document_.terrain().history();
  if (history.canUndo()) return messageText(history.record(history.position() - 1).name);
  return sync_.follower().done().empty() ? QString() : messageText(sync_.follower().done().back().name);
}

QString TeamSession::redoName() const {
  const EditHistory& history = document_.terrain().history();
  if (history.canRedo()) return messageText(history.record(history.position()).name);
  return sync_.follower().undone().empty() ? QString() : messageText(sync_.follower().undone().back().name);
}

void TeamSession::undo() {
  sync_.requestUndo();
  step();
}

void TeamSession::redo() {
  sync_.requestRedo();
  step();
}

bool TeamSession::busy() const {
  return document_.terrain().editing() || document_.tools().draggingShared();
}

void TeamSession::step() {
  showReport();
  showMissing();
  if (!state_.mayEdit) {
    if (!busy()) keptWaiting_ = std::min(keptWaiting_, waiting());
    if (waiting() > keptWaiting_) refuseEdits();
  }
  if (busy()) {
    if (sync_.pending()) soon_.start(kSoon);
    return showState();
  }
  if (state_.broken.isEmpty()) showUpdate(sync_.step(state_.mayEdit));
  showState();
}

void TeamSession::showReport() {
  const TeamReport report = sync_.listen();
  if (report.people) showPeople(*report.people);
  if (report.kept) {
    keptLeases_ = *report.kept;
    showKept();
  }
  if (report.standing) takeStanding(*report.standing);
  if (report.keeping) Q_EMIT keepingChanged(*report.keeping);
  if (!report.lines.empty()) addLines(report.lines);
  state_.connected = report.state == TeamState::Following;
  details_ = messageText(report.trouble);
  if (!report.broken.empty()) fail(report.broken);
}

void TeamSession::showMissing() {
  const TeamFollower& follower = sync_.follower();
  if (!follower.contents()) return;
  if (const Message damage = follower.contents()->damage(); !damage.empty()) fail(damage);
  const QString lacking = messageText(follower.lacking());
  if (!lacking.isEmpty() && lacking_.isEmpty())
    Q_EMIT problem(tr("Holes are shown where the ground could not be fetched, until the server is there again; edits "
                      "wait: %1.")
                       .arg(lacking));
  lacking_ = lacking;
}

QString TeamSession::textOf(const TeamMessage& message) {
  switch (message.kind) {
    case TeamMessage::Kind::AreaKept:
      return tr("An edit waits: %1. It is sent when the area is released, and Undo takes it back.")
          .arg(messageText(message.why));
    case TeamMessage::Kind::NotReversed:
      return tr("This cannot be undone or redone: %1").arg(messageText(message.why));
    case TeamMessage::Kind::SendingLost:
      return tr("What is being sent can be undone when the server is there again.");
    case TeamMessage::Kind::SentLost:
      return tr("What was sent can be undone when the server is there again.");
    case TeamMessage::Kind::NotRepeated:
    case TeamMessage::Kind::HistoryFailed:
      break;
  }
  return messageText(message.why);
}

void TeamSession::showUpdate(const TeamUpdate& update) {
  for (const TeamMessage& message : update.messages) Q_EMIT problem(textOf(message));
  if (!update.broken.empty()) return fail(update.broken);
  if (update.changed) Q_EMIT changed();
  if (update.repeat) soon_.start(static_cast<int>(update.repeat->count()));
}

void TeamSession::fail(const Message& why) {
  if (!state_.broken.isEmpty()) return;
  state_.broken = messageText(why);
  document_.tools().close(Message("this terrain is not followed any more: %1", why));
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

Message TeamSession::closedReason() const {
  return Message(standing_.archived ? "this terrain is archived: it can be looked at, not changed"
                                    : "you may look at this terrain, not change it");
}

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
    document_.tools().close(may ? Message() : closedReason());
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
  const auto& slots = sync_.follower().slots();
  const auto found = slots.find(tileKey(project_, kGround, slot, heights.tileColumns()));
  if (found == slots.end()) return nullptr;
  const auto change = std::ranges::lower_bound(changes_, found->second.rev, {}, &SharedChange::number);
  return change != changes_.end() && change->number == found->second.rev ? &*change : nullptr;
}

void TeamSession::addLines(const std::vector<TeamLogLine>& lines) {
  for (const TeamLogLine& line : lines) {
    if (!changes_.empty() && line.seq <= changes_.back().number) continue;
    changes_.push_back({line.seq, oneLine(line.author), messageText(line.name),
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

void TeamSession::keepArea(const GridRect& samples) { sync_.link().keepArea(samples, kKeptIdle); }

void TeamSession::releaseArea() { sync_.link().releaseArea(); }

void TeamSession::showKept() {
  kept_.clear();
  std::vector<ToolState::ClosedArea> closed;
  for (const TeamKept& lease : keptLeases_) {
    // Who keeps one may have been cut off.
    const auto there = std::ranges::find(people_, lease.session, &Person::session);
    const QString name = there != people_.end() ? there->name : oneLine(lease.name);
    const bool self = lease.session == me_.session;
    kept_.push_back({name, there != people_.end() ? there->colour : coloursOf({name}).at(name), self, lease.box});
    if (!self)
      closed.push_back({lease.box, Message("%1 keeps this part of the terrain for now", name.toStdString())});
  }
  document_.tools().closeAreas(std::move(closed));
  Q_EMIT keptChanged();
}

void TeamSession::tellPresence() {
  const ViewController& view = document_.view();
  TeamPresence presence;
  if (const auto& cursor = view.cursor()) presence.cursor = cursor->point.head<2>();
  if (view.marksGround()) presence.radius = view.effectiveBrush().radius;
  if (document_.tools().tool() == SculptTool::kName)
    presence.doing = brushKindInfo(view.effectiveBrush().kind).text.title;
  for (const StrokeSample& sample : view.runningStroke().samples)
    presence.stroke.emplace_back(sample.x, sample.y);
  const Camera& camera = view.camera();
  presence.eye = TeamPresence::Eye{camera.position, camera.yaw, camera.pitch};
  std::string text = writePresence(presence);
  if (text == presence_) return;
  presence_ = std::move(text);
  sync_.link().bePresent(presence_);
}

void TeamSession::showState() {
  state_.waiting = waiting();
  // Else what others do does not come through.
  const QString trouble = messageText(sync_.trouble());
  state_.trouble = trouble.isEmpty() && state_.connected ? details_ : trouble;
  Q_EMIT stateChanged();
}

}  // namespace scarp
