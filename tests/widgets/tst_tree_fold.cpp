#include <QTest>

#include <algorithm>

#include "tests/support/test_registry.h"
#include "tests/support/tree_specs.h"
#include "widgets/present/tree/tree_fold.h"

namespace tests_of_tree_fold {

using namespace greyscope;
using widgets::TreeNode;
using widgets::TreeSpec;

namespace {

const TreeNode* nodeOf(const TreeSpec& spec, int id) {
    const auto found =
        std::find_if(spec.nodes.begin(), spec.nodes.end(), [id](const TreeNode& node) { return node.id == id; });
    return found == spec.nodes.end() ? nullptr : &*found;
}

/// Whether a node is one of `ids` or lies below one.
bool isBelow(const TreeSpec& spec, const TreeNode& node, const std::set<int>& ids) {
    const TreeNode* at = &node;
    while (at->parent >= 0) {
        at = &spec.nodes[static_cast<std::size_t>(at->parent)];
        if (ids.count(at->id) > 0) {
            return true;
        }
    }
    return false;
}

}  // namespace

class tst_tree_fold : public QObject {
    Q_OBJECT

private slots:
    void aFoldedNodeStandsForEverythingBelowIt() {
        const TreeSpec whole = test::TreeSpecMaker(11).make(40);
        const std::set<int> ids = widgets::innerNodesAt(whole, 3);
        QVERIFY(ids.size() >= 2);
        const TreeSpec spec = widgets::folded(whole, ids);
        std::size_t dots = 0;
        int hidden = 0;
        for (const TreeNode& node : spec.nodes) {
            QVERIFY(!isBelow(whole, *nodeOf(whole, node.id), ids));
            QCOMPARE(node.leaf, nodeOf(whole, node.id)->leaf || ids.count(node.id) > 0);
            dots += node.dots.size();
            hidden += node.hidden;
            if (node.parent >= 0) {
                QCOMPARE(spec.nodes[static_cast<std::size_t>(node.parent)].id,
                         whole.nodes[static_cast<std::size_t>(nodeOf(whole, node.id)->parent)].id);
            }
        }
        QCOMPARE(dots, std::size_t{80});
        int below = 0;
        for (const TreeNode& node : whole.nodes) {
            below += node.leaf && isBelow(whole, node, ids);
            QCOMPARE(nodeOf(spec, node.id) == nullptr, isBelow(whole, node, ids));
        }
        QCOMPARE(hidden, below);
        QVERIFY(spec.depth <= 3);
    }

    void rowsStandBelowEachOtherAndParentsBetweenTheirChildren() {
        const TreeSpec whole = test::TreeSpecMaker(12).make(25);
        const TreeSpec spec = widgets::folded(whole, widgets::innerNodesAt(whole, 2));
        std::vector<double> rows;
        for (std::size_t i = 0; i < spec.nodes.size(); ++i) {
            const TreeNode& node = spec.nodes[i];
            if (node.leaf) {
                rows.push_back(node.position);
                continue;
            }
            std::vector<double> children;
            for (const TreeNode& child : spec.nodes) {
                if (child.parent == static_cast<int>(i)) {
                    children.push_back(child.position);
                }
            }
            QCOMPARE(children.size(), std::size_t{2});
            QCOMPARE(node.position, 0.5 * (children[0] + children[1]));
        }
        QCOMPARE(static_cast<int>(rows.size()), spec.leafCount);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            QCOMPARE(rows[i], static_cast<double>(i) + 0.5);
        }
        // Unfolded, positions are those of the tree as it was laid out at first.
        QVERIFY(widgets::folded(whole, {}) == whole);
    }

    void aFoldedRowIsLitWithAnyOfItsLeavesAndNamedAfterThem() {
        const TreeSpec whole = test::TreeSpecMaker(13).make(9);
        const TreeSpec spec = widgets::folded(whole, {0});
        QCOMPARE(spec.nodes.size(), std::size_t{1});
        QCOMPARE(spec.nodes[0].hidden, 9);
        QCOMPARE(spec.nodes[0].title, QStringLiteral("L0–L8"));
        for (const TreeNode& node : whole.nodes) {
            QVERIFY(widgets::touches(spec.nodes[0].link.is, node.link.is));
        }
    }

    void nodesAreFoundByPredictorConditionOrLetter() {
        TreeSpec spec = test::TreeSpecMaker(14).make(6);
        QVERIFY(widgets::nodesWith(spec, QString()).empty());
        QCOMPARE(widgets::nodesWith(spec, QStringLiteral("THREADS")).size(), std::size_t{5});
        QCOMPARE(widgets::nodesWith(spec, QStringLiteral("l3")).size(), std::size_t{1});
        QVERIFY(widgets::nodesWith(spec, QStringLiteral("L")).empty());  // a letter is sought as a whole
        spec.nodes[4].edge = QStringLiteral("SATA, SAS");
        QCOMPARE(widgets::nodesWith(spec, QStringLiteral("sata")), std::vector<int>{spec.nodes[4].id});
        const std::vector<int> all = widgets::nodesWith(spec, QStringLiteral("32"));
        QVERIFY(std::is_sorted(all.begin(), all.end(), [&spec](int a, int b) {
            return nodeOf(spec, a)->position < nodeOf(spec, b)->position;
        }));
    }
};

GREYSCOPE_TEST(tst_tree_fold)

}  // namespace tests_of_tree_fold

#include "tst_tree_fold.moc"
