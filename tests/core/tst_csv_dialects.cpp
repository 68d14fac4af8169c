#include <QTest>

#include <random>

#include "core/base/text.h"
#include "core/data/columns/column_name.h"
#include "core/io/csv/csv_options.h"
#include "core/io/csv/csv_reader.h"
#include "core/io/csv/csv_writer.h"
#include "tests/support/test_registry.h"

namespace tests_of_csv_dialects {

using namespace greyscope;
using io::Header;
using io::ProblemKind;

namespace {

base::Expected<io::Imported> read(const std::string& text, const io::ReadOptions& options = {}) {
    base::NoProgress progress;
    return io::readText(text, "table.csv", options, progress);
}

/// Cells as text, rows joined with '|', columns with ';', behind the names and units; ':' before numbers.
std::string shown(const data::Dataset& table) {
    std::string text;
    for (const data::Column& column : table.columns()) {
        text += column.name + (column.unit.empty() ? "" : "[" + column.unit + "]") + (column.isNumeric() ? ":" : "=");
        for (std::size_t row = 0; row < table.rowCount(); ++row) {
            text += (row == 0 ? "" : "|") + (column.missingAt(row) ? "<none>" : column.textAt(row));
        }
        text += ";";
    }
    return text;
}

std::string shown(const base::Expected<io::Imported>& imported) {
    return imported ? shown(*imported->dataset) : "error " + std::to_string(static_cast<int>(imported.error().code));
}

enum class Quotes { needed, words, all };
enum class Heading { names, units, comment, absent, separatorLine };

/// How a table is written; docs/formats.md describes every member.
struct Dialect {
    char delimiter;
    char mark;
    Quotes quotes;
    std::string lineEnd;
    Heading heading;
    bool byteOrderMark;
    bool remarks;  ///< comments and blank lines between the rows
};

/// Writes and remembers one random table of five columns.
class Composed {
public:
    Composed(const Dialect& dialect, unsigned seed) : m_dialect(dialect), m_random(seed) {
        const std::vector<std::string> names{"system", "threads", "rate", "note", "latency"};
        if (dialect.byteOrderMark) {
            text += "\xef\xbb\xbf";
        }
        if (dialect.heading == Heading::separatorLine) {
            text += std::string("sep=") + dialect.delimiter + dialect.lineEnd;
        }
        if (dialect.heading == Heading::comment) {
            text += "# made by hand" + dialect.lineEnd + "# ";
        }
        if (dialect.heading != Heading::absent) {
            addRow(names);
        }
        const bool units = dialect.heading == Heading::units;
        if (units) {
            addRow({missing(false), missing(false), "MB/s", missing(false), "ms"});
        }
        for (std::size_t c = 0; c < names.size(); ++c) {
            m_columns.push_back(dialect.heading == Heading::absent ? "column " + std::to_string(c + 1) : names[c]);
            m_columns.back() += units && c == 2 ? "[MB/s]" : units && c == 4 ? "[ms]" : "";
            m_columns.back() += c == 0 || c == 3 ? "=" : ":";
        }
        for (int row = 0; row < 14; ++row) {
            addRemark(row);
            addData(row);
        }
        for (const std::string& column : m_columns) {
            expected += column + ";";
        }
    }

    std::string text;
    std::string expected;

private:
    std::size_t below(std::size_t count) { return m_random() % count; }

    /// An empty cell, or a word for it. Blanks delimit in runs, so nothing stands between them.
    std::string missing(bool number) {
        const std::vector<std::string> words{"",     "NA",   "NaN", "n/a", "-",    "--",
                                             "null", "none", "nil", "?",   "#N/A", "#DIV/0!"};
        const bool blanks = m_dialect.delimiter == ' ';
        return words[(blanks ? 1 : 0) + below((number ? words.size() : 6) - (blanks ? 1 : 0))];
    }

    std::string number(int whole, int hundredths) {
        const std::string digits = std::to_string(whole);
        const std::string fraction = (hundredths < 10 ? "0" : "") + std::to_string(hundredths);
        return digits + m_dialect.mark + fraction;
    }

    void addRemark(int row) {
        if (m_dialect.remarks && row % 5 == 2) {
            text += (row % 2 == 0 ? "# a, remark; \"here" : "") + m_dialect.lineEnd;
        }
    }

    void addData(int row) {
        const std::string host = "host " + std::to_string(row % 3);
        const std::string system = m_dialect.quotes == Quotes::needed && m_dialect.delimiter == ' ' ? "h" : host;
        std::vector<std::string> cells{system, std::to_string(1 << (row % 7)), "", "", ""};
        std::vector<std::string> values{cells[0], cells[1]};
        for (const std::size_t c : {std::size_t{2}, std::size_t{4}}) {
            const int whole = static_cast<int>(below(5000));
            const int hundredths = static_cast<int>(below(99)) + 1;
            cells[c] = row % 4 == 3 && c == 2 ? missing(true) : number(whole, hundredths);
            const bool isNumber = cells[c].find_first_of("0123456789") != std::string::npos && cells[c][0] != '#';
            values.resize(5);
            values[c] = isNumber ? base::toText((100 * whole + hundredths) / 100.0) : "<none>";
        }
        const std::vector<std::string> notes{"x",
                                             "none",
                                             "say \"so\"",
                                             "a" + std::string(1, m_dialect.delimiter) + "b",
                                             "two" + m_dialect.lineEnd + "lines",
                                             "\u00b5\u4e2d"};
        const bool plain = m_dialect.quotes == Quotes::needed;
        cells[3] = row % 6 == 4 ? missing(false) : notes[plain ? 5 * (row % 2 == 0 ? 1 : 0) : below(notes.size())];
        values[3] = row % 6 == 4 ? "<none>" : cells[3];
        for (std::size_t c = 0; c < 5; ++c) {
            m_columns[c] += (row == 0 ? "" : "|") + values[c];
        }
        addRow(cells);
    }

    void addRow(const std::vector<std::string>& cells) {
        for (std::size_t c = 0; c < cells.size(); ++c) {
            const std::string& cell = cells[c];
            const bool word = cell.find_first_not_of("0123456789.,") != std::string::npos;
            const bool needed = cell.find(m_dialect.delimiter) != std::string::npos ||
                                cell.find_first_of("\"\r\n") != std::string::npos;
            const bool quoted =
                m_dialect.quotes == Quotes::all || (m_dialect.quotes == Quotes::words && word) || needed;
            std::string doubled;
            for (const char ch : cell) {
                doubled.append(ch == '"' ? 2 : 1, ch);
            }
            text += c == 0 ? "" : std::string(m_dialect.delimiter == ' ' ? 1 + below(3) : 1, m_dialect.delimiter);
            text += quoted ? '"' + doubled + '"' : cell;
        }
        text += m_dialect.lineEnd;
    }

    Dialect m_dialect;
    std::mt19937 m_random;
    std::vector<std::string> m_columns;
};

data::Column randomColumn(std::mt19937& random, std::size_t rows, std::size_t index) {
    static const std::vector<std::string> hostile{"#",
                                                  "# x",
                                                  "a,b",
                                                  "\"",
                                                  "say \"so\"",
                                                  " x",
                                                  "x ",
                                                  "\tx",
                                                  "a\nb",
                                                  "a\r\nb",
                                                  "\r",
                                                  "1,5",
                                                  "2.5",
                                                  "7",
                                                  "-0",
                                                  "none",
                                                  "null",
                                                  "sep=;",
                                                  "\xef\xbb\xbf"
                                                  "x",
                                                  "\x01",
                                                  "\x7f",
                                                  "\u4e2d\u6587",
                                                  "a;b",
                                                  "|",
                                                  "{",
                                                  "[-",
                                                  "[x]",
                                                  "NA ",
                                                  "inf",
                                                  "1e3",
                                                  "a|b",
                                                  "'",
                                                  "=1+1",
                                                  "<img>",
                                                  "ms",
                                                  "x (ms)",
                                                  "rate [y(z]"};
    const auto word = [&] { return hostile[random() % hostile.size()]; };
    data::Column column{word() + std::to_string(index), {}, {}};
    column.unit = random() % 3 == 0 ? std::vector<std::string>{"", "MB/s", "odd", "%", "a(b"}[random() % 5]
                                    : data::unitInName(column.name);
    if (index == 0 || random() % 2 == 0) {
        std::vector<double> numbers(rows);
        for (double& number : numbers) {
            number = random() % 5 == 0
                         ? std::nan("")
                         : std::ldexp(static_cast<double>(random()) - 1e9, static_cast<int>(random() % 60) - 40);
        }
        numbers.front() = 1.5;  // a table without numbers is none
        column.values = std::move(numbers);
        return column;
    }
    data::TextValues texts;
    for (std::size_t row = 0; row < rows; ++row) {
        const std::string cell = word();
        const auto found = std::find(texts.levels.begin(), texts.levels.end(), cell);
        texts.codes.push_back(random() % 4 == 0 ? -1 : static_cast<std::int32_t>(found - texts.levels.begin()));
        if (texts.codes.back() >= 0 && found == texts.levels.end()) {
            texts.levels.push_back(cell);
        }
    }
    column.values = std::move(texts);
    return column;
}

}  // namespace

class tst_csv_dialects : public QObject {
    Q_OBJECT
private slots:
    void colonsMayDelimit_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("names");
        const auto row = [](const char* name, const char* text, const char* names) {
            QTest::newRow(name) << std::string(text) << std::string(names);
        };
        row("words first", "name:threads:seconds\nmemcpy:1:2.31\nmemcpy:2:1.22\n", "name|threads|seconds");
        row("with blanks", "Threads: Rate: Delay\n1: 102.3: 9.8\n2: 198.2: 10.1\n", "Threads|Rate|Delay");
        row("times", "time,rate\n12:30:11,5\n12:30:12,6\n", "time|rate");
        row("times and blanks", "time rate\n12:30:11 5\n12:30:12 6\n", "time|rate");
        row("times alone", "12:30:11\n12:30:12\n12:30:15\n", "column 1");
        row("keys and values", "size rate\na:1 5\nb:2 6\n", "size|rate");
    }
    void colonsMayDelimit() {
        QFETCH(const std::string, text);
        base::NoProgress progress;
        const auto read = io::readText(text, "t.csv", {}, progress);
        QVERIFY(read);
        QTEST(base::joined(data::columnNames(*read->dataset), "|"), "names");
    }

    /// Every mixture of what docs/formats.md accepts reads back cell by cell.
    void everyMixtureIsReadAsItWasWritten() {
        constexpr const char* lineEnds[] = {"\n", "\r\n", "\r"};  // in turn, so that each meets every other choice
        unsigned seed = 0;
        for (const char delimiter : {',', ';', '\t', '|', ' '}) {
            for (const char mark : {'.', ','}) {
                for (const Quotes quotes : {Quotes::needed, Quotes::words, Quotes::all}) {
                    for (const Heading heading :
                         {Heading::names, Heading::units, Heading::comment, Heading::absent, Heading::separatorLine}) {
                        const Dialect dialect{delimiter, mark,          quotes,      lineEnds[seed % 3],
                                              heading,   seed % 2 == 0, seed % 7 < 3};
                        const Composed table(dialect, ++seed);
                        const auto imported = read(table.text);
                        QVERIFY2(shown(imported) == table.expected,
                                 (table.text + "\n" + shown(imported) + "\n" + table.expected).c_str());
                        // What was decided gives the same again, without a guess.
                        QCOMPARE(shown(read(table.text, io::sameAgain(*imported))), table.expected);
                    }
                }
            }
        }
    }

    void whatIsWrittenReadsBackEqual() {
        std::mt19937 random(11);
        for (int table = 0; table < 600; ++table) {
            const std::size_t rows = 1 + random() % 6;
            std::vector<data::Column> columns;
            for (std::size_t c = 0, count = 1 + random() % 4; c < count; ++c) {
                columns.push_back(randomColumn(random, rows, c));
            }
            const auto dataset = data::Dataset::create(std::move(columns));
            const std::string text = io::csvTable(*dataset);
            QVERIFY2(shown(read(text, io::csvOptions(*dataset))) == shown(*dataset), text.c_str());
        }
    }

    void aCommaThatDelimitsIsNoMarkOfAPlainNumber_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("expected");
        const auto row = [](const char* name, std::string text, std::string expected) {
            QTest::newRow(name) << std::move(text) << std::move(expected);
        };
        row("decimal commas in quotes", "rate,threads,objects\n\"1,5\",2,3\n\"2,5\",4,5\n",
            "rate:1.5|2.5;threads:2|4;objects:3|5;");
        for (const char delimiter : {';', '\t', '|'}) {  // however many words stand beside a decimal comma
            for (const bool headed : {true, false}) {
                std::string text = headed ? "host|zone|op|rate\n" : "";
                std::string columns[4];
                for (int i = 0; i < 16; ++i) {
                    const std::string number = std::to_string(100 + i);
                    const std::string decimals = std::to_string(11 + 2 * i);
                    const std::string cells[4]{"h" + std::to_string(i), "z" + std::to_string(i % 3), "read",
                                               number + "," + decimals};
                    for (int c = 0; c < 4; ++c) {
                        text += cells[c] + (c < 3 ? "|" : "\n");
                        columns[c] += (i == 0 ? "" : "|") + (c < 3 ? cells[c] : number + "." + decimals);
                    }
                }
                std::string expected;
                const char* names[2][4]{{"column 1=", "column 2=", "column 3=", "column 4:"},
                                        {"host=", "zone=", "op=", "rate:"}};
                for (int c = 0; c < 4; ++c) {
                    expected += names[headed ? 1 : 0][c] + columns[c] + ";";
                }
                std::replace(text.begin(), text.end(), '|', delimiter);
                row((std::string("words beside decimal commas ") + delimiter + (headed ? " headed" : "")).c_str(),
                    std::move(text), std::move(expected));
            }
        }
        row("addresses", "from,to,rate\n192.168.100.200,192.168.100.201,203.5\n192.168.100.202,192.168.100.203,7.25\n",
            "from=192.168.100.200|192.168.100.202;to=192.168.100.201|192.168.100.203;rate:203.5|7.25;");
        row("addresses between semicolons", "from;to;rate\n192.168.100.200;192.168.100.201;203.5\n",
            "from=192.168.100.200;to=192.168.100.201;rate:203.5;");
        row(
            "words that are levels",
            [] {
                std::string text = "codec,rate\n";
                for (int i = 0; i < 20; ++i) {
                    text += (i < 18 ? "none," : "lz4,") + std::to_string(i) + ".5\n";
                }
                return text;
            }(),
            [] {
                std::string codec;
                std::string rate;
                for (int i = 0; i < 20; ++i) {
                    codec += std::string(i == 0 ? "" : "|") + (i < 18 ? "none" : "lz4");
                    rate += (i == 0 ? "" : "|") + std::to_string(i) + ".5";
                }
                return "codec=" + codec + ";rate:" + rate + ";";
            }());
        row("nothing but none", "codec,rate\nnone,1\nnone,2\n", "codec=none|none;rate:1|2;");
        row("none among numbers", "level,rate\nnone,1\n3,2\n", "level:<none>|3;rate:1|2;");
        row("one zero", "x,y\n-0,1\n0,2\n-0.0,3\n-0e5,4\n", "x:0|0|0|0;y:1|2|3|4;");
        row("rows numbered without a name", "a,b\n0,1.5,x\n1,2.5,y\n", "column 1:0|1;a:1.5|2.5;b=x|y;");
        row("delimiter behind each row alone", "a,b\n1,2,\n3,4,\n", "a:1|3;b:2|4;column 3:<none>|<none>;");
        row("row numbers, and a delimiter behind each row", "a,b,c\n0,5,x,2,\n1,6,y,3,\n",
            "column 1:0|1;a:5|6;b=x|y;c:2|3;column 5:<none>|<none>;");
        row("Excel's line", "sep=;\na;b\n1;2\n", "a:1;b:2;");
        row("Excel's line over a blank one", "\xef\xbb\xbfsep=\t\r\n\r\na\tb\r\n1\t2\r\n", "a:1;b:2;");
        row("brackets in the heading", "[time],rate\n1,2\n3,4\n", "[time]:1|3;rate:2|4;");
        row("markup in the heading", "<img src=/dev/zero>threads,rate\n1,2\n3,4\n",
            "<img src=/dev/zero>threads:1|3;rate:2|4;");
        row("markup in each name", "<time>,<rate>\n1,2\n3,4\n", "<time>:1|3;<rate>:2|4;");
        row("heading again", "op,rate\nread,1\nop,rate\nwrite,2\n", "op=read|write;rate:1|2;");
        std::string comments;
        while (comments.size() < 70'000) {
            comments += "# nothing to see in this line\n";
        }
        row("64 KiB of comments", comments + "a,b\n1,2\n", "a:1;b:2;");
        row("64 KiB of blank lines", std::string(70'000, '\n') + "a,b\n1,2\n", "a:1;b:2;");
    }

    void aCommaThatDelimitsIsNoMarkOfAPlainNumber() {
        QFETCH(std::string, text);
        QFETCH(std::string, expected);
        QCOMPARE(shown(read(text)), expected);
    }

    void remarksNameWhatWasDone() {
        const auto kinds = [](const base::Expected<io::Imported>& imported) {
            std::string text;
            for (const io::Problem& problem : imported->report.problems) {
                text += std::to_string(static_cast<int>(problem.kind)) + "@" + std::to_string(problem.line) + " ";
            }
            return text;
        };
        const auto at = [](ProblemKind kind, int line) {
            return std::to_string(static_cast<int>(kind)) + "@" + std::to_string(line) + " ";
        };
        QCOMPARE(kinds(read("a,b\n0,1.5,x\n1,2.5,y\n")), at(ProblemKind::headingShort, 1));
        QCOMPARE(kinds(read("op,rate\nread,1\nop,rate\nwrite,2\n")), at(ProblemKind::headingRepeated, 3));
        QCOMPARE(kinds(read("op,write,\n,mean,max\nread,1,2\nop,write,\n,mean,max\nscan,3,4\n")),
                 at(ProblemKind::headingRepeated, 4) + at(ProblemKind::headingRepeated, 5));
        // Where the heading might be data it is read as data.
        QCOMPARE(kinds(read("a,1\na,1\nb,2\n", io::csvReadOptions({.header = Header::present}))), std::string());
        QCOMPARE(kinds(read("sep=;\na;b\n1;2\n")), at(ProblemKind::commentLine, 1));
    }
};

GREYSCOPE_TEST(tst_csv_dialects)

}  // namespace tests_of_csv_dialects

#include "tst_csv_dialects.moc"
