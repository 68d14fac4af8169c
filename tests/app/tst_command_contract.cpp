// What holds for every command that shows an analysis: its text, JSON, CSV and figure are of one result.
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>

#include "app/analyses/analysis_registry.h"
#include "app/export/sheet_figure.h"
#include "app/run/tally.h"
#include "app/study/file/study_file.h"
#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_command_contract {

using namespace greyscope;
using nlohmann::json;
using Words = std::vector<std::string>;

namespace {

std::string fileOf(const char* name) {
    return std::string(GREYSCOPE_SAMPLE_DATA) + '/' + name;
}
const std::string kRates = fileOf("lustre_throughput.csv");
const std::string kLatencies = GREYSCOPE_TEST_DATA "/latencies.csv";

Words operator+(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

/// Every number in it, also those of its texts.
void collect(const json& value, std::vector<double>& numbers) {
    if (value.is_number()) {
        numbers.push_back(value.get<double>());
    } else if (value.is_string()) {
        static const QRegularExpression number(QStringLiteral("\\d+(\\.\\d+)?(e[-+]?\\d+)?"));
        auto found = number.globalMatch(QString::fromStdString(value.get<std::string>()));
        while (found.hasNext()) {
            numbers.push_back(found.next().captured().toDouble());
        }
    } else if (value.is_structured()) {
        for (const json& each : value) {
            collect(each, numbers);
        }
    }
}

/// Numbers with decimals, each as it is written: how it is rounded is known.
QStringList decimalsIn(const QString& text) {
    static const QRegularExpression decimal(QStringLiteral("(?<![\\w.])\\d+\\.\\d+(e[-+]?\\d+)?(?![\\w.]|×10)"));
    QStringList all;
    auto found = decimal.globalMatch(text);
    while (found.hasNext()) {
        all << found.next().captured();
    }
    return all;
}

/// Their sizes: in texts signs stand apart from many.
std::set<double> sizesOf(const json& output) {
    std::vector<double> numbers;
    collect(output, numbers);
    std::set<double> sizes;
    for (const double number : numbers) {
        sizes.insert(std::abs(number));
    }
    return sizes;
}

/// The cells of a line of CSV.
QStringList cellsIn(const QString& line) {
    static const QRegularExpression cell(QStringLiteral("(?:^|,)(\"(?:[^\"]|\"\")*\"|[^,]*)"));
    QStringList all;
    auto found = cell.globalMatch(line);
    while (found.hasNext()) {
        all << found.next().captured(1);
    }
    return all;
}

/// Columns of a figure that the command does not print, each with the reason.
bool isDrawnAlone(const std::string& figure, qsizetype column) {
    const bool range = figure == "relations-ranking" && (column == 3 || column == 4);  // of rho, as --stability prints
    const bool curve = figure == "relations-degree-as-ρ-changes";  // of many rho, of which the crossings are printed
    // Of the pairs in the cell that the page asks; the command prints the paths.
    const bool pair = figure == "transfer-systems-and-trained-relations" && column == 2;
    const bool ends = figure == "simulate-simulated" && column > 1;  // the command prints half the interval
    const bool functions = figure == "clusters-functions";           // at the bends of the functions
    const bool directions = figure == "target-target" && column == 2;
    return functions || directions || range || curve || pair || ends;
}

/// A remark as texts have it.
std::string oneLine(const json& remark) {
    std::string line = remark.at("text").get<std::string>();
    std::ranges::replace(line, '\n', ' ');
    return remark.at("option").is_null() ? line : line + " (" + remark.at("option").get<std::string>() + ")";
}

/// Whether one of the numbers, or a hundred times one, is written so. Signs stand apart from many.
bool hasWritten(const std::vector<double>& numbers, const QString& written) {
    const double value = written.toDouble();
    const QString mantissa = written.section('e', 0, 0);
    const auto decimals = static_cast<int>(mantissa.section('.', 1).size()) - written.section('e', 1).toInt();
    const double half = 0.5000001 * std::pow(10.0, -decimals);
    return std::ranges::any_of(numbers, [&](double number) {
        return std::abs(std::abs(number) - value) <= half || std::abs(std::abs(100.0 * number) - value) <= half;
    });
}

}  // namespace

class tst_command_contract : public QObject {
    Q_OBJECT

private slots:
    void everyNumberOfTheTextIsInTheJson_data() { printedCommands(); }
    void everyNumberOfTheTextIsInTheJson() {
        QFETCH(const Words, command);
        std::vector<double> numbers;
        const auto told = run(command, {"--format", "json"});
        QCOMPARE(told.code, 0);
        collect(told.json(), numbers);
        for (const QString& written : decimalsIn(QString::fromStdString(run(command, {}).out))) {
            QVERIFY2(hasWritten(numbers, written), qPrintable(written));
        }
    }

    /// To the last digit.
    void everyNumberOfTheCsvIsInTheJson_data() { printedCommands(); }
    void everyNumberOfTheCsvIsInTheJson() {
        QFETCH(const Words, command);
        const auto csv = run(command, {"--format", "csv"});
        if (csv.code != 0) {
            QSKIP("it has no CSV beside its other options");
        }
        const std::set<double> numbers = sizesOf(run(command, {"--format", "json"}).json());
        for (const QString& written : decimalsIn(QString::fromStdString(csv.out))) {
            QVERIFY2(numbers.contains(written.toDouble()), qPrintable(written));
        }
    }

    /// Worded once; nothing warns in one output alone.
    void everyRemarkStandsInEveryOutput_data() { printedCommands(); }
    void everyRemarkStandsInEveryOutput() {
        QFETCH(const Words, command);
        const json told = run(command, {"--format", "json"}).json();
        const std::string text = run(command, {}).out;
        const auto csv = run(command, {"--format", "csv"});
        QStringList remarks;
        for (const json& remark : told.at("remarks")) {
            const std::string line = oneLine(remark);
            QVERIFY2(text.find(line + '\n') != std::string::npos, line.c_str());
            QVERIFY2(csv.code != 0 || csv.err.find(line) != std::string::npos, line.c_str());
            remarks << QString::fromStdString(line);
        }
        const QString warning = QStringLiteral("warning: ");
        for (const QString& line : QString::fromStdString(text).split('\n')) {
            QVERIFY2(!line.startsWith(warning) || remarks.contains(line.mid(warning.size())), qPrintable(line));
        }
    }

    /// To the last digit; a percentage is a hundred times a share, and a ratio is one more than a change.
    void everyNumberOfTheFigureIsInTheJson_data() {
        commands();
        add({replicated()}, "");
    }
    void everyNumberOfTheFigureIsInTheJson() {
        QFETCH(const Words, command);
        QFETCH(const std::string, figure);
        const QString own = m_folder.filePath("drawn.csv");
        const auto told = run(command, {"--figure", own.toStdString(), "--format", "json"});
        QVERIFY2(told.code == 0, told.err.c_str());
        const std::set<double> numbers = sizesOf(told.json());
        const auto isPrinted = [&numbers](double number) {
            return numbers.contains(number) || std::ranges::any_of(numbers, [number](double each) {
                       return 100.0 * each == number || 1.0 + each == number || 1.0 - each == number;
                   });
        };
        QStringList lines = QString::fromUtf8(content(own)).split('\n', Qt::SkipEmptyParts);
        lines.removeIf([](const QString& line) { return line.startsWith('#'); });
        QVERIFY(lines.size() > 1);
        for (const QString& line : lines.mid(1)) {
            const QStringList cells = cellsIn(line);
            for (qsizetype column = 0; column < cells.size(); ++column) {
                for (const QString& written :
                     isDrawnAlone(figure, column) ? QStringList() : decimalsIn(cells[column])) {
                    QVERIFY2(isPrinted(written.toDouble()), qPrintable(written + ": " + line));
                }
            }
        }
    }

    /// No command shows trends: chart and table have the numbers of the file.
    void trendsHaveTheNumbersOfTheFile() {
        const std::string text = "threads,a,b\n1,1.25,3.5\n2,2.75,4.125\n4,5.0625,4.875\n8,9.1,7.3\n";
        const test::TableFile table(text);
        const QStringList measured = decimalsIn(QString::fromStdString(text));
        for (const std::string figure : {"trends-trends", "trends-values"}) {
            const auto exported = run({"export", table.path()},
                                      {"--out", m_folder.path().toStdString(), "--figure", figure, "--format", "csv"});
            QVERIFY2(exported.code == 0, exported.err.c_str());
            QStringList drawn =
                decimalsIn(QString::fromUtf8(content(m_folder.filePath(QString::fromStdString(figure + ".csv")))));
            QCOMPARE(QSet<QString>(drawn.begin(), drawn.end()), QSet<QString>(measured.begin(), measured.end()));
        }
    }

    /// What window, clipboard, figures and reports take of the study that the command writes.
    void theTablesOfTheStudyAreThoseOfTheCommand_data() { commands(); }
    void theTablesOfTheStudyAreThoseOfTheCommand() {
        QFETCH(const Words, command);
        QFETCH(const std::string, figure);
        const std::string path = m_folder.filePath("tables.greyscope").toStdString();
        const auto told = run(command, {"--study", path, "--format", "json"});
        QVERIFY2(told.code == 0, told.err.c_str());
        const std::set<double> numbers = sizesOf(told.json());
        base::NoProgress progress;
        const auto opened = app::readStudy(QString::fromStdString(path), progress);
        QVERIFY(opened);
        const std::vector<widgets::Table> tables = tablesOf(opened->study, figure);
        QVERIFY(!tables.empty());
        // Scenarios and cells to measure are beside a pair, which their commands do not print.
        const bool beside = command.front() == "scenarios" || command.front() == "next";
        for (const widgets::Table& table : beside ? std::vector{tables.back()} : tables) {
            QVERIFY(!table.rows.empty());
            for (const std::size_t column : table.columnsIn(widgets::kJson)) {
                if (!printsColumn(command, table.columns[column].key)) {
                    continue;
                }
                for (const auto& row : table.rows) {
                    const auto* number = std::get_if<double>(&row[column].value);
                    QVERIFY2(number == nullptr || numbers.contains(std::abs(*number)),
                             (table.name + ", " + table.columns[column].key).c_str());
                }
            }
        }
    }

    /// The reference has one degree with each series, whichever command prints it.
    void theMatrixHasTheDegreesOfTheRanking_data() {
        QTest::addColumn<std::string>("scope");
        for (const char* scope : {"matrix", "global", "pairwise"}) {
            QTest::newRow(scope) << std::string(scope);
        }
    }
    void theMatrixHasTheDegreesOfTheRanking() {
        QFETCH(const std::string, scope);
        const Words degrees{"--format", "json", "--scope", scope, "--image", "mean"};
        const json matrix = run(related({"--matrix"}), degrees).json();
        const json ranking = run(related(), degrees + Words{"--axioms"}).json();
        QVERIFY(matrix["names"].size() > 5);
        QCOMPARE(matrix["names"].size(), ranking["series"].size() + 1);
        for (std::size_t i = 1; i < matrix["names"].size(); ++i) {
            const auto found = std::ranges::find_if(
                ranking["series"], [&](const json& series) { return series["name"] == matrix["names"][i]; });
            QVERIFY(found != ranking["series"].end());
            QCOMPARE(matrix["degrees"][0][i].get<double>(), (*found)["degree"].get<double>());
        }
    }

    /// The series that is explained is drawn, whichever has the lowest degree.
    void whyIsDrawnOfTheSeriesThatItNames() {
        const QString own = m_folder.filePath("why.csv");
        for (const char* series : {"1.2-W", "2.1-W", "3.1-W"}) {
            const auto drawn =
                run(related({"--compare", "1.2-W,2.1-W,3.1-W", "--why", series}), {"--figure", own.toStdString()});
            QVERIFY2(drawn.code == 0, drawn.err.c_str());
            QVERIFY2(content(own).contains(series), content(own).constData());
        }
    }

    /// Rounded, they are those of the text: nothing is calculated by other limits.
    void theTextIsTheSameBesideAFigure_data() { storedCommands(); }
    void theTextIsTheSameBesideAFigure() {
        QFETCH(const Words, command);
        const std::string figure = m_folder.filePath("beside.csv").toStdString();
        const std::string study = m_folder.filePath("beside.greyscope").toStdString();
        const auto both = run(command, {"--figure", figure, "--study", study});
        QVERIFY2(both.code == 0, both.err.c_str());
        QCOMPARE(both.out, run(command, {}).out);
    }

    /// The figure of a command is that of the study that it writes, to the last digit.
    void theFigureIsThatOfTheStudy_data() { storedCommands(); }
    void theFigureIsThatOfTheStudy() {
        QFETCH(const Words, command);
        QFETCH(const std::string, figure);
        const std::string study = m_folder.filePath("same.greyscope").toStdString();
        const QString own = m_folder.filePath("own.csv");
        const auto drawn = run(command, {"--figure", own.toStdString(), "--study", study});
        QVERIFY2(drawn.code == 0, drawn.err.c_str());
        const auto exported =
            run({"export", study}, {"--out", m_folder.path().toStdString(), "--figure", figure, "--format", "csv"});
        QVERIFY2(exported.code == 0, exported.err.c_str());
        QVERIFY(!content(own).isEmpty());
        QCOMPARE(content(own), content(m_folder.filePath(QString::fromStdString(figure + ".csv"))));
    }

    /// Beside a figure and a study as well.
    void nothingIsDoneTwice_data() {
        storedCommands();
        add({replicated()}, "");
    }
    void nothingIsDoneTwice() {
        QFETCH(const Words, command);
        const std::string figure = m_folder.filePath("once.csv").toStdString();
        const std::string study = m_folder.filePath("once.greyscope").toStdString();
        static_cast<void>(app::takeTally());
        const auto told = run(command, {"--figure", figure, "--study", study});
        QVERIFY2(told.code == 0, told.err.c_str());
        const auto tally = app::takeTally();
        QVERIFY(!tally.empty());
        for (const auto& [what, times] : tally) {
            QVERIFY2(times == 1, (what + ", times: " + std::to_string(times)).c_str());
        }
    }

    /// Its text is in the study, as what was pasted is.
    void standardInputIsStored() {
        const Words command{"relate", "-", "--reference", "a"};
        const std::string text = "threads,a,b,c\n1,10,11,5\n2,20,23,9\n4,40,47,12\n";
        const std::string study = m_folder.filePath("input.greyscope").toStdString();
        const QString own = m_folder.filePath("input.csv");
        {
            const test::StandardInput input(text);
            const auto drawn = run(command, {"--figure", own.toStdString(), "--study", study});
            QVERIFY2(drawn.code == 0, drawn.err.c_str());
        }
        const auto exported = run({"export", study}, {"--out", m_folder.path().toStdString(), "--figure",
                                                      "relations-ranking", "--format", "csv"});
        QVERIFY2(exported.code == 0, exported.err.c_str());
        QCOMPARE(content(own), content(m_folder.filePath("relations-ranking.csv")));
    }

    /// An analysis that a command shows is held to this by a row.
    void everyAnalysisHasARow() {
        QVERIFY(rows().size() >= 12);
        std::set<std::string> pages{"trends"};  // see trendsHaveTheNumbersOfTheFile()
        for (const Rows& all : {rows(), storedRows(), printedRows()}) {
            for (const auto& [command, figure] : all) {
                pages.insert(app::pageOfFigure(figure));
            }
        }
        for (const app::AnalysisEntry& analysis : app::analyses()) {
            QVERIFY2(pages.contains(analysis.page), analysis.page);
        }
    }

private:
    using Rows = std::vector<std::pair<Words, std::string>>;
    /// Commands, and the figure that each draws.
    static Rows rows() {
        return {
            {related(), "relations-ranking"},
            {related({"--compare", "1.2-W,2.1-W", "--why", "2.1-W"}), "relations-why"},
            {related({"--compare", "1.2-W,2.1-W", "--stability", "--axioms"}), "relations-degree-as-ρ-changes"},
            {related({"--matrix", "--order", "clusters"}), "relations-relational-degree"},
            {related({"--matrix", "--measure", "spearman"}), "relations-relational-degree"},
            {unrelated({"--ideal", "--image", "max", "--compare", "1.1-W,1.2-W,2.1-W"}), "relations-ranking"},
            {{"forecast", fileOf("lustre_read_1_1.csv"), "--axis", "threads_per_ost", "--of", "throughput_gb_s",
              "--holdout", "2", "--model", "all"},
             "forecast-forecast"},
            {{"tree", kRates, "--response", "throughput_mb_s", "--factors", "threads_per_ost,objects_per_ost",
              "--where", "operation=W", "--min-leaf", "5"},
             "tree-tree-of-a-column"},
            {ofSystems("relative", {"--from", "1.1", "--to", "1.2", "--leaves", "5"}), "relative-ratio-of-two-series"},
            {ofSystems("scenarios", {"--from", "1.1"}), "relative-scenarios"},
            {ofSystems("next", {"--from", "1.1", "--to", "1.2"}), "relative-does-choosing-help"},
            {ofSystems("transfer", {"--from", "2.1", "--to", "3.2"}), "transfer-systems-and-trained-relations"},
            {ofSystems("transfer", {"--from", "2.1", "--to", "3.2", "--via", "4.1", "--via", "1.1,1.2", "--weights",
                                    "1,3", "--at", "threads_per_ost=32,objects_per_ost=2"}),
             "transfer-systems-and-trained-relations"},
            {{"compare", kRates, kRates, "--before-where", "case=1.1", "--after-where", "case=1.2", "--match",
              "operation,threads_per_ost,objects_per_ost", "--value", "throughput_mb_s"},
             "compare-changes"},
            {{"latency", kLatencies, "--percentiles", "50,90,99"}, "latency-curve"},
            {{"latency", kLatencies, "--curve", "histogram", "--compare", "b,a"}, "latency-curve"},
            {{"simulate", "--preset", "mm1", "--replications", "2"}, "simulate-simulated"},
            {{"time", logOf(1), logOf(2), "--span", "12:24", "--baseline", "0:12"}, "time-timeline"}};
    }
    static Words evaluated(const char* command, const Words& more) {
        return Words{command,       kRates,         "--objects",       "threads_per_ost", "--where",
                     "operation=W", "--indicators", "throughput_mb_s", "--agg",           "mean"} +
               more;
    }
    /// Published numbers do not depend on the study, which is held against them in tst_cli_replicate.
    static Rows::value_type replicated() { return {{"replicate", "--paper", "P0"}, "replication-degrees"}; }
    /// Commands of analyses whose results the page shows in no table of this kind: charts of series, evaluations,
    /// published numbers, places in a file, and an exercise, which is of no study.
    static Rows printedRows() {
        return {replicated(),
                {{"plot", kRates, "--kind", "bars", "--value", "throughput_mb_s", "--series", "case,operation",
                  "--axis", "threads_per_ost", "--where", "objects_per_ost=1", "--compare", "1.1-W,1.2-W"},
                 "trends-trends"},
                {{"layout", "--stripe-size", "64K", "--stripe-count", "4", "--hierarchical", "2", "--file-size", "3M",
                  "--pattern", "sfsa-strided", "--processes", "6", "--segment", "64K"},
                 "layout-hierarchical-layout"},
                {evaluated("cluster", {"--classes", "slow,medium,fast"}), "clusters-functions"},
                {evaluated("decide", {"--radius", "0.4"}), "target-target"},
                {{"exercise", "gm11", "--seed", "7", "--blanks", "4", "--answer", "a=0.75", "--answer", "b=1.5"},
                 "exercise-exercise"}};
    }
    static void printedCommands() {
        commands();
        add(printedRows(), "");
    }
    /// Options that a study holds in other words than the command, or only where they are given.
    [[nodiscard]] Rows storedRows() const {
        const Words forecast{"forecast", m_years.path(), "--axis", "year", "--of", "y"};
        return {
            {related({"--compare", "1.2-W,2.1-W", "--without-points", "8"}), "relations-ranking"},
            {{"relate", m_scores.path(), "--reference", "r"}, "relations-ranking"},
            {{"relate", m_offers.path(), "--series", "name", "--criteria", "speed,price=cost"}, "relations-ranking"},
            {{"relate", m_offers.path(), "--series", "name", "--criteria", "speed,price=cost", "--why", "b"},
             "relations-why"},
            {{"relate", m_offers.path(), "--series", "name", "--criteria", "speed,price=cost", "--reference", "b"},
             "relations-ranking"},
            {{"relate", m_spread.path(), "--reference", "a", "--without-points", "2017"}, "relations-ranking"},
            {forecast + Words{"--axis", "z", "--holdout", "1"}, "forecast-forecast"},
            {forecast + Words{"--model", "gm1n", "--related", "x", "--future", "x=9,10", "--horizon", "2"},
             "forecast-forecast"},
            {forecast + Words{"--model", "all", "--fit", "3", "--horizon", "1"}, "forecast-forecast"},
            {ofSystems("relative", {"--from", "1.1", "--to", "1.1", "--to-where", "operation=ReW"}),
             "relative-ratio-of-two-series"},
            {ofSystems("relative", {"--from", "1.1", "--to", "1.2", "--to-where", "threads_per_ost>8"}),
             "relative-ratio-of-two-series"},
            {{"scenarios", kRates, "--published"}, "relative-scenarios"},
            {ofSystems("next", {"--from", "1.1", "--to", "1.2", "--starts", "5", "--leaves", "4", "--min-leaf", "3"}),
             "relative-does-choosing-help"},
            {{"simulate", m_scenario.path()}, "simulate-simulated"},
            {ofSystems("transfer", {"--from", "2.1", "--to", "3.2", "--hops", "2", "--combine", "9"}),
             "transfer-systems-and-trained-relations"},
            {ofSystems("transfer", {"--from", "2.1", "--to", "3.2", "--validate", "kfold=3", "--seed", "5",
                                    "--min-leaf", "3", "--weights", "equal"}),
             "transfer-systems-and-trained-relations"},
            {{"layout", "--stripe-size", "64K", "--stripe-count", "4", "--osts", "6", "--hierarchical", "2",
              "--file-size", "3M", "--pattern", "sfsa-strided", "--processes", "6", "--segment", "64K"},
             "layout-hierarchical-layout"}};
    }
    /// A log of fio with an average each second, which falls by half after twelve.
    static std::string logOf(int job) {
        static std::map<int, std::unique_ptr<test::TableFile>> files;
        auto& file = files[job];
        if (!file) {
            std::string text;
            for (int second = 1; second <= 24; ++second) {
                const int rate = (second > 12 ? 500 : 1000) + 7 * (second % 3) + job;
                text += std::to_string(1000 * second) + ", " + std::to_string(rate) + ", 0, 0, 0\n";
            }
            file = std::make_unique<test::TableFile>(text, "read_bw." + std::to_string(job) + ".log");
        }
        return file->path();
    }
    static Words related(const Words& more = {}) { return unrelated(Words{"--reference", "1.1-W"} + more); }
    static Words unrelated(const Words& more) {
        return Words{"relate",         kRates,   "--value",         "throughput_mb_s", "--series",
                     "case,operation", "--axis", "threads_per_ost", "--where",         "objects_per_ost=1"} +
               more;
    }
    static Words ofSystems(const char* command, const Words& more) {
        return Words{command, kRates} + more +
               Words{"--value", "throughput_mb_s", "--system",  "case",
                     "--where", "operation=W",     "--factors", "threads_per_ost,objects_per_ost"};
    }
    /// A matrix prints what it is made of, and nothing else of the ranking.
    static bool printsColumn(const Words& command, const std::string& key) {
        const auto has = [&](const char* word) { return std::ranges::find(command, word) != command.end(); };
        return !has("--matrix") || key == (has("spearman") ? "spearman" : "degree");
    }
    static void add(const Rows& all, const char* word) {
        for (const auto& [command, figure] : all) {
            QTest::addRow("%s %s%s, %zu options", command.front().c_str(), figure.c_str(), word, command.size())
                << command << figure;
        }
    }
    static void commands() {
        QTest::addColumn<Words>("command");
        QTest::addColumn<std::string>("figure");
        add(rows(), "");
    }
    void storedCommands() const {
        commands();
        add(storedRows(), ", stored otherwise");
    }
    static std::vector<widgets::Table> tablesOf(const app::Study& study, const std::string& figure) {
        app::StudyStore store;
        app::SeriesCatalog catalog(store);
        store.reset(study);
        const std::string page = app::pageOfFigure(figure);
        const auto work =
            app::analysisOf(page)->work(study, catalog, app::WantedFigures({figure.substr(page.size() + 1)}));
        base::NoProgress progress;
        return work->run(progress) ? work->tables(study) : std::vector<widgets::Table>();
    }
    static test::CommandRun run(Words command, const Words& more) {
        command.insert(command.end(), more.begin(), more.end());
        return test::runCommand(command);
    }
    static QByteArray content(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
    const test::TableFile m_offers{"name,price,speed,pages\na,1,20,3\nb,2,40,5\nc,4,60,4\n"};
    const test::TableFile m_scores{"r,s1,s2\n9,8,7\n9,9,8\n9,8,7\n8,7,5\n"};  ///< points without an axis
    const test::TableFile m_years{
        "year,y,x,z\n2001,2,1,1\n2002,3,2,1\n2003,5,3,1\n2004,6,5,2\n2005,8,6,2\n2006,11,8,2\n"};
    const test::TableFile m_scenario{R"({"parameters": {"workload.clients": 3}, "replications": 2})",
                                     "scenario.json"};  ///< of no preset
    /// Years that become rows, so that a point shares its line with others.
    const test::TableFile m_spread{
        "country,2015,2016,2017,2018,2019\na,1,2,4,7,9\nb,2,3,3,9,11\nc,5,4,4,3,1\nd,1,1,2,2,4\n"};
};

GREYSCOPE_TEST(tst_command_contract)

}  // namespace tests_of_command_contract

#include "tst_command_contract.moc"
