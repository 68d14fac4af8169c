// Published examples of statistics (tests/data/stats.json): samples, ratios and tests.
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/stats/bootstrap.h"
#include "core/stats/changes/adjust.h"
#include "core/stats/changes/mann_whitney.h"
#include "core/stats/changes/welch.h"
#include "core/stats/distributions.h"
#include "core/stats/order_interval.h"
#include "core/stats/ratio.h"
#include "tests/support/stats_vectors.h"
#include "tests/support/test_registry.h"

namespace tests_of_stats_vectors {

using namespace greyscope;
using test::Json;
using test::Numbers;
using test::VectorCheck;

class tst_stats_vectors : public QObject {
    Q_OBJECT

private slots:
    void entry_data();
    void entry();
    void everyKindIsCompared();
};

namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();

Numbers sorted(Numbers values) {
    std::sort(values.begin(), values.end());
    return values;
}

double at(const Numbers& ascending, std::size_t order) {
    return order == 0 ? -kInfinite : order > ascending.size() ? kInfinite : ascending[order - 1];
}

/// One side as benchstat summarises it.
double medianSide(const Numbers& values, const std::string& side, VectorCheck& check) {
    const Numbers ascending = sorted(values);
    const auto orders = stats::likeliestOrders(ascending.size(), 0.5, 0.95);
    const double median = stats::medianOf(ascending);
    const double low = at(ascending, orders.low);
    const double high = at(ascending, orders.high);
    check.near("median_" + side, median);
    check.near("ci_orders_" + side, {double(orders.low), double(orders.high)});
    check.near("ci_" + side, {low, high});
    check.near("ci_coverage", orders.coverage);
    check.near("pct_range_" + side, std::max(high - median, median - low) / median * 100.0);
    return median;
}

void compareMedians(const Json& /*entry*/, VectorCheck& check) {
    const Numbers before = check.numbers("old");
    const Numbers after = check.numbers("new");
    const double median = medianSide(before, "old", check);
    check.near("delta_percent", (medianSide(after, "new", check) / median - 1.0) * 100.0);
    const stats::RankTest ranks = stats::mannWhitney(before, after, stats::RankRule::benchstat);
    check.near("U1", ranks.u);
    check.near("p_exact_two_sided", ranks.twoSided);
    check.same("significant", ranks.twoSided < 0.05);
    for (const auto& [level, least] : check.object("min_n_median_ci").items()) {
        std::size_t n = 1;
        while (!stats::evenOrders(n, QString::fromStdString(level).toDouble())) {
            ++n;
        }
        check.same("min_n_median_ci/" + level, n);
    }
    for (const auto& [alpha, least] : check.object("min_n_utest_per_group").items()) {
        const auto smallest = [](std::size_t n) {
            Numbers x(n);
            std::iota(x.begin(), x.end(), 0.0);
            Numbers y(n);
            std::iota(y.begin(), y.end(), 100.0);
            return stats::exactRankTest(x, y).twoSided;
        };
        std::size_t n = 1;
        while (smallest(n) > QString::fromStdString(alpha).toDouble()) {
            ++n;
        }
        check.same("min_n_utest_per_group/" + alpha, n);
    }
}

void mannWhitney(const Json& entry, VectorCheck& check) {
    const Numbers x = check.numbers("x");
    const Numbers y = check.numbers("y");
    const stats::RankTest exact = stats::exactRankTest(x, y);
    check.near("U1", exact.u);
    check.near("p_less_exact", exact.less);
    check.near("p_greater_exact", exact.greater);
    check.near("p_two_sided_exact", exact.twoSided);
    check.near("p_two_sided_doubled_min_tail", exact.doubled);
    check.near("p_two_sided_normal_cc", stats::normalRankTest(x, y, true).twoSided);
    check.near("p_two_sided_normal_nocc", stats::normalRankTest(x, y, false).twoSided);
    check.near("p_greater_normal_nocc", stats::normalRankTest(x, y, false).greater);
    if (entry.at("source").get<std::string>().find("r-source") != std::string::npos) {
        const auto asR = stats::mannWhitney(x, y, stats::RankRule::r);
        check.near(asR.ties ? "p_two_sided_normal_cc" : "p_two_sided_exact", asR.twoSided);
    }
}

void welchTest(const Json& /*entry*/, VectorCheck& check) {
    const auto difference = stats::welch(stats::momentsOf(check.numbers("x")), stats::momentsOf(check.numbers("y")));
    check.near("difference", difference->value);
    check.near("se", difference->error);
    check.near("t", difference->value / difference->error);
    check.near("df", difference->freedom);
    check.near("p", difference->pDifferentFrom(0.0));
    const stats::Interval interval = difference->interval(0.95);
    check.near("interval", {interval.low, interval.high});
}

void meanInterval(const Json& /*entry*/, VectorCheck& check) {
    const stats::Moments moments = stats::momentsOf(check.numbers("x"));
    const auto interval = stats::meanInterval(moments, 0.95);
    check.near("mean", moments.mean);
    check.near("se", moments.error());
    check.near("df", double(moments.count - 1));
    check.near("interval", {interval->low, interval->high});
}

void medianInterval(const Json& entry, VectorCheck& check) {
    if (entry.at("input").contains("x")) {
        const Numbers ascending = sorted(check.numbers("x"));
        const auto orders = stats::likeliestOrders(ascending.size(), 0.5, 0.95);
        check.near("median", stats::medianOf(ascending));
        check.near("orders", {double(orders.low), double(orders.high)});
        check.near("coverage", orders.coverage);
        check.near("lo", at(ascending, orders.low));
        check.near("hi", at(ascending, orders.high));
        return;
    }
    std::size_t row = 0;
    for (const Json& asked : check.input("rows")) {
        if (entry.at("expected").contains("coverage")) {
            check.near("coverage/" + std::to_string(row),
                       stats::orderCoverage(asked.at(0), 0.5, asked.at(1), asked.at(2)));
        } else {
            const auto orders = stats::likeliestOrders(asked.at(0), asked.at(1), asked.at(2));
            const std::string path = "rows/" + std::to_string(row) + "/";
            check.near(path + "0", double(orders.low));
            check.near(path + "1", double(orders.high));
            check.near(path + "2", orders.coverage);
            check.same(path + "3", orders.ambiguous);
        }
        ++row;
    }
    check.same("columns", entry.at("expected").value("columns", Json()));
}

void geometricMeans(const Json& entry, VectorCheck& check) {
    if (entry.at("input").contains("real_time_lhs")) {
        for (const std::string time : {"real_time", "cpu_time"}) {
            check.near(time + "_change", *stats::geometricMean(check.numbers(time + "_rhs")) /
                                                 *stats::geometricMean(check.numbers(time + "_lhs")) -
                                             1.0);
        }
        return;
    }
    const Numbers base = check.numbers("base");
    Numbers ratios = check.numbers("other");
    check.near("geomean_base", *stats::geometricMean(base));
    check.near("geomean_other", *stats::geometricMean(ratios));
    std::transform(ratios.begin(), ratios.end(), base.begin(), ratios.begin(), std::divides<>());
    const auto moments = stats::logMomentsOf(ratios);
    const auto interval = stats::meanInterval(*moments, 0.95);
    const double freedom = double(moments->count - 1);
    check.near("geomean_ratio", std::exp(moments->mean));
    check.near("delta_percent", (std::exp(moments->mean) - 1.0) * 100.0);
    check.near("df", freedom);
    check.near("t_quantile", stats::studentQuantile(0.975, freedom));
    check.near("ratio_interval", {std::exp(interval->low), std::exp(interval->high)});
}

void fieller(const Json& entry, VectorCheck& check) {
    const Json& input = entry.at("input");
    if (input.contains("mean_a")) {
        const double errorA = input.at("sd_a").get<double>() / std::sqrt(input.at("n_a").get<double>());
        const double errorB = input.at("sd_b").get<double>() / std::sqrt(input.at("n_b").get<double>());
        for (const double confidence : {0.9, 0.95, 0.99}) {
            const auto ratio =
                stats::fiellerRatio(input.at("mean_a"), errorA, input.at("mean_b"), errorB, 10.0, confidence);
            const std::string level = base::toText(confidence);
            check.near("ratio", ratio.ratio);
            check.near("g/" + level, ratio.g);
            check.near("intervals/" + level, {ratio.interval->low, ratio.interval->high});
        }
        return;
    }
    const stats::Moments above = stats::momentsOf(check.numbers("numerator"));
    const stats::Moments below = stats::momentsOf(check.numbers("denominator"));
    const bool shared = entry.at("parameters").at("pooled");
    const auto variances = shared ? stats::Variances::shared : stats::Variances::own;
    const auto ratio = stats::fiellerRatio(above, below, variances, 0.95);
    check.near("ratio", ratio->ratio);
    check.near("interval95_two_sided", {ratio->interval->low, ratio->interval->high});
    check.near("interval", {ratio->interval->low, ratio->interval->high});
    check.near("df_interval", ratio->freedom);
    check.near("upper95_one_sided", stats::fiellerRatio(above, below, variances, 0.90)->interval->high);
    // The test of a ratio rho is that of the difference from the denominator times rho.
    const double rho = entry.at("parameters").value("rho0", 1.0);
    const stats::Moments scaled{below.count, rho * below.mean, rho * below.deviation};
    if (shared) {
        const double freedom = ratio->freedom;
        const double na = double(above.count);
        const double nb = double(below.count);
        const double deviation = std::sqrt(
            ((na - 1.0) * above.deviation * above.deviation + (nb - 1.0) * below.deviation * below.deviation) /
            freedom);
        const double t = (above.mean - rho * below.mean) / (deviation * std::sqrt(1.0 / na + rho * rho / nb));
        check.near("t", t);
        check.near("df", freedom);
        check.near("p_less", stats::studentTail(-t, freedom));
    } else {
        const auto difference = stats::welch(above, scaled);
        check.near("t_rho1", difference->value / difference->error);
        check.near("df_test", difference->freedom);
    }
}

// All resamples there, ten thousand draws here.
void bootstrapOfRatio(const Json& entry, VectorCheck& check) {
    const Numbers y = check.numbers("y");
    const Numbers z = check.numbers("z");
    const auto ratio = [&](std::span<const std::size_t> indices) {
        double above = 0.0;
        double below = 0.0;
        for (const std::size_t i : indices) {
            above += y[i];
            below += z[i];
        }
        return above / below;
    };
    constexpr std::size_t kDraws = 10'000;
    Numbers draws;
    const auto result = stats::bootstrapIndices(y.size(), ratio,
                                                {kDraws, 1, 0.95, stats::BootstrapKind::percentile, false}, {}, &draws);
    std::sort(draws.begin(), draws.end());
    const double deviation = entry.at("expected").at("sd");
    const double error = 3.0 * deviation / std::sqrt(double(kDraws));
    check.within(error, "mean", result->mean);
    check.within(error, "bias", result->mean - result->estimate);
    check.within(error, "sd", result->deviation);
    for (const auto& [p, value] : entry.at("expected").at("percentiles").items()) {
        const double place = std::ceil(QString::fromStdString(p).toDouble() * double(kDraws)) - 1.0;
        check.within(0.01, "percentiles/" + p, draws[static_cast<std::size_t>(place)]);
    }
}

void propagated(const Json& entry, VectorCheck& check) {
    const Json& input = entry.at("input");
    const auto ratio = stats::spreadRatio({2, input.at("mean"), input.at("sd")},
                                          {2, input.at("reference_mean"), input.at("reference_sd")});
    check.near("ratio", ratio.ratio);
    check.near("sd", ratio.deviation);
}

void equivalence(const stats::MeanDifference& difference, stats::Interval bounds, VectorCheck& check) {
    const stats::MarginTest test = stats::againstMargin(difference, bounds);
    const stats::Interval interval = difference.interval(0.9);
    check.near("difference", difference.value);
    check.near("se", difference.error);
    check.near("df", difference.freedom);
    check.near("t_lower", test.tLow);
    check.near("t_upper", test.tHigh);
    check.near("p_lower", test.pAboveLow);
    check.near("p_upper", test.pBelowHigh);
    check.near("p_tost", test.pInside);
    check.near("interval90", {interval.low, interval.high});
    check.near("bounds", {bounds.low, bounds.high});
    check.same("equivalent", test.pInside <= 0.05);
}

void logRatio(const Json& /*entry*/, VectorCheck& check) {
    const auto x = stats::logMomentsOf(check.numbers("x"));
    const auto y = stats::logMomentsOf(check.numbers("y"));
    const auto difference = stats::welch(*x, *y);
    check.near("log_ratio", difference->value);
    check.near("t", difference->value / difference->error);
    check.near("p", difference->pDifferentFrom(0.0));
    check.near("ratio", std::exp(difference->value));
    const auto interval = [&](double confidence) {
        const stats::Interval logs = difference->interval(confidence);
        return Numbers{std::exp(logs.low), std::exp(logs.high)};
    };
    check.near("interval90", interval(0.9));
    check.near("interval95", interval(0.95));
    const stats::MarginTest test = stats::againstMargin(*difference, {std::log(0.8), std::log(1.25)});
    check.near("se", difference->error);
    check.near("df", difference->freedom);
    check.near("t_lower", test.tLow);
    check.near("p_lower", test.pAboveLow);
    check.near("t_upper", test.tHigh);
    check.near("p_upper", test.pBelowHigh);
    check.same("equivalent", test.pInside <= 0.05);
}

void twoOneSided(const Json& entry, VectorCheck& check) {
    const Json& input = entry.at("input");
    const Json& parameters = entry.at("parameters");
    if (input.contains("x")) {
        equivalence(*stats::welch(stats::momentsOf(check.numbers("x")), stats::momentsOf(check.numbers("y"))),
                    {parameters.at("bounds").at(0), parameters.at("bounds").at(1)}, check);
        return;
    }
    const stats::Moments x{input.at("n1"), input.at("m1"), input.at("sd1")};
    const stats::Moments y{input.at("n2"), input.at("m2"), input.at("sd2")};
    if (parameters.contains("bounds_d")) {
        const double sd = std::sqrt((x.deviation * x.deviation + y.deviation * y.deviation) / 2.0);
        const Json& bounds = parameters.at("bounds_d");
        equivalence(*stats::welch(x, y), {sd * bounds.at(0).get<double>(), sd * bounds.at(1).get<double>()}, check);
    } else {
        equivalence(*stats::pooled(x, y), {parameters.at("bounds").at(0), parameters.at("bounds").at(1)}, check);
    }
}

void manyTests(const Json& entry, VectorCheck& check) {
    const Numbers p = check.numbers("p");
    const std::map<std::string, stats::Adjustment> ways{{"BH", stats::Adjustment::benjaminiHochberg},
                                                        {"holm", stats::Adjustment::holm},
                                                        {"bonferroni", stats::Adjustment::bonferroni}};
    for (const auto& [name, way] : ways) {
        const Numbers adjusted = stats::adjusted(p, way);
        if (entry.at("expected").contains(name)) {
            check.near(name, adjusted);
        }
        check.same("rejected_" + name,
                   std::count_if(adjusted.begin(), adjusted.end(), [](double each) { return each <= 0.05; }));
    }
    if (entry.at("expected").contains("BH_n10")) {
        check.near("BH_n10", stats::adjusted(p, stats::Adjustment::benjaminiHochberg, 10));
    }
}

const test::VectorChecks kChecks{{"compare-medians", compareMedians},
                                 {"mann-whitney", mannWhitney},
                                 {"welch-t", welchTest},
                                 {"mean-interval", meanInterval},
                                 {"median-interval", medianInterval},
                                 {"geomean-ratio", geometricMeans},
                                 {"ratio-fieller", fieller},
                                 {"ratio-bootstrap", bootstrapOfRatio},
                                 {"ratio-propagation", propagated},
                                 {"ratio-log-t", logRatio},
                                 {"tost", twoOneSided},
                                 {"multiple-testing", manyTests}};

}  // namespace

void tst_stats_vectors::entry_data() {
    test::addVectorRows(kChecks);
}

void tst_stats_vectors::entry() {
    QFETCH(QString, id);
    const std::string complaint = test::complaintOf(kChecks, id.toStdString());
    QVERIFY2(complaint.empty(), complaint.c_str());
}

// The other kinds are those of tst_scaling_vectors.
void tst_stats_vectors::everyKindIsCompared() {
    const std::set<std::string> others{"usl", "pmnf", "nonlinear-least-squares", "change-point", "sequential-design"};
    for (const auto& [id, entry] : test::statsVectors()) {
        const std::string kind = entry.at("kind");
        QVERIFY2(kChecks.contains(kind) != others.contains(kind), kind.c_str());
    }
}

GREYSCOPE_TEST(tst_stats_vectors)

}  // namespace tests_of_stats_vectors

#include "tst_stats_vectors.moc"
