#pragma once

#include <cstddef>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/tools/tool_table.h"

namespace greyscope::io {

inline constexpr std::string_view iorProgram = "IOR";

/// One operation of one iteration, as IOR lists it during the run; NaN if not reported.
struct IorResult {
    static constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
    std::size_t line = 0;
    std::string operation = {};
    double bandwidth = unknown;  ///< MiB/s
    double operations = unknown;
    double latency = unknown;    ///< s, as for all times below
    double blockSize = unknown;  ///< bytes
    double transferSize = unknown;
    double open = unknown;
    double transfer = unknown;
    double close = unknown;
    double total = unknown;
    double iteration = unknown;
    std::string wrong = {};  ///< IOR's message if the data read back are wrong; empty if correct
};

/// One operation over all iterations of a test, from IOR's final summary.
struct IorSummary {
    std::size_t line = 0;
    std::string operation = {};
    double mean = IorResult::unknown;  ///< MiB/s, as for most, least and deviation
    double most = IorResult::unknown;
    double least = IorResult::unknown;
    double deviation = IorResult::unknown;  ///< with divisor n
    double operations = IorResult::unknown;
    double seconds = IorResult::unknown;
    std::map<std::string, std::string> settings = {};  ///< "#Tasks", "xsize", ...: exact, sizes in bytes
};

/// A test; a command line runs one, a script several.
struct IorTest {
    std::string id = {};
    std::map<std::string, std::string> options = {};  ///< "xfersize" -> "1 MiB"
    std::vector<IorResult> results = {};
    std::vector<IorSummary> summaries = {};
    std::vector<std::string> listed = {};  ///< operations that have rows
};

/// Collects IOR's messages about data that it reads back and compares. Messages about a write follow its result, and
/// messages about a read precede it; each task prints one, and one gives the total count.
class IorVerdicts {
public:
    /// Whether a line is such a message.
    [[nodiscard]] static bool isVerdict(std::string_view line);
    /// Processes a line if it is such a message; returns whether it is: "[3] FAILED comparison of buffer", "WARNING:
    /// incorrect data on read (2 errors found)."
    [[nodiscard]] bool take(std::string_view line, std::vector<IorResult>& results);
    /// Attaches the pending messages to the next result.
    void attach(IorResult& result);
    /// Attaches messages that no result followed to an earlier result.
    void end(std::vector<IorResult>& results);

private:
    std::string m_read, m_write;  ///< pending messages
    bool m_failed = false;        ///< a comparison failed; the operation is not yet known
};

/// Number of bytes in a text such as "65536 bytes", "3.91 GiB" or "1048576"; nullopt otherwise.
[[nodiscard]] std::optional<double> iorBytes(std::string_view text);

/// Adds tests to a table: one row per operation and iteration, or per operation if IOR reports no more (2.10, and
/// summaries alone). Sizes come from the summary if there is one, since the options are rounded.
class IorTable {
public:
    explicit IorTable(ToolTable& table);
    void add(IorTest& test);
    /// Adds the results read so far, before the summary is known; for tests with very many results.
    void addResults(IorTest& test);

private:
    struct Settings {
        std::string path, api, access, type, ordering;
        std::optional<double> tasks, perNode, nodes, segments, blockSize, transferSize, aggregate, stripes;
    };
    [[nodiscard]] static Settings settingsOf(const IorTest& test, const IorSummary* summary);
    void hold(const Settings& settings, const std::string& id);
    void addResult(const IorResult& result, const IorSummary* summary, bool sizeKnown);
    void addSummary(const IorSummary& summary);

    ToolTable& m_table;
    std::size_t m_test, m_path, m_api, m_access, m_type, m_ordering, m_tasks, m_perNode, m_nodes, m_transferSize,
        m_blockSize, m_segments, m_stripes, m_aggregate, m_operation, m_iteration, m_bandwidth, m_operations, m_latency,
        m_open, m_transfer, m_close, m_total, m_least, m_most, m_deviation;
};

}  // namespace greyscope::io
