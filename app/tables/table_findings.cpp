#include "app/tables/table_findings.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <map>

#include "app/study/tables/column_roles.h"
#include "app/study/tables/stacked_table.h"
#include "app/study/tables/table_recipe.h"
#include "app/study/tables/told_reading.h"
#include "app/tables/empty_keys.h"
#include "app/tables/reach_text.h"
#include "app/tables/run_parts.h"
#include "app/text/error_text.h"
#include "app/text/left_out_text.h"
#include "core/data/columns/column_clues.h"
#include "core/data/columns/column_name.h"
#include "core/data/columns/levels.h"
#include "core/data/columns/quantity.h"
#include "core/data/roles/totals.h"
#include "core/data/series/invalid_results.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

constexpr qsizetype kListedAtMost = 6;

QString number(std::size_t value) {
    return QLocale::c().toString(static_cast<qulonglong>(value)).replace(QLatin1Char(','), QChar(0x2009));
}

/// Grids of many factors can have more cells than an integer can count.
QString number(double count) {
    return count < 1e15 ? number(static_cast<std::size_t>(count)) : QLocale::c().toString(count, 'g', 2);
}

QString shownName(const std::string& column) {
    return widgets::visibleText(data::displayName(column));
}

QString firstOf(QStringList items) {
    const qsizetype more = items.size() - kListedAtMost;
    if (more > 0) {
        items = items.mid(0, kListedAtMost) << Words::tr("and %n more", nullptr, widgets::counted(more));
    }
    return widgets::listed(items);
}

/// Returns "2.2 is 1.1 (W, ReW, R)" for each pair of first keys; series without further keys are listed separately.
QStringList repeats(const std::vector<SeriesEntry>& entries) {
    QStringList order;
    std::map<QString, QStringList> operations;
    for (const SeriesEntry& entry : entries) {
        if (!entry.equalTo) {
            continue;
        }
        const auto original = std::find_if(entries.begin(), entries.end(),
                                           [&](const SeriesEntry& other) { return other.id == *entry.equalTo; });
        const bool grouped = original != entries.end() && !entry.lastKeys.isEmpty() &&
                             entry.lastKeys == original->lastKeys && entry.firstKey != original->firstKey;
        const QString text = grouped ? Words::tr("%1 is %2").arg(entry.firstKey, original->firstKey)
                                     : Words::tr("%1 is %2").arg(entry.name, widgets::visibleText(entry.equalTo->name));
        if (!order.contains(text)) {
            order << text;
        }
        if (grouped) {
            operations[text] << entry.lastKeys;
        }
    }
    for (QString& text : order) {
        if (const auto found = operations.find(text); found != operations.end()) {
            text = widgets::withBrackets(text, firstOf(found->second));
        }
    }
    return order;
}

std::optional<Finding> repeatedSeries(const std::vector<SeriesEntry>& entries) {
    const auto count =
        std::count_if(entries.begin(), entries.end(), [](const SeriesEntry& e) { return e.equalTo.has_value(); });
    if (count == 0) {
        return std::nullopt;
    }
    const QString what =
        Words::tr("%n series are identical to others: %1. They are kept and marked.", nullptr, widgets::counted(count));
    return Finding{Finding::Kind::look, what.arg(firstOf(repeats(entries)))};
}

struct Levels {
    std::string factor;
    std::vector<double> numbers;  ///< empty for a text factor
    std::size_t count = 0;
};

Levels levelsAlong(const data::SeriesTable& table, std::size_t axis) {
    Levels levels{table.axisColumns[axis], {}, table.points.size()};
    if (table.axisColumns.size() == 1) {
        levels.numbers = table.axisNumbers();  // ascending, without duplicates
        return levels;
    }
    std::map<std::string, std::optional<double>> seen;
    for (const data::AxisPoint& point : table.points) {
        seen.emplace(point.labels[axis], point.numbers[axis]);
    }
    levels.count = seen.size();
    for (const auto& [label, value] : seen) {
        if (value) {
            levels.numbers.push_back(*value);
        }
    }
    std::sort(levels.numbers.begin(), levels.numbers.end());
    return levels;
}

Finding gridFinding(const data::SeriesTable& table, const std::vector<Levels>& levels) {
    QStringList parts{
        Words::tr("%1 series", nullptr, widgets::counted(table.series.size())).arg(number(table.series.size()))};
    auto cells = static_cast<double>(table.series.size());
    for (const Levels& each : levels) {
        cells *= static_cast<double>(each.count);
        parts << (each.factor.empty()
                      ? Words::tr("%1 rows", nullptr, widgets::counted(each.count)).arg(number(each.count))
                      : Words::tr("%1 levels of %2", nullptr, widgets::counted(each.count))
                            .arg(number(each.count), shownName(each.factor)));
    }
    const QString grid = parts.join(QStringLiteral(" × "));
    const double missing = cells - static_cast<double>((!table.values.array().isNaN()).count());
    if (missing == 0.0 && table.leftOut.unplaced.empty()) {
        return {Finding::Kind::good, Words::tr("Full grid: %1, no cell missing.").arg(grid)};
    }
    if (missing == 0.0) {
        return {Finding::Kind::info, Words::tr("The other rows fill the grid of %1.").arg(grid)};
    }
    QString text = Words::tr("%1 of %2 cells are missing in the grid of %3.").arg(number(missing), number(cells), grid);
    for (std::size_t s = 0; s < table.series.size(); ++s) {
        if (const auto gap = table.firstGap(s)) {
            text += widgets::betweenSentences() +
                    Words::tr("The first is %1 at %2.")
                        .arg(widgets::visibleText(table.series[s].name), widgets::visibleText(table.pointLabel(*gap)));
            break;
        }
    }
    return {Finding::Kind::look, text};
}

/// Finds rows that no series shows, and missing or combined values.
std::optional<Finding> leftOutFinding(const StudyTable& table, data::LeftOut leftOut) {
    leftOut.gaps = 0;         // counted by the finding about the grid
    leftOut.invalid.clear();  // reported by a separate finding
    if (!leftOut.any()) {
        return std::nullopt;
    }
    const bool onlyRepeats = leftOut.repeats && leftOut.unplaced.empty() && leftOut.valuesMissing == 0;
    Finding finding{onlyRepeats ? Finding::Kind::info : Finding::Kind::look,
                    widgets::stopped(widgets::clauses(leftOutPhrases(leftOut)))};
    if (auto mend = mendEmptyKeys(table, leftOut)) {
        finding.mends.push_back(std::move(*mend));
    }
    return finding;
}

/// Adds findings on the parts of a stack.
void addStackFindings(const StudyTable& table, std::vector<Finding>& findings) {
    const auto columns = [](const std::vector<std::string>& names) {
        QStringList list;
        for (const std::string& name : names) {
            list << widgets::visibleText(name);
        }
        return widgets::enumerated(list);
    };
    for (const data::StackAccount& part : *table.stack) {
        const QString source = widgets::visibleText(part.source);
        if (part.times > 1) {
            findings.push_back(
                {Finding::Kind::info, Words::tr("%1: each row occurs %2 times in the stacked table, once per column.")
                                          .arg(source, QString::number(part.times))});
        }
        for (const data::UnitChange& change : part.converted) {
            findings.push_back({Finding::Kind::info,
                                Words::tr("%1: %2 was converted from %3 to %4.")
                                    .arg(source, widgets::visibleText(change.column),
                                         QString::fromStdString(change.from), QString::fromStdString(change.to))});
        }
        if (!part.unitAssumed.empty()) {
            findings.push_back(
                {Finding::Kind::look, Words::tr("%1: no unit is stated for %2; the unit of the first table was used.")
                                          .arg(source, columns(part.unitAssumed))});
        }
        if (!part.leftOut.empty()) {
            findings.push_back(
                {Finding::Kind::info,
                 Words::tr("%1: %2 does not appear in the stacked table.").arg(source, columns(part.leftOut))});
        }
    }
}

std::optional<Finding> doublingFinding(const std::vector<Levels>& levels) {
    QStringList names;
    for (const Levels& each : levels) {
        if (data::doubles(each.numbers)) {
            names << shownName(each.factor);
        }
    }
    if (names.isEmpty()) {
        return std::nullopt;
    }
    return Finding{Finding::Kind::info,
                   Words::tr("Each level is at least twice the one before: a log2 axis suits %1.").arg(firstOf(names))};
}

QString placeOf(const StudyTable& table, const std::string& column) {
    return QString::number(*table.dataset->find(column) + 1);
}

/// Adds findings on columns that count rows, by their use.
void addIndexes(std::vector<Finding>& findings, const StudyTable& table) {
    for (std::size_t c = 0; c < table.guess->reasons.size(); ++c) {
        const std::string& name = table.dataset->columns()[c].name;
        const data::Reach& reach = table.dataset->reach(c);
        if (table.guess->reasons[c].clue != data::RoleClue::countsRows || !table.dataset->find(name)) {
            continue;
        }
        const bool nameless = data::hasNoName(name);
        const QString what = nameless ? Words::tr("Column %1 has no name and counts from %2 to %3: a row index.")
                                      : Words::tr("%1 counts from %2 to %3: a row index.");
        const QString text = what.arg(nameless ? placeOf(table, name) : widgets::visibleText(name), cellText(reach.low),
                                      cellText(reach.high));
        const bool ignored = roleOf(table, name) == ColumnRole::ignored;
        Finding finding{ignored ? Finding::Kind::good : Finding::Kind::look,
                        ignored ? Words::tr("%1 It is ignored.").arg(text) : text};
        if (!ignored) {
            finding.mends.push_back(
                {Words::tr("Ignore it"), [name](StudyTable& edited) { setRole(edited, name, ColumnRole::ignored); }});
        }
        if (nameless) {
            finding.mends.push_back({Words::tr("Name it\u2026"), {}, StepWhat(data::RenameColumn{name, {}})});
        }
        findings.push_back(std::move(finding));
    }
}

/// Adds findings on columns without a name, with other content or empty.
void addNameless(std::vector<Finding>& findings, const StudyTable& table) {
    for (std::size_t c = 0; c < table.guess->reasons.size(); ++c) {
        const std::string& name = table.dataset->columns()[c].name;
        const data::RoleClue clue = table.guess->reasons[c].clue;
        if (!data::hasNoName(name) || clue == data::RoleClue::countsRows) {
            continue;
        }
        const bool empty = clue == data::RoleClue::empty;
        const QString what = empty ? Words::tr("Column %1 has no name and only empty cells. It is ignored.")
                                   : Words::tr("Column %1 has no name.");
        findings.push_back({empty ? Finding::Kind::info : Finding::Kind::look,
                            what.arg(placeOf(table, name)),
                            {{Words::tr("Name it\u2026"), {}, StepWhat(data::RenameColumn{name, {}})}}});
    }
}

/// Adds findings on rows of totals that were left out when the table was read.
void addTotals(std::vector<Finding>& findings, const StudyTable& table) {
    const std::vector<data::StepAccount>& accounts = table.dataset->steps();
    const std::size_t before = data::stepsOfParts(accounts);
    for (std::size_t s = 0; s < table.recipe.size() && before + s < accounts.size(); ++s) {
        const auto* const filter = std::get_if<data::Filter>(&table.recipe[s].what);
        const bool alone = filter != nullptr && data::keepsTotalsAlone(*filter);
        if (filter == nullptr || (!alone && !data::leavesOutTotals(*filter))) {
            continue;
        }
        QStringList names;
        for (const std::string& value : filter->values) {
            names << widgets::visibleText(value);
        }
        const auto rows = widgets::counted(accounts[before + s].rowsLeftOut());
        const QString text =
            (alone ? Words::tr("%n rows are left out: only rows where %1 is %2 have all measurements.", nullptr, rows)
                   : Words::tr("%n rows are totals of other rows and are left out: %1 is %2.", nullptr, rows))
                .arg(widgets::visibleText(filter->column), widgets::listed(names));
        findings.push_back({Finding::Kind::good, text, {{Words::tr("Keep them"), [s](StudyTable& edited) {
                                                             data::Recipe recipe = edited.recipe;
                                                             recipe.erase(recipe.begin() +
                                                                          static_cast<std::ptrdiff_t>(s));
                                                             base::NoProgress progress;
                                                             static_cast<void>(setRecipe(edited, recipe, progress));
                                                         }}}});
    }
}

std::size_t notesBelow(const StudyTable& table) {
    const auto counts = table.report ? table.report->counts : std::map<io::ProblemKind, std::size_t>();
    const auto count = counts.find(io::ProblemKind::noteBelow);
    return count == counts.end() ? 0 : count->second;
}

/// Adds findings on lines that were read as notes below the table.
void addNotesBelow(std::vector<Finding>& findings, const StudyTable& table) {
    const std::size_t count = notesBelow(table);
    if (count == 0) {
        return;
    }
    QStringList texts;
    const auto take = [&texts](const StudyTable& each) {
        for (const io::Problem& problem : each.report ? each.report->problems : std::vector<io::Problem>()) {
            if (problem.kind == io::ProblemKind::noteBelow) {
                texts << QStringLiteral("“%1”").arg(widgets::visibleText(problem.text));
            }
        }
    };
    take(table);
    std::for_each(table.parts.begin(), table.parts.end(), take);  // the report of a stack has only counts
    const QString what =
        Words::tr("%n lines below the table are not read as rows: %1.", nullptr, widgets::counted(count));
    ToldReading rows = toldOf(table);
    rows.words["below"] = "rows";
    findings.push_back(
        {Finding::Kind::good, what.arg(firstOf(texts)), {{Words::tr("Read them as rows"), {}, {}, rows}}});
}

/// Adds findings on all other lines that are not rows.
void addSkipped(std::vector<Finding>& findings, const StudyTable& table) {
    const std::size_t notes = notesBelow(table);
    const std::size_t count = table.report && table.report->rowsSkipped > notes ? table.report->rowsSkipped - notes : 0;
    if (count > 0) {
        findings.push_back(
            {Finding::Kind::info, Words::tr("%1 lines were skipped; see the report beside this for the reasons.",
                                            nullptr, widgets::counted(count))
                                      .arg(number(count))});
    }
}

/// Adds findings on results that the measuring program calls invalid.
void addInvalid(std::vector<Finding>& findings, const StudyTable& table) {
    const std::vector<std::size_t> rows = data::invalidRows(*table.dataset, table.roles.metrics);
    if (rows.empty()) {
        return;
    }
    const std::size_t first = rows.front();
    findings.push_back(
        {Finding::Kind::bad, Words::tr("%n results are invalid according to the program that measured them (first in "
                                       "line %1: %2). They are left out and marked in charts.",
                                       nullptr, widgets::counted(rows.size()))
                                 .arg(QString::number(table.dataset->lineInPart(first)),
                                      widgets::visibleText(data::invalidReasons(*table.dataset)->textAt(first)))});
}

/// Adds findings on rows that, according to their program, lack others beside them.
void addIncomplete(std::vector<Finding>& findings, const StudyTable& table) {
    const auto at = table.dataset->find(std::string(data::kIncompleteColumn));
    const data::Column* const why = at ? &table.dataset->columns()[*at] : nullptr;
    if (why == nullptr || why->isNumeric() || !why->stated) {
        return;
    }
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < why->size(); ++row) {
        if (!why->missingAt(row)) {
            rows.push_back(row);
        }
    }
    if (!rows.empty()) {
        findings.push_back(
            {Finding::Kind::bad,
             Words::tr("%n rows are incomplete according to the program that measured them (first in line %1: %2). "
                       "Sums over them are too small.",
                       nullptr, widgets::counted(rows.size()))
                 .arg(QString::number(table.dataset->lineInPart(rows.front())),
                      widgets::visibleText(why->textAt(rows.front())))});
    }
}

/// Returns the columns with this kind of problem in the reader's report, for a stack those of its parts, each once.
std::vector<std::pair<const data::Column*, io::Problem>> columnsListed(const StudyTable& table, io::ProblemKind kind) {
    std::vector<std::pair<const data::Column*, io::Problem>> columns;
    for (const StudyTable* part : sourcesOf(table)) {
        const auto problems = part->report ? part->report->problems : std::vector<io::Problem>();
        const auto& read = part->asRead()->columns();
        for (const io::Problem& problem : problems) {
            const bool known = problem.kind == kind && problem.column > 0 && problem.column <= read.size();
            const auto column =
                known ? table.dataset->find(read[problem.column - 1].name) : std::optional<std::size_t>();
            const auto* const place = column ? &table.dataset->columns()[*column] : nullptr;
            if (place != nullptr &&
                std::none_of(columns.begin(), columns.end(), [&](const auto& each) { return each.first == place; })) {
                columns.emplace_back(place, problem);
            }
        }
    }
    return columns;
}

/// Adds findings on text columns whose cells are mostly numbers.
void addNumbersAsText(std::vector<Finding>& findings, const StudyTable& table) {
    for (const auto& [column, problem] : columnsListed(table, io::ProblemKind::numbersAsText)) {
        if (column->isNumeric()) {
            continue;
        }
        Finding finding{Finding::Kind::look,
                        Words::tr("%1 is text although most of its cells are numbers: line %2 has “%3”.")
                            .arg(widgets::visibleText(column->name), QString::number(problem.line),
                                 widgets::visibleText(problem.text))};
        if (data::areMostlyNumbers(*column)) {
            finding.mends.push_back({Words::tr("Read as numbers"),
                                     [name = column->name](StudyTable& edited) { readAs(edited, name, {}); }});
        }
        findings.push_back(std::move(finding));
    }
}

/// Adds findings on columns with units in their cells.
void addQuantities(std::vector<Finding>& findings, const StudyTable& table) {
    for (const auto& [column, problem] : columnsListed(table, io::ProblemKind::unitInCells)) {
        const QString name = widgets::visibleText(column->name);
        const QString written = widgets::visibleText(problem.text);
        findings.push_back({Finding::Kind::good, column->unit.empty()
                                                     ? Words::tr("%1 is read as numbers: “%2” in line %3.")
                                                           .arg(name, written, QString::number(problem.line))
                                                     : Words::tr("%1 is read as numbers in %2: “%3” in line %4.")
                                                           .arg(name, widgets::visibleText(column->unit), written,
                                                                QString::number(problem.line))});
    }
    for (const ColumnReading& reading : table.readings) {
        findings.push_back(
            {Finding::Kind::good, Words::tr("%1 is read as numbers in %2.")
                                      .arg(widgets::visibleText(reading.column), widgets::visibleText(reading.unit))});
    }
    for (const data::Column& column : table.dataset->columns()) {
        const auto units = data::unitsIn(column);
        if (units.empty()) {
            continue;
        }
        QStringList parts;
        for (const data::UnitCount& each : units) {
            parts << Words::tr("%1 in %n rows", nullptr, widgets::counted(each.rows))
                         .arg(widgets::visibleText(each.unit));
        }
        const QString text =
            units.size() > 1 ? Words::tr("%1 is text with mixed units: %2.") : Words::tr("%1 is text with a unit: %2.");
        Finding finding{Finding::Kind::look, text.arg(widgets::visibleText(column.name), firstOf(parts))};
        for (const std::string& unit : data::unitsFor(column)) {
            if (finding.mends.size() < 2) {
                finding.mends.push_back(
                    {Words::tr("Read as %1").arg(QString::fromStdString(unit)),
                     [name = column.name, unit](StudyTable& edited) { readAs(edited, name, unit); }});
            }
        }
        findings.push_back(std::move(finding));
    }
}

/// Adds findings on columns with a single value, or determined by another column.
void addIdle(std::vector<Finding>& findings, const StudyTable& table) {
    QStringList parts;
    std::vector<std::string> idle;
    for (std::size_t c = 0; c < table.guess->reasons.size(); ++c) {
        const data::RoleReason& reason = table.guess->reasons[c];
        const data::Column& column = table.dataset->columns()[c];
        const QString name = widgets::visibleText(column.name);
        if (reason.clue == data::RoleClue::constant && !table.guess->facts[c].first.empty()) {
            parts << Words::tr("%1 is %2 in every row")
                         .arg(name, widgets::visibleText(table.guess->facts[c].first.front()));
        } else if (reason.clue == data::RoleClue::follows) {
            parts << Words::tr("%1 is determined by %2").arg(name, widgets::visibleText(reason.other));
        } else {
            continue;
        }
        if (roleOf(table, column.name) != ColumnRole::ignored) {
            idle.push_back(column.name);
        }
    }
    if (parts.isEmpty()) {
        return;
    }
    Finding finding{Finding::Kind::info, Words::tr("%1: adds no series.").arg(firstOf(parts))};
    if (!idle.empty()) {
        finding.mends.push_back(
            {Words::tr("Ignore %n columns", nullptr, widgets::counted(idle.size())), [idle](StudyTable& edited) {
                 for (const std::string& name : idle) {
                     setRole(edited, name, ColumnRole::ignored);
                 }
             }});
    }
    findings.push_back(std::move(finding));
}

std::vector<Finding> columnFindings(const StudyTable& table) {
    std::vector<Finding> findings;
    if (table.guess && table.guess->reasons.size() == table.dataset->columns().size()) {
        addIndexes(findings, table);
        addNameless(findings, table);
        addQuantities(findings, table);
        addNumbersAsText(findings, table);
        addIdle(findings, table);
    }
    return findings;
}

/// Suggests that several rows with the same point are repeats, by the one column that distinguishes them, or else their
/// mean.
Finding noSeriesFinding(const StudyTable& table, const base::Error& error) {
    Finding finding{
        Finding::Kind::bad,
        Words::tr("No series can be made: %1").arg(widgets::paragraph({errorText(error), errorRemedy(error)}))};
    if (error.code != base::ErrorCode::duplicatePoint) {
        return finding;
    }
    const std::string apart = error.arguments.size() > 3 ? error.arguments[3] : std::string();
    if (table.dataset->find(apart)) {
        finding.mends.push_back({Words::tr("%1 is a repetition").arg(widgets::visibleText(apart)),
                                 [apart](StudyTable& edited) { setRole(edited, apart, ColumnRole::repetition); }});
    }
    if (error.arguments.size() > 4 && !error.arguments[4].empty()) {
        finding.mends.push_back({Words::tr("Sum the parts of each run"), sumRuns});
    }
    finding.mends.push_back(
        {Words::tr("Average them"), [](StudyTable& edited) { edited.aggregation = data::Aggregation::mean; }});
    return finding;
}

}  // namespace

std::vector<Finding> findingsOf(const StudyTable& table, const std::vector<SeriesEntry>& entries,
                                base::Progress& progress) {
    std::vector<Finding> findings = columnFindings(table);
    addInvalid(findings, table);
    addIncomplete(findings, table);
    addTotals(findings, table);
    addNotesBelow(findings, table);
    addSkipped(findings, table);
    const auto pivot = data::pivot(*table.dataset, queryFor(table, {.allCells = true, .axis = {}, .hold = {}}));
    progress.report(0.8);
    if (!pivot) {
        findings.insert(findings.begin(), noSeriesFinding(table, pivot.error()));
        return findings;
    }
    std::vector<Levels> levels;
    for (std::size_t axis = 0; axis < pivot->axisColumns.size(); ++axis) {
        levels.push_back(levelsAlong(*pivot, axis));
    }
    std::vector<Finding> found;
    if (auto repeated = repeatedSeries(entries)) {
        found.push_back(std::move(*repeated));
    }
    if (auto leftOut = leftOutFinding(table, pivot->leftOut)) {
        found.push_back(std::move(*leftOut));
    }
    if (auto parts = runPartsFinding(table, *pivot)) {
        found.push_back(std::move(*parts));
    }
    found.push_back(gridFinding(*pivot, levels));
    if (auto doubling = doublingFinding(levels)) {
        found.push_back(std::move(*doubling));
    }
    if (table.stack) {
        addStackFindings(table, found);
    }
    findings.insert(findings.begin(), found.begin(), found.end());
    std::stable_partition(findings.begin(), findings.end(), [](const Finding& each) { return !each.mends.empty(); });
    return findings;
}

}  // namespace greyscope::app
