#include <QTest>

#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <utility>
#include <vector>

#include "core/io/files/archive.h"
#include "core/io/files/spool.h"
#include "core/io/workbook/sheet_reader.h"
#include "tests/support/small_workbook.h"
#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_sheet_reader {

using namespace greyscope;
using base::ErrorCode;
using test::odsNumber;
using test::odsRow;
using test::odsText;
using test::openDocument;
using test::readTool;
using test::relation;
using test::workbook;
using test::zipOf;

namespace {

std::string sample(const char* name) {
    QFile file(QStringLiteral(GREYSCOPE_TEST_DATA "/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

std::string littleEndian(std::size_t number, int bytes) {
    std::string text;
    for (int i = 0; i < bytes; ++i, number >>= 8U) {
        text += static_cast<char>(number & 0xffU);
    }
    return text;
}

/// As zstd stores what it does not shrink: blocks as they are; and `zeros` blocks of 128 KiB, each a zero and a count.
std::string zstdOf(std::string_view bytes, std::size_t zeros = 0) {
    constexpr std::size_t most = std::size_t{1} << 17U;
    std::string packed = std::string("\x28\xb5\x2f\xfd\xa0", 5) + littleEndian(bytes.size() + zeros * most, 4);
    while (!bytes.empty()) {
        const std::string_view block = bytes.substr(0, most);
        bytes.remove_prefix(block.size());
        const bool last = bytes.empty() && zeros == 0;
        packed += littleEndian((block.size() << 3U) | (last ? 1U : 0U), 3) + std::string(block);
    }
    for (; zeros > 0; --zeros) {
        packed += littleEndian((most << 3U) | 2U | (zeros == 1 ? 1U : 0U), 3) + std::string(1, '\0');
    }
    return packed;
}

}  // namespace

class tst_sheet_reader : public QObject {
    Q_OBJECT

private slots:
    /// A cell may hold line ends of any kind; rows below it keep their lines of the sheet.
    void lineEndsInACellMoveNoRow_data() {
        QTest::addColumn<std::string>("ends");
        for (const char* ends : {"&#10;", "&#13;", "&#13;&#10;", "&#13;&#13;&#13;", "\r\r\n"}) {
            QTest::newRow(ends) << std::string(ends);
        }
    }
    void lineEndsInACellMoveNoRow() {
        QFETCH(const std::string, ends);
        const auto imported =
            readTool(workbook("<row><c t=\"s\"><v>0</v></c><c t=\"s\"><v>1</v></c></row>"
                              "<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c><c><v>4</v></c></row>",
                              {}, "<si><t>n</t></si><si><t>a" + ends + "b</t></si>"));
        QVERIFY(imported.has_value());
        QCOMPARE(imported->dataset->rowCount(), std::size_t{2});
        QCOMPARE(imported->dataset->lineOf(0), std::size_t{2});
        QCOMPARE(imported->dataset->lineOf(1), std::size_t{3});
    }

    void theFirstSheetIsRead_data() {
        QTest::addColumn<std::string>("file");
        for (const char* file : {"multisheet_gnumeric.xlsx", "multisheet_gnumeric.ods"}) {
            QTest::newRow(file) << std::string(file);
        }
    }

    void theFirstSheetIsRead() {
        QFETCH(std::string, file);
        const auto imported = readTool(sample(file.c_str()));
        QVERIFY(imported.has_value());
        QCOMPARE(imported->report.format, std::string("spreadsheet"));
        QCOMPARE(imported->report.part, std::string("raw"));
        QVERIFY(imported->report.parts.size() >= 6);
        QCOMPARE(imported->dataset->rowCount(), std::size_t{60});
        QCOMPARE(imported->dataset->columns().size(), std::size_t{6});
        const auto& rate = imported->dataset->columns()[4];
        QVERIFY(rate.isNumeric());
        QCOMPARE(rate.numbers()[0], 176.08);
        QCOMPARE(imported->dataset->lineOf(0), std::size_t{2});
        const auto again = readTool(sample(file.c_str()), io::sameAgain(*imported));
        QVERIFY(again.has_value());
        QCOMPARE(again->dataset->rowCount(), std::size_t{60});
    }

    /// Packed once more it is still a workbook, not an archive of its parts.
    void aPackedOneIsReadToo() {
        for (const char* file : {"multisheet_gnumeric.xlsx", "multisheet_gnumeric.ods"}) {
            const auto imported = readTool(zstdOf(sample(file)), {.dialect = {{"sheet", "raw"}}});
            QVERIFY(imported.has_value());
            QCOMPARE(imported->report.packing, std::string("zstd"));
            QCOMPARE(imported->report.part, std::string("raw"));
            QCOMPARE(imported->dataset->rowCount(), std::size_t{60});
            const auto bomb = readTool(zstdOf(sample(file), 100), {.unpack = {.free = std::size_t{1} << 20U}});
            QCOMPARE(bomb.error().code, ErrorCode::unpacksTooLarge);
        }
    }

    void sheetAndRangeCanBeTold() {
        const std::string book = sample("multisheet_gnumeric.xlsx");
        const auto part = readTool(book, {.dialect = {{"sheet", "raw"}, {"range", "A1:E4"}}});
        QVERIFY(part.has_value());
        QCOMPARE(part->dataset->rowCount(), std::size_t{3});
        QCOMPARE(part->dataset->columns().size(), std::size_t{5});
        QCOMPARE(readTool(book, {.dialect = {{"sheet", "1"}}})->report.part, std::string("raw"));
        const auto none = readTool(book, {.dialect = {{"sheet", "none"}}});
        QCOMPARE(none.error().code, ErrorCode::partNotChosen);
        QVERIFY(none.error().arguments[1].find("raw, ") == 0);
        for (const char* wrong : {"A1", "B3:A1", "1:2", "A0:B2", "A1:B2x"}) {
            QCOMPARE(readTool(book, {.dialect = {{"range", wrong}}}).error().code, ErrorCode::optionUnknown);
        }
    }

    void formulasWithoutAValueAreMissing() {
        const auto imported =
            readTool(workbook("<row r=\"1\"><c r=\"A1\"><v>1</v></c><c r=\"B1\"><v>2</v></c></row>"
                              "<row r=\"2\"><c r=\"A2\"><v>3</v></c><c r=\"B2\"><f>A2*2</f></c></row>"));
        QVERIFY(imported.has_value());
        QVERIFY(imported->dataset->columns()[1].missingAt(1));
        QCOMPARE(imported->report.cellsMissing, std::size_t{1});
        const auto named = std::find_if(imported->report.problems.begin(), imported->report.problems.end(),
                                        [](const io::Problem& p) { return p.kind == io::ProblemKind::invalidCell; });
        QVERIFY(named != imported->report.problems.end());
        QCOMPARE(named->text, std::string("=A2*2, a formula without a value"));
        QCOMPARE(named->line, std::size_t{2});
    }

    /// The parser of workbooks passes over it.
    void textInTheCellsIsReadAsWell() {
        const auto imported = readTool(sample("multisheet_openpyxl.xlsx"));
        QVERIFY(imported.has_value());
        QCOMPARE(data::columnNames(*imported->dataset).front(), std::string("system"));
        QCOMPARE(imported->dataset->rowCount(), std::size_t{60});
        QCOMPARE(imported->report.parts.size(), std::size_t{7});
        const auto chinese = readTool(sample("multisheet_openpyxl.xlsx"), {.dialect = {{"sheet", "6"}}});
        QVERIFY(chinese.has_value());
        QCOMPARE(chinese->dataset->columns()[0].name, std::string("线程"));
    }

    void textInTheCellsMayBeInPieces() {
        const auto imported = readTool(workbook(
            "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><r><t>a&amp;</t></r><r><t xml:space=\"preserve\">b "
            "&lt;&#x4e2d;&#25991;</t></r><rPh sb=\"0\" eb=\"1\"><t>spoken</t></rPh></is></c>"
            "<c t=\"inlineStr\" r=\"B1\"><is><t>mb_s</t></is></c></row>"
            "<row r=\"2\"><c r=\"A2\" t=\"inlineStr\"><is><t/></is></c><c r=\"B2\"><v>2</v></c></row>"
            "<row r=\"3\"><c r=\"A3\" t=\"inlineStr\"><is><t>&unknown; & &#xD800;</t></is></c><c r=\"B3\"><v>3</v>"
            "</c></row>"));
        QVERIFY(imported.has_value());
        QCOMPARE(imported->dataset->columns()[0].name, std::string("a&b <中文"));
        QCOMPARE(imported->dataset->columns()[1].name, std::string("mb_s"));
        QCOMPARE(imported->dataset->columns()[0].writtenAt(1), std::string("&unknown; & &#xD800;"));
    }

    void theRowsOfASheetAreLines() {
        const std::string book = workbook(
            "<row r=\"2\"><c r=\"B2\"><v>7</v></c><c r=\"D2\"><v>8</v></c></row>"
            "<row r=\"4\"><c r=\"A4\" t=\"inlineStr\"><is><t>a\nb</t></is></c></row>");
        base::NoProgress progress;
        QCOMPARE(io::sheetText(io::bytesOf(book), "x", "one", progress).value(), std::string("\n\t7\t\t8\n\na b\n"));
        QCOMPARE(io::sheetText(io::bytesOf(book), "x", "two", progress).error().code, ErrorCode::partNotChosen);
    }

    void cellsOfAWorkbookBecomeText() {
        const auto imported =
            readTool(workbook("<row r=\"1\"><c r=\"B1\"><v>7</v></c><c r=\"C1\"><v>8</v></c></row>"
                              "<row r=\"3\"><c r=\"B3\"><v>0.25</v></c><c r=\"C3\" t=\"b\"><v>1</v></c></row>"));
        QVERIFY(imported.has_value());
        QCOMPARE(imported->dataset->columns()[0].writtenAt(1), std::string("0.25"));
        QCOMPARE(imported->dataset->columns()[1].writtenAt(1), std::string("true"));
        QCOMPARE(imported->dataset->lineOf(1), std::size_t{3});
        QCOMPARE(imported->report.counts.at(io::ProblemKind::blankLine), std::size_t{1});
    }

    void farRowsKeepTheirLines() {
        const auto imported =
            readTool(workbook("<row r=\"1\"><c r=\"A1\"><v>1</v></c></row>"
                              "<row r=\"1000000\"><c r=\"A1000000\"><v>2</v></c></row>"));
        QVERIFY(imported.has_value());
        QCOMPARE(imported->dataset->rowCount(), std::size_t{2});
        QCOMPARE(imported->dataset->lineOf(1), std::size_t{1'000'000});
        QVERIFY(imported->report.counts.at(io::ProblemKind::blankLine) < 10'000);
    }

    void hostileWorkbooksEndInAnError() {
        const auto entities = readTool(workbook("<row r=\"1\"><c r=\"A1\"><v>1</v></c></row>",
                                                "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]>"));
        QCOMPARE(entities.error().code, ErrorCode::archiveDamaged);
        QVERIFY(entities.error().arguments[1].find("entities") != std::string::npos);
        const std::string book = sample("multisheet_gnumeric.xlsx");
        QVERIFY(!readTool(book.substr(0, book.size() / 2)));
        const auto bomb = readTool(workbook(std::string(std::size_t{4} << 20U, ' ')), {.unpack = {1U << 16U, 20}});
        QCOMPARE(bomb.error().code, ErrorCode::unpacksTooLarge);
        const auto wide = readTool(workbook("<row r=\"1\"><c r=\"A1\"><v>1</v></c><c r=\"XFD1\"><v>1</v></c></row>"));
        QCOMPARE(wide.error().code, ErrorCode::tooManyColumns);
    }

    /// What stands once in the file and in the sheet without an end takes neither memory nor time.
    void whatIsRepeatedIsBounded_data() {
        QTest::addColumn<std::string>("book");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const std::string& book, ErrorCode code) {
            QTest::newRow(name) << book << static_cast<int>(code);
        };
        const std::string columns = " table:number-columns-repeated=\"";
        const std::string rows = " table:number-rows-repeated=\"";
        row("a long text in many columns", openDocument(odsRow(odsText(std::string(400'000, 'y'), columns + "4000\""))),
            ErrorCode::unpacksTooLarge);
        row("columns beyond a sheet", openDocument(odsRow(odsNumber("1", columns + "2000000000\""))),
            ErrorCode::tooManyColumns);
        row("columns beyond every number", openDocument(odsRow(odsNumber("1", columns + "99999999999999999999999\""))),
            ErrorCode::tooManyColumns);
        row("rows of two cells", openDocument(odsRow(odsNumber("1") + odsNumber("2"), rows + "1000000000\"")),
            ErrorCode::unpacksTooLarge);
        row("a cell in a million", openDocument(odsRow(odsNumber("1", columns + "1000\""), rows + "1000\"")),
            ErrorCode::unpacksTooLarge);
        row("rows and columns", openDocument(odsRow(odsNumber("1", columns + "16384\""), rows + "1048576\"")),
            ErrorCode::unpacksTooLarge);
        row("blanks", openDocument(odsRow(odsText("a<text:s text:c=\"2000000000\"/>b"))), ErrorCode::unpacksTooLarge);
        std::string cells;
        for (int i = 1; i <= 20'000; ++i) {
            const std::string r = std::to_string(i);
            cells += "<row r=\"" + r + "\"><c r=\"A" + r + "\" t=\"s\"><v>0</v></c></row>";
        }
        row("one text in many cells", workbook(cells, {}, "<si><t>" + std::string(30'000, 'x') + "</t></si>"),
            ErrorCode::unpacksTooLarge);
        std::string sparse;
        for (int i = 1; i <= 20'000; ++i) {
            const std::string r = std::to_string(i);
            sparse += "<row r=\"" + r + "\"><c r=\"" + (i % 2 == 0 ? "A" : "EZZ") + r + "\"><v>1</v></c></row>";
        }
        row("far cells of many rows", workbook(sparse), ErrorCode::tooManyCells);
        row("a row beyond a sheet", workbook("<row r=\"9999999\"><c><v>1</v></c></row>"), ErrorCode::archiveDamaged);
        row("a text that is missing", workbook("<row r=\"1\"><c t=\"s\"><v>7</v></c></row>"),
            ErrorCode::archiveDamaged);
    }

    void whatIsRepeatedIsBounded() {
        QFETCH(std::string, book);
        QFETCH(int, code);
        QElapsedTimer timer;
        timer.start();
        const auto imported = readTool(book);
        QVERIFY(!imported.has_value());
        QCOMPARE(static_cast<int>(imported.error().code), code);
        QVERIFY(timer.elapsed() < 20'000);  // under sanitizers
    }

    void emptyCellsRepeatedWithoutAnEndCostNothing() {
        const std::string empty = "<table:table-cell table:number-columns-repeated=\"2000000000\"/>";
        const auto imported = readTool(openDocument(odsRow(odsText("a") + odsText("b") + empty) +
                                                    odsRow(odsNumber("1") + odsNumber("2") + empty) +
                                                    odsRow(empty, " table:number-rows-repeated=\"2000000000\"")));
        QVERIFY(imported.has_value());
        QCOMPARE(imported->dataset->rowCount(), std::size_t{1});
        QCOMPARE(imported->dataset->columns().size(), std::size_t{2});
    }

    /// LibreOffice writes equal neighbours once.
    void equalRowsAndCellsOfAnOpenDocumentAreAllRead() {
        const auto imported =
            readTool(openDocument(odsRow(odsText("a") + odsText("b") + odsText("c")) +
                                  odsRow(odsNumber("1", " table:number-columns-repeated=\"2\"") + odsNumber("5"),
                                         " table:number-rows-repeated=\"3\"") +
                                  odsRow(odsNumber("2") + odsNumber("3") + odsNumber("4"))));
        QVERIFY(imported.has_value());
        QCOMPARE(imported->dataset->rowCount(), std::size_t{4});
        QCOMPARE(imported->dataset->columns()[1].numbers(), (data::NumericValues{1, 1, 1, 3}));
        QCOMPARE(imported->dataset->columns()[2].numbers(), (data::NumericValues{5, 5, 5, 4}));
        QCOMPARE(imported->dataset->lineOf(3), std::size_t{5});
    }

    void everyKindOfCellOfAnOpenDocumentIsRead() {
        const auto cell = [](const std::string& type, const std::string& value, const std::string& shown) {
            return "<table:table-cell office:value-type=\"" + type + "\" " + value + "><text:p>" + shown +
                   "</text:p></table:table-cell>";
        };
        const std::string note = "<office:annotation><text:p>a note</text:p></office:annotation>";
        const auto imported = readTool(openDocument(
            odsRow(odsText("share") + odsText("price") + odsText("day") + odsText("time") + odsText("on") +
                   odsText("sum") + odsText("words")) +
            odsRow(cell("percentage", "office:value=\"0.25\"", "25%") +
                   cell("currency", "office:currency=\"EUR\" office:value=\"7\"", "7 EUR") +
                   cell("date", "office:date-value=\"2024-01-31\"", "31.1.24") +
                   cell("time", "office:time-value=\"PT01H30M05S\"", "1:30") +
                   cell("boolean", "office:boolean-value=\"true\"", "WAHR") +
                   cell("float", "table:formula=\"of:=1+1\" office:value=\"2\"", "2") +
                   "<table:table-cell office:value-type=\"string\">" + note +
                   "<text:p>a<text:s text:c=\"2\"/><text:span>b</text:span></text:p></table:table-cell>")));
        QVERIFY(imported.has_value());
        const auto written = [&](std::size_t column) { return imported->dataset->columns()[column].writtenAt(0); };
        QCOMPARE(written(0), std::string("0.25"));
        QCOMPARE(written(1), std::string("7"));
        QCOMPARE(written(2), std::string("2024-01-31"));
        QCOMPARE(written(3), std::string("01:30:05"));
        QCOMPARE(written(4), std::string("true"));
        QCOMPARE(written(5), std::string("2"));
        QCOMPARE(written(6), std::string("a  b"));
    }

    void errorsInPlaceOfValuesAreListed() {
        const auto imported =
            readTool(workbook("<row r=\"1\"><c r=\"A1\"><v>1</v></c><c r=\"B1\"><v>2</v></c></row>"
                              "<row r=\"2\"><c r=\"A2\"><v>3</v></c><c r=\"B2\" t=\"e\"><v>#DIV/0!"
                              "</v></c></row>"));
        QVERIFY(imported.has_value());
        QVERIFY(imported->dataset->columns()[1].missingAt(1));
        QCOMPARE(imported->report.counts.at(io::ProblemKind::invalidCell), std::size_t{1});
    }
};

GREYSCOPE_TEST(tst_sheet_reader)

}  // namespace tests_of_sheet_reader

#include "tst_sheet_reader.moc"
