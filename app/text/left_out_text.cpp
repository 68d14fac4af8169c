#include "app/text/left_out_text.h"

#include <algorithm>

#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::counted;
using widgets::Words;

namespace {

/// Returns "first in line 5 of run2".
QString firstLineText(std::size_t line, const std::string& table) {
    return table.empty() ? Words::tr("first in line %1").arg(line)
                         : Words::tr("first in line %1 of %2").arg(QString::number(line), widgets::visibleText(table));
}

QString unplacedPhrase(const data::Unplaced& unplaced) {
    const int rows = counted(unplaced.rows);
    const QString phrase = (unplaced.isKey ? Words::tr("%n rows belong to no series: %1 is empty", nullptr, rows)
                                           : Words::tr("%n rows have no point: %1 is empty", nullptr, rows))
                               .arg(QString::fromStdString(unplaced.column));
    return unplaced.firstLine == 0
               ? phrase
               : widgets::withBrackets(phrase, firstLineText(unplaced.firstLine, unplaced.firstTable));
}

QString valuesPhrase(const data::LeftOut& leftOut) {
    QStringList why;
    if (leftOut.notNumbers > 0) {
        why << Words::tr("%n of them text", nullptr, counted(leftOut.notNumbers));
    }
    if (leftOut.notFinite > 0) {
        why << Words::tr("%n of them not finite", nullptr, counted(leftOut.notFinite));
    }
    const QString phrase = Words::tr("%n measured values are missing", nullptr, counted(leftOut.valuesMissing));
    return why.isEmpty() ? phrase : widgets::withBrackets(phrase, widgets::listed(why));
}

/// Returns how the repeats of a table's points are combined.
QString repeatsPhrase(const data::LeftOut& leftOut) {
    const int points = counted(leftOut.mergedPoints);
    return leftOut.fewestMerged == leftOut.mostMerged
               ? Words::tr("%n points are means of %1 repeats each", nullptr, points).arg(leftOut.mostMerged)
               : Words::tr("%n points are means of %1 to %2 repeats", nullptr, points)
                     .arg(QString::number(leftOut.fewestMerged), QString::number(leftOut.mostMerged));
}

QString namesText(const std::vector<std::string>& names) {
    QStringList texts;
    for (const std::string& name : names) {
        texts << widgets::visibleText(name);
    }
    return widgets::listed(texts);
}

/// Returns "2 results are invalid according to the source (write at 16: FAILED comparison, ...)".
QString invalidPhrase(const std::vector<data::InvalidResult>& results) {
    constexpr std::size_t kNamed = 3;
    QStringList named;
    for (std::size_t i = 0; i < std::min(results.size(), kNamed); ++i) {
        const data::InvalidResult& result = results[i];
        const QString point = widgets::visibleText(result.point());
        const QString place =
            result.series.empty() ? point : Words::tr("%1 at %2").arg(widgets::visibleText(result.series), point);
        named << widgets::withColon(place, widgets::visibleText(result.why));
    }
    return widgets::withBrackets(
        Words::tr("%n results are invalid according to the source", nullptr, counted(results.size())),
        widgets::listed(named, results.size()));
}

QString filteredPhrase(const data::LeftOut& leftOut) {
    const std::size_t rows = leftOut.filteredRows();
    const QString phrase =
        Words::tr("%n of %1 rows do not meet the conditions", nullptr, counted(rows)).arg(leftOut.rows);
    QStringList why;
    for (const data::Filtered& each : leftOut.filtered) {
        why << widgets::withColon(widgets::visibleText(data::filterText(each.filter)), QString::number(each.rows));
    }
    return why.size() < 2 ? phrase : widgets::withBrackets(phrase, widgets::listed(why));
}

/// Returns "192 rows do not meet tasks>1".
QString tallyWords(const data::Tally& tally) {
    const int count = counted(tally.count);
    const QString what = widgets::visibleText(tally.what);
    switch (tally.reason) {
        case data::Reason::condition:
            return Words::tr("%n rows do not meet %1", nullptr, count).arg(what);
        case data::Reason::marked:
            return Words::tr("%n rows are marked to be left out", nullptr, count);
        case data::Reason::nameEmpty:
            return Words::tr("%n rows have no series name: %1 is empty", nullptr, count).arg(what);
        case data::Reason::markedNotThere:
            return Words::tr("%n marked lines have no row", nullptr, count);
        case data::Reason::partsEmpty:
            return Words::tr("%n rows cannot be split: %1 is empty", nullptr, count).arg(what);
        case data::Reason::notSplit:
            return Words::tr("%n rows do not fit the pattern for %1", nullptr, count).arg(what);
        case data::Reason::keyEmpty:
            return Words::tr("%n rows have no key: %1 is empty", nullptr, count).arg(what);
        case data::Reason::keyUnknown:
            return Words::tr("%n rows have a key that is not in the joined table (%1)", nullptr, count).arg(what);
        case data::Reason::keyUnused:
            return Words::tr("%n rows of %1 have no match", nullptr, count).arg(what);
        case data::Reason::operandEmpty:
            return Words::tr("%1 cannot be computed in %n rows: a cell is empty", nullptr, count).arg(what);
        case data::Reason::notFinite:
            return Words::tr("%1 is not finite in %n rows", nullptr, count).arg(what);
        case data::Reason::rounded:
            return Words::tr("%1 is rounded in %n rows: a whole number of more than 53 bits", nullptr, count).arg(what);
        case data::Reason::otherSeries:
            return Words::tr("%n rows belong to series that are not used", nullptr, count);
        case data::Reason::valueEmpty:
            return what.isEmpty() ? Words::tr("%n rows have no measured value", nullptr, count)
                                  : Words::tr("%n rows have no %1", nullptr, count).arg(what);
        case data::Reason::noPartner:
            return Words::tr("%n rows are in cells that the other series lacks", nullptr, count);
        case data::Reason::cellSet:
            return Words::tr("%n cells of %1 were changed by hand", nullptr, count).arg(what);
        case data::Reason::emptyFilled:
            return Words::tr("%n empty cells of %1 were given a value", nullptr, count).arg(what);
        case data::Reason::columnLeftOut:
            break;
    }
    return Words::tr("%n columns have no numbers", nullptr, count);
}

}  // namespace

QString tallyText(const data::Tally& tally) {
    QStringList more;
    if (!tally.examples.empty()) {
        const QString names = namesText(tally.examples);
        more << (tally.examples.size() < tally.count ? widgets::withComma(names, QStringLiteral("…")) : names);
    }
    if (tally.firstLine > 0) {
        more << firstLineText(tally.firstLine, tally.firstTable);
    }
    return more.isEmpty() ? tallyWords(tally) : widgets::withBrackets(tallyWords(tally), widgets::clauses(more));
}

QStringList stepPhrases(const std::vector<data::StepAccount>& steps) {
    QStringList phrases;
    for (const data::StepAccount& step : steps) {
        for (const auto* tallies : {&step.leftOut, &step.remarks}) {
            for (const data::Tally& tally : *tallies) {
                phrases << tallyText(tally);
            }
        }
    }
    return phrases;
}

QStringList leftOutPhrases(const data::LeftOut& leftOut) {
    QStringList phrases = stepPhrases(leftOut.steps);
    if (!leftOut.filtered.empty()) {
        phrases << filteredPhrase(leftOut);
    }
    for (const data::Unplaced& unplaced : leftOut.unplaced) {
        phrases << unplacedPhrase(unplaced);
    }
    bool emptyIsTold = false;
    for (const data::Tally& tally : leftOut.idle) {
        phrases << tallyText(tally);
        emptyIsTold = emptyIsTold || (tally.reason == data::Reason::valueEmpty && tally.count == leftOut.valuesMissing);
    }
    if (leftOut.valuesMissing > 0 && (!emptyIsTold || leftOut.notNumbers + leftOut.notFinite > 0)) {
        phrases << valuesPhrase(leftOut);
    }
    if (!leftOut.invalid.empty()) {
        phrases << invalidPhrase(leftOut.invalid);
    }
    if (leftOut.mergedRows > 0) {
        phrases << (leftOut.repeats
                        ? repeatsPhrase(leftOut)
                        : Words::tr("%1 values are combined into %n points", nullptr, counted(leftOut.mergedPoints))
                              .arg(leftOut.mergedRows));
    }
    if (leftOut.singles > 0) {
        phrases << Words::tr("%n points have only one value and no spread", nullptr, counted(leftOut.singles));
    }
    if (leftOut.gaps > 0) {
        phrases << Words::tr("%n points of series have no value", nullptr, counted(leftOut.gaps));
    }
    if (leftOut.pointsNotShared > 0) {
        phrases << Words::tr("%n points are left out because a series lacks them", nullptr,
                             counted(leftOut.pointsNotShared));
    }
    if (!leftOut.series.empty()) {
        phrases << Words::tr("the series %1, by your choice").arg(namesText(leftOut.series));
    }
    if (!leftOut.points.empty()) {
        phrases << Words::tr("the points %1, by your choice").arg(namesText(leftOut.points));
    }
    return phrases;
}

std::vector<TableAccount> runAccounts(const stats::Run& before, const stats::Run& after,
                                      const stats::CompareOptions& options, base::Progress& progress) {
    std::vector<TableAccount> accounts;
    if (auto runs = stats::accountsOf(before, after, options, progress)) {
        for (stats::RunAccount* run : {&runs->before, &runs->after}) {
            accounts.push_back({std::move(run->leftOut), run->name});
        }
    }
    return accounts;
}

QString leftOutSentence(const std::vector<TableAccount>& accounts) {
    QStringList sentences;
    for (const TableAccount& account : accounts) {
        if (account.leftOut.any()) {
            const QString phrases = widgets::clauses(leftOutPhrases(account.leftOut));
            sentences << (account.table.empty()
                              ? Words::tr("Left out: %1").arg(phrases)
                              : Words::tr("Left out of %1: %2").arg(widgets::visibleText(account.table), phrases));
        }
    }
    return widgets::paragraph(sentences);
}

QString leftOutSummary(const data::LeftOut& leftOut) {
    if (!leftOut.invalid.empty()) {
        return Words::tr("invalid results: %1").arg(leftOut.invalid.size());
    }
    std::size_t rows = leftOut.unplacedRows();
    for (const data::Tally& tally : leftOut.idle) {
        const bool asked = tally.reason == data::Reason::otherSeries || tally.reason == data::Reason::marked;
        rows += asked ? 0 : tally.count;
    }
    if (rows > 0) {
        return Words::tr("%n rows left out", nullptr, counted(rows));
    }
    if (leftOut.valuesMissing > 0) {
        return Words::tr("values missing: %1").arg(leftOut.valuesMissing);
    }
    if (leftOut.gaps > 0) {
        return Words::tr("points missing: %1").arg(leftOut.gaps);
    }
    if (leftOut.mergedRows > 0) {
        return leftOut.repeats ? Words::tr("means of repeats")
                               : Words::tr("values combined: %1").arg(leftOut.mergedRows);
    }
    return leftOutPhrases(leftOut).value(0);
}

}  // namespace greyscope::app
