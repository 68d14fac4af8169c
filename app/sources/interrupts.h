#pragma once

namespace greyscope::app {

/// From now on, an interrupt (Ctrl+C, SIGTERM) during a server's work first stops the statement at the server, and then
/// ends the program as usual. For the command line; a window has a Cancel button.
void stopServersAtInterrupt();

/// While an object of this class exists, interrupts are deferred, if stopServersAtInterrupt() was called. Destroying
/// the last one lets them take effect.
class Interrupts {
public:
    Interrupts();
    ~Interrupts();
    Interrupts(const Interrupts&) = delete;
    Interrupts& operator=(const Interrupts&) = delete;

    /// Whether an interrupt is pending.
    [[nodiscard]] static bool waits();
};

}  // namespace greyscope::app
