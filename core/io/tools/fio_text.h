#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/io/tools/fio_table.h"

namespace greyscope::io {

/// The results of a terse line: up to three directions. A line that is cut off is listed.
void addFioTerse(FioTable& table, std::string_view line, std::size_t number);

/// What fio prints for people, line by line: 2.1 ("bw=334130KB/s", KB of 1024) to 3.x ("BW=258MiB/s").
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

    FioTable& m_table;
    std::map<std::string, std::map<std::string, std::string>> m_options;  ///< by job
    FioResult m_job;
    std::optional<FioResult> m_result;
    FioLatency* m_percentilesOf = nullptr;  ///< of the result; null: those that follow are none of its latencies
    double m_percentileUnit = 1.0;
};

}  // namespace greyscope::io
