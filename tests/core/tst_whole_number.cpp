#include <QTest>

#include <cstdint>
#include <optional>

#include "core/base/whole_number.h"
#include "tests/support/test_registry.h"

namespace tests_of_whole_number {

using greyscope::base::wholeNumberIn;

class tst_whole_number : public QObject {
    Q_OBJECT
private slots:
    void takesAllOfTheText() {
        QCOMPARE(wholeNumberIn<std::size_t>("42"), std::optional<std::size_t>(42));
        QCOMPARE(wholeNumberIn<std::int64_t>("-7"), std::optional<std::int64_t>(-7));
        for (const char* text : {"", " 4", "4 ", "4x", "4.0", "+4", "0x4", "four"}) {
            QVERIFY2(!wholeNumberIn<std::int64_t>(text), text);
        }
        QVERIFY(!wholeNumberIn<std::size_t>("-1"));
    }

    void holdsWhatTheTypeHolds() {
        QCOMPARE(wholeNumberIn<std::uint64_t>("18446744073709551615"), std::optional<std::uint64_t>(~std::uint64_t{0}));
        QVERIFY(!wholeNumberIn<std::uint64_t>("18446744073709551616"));
        QVERIFY(!wholeNumberIn<std::int8_t>("128"));
    }
};

GREYSCOPE_TEST(tst_whole_number)

}  // namespace tests_of_whole_number

#include "tst_whole_number.moc"
