// A point of the forecast's chart that is dragged changes its cell.
#include "app/study/cell_of_point.h"
#include "app/tables/cell_drag.h"
#include "tests/support/forecast_stage.h"
#include "tests/support/test_registry.h"

namespace tests_of_cell_drag {

using namespace greyscope;
using namespace greyscope::test::forecast_stage;

namespace {

constexpr const char* kGrowth = "k,x\n1,2.9\n2,3.3\n3,3.4\n4,3.5\n5,3.7\n6,3.8\n";

Study growth() {
    Study study;
    app::addTable(study, typedTable(kGrowth), {"x"});
    study.forecast.holdOut = 1;
    return study;
}

data::SeriesQuery queryOf(const app::StudyTable& table) {
    return app::queryFor(table, {});
}

QString whyNot(const app::StudyTable& table, const std::string& series = "x") {
    const auto cell = app::cellOfPoint(table, queryOf(table), series, 0, 1.0);
    return std::holds_alternative<QString>(cell) ? std::get<QString>(cell) : QString();
}

}  // namespace

class tst_cell_drag : public QObject {
    Q_OBJECT

private slots:
    void aDragIsOneStepOfTheRecipeAndOfTheHistory() {
        Stage stage(growth());
        QTRY_VERIFY(stage.showsForecast());
        for (const double value : {3.5, 3.6, 3.65}) {
            emit stage.chart()->pointMoved(0, 2, value);
        }
        const app::StudyTable& table = stage.store.study().tables.front();
        QCOMPARE(table.recipe.size(), std::size_t{1});
        QCOMPARE(std::get<data::SetCell>(table.recipe.front().what), (data::SetCell{3, "x", "3.65"}));
        QCOMPARE(stage.store.undoStack().count(), 1);
        QTRY_COMPARE(stage.chart()->spec().curves.front().y[2], 3.65);
        emit stage.chart()->pointMoved(0, 4, 9.0);
        QCOMPARE(stage.store.study().tables.front().recipe.size(), std::size_t{2});
        QCOMPARE(stage.store.undoStack().count(), 2);
        stage.store.undoStack().undo();
        stage.store.undoStack().undo();
        QVERIFY(stage.store.study().tables.front().recipe.empty());
        QTRY_COMPARE(stage.chart()->spec().curves.front().y[2], 3.4);
    }

    void theMouseDoesIt() {
        Stage stage(growth());
        QTRY_VERIFY(stage.showsForecast());
        QCoreApplication::processEvents();
        auto* canvas = stage.chart()->findChild<QWidget*>(QStringLiteral("canvas"));
        const auto rect = stage.chart()->valueRect(0, 1);
        const QPoint place = canvas->mapFrom(stage.chart(), rect.center());
        QTest::mousePress(canvas, Qt::LeftButton, {}, place);
        QTest::mouseMove(canvas, place - QPoint(0, 30));
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, place - QPoint(0, 30));
        const data::Recipe& recipe = stage.store.study().tables.front().recipe;
        QCOMPARE(recipe.size(), std::size_t{1});
        const auto& cell = std::get<data::SetCell>(recipe.front().what);
        QCOMPARE(cell.row, std::size_t{2});
        QVERIFY(QString::fromStdString(cell.value).toDouble() > 3.3);
    }

    void severalRowsAreNoCell() {
        app::StudyTable table = typedTable("k,x\n1,2\n1,3\n2,4\n2,5\n");
        table.roles = {.keys = {}, .factors = {"k"}, .metrics = {"x"}, .descriptions = {}};
        table.wide = false;
        table.metric = "x";
        table.aggregation = data::Aggregation::mean;
        QVERIFY(whyNot(table).contains(QStringLiteral("2 rows")));
    }

    void aTableThatJoinsAnotherIsNotDraggedIn() {
        app::StudyTable table = typedTable(kGrowth);
        QVERIFY(whyNot(table).isEmpty());
        table.recipe.push_back({data::JoinTable{}});
        QVERIFY(whyNot(table).contains(QStringLiteral("joins")));
    }

    void aLargeTableIsNotDraggedIn() {
        std::string text = "k,x\n";
        for (std::size_t row = 0; row <= app::kMostDragged / 2; ++row) {
            text += std::to_string(row) + ",1\n";
        }
        QVERIFY(whyNot(typedTable(text.c_str())).contains(QStringLiteral("too large")));
    }

    void whatIsGoneIsNoCell() {
        QVERIFY(!whyNot(typedTable(kGrowth), "y").isEmpty());
        app::StudyStore store;
        app::SeriesCatalog catalog(store);
        QVERIFY(!app::dragCell(store, catalog, {{"none", "x"}, {}, 0}, 1.0).isEmpty());
    }

    void theLineBeforeTheHeldOutPointsIsDragged() {
        Stage stage(growth());
        QTRY_VERIFY(stage.showsForecast());
        emit stage.chart()->handleMoved(4.5);
        QCOMPARE(stage.store.study().forecast.holdOut, std::size_t{2});
        emit stage.chart()->handleMoved(-7.0);  // four points are left to fit
        QCOMPARE(stage.store.study().forecast.holdOut, std::size_t{2});
        QTRY_COMPARE(stage.count("Fit first")->value(), 4);
        emit stage.chart()->handleMoved(99.0);
        QCOMPARE(stage.store.study().forecast.holdOut, std::size_t{0});
    }
};

GREYSCOPE_TEST(tst_cell_drag)

}  // namespace tests_of_cell_drag

#include "tst_cell_drag.moc"
