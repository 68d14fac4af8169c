#include <QTest>

#include <memory>

#include "core/base/try.h"
#include "tests/support/test_registry.h"

namespace tests_of_try {

using namespace greyscope;
using base::ErrorCode;
using base::Expected;

class tst_try : public QObject {
    Q_OBJECT

private slots:
    void valuesAreMovedOut();
    void errorsAreReturnedAsTheyAre();
    void whatFollowsAnErrorIsNotRun();
};

namespace {

const base::Error kError{ErrorCode::raggedRow, {"2", "3"}, {"a.csv", 4, 5}};

Expected<std::unique_ptr<int>> number(bool there) {
    return there ? Expected<std::unique_ptr<int>>(std::make_unique<int>(7)) : tl::unexpected(kError);
}

Expected<int> twice(bool there) {
    const std::unique_ptr<int> found = GREYSCOPE_TRY(number(there));
    return 2 * *found;
}

Expected<void> check(bool holds) {
    return holds ? Expected<void>() : tl::unexpected(kError);
}

}  // namespace

void tst_try::valuesAreMovedOut() {
    QCOMPARE(twice(true), 14);
}

void tst_try::errorsAreReturnedAsTheyAre() {
    QCOMPARE(twice(false).error(), kError);
}

void tst_try::whatFollowsAnErrorIsNotRun() {
    for (const bool holds : {true, false}) {
        bool reached = false;
        const auto checked = [&]() -> Expected<void> {
            GREYSCOPE_TRY(check(holds));
            reached = true;
            return {};
        }();
        QCOMPARE(reached, holds);
        QCOMPARE(checked.has_value(), holds);
    }
}

GREYSCOPE_TEST(tst_try)

}  // namespace tests_of_try

#include "tst_try.moc"
