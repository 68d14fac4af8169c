#include <QTest>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>

#include <nlohmann/json.hpp>

#include "core/cart/cross_validate.h"
#include "core/cart/grow.h"
#include "core/cart/prune.h"
#include "tests/support/cart_samples.h"
#include "tests/support/test_registry.h"

namespace tests_of_prune {

using namespace greyscope;
using nlohmann::json;

namespace {

/// Trees of scikit-learn; see make_cart_fixtures.py.
const json& references() {
    static const json cases = json::parse(std::ifstream(GREYSCOPE_TEST_DATA "/cart_fixtures.json"));
    return cases;
}

cart::Sample sampleOf(const json& reference) {
    cart::Sample sample;
    for (const json& column : reference["columns"]) {
        sample.features.push_back(
            test::numericFeature("x" + std::to_string(sample.features.size()), column.get<std::vector<double>>()));
    }
    sample.response = reference["response"].get<std::vector<double>>();
    sample.responseName = "y";
    return sample;
}

cart::GrowOptions optionsOf(const json& reference) {
    cart::GrowOptions options;
    options.minLeaf = reference["min_leaf"];
    return options;
}

bool close(double a, double b, double tolerance) {
    return std::abs(a - b) <= tolerance * std::max(1.0, std::abs(b));
}

/// Compares a branch with the reference's nodes in preorder and moves `next` past them. Where several predictors part
/// the rows alike scikit-learn draws one of them and we take the first, so that the sides may be swapped.
bool sameBranch(const cart::Tree& tree, int index, const json& nodes, std::size_t& next) {
    const cart::Node& node = tree.nodes[static_cast<std::size_t>(index)];
    const json& expected = nodes[next++];
    const int feature = expected[0];
    if (node.n != expected[2] || !close(node.value, expected[3], 1e-12) || !close(node.sse, expected[4], 1e-9) ||
        node.isLeaf() != (feature < 0)) {
        return false;
    }
    if (node.isLeaf()) {
        return true;
    }
    if (node.feature == feature) {
        return node.threshold == expected[1] && sameBranch(tree, node.left, nodes, next) &&
               sameBranch(tree, node.right, nodes, next);
    }
    const std::size_t first = next;
    if (node.feature < feature && sameBranch(tree, node.left, nodes, next) &&
        sameBranch(tree, node.right, nodes, next)) {
        return true;
    }
    next = first;
    return node.feature < feature && sameBranch(tree, node.right, nodes, next) &&
           sameBranch(tree, node.left, nodes, next);
}

double sumOfSquares(const cart::Tree& tree) {
    double sum = 0.0;
    for (const cart::Node& node : tree.nodes) {
        sum += node.isLeaf() ? node.sse : 0.0;
    }
    return sum;
}

void addReferences(bool validated) {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < references().size(); ++i) {
        if (!validated || references()[i].contains("loo_error")) {
            QTest::newRow(references()[i]["name"].get<std::string>().c_str()) << static_cast<int>(i);
        }
    }
}

}  // namespace

class tst_prune : public QObject {
    Q_OBJECT

private slots:
    void repeatsStayInOneFold();
    void repeatsDoNotMakeErrorsSurer();
    void pruningIsTheSameInEveryUnit();
    void treesEqualTheReference_data() { addReferences(false); }
    void treesEqualTheReference();
    void pruningPathEqualsTheReference_data() { addReferences(false); }
    void pruningPathEqualsTheReference();
    void leaveOneOutEqualsTheReference_data() { addReferences(true); }
    void leaveOneOutEqualsTheReference();
    void rpartAgreesOnLevelsAndTies();
    void prunedTreeIsTheSmallestThatMinimisesCost();
    void foldsAreBalancedAndSeeded();
    void crossValidationEqualsPruningEachFold();
    void threadsDoNotMatter();
    void chosenStepFollowsTheRule();
    void badFoldsAndCancellingAreNamed();
};

void tst_prune::treesEqualTheReference() {
    QFETCH(int, index);
    const json& reference = references()[static_cast<std::size_t>(index)];
    const auto tree = cart::grow(sampleOf(reference), optionsOf(reference));
    QVERIFY(tree);
    std::size_t next = 0;
    QVERIFY(sameBranch(*tree, 0, reference["nodes"], next));
    QCOMPARE(next, tree->nodes.size());
    QCOMPARE(next, reference["nodes"].size());
    for (std::size_t row = 0; row < reference["fitted"].size(); ++row) {
        const double fitted = tree->nodes[static_cast<std::size_t>(tree->leafOf[row])].value;
        QVERIFY(close(fitted, reference["fitted"][row], 1e-12));
    }
    for (std::size_t row = 0; row < reference["queries"].size(); ++row) {
        const auto query = reference["queries"][row].get<std::vector<double>>();
        QVERIFY(close(tree->predict(query), reference["predicted"][row], 1e-12));
    }
}

void tst_prune::pruningPathEqualsTheReference() {
    QFETCH(int, index);
    const json& reference = references()[static_cast<std::size_t>(index)];
    const cart::Sample sample = sampleOf(reference);
    const auto tree = cart::grow(sample, optionsOf(reference));
    QVERIFY(tree);
    const std::vector<cart::PruneStep> path = cart::pruningPath(*tree);
    // scikit-learn lists links of one alpha one by one, we list the last of them.
    std::vector<std::pair<double, double>> expected;
    for (std::size_t i = 0; i < reference["ccp_alphas"].size(); ++i) {
        const double alpha = reference["ccp_alphas"][i];
        if (!expected.empty() && close(alpha, expected.back().first, 1e-14)) {
            expected.pop_back();
        }
        expected.emplace_back(alpha, reference["impurities"][i].get<double>());
    }
    QCOMPARE(path.size(), expected.size());
    const double n = static_cast<double>(sample.size());
    for (std::size_t i = 0; i < path.size(); ++i) {
        QVERIFY(close(path[i].alpha / n, expected[i].first, 1e-9));
        QVERIFY(close(path[i].sse / n, expected[i].second, 1e-9));
    }
    QCOMPARE(path.back().leaves, std::size_t{1});
    QCOMPARE(path.front().leaves, tree->leafCount());
}

void tst_prune::leaveOneOutEqualsTheReference() {
    QFETCH(int, index);
    const json& reference = references()[static_cast<std::size_t>(index)];
    const cart::Sample sample = sampleOf(reference);
    const auto tree = cart::grow(sample, optionsOf(reference));
    QVERIFY(tree);
    cart::CrossValidationOptions options;
    options.folds = sample.size();
    base::NoProgress progress;
    const auto validation = cart::crossValidate(sample, *tree, optionsOf(reference), options, progress);
    QVERIFY(validation);
    QCOMPARE(validation->steps.size(), reference["loo_error"].size());
    for (std::size_t i = 0; i < validation->steps.size(); ++i) {
        QVERIFY(close(validation->steps[i].error, reference["loo_error"][i], 1e-9));
        QVERIFY(close(validation->steps[i].standardError, reference["loo_standard_error"][i], 1e-9));
    }
}

/// Tree, pruning sequence and leave-one-out of rpart; see make_rpart_fixture.R.
void tst_prune::rpartAgreesOnLevelsAndTies() {
    const json reference = json::parse(std::ifstream(GREYSCOPE_TEST_DATA "/rpart_fixture.json"));
    cart::Sample sample;
    for (const char* name : {"threads", "disk", "load"}) {
        sample.features.push_back(test::numericFeature(name, reference[name].get<std::vector<double>>()));
    }
    sample.features[1].levels = reference["levels"].get<std::vector<std::string>>();
    sample.response = reference["response"].get<std::vector<double>>();
    cart::GrowOptions grow;
    grow.minLeaf = 5;
    grow.minSplit = 10;
    const auto tree = cart::grow(sample, grow);
    QVERIFY(tree);
    QCOMPARE(tree->leafCount(), reference["leaf_rows"].size());
    for (std::size_t row = 0; row < sample.size(); ++row) {
        QVERIFY(close(tree->nodes[static_cast<std::size_t>(tree->leafOf[row])].value,
                      reference["leaf_of_row_mean"][row], 1e-9));
    }
    const double root = reference["root_deviance"];
    const double n = static_cast<double>(sample.size());
    const auto sameStep = [&](const cart::PruneStep& step, const json& row) {
        return close(step.alpha / root, row[0], 1e-9) && static_cast<double>(step.leaves - 1) == row[1] &&
               close(step.sse / root, row[2], 1e-9);
    };
    const std::vector<cart::PruneStep> path = cart::pruningPath(*tree);
    QCOMPARE(path.size(), reference["cptable"].size());
    for (std::size_t i = 0; i < path.size(); ++i) {
        QVERIFY(sameStep(path[i], reference["cptable"][path.size() - 1 - i]));
    }

    sample.features[1].levels.clear();
    const auto numbers = cart::grow(sample, grow);
    QVERIFY(numbers);
    cart::CrossValidationOptions options;
    options.folds = sample.size();
    base::NoProgress progress;
    const auto validation = cart::crossValidate(sample, *numbers, grow, options, progress);
    QVERIFY(validation);
    const json& table = reference["cptable_of_numbers"];
    QCOMPARE(validation->steps.size(), table.size());
    for (std::size_t i = 0; i < table.size(); ++i) {
        const cart::CrossValidationStep& step = validation->steps[i];
        const json& row = table[table.size() - 1 - i];
        QVERIFY(sameStep(step.step, row));
        // In the small nodes of larger trees two predictors often part the rows alike, and rounding decides in rpart.
        const double tolerance = step.step.leaves <= 13 ? 1e-9 : 2e-3;
        QVERIFY(close(step.error * n / root, row[3], tolerance));
        QVERIFY(close(step.standardError * n / root, row[4], tolerance));
    }
}

void tst_prune::prunedTreeIsTheSmallestThatMinimisesCost() {
    const cart::Sample sample = test::randomSample(200, 3, 15, 2);
    const auto tree = cart::grow(sample, {});
    QVERIFY(tree);
    const std::vector<cart::PruneStep> path = cart::pruningPath(*tree);
    QVERIFY(path.size() > 10);
    for (std::size_t i = 0; i < path.size(); ++i) {
        const cart::Tree pruned = cart::prune(*tree, path[i].alpha);
        QCOMPARE(pruned.leafCount(), path[i].leaves);
        QVERIFY(close(sumOfSquares(pruned), path[i].sse, 1e-9));
        for (const cart::PruneStep& other : path) {
            const double cost = path[i].sse + path[i].alpha * static_cast<double>(path[i].leaves);
            const double otherCost = other.sse + path[i].alpha * static_cast<double>(other.leaves);
            QVERIFY(cost <= otherCost * (1.0 + 1e-12));
        }
        for (std::size_t row = 0; row < sample.size(); ++row) {
            QCOMPARE(pruned.leafOf[row], pruned.leafFor(test::rowOf(sample, row)));
        }
        for (std::size_t node = 0; node < pruned.nodes.size(); ++node) {
            QVERIFY(pruned.nodes[node].parent < static_cast<int>(node));
        }
    }
}

void tst_prune::foldsAreBalancedAndSeeded() {
    const std::vector<std::size_t> folds = cart::assignFolds(103, 10, 4);
    std::vector<int> counts(10, 0);
    for (const std::size_t fold : folds) {
        ++counts.at(fold);
    }
    QVERIFY(std::all_of(counts.begin(), counts.end(), [](int count) { return count == 10 || count == 11; }));
    QCOMPARE(folds, cart::assignFolds(103, 10, 4));
    QVERIFY(folds != cart::assignFolds(103, 10, 5));
    // From the definition, with an independent mt19937_64: seed 1, the last place first.
    QCOMPARE(cart::assignFolds(6, 3, 1), (std::vector<std::size_t>{1, 0, 0, 1, 2, 2}));
}

void tst_prune::crossValidationEqualsPruningEachFold() {
    cart::Sample sample = test::randomSample(90, 3, 7, 13);
    sample.features[1].values[5] = std::numeric_limits<double>::quiet_NaN();
    sample.features[2].levels = {"a", "b", "c", "d", "e", "f", "g"};
    cart::GrowOptions grow;
    grow.minLeaf = 2;
    const auto tree = cart::grow(sample, grow);
    QVERIFY(tree);
    cart::CrossValidationOptions options;
    options.folds = 7;
    base::NoProgress progress;
    const auto validation = cart::crossValidate(sample, *tree, grow, options, progress);
    QVERIFY(validation);
    const std::vector<cart::PruneStep> path = cart::pruningPath(*tree);
    const std::vector<std::size_t> folds = cart::assignFolds(sample.size(), options.folds, options.seed);
    for (std::size_t step = 0; step < path.size(); ++step) {
        const bool last = step + 1 == path.size();
        const double alpha = last ? 1e300 : std::sqrt(path[step].alpha * path[step + 1].alpha);
        double squares = 0.0;
        for (std::size_t fold = 0; fold < options.folds; ++fold) {
            cart::Sample part{sample.features, {}, "y"};
            for (cart::Feature& feature : part.features) {
                feature.values.clear();
            }
            for (std::size_t row = 0; row < sample.size(); ++row) {
                if (folds[row] != fold) {
                    part.response.push_back(sample.response[row]);
                    for (std::size_t f = 0; f < part.features.size(); ++f) {
                        part.features[f].values.push_back(sample.features[f].values[row]);
                    }
                }
            }
            const double share = static_cast<double>(part.size()) / static_cast<double>(sample.size());
            const cart::Tree pruned = cart::prune(cart::grow(part, grow).value(), alpha * share);
            for (std::size_t row = 0; row < sample.size(); ++row) {
                if (folds[row] == fold) {
                    squares += std::pow(pruned.predict(test::rowOf(sample, row)) - sample.response[row], 2);
                }
            }
        }
        QVERIFY(close(validation->steps[step].error, squares / static_cast<double>(sample.size()), 1e-9));
    }
}

void tst_prune::repeatsStayInOneFold() {
    // Three repeats of each of 30 cells whose value is chance: nothing can be learnt about a cell from the others.
    cart::Sample sample = test::randomSample(30, 2, 1000, 3);
    const cart::Sample once = sample;
    for (cart::Feature& feature : sample.features) {
        feature.values.insert(feature.values.end(), feature.values.begin(), feature.values.begin() + 30);
        feature.values.insert(feature.values.end(), feature.values.begin(), feature.values.begin() + 30);
    }
    sample.response.clear();
    for (std::uint32_t row = 0; row < 90; ++row) {
        sample.cells.push_back(row % 30);
        sample.response.push_back(once.response[row % 30] * (row % 2 == 0 ? 1.0 : 1.0 + 1e-3));
    }
    const auto tree = cart::grow(sample, {});
    QVERIFY(tree);
    cart::CrossValidationOptions options;
    base::NoProgress progress;
    const auto apart = [&](cart::Sample rows) {
        rows.cells.clear();
        return cart::crossValidate(rows, *tree, {}, options, progress).value().steps.front().error;
    };
    const auto together = cart::crossValidate(sample, *tree, {}, options, progress);
    QVERIFY(together);
    QVERIFY(apart(sample) < 0.01 * together->steps.front().error);  // a repeat in the training rows gives it away

    // By hand: full trees without all repeats of each cell.
    options.folds = 30;
    const auto each = cart::crossValidate(sample, *tree, {}, options, progress);
    QVERIFY(each);
    double squares = 0.0;
    std::vector<double> ofCell(30, 0.0);
    for (std::uint32_t cell = 0; cell < 30; ++cell) {
        cart::Sample part{sample.features, {}, "y"};
        for (cart::Feature& feature : part.features) {
            feature.values.clear();
        }
        for (std::uint32_t row = 0; row < 90; ++row) {
            if (sample.cells[row] != cell) {
                part.response.push_back(sample.response[row]);
                for (std::size_t f = 0; f < part.features.size(); ++f) {
                    part.features[f].values.push_back(sample.features[f].values[row]);
                }
            }
        }
        const cart::Tree without = cart::grow(part, {}).value();
        for (std::uint32_t row = cell; row < 90; row += 30) {
            ofCell[cell] += std::pow(without.predict(test::rowOf(sample, row)) - sample.response[row], 2);
        }
        squares += ofCell[cell];
    }
    QVERIFY(close(each->steps.front().error, squares / 90.0, 1e-9));
    const double deviations = std::accumulate(ofCell.begin(), ofCell.end(), 0.0, [&](double sum, double cell) {
        return sum + std::pow(cell - 3.0 * squares / 90.0, 2);
    });
    QVERIFY(close(each->steps.front().standardError, std::sqrt(deviations) / 90.0, 1e-9));
    options.folds = 31;
    QCOMPARE(cart::crossValidate(sample, *tree, {}, options, progress).error().arguments.back(),
             std::string("[2, 30]"));
}

void tst_prune::repeatsDoNotMakeErrorsSurer() {
    const cart::Sample once = test::randomSample(60, 3, 12, 8);
    cart::Sample thrice = once;
    thrice.response.clear();
    for (cart::Feature& feature : thrice.features) {
        feature.values.clear();
    }
    for (std::uint32_t row = 0; row < 180; ++row) {
        thrice.cells.push_back(row % 60);
        thrice.response.push_back(once.response[row % 60]);
        for (std::size_t f = 0; f < once.features.size(); ++f) {
            thrice.features[f].values.push_back(once.features[f].values[row % 60]);
        }
    }
    base::NoProgress progress;
    const auto alone = cart::crossValidate(once, cart::grow(once, {}).value(), {}, {}, progress).value();
    const auto repeated = cart::crossValidate(thrice, cart::grow(thrice, {}).value(), {}, {}, progress).value();
    QCOMPARE(repeated.steps.size(), alone.steps.size());
    QVERIFY(alone.steps.size() > 5);
    for (std::size_t step = 0; step < alone.steps.size(); ++step) {
        QVERIFY(close(repeated.steps[step].error, alone.steps[step].error, 1e-9));
        QVERIFY(close(repeated.steps[step].standardError, alone.steps[step].standardError, 1e-9));
    }
    QCOMPARE(repeated.chosen, alone.chosen);
}

void tst_prune::pruningIsTheSameInEveryUnit() {
    const cart::Sample sample = test::randomSample(120, 3, 9, 4);
    const auto tree = cart::grow(sample, {});
    base::NoProgress progress;
    const auto validation = cart::crossValidate(sample, *tree, {}, {}, progress);
    QVERIFY(validation);
    for (const double unit : {1e-300, 1e-170, 1e-80, 1e80, 1e170, 1e305}) {
        cart::Sample scaled = sample;
        for (double& value : scaled.response) {
            value *= unit;
        }
        const auto other = cart::grow(scaled, {});
        QVERIFY(other);
        const auto validated = cart::crossValidate(scaled, *other, {}, {}, progress);
        QVERIFY(validated);
        QCOMPARE(validated->steps.size(), validation->steps.size());
        QCOMPARE(validated->chosen, validation->chosen);
        const cart::CrossValidationStep& chosen = validation->steps[validation->chosen];
        const cart::CrossValidationStep& same = validated->steps[validated->chosen];
        const double root = chosen.error / validation->steps.back().error;
        QVERIFY(close(same.error / validated->steps.back().error, root, 1e-9));
        QVERIFY(std::isfinite(same.standardError));
        QCOMPARE(cart::prune(*other, same.step.alpha).leafCount(), cart::prune(*tree, chosen.step.alpha).leafCount());
    }
}

void tst_prune::threadsDoNotMatter() {
    const cart::Sample sample = test::randomSample(2000, 4, 500, 6);
    const auto tree = cart::grow(sample, {});
    base::NoProgress progress;
    const auto alone = cart::crossValidate(sample, *tree, {}, {}, progress, {1});
    for (const std::size_t threads : {2U, 8U}) {
        const auto shared = cart::crossValidate(sample, *tree, {}, {}, progress, {threads});
        QCOMPARE(shared->chosen, alone->chosen);
        for (std::size_t step = 0; step < alone->steps.size(); ++step) {
            QCOMPARE(shared->steps[step].error, alone->steps[step].error);
            QCOMPARE(shared->steps[step].standardError, alone->steps[step].standardError);
        }
    }
}

void tst_prune::chosenStepFollowsTheRule() {
    const cart::Sample sample = test::randomSample(150, 3, 15, 9);
    const auto tree = cart::grow(sample, {});
    QVERIFY(tree);
    base::NoProgress progress;
    cart::CrossValidationOptions options;
    const auto strict = cart::crossValidate(sample, *tree, {}, options, progress);
    QVERIFY(strict);
    const auto& steps = strict->steps;
    for (const cart::CrossValidationStep& step : steps) {
        QVERIFY(steps[strict->best].error <= step.error);
    }
    const double limit = steps[strict->best].error + steps[strict->best].standardError;
    QVERIFY(strict->chosen > strict->best);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        QVERIFY(i <= strict->chosen || steps[i].error > limit);
    }
    QVERIFY(steps[strict->chosen].error <= limit);
    options.oneStandardError = false;
    const auto best = cart::crossValidate(sample, *tree, {}, options, progress);
    QVERIFY(best);
    QCOMPARE(best->chosen, best->best);
}

void tst_prune::badFoldsAndCancellingAreNamed() {
    class Impatient final : public base::Progress {
    public:
        void report(double /*fraction*/) override {}
        [[nodiscard]] bool cancelled() const override { return true; }
    };
    const cart::Sample sample = test::table8();
    const auto tree = cart::grow(sample, {});
    QVERIFY(tree);
    base::NoProgress progress;
    for (const std::size_t folds : {1U, 5U}) {
        const auto validation = cart::crossValidate(sample, *tree, {}, {folds, 1, true}, progress);
        QVERIFY(!validation);
        QCOMPARE(validation.error().code, base::ErrorCode::optionOutOfRange);
    }
    Impatient impatient;
    const auto cancelled = cart::crossValidate(sample, *tree, {}, {2, 1, true}, impatient);
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().code, base::ErrorCode::cancelled);
}

GREYSCOPE_TEST(tst_prune)

}  // namespace tests_of_prune

#include "tst_prune.moc"
