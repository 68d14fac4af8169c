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
    bool few = false;  ///< fewer than three rows
    Link link;
    bool operator==(const RuleRow&) const = default;
};
/// One row a leaf, from top to bottom.
[[nodiscard]] std::vector<RuleRow> ruleRows(const RelativeParts& parts);
/// One IF line a leaf, with the columns' own names, to paste elsewhere.
[[nodiscard]] QString rulesText(const relative::RelativeResult& result);

struct ErrorRow {
    QString name;
    QString text;  ///< "8.40 %"
    double error = 0.0;
    bool least = false;
};
/// Parity, one mean ratio, the tree and the direct tree, all by the same protocol; the published error where one is.
[[nodiscard]] std::vector<ErrorRow> errorRows(const relative::RelativeResult& result, const RelativeNames& names);
/// How cells were kept back: "each cell left out in turn", "10 folds left out in turn", "25 % of the cells held out".
[[nodiscard]] QString protocolText(const relative::RelativeOptions& options);
/// "Error over 20 cells, each cell left out in turn"
[[nodiscard]] QString errorTitle(const relative::RelativeResult& result);

/// A sentence where a baseline does better than the tree; empty where none does.
[[nodiscard]] QString honestSentence(const relative::RelativeResult& result);
/// Sentences about leaves of fewer than three cells, cells without a partner, merged repeats, and what a published
/// error rests on; empty where there is nothing to say.
[[nodiscard]] QString doubtSentence(const relative::RelativeResult& result, const RelativeNames& names);

/// How many ratios have an interval and how many of those the repeats do not tell from 1, or why none has one although
/// there are repeats; empty without repeats.
[[nodiscard]] QString intervalSentence(const relative::RelativeResult& result);

/// The cell that is asked for where nobody has asked: the middle level of each factor, or the middle measured cell
/// where that one was not measured.
[[nodiscard]] std::vector<std::string> middleCell(const RelativeParts& parts);

/// What the model says about one cell.
struct Answer {
    int leaf = -1;
    int row = -1;  ///< the measured row, -1: none
    QString leafLetter;
    double ratio = 1.0;
    std::optional<double> base;             ///< Pi: the one given, else the measured one
    std::optional<double> predicted;        ///< none without a base
    double low = 0.0, high = 0.0;           ///< base times the leaf's lowest and highest ratio
    std::optional<double> leftOut;          ///< prediction by a tree that has not seen the row, from the measured Pi
    std::optional<double> measured, error;  ///< of the row; error in percent
    Link link;
};
/// `base` is Pi at the cell where the user gives one.
[[nodiscard]] Answer answerFor(const RelativeParts& parts, const std::vector<std::string>& cell,
                               std::optional<double> base);
/// What the answer says about the predicted series.
[[nodiscard]] CardText answerCard(const Answer& answer, const RelativeNames& names);

}  // namespace greyscope::widgets
