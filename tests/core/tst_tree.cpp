#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <tuple>

#include "core/cart/grow.h"
#include "core/cart/rules.h"
#include "core/cart/tree.h"
#include "tests/support/cart_samples.h"
#include "tests/support/test_registry.h"

namespace tests_of_tree {

using namespace greyscope;
using test::numericFeature;

namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

const cart::Node& leafOfRow(const cart::Tree& tree, std::size_t row) {
    return tree.nodes[static_cast<std::size_t>(tree.leafOf[row])];
}

/// Largest fall of the sum of squares over every cut of every numeric predictor, by trying them all.
double bruteForceGain(const cart::Sample& sample, std::size_t minLeaf) {
    const auto sumOfSquares = [](const std::vector<double>& values) {
        double mean = 0.0;
        for (const double value : values) {
            mean += value / static_cast<double>(values.size());
        }
        double sum = 0.0;
        for (const double value : values) {
            sum += (value - mean) * (value - mean);
        }
        return sum;
    };
    double best = 0.0;
    for (const cart::Feature& feature : sample.features) {
        for (const double cut : std::set<double>(feature.values.begin(), feature.values.end())) {
            std::vector<double> left;
            std::vector<double> right;
            for (std::size_t row = 0; row < sample.size(); ++row) {
                (feature.values[row] <= cut ? left : right).push_back(sample.response[row]);
            }
            if (left.size() >= minLeaf && right.size() >= minLeaf) {
                best = std::max(best, sumOfSquares(sample.response) - sumOfSquares(left) - sumOfSquares(right));
            }
        }
    }
    return best;
}

}  // namespace

class tst_tree : public QObject {
    Q_OBJECT

private slots:
    void treeIsTheSameInEveryUnit_data();
    void treeIsTheSameInEveryUnit();
    void repeatsAreOneCell();
    void publishedExampleSplitsByObjectsFirst();
    void publishedExampleGivesFourRules();
    void everyCutIsTheBestOne();
    void equalCutsGoToTheFirstPredictorThenTheLowestThreshold();
    void thresholdsLieBetweenNeighbouringValues();
    void aTreeOfManyLevelsListsFewOfThem();
    void levelsAreCutByTheirMeans();
    void missingValuesFollowTheLargerChild();
    void limitsHold();
    void bestFirstTreesAreNested();
    void threadsDoNotMatter();
    void rulesCoverEveryRowOnce();
    void rulesNameTheFirstLevelsAndCountTheRest();
    void degenerateSamplesGiveOneLeaf_data();
    void degenerateSamplesGiveOneLeaf();
    void badInputIsNamed();
    void sampleLeavesOutRowsWithoutResponse();
};

void tst_tree::publishedExampleSplitsByObjectsFirst() {
    const auto tree = cart::grow(test::table8(), {});
    QVERIFY(tree);
    QCOMPARE(tree->nodes.size(), std::size_t{7});
    const cart::Node& root = tree->nodes[0];
    QCOMPARE(tree->featureNames[static_cast<std::size_t>(root.feature)], std::string("objects_per_ost"));
    for (const int child : {root.left, root.right}) {
        const cart::Node& node = tree->nodes[static_cast<std::size_t>(child)];
        QCOMPARE(tree->featureNames[static_cast<std::size_t>(node.feature)], std::string("threads_per_ost"));
    }
    QCOMPARE(tree->predict({8, 1}), 1.13);
    QCOMPARE(tree->predict({32, 1}), 1.23);
    QCOMPARE(tree->predict({16, 2}), 1.02);
    QCOMPARE(tree->predict({64, 2}), 1.06);
    // The example in the text: 414 MB/s at 16 x 2, measured 446 MB/s. The printed error of 8.99 % is a slip.
    const double predicted = 414 * tree->predict({16, 2});
    QCOMPARE(predicted, 422.28);
    QVERIFY(std::abs((446 - predicted) / 446 - 0.0532) < 5e-5);
}

void tst_tree::publishedExampleGivesFourRules() {
    const auto tree = cart::grow(test::table8(), {});
    QVERIFY(tree);
    std::vector<std::string> texts;
    for (const cart::LeafRule& rule : cart::rulesOf(*tree)) {
        texts.push_back(cart::ruleText(*tree, rule, ""));
    }
    const std::vector<std::string> expected{"IF objects_per_ost <= 1 AND threads_per_ost <= 8 THEN 1.13",
                                            "IF objects_per_ost <= 1 AND threads_per_ost > 8 THEN 1.23",
                                            "IF objects_per_ost > 1 AND threads_per_ost <= 16 THEN 1.02",
                                            "IF objects_per_ost > 1 AND threads_per_ost > 16 THEN 1.06"};
    QCOMPARE(texts, expected);
    QCOMPARE(cart::ruleText(*tree, cart::rulesOf(*tree).front(), "ratio"),
             std::string("IF objects_per_ost <= 1 AND threads_per_ost <= 8 THEN ratio = 1.13"));
}

void tst_tree::everyCutIsTheBestOne() {
    for (const std::size_t minLeaf : {1U, 3U, 10U}) {
        const cart::Sample sample = test::randomSample(120, 5, 9, 11);
        cart::GrowOptions options;
        options.minLeaf = minLeaf;
        const auto tree = cart::grow(sample, options);
        QVERIFY(tree);
        int cuts = 0;
        for (const cart::Node& node : tree->nodes) {
            if (node.isLeaf()) {
                continue;
            }
            cart::Sample part{sample.features, {}, "y"};
            for (cart::Feature& feature : part.features) {
                feature.values.clear();
            }
            const int index = static_cast<int>(&node - tree->nodes.data());
            for (std::size_t row = 0; row < sample.size(); ++row) {
                const std::vector<int> path = tree->pathTo(tree->leafOf[row]);
                if (std::find(path.begin(), path.end(), index) != path.end()) {
                    part.response.push_back(sample.response[row]);
                    for (std::size_t f = 0; f < part.features.size(); ++f) {
                        part.features[f].values.push_back(sample.features[f].values[row]);
                    }
                }
            }
            QCOMPARE(part.size(), node.n);
            const double gain = node.sse - tree->nodes[static_cast<std::size_t>(node.left)].sse -
                                tree->nodes[static_cast<std::size_t>(node.right)].sse;
            QVERIFY(std::abs(gain - bruteForceGain(part, minLeaf)) <= 1e-9 * node.sse);
            ++cuts;
        }
        QVERIFY(cuts > 5);
    }
}

void tst_tree::equalCutsGoToTheFirstPredictorThenTheLowestThreshold() {
    // The second predictor is the first one upside down: the same partitions, summed in the other order.
    cart::Sample sample = test::randomSample(200, 1, 40, 3);
    std::vector<double> mirrored = sample.features[0].values;
    for (double& value : mirrored) {
        value = -value;
    }
    sample.features.push_back(numericFeature("mirrored", mirrored));
    const auto tree = cart::grow(sample, {});
    QVERIFY(tree);
    QVERIFY(tree->leafCount() > 10);
    for (const cart::Node& node : tree->nodes) {
        QVERIFY(node.isLeaf() || node.feature == 0);
    }
    const auto symmetric = cart::grow({{numericFeature("x", {1, 2, 3})}, {0.1, 0.7, 1.3}, "y"}, {});
    QVERIFY(symmetric);
    QCOMPARE(symmetric->nodes[0].threshold, 1.5);
}

void tst_tree::thresholdsLieBetweenNeighbouringValues() {
    const double low = 1.0;
    const double high = std::nextafter(low, 2.0);
    const auto close = cart::grow({{numericFeature("x", {high, low})}, {5.0, 3.0}, "y"}, {});
    QVERIFY(close);
    QCOMPARE(close->predict({low}), 3.0);
    QCOMPARE(close->predict({high}), 5.0);
    const auto far = cart::grow({{numericFeature("x", {1.7e308, -1.7e308})}, {5.0, 3.0}, "y"}, {});
    QVERIFY(far);
    QCOMPARE(far->nodes[0].threshold, 0.0);
}

void tst_tree::aTreeOfManyLevelsListsFewOfThem() {
    constexpr std::size_t kLevels = 256;
    cart::Feature jobs{"job", "", {}, {}};
    std::vector<double> response;
    for (std::size_t level = 0; level < kLevels; ++level) {
        jobs.levels.push_back("job " + std::to_string(level));
        jobs.values.push_back(static_cast<double>(level));
        response.push_back(static_cast<double>(level * 37 % kLevels));
    }
    const auto tree = cart::grow({{jobs}, response, "y"}, {});
    QVERIFY(tree);
    QCOMPARE(tree->leafCount(), kLevels);
    std::size_t listed = 0;
    for (const cart::Node& node : tree->nodes) {
        listed += node.leftLevels.listed().size();
    }
    QVERIFY2(listed <= kLevels * 8 / 2, std::to_string(listed).c_str());  // half of a node's, over log2 n depths
    const std::vector<cart::LeafRule> rules = cart::rulesOf(*tree);
    QCOMPARE(rules.size(), kLevels);
    for (const cart::LeafRule& rule : rules) {
        const auto& levels = rule.conditions.front().levels;
        QCOMPARE(levels.size(), std::size_t{1});
        QCOMPARE(rule.value, response[static_cast<std::size_t>(levels.front())]);
    }
}

void tst_tree::levelsAreCutByTheirMeans() {
    // Means: b 1, d 2, a 9, c 10; level e never occurs and joins the larger side, here the left one.
    const cart::Feature levels{"disk", "", {0, 1, 2, 3, 1, 1, 3, 0}, {"a", "b", "c", "d", "e"}};
    const cart::Sample sample{{levels}, {9, 1, 10, 2, 1.5, 0.5, 2, 9}, "y"};
    cart::GrowOptions options;
    options.maxDepth = 1;
    const auto tree = cart::grow(sample, options);
    QVERIFY(tree);
    const cart::LevelSet& left = tree->nodes[0].leftLevels;
    QCOMPARE(left.codes(5), (std::vector<std::int32_t>{1, 3, 4}));
    QCOMPARE(left.codes(5, 2), (std::vector<std::int32_t>{1, 3}));
    QCOMPARE(left.count(5), std::size_t{3});
    QVERIFY(left.contains(4) && !left.contains(2));
    QCOMPARE(tree->predict({1}), 1.4);
    QCOMPARE(tree->predict({4}), 1.4);
    QCOMPARE(tree->predict({2}), 28.0 / 3.0);
    const std::vector<cart::LeafRule> rules = cart::rulesOf(*tree);
    QCOMPARE(cart::ruleText(*tree, rules[0], ""), std::string("IF disk IN {b, d, e} THEN 1.4"));
    QCOMPARE(cart::ruleText(*tree, rules[0], "", cart::kRuleSigns), std::string("disk \u2208 {b, d, e} \u21d2 1.4"));
    QCOMPARE(cart::ruleText(*tree, rules[1], ""), std::string("IF disk IN {a, c} THEN 9.33333"));
}

void tst_tree::missingValuesFollowTheLargerChild() {
    const cart::Sample sample{{numericFeature("x", {1, 2, missing, 8, 9, 10, std::numeric_limits<double>::infinity()})},
                              {0, 0, 7, 10, 10, 10, 13},
                              "y"};
    cart::GrowOptions options;
    options.maxDepth = 1;
    const auto tree = cart::grow(sample, options);
    QVERIFY(tree);
    QCOMPARE(tree->nodes[0].threshold, 5.0);
    QCOMPARE(leafOfRow(*tree, 0).n, std::size_t{2});
    QCOMPARE(leafOfRow(*tree, 2).n, std::size_t{5});  // the missing and the infinite value went right
    QCOMPARE(leafOfRow(*tree, 2).value, 10.0);
    QCOMPARE(tree->predict({missing}), 10.0);
    const auto allMissing = cart::grow({{numericFeature("x", {missing, missing})}, {1, 2}, "y"}, {});
    QVERIFY(allMissing);
    QCOMPARE(allMissing->nodes.size(), std::size_t{1});
}

void tst_tree::limitsHold() {
    const cart::Sample sample = test::randomSample(400, 3, 50, 5);
    cart::GrowOptions options;
    options.minLeaf = 7;
    options.minSplit = 30;
    options.maxDepth = 4;
    const auto tree = cart::grow(sample, options);
    QVERIFY(tree);
    QVERIFY(tree->leafCount() > 4);
    for (const cart::Node& node : tree->nodes) {
        QVERIFY(node.n >= 7);
        QVERIFY(node.depth <= 4);
        QVERIFY(node.isLeaf() || node.n >= 30);
    }
    cart::GrowOptions decrease;
    decrease.minDecrease = 0.02;
    const auto coarse = cart::grow(sample, decrease);
    QVERIFY(coarse);
    for (const cart::Node& node : coarse->nodes) {
        if (!node.isLeaf()) {
            const double gain = node.sse - coarse->nodes[static_cast<std::size_t>(node.left)].sse -
                                coarse->nodes[static_cast<std::size_t>(node.right)].sse;
            QVERIFY(gain > 0.02 * coarse->nodes[0].sse);
        }
    }
    QVERIFY(coarse->leafCount() > 1 && coarse->leafCount() < 50);
}

void tst_tree::bestFirstTreesAreNested() {
    const cart::Sample sample = test::randomSample(150, 4, 20, 8);
    cart::GrowOptions options;
    options.minLeaf = 2;
    const auto cutsOf = [](const cart::Tree& tree) {
        std::multiset<std::tuple<int, double, std::size_t>> cuts;
        for (const cart::Node& node : tree.nodes) {
            if (!node.isLeaf()) {
                cuts.emplace(node.feature, node.threshold, node.n);
            }
        }
        return cuts;
    };
    double previous = std::numeric_limits<double>::infinity();
    auto cuts = cutsOf({});
    for (std::size_t leaves = 1; leaves <= 10; ++leaves) {
        options.maxLeaves = leaves;
        const auto tree = cart::grow(sample, options);
        QVERIFY(tree);
        QCOMPARE(tree->leafCount(), leaves);
        double sse = 0.0;
        for (const cart::Node& node : tree->nodes) {
            sse += node.isLeaf() ? node.sse : 0.0;
        }
        if (leaves > 1) {
            const cart::Node& last = tree->nodes[static_cast<std::size_t>(tree->nodes.back().parent)];
            QVERIFY(std::abs(previous - sse -
                             (last.sse - tree->nodes[tree->nodes.size() - 2].sse - tree->nodes.back().sse)) < 1e-6);
        }
        QVERIFY(sse < previous);
        previous = sse;
        const auto more = cutsOf(*tree);
        QVERIFY(std::includes(more.begin(), more.end(), cuts.begin(), cuts.end()));
        QCOMPARE(more.size(), leaves - 1);
        cuts = more;
    }
}

void tst_tree::threadsDoNotMatter() {
    // Large enough that the top's predictors and the branches below it are shared out; with missing values and levels.
    cart::Sample sample = test::randomSample(36'000, 5, 1000, 4);
    for (std::size_t row = 0; row < sample.size(); row += 7) {
        sample.features[1].values[row] = missing;
    }
    for (std::size_t row = 0; row < sample.size(); ++row) {
        sample.features[4].values[row] = static_cast<double>(row % 13);
    }
    sample.features[4].levels = std::vector<std::string>(13, "level");
    cart::GrowOptions options;
    options.minLeaf = 5;
    const auto alone = cart::grow(sample, options, {1});
    QVERIFY(alone->leafCount() > 1000);
    for (const std::size_t threads : {2U, 8U}) {
        const auto shared = cart::grow(sample, options, {threads});
        QVERIFY(shared->nodes == alone->nodes);
        QVERIFY(shared->leafOf == alone->leafOf);
    }
}

void tst_tree::rulesCoverEveryRowOnce() {
    cart::Sample sample = test::randomSample(300, 3, 12, 21);
    sample.features[2].levels = {"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"};
    for (std::size_t row = 0; row < sample.size(); ++row) {
        sample.response[row] += sample.features[2].values[row] == 4.0 ? 30.0 : 0.0;
    }
    cart::GrowOptions options;
    options.minLeaf = 4;
    const auto tree = cart::grow(sample, options);
    QVERIFY(tree);
    const std::vector<cart::LeafRule> rules = cart::rulesOf(*tree);
    QCOMPARE(rules.size(), tree->leafCount());
    const auto holds = [&](const cart::Condition& condition, double value) {
        if (condition.categorical) {
            return std::binary_search(condition.levels.begin(), condition.levels.end(),
                                      static_cast<std::int32_t>(value));
        }
        return !(condition.hasLow && value <= condition.low) && !(condition.hasHigh && value > condition.high) &&
               !(condition.hasLow && value <= condition.lowLabel) &&
               !(condition.hasHigh && value > condition.highLabel);
    };
    for (std::size_t row = 0; row < sample.size(); ++row) {
        for (const cart::LeafRule& rule : rules) {
            const bool matches =
                std::all_of(rule.conditions.begin(), rule.conditions.end(), [&](const cart::Condition& condition) {
                    return holds(condition, sample.features[static_cast<std::size_t>(condition.feature)].values[row]);
                });
            QCOMPARE(matches, rule.leaf == tree->leafOf[row]);
        }
    }
}

void tst_tree::rulesNameTheFirstLevelsAndCountTheRest() {
    constexpr std::size_t kLevels = 90;
    cart::Feature jobs{"job", "", {}, {}};
    cart::Feature hosts{"host", "", {}, {}};
    cart::Sample sample{{}, {}, "y"};
    for (std::size_t i = 0; i < kLevels; ++i) {
        jobs.levels.push_back("job " + std::to_string(i));
        hosts.levels.push_back("host " + std::to_string(i));
    }
    for (std::size_t i = 0; i < 6 * kLevels; ++i) {
        const std::size_t job = i * 7 % kLevels;
        const std::size_t host = i * 11 % (kLevels - 1);  // the last one has no row
        jobs.values.push_back(static_cast<double>(job));
        hosts.values.push_back(static_cast<double>(host));
        sample.response.push_back(static_cast<double>(job * 37 % kLevels + host * 53 % kLevels));
    }
    sample.features = {jobs, hosts};
    const auto tree = cart::grow(sample, {});
    QVERIFY(tree);
    const auto leads = [&](const std::vector<int>& path, int feature, std::int32_t level) {
        for (std::size_t step = 0; step + 1 < path.size(); ++step) {
            const cart::Node& node = tree->nodes[static_cast<std::size_t>(path[step])];
            if (node.feature == feature && node.leftLevels.contains(level) != (node.left == path[step + 1])) {
                return false;
            }
        }
        return true;
    };
    std::size_t counted = 0;
    for (const cart::LeafRule& rule : cart::rulesOf(*tree, 3)) {
        const std::vector<int> path = tree->pathTo(rule.leaf);
        for (const cart::Condition& condition : rule.conditions) {
            std::vector<std::int32_t> levels;
            for (std::int32_t level = 0; level < static_cast<std::int32_t>(kLevels); ++level) {
                if (leads(path, condition.feature, level)) {
                    levels.push_back(level);
                }
            }
            QCOMPARE(condition.levelCount, levels.size());
            counted += levels.size();
            levels.resize(std::min(levels.size(), std::size_t{3}));
            QCOMPARE(condition.levels, levels);
        }
    }
    QVERIFY(counted > 3 * tree->leafCount());
    const cart::Condition many{0, true, false, false, 0, 0, 0, 0, {4, 5, 6}, 40};
    QCOMPARE(cart::levelsText(*tree, many), std::string("job 4, job 5, job 6, 37 more"));
}

void tst_tree::degenerateSamplesGiveOneLeaf_data() {
    QTest::addColumn<std::vector<double>>("x");
    QTest::addColumn<std::vector<double>>("y");
    QTest::newRow("one row") << std::vector<double>{1} << std::vector<double>{1.1};
    QTest::newRow("constant response") << std::vector<double>{1, 2, 3, 4, 5} << std::vector<double>(5, 1.1);
    QTest::newRow("constant predictor") << std::vector<double>{3, 3, 3} << std::vector<double>{1, 2, 6};
    QTest::newRow("huge constant response") << std::vector<double>{1, 2} << std::vector<double>{1e300, 1e300};
    QTest::newRow("both zeros") << std::vector<double>{0.0, -0.0} << std::vector<double>{1, 2};
    QTest::newRow("no gain") << std::vector<double>{1, 1, 2, 2} << std::vector<double>{0, 1, 0, 1};
}

void tst_tree::degenerateSamplesGiveOneLeaf() {
    QFETCH(std::vector<double>, x);
    QFETCH(std::vector<double>, y);
    double mean = 0.0;
    for (const double value : y) {
        mean += value / static_cast<double>(y.size());
    }
    const auto tree = cart::grow({{numericFeature("x", x)}, y, "y"}, {});
    QVERIFY(tree);
    QCOMPARE(tree->nodes.size(), std::size_t{1});
    QCOMPARE(tree->nodes[0].value, mean);
    QVERIFY(std::isfinite(tree->nodes[0].sse));
    QCOMPARE(cart::ruleText(*tree, cart::rulesOf(*tree).front(), "").substr(0, 7), std::string("ALWAYS "));
}

void tst_tree::treeIsTheSameInEveryUnit_data() {
    QTest::addColumn<int>("exponent");
    for (const int exponent : {-300, -200, -161, -100, -55, -9, 9, 55, 100, 161, 200, 290, 306}) {
        QTest::addRow("1e%d", exponent) << exponent;
    }
}

void tst_tree::treeIsTheSameInEveryUnit() {
    QFETCH(int, exponent);
    const double unit = std::pow(10.0, exponent);
    const cart::Sample sample = test::randomSample(200, 3, 12, 21);
    cart::Sample scaled = sample;
    for (double& value : scaled.response) {
        value *= unit;
    }
    cart::GrowOptions options;
    options.minLeaf = 4;
    options.minDecrease = 1e-3;
    const auto tree = cart::grow(sample, options);
    const auto other = cart::grow(scaled, options);
    QVERIFY(tree && other);
    QVERIFY(tree->leafCount() > 5);
    QCOMPARE(other->nodes.size(), tree->nodes.size());
    for (std::size_t index = 0; index < tree->nodes.size(); ++index) {
        const cart::Node& a = tree->nodes[index];
        const cart::Node& b = other->nodes[index];
        QCOMPARE(b.feature, a.feature);
        QCOMPARE(b.threshold, a.threshold);
        QCOMPARE(b.n, a.n);
        QVERIFY(std::abs(b.value / unit - a.value) <= 1e-12 * std::abs(a.value));
        QVERIFY(std::abs(cart::deviation(*other, b) / unit - cart::deviation(*tree, a)) <=
                1e-9 * cart::deviation(*tree, tree->nodes[0]));
        // A square that is no number any more has none.
        const auto square = cart::inSquaresOfResponse(*other, b.sse);
        QCOMPARE(square.has_value(), a.sse == 0.0 || (exponent > -154 && exponent < 153));
        QVERIFY(!square || std::isfinite(*square));
    }
    const std::vector<double> shares = cart::importance(*tree);
    for (std::size_t feature = 0; feature < shares.size(); ++feature) {
        QVERIFY(std::abs(cart::importance(*other)[feature] - shares[feature]) < 1e-9);
    }
}

void tst_tree::repeatsAreOneCell() {
    const data::TextValues disk{{"SAS", "SATA"}, {0, 0, 1, 1, 0, -1, -1}};
    const auto dataset = data::Dataset::create({{"threads", "", data::NumericValues{8, 8, 8, 8, 16, 16, 16}},
                                                {"disk", "", disk},
                                                {"run", "", data::NumericValues{1, 2, 1, 2, 1, 1, 2}},
                                                {"mb_s", "MB/s", data::NumericValues{1, 2, 3, 4, 5, 6, 7}}});
    QVERIFY(dataset);
    const auto cells = [&](const std::vector<std::string>& factors) {
        return cart::sampleOf(*dataset, {0, 1, 2, 3, 4, 5, 6}, factors, "mb_s", {"run"}).value().cells;
    };
    using Cells = std::vector<std::uint32_t>;
    QCOMPARE(cells({"threads", "disk", "run"}), (Cells{0, 0, 1, 1, 2, 3, 3}));
    QCOMPARE(cells({"threads", "disk"}), (Cells{0, 0, 1, 1, 2, 3, 3}));
    QCOMPARE(cells({"run"}), (Cells{0, 1, 0, 1, 0, 0, 1}));  // nothing else could tell cells apart
}

void tst_tree::badInputIsNamed() {
    const auto codeOf = [](const cart::Sample& sample, const cart::GrowOptions& options = {}) {
        const auto tree = cart::grow(sample, options);
        return tree ? base::ErrorCode::internal : tree.error().code;
    };
    const auto x = numericFeature("x", {1, 2});
    QCOMPARE(codeOf({{}, {}, "y"}), base::ErrorCode::noRows);
    QCOMPARE(codeOf({{x}, {1, missing}, "y"}), base::ErrorCode::missingValue);
    QCOMPARE(codeOf({{x}, {1, 2, 3}, "y"}), base::ErrorCode::columnLengthMismatch);
    QCOMPARE(codeOf({{x}, {1, std::numeric_limits<double>::infinity()}, "y"}), base::ErrorCode::overflow);
    cart::GrowOptions options;
    options.minLeaf = 0;
    QCOMPARE(codeOf({{x}, {1, 2}, "y"}, options), base::ErrorCode::optionOutOfRange);
    options = {};
    options.minDecrease = missing;
    QCOMPARE(codeOf({{x}, {1, 2}, "y"}, options), base::ErrorCode::optionOutOfRange);
}

void tst_tree::sampleLeavesOutRowsWithoutResponse() {
    const auto dataset = data::Dataset::create({{"threads", "", data::NumericValues{1, 2, 4, 8}},
                                                {"disk", "", data::TextValues{{"SAS", "SATA"}, {0, -1, 1, 1}}},
                                                {"mb_s", "MB/s", data::NumericValues{10, missing, 30, 40}}});
    QVERIFY(dataset);
    const auto sample = cart::sampleOf(*dataset, {0, 1, 2, 3}, {"disk", "threads"}, "mb_s");
    QVERIFY(sample);
    QCOMPARE(sample->response, (std::vector<double>{10, 30, 40}));
    QCOMPARE(sample->features[0].values, (std::vector<double>{0, 1, 1}));
    QCOMPARE(sample->features[0].levels.size(), std::size_t{2});
    QCOMPARE(sample->features[1].values, (std::vector<double>{1, 4, 8}));
    QCOMPARE(cart::sampleOf(*dataset, {1}, {"disk"}, "mb_s").error().code, base::ErrorCode::noRows);
    QCOMPARE(cart::sampleOf(*dataset, {0}, {"drive"}, "mb_s").error().code, base::ErrorCode::unknownColumn);
    QCOMPARE(cart::sampleOf(*dataset, {0}, {"threads"}, "disk").error().code, base::ErrorCode::columnNotNumeric);
    QCOMPARE(sample->withoutResponse, std::size_t{1});
    QCOMPARE(cart::sampleOf(*dataset, {0}, {"mb_s"}, "mb_s").error().code, base::ErrorCode::optionConflict);
    QCOMPARE(cart::sampleOf(*dataset, {0}, {"disk", "disk"}, "mb_s").error().code, base::ErrorCode::optionConflict);
}

GREYSCOPE_TEST(tst_tree)

}  // namespace tests_of_tree

#include "tst_tree.moc"
