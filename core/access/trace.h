#pragma once

#include <cstdint>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

#include "core/access/pattern.h"
#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::access {

/// A request of a client in a trace.
struct TraceRecord {
    std::int64_t time = 0;  ///< in ns
    std::int64_t offset = 0;
    std::int64_t size = 0;
    std::uint32_t client = 0;  ///< index into Trace::clients
    std::uint32_t file = 0;    ///< index into Trace::files
    std::uint16_t flow = 0;    ///< group whose weight applies
    Operation operation = Operation::read;
    bool operator==(const TraceRecord&) const = default;
};

/// Requests in order of time. As text: one CSV line per request after the line kTraceColumns; lines that begin with #
/// are ignored. Times are seconds with up to nine decimals, clients and files are names without commas, flows are 0 to
/// 63, operations are "read" and "write".
struct Trace {
    std::vector<TraceRecord> records;
    std::vector<std::string> clients, files;
    bool operator==(const Trace&) const = default;
    [[nodiscard]] std::uint32_t flows() const;  ///< highest flow plus one
};

inline constexpr std::string_view kTraceColumns = "time_s,client,flow,operation,file,offset,size";

/// Reads a trace from text. Errors: traceCell and traceOrder with the line, lineTooLong, simulationTooLarge (memory),
/// noRows, cancelled.
[[nodiscard]] base::Expected<Trace> readTrace(std::istream& text, std::uint64_t mostBytes, base::Progress& progress);
/// As readTrace(), with the additional errors fileNotFound, fileIsDirectory and fileNotReadable; error locations
/// include the file.
[[nodiscard]] base::Expected<Trace> readTraceFile(const std::string& path, std::uint64_t mostBytes,
                                                  base::Progress& progress);

[[nodiscard]] std::string traceText(const Trace& trace);

/// Returns the requests of a pattern, step by step, and by process within a step. The time is the step times the wait
/// of the pattern, or 0 without a wait; flows are consecutive groups of equal size. Errors: those of check(),
/// simulationTooLarge (requests).
[[nodiscard]] base::Expected<Trace> traceOf(const Pattern& pattern, Operation operation, std::int64_t flows,
                                            std::uint64_t mostRequests);

}  // namespace greyscope::access
