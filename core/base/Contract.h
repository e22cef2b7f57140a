#pragma once

namespace scarp {

/// Reports a broken contract on stderr and aborts. Any thread.
[[noreturn]] void contractFailed(const char* kind, const char* condition, const char* file, int line);

}  // namespace scarp

/// A programmer's promise at a function's door. Bad data (files, scripts, typed numbers) never comes
/// here: it is rejected earlier as an Error with a message.
#define EXPECTS(condition) \
  ((condition) ? void(0) : ::scarp::contractFailed("precondition", #condition, __FILE__, __LINE__))
#define ENSURES(condition) \
  ((condition) ? void(0) : ::scarp::contractFailed("postcondition", #condition, __FILE__, __LINE__))
