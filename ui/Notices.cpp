#include "ui/Notices.h"

#include <cmath>
#include <utility>

#include "core/document/LayerGroups.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/Operation.h"
#include "core/mask/MaskTiles.h"
#include "core/tools/ViewController.h"
#include "core/tools/WorkTools.h"
#include "ui/document/EditorDocument.h"
#include "ui/widgets/CoreText.h"

namespace scarp {
namespace {

bool says(const InfoBar::Message& message, const Message& reason) {
  return !reason.empty() && (message.text == messageText(reason) || message.text == messageSentence(reason));
}

}  // namespace

Notices::Notices(InfoBar& bar, QObject* parent) : QObject(parent), bar_(bar) {
  soon_.setSingleShot(true);
  connect(&soon_, &QTimer::timeout, this, [this] {
    bar_.review();
    reviewSelection();
  });
}

void Notices::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  document_ = document;
  selectsNothing_ = false;
  if (document) {
    const auto look = [this] { soon_.start(0); };
    subscriptions_.push_back(onChange(document, look, &DocumentChange::layers, &DocumentChange::selection,
                                      &DocumentChange::materials, &DocumentChange::ground));
    subscriptions_.push_back(document->terrain().historyChanged.subscribe(look));
    subscriptions_.push_back(document->tools().get<PasteTool>().changed.subscribe(look));
    subscriptions_.push_back(
        document->tools().refused.subscribe([this](const Message& why) { refuse(why); }));
  }
  soon_.start(0);
}

void Notices::complain(const QObject* source, const QString& message) {
  if (message.isEmpty()) return bar_.takeBack(source);
  InfoBar::Message said{InfoBar::Tone::Error, message, {}, {}, {}, source, false};
  addReason(said);
  bar_.say(std::move(said));
}

void Notices::refuse(const Message& why) {
  InfoBar::Message said{InfoBar::Tone::Warning, messageSentence(why), {}, {}, {}, this, false};
  addReason(said);
  said.brief = !said.holds;  // it was about one place, or one moment
  bar_.say(std::move(said));
}

void Notices::doNow(const Operation& operation) {
  if (!document_ || document_->terrain().editing() || document_->tools().dragging()) return;
  if (const auto done = perform(operation, document_->terrain()); !done)
    complain(this, messageSentence(done.error().message));
}

void Notices::addReason(InfoBar::Message& message) {
  if (!document_) return;
  addLayerReason(message);
  if (!message.holds) addCoverReason(message);
  if (!message.holds) addSelectionReason(message);
  if (!message.holds) addTrialReason(message);
  if (says(message, Message("the terrain has no materials yet"))) {
    message.holds = [this] { return document_ && document_->terrain().materials().empty(); };
    message.button = tr("Add Materials");
    message.action = [this] { Q_EMIT materialsWanted(); };
  }
}

void Notices::addLayerReason(InfoBar::Message& message) {
  for (const LayerId layer : {document_->terrain().editedLayer(), document_->terrain().activeLayer()})
    if (!message.holds) addLayerReason(message, layer);
}

void Notices::addLayerReason(InfoBar::Message& message, LayerId edited) {
  const TerrainDocument& terrain = document_->terrain();
  const Message why = terrain.whyNotEditable(edited);
  if (!says(message, why)) return;
  message.holds = [this, why, edited] {
    if (!document_) return false;
    const TerrainDocument& now = document_->terrain();
    return (now.editedLayer() == edited || now.activeLayer() == edited) && now.whyNotEditable(edited) == why;
  };
  // The layer or a group that contains it.
  const std::vector<Layer>& layers = terrain.layers();
  const std::size_t index = terrain.placeOf(edited) - 1;
  const auto isGroup = [&](std::size_t at) { return layers[at].isGroup; };
  SetLayerOperation change;
  if (const auto locked = findLocked(layers, index)) {
    message.button = isGroup(*locked) ? tr("Unlock Group") : tr("Unlock Layer");
    change.layer = *locked + 1;
    change.locked = false;
  } else if (const auto hidden = findHidden(layers, index)) {
    message.button = isGroup(*hidden) ? tr("Show Group") : tr("Show Layer");
    change.layer = *hidden + 1;
    change.visible = true;
  } else if (const auto transparent = findTransparent(layers, index)) {
    message.button = isGroup(*transparent) ? tr("Make Group Opaque") : tr("Make Layer Opaque");
    change.layer = *transparent + 1;
    change.opacity = 1.0;
  } else {
    return;
  }
  message.action = [this, change] { doNow(change); };
}

void Notices::addCoverReason(InfoBar::Message& message) {
  const auto& cursor = document_->view().cursor();
  if (!cursor) return;
  const auto column = static_cast<int>(std::lround(cursor->column)),
             row = static_cast<int>(std::lround(cursor->row));
  const auto whyHidden = [column, row](const TerrainDocument& terrain) {
    return whyCovered(terrain, column, row, Covering::HeightsAndDerived);
  };
  const Message why = whyHidden(document_->terrain());
  if (!says(message, why)) return;
  message.holds = [this, column, row, why, whyHidden] {
    if (!document_) return false;
    const GridFrame& frame = document_->terrain().frame();
    return column < frame.columns && row < frame.rows && whyHidden(document_->terrain()) == why;
  };
  const std::size_t place = coveringLayer(document_->terrain(), column, row, Covering::HeightsAndDerived);
  if (document_->terrain().layers()[place - 1].isDerived()) {
    // The heights of that layer are derived, so it takes no strokes.
    SetLayerOperation hiding;
    hiding.layer = place;
    hiding.visible = false;
    message.button = tr("Hide That Layer");
    message.action = [this, hiding] { doNow(hiding); };
    return;
  }
  message.button = tr("Edit That Layer");
  message.action = [this, place] { doNow(ActivateLayerOperation{place}); };
}

void Notices::addSelectionReason(InfoBar::Message& message) {
  const bool about =
      says(message, Message("nothing is selected")) || says(message, Message("nothing is selected here"));
  if (!about || !document_->terrain().selection()) return;
  offerDeselect(message);
}

bool Notices::emptySelection() const {
  const MaskRaster* const selection = document_ ? document_->terrain().selection() : nullptr;
  return selection && selectsNothing(*selection);
}

void Notices::offerDeselect(InfoBar::Message& message) {
  if (emptySelection()) message.holds = [this] { return emptySelection(); };
  message.button = tr("Deselect");
  message.action = [this] { doNow(ChangeSelectionOperation{SelectionChange::None}); };
}

void Notices::reviewSelection() {
  // A brush that is still painting the selection may yet fill it.
  if (document_ && document_->terrain().editing()) return;
  const bool empty = emptySelection();
  if (std::exchange(selectsNothing_, empty) || !empty) return;
  InfoBar::Message said{
      InfoBar::Tone::Warning, tr("Nothing is selected, so edits change nothing."), {}, {}, {}, this, false};
  offerDeselect(said);
  bar_.say(std::move(said));
}

void Notices::addTrialReason(InfoBar::Message& message) {
  if (!document_->terrain().editing()) return;
  message.holds = [this] { return document_ && document_->terrain().editing(); };
  if (message.source != this || !document_->tools().get<PasteTool>().floating()) return;
  message.button = tr("Apply Paste");
  message.action = [this] {
    if (document_) document_->tools().get<PasteTool>().drop();
  };
}

}  // namespace scarp
