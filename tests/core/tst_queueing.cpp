#include <QTest>

#include <cmath>

#include "tests/support/scenario_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_queueing {

using namespace greyscope;
using test::resultOf;
using test::scenarioOf;

class tst_queueing : public QObject {
    Q_OBJECT

private slots:
    void queuesWaitAsTheTextbooksSay_data();
    void queuesWaitAsTheTextbooksSay();
    void littlesLaw();
};

void tst_queueing::queuesWaitAsTheTextbooksSay_data() {
    QTest::addColumn<QByteArray>("preset");
    QTest::addColumn<QByteArray>("arrivals");
    QTest::addColumn<int>("customers");
    QTest::addColumn<double>("wanted");
    QTest::newRow("M/M/1, 0.5") << QByteArray("mm1") << QByteArray("0.5") << 150'000 << 2.0;
    QTest::newRow("M/D/1, 0.5") << QByteArray("md1") << QByteArray("0.5") << 150'000 << 1.5;
    QTest::newRow("M/M/4, 0.5") << QByteArray("mm4") << QByteArray("2") << 150'000 << 25.0 / 23.0;
    if (qEnvironmentVariableIsSet("GREYSCOPE_LONG_QUEUES")) {  // half a minute: busier queues settle later
        QTest::newRow("M/M/1, 0.8") << QByteArray("mm1") << QByteArray("0.8") << 4'000'000 << 5.0;
        QTest::newRow("M/D/1, 0.8") << QByteArray("md1") << QByteArray("0.8") << 4'000'000 << 3.0;
        QTest::newRow("M/M/4, 0.8") << QByteArray("mm4") << QByteArray("3.2") << 4'000'000 << 1.7455;
    }
}

/// Mean time in the system of customers whose service takes a second, within 1 %.
void tst_queueing::queuesWaitAsTheTextbooksSay() {
    QFETCH(QByteArray, preset);
    QFETCH(QByteArray, arrivals);
    QFETCH(int, customers);
    QFETCH(double, wanted);
    const QByteArray segments = QByteArray::number(customers);
    const auto phase = resultOf(scenarioOf(preset, {{"workload.arrivals", arrivals.constData()},
                                                    {"workload.segments", segments.constData()}}))
                           .phases.at(0);
    QCOMPARE(phase.calls, static_cast<std::uint64_t>(customers));
    const double found = phase.response.mean / 1000.0;
    QVERIFY2(std::abs(found / wanted - 1.0) < 0.01, qPrintable(QString::number(found)));
}

/// What is in a system on average is what comes in a unit of time, times how long it stays.
void tst_queueing::littlesLaw() {
    for (const char* preset : {"mm1", "mm4"}) {
        const auto phase = resultOf(scenarioOf(preset, {{"workload.segments", "50000"}})).phases.at(0);
        const double rate = static_cast<double>(phase.calls) / sim::seconds(phase.end - phase.begin);
        const double product = rate * phase.response.mean / 1000.0;
        QVERIFY(std::abs(phase.servers.at(0).inSystem / product - 1.0) < 1e-4);
    }
}

GREYSCOPE_TEST(tst_queueing)

}  // namespace tests_of_queueing

#include "tst_queueing.moc"
