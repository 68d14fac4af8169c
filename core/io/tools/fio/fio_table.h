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

inline constexpr double fioUnsaid = std::numeric_limits<double>::quiet_NaN();

/// Least, greatest, mean and standard deviation of a latency in microseconds.
using FioSpread = std::array<double, 4>;
inline constexpr FioSpread fioUnsaidSpread{fioUnsaid, fioUnsaid, fioUnsaid, fioUnsaid};

/// One kind of latency, with its percentiles in microseconds, ascending.
struct FioLatency {
    FioSpread spread = fioUnsaidSpread;
    std::vector<std::pair<double, double>> percentiles = {};
    void setPercentile(double percentile, double value);
};

/// What fio says of one job and direction, whatever the format.
struct FioResult {
    std::size_t line = 0;
    std::string job;
    std::string host = {};
    std::string operation = {};  ///< read, write, trim, and mixed where fio was to report all as one
    std::string process = {};    ///< tells the states of one process from those of others, where fio says it
    std::size_t run = 0;         ///< of fio
    int error = 0;               ///< not 0: the numbers are none
    std::map<std::string, std::string> options = {};
    double kibibytes = fioUnsaid;
    double bandwidth = fioUnsaid;  ///< KiB/s
    double iops = fioUnsaid;
    double milliseconds = fioUnsaid;
    double operations = fioUnsaid;
    FioLatency submission = {}, completion = {}, total = {};
    FioLatency sync = {};  ///< of fsync and its like, which a job calls between its writes
};

/// Collects results, then makes the table: options that differ between jobs are columns, the others notes.
class FioTable {
public:
    explicit FioTable(const ReadOptions& options) : m_table(std::string(fioFormat), options) {}

    /// Lists the result where it has no I/O, or adds it.
    void add(FioResult result);
    /// What is added from now on is of a further run of fio.
    void beginRun();
    /// What was said of the process so far is of an earlier state of the run.
    void startOver(const std::string& process);
    [[nodiscard]] bool isEmpty() const { return m_results.empty(); }
    [[nodiscard]] ToolTable& table() { return m_table; }

    /// Errors: those of ToolTable, cancelled.
    [[nodiscard]] base::Expected<Imported> finish(std::size_t linesSeen, const std::string& path,
                                                  const base::Progress& progress);

private:
    [[nodiscard]] std::size_t place(const std::string& name, data::Role role, const char* unit, bool numeric);
    void addOptions();
    void addProcesses();
    void addRow(const FioResult& result);

    ToolTable m_table;
    std::vector<FioResult> m_results;
    std::size_t m_run = 0;
    std::unordered_map<std::string, std::vector<std::size_t>> m_ofProcess;  ///< their places
    std::vector<std::pair<std::string, std::size_t>> m_options;             ///< and their columns
    std::unordered_map<std::string, std::size_t> m_places;                  ///< of the other columns
};

/// "1265MB" or "389Mibit" as fio 3 prints it, in bytes: by 1024 where there is an i, else by 1000. NaN where it is
/// none.
[[nodiscard]] double fioPrinted(std::string_view text);
/// "4k", "1024KiB" or "4096B" as bytes, by 1024, or by `kilo` where there is no i; NaN where it is no size.
[[nodiscard]] double fioBytes(std::string_view text, double kilo = 1024.0);

}  // namespace greyscope::io
