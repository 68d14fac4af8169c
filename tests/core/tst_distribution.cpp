// Summaries of samples and straight lines against R, see tests/data/make_distribution_oracle.R.
#include <QTest>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <numeric>
#include <random>

#include <nlohmann/json.hpp>

#include "core/stats/distribution.h"
#include "tests/support/test_registry.h"

namespace tests_of_distribution {

using namespace greyscope;
using Numbers = std::vector<double>;

namespace {

bool near(double a, double b, double tolerance = 1e-12) {
    return std::abs(a - b) <= tolerance * std::max({std::abs(a), std::abs(b), 1e-300});
}

bool near(const Numbers& a, const Numbers& b, double tolerance = 1e-12) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [tolerance](double one, double other) { return near(one, other, tolerance); });
}

}  // namespace

class tst_distribution : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        std::ifstream file(GREYSCOPE_TEST_DATA "/distribution_oracle.json");
        m_oracle = nlohmann::json::parse(file);
        for (const auto& [name, sample] : m_oracle.at("samples").items()) {
            Numbers values = sample.at("values").get<Numbers>();
            std::sort(values.begin(), values.end());
            m_samples.emplace_back(sample, std::move(values));
        }
        QVERIFY(m_samples.size() > 5);
    }

    void boxesAreThoseOfR() {
        for (const auto& [oracle, values] : m_samples) {
            const stats::BoxSummary box = stats::boxOf(values);
            QCOMPARE(box.count, values.size());
            QVERIFY(near(Numbers{box.firstQuartile, box.median, box.thirdQuartile}, oracle.at("quartiles")));
            QVERIFY(near(Numbers{box.low, box.high}, oracle.at("whiskers")));
            QVERIFY(near(box.outside, oracle.at("outside").get<Numbers>()));
        }
    }

    void densitiesAreThoseOfR() {
        for (const auto& [oracle, values] : m_samples) {
            const auto density = stats::densityOf(values, 9);
            QVERIFY(density);
            QVERIFY(near(density->bandwidth, oracle.at("bandwidth")));
            QVERIFY(near(density->bandwidth, oracle.at("bw_nrd0")));
            const auto expected = oracle.at("density").get<Numbers>();
            const double highest = *std::max_element(expected.begin(), expected.end());
            for (std::size_t i = 0; i < expected.size(); ++i) {  // far kernels are left out
                QVERIFY(std::abs(density->density[i] - expected[i]) < 1e-12 * highest);
            }
        }
        QVERIFY(!stats::densityOf(Numbers{4.0, 4.0, 4.0}, 9));
    }

    void sharesAreThoseOfR() {
        for (const auto& [oracle, values] : m_samples) {
            QVERIFY(near(stats::ecdfOf(values, 4000).share, oracle.at("ecdf").get<Numbers>()));
            QVERIFY(
                near(stats::binShares(values, oracle.at("edges").get<Numbers>()), oracle.at("shares").get<Numbers>()));
        }
    }

    /// The shares of a thinned distribution are exact, and its outer values are all kept.
    void thinnedDistributionsAreExact() {
        std::mt19937 generator(5);
        std::lognormal_distribution<double> draw;
        Numbers values(20000);
        std::generate(values.begin(), values.end(), [&] { return draw(generator); });
        std::sort(values.begin(), values.end());
        const stats::Ecdf thinned = stats::ecdfOf(values, 1000);
        QVERIFY(thinned.value.size() < 1300);
        for (std::size_t i = 0; i < thinned.value.size(); ++i) {
            const auto below = std::upper_bound(values.begin(), values.end(), thinned.value[i]) - values.begin();
            QCOMPARE(thinned.share[i], static_cast<double>(below) / 20000.0);
        }
        QVERIFY(std::equal(values.end() - 100, values.end(), thinned.value.end() - 100));
    }

    /// Every value is in a bin, edges are multiples of a round width, and no sample has too many bins.
    void binsHoldAllValues() {
        std::mt19937 generator(6);
        std::normal_distribution<double> draw(50.0, 7.0);
        for (const std::size_t count : {1u, 2u, 10u, 1000u}) {
            Numbers values(count);
            std::generate(values.begin(), values.end(), [&] { return draw(generator); });
            std::sort(values.begin(), values.end());
            const Numbers edges = stats::binEdges(values);
            const Numbers shares = stats::binShares(values, edges);
            QVERIFY(near(std::accumulate(shares.begin(), shares.end(), 0.0), 1.0));
            QVERIFY(shares.size() <= 102);
        }
        QCOMPARE(stats::binEdges(Numbers{7.0, 7.0}).size(), 2);
        QCOMPARE(stats::binShares(Numbers{0.0, 0.0}, stats::binEdges(Numbers{0.0, 0.0})), Numbers{1.0});
    }

    void linesAreThoseOfR() {
        for (const auto& oracle : m_oracle.at("lines")) {
            const auto x = oracle.at("x").get<Numbers>();
            const auto y = oracle.at("y").get<Numbers>();
            const auto line = stats::lineThrough(x, y);
            QVERIFY(line);
            QVERIFY(near(line->intercept, oracle.at("intercept"), 1e-6));
            QVERIFY(near(line->slope, oracle.at("slope"), 1e-8));
            QVERIFY(near(line->determination, oracle.at("r2"), 1e-8));
            const auto at = oracle.at("at").get<Numbers>();
            for (std::size_t i = 0; i < at.size(); ++i) {
                const double half = *line->halfWidth(at[i], 0.95);
                QVERIFY(near(2.0 * half, oracle.at("high")[i].get<double>() - oracle.at("low")[i].get<double>(), 1e-6));
            }
        }
        QVERIFY(!stats::lineThrough(Numbers{1.0, 1.0}, Numbers{2.0, 3.0}));
        QVERIFY(!stats::lineThrough(Numbers{1.0, 2.0}, Numbers{2.0, 3.0})->halfWidth(1.5, 0.95));
    }

private:
    nlohmann::json m_oracle;
    std::vector<std::pair<nlohmann::json, Numbers>> m_samples;
};

GREYSCOPE_TEST(tst_distribution)

}  // namespace tests_of_distribution

#include "tst_distribution.moc"
