// The program that decodes files for scarp, where a fault of a decoder costs a line and no work.

#include "app/reader/ModelReader.h"
#include "core/io/ReaderServer.h"

int main() { return scarp::serveReader(scarp::readByAssimp); }
