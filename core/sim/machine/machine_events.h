#pragma once

#include <cstdint>

namespace greyscope::sim {

/// What happens in a machine.
enum EventKind : std::uint32_t {
    kNext,         ///< a process goes on with its next call
    kOpen,         ///< an open comes to the metadata server
    kBurst,        ///< the processor of a process has prepared requests
    kDepart,       ///< and sends one
    kAtServer,     ///< it reaches the server's network interface
    kArrived,      ///< and its scheduler
    kServed,       ///< its slot is free again
    kAtNode,       ///< the answer reaches the node's network interface
    kDone,         ///< and the process
    kAlarm,        ///< of a policy
    kInform,       ///< a scheduler hears of another
    kOpenTraffic,  ///< a request comes at random
    kTrace         ///< requests of a trace are due
};

inline constexpr std::uint32_t kNone = UINT32_MAX;

}  // namespace greyscope::sim
