#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/present/simulate/simulate_words.h"
#include "widgets/present/statement_rows.h"

namespace tests_of_statement_rows {

using namespace greyscope;
using sim::Origin;

namespace {

/// One that holds while none of three parameters is moved, and in one of two readings.
sim::Statement statement() {
    sim::StatementReading reading{"reads", "", "at least 1.8", 1.9, "", true, {}};
    reading.shifts = {{"disk.transfer", Origin::set, "52.5", "87.5", 1.7, 2.0, false, true},
                      {"disk.turn", Origin::set, "6", "10", 1.85, 1.95, true, true},
                      {"client.call_cost", Origin::fitted, "15", "25", 1.9, 1.9, true, true}};
    sim::Statement made{.number = 3, .paper = "P3", .claim = "Eight clients", .ending = sim::Ending::holds};
    made.readings = {reading, {"writes", "", "at least 1.8", 1.25, "", false, {}}};
    return made;
}

}  // namespace

class tst_statement_rows : public QObject {
    Q_OBJECT

private slots:
    void theTableIsAFigure() {
        const auto rows = widgets::statementRows({statement()});
        const widgets::MatrixSpec figure =
            widgets::statementsFigure(rows, QStringLiteral("Statements"), QStringLiteral("one"));
        QVERIFY(figure.table);
        QCOMPARE(figure.rows.size(), std::size_t{2});
        QVERIFY(figure.rows[0].label.contains(QStringLiteral("Eight clients")));
        QVERIFY(figure.rows[0].label.contains(QStringLiteral("reads")));  // which reading it takes
        QVERIFY(figure.rows[1].label.contains(QStringLiteral("writes")));
        QVERIFY2(figure.cell(0, 0).text.contains(QStringLiteral("1.9")), qPrintable(figure.cell(0, 0).text));
        QCOMPARE(*figure.cell(0, 0).value, 1.9);
        QVERIFY(figure.rows[1].label.endsWith(QStringLiteral("at least 1.8")));
        QCOMPARE(figure.cell(0, 1).text, widgets::stateText(widgets::StatementRow::State::holds));
        QCOMPARE(figure.cell(1, 1).text, widgets::stateText(widgets::StatementRow::State::beside));
        QVERIFY(figure.cell(0, 1).tooltip.contains(widgets::parameterTitle("disk.turn")));
    }

    void everyReadingOfAFitIsFitted() {
        sim::Statement made = statement();
        made.ending = sim::Ending::fitted;
        made.readings.back().holds = true;
        const auto rows = widgets::statementRows({made});
        QCOMPARE(rows.back().state, widgets::StatementRow::State::fitted);
    }

    /// Those that turn it by their values, the others by name with what it comes to.
    void aVerdictNamesWhatItRestsOn() {
        const QString all = widgets::statementRows({statement()}).front().restsOn;
        for (const char* said : {"52.5", "87.5", "1.7", "1.85", "1.95"}) {
            QVERIFY2(all.contains(QLatin1String(said)), qPrintable(all));
        }
        const sim::Statement known = statement();
        for (const sim::Shift& shift : known.readings.front().shifts) {
            QVERIFY2(all.contains(widgets::parameterTitle(shift.parameter)), qPrintable(all));
            QVERIFY2(all.contains(widgets::originText(shift.origin)), qPrintable(all));
        }
    }
};

GREYSCOPE_TEST(tst_statement_rows)

}  // namespace tests_of_statement_rows

#include "tst_statement_rows.moc"
