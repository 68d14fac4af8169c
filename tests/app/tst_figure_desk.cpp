#include <QtTest>

#include "app/export/figure_desk.h"
#include "app/export/figure_export.h"
#include "app/pages/forecast/forecast_request.h"
#include "app/pages/relations/relations_run.h"
#include "app/study/open_table.h"
#include "app/study/sample_study.h"
#include "app/study/table_recipe.h"
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

/// Two systems and a third by threads and block size, each cell measured three times; the writes are filtered away, and
/// one block size is held where a series runs along the threads.
Study filteredStudy() {
    std::string text = "system,op,threads,block,run,rate (MB/s)\n";
    for (const char* op : {"read", "write"}) {
        for (const int system : {1, 2, 3}) {
            for (const int threads : {1, 2, 4, 8, 16, 32}) {
                for (const int block : {16, 64}) {
                    for (const int run : {1, 2, 3}) {
                        text += std::string(1, static_cast<char>('a' + system)) + ',' + op + ',' +
                                std::to_string(threads) + ',' + std::to_string(block) + ',' + std::to_string(run) +
                                ',' + std::to_string(system * threads * 10 + block + run) + '\n';
                    }
                }
            }
        }
    }
    base::NoProgress progress;
    StudyTable table = *tableFromText(text, "bench", {}, progress);
    if (!setRecipe(table, {{data::Filter{"op", {"read"}}}}, progress)) {
        qFatal("no recipe");
    }
    table.roles = {};
    table.roles.keys = {"system"};
    table.roles.factors = {"threads", "block"};
    table.roles.metrics = {"rate (MB/s)"};
    table.roles.repetitions = {"run"};
    table.metric = "rate (MB/s)";
    table.aggregation = data::Aggregation::median;
    Study study;
    addTable(study, std::move(table), {"b", "c", "d"});
    const std::vector<data::Filter> hold{{"block", {"64"}}};
    study.trends.points.hold = study.forecast.points.hold = hold;
    study.relations.points = {.allCells = false, .axis = "threads", .hold = hold};
    study.compare.before = {"bench", {{"system", {"b"}}}};
    study.compare.after = {"bench", {{"system", {"c"}}}};
    study.tree.response = "rate (MB/s)";
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

    /// Whatever a figure is of, its caption says: rows that are left out, factors that are held, what becomes of
    /// repeats, and the unit.
    void everyCaptionTellsWhatItsNumbersAreOf() {
        Desk desk(filteredStudy());
        const std::vector<std::string> pages = FigureDesk::pageKeys();
        desk.desk.want({pages.begin(), pages.end()}, {}, Besides::others);
        desk.desk.settle();
        std::set<std::string> ofData, held;
        for (const StudyFigure& figure : desk.desk.figures()) {
            const FigureData& data = figure.origin.data;
            if (data.tables.empty()) {
                continue;
            }
            const QString caption = captionOf(figure.figure, figure.origin);
            const auto tells = [&](const char* what) {
                return QTest::qVerify(caption.contains(QLatin1String(what)), what, qPrintable(caption), __FILE__,
                                      __LINE__);
            };
            QVERIFY(tells("Keep rows where op is read"));
            QVERIFY(tells("MB/s"));
            ofData.insert(figure.origin.page);
            if (!data.held.empty() && figure.origin.name != "trends-small-multiples") {
                QVERIFY(tells("Block: 64"));
                held.insert(figure.origin.page);
            }
            const bool aggregated = data.aggregation != data::Aggregation::none || !data.repeats.empty();
            QVERIFY(!aggregated || tells("by median"));
        }
        QCOMPARE(ofData,
                 (std::set<std::string>{"compare", "forecast", "relations", "relative", "transfer", "tree", "trends"}));
        QCOMPARE(held, (std::set<std::string>{"forecast", "relations", "trends"}));
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
