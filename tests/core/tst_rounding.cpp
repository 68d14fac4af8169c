#include <QTest>

#include <vector>

#include "core/base/rounding.h"
#include "tests/support/test_registry.h"

namespace tests_of_rounding {

using namespace greyscope;
using Numbers = std::vector<double>;
using Levels = std::vector<std::size_t>;

class tst_rounding : public QObject {
    Q_OBJECT

private slots:
    void equalNumbersShareALevel() {
        QCOMPARE(base::levelsOf(Numbers{0.3, 0.1 + 0.2, 0.7, 0.1 * 7.0, 0.5}), (Levels{0, 0, 2, 2, 1}));
        QCOMPARE(base::levelsOf(Numbers{}), Levels{});
    }

    /// Relative to the numbers: 1e-20 and 2e-20 differ, 1e20 and 1e20 + 1e5 do not.
    void theUnitDoesNotMatter() {
        QCOMPARE(base::levelsOf(Numbers{2e-20, 1e-20, -1e-20, 0.0}), (Levels{3, 2, 0, 1}));
        QCOMPARE(base::levelsOf(Numbers{1e20, 1e20 + 1e5, 1.0001e20}), (Levels{0, 0, 1}));
    }

    /// The middle one could be either; the others are known to differ.
    void whatIsHardlyKnownJoinsTheNearest() {
        const Numbers values{1.0, 1.4, 2.0};
        QCOMPARE(base::levelsOf(values, Numbers{1e-9, 0.7, 1e-9}), (Levels{0, 0, 1}));
        QCOMPARE(base::levelsOf(values, Numbers{1e-9, 0.1, 1e-9}), (Levels{0, 1, 2}));
    }
};

GREYSCOPE_TEST(tst_rounding)

}  // namespace tests_of_rounding

#include "tst_rounding.moc"
