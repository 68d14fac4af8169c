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

/// Results of one operation in one iteration, as IOR lists them during the run; NaN if not reported.
struct IorResult {
    static constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
    std::size_t line = 0;
    std::string operation = {};
    double bandwidth = unknown;  ///< in MiB/s
    double operations = unknown;
    double latency = unknown;    ///< in seconds, as are all times below
    double blockSize = unknown;  ///< in bytes, as is transferSize
    double transferSize = unknown;
    double open = unknown;
    double transfer = unknown;
    double close = unknown;
    double total = unknown;
    double iteration = unknown;
    std::string wrong = {};  ///< IOR's message if data that were read back are wrong; empty if they are correct
};

/// Results of one operation over all iterations of a test, from IOR's final summary.
struct IorSummary {
    std::size_t line = 0;
    std::string operation = {};
    double mean = IorResult::unknown;  ///< in MiB/s, as are most, least and deviation
    double most = IorResult::unknown;
    double least = IorResult::unknown;
    double deviation = IorResult::unknown;  ///< standard deviation with divisor n
    double operations = IorResult::unknown;
    double seconds = IorResult::unknown;
    /// Settings by name, such as "#Tasks" and "xsize"; sizes are exact and in bytes.
    std::map<std::string, std::string> settings = {};
};

/// A test of IOR with its results. A command line runs one test, a script several.
struct IorTest {
    std::string id = {};
    std::map<std::string, std::string> options = {};  ///< options as printed, such as "xfersize" -> "1 MiB"
    std::vector<IorResult> results = {};
    std::vector<IorSummary> summaries = {};
    std::vector<std::string> listed = {};  ///< operations for which IorTable has already added rows
};

/// Assigns IOR's messages about wrong data to results. IOR reads data back and compares them. The messages about a
/// write follow its result, those about a read precede it; each task prints one, and one gives the total count.
class IorVerdicts {
public:
    /// Whether a line is a message of IOR about wrong data.
    [[nodiscard]] static bool isVerdict(std::string_view line);
    /// If a line is a message about wrong data, stores it, or assigns it to a result in `results`. Returns whether it
    /// is one. Examples: "[3] FAILED comparison of buffer", "WARNING: incorrect data on read (2 errors found)."
    [[nodiscard]] bool take(std::string_view line, std::vector<IorResult>& results);
    /// Assigns the pending messages about this operation to `result`, the next result in the output.
    void attach(IorResult& result);
    /// Assigns messages that no result followed to an earlier result. To be called at the end of a test.
    void end(std::vector<IorResult>& results);

private:
    std::string m_read, m_write;  ///< messages that are not yet assigned, about reads and about writes
    bool m_failed = false;        ///< whether a comparison failed of which the operation is not yet known
};

/// Returns the number of bytes that a text such as "65536 bytes", "3.91 GiB" or "1048576" states; nullopt for other
/// text.
[[nodiscard]] std::optional<double> iorBytes(std::string_view text);

/// Adds the tests of IOR to a table. There is one row per operation and iteration, or per operation if IOR reports no
/// more (2.10, and summaries alone). Sizes come from the summary if there is one, since those in the options are
/// rounded.
class IorTable {
public:
    /// Adds the columns to `table`, which must outlive this object.
    explicit IorTable(ToolTable& table);
    /// Adds the rows of a test that was read completely.
    void add(IorTest& test);
    /// Adds the results of a test that were read so far, before its summary is known. For tests with very many results.
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
