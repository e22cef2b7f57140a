#include "ui/team/TeamWords.h"

#include <QCoreApplication>

#include "core/team/TeamAddress.h"
#include "ui/widgets/MessageText.h"
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

}  // namespace scarp
