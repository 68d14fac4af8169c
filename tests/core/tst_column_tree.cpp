#include <QTest>

#include <limits>

#include "core/relative/column_tree.h"
#include "tests/support/test_registry.h"

namespace tests_of_column_tree {

using namespace greyscope;

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/// Case 2 is fast, 1 and 3 are slow; the second row has a repeat and the last one no value.
data::Dataset table() {
    return data::Dataset::create({{"case", "", data::NumericValues{1, 1, 1, 2, 2, 3, 3, 3}},
                                  {"threads", "", data::NumericValues{1, 2, 2, 1, 2, 1, 2, 4}},
                                  {"disk", "", data::TextValues{{"ssd", "hdd"}, {0, 0, 0, 0, 0, 0, 0, 1}}},
                                  {"speed", "MB/s", data::NumericValues{10, 12, 12, 50, 52, 10, 12, kNone}}})
        .value();
}

relative::ColumnTreeOptions options() {
    relative::ColumnTreeOptions options;
    options.response = "speed";
    options.factors = {"case", "threads"};
    return options;
}

relative::ColumnTree treeOf(const relative::ColumnTreeOptions& options, const std::vector<data::Filter>& where = {}) {
    base::NoProgress progress;
    return relative::columnTree(table(), where, options, progress).value();
}

base::ErrorCode codeOf(const relative::ColumnTreeOptions& options, const std::vector<data::Filter>& where = {}) {
    base::NoProgress progress;
    const auto tree = relative::columnTree(table(), where, options, progress);
    return tree ? base::ErrorCode::internal : tree.error().code;
}

}  // namespace

class tst_column_tree : public QObject {
    Q_OBJECT

private slots:
    /// Numbers of cases have no order: one cut parts 2 from 1 and 3.
    void numbersThatNameCasesAreNames() {
        relative::ColumnTreeOptions two = options();
        two.grow.maxLeaves = 2;
        const relative::ColumnTree result = treeOf(two);
        QCOMPARE(result.tree.leafCount(), std::size_t{2});
        const cart::Node& root = result.tree.nodes.front();
        QCOMPARE(result.tree.featureNames[static_cast<std::size_t>(root.feature)], std::string("case"));
        const auto values = std::minmax(result.tree.nodes[static_cast<std::size_t>(root.left)].value,
                                        result.tree.nodes[static_cast<std::size_t>(root.right)].value);
        QCOMPARE(values.first, 56.0 / 5.0);
        QCOMPARE(values.second, 51.0);
        QCOMPARE(result.unit, std::string("MB/s"));
    }

    void categoriesCanBeChosen() {
        relative::ColumnTreeOptions chosen = options();
        chosen.categories = {"threads"};
        const relative::ColumnTree result = treeOf(chosen);
        QVERIFY(!result.sample.features[0].isCategorical());
        QCOMPARE(result.sample.features[1].levels, (std::vector<std::string>{"1", "2", "4"}));
        chosen.categories = {"disk"};
        QCOMPARE(codeOf(chosen), base::ErrorCode::optionUnknown);
    }

    void rowsAndCellsAreCounted() {
        const relative::ColumnTree result = treeOf(options());
        QCOMPARE(result.sample.size(), std::size_t{7});
        QCOMPARE(result.cells(), std::size_t{6});
        QCOMPARE(result.account.idleRows(), std::size_t{1});
        QCOMPARE(result.account.idle.front().what, std::string("speed"));
        const relative::ColumnTree some = treeOf(options(), {{"case", {"1", "3"}}});
        QCOMPARE(some.account.filteredRows(), std::size_t{2});
        QCOMPARE(some.sample.size(), std::size_t{5});
        QCOMPARE(codeOf(options(), {{"disk", {"hdd"}}}), base::ErrorCode::noRows);
    }

    /// What a cut is worth of squares of the response: the first one 2,262.9 of them, the others 6.8 together.
    void alphaIsInSquaresOfTheResponse() {
        relative::ColumnTreeOptions pruned = options();
        const relative::ColumnTree full = treeOf(pruned);
        QVERIFY(!full.alpha && !full.validation);
        QCOMPARE(full.tree.leafCount(), std::size_t{4});
        QCOMPARE(full.path.back().leaves, std::size_t{1});
        pruned.pruning = relative::Pruning::alpha;
        pruned.alpha = 100.0;
        QCOMPARE(treeOf(pruned).tree.leafCount(), std::size_t{2});
        QCOMPARE(*treeOf(pruned).alpha, 100.0);
        pruned.alpha = 3000.0;
        QCOMPARE(treeOf(pruned).tree.leafCount(), std::size_t{1});
    }

    void crossValidationChoosesItsStep() {
        relative::ColumnTreeOptions pruned = options();
        pruned.pruning = relative::Pruning::crossValidated;
        pruned.crossValidation.folds = 6;
        const relative::ColumnTree result = treeOf(pruned);
        QVERIFY(result.validation);
        QCOMPARE(result.validation->steps.size(), result.path.size());
        QCOMPARE(result.tree.leafCount(), result.validation->steps[result.validation->chosen].step.leaves);
        pruned.crossValidation.folds = 7;
        QCOMPARE(codeOf(pruned), base::ErrorCode::optionOutOfRange);
        // Where that is asked for, each row is left out in turn.
        pruned.fewerFolds = true;
        const relative::ColumnTree each = treeOf(pruned);
        QCOMPARE(each.options.crossValidation.folds, std::size_t{6});
        QCOMPARE(*each.alpha, *result.alpha);
        pruned.crossValidation.folds = 1;
        QCOMPARE(codeOf(pruned), base::ErrorCode::optionOutOfRange);
    }
};

GREYSCOPE_TEST(tst_column_tree)

}  // namespace tests_of_column_tree

#include "tst_column_tree.moc"
