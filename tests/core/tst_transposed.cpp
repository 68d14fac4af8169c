#include <QTest>

#include "core/data/recipe/transposed.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_transposed {

using namespace greyscope;

class tst_transposed : public QObject {
    Q_OBJECT

private slots:
    void alternativesBecomeSeries() {
        auto table = test::tableOf({{1, 2, 3}, {4, 5, 6}}, {8, 16, 32}, {"price", "rate"});
        table.series[0].rows = data::PointRows({{0}, {1}, {2}});
        table.series[1].rows = data::PointRows({{0}, {1}, {2}});
        const data::SeriesTable turned = data::transposed(table);
        QCOMPARE(turned.series.size(), std::size_t{3});
        QCOMPARE(turned.series[1].name, std::string("16"));
        QCOMPARE(turned.series[1].rows.size(), std::size_t{2});
        QCOMPARE(turned.series[1].rows[0].front(), data::RowNumber{1});
        QCOMPARE(turned.series[1].rows[1].front(), data::RowNumber{1});
        QCOMPARE(turned.pointLabel(0), std::string("price"));
        QCOMPARE(turned.pointLabel(1), std::string("rate"));
        QVERIFY(turned.values == table.values.transpose());
        QVERIFY(turned.axisNumbers().empty());
        QVERIFY(data::transposed(turned).values == table.values);
    }
};

GREYSCOPE_TEST(tst_transposed)

}  // namespace tests_of_transposed

#include "tst_transposed.moc"
