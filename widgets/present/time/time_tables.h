#pragma once

#include <QString>

#include <vector>

#include "widgets/present/remark.h"
#include "widgets/present/table/table.h"
#include "widgets/present/time/time_result.h"

// Tables and remarks of logs along time.
namespace greyscope::widgets {

/// Returns the name of a track for people: "throughput, sum", "latency, p99".
[[nodiscard]] QString trackName(const timeline::BinnedQuantity& binned);

/// Returns a table with one row for each log: what its rows are, which column is the time, and from when it counts.
[[nodiscard]] Table timeLogTable(const TimeResult& result);
/// Returns a table with one row for each track: how jobs are combined, and how many rows were used and left out.
[[nodiscard]] Table timeTrackTable(const TimeResult& result);
/// Returns a table with one row for each bin: its time and the value of every track.
[[nodiscard]] Table timeBinTable(const TimeResult& result);
/// Returns a table with one row for each bin of each job; empty if a track has more jobs than the chart draws.
[[nodiscard]] Table timeJobTable(const TimeResult& result);
/// Returns a table with one row for each change point: its time, track, levels and their ratio.
[[nodiscard]] Table timeChangeTable(const TimeResult& result);
/// Returns a table with one row for each track: its means in the span and in the baseline, and their ratio.
[[nodiscard]] Table timeSpanTable(const TimeResult& result);
/// Returns a table with one row for each track that is correlated with the subject.
[[nodiscard]] Table timePairTable(const TimeResult& result);
/// Returns a table with one row for each lag of each of these tracks.
[[nodiscard]] Table timeLagTable(const TimeResult& result);

/// Returns all of these tables, also those without rows.
[[nodiscard]] std::vector<Table> timeTables(const TimeResult& result);

/// Returns remarks about the alignment of clocks, about what is left out, and about the methods.
[[nodiscard]] std::vector<Remark> timeRemarks(const TimeResult& result);

/// Largest number of jobs that a chart draws as lines; more are a band from the smallest to the largest value.
inline constexpr std::size_t kMostJobLines = 12;

}  // namespace greyscope::widgets
