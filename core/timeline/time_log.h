#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/roles/roles.h"

namespace greyscope::timeline {

/// The column of a log from which the time of each row follows.
struct LogClock {
    std::string column;
    double unit = 1.0;      ///< length in seconds of the unit of a numeric column
    bool absolute = false;  ///< whether it is a time of the calendar or of the day, not a time since the start
    bool counted = false;   ///< whether it only numbers the reports of a program, which count as one second each
};

/// What a row of a log is: one operation, or the average of the interval since the row before.
enum class LogRow { operation, average };

/// A quantity that a log measures.
struct LogQuantity {
    std::string column;
    std::string unit;
    bool adds = false;  ///< whether the values of several jobs add up, as rates do
};

/// How the table of a log is read along time.
struct TimeLog {
    std::string name;
    std::shared_ptr<const data::Dataset> table;
    LogClock clock;
    LogRow row = LogRow::average;
    std::string file = {};               ///< column with the names of stacked files; "": one file
    std::vector<std::string> jobs = {};  ///< columns whose values together name a job: file, host, device, operation
    std::vector<LogQuantity> quantities = {};
    std::string bytes = {};  ///< column with the bytes of each operation; "": not known
};

/// Returns how a table is read as a log; nullopt if no column is a time along which its rows ascend, or if nothing is
/// measured. The clock is a column whose times seldom fall within a job. It contains dates, times of the day or seconds
/// since 1970; or it has a unit of time or a name such as "elapsed" or "RuntimeMS"; or it numbers intervals or reports.
/// If there are several, it is the one whose times rise most often, and among equal ones the first of this list.
/// Jobs are the keys; quantities are the metrics. A row is an operation if it states its bytes and is not an average:
/// fio writes 0 bytes for averages, and the largest latency of the interval beside them.
[[nodiscard]] std::optional<TimeLog> timeLogOf(std::string name, std::shared_ptr<const data::Dataset> table,
                                               const data::Roles& roles);

/// Returns the roles that the program states which wrote the table; the other columns are descriptions. Unlike
/// data::guessRoles(), it looks at no row.
[[nodiscard]] data::Roles statedRoles(const data::Dataset& table);

/// The times of a log's rows in seconds: since 1970 for dates, since midnight of the first day for times of the day,
/// otherwise since the start of the log. NaN if missing.
class LogTimes {
public:
    explicit LogTimes(const TimeLog& log);
    [[nodiscard]] double operator[](std::size_t row) const {
        return m_numbers != nullptr ? m_unit * (*m_numbers)[row] : m_seconds[row];
    }

private:
    const data::NumericValues* m_numbers = nullptr;
    double m_unit = 1.0;
    std::vector<double> m_seconds;
};

}  // namespace greyscope::timeline
