#include <QTest>

#include <cmath>
#include <limits>

#include <nlohmann/json.hpp>

#include "core/io/csv/csv_options.h"
#include "core/io/csv/csv_reader.h"
#include "core/io/csv/csv_writer.h"
#include "core/io/json/json_writer.h"
#include "tests/support/test_registry.h"

namespace tests_of_writers {

using namespace greyscope;
using Json = nlohmann::ordered_json;

class tst_writers : public QObject {
    Q_OBJECT
private slots:
    void numbersOfJsonReadBackAsTheSameDouble() {
        for (const double value : {0.1, 1.0 / 3.0, 1e-300, 4503599627370497.5, -0.0, 123456789.0}) {
            const std::string text = io::writeJson(Json{value});
            QCOMPARE(Json::parse(text)[0].get<double>(), value);
        }
        QCOMPARE(io::writeJson(Json(0.1)), std::string("0.10000000000000001\n"));
        QCOMPARE(io::writeJson(Json(7)), std::string("7\n"));
    }

    void whatIsNotFiniteIsNull() {
        QCOMPARE(io::writeJson(Json{std::numeric_limits<double>::quiet_NaN(), HUGE_VAL, nullptr}),
                 std::string("[null, null, null]\n"));
    }

    void jsonKeepsItsOrderAndIsReadable() {
        Json value;
        value["b"] = {1, 2};
        value["a"] = Json::array({Json{{"name", "x\"\n"}}, Json::array()});
        value["empty"] = Json::object();
        QCOMPARE(io::writeJson(value),
                 std::string("{\n  \"b\": [1, 2],\n  \"a\": [\n    {\n      \"name\": \"x\\\"\\n\"\n"
                             "    },\n    []\n  ],\n  \"empty\": {}\n}\n"));
        QCOMPARE(io::writeJson(Json("\xff")), std::string("\"\xef\xbf\xbd\"\n"));
    }

    void csvReadsBackAsItWas() {
        const std::vector<std::string> cells{"plain", "with, comma", "with \"quotes\"", "two\nlines", " blank"};
        std::string text = io::csvRow({"a", "b", "c", "d", "e", "n"});
        for (const double number : {0.1, 100000.0}) {
            auto row = cells;
            row.push_back(io::csvNumber(number));
            text += io::csvRow(row);
        }
        base::NoProgress progress;
        const auto imported = io::readText(text, "", {}, progress);
        QVERIFY(imported.has_value());
        for (std::size_t c = 0; c < cells.size(); ++c) {
            QCOMPARE(imported->dataset->columns()[c].textAt(1), cells[c]);
        }
        QCOMPARE(imported->dataset->columns()[5].numbers(), (std::vector<double>{0.1, 100000.0}));
        QCOMPARE(io::csvNumber(std::numeric_limits<double>::infinity()), std::string());
        QCOMPARE(io::csvRow({"", ""}), std::string("NaN,\n"));  // an empty line would be no row
        QCOMPARE(io::csvRow({"#1", "\tx"}), std::string("\"#1\",\"\tx\"\n"));
        // A file that began with the name would be taken for an archive.
        QCOMPARE(io::csvRow({"PK\x03\x04", "x"}), std::string("\"PK\x03\x04\",x\n"));
    }
    /// The second column has a unit that its name does not end with.
    void aHeadingAloneReadsBackAsOne() {
        base::NoProgress progress;
        const auto heading = io::readText("a_ms,a_ms,b\n", "", {}, progress);
        QVERIFY(heading.has_value());
        const std::string written = io::csvTable(*heading->dataset);
        QCOMPARE(QString::fromStdString(written), QStringLiteral("a_ms,a_ms (2),b\n"));
        const auto read = io::readText(written, "", io::csvOptions(*heading->dataset), progress);
        QVERIFY(read.has_value());
        QCOMPARE(read->dataset->rowCount(), std::size_t{0});
        QCOMPARE(io::csvTable(*io::readText("a_ms,a_ms\n1,2\n", "", {}, progress)->dataset),
                 std::string("a_ms,a_ms (2)\n,ms\n1,2\n"));
    }

    /// By themselves they would be taken for notes below the table.
    void rowsOfWordsAtTheEndAreRead() {
        base::NoProgress progress;
        const std::string text = "a,b\n1,2\n3,4\n5,6\nSource: own runs,\n";
        const auto rows = io::readText(text, "", io::csvReadOptions({.notesAreRows = true}), progress);
        QCOMPARE(rows->dataset->rowCount(), std::size_t{4});
        QCOMPARE(io::readText(text, "", {}, progress)->dataset->rowCount(), std::size_t{3});
        QCOMPARE(io::readText(io::csvTable(*rows->dataset), "", io::csvOptions(*rows->dataset), progress)
                     ->dataset->rowCount(),
                 std::size_t{4});
    }

    void hostileNamesReadBackAsTheyWere() {
        const std::vector<std::string> names{
            "<img src='x'>&amp;", "=cmd|' /C calc'!A0", "# no comment",          "a;b\tc|d",
            "\x1b[31mred\x7f",    "\u202Egpj",          "it's \"so\"\r\nand so", "{\\n}$x_1%~^"};
        const auto rowOf = [](std::vector<std::string> cells, const std::string& last) {
            cells.push_back(last);
            return io::csvRow(cells);
        };
        std::string text = rowOf(names, "value");
        for (int row = 0; row < 3; ++row) {
            text += rowOf({names.rbegin(), names.rend()}, std::to_string(row));
        }
        base::NoProgress progress;
        const auto imported = io::readText(text, "", {}, progress);
        QVERIFY(imported.has_value());
        const auto& columns = imported->dataset->columns();
        QCOMPARE(columns.size(), names.size() + 1);
        for (std::size_t c = 0; c < names.size(); ++c) {
            QCOMPARE(columns[c].name, names[c]);
            QCOMPARE(columns[c].textAt(2), names[names.size() - 1 - c]);
        }
        const Json parsed = Json::parse(io::writeJson(Json{{"names", names}, {names[4], 1}}));
        QCOMPARE(parsed["names"].get<std::vector<std::string>>(), names);
        QVERIFY(parsed.contains(names[4]));
    }
};

GREYSCOPE_TEST(tst_writers)

}  // namespace tests_of_writers

#include "tst_writers.moc"
