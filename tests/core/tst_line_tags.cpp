#include "core/io/cells/line_tags.h"

#include <QTest>

#include "core/base/text.h"
#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_line_tags {

using namespace greyscope;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

const Texts kLines{"sysbench 1.0.20 (using system LuaJIT 2.1.0-beta3)",
                   "",
                   "Number of threads: 2",
                   "CPU speed:",
                   "    events per second:  1562.34",
                   "    total time:                          1.0002s"};

std::string tagged(const std::string& tag, const std::string& end = "\n") {
    std::string text;
    for (const std::string& line : kLines) {
        text += tag + line + end;
    }
    return text;
}

}  // namespace

class tst_line_tags : public QObject {
    Q_OBJECT

private slots:
    void tagsAreKnown_data() {
        QTest::addColumn<QString>("tag");
        for (const char* tag :
             {"[1,0]<stdout>:", "[1,0]<stdout>: ", "[3]<stderr>:", "0: ", " 7: ", "128: ", "2024-03-11T10:22:31 ",
              "2024-03-11 10:22:31.123 ", "[2024-03-11T10:22:31Z] ",
              "2024-03-11T10:22:31+01:00: ", "2024-03-11T10:22:31,5 ", "Mar 11 10:22:31 ", "Mar  1 10:22:31 "}) {
            QTest::newRow(tag) << tag;
        }
    }
    void tagsAreKnown() {
        QFETCH(QString, tag);
        QCOMPARE(io::lineTagLength((tag + "text").toStdString()), std::size_t(tag.size()));
        for (const char* end : {"\n", "\r\n"}) {
            const auto imported = readTool(tagged(tag.toStdString(), end));
            QVERIFY(imported);
            QCOMPARE(imported->report.format, std::string("sysbench"));
            QCOMPARE(cells(*imported, "rate"), Texts{"1562.34"});
            QCOMPARE(imported->dataset->lineOf(0), std::size_t{5});
            QCOMPARE(imported->report.dialect.at("tags"), tag.toStdString());
            QVERIFY(test::accountsForAllLines(*imported));
        }
    }

    void othersAreNone_data() {
        QTest::addColumn<QString>("line");
        for (const char* line : {"2024-03-11T10:22:31,5.3", "10:22:31 5", "2024-03-11 5", "[ 1s ] thds: 4", "0:5",
                                 "oss01: ost", "May be", "[1,0] 5", "2024-03-11T10:22:31x", ""}) {
            QTest::newRow(line) << line;
        }
    }
    void othersAreNone() {
        QFETCH(QString, line);
        QCOMPARE(io::lineTagLength(line.toStdString()), std::size_t{0});
    }

    /// What any program may have written stays a table with its dates.
    void aTableKeepsItsDates() {
        std::string text = "when rate size\n";
        for (int row = 0; row < 20; ++row) {
            text += "2024-03-11T10:22:" + std::to_string(10 + row) + " " + std::to_string(100 + row * row) + " 4\n";
        }
        const auto imported = readTool(text);
        QVERIFY(imported);
        QCOMPARE(imported->dataset->columns().size(), std::size_t{3});
        QVERIFY(!imported->report.dialect.contains("tags"));
    }

    void coloursAreTakenOut() {
        std::string text = tagged("");
        text.insert(text.find("    events"), "\x1b[0m\x1b[1;32m");
        text.insert(text.find("1562.34") + 7, "\x1b[0m");
        const auto imported = readTool(text);
        QCOMPARE(cells(*imported, "rate"), Texts{"1562.34"});
        QCOMPARE(io::withoutLineTags("a\x1b[31mb\x1b[\x1b\n", "ESC["), std::string("ab\x1b[\x1b\n"));
    }

    /// As a document or a mail quotes it, where a reader wants the beginnings of lines.
    void aMarginIsLeftOut_data() {
        QTest::addColumn<QString>("margin");
        for (const char* margin : {"    ", "\t", "> ", ">> \t", ">  "}) {
            QTest::newRow(margin) << margin;
        }
    }
    void aMarginIsLeftOut() {
        QFETCH(QString, margin);
        const std::string tag = margin.toStdString();
        std::string text;
        for (const char* line : {"OPERATION   RESULT TYPE         FIRST DONE   LAST DONE",
                                 "=========== ================    ==========   =========",
                                 "READ        Elapsed time     :        39ms       102ms",
                                 "            IOPS             :       51712       40157", ""}) {
            text += (*line == '\0' ? std::string(base::trimmed(tag)) : tag) + line + "\n";
        }
        const auto imported = readTool(text);
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("elbencho"));
        QCOMPARE(cells(*imported, "operation_rate"), Texts{"40157"});
        QCOMPARE(imported->dataset->lineOf(0), std::size_t{3});
        QCOMPARE(imported->report.dialect.at("tags"), tag);
        QVERIFY(test::accountsForAllLines(*imported));
    }

    /// Lines that a job script printed itself have none.
    void afewLinesMayLackThem() {
        const auto imported = readTool("srun: job 4711\n" + tagged("0: "));
        QCOMPARE(cells(*imported, "rate"), Texts{"1562.34"});
        QCOMPARE(imported->dataset->lineOf(0), std::size_t{6});
    }

    void aLongTextGoesThroughAWindow() {
        std::string text;
        while (text.size() < 3'000'000) {
            text += "0: " + std::string(1000, 'x') + "\n";
        }
        const io::Bytes bytes = io::bytesOf(text);
        io::TextSource source(bytes.size, bytes.readAt, 4096);
        base::NoProgress progress;
        const auto plain = io::withoutLineTags(source, "0: ", progress);
        QVERIFY(plain);
        QCOMPARE(plain->size, text.size() / 1004 * 1001);
    }
};

GREYSCOPE_TEST(tst_line_tags)

}  // namespace tests_of_line_tags

#include "tst_line_tags.moc"
