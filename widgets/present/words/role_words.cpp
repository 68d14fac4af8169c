#include "widgets/present/words/role_words.h"

#include <QStringList>

#include <algorithm>

#include "core/data/columns/quantity.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

using data::RoleClue;

QString levelsLine(const data::ColumnFacts& facts) {
    QStringList levels;
    for (const std::string& level : facts.first) {
        levels << visibleText(level);
    }
    const QString text = listed(levels, facts.levels);
    return facts.ratio > 1.0 ? Words::tr("levels: %1; each %2 × the last").arg(text, significantText(facts.ratio, 3))
                             : Words::tr("levels: %1").arg(text);
}

QString unitLine(const data::Column& column) {
    QStringList units;
    for (const data::UnitCount& each : data::unitsIn(column)) {
        units << Words::tr("%1 in %n rows", nullptr, counted(each.rows)).arg(visibleText(each.unit));
    }
    if (units.size() > 1) {
        return Words::tr("unit: mixed, %1").arg(listed(units));
    }
    return column.unit.empty() ? QString() : Words::tr("unit: %1").arg(visibleText(column.unit));
}

QString gridLine(const data::ColumnFacts& facts) {
    const std::size_t missing = facts.rows - facts.present;
    const QString gaps =
        missing == 0 ? Words::tr("none missing") : Words::tr("%n cells missing", nullptr, counted(missing));
    return facts.fewest == facts.most
               ? Words::tr("grid: %n rows at every level, %1", nullptr, counted(facts.most)).arg(gaps)
               : Words::tr("grid: %1 to %2 rows at a level, %3")
                     .arg(QString::number(facts.fewest), QString::number(facts.most), gaps);
}

QString clueLine(const data::RoleReason& reason, const data::ColumnFacts& facts) {
    switch (reason.clue) {
        case RoleClue::stated:
            return Words::tr("why: %1 says so").arg(visibleText(reason.other));
        case RoleClue::unitOfMeasurement:
            return Words::tr("why: its unit is that of a measurement");
        case RoleClue::namedMeasurement:
            return Words::tr("why: its name is that of a measurement");
        case RoleClue::hardlyRepeats:
            return Words::tr("why: its numbers hardly come back");
        case RoleClue::scattered:
            return Words::tr("why: with the other columns its numbers make no grid, so they were not set");
        case RoleClue::unplanned:
            return Words::tr("why: rows follow each other in time, and its numbers come back unevenly");
        case RoleClue::outcome:
            return Words::tr("why: 0 or 1, whether something happened, and nothing else looks measured");
        case RoleClue::lastNumber:
            return Words::tr("why: the last column of numbers, and nothing else looks measured");
        case RoleClue::besideAxis:
            return Words::tr("why: a column of numbers beside the axis");
        case RoleClue::fewLevels:
            return Words::tr("why: few numbers that come back");
        case RoleClue::sizes:
            return Words::tr("why: numbers with a unit, few of them, that come back");
        case RoleClue::time:
            return Words::tr("why: it tells the time of each row");
        case RoleClue::datePart:
            return Words::tr("why: years, months or other parts of a date");
        case RoleClue::runsAlong:
            return Words::tr("why: the others were measured along it");
        case RoleClue::mostLevels:
            return Words::tr("why: nothing else runs along the series, and it has most levels");
        case RoleClue::labels:
            return Words::tr("why: labels");
        case RoleClue::numbersCases:
            return Words::tr("why: its numbers are names of cases");
        case RoleClue::options:
            return Words::tr("why: one of many options that are on or off");
        case RoleClue::namedRepetition:
            return Words::tr("why: its name counts repetitions");
        case RoleClue::tellsRepeatsApart:
            return Words::tr("why: rows that agree in every key and factor differ in it");
        case RoleClue::constant:
            return Words::tr("why: the same in every row");
        case RoleClue::follows:
            return Words::tr("why: it follows %1").arg(visibleText(reason.other));
        case RoleClue::variesWithin:
            return Words::tr("why: it changes inside a series, whose points differ in %1")
                .arg(visibleText(reason.other));
        case RoleClue::beyondFour:
            return Words::tr("why: four columns of text name the series already");
        case RoleClue::manySeries:
            return Words::tr("why: as a key it would make more than a few dozen series");
        case RoleClue::identifier:
            return Words::tr("why: it identifies a run or a row");
        case RoleClue::namesOrigin:
            return Words::tr("why: its name says when or from where a row came");
        case RoleClue::namesRow:
            return Words::tr("why: another value in every row");
        case RoleClue::freeText:
            return Words::tr("why: texts that hardly come back");
        case RoleClue::numbersCombinations:
            return Words::tr("why: it numbers combinations of the columns beside it");
        case RoleClue::mostlyMissing:
            return Words::tr("why: %n of %1 cells are empty", nullptr, counted(facts.rows - facts.present))
                .arg(facts.rows);
        case RoleClue::sumsUp:
            return Words::tr("why: it is the number or the spread of the measurements in %1")
                .arg(visibleText(reason.other));
        case RoleClue::status:
            return Words::tr("why: its name is that of a check's result");
        case RoleClue::countsRows:
            return Words::tr("why: it counts the rows");
        case RoleClue::empty:
            break;
    }
    return Words::tr("why: no cell holds anything");
}

bool beginWithDigits(const std::vector<std::string>& levels) {
    return std::all_of(levels.begin(), levels.end(), [](const std::string& level) {
        return !level.empty() && level.front() >= '0' && level.front() <= '9';
    });
}

/// Why a column does not have the most likely other role; "" if there is none.
QString insteadLine(const data::RoleReason& reason, const data::ColumnFacts& facts) {
    switch (reason.role) {
        case data::Role::factor:
            if (reason.clue == RoleClue::sizes && beginWithDigits(facts.first)) {
                return Words::tr("not Key: every label begins with a number");
            }
            return reason.clue == RoleClue::fewLevels
                       ? Words::tr("not Metric: %1 different numbers in %2 rows")
                             .arg(QString::number(facts.levels), QString::number(facts.present))
                       : QString();
        case data::Role::key:
            return reason.clue == RoleClue::numbersCases ? Words::tr("not Factor: names have no order")
                                                         : Words::tr("not Factor: labels have no order");
        case data::Role::metric:
            return reason.clue == RoleClue::besideAxis ? QString()
                   : facts.estimated                   ? Words::tr("not Factor: about %1 different numbers in %2 rows")
                                           .arg(QString::number(facts.levels), QString::number(facts.present))
                                     : Words::tr("not Factor: %1 different numbers in %2 rows")
                                           .arg(QString::number(facts.levels), QString::number(facts.present));
        case data::Role::repetition:
            return Words::tr("not Factor: nothing was set by it");
        case data::Role::description:
            return reason.clue == RoleClue::constant || reason.clue == RoleClue::follows
                       ? Words::tr("not Key: it would add no series")
                       : QString();
        case data::Role::ignored:
            break;
    }
    return {};
}

}  // namespace

QString roleClueText(const data::RoleReason& reason, const data::ColumnFacts& facts) {
    return clueLine(reason, facts);
}

QString roleText(data::Role role, bool wide) {
    switch (role) {
        case data::Role::key:
            return Words::tr("Key");
        case data::Role::factor:
            return wide ? Words::tr("Axis") : Words::tr("Factor");
        case data::Role::metric:
            return wide ? Words::tr("Series") : Words::tr("Metric");
        case data::Role::repetition:
            return Words::tr("Repetition");
        case data::Role::description:
            return Words::tr("Description");
        case data::Role::ignored:
            break;
    }
    return Words::tr("Ignore");
}

QString roleReasonText(const data::Column& column, data::Role role, bool wide, const data::RoleReason& guess,
                       const data::ColumnFacts& facts) {
    const QString name = visibleText(column.name);
    const bool guessed = role == guess.role;
    QStringList lines;
    if (guessed) {
        lines << Words::tr("%1 is used as: %2, a guess").arg(name, roleText(role, wide));
    } else if (wide) {
        lines << Words::tr("%1 is used as: %2, as the table is wide").arg(name, roleText(role, wide));
    } else {
        lines << Words::tr("%1 is used as: %2, chosen; the guess was %3")
                     .arg(name, roleText(role, wide), roleText(guess.role, wide));
    }
    if (facts.present > 0) {
        lines << levelsLine(facts) << unitLine(column) << gridLine(facts);
    }
    if (guessed) {
        lines << clueLine(guess, facts) << insteadLine(guess, facts);
    }
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

}  // namespace greyscope::widgets
