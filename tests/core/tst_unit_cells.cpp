#include <QTest>

#include <cmath>

#include "core/base/text.h"
#include "core/io/cells/unit_cells.h"
#include "core/io/csv/csv_writer.h"
#include "tests/support/small_workbook.h"
#include "tests/support/test_registry.h"

namespace tests_of_unit_cells {

using namespace greyscope;
using io::ProblemKind;
using Numbers = data::NumericValues;

namespace {

io::Imported imported(const std::string& text, const std::string& name = "t.csv") {
    base::NoProgress progress;
    auto read = io::readText(text, name, {}, progress);
    return read ? std::move(*read) : io::Imported{std::make_shared<const data::Dataset>(), {}};
}

const data::Column& column(const io::Imported& table, const std::string& name) {
    static const data::Column none{"none", "", data::TextValues()};
    const auto found = table.dataset->find(name);
    return found ? table.dataset->columns()[*found] : none;
}

std::size_t countOf(const io::Imported& table, ProblemKind kind) {
    const auto found = table.report.counts.find(kind);
    return found == table.report.counts.end() ? 0 : found->second;
}

/// A column of these cells beside one of numbers.
io::Imported columnOf(const std::vector<std::string>& cells, const std::string& name = "x") {
    std::string csv = "n," + io::csvRow({name});
    for (std::size_t row = 0; row < cells.size(); ++row) {
        csv += std::to_string(row * row + 1) + "," + io::csvRow({cells[row]});
    }
    return imported(csv);
}

/// "2.5 fps" of numbers in a unit, "text" of others, each number with what it is.
std::string shown(const data::Column& column) {
    if (!column.isNumeric()) {
        return "text";
    }
    std::string text = column.unit + ":";
    for (const double number : column.numbers()) {
        text += ' ' + (std::isnan(number) ? std::string("-") : base::toText(number));
    }
    return text;
}

const std::vector<std::vector<std::string>>& cells() {
    static const std::vector<std::vector<std::string>> rows{
        {"game", "price", "speed", "machine", "count", "length", "year", "people", "share", "ratio"},
        {"a", "$0.20", "22.0 fps", "8 vCPUs", "811_597", "33.296 m", "2024年", "1.2万", "12.5%", "1.5x"},
        {"b", "$1,250.50", "30.5 fps", "16 vCPUs", "12_500", "12.0 m", "2023年", "8500", "7 %", "2x"},
        {"c", "-$3", "timeout", "8 vCPUs", "900", "1.5 m", "2022年", "1.1亿", "3.25%", "0.5x"}};
    return rows;
}

std::string joined(const std::string& between) {
    std::string text;
    for (const auto& row : cells()) {
        text += base::joined(row, between) + '\n';
    }
    return text;
}

std::string asCsv() {
    std::string text;
    for (const auto& row : cells()) {
        text += io::csvRow(row);
    }
    return text;
}

std::string asJson() {
    std::string text = "[";
    for (std::size_t r = 1; r < cells().size(); ++r) {
        text += r == 1 ? "{" : ",{";
        for (std::size_t c = 0; c < cells()[r].size(); ++c) {
            text += (c == 0 ? "\"" : ",\"") + cells()[0][c] + "\":\"" + cells()[r][c] + "\"";
        }
        text += "}";
    }
    return text + "]";
}

std::string asMarkdown() {
    std::string text;
    for (std::size_t r = 0; r < cells().size(); ++r) {
        text += "| " + base::joined(cells()[r], " | ") + " |\n";
        for (std::size_t c = 0; r == 0 && c < cells()[0].size(); ++c) {
            text += c + 1 == cells()[0].size() ? "|---|\n" : "|---";
        }
    }
    return text;
}

std::string asXlsx() {
    std::string rows;
    for (const auto& row : cells()) {
        rows += "<row>";
        for (const std::string& cell : row) {
            rows += "<c t=\"inlineStr\"><is><t>" + cell + "</t></is></c>";
        }
        rows += "</row>";
    }
    return test::workbook(rows);
}

std::string asOds() {
    std::string rows;
    for (const auto& row : cells()) {
        std::string texts;
        for (const std::string& cell : row) {
            texts += test::odsText(cell);
        }
        rows += test::odsRow(texts);
    }
    return test::openDocument(rows);
}

}  // namespace

class tst_unit_cells : public QObject {
    Q_OBJECT

private slots:
    void readersAgree_data() {
        QTest::addColumn<std::string>("text");
        QTest::newRow("CSV") << asCsv();
        QTest::newRow("clipboard") << joined("\t");
        QTest::newRow("semicolons") << joined(";");
        QTest::newRow("JSON") << asJson();
        QTest::newRow("Markdown") << asMarkdown();
        QTest::newRow("XLSX") << asXlsx();
        QTest::newRow("ODS") << asOds();
    }
    void readersAgree() {
        QFETCH(const std::string, text);
        const io::Imported table = imported(text, "table");
        const auto is = [&](const char* name) { return shown(column(table, name)); };
        QCOMPARE(is("game"), std::string("text"));
        QCOMPARE(is("price"), std::string("$: 0.2 1250.5 -3"));
        QCOMPARE(is("speed"), std::string("fps: 22 30.5 -"));
        QCOMPARE(is("machine"), std::string("vCPUs: 8 16 8"));
        QCOMPARE(is("count"), std::string(": 811597 12500 900"));
        QCOMPARE(is("length"), std::string("m: 33.296 12 1.5"));
        QCOMPARE(is("year"), std::string("年: 2024 2023 2022"));
        QCOMPARE(is("people"), std::string(": 12000 8500 110000000"));
        QCOMPARE(is("share"), std::string("%: 12.5 7 3.25"));
        QCOMPARE(is("ratio"), std::string("x: 1.5 2 0.5"));
        QCOMPARE(countOf(table, ProblemKind::unitInCells), std::size_t{8});
        QCOMPARE(countOf(table, ProblemKind::notANumber), std::size_t{1});
    }

    void unitsOfOneQuantityAreConverted() {
        QCOMPARE(shown(column(columnOf({"5 ms", "1.2 s", "7", "250 us"}, "wait (ms)"), "wait (ms)")),
                 std::string("ms: 5 1200 7 0.25"));
        QCOMPARE(shown(column(columnOf({"94.2 Mbits/sec", "1.1 Gbits/sec", "0"}), "x")),
                 std::string("Mbit/s: 94.2 1100 0"));
        QCOMPARE(shown(column(columnOf({"94.2 Mb/s", "9.5 MB/s"}), "x")), std::string("text"));  // bits and bytes
        QCOMPARE(shown(column(columnOf({"1.5k", "900", "2.75M"}), "x")), std::string(": 1500 900 2750000"));
        QCOMPARE(shown(column(columnOf({"1.5M", "2.25M", "0.5M"}, "rss [MiB]"), "rss [MiB]")),
                 std::string("MiB: 1.5 2.25 0.5"));
        QCOMPARE(shown(column(columnOf({"1.2万人", "3400人", "1亿人"}), "x")), std::string("人: 12000 3400 100000000"));
        QCOMPARE(shown(column(columnOf({"1.2万人", "3.4万人"}), "x")), std::string("万人: 1.2 3.4"));
        QCOMPARE(shown(column(columnOf({"1 vCPU", "8 vCPUs"}), "x")), std::string("vCPU: 1 8"));
        QCOMPARE(shown(column(columnOf({"$0.05 hourly", "$1.5 hourly", "0"}), "x")),
                 std::string("$ hourly: 0.05 1.5 0"));
        QCOMPARE(shown(column(columnOf({"$1.2M", "$3B", "$900"}), "x")), std::string("$: 1200000 3000000000 900"));
    }

    void aCommaMayStandBeforeDecimals() {
        const io::Imported table = imported("name;price\nA;€ 3,50\nB;€ 1.200,00\nC;12,75 €\n");
        QCOMPARE(shown(column(table, "price")), std::string("€: 3.5 1200 12.75"));
    }

    void unlikeUnitsStayTextAndAreTold() {
        const io::Imported table = columnOf({"5 %", "6 W", "7 %", "8 %"});
        QCOMPARE(shown(column(table, "x")), std::string("text"));
        QCOMPARE(table.report.problems.front(), (io::Problem{ProblemKind::numbersAsText, 3, 2, "6 W"}));
    }

    void labelsAreNoNumbers() {
        for (const std::vector<std::string>& labels :
             std::vector<std::vector<std::string>>{{"16th", "17th", "18th"},
                                                   {"980pro", "990pro", "970pro"},
                                                   {"12 Jan", "13 Jan", "14 Jan"},
                                                   {"5 pm", "6 pm", "7 pm"},
                                                   {"1.2a", "1.3b", "1.3c"},
                                                   {"4a", "5a", "6a"},
                                                   {"007 kg", "008 kg", "009 kg"},
                                                   {"2 x 3", "2 x 4", "2 x 5"},
                                                   {"10-20", "20-30", "30-40"},
                                                   {"4k", "64k", "1m"},
                                                   {"4 GB", "8 GB", "16 GB"}}) {
            const io::Imported table = columnOf(labels);
            QVERIFY2(!column(table, "x").isNumeric(), labels.front().c_str());
            QCOMPARE(table.report.problemCount, std::size_t{0});
        }
    }

    /// Words that say why there is no number may be twice as many as the numbers, others one in ten.
    void wordsAmongNumbersAreMissingAndTold() {
        const io::Imported failed = columnOf({"5.5", "failed", "6.5", "DNF", "7", "out of memory"});
        QCOMPARE(shown(column(failed, "x")), std::string(": 5.5 - 6.5 - 7 -"));
        QCOMPARE(column(failed, "x").writtenAt(3), std::string("DNF"));
        QCOMPARE(column(failed, "x").notNumbers, (std::vector<std::size_t>{1, 3, 5}));
        QCOMPARE(failed.report.problems.front(), (io::Problem{ProblemKind::notANumber, 3, 2, "failed"}));
        QCOMPARE(countOf(failed, ProblemKind::notANumber), std::size_t{3});

        const io::Imported units = columnOf({"22.0 fps", "timeout", "30.5 fps"});
        QCOMPARE(shown(column(units, "x")), std::string("fps: 22 - 30.5"));
        QCOMPARE(countOf(units, ProblemKind::notANumber), std::size_t{1});
        QCOMPARE(units.report.cellsMissing, std::size_t{1});

        const io::Imported setting = columnOf({"1", "2", "4", "8", "max"});
        QCOMPARE(shown(column(setting, "x")), std::string("text"));
        QCOMPARE(setting.report.problems.front(), (io::Problem{ProblemKind::numbersAsText, 6, 2, "max"}));

        const io::Imported failures = columnOf({"failed", "failed", "failed", "5"});
        QCOMPARE(shown(column(failures, "x")), std::string("text"));
    }

    void cellsAreWrittenAsTheyWereRead() {
        for (const std::string& text :
             {std::string("game,price,speed\na,$0.20,22.0 fps\nb,\"$1,250.50\",timeout\nc,-$3,30.5 fps\n"),
              std::string("n,wait (ms)\n1,5 ms\n2,1.2 s\n3,7\n4,250 us\n"),
              std::string("n,people\n1,1.2万\n2,8500\n3,1亿\n")}) {
            const io::Imported table = imported(text);
            QCOMPARE(io::csvTable(*table.dataset), text);
            base::NoProgress progress;
            const auto again = io::readText(text, "t.csv", io::csvOptions(*table.dataset), progress);
            QVERIFY(again);
            for (std::size_t c = 0; c < table.dataset->columns().size(); ++c) {
                QCOMPARE(shown(again->dataset->columns()[c]), shown(table.dataset->columns()[c]));
            }
            QCOMPARE(countOf(*again, ProblemKind::notANumber), countOf(table, ProblemKind::notANumber));
        }
        // The mark of the file is no longer that of the numbers.
        const io::Imported comma = imported("name;price\nA;€ 3,50\nB;€ 1,200\n");
        QCOMPARE(io::csvTable(*comma.dataset), std::string("name,price\n,[€]\nA,3.5\nB,1.2\n"));
    }

    /// "5.2×10³" and "10^4" are numbers, with a unit or without.
    void powersAreNumbers_data() {
        QTest::addColumn<std::string>("cell");
        QTest::addColumn<std::string>("read");
        const auto row = [](const char* cell, const char* read) {
            QTest::newRow(cell) << std::string(cell) << std::string(read);
        };
        row("10³", ": 1000");
        row("10⁻³", ": 0.001");
        row("10^4", ": 10000");
        row("2^10", ": 1024");
        row("5.2×10³", ": 5200");
        row("5.2 × 10^3", ": 5200");
        row("-1.1x10^8", ": -110000000");
        row("1.25·10^(-2)", ": 0.0125");
        row("6*10^{2}", ": 600");
        row("5.2×10³ t", "t: 5200");
        row("5.2 10³ kg", "kg: 5200");
        row("1.1×10^8 B/s", "B/s: 110000000");
        for (const char* text : {"10^", "10^x", "5²", "3x4", "CO²", "10^400", "^2", "5.2x9^3"}) {
            row(text, "text");
        }
    }

    void powersAreNumbers() {
        QFETCH(std::string, cell);
        QFETCH(std::string, read);
        const io::Imported table = columnOf({cell, cell});
        const std::string twice = read == "text" ? read : read + read.substr(read.find(':') + 1);
        QCOMPARE(shown(column(table, "x")), twice);
    }

    void powersBeginUnitsInHeadings_data() {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<std::string>("unit");
        const auto row = [](const char* name, const char* unit) {
            QTest::newRow(name) << std::string(name) << std::string(unit);
        };
        row("Output (10³ t)", "10³ t");
        row("Population (10^4 persons)", "10^4 persons");
        row("Area, 10³ ha", "10³ ha");
        row("Area 10^3 ha", "10^3 ha");
        row("人口（10⁴人）", "10⁴人");
        row("time at 10^6 rows", "");
        row("deaths per 10^5 people", "");
        row("size 10^3", "");
        row("v10^3 t", "");
    }

    void powersBeginUnitsInHeadings() {
        QFETCH(std::string, name);
        QFETCH(std::string, unit);
        const io::Imported table = imported("Year;" + name + "\n2001;12.5\n2002;14.5\n2003;13.5\n");
        QCOMPARE(table.dataset->columns().back().name, name);
        QVERIFY(table.dataset->columns().back().isNumeric());
        QCOMPARE(table.dataset->columns().back().unit, unit);
    }

    void codesStayCodes() {
        const io::Imported table = columnOf({"00601", "0601", "00645155909931"});
        QCOMPARE(shown(column(table, "x")), std::string("text"));
        QCOMPARE(shown(column(columnOf({"001_200", "001_300"}), "x")), std::string("text"));
        QCOMPARE(shown(column(columnOf({"1234567890123456 B", "1234567890123457 B"}, "x (B)"), "x (B)")),
                 std::string("text"));
    }
};

GREYSCOPE_TEST(tst_unit_cells)

}  // namespace tests_of_unit_cells

#include "tst_unit_cells.moc"
