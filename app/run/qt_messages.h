#pragma once

namespace greyscope::app {

/// Suppresses the messages of Qt itself, because a command or a window that is starting reports errors itself. A
/// message with which Qt would abort is written as one line, and the program ends with exit code 1.
void takeQtMessages();

/// From now on, writes the warnings of Qt as usual. Call it when the window has started.
void writeQtWarnings();

}  // namespace greyscope::app
