#include <QTest>

#include "core/data/columns/units.h"
#include "tests/support/test_registry.h"

namespace tests_of_units {

using namespace greyscope;

class tst_units : public QObject {
    Q_OBJECT

private slots:
    void factor_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<double>("factor");  // 0: none
        QTest::newRow("binary rates") << "GiB/s"
                                      << "MiB/s" << 1024.0;
        QTest::newRow("a decimal rate in a binary one") << "MB/s"
                                                        << "MiB/s" << 1e6 / 1048576.0;
        QTest::newRow("a binary rate in a decimal one") << "MiB/s"
                                                        << "MB/s" << 1.048576;
        QTest::newRow("times") << "ms"
                               << "us" << 1000.0;
        QTest::newRow("times back") << "us"
                                    << "ms" << 0.001;
        QTest::newRow("two names of one") << "IOPS"
                                          << "ops/s" << 1.0;
        QTest::newRow("bits") << "Gbit/s"
                              << "Mbit/s" << 1000.0;
        QTest::newRow("bits and bytes") << "Mbit/s"
                                        << "MB/s" << 0.0;
        QTest::newRow("any rate") << "1/s"
                                  << "IOPS" << 1.0;
        QTest::newRow("an unknown one is itself") << "widgets"
                                                  << "widgets" << 1.0;
        QTest::newRow("no unit twice") << ""
                                       << "" << 1.0;
        QTest::newRow("rate and size") << "MB/s"
                                       << "MB" << 0.0;
        QTest::newRow("time and time per operation") << "us"
                                                     << "us/op" << 0.0;
        QTest::newRow("an unknown one") << "widgets"
                                        << "MB/s" << 0.0;
        QTest::newRow("none stated") << ""
                                     << "MB/s" << 0.0;
    }
    void unitsLikeOneMeasureTheSame() {
        QCOMPARE(data::unitsLike("ms"), (std::vector<std::string>{"ns", "us", "ms", "s", "min", "h"}));
        QCOMPARE(data::unitsLike("widgets"), std::vector<std::string>{"widgets"});
        QVERIFY(data::unitsLike("").size() > 20);
    }

    void factor() {
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        QFETCH(const double, factor);
        const auto found = data::unitFactor(from.toStdString(), to.toStdString());
        QCOMPARE(found.has_value(), factor != 0.0);
        QCOMPARE(found.value_or(0.0), factor);
    }
};

GREYSCOPE_TEST(tst_units)

}  // namespace tests_of_units

#include "tst_units.moc"
