#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <set>

#include "app/study/file/study_file.h"
#include "app/study/sample_study.h"
#include "app/study/tables/table_recipe.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"
#include "tests/support/told.h"

namespace tests_of_cli_report {

using namespace greyscope;
using namespace greyscope::test;

namespace {

/// As a shell takes it.
QString quoted(const QString& name) {
    return QString::fromStdString(app::shellWord(name.toStdString()));
}

}  // namespace

/// A study as one document.
class tst_cli_report : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        app::Study study = *app::sampleStudy();
        study.sheets.push_back({.name = "Overview", .grid = {183.0, {{60.0, {1.0}}}}, .panels = {"trends-trends"}});
        QVERIFY(app::writeStudy(study, QString::fromStdString(m_study)));
        const auto listed = runCommand({"figures", m_study, "--format", "json"}).json();
        for (const auto& figure : listed.at("figures")) {
            if (figure.contains("on_request")) {
                break;  // those stand behind the others
            }
            m_names << QString::fromStdString(figure.at("name"));
        }
        QVERIFY(m_names.size() > 10);
    }

    void htmlHoldsEveryFigureAndNeedsNothingElse() {
        const QString html = QString::fromUtf8(written("report.html"));
        for (const QString& name : m_names) {
            QVERIFY2(html.contains(QStringLiteral("<figure id=\"%1\">").arg(name)), qPrintable(name));
            QVERIFY2(html.contains(QStringLiteral("--figure %1 --format csv").arg(quoted(name))), qPrintable(name));
        }
        QCOMPARE(html.count(QStringLiteral("<svg ")), m_names.size());
        QVERIFY(!html.contains(QRegularExpression("(src|href)=\"(?!#)")) && !html.contains("<image"));
        std::set<QString> ids;
        static const QRegularExpression id(QStringLiteral(" id=\"([^\"]+)\""));
        for (auto it = id.globalMatch(html); it.hasNext();) {
            const QString found = it.next().captured(1);
            QVERIFY2(ids.insert(found).second, qPrintable(found));
        }
        static const QRegularExpression use(QStringLiteral("url\\(#([^)]+)\\)"));
        for (auto it = use.globalMatch(html); it.hasNext();) {
            QVERIFY(ids.contains(it.next().captured(1)));
        }
        // the degree of 1.1-W and 1.2-W in its table, with all digits to sort by
        QVERIFY(html.contains(QRegularExpression("data-value=\"0\\.766\\d{6,}\">0\\.766<")));
        QVERIFY(html.contains(QStringLiteral("Conventions: ")) && html.contains(QStringLiteral("SHA-256")));
    }

    void pdfIsInVectorsWithEveryFigure() {
        const QString file = m_folder.filePath("report.pdf");
        QVERIFY(!written("report.pdf").isEmpty());
        QVERIFY(told("pdfinfo", {file}).contains(QRegularExpression("Page size: +59[45][.\\d]* x 84[12]")));
        QCOMPARE(told("pdfimages", {"-list", file}).split('\n', Qt::SkipEmptyParts).size(), 2);  // headings
        const QString text = told("pdftotext", {file, "-"}).remove(QRegularExpression("\\s"));   // lines break anywhere
        for (const QString& name : m_names) {
            QVERIFY2(text.contains("--figure" + quoted(name)), qPrintable(name));
        }
        QVERIFY(text.contains("1.2-ReW"));
        // a figure is below its heading, also where nothing is said between them, and no page holds only the end of a
        // command
        QStringList pages = told("pdftotext", {file, "-"}).split('\f', Qt::SkipEmptyParts);
        for (const QString& page : pages) {
            QVERIFY2(page.simplified().size() > 30, qPrintable(page));
        }
    }

    void anotherKindOfFileIsRefused() {
        const auto run = runCommand({"report", m_study, "--out", m_folder.filePath("report.doc").toStdString()});
        QVERIFY(run.code == 2 && run.err.find(".html") != std::string::npos);
    }

private:
    [[nodiscard]] QByteArray written(const char* name) const {
        const QString path = m_folder.filePath(QLatin1String(name));
        if (!QFile::exists(path) && runCommand({"report", m_study, "--out", path.toStdString()}).code != 0) {
            return {};
        }
        return content(path);
    }
    static QByteArray content(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
    const std::string m_study = m_folder.filePath("study.greyscope").toStdString();
    QStringList m_names;
};

GREYSCOPE_TEST(tst_cli_report)

}  // namespace tests_of_cli_report

#include "tst_cli_report.moc"
