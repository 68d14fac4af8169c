#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

#include "app/cli/figures/study_figures.h"
#include "app/pages/page_figures.h"
#include "app/study/sample_study.h"
#include "app/study/tables/opened_files.h"
#include "tests/support/command_run.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_export {

using namespace greyscope;
using test::runCommand;

/// Figures of a study without a window.
class tst_cli_export : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        const app::Study study = *app::sampleStudy();
        QVERIFY(app::writeStudy(study, QString::fromStdString(m_study)));
    }

    void figuresAreListedByNamesThatDoNotRepeat() {
        const auto run = runCommand({"figures", m_study, "--format", "json"});
        QCOMPARE(run.code, 0);
        std::set<std::string> names;
        std::set<std::string> pages;
        const auto json = run.json();
        for (const auto& figure : json.at("figures")) {
            QVERIFY(names.insert(figure.at("name").get<std::string>()).second);
            pages.insert(figure.at("page").get<std::string>());
            QVERIFY(!figure.at("title").get<std::string>().empty());
        }
        QCOMPARE(pages,
                 (std::set<std::string>{"forecast", "relations", "relative", "replication", "transfer", "trends"}));
    }

    void aLayoutThatNobodyChoseIsDrawnOnlyWhenAskedFor() {
        const auto ofLayout = [](const app::Study& study, const std::set<std::string>& pages) {
            const auto figures = *app::cli::figuresOf(study, pages);
            return std::any_of(figures.begin(), figures.end(),
                               [](const app::StudyFigure& figure) { return figure.origin.page == "layout"; });
        };
        app::Study study;
        QVERIFY(!ofLayout(study, {}));
        QVERIFY(ofLayout(study, {"layout"}));
        study.layout.osts = 4;
        QVERIFY(ofLayout(study, {}));
    }

    void figuresAreChosenByNameOrPage() {
        const auto all = runCommand({"figures", m_study, "--format", "json"}).json();
        const std::string name = all.at("figures").front().at("name");
        QCOMPARE(written({"--figure", name, "--format", "svg,csv"}),
                 (QStringList{QString::fromStdString(name + ".csv"), QString::fromStdString(name + ".svg")}));
        const QStringList page = written({"--figure", "forecast"});
        QVERIFY(page.size() > 1);
        QCOMPARE(page.filter(QRegularExpression("^forecast-.*[.]pdf$")), page);
    }

    /// What a study has nothing for is listed as on request, and is not taken for a name that is wrong.
    void aViewThatShowsNothingIsNotAnUnknownName() {
        const std::string name = "relative-measure-next";  // every cell of this study is measured
        const test::TableFile measured("system,threads,mb_s\na,1,10\na,2,20\na,4,41\nb,1,11\nb,2,23\nb,4,42\n");
        const std::string study = savedOf(measured, "measured.greyscope");
        const auto listed = runCommand({"figures", study});
        const auto line = listed.out.find(name + '\n');
        QVERIFY(line != std::string::npos);
        QVERIFY(listed.out.find("only if requested by name", line) != std::string::npos);
        const auto run = runCommand({"export", study, "--out", m_folder.path().toStdString(), "--figure", name});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.find("nothing to draw for “" + name) != std::string::npos, run.err.c_str());
        QVERIFY2(run.err.find("Choose one of") == std::string::npos, run.err.c_str());
        const auto wrong =
            runCommand({"export", study, "--out", m_folder.path().toStdString(), "--figure", "relative-x"});
        QVERIFY2(wrong.err.find("Choose one of") != std::string::npos, wrong.err.c_str());
    }

    void aColumnThatIsCalledByItsUnitHasOne() {
        const test::TableFile named("system,threads,mb_per_s\na,1,10\na,2,20\na,4,41\nb,1,11\nb,2,23\nb,4,42\n");
        const test::TableFile nameless("system,threads,y\na,1,10\na,2,20\na,4,41\nb,1,11\nb,2,23\nb,4,42\n");
        for (const char* figures : {"trends-trends", "forecast-forecast,forecast-residuals"}) {
            const auto told = [&](const std::string& study) {
                return runCommand({"export", study, "--out", m_out.toStdString(), "--figure", figures}).err;
            };
            QVERIFY(told(savedOf(named, "named.greyscope")).find("has no unit") == std::string::npos);
            QVERIFY(told(savedOf(nameless, "nameless.greyscope")).find("has no unit") != std::string::npos);
        }
    }

    /// Ratios to a reference with a zero: the page fails, and nothing of it is left out without a word.
    void aPageThatFailsSaysWhy() {
        const test::TableFile zero("system,threads,mb_s\na,1,0\na,2,20\na,4,41\nb,1,11\nb,2,23\nb,4,42\n");
        const std::string study = savedOf(zero, "zero.greyscope", app::Measure::ratio);
        for (const char* figure : {"trends-trends", "trends"}) {
            const auto run = runCommand({"export", study, "--out", m_out.toStdString(), "--figure", figure});
            QCOMPARE(run.code, 1);
            QVERIFY2(run.err.find("“a” is 0 at 1") != std::string::npos, run.err.c_str());
        }
        const auto all = runCommand({"export", study, "--out", m_out.toStdString()});
        QCOMPARE(all.code, 0);
        QVERIFY2(all.err.find("trends: Series “a” is 0") != std::string::npos, all.err.c_str());
        const auto listed = runCommand({"figures", study, "--format", "json"});
        QVERIFY2(listed.json().at("notes").dump().find("trends: ") != std::string::npos, listed.out.c_str());
    }

    /// A figure that the data do not have: the reason, and the reading that has it, which can be given.
    void nothingToDrawNamesTheReadingThatHasIt() {
        std::string text = "threads,size,rate (MB/s)\n";
        for (const int threads : {1, 2, 4, 8}) {
            for (const int size : {4, 8, 16}) {
                text += std::to_string(threads) + ',' + std::to_string(size) + ',' +
                        std::to_string(10 * threads + size) + '\n';
            }
        }
        const test::TableFile table(text);
        const auto exported = [&](const std::vector<std::string>& more) {
            QDir(m_out).removeRecursively();
            std::vector<std::string> arguments{"export", table.path(), "--out", m_out.toStdString()};
            arguments.insert(arguments.end(), more.begin(), more.end());
            return runCommand(arguments);
        };
        const auto refused = exported({"--figure", "relations"});
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.find("nothing to draw for “relations”. Compare a series with") != std::string::npos,
                 refused.err.c_str());
        const std::size_t at = refused.err.find("Use --reading ");
        QVERIFY2(at != std::string::npos, refused.err.c_str());
        const std::string number = refused.err.substr(at + std::string("Use --reading ").size(), 1);
        const auto drawn = exported({"--figure", "relations", "--reading", number});
        QVERIFY2(drawn.code == 0 && !QDir(m_out).entryList(QDir::Files).isEmpty(), drawn.err.c_str());
        QCOMPARE(runCommand({"export", m_study, "--out", m_out.toStdString(), "--reading", "2"}).code, 2);
    }

    /// Words alone: the reason is the same whatever is asked for, with the column that comes nearest to numbers.
    void aTableWithoutNumbersSaysSo() {
        const test::TableFile words("name,place,count\na,Ulm,many\nb,Bonn,12\nc,Kiel,few\nd,Hof,some\n");
        const std::string out = m_out.toStdString();
        const std::vector<std::string> commands[] = {{"export", words.path(), "--out", out, "--figure", "trends"},
                                                     {"export", words.path(), "--out", out, "--figure", "relative"},
                                                     {"export", words.path(), "--out", out},
                                                     {"figures", words.path()}};
        for (const std::vector<std::string>& command : commands) {
            const auto run = runCommand(command);
            QCOMPARE(run.code, 1);
            QVERIFY2(run.err.find("The table has no column of numbers. Column “count” comes nearest: 1 of its 4") !=
                         std::string::npos,
                     run.err.c_str());
        }
    }

    /// A table of which no row has a value has no figure, and no other figures are written instead.
    void aTableWithoutValuesIsRefused() {
        const test::TableFile table("host,rate (MB/s)\na,\nb,\nc,\n");
        QDir(m_out).removeRecursively();
        const auto run = runCommand({"export", table.path(), "--out", m_out.toStdString(), "--figure", "trends"});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.find("3 rows have no rate") != std::string::npos, run.err.c_str());
        QVERIFY(QDir(m_out).entryList(QDir::Files).isEmpty());
    }

    /// How much of the data is drawn stands below the picture without its title as well, in its data and in the
    /// terminal.
    void theShareIsToldWithTheFigure() {
        const test::TableFile table("system,threads,mb_s\na,1,10\na,2,20\na,4,41\nb,1,11\nb,2,23\nb,4,42\n");
        const std::string share = "Drawn: 3 of 6 rows";
        QDir(m_out).removeRecursively();
        const auto run = runCommand({"export", table.path(), "--out", m_out.toStdString(), "--figure",
                                     "forecast-forecast", "--format", "csv,svg,tex"});
        QVERIFY2(run.err.find("forecast-forecast: " + share) != std::string::npos, run.err.c_str());
        const QString name = m_out + "/forecast-forecast";
        QVERIFY(content(name + ".csv").startsWith(("# " + share + '\n').c_str()));
        for (const char* picture : {".svg", ".tex"}) {
            QVERIFY2(content(name + picture).contains(share.c_str()), picture);
        }
    }

    void ofOnesOwnDataNothingIsOfThePapers() {
        const test::TableFile own("system,threads,mb_s\na,1,10\na,2,20\na,4,41\nb,1,11\nb,2,23\nb,4,42\n");
        const auto pages = [&](const std::set<std::string>& wanted) {
            base::NoProgress progress;
            std::set<std::string> shown;
            const auto opened = *app::openTables({QString::fromStdString(own.path())}, {}, progress);
            const auto figures = *app::cli::figuresOf(opened, wanted);
            for (const app::StudyFigure& figure : figures) {
                shown.insert(figure.origin.page);
            }
            return shown;
        };
        QVERIFY(pages({}).contains("trends") && !pages({}).contains("replication"));
        QVERIFY(pages({"replication"}).contains("replication"));  // it is there for who asks for it
    }

    /// On paper a minus sign, in data the hyphen that other programs read.
    void negativeNumbersHaveAMinusSign() {
        const test::TableFile table("delta,gain (dB)\n-4.0,-44.7\n-2.5,-42.4\n-1.0,-38.1\n-0.5,-20.3\n0.5,-3.1\n");
        base::NoProgress progress;
        const auto opened = *app::openTables({QString::fromStdString(table.path())}, {}, progress);
        const QRegularExpression hyphen("(^|[^\\w])-\\d");
        bool any = false;
        const auto figures = *app::cli::figuresOf(opened, {"trends", "forecast"});
        for (const app::StudyFigure& figure : figures) {
            for (const app::RecordedText& text : app::recordOf(figure.figure, {}).texts) {
                QVERIFY2(!text.text.contains(hyphen), qPrintable(text.text));
                any = any || text.text.contains(QChar(0x2212));
            }
            if (figure.origin.name == "trends-trends") {
                QCOMPARE(widgets::figureTitle(figure.figure), QString("gain, dB"));
                QVERIFY(widgets::figureText(figure.figure).contains("-2.5\t-42.4"));
            }
        }
        QVERIFY(any);
    }

    void aLargeStudyIsListedWithoutCalculating() {
        std::string text = "system,threads,mb_s\n";
        for (int row = 0; row < 100'002; ++row) {
            text += (row % 2 == 0 ? "a," : "b,") + std::to_string(1 + row / 2) + ',' + std::to_string(row % 7) + '\n';
        }
        const test::TableFile large(text, "large.csv");
        const auto run = runCommand({"figures", large.path(), "--format", "json"});
        QVERIFY2(run.code == 0, run.err.c_str());
        const auto json = run.json();
        std::set<std::string> names;
        for (const auto& figure : json.at("figures")) {
            QVERIFY(figure.at("on_request").get<bool>());
            QVERIFY(!figure.at("title").get<std::string>().empty());
            names.insert(figure.at("name").get<std::string>());
        }
        QVERIFY(names.contains("trends-trends") && names.contains("forecast-forecast"));
        QVERIFY2(json.at("notes").dump().find("--titles") != std::string::npos, run.out.c_str());
    }

    void aPresetGivesSizeAndTextAndOptionsChangeThem() {
        QCOMPARE(pageSize({"--preset", "nature-1"}), QSizeF(89.0, 60.0));
        QCOMPARE(pageSize({"--preset", "nature-1", "--height", "40"}), QSizeF(89.0, 40.0));
        QCOMPARE(pageSize({"--width", "60"}), QSizeF(60.0, 42.0));  // the usual shape, and what is drawn
    }

    void theSameStudyGivesTheSameBytesAsTheWindow() {
        test::ShownPage shown("trends");
        shown.settle();
        const QString own = m_folder.filePath("own.pdf");
        const auto inWindow = app::studyFigures(*shown.page, shown.page->figures(),
                                                std::make_shared<const app::Study>(shown.store.study()));
        QVERIFY(app::exportFigure(inWindow.front().figure, {}, own));
        const QStringList files = written({"--figure", "trends", "--preset", "nature-1"});
        const QByteArray window = content(own);
        QVERIFY(!window.isEmpty() && !window.contains("CreationDate"));
        QVERIFY(std::any_of(files.begin(), files.end(),
                            [&](const QString& file) { return content(m_out + '/' + file) == window; }));
    }

    void otherDataTakesThePlaceOfTheStudysOwn() {
        const test::TableFile march("system,threads,mb_s\na,1,10\na,2,20\nb,1,11\nb,2,23\n", "march.csv");
        const test::TableFile april("system,threads,mb_s\na,1,10\na,2,40\nb,1,11\nb,2,23\n", "april.csv");
        const std::string study = savedOf(march, "months.greyscope");
        const auto values = [&](const std::vector<std::string>& more) {
            QDir(m_out).removeRecursively();
            std::vector<std::string> arguments{"export",   study,    "--out",    m_out.toStdString(),
                                               "--figure", "trends", "--format", "csv"};
            arguments.insert(arguments.end(), more.begin(), more.end());
            const auto run = runCommand(arguments);
            QByteArray all = QByteArray::fromStdString(run.err);
            for (const QString& file : QDir(m_out).entryList(QDir::Files)) {
                all += content(m_out + '/' + file);
            }
            return all;
        };
        const QByteArray before = values({});
        QVERIFY2(before.contains("20") && !before.contains("40"), before.constData());
        const QByteArray after = values({"--data", "march.csv=" + april.path()});
        QVERIFY2(after.contains("40") && !after.contains("20"), after.constData());
        const auto unknown = runCommand({"figures", study, "--data", "may.csv=" + april.path()});
        QCOMPARE(unknown.code, 2);
        QVERIFY2(unknown.err.find("march.csv") != std::string::npos, unknown.err.c_str());
    }

    void badArgumentsAreRefused() {
        const auto code = [this](const std::vector<std::string>& more) {
            std::vector<std::string> arguments{"export", m_study, "--out", m_out.toStdString()};
            arguments.insert(arguments.end(), more.begin(), more.end());
            return runCommand(arguments).code;
        };
        QCOMPARE(code({"--figure", "trends-none"}), 2);
        QCOMPARE(code({"--preset", "tabloid"}), 2);
        QCOMPARE(code({"--format", "tiff"}), 2);
        QCOMPARE(code({"--figure", "trends", "--width", "5"}), 2);
        QCOMPARE(code({"--data", "nothing"}), 2);
        QCOMPARE(runCommand({"export", "no.greyscope", "--out", m_out.toStdString()}).code, 1);
    }

private:
    /// The study of a table, as measured.
    std::string savedOf(const test::TableFile& table, const char* name, app::Measure measure = app::Measure::absolute) {
        base::NoProgress progress;
        auto opened = *app::openTables({QString::fromStdString(table.path())}, {}, progress);
        opened.study.trends.measure = measure;
        const QString path = m_folder.filePath(QLatin1String(name));
        return app::writeStudy(opened.study, path) ? path.toStdString() : std::string();
    }

    static QByteArray content(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// The files that export writes of the study with these options.
    QStringList written(const std::vector<std::string>& more) {
        QDir(m_out).removeRecursively();
        std::vector<std::string> arguments{"export", m_study, "--out", m_out.toStdString()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const auto run = runCommand(arguments);
        return run.code == 0 ? QDir(m_out).entryList(QDir::Files) : QStringList{QString::fromStdString(run.err)};
    }

    /// In millimetres, of the first chart.
    QSizeF pageSize(const std::vector<std::string>& more) {
        std::vector<std::string> arguments{"--figure", "trends-trends", "--format", "svg"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const QString svg = QString::fromUtf8(content(m_out + '/' + written(arguments).constFirst()));
        const auto match = QRegularExpression("<svg width=\"([\\d.]+)mm\" height=\"([\\d.]+)mm\"").match(svg);
        return {std::round(match.captured(1).toDouble() * 10) / 10, std::round(match.captured(2).toDouble() * 10) / 10};
    }

    QTemporaryDir m_folder;
    QString m_out = m_folder.filePath("out");
    std::string m_study = m_folder.filePath("sample.greyscope").toStdString();
};

GREYSCOPE_TEST(tst_cli_export)

}  // namespace tests_of_cli_export

#include "tst_cli_export.moc"
