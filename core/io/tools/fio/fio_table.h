#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/io/reader.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

inline constexpr std::string_view fioFormat = "fio";

/// Value of numbers that fio does not report.
inline constexpr double fioUnsaid = std::numeric_limits<double>::quiet_NaN();

/// Minimum, maximum, mean and standard deviation of a latency, in microseconds; fioUnsaid if not reported.
using FioSpread = std::array<double, 4>;
inline constexpr FioSpread fioUnsaidSpread{fioUnsaid, fioUnsaid, fioUnsaid, fioUnsaid};

/// One kind of latency: its statistics, and its percentiles in ascending order as pairs (percentile, value in
/// microseconds).
struct FioLatency {
    FioSpread spread = fioUnsaidSpread;
    std::vector<std::pair<double, double>> percentiles = {};
    /// Bins of JSON+ as pairs (representative value in microseconds, count).
    std::vector<std::pair<double, double>> bins = {};
    void setPercentile(double percentile, double value);
};

/// Results of one job and direction, from any of fio's formats. Numbers that fio does not report are fioUnsaid.
struct FioResult {
    std::size_t line = 0;
    std::string job;
    std::string host = {};
    std::string operation = {};  ///< the direction: read, write, trim, or mixed if fio reports all directions as one
    std::string process = {};    ///< text that identifies the process, if fio reports it: separates its results from
                                 ///< those of other processes
    std::size_t run = 0;         ///< number of the run of fio in the file
    int error = 0;               ///< error number of the job; if not 0, the results are invalid
    std::map<std::string, std::string> options = {};
    double kibibytes = fioUnsaid;
    double bandwidth = fioUnsaid;  ///< in KiB/s
    double iops = fioUnsaid;
    double milliseconds = fioUnsaid;
    double operations = fioUnsaid;
    FioLatency submission = {}, completion = {}, total = {};
    FioLatency sync = {};  ///< latency of fsync and similar calls between the writes of a job
};

/// Collects the results of fio, then makes a table of them. Options that differ between jobs become columns, the others
/// notes. With the dialect word "rows" = "bins", each row is a latency bin of JSON+, if there are any.
class FioTable {
public:
    explicit FioTable(const ReadOptions& options);

    /// Adds a result; if it has no I/O, it is listed as a problem instead.
    void add(FioResult result);
    /// Begins a further run of fio, to which the results added from now on belong.
    void beginRun();
    /// Discards the earlier results of a process: fio reports them again at a later state of the run.
    void startOver(const std::string& process);
    [[nodiscard]] bool isEmpty() const { return m_results.empty(); }
    [[nodiscard]] ToolTable& table() { return m_table; }

    /// Returns the table of all added results. Errors: those of ToolTable::finish(), cancelled.
    [[nodiscard]] base::Expected<Imported> finish(std::size_t linesSeen, const std::string& path,
                                                  const base::Progress& progress);

private:
    [[nodiscard]] std::size_t place(const std::string& name, data::Role role, const char* unit, bool numeric);
    void addOptions();
    void addProcesses();
    void addRow(const FioResult& result);
    void addOptionCells(const FioResult& result);
    /// Adds a row for each bin of a result.
    void addBins(const FioResult& result);

    ToolTable m_table;
    std::vector<FioResult> m_results;
    std::size_t m_run = 0;
    bool m_wantsBins = false;
    /// For each process, the indices of its results.
    std::unordered_map<std::string, std::vector<std::size_t>> m_ofProcess;
    std::vector<std::pair<std::string, std::size_t>> m_options;  ///< options that are columns, with the column indices
    std::unordered_map<std::string, std::size_t> m_places;       ///< indices of the other columns by name
};

/// Returns the bytes in a size as printed by fio 3, such as "1265MB" or "389Mibit": powers of 1024 with an i, otherwise
/// of 1000. NaN if the text is not a size.
[[nodiscard]] double fioPrinted(std::string_view text);
/// Returns the bytes in a size such as "4k", "1024KiB" or "4096B": powers of 1024 with an i, otherwise of `kilo`. NaN
/// if the text is not a size.
[[nodiscard]] double fioBytes(std::string_view text, double kilo = 1024.0);

}  // namespace greyscope::io
