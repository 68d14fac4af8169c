#pragma once

namespace greyscope::app {

/// From now on an interrupt (Ctrl+C, SIGTERM) while a server works on a statement stops the statement there, and then
/// the program as it always does. Of the command line; a window has a button.
void stopServersAtInterrupt();

/// While one lives, interrupts wait where that is wished; the last one lets them act.
class Interrupts {
public:
    Interrupts();
    ~Interrupts();
    Interrupts(const Interrupts&) = delete;
    Interrupts& operator=(const Interrupts&) = delete;

    /// Whether one waits.
    [[nodiscard]] static bool waits();
};

}  // namespace greyscope::app
