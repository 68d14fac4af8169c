#include <QTemporaryDir>
#include <QtTest>

#include "app/study/open_table.h"
#include "app/study/sample_study.h"
#include "app/study/study_file.h"
#include "tests/support/test_registry.h"

using namespace greyscope;
using namespace greyscope::app;

class tst_study_file : public QObject {
    Q_OBJECT

private slots:
    void everyChoiceComesBack();
    void tablesAreNamedFromTheStudysFolder();
    void pastedTablesAreWrittenOut();
    void missingKeysKeepTheirDefaults();
    void brokenFilesSayWhere_data();
    void brokenFilesSayWhere();
    void aSeriesAwayFromTheFirstLevelsIsThere();
    void aSeriesThatIsGoneIsNamed();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    void write(const QString& file, const QByteArray& text) const;
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
    }
    return study;
}

/// Sets a field to what it is not by itself.
template <class T>
static void change(T& field, const T& value) {
    QVERIFY2(!(field == value), "a value that is the default proves nothing");
    field = value;
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
    auto& [points, measure, horizontal, vertical, parityLine, endNames, endValues] = trends;
    changeAll(points, true);
    change(measure, Measure::indexed);
    change(horizontal, AxisScale::linear);
    change(vertical, AxisScale::log10);
    change(parityLine, false);
    change(endNames, false);
    change(endValues, false);
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
    auto& [points, options, order, linkage, grouped, groupDegree, shows, wholeTable, commonPoints, decimals,
           printNumbers, separateCases] = relations;
    changeAll(points, false);
    changeAll(options);
    change(order, MatrixOrder::clustered);
    change(linkage, grey::Linkage::complete);
    change(grouped, false);
    change(groupDegree, 0.65);
    change(shows, MatrixShows::difference);
    change(wholeTable, true);
    change(commonPoints, true);
    change(decimals, 5);
    change(printNumbers, false);
    change(separateCases, false);
}

static void changeAll(ForecastChoices& forecast) {
    auto& [points, holdOut, ahead, backgroundWeight, searchBackground, power, order, model, translation, relatedFuture,
           backtest, interval, seed, shownBaselines] = forecast;
    changeAll(points, true);
    change(holdOut, std::size_t{1});
    change(ahead, std::size_t{7});
    change(backgroundWeight, 0.4);
    change(searchBackground, true);
    change(power, std::optional(0.25));
    change(order, std::optional(0.75));
    change(model, grey::GreyModel::residualExample);
    change(translation, {grey::Translation::Kind::fixed, 1.0 / 3.0});
    change(relatedFuture, grey::RelatedFuture::lastValue);
    change(backtest, true);
    change(interval, std::optional(0.8));
    change(seed, std::uint64_t{42});
    change(shownBaselines, {"linear"});
}

static void changeAll(RelativeChoices& choices) {
    auto& [predicted, matched, factors, withValue, leaves, minLeaf, pruning, alpha, validation, folds, seed, holdOut,
           question, questionBase, gridFactors, gridAveraged] = choices;
    change(predicted, {kSampleTable, "1.2-R"});
    change(matched, {"threads_per_ost"});
    change(factors, {"objects_per_ost"});
    change(withValue, true);
    change(leaves, std::size_t{0});
    change(minLeaf, std::size_t{3});
    change(pruning, relative::Pruning::crossValidated);
    change(alpha, 0.25);
    change(validation, std::optional(relative::Validation::holdOut));
    change(folds, std::size_t{5});
    change(seed, std::uint64_t{7});
    change(holdOut, 0.5);
    change(question, std::optional(std::vector<std::string>{"16", "2"}));
    change(questionBase, std::optional(123.5));
    change(gridFactors, {"objects_per_ost", "threads_per_ost"});
    change(gridAveraged, true);
}

static void changeAll(TransferChoices& transfer) {
    auto& [pairs, combine, weights, byHand, places] = transfer;
    change(pairs, {{"2.1", "4.1", true}, {"4.1", "3.2", false}});
    change(combine, std::size_t{2});
    change(weights, relative::PathWeights::manual);
    change(byHand, {{{"2.1", "4.1", "3.2"}, 1.0 / 3.0}});
    change(places, {{"4.1", 0.25, 2.0 / 3.0}});
}

/// All but the data itself. The path is the file's, which a study only points to.
static void changeAll(StudyTable& table) {
    auto& [name, path, dataset, report, wide, roles, metric, aggregation, groups] = table;
    auto& [keys, factors, metrics, descriptions] = roles;
    change(name, std::string("Ünïcode \"table\""));
    change(wide, !wide);
    change(keys, {"b"});
    change(factors, {"a"});
    change(metrics, {"threads", "a"});
    change(descriptions, {"threads"});
    change(metric, std::string("a"));
    change(aggregation, data::Aggregation::median);
    change(groups, {{"Group 1", "Threads", {"1", "2"}}});
}

void tst_study_file::everyChoiceComesBack() {
    write(path("wide.csv"), "threads,a,b\n1,2,3\n2,4,5\n4,8,7\n");
    auto table = tableFromFile(path("wide.csv").toStdString(), {}, m_progress);
    auto sample = sampleStudy();
    QVERIFY(table.has_value() && sample.has_value());
    Study study;
    auto& [name, file, tables, selection, trends, relations, forecast, relative, transfer] = study;
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
    QVERIFY(writeStudy(study, path("all.greyscope")).has_value());
    const auto read = readStudy(path("all.greyscope"), m_progress);
    QVERIFY(read.has_value());
    QCOMPARE(withoutData(*read), withoutData(study));
    QCOMPARE(read->tables[0].dataset->rowCount(), std::size_t{480});
    QCOMPARE(read->tables[1].dataset->columns().back().name, std::string("1.1-R"));
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
    QCOMPARE(read->selection, study.selection);
}

void tst_study_file::pastedTablesAreWrittenOut() {
    auto table = tableFromBytes("system;note;rate\nx;\"a;\"\"b\"\"\";1,5\ny;c;2,25\n", "Pasted table", {}, m_progress);
    QVERIFY(table.has_value());
    Study study;
    study.name = "p";
    study.tables.push_back(*table);
    QVERIFY(writeStudy(study, path("pasted.greyscope")).has_value());
    const auto read = readStudy(path("pasted.greyscope"), m_progress);
    QVERIFY(read.has_value());
    const data::Dataset& dataset = *read->tables.front().dataset;
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
    QCOMPARE(*read, expected);
}

void tst_study_file::brokenFilesSayWhere_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::newRow("not JSON") << QByteArray("{\n\"format\": \"greyscope-study\",\n oops }") << 3;
    QTest::newRow("other JSON") << QByteArray("{\"format\": \"something\"}") << 0;
    QTest::newRow("newer version") << QByteArray("{\"format\": \"greyscope-study\", \"version\": 99}") << 0;
    QTest::newRow("wrong type") << QByteArray(
                                       "{\"format\": \"greyscope-study\", \"version\": 1, \"name\": 5, \"tables\": []}")
                                << 0;
    QTest::newRow("a list") << QByteArray("[1, 2]") << 0;
}

void tst_study_file::brokenFilesSayWhere() {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    write(path("broken.greyscope"), text);
    const auto read = readStudy(path("broken.greyscope"), m_progress);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, base::ErrorCode::formatUnknown);
    QCOMPARE(static_cast<int>(read.error().location.line), line);
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

void tst_study_file::aSeriesThatIsGoneIsNamed() {
    auto study = sampleStudy();
    QVERIFY(study.has_value());
    study->selection.compared.push_back({kSampleTable, "9.9-W"});
    QVERIFY(writeStudy(*study, path("gone.greyscope")).has_value());
    const auto read = readStudy(path("gone.greyscope"), m_progress);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, base::ErrorCode::unknownSeries);
    QCOMPARE(read.error().arguments.front(), std::string("9.9-W"));
}

GREYSCOPE_TEST(tst_study_file)
#include "tst_study_file.moc"
