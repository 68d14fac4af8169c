#include "core/timeline/span_change.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

#include "core/base/random.h"
#include "core/stats/distributions.h"
#include "core/timeline/lags.h"
#include "tests/support/test_registry.h"

namespace tests_of_span_change {

using namespace greyscope;
using timeline::BinRange;
using timeline::NoRatio;
using timeline::spanChange;

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

}  // namespace

class tst_span_change : public QObject {
    Q_OBJECT
private slots:
    void comparesMeansWithoutTheSpanInTheBaseline() {
        std::vector<double> series(100, 10.0);
        for (std::size_t bin = 40; bin < 60; ++bin) {
            series[bin] = 5.0;
        }
        series[41] = kNone;
        const auto change = spanChange(series, 1.0, {40, 60}, {0, 100});
        QCOMPARE(*change.inSpan, 5.0);
        QCOMPARE(*change.inBaseline, 10.0);
        QCOMPARE(change.spanBins, std::size_t{19});
        QCOMPARE(change.baselineBins, std::size_t{80});
        QCOMPARE(*change.ratio, 0.5);
        QCOMPARE(change.interval->low, 0.5);
        QCOMPARE(change.interval->high, 0.5);
    }

    void hasNoRatioToNearlyNothing() {
        std::vector<double> series(60, 0.05);
        for (std::size_t bin = 30; bin < 60; ++bin) {
            series[bin] = 10.0;
        }
        QCOMPARE(spanChange(series, 1.0, {30, 60}, {0, 30}).why, NoRatio::baselineNearZero);
        QCOMPARE(*spanChange(series, 1.0, {0, 30}, {30, 60}).ratio, 0.005);  // a stall has one
        QCOMPARE(spanChange(series, 1.0, {30, 60}, {60, 60}).why, NoRatio::noValues);
        const auto brief = spanChange(series, 1.0, {0, 4}, {30, 60});
        QVERIFY(brief.ratio && !brief.interval && brief.why == NoRatio::tooShort);
    }

    /// Bins with a correlation of 0.5, ratio 1; intervals of blocks are a little narrow.
    void intervalHoldsTheRatio() {
        constexpr int kTrials = 200;
        base::NamedDraws draws(1, "coverage");
        int held = 0;
        for (int trial = 0; trial < kTrials; ++trial) {
            std::vector<double> series;
            double state = 0.0;
            for (int bin = 0; bin < 240; ++bin) {
                state = 0.5 * state + 10.0 * stats::normalQuantile(draws.uniform());
                series.push_back(100.0 + state);
            }
            const auto change = spanChange(series, 1.0, {80, 140}, {0, 240}, {.draws = 400});
            held += change.interval->holds(1.0) ? 1 : 0;
        }
        qInfo("%d of %d intervals of 95 %% hold the ratio (60 bins of 1 s, correlation 0.5)", held, kTrials);
        QVERIFY(held >= 172 && held <= 196);
    }

    /// x precedes y by three bins.
    void findsTheLag() {
        base::NamedDraws draws(1, "lags");
        std::vector<double> x(200);
        for (double& value : x) {
            value = draws.uniform();
        }
        std::vector<double> y(x.size(), 0.5);
        for (std::size_t bin = 3; bin < y.size(); ++bin) {
            y[bin] = x[bin - 3];
        }
        const auto found = timeline::lagCorrelation(x, y, 10);
        QCOMPARE(found.best, std::ptrdiff_t{3});
        QCOMPARE(*found.at(3), 1.0);
        QVERIFY(std::abs(*found.at(0)) < 0.2);
        QCOMPARE(found.bins, std::size_t{180});
        QCOMPARE(timeline::lagCorrelation(y, x, 10).best, std::ptrdiff_t{-3});
        QCOMPARE(timeline::lagCorrelation(x, std::vector<double>(200, 1.0), 10).none,
                 stats::NoCorrelation::secondConstant);
    }
};

GREYSCOPE_TEST(tst_span_change)

}  // namespace tests_of_span_change

#include "tst_span_change.moc"
