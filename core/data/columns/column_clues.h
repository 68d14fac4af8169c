#pragma once

#include <string>
#include <string_view>

#include "core/data/columns/column.h"
#include "core/data/columns/name_words.h"

namespace greyscope::data {

// What a column's name reveals about its use, whatever the column contains.

/// Whether the name contains a word with that sense. See name_words.h.
[[nodiscard]] bool nameHas(NameSense sense, const std::string& columnName);

/// Whether the column identifies cases ("case", "host_id"): its numbers are names and have no order.
[[nodiscard]] bool namesCases(const Column& column);

/// Whether the column numbers the repetitions of one measurement ("run", "run_id", "iteration no"). A column with the
/// number of repetitions ("runs") does not.
[[nodiscard]] bool namesRepetitions(const std::string& columnName);

/// Whether the column contains the time of measurement of a row: "start_epoch", "timestamp", "date".
[[nodiscard]] bool namesTime(const std::string& columnName);
/// Whether the column contains the time of an event, text or numeric: "submit_time", "created at".
[[nodiscard]] bool namesMoment(const std::string& columnName);
/// Whether the name is a part of a date: "year", "Month", "hour"; also "time", which may be a duration.
[[nodiscard]] bool namesDatePart(const std::string& columnName);
/// Whether the column is a setting of a run: "threads", "block size (KiB)", "n_worker".
[[nodiscard]] bool namesSetting(const std::string& columnName);
/// Whether the column states the time or origin of a row. The last word decides: "source_path", not "file_per_process".
[[nodiscard]] bool namesOrigin(const std::string& columnName);
/// Whether the column names the worker that processed a row, among workers of equal tasks: "threadName", "worker".
[[nodiscard]] bool namesWorker(const std::string& columnName);
/// Whether the column names the part of a run that a row belongs to: "process", "rank", "client_id".
[[nodiscard]] bool namesRunPart(const std::string& columnName);
/// Whether the value of a run is the sum over its parts: true for a rate or an amount, not for a latency or a share.
[[nodiscard]] bool addsUp(const Column& column);
/// Whether the column says if a run succeeded: "error", "exit_code", "status".
[[nodiscard]] bool namesStatus(const std::string& columnName);
/// Whether the column identifies a run, a job or a row: "jobid", "request_id", "uuid".
[[nodiscard]] bool namesIdentifier(const std::string& columnName);
/// Whether the name denotes a measurement even without a unit: "score", "latency", "throughput".
[[nodiscard]] bool namesMeasurement(const std::string& columnName);
/// Whether the name denotes a measurement that is seldom the subject of a table: the duration of the run, amounts and
/// counts of work, totals, spreads and extremes.
[[nodiscard]] bool namesSideResult(const std::string& columnName);
/// The last word of the name in lower case: "yr" for "oscar_yr".
[[nodiscard]] std::string lastWordOf(const std::string& columnName);
/// Whether the values are names of what was measured: "metric", "MetricName", "指标".
[[nodiscard]] bool namesMetrics(const std::string& columnName);
/// Whether the column is a row number as written by pandas and R: no name, "Unnamed: 0", "index", "row".
[[nodiscard]] bool namesIndex(const std::string& columnName);
/// Suffixes of columns that accompany the means of a metric: the number of values and their variance.
inline constexpr std::string_view kCountEnding = "_count";
inline constexpr std::string_view kVarianceEnding = "_variance";
/// Suffix, before the unit, of the column with the spread of a metric: "Mean ± (ms)".
inline constexpr std::string_view kSpreadEnding = " ±";
/// The name without the number at its end: "s" for "s3". Empty if there is no number.
[[nodiscard]] std::string_view numberedStem(std::string_view columnName);
/// Whether the column had no name in its file.
[[nodiscard]] bool hasNoName(const std::string& columnName);

}  // namespace greyscope::data
