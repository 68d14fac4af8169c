// Derivations of splits, pruning, transfer paths and merges against what the core found.
#include <QTest>

#include <cmath>

#include "core/cart/prune.h"
#include "core/derivation/mean_error_derivation.h"
#include "core/derivation/path_derivation.h"
#include "core/derivation/pruning_derivation.h"
#include "core/derivation/tree_derivation.h"
#include "core/grey/degrees/clustering.h"
#include "core/relative/breakdown.h"
#include "core/relative/model.h"
#include "tests/support/derived_numbers.h"
#include "tests/support/test_registry.h"

namespace tests_of_derivation_trees {

using namespace greyscope;
using test::valueOf;

namespace {

using test::Draws;

/// Two numbers, one with ties, and a text.
cart::Sample sampleOf(unsigned seed) {
    Draws draws(seed);
    cart::Sample sample;
    sample.responseName = "y";
    sample.features = {{"a", "", {}, {}}, {"b", "", {}, {}}, {"c", "", {}, {"p", "q", "r"}}};
    const std::size_t rows = 8 + draws.below(20);
    for (std::size_t row = 0; row < rows; ++row) {
        sample.features[0].values.push_back(draws.between(0.0, 10.0));
        sample.features[1].values.push_back(static_cast<double>(draws.below(4)));
        sample.features[2].values.push_back(static_cast<double>(draws.below(3)));
        sample.response.push_back(draws.between(1.0, 5.0) + sample.features[1].values.back());
    }
    return sample;
}

/// Two systems on every pair of threads and stripes, each kind of validation in turn.
relative::RelativeResult modelOf(unsigned seed) {
    Draws draws(seed);
    data::TextValues systems{{"a", "b"}, {}};
    data::NumericValues threads;
    data::NumericValues stripes;
    data::NumericValues rate;
    const std::size_t levels = 2 + draws.below(3);
    for (std::size_t cell = 0; cell < 3 * levels; ++cell) {
        for (std::int32_t system = 0; system < 2; ++system) {
            systems.codes.push_back(system);
            threads.push_back(static_cast<double>(cell % levels));
            stripes.push_back(static_cast<double>(cell / levels));
            rate.push_back(draws.between(50.0, 100.0) * (1.0 + stripes.back()));
        }
    }
    relative::RelativeOptions options;
    options.value = "rate";
    options.system = "system";
    options.from = "a";
    options.to = "b";
    options.factors = {"threads", "stripes"};
    options.grow.minLeaf = 1 + seed % 2;
    options.validation = static_cast<relative::Validation>(seed % 3);
    options.folds = 2 + seed % 3;
    options.pruning = seed % 4 == 0 ? relative::Pruning::crossValidated : relative::Pruning::none;
    base::NoProgress progress;
    const auto dataset = *data::Dataset::create(
        {{"system", "", systems}, {"threads", "", threads}, {"stripes", "", stripes}, {"rate", "", rate}});
    return *relative::relativePerformance(dataset, options, progress);
}

bool near(double a, double b) {
    return std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b)) + 1e-13;
}

}  // namespace

class tst_derivation_trees : public QObject {
    Q_OBJECT

private slots:
    void theBestThresholdIsTheSplit();
    void pruningAlphaIsThatOfTheNode();
    void productsAreThoseOfThePath();
    void meanErrorsAreThoseOfTheModel();
    void prunedAsByCrossValidation();
    void mergesHaveTheirDegree_data();
    void mergesHaveTheirDegree();
    void largeNodesAreRefused();
};

void tst_derivation_trees::theBestThresholdIsTheSplit() {
    for (unsigned seed = 1; seed <= 15; ++seed) {
        const cart::Sample sample = sampleOf(seed);
        const cart::GrowOptions options{.minLeaf = 1 + seed % 3};
        const cart::Tree tree = *cart::grow(sample, options);
        for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
            const cart::Node& node = tree.nodes[i];
            const auto derivation = derivation::splitDerivation(sample, tree, static_cast<int>(i), options.minLeaf);
            QVERIFY(near(valueOf(*derivation, "mean"), node.value));
            QVERIFY(near(valueOf(*derivation, "SSE"), node.sse));
            if (node.isLeaf()) {
                QVERIFY(derivation->step("least") == nullptr);
                continue;
            }
            const double below = tree.nodes[static_cast<std::size_t>(node.left)].sse +
                                 tree.nodes[static_cast<std::size_t>(node.right)].sse;
            QVERIFY(near(valueOf(*derivation, "least"), below));
            QVERIFY(near(valueOf(*derivation, "gain"), node.sse - below));
            const std::string index = std::to_string(node.feature + 1);
            const derivation::Step& errors = *derivation->step("error." + index);
            bool found = false;
            for (std::size_t j = 0; j < errors.lines.size(); ++j) {
                const double threshold = static_cast<double>(derivation->step("t." + index)->lines[j].value);
                const bool same = sample.features[static_cast<std::size_t>(node.feature)].isCategorical() ||
                                  near(threshold, node.threshold);
                found = found || (same && near(static_cast<double>(errors.lines[j].value), below));
            }
            QVERIFY2(found, qPrintable(QString("seed %1, node %2").arg(seed).arg(i)));
        }
    }
}

void tst_derivation_trees::pruningAlphaIsThatOfTheNode() {
    for (unsigned seed = 1; seed <= 12; ++seed) {
        const cart::Sample sample = sampleOf(seed);
        const cart::Tree tree = *cart::grow(sample, {.maxLeaves = 6});
        // The first step of the path collapses the weakest link, whose alpha is the least.
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
            if (!tree.nodes[i].isLeaf()) {
                least = std::min(least,
                                 valueOf(*derivation::splitDerivation(sample, tree, static_cast<int>(i), 1), "alpha"));
            }
        }
        const auto path = cart::pruningPath(tree);
        QVERIFY(path.size() > 1);
        QVERIFY(std::abs(least - path[1].alpha) <= 1e-9 * std::max(1.0, least));
    }
}

void tst_derivation_trees::productsAreThoseOfThePath() {
    Draws draws(7);
    relative::TransferResult result;
    result.relations.resize(3);
    relative::TransferPath path;
    path.systems = {"1.1", "2.1", "3.1", "4.1"};
    path.relations = {0, 1, 2};
    for (int cell = 0; cell < 10; ++cell) {
        const double from = draws.between(10.0, 500.0);
        result.cells.push_back({{"8", "1"}, from, cell % 2 == 0 ? std::optional(from * 1.4) : std::nullopt, 0});
        double ratio = 1.0;
        for (relative::Relation& relation : result.relations) {
            relation.cellRatios.push_back(draws.between(0.5, 2.0));
            ratio *= relation.cellRatios.back();
        }
        path.ratios.push_back(ratio);
    }
    result.paths.push_back(path);
    for (std::size_t cell = 0; cell < result.cells.size(); ++cell) {
        const derivation::Derivation derivation = derivation::pathDerivation(result, 0, cell);
        const double first = result.cells[cell].from * result.relations[0].cellRatios[cell];
        QCOMPARE(derivation.step("way.1")->lines.front().series, std::string("2.1"));
        QVERIFY(near(valueOf(derivation, "way.1"), first));
        QVERIFY(near(valueOf(derivation, "way.2"), first * result.relations[1].cellRatios[cell]));
        QVERIFY(derivation.step("way.3") == nullptr);
        QVERIFY(near(valueOf(derivation, "ratio"), path.ratios[cell]));
        QVERIFY(near(valueOf(derivation, "predicted"), path.ratios[cell] * result.cells[cell].from));
        QCOMPARE(derivation.step("error") != nullptr, result.cells[cell].to.has_value());
        if (result.cells[cell].to) {
            QVERIFY(near(valueOf(derivation, "error"), 100.0 * std::abs(path.ratios[cell] - 1.4) / 1.4));
        }
    }
}

void tst_derivation_trees::meanErrorsAreThoseOfTheModel() {
    const unsigned models = qEnvironmentVariableIsSet("GREYSCOPE_ALL_DERIVATIONS") ? 200 : 12;
    base::NoProgress progress;
    const auto meanOf = [&progress](const relative::RelativeResult& result, const derivation::MeanErrorOf& of) {
        return static_cast<double>(derivation::meanErrorDerivation(result, of, progress)->last()->value);
    };
    for (unsigned seed = 1; seed <= models; ++seed) {
        const relative::RelativeResult result = modelOf(seed);
        // The grid tells every cell from the others, and of four always two: leaves of one cell, or of two and three.
        const std::size_t cells = result.table.rows.size();
        const bool single = result.options.grow.minLeaf == 1;
        QVERIFY(result.sizes.size() >= (single ? cells : (cells + 2) / 3));
        QVERIFY(result.sizes.size() <= (single ? cells : cells / 2));
        QVERIFY(near(meanOf(result, {}), result.validation.are));
        QVERIFY(near(meanOf(result, {.parity = true}), result.baselines.front().are));
        for (const bool parity : {false, true}) {
            const auto& errors = parity ? result.baselines.front() : result.validation;
            for (const relative::LevelError& level : relative::errorsByLevel(result.table, errors)) {
                const auto& factors = result.table.factors;
                const auto factor = std::find(factors.begin(), factors.end(), level.factor) - factors.begin();
                derivation::MeanErrorOf of{.parity = parity};
                of.level = {static_cast<std::size_t>(factor), level.level};
                QVERIFY(near(meanOf(result, of), level.are));
            }
        }
        for (std::size_t i = 0; i < result.sizes.size(); ++i) {
            const relative::SizeError& size = result.sizes[i];
            QCOMPARE(size.leaves, i + 1);
            const double validated = meanOf(result, {size.leaves, false});
            QVERIFY2(near(validated, size.validated),
                     qPrintable(QString("seed %1, %2 leaves: %3").arg(seed).arg(size.leaves).arg(validated)));
            QVERIFY(std::abs(meanOf(result, {size.leaves, true}) - size.training) <= 1e-11);
        }
    }
}

void tst_derivation_trees::prunedAsByCrossValidation() {
    const unsigned samples = qEnvironmentVariableIsSet("GREYSCOPE_ALL_DERIVATIONS") ? 200 : 12;
    base::NoProgress progress;
    for (unsigned seed = 1; seed <= samples; ++seed) {
        cart::Sample sample = sampleOf(seed);
        for (std::uint32_t row = 0; seed % 3 == 0 && row < sample.size(); ++row) {
            sample.cells.push_back(row / 2);
        }
        const cart::GrowOptions grow{.minLeaf = 1 + seed % 2};
        const derivation::PrunedSample of{
            sample, grow, {.folds = 2 + seed % 3, .seed = seed, .oneStandardError = seed % 5 != 0}};
        const auto found = *cart::crossValidate(sample, *cart::grow(sample, grow), grow, of.validation, progress);
        const auto derivation = derivation::pruningDerivation(of, progress);
        QVERIFY(derivation.has_value());
        QVERIFY(near(static_cast<double>(derivation->last()->value), found.steps[found.chosen].step.alpha));
        if (of.validation.oneStandardError) {
            QVERIFY(near(valueOf(*derivation, "SE"), found.steps[found.best].standardError));
        }
        const double rows = static_cast<double>(sample.size());
        for (std::size_t step = 0; step < found.steps.size(); ++step) {
            QVERIFY(near(static_cast<double>(derivation->step("E")->lines[step].value), found.steps[step].error));
            QVERIFY(
                near(static_cast<double>(derivation->step("alpha")->lines[step].value), found.steps[step].step.alpha));
            const std::size_t leaves = found.steps[step].step.leaves;
            const double whole = found.steps.back().step.sse;
            const auto share = [&](bool training) {
                return static_cast<double>(
                    derivation::subtreeErrorDerivation(of, {leaves, training}, progress)->last()->value);
            };
            QVERIFY(near(share(false), rows * found.steps[step].error / whole));
            QVERIFY(near(share(true), found.steps[step].step.sse / whole));
        }
    }
}

void tst_derivation_trees::mergesHaveTheirDegree_data() {
    QTest::addColumn<int>("linkage");
    for (const auto& [linkage, name] : grey::linkageNames()) {
        QTest::newRow(name.c_str()) << static_cast<int>(linkage);
    }
}

void tst_derivation_trees::mergesHaveTheirDegree() {
    QFETCH(int, linkage);
    for (unsigned seed = 1; seed <= 12; ++seed) {
        Draws draws(seed);
        const auto count = static_cast<Eigen::Index>(3 + draws.below(8));
        Eigen::MatrixXd degrees = Eigen::MatrixXd::Ones(count, count);
        std::vector<std::string> names;
        for (Eigen::Index i = 0; i < count; ++i) {
            names.push_back("s" + std::to_string(i));
            for (Eigen::Index j = 0; j < count; ++j) {
                degrees(i, j) = i == j ? 1.0 : draws.between(0.3, 0.95);
            }
        }
        base::NoProgress progress;
        const auto clustering = *grey::cluster(degrees, static_cast<grey::Linkage>(linkage), progress);
        for (std::size_t merge = 0; merge < clustering.merges.size(); ++merge) {
            const auto derivation = derivation::mergeDerivation(degrees, names, clustering, merge);
            QVERIFY(near(valueOf(derivation, "degree"), clustering.merges[merge].degree));
        }
    }
}

void tst_derivation_trees::largeNodesAreRefused() {
    cart::Sample sample;
    sample.features = {{"a", "", {}, {}}};
    for (std::size_t row = 0; row <= derivation::kMostRows; ++row) {
        sample.features[0].values.push_back(static_cast<double>(row));
        sample.response.push_back(static_cast<double>(row % 7));
    }
    const cart::Tree tree = *cart::grow(sample, {.maxLeaves = 2});
    QCOMPARE(derivation::splitDerivation(sample, tree, 0, 1).error().code, base::ErrorCode::tooManyPoints);
}

GREYSCOPE_TEST(tst_derivation_trees)

}  // namespace tests_of_derivation_trees

#include "tst_derivation_trees.moc"
