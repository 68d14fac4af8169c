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

/// A request of a client, as a trace has it.
struct TraceRecord {
    std::int64_t time = 0;  ///< ns
    std::int64_t offset = 0;
    std::int64_t size = 0;
    std::uint32_t client = 0;  ///< index into Trace::clients
    std::uint32_t file = 0;    ///< index into Trace::files
    std::uint16_t flow = 0;    ///< the group whose weight counts
    Operation operation = Operation::read;
    bool operator==(const TraceRecord&) const = default;
};

/// Requests in the order of their times. Text: a line of CSV each, below the line of kTraceColumns; what begins with #
/// is left out. Times are seconds with up to nine digits behind the point, clients and files any names without a comma,
/// flows 0 to 63, operations "read" and "write".
struct Trace {
    std::vector<TraceRecord> records;
    std::vector<std::string> clients, files;
    bool operator==(const Trace&) const = default;
    [[nodiscard]] std::uint32_t flows() const;  ///< the highest, and one
};

inline constexpr std::string_view kTraceColumns = "time_s,client,flow,operation,file,offset,size";

/// Errors: traceCell and traceOrder with the line, simulationTooLarge (memory), noRows, cancelled.
[[nodiscard]] base::Expected<Trace> readTrace(std::istream& text, std::uint64_t mostBytes, base::Progress& progress);
/// As readTrace(), and fileNotFound, fileIsDirectory, fileNotReadable; locations name the file.
[[nodiscard]] base::Expected<Trace> readTraceFile(const std::string& path, std::uint64_t mostBytes,
                                                  base::Progress& progress);

[[nodiscard]] std::string traceText(const Trace& trace);

/// The requests of a pattern, step by step and in each by process: in time 0, or its wait times the step; flows are
/// groups of equal size, one after the other. Errors: those of check(), simulationTooLarge (requests).
[[nodiscard]] base::Expected<Trace> traceOf(const Pattern& pattern, Operation operation, std::int64_t flows,
                                            std::uint64_t mostRequests);

}  // namespace greyscope::access
