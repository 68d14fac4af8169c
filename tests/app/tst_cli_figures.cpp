#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

#include "app/cli/figures/study_figures.h"
#include "app/study/file/study_file.h"
#include "app/study/sample_study.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_figures {

using namespace greyscope;
using test::runCommand;

namespace {

const std::string kTable = GREYSCOPE_SAMPLE_DATA "/lustre_throughput.csv";
using Words = std::vector<std::string>;

Words relate() {
    return {"relate",         kTable,   "--value",         "throughput_mb_s", "--series",
            "case,operation", "--axis", "threads_per_ost", "--where",         "objects_per_ost=1",
            "--reference",    "1.1-W",  "--compare",       "1.1-ReW,1.2-W"};
}

Words relative() {
    return {"relative",  kTable,
            "--value",   "throughput_mb_s",
            "--system",  "case",
            "--from",    "1.1",
            "--to",      "1.2",
            "--where",   "operation=W",
            "--factors", "threads_per_ost,objects_per_ost"};
}

/// Cases by their numbers, which are names.
Words tree() {
    return {"tree",       kTable,
            "--response", "throughput_mb_s",
            "--factors",  "case,operation,threads_per_ost,objects_per_ost",
            "--min-leaf", "20"};
}

Words scenarios() {
    return {"scenarios", kTable, "--value", "throughput_mb_s", "--system",  "case",
            "--from",    "1.1",  "--where", "operation=W",     "--factors", "threads_per_ost,objects_per_ost"};
}

}  // namespace

class tst_cli_figures : public QObject {
    Q_OBJECT

private slots:
    /// The window shows of the study what the command says.
    void theStudyGivesTheSameNumbers_data() {
        QTest::addColumn<Words>("command");
        QTest::addColumn<QString>("page");
        QTest::newRow("relate") << relate() << "relations-ranking";
        Words mean = relate();
        mean.insert(mean.end(), {"--image", "mean", "--rho", "0.3"});
        QTest::newRow("relate by mean") << mean << "relations-ranking";
        QTest::newRow("forecast") << Words{"forecast",  GREYSCOPE_SAMPLE_DATA "/lustre_read_1_1.csv",
                                           "--axis",    "threads_per_ost",
                                           "--of",      "throughput_gb_s",
                                           "--holdout", "2",
                                           "--alpha",   "0.4"}
                                  << "forecast-forecast";
        QTest::newRow("relative") << relative() << "relative-ratio-of-two-series";
        QTest::newRow("tree") << tree() << "tree-tree-of-a-column";
        Words pruned = tree();
        pruned.insert(pruned.end(), {"--prune", "cv", "--folds", "5", "--seed", "3", "--where", "operation!=R"});
        QTest::newRow("tree, pruned") << pruned << "tree-tree-of-a-column";
        QTest::newRow("scenarios") << scenarios() << "relative-scenarios";
        Words few = scenarios();
        few.insert(few.end(), {"--to", "4.1,2.1", "--leaves", "3"});
        QTest::newRow("scenarios, two") << few << "relative-scenarios";
        QTest::newRow("scenarios, published") << Words{"scenarios", kTable, "--published"} << "relative-scenarios";
    }
    void theStudyGivesTheSameNumbers() {
        QFETCH(Words, command);
        QFETCH(QString, page);
        const std::string study = m_folder.filePath("done.greyscope").toStdString();
        const std::string figure = m_folder.filePath("done.csv").toStdString();
        Words all = command;
        all.insert(all.end(), {"--study", study, "--figure", figure, "--format", "json"});
        const auto run = runCommand(all);
        QVERIFY2(run.code == 0, run.err.c_str());
        const std::vector<double> told = numbersOf(run.json(), page);
        QVERIFY2(!told.empty(), run.out.c_str());
        const QString csv = content(m_folder.filePath("done.csv"));
        for (const double number : told) {
            QVERIFY2(has(csv, number), qPrintable(QString::number(number, 'g', 12) + "\n" + csv));
        }
        // and as the window opens it
        const QString out = m_folder.filePath("out");
        const auto written = runCommand(
            {"export", study, "--out", out.toStdString(), "--figure", page.toStdString(), "--format", "csv"});
        QVERIFY2(written.code == 0, written.err.c_str());
        QCOMPARE(content(out + '/' + page + ".csv"), csv);
    }

    void anotherViewIsNamed() {
        Words all = relate();
        const QString path = m_folder.filePath("why.svg");
        all.insert(all.end(), {"--figure", path.toStdString(), "--figure-name", "relations-why"});
        QCOMPARE(runCommand(all).code, 0);
        QVERIFY(content(path).startsWith("<?xml"));
        all.back() = "relations-nothing";
        const auto run = runCommand(all);
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.find("relations-why") != std::string::npos, run.err.c_str());
    }

    void pathsAreThoseOfTheCommand() {
        const std::string study = m_folder.filePath("via.greyscope").toStdString();
        const auto run = runCommand({"transfer",   kTable,
                                     "--value",    "throughput_mb_s",
                                     "--system",   "case",
                                     "--from",     "2.1",
                                     "--to",       "3.2",
                                     "--via",      "4.1",
                                     "--via",      "1.1,1.2",
                                     "--where",    "operation=W",
                                     "--factors",  "threads_per_ost,objects_per_ost",
                                     "--min-leaf", "2",
                                     "--study",    study});
        QVERIFY2(run.code == 0, run.err.c_str());
        base::NoProgress progress;
        const auto opened = app::readStudy(QString::fromStdString(study), progress);
        QVERIFY(opened);
        QCOMPARE(opened->study.selection.reference.name, std::string("2.1"));
        QCOMPARE(opened->study.transfer.via, (std::vector<Words>{{"4.1"}, {"1.1", "1.2"}}));
        QVERIFY(opened->study.transfer.pairs.empty());
    }

    void publishedDegreesAreDrawn() {
        const QString path = m_folder.filePath("degrees.pdf");
        QCOMPARE(runCommand({"replicate", "--figure", path.toStdString()}).code, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly) && file.read(5) == "%PDF-");
    }

    /// The facet stands above a small chart, and nowhere else.
    void smallMultiplesNameTheirFacetOnce() {
        const auto figures = app::cli::figuresOf(*app::sampleStudy(), {"trends"});
        QVERIFY(figures);
        const auto small = std::find_if(figures->begin(), figures->end(), [](const app::StudyFigure& figure) {
            return figure.origin.name == "trends-small-multiples";
        });
        QVERIFY(small != figures->end());
        const auto& spec = std::get<widgets::FacetsSpec>(small->figure);
        QCOMPARE(spec.panels.front().subtitle, QString("Objects/OST = 1"));
        QVERIFY(!spec.title.contains("Objects/OST"));
    }

    /// Also of views that calculate only when somebody looks.
    void whatIfIsDrawn_data() {
        QTest::addColumn<Words>("command");
        QTest::newRow("simulate") << Words{
            "simulate",         "--preset",       "p3", "--sweep", "workload.clients=2,4", "--set",
            "workload.files=2", "--replications", "2"};
        QTest::newRow("its requests") << Words{"simulate", "--preset",         "p3",
                                               "--set",    "workload.files=2", "--replications",
                                               "1",        "--figure-name",    "simulate-requests"};
        QTest::newRow("layout") << Words{"layout",       "--stripe-size", "64K", "--stripe-count", "4",  "--pattern",
                                         "sfsa-strided", "--processes",   "6",   "--segment",      "64K"};
        QTest::newRow("next") << Words{"next", m_partly.path(), "--value", "mb_s",      "--system", "system", "--from",
                                       "a",    "--to",          "b",       "--factors", "threads"};
    }
    void whatIfIsDrawn() {
        QFETCH(Words, command);
        const std::string study = m_folder.filePath("if.greyscope").toStdString();
        const QString path = m_folder.filePath("if.csv");
        command.insert(command.end(), {"--study", study, "--figure", path.toStdString()});
        const auto run = runCommand(command);
        QVERIFY2(run.code == 0, run.err.c_str());
        QVERIFY(content(path).count('\n') > 2);
        base::NoProgress progress;
        QVERIFY(app::readStudy(QString::fromStdString(study), progress));
    }

    void whatNoStudyHoldsIsRefused() {
        const auto code = [](Words words, const Words& more) {
            words.insert(words.end(), more.begin(), more.end());
            return runCommand(words).code;
        };
        const std::string out = m_folder.filePath("no.pdf").toStdString();
        const test::TableFile offers("name,price,speed\na,1,20\nb,2,40\n");
        const Words best{"relate", offers.path(), "--criteria", "price=cost,speed=benefit"};  // rows without names
        QCOMPARE(code(best, {}), 0);
        QCOMPARE(code(best, {"--figure", out}), 2);
        QCOMPARE(code(relate(), {"--figure", m_folder.filePath("no.tiff").toStdString()}), 2);
        QVERIFY(!QFile::exists(QString::fromStdString(out)));
    }

private:
    static QString content(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    static bool has(const QString& csv, double number) {
        for (const QString& line : csv.split('\n')) {
            for (const QString& cell : line.split(',')) {
                bool isNumber = false;
                const double value = cell.toDouble(&isNumber);
                if (isNumber && std::abs(value - number) <= 1e-9 * std::max(1.0, std::abs(number))) {
                    return true;
                }
            }
        }
        return false;
    }
    static std::vector<double> numbersOf(const nlohmann::json& json, const QString& page) {
        std::vector<double> numbers;
        const auto collect = [&](const nlohmann::json& list, const char* key) {
            for (const auto& each : list) {
                const auto& value = each.is_object() && each.contains(key) ? each.at(key) : each;
                if (value.is_number()) {
                    numbers.push_back(value);
                }
            }
        };
        if (page.startsWith("relations")) {
            collect(json.at("series"), "degree");
        } else if (page.startsWith("forecast")) {
            collect(json.at("fitted"), "model");
            collect(json.at("forecast"), "model");
        } else if (page == QLatin1String("relative-scenarios")) {
            collect(json.at("scenarios"), "tree");
        } else {
            collect((json.contains("tree") ? json.at("tree") : json).at("nodes"), "value");
        }
        return numbers;
    }

    QTemporaryDir m_folder;
    const test::TableFile m_partly{"system,threads,mb_s\na,1,10\na,2,20\na,4,41\na,8,70\nb,1,11\nb,2,23\n"};
};

GREYSCOPE_TEST(tst_cli_figures)

}  // namespace tests_of_cli_figures

#include "tst_cli_figures.moc"
