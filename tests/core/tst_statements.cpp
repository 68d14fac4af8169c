#include <QTest>

#include <map>

#include "core/sim/statements/statements.h"
#include "tests/support/impatient.h"
#include "tests/support/test_registry.h"

namespace tests_of_statements {

using namespace greyscope;
using sim::Ending;

class tst_statements : public QObject {
    Q_OBJECT

private slots:
    void thoseFromThePapersNumbersHold();
    void readingsSayWhatTheyRestOn();
    void everyReadingThatDecidesIsMoved();
    void cancelEndsTheCheck();
};

namespace {

std::vector<sim::Statement> checkedOf(const sim::StatementOptions& options) {
    base::NoProgress progress;
    return *sim::checkStatements(options, {2}, progress);
}

}  // namespace

void tst_statements::thoseFromThePapersNumbersHold() {
    const auto statements = checkedOf({.only = {1, 2, 13, 16, 17}});
    QCOMPARE(statements.size(), std::size_t{5});
    for (const sim::Statement& statement : statements) {
        QCOMPARE(statement.ending, statement.number <= 2 ? Ending::fitted : Ending::holds);
        QCOMPARE(statement.computed, statement.number > 2);
        for (const sim::StatementReading& reading : statement.readings) {
            QVERIFY(reading.holds);
            QVERIFY(reading.shifts.empty());
        }
    }
    QVERIFY(std::abs(statements[0].readings[1].value - 3.007) < 0.001);  // split writing, P = 32
}

/// Two simulations of each of 19 machines: what a reading rests on is moved one by one.
void tst_statements::readingsSayWhatTheyRestOn() {
    const auto statements = checkedOf({.replications = 1, .only = {3}});
    QCOMPARE(statements.size(), std::size_t{1});
    const sim::Statement& statement = statements.front();
    QCOMPARE(statement.readings.size(), std::size_t{2});
    std::map<std::string, std::pair<std::string, std::string>> moved;
    for (const sim::Shift& shift : statement.readings.front().shifts) {
        QCOMPARE(shift.origin, sim::Origin::set);
        QVERIFY(shift.valueLess > 1.0 && shift.valueMore > 1.0);  // eight clients over four
        QVERIFY(shift.less != shift.more);
        moved[shift.parameter] = {shift.less, shift.more};
    }
    QCOMPARE(moved["client.stripe_cost"], (std::pair<std::string, std::string>{"2.25", "3.75"}));
    QCOMPARE(moved["client.in_flight"], (std::pair<std::string, std::string>{"1", "2"}));
    QCOMPARE(moved["disk.capacity"], (std::pair<std::string, std::string>{"225000000000", "375000000000"}));
    QVERIFY(!moved.contains("link.delay"));  // P3 prints it
    QCOMPARE(moved.size(), std::size_t{9});
    QVERIFY(statement.readings[1].shifts.empty());
    QCOMPARE(statement.ending, statement.readings.front().holds ? Ending::holds : Ending::fails);
}

/// Where reads and writes have to hold, with one parameter that was fitted.
void tst_statements::everyReadingThatDecidesIsMoved() {
    if (!qEnvironmentVariableIsSet("GREYSCOPE_LONG_QUEUES")) {
        QSKIP("GREYSCOPE_LONG_QUEUES=1 simulates P4 in 76 ways: some minutes under sanitizers");
    }
    const auto statements = checkedOf({.replications = 1, .only = {15, 18}});
    for (const sim::Statement& statement : statements) {
        for (const sim::StatementReading& reading : statement.readings) {
            const auto fitted = [](const sim::Shift& shift) { return shift.origin == sim::Origin::fitted; };
            QCOMPARE(std::count_if(reading.shifts.begin(), reading.shifts.end(), fitted), 1);
            QVERIFY(reading.shifts.size() > 5);
        }
    }
}

void tst_statements::cancelEndsTheCheck() {
    test::Impatient progress(5);
    QCOMPARE(sim::checkStatements({.only = {9}}, {1}, progress).error().code, base::ErrorCode::cancelled);
}

GREYSCOPE_TEST(tst_statements)

}  // namespace tests_of_statements

#include "tst_statements.moc"
