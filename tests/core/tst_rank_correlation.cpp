#include <QTest>

#include <cmath>
#include <fstream>
#include <limits>
#include <random>

#include <nlohmann/json.hpp>

#include "core/stats/rank_correlation.h"
#include "tests/support/test_registry.h"

namespace tests_of_rank_correlation {

using namespace greyscope;
using nlohmann::json;
using stats::NoCorrelation;
using stats::RankedSeries;
using Numbers = std::vector<double>;

namespace {

constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

Numbers numbersIn(const json& list) {
    Numbers numbers;
    for (const json& each : list) {
        numbers.push_back(each.is_null() ? kMissing : each.get<double>());
    }
    return numbers;
}

bool agree(const json& expected, const std::optional<double>& found) {
    return expected.is_null() == !found && (!found || std::abs(expected.get<double>() - *found) < 1e-12);
}

}  // namespace

class tst_rank_correlation : public QObject {
    Q_OBJECT

private slots:
    /// Ties, gaps and shifted series: spearmanr() and kendalltau() of scipy.
    void agreesWithScipy() {
        std::ifstream file(GREYSCOPE_TEST_DATA "/rank_oracle.json");
        const json cases = json::parse(file)["cases"];
        QVERIFY(cases.size() >= 50);
        for (const json& each : cases) {
            const RankedSeries x(numbersIn(each["x"]));
            const RankedSeries y(numbersIn(each["y"]));
            for (const json& at : each["lags"]) {
                const auto found = x.with(y, at[0].get<std::ptrdiff_t>());
                QCOMPARE(found.points, at[1].get<std::size_t>());
                QVERIFY2(agree(at[2], found.spearman) && agree(at[3], found.kendall),
                         (each["x"].dump() + each["y"].dump() + at.dump()).c_str());
                QCOMPARE(found.none == NoCorrelation::none, found.spearman.has_value());
                // Seen from the other series, it is the opposite lag.
                const auto turned = y.with(x, -at[0].get<std::ptrdiff_t>());
                QCOMPARE(turned.points, found.points);
                QVERIFY(agree(at[2], turned.spearman) && agree(at[3], turned.kendall));
            }
        }
    }

    /// Exactly 1 and -1, whatever the values are.
    void endsOfTheScale() {
        const RankedSeries up(Numbers{1e-300, 2.0, 1e300, 1e301});
        const RankedSeries down(Numbers{4.0, 3.0, 2.0, -7.0});
        QCOMPARE(*up.with(up).spearman, 1.0);
        QCOMPARE(*up.with(up).kendall, 1.0);
        QCOMPARE(*up.with(down).spearman, -1.0);
        QCOMPARE(*up.with(down).kendall, -1.0);
    }

    void withoutACoefficientTheReasonIsNamed() {
        const RankedSeries up(Numbers{1, 2, 3});
        const RankedSeries flat(Numbers{5, 5, 5});
        QCOMPARE(up.with(flat).none, NoCorrelation::secondConstant);
        QCOMPARE(flat.with(up).none, NoCorrelation::firstConstant);
        QCOMPARE(RankedSeries(Numbers{1, 2}).with(RankedSeries(Numbers{1, 2})).none, NoCorrelation::tooFewPoints);
        QCOMPARE(up.with(RankedSeries(Numbers{1, kMissing, 2})).none, NoCorrelation::tooFewPoints);
        QCOMPARE(up.with(up, 3).points, std::size_t{0});
        QCOMPARE(RankedSeries(Numbers{}).with(RankedSeries(Numbers{})).points, std::size_t{0});
    }

    /// As n log n does: pair by pair these points take minutes.
    void manyPointsTakeNoMinutes() {
        constexpr std::size_t kPoints = 300'000;
        std::mt19937_64 draw(1);
        Numbers x(kPoints), y(kPoints);
        for (std::size_t k = 0; k < kPoints; ++k) {
            x[k] = static_cast<double>(draw() % 100'000);
            y[k] = 0.5 * x[k] + static_cast<double>(draw() % 100'000);
        }
        QElapsedTimer timer;
        timer.start();
        const auto found = RankedSeries(x).with(RankedSeries(y));
        QVERIFY(timer.elapsed() < 20'000);
        QVERIFY(*found.spearman > 0.3 && *found.spearman < 0.6);
        QVERIFY(*found.kendall > 0.2 && *found.kendall < *found.spearman);
    }
};

GREYSCOPE_TEST(tst_rank_correlation)

}  // namespace tests_of_rank_correlation

#include "tst_rank_correlation.moc"
