#include <QTemporaryDir>
#include <QTest>

#include <random>
#include <string>

#include <nlohmann/json.hpp>

#include "app/study/choices/study_fields.h"
#include "app/study/choices/tree_options.h"
#include "app/study/file/study_file.h"
#include "app/study/file/study_store.h"
#include "app/study/file/study_tables.h"
#include "app/study/file/table_paths.h"
#include "app/study/remark_text.h"
#include "app/study/sample_study.h"
#include "app/study/series_listing.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/reread_table.h"
#include "app/study/tables/table_recipe.h"
#include "tests/support/test_registry.h"

namespace tests_of_study_file {

using namespace greyscope;
using namespace greyscope::app;

class tst_study_file : public QObject {
    Q_OBJECT

private slots:
    void everyChoiceComesBack();
    void columnsThatAreReadAsNumbersComeBack();
    void tablesAreNamedFromTheStudysFolder();
    void aNameWithAColonInFrontIsAFileOfTheFolder();
    void pastedTablesAreWrittenOut();
    void missingKeysKeepTheirDefaults();
    void aSeriesAwayFromTheFirstLevelsIsThere();
    void aSeriesThatIsGoneLeavesTheSelection();
    void theCopyOfAGoneFileIsTheSameTable();
    void aMovedFileIsKeptUntilItIsFound();
    void aFileThatIsGoneWhenSavedIsCarried();
    void aCarriedTableOutlivesItsFile();
    void aFileIsKnownByItsSum();
    void theHistoryComesBack();
    void aStepHoldsWhatItChanged();
    void aFieldOfTheHistoryRestsAndChangesAgain();
    void stepsThatChangeTheRowsComeBack();
    void aHistoryOfOtherRowsIsForgotten();
    void aHistoryThatDoesNotLeadToTheStudyIsForgotten();
    void aChangedFileIsTold();
    void aColumnThatIsGoneLeavesTheRoles();
    void pastedTextsComeBackExactly();
    void whatIsNotKnownStays();
    void numbersAreBounded_data();
    void numbersAreBounded();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    void write(const QString& file, const QByteArray& text) const;
    /// A study of one file with a chosen pair of series.
    [[nodiscard]] Study ofOneFile(const QString& file);
    [[nodiscard]] static bool told(const OpenedStudy& opened, StudyRemark::Kind kind, const std::string& first);
    QTemporaryDir m_folder;
    base::NoProgress m_progress;
};

void tst_study_file::write(const QString& file, const QByteArray& text) const {
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(text);
}

/// Everything but the data, which a file does not share with the study that wrote it.
static Study withoutData(Study study) {
    for (StudyTable& table : study.tables) {
        table.dataset.reset();
        table.report.reset();
        table.guess.reset();
    }
    study.origin.reset();
    return study;
}

/// Sets a field to what it is not by itself.
template <class T>
static void change(T& field, const T& value) {
    QVERIFY2(!(field == value), "a value that is the default proves nothing");
    field = value;
}

/// Another value of this type.
template <class T>
static T otherThan(const T& value) {
    if constexpr (std::is_same_v<T, bool>) {
        return !value;
    } else if constexpr (std::is_enum_v<T>) {
        return namesOf(value).front().first == value ? namesOf(value).back().first : namesOf(value).front().first;
    } else if constexpr (std::is_same_v<T, double>) {
        return value == 0.75 ? 0.25 : 0.75;
    } else if constexpr (isNumber<T>) {
        return value + 3;
    } else if constexpr (std::is_same_v<T, std::string>) {
        return value + "a, b";
    } else if constexpr (std::is_same_v<T, std::vector<std::string>>) {
        return {"96", "a, b"};
    } else if constexpr (std::is_same_v<T, std::vector<double>>) {
        return {12.5, 95.0};
    } else {
        return otherThan(value.value_or(typename T::value_type()));
    }
}

/// Changes every option that has a row and stands in a study file.
template <class C>
static void changeRows(C& choices) {
    eachOption<C>([&](const auto& row) {
        if (*row.key != '\0') {
            change(choices.*row.member, otherThan(choices.*row.member));
        }
    });
}

// The structures are taken apart into all of their fields: one that is added to them does not compile here until it is
// changed too.

static void changeAll(PointChoice& points, bool allCells) {
    auto& [all, axis, hold] = points;
    change(all, allCells);
    change(axis, std::string("objects_per_ost"));
    change(hold, {{"threads_per_ost", {"4", "8"}}});
}

static void changeAll(TrendsChoices& trends) {
    auto& [points, measure, index, form, kind, errorBars, across, fit, horizontal, vertical, heatOrder, parityLine,
           endNames, endValues] = trends;
    changeAll(points, true);
    changeRows(trends);
    change(index, widgets::TrendIndex{widgets::IndexBase::point, "2024-01"});
}

static void changeAll(grey::RelationOptions& options) {
    auto& [image, scope, distinguishingCoefficient, weights, method, relativeImage, theta] = options;
    auto& [kind, target, effects] = image;
    change(kind, data::Image::target);
    change(target, 1.0 / 3.0);
    change(effects, {{data::Effect::cost, 0.0}, {data::Effect::target, 2.5}});
    change(scope, grey::ExtremaScope::pairwise);
    change(distinguishingCoefficient, 0.1);
    change(weights, {0.25, 0.75});
    change(method, grey::RelationMethod::synthetic);
    change(relativeImage, data::Image::mean);
    change(theta, 0.7);
}

static void changeAll(RelationsChoices& relations) {
    auto& [points, options, order, linkage, grouped, groupDegree, shows, mostLags, explained, wholeTable, ideal,
           commonPoints, decimals, printNumbers, separateCases] = relations;
    changeAll(points, false);
    changeAll(options);
    change(order, MatrixOrder::clustered);
    change(linkage, grey::Linkage::complete);
    change(grouped, false);
    change(groupDegree, 0.65);
    change(shows, MatrixShows::difference);
    change(mostLags, std::optional<std::size_t>(7));
    change(explained, std::string("1.2-W"));
    change(wholeTable, true);
    change(ideal, true);
    change(commonPoints, true);
    change(decimals, 5);
    change(printNumbers, false);
    change(separateCases, false);
}

static void changeAll(ForecastChoices& forecast) {
    auto& [points, holdOut, ahead, options, backtest, rolling, interval, band, shownBaselines] = forecast;
    changeAll(points, true);
    changeRows(forecast);
    changeRows(options);
    changeRows(rolling);
    changeRows(band);
    change(options.translation, {grey::Translation::Kind::fixed, 1.0 / 3.0});
    change(options.fitCount, std::size_t{3});
    change(options.horizon, std::optional(std::size_t{1}));
    change(options.related, {{"1.2-W", {1.0 / 3.0, 2.5}}});
    change(shownBaselines, {"linear"});
}

/// What a study says of a model; the rest follows from the study.
static void changeAll(relative::RelativeOptions& model) {
    changeRows(model.grow);
    changeRows(model.crossValidation);
    change(model.predictors, {"objects_per_ost"});
    change(model.predictWithValue, true);
    change(model.pruning, relative::Pruning::crossValidated);
    change(model.alpha, 0.25);
    change(model.validation, std::optional(relative::Validation::holdOut));
    change(model.holdOut, 0.5);
}

static void changeAll(RelativeChoices& choices) {
    auto& [predicted, matched, fromWhere, toWhere, model, question, questionBase, gridFactors, gridAveraged, next,
           replay, scenarios] = choices;
    changeAll(model);
    change(fromWhere, {{"threads_per_ost", {"1"}}});
    change(toWhere, {{"threads_per_ost", {"2"}}});
    changeRows(next);
    changeRows(replay);
    change(predicted, {kSampleTable, "1.2-R"});
    change(scenarios, ScenarioSet::compared);
    change(matched, {"threads_per_ost"});
    change(question, std::optional(std::vector<std::string>{"16", "2"}));
    change(questionBase, std::optional(123.5));
    change(gridFactors, {"objects_per_ost", "threads_per_ost"});
    change(gridAveraged, true);
}

static void changeAll(TreeChoices& tree) {
    auto& [response, factors, categories, grow, pruning, alpha, crossValidation] = tree;
    changeRows(grow);
    changeRows(crossValidation);
    change(response, std::string("throughput_mb_s"));
    change(factors, {"threads_per_ost", "case"});
    change(categories, {"case"});
    change(pruning, relative::Pruning::alpha);
    change(alpha, 0.5);
}

static void changeAll(TimeChoices& time) {
    auto& [logs, with, quantities, aggregate, bin, align, span, baseline] = time;
    changeRows(time);
    change(logs, {"a_bw.1.log", "a_bw.2.log"});
    change(with, {"host.csv"});
    change(aggregate, data::Aggregation::percentile(99.9));
    change(span, std::optional(TimeSpan{60.0, 104.5}));
    change(baseline, std::optional(TimeSpan{0.0, 59.0}));
}

static void changeAll(IndicatorChoice& indicator) {
    auto& [column, effect, stated, weight, centres, ends, critical] = indicator;
    change(column, std::string("throughput_mb_s"));
    change(effect, data::PointEffect{data::Effect::target, 1.0 / 3.0});
    change(stated, true);
    change(weight, 0.1);
    change(centres, {1.0, 2.5});
    change(ends, {0.0, 2.0, 3.0});
    change(critical, std::optional(-0.5));
}

static void changeAll(ClusterChoices& clusters) {
    auto& [objects, indicators, classes, functions, weights, explained] = clusters;
    changeRows(clusters);
    changeAll(indicators.emplace_back());
    change(objects, std::string("case"));
    change(classes, {"slow", "fast"});
    change(explained, std::string("1.1"));
}

static void changeAll(TargetChoices& target) {
    auto& [objects, indicators, measure, bullseye, weights, radius, rho, explained] = target;
    changeRows(target);
    changeAll(indicators.emplace_back());
    change(objects, std::string("case"));
    change(explained, std::string("1.1"));
}

static void changeAll(LatencyChoices& latency) {
    auto& [tables, value, count, time, series, kind, percentiles, curve, above, block, seed, compare, overTime] =
        latency;
    changeRows(latency);
    change(above, 20.0);  // at least 1
    change(tables, {std::string("job_clat_hist.1")});
}

static void changeAll(TransferChoices& transfer) {
    auto& [pairs, via, combine, weights, maxHops, byHand, places] = transfer;
    changeRows(transfer);
    change(pairs, {{"2.1", "4.1", true}, {"4.1", "3.2", false}});
    change(via, {{"4.1"}, {"1.1", "1.2"}});
    change(byHand, {{{"2.1", "4.1", "3.2"}, 1.0 / 3.0}});
    change(places, {{"4.1", 0.25, 2.0 / 3.0}});
}

static void changeAll(FigureChoices& choices) {
    auto& [figure, look] = choices;
    auto& [family, textPt, linePt, markerPt, colours, title, xTitle, yTitle, xLow, xHigh, yLow, yHigh, xTicks, yTicks,
           names, decimals, grey] = look;
    change(figure, std::string("trends-trends"));
    change(family, std::string("Noto Serif"));
    change(textPt, std::optional(6.5));
    change(linePt, std::optional(0.75));
    change(markerPt, std::optional(2.5));
    change(colours, {{"1.1-R", "#7a5200"}});
    change(title, std::optional<std::string>("Ünïcode"));
    change(xTitle, std::optional<std::string>("across"));
    change(yTitle, std::optional<std::string>("upwards"));
    change(xLow, std::optional(-1.0));
    change(xHigh, std::optional(1.0 / 3.0));
    change(yLow, std::optional(0.0));
    change(yHigh, std::optional(1e6));
    change(xTicks, {8.0, 32.0});
    change(yTicks, {0.5});
    change(names, widgets::NamesShown::legend);
    change(decimals, std::optional(2));
    change(grey, true);
}

static void changeAll(Sheet& sheet) {
    auto& [name, preset, grid, panels, letters, family, textPt, grey, caption] = sheet;
    auto& [widthMm, rows] = grid;
    change(name, std::string("Figure 1"));
    change(preset, std::string("ieee-2"));
    change(widthMm, 182.0);
    change(rows, {{62.5, {1.0, 1.0 / 3.0}}, {40.0, {1.0}}});
    change(panels, {"trends-trends", "relations-why", "trends-trends"});
    change(letters, PanelLetters::upper);
    change(family, std::string("Noto Serif"));
    change(textPt, 8.0);
    change(grey, true);
    change(caption, std::optional<std::string>("My **A** words."));
}

static void changeAll(SimulateChoices& simulate) {
    auto& [scenarios, current, metric, along, requestsFrom, requestsFor] = simulate;
    const ScenarioInputs inputs{"p4", {{"link.delay", "0.5"}}, {{"workload.clients", {"1", "2"}}}, 7, 11};
    change(scenarios, {{"a", inputs, std::nullopt}, {"b", inputs, inputs}});
    change(current, std::size_t{1});
    change(metric, std::string("response_ms"));
    change(along, std::string("workload.clients"));
    changeRows(simulate);
}

static void changeAll(CompareChoices& compare) {
    auto& [before, after, match, value, better, how, failWorse, maxUndecided, order, hidden] = compare;
    change(before, RunChoice{kSampleTable, {{"case", {"1.1"}}}});
    change(after, RunChoice{kSampleTable, {{"case", {"3.1"}}}});
    change(match, {"operation"});
    change(value, std::string("throughput_mb_s"));
    change(better, std::optional(stats::Better::less));
    change(how.margin, 0.1);
    change(how.confidence, 0.9);
    change(how.test, stats::ChangeTest::mannWhitney);
    change(how.adjustment, stats::Adjustment::holm);
    change(how.draws, std::size_t{500});
    change(how.seed, std::uint64_t{7});
    change(failWorse, 0.25);
    change(maxUndecided, 0.75);
    change(order, widgets::ChangeOrder::p);
    change(hidden, {stats::Verdict::undecided});
}

static void changeAll(LayoutChoices& layout) {
    auto& [pattern, operation, stripeSize, osts, inAll, fileSize, firstOst, subsetSize, subfileSize, split, step,
           getstripe, fileName] = layout;
    changeRows(layout);
    change(pattern, {access::Shape::tiles, 12, 4, 33, 4096, 5, 3, 1.5});
    change(getstripe, std::string("lmm_stripe_count: 4\n"));
    change(fileName, std::string("a.yaml"));
}

/// All but the data itself, and parts, which tst_table_stacking has. The path is the file's, which a study only points
/// to.
static void changeAll(StudyTable& table) {
    auto& [name, path, dataset, source, recipe, report, text, carried, stamp, guess, wide, roles, metric, aggregation,
           readings, groups, parts, stack, joined, told, layout, followed, folder] = table;
    auto& [keys, factors, metrics, descriptions, repetitions] = roles;
    change(name, std::string("Ünïcode \"table\""));
    change(carried, true);
    change(wide, !wide);
    change(keys, {"b"});
    change(factors, {"a"});
    change(metrics, {"threads", "a"});
    change(descriptions, {"threads"});
    change(repetitions, {"b"});
    change(metric, std::string("a"));
    change(aggregation, data::Aggregation::percentile(99.5));
    change(groups, {{"Group 1", "Threads", {"1", "2"}}});
    change(told, {"CSV", {{"delimiter", ","}, {"header", "present"}}});
    change(followed, true);
    change(folder, std::string("/data/results"));
}

void tst_study_file::columnsThatAreReadAsNumbersComeBack() {
    write(path("sizes.csv"), "host,bs,mb_s\na,4k,1.5\na,1m,2\nb,4k,3\nb,1m,4.5\n");
    Study study;
    study.tables = {*tableFromFile(path("sizes.csv").toStdString(), {}, m_progress)};
    readAs(study.tables.front(), "bs", "KiB");
    QVERIFY(writeStudy(study, path("sizes.greyscope")).has_value());
    const auto read = readStudy(path("sizes.greyscope"), m_progress);
    QVERIFY(read.has_value());
    QVERIFY(read->remarks.empty());
    const StudyTable& table = read->study.tables.front();
    QCOMPARE(table.readings, study.tables.front().readings);
    QCOMPARE(table.dataset->columns()[1].numbers(), (data::NumericValues{4, 1024, 4, 1024}));
    // Texts that studies had read as numbers are numbers with a unit now.
    write(path("waits.csv"), "host,wait\na,4 us\na,12 us\nb,2 ms\n");
    Study waits;
    waits.tables = {*tableFromFile(path("waits.csv").toStdString(), {}, m_progress)};
    QCOMPARE(waits.tables.front().dataset->columns()[1].unit, std::string("us"));
    waits.tables.front().readings = {{"wait", "ms", false}};
    QVERIFY(writeStudy(waits, path("waits.greyscope")).has_value());
    const auto converted = readStudy(path("waits.greyscope"), m_progress);
    QCOMPARE(converted->study.tables.front().dataset->columns()[1].numbers(), (data::NumericValues{0.004, 0.012, 2}));
    // A file that holds numbers by now is read as it is.
    write(path("sizes.csv"), "host,bs,mb_s\na,4,1.5\na,1024,2\nb,4,3\nb,1024,4.5\n");
    const auto again = readStudy(path("sizes.greyscope"), m_progress);
    QVERIFY(again->study.tables.front().readings.empty());
}

void tst_study_file::everyChoiceComesBack() {
    write(path("wide.csv"), "threads,a,b\n1,2,3\n2,4,5\n4,8,7\n");
    auto table = tableFromFile(path("wide.csv").toStdString(), {}, m_progress);
    auto sample = sampleStudy();
    QVERIFY(table.has_value() && sample.has_value());
    Study study;
    auto& [name, file, tables, missing, selection, trends, relations, forecast, relative, transfer, figures, sheets,
           simulate, layout, compare, tree, time, clusters, target, latency, intervals, lesson, origin] = study;
    change(name, std::string("Ünïcode \"study\""));
    change(file, path("all.greyscope").toStdString());
    change(tables, {sample->tables.front(), sample->tables.back(), *table});
    changeAll(tables.back());
    change(selection, sample->selection);
    changeAll(trends);
    changeAll(relations);
    changeAll(forecast);
    changeAll(relative);
    changeAll(transfer);
    changeAll(figures.emplace_back());
    changeAll(sheets.emplace_back());
    changeAll(simulate);
    changeAll(layout);
    changeAll(compare);
    changeAll(tree);
    changeAll(time);
    changeAll(clusters);
    changeAll(target);
    changeAll(latency);
    change(intervals, stats::IntervalMethod::bootstrap);
    change(lesson, std::string("gm11"));
    QVERIFY(writeStudy(study, path("all.greyscope")).has_value());
    const auto read = readStudy(path("all.greyscope"), m_progress);
    QVERIFY(read.has_value());
    QVERIFY(read->remarks.empty());
    QCOMPARE(withoutData(read->study), withoutData(study));
    QCOMPARE(read->study.tables[0].dataset->rowCount(), std::size_t{480});
    QCOMPARE(read->study.tables[1].dataset->columns().back().name, std::string("1.1-R"));
}

void tst_study_file::tablesAreNamedFromTheStudysFolder() {
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("data")));
    write(path("data/mine.csv"), "threads,a,b\n1,2,3\n2,4,5\n4,8,7\n");
    auto table = tableFromFile(path("data/mine.csv").toStdString(), {}, m_progress);
    QVERIFY(table.has_value());
    Study study;
    addTable(study, *table, {"a", "b"});
    const QByteArray text = studyText(study, path("study.greyscope"));
    QVERIFY2(text.contains("\"path\": \"data/mine.csv\""), text.constData());
    QVERIFY(!text.contains(m_folder.path().toUtf8()));
    // The folder may move as a whole.
    const QTemporaryDir other;
    QVERIFY(QDir(other.path()).mkpath(QStringLiteral("data")));
    QVERIFY(QFile::copy(path("data/mine.csv"), other.filePath(QStringLiteral("data/mine.csv"))));
    write(other.filePath(QStringLiteral("study.greyscope")), text);
    const auto read = readStudy(other.filePath(QStringLiteral("study.greyscope")), m_progress);
    QVERIFY(read.has_value());
    QCOMPARE(read->study.selection, study.selection);
}

/// Qt would look for it inside the program.
void tst_study_file::aNameWithAColonInFrontIsAFileOfTheFolder() {
    const QString mine = m_folder.path() + QStringLiteral("/:mine.csv");
    write(mine, "threads,a,b\n1,2,3\n2,4,5\n4,8,7\n");
    write(path("study.greyscope"),
          R"({"format": "greyscope-study", "version": 1, "tables": [{"name": "mine", "path": ":mine.csv"}],
              "simulate": {"trace": {"path": ":trace.csv"}}})");
    const auto read = readStudy(path("study.greyscope"), m_progress);
    QVERIFY(read.has_value() && read->study.tables.size() == 1);
    QCOMPARE(read->study.tables.front().path, mine.toStdString());
    QVERIFY(studyText(read->study, path("study.greyscope")).contains("\"path\": \":mine.csv\""));
}

void tst_study_file::pastedTablesAreWrittenOut() {
    auto table = tableFromText("system;note;rate\nx;\"a;\"\"b\"\"\";1,5\ny;c;2,25\n", "Pasted table", {}, m_progress);
    QVERIFY(table.has_value());
    Study study;
    study.name = "p";
    study.tables.push_back(*table);
    QVERIFY(writeStudy(study, path("pasted.greyscope")).has_value());
    const auto read = readStudy(path("pasted.greyscope"), m_progress);
    QVERIFY(read.has_value());
    const data::Dataset& dataset = *read->study.tables.front().dataset;
    QCOMPARE(dataset.columns()[1].textAt(0), std::string("a;\"b\""));
    QCOMPARE(dataset.columns()[2].numbers(), (std::vector<double>{1.5, 2.25}));
}

void tst_study_file::missingKeysKeepTheirDefaults() {
    write(path("small.greyscope"), R"({"format": "greyscope-study", "version": 1, "name": "s", "tables": [],
        "forecast": {"ahead": 4}})");
    const auto read = readStudy(path("small.greyscope"), m_progress);
    QVERIFY(read.has_value());
    Study expected;
    expected.name = "s";
    expected.path = path("small.greyscope").toStdString();
    expected.forecast.ahead = 4;
    QCOMPARE(withoutData(read->study), expected);
}

void tst_study_file::aSeriesAwayFromTheFirstLevelsIsThere() {
    write(path("gaps.csv"), "host,threads,objects,rate\na,1,1,10\na,2,1,11\nb,1,2,12\nb,2,2,13\n");
    auto table = tableFromFile(path("gaps.csv").toStdString(), {}, m_progress);
    QVERIFY(table.has_value());
    table->wide = false;
    table->roles = {.keys = {"host"}, .factors = {"threads", "objects"}, .metrics = {"rate"}, .descriptions = {}};
    table->metric = "rate";
    Study study;
    addTable(study, *table, {"a", "b"});
    QVERIFY(writeStudy(study, path("gaps.greyscope")).has_value());
    QVERIFY(readStudy(path("gaps.greyscope"), m_progress).has_value());
}

bool tst_study_file::told(const OpenedStudy& opened, StudyRemark::Kind kind, const std::string& first) {
    return std::any_of(opened.remarks.begin(), opened.remarks.end(), [&](const StudyRemark& remark) {
        return remark.kind == kind && remark.arguments.front() == first && !remarkText(remark).contains("%");
    });
}

Study tst_study_file::ofOneFile(const QString& file) {
    write(file, "threads,a,b\n1,2,3\n2,4,5\n4,8,7\n");
    Study study;
    auto table = tableFromFile(file.toStdString(), {}, m_progress);
    addTable(study, *table, {"b", "a"});
    study.name = "one";
    return study;
}

void tst_study_file::aSeriesThatIsGoneLeavesTheSelection() {
    auto study = sampleStudy();
    QVERIFY(study.has_value());
    const std::vector<SeriesId> compared = study->selection.compared;
    study->selection.compared.push_back({kSampleTable, "9.9-W"});
    QVERIFY(writeStudy(*study, path("gone.greyscope")).has_value());
    const auto read = readStudy(path("gone.greyscope"), m_progress);
    QVERIFY(read.has_value());
    QCOMPARE(read->study.selection.compared, compared);
    QVERIFY(told(*read, StudyRemark::Kind::seriesGone, kSampleTable));
    QCOMPARE(read->remarks.front().arguments[1], std::string("9.9-W"));

    study->selection.reference.name = "0.0-W";
    QVERIFY(writeStudy(*study, path("gone.greyscope")).has_value());
    const auto without = readStudy(path("gone.greyscope"), m_progress);
    QVERIFY(without.has_value());
    QCOMPARE(without->study.selection.reference, compared.front());
    QVERIFY(told(*without, StudyRemark::Kind::referenceGone, kSampleTable));
}

/// Units, text that looks like numbers or comments, and gaps are in the copy that a study keeps.
void tst_study_file::theCopyOfAGoneFileIsTheSameTable() {
    const QString file = path("odd.csv");
    write(file, "id,\"name, full\",rate\n,,MB/s\n\"# 1\",\" a \",1.5\n007,\"b \"\"c\"\"\",\n\"x\ny\",,-2e-7\n");
    Study study;
    const auto table = tableFromFile(file.toStdString(), {}, m_progress);
    QVERIFY(table.has_value());
    QCOMPARE(table->dataset->columns()[2].unit, std::string("MB/s"));
    addTable(study, *table, {"rate"});
    QVERIFY(QFile::remove(file));
    QVERIFY(writeStudy(study, path("copied.greyscope")).has_value());
    const auto read = readStudy(path("copied.greyscope"), m_progress);
    QVERIFY(read.has_value() && read->study.tables.size() == 1);
    const data::Dataset& copy = *read->study.tables.front().dataset;
    QCOMPARE(copy.rowCount(), table->dataset->rowCount());
    for (std::size_t c = 0; c < copy.columns().size(); ++c) {
        const data::Column& was = table->dataset->columns()[c];
        QCOMPARE(copy.columns()[c].name, was.name);
        QCOMPARE(copy.columns()[c].unit, was.unit);
        QCOMPARE(copy.columns()[c].isNumeric(), was.isNumeric());
        for (std::size_t row = 0; row < was.size(); ++row) {
            QCOMPARE(copy.columns()[c].textAt(row), was.textAt(row));
        }
    }
}

void tst_study_file::aMovedFileIsKeptUntilItIsFound() {
    Study study = ofOneFile(path("here.csv"));
    auto sample = sampleStudy();
    study.tables.push_back(sample->tables.back());
    QVERIFY(writeStudy(study, path("moved.greyscope")).has_value());
    QVERIFY(QFile::rename(path("here.csv"), path("there.csv")));
    auto opened = readStudy(path("moved.greyscope"), m_progress);
    QVERIFY(opened.has_value());
    QCOMPARE(opened->study.tables.size(), std::size_t{1});
    QCOMPARE(opened->study.missing.size(), std::size_t{1});
    QCOMPARE(opened->study.missing.front().why.code, base::ErrorCode::fileNotFound);
    QVERIFY(opened->study.selection.reference.empty());

    // Saved without it, it is in the file as it was, with the selection, also from another folder.
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("sub")));
    QVERIFY(writeStudy(opened->study, path("sub/again.greyscope")).has_value());
    auto again = readStudy(path("sub/again.greyscope"), m_progress);
    QVERIFY(again.has_value());
    QCOMPARE(again->study.missing.front().path, path("here.csv").toStdString());

    StudyRemarks remarks;
    MissingTable entry = again->study.missing.front();
    entry.path = path("there.csv").toStdString();
    auto located = readTable(entry, remarks, m_progress);
    QVERIFY(located.has_value());
    const std::vector<SeriesEntry> there = seriesOf(*located).entries;
    placeTable(again->study, std::move(*located), there);
    QCOMPARE(again->study.tables.size(), std::size_t{2});
    QCOMPARE(again->study.tables.front().name, std::string("here"));
    QVERIFY(again->study.missing.empty());
    QCOMPARE(again->study.selection, study.selection);
    QVERIFY(remarks.list().empty());
}

void tst_study_file::aFileThatIsGoneWhenSavedIsCarried() {
    const Study study = ofOneFile(path("soon.csv"));
    QVERIFY(QFile::remove(path("soon.csv")));
    QVERIFY(writeStudy(study, path("carried.greyscope")).has_value());
    const auto read = readStudy(path("carried.greyscope"), m_progress);
    QVERIFY(read.has_value());
    QVERIFY(told(*read, StudyRemark::Kind::fileMissing, "soon"));
    QCOMPARE(read->study.tables.front().dataset->columns()[2].numbers(), (std::vector<double>{3, 5, 7}));
    QCOMPARE(read->study.selection, study.selection);
}

void tst_study_file::aCarriedTableOutlivesItsFile() {
    Study study = ofOneFile(path("kept.csv"));
    setCarried(study, "kept", true);
    QVERIFY(writeStudy(study, path("kept.greyscope")).has_value());
    QVERIFY(readStudy(path("kept.greyscope"), m_progress)->remarks.empty());
    QVERIFY(QFile::remove(path("kept.csv")));
    const auto read = readStudy(path("kept.greyscope"), m_progress);
    QVERIFY(read.has_value());
    QCOMPARE(read->study.selection, study.selection);
    // It is still the table of that file, which may come back.
    QCOMPARE(read->study.tables.front().path, study.tables.front().path);
    QVERIFY(writeStudy(read->study, path("kept.greyscope")).has_value());
    write(path("kept.csv"), "threads,a,b\n1,2,3\n2,4,5\n");
    QCOMPARE(readStudy(path("kept.greyscope"), m_progress)->study.tables.front().dataset->rowCount(), std::size_t{2});
}

void tst_study_file::aFileIsKnownByItsSum() {
    const QByteArray text = studyText(ofOneFile(path("sum.csv")), path("sum.greyscope"));
    // sha256sum of "threads,a,b\n1,2,3\n2,4,5\n4,8,7\n"
    QCOMPARE(nlohmann::json::parse(text.toStdString())["tables"][0]["sha256"].get<std::string>(),
             std::string("f06b3ed5f7650f6d3f638d90c71adb919d840514d39e18452b85e5c61d1d99a7"));
}

/// The study after so many edits, and what led there.
static History threeSteps(const Study& study) {
    History history{study, {}, 2};
    Study next = study;
    next.forecast.ahead = 5;
    history.steps.push_back({QStringLiteral("Look further"), {}, next});
    next.tables.front().roles.descriptions = {"a"};
    history.steps.push_back({QStringLiteral("Role of a"), QStringLiteral("before review"), next});
    next.selection.compared.clear();
    history.steps.push_back({QStringLiteral("Compare none"), {}, next});
    return history;
}

void tst_study_file::theHistoryComesBack() {
    const History history = threeSteps(ofOneFile(path("steps.csv")));
    QVERIFY(writeStudy(history.steps[1].after, path("steps.greyscope"), history).has_value());
    const auto read = readStudy(path("steps.greyscope"), m_progress);
    QVERIFY(read.has_value() && read->remarks.empty());
    QCOMPARE(read->history.steps.size(), std::size_t{3});
    QCOMPARE(read->history.at, std::size_t{2});
    QCOMPARE(read->history.steps[1].name, QStringLiteral("before review"));
    for (std::size_t s = 0; s < 3; ++s) {
        QCOMPARE(read->history.steps[s].what, history.steps[s].what);
        QVERIFY(withoutData(read->history.steps[s].after).selection == history.steps[s].after.selection);
        QVERIFY(read->history.steps[s].after.forecast == history.steps[s].after.forecast);
        QVERIFY(read->history.steps[s].after.tables.front().roles == history.steps[s].after.tables.front().roles);
    }
    // On the stack it can be gone back and forth, and the study is where it was.
    StudyStore store;
    store.reset(read->study, read->history);
    QVERIFY(store.undoStack().isClean());
    QVERIFY(store.study() == read->study);
    store.undoStack().setIndex(0);
    QCOMPARE(store.study().forecast.ahead, std::size_t{2});
    store.undoStack().setIndex(3);
    QVERIFY(store.study().selection.compared.empty());
}

/// A series taken out of many, or put among them, is one line of the file.
void tst_study_file::aStepHoldsWhatItChanged() {
    QByteArray head = "threads", rows[2] = {"1", "2"};
    for (int s = 0; s < 400; ++s) {
        head += ",s" + QByteArray::number(s);
        rows[0] += ',' + QByteArray::number(s + 1);
        rows[1] += ',' + QByteArray::number(2 * s + 1);
    }
    write(path("many.csv"), head + '\n' + rows[0] + '\n' + rows[1] + '\n');
    Study study;
    study.tables = {tableFromFile(path("many.csv").toStdString(), {}, m_progress).value()};
    study.selection.reference = {study.tables.front().name, "s0"};
    for (int s = 1; s < 399; ++s) {
        study.selection.compared.push_back({study.tables.front().name, "s" + std::to_string(s)});
    }
    const auto sizeWith = [&](const Study& next) {
        return studyText(next, path("many.greyscope"), {study, {{QStringLiteral("Choose"), {}, next}}, 1}).size();
    };
    const auto same = sizeWith(study);
    Study fewer = study;
    fewer.selection.compared.erase(fewer.selection.compared.begin() + 5);
    fewer.selection.compared.erase(fewer.selection.compared.begin() + 7);
    Study more = study;
    more.selection.compared.insert(more.selection.compared.begin() + 9, {study.tables.front().name, "s399"});
    for (const Study& next : {fewer, more}) {
        const History history{study, {{QStringLiteral("Choose"), {}, next}}, 1};
        QVERIFY(std::abs(sizeWith(next) - same) < 2000);
        QVERIFY(writeStudy(next, path("many.greyscope"), history).has_value());
        const auto read = readStudy(path("many.greyscope"), m_progress);
        QCOMPARE(read->history.steps.size(), std::size_t{1});
        QVERIFY(read->history.first.selection == study.selection);
        QVERIFY(read->history.steps[0].after.selection == next.selection);
    }
}

/// A step before the rows were others cannot be gone back to.
void tst_study_file::aFieldOfTheHistoryRestsAndChangesAgain() {
    Study next = ofOneFile(path("rests.csv"));
    History history{next, {}, 6};
    std::vector<double> coefficients;
    for (int step = 0; step < 6; ++step) {
        if (step % 2 == 0) {
            next.relations.options.distinguishingCoefficient = 0.1 * (step + 1);
        } else {
            next.trends.parityLine = !next.trends.parityLine;
        }
        coefficients.push_back(next.relations.options.distinguishingCoefficient);
        history.steps.push_back({QStringLiteral("Step"), {}, next});
    }
    QVERIFY(writeStudy(next, path("rests.greyscope"), history).has_value());
    const auto read = readStudy(path("rests.greyscope"), m_progress);
    QVERIFY(read.has_value());
    QCOMPARE(read->history.steps.size(), history.steps.size());
    for (std::size_t s = 0; s < history.steps.size(); ++s) {
        QCOMPARE(read->history.steps[s].after.relations.options.distinguishingCoefficient, coefficients[s]);
        QVERIFY(read->history.steps[s].after.trends == history.steps[s].after.trends);
    }
}

/// Steps of a recipe change the rows, and all can be gone back to.
void tst_study_file::stepsThatChangeTheRowsComeBack() {
    Study next = ofOneFile(path("rows.csv"));
    History history{next, {}, 0};
    const auto step = [&](const QString& what, const auto& change) {
        change(next.tables.front());
        history.steps.push_back({what, {}, next});
    };
    const auto recipe = [&](const data::Recipe& steps) {
        return [this, steps](StudyTable& table) { QVERIFY(setRecipe(table, steps, m_progress).has_value()); };
    };
    const data::RecipeStep filter{data::Filter{"threads", {"1"}, data::Test::isNot}};
    step(QStringLiteral("Filter"), recipe({filter}));
    step(QStringLiteral("Cell"), recipe({filter, {data::SetCell{1, "a", "50"}}}));
    history.at = 2;
    QVERIFY(writeStudy(next, path("rows.greyscope"), history).has_value());
    const auto read = readStudy(path("rows.greyscope"), m_progress);
    QVERIFY(read.has_value());
    QCOMPARE(read->history.steps.size(), std::size_t{2});
    QVERIFY2(read->remarks.empty(), "nothing is lost");
    const auto rows = [](const Study& study) {
        std::vector<std::string> texts;
        for (const data::Column& column : study.tables.front().dataset->columns()) {
            texts.push_back(column.name);
            for (std::size_t row = 0; row < study.tables.front().dataset->rowCount(); ++row) {
                texts.push_back(column.textAt(row));
            }
        }
        return texts;
    };
    QCOMPARE(rows(read->history.first), rows(history.first));
    for (std::size_t s = 0; s < 2; ++s) {
        QCOMPARE(rows(read->history.steps[s].after), rows(history.steps[s].after));
        QVERIFY(read->history.steps[s].after.tables.front().recipe == history.steps[s].after.tables.front().recipe);
    }
}

void tst_study_file::aHistoryOfOtherRowsIsForgotten() {
    History history = threeSteps(ofOneFile(path("rows.csv")));
    write(path("rows.csv"), "threads,a,b\n1,2,3\n2,4,9\n4,8,7\n");
    StudyRemarks remarks;
    Study again = history.steps[2].after;
    again.tables.front() = *readAgain(again.tables.front(), remarks, m_progress);
    history.steps.push_back({QStringLiteral("Read again"), {}, again});
    again.forecast.ahead = 7;
    history.steps.push_back({QStringLiteral("Look further"), {}, again});
    history.at = 5;
    QVERIFY(writeStudy(again, path("rows.greyscope"), history).has_value());
    const auto read = readStudy(path("rows.greyscope"), m_progress);
    QCOMPARE(read->history.steps.size(), std::size_t{1});
    QCOMPARE(read->history.at, std::size_t{1});
    QVERIFY(told(*read, StudyRemark::Kind::historyLost, "4"));
}

/// Somebody edited the study in its file and not the history: going back would not come from there.
void tst_study_file::aHistoryThatDoesNotLeadToTheStudyIsForgotten() {
    const History history = threeSteps(ofOneFile(path("edited.csv")));
    Study edited = history.steps[1].after;
    edited.forecast.ahead += 1;
    QVERIFY(writeStudy(edited, path("edited.greyscope"), history).has_value());
    const auto read = readStudy(path("edited.greyscope"), m_progress);
    QVERIFY(read.has_value());
    QVERIFY(read->history.steps.empty());
    QVERIFY(told(*read, StudyRemark::Kind::historyLost, "3"));
}

void tst_study_file::aChangedFileIsTold() {
    const Study study = ofOneFile(path("live.csv"));
    QVERIFY(writeStudy(study, path("live.greyscope")).has_value());
    QVERIFY(readStudy(path("live.greyscope"), m_progress)->remarks.empty());
    write(path("live.csv"), "threads,a,b\n1,2,3\n2,4,9\n4,8,7\n");
    const auto read = readStudy(path("live.greyscope"), m_progress);
    QVERIFY(read.has_value());
    QVERIFY(told(*read, StudyRemark::Kind::fileDiffers, "live"));
    // Saved, it is the file of the study.
    QVERIFY(writeStudy(read->study, path("live.greyscope")).has_value());
    QVERIFY(readStudy(path("live.greyscope"), m_progress)->remarks.empty());
}

void tst_study_file::aColumnThatIsGoneLeavesTheRoles() {
    const Study study = ofOneFile(path("fewer.csv"));
    QVERIFY(writeStudy(study, path("fewer.greyscope")).has_value());
    write(path("fewer.csv"), "threads,a\n1,2\n2,4\n4,8\n");
    const auto read = readStudy(path("fewer.greyscope"), m_progress);
    QVERIFY(read.has_value());
    QVERIFY(told(*read, StudyRemark::Kind::columnGone, "fewer"));
    QCOMPARE(read->study.tables.front().roles.metrics, std::vector<std::string>{"a"});
    QCOMPARE(read->study.selection.reference.name, std::string("a"));
}

/// Text as it is pasted: comments, blank lines, quotes, decimal commas, any delimiter, with a heading or without.
static std::string randomTable(std::mt19937& random) {
    const auto pick = [&random](auto... choices) {
        const std::vector<std::string> all{std::string(choices)...};
        return all[random() % all.size()];
    };
    const std::string delimiter = pick(",", ";", "\t", "|", " ");
    std::string text = pick("", "", "# made by hand\n", "\n");
    const std::size_t columns = 2 + random() % 4;
    const std::size_t rows = 2 + random() % 8;
    const bool header = random() % 4 != 0;
    for (std::size_t row = 0; row < rows + (header ? 1 : 0); ++row) {
        for (std::size_t c = 0; c < columns; ++c) {
            text += c > 0 ? delimiter : "";
            if (header && row == 0) {
                text += "c" + std::to_string(c);
            } else if (c == 0) {
                text += pick("a", "b", "#c", "\"#d\"", "none", "\"x\"\"y\"", "1.1", "");
            } else {
                text += pick("1", "2.5", "1e3", "\"1,5\"", "n/a", "", "-0", "007", "#9");
            }
        }
        text += pick("\n", "\n", "\r\n", "\n\n", "\n# note\n");
    }
    return text;
}

void tst_study_file::pastedTextsComeBackExactly() {
    std::mt19937 random(7);
    int tables = 0;
    for (int round = 0; round < 300; ++round) {
        const std::string text = randomTable(random);
        auto table = tableFromText(text, "Pasted table", {}, m_progress);
        if (!table) {
            continue;
        }
        ++tables;
        Study study;
        study.tables.push_back(*table);
        const QByteArray saved = studyText(study, path("p.greyscope"));
        auto parsed = parseStudy({saved.constData(), static_cast<std::size_t>(saved.size())}, path("p.greyscope"));
        QVERIFY(parsed.has_value() && parsed->remarks.empty());
        StudyRemarks remarks;
        const auto read = readTable(parsed->study.missing.front(), remarks, m_progress);
        QVERIFY2(read.has_value(), text.c_str());
        QVERIFY(remarks.list().empty());
        QCOMPARE(*read->text, text);
        const auto& before = table->dataset->columns();
        const auto& after = read->dataset->columns();
        QCOMPARE(after.size(), before.size());
        for (std::size_t c = 0; c < before.size(); ++c) {
            QCOMPARE(after[c].name, before[c].name);
            QCOMPARE(after[c].isNumeric(), before[c].isNumeric());
            QCOMPARE(after[c].size(), before[c].size());
            for (std::size_t row = 0; row < before[c].size(); ++row) {
                QVERIFY2(after[c].textAt(row) == before[c].textAt(row), text.c_str());
                QCOMPARE(read->dataset->lineOf(row), table->dataset->lineOf(row));
            }
        }
    }
    QVERIFY(tables > 100);
}

void tst_study_file::whatIsNotKnownStays() {
    const QByteArray text = R"({"format": "greyscope-study", "version": 1, "name": "s", "mood": [1, {"x": 2}],
        "tables": [{"name": "t", "path": "no.csv", "licence": "CC0"}, {"name": "u", "path": "nor.csv"}],
        "relations": {"options": {"method": "deng2", "image": {"kind": "fractal", "power": 3}}, "decimals": 4},
        "forecast": {"model": "gm99"}})";
    write(path("odd.greyscope"), text);
    auto read = readStudy(path("odd.greyscope"), m_progress);
    QVERIFY(read.has_value());
    QVERIFY(told(*read, StudyRemark::Kind::unknownName, "relations.options.method"));
    QVERIFY(told(*read, StudyRemark::Kind::unknownName, "forecast.model"));
    QCOMPARE(read->study.forecast.options.model, grey::GreyModel::gm11);
    read->study.relations.decimals = 2;
    read->study.relations.options.image.kind = data::Image::interval;
    read->study.missing.pop_back();
    const QByteArray saved = studyText(read->study, path("odd.greyscope"));
    const auto j = nlohmann::json::parse(saved.toStdString());
    QCOMPARE(j["mood"], nlohmann::json::parse(R"([1, {"x": 2}])"));
    QCOMPARE(j["relations"]["options"]["method"], nlohmann::json("deng2"));
    QCOMPARE(j["relations"]["options"]["image"]["kind"], nlohmann::json("interval"));  // chosen since
    QCOMPARE(j["relations"]["options"]["image"]["power"], nlohmann::json(3));
    QCOMPARE(j["relations"]["decimals"], nlohmann::json(2));
    QCOMPARE(j["forecast"]["model"], nlohmann::json("gm99"));
    QCOMPARE(j["tables"].size(), std::size_t{1});
    QCOMPARE(j["tables"][0]["licence"], nlohmann::json("CC0"));
}

void tst_study_file::numbersAreBounded_data() {
    QTest::addColumn<QByteArray>("choices");
    QTest::addColumn<QString>("where");
    const auto row = [](const char* choices, const char* where) {
        QTest::newRow(choices) << QByteArray(choices) << QString(where);
    };
    row(R"("relations": {"decimals": 2000000000})", "relations.decimals");
    row(R"("relations": {"decimals": 1e300})", "relations.decimals");
    row(R"("relations": {"decimals": -1})", "relations.decimals");
    row(R"("relations": {"decimals": 2.5})", "relations.decimals");
    row(R"("relations": {"decimals": 18446744073709551615})", "relations.decimals");
    row(R"("relations": {"groupDegree": -0.1})", "relations.groupDegree");
    row(R"("relations": {"options": {"distinguishingCoefficient": 0}})", "relations.options.distinguishingCoefficient");
    row(R"("relations": {"options": {"weights": [1, -1]}})", "relations.options.weights[1]");
    row(R"("relations": {"options": {"image": {"target": 1e308}}})", "relations.options.image.target");
    row(R"("forecast": {"holdOut": -1})", "forecast.holdOut");
    row(R"("forecast": {"ahead": 9e18})", "forecast.ahead");
    row(R"("forecast": {"seed": -5})", "forecast.seed");
    row(R"("forecast": {"interval": 1})", "forecast.interval");
    row(R"("forecast": {"translation": -1e308})", "forecast.translation");
    row(R"("relative": {"folds": 1})", "relative.folds");
    row(R"("relative": {"leaves": 1e12})", "relative.leaves");
    row(R"("relative": {"holdOut": 1.5})", "relative.holdOut");
    row(R"("transfer": {"combine": 0})", "transfer.combine");
    row(R"("transfer": {"places": [{"x": 1e9}]})", "transfer.places[0].x");
}

void tst_study_file::numbersAreBounded() {
    QFETCH(const QByteArray, choices);
    QFETCH(const QString, where);
    const QByteArray text = R"({"format": "greyscope-study", "version": 1, "tables": [], )" + choices + "}";
    const auto read = parseStudy({text.constData(), static_cast<std::size_t>(text.size())}, path("n.greyscope"));
    QVERIFY(read.has_value());
    QVERIFY(told(*read, StudyRemark::Kind::outOfRange, where.toStdString()));
    QCOMPARE(read->study.relations, RelationsChoices());
    QCOMPARE(read->study.forecast, ForecastChoices());
    QCOMPARE(read->study.relative, RelativeChoices());
    QCOMPARE(read->study.transfer.combine, TransferChoices().combine);
}

GREYSCOPE_TEST(tst_study_file)

}  // namespace tests_of_study_file

#include "tst_study_file.moc"
