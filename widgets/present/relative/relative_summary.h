#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

#include "core/relative/model.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/relative/relative_present.h"
#include "widgets/present/spec/card_text.h"
#include "widgets/present/spec/link.h"

namespace greyscope::widgets {

struct RuleRow {
    QString letter;
    QString condition;
    QString value;
    bool few = false;  ///< fewer than kFewRows rows
    Link link;
    bool operator==(const RuleRow&) const = default;
};
/// One row for each leaf, from top to bottom.
[[nodiscard]] std::vector<RuleRow> ruleRows(const RelativeParts& parts);
/// One IF line for each leaf with the columns' own names, for use in other programs.
[[nodiscard]] QString rulesText(const relative::RelativeResult& result);

struct ErrorRow {
    QString name;
    QString text;  ///< "8.40 %"
    double error = 0.0;
    bool least = false;
};
/// The errors of parity, of one mean ratio, of the tree and of a tree of the values, all by the same protocol; then the
/// published error if there is one.
[[nodiscard]] std::vector<ErrorRow> errorRows(const relative::RelativeResult& result, const RelativeNames& names);
/// How test cells were chosen: "each cell left out in turn", "10 folds left out in turn", "25 % of the cells held out".
[[nodiscard]] QString protocolText(const relative::RelativeOptions& options);
/// The title of the errors: "Error over 20 cells, each cell left out in turn".
[[nodiscard]] QString errorTitle(const relative::RelativeResult& result);

/// A warning that a baseline has a smaller error than the tree; empty if none has.
[[nodiscard]] QString honestSentence(const relative::RelativeResult& result);
/// Sentences about leaves of fewer than three cells, cells and rows that are left out, merged repeats, and a published
/// error that cannot be recomputed. Empty if there is nothing to report.
[[nodiscard]] QString doubtSentence(const relative::RelativeResult& result, const RelativeNames& names);

/// How many ratios have an interval and how many of these do not differ from 1; or why medians have no interval. Empty
/// without intervals.
[[nodiscard]] QString intervalSentence(const relative::RelativeResult& result);

/// The initially asked cell: the middle level of each factor, or the middle measured row if that cell was not measured.
[[nodiscard]] std::vector<std::string> middleCell(const RelativeParts& parts);

/// The prediction of the model for one cell.
struct Answer {
    int leaf = -1;
    int row = -1;  ///< the measured row; -1 if the cell was not measured
    QString leafLetter;
    double ratio = 1.0;
    std::optional<double> base;             ///< Π, the value of the reference: the given one, else the measured one
    std::optional<double> predicted;        ///< nullopt without a base
    double low = 0.0, high = 0.0;           ///< the base times the lowest and highest ratio of the leaf
    std::optional<double> leftOut;          ///< the prediction by a tree trained without this row, from the measured Π
    std::optional<double> measured, error;  ///< of the row; the error is in percent
    Link link;
};
/// `base` is Π in the cell if the user gives it.
[[nodiscard]] Answer answerFor(const RelativeParts& parts, const std::vector<std::string>& cell,
                               std::optional<double> base);
/// The card with the predicted value of the target series.
[[nodiscard]] CardText answerCard(const Answer& answer, const RelativeNames& names);

}  // namespace greyscope::widgets
