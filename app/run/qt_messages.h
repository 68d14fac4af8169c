#pragma once

namespace greyscope::app {

/// Suppresses Qt's own messages: a command or a started window reports errors itself. A message with which Qt would
/// abort is written as one line, and the program ends with exit code 1.
void takeQtMessages();

/// Lets Qt's warnings be written as usual from now on; called when the window has started.
void writeQtWarnings();

}  // namespace greyscope::app
