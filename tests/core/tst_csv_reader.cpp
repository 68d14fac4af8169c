#include <QTest>

#include "core/io/csv/csv_options.h"
#include "core/io/csv/csv_reader.h"
#include "core/io/text/utf8.h"
#include "tests/support/test_registry.h"

namespace tests_of_csv_reader {

using namespace greyscope;
using base::ErrorCode;
using io::Header;
using io::ProblemKind;

namespace {

base::Expected<io::Imported> read(const std::string& text, const io::ReadOptions& options = {}) {
    base::NoProgress progress;
    io::TextSource source(text);
    return io::readCsv(source, "table.csv", options, progress);
}

/// Cells as text, rows joined with '|', columns with ';', behind the names.
std::string shown(const base::Expected<io::Imported>& imported) {
    if (!imported) {
        return imported.error().code == ErrorCode::noNumericColumn ? "no numbers" : "another error";
    }
    const data::Dataset& table = *imported->dataset;
    std::string text;
    for (const data::Column& column : table.columns()) {
        text += column.name + (column.isNumeric() ? ":" : "=");
        for (std::size_t row = 0; row < table.rowCount(); ++row) {
            text += (row == 0 ? "" : "|") + column.textAt(row);
        }
        text += ";";
    }
    return text;
}

std::vector<io::Problem> problems(const base::Expected<io::Imported>& imported) {
    return imported ? imported->report.problems : std::vector<io::Problem>{};
}

}  // namespace

class tst_csv_reader : public QObject {
    Q_OBJECT
private slots:
    void readsTables_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("expected");
        const auto row = [](const char* name, std::string text, std::string expected) {
            QTest::newRow(name) << std::move(text) << std::move(expected);
        };
        row("plain", "a,b\n1,x\n2.5,y\n", "a:1|2.5;b=x|y;");
        row("no line end at the end", "a,b\n1,x\n2.5,y", "a:1|2.5;b=x|y;");
        row("CRLF", "a,b\r\n1,x\r\n2.5,y\r\n", "a:1|2.5;b=x|y;");
        row("date and time", "Date,Time,y\n2026-01-01,00:30:25.000,1\n2026-01-02,00:30:25.000,2\n",
            "Date=2026-01-01|2026-01-02;Time=00:30:25.000|00:30:25.000;y:1|2;"
            "Date Time=2026-01-01 00:30:25.000|2026-01-02 00:30:25.000;");
        row("time and date of the day first", "Time;Date;y\n7:05;31.01.2026;1\n;1.2.2026;2\n",
            "Time=7:05|;Date=31.01.2026|1.2.2026;y:1|2;Date Time=31.01.2026 7:05|;");
        row("date and hour", "date,hour,y\n2026-03-01,0,1\n2026-03-01,13,2\n",
            "date=2026-03-01|2026-03-01;hour:0|13;y:1|2;date hour=2026-03-01 00:00|2026-03-01 13:00;");
        row("a Chinese date and its time", "日期,时间,y\n2026年3月1日,08:00,1\n2026年03月02日,08:00,2\n",
            "日期=2026年3月1日|2026年03月02日;时间=08:00|08:00;y:1|2;"
            "日期 时间=2026年3月1日 08:00|2026年03月02日 08:00;");
        row("year and quarter", "year,quarter,y\n1959,1,1\n1959,2,2\n",
            "year:1959|1959;quarter:1|2;y:1|2;year quarter=1959 Q1|1959 Q2;");
        row("year, month and day", "Year,Month,Day,y\n2001,2,28,1\n2001,12,1,2\n",
            "Year:2001|2001;Month:2|12;Day:28|1;y:1|2;Year Month Day=2001-02-28|2001-12-01;");
        row("a month 13 is no month", "year,month,y\n1959,1,1\n1959,13,2\n", "year:1959|1959;month:1|13;y:1|2;");
        row("a comment behind a note names the columns", "waiting ...\n#Day,x\nMo,1\nTu,2\n", "Day=Mo|Tu;x:1|2;");
        row("a duration is no time", "Date,Elapsed,y\n2026-01-01,00:30:25,1\n2026-01-02,00:31:25,2\n",
            "Date=2026-01-01|2026-01-02;Elapsed=00:30:25|00:31:25;y:1|2;");
        row("CR", "a,b\r1,x\r2.5,y\r", "a:1|2.5;b=x|y;");
        row("BOM",
            "\xef\xbb\xbf"
            "a,b\n1,2\n",
            "a:1;b:2;");
        row("semicolon, decimal comma", "a;b\n1,5;x\n-2,25;y\n", "a:1.5|-2.25;b=x|y;");
        row("tab, both marks", "a\tb\n1.234,50\tx\n12.345.678,25\ty\n", "a:1234.5|12345678.25;b=x|y;");
        row("bar", "a|b\n1|2\n", "a:1;b:2;");
        row("blanks", "  a   b \n  1   2\n 3 \t 4  \n", "a:1|3;b:2|4;");
        row("Markdown", "| a | b |\n|---|--:|\n| 1 | x |\n", "a:1;b=x;");
        row("quotes", "a,b\n1,\"x, \"\"y\"\"\nz\"\n\"2\",\"\"\n", "a:1|2;b=x, \"y\"\nz|;");
        row("delimiters inside quotes", "a,b\n\"p;q;r\",1\n\"s;t;u\",2\n", "a=p;q;r|s;t;u;b:1|2;");
        row("thousands in quotes", "a,b\n\"1,234\",\"1,234,567.5\"\n\"12\",\"-9,999\"\n",
            "a:1234|12;b:1234567.5|-9999;");
        row("decimal comma in quotes", "a,b\n\"1,5\",\"2,25\"\n", "a:1.5;b:2.25;");
        row("not thousands", "a,b\n\"1,23\",1.5\n2,2.5\n", "a=1,23|2;b:1.5|2.5;");
        row("cells of all lengths",
            "a long heading,text\n12345678901234567,exactly16bytes!!\n-1234567890123456,Exactly16bytes!!\n"
            "1234567890.1234567,exactly15bytes!\n123456789012345,Exactly15bytes!\n0,more than 16 bytes\n"
            "1,More than 16 bytes\n",
            "a long heading:12345678901234568|-1234567890123456|1234567890.1234567|123456789012345|0|1;"
            "text=exactly16bytes!!|Exactly16bytes!!|exactly15bytes!|Exactly15bytes!|more than 16 bytes|"
            "More than 16 bytes;");
        row("numbers of all lengths",
            "a long heading,b\n12345678901234567,1\n-1234567890123456,2\n1234567890.1234567,3\n-0,4\n",
            "a long heading:12345678901234568|-1234567890123456|1234567890.1234567|0;b:1|2|3|4;");
        row("missing", "a,b,c\n1,,x\nNaN,NA,-\nn/a,3,none\n", "a:1||;b:||3;c=x||none;");
        row("exponents and signs", "a,b\n1e3,+5\n-2.5E-3,.5\n", "a:1000|-0.0025;b:5|0.5;");
        row("blank lines and comments", "# made by hand\na,b\n\n1,2\n# middle\n3,4\n \n", "a:1|3;b:2|4;");
        row("dots as missing", "a,b\n1,x\n..,...\n3,..\n", "a:1||3;b=x||;");
        row("falling years", "country,2022,2021,2020\nx,1,2,3\ny,2,3,4\n", "country=x|y;2022:1|2;2021:2|3;2020:3|4;");
        row("names in a comment", "# a b c\n1 2 x\n3 4 y\n", "a:1|3;b:2|4;c=x|y;");
        row("no header", "x,1\ny,2\n", "column 1=x|y;column 2:1|2;");
        row("header over a pivoted factor", "system,1,2,4\nA,5.5,6.5,7\nB,8,9,10\n",
            "system=A|B;1:5.5|8;2:6.5|9;4:7|10;");
        row("units in a second row", "a,rate\n,MB/s\nx,1\ny,2\n", "a=x|y;rate:1|2;");
        row("merged cells over names", "sys,write,,read,\n,mean,max,mean,max\nx,1,2,3,4\ny,5,6,7,8\n",
            "sys=x|y;write mean:1|5;write max:2|6;read mean:3|7;read max:4|8;");
        row("one column of numbers", "a\n1\n2\n", "a:1|2;");
        row("delimiter at the end of each line", "a,b,\n1,2,\n3,4,\n", "a:1|3;b:2|4;");
        row("names twice and none", "a,a,\n1,2,3\n", "a:1;a (2):2;column 3:3;");
        row("words alone", "a,b\nx,y\nz,w\n", "a=x|z;b=y|w;");
        row("one column of words", "a\nx\ny\n", "a=x|y;");
    }

    void readsTables() {
        QFETCH(std::string, text);
        QFETCH(std::string, expected);
        QCOMPARE(shown(read(text)), expected);
    }

    void unitsComeFromNamesAndFromASecondRow() {
        QCOMPARE(read("x,rate_mb_s\n1,2\n")->dataset->columns()[1].unit, std::string("MB/s"));
        QCOMPARE(read("x,rate\n,MB/s\n1,2\n2,3\n")->dataset->columns()[1].unit, std::string("MB/s"));
    }

    void saysWhatItTookTheFileFor() {
        const auto report = read(
                                "\xef\xbb\xbf"
                                "a;b\n1,5;2\n\n3,5;\n")
                                .value()
                                .report;
        QCOMPARE(report.encoding, std::string("UTF-8 with BOM"));
        QCOMPARE(report.dialect.at("delimiter"), std::string(";"));
        QCOMPARE(report.dialect.at("decimal"), std::string(","));
        QCOMPARE(report.dialect.at("header"), std::string("present"));
        QCOMPARE(report.linesSeen, std::size_t{4});
        QCOMPARE(report.rowsRead, std::size_t{2});
        QCOMPARE(report.rowsSkipped, std::size_t{1});
        QCOMPARE(report.cellsMissing, std::size_t{1});
    }

    void optionsOverrideTheGuess() {
        QCOMPARE(shown(read("1;2\n3;4\n", io::csvReadOptions({.delimiter = ',', .header = Header::absent}))),
                 std::string("column 1=1;2|3;4;"));
        QCOMPARE(shown(read("1,2\n3,4\n", io::csvReadOptions({.header = Header::present}))), std::string("1:3;2:4;"));
        QCOMPARE(shown(read("1.234;5\n", io::csvReadOptions({.decimalMark = ','}))),
                 std::string("column 1:1234;column 2:5;"));
        QCOMPARE(shown(read("a,b\n1,2\n3,4", io::csvReadOptions({.header = Header::absent}))),
                 std::string("column 1=a|1|3;column 2=b|2|4;"));
    }

    void everyProblemHasItsPlace() {
        const auto imported = read("n,x,note\n1,2,a\n3\n4,5,b,c,d\n\n6,oops,\"e\"f\n7,inf,g\"h\n# end\n,,\n" + [] {
            std::string more;
            for (int i = 0; i < 20; ++i) {
                more += "8,9,i\n";
            }
            return more;
        }());
        const std::vector<io::Problem> expected{{ProblemKind::rowTooShort, 3, 2, "1"},
                                                {ProblemKind::rowTooLong, 4, 4, "c"},
                                                {ProblemKind::blankLine, 5, 0, ""},
                                                {ProblemKind::rowMended, 6, 0, "6 oops \"e\"f"},
                                                {ProblemKind::notANumber, 6, 2, "oops"},
                                                {ProblemKind::notFinite, 7, 2, "inf"},
                                                {ProblemKind::quoteInsideField, 7, 3, "g\"h"},
                                                {ProblemKind::commentLine, 8, 0, "end"},
                                                {ProblemKind::blankLine, 9, 0, ""}};
        QCOMPARE(problems(imported).size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QVERIFY2(problems(imported)[i] == expected[i], std::to_string(i).c_str());
        }
        QCOMPARE(imported->report.rowsRead, std::size_t{25});
        QCOMPARE(imported->report.rowsSkipped, std::size_t{3});
        QCOMPARE(imported->dataset->lineOf(2), std::size_t{4});
        QCOMPARE(imported->dataset->lineOf(3), std::size_t{6});
    }

    void linesInsideQuotesCount() {
        const auto imported = read("a,b\n\"x\ny\r\nz\",1\nw,2\n");
        QCOMPARE(imported->dataset->lineOf(0), std::size_t{2});
        QCOMPARE(imported->dataset->lineOf(1), std::size_t{5});
        QCOMPARE(imported->report.linesSeen, std::size_t{5});
    }

    void furtherProblemsAreCounted() {
        std::string text = "a,b\n";
        for (int i = 0; i < 10; ++i) {
            text += "1,2,3\n";
        }
        const auto imported = read(text, {.maxProblems = 4});
        // Three fields in most rows: one column has no name, and is not lost.
        QCOMPARE(imported->dataset->columns().size(), std::size_t{3});
        const auto blank = read("a,b\n1,2\n\n\n\n\n\n\n", {.maxProblems = 4});
        QCOMPARE(blank->report.problems.size(), std::size_t{4});
        QCOMPARE(blank->report.problemCount, std::size_t{6});
    }

    /// The first records decide provisionally; what comes later is heard.
    void typesAreDecidedByAllRows() {
        std::string text = "late,early\n";
        for (int i = 0; i < 1000; ++i) {
            text += i < 400 ? "1,other\n" : "word,2\n";
        }
        auto imported = read(text);
        QVERIFY(!imported->dataset->columns()[0].isNumeric());
        QVERIFY(!imported->dataset->columns()[1].isNumeric());
        text += [] {
            std::string more;
            for (int i = 0; i < 9000; ++i) {
                more += "word,2\n";
            }
            return more;
        }();
        imported = read(text);
        QVERIFY(imported.has_value());
        QVERIFY(!imported->dataset->columns()[0].isNumeric());
        QVERIFY(imported->dataset->columns()[1].isNumeric());
        QCOMPARE(imported->report.problemCount, std::size_t{400});
        QCOMPARE(imported->report.problems.front().line, std::size_t{2});
        QCOMPARE(imported->report.problems.size(), std::size_t{100});
    }

    void aHeadingAloneIsATableOfNoRows() {
        const auto imported = read("# made today\nop,rate_mb_s,\n");
        QVERIFY(imported.has_value());
        QCOMPARE(data::columnNames(*imported->dataset), (std::vector<std::string>{"op", "rate_mb_s"}));
        QCOMPARE(imported->dataset->rowCount(), std::size_t{0});
        QCOMPARE(imported->report.rowsRead, std::size_t{0});
        QVERIFY(imported->report.hasHeading);
        base::NoProgress progress;
        const auto again = io::readText("op,rate_mb_s,\n", "", io::sameAgain(*imported), progress);
        QVERIFY(again.has_value());
        QCOMPARE(again->dataset->rowCount(), std::size_t{0});
    }

    void hostileInputEndsInAClearError_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<std::size_t>("line");
        const auto row = [](const char* name, std::string text, ErrorCode code, std::size_t line) {
            QTest::newRow(name) << std::move(text) << static_cast<int>(code) << line;
        };
        row("nothing but line ends", "\n\n", ErrorCode::noRows, 0);
        row("one name alone", "a\n", ErrorCode::noRows, 0);
        row("prose", "It was dark\nand it rained, as ever\nso we stayed in\n", ErrorCode::noNumericColumn, 0);
        row("nothing in any cell", "a,b\nNA,n/a\n-,NA\n", ErrorCode::noNumericColumn, 0);
        row("quote not closed for long", "a,b\n1,\"x\n" + std::string(900, '\n') + std::string(1100, 'y'),
            ErrorCode::quoteNotClosed, 2);
        row("long line", "a,b\n1," + std::string(3000, '5') + "\n", ErrorCode::lineTooLong, 2);
        row("long first line", std::string(3000, 'a'), ErrorCode::lineTooLong, 1);
        row("long comment", "#" + std::string(3000, 'a') + "\na,b\n1,2\n", ErrorCode::lineTooLong, 1);
        row("long blank line", "a,b\n" + std::string(3000, ' ') + "\n1,2\n", ErrorCode::lineTooLong, 2);
        row("columns", std::string(500, ',') + "\n" + std::string(500, ',') + "\n", ErrorCode::tooManyColumns, 1);
        row("columns in a later row", "a,b\n1,2\n3" + std::string(500, ',') + "\n", ErrorCode::tooManyColumns, 3);
        row("not UTF-8", "a,b\n1,x\n2,\xcf\xb5\xcd\n", ErrorCode::encodingUnsupported, 3);
        row("not UTF-8 in a name", "\xb5s,b\n1,x\n", ErrorCode::encodingUnsupported, 1);
    }

    void hostileInputEndsInAClearError() {
        QFETCH(std::string, text);
        QFETCH(int, code);
        QFETCH(std::size_t, line);
        const auto imported = read(text, {.maxColumns = 400, .maxFieldBytes = 2000});
        QVERIFY(!imported);
        QCOMPARE(static_cast<int>(imported.error().code), code);
        QCOMPARE(imported.error().location.file, std::string("table.csv"));
        QCOMPARE(imported.error().location.line, line);
    }

    /// The limit of a line may fall on any of its bytes: a longer one never passes, wherever it is cut.
    void theLimitOfALineHoldsOnEveryByte() {
        // Also behind rows that were read at once.
        for (const std::string text : {"a,b,c\n10,20.5,30\n", "a,b,c\n1,2,3\n4,5,6\n10,20.5,30\n7,8,9\n"}) {
            for (std::size_t limit = 1; limit <= 12; ++limit) {
                const auto imported = read(text, io::csvReadOptions({.delimiter = ','}, {.maxFieldBytes = limit}));
                QCOMPARE(imported.has_value(), limit > 10);
                QVERIFY(imported || imported.error().code == ErrorCode::lineTooLong);
            }
        }
    }

    void refusesTextThatIsNoCsv() {
        QCOMPARE(io::sniffCsv("  {\"a\": 1}"), 0.0);
        QCOMPARE(io::sniffCsv("<xml/>"), 0.0);
        QVERIFY(io::sniffCsv("a,b\n") > 0.0);
    }

    void shortensBetweenCharacters() {
        QCOMPARE(io::shortened("\u00b5\u00b5", 3), std::string("\u00b5\u2026"));
        QCOMPARE(io::shortened("a\nb\xff", 10), std::string("a?b?"));
        QVERIFY(io::isValidUtf8("\xf0\xa0\xae\xb7"));
        QVERIFY(!io::isValidUtf8("\xc0\xaf"));          // overlong
        QVERIFY(!io::isValidUtf8("\xed\xa0\x80"));      // surrogate
        QVERIFY(!io::isValidUtf8("\xf4\x90\x80\x80"));  // beyond U+10FFFF
        QVERIFY(!io::isValidUtf8("\xe2\x82"));          // cut off
    }
};

GREYSCOPE_TEST(tst_csv_reader)

}  // namespace tests_of_csv_reader

#include "tst_csv_reader.moc"
