// The program that decodes files for scarp, where a fault of a decoder costs a line and no work.

#include <string_view>

#include "app/reader/ModelReader.h"
#include "core/io/ReaderServer.h"

int main(int count, char** arguments) {
  const bool starts = count > 1 && arguments[1] == std::string_view(scarp::kStarterArgument);
  return scarp::serveReader(scarp::readByAssimp, starts);
}
