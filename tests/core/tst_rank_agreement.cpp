#include <QTest>

#include <cmath>
#include <vector>

#include "core/grey/degrees/rank_agreement.h"
#include "tests/support/test_registry.h"

namespace tests_of_rank_agreement {

using namespace greyscope;
using grey::kendallTau;
using Numbers = std::vector<double>;

class tst_rank_agreement : public QObject {
    Q_OBJECT

private slots:
    /// cor(x, y, method = "kendall") of R 4.2.2.
    void agreesWithR() {
        QVERIFY(std::abs(*kendallTau(Numbers{1, 2, 3, 4, 5, 6, 7}, Numbers{2, 1, 4, 3, 7, 5, 6}) -
                         0.61904761904761907) < 1e-15);
        QVERIFY(std::abs(*kendallTau(Numbers{1, 1, 2, 3, 3, 5}, Numbers{4, 2, 2, 6, 1, 6}) - 0.23076923076923081) <
                1e-15);
    }

    void endsOfTheScale() {
        const Numbers up{1, 2, 3};
        QCOMPARE(*kendallTau(up, up), 1.0);
        QCOMPARE(*kendallTau(up, Numbers{3, 2, 1}), -1.0);
        QVERIFY(!kendallTau(up, Numbers{1, 1, 1}));
        QVERIFY(!kendallTau(Numbers{1}, Numbers{1}));
    }
};

GREYSCOPE_TEST(tst_rank_agreement)

}  // namespace tests_of_rank_agreement

#include "tst_rank_agreement.moc"
