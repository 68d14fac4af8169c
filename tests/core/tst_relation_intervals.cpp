#include "core/grey/degrees/relation_intervals.h"

#include <QTest>

#include <cmath>

#include "core/base/random.h"
#include "core/data/series/pivot.h"
#include "tests/support/normal_draw.h"
#include "tests/support/summed_up.h"
#include "tests/support/test_registry.h"

namespace tests_of_relation_intervals {

using namespace greyscope;

namespace {

constexpr std::size_t kPoints = 8;

/// What series s measures at point k without noise: s = 0 is the reference.
double truth(std::size_t s, std::size_t k, double phase) {
    const double base = 100.0 * (1.0 + 0.25 * static_cast<double>(k));
    return base * (1.0 + 0.03 * static_cast<double>(s) * std::sin(static_cast<double>(k * (s + 1)) + phase));
}

/// Four series with so many repeats each, whose logarithms scatter by `spread`.
data::Dataset measured(std::size_t repeats, double spread, std::uint64_t seed, double phase = 0.0) {
    data::TextValues systems{{"r", "a", "b", "c"}, {}};
    data::NumericValues threads;
    data::NumericValues values;
    base::NamedDraws draws(seed, "measured");
    for (std::size_t s = 0; s < 4; ++s) {
        for (std::size_t k = 0; k < kPoints; ++k) {
            for (std::size_t i = 0; i < repeats; ++i) {
                systems.codes.push_back(static_cast<std::int32_t>(s));
                threads.push_back(static_cast<double>(k + 1));
                values.push_back(truth(s, k, phase) * std::exp(spread * test::normalDraw(draws)));
            }
        }
    }
    return *data::Dataset::create({{"system", "", systems}, {"threads", "", threads}, {"rate", "", values}});
}

grey::RelationOptions usual() {
    return {.image = {data::Image::mean}, .scope = grey::ExtremaScope::global, .weights = {}};
}

base::Expected<std::optional<grey::DegreeIntervals>> intervalsOf(
    const data::Dataset& dataset, grey::DegreeDraws how, std::size_t threads = 1,
    data::Aggregation aggregation = data::Aggregation::mean, const grey::RelationOptions& options = usual()) {
    const auto table = *data::pivot(dataset, {{"threads"}, "rate", {"system"}, {}, aggregation});
    base::NoProgress progress;
    return grey::degreeIntervals(dataset, table, 0, {1, 2, 3}, options, how, {threads}, progress);
}

/// How many of 30 intervals hold the degree of the true means: by turns of few repeats that scatter by 2 %, and of many
/// that scatter by 5 %.
std::size_t heldOf(const grey::RelationOptions& options, std::pair<std::size_t, std::size_t> fewAndMany) {
    std::size_t held = 0;
    for (std::uint64_t trial = 0; trial < 10; ++trial) {
        const double phase = 0.7 * static_cast<double>(trial);
        const auto pivoted =
            *data::pivot(measured(1, 0.0, 1, phase), {{"threads"}, "rate", {"system"}, {}, data::Aggregation::mean});
        const auto degrees = *grey::relate(pivoted, 0, {1, 2, 3}, options);
        const bool few = trial % 2 == 0;
        const auto table = measured(few ? fewAndMany.first : fewAndMany.second, few ? 0.02 : 0.05, 100 + trial, phase);
        const auto intervals = intervalsOf(table, {.draws = 100}, 1, data::Aggregation::mean, options);
        for (std::size_t i = 0; i < 3; ++i) {
            const auto& interval = (*intervals)->degrees[i].interval;
            held += interval && interval->holds(degrees.degrees(static_cast<Eigen::Index>(i))) ? 1 : 0;
        }
    }
    return held;
}

}  // namespace

class tst_relation_intervals : public QObject {
    Q_OBJECT

private slots:
    /// Of many repeats the mean is drawn either way; of few the draws are others, of the same width.
    void summedUpRepeatsTellAsMuch() {
        const data::Dataset many = measured(201, 0.05, 3);
        const auto rows = intervalsOf(many, {.draws = 100});
        const auto summed = intervalsOf(test::summedUp(many, "rate"), {.draws = 100});
        QVERIFY(rows && *rows && summed && *summed);
        QCOMPARE((*summed)->fewest, std::size_t{201});
        for (std::size_t i = 0; i < 3; ++i) {
            QVERIFY(std::abs((*rows)->degrees[i].interval->low - (*summed)->degrees[i].interval->low) < 1e-9);
            QVERIFY(std::abs((*rows)->degrees[i].interval->high - (*summed)->degrees[i].interval->high) < 1e-9);
        }
        const data::Dataset few = measured(5, 0.05, 3);
        const auto drawn = intervalsOf(few, {.draws = 200});
        const auto fromMoments = intervalsOf(test::summedUp(few, "rate"), {.draws = 200});
        for (std::size_t i = 0; i < 3; ++i) {
            const auto width = [i](const auto& all) {
                return (*all)->degrees[i].interval->high - (*all)->degrees[i].interval->low;
            };
            QVERIFY(std::abs(width(drawn) / width(fromMoments) - 1.0) < 0.25);
        }
    }

    void withoutRepeatsThereIsNone() {
        const auto none = intervalsOf(measured(1, 0.05, 1), {});
        QVERIFY(none.has_value() && !none->has_value());
    }

    /// Equal repeats: nothing is drawn away from the degree.
    void withoutNoiseTheIntervalIsTheDegree() {
        const auto exact = intervalsOf(measured(3, 0.0, 1), {.draws = 100});
        for (const grey::DegreeInterval& each : (*exact)->degrees) {
            QVERIFY(std::abs(each.corrected - each.degree) < 1e-9);
            QVERIFY(std::abs(each.interval->high - each.interval->low) < 1e-9);
            QCOMPARE(each.rankHolds, 1.0);
        }
        QCOMPARE((*exact)->orderHolds, 1.0);
        QCOMPARE((*exact)->repeated, 4 * kPoints);
        QCOMPARE((*exact)->most, std::size_t{3});
    }

    void sameBitsOnAnyNumberOfThreads() {
        const data::Dataset dataset = measured(4, 0.05, 2);
        const auto one = intervalsOf(dataset, {.draws = 100}, 1);
        const auto four = intervalsOf(dataset, {.draws = 100}, 4);
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE((*one)->degrees[i].interval, (*four)->degrees[i].interval);
            QCOMPARE((*one)->degrees[i].rankHolds, (*four)->degrees[i].rankHolds);
        }
        const auto other = intervalsOf(dataset, {.draws = 100, .seed = 2});
        QVERIFY((*one)->degrees[0].interval->low != (*other)->degrees[0].interval->low);
    }

    /// Of ten systems, for two scatters and numbers of repeats: what share they hold, bench_stats tells of
    /// thousands.
    void intervalsHoldTheTruth() {
        const std::size_t held = heldOf(usual(), {5, 10});
        QVERIFY2(held >= 25, std::to_string(held).c_str());  // of 30, of which 95 % are 28
    }

    /// Their images share the noise of a first value that has two measurements.
    void intervalsOfAreasHoldTheTruth() {
        grey::RelationOptions options = usual();
        options.image.kind = data::Image::initial;
        options.method = grey::RelationMethod::absolute;
        const std::size_t held = heldOf(options, {2, 2});
        QVERIFY2(held >= 27, std::to_string(held).c_str());
    }

    /// A system that is the reference itself but for noise: its degree is 1, and the interval says so; by itself
    /// there is no largest difference that its degree could be measured by.
    void equalSystemsAreNotToldApart() {
        const data::TextValues systems{{"r", "same"}, {0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1}};
        const data::Dataset dataset =
            *data::Dataset::create({{"system", "", systems},
                                    {"threads", "", data::NumericValues{1, 1, 1, 2, 2, 2, 1, 1, 1, 2, 2, 2}},
                                    {"rate", "", data::NumericValues{9, 10, 11, 19, 21, 20, 11, 9, 10, 20, 19, 21}}});
        const auto table = *data::pivot(dataset, {{"threads"}, "rate", {"system"}, {}, data::Aggregation::mean});
        base::NoProgress progress;
        grey::RelationOptions options{.image = {data::Image::none}, .weights = {}};
        const auto deng = grey::degreeIntervals(dataset, table, 0, {1}, options, {.draws = 100}, {1}, progress);
        QVERIFY(!(*deng)->degrees.front().interval);
        options.method = grey::RelationMethod::closeness;
        const auto area = grey::degreeIntervals(dataset, table, 0, {1}, options, {.draws = 100}, {1}, progress);
        QCOMPARE((*area)->degrees.front().interval->high, 1.0);
    }

    /// Four times the repeats about halve what they say, on the mean of several measurements, also where not each of
    /// them is drawn any more.
    void manyRepeatsAreDrawnAsOne() {
        for (const auto how : {data::Aggregation::mean, data::Aggregation::median}) {
            double few = 0.0, many = 0.0;
            const auto drawn = intervalsOf(measured(101, 0.01, 0), {.draws = 100}, 1, how);
            const auto limit = intervalsOf(measured(404, 0.01, 100), {.draws = 100}, 1, how);
            for (std::size_t i = 0; i < 3; ++i) {
                few += (*drawn)->degrees[i].deviation;
                many += (*limit)->degrees[i].deviation;
            }
            QCOMPARE((*limit)->most, std::size_t{404});
            QVERIFY2(many / few > 0.4 && many / few < 0.85, std::to_string(many / few).c_str());
        }
    }

    /// What was simulated is said, of every degree; of an image that was not, nothing.
    void onlyWhatWasSimulatedIsSaid() {
        for (const grey::RelationDegree& degree : grey::relationDegrees()) {
            grey::RelationOptions options = usual();
            options.method = degree.method;
            const auto share = grey::simulatedShareOf(options, 5);
            QCOMPARE(share.has_value(), degree.simulated.value.has_value());
            if (!share) {
                continue;
            }
            QVERIFY(share->low < 0.95 && share->high > 0.9);
            QVERIFY(grey::simulatedShareOf(options, 2)->low <= share->low);
            const double ofAll = grey::simulatedRanksOf(options)->high;
            options.scope = grey::ExtremaScope::pairwise;
            QCOMPARE(grey::simulatedRanksOf(options)->high < ofAll, degree.isByPoints());
            options.image = {data::Image::zScore};
            QCOMPARE(grey::simulatedShareOf(options, 5).has_value(), !degree.ofImage);
            QCOMPARE(grey::simulatedRanksOf(options).has_value(), !degree.ofImage);
        }
    }

    void optionsAreChecked() {
        QCOMPARE(intervalsOf(measured(2, 0.1, 1), {.draws = 10}).error().code, base::ErrorCode::optionOutOfRange);
        QCOMPARE(intervalsOf(measured(2, 0.1, 1), {.confidence = 1.0}).error().code, base::ErrorCode::optionOutOfRange);
    }
};

GREYSCOPE_TEST(tst_relation_intervals)

}  // namespace tests_of_relation_intervals

#include "tst_relation_intervals.moc"
