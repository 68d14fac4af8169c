#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "core/io/tools/fio/fio_table.h"

namespace greyscope::io {

/// Terse lines: each has the results of up to three directions. A line that is cut off is listed. The processes of a
/// job stand together, so a job that comes again behind others is of a further run.
class FioTerse {
public:
    explicit FioTerse(FioTable& table) : m_table(table) {}

    void take(std::string_view line, std::size_t number);

private:
    FioTable& m_table;
    std::string m_job;             ///< of the line before
    std::set<std::string> m_jobs;  ///< of this run
};

/// What fio prints for people, line by line: 2.1 ("bw=334130KB/s", KB of 1024) to 3.x ("BW=258MiB/s"). A further run
/// begins with its options or version, with another process behind the groups of the run, or with one whose results
/// were written at another time: processes of one run have theirs written together.
class FioText {
public:
    explicit FioText(FioTable& table) : m_table(table) {}

    void take(std::string_view line, std::size_t number);
    /// Behind the last line.
    void finish();

private:
    [[nodiscard]] bool takeJob(std::string_view line, std::size_t number);
    [[nodiscard]] bool takeOptions(std::string_view line);
    [[nodiscard]] bool takeDirection(std::string_view line, std::size_t number);
    [[nodiscard]] bool takeLatency(std::string_view line);
    [[nodiscard]] FioLatency* latencyCalled(std::string_view name);
    void endDirection();
    void beginRun();

    FioTable& m_table;
    std::map<std::string, std::map<std::string, std::string>> m_options;  ///< by job
    FioResult m_job;
    std::optional<double> m_writtenAt;  ///< seconds; when the results of the run were written
    std::set<std::string> m_processes;  ///< of this run
    bool m_hasEnded = false;            ///< all results of the run stand above, unless it writes them again
    std::optional<FioResult> m_result;
    FioLatency* m_percentilesOf = nullptr;  ///< of the result; null: those that follow are none of its latencies
    double m_percentileUnit = 1.0;
};

}  // namespace greyscope::io
