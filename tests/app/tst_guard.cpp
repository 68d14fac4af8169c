#include <QTest>

#include <stdexcept>

#include "app/run/guard.h"
#include "tests/support/test_registry.h"

namespace tests_of_guard {

using namespace greyscope;

class tst_guard : public QObject {
    Q_OBJECT
private slots:
    void whatIsThrownIsTold() {
        base::Error told;
        const auto tell = [&told](const base::Error& error) { told = error; };
        QCOMPARE(app::guarded([] { return 7; }, tell), 7);
        QCOMPARE(app::guarded([]() -> int { throw std::bad_alloc(); }, tell), 1);
        QCOMPARE(told.code, base::ErrorCode::outOfMemory);
        QCOMPARE(app::guarded([]() -> int { throw std::runtime_error("why"); }, tell), 1);
        QVERIFY(told == (base::Error{base::ErrorCode::internal, {"why"}, {}}));
        QCOMPARE(app::guarded([]() -> int { throw 3; }, tell), 1);
        QCOMPARE(told.code, base::ErrorCode::internal);
    }
};

GREYSCOPE_TEST(tst_guard)

}  // namespace tests_of_guard

#include "tst_guard.moc"
