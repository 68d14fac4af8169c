// Derivations of intervals of degrees: drawn again, they end in the interval that was shown.
#include <QtTest>

#include <cmath>

#include "core/grey/relation_draws.h"
#include "core/working/degree_interval_working.h"
#include "tests/support/derived_numbers.h"
#include "tests/support/test_registry.h"

namespace tests_of_working_degree_intervals {

using namespace greyscope;
using grey::ExtremaScope;
using test::near;
using test::valueOf;

namespace {

/// All 200 where they are asked for.
int tableCount() {
    return qEnvironmentVariableIsSet("GREYSCOPE_ALL_DERIVATIONS") ? 200 : 4;
}

constexpr std::size_t kSeries = 4;
const std::vector<std::size_t> kWhich{0, 1, 2, 3};

struct Case {
    data::Dataset dataset;
    data::SeriesTable table;
    grey::RelationOptions options;
    grey::DegreeDraws how;
};

Case caseOf(unsigned seed) {
    test::Draws draws(seed);
    const std::size_t points = 4 + draws.below(6);
    const std::size_t repeats = 2 + draws.below(5);
    const double apart = draws.between(0.0, 0.2);
    data::TextValues systems{{"r", "a", "b", "c"}, {}};
    data::NumericValues threads;
    data::NumericValues values;
    for (std::size_t s = 0; s < kSeries; ++s) {
        for (std::size_t k = 0; k < points; ++k) {
            const double level = 10.0 * (1.0 + 0.3 * static_cast<double>(k)) * (1.0 + apart * draws.uniform());
            for (std::size_t i = 0; i < repeats; ++i) {
                systems.codes.push_back(static_cast<std::int32_t>(s));
                threads.push_back(static_cast<double>(k + 1));
                values.push_back(level * draws.between(0.95, 1.05));
            }
        }
    }
    auto dataset = *data::Dataset::create({{"system", "", systems}, {"threads", "", threads}, {"rate", "", values}});
    const auto aggregation = seed % 5 == 0 ? data::Aggregation::median : data::Aggregation::mean;
    auto table = *data::pivot(dataset, {{"threads"}, "rate", {"system"}, {}, aggregation});
    Case made{std::move(dataset), std::move(table), {}, {100, seed, draws.between(0.8, 0.97)}};
    made.options.image.kind = seed % 2 == 0 ? data::Image::mean : data::Image::initial;
    made.options.scope = seed % 3 == 0 ? ExtremaScope::pairwise : ExtremaScope::global;
    made.options.distinguishingCoefficient = draws.between(0.1, 0.9);
    return made;
}

base::Expected<working::Derivation> derive(const Case& made, std::size_t compared) {
    base::NoProgress progress;
    return working::degreeIntervalWorking(made.dataset, made.table, kWhich, compared, made.options, made.how, {}, {1},
                                          progress);
}

}  // namespace

class tst_working_degree_intervals : public QObject {
    Q_OBJECT

private slots:
    void endsInTheInterval() {
        int followed = 0;
        base::NoProgress progress;
        for (unsigned seed = 1; followed < tableCount() && seed < 1000; ++seed) {
            const Case made = caseOf(seed);
            const auto intervals =
                grey::degreeIntervals(made.dataset, made.table, 0, {1, 2, 3}, made.options, made.how, {1}, progress);
            const std::size_t compared = 1 + seed % 3;
            const auto& interval = (*intervals)->degrees[compared - 1].interval;
            if (!interval) {
                continue;  // too many draws without a largest difference
            }
            ++followed;
            const auto derivation = derive(made, compared);
            QVERIFY(derivation.has_value());
            QVERIFY(near(valueOf(*derivation, "low"), interval->low, 1e-12));
            QVERIFY(near(static_cast<double>(derivation->last()->value), interval->high, 1e-12));
        }
        QCOMPARE(followed, tableCount());
    }

    /// The draw that is worked through is the first of those whose degrees the percentiles are of.
    void theDrawIsTheFirstOfThem() {
        base::NoProgress progress;
        for (unsigned seed = 1; seed <= 20; ++seed) {
            const Case made = caseOf(seed);
            const std::size_t compared = 1 + seed % 3;
            const auto drawn =
                grey::drawDegrees(made.dataset, made.table, 0, {1, 2, 3}, made.options, made.how, {1}, progress);
            const auto derivation = derive(made, compared);
            const auto degree = valueOf(*derivation, "draw.degree");
            QVERIFY(near(degree, (*drawn)->grades(0, static_cast<Eigen::Index>(compared) - 1), 1e-9));
            if (derivation->step("freedom") != nullptr) {
                const auto at = static_cast<Eigen::Index>(compared) - 1;
                const double expected =
                    grey::freedomOf((*drawn)->variance()(at), grey::movedDegrees(**drawn)[compared - 1],
                                    grey::pooledRepeats((*drawn)->table, at));
                QVERIFY(near(valueOf(*derivation, "freedom"), expected, 1e-9));
            }
        }
    }

    void areasSaySo() {
        Case made = caseOf(1);
        made.options.method = grey::RelationMethod::absolute;
        QCOMPARE(derive(made, 1).error().code, base::ErrorCode::optionConflict);
    }
};

GREYSCOPE_TEST(tst_working_degree_intervals)

}  // namespace tests_of_working_degree_intervals

#include "tst_working_degree_intervals.moc"
