#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include "app/cli/figures/study_figures.h"
#include "app/export/devices/outside_formats.h"
#include "app/export/figure_formats.h"
#include "app/study/tables/opened_files.h"
#include "app/text/error_text.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_figure_formats {

using namespace greyscope;
using namespace greyscope::app;
using test::runCommand;

namespace {

constexpr int kCoarseDpi = 100;  // of pictures that nobody looks at

QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// All files below a folder.
std::map<QString, QByteArray> filesIn(const QString& folder) {
    std::map<QString, QByteArray> files;
    const QDir dir(folder);
    for (const QString& name : dir.entryList(QDir::Files)) {
        files[name] = content(dir.filePath(name));
    }
    return files;
}

}  // namespace

class tst_figure_formats : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        base::NoProgress progress;
        const auto opened = openTables({QStringLiteral(GREYSCOPE_SAMPLE_DATA "/lustre_throughput.csv")}, {}, progress);
        QVERIFY(opened);
        m_study = opened->study;
        m_path = m_folder.filePath("paper.greyscope");
        QVERIFY(writeStudy(m_study, m_path));
        const auto figures = cli::figuresOf(m_study, {"trends"});
        QVERIFY(figures);
        m_figure = figures->front();
    }

    void anEmfIsAsLargeAsItsPage() {
        QByteArray emf(44, '\1');
        emf.replace(40, 4, " EMF");
        const QByteArray framed = withFrame(emf, {89.0, 60.44});
        const auto edge = [&framed](int number) {
            return qFromLittleEndian<qint32>(framed.constData() + 24 + 4 * number);
        };
        QCOMPARE(edge(0), 0);
        QCOMPARE(edge(1), 0);
        QCOMPARE(edge(2), 8900);
        QCOMPARE(edge(3), 6044);
        QCOMPARE(framed.left(24), emf.left(24));
        QCOMPARE(framed.mid(40), emf.mid(40));
        QCOMPARE(withFrame("no picture", {89.0, 60.0}), QByteArray("no picture"));
    }

    void suffixesAreToldApart() {
        QCOMPARE(formatOf("a.table.tex"), formatNamed("table"));
        QCOMPARE(formatOf("a.tex"), formatNamed("tex"));
        QCOMPARE(formatOf("a.caption.txt"), formatNamed("caption"));
        QCOMPARE(withSuffix("x/a.table.tex", *formatNamed("svg")), QString("x/a.svg"));
        QCOMPARE(withSuffix("x/1.1-w", *formatNamed("pdf")), QString("x/1.1-w.pdf"));
    }

    void aBundleHoldsEverything() {
        const QString folder = bundle("all");
        QStringList missing;
        for (const FigureFormat& format : figureFormats()) {
            const QString name = QString::fromStdString(m_figure.origin.name) + format.suffix;
            const bool converted = QString(format.name) == "emf" || QString(format.name) == "eps";
            if (format.content && !converted && content(folder + '/' + name).isEmpty()) {
                missing << name;
            }
        }
        QCOMPARE(missing, QStringList());
    }

    void whatAMachineCannotConvertIsTold() {
        const QByteArray before = qgetenv("PATH");
        qputenv("PATH", m_folder.path().toLocal8Bit());
        const auto eps = exportFigure(m_figure.figure, {}, m_folder.filePath("a.eps"));
        const auto emf = exportFigure(m_figure.figure, {}, m_folder.filePath("a.emf"));
        const QStringList offered = formatFilters();
        qputenv("PATH", before);
        QVERIFY(offered.filter("pdf").size() == 1 && offered.filter("eps").isEmpty() &&
                offered.filter("emf").isEmpty());
        QVERIFY(!eps && !emf);
        QCOMPARE(eps.error().arguments[1], std::string("pdftops of the package poppler-utils is not installed"));
        QCOMPARE(emf.error().arguments[1], std::string("inkscape of the package inkscape is not installed"));
        QCOMPARE(errorRemedy(emf.error()), QString("Install the package inkscape."));
        QVERIFY(!QFile::exists(m_folder.filePath("a.eps")));
    }

    void epsIsPostScriptOfTheSameSize() {
        if (QStandardPaths::findExecutable("pdftops").isEmpty()) {
            QSKIP("pdftops is not installed");
        }
        const QString path = m_folder.filePath("a.eps");
        ExportOptions options;
        options.sizeMm = {100.0, 50.0};
        QVERIFY(exportFigure(m_figure.figure, options, path));
        const QByteArray eps = content(path);
        QVERIFY(eps.startsWith("%!PS-Adobe"));
        QVERIFY2(eps.contains("%%BoundingBox: 0 0 284 142"), eps.left(400).constData());
        QVERIFY(exportFigure(m_figure.figure, options, path));
        QCOMPARE(content(path), eps);
    }

    void theCaptionTellsTheConventionsAndTheFile() {
        const QString caption = captionOf(m_figure.figure, m_figure.origin);
        const std::string sum = m_study.tables.front().stamp->sha256;
        for (const QString& part :
             {widgets::figureTitle(m_figure.figure), QStringLiteral("against Threads/OST"),
              QStringLiteral("Reference: 1.1-W."), QStringLiteral("Measure: as measured"),
              QStringLiteral("lustre_throughput.csv (SHA-256 %1)").arg(QString::fromStdString(sum.substr(0, 12)))}) {
            QVERIFY2(caption.contains(part), qPrintable(caption));
        }
        QVERIFY(sum.size() == 64);
        QVERIFY(!caption.contains("..") && !caption.contains("  "));
        const CaptionParts parts = captionParts(caption, m_figure.origin);
        QVERIFY2(!parts.printed.contains("SHA-256") && !parts.printed.contains("Measure"), qPrintable(parts.printed));
        QVERIFY(parts.settings.contains("SHA-256") && !parts.settings.contains('\n'));
    }

    void theCaptionTellsWhichRowsAreUsed() {
        Study part = m_study;
        part.tables.front().recipe = {{data::Filter{"objects_per_ost", {"1"}}}, {data::ExcludeRows{{7, 9}}}};
        FigureOrigin origin = m_figure.origin;
        origin.study = std::make_shared<const Study>(part);
        const QString caption = captionOf(m_figure.figure, origin);
        QVERIFY2(caption.contains("Keep rows where objects_per_ost is 1. Leave out 2 marked rows (lines 7,9)."),
                 qPrintable(caption));
    }

    void aRecipeNeedsAStudy() {
        const auto recipe = exportFigure(m_figure.figure, {}, m_folder.filePath("a.figure.json"));
        QVERIFY(!recipe);
        QCOMPARE(recipe.error().code, base::ErrorCode::optionMissing);
    }

    /// The same command on what made a figure makes the same one, with the size it had; other data make another one.
    void aRecipeMakesTheFigureAgain() {
        const QString first = m_folder.filePath("first");
        const QString second = m_folder.filePath("second");
        const std::string name = m_figure.origin.name;
        auto run = runCommand({"export", m_path.toStdString(), "--out", first.toStdString(), "--figure", name,
                               "--width", "77", "--title", "--format", "pdf,recipe,table,caption"});
        QCOMPARE(run.code, 0);
        const QString recipe = first + '/' + QString::fromStdString(name) + ".figure.json";
        run = runCommand(
            {"export", recipe.toStdString(), "--out", second.toStdString(), "--format", "pdf,recipe,table,caption"});
        QVERIFY2(run.code == 0, run.err.c_str());
        QCOMPARE(filesIn(second).size(), std::size_t{4});
        QCOMPARE(filesIn(second), filesIn(first));
        run = runCommand({"export", recipe.toStdString(), "--out", second.toStdString(), "--width", "120"});
        QCOMPARE(run.code, 0);
        QVERIFY(filesIn(second) != filesIn(first));
        run = runCommand({"figures", recipe.toStdString()});
        QVERIFY(run.out.find(name) != std::string::npos);
    }

    void badRecipesAreRefused() {
        const auto told = [this](const QByteArray& text) {
            const QString path = m_folder.filePath("bad.figure.json");
            QFile file(path);
            if (file.open(QIODevice::WriteOnly)) {
                file.write(text);
                file.close();
            }
            return runCommand({"export", path.toStdString(), "--out", m_folder.filePath("bad").toStdString()}).code;
        };
        QCOMPARE(told("{"), 1);
        QCOMPARE(told("{}"), 1);
        QCOMPARE(told(R"({"format": "greyscope-figure", "study": []})"), 1);
        QCOMPARE(told(R"({"format": "greyscope-figure", "figure": "x", "study": {}})"), 1);
    }

    /// No clock and no random number is in any format.
    void theSameStudyGivesTheSameBytes() {
        const auto once = filesIn(bundle("all"));
        QVERIFY(once.size() >= 9);
        QCOMPARE(filesIn(bundle("again")), once);
    }

private:
    /// The folder of the figure in every format; written once.
    [[nodiscard]] QString bundle(const char* name) const {
        const QString folder = m_folder.filePath(QLatin1String(name) + QStringLiteral(".bundle"));
        const bool written = QDir(folder).exists() ||
                             exportFigure(m_figure.figure, {.dpi = kCoarseDpi}, folder, m_figure.origin).has_value();
        return written ? folder : QString();
    }

    QTemporaryDir m_folder;
    QString m_path;
    Study m_study;
    StudyFigure m_figure;
};

GREYSCOPE_TEST(tst_figure_formats)

}  // namespace tests_of_figure_formats

#include "tst_figure_formats.moc"
