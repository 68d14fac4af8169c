#include <QComboBox>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include "app/analyses/trends/trends_request.h"
#include "app/pages/small_multiples.h"
#include "app/pages/trends/trends_page.h"
#include "app/study/sample_study.h"
#include "app/study/series_edits.h"
#include "app/study/tables/open_table.h"
#include "tests/support/test_registry.h"
#include "widgets/controls/segmented.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/matrix/overview_view.h"
#include "widgets/plot/plot_view.h"

namespace tests_of_trends_page {

using namespace greyscope;
using namespace greyscope::app;

namespace {

struct Shown {
    StudyStore store;
    SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    TrendsPage page{{store, catalog, highlight}};
    widgets::PlotView* chart = page.findChild<widgets::PlotView*>(QStringLiteral("trends.chart"));
    widgets::MatrixView* values = page.findChild<widgets::MatrixView*>(QStringLiteral("trends.values"));
    SmallMultiples* multiples = page.findChild<SmallMultiples*>();

    Shown() {
        store.reset(*sampleStudy());
        page.resize(900, 700);
        page.show();
    }
    [[nodiscard]] const widgets::PlotSpec& plot() const { return chart->spec(); }
    void trends(const std::function<void(TrendsChoices&)>& change) {
        store.edit("test", [&](Study& study) { change(study.trends); });
    }
};

}  // namespace

class tst_trends_page : public QObject {
    Q_OBJECT

private slots:
    void sampleStudyIsDrawnAsRatios() {
        Shown shown;
        QTRY_COMPARE(shown.plot().curves.size(), std::size_t{6});
        QCOMPARE(shown.plot().title, QString("Throughput as a multiple of 1.1-W"));
        QCOMPARE(
            shown.plot().subtitle,
            QString("Objects/OST = 1. Drawn: 6 of 24 series, 30 of 480 rows. 1.2-R is above 1.1-W at every level of "
                    "Threads/OST, from 1.20× to 2.16×; 1.1-ReW stays within 4 % of 1.1-W."));
        const widgets::Curve& curve = shown.plot().curves[3];
        QCOMPARE(curve.name, QString("1.2-W"));
        QCOMPARE(curve.y[2], 728.0 / 590.0);
        QCOMPARE(curve.pointTexts[2], QString("1.2-W at 32 threads, 1 object\n728 ÷ 590 MB/s = 1.234×"));
        QCOMPARE(shown.multiples->specs().size(), std::size_t{4});
        QCOMPARE(shown.values->spec().rows.size(), std::size_t{6});
        QCOMPARE(shown.page.figures().size(), std::size_t{3});
    }

    void choicesRedrawWithoutCalculatingAgainWhereTheyCan() {
        Shown shown;
        QTRY_COMPARE(shown.plot().curves.size(), std::size_t{6});
        shown.trends([](TrendsChoices& choices) { choices.vertical = AxisScale::log2; });
        QCOMPARE(shown.plot().y.scale, widgets::Scale::log2);  // at once
        shown.trends([](TrendsChoices& choices) { choices.measure = Measure::absolute; });
        QTRY_COMPARE(shown.plot().curves[0].y[0], 381.0);
        shown.trends([](TrendsChoices& choices) { choices.points.hold = {{"objects_per_ost", {"8"}}}; });
        QTRY_VERIFY(shown.multiples->specs()[3].chosen);
        QVERIFY(shown.plot().subtitle.startsWith("Objects/OST = 8."));
        shown.trends([](TrendsChoices& choices) { choices.points.axis = "objects_per_ost"; });
        QTRY_COMPARE(shown.plot().x.ticks.size(), std::size_t{4});
        QCOMPARE(shown.multiples->specs().size(), std::size_t{5});
    }

    void anIndexIsRelativeToWhatIsChosen() {
        Shown shown;
        QTRY_COMPARE(shown.plot().curves.size(), std::size_t{6});
        shown.trends([](TrendsChoices& choices) { choices.measure = Measure::absolute; });
        QTRY_COMPARE(shown.plot().curves[0].y[0], 381.0);
        std::vector<double> measured = shown.plot().curves[0].y;
        shown.trends([](TrendsChoices& choices) {
            choices.measure = Measure::indexed;
            choices.index = {widgets::IndexBase::point, "32"};
        });
        QTRY_COMPARE(shown.plot().curves[0].y[2], 1.0);
        QCOMPARE(shown.plot().curves[0].y[0], measured[0] / measured[2]);
        auto* base = shown.page.inspector()->findChild<QComboBox*>(QStringLiteral("trends.index"));
        QCOMPARE(base->count(), 7);  // the first value, the median and five points
        QCOMPARE(base->currentText(), QStringLiteral("32"));
        shown.trends([](TrendsChoices& choices) { choices.index = {widgets::IndexBase::median, {}}; });
        std::vector<double> sorted = measured;
        std::sort(sorted.begin(), sorted.end());
        QTRY_COMPARE(shown.plot().curves[0].y[0], measured[0] / sorted[2]);
        const Study& study = shown.store.study();
        TrendsRequest request{*study.activeTable(), study.selection, study.trends.points, Measure::indexed};
        request.index = {widgets::IndexBase::point, "33"};
        base::NoProgress progress;
        const auto lost = trendsOf(request, progress);
        QVERIFY(!lost && lost.error().code == base::ErrorCode::unknownPoint);
    }

    void aComparedSeriesThatIsGoneIsNamed() {
        Shown shown;
        QTRY_COMPARE(shown.plot().curves.size(), std::size_t{6});
        shown.store.edit("test", [](Study& study) { study.selection.compared.front().name = "no such series"; });
        for (const Measure measure : {Measure::ratio, Measure::absolute, Measure::indexed}) {
            shown.trends([measure](TrendsChoices& choices) { choices.measure = measure; });
            QTRY_VERIFY2(shown.plot().subtitle.contains("No value here: no such series."),
                         qPrintable(shown.plot().subtitle));
        }
    }

    void manyHeldFactorsStandBehindAButton() {
        std::string text = "host,a,b,c,d,e,f,mb_s\n";
        for (const std::string row : {"1,0,0,0,0,0", "2,0,0,0,0,1", "1,1,0,0,0,0", "2,1,0,0,0,0"}) {
            text += "x," + row + ",5\ny," + row + ",7\n";
        }
        base::NoProgress progress;
        StudyTable table = tableFromBytes(QByteArray::fromStdString(text), "t.csv", {}, progress).value();
        table.roles = {
            .keys = {"host"}, .factors = {"a", "b", "c", "d", "e", "f"}, .metrics = {"mb_s"}, .descriptions = {}};
        table.wide = false;
        table.metric = "mb_s";
        Shown shown;
        Study study;
        addTable(study, std::move(table), {"x", "y"});
        shown.store.reset(study);
        auto* held = shown.page.contextBar()->findChild<QToolButton*>(QStringLiteral("points.held"));
        QVERIFY(held);
        auto* b = held->menu()->findChild<QComboBox*>(QStringLiteral("level.b"));
        QVERIFY(b);
        b->setCurrentIndex(1);
        emit b->activated(1);
        QCOMPARE(shown.store.study().trends.points.hold, (std::vector<data::Filter>{{"b", {"1"}}}));
        shown.store.reset(*sampleStudy());
        QVERIFY(!shown.page.contextBar()->findChild<QComboBox*>(QStringLiteral("level.b")));
    }

    void controlsEditTheStudy() {
        Shown shown;
        auto* measure = shown.page.contextBar()->findChild<widgets::Segmented*>();
        measure->button(2)->click();
        QCOMPARE(shown.store.study().trends.measure, Measure::indexed);
        shown.store.undoStack().undo();
        QCOMPARE(shown.store.study().trends.measure, Measure::ratio);
        QCOMPARE(measure->current(), 1);
        QTRY_COMPARE(shown.multiples->specs().size(), std::size_t{4});
        emit shown.multiples->chosen(2);
        QCOMPARE(shown.store.study().trends.points.hold, (std::vector<data::Filter>{{"objects_per_ost", {"4"}}}));
    }

    void keysChangeTheMeasure() {
        Shown shown;
        QVERIFY(QTest::qWaitForWindowActive(&shown.page));
        QTest::keyClick(&shown.page, Qt::Key_A);
        QCOMPARE(shown.store.study().trends.measure, Measure::absolute);
        QTest::keyClick(&shown.page, Qt::Key_I);
        QCOMPARE(shown.store.study().trends.measure, Measure::indexed);
        QTest::keyClick(&shown.page, Qt::Key_Q);
        QCOMPARE(shown.store.study().trends.measure, Measure::ratio);
    }

    void droppingASeriesGivesItItsRole() {
        Shown shown;
        emit shown.chart->seriesDropped(idText({kSampleTable, "3.2-W"}), true);
        QCOMPARE(shown.store.study().selection.reference.name, std::string("3.2-W"));
        emit shown.chart->seriesDropped(idText({kSampleTable, "4.1-W"}), false);
        QCOMPARE(shown.store.study().selection.compared.back().name, std::string("4.1-W"));
        QTRY_VERIFY(shown.plot().title.endsWith("3.2-W"));
    }

    void manySeriesBecomeABandWithWhatIsLitOverIt() {
        std::vector<data::Column> columns{{"threads", "", std::vector<double>{8, 16, 32}}};
        Study study;
        StudyTable table;
        for (int s = 0; s < 100; ++s) {
            const std::string name = "a, " + std::to_string(s) + " 系";
            columns.push_back({name, "", std::vector<double>{1.0 + s, 2.0 + s, 3.0 + s}});
            table.roles.metrics.push_back(name);
            s == 0 ? void(study.selection.reference = {"t", name}) : study.selection.compared.push_back({"t", name});
        }
        table.name = "t";
        table.wide = true;
        table.dataset = std::make_shared<const data::Dataset>(*data::Dataset::create(std::move(columns)));
        table.roles.factors = {"threads"};
        study.tables = {table};
        Shown shown;
        shown.store.reset(study);
        QTRY_COMPARE(shown.plot().ribbons.size(), std::size_t{3});
        QCOMPARE(shown.plot().curves.size(), std::size_t{4});  // the reference, the highest, the lowest, the median
        QCOMPARE(shown.plot().curves[1].name, QString("a, 99 系"));
        QCOMPARE(shown.plot().curves[2].name, QString("a, 1 系"));
        shown.highlight.hover(seriesLink(study.selection.compared[70]).lights);
        QCOMPARE(shown.plot().curves.size(), std::size_t{5});
        QCOMPARE(shown.plot().curves[3].name, QString("a, 71 系"));
        shown.highlight.hover({});
        QCOMPARE(shown.plot().curves.size(), std::size_t{4});
        auto* form = shown.page.contextBar()->findChild<widgets::Segmented*>(QStringLiteral("trends.form"));
        QCOMPARE(form->current(), 2);
        form->button(1)->click();
        QTRY_COMPARE(shown.plot().curves.size(), std::size_t{100});
        QVERIFY(shown.plot().ribbons.empty());
    }

    void heatStandsInPlaceOfTheChart() {
        Shown shown;
        QTRY_COMPARE(shown.plot().curves.size(), std::size_t{6});
        auto* heat = shown.page.findChild<widgets::OverviewView*>(QStringLiteral("trends.heat"));
        QVERIFY(!heat->isVisible());
        shown.trends([](TrendsChoices& choices) { choices.form = TrendsForm::heat; });
        QTRY_VERIFY(heat->isVisible());
        QVERIFY(!shown.chart->isVisible());
        QCOMPARE(heat->valueRows(), 6);
        QCOMPARE(heat->valueColumns(), 5);
        const std::vector<PageFigure> figures = shown.page.figures();
        QVERIFY(std::holds_alternative<widgets::OverviewSpec>(figures.front().figure));
        const auto isPlot = [](const PageFigure& each) {
            const auto* plot = std::get_if<widgets::PlotSpec>(&each.figure);
            return plot != nullptr && !plot->compact;
        };
        QVERIFY(std::none_of(figures.begin(), figures.end(), isPlot));
        // The rows follow what is chosen.
        auto* order = shown.page.inspector()->findChild<QComboBox*>(QStringLiteral("trends.heatOrder"));
        QVERIFY(order->isEnabled());
        shown.trends([](TrendsChoices& choices) { choices.heatOrder = grey::RowOrder::given; });
        QTRY_COMPARE(heat->spec().order, (std::vector<std::size_t>{0, 1, 2, 3, 4, 5}));
        QCOMPARE(heat->rowName(0), QStringLiteral("1.1-W"));
        shown.trends([](TrendsChoices& choices) { choices.form = TrendsForm::lines; });
        QTRY_VERIFY(shown.chart->isVisible());
        QVERIFY(!heat->isVisible() && !order->isEnabled());
    }

    /// A second setting is not held at its first level without being seen: each level has a panel, until one is chosen.
    void levelsOfASecondFactorArePanels() {
        Shown shown;
        auto* form = shown.page.contextBar()->findChild<widgets::Segmented*>(QStringLiteral("trends.form"));
        QTRY_VERIFY(shown.multiples->isVisible());
        QVERIFY(!shown.chart->isVisible());
        QCOMPARE(form->current(), 0);
        emit shown.multiples->chosen(2);
        QTRY_VERIFY(shown.chart->isVisible());
        QVERIFY(!shown.multiples->isVisible() && shown.plot().subtitle.startsWith("Objects/OST = 4."));
        QCOMPARE(form->current(), 1);
        form->button(0)->click();
        QTRY_VERIFY(shown.multiples->isVisible());
        // One setting alone has a chart.
        data::Column axis{"threads", "", std::vector<double>{8, 16}};
        data::Column a{"a", "", std::vector<double>{1, 4}};
        StudyTable table;
        table.name = "t";
        table.wide = true;
        table.dataset = std::make_shared<const data::Dataset>(*data::Dataset::create({axis, a}));
        table.roles.factors = {"threads"};
        table.roles.metrics = {"a"};
        Study study;
        study.trends.measure = Measure::absolute;
        addTable(study, std::move(table), {"a"});
        shown.store.reset(study);
        QTRY_VERIFY(shown.chart->isVisible() && !shown.multiples->isVisible());
        QVERIFY(!form->button(0)->isEnabled());
    }

    void nothingToCompareSaysWhatIsNeeded() {
        Shown shown;
        QTRY_COMPARE(shown.plot().curves.size(), std::size_t{6});
        shown.store.edit("test", [](Study& study) { study.selection.compared.clear(); });
        QVERIFY(shown.page.figures().empty());
        shown.trends([](TrendsChoices& choices) { choices.measure = Measure::absolute; });
        QTRY_COMPARE(shown.plot().curves.size(), std::size_t{1});
        shown.store.edit("test", [](Study& study) { study.selection = {}; });
        QVERIFY(shown.page.figures().empty());
    }

    void zeroInTheReferenceIsNamed() {
        data::Column axis{"threads", "", std::vector<double>{8, 16}};
        data::Column a{"a", "", std::vector<double>{1, 0}};
        data::Column b{"b", "", std::vector<double>{1, 2}};
        StudyTable table;
        table.name = "t";
        table.wide = true;
        table.dataset = std::make_shared<const data::Dataset>(*data::Dataset::create({axis, a, b}));
        table.roles.factors = {"threads"};
        table.roles.metrics = {"a", "b"};
        const TrendsRequest request{table, {{"t", "a"}, {{"t", "b"}}}, {}, Measure::ratio};
        base::NoProgress progress;
        const auto result = trendsOf(request, progress);
        QCOMPARE(result.error().code, base::ErrorCode::zeroInSeries);
        QCOMPARE(result.error().arguments[0], std::string("a"));
        QCOMPARE(result.error().arguments[1], std::string("16"));
    }
};

GREYSCOPE_TEST(tst_trends_page)

}  // namespace tests_of_trends_page

#include "tst_trends_page.moc"
