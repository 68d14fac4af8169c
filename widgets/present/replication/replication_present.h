#pragma once

#include <QString>

#include <vector>

#include "core/published/replicate.h"
#include "widgets/present/replication/replication_words.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// A line of the replication report as a table row.
struct ReplicationRow {
    std::size_t line = 0;  ///< index into Judged::lines
    LineState state = LineState::given;
    QString where;      ///< "P0, Table IX"
    QString quantity;   ///< "Average relative error"
    QString published;  ///< all values if they are short, otherwise "lowest … highest"; "–" if nothing is printed
    /// The computed values; in brackets the nearest quantity if the printed one cannot be determined; for a repeat the
    /// first print.
    QString recomputed;
    QString difference;  ///< the largest of several; "–" if unknown
    int values = 0;
};
/// The lines that can be compared with something; inputs are left out.
[[nodiscard]] std::vector<ReplicationRow> replicationRows(const published::ReplicationReport& report,
                                                          const published::Judged& judged);

/// The printed digits, with a minus sign and, for percentages, a percent sign; "–" if nothing is printed.
[[nodiscard]] QString printedText(const published::Item& item);
/// The criterion of a check, which this project sets: "≥ 1". Empty for printed items.
[[nodiscard]] QString criterionText(const published::Item& item);
/// The computed number, nearest quantity or first print, with the decimals needed for comparison with the printed
/// number.
[[nodiscard]] QString computedText(const published::Item& item, const published::Judgement& judgement);
/// A number in the unit and with the decimals of the printed one.
[[nodiscard]] QString besideText(const published::Item& item, double value);
/// The cell in the table of the paper: "1.1-W, 1.2-R"; empty for a single number.
[[nodiscard]] QString cellText(const published::Printed& printed);

/// The published degrees of tables I-IV against the computed ones, one curve for each group with its rank agreement.
[[nodiscard]] PlotSpec degreesChart(const published::ReplicationReport& report);
/// The item of a point in degreesChart(); nullopt for the line of equal numbers.
[[nodiscard]] std::optional<std::size_t> itemOfDegree(const published::ReplicationReport& report, int curve, int point);
/// The errors of P1, table 9, beside the computed errors and two baselines, one row for each prediction. The axis is
/// logarithmic.
[[nodiscard]] PlotSpec errorsChart(const published::ReplicationReport& report);

}  // namespace greyscope::widgets
