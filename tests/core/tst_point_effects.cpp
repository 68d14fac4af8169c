#include <QTest>

#include <numeric>
#include <utility>

#include "core/data/columns/direction.h"
#include "core/data/recipe/transposed.h"
#include "core/data/series/point_effects.h"
#include "tests/support/test_registry.h"

namespace tests_of_point_effects {

using namespace greyscope;
using data::Better;
using data::Column;

namespace {

constexpr auto kCost = data::Effect::cost;
constexpr auto kBenefit = data::Effect::benefit;

/// Effects of all series of a table, and the points of which nothing is known.
std::pair<std::vector<data::Effect>, std::vector<std::size_t>> effectsOf(const data::Dataset& dataset,
                                                                         const data::SeriesQuery& query,
                                                                         bool criteria = false) {
    data::SeriesTable table = data::pivot(dataset, query).value();
    table = criteria ? data::transposed(table) : table;
    std::vector<std::size_t> which(table.series.size());
    std::iota(which.begin(), which.end(), std::size_t{0});
    const data::KnownEffects known = data::knownEffects(dataset, query, table, which);
    std::vector<data::Effect> kinds;
    for (const data::PointEffect& effect : known.effects) {
        kinds.push_back(effect.kind);
    }
    return {kinds, known.unknown};
}

using Found = std::pair<std::vector<data::Effect>, std::vector<std::size_t>>;

}  // namespace

/// What is better at a point before anybody says it.
class tst_point_effects : public QObject {
    Q_OBJECT

private slots:
    void aMetricSaysItOfEveryPoint() {
        const auto table = data::Dataset::create({{"op", "", data::TextValues{{"hit", "miss"}, {0, 0, 1, 1}}},
                                                  {"host", "", data::TextValues{{"x", "y"}, {0, 1, 0, 1}}},
                                                  {"wait_ms", "ms", std::vector<double>{1, 2, 3, 4}},
                                                  {"rate", "MB/s", std::vector<double>{1, 2, 3, 4}},
                                                  {"k", "", std::vector<double>{1, 2, 3, 4}}})
                               .value();
        const data::SeriesQuery query{{"op"}, "wait_ms", {"host"}, {}};
        QCOMPARE(effectsOf(table, query), (Found{{kCost, kCost}, {}}));
        data::SeriesQuery other = query;
        other.value = "rate";
        QCOMPARE(effectsOf(table, other), (Found{{kBenefit, kBenefit}, {}}));
        other.value = "k";  // points of it are called by what is counted
        QCOMPARE(effectsOf(table, other), (Found{{kBenefit, kCost}, {}}));
    }

    void criteriaHaveTheDirectionOfTheirColumns() {
        const auto table = data::Dataset::create({{"model", "", data::TextValues{{"a", "b"}, {0, 1}}},
                                                  {"p", "ms", std::vector<double>{1, 2}},
                                                  {"rate", "", std::vector<double>{1, 2}},
                                                  {"weight", "", std::vector<double>{1, 2}}})
                               .value();
        const data::SeriesQuery query{{"model"}, "", {}, {}, data::Aggregation::none, {"p", "rate", "weight"}};
        QCOMPARE(effectsOf(table, query, true), (Found{{kCost, kBenefit, kBenefit}, {2}}));
    }

    void seriesOfUnlikeDirectionsLeaveItToThePoints() {
        const auto table = data::Dataset::create({{"k", "", std::vector<double>{1, 2}},
                                                  {"a", "ms", std::vector<double>{1, 2}},
                                                  {"b", "MB/s", std::vector<double>{1, 2}}})
                               .value();
        QCOMPARE(effectsOf(table, {{"k"}, "", {}, {}}), (Found{{kBenefit, kBenefit}, {0, 1}}));
    }

    void whatTheFileStatesCounts() {
        Column stated{"p", "ms", std::vector<double>{1, 2}};
        stated.better = Better::more;
        const auto table = data::Dataset::create({{"k", "", std::vector<double>{1, 2}}, stated}).value();
        QCOMPARE(effectsOf(table, {{"k"}, "p", {}, {}}), (Found{{kBenefit, kBenefit}, {}}));
    }
};

GREYSCOPE_TEST(tst_point_effects)

}  // namespace tests_of_point_effects

#include "tst_point_effects.moc"
