#include <QTest>

#include <limits>

#include "core/data/series/common_points.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_common_points {

using namespace greyscope;

namespace {

constexpr double gap = std::numeric_limits<double>::quiet_NaN();

data::SeriesTable gappy() {
    auto table = test::tableOf({{1, 2, gap, 4}, {gap, 6, 7, 8}, {gap, gap, gap, gap}}, {8, 16, 32, 64});
    for (data::Series& series : table.series) {
        series.rows = data::PointRows({{0}, {1}, {2}, {3}});
    }
    return table;
}

}  // namespace

class tst_common_points : public QObject {
    Q_OBJECT

private slots:
    void keepsWhatEachChosenSeriesHas() {
        const data::SeriesTable common = data::withCommonPoints(gappy(), {0, 1});
        QCOMPARE(common.axisNumbers(), (std::vector<double>{16, 64}));
        QVERIFY(common.values.leftCols(2) == (Eigen::MatrixXd(2, 2) << 2, 6, 4, 8).finished());
        QCOMPARE(common.series.size(), std::size_t(3));
        QCOMPARE(common.series[1].rows.size(), std::size_t{2});
        QCOMPARE(common.series[1].rows[1].front(), data::RowNumber{3});
        QVERIFY(!common.firstGap(0) && !common.firstGap(1) && common.firstGap(2));
    }

    void otherSeriesDoNotMatter() {
        QCOMPARE(data::withCommonPoints(gappy(), {0}).axisNumbers(), (std::vector<double>{8, 16, 64}));
        QCOMPARE(data::withCommonPoints(gappy(), {}).pointCount(), std::size_t(4));
    }

    void whatIsSharedIsCounted() {
        const auto shared = [](const data::SeriesTable& table, const std::vector<std::size_t>& which) {
            const data::SharedPoints points = data::sharedPoints(table, which);
            return std::vector<std::size_t>{points.all, points.shared, points.without.value_or(99),
                                            points.sharedWithout};
        };
        const data::SeriesTable three = gappy();
        QCOMPARE(shared(three, {0, 1}), (std::vector<std::size_t>{4, 2, 99, 0}));  // a pair has none to leave out
        QCOMPARE(shared(three, {0, 1, 2}), (std::vector<std::size_t>{4, 0, 2, 2}));
        QCOMPARE(shared(three, {2, 0, 1}), (std::vector<std::size_t>{4, 0, 99, 0}));  // nor is the first one left out
        const auto other = test::tableOf({{1, 2, 3, 4}, {1, gap, 3, gap}, {1, 2, 3, gap}}, {8, 16, 32, 64});
        QCOMPARE(shared(other, {0, 1, 2}), (std::vector<std::size_t>{4, 2, 1, 3}));
    }

    void nothingInCommon() {
        const data::SeriesTable common = data::withCommonPoints(gappy(), {0, 2});
        QCOMPARE(common.pointCount(), std::size_t(0));
        QCOMPARE(common.values.rows(), Eigen::Index(0));
    }
};

GREYSCOPE_TEST(tst_common_points)

}  // namespace tests_of_common_points

#include "tst_common_points.moc"
