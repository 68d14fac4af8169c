#pragma once

namespace greyscope::app {

/// Makes an interrupt (Ctrl+C, SIGTERM) during the work of a server first stop the statement at the server, and then
/// end the program as usual. It is for the command line; in the window, Cancel does the same.
void stopServersAtInterrupt();

/// Defers interrupts while an object of this class exists, if stopServersAtInterrupt() was called. They take effect
/// when the last object is destroyed.
class Interrupts {
public:
    Interrupts();
    ~Interrupts();
    Interrupts(const Interrupts&) = delete;
    Interrupts& operator=(const Interrupts&) = delete;

    /// Whether an interrupt has been deferred.
    [[nodiscard]] static bool waits();
};

}  // namespace greyscope::app
