#include "widgets/present/statement_rows.h"

#include <QStringList>

#include <algorithm>

#include "widgets/present/simulate/simulate_words.h"
#include "widgets/present/spec/stated_marks.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

QString valueWithUnit(double value, const std::string& unit) {
    const QString said = unit.empty() ? QString() : QLatin1Char(' ') + coreText(unit);
    return significantText(value, 4) + said;
}

/// "Cost a stripe, Transfer (set by us)"
QString namesOf(const std::vector<const sim::Shift*>& shifts) {
    QStringList parts;
    for (const sim::Origin origin : {sim::Origin::set, sim::Origin::fitted}) {
        QStringList names;
        for (const sim::Shift* shift : shifts) {
            if (shift->origin == origin) {
                names << parameterTitle(shift->parameter);
            }
        }
        if (!names.isEmpty()) {
            parts << withBrackets(listed(names), originText(origin));
        }
    }
    return clauses(parts);
}

/// What a reading depends on: the parameters that change its verdict when changed by a quarter, and those that do not,
/// with the resulting values.
QString restingOn(const sim::Statement& statement, const sim::StatementReading& reading) {
    if (statement.computed) {
        return Words::tr("computed from the numbers of the paper");
    }
    if (statement.ending == sim::Ending::fitted) {
        return Words::tr("fitted to these numbers");
    }
    QStringList turning;
    std::vector<const sim::Shift*> others;
    double least = reading.value, most = reading.value;
    for (const sim::Shift& shift : reading.shifts) {
        if (shift.holdsLess != reading.holds || shift.holdsMore != reading.holds) {
            const auto side = [&](const std::string& value, double found) {
                return withColon(QString::fromStdString(value), valueWithUnit(found, reading.unit));
            };
            turning << withBrackets(parameterTitle(shift.parameter),
                                    clauses({originText(shift.origin), side(shift.less, shift.valueLess),
                                             side(shift.more, shift.valueMore)}));
        } else {
            others.push_back(&shift);
            least = std::min({least, shift.valueLess, shift.valueMore});
            most = std::max({most, shift.valueLess, shift.valueMore});
        }
    }
    if (!others.empty()) {
        turning << Words::tr("the verdict stays the same (%1 to %2) when each of these varies by ±25 %: %3")
                       .arg(valueWithUnit(least, {}), valueWithUnit(most, reading.unit), namesOf(others));
    }
    return clauses(turning);
}

/// The claim, with the name of its reading if there is one.
QString claimed(const StatementRow& row) {
    return row.first && !row.reading.isEmpty() ? clauses({row.claim, row.reading})
           : row.first                         ? row.claim
                                               : row.reading;
}

}  // namespace

std::vector<StatementRow> statementRows(const std::vector<sim::Statement>& statements) {
    using State = StatementRow::State;
    std::vector<StatementRow> rows;
    for (const sim::Statement& statement : statements) {
        for (const sim::StatementReading& reading : statement.readings) {
            StatementRow row;
            row.number = statement.number;
            row.first = &reading == &statement.readings.front();
            const State whole = statement.ending == sim::Ending::fails    ? State::fails
                                : statement.ending == sim::Ending::fitted ? State::fitted
                                                                          : State::holds;
            row.state = row.first                ? whole
                        : !reading.holds         ? State::beside
                        : whole == State::fitted ? whole
                                                 : State::holds;
            row.claim = coreText(statement.claim);
            row.place = withComma(QString::fromStdString(statement.paper), coreText(statement.place));
            row.reading = coreText(reading.name);
            row.criterion = coreText(reading.criterion);
            row.value = reading.value;
            row.simulated = valueWithUnit(reading.value, reading.unit);
            row.restsOn = restingOn(statement, reading);
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

QString stateText(StatementRow::State state) {
    switch (state) {
        case StatementRow::State::holds:
            return Words::tr("holds");
        case StatementRow::State::fitted:
            return Words::tr("fitted");
        case StatementRow::State::fails:
            return Words::tr("fails");
        case StatementRow::State::beside:
            break;
    }
    return Words::tr("not met");
}

QString statementSummary(const std::vector<sim::Statement>& statements) {
    const auto count = [&](sim::Ending ending) {
        return std::count_if(statements.begin(), statements.end(),
                             [ending](const sim::Statement& s) { return s.ending == ending; });
    };
    return withColon(Words::tr("%n statements", nullptr, counted(statements.size())),
                     Words::tr("%1 hold, %2 hold after calibration, %3 fail")
                         .arg(QString::number(count(sim::Ending::holds)), QString::number(count(sim::Ending::fitted)),
                              QString::number(count(sim::Ending::fails))));
}

QString claimCell(const StatementRow& row) {
    return row.first ? QStringLiteral("%1  %2").arg(QString::number(row.number), claimed(row))
                     : QStringLiteral("     ") + row.reading;
}

MatrixSpec statementsFigure(const std::vector<StatementRow>& rows, const QString& title, const QString& subtitle) {
    MatrixSpec figure;
    figure.title = title;
    figure.subtitle = subtitle;
    figure.palette = Palette::none;
    figure.table = true;
    for (const QString& name : {Words::tr("Simulated"), Words::tr("Verdict")}) {
        figure.columns.emplace_back();
        figure.columns.back().label = name;
    }
    for (const StatementRow& row : rows) {
        figure.rows.emplace_back();
        figure.rows.back().label =
            Words::tr("%1  %2; required: %3").arg(QString::number(row.number), claimed(row), row.criterion);
        figure.rows.back().link = statementLink(row.number);
        for (const QString& text : {row.simulated, stateText(row.state)}) {
            Cell cell;
            cell.text = text;
            cell.tooltip = row.restsOn;
            cell.link = figure.rows.back().link;
            figure.cells.push_back(std::move(cell));
        }
        figure.cells[figure.cells.size() - 2].value = row.value;
    }
    return figure;
}

QString statementText(const std::vector<StatementRow>& rows) {
    QStringList lines{QStringList{Words::tr("number"), Words::tr("where"), Words::tr("statement"), Words::tr("reading"),
                                  Words::tr("required"), Words::tr("simulated"), Words::tr("verdict"),
                                  Words::tr("depends on")}
                          .join(QLatin1Char('\t'))};
    for (const StatementRow& row : rows) {
        lines << QStringList{QString::number(row.number),
                             row.place,
                             row.claim,
                             row.reading,
                             row.criterion,
                             row.simulated,
                             stateText(row.state),
                             row.restsOn}
                     .join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace greyscope::widgets
