#pragma once

#include <QString>

#include <vector>

#include "core/published/replicate.h"
#include "widgets/present/replication/replication_words.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// A line of the replication report, which compares printed numbers of papers with computed ones, as a table row.
struct ReplicationRow {
    std::size_t line = 0;  ///< the line of the report, as an index into Judged::lines
    LineState state = LineState::given;
    QString where;     ///< where it is printed: "P0, Table IX"
    QString quantity;  ///< what it is: "Average relative error"
    /// The printed values: all if they are short, otherwise "lowest … highest"; "–" if none is printed.
    QString published;
    /// The computed values. In brackets: the nearest quantity, if the printed one cannot be determined. For a number
    /// that is printed twice: its first print.
    QString recomputed;
    QString difference;  ///< the difference of printed and computed value, of several the largest; "–" if unknown
    int values = 0;
};
/// Returns the lines of the report as table rows, without the inputs, which cannot be compared with anything.
[[nodiscard]] std::vector<ReplicationRow> replicationRows(const published::ReplicationReport& report,
                                                          const published::Judged& judged);

/// Returns the printed number as text, with a minus sign and, for percentages, a percent sign; "–" if nothing is
/// printed.
[[nodiscard]] QString printedText(const published::Item& item);
/// Returns the criterion that this project sets for a check: "≥ 1". Empty for printed numbers.
[[nodiscard]] QString criterionText(const published::Item& item);
/// Returns the number that is compared with the printed one, with the decimals needed for the comparison. It is a
/// computed number, the nearest quantity or the first print.
[[nodiscard]] QString computedText(const published::Item& item, const published::Judgement& judgement);
/// Returns `value` in the unit and with the decimals of the printed number.
[[nodiscard]] QString besideText(const published::Item& item, double value);
/// Returns the row and column of a printed number in its table: "1.1-W, 1.2-R"; empty for a single number.
[[nodiscard]] QString cellText(const published::Printed& printed);

/// Returns a chart of the published degrees of tables I-IV against the computed ones. There is one curve for each
/// group, whose name gives the rank agreement.
[[nodiscard]] PlotSpec degreesChart(const published::ReplicationReport& report);
/// Returns the index of the report's item that a point of degreesChart() shows; nullopt for the line on which both
/// numbers are equal.
[[nodiscard]] std::optional<std::size_t> itemOfDegree(const published::ReplicationReport& report, int curve, int point);
/// Returns a chart of the errors in table 9 of paper P1, beside the computed errors and two baselines, one row for each
/// prediction. The axis of the errors is logarithmic.
[[nodiscard]] PlotSpec errorsChart(const published::ReplicationReport& report);

}  // namespace greyscope::widgets
