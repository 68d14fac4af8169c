#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <numeric>
#include <set>

#include "app/cli/figures/study_figures.h"
#include "app/export/check/figure_check.h"
#include "app/scenario/scenario.h"
#include "app/study/sample_study.h"
#include "app/study/tables/opened_files.h"
#include "tests/support/command_run.h"
#include "tests/support/printed_defects.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_pages.h"

namespace tests_of_printed_figures {

using namespace greyscope;
using namespace greyscope::app;

namespace {

constexpr double kLargerPt = 8.0;  ///< of some journals

/// Series over doubling thread counts, long: system, threads, objects, speed.
QString grid(const QStringList& systems, int threads = 5, int objects = 3, double scale = 1.0, double offset = 0.0,
             const QString& heads = QStringLiteral("system,threads,objects,speed (MB/s)")) {
    QString text = heads + QLatin1Char('\n');
    for (qsizetype s = 0; s < systems.size(); ++s) {
        for (int t = 0; t < threads; ++t) {
            for (int o = 0; o < objects; ++o) {
                const double wave = std::sin(0.7 * static_cast<double>(s) + t) * 40.0;
                const double speed =
                    (300.0 + 60.0 * t + 15.0 * o + wave + 9.0 * static_cast<double>(s)) * scale + offset;
                text += QStringLiteral("%1,%2,%3,%4\n").arg(systems[s]).arg(8 << t).arg(1 << o).arg(speed, 0, 'g', 6);
            }
        }
    }
    return text;
}

QStringList named(const QString& pattern, int count) {
    QStringList names;
    for (int i = 1; i <= count; ++i) {
        names << pattern.arg(i, 3, 10, QLatin1Char('0'));
    }
    return names;
}

QString wide(int series, int points, double scale = 1.0, const QString& name = QStringLiteral("node %1 (GB/s)")) {
    QString text = QStringLiteral("hour");
    for (int s = 1; s <= series; ++s) {
        text += QLatin1Char(',') + name.arg(s);
    }
    text += QLatin1Char('\n');
    for (int p = 0; p < points; ++p) {
        text += QString::number(p + 1);
        for (int s = 0; s < series; ++s) {
            text +=
                QLatin1Char(',') + QString::number((20.0 + s + 3.0 * std::sin(0.3 * p + s) + 0.05 * p) * scale, 'g', 6);
        }
        text += QLatin1Char('\n');
    }
    return text;
}

QString dated(int days) {
    QString text = QStringLiteral("day,host,latency (ms)\n");
    for (int d = 0; d < days; ++d) {
        for (const char* host : {"alpha", "beta"}) {
            text += QDate(2026, 1, 1).addDays(d).toString(Qt::ISODate) + QLatin1Char(',') + QLatin1String(host) +
                    QLatin1Char(',') + QString::number(10.0 + d % 7 + (host[0] == 'a' ? 2.0 : 0.0)) + QLatin1Char('\n');
        }
    }
    return text;
}

const std::set<std::string> kOfSeries{"trends", "relations", "forecast", "relative", "transfer", "tree"};

struct Case {
    const char* name;
    bool quick;  ///< of every run of the suite; the others where GREYSCOPE_ALL_FIGURES is set
    QString table;
    std::function<void(Study&)> choose = [](Study&) {};
    std::set<std::string> pages = kOfSeries;
    bool onDemand = true;              ///< figures that take a calculation of their own as well
    std::set<std::string> asked = {};  ///< of them those that it is there for
    double textPt = test::kTextPt;
    bool whole = false;  ///< no name may be lost
};

/// Two policies under rising load, and a layout of its own.
void simulateAndLayOut(Study& study) {
    sim::Experiment experiment;
    experiment.scenario = (*sim::presetNamed("p3"))->scenario();
    QVERIFY(sim::assign(experiment.scenario, "workload.files", "2"));
    experiment.factors = {{"workload.clients", {"2", "4", "8"}}, {"scheduler.policy", {"fifo", "sfq:4"}}};
    experiment.replications = 2;
    const ScenarioInputs inputs = inputsOf(experiment);
    addScenario(study, "P3", inputs);
    study.simulate.chosen()->run = inputs;
    study.layout.step = 2;
}

/// P2's statements are arithmetic, which takes no time.
void holdAgainstP2(Study& study) {
    sim::Experiment experiment;
    experiment.scenario = (*sim::presetNamed("p2"))->scenario();
    QVERIFY(sim::assign(experiment.scenario, "workload.clients", "2"));
    QVERIFY(sim::assign(experiment.scenario, "workload.segments", "2"));
    ScenarioInputs inputs = inputsOf(experiment);
    inputs.preset = "p2";
    addScenario(study, "P2", inputs);
    study.simulate.chosen()->run = inputs;
}

/// All of these on one page, the first as the reference.
std::function<void(Study&)> choosing(const QStringList& systems) {
    return [systems](Study& study) {
        const std::string table = study.tables.front().name;
        study.selection = {{table, systems.front().toStdString()}, {}};
        for (const QString& system : systems.mid(1)) {
            study.selection.compared.push_back({table, system.toStdString()});
        }
    };
}

/// Five repeats of every cell in an old and a new version.
QString repeated() {
    QString text = QStringLiteral("version,operation,nodes,throughput (MB/s)\n");
    for (int v = 0; v < 2; ++v) {
        for (const char* operation : {"write", "rewrite", "read"}) {
            for (int nodes = 1; nodes <= 16; nodes *= 2) {
                for (int k = 0; k < 5; ++k) {
                    text += QStringLiteral("%1,%2,%3,%4\n")
                                .arg(v == 0 ? "2.14.0" : "2.15.3", QLatin1String(operation))
                                .arg(nodes)
                                .arg(100.0 * nodes + 7.0 * ((k * 5 + nodes) % 4) - (v == 1 && nodes > 4 ? 90.0 : 0.0));
                }
            }
        }
    }
    return text;
}

/// Of the second system a few cells are measured.
QString partly() {
    QStringList lines = grid({"old", "new"}).split(QLatin1Char('\n'));
    lines.erase(lines.end() - 9, lines.end() - 1);
    return lines.join(QLatin1Char('\n'));
}

std::vector<Case> cases() {
    const QStringList systems{"1.1-W", "1.1-R", "1.2-W", "1.2-R"};
    const QString longName = QStringLiteral("Throughput of the file system with thirty-two object servers, run %1");
    const QString plainName = QString(longName).remove(QLatin1Char(','));
    const QString column = QStringLiteral(
        "aggregate sequential write throughput of object storage target %1 as measured "
        "at the client's side behind a dropped cache, in repeats (GB/s)");
    const QString system = QStringLiteral(
        "configuration %1 of a file system with thirty-two object servers and sixty-four "
        "clients behind progressive layouts and compressed journals");
    const QString heads = QStringLiteral(
        "configuration of the system,number of client threads that each of the nodes "
        "starts when a run begins,objects per storage target of the file that is written "
        "and read back,aggregate throughput of all the clients of the system (MiB/s)");
    return {
        // clang-format off
        {"sample", true, {}, [](Study& /*study*/) {}, {"trends", "relations", "forecast", "relative", "transfer", "tree", "replication"}},
        {"simulation and layout", true, {}, simulateAndLayOut, {"simulate", "layout"}},
        {"statements of P2", true, {}, holdAgainstP2, {"simulate"}, true, {"simulate-statements"}},
        {"cells to measure", true, partly(), [](Study& /*study*/) {}, {"relative"}, true, {"relative-measure-next", "relative-measure-next-grid"}},
        {"two versions", true, repeated(), [](Study& /*study*/) {}, {"compare", "relative"}},
        {"sample, absolute, with a band", false, {}, [](Study& s) {
            s.trends.measure = Measure::absolute; s.forecast.interval = 0.9; s.forecast.backtest = true; }},
        {"sample, indexed, all cells, whole table", false, {}, [](Study& s) {
            s.trends.measure = Measure::indexed; s.relations.wholeTable = true; s.relative.model.grow.maxLeaves = 0; }},
        {"wide", true, wide(3, 12)},
        {"one series", false, wide(1, 12)},
        {"one point", true, grid(systems, 1, 1)},
        {"two points", false, grid(systems, 2, 1)},
        {"three series", false, grid(named("s%1", 3))},
        {"twelve series", false, grid(named("s%1", 12))},
        {"thirty series", false, grid(named("run-%1", 30), 5, 1)},
        {"hundred series", false, grid(named("run-%1", 100), 5, 1)},
        {"300 series", true, grid(named("run-%1", 300), 5, 1)},
        {"long names", true, grid(named(longName, 6), 5, 4, 1.0, 0.0,
            "configuration of the system,number of client threads per node,objects per storage target,aggregate throughput (MiB/s)")},
        {"twelve columns of very long names", false, wide(12, 8, 1.0,
            "aggregate sequential write throughput of object storage target %1 as measured at the client's side (GB/s)"), [](Study& s) {
            s.relations.wholeTable = true; }},
        {"twelve columns of 132 letters", false, wide(12, 8, 1.0, column), [](Study& s) { s.relations.wholeTable = true; }},
        {"twelve columns of 132 letters, larger", false, wide(12, 8, 1.0, column), [](Study& s) {
            s.relations.wholeTable = true; }, kOfSeries, true, {}, kLargerPt},
        {"23 names in two lines", false, grid(named(plainName, 23), 5, 1), choosing(named(plainName, 23)), {"trends"}, true, {}, test::kTextPt, true},
        {"23 names in three lines", false, grid(named(system, 23), 5, 1, 1.0, 0.0, heads), choosing(named(system, 23)), {"trends"}},
        {"names of a line and a half", false, grid(named(system, 6), 5, 4, 1.0, 0.0, heads)},
        {"names of a line and a half, larger", false, grid(named(system, 6), 5, 4, 1.0, 0.0, heads), [](Study& /*study*/) {},
            kOfSeries, true, {}, kLargerPt},
        {"Chinese", true, grid({"写入 一号", "读取 一号", "写入 二号", "读取 二号"}, 5, 3, 1.0, 0.0, "系统,线程数,对象数,吞吐量 (MB/s)")},
        {"negative values", true, grid(systems, 5, 3, 1.0, -480.0)},
        {"tiny values", false, grid(systems, 5, 3, 1e-9)},
        {"huge values", false, grid(systems, 5, 3, 1e9)},
        {"constant series", false, grid(systems, 5, 3, 0.0, 42.0)},
        {"many points", false, wide(4, 2000), [](Study& /*study*/) {}, kOfSeries, false},
        {"dates", false, dated(60)},
        {"many levels", false, grid(systems, 9, 6)},
        {"names like code", false, grid({"<b>a & b</b>", "\"c\"\"d\"", "e\\f_{g}^2", "100 % (h) 1.1 × 2"})},
        // clang-format on
    };
}

std::optional<Study> studyOf(const Case& one) {
    Study study;
    if (one.table.isEmpty()) {
        study = *sampleStudy();
    } else {
        const test::TableFile file(one.table.toStdString());
        base::NoProgress progress;
        auto opened = openTables({QString::fromStdString(file.path())}, {}, progress);
        if (!opened) {
            return std::nullopt;
        }
        study = opened->study;
    }
    one.choose(study);
    return study;
}

/// What poppler sees in the files together: a second reader, in few processes.
QStringList popplerDefects(const QStringList& files, const QString& folder) {
    const auto told = [](const QString& program, const QStringList& arguments) {
        QProcess process;
        process.start(program, arguments);
        process.waitForFinished(-1);
        return QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError());
    };
    const QString all = folder + QStringLiteral("/all.pdf");
    QStringList found;
    if (const QString failure = told(QStringLiteral("pdfunite"), files + QStringList{all}); !failure.isEmpty()) {
        found << failure;
    }
    // two lines of headings
    for (const QString& font : told(QStringLiteral("pdffonts"), {all}).split('\n', Qt::SkipEmptyParts).mid(2)) {
        if (!font.contains(QRegularExpression(QStringLiteral("Identity-H +yes +(yes|no) +yes")))) {
            found << QStringLiteral("font: ") + font;
        }
    }
    for (const QString& picture :
         told(QStringLiteral("pdfimages"), {"-list", all}).split('\n', Qt::SkipEmptyParts).mid(2)) {
        found << QStringLiteral("picture: ") + picture;
    }
    static const QRegularExpression sheet(QStringLiteral("<page width=\"([\\d.]+)\" height=\"([\\d.]+)\""));
    static const QRegularExpression box(
        QStringLiteral("xMin=\"([-\\d.]+)\" yMin=\"([-\\d.]+)\" xMax=\"([-\\d.]+)\" yMax=\"([-\\d.]+)\">(.*)</word>"));
    QSizeF page;
    int sheets = 0;
    for (const QString& line : told(QStringLiteral("pdftotext"), {"-bbox", all, "-"}).split('\n')) {
        if (const auto match = sheet.match(line); match.hasMatch()) {
            page = {match.captured(1).toDouble(), match.captured(2).toDouble()};
            ++sheets;
        } else if (const auto word = box.match(line); word.hasMatch()) {
            // a word's box is as high as its font, not as what is inked
            const double rise = 0.3 * (word.captured(4).toDouble() - word.captured(2).toDouble());
            const double run = 0.3 * (word.captured(3).toDouble() - word.captured(1).toDouble());
            if (word.captured(1).toDouble() < -run - 0.1 || word.captured(3).toDouble() > page.width() + run + 0.1 ||
                word.captured(2).toDouble() < -rise || word.captured(4).toDouble() > page.height() + rise) {
                found << QStringLiteral("word outside: ") + word.captured(5);
            }
        }
    }
    if (sheets != files.size()) {
        found << QStringLiteral("%1 pages of %2").arg(sheets).arg(files.size());
    }
    return found;
}

/// Figures that are calculated where somebody asks for them.
const std::set<std::string> kLazy{"relative-errors-of-every-metric", "relative-scenarios",
                                  "relative-measure-next",           "relative-measure-next-grid",
                                  "relative-does-choosing-help",     "simulate-requests"};

/// In millimetres; of the usual ones the one that this run is about, or all.
std::vector<double> askedWidths() {
    if (qEnvironmentVariableIsSet("GREYSCOPE_ALL_FIGURES")) {
        return {84.0, 89.0, 120.0, 183.0};
    }
    const double alone = qgetenv("GREYSCOPE_WIDTH").toDouble();
    return alone > 0.0 ? std::vector<double>{alone} : std::vector<double>{84.0, 183.0};
}

/// The cells of a matrix that show a number and do not have it: they could not be rounded in a table.
QStringList textsForNumbers(const StudyFigure& figure) {
    QStringList found;
    const bool listsLevels = figure.origin.name == "relative-measure-next";  // which are names
    const auto* matrix = listsLevels ? nullptr : std::get_if<widgets::MatrixSpec>(&figure.figure);
    for (const widgets::Cell& cell : matrix ? matrix->cells : std::vector<widgets::Cell>()) {
        bool reads = false;
        static_cast<void>(QString(cell.text).replace(QChar(0x2212), QLatin1Char('-')).toDouble(&reads));
        if (reads && !cell.shownNumber()) {
            found << QString::fromStdString(figure.origin.name) + QStringLiteral(": a text for the number ") +
                         cell.text;
        }
    }
    return found;
}

}  // namespace

/// Every figure of many studies on paper, at the widths of journals, read back.
class tst_printed_figures : public QObject {
    Q_OBJECT

private slots:
    void figuresAreRightAtEveryWidth_data() {
        QTest::addColumn<int>("index");
        const auto all = cases();
        const bool full = qEnvironmentVariableIsSet("GREYSCOPE_ALL_FIGURES");
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (full || all[i].quick) {
                QTest::newRow(all[i].name) << static_cast<int>(i);
            }
        }
    }
    void figuresAreRightAtEveryWidth() {
        QFETCH(int, index);
        const Case one = cases()[static_cast<std::size_t>(index)];
        const auto study = studyOf(one);
        QVERIFY(study);
        const std::set<std::string> pages = test::askedPages(one.pages);
        if (pages.empty()) {
            return;  // a page without figures of this study
        }
        const bool full = qEnvironmentVariableIsSet("GREYSCOPE_ALL_FIGURES");
        std::set<std::string> lazy = one.onDemand && (full || one.pages != kOfSeries) ? kLazy : std::set<std::string>();
        if (!full) {  // where every cell is measured, choosing is replayed for seconds
            for (const char* figure :
                 {"relative-measure-next", "relative-measure-next-grid", "relative-does-choosing-help"}) {
                lazy.erase(figure);
            }
        }
        lazy.insert(one.asked.begin(), one.asked.end());
        const auto figures = cli::figuresOf(*study, pages, lazy);
        QVERIFY(figures);
        for (const std::string& name : one.asked) {
            const auto isAsked = [&name](const StudyFigure& figure) { return figure.origin.name == name; };
            QVERIFY2(std::any_of(figures->begin(), figures->end(), isAsked), name.c_str());
        }
        QVERIFY(!figures->empty() || pages.size() < one.pages.size());  // not every page has something of every study
        const QString keep = qEnvironmentVariable("GREYSCOPE_KEEP_FIGURES");
        QStringList all;
        for (const StudyFigure& figure : *figures) {
            all += textsForNumbers(figure);
            for (const double width : askedWidths()) {
                const QString folder =
                    (keep.isEmpty() ? m_folder.path() : keep) + QStringLiteral("/%1-%2").arg(index).arg(width);
                QVERIFY(cli::makeFolder(folder.toStdString()));
                const cli::FigureSize size{.widthMm = width, .textPt = one.textPt};
                const QString path = folder + QLatin1Char('/') + QString::fromStdString(fileNameOf(figure.origin)) +
                                     QStringLiteral(".pdf");
                QVERIFY(exportFigure(figure.figure, cli::optionsFor(figure, size), path, figure.origin));
                m_files << path;
                QFile file(path);
                QVERIFY(file.open(QIODevice::ReadOnly));
                const test::PrintedPage page = test::PdfReader(file.readAll()).page();
                for (const FigureCheck& check : checkFigure(figure.figure, cli::optionsFor(figure, size))) {
                    if (check.broken() && (check.ofPage || (one.whole && check.rule == "complete"))) {
                        all << QStringLiteral("%1 at %2: checker: ")
                                       .arg(QString::fromStdString(figure.origin.name))
                                       .arg(width) +
                                   check.sentence;
                    }
                }
                for (const QString& defect :
                     test::defects(page, {width, page.size.height() * 25.4 / 72.0}, one.textPt)) {
                    all << QStringLiteral("%1 at %2: %3")
                               .arg(QString::fromStdString(figure.origin.name))
                               .arg(width)
                               .arg(defect);
                }
            }
        }
        for (const QString& defect : all) {
            qInfo("%s", qPrintable(defect));
        }
        QCOMPARE(all.size(), 0);
    }

    void popplerFindsNoDefectEither() {
        if (m_files.isEmpty()) {
            return;
        }
        const QStringList all = popplerDefects(m_files, m_folder.path());
        for (const QString& defect : all) {
            qInfo("%s", qPrintable(defect));
        }
        QCOMPARE(all.size(), 0);
    }

private:
    QTemporaryDir m_folder;
    QStringList m_files;  ///< written so far
};

GREYSCOPE_TEST(tst_printed_figures)

}  // namespace tests_of_printed_figures

#include "tst_printed_figures.moc"
