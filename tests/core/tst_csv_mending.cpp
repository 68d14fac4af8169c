#include <QTest>

#include "core/io/csv/csv_options.h"
#include "core/io/csv/csv_reader.h"
#include "tests/support/test_registry.h"

namespace tests_of_csv_mending {

using namespace greyscope;
using io::ProblemKind;

namespace {

base::Expected<io::Imported> read(const std::string& text, const io::ReadOptions& options = {}) {
    base::NoProgress progress;
    return io::readText(text, "table.csv", options, progress);
}

/// Cells joined with '|', rows with ';'.
std::string rowsOf(const base::Expected<io::Imported>& imported) {
    std::string text;
    for (std::size_t row = 0; imported && row < imported->dataset->rowCount(); ++row) {
        for (const data::Column& column : imported->dataset->columns()) {
            text += (&column == imported->dataset->columns().data() ? "" : "|") + column.writtenAt(row);
        }
        text += ";";
    }
    return text;
}

std::string namesOf(const base::Expected<io::Imported>& imported) {
    std::string text;
    for (const data::Column& column : imported->dataset->columns()) {
        text += column.name + ";";
    }
    return text;
}

const std::string kAround = "day,item,size,note\n13.02.18,\"Boots, tall\",7,\"Warm, and dry.\"\n";
const std::string kRowsAround = "13.02.18|Boots, tall|7|Warm, and dry.;";

}  // namespace

/// Quotes and escapes that a table is found to have, and rows that break them.
class tst_csv_mending : public QObject {
    Q_OBJECT
private slots:
    void rowsOfAnotherDelimiterAloneReadTheSameAgain() {
        const std::string text = ",,\n5;5;x3";  // the delimiter is that of the line above alone
        const auto imported = read(text);
        QCOMPARE(rowsOf(imported), std::string("5|5|x3;"));
        QCOMPARE(rowsOf(read(text, io::sameAgain(*imported))), std::string("5|5|x3;"));
    }

    /// Cells in quotes look broken until the line is cut by its own delimiter.
    void aLineOfQuotedCellsMayHaveADelimiterOfItsOwn() {
        std::string text = "a,b,c,d,e,f\n";
        for (const char* line : {"1,2,3,4,5,6\n", "\"7\" \"8, or 9\" \"\" \"x y\" \"11\" \"12\"\n", "1,2,3,4,5,6\n"}) {
            text += line;
        }
        QCOMPARE(rowsOf(read(text)), std::string("1|2|3|4|5|6;7|8, or 9||x y|11|12;1|2|3|4|5|6;"));
    }

    void linesThatAQuoteSwallowsReadTheSameAgain() {
        const std::string text = "_\n'\n'],5\n;____t=";  // how wide the lines are depends on how wide they may be
        const auto imported = read(text);
        QCOMPARE(rowsOf(read(text, io::sameAgain(*imported))), rowsOf(imported));
    }

    void linesAboveCountNoMoreInHowRowsAreMended() {
        const std::string text =
            "'\n')*t]\n\ra\t'')*t]\x1b'777775\x17"
            "35\n453";
        const auto imported = read(text);
        const auto again = read(text, io::sameAgain(*imported));
        QCOMPARE(namesOf(again), namesOf(imported));
        QCOMPARE(rowsOf(again), rowsOf(imported));
    }

    void quotesAreFound_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("rows");
        QTest::addColumn<std::string>("quote");
        QTest::addColumn<std::string>("escape");
        const auto row = [](const char* name, std::string text, std::string rows, std::string quote,
                            std::string escape) {
            QTest::newRow(name) << std::move(text) << std::move(rows) << std::move(quote) << std::move(escape);
        };
        row("apostrophe", "name,n\n'a, b',1\n'it''s',2\n'',3\n", "a, b|1;it's|2;|3;", "'", "");
        row("apostrophe without need", "name,n\n'a','1'\n'b','2'\n", "a|1;b|2;", "'", "");
        row("apostrophes inside", "name,n\nMen's hat,1\nit's,2\n", "Men's hat|1;it's|2;", "", "");
        row("apostrophes before words", "name,n\n'tis,1\n'twas,2\n", "'tis|1;'twas|2;", "", "");
        row("apostrophes in quotes", "name,n\n\"'a', 'b'\",1\n\"'c', 'd'\",2\n", "'a', 'b'|1;'c', 'd'|2;", "", "");
        row("backslash", "name,n\n\"a \\\"b\\\", c\",1\n\"24\\\"\",2\n", "a \"b\", c|1;24\"|2;", "", "backslash");
        row("backslash that ends", "name,n\n\"C:\\dir\\\",1\n\"D:\\\",2\n", "C:\\dir\\|1;D:\\|2;", "", "");
        row("words in quotes one after the other", "n,call\n1,\"a b\" \"-w\" \"x y\"\n2,\"a b\" \"-r\" \"z\"\n",
            "1|\"a b\" \"-w\" \"x y\";2|\"a b\" \"-r\" \"z\";", "", "");
        row("blanks behind commas", "name, n\n\"a, b\", 1\n\"c\", 2\n", "a, b|1;c|2;", "", "");
    }

    void quotesAreFound() {
        QFETCH(std::string, text);
        QFETCH(std::string, rows);
        QFETCH(std::string, quote);
        QFETCH(std::string, escape);
        const auto imported = read(text);
        QCOMPARE(rowsOf(imported), rows);
        const auto said = [&](const char* key) {
            const auto found = imported->report.dialect.find(key);
            return found == imported->report.dialect.end() ? std::string() : found->second;
        };
        QCOMPARE(said("quote"), quote);
        QCOMPARE(said("escape"), escape);
        QCOMPARE(rowsOf(read(text, io::sameAgain(*imported))), rows);
    }

    void oneRowThatBreaksTheDialectIsMended_data() {
        QTest::addColumn<std::string>("line");
        QTest::addColumn<std::string>("row");
        const auto row = [](const char* name, std::string line, std::string cells) {
            QTest::newRow(name) << std::move(line) << std::move(cells);
        };
        row("quote before a word", "\"14.02.18,\"Cap, red\",8,\"Light, too.\"", "\"14.02.18|Cap, red|8|Light, too.");
        row("quote before a quote", "14.02.18,\"\"Cap, red\",8,\"Light, too.\"", "14.02.18|\"Cap, red|8|Light, too.");
        row("quote that swallows the next lines", "14.02.18,Cap,8,\"Light", "14.02.18|Cap|8|\"Light");
        row("quote at the end", "14.02.18,Cap,8,\"", "14.02.18|Cap|8|\"");
        row("inches that are not escaped", "14.02.18,\"Table, 48\"\",8,\"5\" wide\"",
            "14.02.18|Table, 48\"|8|5\" wide");
        row("semicolons", "14.02.18;\"Cap, red\";8;Light", "14.02.18|Cap, red|8|Light");
        row("tabs", "14.02.18\tCap\t8\tLight, too", "14.02.18|Cap|8|Light, too");
    }

    void oneRowThatBreaksTheDialectIsMended() {
        QFETCH(std::string, line);
        QFETCH(std::string, row);
        for (const std::string lineEnd : {"\n", "\r\n", "\r"}) {
            std::string text = kAround + line + "\n" + kAround.substr(kAround.find('\n') + 1);
            for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += lineEnd.size()) {
                text.replace(at, 1, lineEnd);
            }
            const auto imported = read(text);
            QCOMPARE(rowsOf(imported), kRowsAround + row + ";" + kRowsAround);
            QCOMPARE(imported->report.problems.front().kind, ProblemKind::rowMended);
            QCOMPARE(imported->report.problems.front().line, std::size_t{3});
            QCOMPARE(imported->report.linesSeen, std::size_t{4});
            QCOMPARE(imported->dataset->lineOf(2), std::size_t{4});
            QCOMPARE(rowsOf(read(text, io::sameAgain(*imported))), rowsOf(imported));
        }
    }

    void aHeadingThatBreaksTheDialectIsMended() {
        const std::string rows = kAround.substr(kAround.find('\n') + 1);
        QCOMPARE(namesOf(read("\"day,item,size,\"note\"\n" + rows + rows)), std::string("\"day;item;size;note;"));
        QCOMPARE(namesOf(read("day;item;size;note\n" + rows + rows)), std::string("day;item;size;note;"));
    }

    /// A line of as many words as there are columns is not their heading.
    void wordsAboveTheTableStayALine() {
        const auto imported = read(
            "cpu: family = 6, model = 94\ncores | id | name | low | high | rate | ratio\n"
            "1 | a | one | 1.000 | 2.0 | 2609 | 1.09\n1 | b | two | 1.000 | 2.5 | 3691 | 1.09\n"
            "2 | a | one | 0.998 | 2.0 | 2609 | 1.09\n");
        QCOMPARE(namesOf(imported), std::string("cores;id;name;low;high;rate;ratio;"));
        QCOMPARE(imported->dataset->rowCount(), std::size_t{3});
    }

    /// What keeps to the dialect is left as it is, long cells and short rows too.
    void soundRecordsStayAsTheyAre() {
        const std::string cell = "two\nlines; \"\"so\"\",\n" + std::string(40'000, 'x');
        const auto imported = read("a,b,c\n1,\"" + cell + "\",2\nof which\n3,\"4, 5\",6,7\n");
        QCOMPARE(imported->dataset->rowCount(), std::size_t{3});
        QCOMPARE(imported->dataset->columns()[1].textAt(0).size(), cell.size() - 2);
        const auto& problems = imported->report.problems;
        QVERIFY(std::none_of(problems.begin(), problems.end(),
                             [](const io::Problem& problem) { return problem.kind == ProblemKind::rowMended; }));
    }
};

GREYSCOPE_TEST(tst_csv_mending)

}  // namespace tests_of_csv_mending

#include "tst_csv_mending.moc"
