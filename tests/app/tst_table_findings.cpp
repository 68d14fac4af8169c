#include <QTemporaryDir>
#include <QTest>

#include <limits>
#include <numeric>

#include "app/study/series_listing.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/stacked_table.h"
#include "app/tables/line_report.h"
#include "app/tables/row_of_line.h"
#include "app/tables/source_file.h"
#include "app/tables/table_findings.h"
#include "tests/support/test_registry.h"

namespace tests_of_table_findings {

using namespace greyscope;
using namespace greyscope::app;

namespace {

const double missing = std::numeric_limits<double>::quiet_NaN();

/// Two cases x two operations over threads 8, 16, 32; case 2.2 repeats 1.1 in both. `rates` replaces the values.
StudyTable table(std::vector<double> rates = {}) {
    if (rates.empty()) {
        rates = {381, 659, 590, 386, 652, 604, 381, 659, 590, 386, 652, 604};
    }
    data::TextValues cases{{"1.1", "2.2"}, {0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1}};
    data::TextValues operations{{"W", "ReW"}, {0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1}};
    StudyTable result;
    result.name = "t";
    result.dataset = std::make_shared<const data::Dataset>(
        data::Dataset::create({{"case", "", cases},
                               {"operation", "", operations},
                               {"threads_per_ost", "", data::NumericValues{8, 16, 32, 8, 16, 32, 8, 16, 32, 8, 16, 32}},
                               {"rate", "MB/s", std::move(rates)}},
                              {2, 3, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16})
            .value());
    result.roles = {{"case", "operation"}, {"threads_per_ost"}, {"rate"}, {}};
    result.metric = "rate";
    return result;
}

std::vector<Finding> findings(const StudyTable& of) {
    base::NoProgress progress;
    return findingsOf(of, seriesOf(of).entries, progress);
}

/// The finding of that kind that holds all these words.
bool says(const std::vector<Finding>& all, Finding::Kind kind, const QStringList& words) {
    return std::any_of(all.begin(), all.end(), [&](const Finding& finding) {
        return finding.kind == kind &&
               std::all_of(words.begin(), words.end(), [&](const QString& w) { return finding.text.contains(w); });
    });
}

}  // namespace

class tst_table_findings : public QObject {
    Q_OBJECT

private slots:
    /// A note below one of several files that are stacked is named as that of a file alone.
    void aNoteBelowAPartOfAStackIsNamed() {
        base::NoProgress progress;
        std::vector<StudyTable> parts;
        for (const char* text : {"host,threads,rate_mb_s\na,1,10\na,2,20\na,4,41\nSource: own runs\n",
                                 "host,threads,rate_mb_s\nb,1,11\nb,2,22\nb,4,42\n"}) {
            parts.push_back(tableFromText(text, "t" + std::to_string(parts.size()), {}, progress).value());
        }
        const auto stacked = stackedTable(parts, "both", progress);
        QVERIFY(stacked);
        QVERIFY(says(findings(*stacked), Finding::Kind::good, {QStringLiteral("“Source: own runs”")}));
    }

    void cellsWithUnitsAndWordsAmongNumbersAreNamed() {
        base::NoProgress progress;
        StudyTable read =
            tableFromText("game,level,speed\na,1,22.0 fps\na,2,25.5 fps\nb,1,timeout\nb,2,30 fps\nb,max,31 fps\n", "t",
                          {}, progress)
                .value();
        const auto all = findings(read);
        QVERIFY(says(all, Finding::Kind::good,
                     {QStringLiteral("speed"), QStringLiteral("fps"), QStringLiteral("22.0 fps")}));
        const auto text = std::find_if(all.begin(), all.end(), [](const Finding& finding) {
            return finding.text.contains(QStringLiteral("“max”")) && finding.text.contains(QStringLiteral("line 6"));
        });
        QVERIFY(text != all.end() && text->mends.size() == 1);
        text->mends.front().edit(read);
        QVERIFY(read.dataset->columns()[1].isNumeric());
        QVERIFY(!says(findings(read), Finding::Kind::look, {QStringLiteral("“max”")}));
    }

    void severalRowsOnAPointBecomeRepeatsOrTheirMean() {
        base::NoProgress progress;
        StudyTable read = tableFromText(
                              "host,threads,run,rate_mb_s\na,1,1,10\na,1,2,12\na,2,1,20\na,2,2,24\n"
                              "b,1,1,11\nb,1,2,13\nb,2,1,21\nb,2,2,25\n",
                              "t", {}, progress)
                              .value();
        setRole(read, "run", ColumnRole::ignored);
        const std::vector<Finding> found = findings(read);
        QCOMPARE(found.front().kind, Finding::Kind::bad);
        QCOMPARE(found.front().mends.size(), std::size_t{2});
        QCOMPARE(found.front().mends[0].label, QStringLiteral("run is a repetition"));
        for (const Finding::Mend& mend : found.front().mends) {
            StudyTable mended = read;
            mend.edit(mended);
            QVERIFY(findings(mended).front().kind != Finding::Kind::bad);
        }
    }

    void delimitersAtTheEndsOfLinesAreNamed() {
        base::NoProgress progress;
        const auto read = tableFromText("threads,a,b\n1,5,9,\n2,6,8,\n4,7,7.5,\n", "t", {}, progress).value();
        QVERIFY(says(findings(read), Finding::Kind::info, {"Column 4 has no name", "ignored"}));
    }

    /// Title lines, a heading, six rows, a note: each line of the file is told once.
    void everyLineIsToldOnce() {
        base::NoProgress progress;
        const auto read = tableFromText(
                              "Results of a run\n\nhost,threads,rate\na,1,5\na,2,6\na,4,7\nb,1,5\nb,2,8\nb,4,9\n"
                              "\nSource: the test cluster\n",
                              "t", {}, progress)
                              .value();
        const auto all = findings(read);
        QVERIFY(says(all, Finding::Kind::good, {"1 line", "Source: the test cluster"}));
        QVERIFY(says(all, Finding::Kind::info, {"3 lines were skipped"}));
        std::size_t lines = 0;
        const auto rows = reportRows(*read.report, 3);
        for (const ReportRow& row : rows) {
            lines += row.total ? 0 : row.lines.value_or(0);
        }
        QCOMPARE(std::optional(lines), rows.back().lines);
    }

    void seriesThatRepeatOthers();
    void aSeriesThatDiffersInOneCellIsNoRepetition();
    void fullGrid();
    void missingCells();
    void aGridIsNotFullWhereRowsAreLeftOut();
    void gridsBeyondAnyInteger();
    void levelsThatDouble();
    void severalRowsOnOnePoint();
    void rowsOfLines();
    void reportCountsLinesAndCells();
    void reportNamesPlaces();
    void sourceOfAFile();
    void sourceOfAPastedTable();
    void sourceOfAFileThatChanges();
};

void tst_table_findings::seriesThatRepeatOthers() {
    QVERIFY(says(findings(table()), Finding::Kind::look, {"2 series", "2.2 is 1.1 (W, ReW)"}));
}

void tst_table_findings::aSeriesThatDiffersInOneCellIsNoRepetition() {
    const auto all = findings(table({381, 659, 590, 386, 652, 604, 381, 659, 591, 386, 652, 604}));
    QVERIFY(says(all, Finding::Kind::look, {"1 series", "2.2 is 1.1 (ReW)"}));
    const auto none = findings(table({381, 659, 590, 386, 652, 604, 381, 659, 591, 386, 652, 605}));
    QVERIFY(!says(none, Finding::Kind::look, {"identical"}));
}

void tst_table_findings::fullGrid() {
    QVERIFY(says(findings(table()), Finding::Kind::good, {"4 series", "3 levels of Threads/OST", "no cell missing"}));
}

void tst_table_findings::missingCells() {
    const auto all = findings(table({381, 659, 590, 386, missing, 604, 381, 659, 590, 386, 652, missing}));
    QVERIFY(says(all, Finding::Kind::look, {"2 of 12 cells", "1.1-ReW at 16"}));
    QVERIFY(!says(all, Finding::Kind::good, {}));
}

void tst_table_findings::aGridIsNotFullWhereRowsAreLeftOut() {
    StudyTable of = table();
    std::vector<data::Column> columns = of.dataset->columns();
    data::TextValues& operations = std::get<data::TextValues>(columns[1].values);
    for (const std::size_t row : {3U, 4U, 5U}) {
        operations.codes.set(row, -1);
    }
    of.dataset = std::make_shared<const data::Dataset>(*data::Dataset::create(columns, {2, 3, 4, 5, 6, 7}));
    const auto all = findings(of);
    QVERIFY(says(all, Finding::Kind::look, {"3 rows belong to no series: operation is empty (first in line 5)"}));
    QVERIFY(!says(all, Finding::Kind::good, {}));
}

void tst_table_findings::gridsBeyondAnyInteger() {
    // Eight factors of 300 levels each, in 300 rows: 300^8 = 6.6e19 cells, of which 300 are there.
    std::vector<data::Column> columns;
    StudyTable wide;
    std::vector<double> numbers(300);
    std::iota(numbers.begin(), numbers.end(), 1.0);
    for (int c = 0; c < 9; ++c) {
        columns.push_back({"c" + std::to_string(c), {}, numbers});
        wide.roles.factors.push_back(columns.back().name);
    }
    wide.roles.factors.pop_back();
    wide.roles.metrics = {columns.back().name};
    wide.metric = columns.back().name;
    wide.dataset = std::make_shared<const data::Dataset>(*data::Dataset::create(std::move(columns)));
    QVERIFY(says(findings(wide), Finding::Kind::look, {"6.6e+19 of 6.6e+19 cells are missing"}));
}

void tst_table_findings::levelsThatDouble() {
    QVERIFY(says(findings(table()), Finding::Kind::info, {"log2", "Threads/OST"}));
    StudyTable uneven = table();
    uneven.roles.factors = {"rate"};
    uneven.metric = "threads_per_ost";
    QVERIFY(!says(findings(uneven), Finding::Kind::info, {"log2"}));
}

void tst_table_findings::severalRowsOnOnePoint() {
    StudyTable fewKeys = table();
    fewKeys.roles.keys = {"case"};
    QVERIFY(says(findings(fewKeys), Finding::Kind::bad, {"No series", "1.1"}));
    fewKeys.aggregation = data::Aggregation::mean;
    QVERIFY(!says(findings(fewKeys), Finding::Kind::bad, {}));
}

void tst_table_findings::rowsOfLines() {
    const StudyTable of = table();
    QCOMPARE(rowOfLine(*of.dataset, 2), std::optional<std::size_t>(0));
    QCOMPARE(rowOfLine(*of.dataset, 14), std::optional<std::size_t>(9));
    for (const std::size_t line : {0U, 1U, 4U, 12U, 17U}) {
        QVERIFY(!rowOfLine(*of.dataset, line));
    }
    // Of a stack, in the file of each table.
    data::Column names{"source", "", data::TextValues{{"a", "b"}, {0, 0, 1, 1, 1}}};
    names.namesTables = true;
    data::SourceLines lines{2, 5, 2, 3, 7};
    lines.setSeveralFiles(true);
    const auto stack = *data::Dataset::create({names, {"v", "", data::NumericValues{1, 2, 3, 4, 5}}}, std::move(lines));
    QCOMPARE(rowOfLine(stack, 2, "a"), std::optional<std::size_t>(0));
    QCOMPARE(rowOfLine(stack, 2, "b"), std::optional<std::size_t>(2));
    QCOMPARE(rowOfLine(stack, 7, "b"), std::optional<std::size_t>(4));
    QVERIFY(!rowOfLine(stack, 7, "a") && !rowOfLine(stack, 2, "c") && !rowOfLine(stack, 2));
    QCOMPARE(stack.tableOf(1), std::string("a"));
    QCOMPARE(of.dataset->tableOf(1), std::string());
}

void tst_table_findings::reportCountsLinesAndCells() {
    io::ReadReport report;
    report.encoding = "UTF-8";
    report.hasHeading = true;
    report.linesSeen = 16;
    report.rowsRead = 12;
    report.cellsMissing = 2;
    report.problemCount = 7;
    report.problems = {{io::ProblemKind::blankLine, 4, 0, ""}, {io::ProblemKind::commentLine, 12, 0, "note"}};
    const std::vector<ReportRow> rows = reportRows(report, 4);
    const auto row = [&](const QString& what) {
        return *std::find_if(rows.begin(), rows.end(), [&](const ReportRow& r) { return r.what.contains(what); });
    };
    QCOMPARE(row("Rows read").lines, std::optional<std::size_t>(12));
    QCOMPARE(row("Rows read").cells, std::optional<std::size_t>(46));
    QCOMPARE(row("blank").lines, std::optional<std::size_t>(1));
    QVERIFY(row("Further").why.contains("5"));
    QVERIFY(rows.back().total);
    QCOMPARE(rows.back().lines, std::optional<std::size_t>(16));
}

void tst_table_findings::reportNamesPlaces() {
    io::ReadReport report;
    report.problems = {{io::ProblemKind::notANumber, 7, 3, "abc"}, {io::ProblemKind::notANumber, 9, 3, "x"}};
    report.problemCount = 2;
    const std::vector<ReportRow> rows = reportRows(report, 4);
    const auto found = std::find_if(rows.begin(), rows.end(), [](const ReportRow& r) { return r.line == 7; });
    QVERIFY(found != rows.end());
    QCOMPARE(found->cells, std::optional<std::size_t>(2));
    QVERIFY(found->why.contains(QStringLiteral("line 7, column 3: “abc”")));
    QVERIFY(found->why.contains(QStringLiteral("line 9")));
}

void tst_table_findings::sourceOfAFile() {
    base::NoProgress progress;
    StudyTable table;
    table.path = GREYSCOPE_SAMPLE_DATA "/lustre_read_1_1.csv";
    const auto lines = sourceLines(table, progress);
    QVERIFY(lines.has_value());
    QCOMPARE(lines->count(), std::size_t{9});
    QCOMPARE(lines->line(4), std::string("4,0.648"));
    table.path = GREYSCOPE_SAMPLE_DATA "/no such file";
    QCOMPARE(sourceLines(table, progress).error().code, base::ErrorCode::fileNotFound);
}

void tst_table_findings::sourceOfAPastedTable() {
    base::NoProgress progress;
    StudyTable table;
    table.text = std::make_shared<const std::string>("a,b\n1,2\n");
    const auto lines = sourceLines(table, progress);
    QVERIFY(lines.has_value());
    QCOMPARE(lines->line(2), std::string("1,2"));
}

/// New lines never stand beside old rows: neither those of a file that has changed, nor of one that changes while its
/// lines are shown.
void tst_table_findings::sourceOfAFileThatChanges() {
    base::NoProgress progress;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("live.csv"));
    const auto write = [&path](const QByteArray& text) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    write("a,b\n1,2\n3,4\n");
    StudyTable table;
    table.path = path.toStdString();
    const auto stamp = stampOf(table.path, progress);
    QVERIFY(stamp.has_value());
    table.stamp = *stamp;
    const auto lines = sourceLines(table, progress);
    QVERIFY(lines.has_value());
    write("a,b\n7,8\n9,9\n8,8\n");
    QCOMPARE(lines->line(2), std::string());
    QCOMPARE(sourceLines(table, progress).error().code, base::ErrorCode::fileChanged);
    write("a,b\n1,2\n3,4\n");  // written anew as it was
    QVERIFY(sourceLines(table, progress).has_value());
}

GREYSCOPE_TEST(tst_table_findings)

}  // namespace tests_of_table_findings

#include "tst_table_findings.moc"
