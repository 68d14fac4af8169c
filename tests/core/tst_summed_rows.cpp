#include "core/data/roles/summed_rows.h"

#include <QTest>

#include <cmath>
#include <limits>

#include "core/stats/sample.h"
#include "tests/support/test_registry.h"

namespace tests_of_summed_rows {

using namespace greyscope;

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

bool near(double a, double b) {
    return std::abs(a - b) <= 1e-12 * std::max(1.0, std::abs(b));
}

}  // namespace

class tst_summed_rows : public QObject {
    Q_OBJECT

private slots:
    void aRowTellsItsMoments() {
        const data::Dataset table =
            *data::Dataset::create({{"rate", "MB/s", data::NumericValues{10, 20, 30, 40, kNone}},
                                    {"rate_count", "", data::NumericValues{5, 1, 2.5, 3, 4}},
                                    {"rate_variance", "", data::NumericValues{4, kNone, 1, -1, 1}}});
        const data::SummedRows rows(table, "rate");
        QVERIFY(rows.any());
        QCOMPARE(*rows.at(0), (stats::Moments{5, 10.0, 2.0}));
        QCOMPARE(*rows.at(1), (stats::Moments{1, 20.0, 0.0}));
        QVERIFY(!rows.at(2) && !rows.at(3) && !rows.at(4));  // no number of rows; no variance; no mean
        QVERIFY(!data::SummedRows(table, "rate_count").any());
        QVERIFY(!data::SummedRows(table, "lacking").any());
    }

    void samplesAreTakenTogether() {
        const std::vector<double> a{1, 2, 4}, b{100}, c{7, 7.5};
        const std::vector<double> all{1, 2, 4, 100, 7, 7.5};
        const std::vector<stats::Moments> parts{stats::momentsOf(a), stats::momentsOf(b), stats::momentsOf(c)};
        const stats::Moments whole = stats::momentsOf(all);
        const stats::Moments together = stats::together(parts);
        QCOMPARE(together.count, whole.count);
        QVERIFY(near(together.mean, whole.mean) && near(together.deviation, whole.deviation));
    }

    /// exp(N(m, s)) has the mean exp(m + s^2 / 2) and the variance (exp(s^2) - 1) of its square.
    void logarithmsAreThoseOfALognormal() {
        const double m = 3.0, s = 0.4;
        const double mean = std::exp(m + s * s / 2.0);
        const auto logarithms = stats::logMomentsFrom({9, mean, mean * std::sqrt(std::expm1(s * s))});
        QVERIFY(near(logarithms->mean, m) && near(logarithms->deviation, s));
        QCOMPARE(logarithms->count, std::size_t{9});
        QVERIFY(!stats::logMomentsFrom({9, 0.0, 1.0}));
    }
};

GREYSCOPE_TEST(tst_summed_rows)

}  // namespace tests_of_summed_rows

#include "tst_summed_rows.moc"
