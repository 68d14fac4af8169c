#include <QTest>

#include <algorithm>
#include <limits>
#include <numeric>
#include <random>

#include "core/grey/degrees/row_order.h"
#include "tests/support/test_registry.h"

namespace tests_of_row_order {

using namespace greyscope;
using Order = std::vector<std::size_t>;

namespace {

constexpr double kGap = std::numeric_limits<double>::quiet_NaN();

}  // namespace

class tst_row_order : public QObject {
    Q_OBJECT

private slots:
    void theHighestMedianComesFirst() {
        Eigen::MatrixXd values(3, 4);
        values << 1, 5, kGap, 2,  //
            900, 5, kGap, kGap,   //
            2, 5, kGap, 2;
        QCOMPARE(grey::orderByMedian(values), (Order{1, 0, 3, 2}));
    }

    void alikeOnesStandTogether() {
        // Three shapes, shuffled: each of them is one run of the order.
        constexpr std::size_t kEach = 40;
        std::vector<std::size_t> shapes(3 * kEach);
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            shapes[i] = i % 3;
        }
        std::mt19937_64 random(7);
        std::shuffle(shapes.begin(), shapes.end(), random);
        std::uniform_real_distribution<double> noise(0.97, 1.03);
        Eigen::MatrixXd values(200, static_cast<Eigen::Index>(shapes.size()));
        for (Eigen::Index s = 0; s < values.cols(); ++s) {
            for (Eigen::Index k = 0; k < values.rows(); ++k) {
                const double x = static_cast<double>(k) / 200.0;
                const std::size_t shape = shapes[static_cast<std::size_t>(s)];
                values(k, s) = (shape == 0   ? 1.0 + x
                                : shape == 1 ? 3.0 - x
                                             : 2.0 + 4.0 * x * (1.0 - x)) *
                               noise(random);
            }
        }
        values(17, 5) = kGap;
        base::NoProgress progress;
        const auto order = grey::orderByLikeness(values, progress);
        QVERIFY(order);
        Order sorted = *order;
        std::sort(sorted.begin(), sorted.end());
        Order all(shapes.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        QCOMPARE(sorted, all);
        int changes = 0;
        for (std::size_t i = 1; i < order->size(); ++i) {
            changes += shapes[(*order)[i]] != shapes[(*order)[i - 1]] ? 1 : 0;
        }
        QCOMPARE(changes, 2);
    }

    void columnsWithoutACommonRowAreFarApart() {
        Eigen::MatrixXd values(2, 3);
        values << 1, kGap, 1.1,  //
            kGap, 1, 7;
        base::NoProgress progress;
        const auto order = grey::orderByLikeness(values, progress);
        QVERIFY(order);
        QVERIFY((*order)[1] != std::size_t{1});
    }

    void tooManyAreRefused() {
        base::NoProgress progress;
        const auto order = grey::orderByLikeness(Eigen::MatrixXd::Ones(1, grey::kAlikeAtMost + 1), progress);
        QVERIFY(!order);
        QCOMPARE(order.error().code, base::ErrorCode::tooManySeries);
    }
};

GREYSCOPE_TEST(tst_row_order)

}  // namespace tests_of_row_order

#include "tst_row_order.moc"
