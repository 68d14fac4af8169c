#include <QtTest>

#include "tests/support/test_registry.h"
#include "widgets/present/simulate_words.h"
#include "widgets/present/statement_rows.h"

namespace tests_of_statement_rows {

using namespace greyscope;
using sim::Origin;

class tst_statement_rows : public QObject {
    Q_OBJECT

private slots:
    /// Those that turn it by their values, the others by name with what it comes to.
    void aVerdictNamesWhatItRestsOn() {
        sim::StatementReading reading{"reads", "", "at least 1.8", 1.9, "", true, {}};
        reading.shifts = {{"disk.transfer", Origin::set, "52.5", "87.5", 1.7, 2.0, false, true},
                          {"disk.turn", Origin::set, "6", "10", 1.85, 1.95, true, true},
                          {"client.call_cost", Origin::fitted, "15", "25", 1.9, 1.9, true, true}};
        sim::Statement statement{.number = 3, .paper = "P3", .ending = sim::Ending::holds};
        statement.readings = {reading};
        const QString all = widgets::statementRows({statement}).front().restsOn;
        for (const char* said : {"52.5", "87.5", "1.7", "1.85", "1.95"}) {
            QVERIFY2(all.contains(QLatin1String(said)), qPrintable(all));
        }
        for (const sim::Shift& shift : reading.shifts) {
            QVERIFY2(all.contains(widgets::parameterTitle(shift.parameter)), qPrintable(all));
            QVERIFY2(all.contains(widgets::originText(shift.origin)), qPrintable(all));
        }
    }
};

GREYSCOPE_TEST(tst_statement_rows)

}  // namespace tests_of_statement_rows

#include "tst_statement_rows.moc"
