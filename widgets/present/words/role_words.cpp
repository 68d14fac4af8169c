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
            return Words::tr("reason: stated by %1").arg(visibleText(reason.other));
        case RoleClue::unitOfMeasurement:
            return Words::tr("reason: its unit is that of a measurement");
        case RoleClue::namedMeasurement:
            return Words::tr("reason: its name is that of a measurement");
        case RoleClue::hardlyRepeats:
            return Words::tr("reason: its numbers rarely repeat");
        case RoleClue::scattered:
            return Words::tr("reason: its numbers do not form a grid with the other columns, so they were not set");
        case RoleClue::unplanned:
            return Words::tr("reason: the rows are in time order, and its numbers repeat irregularly");
        case RoleClue::outcome:
            return Words::tr("reason: 0 or 1 for whether something happened; no other column looks measured");
        case RoleClue::lastNumber:
            return Words::tr("reason: the last column of numbers; no other column looks measured");
        case RoleClue::besideAxis:
            return Words::tr("reason: a column of numbers beside the axis");
        case RoleClue::fewLevels:
            return Words::tr("reason: a few repeating numbers");
        case RoleClue::sizes:
            return Words::tr("reason: a few repeating numbers with a unit");
        case RoleClue::time:
            return Words::tr("reason: it is the time of each row");
        case RoleClue::datePart:
            return Words::tr("reason: years, months or other parts of a date");
        case RoleClue::runsAlong:
            return Words::tr("reason: the other columns were measured along it");
        case RoleClue::mostLevels:
            return Words::tr("reason: no other column runs along the series, and it has the most levels");
        case RoleClue::labels:
            return Words::tr("reason: labels");
        case RoleClue::numbersCases:
            return Words::tr("reason: its numbers are names of cases");
        case RoleClue::options:
            return Words::tr("reason: one of many on/off options");
        case RoleClue::namedRepetition:
            return Words::tr("reason: its name denotes repetitions");
        case RoleClue::tellsRepeatsApart:
            return Words::tr("reason: rows that are equal in every key and factor differ in it");
        case RoleClue::constant:
            return Words::tr("reason: the same in every row");
        case RoleClue::follows:
            return Words::tr("reason: it is determined by %1").arg(visibleText(reason.other));
        case RoleClue::variesWithin:
            return Words::tr("reason: it changes within a series, whose points differ in %1")
                .arg(visibleText(reason.other));
        case RoleClue::beyondFour:
            return Words::tr("reason: four text columns already name the series");
        case RoleClue::manySeries:
            return Words::tr("reason: as a key it would produce more than a few dozen series");
        case RoleClue::identifier:
            return Words::tr("reason: it identifies a run or a row");
        case RoleClue::namesOrigin:
            return Words::tr("reason: its name denotes the time or the origin of a row");
        case RoleClue::namesRow:
            return Words::tr("reason: a different value in every row");
        case RoleClue::freeText:
            return Words::tr("reason: texts that rarely repeat");
        case RoleClue::numbersCombinations:
            return Words::tr("reason: it numbers the combinations of the columns beside it");
        case RoleClue::mostlyMissing:
            return Words::tr("reason: %n of %1 cells are empty", nullptr, counted(facts.rows - facts.present))
                .arg(facts.rows);
        case RoleClue::sumsUp:
            return Words::tr("reason: it is a count, a spread or a bound of the measurements in %1")
                .arg(visibleText(reason.other));
        case RoleClue::status:
            return Words::tr("reason: its name is that of a check result");
        case RoleClue::countsRows:
            return Words::tr("reason: it is a row number");
        case RoleClue::copies:
            return Words::tr("reason: it has no name, and its cells are those of %1").arg(visibleText(reason.other));
        case RoleClue::empty:
            break;
    }
    return Words::tr("reason: all cells are empty");
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
            return Words::tr("not Factor: it is not a setting");
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
