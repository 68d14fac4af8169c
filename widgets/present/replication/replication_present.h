#pragma once

#include <QString>

#include <vector>

#include "core/published/replicate.h"
#include "widgets/present/replication/replication_words.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// A line of the report as a table shows it.
struct ReplicationRow {
    std::size_t line = 0;  ///< index into Judged::lines
    LineState state = LineState::given;
    QString where;       ///< "P0, Table IX"
    QString quantity;    ///< "Average relative error"
    QString published;   ///< all values where they are short, else "lowest … highest"; "–" where nothing is printed
    QString recomputed;  ///< of what is not determinable, the nearest quantity in brackets; of a repeat the first print
    QString difference;  ///< largest one of several; "–" where there is none
    int values = 0;
};
/// Lines that have something to be held against: inputs are left out.
[[nodiscard]] std::vector<ReplicationRow> replicationRows(const published::ReplicationReport& report,
                                                          const published::Judged& judged);

/// The digits as printed, with a true minus sign and a percent sign where there is one; "–" where nothing is printed.
[[nodiscard]] QString printedText(const published::Item& item);
/// The criterion of a check, which is ours: "≥ 1". Empty for what is printed.
[[nodiscard]] QString criterionText(const published::Item& item);
/// The computed number (or nearest quantity, or first print) with as many decimals as are needed beside the printed
/// ones.
[[nodiscard]] QString computedText(const published::Item& item, const published::Judgement& judgement);
/// A number that stands beside the printed one, in its unit.
[[nodiscard]] QString besideText(const published::Item& item, double value);
/// "1.1-W, 1.2-R": which cell of its table; empty for a single number.
[[nodiscard]] QString cellText(const published::Printed& printed);

/// Published degrees of tables I-IV against ours, a curve each group with its rank agreement.
[[nodiscard]] PlotSpec degreesChart(const published::ReplicationReport& report);
/// The item that a point of it is; none of the line of equal numbers.
[[nodiscard]] std::optional<std::size_t> itemOfDegree(const published::ReplicationReport& report, int curve, int point);
/// Errors of P1 table 9 beside ours and two baselines, a row each prediction, on a logarithmic axis.
[[nodiscard]] PlotSpec errorsChart(const published::ReplicationReport& report);

}  // namespace greyscope::widgets
