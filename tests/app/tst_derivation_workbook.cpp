// The workbook of a derivation, read back: its values by our own reader, its formulas calculated here, and, where
// LibreOffice is at hand, by that.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <sstream>

#include <fcntl.h>
#include <unistd.h>

#include "app/export/derivation_workbook.h"
#include "app/window/document/workbook_saver.h"
#include "core/derivation/notation/sheet_formula.h"
#include "core/io/workbook/sheet_reader.h"
#include "tests/support/command_run.h"
#include "tests/support/derivation_kinds.h"
#include "tests/support/sheet_calculator.h"
#include "tests/support/size_limit.h"
#include "tests/support/test_registry.h"
#include "tests/support/workbook_parts.h"

namespace tests_of_derivation_workbook {

using namespace greyscope;
using derivation::Derivation;
using Rows = std::vector<std::vector<std::string>>;

namespace {

constexpr std::size_t kValue = 3;
constexpr std::size_t kOurs = 4;

/// The cells of a sheet, by rows from the first on.
Rows rowsOf(const QByteArray& workbook, int sheet) {
    const std::string bytes = workbook.toStdString();
    base::NoProgress progress;
    const auto text = io::sheetText(io::bytesOf(bytes), "book.xlsx", std::to_string(sheet), progress);
    Rows rows;
    std::istringstream lines(text ? *text : std::string());
    for (std::string line; std::getline(lines, line);) {
        auto& cells = rows.emplace_back();
        std::istringstream parts(line);
        for (std::string cell; std::getline(parts, cell, '\t');) {
            cells.push_back(cell);
        }
        cells.resize(std::max<std::size_t>(cells.size(), kOurs + 1));
    }
    return rows;
}

double numberOf(const std::string& text) {
    bool isNumber = false;
    const double number = QString::fromStdString(text).toDouble(&isNumber);
    return isNumber ? number : std::nan("");
}

/// What the lines of a derivation give, in the order in which they stand in a sheet.
std::vector<double> valuesInOrder(const Derivation& derivation) {
    std::vector<double> values;
    for (const derivation::Step& step : derivation.steps) {
        for (const std::size_t line : derivation::sheetOrder(step)) {
            values.push_back(static_cast<double>(step.lines[line].value));
        }
    }
    return values;
}

/// The same steps with other measured numbers, and nothing calculated from them yet.
Derivation withOtherInputs(Derivation derivation, const Derivation& other) {
    derivation::SheetCells cells;
    cells.rowOf = [](const derivation::LineRef& /*line*/) { return std::size_t{1}; };
    for (std::size_t i = 0; i < derivation.steps.size(); ++i) {
        auto& lines = derivation.steps[i].lines;
        for (std::size_t line = 0; line < lines.size(); ++line) {
            const bool measured =
                derivation::sheetCell(derivation, {static_cast<int>(i), static_cast<int>(line)}, cells).measured;
            if (measured) {
                lines[line] = other.steps[i].lines[line];
            } else if (lines[line].put.kind != derivation::Expr::Kind::number || lines[line].put.from.known()) {
                lines[line].value = 0.0L;
            }
        }
    }
    return derivation;
}

bool near(double a, double b) {
    return std::abs(a - b) <= 1e-7 * std::max(1.0, std::abs(b));
}

}  // namespace

class tst_derivation_workbook : public QObject {
    Q_OBJECT

private slots:
    void everyFormulaGivesTheValueBesideIt();
    void namesOfFilesAreText();
    void writtenByTheCommandLine();
    void aFullDiskIsToldOnce();
    void savedFromTheWindow();
    void libreOfficeRecalculatesEverySheet();

private:
    QTemporaryDir m_folder;
};

void tst_derivation_workbook::everyFormulaGivesTheValueBesideIt() {
    const std::vector<Derivation> derivations{
        test::modelDerivation(grey::GreyModel::gm11, test::kMeasuredColumns),
        test::degreeDerivation({}, test::kMeasuredColumns, {derivation::Rounding::Kind::decimals, 3}),
        test::splitsPathsAndMerges().front().derivation};
    const auto workbook = app::derivationWorkbook(derivations);
    QVERIFY(workbook);
    for (std::size_t sheet = 0; sheet < derivations.size(); ++sheet) {
        const Rows rows = rowsOf(*workbook, static_cast<int>(sheet) + 1);
        const auto formulas = test::formulasOf(*workbook, static_cast<int>(sheet) + 1);
        std::vector<std::string> column;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const auto formula = formulas.find("D" + std::to_string(row + 1));
            column.push_back(formula == formulas.end() ? rows[row][kValue] : "=" + formula->second);
        }
        column[3].clear();  // the largest difference, of another column
        const auto cells = test::calculated(column, "D");
        const std::vector<double> expected = valuesInOrder(derivations[sheet]);
        std::size_t next = 0;
        for (std::size_t row = 7 + derivation::sheetChoices(derivations[sheet]).size(); row < rows.size(); ++row) {
            const double value = numberOf(rows[row][kValue]);
            if (std::isnan(value)) {
                continue;
            }
            QVERIFY(next < expected.size());
            QVERIFY2(near(value, expected[next]), rows[row][0].c_str());
            const std::string cell = "D" + std::to_string(row + 1);
            QVERIFY2(near(cells.at(cell), expected[next]), cell.c_str());
            const double ours = numberOf(rows[row][kOurs]);
            QVERIFY(std::isnan(ours) || near(ours, expected[next]));
            QCOMPARE(formulas.count("F" + std::to_string(row + 1)), formulas.count(cell));
            ++next;
        }
        QCOMPARE(next, expected.size());
    }
}

/// Nothing of a file becomes a formula, and every sheet has a name that Excel takes.
void tst_derivation_workbook::namesOfFilesAreText() {
    const std::vector<std::string> names{"=1+1", "a/b:[c]*?\\'" + std::string(60, 'x'), "s2"};
    const data::SeriesTable table = test::tableOf(test::kMeasuredColumns, {}, names);
    std::vector<Derivation> derivations;
    for (const std::size_t compared : {1U, 2U}) {
        derivations.push_back(*derivation::relationDerivation(table, {0, 1, 2}, {0, compared, false}, {}));
    }
    const auto workbook = app::derivationWorkbook(derivations);
    QVERIFY(workbook);
    bool found = false;
    for (const auto& row : rowsOf(*workbook, 2)) {
        found = found || row[1] == "s2";
    }
    QVERIFY(found);
    for (const auto& [cell, formula] : test::formulasOf(*workbook, 1)) {
        QVERIFY2(formula != "1+1", cell.c_str());
    }
}

void tst_derivation_workbook::writtenByTheCommandLine() {
    const std::string path = m_folder.filePath("models.xlsx").toStdString();
    const std::vector<std::string> asked{"forecast", test::samplePath("lustre_read_1_1.csv"),
                                         "--axis",   "threads_per_ost",
                                         "--of",     "throughput_gb_s",
                                         "--model",  "all"};
    auto arguments = asked;
    arguments.insert(arguments.end(), {"--working", "--workbook", path});
    const auto run = test::runCommand(arguments);
    QCOMPARE(run.code, 0);
    QVERIFY(run.err.find("Wrote " + path) != std::string::npos);
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray workbook = file.readAll();
    QVERIFY(rowsOf(workbook, 1).size() > 50 && rowsOf(workbook, 4).size() > 50);
    auto alone = asked;
    alone.insert(alone.end(), {"--workbook", path});
    QVERIFY(test::runCommand(alone).code != 0);
}

/// By us: the library that writes the file prints its errors itself.
void tst_derivation_workbook::aFullDiskIsToldOnce() {
    const QString said = m_folder.filePath("said.txt");
    const int file = ::open(QFile::encodeName(said).constData(), O_RDWR | O_CREAT, 0600);
    const int before = ::dup(STDERR_FILENO);
    ::dup2(file, STDERR_FILENO);
    const auto workbook = [] {
        const test::SizeLimit limit(100);
        return app::derivationWorkbook({test::degreeDerivation({}, test::kMeasuredColumns)});
    }();
    ::dup2(before, STDERR_FILENO);
    ::close(before);
    ::close(file);
    QVERIFY(!workbook && workbook.error().code == base::ErrorCode::fileNotWritable);
    QCOMPARE(QFileInfo(said).size(), 0);
}

void tst_derivation_workbook::savedFromTheWindow() {
    QWidget window;
    const app::StudyStore store;
    app::WorkbookSaver saver(store, &window);
    QSignalSpy saved(&saver, &app::WorkbookSaver::saved);
    const QString path = m_folder.filePath("window.xlsx");
    saver.save(path, std::make_shared<const Derivation>(test::degreeDerivation({}, test::kMeasuredColumns)));
    QTRY_COMPARE(saved.size(), 1);
    QVERIFY(QFile(path).size() > 2000);
}

/// Every model and every degree with other numbers in the measured cells, and none in the calculated ones. Needs
/// soffice of libreoffice-calc-nogui; runs where GREYSCOPE_LIBREOFFICE is set.
void tst_derivation_workbook::libreOfficeRecalculatesEverySheet() {
    if (!qEnvironmentVariableIsSet("GREYSCOPE_LIBREOFFICE")) {
        QSKIP("GREYSCOPE_LIBREOFFICE is not set");
    }
    std::vector<test::NamedDerivation> before;
    for (const test::DerivationKinds& kinds : test::kDerivationKinds) {
        const auto more = kinds.all();
        before.insert(before.end(), more.begin(), more.end());
    }
    auto after = before;
    const auto again = test::forecastsAndDegrees(test::measuredAgain());
    std::copy(again.begin(), again.end(), after.begin());  // they are the first
    std::vector<Derivation> sheets;
    for (std::size_t i = 0; i < before.size(); ++i) {
        // Where the tail of one sign begins is no formula.
        after[i] = before[i].name == "residual-remnant" ? before[i] : after[i];
        sheets.push_back(withOtherInputs(before[i].derivation, after[i].derivation));
    }
    const auto workbook = app::derivationWorkbook(sheets);
    QVERIFY(workbook);
    QFile file(m_folder.filePath("book.xlsx"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(*workbook) == workbook->size());
    file.close();
    // It believes what a file says of its formulas unless it is told not to.
    QVERIFY(QDir(m_folder.path()).mkpath("profile/user"));
    QFile settings(m_folder.filePath("profile/user/registrymodifications.xcu"));
    QVERIFY(settings.open(QIODevice::WriteOnly));
    settings.write(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><oor:items xmlns:oor=\"http://openoffice.org/2001/registry\">"
        "<item oor:path=\"/org.openoffice.Office.Calc/Formula/Load\"><prop oor:name=\"OOXMLRecalcMode\" "
        "oor:op=\"fuse\"><value>0</value></prop></item></oor:items>");
    settings.close();
    QProcess office;
    office.setWorkingDirectory(m_folder.path());
    office.start("soffice",
                 {"-env:UserInstallation=file://" + m_folder.filePath("profile"), "--headless", "--convert-to",
                  "csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,false,false,false,false,-1", "book.xlsx"});
    QVERIFY2(office.waitForFinished(300000) && office.exitCode() == 0, office.readAllStandardError().constData());
    QStringList files = QDir(m_folder.path()).entryList({"book-*.csv"}, QDir::Files, QDir::Unsorted);
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const QString start = QStringLiteral("book-%1 ").arg(i + 1);
        QVERIFY2(std::any_of(files.begin(), files.end(), [&](const QString& name) { return name.startsWith(start); }),
                 (before[i].name + " is missing").c_str());
    }
    double largest = 0.0;
    for (const QString& name : files) {
        const int number = name.mid(5).section(QLatin1Char(' '), 0, 0).toInt();
        const std::size_t sheet = static_cast<std::size_t>(number) - 1;
        QFile csv(m_folder.filePath(name));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = csv.readAll().replace('"', QByteArray()).split('\n');
        const std::vector<double> expected = valuesInOrder(after[sheet].derivation);
        std::size_t next = 0;
        for (qsizetype row = 7 + static_cast<qsizetype>(derivation::sheetChoices(sheets[sheet]).size());
             row < lines.size(); ++row) {
            const QList<QByteArray> cells = lines[row].split('\t');
            const double value = cells.size() > 3 ? numberOf(cells[3].toStdString()) : std::nan("");
            if (std::isnan(value)) {
                continue;
            }
            QVERIFY(next < expected.size());
            const double apart = std::abs(value - expected[next]) / std::max(1.0, std::abs(expected[next]));
            QVERIFY2(apart <= 1e-7, qPrintable(QString("%1, row %2: %3 instead of %4")
                                                   .arg(name)
                                                   .arg(row + 1)
                                                   .arg(value, 0, 'g', 15)
                                                   .arg(expected[next], 0, 'g', 15)));
            largest = std::max(largest, apart);
            ++next;
        }
        QCOMPARE(next, expected.size());
    }
    qInfo("%d sheets, largest difference %g", static_cast<int>(sheets.size()), largest);
}

GREYSCOPE_TEST(tst_derivation_workbook)

}  // namespace tests_of_derivation_workbook

#include "tst_derivation_workbook.moc"
