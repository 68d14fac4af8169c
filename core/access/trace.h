#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/access/pattern.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/text/text_source.h"

namespace greyscope::access {

/// A request that a client sends at a time, as recorded in a trace.
struct TraceRecord {
    std::int64_t time = 0;  ///< time of the request in ns
    std::int64_t offset = 0;
    std::int64_t size = 0;
    std::uint32_t client = 0;  ///< index into Trace::clients
    std::uint32_t file = 0;    ///< index into Trace::files
    std::uint16_t flow = 0;    ///< number of the flow, a group of requests with its own weight in fair scheduling
    Operation operation = Operation::read;
    bool operator==(const TraceRecord&) const = default;
};

/// A recorded list of requests in order of time. Its text has the line kTraceColumns, then one CSV line per request;
/// lines that begin with # are ignored. Times are seconds with up to nine decimals, clients and files are names without
/// commas, flows are 0 to 63, operations are "read" and "write".
struct Trace {
    std::vector<TraceRecord> records;
    std::vector<std::string> clients, files;
    bool operator==(const Trace&) const = default;
    [[nodiscard]] std::uint32_t flows() const;  ///< highest number of a flow, plus one
};

/// The first line of a trace as text.
inline constexpr std::string_view kTraceColumns = "time_s,client,flow,operation,file,offset,size";

/// Reads a trace from its text, using at most `mostBytes` of memory. Errors: traceCell and traceOrder with the line,
/// lineTooLong, simulationTooLarge (memory), noRows, cancelled.
[[nodiscard]] base::Expected<Trace> readTrace(io::TextSource& text, std::uint64_t mostBytes, base::Progress& progress);
/// Reads a trace from a file. Additional errors: fileNotFound, fileIsDirectory, fileNotReadable, fileEmpty. Error
/// locations include the file.
[[nodiscard]] base::Expected<Trace> readTraceFile(const std::string& path, std::uint64_t mostBytes,
                                                  base::Progress& progress);

/// Returns the trace as text that readTrace() reads.
[[nodiscard]] std::string traceText(const Trace& trace);

/// Converts an access pattern to a trace: step by step, with the requests of all processes in each step. The time of a
/// request is its step times the pattern's wait, or 0 if the pattern has no wait. The processes are divided into
/// `flows` consecutive flows of equal size. Errors: those of check(), simulationTooLarge (more than `mostRequests`
/// requests).
[[nodiscard]] base::Expected<Trace> traceOf(const Pattern& pattern, Operation operation, std::int64_t flows,
                                            std::uint64_t mostRequests);

}  // namespace greyscope::access
