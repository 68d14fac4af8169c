#include <QTest>

#include "core/data/columns/on_off.h"
#include "tests/support/test_registry.h"

namespace tests_of_on_off {

using namespace greyscope;

class tst_on_off : public QObject {
    Q_OBJECT

private slots:
    void optionsAreOnOrOff() {
        QCOMPARE(data::onOrOff("ON"), std::optional(true));
        QCOMPARE(data::onOrOff("0"), std::optional(false));
        QCOMPARE(data::onOrOff("Disabled"), std::optional(false));
        QCOMPARE(data::onOrOff("read"), std::optional<bool>());
    }

    void bothLevelsAreOfOnePair() {
        QVERIFY(data::isOption({"off", "On"}));
        QVERIFY(data::isOption({"0", "1"}));
        QVERIFY(!data::isOption({"0", "on"}));
        QVERIFY(!data::isOption({"1", "2"}));
        QVERIFY(!data::isOption({"read", "write"}));
        QVERIFY(!data::isOption({"yes"}));
        QVERIFY(!data::isOption({"yes", "no", "?"}));
    }
};

GREYSCOPE_TEST(tst_on_off)

}  // namespace tests_of_on_off

#include "tst_on_off.moc"
