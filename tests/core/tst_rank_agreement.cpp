#include <QtTest>

#include <cmath>

#include "core/grey/rank_agreement.h"
#include "tests/support/test_registry.h"

using namespace greyscope;
using grey::kendallTau;

class tst_rank_agreement : public QObject {
    Q_OBJECT

private slots:
    /// cor(x, y, method = "kendall") of R 4.2.2.
    void agreesWithR() {
        Eigen::VectorXd x(7), y(7);
        x << 1, 2, 3, 4, 5, 6, 7;
        y << 2, 1, 4, 3, 7, 5, 6;
        QVERIFY(std::abs(*kendallTau(x, y) - 0.61904761904761907) < 1e-15);
        Eigen::VectorXd tiedX(6), tiedY(6);
        tiedX << 1, 1, 2, 3, 3, 5;
        tiedY << 4, 2, 2, 6, 1, 6;
        QVERIFY(std::abs(*kendallTau(tiedX, tiedY) - 0.23076923076923081) < 1e-15);
    }

    void endsOfTheScale() {
        const Eigen::Vector3d up(1, 2, 3);
        QCOMPARE(*kendallTau(up, up), 1.0);
        QCOMPARE(*kendallTau(up, -up), -1.0);
        QVERIFY(!kendallTau(up, Eigen::Vector3d::Ones()));
        QVERIFY(!kendallTau(Eigen::VectorXd::Ones(1), Eigen::VectorXd::Ones(1)));
    }
};

GREYSCOPE_TEST(tst_rank_agreement)
#include "tst_rank_agreement.moc"
