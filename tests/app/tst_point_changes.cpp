// Points that are dragged, dropped and added on the charts of Trends and Forecast.
#include <QAction>
#include <QContextMenuEvent>

#include "app/study/cell_of_point.h"
#include "app/tables/cell_drag.h"
#include "tests/support/forecast_stage.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"

namespace tests_of_point_changes {

using namespace greyscope;
using namespace greyscope::test::forecast_stage;

namespace {

constexpr const char* kWide = "k,x,y\n1,2.9,5\n2,3.3,6\n3,3.4,7\n4,3.5,8\n5,3.7,9\n6,3.8,9.5\n";

Study twoSeries() {
    Study study;
    app::addTable(study, typedTable(kWide), {"x", "y"});
    study.trends.measure = app::Measure::absolute;
    study.forecast.holdOut = 1;
    return study;
}

const data::Dataset& datasetOf(const app::StudyStore& store) {
    return *store.study().tables.front().dataset;
}

}  // namespace

class tst_point_changes : public QObject {
    Q_OBJECT

private slots:
    /// By the line of its own file.
    void aPointOfStackedTablesIsLeftOut() {
        data::SourceLines lines{2, 3, 2, 3};
        lines.setSeveralFiles(true);
        std::vector<data::Column> columns{{"source", "", data::TextValues{{"r1", "r2"}, {0, 0, 1, 1}}},
                                          {"k", "", data::NumericValues{1.0, 2.0, 1.0, 2.0}},
                                          {"rate", "", data::NumericValues{5.0, 6.0, 7.0, 8.0}}};
        columns.front().namesTables = true;
        app::StudyTable table;
        table.dataset = std::make_shared<const data::Dataset>(data::Dataset::create(columns, lines).value());
        data::SeriesQuery query;
        query.axis = {"k"};
        query.value = "rate";
        query.keys = {"source"};
        const auto without = app::withoutPoint(table, query, "r2", 1);
        const auto* recipe = std::get_if<data::Recipe>(&without);
        QVERIFY2(recipe, qPrintable(recipe ? QString() : std::get<QString>(without)));
        QVERIFY(std::get<data::ExcludeRows>(recipe->front().what) == (data::ExcludeRows{{3}, "r2"}));
        table.recipe = *recipe;
        const auto further = app::withoutPoint(table, query, "r1", 0);
        QCOMPARE(std::get<data::Recipe>(further).size(), std::size_t{2});
    }

    void deleteDropsThePointAndInsertAddsTheNext() {
        Stage stage(twoSeries());
        QTRY_VERIFY(stage.showsForecast());
        auto* chart = stage.chart();
        chart->setFocus(Qt::TabFocusReason);
        QTest::keyClick(chart, Qt::Key_Insert);
        QCOMPARE(datasetOf(stage.store).rowCount(), std::size_t{7});
        QCOMPARE(datasetOf(stage.store).columns()[0].numbers()[6], 7.0);  // the next k
        QCOMPARE(datasetOf(stage.store).columns()[1].numbers()[6], 3.8);  // as high as the last
        QCOMPARE(stage.store.undoStack().count(), 1);
        QTRY_COMPARE(chart->spec().curves.front().y.size(), std::size_t{7});
        QTest::keyClick(chart, Qt::Key_Right);  // the cursor is on the first point
        QTest::keyClick(chart, Qt::Key_Delete);
        QCOMPARE(datasetOf(stage.store).rowCount(), std::size_t{6});
        QCOMPARE(datasetOf(stage.store).columns()[0].numbers()[0], 2.0);
        stage.store.undoStack().undo();
        stage.store.undoStack().undo();
        QCOMPARE(datasetOf(stage.store).rowCount(), std::size_t{6});
        QVERIFY(stage.store.study().tables.front().recipe.empty());
    }

    void theMenuOffersBoth() {
        Stage stage(twoSeries());
        QTRY_VERIFY(stage.showsForecast());
        QCoreApplication::processEvents();
        auto* canvas = stage.chart()->findChild<QWidget*>(QStringLiteral("canvas"));
        const QPoint place = canvas->mapFrom(stage.chart(), stage.chart()->valueRect(0, 2).center());
        QContextMenuEvent asked(QContextMenuEvent::Mouse, place, canvas->mapToGlobal(place));
        QCoreApplication::sendEvent(canvas, &asked);
        auto* drop = stage.chart()->findChild<QAction*>(QStringLiteral("plot.dropPoint"));
        auto* add = stage.chart()->findChild<QAction*>(QStringLiteral("plot.addPoint"));
        QVERIFY(drop->isVisible() && drop->isEnabled() && add->isVisible());
        drop->trigger();
        QCOMPARE(datasetOf(stage.store).rowCount(), std::size_t{5});
        QCOMPARE(datasetOf(stage.store).columns()[0].numbers()[2], 4.0);
    }

    void anAddedPointThatIsDroppedWasNeverThere() {
        app::StudyStore store;
        app::SeriesCatalog catalog(store);
        store.reset(twoSeries());
        const app::StudyPoint last{{"typed", "x"}, app::queryFor(store.study().tables.front(), {}), 5};
        QCOMPARE(app::addPoint(store, catalog, last, 4.1), QString());
        QCOMPARE(app::addPoint(store, catalog, last, 4.2), QString());
        QCOMPARE(app::dropPoint(store, catalog, {last.series, last.query, 6}), QString());
        QCOMPARE(datasetOf(store).rowCount(), std::size_t{7});
        QCOMPARE(datasetOf(store).columns()[1].numbers()[6], 4.2);
        QCOMPARE(app::dropPoint(store, catalog, {last.series, last.query, 6}), QString());
        QVERIFY(store.study().tables.front().recipe.empty());
    }

    void pointsOfTrendsAreDragged() {
        test::ShownPage shown(QStringLiteral("trends"), twoSeries());
        shown.settle();
        auto* chart = shown.page->findChild<PlotView*>(QStringLiteral("trends.chart"));
        QTRY_COMPARE(chart->spec().curves.size(), std::size_t{2});
        QVERIFY(chart->spec().curves[1].movable);
        emit chart->pointMoved(1, 2, 7.5);
        QCOMPARE(datasetOf(shown.store).columns()[2].numbers()[2], 7.5);
        shown.edit([](app::Study& study) { study.trends.measure = app::Measure::ratio; });
        shown.settle();
        QTRY_VERIFY(!chart->spec().curves[1].movable);  // a ratio is no cell
    }

    void textsHaveNoNextPoint() {
        app::StudyTable table = typedTable("k,x\na,1\nb,2\nc,3\n");
        const auto next = app::cellsOfNext(table, app::queryFor(table, {}), "x", 4.0);
        QVERIFY(std::holds_alternative<QString>(next));
    }
};

GREYSCOPE_TEST(tst_point_changes)

}  // namespace tests_of_point_changes

#include "tst_point_changes.moc"
