#pragma once

#include <string>
#include <string_view>

#include "core/data/columns/column.h"
#include "core/data/columns/name_words.h"

namespace greyscope::data {

// Functions that infer the use of a column from its name (and unit) alone, whatever values it contains.

/// Whether the name contains a word with this sense, see name_words.h. A unit in brackets is not considered.
[[nodiscard]] bool nameHas(NameSense sense, const std::string& columnName);

/// Whether the column identifies the things that were compared ("case", "host_id"); its numbers are then names without
/// an order.
[[nodiscard]] bool namesCases(const Column& column);

/// Whether the column numbers the repetitions of one measurement: "run", "run_id", "iteration no". False for a column
/// that contains how many repetitions there were ("runs").
[[nodiscard]] bool namesRepetitions(const std::string& columnName);

/// Whether the column contains the time of measurement of a row: "start_epoch", "timestamp", "date".
[[nodiscard]] bool namesTime(const std::string& columnName);
/// Whether the column contains the time of an event, text or numeric: "submit_time", "created at".
[[nodiscard]] bool namesMoment(const std::string& columnName);
/// Whether the name is that of a part of a date: "year", "Month", "hour"; also true for "time", which may mean a
/// duration.
[[nodiscard]] bool namesDatePart(const std::string& columnName);
/// Whether the column is a setting of a run: "threads", "block size (KiB)", "n_worker".
[[nodiscard]] bool namesSetting(const std::string& columnName);
/// Whether the column gives the time or the origin of a row. The last word of the name decides: true for "source_path",
/// false for "file_per_process".
[[nodiscard]] bool namesOrigin(const std::string& columnName);
/// Whether the column names the worker that produced a row, one of several with equal tasks: "threadName", "worker".
[[nodiscard]] bool namesWorker(const std::string& columnName);
/// Whether the column names the part of a run that a row belongs to: "process", "rank", "client_id".
[[nodiscard]] bool namesRunPart(const std::string& columnName);
/// Whether the values of the parts of a run, such as its processes, can be added to give the value of the run. True for
/// a rate or an amount, false for a latency or a share.
[[nodiscard]] bool addsUp(const Column& column);
/// Whether the column says if a run succeeded: "error", "exit_code", "status".
[[nodiscard]] bool namesStatus(const std::string& columnName);
/// Whether the column identifies a run, a job or a row: "jobid", "request_id", "uuid".
[[nodiscard]] bool namesIdentifier(const std::string& columnName);
/// Whether the name denotes a measurement even without a unit: "score", "latency", "throughput".
[[nodiscard]] bool namesMeasurement(const std::string& columnName);
/// Whether the name denotes a side result, which a table seldom is about: the duration of the run, amounts and counts
/// of work, totals, spreads and extremes.
[[nodiscard]] bool namesSideResult(const std::string& columnName);
/// Returns the words of the name, in lower case, that do not have this sense: "ci" for "ci_low" and NameSense::bound.
[[nodiscard]] std::string nameWithoutWords(NameSense sense, const std::string& columnName);
/// Returns the last word of the name in lower case: "yr" for "oscar_yr".
[[nodiscard]] std::string lastWordOf(const std::string& columnName);
/// Whether the values of the column are the names of metrics, as in a column called "metric", "MetricName" or "指标".
[[nodiscard]] bool namesMetrics(const std::string& columnName);
/// Whether the column is a row number as written by pandas and R: no name, "Unnamed: 0", "index", "row".
[[nodiscard]] bool namesIndex(const std::string& columnName);
/// Suffix of the column with the number of values of which a metric is the mean: "rate_count" beside "rate".
inline constexpr std::string_view kCountEnding = "_count";
/// Suffix of the column with the variance of these values: "rate_variance" beside "rate".
inline constexpr std::string_view kVarianceEnding = "_variance";
/// Suffix of the column with the spread of a metric, before its unit: "Mean ± (ms)".
inline constexpr std::string_view kSpreadEnding = " ±";
/// Returns the name without the number at its end, "s" for "s3"; empty if there is no number.
[[nodiscard]] std::string_view numberedStem(std::string_view columnName);
/// Whether the column had no name in its file: the name is empty or generated, such as "column 3" or "Unnamed: 0".
[[nodiscard]] bool hasNoName(const std::string& columnName);

}  // namespace greyscope::data
