#include "ui/lines/LineSession.h"

#include "core/edit/LineEdit.h"
#include "core/tools/ChosenLine.h"
#include "core/tools/LineTool.h"
#include "ui/document/EditorDocument.h"
#include "ui/widgets/CoreText.h"

namespace scarp {

LineSession::LineSession(QObject* parent) : QObject(parent) {}
LineSession::~LineSession() = default;

void LineSession::setDocument(EditorDocument* document) {
  edit_.reset();
  document_ = document;
}

const Line* LineSession::line() const {
  return document_ ? chosenLine(document_->terrain(), document_->tools().get<LineTool>().work()) : nullptr;
}

std::vector<const Line*> LineSession::lines() const {
  const Line* const shown = line();
  if (!shown) return {};
  std::vector<const Line*> all = chosenLines(document_->terrain(), document_->tools().get<LineTool>().work());
  std::erase_if(all, [shown](const Line* other) { return other->kind != shown->kind; });
  return all;
}

BrushSettings LineSession::handBrush() const {
  return document_ ? document_->tools().brush() : BrushSettings();
}

Line LineSession::nextStamp() const {
  EXPECTS(document_);
  return scarp::nextStamp(document_->tools().get<LineTool>().work(), Vec2::Zero(),
                          document_->terrain().frame());
}

void LineSession::changeStamps(const std::function<void(BrushSettings&)>& edit) {
  if (!document_) return;
  const auto edited = [&edit](const LineBrush& of) {
    BrushSettings brush = of.settings();
    edit(brush);
    return lineBrushOf(std::move(brush));
  };
  if (line())
    return change([&](Line& stamp) {
      if (stamp.kind != LineKind::Stamp) return;
      if (const auto brush = edited(stamp.brush))
        stamp.brush = *brush;
      else
        Q_EMIT problem(messageText(brush.error().message));
    });
  const auto brush = edited(nextStamp().brush);
  Q_EMIT problem(brush ? QString() : messageText(brush.error().message));
  if (brush) document_->tools().get<LineTool>().setNextStamp(*brush);
}

void LineSession::begin() {
  const Line* const chosen = line();
  if (!chosen || edit_ || document_->tools().dragging()) return;
  const LayerId layer = document_->tools().get<LineTool>().work().layer;
  if (document_->terrain().editing())
    return Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
  if (const Message& closed = document_->tools().closed(); !closed.empty())
    return Q_EMIT problem(messageText(closed));
  if (const Message why = whyLinesClosed(document_->terrain(), layer); !why.empty())
    return Q_EMIT problem(messageText(why));
  edit_ = std::make_unique<LineEdit>(document_->terrain(), layer, idsOf(lines()));
}

void LineSession::change(const Edit& edit) {
  const bool whole = !edit_;
  if (whole) begin();
  if (!edit_) return;
  std::vector<Line> lines = edit_->lines();
  for (Line& line : lines) edit(line);
  const auto shown = edit_->show(std::move(lines));
  Q_EMIT problem(shown ? QString() : messageText(shown.error().message));
  if (whole) end(true);
}

void LineSession::end(bool kept) {
  if (!edit_) return;
  const std::unique_ptr<LineEdit> edit = std::move(edit_);
  if (!kept) return;
  if (const auto done = edit->commit(); !done) Q_EMIT problem(messageText(done.error().message));
}

}  // namespace scarp
