#include "ui/team/TeamAreaCommands.h"

#include <QAction>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/mask/MaskBounds.h"
#include "core/tools/CropTool.h"
#include "core/tools/ViewController.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/MessageText.h"

namespace scarp {

namespace {

constexpr int kShareOfSide = 4;  ///< The offered frame's side, in the shorter one of the terrain.

/// Around what is selected; else around the cursor, or the middle.
GridRect offeredArea(EditorDocument& document) {
  const TerrainDocument& terrain = document.terrain();
  if (const MaskRaster* selection = terrain.selection())
    if (const GridRect bounds = boundsOf(*selection); bounds.width() >= 2 && bounds.height() >= 2) return bounds;
  const GridFrame& frame = terrain.frame();
  const int side = std::max(2, std::min(frame.columns, frame.rows) / kShareOfSide);
  const auto& cursor = document.view().cursor();
  const auto begin = [side](double middle, int most) {
    return std::clamp(static_cast<int>(std::lround(middle)) - side / 2, 0, std::max(0, most - side));
  };
  const int column = begin(cursor ? cursor->column : 0.5 * frame.columns, frame.columns),
            row = begin(cursor ? cursor->row : 0.5 * frame.rows, frame.rows);
  return GridRect{column, row, column + side, row + side}.intersected(frame.samples());
}

}  // namespace

TeamAreaCommands::TeamAreaCommands(const Actions& actions, EditorHost host)
    : QObject(&host.window), actions_(actions), host_(std::move(host)) {
  connect(actions_.keepArea, &QAction::triggered, this, &TeamAreaCommands::askKeep);
  connect(actions_.releaseArea, &QAction::triggered, this, [this] {
    if (session_) session_->releaseArea();
  });
}

void TeamAreaCommands::setDocument(EditorDocument* document) {
  if (session_) session_->disconnect(this);
  asking_ = false;
  onAnswer_.reset();
  document_ = document;
  session_ = document ? dynamic_cast<TeamSession*>(document->shared()) : nullptr;
  if (session_) {
    connect(session_, &TeamSession::keptChanged, this, &TeamAreaCommands::showState);
    connect(session_, &TeamSession::standingChanged, this, &TeamAreaCommands::showState);
    connect(session_, &TeamSession::keepingChanged, this, &TeamAreaCommands::showKeeping);
  }
  showState();
}

void TeamAreaCommands::showState() {
  actions_.keepArea->setEnabled(session_ && session_->state().mayEdit);
  actions_.releaseArea->setEnabled(session_ && session_->keeps());
}

void TeamAreaCommands::askKeep() {
  if (!session_ || !session_->state().mayEdit) return;
  ToolState& tools = document_->tools();
  // The frame is one of another question.
  if (tools.get<CropTool>().crop() || tools.dragging() || document_->terrain().editing()) return;
  asking_ = true;
  tools.get<CropTool>().begin(offeredArea(*document_));
  // Later: whoever tells it is still at work with the tools.
  onAnswer_ = tools.get<CropTool>().answered.subscribe([this](bool keep) {
    QMetaObject::invokeMethod(this, [this, keep] { answer(keep); }, Qt::QueuedConnection);
  });
  Q_EMIT frameOffered();
  host_.info.say(InfoBar::Tone::Info,
                 tr("Drag the frame, its sides or corners over the area. Enter keeps it for you, Esc gives up."),
                 tr("Keep for Me"), [this] { answer(true); });
}

void TeamAreaCommands::answer(bool keep) {
  if (!std::exchange(asking_, false) || !document_) return;
  onAnswer_.reset();
  ToolState& tools = document_->tools();
  const std::optional<GridRect> area = tools.get<CropTool>().crop();
  tools.get<CropTool>().end();
  if (!keep || !area || !session_) return;
  if (!session_->state().connected)
    return host_.info.say(InfoBar::Tone::Warning, tr("An area can be kept when the server is there again."));
  session_->keepArea(*area);
}

void TeamAreaCommands::showKeeping(const TeamKeeping& keeping) {
  const QString why = messageText(keeping.why);
  switch (keeping.state) {
    case TeamKeeping::State::Kept:
      return host_.info.say(InfoBar::Tone::Success,
                            tr("The area is kept for you until you release it, close the terrain, or edit nothing there "
                               "for ten minutes."),
                            tr("Release"), [this] { actions_.releaseArea->trigger(); });
    case TeamKeeping::State::Refused:
      return host_.info.say(InfoBar::Tone::Warning, tr("The area cannot be kept: %1.").arg(why));
    case TeamKeeping::State::Released:
      return host_.info.say(why.isEmpty() ? InfoBar::Tone::Success : InfoBar::Tone::Info,
                            why.isEmpty() ? tr("Others may edit your area again.")
                                          : tr("The area is not kept for you any more: %1.").arg(why));
  }
}

}  // namespace scarp
