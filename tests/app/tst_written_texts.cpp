// A study from somebody else is data: whatever its texts say, no export obeys them.
#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <set>

#include "app/cli/figures/study_figures.h"
#include "app/report/report.h"
#include "app/study/file/study_file.h"
#include "app/study/series_listing.h"
#include "app/study/tables/open_table.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"
#include "tests/support/told.h"
#include "tests/support/trapped_fields.h"

namespace tests_of_written_texts {

using namespace greyscope;
using namespace greyscope::app;
using test::kTrap;
using test::runCommand;

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::string quoted(std::string text) {
    for (std::size_t at = 0; (at = text.find('"', at)) != std::string::npos; at += 2) {
        text.insert(at, 1, '"');
    }
    return '"' + text + '"';
}

/// Every name, level and unit of the table holds the trap.
std::string hostileTable() {
    std::string text = quoted(kTrap + "kind") + ',' + quoted(kTrap + "threads") + ',' + quoted(kTrap + "objects") +
                       ',' + quoted(kTrap + "speed (" + "MB/s)") + '\n';
    for (const char* kind : {"read", "write", "append"}) {
        for (int threads = 8; threads <= 64; threads *= 2) {
            for (int objects = 1; objects <= 4; objects *= 2) {
                const int speed =
                    100 + threads * (kind[0] == 'r' ? 3 : 2) + 7 * objects + (kind[0] == 'a' ? threads : 0);
                text += quoted(kTrap + kind) + ',' + std::to_string(threads) + ',' + std::to_string(objects) + ',' +
                        std::to_string(speed) + '\n';
            }
        }
    }
    return text;
}

const std::set<QString> kDocument{"html",   "head",    "meta",   "title",      "style",   "body",   "script",
                                  "nav",    "a",       "h1",     "h2",         "p",       "code",   "div",
                                  "table",  "thead",   "tbody",  "tr",         "th",      "td",     "b",
                                  "button", "section", "figure", "figcaption", "details", "summary"};
const std::set<QString> kDrawing{"svg",      "title",   "desc",           "defs",           "g",        "path",
                                 "polyline", "polygon", "rect",           "circle",         "ellipse",  "line",
                                 "text",     "tspan",   "linearGradient", "radialGradient", "stop",     "clipPath",
                                 "pattern",  "image",   "lineargradient", "radialgradient", "clippath", "style"};

/// What a browser would run or fetch.
QString wrongIn(const QString& element, const QString& attribute, const QString& value) {
    const bool runs = attribute.startsWith(QLatin1String("on"), Qt::CaseInsensitive);
    const bool fetches = (attribute == QLatin1String("src") || attribute.endsWith(QLatin1String("href"))) &&
                         !value.startsWith(QLatin1Char('#')) && !value.startsWith(QLatin1String("data:image/png"));
    return runs || fetches ? element + QLatin1Char(' ') + attribute + QLatin1Char('=') + value : QString();
}

QString wrongInSvg(const QByteArray& svg) {
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            if (!kDrawing.contains(reader.name().toString())) {
                return reader.name().toString();
            }
            for (const auto& attribute : reader.attributes()) {
                const QString wrong =
                    wrongIn(reader.name().toString(), attribute.name().toString(), attribute.value().toString());
                if (!wrong.isEmpty()) {
                    return wrong;
                }
            }
        }
    }
    return reader.errorString();
}

}  // namespace

class tst_written_texts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        const QString file = m_folder.filePath(QStringLiteral("<b>table.csv"));
        QFile table(file);
        QVERIFY(table.open(QIODevice::WriteOnly));
        table.write(QByteArray::fromStdString(hostileTable()));
        table.close();
        base::NoProgress progress;
        m_study.name = kTrap;
        StudyTable read = tableFromFile(file.toStdString(), {}, progress).value();
        read.name = QString::fromStdString(kTrap).replace(QLatin1Char('/'), QLatin1Char('-')).toStdString();
        m_study.tables.push_back(read);
        const auto entries = seriesOf(m_study.tables.front()).entries;
        QCOMPARE(entries.size(), std::size_t{3});
        m_study.selection.reference = entries[0].id;
        m_study.selection.compared = {entries[1].id, entries[2].id};
    }

    /// Every text in the study's own list of fields is hostile, and the report of it a document like others. What a
    /// page shows nothing for is told with the text; the names of series, and looks and sheets, leave all pages in
    /// sight.
    void everyTextOfAStudyIsText_data() {
        QTest::addColumn<std::set<std::string>>("names");
        const std::set<std::string> pages{"trends", "relations", "forecast", "relative", "transfer", "compare", "tree"};
        test::FieldNames all;
        Study study;
        fields(all, study);
        std::set<std::string> others = all.names;
        for (const std::string& name : pages) {
            QCOMPARE(others.erase(name), std::size_t{1});
        }
        others.erase("selection");
        QTest::newRow("choices of pages") << pages;
        QTest::newRow("selection") << std::set<std::string>{"selection"};
        QTest::newRow("others") << others;
        QTest::newRow("table") << std::set<std::string>();
    }

    void everyTextOfAStudyIsText() {
        QFETCH(const std::set<std::string>, names);
        Study study = m_study;
        test::TrappedFields trap(names);
        names.empty() ? fields(trap, study.tables.front()) : fields(trap, study);
        const QString file = m_folder.filePath(QStringLiteral("field.greyscope"));
        QVERIFY(writeStudy(study, file));
        QVERIFY(contentOf(file).contains("alert(1)"));
        const QString html = m_folder.filePath(QStringLiteral("field.html"));
        QFile::remove(html);
        const auto run = runCommand({"report", file.toStdString(), "--out", html.toStdString()});
        const bool drawsNothing = names.contains("selection") && run.code == 1;  // its series are texts like any other
        QVERIFY2(run.code == 0 || (drawsNothing && !QFile::exists(html)), run.err.c_str());
        if (!drawsNothing) {
            checkHtml(html);
        }
    }

    /// Everything that a figure can be written as.
    void everyFormatOfAFigureIsSound() {
        Study study = m_study;
        test::TrappedFields trap({"figures"});
        fields(trap, study);
        study.figures.front().figure = "trends-trends";
        study.figures.front().look.title = kTrap;
        const QString file = m_folder.filePath(QStringLiteral("all.greyscope"));
        QVERIFY(writeStudy(study, file));
        const QString out = m_folder.filePath(QStringLiteral("all"));
        const auto run =
            runCommand({"export", file.toStdString(), "--out", out.toStdString(), "--title", "--figure",
                        "trends,relations", "--format", "pdf,svg,png,tex,table,csv,caption,caption-tex,recipe"});
        QVERIFY2(run.code == 0, run.err.c_str());
        std::set<QString> seen;
        for (const QFileInfo& each : QDir(out).entryInfoList(QDir::Files)) {
            const QByteArray content = contentOf(each.filePath());
            const QString kind = each.completeSuffix();
            seen.insert(kind);
            QString wrong;
            if (kind == QLatin1String("svg")) {
                wrong = wrongInSvg(content);
            } else if (kind == QLatin1String("pdf")) {
                wrong = content.startsWith("%PDF-") && !content.contains("/JavaScript") && !content.contains("/URI")
                            ? QString()
                            : QStringLiteral("no plain PDF");
            } else if (kind == QLatin1String("png")) {
                wrong = QImage::fromData(content).isNull() ? QStringLiteral("no picture") : QString();
            } else if (kind.endsWith(QLatin1String("tex"))) {
                static const QRegularExpression comment(QStringLiteral("^%.*$"), QRegularExpression::MultilineOption);
                const QString commands = QString::fromUtf8(content).remove(comment);
                wrong = commands.contains(QLatin1String("\\write")) ? QStringLiteral("a command of TeX") : QString();
            } else if (kind == QLatin1String("csv")) {
                base::NoProgress progress;
                wrong =
                    io::readText(content.toStdString(), "a.csv", {}, progress) ? QString() : QStringLiteral("no table");
            } else if (kind == QLatin1String("figure.json")) {
                wrong = nlohmann::json::accept(content.toStdString()) ? QString() : QStringLiteral("no JSON");
            }
            QVERIFY2(wrong.isEmpty(), qPrintable(each.fileName() + QLatin1String(": ") + wrong));
        }
        QCOMPARE(seen.size(), std::size_t{9});
    }

    /// Texts of a report that no study can hold today are escaped as well.
    void everyTextOfAReportIsEscaped() {
        const QString trap = QString::fromStdString(kTrap);
        Report report{trap, trap, {trap}, {{trap, trap, trap, 1, 2}}, {{trap, {{trap, trap}}, {trap}, {}}}};
        const auto figures = cli::figuresOf(m_study, {"trends"});
        QVERIFY(figures && !figures->empty());
        StudyFigure figure = figures->front();
        figure.origin.name = kTrap;
        report.sections.front().figures.push_back({figure, cli::optionsFor(figure, {})});
        const QString html = m_folder.filePath(QStringLiteral("report.html"));
        QFile file(html);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(reportHtml(report));
        file.close();
        checkHtml(html);
        QVERIFY(m_text.count(QStringLiteral("<script>alert(1)</script>")) >= 10);
    }

private:
    void checkHtml(const QString& path) {
        const QString said = test::told(QStringLiteral("python3"),
                                        {QStringLiteral(GREYSCOPE_SOURCE_DIR "/tests/support/html_parts.py"), path});
        const auto parts = nlohmann::json::parse(said.toStdString(), nullptr, false);
        QVERIFY(parts.is_object());
        QString policy;
        for (const auto& element : parts["elements"]) {
            const QString name = QString::fromStdString(element[0]);
            QVERIFY2(kDocument.contains(name) || kDrawing.contains(name), qPrintable(name));
            for (const auto& [attribute, value] : element[1].items()) {
                const QString text = value.is_string() ? QString::fromStdString(value) : QString();
                const QString wrong = wrongIn(name, QString::fromStdString(attribute), text);
                QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            }
            if (element[1].value("http-equiv", "") == "Content-Security-Policy") {
                policy = QString::fromStdString(element[1].value("content", ""));
            }
        }
        QCOMPARE(parts["scripts"].size(), std::size_t{1});
        QVERIFY(policy.contains(QStringLiteral("script-src '%1'").arg(QString::fromStdString(parts["scripts"][0]))));
        QVERIFY(policy.startsWith(QLatin1String("default-src 'none'")));
        m_text = QString::fromStdString(parts["text"]);
        QVERIFY(m_text.contains(QStringLiteral("alert(1)")));
    }

    QTemporaryDir m_folder;
    Study m_study;
    QString m_text;  ///< of the document that was checked last
};

GREYSCOPE_TEST(tst_written_texts)

}  // namespace tests_of_written_texts

#include "tst_written_texts.moc"
