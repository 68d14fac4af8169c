// Derivations of relational degrees: recomputed step by step, they end in the degree that the table shows.
#include <QTest>

#include <cmath>
#include <numeric>

#include "core/derivation/relation_derivation.h"
#include "tests/support/draws.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_derivation_relations {

using namespace greyscope;
using data::Image;
using grey::ExtremaScope;
using grey::RelationMethod;
using Numbers = std::vector<double>;

namespace {

/// As in tst_derivation_models.
int seriesCount() {
    return qEnvironmentVariableIsSet("GREYSCOPE_ALL_DERIVATIONS") ? 200 : 40;
}

using test::Draws;

struct Case {
    data::SeriesTable table;
    std::vector<std::size_t> which;
    derivation::PairOf pair;
    grey::RelationOptions options;
};

Case caseOf(RelationMethod method, unsigned seed) {
    Draws draws(seed);
    const std::size_t points = 3 + draws.below(8);
    const std::size_t series = 2 + draws.below(9);
    std::vector<Numbers> columns(series);
    for (Numbers& column : columns) {
        const double level = std::exp(draws.between(-3.0, 5.0));
        for (std::size_t k = 0; k < points; ++k) {
            column.push_back(level * draws.between(0.2, 3.0));
        }
    }
    Case made;
    made.table = test::tableOf(columns);
    made.which.resize(series);
    std::iota(made.which.begin(), made.which.end(), 0);
    made.pair.reference = draws.below(series);
    made.pair.compared = (made.pair.reference + 1 + draws.below(series - 1)) % series;
    made.options.method = method;
    made.options.image.kind = data::imageNames()[draws.below(data::imageNames().size())].first;
    made.options.image.target = draws.between(0.0, 20.0);
    made.options.relativeImage = draws.below(2) == 0 ? Image::initial : Image::mean;
    made.options.scope = grey::extremaScopeNames()[draws.below(3)].first;
    made.options.distinguishingCoefficient = draws.between(0.05, 1.0);
    made.options.theta = draws.between(0.0, 1.0);
    if (draws.below(3) == 0) {
        for (std::size_t k = 0; k < points; ++k) {
            made.options.weights.push_back(draws.between(0.1, 2.0));
        }
    }
    if (made.options.image.kind == Image::criteria && draws.below(2) == 0) {
        for (std::size_t k = 0; k < points; ++k) {
            made.options.image.effects.push_back({data::effectNames()[draws.below(3)].first, draws.between(0.0, 5.0)});
        }
    }
    return made;
}

/// The degree as the pages and the command line have it: the row of the reference among all chosen series.
double degreeShown(const Case& of) {
    const auto images = grey::relationImages(of.table, of.which, of.options);
    const auto result = grey::relateImages(*images, of.pair.reference, of.options);
    const std::size_t place = of.pair.compared - (of.pair.compared > of.pair.reference ? 1 : 0);
    return result->degrees(static_cast<Eigen::Index>(place));
}

}  // namespace

class tst_derivation_relations : public QObject {
    Q_OBJECT

private slots:
    void endsInTheDegree_data();
    void endsInTheDegree();
    void extremaAreMarked();
    void theRankCountsAllSeries();
    void theIdealIsOneEverywhere();
    void equalSeriesCoincide();
    void differencesOfRoundingAreZero();
    void roundedStepsStandBesideExactOnes();
    void refusalsAreThoseOfTheDegree();
};

void tst_derivation_relations::endsInTheDegree_data() {
    QTest::addColumn<int>("method");
    for (const grey::RelationDegree& degree : grey::relationDegrees()) {
        QTest::newRow(degree.name.c_str()) << static_cast<int>(degree.method);
    }
}

void tst_derivation_relations::endsInTheDegree() {
    QFETCH(int, method);
    const int wanted = seriesCount();
    int followed = 0;
    for (unsigned seed = 1; followed < wanted; ++seed) {
        const Case made = caseOf(static_cast<RelationMethod>(method), seed);
        const auto derivation = derivation::relationDerivation(made.table, made.which, made.pair, made.options);
        if (!derivation) {
            continue;  // two series that differ nowhere on the target
        }
        ++followed;
        const double shown = degreeShown(made);
        const double found = static_cast<double>(derivation->step("degree")->lines.back().value);
        QVERIFY2(std::abs(found - shown) <= 1e-12 * std::max(1e-3, std::abs(shown)),
                 qPrintable(QString("seed %1: %2 instead of %3").arg(seed).arg(found, 0, 'g', 17).arg(shown)));
    }
}

void tst_derivation_relations::extremaAreMarked() {
    const data::SeriesTable table = test::tableOf({{9, 9, 9}, {8, 9, 5}, {3, 8, 7}});
    const auto derivation = derivation::relationDerivation(table, {0, 1, 2}, {0, 1}, {});
    const auto markAt = [&](const char* key, int point) { return derivation->line(key, point)->mark; };
    QCOMPARE(markAt("difference.1", 2), derivation::LineEmphasis::smallest);
    QCOMPARE(markAt("difference.2", 1), derivation::LineEmphasis::largest);
    QCOMPARE(markAt("difference.1", 3), derivation::LineEmphasis::none);
    QCOMPARE(static_cast<double>(derivation->step("M")->lines.front().value), 6.0);
    // Its number comes from the line that is marked.
    const derivation::Expr& put = derivation->step("M")->lines.front().put;
    QCOMPARE(derivation->steps[static_cast<std::size_t>(put.from.step)].key, std::string("difference.2"));
}

void tst_derivation_relations::theRankCountsAllSeries() {
    for (unsigned seed = 1; seed <= 40; ++seed) {
        Case made = caseOf(RelationMethod::deng, seed);
        made.options.image = {Image::mean};
        const auto derivation = derivation::relationDerivation(made.table, made.which, made.pair, made.options);
        const auto images = grey::relationImages(made.table, made.which, made.options);
        const auto result = grey::relateImages(*images, made.pair.reference, made.options);
        const std::size_t place = made.pair.compared - (made.pair.compared > made.pair.reference ? 1 : 0);
        const derivation::DerivationNote& rank = derivation->sections.back().notes.back();
        QCOMPARE(rank.id, derivation::NoteId::rankOf);
        QCOMPARE(static_cast<std::size_t>(rank.numbers[0]), result->ranks[place]);
        const derivation::Step& degrees = derivation->steps.back();
        for (std::size_t i = 0; i < degrees.lines.size(); ++i) {
            const double apart =
                static_cast<double>(degrees.lines[i].value) - result->degrees(static_cast<Eigen::Index>(i));
            QVERIFY(std::abs(apart) < 1e-12);
        }
    }
}

void tst_derivation_relations::theIdealIsOneEverywhere() {
    for (const RelationMethod method : {RelationMethod::deng, RelationMethod::absolute, RelationMethod::closeness}) {
        const data::SeriesTable table = test::tableOf({{1.0, 0.4, 0.7}, {0.2, 1.0, 0.5}, {0.6, 0.3, 1.0}});
        grey::RelationOptions options;
        options.method = method;
        options.image.kind = Image::max;
        const auto result = grey::relateToIdeal(table, {0, 1, 2}, options);
        const auto derivation = derivation::relationDerivation(table, {0, 1, 2}, {0, 2, true}, options);
        QVERIFY(std::abs(static_cast<double>(derivation->step("degree")->lines.back().value) - result->degrees(2)) <
                1e-12);
    }
}

void tst_derivation_relations::equalSeriesCoincide() {
    const data::SeriesTable table = test::tableOf({{1, 2, 3}, {1, 2, 3}});
    const auto derivation = derivation::relationDerivation(table, {0, 1}, {0, 1}, {});
    QCOMPARE(static_cast<double>(derivation->step("degree")->lines.back().value), 1.0);
    QCOMPARE(derivation->sections[2].notes.front().id, derivation::NoteId::coincide);
}

void tst_derivation_relations::differencesOfRoundingAreZero() {
    const data::SeriesTable table = test::tableOf({{1.0, 3.0, 7.0}, {0.4, 1.2000000000000002, 2.8}, {1.0, 2.0, 9.0}});
    grey::RelationOptions options;
    options.image.kind = Image::initial;
    const auto derivation = derivation::relationDerivation(table, {0, 1, 2}, {0, 1}, options);
    QCOMPARE(static_cast<double>(derivation->line("difference.1", 2)->value), 0.0);
    QCOMPARE(static_cast<double>(derivation->step("degree")->lines.back().value), 1.0);
}

void tst_derivation_relations::roundedStepsStandBesideExactOnes() {
    const data::SeriesTable table = test::tableOf({{9, 9, 9, 9, 8, 9, 9}, {8, 9, 8, 7, 5, 2, 9}});
    const auto derivation =
        derivation::relationDerivation(table, {0, 1}, {0, 1}, {}, {derivation::Rounding::Kind::decimals, 1});
    const derivation::Line& degree = derivation->step("degree")->lines.back();
    QCOMPARE(static_cast<double>(degree.value), 0.7);  // of 0.8, 1, 0.8, 0.6, 0.5, 0.3, 1
    QVERIFY(std::abs(static_cast<double>(degree.exact) - degreeShown({table, {0, 1}, {0, 1}, {}})) < 1e-15);
}

void tst_derivation_relations::refusalsAreThoseOfTheDegree() {
    const data::SeriesTable table = test::tableOf({{0.0, 2.0, 3.0}, {1.0, 2.0, 4.0}});
    grey::RelationOptions options;
    options.image.kind = Image::initial;
    QCOMPARE(derivation::relationDerivation(table, {0, 1}, {0, 1}, options).error().code,
             base::ErrorCode::zeroInSeries);
    const data::SeriesTable large = test::tableOf(std::vector<Numbers>(41, Numbers(1000, 1.0)));
    std::vector<std::size_t> all(41);
    std::iota(all.begin(), all.end(), 0);
    QCOMPARE(derivation::relationDerivation(large, all, {0, 1}, {}).error().code, base::ErrorCode::tooManyPoints);
}

GREYSCOPE_TEST(tst_derivation_relations)

}  // namespace tests_of_derivation_relations

#include "tst_derivation_relations.moc"
