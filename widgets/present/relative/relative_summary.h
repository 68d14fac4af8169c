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
    bool few = false;  ///< whether the leaf has fewer than kFewRows rows
    Link link;
    bool operator==(const RuleRow&) const = default;
};
/// Returns the rules of the tree: one row for each leaf, from top to bottom.
[[nodiscard]] std::vector<RuleRow> ruleRows(const RelativeParts& parts);
/// Returns the rules as text for use in other programs: one IF line for each leaf, with the column names of the data.
[[nodiscard]] QString rulesText(const relative::RelativeResult& result);

struct ErrorRow {
    QString name;
    QString text;  ///< the error as displayed: "8.40 %"
    double error = 0.0;
    bool least = false;
};
/// Returns the errors of parity (ratio 1 everywhere), of one mean ratio, of the tree and of a tree of the values. All
/// are found by the same protocol. The published error follows if there is one.
[[nodiscard]] std::vector<ErrorRow> errorRows(const relative::RelativeResult& result, const RelativeNames& names);
/// Returns how the test cells were chosen: "each cell left out in turn", "10 folds left out in turn", "25 % of the
/// cells held out".
[[nodiscard]] QString protocolText(const relative::RelativeOptions& options);
/// Returns the title above the errors: "Error over 20 cells, each cell left out in turn".
[[nodiscard]] QString errorTitle(const relative::RelativeResult& result);

/// Returns a warning that a baseline has a smaller error than the tree; empty if none has.
[[nodiscard]] QString honestSentence(const relative::RelativeResult& result);
/// Returns sentences about leaves of fewer than three cells, cells and rows that are left out, merged repeats, and a
/// published error that cannot be recomputed. Empty if there are none of these.
[[nodiscard]] QString doubtSentence(const relative::RelativeResult& result, const RelativeNames& names);

/// Returns a sentence about how many ratios have an interval, and how many of these do not differ from 1; or why ratios
/// of medians have no interval. Empty without intervals.
[[nodiscard]] QString intervalSentence(const relative::RelativeResult& result);

/// Returns the cell that is selected at first: the middle level of each factor, or the middle measured row if that cell
/// was not measured.
[[nodiscard]] std::vector<std::string> middleCell(const RelativeParts& parts);

/// The prediction of a relative model for one cell: the value of the reference system times the ratio in the leaf.
struct Answer {
    int leaf = -1;
    int row = -1;  ///< the measured row; -1 if the cell was not measured
    QString leafLetter;
    double ratio = 1.0;
    /// Π, the value of the reference system: the value that the user gives, otherwise the measured one.
    std::optional<double> base;
    std::optional<double> predicted;  ///< the predicted value of the target system; nullopt if `base` is nullopt
    double low = 0.0, high = 0.0;     ///< `base` times the lowest and the highest ratio of the leaf
    std::optional<double> leftOut;  ///< the prediction of a tree that was trained without this row, from the measured Π
    std::optional<double> measured, error;  ///< the measured value of the row, and the error of `leftOut` in percent
    Link link;
};
/// Returns the prediction for a cell, given by the levels of its factors. `base` is Π if the user gives it; nullopt:
/// the measured value is used.
[[nodiscard]] Answer answerFor(const RelativeParts& parts, const std::vector<std::string>& cell,
                               std::optional<double> base);
/// Returns the texts of the card with the predicted value of the target series.
[[nodiscard]] CardText answerCard(const Answer& answer, const RelativeNames& names);

}  // namespace greyscope::widgets
