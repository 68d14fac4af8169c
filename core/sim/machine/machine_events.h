#pragma once

#include <cstdint>

namespace greyscope::sim {

/// The kinds of events in a simulated machine.
enum EventKind : std::uint32_t {
    kNext,         ///< a process continues with its next call
    kOpen,         ///< the request to open a file arrives at the metadata server
    kBurst,        ///< the processor of a process has prepared requests
    kDepart,       ///< a process sends a request
    kAtServer,     ///< a request arrives at the server's network interface
    kArrived,      ///< a request arrives at the server's scheduler
    kServed,       ///< a request has been served and its slot is free
    kAtNode,       ///< an answer arrives at the node's network interface
    kDone,         ///< an answer arrives at the process
    kAlarm,        ///< the time for which a policy requested an alarm has come
    kInform,       ///< a scheduler receives a message from another one
    kOpenTraffic,  ///< a request of open traffic arrives
    kTrace         ///< requests of a trace are due
};

/// Index that means "none", such as no request.
inline constexpr std::uint32_t kNone = UINT32_MAX;

}  // namespace greyscope::sim
