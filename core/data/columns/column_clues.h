#pragma once

#include <string>
#include <string_view>

#include "core/data/columns/column.h"
#include "core/data/columns/name_words.h"

namespace greyscope::data {

// What a column's name says about its use, whatever the column holds.

/// Whether the name has one of the words of that sense. See name_words.h.
[[nodiscard]] bool nameHas(NameSense sense, const std::string& columnName);

/// The column numbers cases ("case", "host_id"): its numbers are names and have no order.
[[nodiscard]] bool namesCases(const Column& column);

/// The column counts repetitions of one measurement ("run", "run_id", "iteration no"). A number of repetitions ("runs")
/// is not one.
[[nodiscard]] bool namesRepetitions(const std::string& columnName);

/// When a row was measured: "start_epoch", "timestamp", "date".
[[nodiscard]] bool namesTime(const std::string& columnName);
/// "year", "Month", "hour", and "time", which may as well be how long something took.
/// When something of a row happened, of numbers as well: "submit_time", "created at".
[[nodiscard]] bool namesMoment(const std::string& columnName);
[[nodiscard]] bool namesDatePart(const std::string& columnName);
/// Set before a run: "threads", "block size (KiB)", "n_worker".
[[nodiscard]] bool namesSetting(const std::string& columnName);
/// When and from where a row came: the last word says what a name is about ("source_path", not "file_per_process").
[[nodiscard]] bool namesOrigin(const std::string& columnName);
/// Which of those that do the same work did a row's: "threadName", "worker".
[[nodiscard]] bool namesWorker(const std::string& columnName);
/// Which part of one run a row is of: "process", "rank", "client_id".
[[nodiscard]] bool namesRunPart(const std::string& columnName);
/// What several parts of one run do together is the sum of theirs: a rate, an amount, not a latency or a share.
[[nodiscard]] bool addsUp(const Column& column);
/// Whether a run went well: "error", "exit_code", "status".
[[nodiscard]] bool namesStatus(const std::string& columnName);
/// A run, a job or a row is called by it: "jobid", "request_id", "uuid".
[[nodiscard]] bool namesIdentifier(const std::string& columnName);
/// A measurement without a unit: "score", "latency", "throughput".
[[nodiscard]] bool namesMeasurement(const std::string& columnName);
/// A measurement that is seldom what a table is about: how long the run took, how much or how often it did something,
/// totals, spreads and extremes.
[[nodiscard]] bool namesSideResult(const std::string& columnName);
/// In small letters: "yr" of "oscar_yr".
[[nodiscard]] std::string lastWordOf(const std::string& columnName);
/// Its values are names of what was measured: "metric", "MetricName", "指标".
[[nodiscard]] bool namesMetrics(const std::string& columnName);
/// A number of rows, as pandas and R write it: no name, "Unnamed: 0", "index", "row".
[[nodiscard]] bool namesIndex(const std::string& columnName);
/// What follows the name of a metric in those of the columns that tell what its means are of.
inline constexpr std::string_view kCountEnding = "_count";
inline constexpr std::string_view kVarianceEnding = "_variance";
/// What follows the name of a metric in that of its spread, before the unit: "Mean ± (ms)".
inline constexpr std::string_view kSpreadEnding = " ±";
/// What precedes the number at the end of a name, "s" of "s3"; empty without a number.
[[nodiscard]] std::string_view numberedStem(std::string_view columnName);
/// The column had no name in its file.
[[nodiscard]] bool hasNoName(const std::string& columnName);

}  // namespace greyscope::data
