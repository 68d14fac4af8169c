#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/present/tree/tree_rows.h"

namespace tests_of_tree_rows {

using namespace greyscope;

namespace {

/// 0 over 1 and 2, 1 over 3 and 4; the leaves from top to bottom are 3, 4 and 2.
cart::Tree tree() {
    cart::Tree made;
    made.nodes.resize(5);
    made.nodes[0].feature = made.nodes[1].feature = 0;
    made.nodes[0].left = 1;
    made.nodes[0].right = 2;
    made.nodes[1].left = 3;
    made.nodes[1].right = 4;
    made.nodes[1].parent = made.nodes[2].parent = 0;
    made.nodes[3].parent = made.nodes[4].parent = 1;
    return made;
}

std::vector<std::size_t> under(const widgets::TreeRows& rows, int node) {
    const auto span = rows.under(node);
    return {span.begin(), span.end()};
}

}  // namespace

class tst_tree_rows : public QObject {
    Q_OBJECT
private slots:
    void rowsLieUnderTheirLeafAndAllAboveIt() {
        cart::Tree grown = tree();
        grown.leafOf = {2, 3, 4, 3, 2};
        const widgets::TreeRows rows(grown);
        QCOMPARE(rows.leaves(), (std::vector<int>{3, 4, 2}));
        QCOMPARE(rows.leafPlace(2), std::size_t{2});
        QCOMPARE(under(rows, 3), (std::vector<std::size_t>{1, 3}));
        QCOMPARE(under(rows, 1), (std::vector<std::size_t>{1, 3, 2}));
        QCOMPARE(under(rows, 0), (std::vector<std::size_t>{1, 3, 2, 0, 4}));
    }

    void rowsLeftOutLieUnderNone() {
        cart::Tree grown = tree();
        grown.leafOf = {-1, 4, -1, 2};
        const widgets::TreeRows rows(grown);
        QVERIFY(rows.under(3).empty());
        QCOMPARE(under(rows, 1), std::vector<std::size_t>{1});
        QCOMPARE(under(rows, 0), (std::vector<std::size_t>{1, 3}));
    }

    void noTreeHasNoRows() { QVERIFY(widgets::TreeRows(cart::Tree()).leaves().empty()); }
};

GREYSCOPE_TEST(tst_tree_rows)

}  // namespace tests_of_tree_rows

#include "tst_tree_rows.moc"
