// The Compare page and `compare` on the same files: the same rows, cells, numbers, verdicts and headline.
#include <QTest>

#include <fstream>
#include <map>

#include "app/cli/output/notes.h"
#include "app/pages/compare/compare_page.h"
#include "app/study/compare_request.h"
#include "app/study/tables/opened_files.h"
#include "tests/support/command_run.h"
#include "tests/support/random_table.h"
#include "tests/support/shell_words.h"
#include "tests/support/test_registry.h"
#include "widgets/panels/answer_card.h"

namespace tests_of_compare_parity {

using namespace greyscope;
using namespace greyscope::app;
using nlohmann::json;
using test::runCommand;
using Files = std::map<std::string, std::string>;  // texts by their paths
using Words = std::vector<std::string>;

namespace {

/// Two operations on two node counts, three repeats each; reads on one node at `level` times the rest, in `unit`s of
/// which there are `per` to 1 MB/s. One row lacks its node count, another its value.
std::string runText(double level, const std::string& value = "mb_s", double per = 1.0,
                    const std::string& nodes = "12") {
    std::string text = "operation,nodes,run," + value + "\n";
    for (const char* operation : {"read", "write"}) {
        for (const char node : nodes) {
            for (int repeat = 1; repeat <= 3; ++repeat) {
                const double factor = operation[0] == 'r' && node == '1' ? level : 1.0;
                const double rate = (100.0 * (node - '0') + 0.7 * repeat) * factor * per;
                text += std::string(operation) + ',' + node + ',' + std::to_string(repeat) + ',' + base::toText(rate) +
                        '\n';
            }
        }
    }
    return text + "read,,1,7\nwrite,1,4,\n";
}

/// As go test -bench prints it; the unit's direction is what the file says.
std::string goText(double level, const std::string& better) {
    std::string text = "goos: linux\npkg: example.org/kv\nUnit keys-held better=" + better + "\n";
    for (const int size : {64, 1024}) {
        for (int repeat = 0; repeat < 6; ++repeat) {
            text += "BenchmarkGet/size=" + std::to_string(size) + "-8 1000 " +
                    base::toText((20.0 + repeat) * (size == 64 ? level : 1.0)) + " keys-held " +
                    base::toText(100.0 + repeat) + " ns/op\n";
        }
    }
    return text;
}

/// Rates of threads that stand in headings.
std::string headingText(double level) {
    return "operation,run,rate_1 (MB/s),rate_2 (MB/s),rate_4 (MB/s)\nread,1," + base::toText(10 * level) + "," +
           base::toText(19 * level) + ",37\nread,2," + base::toText(10.2 * level) + "," + base::toText(19.3 * level) +
           ",37.5\nwrite,1,8,15,29\nwrite,2,8.1,15.2,29.4\n";
}

std::string toolText(const std::string& tool, std::size_t run) {
    std::ifstream file(GREYSCOPE_TEST_DATA "/compare_tools.json");
    return json::parse(file).at(tool).at(run).dump();
}

struct Stage {
    explicit Stage(const Study& study) {
        store.reset(study);
        page = std::make_unique<ComparePage>(PageContext{store, catalog, highlight});
        page->show();
    }
    [[nodiscard]] bool ready() const { return page->shown() != nullptr && page->isSettled(); }

    StudyStore store;
    SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    std::unique_ptr<ComparePage> page;
};

void compareSide(const json& told, const stats::RunAccount& shown) {
    QCOMPARE(told["left_out"].dump(), json(cli::leftOutJson(shown.leftOut)).dump());
    QCOMPARE(told["cells_alone"].get<Words>(), shown.cellsAlone);
}

json numberOrNull(const std::optional<double>& number) {
    return number ? json(*number) : json();
}

/// What the command says is what the page shows.
void compareAll(const json& told, const stats::Comparison& shown) {
    QVERIFY(told.is_object());
    const bool known = shown.betterIsKnown();
    QCOMPARE(told["value"].get<std::string>(), shown.options.value);
    QCOMPARE(told["unit"].get<std::string>(), shown.unit);
    QCOMPARE(told["better"], known ? json(base::nameOf(stats::betterNames(), *shown.options.better)) : json());
    QCOMPARE(told["match"].get<Words>(), shown.options.match);
    QCOMPARE(told["mixed"].get<Words>(), shown.mixed);
    compareSide(told["before"], shown.before);
    compareSide(told["after"], shown.after);
    QCOMPARE(told["overall"]["change"], numberOrNull(shown.overall.change));
    for (const auto& [verdict, name] : stats::verdictNames()) {
        QCOMPARE(told["overall"][stats::verdictName(verdict, known)].get<std::size_t>(),
                 shown.overall.verdicts[static_cast<std::size_t>(verdict)]);
    }
    QCOMPARE(told["cells"].size(), shown.cells.size());
    for (std::size_t i = 0; i < shown.cells.size(); ++i) {
        const stats::CellChange& cell = shown.cells[i];
        QCOMPARE(told["cells"][i]["labels"].get<Words>(), cell.labels);
        QCOMPARE(told["cells"][i]["verdict"].get<std::string>(), stats::verdictName(cell.verdict, known));
        QCOMPARE(told["cells"][i]["change"], numberOrNull(cell.change));
        QCOMPARE(told["cells"][i]["p"], numberOrNull(cell.p));
        QCOMPARE(told["cells"][i]["adjusted_p"], numberOrNull(cell.adjustedP));
        QCOMPARE(told["cells"][i]["before"]["n"].get<std::size_t>(), cell.before.count);
        QCOMPARE(told["cells"][i]["after"]["n"].get<std::size_t>(), cell.after.count);
    }
}

}  // namespace

class tst_compare_parity : public QObject {
    Q_OBJECT

private slots:
    void windowAndCommandAgree_data() {
        QTest::addColumn<Files>("files");
        QTest::addColumn<std::string>("before");
        QTest::addColumn<std::string>("after");
        QTest::addColumn<std::string>("headline");
        const auto add = [](const char* name, const Files& files, const std::string& before, const std::string& after,
                            const std::string& headline) {
            QTest::newRow(name) << files << before << after << headline;
        };
        add("two files", {{"a.csv", runText(1.0)}, {"b.csv", runText(0.5)}}, "a.csv", "b.csv",
            "1 of 4 cells worse, 3 equal");
        // What is left out of one file before it stands below the other is still counted.
        const std::string total = "Total,,,900\n";
        add("rows that sum up others", {{"a.csv", runText(1.0) + total}, {"b.csv", runText(0.5)}}, "a.csv", "b.csv",
            "1 of 4 cells worse, 3 equal");
        add("the same in a folder",
            {{"old/a.csv", runText(1.0, "mb_s", 1.0, "1") + total},
             {"old/b.csv", runText(1.0, "mb_s", 1.0, "2")},
             {"new/a.csv", runText(0.5, "mb_s", 1.0, "1")},
             {"new/b.csv", runText(0.5, "mb_s", 1.0, "2") + total}},
            "old", "new", "1 of 4 cells worse, 3 equal");
        add("two units", {{"a.csv", runText(1.0, "rate_mb_s")}, {"b.csv", runText(0.5, "rate_gb_s", 0.001)}}, "a.csv",
            "b.csv", "1 of 4 cells worse, 3 equal");
        add("less is better", {{"a.csv", runText(1.0, "latency_ms")}, {"b.csv", runText(0.5, "latency_ms")}}, "a.csv",
            "b.csv", "1 of 4 cells better, 3 equal");
        add("nobody knows what is better", {{"a.csv", runText(1.0, "k")}, {"b.csv", runText(0.5, "k")}}, "a.csv",
            "b.csv", "1 of 4 cells lower, 3 equal");
        add("a direction that the files state", {{"a.txt", goText(1.0, "higher")}, {"b.txt", goText(0.5, "higher")}},
            "a.txt", "b.txt", "1 of 2 cells worse, 1 undecided");
        add("the other one", {{"a.txt", goText(1.0, "lower")}, {"b.txt", goText(0.5, "lower")}}, "a.txt", "b.txt",
            "1 of 2 cells better, 1 undecided");
        add("a contradiction", {{"a.txt", goText(1.0, "lower")}, {"b.txt", goText(0.5, "higher")}}, "a.txt", "b.txt",
            "1 of 2 cells lower, 1 undecided");
        for (const char* tool : {"hyperfine", "google_benchmark"}) {
            add(tool, {{"a.json", toolText(tool, 0)}, {"b.json", toolText(tool, 1)}}, "a.json", "b.json", {});
        }
        add("levels in headings", {{"a.csv", headingText(1.0)}, {"b.csv", headingText(0.5)}}, "a.csv", "b.csv", {});
        const auto folder = [](const std::string& name, double level, const std::string& nodes) {
            Files files;
            for (const char node : nodes) {
                files[name + "/n" + node + ".csv"] = runText(level, "mb_s", 1.0, {node});
            }
            return files;
        };
        const auto both = [](Files files, const Files& more) {
            files.insert(more.begin(), more.end());
            return files;
        };
        add("folders", both(folder("old", 1.0, "12"), folder("new", 0.5, "12")), "old", "new",
            "1 of 4 cells worse, 3 equal");
        // One file alone varies in what the others have a single value of, and has a row of a setting more.
        add("folders of unlike files",
            both(both(folder("old", 1.0, "12"), {{"old/n34.csv", runText(1.0, "mb_s", 1.0, "34")}}),
                 both(folder("new", 0.5, "12"), {{"new/n34.csv", runText(0.5, "mb_s", 1.0, "34")}})),
            "old", "new", "1 of 8 cells worse, 7 equal");
        add("folders of two layouts",
            both(both(folder("old", 1.0, "12"), {{"old/wait.csv", "host,wait_ms\nx,1\ny,2\nz,4\n"}}),
                 both(folder("new", 0.5, "12"), {{"new/readme.md", "No table.\n"}})),
            "old", "new", "1 of 4 cells worse, 3 equal");
        add("folders in folders",
            both(
                {{"old/1/run.csv", runText(1.0, "mb_s", 1.0, "1")}, {"old/2/run.csv", runText(1.0, "mb_s", 1.0, "2")}},
                {{"new/1/run.csv", runText(0.5, "mb_s", 1.0, "1")}, {"new/2/run.csv", runText(0.5, "mb_s", 1.0, "2")}}),
            "old", "new", "1 of 4 cells worse, 3 equal");
        // Parts that no column tells apart, each with its repeats: pooled, nothing would be decided.
        add("folders of parts",
            {{"old/small.csv", runText(1.0)},
             {"old/large.csv", runText(50.0)},
             {"new/small.csv", runText(0.5)},
             {"new/large.csv", runText(25.0)}},
            "old", "new", "2 of 8 cells worse, 6 equal");
        add("a folder and a file", both(folder("old", 1.0, "12"), {{"b.csv", runText(0.5)}}), "old", "b.csv",
            "1 of 4 cells worse, 3 equal");
        for (unsigned seed = 1; seed <= 40; ++seed) {
            const test::RandomTable table(seed);
            add(("random " + std::to_string(seed)).c_str(),
                {{"a.csv", table.text()}, {"b.csv", table.text(seed % 3 == 0 ? 1.5 : 1.0, seed)}}, "a.csv", "b.csv",
                {});
        }
        add("folders of one file each", {{"old/a.csv", runText(1.0)}, {"new/b.csv", runText(0.5)}}, "old", "new",
            "1 of 4 cells worse, 3 equal");
    }
    void windowAndCommandAgree() {
        QFETCH(const Files, files);
        QFETCH(const std::string, before);
        QFETCH(const std::string, after);
        QFETCH(const std::string, headline);
        const QTemporaryDir folder;
        for (const auto& [path, text] : files) {
            const QFileInfo info(folder.filePath(QString::fromStdString(path)));
            QVERIFY(info.dir().mkpath(QStringLiteral(".")));
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(text));
        }
        const QStringList paths{folder.filePath(QString::fromStdString(before)),
                                folder.filePath(QString::fromStdString(after))};
        const auto run = runCommand({"compare", paths[0].toStdString(), paths[1].toStdString(), "--format", "json"});
        QVERIFY2(run.code == 0, run.err.c_str());
        const json told = run.json();
        base::NoProgress progress;
        const auto opened = openTables(paths, {}, progress);
        QVERIFY(opened.has_value());
        const Stage stage(opened->study);
        QTRY_VERIFY(stage.ready());
        const stats::Comparison& shown = *stage.page->shown()->result;
        compareAll(told, shown);
        if (QTest::currentTestFailed()) {
            return;
        }
        const auto said = told["headline"].get<std::string>();
        QVERIFY2(headline.empty() || said == headline, said.c_str());
        const QString card = stage.page->inspector()->findChild<widgets::AnswerCard*>()->text();
        QVERIFY2(card.contains(QString::fromStdString(said)), qPrintable(card));
        // The command that the page shows is one that gives the same.
        if (const std::string own = compareCommand(stage.store.study(), shown); !own.empty()) {
            Words words = test::shellWords(own);
            words.erase(words.begin());
            words.insert(words.end(), {"--format", "json"});
            const auto again = runCommand(words);
            QVERIFY2(again.err.empty() || again.code < 2, (own + "\n" + again.err).c_str());
            compareAll(again.json(), shown);
        }
    }
};

GREYSCOPE_TEST(tst_compare_parity)

}  // namespace tests_of_compare_parity

#include "tst_compare_parity.moc"
