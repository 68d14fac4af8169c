#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "core/io/tools/fio/fio_table.h"

namespace greyscope::io {

/// Reads lines in fio's terse format and adds their results to a table. Each line has the results of up to three
/// directions. A truncated line is listed as a problem. The processes of a job are consecutive, so a job that occurs
/// again after other jobs belongs to a further run.
class FioTerse {
public:
    explicit FioTerse(FioTable& table) : m_table(table) {}

    void take(std::string_view line, std::size_t number);

private:
    FioTable& m_table;
    std::string m_job;             ///< name of the job in the previous line
    std::set<std::string> m_jobs;  ///< names of the jobs in this run
};

/// Reads fio's text output line by line, of 2.1 ("bw=334130KB/s", KB of 1024 bytes) to 3.x ("BW=258MiB/s"), and adds
/// its results to a table. These begin a further run: its options or version; another process after the groups of the
/// run; a process whose results were written at another time, since the results of one run are written together.
class FioText {
public:
    explicit FioText(FioTable& table) : m_table(table) {}

    void take(std::string_view line, std::size_t number);
    /// Adds the last results; must be called after the last line.
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
    std::map<std::string, std::map<std::string, std::string>> m_options;  ///< options of each job
    FioResult m_job;
    std::optional<double> m_writtenAt;  ///< time, in seconds, at which the results of the run were written
    std::set<std::string> m_processes;  ///< the processes in this run
    bool m_hasEnded = false;            ///< whether all results of the run have been read, unless fio writes them again
    std::optional<FioResult> m_result;
    /// Latency in m_result to which percentiles in the next lines belong; null if to none.
    FioLatency* m_percentilesOf = nullptr;
    double m_percentileUnit = 1.0;
};

}  // namespace greyscope::io
