#include <QtTest>

#include "app/export/figure_desk.h"
#include "app/export/figure_export.h"
#include "app/pages/forecast/forecast_request.h"
#include "app/pages/relations/relations_run.h"
#include "app/study/sample_study.h"
#include "tests/support/test_registry.h"

namespace tests_of_figure_desk {

using namespace greyscope;
using namespace greyscope::app;

namespace {

using Besides = FigureDesk::Besides;

struct Desk {
    StudyStore store;
    SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    FigureDesk desk{{store, catalog, highlight}};

    explicit Desk(const Study& study) { store.reset(study); }
    std::vector<StudyFigure> shown(const std::string& page, const std::set<std::string>& figures, Besides besides) {
        desk.want({page}, figures, besides);
        desk.settle();
        return desk.figures();
    }
};

/// Models and a scaling law of the user's beside the chosen one, with a band.
Study study() {
    Study study = *sampleStudy();
    study.forecast.shownBaselines = {"last-value", "usl", "dgm"};
    study.forecast.interval = 0.9;
    study.forecast.backtest = true;
    return study;
}

}  // namespace

class tst_figure_desk : public QObject {
    Q_OBJECT

private slots:
    void aFigureAloneIsWhatItIsAmongOthers_data() {
        QTest::addColumn<std::string>("page");
        for (const char* page : {"forecast", "relations"}) {
            QTest::newRow(page) << std::string(page);
        }
    }
    void aFigureAloneIsWhatItIsAmongOthers() {
        QFETCH(const std::string, page);
        Desk all(study()), one(study());
        const std::vector<StudyFigure> figures = all.shown(page, {}, Besides::others);
        QVERIFY(figures.size() >= 4);
        for (const StudyFigure& figure : figures) {
            const std::vector<StudyFigure> alone = one.shown(page, {figure.origin.name}, Besides::none);
            QCOMPARE(alone.size(), std::size_t{1});
            QCOMPARE(alone.front().origin.name, figure.origin.name);
            QVERIFY2(pdfOf(alone.front().figure, {}).value() == pdfOf(figure.figure, {}).value(),
                     figure.origin.name.c_str());
        }
    }

    /// A page's own name, and one that nothing has, ask for all of it.
    void aPageThatIsNamedShowsAll() {
        Desk desk(study());
        const std::size_t all = desk.shown("trends", {}, Besides::others).size();
        QVERIFY(all > 1);
        QCOMPARE(desk.shown("trends", {"trends-values"}, Besides::none).size(), std::size_t{1});
        QCOMPARE(desk.shown("trends", {"trends"}, Besides::none).size(), all);
        QCOMPARE(desk.shown("trends", {"trends-values", "trends-valves"}, Besides::none).size(), all);
        QCOMPARE(desk.shown("trends", {"trends-values"}, Besides::others).size(), all);
    }

    void modelsThatNobodyWantsAreNotFitted() {
        const Study whole = study();
        ForecastRequest request{whole.tables.front().dataset,
                                queryFor(whole.tables.front(), whole.forecast.points),
                                whole.selection.reference.name,
                                whole.forecast,
                                {}};
        base::NoProgress progress;
        request.beside = {"usl", "dgm"};
        const auto few = forecastOf(request, progress);
        QCOMPARE(few->others.size(), std::size_t{1});
        QCOMPARE(few->baselines.size(), std::size_t{1});
        request.beside.reset();
        const auto all = forecastOf(request, progress);
        QVERIFY(all->others.size() > 5 && all->baselines.size() > 5);
    }

    void whatNobodyWantsOfDegreesIsNotWorkedOut() {
        Desk desk(study());
        auto request = std::get<RelationsRequest>(relationsRequest(desk.store.study(), desk.catalog));
        base::NoProgress progress;
        const auto all = calculateRelations(request, progress);
        QVERIFY(all->degrees.axioms && all->degrees.images && all->sensitivity);
        request.curves = request.images = request.axioms = false;
        const auto few = calculateRelations(request, progress);
        QVERIFY(!few->degrees.axioms && !few->degrees.images && !few->sensitivity);
        QVERIFY(few->degrees.matrix == all->degrees.matrix);
    }
};

GREYSCOPE_TEST(tst_figure_desk)

}  // namespace tests_of_figure_desk

#include "tst_figure_desk.moc"
