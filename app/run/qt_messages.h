#pragma once

namespace greyscope::app {

/// Qt's own messages are not written beside those of the program: a command or a window that has begun says itself what
/// is wrong. What makes Qt end the program is written as one line, and the program ends with 1 instead of aborting.
void takeQtMessages();

/// From here on Qt's warnings are written as usual: the window has begun.
void writeQtWarnings();

}  // namespace greyscope::app
