#include "widgets/present/relative/relative_tables.h"

#include <QStringList>

#include <algorithm>
#include <iterator>
#include <limits>
#include <string_view>
#include <unordered_map>

#include "core/data/roles/repeats.h"
#include "core/relative/cells.h"
#include "widgets/present/relative/ratio_tables.h"
#include "widgets/present/relative/relative_summary.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/table/table_text.h"
#include "widgets/present/words/aggregation_words.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr std::size_t kWorst = 12;
/// The largest number of listed cells; the command line lists all of them.
constexpr std::size_t kListedCells = 500;
constexpr std::size_t kListedLevels = 200;

MatrixSpec tableOf(const QString& title, const QString& subtitle, const QStringList& columns) {
    MatrixSpec spec;
    spec.title = title;
    spec.subtitle = subtitle;
    spec.table = true;
    spec.palette = Palette::none;
    for (const QString& column : columns) {
        Heading heading;
        heading.label = column;
        spec.columns.push_back(std::move(heading));
    }
    return spec;
}

Heading rowHeading(const QString& label, Link link = {}) {
    Heading heading;
    heading.label = label;
    heading.link = std::move(link);
    return heading;
}

Cell textCell(const QString& text, const Link& link = {}) {
    Cell cell;
    cell.text = text;
    cell.link = link;
    return cell;
}

Cell numberCell(double number, const QString& text, const Link& link = {}) {
    Cell cell = textCell(text, link);
    cell.number = number;
    return cell;
}

Cell countCell(std::size_t count, const Link& link = {}) {
    return numberCell(static_cast<double>(count), QString::number(count), link);
}

Cell percentCell(double percent, const Link& link = {}) {
    Cell cell = textCell(percentText(percent), link);
    cell.value = percent;
    return cell;
}

/// A long scenario name without the reference, if all scenarios have the same one.
QString shortScenarioName(const relative::ScenarioOutcome& outcome,
                          const std::vector<relative::ScenarioOutcome>& outcomes) {
    constexpr int kLong = 26;
    const QString name = visibleText(outcome.name);
    const bool sameFrom = std::all_of(outcomes.begin(), outcomes.end(), [&](const relative::ScenarioOutcome& other) {
        return other.from == outcome.from;
    });
    if (name.size() <= kLong || !sameFrom) {
        return {};
    }
    const QString to = shortNames(visibleText(outcome.from), visibleText(outcome.to)).second;
    return QStringLiteral("→ ") + (to.size() > kLong - 4 ? u'…' + to.right(kLong - 4) : to);
}

/// The entries of one factor's levels in order; if there are too many, those with the largest errors.
std::vector<std::size_t> listedLevels(const relative::RelativeResult& result, std::size_t factor,
                                      const std::vector<relative::LevelError>& errors) {
    std::unordered_map<std::string_view, std::size_t> entries;
    for (std::size_t k = 0; k < errors.size(); ++k) {
        if (errors[k].factor == result.table.factors[factor]) {
            entries.emplace(errors[k].level, k);
        }
    }
    std::vector<std::size_t> listed;
    for (const std::string& level : result.table.levels[factor]) {
        if (const auto entry = entries.find(level); entry != entries.end()) {
            listed.push_back(entry->second);
        }
    }
    if (listed.size() > kListedLevels) {
        std::stable_sort(listed.begin(), listed.end(),
                         [&](std::size_t a, std::size_t b) { return errors[a].are > errors[b].are; });
        listed.resize(kListedLevels);
    }
    return listed;
}

/// The rows of each level as targets; empty if there are too many.
std::vector<Targets> rowsOf(const relative::RatioTable& table, std::size_t factor,
                            const std::vector<relative::LevelError>& errors, const std::vector<std::size_t>& listed) {
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::size_t k = 0; k < listed.size(); ++k) {
        places.emplace(errors[listed[k]].level, k);
    }
    std::vector<Targets> rows(listed.size());
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        if (const auto place = places.find(table.rows[row].labels[factor]); place != places.end()) {
            rows[place->second].push_back(Target::row(static_cast<int>(row)));
        }
    }
    for (Targets& own : rows) {
        if (own.size() > kLitRows) {
            own.clear();
        }
    }
    return rows;
}

/// The results that the source marks as invalid, by cell.
class InvalidCells {
public:
    explicit InvalidCells(const relative::RelativeResult& result) {
        for (const data::InvalidResult& each : result.table.account.invalid) {
            m_results[relative::cellName(each.labels)].push_back(each);
        }
    }
    /// Those of one series, or of both.
    [[nodiscard]] std::vector<data::InvalidResult> in(const std::string& cell, const std::string& series = {}) const {
        std::vector<data::InvalidResult> results;
        if (const auto found = m_results.find(cell); found != m_results.end()) {
            std::copy_if(found->second.begin(), found->second.end(), std::back_inserter(results),
                         [&](const auto& each) { return series.empty() || each.series == series; });
        }
        return results;
    }

private:
    std::unordered_map<std::string, std::vector<data::InvalidResult>> m_results;
};

}  // namespace

MatrixSpec levelErrors(const relative::RelativeResult& result) {
    const Table all = levelErrorTable(result);
    const auto errors = relative::errorsByLevel(result.table, result.validation);
    std::vector<std::size_t> shown;
    std::vector<Targets> lights;
    QString subtitle = Words::tr("Errors of the left-out cells; framed: parity has a smaller error.");
    for (std::size_t factor = 0; factor < result.table.factors.size(); ++factor) {
        const std::vector<std::size_t> listed = listedLevels(result, factor, errors);
        const std::vector<Targets> rows = rowsOf(result.table, factor, errors, listed);
        if (const std::size_t levels = result.table.levels[factor].size(); levels > kListedLevels) {
            subtitle += betweenSentences() + Words::tr("%2 has %1 levels; the %3 with the largest errors are shown.")
                                                 .arg(QString::number(levels),
                                                      factorTitle(result.table.factors, result.table.factors[factor]),
                                                      QString::number(kListedLevels));
        }
        shown.insert(shown.end(), listed.begin(), listed.end());
        lights.insert(lights.end(), rows.begin(), rows.end());
    }
    MatrixSpec spec = matrixOf(all.withRows(shown), subtitle);
    for (std::size_t row = 0; row < spec.rows.size(); ++row) {
        spec.rows[row].group = factorTitle(result.table.factors, errors[shown[row]].factor);
        Link link;
        link.lights = lights[row];
        linkRow(spec, row, link);
    }
    return spec;
}

std::vector<relative::LevelError> listedLevelErrors(const relative::RelativeResult& result) {
    const auto all = relative::errorsByLevel(result.table, result.validation);
    std::vector<relative::LevelError> rows;
    for (std::size_t factor = 0; factor < result.table.factors.size(); ++factor) {
        for (const std::size_t place : listedLevels(result, factor, all)) {
            rows.push_back(all[place]);
        }
    }
    return rows;
}

MatrixSpec worstCells(const RelativeParts& parts, const RelativeNames& names) {
    const relative::RelativeResult& result = parts.result();
    MatrixSpec spec =
        tableOf(Words::tr("Worst cells"),
                Words::tr("Errors of %1, predicted by a model that was not fitted to these cells.").arg(names.wholeTo),
                {Words::tr("leaf"), Words::tr("measured"), Words::tr("predicted"), Words::tr("error")});
    const InvalidCells invalid(result);
    for (const std::size_t row : relative::worstRows(result.validation, kWorst)) {
        const Link link = parts.rowLink(row);
        QStringList levels;
        for (const std::string& label : result.table.rows[row].labels) {
            levels << printedLevel(label);
        }
        spec.rows.push_back(rowHeading(levels.join(QStringLiteral(" × ")), link));
        spec.cells.push_back(textCell(parts.letter(result.tree.leafOf[row]), link));
        spec.cells.push_back(numberCell(result.table.rows[row].to, valueText(result.table.rows[row].to), link));
        const double predicted = result.validation.predictions[row];
        spec.cells.push_back(numberCell(predicted, valueText(predicted), link));
        spec.cells.push_back(percentCell(result.validation.errors[row], link));
        const QString name = parts.cellName(result.table.rows[row].labels);
        std::for_each(spec.cells.end() - 4, spec.cells.end(), [&name](Cell& cell) { cell.tooltip = name; });
        markInvalid(*(spec.cells.end() - 3), invalid.in(relative::cellName(result.table.rows[row].labels)));
    }
    return spec;
}

MatrixSpec metricErrors(const std::vector<relative::ScenarioOutcome>& outcomes) {
    if (outcomes.empty()) {  // a wide table
        return {};
    }
    QString protocol;
    for (const relative::ScenarioOutcome& outcome : outcomes) {
        protocol = outcome.result ? protocolText(outcome.result->options) : protocol;
    }
    return matrixOf(metricTable(outcomes),
                    Words::tr("Mean relative error, %1; framed: the lowest error for each metric.").arg(protocol));
}

QStringList scenarioSentences(const std::vector<relative::ScenarioOutcome>& outcomes) {
    std::size_t ran = 0, best = 0, below = 0;
    bool printed = false;
    for (const relative::ScenarioOutcome& outcome : outcomes) {
        printed = printed || outcome.published;
        if (outcome.result) {
            ++ran;
            best += outcome.betterBaseline() == nullptr ? 1 : 0;
            below += outcome.published && outcome.result->validation.are < *outcome.published ? 1 : 0;
        }
    }
    QStringList sentences{
        Words::tr("The tree does best in %1 of %2.").arg(QString::number(best), QString::number(ran))};
    if (printed) {
        sentences << Words::tr("The error is smaller than the published one in %1 of %2 cases.")
                         .arg(QString::number(below), QString::number(ran));
    }
    return sentences;
}

MatrixSpec scenarioErrors(const std::vector<relative::ScenarioOutcome>& outcomes) {
    QString protocol;
    MatrixSpec spec = matrixOf(scenarioTable(outcomes));
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const Targets target{Target::point(static_cast<int>(i))};
        spec.rows[i].shortLabel = shortScenarioName(outcomes[i], outcomes);
        linkRow(spec, i, {target, target});
        protocol = outcomes[i].result ? protocolText(outcomes[i].result->options) : protocol;
    }
    QStringList said{Words::tr("Mean relative error, %1; framed: the lowest error for each pair.").arg(protocol)};
    spec.subtitle = paragraph(said << scenarioSentences(outcomes));
    return spec;
}

MatrixSpec joinCounts(const relative::RelativeResult& result, const RelativeNames& names) {
    const relative::RatioTable& table = result.table;
    MatrixSpec spec =
        tableOf(Words::tr("How the cells were matched"),
                Words::tr("By %1. Cells that one side lacks are not used.").arg(factorList(table.factors)),
                {Words::tr("cells")});
    const auto add = [&spec](const QString& name, std::size_t count, const QString& shortName = {}) {
        spec.rows.push_back(rowHeading(name));
        spec.rows.back().shortLabel = shortName;
        spec.cells.push_back(countCell(count));
    };
    const auto alone = [&add](const QString& whole, const QString& name, std::size_t cells) {
        add(Words::tr("Only in %1").arg(whole), cells, Words::tr("Only in %1").arg(name));
    };
    const auto repeated =
        static_cast<std::size_t>(std::count_if(table.rows.begin(), table.rows.end(), [](const relative::RatioRow& row) {
            return row.fromCount + row.toCount > 2;
        }));
    add(Words::tr("Matched"), table.rows.size());
    alone(names.wholeFrom, names.from, table.unmatchedFrom.size());
    alone(names.wholeTo, names.to, table.unmatchedTo.size());
    const auto leftOut = [&add](const QString& name, std::size_t rows) {
        if (rows > 0) {
            add(name, rows);
        }
    };
    leftOut(Words::tr("Rows without a key"), table.withoutSystem);
    leftOut(Words::tr("Rows without a factor"), table.leftOutFrom.withoutFactor + table.leftOutTo.withoutFactor);
    leftOut(Words::tr("Invalid results"), table.account.invalid.size());
    leftOut(Words::tr("Rows without a value"), table.leftOutFrom.withoutValue + table.leftOutTo.withoutValue);
    if (!table.repetitions.empty()) {
        add(Words::tr("Cells without %1").arg(factorList(table.repetitions)), table.cells);
    }
    add(Words::tr("With repeats"), repeated);
    add(Words::tr("Measurements merged"), table.repeated);
    spec.rows.push_back(rowHeading(Words::tr("Repeats merged")));
    spec.cells.push_back(textCell(
        aggregationText(table.repeated > 0 ? data::ofRepeats(result.options.aggregation) : data::Aggregation::none)));
    return spec;
}

MatrixSpec joinRemainder(const RelativeParts& parts, const RelativeNames& names) {
    const relative::RatioTable& table = parts.result().table;
    MatrixSpec spec = tableOf(Words::tr("Cells without a partner or with repeats"),
                              Words::tr("Measurements in each cell."), {names.wholeFrom, names.wholeTo});
    spec.columns[0].shortLabel = names.from;
    spec.columns[1].shortLabel = names.to;
    const relative::RelativeOptions& options = parts.result().options;
    const InvalidCells invalid(parts.result());
    const auto add = [&](const std::string& label, std::size_t from, std::size_t to, const Link& link) {
        if (spec.rows.size() < kListedCells) {
            const auto count = [&link](std::size_t n) {
                return n == 0 ? textCell(QStringLiteral("–"), link) : countCell(n, link);
            };
            spec.rows.push_back(rowHeading(visibleText(label), link));
            spec.cells.push_back(count(from));
            spec.cells.push_back(count(to));
            markInvalid(*(spec.cells.end() - 2), invalid.in(label, options.from));
            markInvalid(spec.cells.back(), invalid.in(label, options.to));
        }
    };
    for (const std::string& cell : table.unmatchedFrom) {
        add(cell, 1, 0, {});
    }
    for (const std::string& cell : table.unmatchedTo) {
        add(cell, 0, 1, {});
    }
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const relative::RatioRow& entry = table.rows[row];
        if (entry.fromCount + entry.toCount > 2) {
            std::string label;
            for (const std::string& level : entry.labels) {
                label += (label.empty() ? "" : " × ") + level;
            }
            add(label, entry.fromCount, entry.toCount, parts.rowLink(row));
        }
    }
    if (spec.rows.empty()) {
        spec.subtitle = Words::tr("None: every cell was measured once on both sides.");
    } else if (spec.rows.size() == kListedCells) {
        spec.subtitle += betweenSentences() + Words::tr("The first %1; the command line lists all.").arg(kListedCells);
    }
    return spec;
}

}  // namespace greyscope::widgets
