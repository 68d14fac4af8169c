// Derivations of grey classes and of grey target decisions: recomputed step by step, they end in the numbers that the
// tables show, and their sheets follow what is measured. tst_evaluation_oracle compares the tables with exact numbers.
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/derivation/cluster_derivation.h"
#include "core/derivation/target_derivation.h"
#include "tests/support/derivation_sheets.h"
#include "tests/support/draws.h"
#include "tests/support/test_registry.h"

namespace tests_of_derivation_evaluation {

using namespace greyscope;
using derivation::NoteId;
using grey::ClassFunctions;
using grey::ClusterWeights;
using grey::DecisionWeights;
using grey::EffectMeasure;
using test::Draws;

namespace {

constexpr unsigned kTables = 200;

std::vector<std::string> named(const std::string& letter, std::size_t count) {
    std::vector<std::string> names;
    for (std::size_t i = 1; i <= count; ++i) {
        names.push_back(letter + std::to_string(i));
    }
    return names;
}

Eigen::MatrixXd drawnValues(Draws& draws, std::size_t rows, std::size_t columns) {
    Eigen::MatrixXd values(static_cast<Eigen::Index>(rows), static_cast<Eigen::Index>(columns));
    for (double& value : values.reshaped()) {
        value = draws.between(1.0, 100.0);
    }
    return values;
}

struct ClusterCase {
    Eigen::MatrixXd values;
    derivation::ClusteredObject of;
    grey::ClusterOptions options;
};

grey::GreyClasses drawnClasses(Draws& draws, std::size_t count, bool ends) {
    std::vector<double> numbers(count + 1);
    std::generate(numbers.begin(), numbers.end(), [&] { return draws.between(5.0, 95.0); });
    std::sort(numbers.begin(), numbers.end());
    if (draws.below(2) == 0) {
        std::reverse(numbers.begin(), numbers.end());
    }
    grey::GreyClasses classes = grey::classesBetween(numbers);
    if (draws.below(2) == 0) {  // outer centres beside the middles
        classes.centres.front() = numbers.front();
        classes.centres.back() = numbers.back();
    }
    classes.ends = ends ? classes.ends : std::vector<double>();
    return classes;
}

ClusterCase clusterCase(ClassFunctions functions, ClusterWeights weights, unsigned seed) {
    Draws draws(seed);
    const std::size_t objects = 1 + draws.below(6);
    const std::size_t indicators = 1 + draws.below(4);
    const std::size_t classes = 2 + draws.below(3);
    ClusterCase made;
    made.values = drawnValues(draws, objects, indicators);
    made.of = {draws.below(objects), named("o", objects), named("c", classes)};
    made.options.functions = functions;
    made.options.weights = weights;
    for (const std::string& name : named("i", indicators)) {
        const bool ends = functions == ClassFunctions::end && draws.below(4) != 0;
        made.options.indicators.push_back({name, drawnClasses(draws, classes, ends), draws.between(0.1, 3.0)});
    }
    return made;
}

struct TargetCase {
    Eigen::MatrixXd values;
    std::vector<std::string> names;
    std::size_t alternative = 0;
    grey::TargetOptions options;
};

TargetCase targetCase(EffectMeasure measure, DecisionWeights weights, unsigned seed) {
    Draws draws(seed);
    const std::size_t alternatives = 1 + draws.below(6);
    const std::size_t attributes = 1 + draws.below(4);
    TargetCase made{drawnValues(draws, alternatives, attributes),
                    named("o", alternatives),
                    draws.below(alternatives),
                    {.measure = measure, .weights = weights}};
    made.options.bullseye = draws.below(2) == 0 ? grey::Bullseye::best : grey::Bullseye::one;
    made.options.rho = draws.between(0.1, 1.0);
    if (draws.below(2) == 0) {
        made.options.radius = draws.between(0.0, 0.6);
    }
    for (const std::string& name : named("a", attributes)) {
        const auto column = made.values.col(static_cast<Eigen::Index>(made.options.attributes.size()));
        const auto kind = data::effectNames()[draws.below(3)].first;
        const double apart = draws.between(100.0, 200.0);  // so far that no effect is below 0
        made.options.attributes.push_back({name,
                                           {kind, draws.between(1.0, 100.0)},
                                           draws.between(0.1, 3.0),
                                           kind == data::Effect::benefit ? column.minCoeff() - apart
                                           : kind == data::Effect::cost  ? column.maxCoeff() + apart
                                                                         : apart});
    }
    return made;
}

bool near(const derivation::Derivation& derivation, const std::string& key, std::size_t line, double expected) {
    const derivation::Step* const step = derivation.step(key);
    return step != nullptr && line < step->lines.size() &&
           std::abs(static_cast<double>(step->lines[line].value) - expected) <=
               1e-12 * std::max(1.0, std::abs(expected));
}

const derivation::DerivationNote* noteOf(const derivation::Derivation& derivation, NoteId id) {
    for (const derivation::DerivationSection& section : derivation.sections) {
        for (const derivation::DerivationNote& note : section.notes) {
            if (note.id == id) {
                return &note;
            }
        }
    }
    return nullptr;
}

void compareClass(const ClusterCase& made, const derivation::Derivation& found) {
    const grey::GreyClusters result = *grey::greyClusters(made.values, made.options);
    const auto object = static_cast<Eigen::Index>(made.of.object);
    const bool fixed = made.options.weights == ClusterWeights::fixed;
    for (std::size_t k = 0; k < made.of.classes.size(); ++k) {
        const std::string index = std::to_string(k + 1);
        const auto column = static_cast<Eigen::Index>(k);
        QVERIFY(near(found, "sigma", k, result.sigma(object, column)));
        for (std::size_t j = 0; j < made.options.indicators.size(); ++j) {
            const auto row = static_cast<Eigen::Index>(j);
            QVERIFY(near(found, fixed ? "eta" : "eta." + index, j, result.eta(row, column)));
            if (found.step("f." + index + ".2") == nullptr) {
                QVERIFY(near(found, "f." + index, j, result.f[made.of.object](row, column)));
            }
        }
    }
    QVERIFY(near(found, "largest", 0, result.sigma.row(object).maxCoeff()));
    const auto* const chosen = noteOf(found, NoteId::chosenClass);
    QVERIFY(result.sigma.row(object).maxCoeff() == 0.0 || !result.tied[made.of.object].empty() ||
            (chosen != nullptr && chosen->texts.front() == made.of.classes[result.classes[made.of.object]]));
}

void compareDecision(const TargetCase& made, const derivation::Derivation& found) {
    const grey::TargetDecision result = *grey::decideByTarget(made.values, made.names, made.options);
    for (std::size_t j = 0; j < made.options.attributes.size(); ++j) {
        const auto column = static_cast<Eigen::Index>(j);
        QVERIFY(near(found, "w", j, result.weights(column)));
        QVERIFY(near(found, "r0", j, result.bullseye(column)));
        for (std::size_t i = 0; i < made.names.size(); ++i) {
            QVERIFY(near(found, "r." + std::to_string(j + 1), i, result.effects(static_cast<Eigen::Index>(i), column)));
        }
    }
    for (std::size_t i = 0; i < made.names.size(); ++i) {
        const auto row = static_cast<Eigen::Index>(i);
        QVERIFY(near(found, "distance", i, result.distances(row)));
        QVERIFY(near(found, "degree", i, result.degrees(row)));
        QVERIFY(made.options.measure == EffectMeasure::ratio || near(found, "score", i, result.scores(row)));
    }
    const auto* const rank = noteOf(found, NoteId::rankOf);
    QVERIFY(rank != nullptr && rank->numbers[0] == static_cast<derivation::Real>(result.ranks[made.alternative]));
    if (result.hits) {
        const bool hits = noteOf(found, NoteId::hitsRadius) != nullptr || noteOf(found, NoteId::hitsScore) != nullptr;
        QCOMPARE(hits, (*result.hits)[made.alternative] == true);
    }
}

}  // namespace

class tst_derivation_evaluation : public QObject {
    Q_OBJECT

private slots:
    void classesEndInTheTable_data() {
        QTest::addColumn<int>("functions");
        for (const auto& [functions, name] : grey::classFunctionNames()) {
            QTest::newRow(name.c_str()) << static_cast<int>(functions);
        }
    }
    void classesEndInTheTable() {
        QFETCH(const int, functions);
        for (unsigned seed = 1; seed <= kTables; ++seed) {
            const auto weights = static_cast<ClusterWeights>(seed % 3);
            const ClusterCase made = clusterCase(static_cast<ClassFunctions>(functions), weights, seed);
            compareClass(made, derivation::clusterDerivation(made.values, made.of, made.options).value());
        }
    }

    void decisionsEndInTheTable_data() {
        QTest::addColumn<int>("measure");
        QTest::newRow("ratio") << static_cast<int>(EffectMeasure::ratio);
        QTest::newRow("uniform") << static_cast<int>(EffectMeasure::uniform);
    }
    void decisionsEndInTheTable() {
        QFETCH(const int, measure);
        for (unsigned seed = 1; seed <= kTables; ++seed) {
            const auto weights = static_cast<DecisionWeights>(seed % 3);
            const TargetCase made = targetCase(static_cast<EffectMeasure>(measure), weights, seed);
            compareDecision(
                made, derivation::targetDerivation(made.values, made.names, made.alternative, made.options).value());
        }
    }

    /// A sheet also calculates other values than those that it was written for, which lie on other parts of a function.
    void sheetsOfClassesFollowTheValues_data() { classesEndInTheTable_data(); }
    void sheetsOfClassesFollowTheValues() {
        QFETCH(const int, functions);
        for (unsigned seed = 1; seed <= 20; ++seed) {
            const auto weights = static_cast<ClusterWeights>(seed % 3);
            ClusterCase made = clusterCase(static_cast<ClassFunctions>(functions), weights, seed);
            const auto before = derivation::clusterDerivation(made.values, made.of, made.options).value();
            test::agrees(test::sheetOf(before), before);
            const derivation::Rounding rounding{derivation::Rounding::Kind::decimals, 3};
            const auto rounded = derivation::clusterDerivation(made.values, made.of, made.options, rounding).value();
            test::agrees(test::sheetOf(rounded), rounded);
            Draws draws(seed + 1000);
            auto own = made.values.row(static_cast<Eigen::Index>(made.of.object));
            if (weights != ClusterWeights::variableMean) {  // the other terms of the means are not cells
                own = drawnValues(draws, 1, made.options.indicators.size());
            }
            const auto after = derivation::clusterDerivation(made.values, made.of, made.options).value();
            test::agrees(test::withMeasured(test::sheetOf(before), after), after);
        }
    }

    void sheetsOfDecisionsFollowTheValues_data() { decisionsEndInTheTable_data(); }
    void sheetsOfDecisionsFollowTheValues() {
        QFETCH(const int, measure);
        for (unsigned seed = 1; seed <= 20; ++seed) {
            const auto weights = static_cast<DecisionWeights>(seed % 3);
            TargetCase made = targetCase(static_cast<EffectMeasure>(measure), weights, seed);
            const auto derive = [&made](derivation::Rounding rounding = {}) {
                return derivation::targetDerivation(made.values, made.names, made.alternative, made.options, rounding)
                    .value();
            };
            const auto before = derive();
            const auto sheet = test::sheetOf(before);
            test::agrees(sheet, before);
            const auto rounded = derive({derivation::Rounding::Kind::decimals, 3});
            test::agrees(test::sheetOf(rounded), rounded);
            made.values *= 1.01;
            made.values(0, 0) *= 1.3;
            const auto after = derive();
            test::agrees(test::withMeasured(sheet, after), after);
        }
    }

    void tiedClassesAreAllNamed() {
        const grey::ClusterOptions halves{
            ClassFunctions::centre, ClusterWeights::fixed, {{"a", {{1.0, 3.0, 9.0}, {}}, 1.0}}};
        const auto found = derivation::clusterDerivation(Eigen::MatrixXd::Constant(1, 1, 2.0),
                                                         {0, {"o"}, {"low", "middle", "high"}}, halves)
                               .value();
        const auto* const tied = noteOf(found, NoteId::tiedClasses);
        QVERIFY(tied != nullptr);
        QCOMPARE(tied->texts, (std::vector<std::string>{"low", "middle"}));
        QCOMPARE(found.step("sigma")->lines[0].mark, derivation::LineEmphasis::chosen);
        QCOMPARE(found.step("sigma")->lines[1].mark, derivation::LineEmphasis::chosen);
        QCOMPARE(found.step("sigma")->lines[2].mark, derivation::LineEmphasis::none);
    }

    void valuesOutsideAllIntervalsHaveNoClass() {
        const grey::ClusterOptions options{
            ClassFunctions::end, ClusterWeights::fixed, {{"a", grey::classesBetween({0.0, 2.0, 4.0}), 1.0}}};
        const auto found =
            derivation::clusterDerivation(Eigen::MatrixXd::Constant(1, 1, 5.0), {0, {"o"}, {"low", "high"}}, options)
                .value();
        QVERIFY(noteOf(found, NoteId::outsideClasses) != nullptr);
    }

    /// Attributes with equal effects get no weight; if all are equal, the weights are equal.
    void equalEffectsHaveNoEntropyWeight() {
        Eigen::MatrixXd values(2, 2);
        values << 3.0, 1.0, 3.0, 2.0;
        grey::TargetOptions options{.weights = DecisionWeights::entropy, .attributes = {{"a", {}}, {"b", {}}}};
        auto found = derivation::targetDerivation(values, {"x", "y"}, 0, options).value();
        QVERIFY(near(found, "w", 0, 0.0) && near(found, "w", 1, 1.0));
        values.col(1).setConstant(2.0);
        found = derivation::targetDerivation(values, {"x", "y"}, 0, options).value();
        QVERIFY(near(found, "w", 0, 0.5) && near(found, "w", 1, 0.5));
        QVERIFY(noteOf(found, NoteId::equalEntropies) != nullptr);
        QVERIFY(noteOf(found, NoteId::effectsCoincide) != nullptr);
    }

    void refusalsAreThoseOfTheResults() {
        const grey::ClusterOptions none{ClassFunctions::centre, ClusterWeights::fixed, {{"a", {{1.0}, {}}, 1.0}}};
        QCOMPARE(derivation::clusterDerivation(Eigen::MatrixXd::Ones(1, 1), {0, {"o"}, {"c"}}, none).error().code,
                 base::ErrorCode::optionOutOfRange);
        grey::ClusterOptions means{
            ClassFunctions::centre, ClusterWeights::variableMean, {{"a", {{1.0, 2.0}, {}}, 1.0}}};
        const auto many = static_cast<Eigen::Index>(derivation::kMostMeanObjects + 1);
        const derivation::ClusteredObject of{
            0, std::vector<std::string>(derivation::kMostMeanObjects + 1, "o"), {"c", "d"}};
        QCOMPARE(derivation::clusterDerivation(Eigen::MatrixXd::Ones(many, 1), of, means).error().code,
                 base::ErrorCode::tooManyPoints);
        const auto rows = static_cast<Eigen::Index>(derivation::kMostDecisionValues + 1);
        const grey::TargetOptions one{.attributes = {{"a", {}}}};
        const std::vector<std::string> names(derivation::kMostDecisionValues + 1, "o");
        QCOMPARE(derivation::targetDerivation(Eigen::MatrixXd::Ones(rows, 1), names, 0, one).error().code,
                 base::ErrorCode::tooManyPoints);
        QCOMPARE(derivation::targetDerivation(-Eigen::MatrixXd::Ones(1, 1), {"o"}, 0, one).error().code,
                 base::ErrorCode::nonPositive);
    }
};

GREYSCOPE_TEST(tst_derivation_evaluation)

}  // namespace tests_of_derivation_evaluation

#include "tst_derivation_evaluation.moc"
