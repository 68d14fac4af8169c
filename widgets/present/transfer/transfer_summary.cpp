#include "widgets/present/transfer/transfer_summary.h"

#include <QStringList>

#include <algorithm>

#include "core/data/roles/repeats.h"
#include "core/relative/cells.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/relative/relative_summary.h"
#include "widgets/present/words/aggregation_words.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/noise_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// "each left out in turn", or another way of leaving cells out.
QString protocol(const relative::TransferResult& result) {
    const std::size_t folds = result.options.model.folds;
    const auto used = relative::usedValidation(result);
    if (!used) {
        return Words::tr("each left out in turn, or in %n folds if a pair has more than %1 cells", nullptr,
                         counted(folds))
            .arg(relative::leaveOneOutCells);
    }
    switch (*used) {
        case relative::Validation::leaveOneOut:
            return Words::tr("each left out in turn");
        case relative::Validation::kFold:
            return Words::tr("left out in %n folds", nullptr, counted(folds));
        case relative::Validation::holdOut:
            break;
    }
    return Words::tr("held out");
}

/// The paths that do better than the tree of the pair itself.
QString comparison(const TransferParts& parts) {
    const relative::TransferResult& result = parts.result();
    if (!result.direct) {
        return Words::tr("The pair itself has no cells in common, so there is no direct tree.");
    }
    QStringList better;
    for (std::size_t place = 0; place < parts.combined().size(); ++place) {
        const auto& errors = result.paths[parts.combined()[place]].errors;
        if (errors && errors->are < result.direct->validation.are) {
            better << TransferParts::letter(place);
        }
    }
    if (better.isEmpty()) {
        return Words::tr("No path is better than the direct tree.");
    }
    return Words::tr("Paths %1 are better than the direct tree.", nullptr, counted(better.size()))
        .arg(enumerated(better));
}

/// A sentence that a baseline does better than all paths and trees; "" if none does.
QString honest(const TransferParts& parts) {
    const relative::TransferResult& result = parts.result();
    if (!result.direct) {
        return {};
    }
    double best = result.direct->validation.are;
    for (const relative::TransferPath& path : result.paths) {
        best = path.errors ? std::min(best, path.errors->are) : best;
    }
    const auto beats = [&](const char* name) {
        const auto* baseline = baselineOf(*result.direct, name);
        return baseline && baseline->are < best;
    };
    return beats("parity")           ? Words::tr("Parity is better than every path and tree.")
           : beats("constant-ratio") ? Words::tr("One mean ratio is better than every path and tree.")
                                     : QString();
}

}  // namespace

CardText transferCard(const TransferParts& parts) {
    const relative::TransferAnswer& answer = parts.answer();
    const relative::TransferResult& result = parts.result();
    CardText card;
    const auto ratio = answer.ratio ? answer.ratio : answer.directRatio;
    card.head = answer.ratio ? Words::tr("%1 by %2").arg(parts.to().name, parts.combinationName())
                             : Words::tr("%1 by the direct tree").arg(parts.to().name);
    if (ratio) {
        card.big = parts.withUnit(answer.from * *ratio);
        card.how = QStringLiteral("%1 × %2").arg(valueText(answer.from), ratioText(*ratio));
    }
    card.rows.push_back({Words::tr("Measured"),
                         answer.measured ? parts.withUnit(*answer.measured) : Words::tr("not available"), false});
    if (result.direct && answer.ratio) {
        card.rows.push_back({Words::tr("Direct tree"), parts.withUnit(answer.from * *answer.directRatio), false});
    }
    if (ratio && answer.measured) {
        card.rows.push_back({Words::tr("Error of %1").arg(answer.ratio ? parts.combinationName() : Words::tr("direct")),
                             shortPercent(*parts.errorOf(*ratio)), true});
    }
    return card;
}

std::vector<WeightRow> weightRows(const TransferParts& parts) {
    std::vector<WeightRow> rows;
    for (std::size_t place = 0; place < parts.combined().size(); ++place) {
        const std::size_t path = parts.combined()[place];
        rows.push_back({TransferParts::letter(place), TransferParts::ink(place), TransferParts::dash(place),
                        parts.answer().weights[path], parts.shortWayOf(parts.result().paths[path]),
                        parts.pathLink(path)});
    }
    return rows;
}

QString weightsName(relative::PathWeights weights) {
    switch (weights) {
        case relative::PathWeights::equal:
            return Words::tr("α equal");
        case relative::PathWeights::inverseError:
            return Words::tr("α ∝ 1 / error");
        case relative::PathWeights::manual:
            break;
    }
    return Words::tr("α by hand");
}

std::vector<PairRow> pairRows(const TransferParts& parts,
                              const std::vector<std::pair<std::string, std::string>>& pairs) {
    const relative::TransferResult& result = parts.result();
    std::vector<PairRow> rows;
    for (const auto& pair : pairs) {
        const std::string& from = pair.first;
        const std::string& to = pair.second;
        PairRow row;
        row.from = from;
        row.to = to;
        row.name = parts.pairName(from, to);
        row.text = QStringLiteral("–");
        row.tooltip = parts.system(from).name + QStringLiteral(" → ") + parts.system(to).name;
        row.link = parts.pairLink(from, to);
        const auto relation =
            std::find_if(result.relations.begin(), result.relations.end(),
                         [&](const relative::Relation& entry) { return entry.from == from && entry.to == to; });
        const bool ends = from == result.options.model.from && to == result.options.model.to;
        if (relation != result.relations.end() && !relation->refused) {
            row.text = shortPercent(relation->errors.are);
        } else if (ends && result.direct) {
            row.text = shortPercent(result.direct->validation.are);
        } else if (relation != result.relations.end() || (ends && result.directRefused)) {
            row.text = Words::tr("not usable");
            const auto& why = relation != result.relations.end() ? *relation->refused : *result.directRefused;
            row.tooltip += QLatin1Char('\n') + parts.names().refusal(why);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<GrowthRow> growthRows(const TransferParts& parts, std::size_t path) {
    const relative::TransferPath& way = parts.result().paths[path];
    std::vector<GrowthRow> rows{{parts.system(way.systems.front()).name, std::nullopt, Words::tr("measured")}};
    for (std::size_t step = 0; step < way.growth.size(); ++step) {
        rows.push_back({parts.system(way.systems[step + 1]).name, way.growth[step], percentText(way.growth[step])});
    }
    return rows;
}

QString growthSentence(const TransferParts& parts, std::size_t path) {
    const relative::TransferPath& way = parts.result().paths[path];
    QString text = parts.system(way.systems.front()).brief;
    for (std::size_t step = 0; step < way.growth.size(); ++step) {
        text +=
            QStringLiteral(" → %1 %2").arg(parts.system(way.systems[step + 1]).brief, shortPercent(way.growth[step]));
    }
    return Words::tr("Mean error after each step: %1").arg(text);
}

QString pathsSubtitle(const TransferParts& parts, bool direct) {
    const relative::TransferResult& result = parts.result();
    if (result.measured.empty()) {
        return Words::tr(
                   "%1 was not measured in any of these cells: the errors are sums of the errors of the relations.")
            .arg(parts.to().name);
    }
    const QString head =
        Words::tr("Errors in %1, %2. Bar: mean.").arg(cellsText(result.measured.size()), protocol(result));
    if (result.paths.empty()) {
        return paragraph({head, Words::tr("No path of trained pairs reaches the target.")});
    }
    return direct ? paragraph({head, honest(parts), comparison(parts)}) : head;
}

QString paritySentence(const TransferParts& parts) {
    const relative::TransferResult& result = parts.result();
    const auto* parity = result.direct ? baselineOf(*result.direct, "parity") : nullptr;
    QStringList sentences;
    if (const QString noise = noiseSentence(result.noise); !noise.isEmpty() && !result.measured.empty()) {
        sentences << noise;  // first, because the line is cut off on a narrow page
    }
    if (parity) {
        sentences << Words::tr("Parity, %1 = %2, has a mean error of %3.")
                         .arg(parts.to().name, parts.from().name, shortPercent(parity->are));
    }
    return paragraph(sentences);
}

QString equalSentence(const TransferParts& parts) {
    QStringList groups;
    for (const relative::TransferNode& node : parts.result().nodes) {
        if (!node.aliases.empty()) {
            QStringList names{parts.system(node.name).brief};
            for (const std::string& alias : node.aliases) {
                names << parts.system(alias).brief;
            }
            groups << enumerated(names);
        }
    }
    if (groups.isEmpty()) {
        return {};
    }
    const QString first = groups.takeFirst();
    return groups.isEmpty() ? Words::tr("%1 have the same data and share one node.").arg(first)
                            : Words::tr("%1 have the same data, as do %2. Each group shares one node.")
                                  .arg(first, enumerated(groups));
}

QString boundsSentence(const TransferParts& parts) {
    const relative::TransferResult& result = parts.result();
    QStringList sentences;
    if (result.shortLeftOut > 0) {
        sentences << Words::tr(
                         "There are %1 paths of two relations. Only %2 were tried: those through the systems that "
                         "share most cells with both ends.")
                         .arg(QString::number(result.options.maxPaths + result.shortLeftOut),
                              QString::number(result.options.maxPaths));
    } else if (result.longerLeftOut) {
        sentences << Words::tr("Paths of more than %1 relations were not tried: there are more than %2.")
                         .arg(QString::number(result.searchedHops), QString::number(result.options.maxPaths));
    }
    const std::size_t paths = result.paths.size() + result.refused.size();
    const bool byHand = result.options.weights == relative::PathWeights::manual;
    if (paths > parts.combined().size() && !byHand && !result.measured.empty()) {
        sentences << Words::tr(
                         "The best %1 of %2 paths are combined in parallel; they are chosen for each cell by their "
                         "errors at the other cells.")
                         .arg(QString::number(parts.combined().size()), QString::number(paths));
    } else if (paths > parts.combined().size()) {
        sentences << Words::tr("The best %1 of %2 paths are combined in parallel.")
                         .arg(QString::number(parts.combined().size()), QString::number(paths));
    }
    if (!result.refused.empty()) {
        sentences << Words::tr("%n paths are not usable, for example %1: %2", nullptr, counted(result.refused.size()))
                         .arg(parts.shortWayOf(result.refused.front()),
                              parts.names().refusal(*result.refused.front().refused));
    }
    if (result.options.pairs.empty() && paths == 0) {
        sentences << Words::tr("No other system of this table connects the two.");
    }
    const std::size_t placeless = result.withoutSystem + result.leftOut.withoutFactor;
    if (placeless > 0) {
        sentences << Words::tr("%n rows without a key or a factor are left out.", nullptr, counted(placeless));
    }
    if (const std::size_t rows = result.leftOut.withoutValue; rows > 0) {
        sentences << Words::tr("%n rows without a value are left out.", nullptr, counted(rows));
    }
    if (result.repeated > 0) {
        sentences << Words::tr("%n repeated measurements are merged, %1.", nullptr, counted(result.repeated))
                         .arg(aggregationText(data::ofRepeats(result.options.model.aggregation)));
    }
    const std::vector<std::string> repetitions = relative::repetitionsAmong(result.options.model);
    if (!repetitions.empty()) {
        sentences << Words::tr("Cells that differ only in %1 count as one cell and are left out together.")
                         .arg(factorList(repetitions));
    }
    return paragraph(sentences);
}

}  // namespace greyscope::widgets
