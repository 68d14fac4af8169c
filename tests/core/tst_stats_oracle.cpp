// Tests, quantiles and curves on random data against other programs (tests/data/make_stats_oracle.py, make_stats_r.R).
#include <QTest>

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/stats/changes/adjust.h"
#include "core/stats/changes/mann_whitney.h"
#include "core/stats/changes/welch.h"
#include "core/stats/distributions.h"
#include "core/stats/scaling_law.h"
#include "tests/support/test_registry.h"

namespace tests_of_stats_oracle {

using namespace greyscope;
using Json = nlohmann::json;
using Numbers = std::vector<double>;

class tst_stats_oracle : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void twoSamples();
    void adjustedPValues();
    void quantilesAndTails();
    void scalingLaws();
    void twoSamplesAsInR();
    void adjustedPValuesAsInR();
    void scalingLawsAsInR();

private:
    Json m_oracle;
    Json m_r;
};

namespace {

bool near(double value, double expected, double relative) {
    return std::abs(value - expected) <= relative * std::abs(expected) + 1e-300;
}

}  // namespace

void tst_stats_oracle::initTestCase() {
    std::ifstream file(GREYSCOPE_TEST_DATA "/stats_oracle.json");
    m_oracle = Json::parse(file);
    std::ifstream ofR(GREYSCOPE_TEST_DATA "/stats_r.json");
    m_r = Json::parse(ofR);
}

void tst_stats_oracle::twoSamples() {
    for (const Json& each : m_oracle.at("samples")) {
        const Numbers x = each.at("x");
        const Numbers y = each.at("y");
        const auto welch = stats::welch(stats::momentsOf(x), stats::momentsOf(y));
        QVERIFY(near(welch->value / welch->error, each.at("welch").at(0), 1e-11));
        QVERIFY(near(welch->pDifferentFrom(0.0), each.at("welch").at(1), 1e-10));
        const auto student = stats::pooled(stats::momentsOf(x), stats::momentsOf(y));
        QVERIFY(near(student->value / student->error, each.at("student").at(0), 1e-11));
        QVERIFY(near(student->pDifferentFrom(0.0), each.at("student").at(1), 1e-10));
        const auto ranks = stats::mannWhitney(x, y, stats::RankRule::r);
        QCOMPARE(ranks.u, each.at("u").get<double>());
        QVERIFY(near(ranks.doubled, each.at("ranks").at(0), 1e-10));
        QVERIFY(near(ranks.less, each.at("ranks").at(1), 1e-10));
        QVERIFY(near(ranks.greater, each.at("ranks").at(2), 1e-10));
    }
}

void tst_stats_oracle::adjustedPValues() {
    for (const Json& each : m_oracle.at("adjusted")) {
        const Numbers p = each.at("p");
        const Numbers bh = stats::adjusted(p, stats::Adjustment::benjaminiHochberg);
        const Numbers holm = stats::adjusted(p, stats::Adjustment::holm);
        for (std::size_t k = 0; k < p.size(); ++k) {
            QVERIFY(near(bh[k], each.at("bh").at(k), 1e-13));
            QVERIFY(near(holm[k], each.at("holm").at(k), 1e-13));
        }
        QCOMPARE(stats::adjusted(p, stats::Adjustment::none), p);
    }
}

void tst_stats_oracle::quantilesAndTails() {
    for (const Json& each : m_oracle.at("quantiles")) {
        const double p = each.at(0);
        const double freedom = each.at(1);
        QVERIFY(near(stats::studentQuantile(p, freedom), each.at(2), 1e-10));
        QVERIFY(near(stats::studentQuantile(1.0 - p, freedom), -each.at(2).get<double>(), 1e-10));
        QVERIFY(near(stats::studentTail(stats::studentQuantile(p, freedom), freedom), 1.0 - p, 1e-12));
    }
    for (const Json& each : m_oracle.at("tails")) {
        QVERIFY(near(stats::studentTail(each.at(0), each.at(1)), each.at(2), 1e-11));
    }
    for (const Json& each : m_oracle.at("normals")) {
        QVERIFY(std::abs(stats::normalQuantile(each.at(0)) - each.at(1).get<double>()) <= 1e-14 * 40.0);
    }
    // Closed forms: one and two degrees of freedom.
    QVERIFY(near(stats::studentQuantile(0.6, 1.0), std::tan(0.1 * M_PI), 1e-14));
    QVERIFY(near(stats::studentTail(1e8, 1.0), 1e-8 / M_PI, 1e-14));
    QVERIFY(near(stats::studentTail(3.0, 2.0), 0.5 - 3.0 / (2.0 * std::sqrt(11.0)), 1e-13));
}

void tst_stats_oracle::scalingLaws() {
    for (const Json& each : m_oracle.at("scaling")) {
        const Numbers loads = each.at("n");
        const Numbers values = each.at("y");
        const auto fit = stats::fitScalingLaw(stats::ScalingLaw::usl, loads, values);
        QVERIFY(fit.fit.usable());
        QVERIFY(fit.fit.rss <= each.at("rss").get<double>() * (1.0 + 1e-9));
        QVERIFY(near(fit.parameters.lambda, each.at("b").at(0), 1e-5));
        QVERIFY(std::abs(fit.parameters.sigma - each.at("b").at(1).get<double>()) <= 1e-5);
        QVERIFY(std::abs(fit.parameters.kappa - each.at("b").at(2).get<double>()) <= 1e-7);
    }
}

/// t.test, of values and of their logarithms, against a margin, and wilcox.test.
void tst_stats_oracle::twoSamplesAsInR() {
    for (const Json& each : m_r.at("samples")) {
        const Numbers x = each.at("x");
        const Numbers y = each.at("y");
        const double level = each.at("level");
        const stats::Moments mx = stats::momentsOf(x);
        const stats::Moments my = stats::momentsOf(y);
        const auto welch = stats::welch(mx, my);
        QVERIFY(near(welch->interval(level).low, each.at("interval").at(0), 1e-10));
        QVERIFY(near(welch->interval(level).high, each.at("interval").at(1), 1e-10));
        const auto mean = stats::meanInterval(mx, level);
        QVERIFY(near(mean->low, each.at("mean_interval").at(0), 1e-10));
        QVERIFY(near(mean->high, each.at("mean_interval").at(1), 1e-10));
        const auto student = stats::pooled(mx, my);
        QVERIFY(near(student->value / student->error, each.at("student").at(0), 1e-10));
        QVERIFY(near(student->pDifferentFrom(0.0), each.at("student").at(1), 1e-9));
        const auto logarithms = stats::welch(*stats::logMomentsOf(x), *stats::logMomentsOf(y));
        QVERIFY(near(logarithms->value / logarithms->error, each.at("log_welch").at(0), 1e-9));
        QVERIFY(near(logarithms->freedom, each.at("log_welch").at(1), 1e-10));
        QVERIFY(near(logarithms->pDifferentFrom(0.0), each.at("log_welch").at(2), 1e-9));
        const auto margin = stats::againstMargin(*logarithms, {std::log1p(-0.1), std::log1p(0.1)});
        QVERIFY(near(margin.pAboveLow, each.at("inside").at(0), 1e-9));
        QVERIFY(near(margin.pBelowHigh, each.at("inside").at(1), 1e-9));
        QCOMPARE(margin.pInside, std::max(margin.pAboveLow, margin.pBelowHigh));
        const auto ranks = stats::mannWhitney(x, y, stats::RankRule::r);
        QCOMPARE(ranks.u, each.at("w").get<double>());
        QVERIFY(near(ranks.doubled, each.at("ranks").at(0), 1e-9));
        QVERIFY(near(ranks.less, each.at("ranks").at(1), 1e-9));
        QVERIFY(near(ranks.greater, each.at("ranks").at(2), 1e-9));
    }
}

void tst_stats_oracle::adjustedPValuesAsInR() {
    for (const Json& each : m_r.at("adjusted")) {
        const Numbers p = each.at("p");
        for (const auto& [how, name] :
             {std::pair{stats::Adjustment::benjaminiHochberg, "bh"}, std::pair{stats::Adjustment::holm, "holm"},
              std::pair{stats::Adjustment::bonferroni, "bonferroni"}}) {
            const Numbers adjusted = stats::adjusted(p, how);
            for (std::size_t k = 0; k < p.size(); ++k) {
                QVERIFY(near(adjusted[k], each.at(name).at(k), 1e-13));
            }
        }
    }
}

/// nls, which stops where the sum of squares changes by a share of 1e-14.
void tst_stats_oracle::scalingLawsAsInR() {
    for (const Json& each : m_r.at("scaling")) {
        const Numbers loads = each.at("n");
        const Numbers values = each.at("y");
        const auto fit = stats::fitScalingLaw(stats::ScalingLaw::usl, loads, values);
        QVERIFY(fit.fit.usable());
        QVERIFY(fit.fit.rss <= each.at("rss").get<double>() * (1.0 + 1e-9));
        QVERIFY(near(fit.parameters.lambda, each.at("b").at(0), 1e-5));
        QVERIFY(std::abs(fit.parameters.sigma - each.at("b").at(1).get<double>()) <= 1e-5);
        QVERIFY(std::abs(fit.parameters.kappa - each.at("b").at(2).get<double>()) <= 1e-7);
    }
}

GREYSCOPE_TEST(tst_stats_oracle)

}  // namespace tests_of_stats_oracle

#include "tst_stats_oracle.moc"
