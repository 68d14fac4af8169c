#include "tests/support/relations_stage.h"
#include "tests/support/test_registry.h"

namespace tests_of_relations_page {

using namespace greyscope;
using namespace greyscope::test::relations_stage;

class tst_relations_page : public QObject {
    Q_OBJECT

private slots:
    /// Degrees that were computed apart from this program: mean image, 20 cells, extremes over all pairs, rho 0.5.
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
        for (const auto& [group, label, degree] : expected) {
            const int column = f.place(group, label);
            QVERIFY(std::abs(f.degree(reference, column) - degree) < 0.0006);
            QCOMPARE(f.degree(reference, column), f.degree(column, reference));
        }
        QCOMPARE(f.ranking->spec().bars.front().name, QStringLiteral("1.1-ReW"));
        QCOMPARE(f.ranking->spec().bars.back().name, QStringLiteral("1.2-R"));
        QVERIFY(f.says("The order is the same for every ρ from 0.09 to 1. Below 0.09, 1.2-W passes 1.2-ReW."));
    }

    void aPairThatIsChosenElsewhereIsExplained() {
        Fixture f;
        f.show();
        const auto id = [](const char* name) { return idText(series(name)); };
        f.highlight.choose({Target::pair(id("1.1-ReW"), id("1.2-R"))});
        QTRY_VERIFY(f.plot("How") != nullptr);
        QCOMPARE(f.plot("How")->spec().curves[1].name, QStringLiteral("1.1-ReW"));
        QCOMPARE(f.plot("How")->spec().curves[2].name, QStringLiteral("1.2-R"));
        // A cell is its pair both ways round; pointing elsewhere does not turn it.
        f.click(f.place("Case 1.1", "R"), f.place("Case 1.2", "W"));
        f.highlight.hover({Target::series(id("1.1-W"))});
        QCOMPARE(f.plot("How")->spec().curves[1].name, QStringLiteral("1.1-R"));
        QCOMPARE(f.plot("How")->spec().curves[2].name, QStringLiteral("1.2-W"));
    }

    void aCellFillsWhy() {
        Fixture f;
        f.show();
        f.click(f.place("Case 1.1", "W"), f.place("Case 1.2", "W"));
        const PlotView* why = f.plot("How");
        QVERIFY(why != nullptr);
        QCOMPARE(why->spec().title, QStringLiteral("How 0.766 comes about: mean images of the pair"));
        QVERIFY(why->spec().subtitle.contains("20") && why->spec().subtitle.contains("0.492"));
        QCOMPARE(why->spec().curves[1].name, QStringLiteral("1.1-W"));
        QCOMPARE(why->spec().curves[2].name, QStringLiteral("1.2-W"));
        QVERIFY(f.highlight.isChosen({{Target::series(idText(series("1.2-W")))}, {}}));
        const std::size_t cell =
            static_cast<std::size_t>(f.place("Case 1.1", "W")) * 6 + static_cast<std::size_t>(f.place("Case 1.2", "W"));
        QVERIFY(f.matrix->spec().cells[cell].explained);
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
                QCOMPARE(f.degree(i, j), f.degree(j, i));
            }
        }
        // Case 2.2 is case 1.1, measured once and printed twice.
        QCOMPARE(f.degree(f.place("Case 1.1", "W"), f.place("Case 2.2", "W")), 1.0);
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
        QVERIFY(f.plot("How")->spec().curves[1].name == first);
    }

    void aBarOfTheTreeOpensItsMerge() {
        Fixture f;
        f.show();
        f.store.edit("", [](Study& study) { study.relations.order = MatrixOrder::clustered; });
        QSignalSpy asked(&f.page, &Page::lineRequested);
        emit f.matrix->numberChosen(-1, 4);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().value<AskedLine>().of, QStringLiteral("Merge 5 of 5"));
        emit f.matrix->numberChosen(0, 1);
        QVERIFY(asked.back().front().value<AskedLine>().of.isEmpty());
    }

    void inTypeOfTwiceTheSizeTheRankingTakesATurn() {
        Fixture f;
        f.show();
        QVERIFY(f.matrix->isVisible() && f.ranking->isVisible());
        QFont twice = f.page.font();
        twice.setPointSizeF(2.0 * twice.pointSizeF());
        f.page.setFont(twice);
        QTRY_VERIFY(f.matrix->isVisible() && !f.ranking->isVisible());
    }

    void theReferenceLeadsTheOrderByDegree() {
        Fixture f;
        f.show();
        f.store.edit("", [](Study& study) { study.relations.order = MatrixOrder::byDegree; });
        QCOMPARE(f.matrix->spec().rows.front().label, QStringLiteral("1.1-W"));
        for (int column = 2; column < 6; ++column) {
            QVERIFY(f.degree(0, column) <= f.degree(0, column - 1));
        }
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

    /// The image of the ideal is 1 at every point, so all series are ranked and none has a cell.
    void theIdealRanksAllSeries() {
        Fixture f;
        f.show();
        f.store.edit("", [](Study& study) {
            study.relations.options.image.kind = data::Image::max;
            study.relations.ideal = true;
        });
        QTRY_COMPARE(f.ranking->spec().title, QStringLiteral("Ranked against ideal"));
        QCOMPARE(f.ranking->spec().bars.size(), std::size_t(6));
        QVERIFY(f.says("The series are compared with the ideal, not with each other."));
        QVERIFY(f.plot("How") != nullptr);
        QCOMPARE(f.plot("How")->spec().curves[1].name, QStringLiteral("ideal"));
        const std::vector<double>& image = f.plot("How")->spec().curves[1].y;
        QVERIFY(std::ranges::all_of(image, [](double each) { return each == 1.0; }));
        // A click on a bar explains its series.
        f.highlight.choose(f.ranking->spec().bars.front().link.is);
        QTRY_COMPARE(f.plot("How")->spec().curves[2].name, f.ranking->spec().bars.front().name);
        // At another rho the same, without another run.
        const double before = f.ranking->spec().bars.back().value;
        f.store.edit("", [](Study& study) { study.relations.options.distinguishingCoefficient = 0.1; });
        QTRY_VERIFY(f.ranking->spec().bars.back().value < before);
        QCOMPARE(f.ranking->spec().bars.size(), std::size_t(6));
        f.store.undoStack().undo();
        f.store.undoStack().undo();
        QTRY_VERIFY(f.place("Case 1.1", "W") >= 0 && !f.matrix->spec().cells.empty());
        QTRY_COMPARE(f.ranking->spec().bars.size(), std::size_t(5));
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
        QCOMPARE(overview->spec().rowCount(), std::size_t{kSeries});
        QVERIFY2(overview->spec().subtitle.contains("clustered"), qPrintable(overview->spec().subtitle));
        QVERIFY(!f.matrix->isVisible());
        QVERIFY(f.says("Calculated for up to 100 compared series."));
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
        f.highlight.choose({Target::pair(idText({"t", "a, 7 系"}), idText({"t", "a, 9 系"}))});
        const auto explains = [&f](const QString& name) {
            const PlotView* why = f.plot("How");
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
