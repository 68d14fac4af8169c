#include "widgets/present/relative/relative_summary.h"

#include <QStringList>

#include <algorithm>
#include <unordered_map>

#include "core/data/roles/repeats.h"
#include "widgets/present/words/aggregation_words.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/noise_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

std::vector<RuleRow> ruleRows(const RelativeParts& parts) {
    std::unordered_map<int, const cart::LeafRule*> rules;
    for (const cart::LeafRule& rule : parts.result().rules) {
        rules.emplace(rule.leaf, &rule);
    }
    std::vector<RuleRow> rows;
    for (const int leaf : parts.leaves()) {
        if (const auto rule = rules.find(leaf); rule != rules.end()) {
            rows.push_back({parts.letter(leaf), parts.condition(*rule->second), ratioText(rule->second->value) + u'×',
                            rule->second->n < kFewRows, parts.nodeLink(leaf)});
        }
    }
    return rows;
}

QString rulesText(const relative::RelativeResult& result) {
    QString text;
    for (const cart::LeafRule& rule : result.rules) {
        text += visibleText(cart::ruleText(result.tree, rule, result.table.sample.responseName)) + u'\n';
    }
    return text;
}

std::vector<ErrorRow> errorRows(const relative::RelativeResult& result, const RelativeNames& names) {
    std::vector<ErrorRow> rows;
    const auto add = [&rows](const QString& name, const relative::PredictionErrors* errors) {
        if (errors) {
            rows.push_back({name, percentText(errors->are), errors->are, false});
        }
    };
    add(Words::tr("Parity, %1 = %2").arg(names.to, names.from), baselineOf(result, "parity"));
    add(Words::tr("One mean ratio"), baselineOf(result, "constant-ratio"));
    add(Words::tr("Tree, %1").arg(leavesText(result.tree.leafCount())), &result.validation);
    add(Words::tr("Tree of %1 itself").arg(names.to), baselineOf(result, "direct-tree"));
    const auto least =
        std::min_element(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.error < b.error; });
    if (least != rows.end()) {
        least->least = true;
    }
    if (names.published) {
        rows.push_back({Words::tr("Published, table 9"), percentText(*names.published), *names.published, false});
    }
    return rows;
}

QString protocolText(const relative::RelativeOptions& options) {
    switch (options.validation.value_or(relative::Validation::leaveOneOut)) {
        case relative::Validation::leaveOneOut:
            return Words::tr("each cell left out in turn");
        case relative::Validation::kFold:
            return Words::tr("%n folds left out in turn", nullptr, counted(options.folds));
        case relative::Validation::holdOut:
            break;
    }
    return Words::tr("%1 % of the cells held out").arg(100.0 * options.holdOut);
}

QString errorTitle(const relative::RelativeResult& result) {
    return Words::tr("Error over %1, %2").arg(cellsText(result.table.rows.size()), protocolText(result.options));
}

QString honestSentence(const relative::RelativeResult& result) {
    const double tree = result.validation.are;
    const auto* least = lowestSize(result);
    const auto worseThan = [tree](const relative::PredictionErrors* other) { return other && other->are < tree; };
    QStringList sentences;
    const auto betterSize = [least](const relative::PredictionErrors& other) {
        return least && least->validated < other.are;
    };
    if (const auto* parity = baselineOf(result, "parity"); worseThan(parity)) {
        sentences << (betterSize(*parity)
                          ? Words::tr("Parity is better than this tree; %1 would be better than parity (%2).")
                                .arg(leavesText(least->leaves), percentText(least->validated))
                          : Words::tr("For this pair no tree is better than parity."));
    } else if (const auto* constant = baselineOf(result, "constant-ratio"); worseThan(constant)) {
        sentences << (betterSize(*constant)
                          ? Words::tr("One mean ratio is better than this tree; %1 would be better still (%2).")
                                .arg(leavesText(least->leaves), percentText(least->validated))
                          : Words::tr("For this pair no tree is better than one mean ratio."));
    }
    if (const auto* direct = baselineOf(result, "direct-tree"); worseThan(direct)) {
        sentences << Words::tr("A tree of the measured values has a smaller error than the tree of ratios (%1).")
                         .arg(percentText(direct->are));
    }
    return paragraph(sentences);
}

QString doubtSentence(const relative::RelativeResult& result, const RelativeNames& names) {
    QStringList parts;
    const auto few = std::count_if(result.rules.begin(), result.rules.end(),
                                   [](const cart::LeafRule& rule) { return rule.n < kFewRows; });
    if (few > 0) {
        parts << Words::tr("%n leaves have fewer than three cells.", nullptr, counted(few));
    }
    const auto alone = [&parts](const std::vector<std::string>& cells, const QString& name) {
        if (!cells.empty()) {
            parts << Words::tr("Left out: %1 measured only on %2.").arg(cellsText(cells.size()), name);
        }
    };
    alone(result.table.unmatchedFrom, names.from);
    alone(result.table.unmatchedTo, names.to);
    if (const QString noise = noiseSentence(result.table.noise); !noise.isEmpty()) {
        parts << noise;
    }
    const std::size_t placeless =
        result.table.withoutSystem + result.table.leftOutFrom.withoutFactor + result.table.leftOutTo.withoutFactor;
    if (placeless > 0) {
        parts << Words::tr("%n rows without a key or a factor are left out.", nullptr, counted(placeless));
    }
    if (const std::size_t rows = result.table.leftOutFrom.withoutValue + result.table.leftOutTo.withoutValue;
        rows > 0) {
        parts << Words::tr("%n rows without a value are left out.", nullptr, counted(rows));
    }
    if (!result.table.repetitions.empty()) {
        parts << Words::tr(
                     "Rows that differ only in %1 are repeats of one of %2 cells; the repeats of a cell are left out "
                     "together.")
                     .arg(factorList(result.table.repetitions), QString::number(result.table.cells));
    }
    if (result.table.repeated > 0) {
        parts << Words::tr("%n repeated measurements are merged, %1.", nullptr, counted(result.table.repeated))
                     .arg(aggregationText(data::ofRepeats(result.options.aggregation)));
    }
    if (names.published) {
        parts << Words::tr("The published test set is not given: %1 cannot be recomputed.")
                     .arg(percentText(*names.published));
    }
    return paragraph(parts);
}

QString intervalSentence(const relative::RelativeResult& result) {
    const relative::RatioTable& table = result.table;
    if (relative::mediansWithoutInterval(result)) {
        return Words::tr("Ratios of medians have no interval by formula, only a bootstrap interval.");
    }
    const auto told = std::ranges::count_if(table.rows, [](const auto& row) { return row.interval.has_value(); });
    if (told == 0) {
        return {};
    }
    const auto same =
        std::ranges::count_if(table.rows, [](const auto& row) { return !row.differsFromParity().value_or(true); });
    const bool drawn = result.options.intervals == stats::IntervalMethod::bootstrap;
    const QString text =
        Words::tr("%n ratios have a 95 % interval from their repeats (%1); %2 of them do not differ from 1.", nullptr,
                  counted(told))
            .arg(drawn ? QStringLiteral("BCa") : QStringLiteral("Fieller"), QString::number(same));
    return drawn ? paragraph({text, fewDrawnSentence()}) : text;
}

std::vector<std::string> middleCell(const RelativeParts& parts) {
    const relative::RatioTable& table = parts.result().table;
    if (table.rows.empty()) {
        return {};
    }
    std::vector<std::string> cell;
    for (std::size_t factor = 0; factor < table.factors.size(); ++factor) {
        const std::vector<std::string>& levels = table.levels[factor];
        cell.push_back(levels[(levels.size() - 1) / 2]);
    }
    return parts.rowAt(cell) >= 0 ? cell : table.rows[(table.rows.size() - 1) / 2].labels;
}

Answer answerFor(const RelativeParts& parts, const std::vector<std::string>& cell, std::optional<double> base) {
    const relative::RelativeResult& result = parts.result();
    Answer answer;
    answer.leaf = parts.leafFor(cell);
    answer.row = parts.rowAt(cell);
    answer.leafLetter = parts.letter(answer.leaf);
    answer.ratio = result.tree.nodes[static_cast<std::size_t>(answer.leaf)].value;
    answer.base = base;
    if (answer.row >= 0) {
        const auto row = static_cast<std::size_t>(answer.row);
        const relative::RatioRow& measured = result.table.rows[row];
        answer.base = base ? base : measured.from;
        answer.leftOut = result.validation.predictions[row];
        answer.measured = measured.to;
        answer.error = result.validation.errors[row];
        answer.link = parts.rowLink(row);
    } else {
        answer.link = parts.leafOnlyLink(answer.leaf);
    }
    if (answer.base) {
        answer.predicted = *answer.base * answer.ratio;
        const auto [low, high] = parts.ratiosIn(answer.leaf);
        answer.low = *answer.base * low;
        answer.high = *answer.base * high;
    }
    return answer;
}

CardText answerCard(const Answer& answer, const RelativeNames& names) {
    const auto withUnit = [&names](double value) {
        return valueText(value) + (names.unit.isEmpty() ? QString() : QLatin1Char(' ') + names.unit);
    };
    CardText card;
    card.head = Words::tr("%1, leaf %2").arg(names.to, answer.leafLetter);
    card.big = answer.predicted ? withUnit(*answer.predicted) : ratioText(answer.ratio) + u'×';
    card.how = answer.predicted ? Words::tr("%1 × %2; leaf range %3–%4")
                                      .arg(valueText(*answer.base), ratioText(answer.ratio), valueText(answer.low),
                                           valueText(answer.high))
                                : Words::tr("Not measured. Enter the value of %1 for this cell.").arg(names.from);
    if (answer.row >= 0) {
        card.rows = {{Words::tr("This cell left out"), withUnit(*answer.leftOut), false},
                     {Words::tr("Measured"), withUnit(*answer.measured), false},
                     {Words::tr("Error, left out"), percentText(*answer.error), true}};
    }
    return card;
}

}  // namespace greyscope::widgets
