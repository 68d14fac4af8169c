#include <QTest>

#include <cmath>
#include <limits>
#include <random>

#include "core/grey/models/gm11_batch.h"
#include "tests/support/test_registry.h"

namespace tests_of_gm11_batch {

using namespace greyscope;
using Eigen::Index;

namespace {

/// Growing and falling series with noise; one series a column.
Eigen::MatrixXd randomSeries(Index points, Index count, unsigned seed) {
    std::mt19937 generator(seed);
    std::uniform_real_distribution<double> share(0.0, 1.0);
    Eigen::MatrixXd series(points, count);
    for (Index s = 0; s < count; ++s) {
        const double rate = 0.6 * share(generator) - 0.2;
        const double size = std::exp(20.0 * share(generator) - 10.0);
        for (Index k = 0; k < points; ++k) {
            series(k, s) = size * std::exp(rate * static_cast<double>(k)) * (0.9 + 0.2 * share(generator));
        }
    }
    return series;
}

std::vector<double> column(const Eigen::MatrixXd& matrix, Index index) {
    return {matrix.col(index).begin(), matrix.col(index).end()};
}

bool near(double a, double b, double scale) {
    return std::abs(a - b) <= 1e-12 * std::max(std::abs(b), scale);
}

/// Numbers or refusals of the single fits, one for one.
void compareWithSingleFits(const Eigen::MatrixXd& series, const grey::Gm11Options& options) {
    const auto batch = grey::fitGm11Batch(series, options);
    QVERIFY(batch);
    QVERIFY(batch->a.allFinite() && batch->u.allFinite() && batch->forecast.allFinite());
    for (Index s = 0; s < series.cols(); ++s) {
        const auto single = grey::fitGm11(column(series, s), options);
        const auto refused = batch->failed.find(static_cast<std::size_t>(s));
        QCOMPARE(refused == batch->failed.end(), single.has_value());
        if (!single) {
            QVERIFY(refused->second == single.error());
            continue;
        }
        QVERIFY(near(batch->a(s), single->a, 1.0));
        QVERIFY(near(batch->u(s), single->u, series.col(s).cwiseAbs().maxCoeff()));
        for (Index step = 0; step < batch->forecast.rows(); ++step) {
            const double expected = single->forecast[static_cast<std::size_t>(step)];
            QVERIFY(near(batch->forecast(step, s), expected, 0.0));
        }
    }
}

}  // namespace

class tst_gm11_batch : public QObject {
    Q_OBJECT

private slots:
    void equalsSingleFits_data();
    void equalsSingleFits();
    void hostileNumbers();
    void exponentials();
    void threadsDoNotMatter();
    void refusals();
};

void tst_gm11_batch::equalsSingleFits_data() {
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("count");
    QTest::addColumn<double>("weight");
    QTest::addColumn<int>("horizon");
    QTest::newRow("one") << 12 << 1 << 0.5 << 4;
    QTest::newRow("a tile and a rest") << 12 << 19 << 0.5 << 4;
    QTest::newRow("shortest, no forecast") << 4 << 100 << 0.5 << 0;
    QTest::newRow("background of the past") << 9 << 33 << 0.0 << 7;
    QTest::newRow("background of the present") << 9 << 33 << 1.0 << 30;
    QTest::newRow("long") << 80 << 64 << 0.4 << 3;
    QTest::newRow("none") << 12 << 0 << 0.5 << 4;
}

void tst_gm11_batch::equalsSingleFits() {
    QFETCH(int, points);
    QFETCH(int, count);
    QFETCH(double, weight);
    QFETCH(int, horizon);
    compareWithSingleFits(randomSeries(points, count, 5), {weight, static_cast<std::size_t>(horizon)});
}

/// Among plain series, so that what is refused does not touch its neighbours.
void tst_gm11_batch::hostileNumbers() {
    const double infinity = std::numeric_limits<double>::infinity();
    const std::vector<std::vector<double>> hostile{
        {0, 0, 0, 0, 0},
        {5, 0, 0, 0, 0},
        {1, 2, std::nan(""), 4, 5},
        {std::nan(""), 2, 3, 4, 5},
        {1, 2, infinity, 4, 5},
        {-infinity, 2, 3, 4, 5},
        {1e300, 2e300, 3e300, 4e300, 5e300},
        {1e-300, 2e-300, 3e-300, 4e-300, 5e-300},
        {-1, -2, -3, -5, -8},
        {1, -1, 1, -1, 1},
        {1, -3, 9, -27, 81},
        {1, 1e3, 1e6, 1e9, 1e12},
        {3, 3, 3, 3, 3},
        {1e12, 1, 2, 4, 7},
        {1, 1e-8, 1e8, 1e-8, 1e8},
        {1e150, 2e150, 3e150, 4e150, 5e150},
    };
    Eigen::MatrixXd series = randomSeries(5, static_cast<Index>(2 * hostile.size()), 3);
    for (std::size_t s = 0; s < hostile.size(); ++s) {
        series.col(static_cast<Index>(2 * s + 1)) = Eigen::Map<const Eigen::VectorXd>(hostile[s].data(), 5);
    }
    compareWithSingleFits(series, {0.5, 4});
    compareWithSingleFits(series, {0.3, 900});
}

/// In closed form: of e^{rk} the developing coefficient is -2 tanh(r / 2).
void tst_gm11_batch::exponentials() {
    Eigen::MatrixXd series(10, 41);
    for (Index s = 0; s < series.cols(); ++s) {
        for (Index k = 0; k < series.rows(); ++k) {
            series(k, s) = std::exp(0.02 * static_cast<double>(s - 20) * static_cast<double>(k));
        }
    }
    const auto batch = grey::fitGm11Batch(series, {});
    for (Index s = 0; s < series.cols(); ++s) {
        QVERIFY(near(batch->a(s), -2.0 * std::tanh(0.01 * static_cast<double>(s - 20)), 1.0));
    }
}

void tst_gm11_batch::threadsDoNotMatter() {
    const Eigen::MatrixXd series = randomSeries(6, 20'000, 11);
    const auto alone = grey::fitGm11Batch(series, {0.5, 2}, {1});
    for (const std::size_t threads : {2U, 3U, 8U}) {
        const auto shared = grey::fitGm11Batch(series, {0.5, 2}, {threads});
        QVERIFY(shared->a == alone->a && shared->u == alone->u && shared->forecast == alone->forecast);
        QCOMPARE(shared->failed.size(), alone->failed.size());
    }
}

void tst_gm11_batch::refusals() {
    QCOMPARE(grey::fitGm11Batch(randomSeries(3, 5, 1), {}).error().code, base::ErrorCode::tooFewPoints);
    QCOMPARE(grey::fitGm11Batch(randomSeries(5, 5, 1), {1.5, 0}).error().code, base::ErrorCode::optionOutOfRange);
}

GREYSCOPE_TEST(tst_gm11_batch)

}  // namespace tests_of_gm11_batch

#include "tst_gm11_batch.moc"
