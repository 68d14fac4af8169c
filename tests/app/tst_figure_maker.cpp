#include <QLabel>
#include <QTest>

#include <algorithm>
#include <iterator>
#include <limits>
#include <set>

#include "app/analyses/forecast/forecast_request.h"
#include "app/analyses/relations/relations_run.h"
#include "app/cli/figures/study_figures.h"
#include "app/export/figure_export.h"
#include "app/export/figure_maker.h"
#include "app/export/figure_record.h"
#include "app/scenario/scenario.h"
#include "app/study/sample_study.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/table_recipe.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"
#include "widgets/present/spec/invalid_marks.h"

namespace tests_of_figure_maker {

using namespace greyscope;
using namespace greyscope::app;

namespace {

using Names = std::set<std::string>;

/// The figures of a page, and beside them those of these names.
std::vector<StudyFigure> shownOf(const Study& study, const std::string& page, const Names& figures = {}) {
    return cli::figuresOf({.study = study, .entries = {}, .remarks = {}}, {page}, figures).value();
}
/// Those of these names alone.
std::vector<StudyFigure> namedOf(const Study& study, const std::string& page, const Names& figures) {
    return cli::namedFigures({.study = study, .entries = {}, .remarks = {}}, {page}, figures).value();
}
QString joined(const std::set<std::string>& pages) {
    QStringList names;
    for (const std::string& page : pages) {
        names << QString::fromStdString(page);
    }
    return names.join(QLatin1Char(' '));
}

/// Of every page.
std::vector<StudyFigure> allOf(const Study& study) {
    const std::vector<std::string> pages = cli::pageKeys();
    return cli::figuresOf(study, {pages.begin(), pages.end()}).value();
}

/// What makes the figures of a study in the window.
struct Made {
    StudyStore store;
    SeriesCatalog catalog{store};
    FigureMaker maker{store, catalog};
    int changes = 0;

    Made(const Study& study, const Names& pages, const Names& figures = {}) {
        QObject::connect(&maker, &FigureMaker::changed, &store, [this] { ++changes; });
        store.reset(study);
        maker.want(pages, figures);
    }
    /// Waits for the next word of the maker.
    bool settle() {
        const int before = changes;
        return QTest::qWaitFor([&] { return changes > before; }, 60000);
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

/// The same table, of which the program that measured it calls a result of b wrong: one of three repeats.
data::Dataset withInvalid(const data::Dataset& dataset) {
    std::vector<data::Column> columns = dataset.columns();
    data::TextValues reasons;
    reasons.levels = {"FAILED comparison"};
    const auto at = [&](const char* column, std::size_t row) { return (*dataset.column(column))->textAt(row); };
    data::Column& rate = columns[*dataset.find("rate (MB/s)")];
    for (std::size_t row = 0; row < dataset.rowCount(); ++row) {
        const bool wrong = at("system", row) == "b" && at("op", row) == "read" && at("threads", row) == "8" &&
                           at("block", row) == "64" && at("run", row) == "3";
        reasons.codes.push_back(wrong ? 0 : -1);
        if (wrong) {
            rate.notNumbers.push_back(row);
            rate.words.emplace_back(row, "777");
            std::get<data::NumericValues>(rate.values).set(row, std::numeric_limits<double>::quiet_NaN());
        }
    }
    columns.push_back({"invalid", {}, std::move(reasons)});
    return *data::Dataset::create(std::move(columns), dataset.lines());
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
    table.dataset = std::make_shared<const data::Dataset>(withInvalid(*table.dataset));
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
    study.compare.before = {"bench", {{"system", {"b"}}, {"block", {"64"}}}};
    study.compare.after = {"bench", {{"system", {"c"}}, {"block", {"64"}}}};
    study.tree.response = "rate (MB/s)";
    ScenarioInputs queue = inputsOf("md1");
    queue.replications = 2;
    addScenario(study, "queue", queue);
    study.simulate.scenarios.front().run = study.simulate.scenarios.front().inputs;
    study.layout.osts = 6;
    return study;
}

/// Whether a point, a cell or a bar of it is marked as invalid.
bool marksAPlace(const widgets::FigureSpec& figure) {
    const auto any = [](const auto& all, const auto& is) { return std::any_of(all.begin(), all.end(), is); };
    const auto says = [](const auto& each) { return !each.invalid.isEmpty(); };
    if (const auto* plot = std::get_if<widgets::PlotSpec>(&figure)) {
        return any(plot->curves, widgets::isInvalidCurve);
    }
    if (const auto* facets = std::get_if<widgets::FacetsSpec>(&figure)) {
        return any(facets->panels, [](const widgets::PlotSpec& panel) {
            return std::any_of(panel.curves.begin(), panel.curves.end(), widgets::isInvalidCurve);
        });
    }
    if (const auto* matrix = std::get_if<widgets::MatrixSpec>(&figure)) {
        return any(matrix->cells, says);
    }
    if (const auto* tree = std::get_if<widgets::TreeSpec>(&figure)) {
        return any(tree->nodes, says);
    }
    if (const auto* graph = std::get_if<widgets::GraphSpec>(&figure)) {
        return any(graph->nodes, says);
    }
    const auto* ranking = std::get_if<widgets::RankingSpec>(&figure);
    return ranking != nullptr && any(ranking->bars, says);
}

}  // namespace

class tst_figure_maker : public QObject {
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
        const std::vector<StudyFigure> figures = shownOf(study(), page);
        QVERIFY(figures.size() >= 4);
        for (const StudyFigure& figure : figures) {
            const std::vector<StudyFigure> alone = namedOf(study(), page, {figure.origin.name});
            QCOMPARE(alone.size(), std::size_t{1});
            QCOMPARE(alone.front().origin.name, figure.origin.name);
            QVERIFY2(pdfOf(alone.front().figure, {}).value() == pdfOf(figure.figure, {}).value(),
                     figure.origin.name.c_str());
        }
    }

    /// Whatever a figure is of, its caption says: rows that are left out, factors that are held, what becomes of
    /// repeats, the unit, and of what is no table the scenario or the layout. Of every kind of figure of every page.
    void everyCaptionTellsWhatItsNumbersAreOf() {
        std::set<std::string> ofData, held, aggregated, ofFacts, ofNothing;
        std::set<std::size_t> kinds;
        for (const StudyFigure& figure : allOf(filteredStudy())) {
            const FigureData& data = figure.origin.data;
            const std::string& page = figure.origin.page;
            const QString caption = captionOf(figure.figure, figure.origin);
            const auto tells = [&](const QString& what) {
                return QTest::qVerify(caption.contains(what), qPrintable(what),
                                      qPrintable(QString::fromStdString(figure.origin.name) + ": " + caption), __FILE__,
                                      __LINE__);
            };
            for (const auto& [name, value] : data.facts) {
                QVERIFY(tells(name + ": " + value));
                ofFacts.insert(page);
            }
            if (data.tables.empty()) {
                (data.facts.empty() ? ofNothing : ofFacts).insert(page);
                continue;
            }
            kinds.insert(figure.figure.index());
            QVERIFY(tells("Keep rows where op is read"));
            QVERIFY(tells("MB/s"));
            ofData.insert(page);
            if (!data.held.empty()) {
                QVERIFY(tells("Block: 64"));
                held.insert(page);
            }
            if (data.aggregation != data::Aggregation::none || !data.repeats.empty()) {
                QVERIFY(tells("by median"));
                aggregated.insert(page);
            }
        }
        QCOMPARE(joined(ofData), QString("clusters compare forecast relations relative target transfer tree trends"));
        QCOMPARE(joined(held), QString("compare forecast relations trends"));
        QCOMPARE(joined(aggregated), QString("forecast relations relative transfer trends"));
        QCOMPARE(ofFacts, (std::set<std::string>{"compare", "layout", "simulate"}));
        // exercises and published numbers, whose titles name what they are of
        QCOMPARE(ofNothing, (std::set<std::string>{"exercise", "replication"}));
        QVERIFY2(kinds.size() >= 6, qPrintable(QString::number(kinds.size())));
    }

    /// What its source calls wrong is marked on every page and kind: at its point or cell where the figure has one,
    /// with a column of the data that says why, else by a line in red below it; in red above its view, and in the
    /// caption.
    void everyKindOfFigureMarksInvalidResults() {
        std::set<std::string> marked, atPlace;
        std::set<std::size_t> kinds;
        for (const StudyFigure& figure : allOf(filteredStudy())) {
            if (figure.origin.data.tables.empty()) {
                continue;
            }
            const QString data = widgets::figureText(figure.figure);
            const bool crossed = marksAPlace(figure.figure);
            QCOMPARE(data.section('\n', 0, 0).split('\t').contains("invalid"), crossed);
            QCOMPARE(data.contains("FAILED comparison"), crossed);
            const QString warning = widgets::footOf(figure.figure).warning;
            QVERIFY2(crossed || warning.contains("FAILED comparison"), figure.origin.name.c_str());
            const QString caption = captionOf(figure.figure, figure.origin);
            QVERIFY2(caption.contains("Invalid: 1 result"), qPrintable(caption));
            marked.insert(figure.origin.page);
            kinds.insert(figure.figure.index());
            if (crossed) {
                atPlace.insert(figure.origin.name);
            }
        }
        const std::set<std::string> all{"clusters", "compare",  "forecast", "relations", "relative",
                                        "target",   "transfer", "tree",     "trends"};
        QCOMPARE(joined(marked), joined(all));
        QVERIFY2(kinds.size() >= 6, qPrintable(QString::number(kinds.size())));
        std::set<std::string> above;
        for (const std::string& key : all) {
            test::ShownPage shown(QString::fromStdString(key), filteredStudy());
            shown.settle();
            const QList<QLabel*> labels = shown.page->findChildren<QLabel*>("viewWarning");
            if (std::ranges::any_of(labels, [](auto* label) { return label->text().contains("FAILED comparison"); })) {
                above.insert(key);
            }
        }
        QCOMPARE(above, all);
        for (const char* name :
             {"compare-cells", "compare-changes", "forecast-forecast", "relations-why",
              "relative-factor-grid-cut-by-the-tree", "relative-ratio-of-two-series",
              "transfer-systems-and-trained-relations", "tree-tree-of-a-column", "trends-trends", "trends-values"}) {
            QVERIFY2(atPlace.contains(name), name);
        }
    }

    /// A red line below a figure takes its own room: what it leaves is drawn above it.
    void theLineBelowAFigureHasRoomOfItsOwn() {
        for (StudyFigure& figure : shownOf(study(), "relations")) {
            const ExportOptions options;
            const double before = usualHeightMm(figure.figure, options);
            widgets::setWarning(figure.figure, "2 results are invalid according to the source: FAILED comparison.");
            QVERIFY2(usualHeightMm(figure.figure, options) > before + 1.0, figure.origin.name.c_str());
            const FigureRecord record = recordOf(figure.figure, options);
            QVERIFY(std::any_of(record.texts.begin(), record.texts.end(),
                                [](const auto& text) { return text.text.contains("FAILED"); }));
        }
    }

    /// A page's own name, and one that nothing has, ask for all of it.
    void aPageThatIsNamedShowsAll() {
        const std::size_t all = shownOf(study(), "trends").size();
        QVERIFY(all > 1);
        QCOMPARE(namedOf(study(), "trends", {"trends-values"}).size(), std::size_t{1});
        QCOMPARE(namedOf(study(), "trends", {"trends"}).size(), all);
        QCOMPARE(namedOf(study(), "trends", {"trends-values", "trends-valves"}).size(), all);
        QCOMPARE(shownOf(study(), "trends", {"trends-values"}).size(), all);
    }

    void theWindowMakesTheSameFigures() {
        Made made(study(), {"forecast", "relative", "trends"}, {"relative-scenarios"});
        QVERIFY(made.settle());
        NotShown notShown;
        const std::vector<StudyFigure> figures = made.maker.figures(&notShown);
        std::vector<StudyFigure> expected;
        for (const char* page : {"trends", "forecast", "relative"}) {
            std::ranges::move(shownOf(study(), page, {"relative-scenarios"}), std::back_inserter(expected));
        }
        QCOMPARE(figures.size(), expected.size());
        for (std::size_t i = 0; i < figures.size(); ++i) {
            QCOMPARE(figures[i].origin.name, expected[i].origin.name);
            QVERIFY2(pdfOf(figures[i].figure, {}).value() == pdfOf(expected[i].figure, {}).value(),
                     figures[i].origin.name.c_str());
        }
        const auto scenarios = [](const auto& each) { return each.name == "relative-scenarios"; };
        QVERIFY(std::ranges::none_of(notShown.onRequest, scenarios) && !notShown.onRequest.empty());
    }

    void anEditThatAsksForTheSameCalculatesNothing() {
        Made made(study(), {"forecast", "relations"});
        QVERIFY(made.settle());
        bool calculated = false;
        const auto look = [&] { calculated = calculated || made.maker.busy(); };
        made.store.edit("test", [](Study& study) { study.name = "other"; });
        made.maker.want({"forecast", "relations"});
        look();
        QVERIFY(made.settle());
        QVERIFY(!calculated);
        QCOMPARE(made.maker.figures().front().origin.study->name, std::string("other"));
        made.store.edit("test", [](Study& study) { study.relations.options.distinguishingCoefficient = 0.25; });
        made.maker.want({"forecast", "relations"});
        look();
        QVERIFY(calculated);
        QVERIFY(made.settle());
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
        StudyStore store;
        SeriesCatalog catalog(store);
        store.reset(study());
        auto request = std::get<RelationsRequest>(relationsRequest(store.study(), catalog));
        base::NoProgress progress;
        const auto all = calculateRelations(request, progress);
        QVERIFY(all->degrees.axioms && all->degrees.images && all->sensitivity);
        request.curves = request.images = request.axioms = false;
        const auto few = calculateRelations(request, progress);
        QVERIFY(!few->degrees.axioms && !few->degrees.images && !few->sensitivity);
        QVERIFY(few->degrees.matrix == all->degrees.matrix);
    }
};

GREYSCOPE_TEST(tst_figure_maker)

}  // namespace tests_of_figure_maker

#include "tst_figure_maker.moc"
