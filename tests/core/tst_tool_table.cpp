#include <QTest>

#include <limits>

#include "core/io/text/tool_lines.h"
#include "core/io/tools/tool_table.h"
#include "tests/support/impatient.h"
#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_tool_table {

using namespace greyscope;
using data::Role;
using data::RoleClue;
using io::ProblemKind;

class tst_tool_table : public QObject {
    Q_OBJECT

private slots:
    void linesAreNumberedAsInTheSourcePane() {
        const std::string text =
            "\xef\xbb\xbf"
            "one\r\ntwo\rthree\n\nfive";
        for (const std::size_t piece : {1U, 2U, 3U, 100U}) {
            io::TextSource source(
                text.size(),
                [&](std::size_t offset, char* into, std::size_t count) { return text.copy(into, count, offset); },
                piece);
            base::NoProgress progress;
            io::ToolLines lines(source, {}, progress);
            std::vector<std::string> seen;
            while (lines.next()) {
                QCOMPARE(lines.number(), seen.size() + 1);
                QCOMPARE(lines.isWhole(), lines.text() != "five");
                seen.emplace_back(lines.text());
            }
            QCOMPARE(seen, (std::vector<std::string>{"one", "two", "three", "", "five"}));
            QVERIFY(lines.isMarked());
        }
    }

    void longLineAndCancellingEndTheRead() {
        const std::string text = "short\n" + std::string(50, 'x') + "\n";
        base::NoProgress progress;
        io::TextSource source(text);
        io::ReadOptions options;
        options.maxFieldBytes = 40;
        io::ToolLines lines(source, options, progress);
        QVERIFY(lines.next());
        QVERIFY(!lines.next());
        QVERIFY(lines.error()->code == base::ErrorCode::lineTooLong);
        QCOMPARE(lines.error()->location.line, std::size_t{2});
        test::Impatient impatient(0);
        io::ToolLines unwanted(source, {}, impatient);
        QVERIFY(!unwanted.next());
        QVERIFY(unwanted.error()->code == base::ErrorCode::cancelled);
    }

    void rowsMayLeaveCellsOpen() {
        io::ToolTable table("tool", {});
        const std::size_t host = table.add({"host", Role::key, {}, {}, false});
        const std::size_t rate = table.add({"rate", Role::metric, "MiB/s", "MB/s"});
        table.hold(host, "a");
        table.beginRow(3);
        table.set(rate, 5.0);
        table.set(rate, 6.0);  // the first one stands
        table.endRow();
        const std::size_t late = table.add({"late", Role::description});
        table.release(host);
        table.beginRow(7);
        table.set(late, -0.0);
        table.set(rate, std::numeric_limits<double>::infinity());
        table.endRow();
        table.beginRow(9);
        table.setInvalid(rate, "12 ERROR", "ERROR");
        table.endRow();
        table.note("host", " a ");
        table.note("host", "a");
        const auto imported = table.finish(9, "f");
        QVERIFY(imported);
        QCOMPARE(test::cells(*imported, "host"), (std::vector<std::string>{"a", "", ""}));
        QCOMPARE(test::cells(*imported, "rate"), (std::vector<std::string>{"5", "inf", "12 ERROR"}));
        QCOMPARE(test::cells(*imported, "late"), (std::vector<std::string>{"", "0", ""}));
        const data::Column& column = **imported->dataset->column("rate");
        QCOMPARE(column.unit, std::string("MiB/s"));
        QCOMPARE(column.unitInFile, std::string("MB/s"));
        QCOMPARE(column.notNumbers, std::vector<std::size_t>{2});
        QCOMPARE(column.notFinite, std::vector<std::size_t>{1});
        QCOMPARE(imported->dataset->lineOf(1), std::size_t{7});
        QCOMPARE(imported->dataset->notes().size(), std::size_t{1});
        QCOMPARE(test::countOf(*imported, ProblemKind::invalidCell), std::size_t{1});
    }

    void columnsThatNothingIsSaidOfAreLeftOut() {
        io::ToolTable table("tool", {});
        const std::size_t rate = table.add({"rate", Role::metric});
        static_cast<void>(table.add({"iops", Role::metric}));
        table.beginRow(1);
        table.set(rate, 1.0);
        table.endRow();
        QCOMPARE(data::columnNames(*table.finish(1, "f")->dataset), std::vector<std::string>{"rate"});
    }

    void cellsOfTheOtherTypeDoNoHarm() {
        // As where a file calls a column of text as the reader calls one of numbers.
        io::ToolTable table("tool", {});
        const std::size_t rate = table.add({"rate", Role::metric});
        const std::size_t host = table.add({"host", Role::key, {}, {}, false});
        QCOMPARE(table.add({"rate", Role::description, {}, {}, false}), rate);
        table.beginRow(1);
        table.set(rate, "fast");
        table.set(host, 12.5);
        table.endRow();
        table.beginRow(2);
        table.setInvalid(host, "x", "why");
        table.endRow();
        table.hold(rate, "held");
        table.hold(host, std::numeric_limits<double>::infinity());
        table.beginRow(3);
        table.endRow();
        const auto imported = table.finish(3, "f");
        QCOMPARE(test::cells(*imported, "rate"), (std::vector<std::string>{"fast", "", ""}));
        QCOMPARE(test::cells(*imported, "host"), (std::vector<std::string>{"12.5", "", ""}));
    }

    void whatOnlyDescribesIsNoAxis() {
        io::ToolTable table("tool", {});
        const std::size_t date = table.add({"date", Role::description, {}, {}, false});
        const std::size_t operation = table.add({"operation", Role::key, {}, {}, false});
        const std::size_t rate = table.add({"rate", Role::metric});
        for (const char* each : {"write", "read"}) {
            table.beginRow(1);
            table.set(date, std::string("2026-11-20T07:52:1") + (each[0] == 'w' ? "0" : "1"));
            table.set(operation, each);
            table.set(rate, 1.5);
            table.endRow();
        }
        QCOMPARE(test::layoutOf(*table.finish(1, "f")).roles.factors, std::vector<std::string>{"operation"});
    }

    void whatTellsNothingIsCountedAndHardlyListed() {
        io::ToolTable table("IOR", {});
        std::string text = "WARNING: slow\nERROR: open failed\n";
        for (int i = 0; i < 500; ++i) {
            text += "banner\n";
        }
        io::TextSource source(text);
        base::NoProgress progress;
        io::ToolLines lines(source, {}, progress);
        while (lines.next()) {
            table.skipOther(lines);
        }
        const auto imported = table.finish(lines, "f");
        QVERIFY(imported.error().code == base::ErrorCode::noResults);
        QCOMPARE(imported.error().arguments, (std::vector<std::string>{"IOR", "ERROR: open failed"}));
        QCOMPARE(imported.error().location.line, std::size_t{2});
        const std::size_t rate = table.add({"rate", Role::metric});
        table.beginRow(600);
        table.set(rate, 1.0);
        table.endRow();
        const auto again = table.finish(lines, "f");
        QCOMPARE(test::countOf(*again, ProblemKind::otherLine), std::size_t{500});
        QCOMPARE(again->report.rowsSkipped, std::size_t{502});
        QVERIFY(again->report.problems.size() < 10);
    }

    void rowsThatAgreeInEverySettingAreRuns() {
        io::ToolTable table("tool", {});
        const std::size_t size = table.add({"size", Role::factor});
        const std::size_t rate = table.add({"rate", Role::metric});
        for (const double value : {1.0, 2.0, 1.0, 1.0}) {
            table.beginRow(1);
            table.set(size, value);
            table.set(rate, value);
            table.endRow();
        }
        table.countRepeats();
        const auto imported = table.finish(1, "f");
        QCOMPARE(test::cells(*imported, "run"), (std::vector<std::string>{"1", "1", "2", "3"}));
        QCOMPARE(test::layoutOf(*imported).roles.repetitions, std::vector<std::string>{"run"});
    }

    void statedRolesWinOverGuesses() {
        io::ToolTable table("tool", {});
        // By their looks: "id" numbers cases, "score" is a measurement, "note" a label.
        const std::size_t id = table.add({"id", Role::factor});
        const std::size_t score = table.add({"score", Role::description});
        const std::size_t follower = table.add({"double", Role::factor});
        const std::size_t only = table.add({"host", Role::key, {}, {}, false});
        const std::size_t count = table.add({"count", Role::metric});
        for (int row = 0; row < 12; ++row) {
            table.beginRow(static_cast<std::size_t>(row) + 1);
            table.set(id, row / 2);
            table.set(follower, 2 * (row / 2));
            table.set(score, row * 1.37);
            table.set(count, row % 3);
            table.set(only, "a");
            table.endRow();
        }
        const auto layout = test::layoutOf(*table.finish(12, "f"));
        QVERIFY(!layout.wide);
        QCOMPARE(layout.roles.factors, std::vector<std::string>{"id"});
        QCOMPARE(layout.roles.metrics, std::vector<std::string>{"count"});
        QCOMPARE(layout.guess.reasons[0], (data::RoleReason{Role::factor, RoleClue::stated, "tool"}));
        QCOMPARE(layout.guess.reasons[1], (data::RoleReason{Role::description, RoleClue::stated, "tool"}));
        // A setting that another one determines is not varied on its own, and one of one level not at all.
        QCOMPARE(layout.guess.reasons[2], (data::RoleReason{Role::description, RoleClue::follows, "id"}));
        QVERIFY(layout.guess.reasons[3].clue == RoleClue::constant);
    }
};

GREYSCOPE_TEST(tst_tool_table)

}  // namespace tests_of_tool_table

#include "tst_tool_table.moc"
