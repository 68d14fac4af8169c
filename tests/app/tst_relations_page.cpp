#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QtTest>

#include <cmath>

#include "app/pages/relations/axioms_panel.h"
#include "app/pages/relations/relations_inspector.h"
#include "app/pages/relations/relations_page.h"
#include "app/study/sample_study.h"
#include "tests/support/test_registry.h"
#include "widgets/controls/slider_with_spin.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/matrix/overview_view.h"
#include "widgets/plot/plot_view.h"
#include "widgets/ranking/ranking_view.h"
#include "widgets/table/relation_points_model.h"

namespace tests_of_relations_page {

using namespace greyscope;
using namespace greyscope::app;
using namespace greyscope::widgets;

namespace {

SeriesId series(const std::string& name) {
    return {kSampleTable, name};
}

/// The page on the sample study: 1.1-W with the five other series of its group.
struct Fixture {
    StudyStore store;
    SeriesCatalog catalog{store};
    Highlight highlight;
    RelationsPage page{{store, catalog, highlight}};
    MatrixView* matrix = page.findChild<MatrixView*>(QStringLiteral("relations.matrix"));
    RankingView* ranking = page.findChild<RankingView*>();

    Fixture() {
        Study study = sampleStudy().value();
        study.selection = {series("1.1-W"),
                           {series("1.1-ReW"), series("1.1-R"), series("1.2-W"), series("1.2-ReW"), series("1.2-R")}};
        store.reset(study);
        page.resize(830, 760);
    }
    void show() {
        page.show();
        QTRY_VERIFY(!matrix->spec().cells.empty());
    }
    [[nodiscard]] PlotView* plot(const QString& titleStart) const {
        for (PlotView* view : page.findChildren<PlotView*>()) {
            if (view->spec().title.startsWith(titleStart)) {
                return view;
            }
        }
        return nullptr;
    }
    [[nodiscard]] int place(const QString& group, const QString& label) const {
        const auto& rows = matrix->spec().rows;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].group == group && rows[i].label == label) {
                return static_cast<int>(i);
            }
        }
        return -1;
    }
    [[nodiscard]] double grade(int row, int column) const {
        return *matrix->spec().cell(static_cast<std::size_t>(row), static_cast<std::size_t>(column)).value;
    }
    void click(int row, int column) {
        QTest::mouseClick(matrix->viewport(), Qt::LeftButton, {}, matrix->cellRect(row, column).center());
    }
    [[nodiscard]] bool says(const QString& text) const {
        for (const QLabel* label : page.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(text)) {
                return true;
            }
        }
        return false;
    }
};

}  // namespace

class tst_relations_page : public QObject {
    Q_OBJECT

private slots:
    /// Grades that were computed apart from this program: mean image, 20 cells, extremes over all pairs, rho 0.5.
    void showsTheGradesOfTheFirstGroup() {
        Fixture f;
        f.show();
        QCOMPARE(f.matrix->spec().rows.size(), std::size_t(6));
        const int reference = f.place("Case 1.1", "W");
        QCOMPARE(f.matrix->spec().rows[static_cast<std::size_t>(reference)].badge, QStringLiteral("R"));
        const std::tuple<const char*, const char*, double> expected[] = {{"Case 1.1", "ReW", 0.923},
                                                                         {"Case 1.1", "R", 0.660},
                                                                         {"Case 1.2", "W", 0.766},
                                                                         {"Case 1.2", "ReW", 0.777},
                                                                         {"Case 1.2", "R", 0.640}};
        for (const auto& [group, label, grade] : expected) {
            const int column = f.place(group, label);
            QVERIFY(std::abs(f.grade(reference, column) - grade) < 0.0006);
            QCOMPARE(f.grade(reference, column), f.grade(column, reference));
        }
        QCOMPARE(f.ranking->spec().bars.front().name, QStringLiteral("1.1-ReW"));
        QCOMPARE(f.ranking->spec().bars.back().name, QStringLiteral("1.2-R"));
        QVERIFY(f.says("The order holds for every ρ from 0.09 to 1. Below 0.09, 1.2-W passes 1.2-ReW."));
    }

    void aPairThatIsChosenElsewhereIsExplained() {
        Fixture f;
        f.show();
        const auto id = [](const char* name) { return idText(series(name)); };
        f.highlight.choose({Target::pair(id("1.1-ReW"), id("1.2-R"))});
        QTRY_VERIFY(f.plot("Why") != nullptr);
        QCOMPARE(f.plot("Why")->spec().curves[1].name, QStringLiteral("1.1-ReW"));
        QCOMPARE(f.plot("Why")->spec().curves[2].name, QStringLiteral("1.2-R"));
        // A cell is its pair both ways round; pointing elsewhere does not turn it.
        f.click(f.place("Case 1.1", "R"), f.place("Case 1.2", "W"));
        f.highlight.hover({Target::series(id("1.1-W"))});
        QCOMPARE(f.plot("Why")->spec().curves[1].name, QStringLiteral("1.1-R"));
        QCOMPARE(f.plot("Why")->spec().curves[2].name, QStringLiteral("1.2-W"));
    }

    void aCellFillsWhy() {
        Fixture f;
        f.show();
        f.click(f.place("Case 1.1", "W"), f.place("Case 1.2", "W"));
        const PlotView* why = f.plot("Why");
        QVERIFY(why != nullptr);
        QCOMPARE(why->spec().title, QStringLiteral("Why 0.766: mean images of the pair"));
        QVERIFY(why->spec().subtitle.contains("20") && why->spec().subtitle.contains("0.492"));
        QCOMPARE(why->spec().curves[1].name, QStringLiteral("1.1-W"));
        QCOMPARE(why->spec().curves[2].name, QStringLiteral("1.2-W"));
        QVERIFY(f.highlight.isChosen({{Target::series(idText(series("1.2-W")))}, {}}));
        const std::size_t cell =
            static_cast<std::size_t>(f.place("Case 1.1", "W")) * 6 + static_cast<std::size_t>(f.place("Case 1.2", "W"));
        QVERIFY(f.matrix->spec().cells[cell].strong);
    }

    void everyRhoFollowsTheHandle() {
        Fixture f;
        f.show();
        const auto* rho = f.page.inspector()->findChild<widgets::SliderWithSpin*>(QStringLiteral("relations.rho"));
        PlotView* curves = f.plot("Degree");
        const double before = f.grade(0, 1);
        emit curves->handleMoved(0.8);
        QCOMPARE(f.store.study().relations.options.distinguishingCoefficient, 0.8);
        QCOMPARE(rho->value(), 0.8);
        QCOMPARE(rho->slider()->value(), 79);  // hundredths from 0.01
        QCOMPARE(curves->spec().guides.front().at, 0.8);
        QVERIFY(f.grade(0, 1) > before);  // at once, without going through a job
        QVERIFY(f.ranking->spec().subtitle.contains("0.8"));
        QCOMPARE(f.page.conventions().back().value, QStringLiteral("0.80"));
    }

    void oneDragIsOneStep() {
        Fixture f;
        f.show();
        PlotView* curves = f.plot("Degree");
        for (const double rho : {0.6, 0.7, 0.8}) {
            emit curves->handleMoved(rho);
        }
        emit curves->handleReleased();
        QCOMPARE(f.store.undoStack().count(), 1);
        emit curves->handleMoved(0.3);
        QCOMPARE(f.store.undoStack().count(), 2);
        f.store.undoStack().undo();
        QCOMPARE(f.store.study().relations.options.distinguishingCoefficient, 0.8);
        f.store.undoStack().undo();
        QCOMPARE(f.store.study().relations.options.distinguishingCoefficient, 0.5);
        QCOMPARE(f.plot("Degree")->spec().guides.front().at, 0.5);
    }

    void rhoStaysWhereItWasMovedWhenTheRestIsCalculatedAgain() {
        Fixture f;
        f.show();
        emit f.plot("Degree")->handleMoved(0.8);
        const double moved = f.grade(0, 1);
        f.store.edit("", [](Study& study) { study.relations.options.method = grey::RelationMethod::absolute; });
        f.store.undoStack().undo();
        QTRY_VERIFY(!f.page.figures().empty());
        QCOMPARE(f.grade(0, 1), moved);
        QVERIFY(f.ranking->spec().subtitle.contains("0.8"));
    }

    void rhoStaysInItsRange() {
        Fixture f;
        f.show();
        emit f.plot("Degree")->handleMoved(-3.0);
        QCOMPARE(f.store.study().relations.options.distinguishingCoefficient, 0.01);
        emit f.plot("Degree")->handleMoved(7.0);
        QCOMPARE(f.store.study().relations.options.distinguishingCoefficient, 1.0);
    }

    void aRowHeadingBecomesTheReference() {
        Fixture f;
        f.show();
        const int row = f.place("Case 1.2", "R");
        const QPoint heading = f.matrix->geometryOfCells().rowHeading(row).center().toPoint();
        QTest::mouseClick(f.matrix->viewport(), Qt::LeftButton, {}, heading);
        QCOMPARE(f.store.study().selection.reference, series("1.2-R"));
        QTRY_COMPARE(f.ranking->spec().title, QStringLiteral("Ranked against 1.2-R"));
    }

    void theWholeTableIsSymmetricToo() {
        Fixture f;
        f.show();
        f.store.edit("", [](Study& study) { study.relations.wholeTable = true; });
        QTRY_COMPARE(f.matrix->spec().rows.size(), std::size_t(24));
        QCOMPARE(f.ranking->spec().bars.size(), std::size_t(23));
        for (int i = 0; i < 24; ++i) {
            for (int j = i + 1; j < 24; ++j) {
                QCOMPARE(f.grade(i, j), f.grade(j, i));
            }
        }
        // Case 2.2 is case 1.1, measured once and printed twice.
        QCOMPARE(f.grade(f.place("Case 1.1", "W"), f.place("Case 2.2", "W")), 1.0);
    }

    void pointsCanRunAlongOneFactor() {
        Fixture f;
        f.show();
        f.store.edit("", [](Study& study) { study.relations.points = {false, "objects_per_ost", {}}; });
        QTRY_VERIFY(f.plot("Why") != nullptr && f.plot("Why")->spec().curves[1].y.size() == 4);
    }

    /// The absolute degree of 1.1-W and 1.2-W by hand is in tst_area_degree; here everything has to follow the choice.
    void everythingFollowsTheDegree() {
        Fixture f;
        f.show();
        const double deng = f.grade(0, 1);
        f.store.edit("", [](Study& study) { study.relations.options.method = grey::RelationMethod::absolute; });
        QTRY_VERIFY(f.grade(0, 1) != deng);
        QCOMPARE(f.ranking->spec().valueTitle, QStringLiteral("ε"));
        QVERIFY(!f.ranking->spec().bars.front().low);
        QVERIFY(f.plot("Why")->spec().subtitle.contains("|s − s′|"));
        QCOMPARE(f.page.figures().size(), std::size_t(4));  // nothing depends on ρ
        QVERIFY(!f.says("The order holds for every ρ"));
        QCOMPARE(f.page.conventions().front().value, QStringLiteral("absolute ε"));
        f.store.edit("", [](Study& study) { study.relations.options.method = grey::RelationMethod::synthetic; });
        QTRY_VERIFY(f.plot("Why")->spec().subtitle.contains("θ"));
        QCOMPARE(f.page.conventions().back().name, QStringLiteral("θ"));
    }

    void clustersOrderAndGroupTheMatrix() {
        Fixture f;
        f.show();
        f.store.edit("", [](Study& study) { study.relations.order = MatrixOrder::clustered; });
        QVERIFY(f.matrix->spec().dendrogram);
        QVERIFY(f.says("≥ 0.80, average linkage"));
        QVERIFY(!isGrouped(f.matrix->spec().rows));
        const std::size_t outlines = f.matrix->spec().cuts.size();
        f.store.edit("", [](Study& study) { study.relations.groupDegree = 0.99; });
        QVERIFY(f.says("No two series form a group"));
        QVERIFY(f.matrix->spec().cuts.size() < outlines);
        // A click on a cell explains the series that stand there now.
        f.click(0, 1);
        const QString first = f.matrix->spec().rows[0].label;
        QVERIFY(f.plot("Why")->spec().curves[1].name == first);
    }

    void theReferenceLeadsTheOrderByDegree() {
        Fixture f;
        f.show();
        f.store.edit("", [](Study& study) { study.relations.order = MatrixOrder::byDegree; });
        QCOMPARE(f.matrix->spec().rows.front().label, QStringLiteral("1.1-W"));
        for (int column = 2; column < 6; ++column) {
            QVERIFY(f.grade(0, column) <= f.grade(0, column - 1));
        }
    }

    /// Table I of the grey-theory paper prints 0.928 for 1.1-W with 1.2-W.
    void thePrintedDegreesCanBeShown() {
        Fixture f;
        f.show();
        const int row = f.place("Case 1.1", "W");
        const int column = f.place("Case 1.2", "W");
        const double computed = f.grade(row, column);
        QVERIFY(f.says("Kendall τ"));
        f.store.edit("", [](Study& study) { study.relations.shows = MatrixShows::published; });
        QCOMPARE(f.grade(row, column), 0.928);
        f.store.edit("", [](Study& study) { study.relations.shows = MatrixShows::difference; });
        QVERIFY(std::abs(f.grade(row, column) - (computed - 0.928)) < 1e-12);
        const auto bars = f.ranking->spec().bars;
        QVERIFY(std::any_of(bars.begin(), bars.end(), [](const Bar& bar) { return bar.mark == 0.928; }));
    }

    void weightsAreSetPointByPoint() {
        Fixture f;
        f.show();
        emit f.page.findChild<RelationsInspector*>()->weightsRequested(true);
        QCOMPARE(f.store.study().relations.options.weights, std::vector<double>(20, 1.0));
        auto* points = f.page.findChild<RelationPointsModel*>();
        const double before = f.grade(0, 1);
        QVERIFY(points->flags(points->index(3, points->weightColumn())) & Qt::ItemIsEditable);
        QVERIFY(!(points->flags(points->index(3, 1)) & Qt::ItemIsEditable));
        points->setData(points->index(3, points->weightColumn()), "-1", Qt::EditRole);
        QCOMPARE(f.store.study().relations.options.weights[3], 1.0);
        points->setData(points->index(3, points->weightColumn()), "40", Qt::EditRole);
        QCOMPARE(f.store.study().relations.options.weights[3], 40.0);
        QTRY_VERIFY(f.grade(0, 1) != before);
        emit f.page.findChild<RelationsInspector*>()->weightsRequested(false);
        QTRY_COMPARE(f.grade(0, 1), before);
    }

    void criteriaAreSetPointByPoint() {
        Fixture f;
        f.show();
        f.store.edit("", [](Study& study) { study.relations.options.image.kind = data::Image::criteria; });
        auto* points = f.page.findChild<RelationPointsModel*>();
        QTRY_VERIFY(points->effectColumn() > 0);
        points->setData(points->index(2, points->effectColumn()), "smaller", Qt::EditRole);
        QCOMPARE(f.store.study().relations.options.image.effects[2].kind, data::Effect::cost);
        QTRY_COMPARE(points->data(points->index(2, points->effectColumn()), Qt::DisplayRole).toString(),
                     QStringLiteral("smaller"));
        points->setData(points->index(2, points->effectColumn()), "450", Qt::EditRole);
        QCOMPARE(f.store.study().relations.options.image.effects[2], (data::PointEffect{data::Effect::target, 450}));
    }

    void weightsOfOtherPointsCanBeGivenUp() {
        Fixture f;
        f.show();
        f.store.edit("", [](Study& study) { study.relations.options.weights = {1.0, 2.0}; });
        QTRY_VERIFY(f.says("another number of points"));
        QPushButton* alike = nullptr;
        for (QPushButton* button : f.page.findChildren<QPushButton*>()) {
            alike = button->isVisible() && button->text().contains("alike") ? button : alike;
        }
        QVERIFY(alike != nullptr);
        alike->click();
        QVERIFY(f.store.study().relations.options.weights.empty());
    }

    void imagesAndAxiomsAreThere() {
        Fixture f;
        f.show();
        const auto* images = f.page.findChild<MatrixView*>(QStringLiteral("relations.images"));
        QCOMPARE(images->spec().rows.size(), data::imageNames().size());
        QCOMPARE(images->spec().columns.front().label, QStringLiteral("1.1-ReW"));
        QCOMPARE(f.page.findChild<AxiomsPanel*>()->tabSeparated().count(QLatin1Char('\n')), 5);
        QVERIFY(f.page.findChild<AxiomsPanel*>()->tabSeparated().contains("Pair symmetry\tholds"));
        QVERIFY(f.page.findChild<AxiomsPanel*>()->tabSeparated().contains("Wholeness\tdoes not hold"));
    }

    void emptyStatesSayWhatIsNeeded() {
        Fixture f;
        f.show();
        f.store.edit("", [](Study& study) { study.selection.compared.clear(); });
        QVERIFY(f.says("Compare a series with 1.1-W"));
        QVERIFY(f.page.figures().empty());
        f.store.edit("", [](Study& study) { study.selection.reference = {}; });
        QVERIFY(f.says("Choose a reference"));
        f.store.reset({});
        QVERIFY(f.says("Open a table"));
    }

    void aFailureIsShownInTheViews() {
        Fixture f;
        f.show();
        f.store.edit("", [](Study& study) { study.relations.options.weights = {1.0, 2.0}; });
        QTRY_VERIFY(f.page.figures().empty());
        f.store.edit("", [](Study& study) { study.relations.options.weights.clear(); });
        QTRY_COMPARE(f.page.figures().size(), std::size_t(5));
    }

    /// A table of three series of which one lacks a point.
    void aGapCanBeLeftOut() {
        Fixture f;
        Study study;
        StudyTable table;
        table.name = "gaps";
        table.dataset = std::make_shared<data::Dataset>(
            data::Dataset::create({{"threads", "", std::vector<double>{1, 2, 4, 8}},
                                   {"a", "", std::vector<double>{1, 2, 3, 4}},
                                   {"b", "", std::vector<double>{1, std::nan(""), 5, 9}},
                                   {"c", "", std::vector<double>{4, 3, 2, 1}}})
                .value());
        table.wide = true;
        table.roles.factors = {"threads"};
        table.roles.metrics = {"a", "b", "c"};
        study.tables = {table};
        study.selection = {{"gaps", "a"}, {{"gaps", "b"}, {"gaps", "c"}}};
        f.store.reset(study);
        f.page.show();
        QTRY_VERIFY(f.says("no value"));
        QPushButton* use = nullptr;
        for (QPushButton* button : f.page.findChildren<QPushButton*>()) {
            use = button->isVisible() && button->text().contains("all series have") ? button : use;
        }
        QVERIFY(use != nullptr);
        use->click();
        QVERIFY(f.store.study().relations.commonPoints);
        QTRY_COMPARE(f.matrix->spec().rows.size(), std::size_t(3));
        QVERIFY(f.matrix->spec().subtitle.startsWith("3 of 4 points"));
    }

    void aResultIsShownWithTheStudyThatAskedForIt() {
        Fixture f;
        f.page.show();
        f.page.hide();  // calculates on, and follows nothing
        f.store.edit("", [](Study& study) {
            std::swap(study.selection.reference, study.selection.compared.front());
            study.relations.options.method = grey::RelationMethod::absolute;
        });
        QTRY_VERIFY(!f.matrix->spec().cells.empty());
        QCOMPARE(f.ranking->spec().title, QStringLiteral("Ranked against 1.1-W"));
        QVERIFY(f.ranking->spec().bars.front().mark);  // the printed degrees, which are Deng's
        f.page.show();
        QTRY_COMPARE(f.ranking->spec().title, QStringLiteral("Ranked against 1.1-ReW"));
    }

    void aHiddenPageWaits() {
        Fixture f;
        f.store.edit("", [](Study& study) { study.relations.decimals = 2; });
        QVERIFY(f.matrix->spec().cells.empty());
        f.show();
        QCOMPARE(f.matrix->spec().cell(0, 1).text.size(), 4);
    }

    void hundredsOfSeriesBecomeAnOverviewAndAFoldedRanking() {
        Study study;
        StudyTable table;
        std::vector<data::Column> columns{{"threads", "", std::vector<double>{1, 2, 4, 8}}};
        constexpr int kSeries = 250;
        for (int s = 0; s < kSeries; ++s) {
            const std::string name = "a, " + std::to_string(s) + " 系";
            columns.push_back({name, "", std::vector<double>{1.0, 2.0 + s % 7, 3.0 + s % 11, 4.0 + 0.01 * s}});
            table.roles.metrics.push_back(name);
            s == 0 ? void(study.selection.reference = {"t", name}) : study.selection.compared.push_back({"t", name});
        }
        table.name = "t";
        table.wide = true;
        table.dataset = std::make_shared<const data::Dataset>(*data::Dataset::create(std::move(columns)));
        table.roles.factors = {"threads"};
        study.tables = {table};
        Fixture f;
        f.store.reset(study);
        f.page.show();
        auto* overview = f.page.findChild<OverviewView*>();
        QTRY_VERIFY(!overview->spec().items.empty());
        QCOMPARE(overview->spec().count(), std::size_t{kSeries});
        QVERIFY2(overview->spec().subtitle.contains("clustered"), qPrintable(overview->spec().subtitle));
        QVERIFY(!f.matrix->isVisible());
        QVERIFY(f.says("Worked out for up to 100 compared series."));
        // The first five, the last three, the seven compared that have a colour, and what is left out between them.
        const auto& bars = f.ranking->spec().bars;
        int rows = 0;
        int left = 0;
        for (const Bar& bar : bars) {
            rows += bar.folded == 0 ? 1 : 0;
            left += bar.folded;
        }
        QVERIFY(rows >= 8 && rows <= 15);
        QCOMPARE(rows + left, kSeries - 1);
        QCOMPARE(bars.front().rank, 1);
        const double degree = bars.front().value;
        auto* search = f.page.findChild<QLineEdit*>(QStringLiteral("ranking.search"));
        search->setText(QStringLiteral("\", 123 \""));
        const auto& found = f.ranking->spec().bars;
        QVERIFY(std::any_of(found.begin(), found.end(), [](const Bar& bar) { return bar.name == "a, 123 系"; }));
        // A pair that is chosen in the picture is explained as in a matrix, and its degree is the one there.
        f.highlight.choose({Target::pair("t/a, 7 系", "t/a, 9 系")});
        const auto explains = [&f](const QString& name) {
            const PlotView* why = f.plot("Why");
            return why != nullptr && std::any_of(why->spec().curves.begin(), why->spec().curves.end(),
                                                 [&name](const Curve& curve) { return curve.name == name; });
        };
        QTRY_VERIFY(explains("a, 7 系") && explains("a, 9 系"));
        f.store.edit("test", [](Study& changed) { changed.relations.order = MatrixOrder::byDegree; });
        QCOMPARE(overview->spec().order.front(), std::size_t{0});
        QCOMPARE(overview->spec().value(0, 1), degree);
    }
};

GREYSCOPE_TEST(tst_relations_page)

}  // namespace tests_of_relations_page

#include "tst_relations_page.moc"
