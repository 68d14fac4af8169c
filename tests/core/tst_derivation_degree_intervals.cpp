// Derivations of intervals of degrees: drawn again, they end in the interval that was shown.
#include <QTest>

#include <cmath>

#include "core/data/series/pivot.h"
#include "core/derivation/degree_interval_derivation.h"
#include "core/grey/degrees/relation_draws.h"
#include "tests/support/derived_numbers.h"
#include "tests/support/test_registry.h"

namespace tests_of_derivation_degree_intervals {

using namespace greyscope;
using grey::ExtremaScope;
using test::near;

namespace {

/// Of each degree; 200 tables in all where they are asked for.
std::size_t tableCount() {
    return qEnvironmentVariableIsSet("GREYSCOPE_ALL_DERIVATIONS") ? 34 : 1;
}

constexpr std::size_t kSeries = 4;
const std::vector<std::size_t> kWhich{0, 1, 2, 3};

struct Case {
    data::Dataset dataset;
    data::SeriesTable table;
    grey::RelationOptions options;
    grey::DegreeDraws how;
};

Case caseOf(unsigned seed, grey::RelationMethod method) {
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
    made.options.theta = draws.between(0.1, 0.9);
    made.options.method = method;
    return made;
}

base::Expected<derivation::Derivation> derive(const Case& made, std::size_t compared) {
    base::NoProgress progress;
    return derivation::degreeIntervalDerivation(made.dataset, made.table, kWhich, compared, made.options, made.how, {},
                                                {1}, progress);
}

/// A derivation beside what it has to end in.
struct Followed {
    std::size_t compared = 1;
    grey::DrawnDegrees drawn;
    stats::Interval interval;
    derivation::Derivation derivation;

    [[nodiscard]] double at(const std::string& key) const { return test::valueOf(derivation, key.c_str()); }
    [[nodiscard]] Eigen::Index place() const { return static_cast<Eigen::Index>(compared) - 1; }
};

/// None where too many draws leave no largest difference.
std::optional<Followed> followed(unsigned seed, grey::RelationMethod method) {
    const Case made = caseOf(seed, method);
    const std::size_t compared = 1 + seed % 3;
    base::NoProgress progress;
    const auto intervals =
        grey::degreeIntervals(made.dataset, made.table, 0, {1, 2, 3}, made.options, made.how, {1}, progress);
    const auto& interval = (*intervals)->degrees[compared - 1].interval;
    if (!interval) {
        return std::nullopt;
    }
    auto drawn = grey::drawDegrees(made.dataset, made.table, 0, {1, 2, 3}, made.options, made.how, {1}, progress);
    return Followed{compared, std::move(**drawn), *interval, *derive(made, compared)};
}

}  // namespace

class tst_derivation_degree_intervals : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        std::size_t degrees = 0;
        for (const auto& degree : grey::relationDegrees()) {
            std::size_t found = 0;
            degrees += degree.hasIntervals() ? 1 : 0;
            for (unsigned seed = 1; degree.hasIntervals() && found < tableCount() && seed < 200; ++seed) {
                if (auto one = followed(seed, degree.method)) {
                    m_all.push_back(std::move(*one));
                    ++found;
                }
            }
        }
        QCOMPARE(m_all.size(), degrees * tableCount());
    }

    void endsInTheInterval() {
        for (const Followed& one : m_all) {
            QVERIFY(near(one.at("low"), one.interval.low, 1e-12));
            QVERIFY(near(static_cast<double>(one.derivation.last()->value), one.interval.high, 1e-12));
        }
    }

    /// The draw that is worked through is the first of those whose degrees the percentiles are of.
    void theDrawIsTheFirstOfThem() {
        for (const Followed& one : m_all) {
            if (one.drawn.areas) {
                const auto parts = one.drawn.areas->parts(one.drawn.table, one.place(), one.drawn.how.confidence);
                const std::string prefix = parts.size() > 1 ? "absolute." : "";
                QVERIFY(near(one.at(prefix + "q"), parts.front().measured, 1e-9));
                QVERIFY(near(one.at("draw." + prefix + "q"), parts.front().first, 1e-9));
                QVERIFY(near(one.at(prefix + "u"), parts.front().widened.front(), 1e-9));
                QVERIFY(near(one.at(prefix + "wide"), parts.front().widening, 1e-12));
                continue;
            }
            QVERIFY(near(one.at("draw.degree"), one.drawn.degrees(0, one.place()), 1e-9));
            if (one.derivation.step("freedom") != nullptr) {
                const double expected =
                    grey::freedomOf(one.drawn.variance()(one.place()), grey::movedDegrees(one.drawn)[one.compared - 1],
                                    grey::pooledRepeats(one.drawn.table, one.place()));
                QVERIFY(near(one.at("freedom"), expected, 1e-9));
            }
        }
    }

private:
    std::vector<Followed> m_all;
};

GREYSCOPE_TEST(tst_derivation_degree_intervals)

}  // namespace tests_of_derivation_degree_intervals

#include "tst_derivation_degree_intervals.moc"
