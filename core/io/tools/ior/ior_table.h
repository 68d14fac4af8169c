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

/// One operation of one iteration, as IOR lists it while it runs; NaN: it does not say.
struct IorResult {
    static constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
    std::size_t line = 0;
    std::string operation = {};
    double bandwidth = unknown;  ///< MiB/s
    double operations = unknown;
    double latency = unknown;    ///< s, as the others
    double blockSize = unknown;  ///< bytes
    double transferSize = unknown;
    double open = unknown;
    double transfer = unknown;
    double close = unknown;
    double total = unknown;
    double iteration = unknown;
    std::string wrong = {};  ///< what IOR says is wrong with the data; empty: nothing
};

/// One operation over all iterations of a test, as IOR sums it up at the end.
struct IorSummary {
    std::size_t line = 0;
    std::string operation = {};
    double mean = IorResult::unknown;  ///< MiB/s, as the others
    double most = IorResult::unknown;
    double least = IorResult::unknown;
    double deviation = IorResult::unknown;  ///< divided by n
    double operations = IorResult::unknown;
    double seconds = IorResult::unknown;
    std::map<std::string, std::string> settings = {};  ///< "#Tasks", "xsize", ...: exact, in bytes
};

/// A test: a command line has one, a script several.
struct IorTest {
    std::string id = {};
    std::map<std::string, std::string> options = {};  ///< "xfersize" -> "1 MiB"
    std::vector<IorResult> results = {};
    std::vector<IorSummary> summaries = {};
    std::vector<std::string> listed = {};  ///< operations of which there are rows
};

/// What IOR prints about data that it reads back and compares. Those of a write stand behind its result, those of a
/// read before it; of each task a message, and for all of them one that counts.
class IorVerdicts {
public:
    /// Whether a line is such a message.
    [[nodiscard]] static bool isVerdict(std::string_view line);
    /// Takes a line where it is such a message: "[3] FAILED comparison of buffer", "WARNING: incorrect data on read
    /// (2 errors found)."
    [[nodiscard]] bool take(std::string_view line, std::vector<IorResult>& results);
    /// Of the next result.
    void attach(IorResult& result);
    /// What no result came behind.
    void end(std::vector<IorResult>& results);

private:
    std::string m_read, m_write;  ///< that wait for their result
    bool m_failed = false;        ///< a comparison, of what is not said yet
};

/// Bytes in "65536 bytes", "3.91 GiB", "1048576".
[[nodiscard]] std::optional<double> iorBytes(std::string_view text);

/// Puts tests into a table: a row for each operation of each iteration, or for each operation where IOR says no more
/// (2.10, and summaries alone). Sizes are those of the summary where there is one, for the options are rounded.
class IorTable {
public:
    explicit IorTable(ToolTable& table);
    void add(IorTest& test);
    /// The results that there are by now, before a summary is known: of a test of very many.
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
