#include <QTest>

#include "core/io/csv/csv_options.h"
#include "core/io/csv/csv_reader.h"
#include "tests/support/test_registry.h"

namespace tests_of_csv_layout {

using namespace greyscope;
using io::ProblemKind;

namespace {

/// Rows of a word and a number.
std::string manyRows(int count) {
    std::string rows;
    for (int row = 0; row < count; ++row) {
        rows += "w" + std::to_string(row % 3) + "," + std::to_string(row) + "\n";
    }
    return rows;
}

base::Expected<io::Imported> read(const std::string& text, const io::ReadOptions& options = {}) {
    base::NoProgress progress;
    return io::readText(text, "table.csv", options, progress);
}

/// Cells as text, rows joined with '|', columns with ';', behind the names and units; ':' before numbers.
std::string shown(const base::Expected<io::Imported>& imported) {
    if (!imported) {
        return "error " + std::to_string(static_cast<int>(imported.error().code));
    }
    std::string text;
    for (const data::Column& column : imported->dataset->columns()) {
        text += column.name + (column.unit.empty() ? "" : "[" + column.unit + "]") + (column.isNumeric() ? ":" : "=");
        for (std::size_t row = 0; row < imported->dataset->rowCount(); ++row) {
            text += (row == 0 ? "" : "|") + column.writtenAt(row);
        }
        text += ";";
    }
    return text;
}

}  // namespace

/// Where a table begins, and what names its columns.
class tst_csv_layout : public QObject {
    Q_OBJECT
private slots:
    void titlesNamesAndDataAreToldApart_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("expected");
        const auto row = [](const char* name, std::string text, std::string expected) {
            QTest::newRow(name) << std::move(text) << std::move(expected);
        };
        row("title of one cell", "Made as a new data set\ncm-1,%T\n4000,98.5\n3998,98.25\n",
            "cm-1:4000|3998;%T:98.5|98.25;");
        row("title over numbers alone", "Made as a new data set\n4000,98.5\n3998,98.25\n",
            "column 1:4000|3998;column 2:98.5|98.25;");
        row("title and date, padded, and an empty record",
            "Water used,,\n2019-05-01,,\n,,\nsite,water (m3),cost\nA,44.5,68\nB,12,7\n",
            "site=A|B;water (m3)[m3]:44.5|12;cost:68|7;");
        row("title with commas and a quote", "Readings of \"A, B\nand others\nsite;water;cost\nA;44,5;68\nB;12,5;7\n",
            "site=A|B;water:44.5|12.5;cost:68|7;");
        row("facts above", "Device,X-7\nStart,2019-05-01\nSeconds,Volt,Ampere\n0,1.5,2\n1,1.6,3\n",
            "Seconds:0|1;Volt:1.5|1.6;Ampere:2|3;");
        row("sentences with commas over a gap",
            "Report of node7, kernel 6.1, 8 cores, 32 GiB\nBy hand, three times, caches dropped\n\n"
            "system,threads,rate\nA,1,120.5\nA,2,220\nB,1,100\n",
            "system=A|A|B;threads:1|2|1;rate:120.5|220|100;");
        row("what a program says of itself over a gap",
            "top - 22:30:28 up 28 min, 1 user\nTasks: 143 total, 12 running\n%Cpu(s): 87.5 us, 12.5 sy, 0.0 ni\n\n"
            "  PID USER  PR NI S %CPU COMMAND\n12906 root  20  0 R 29.4 fio\n13769 root  20  0 S 17.6 bash\n",
            "PID:12906|13769;USER=root|root;PR:20|20;NI:0|0;S=R|S;%CPU:29.4|17.6;COMMAND=fio|bash;");
        row("ragged rows over a gap", "n,x,note\n1,2,a\n3\n4,5,b,c,d\n\n6,oops,e\n7,8,f\n8,9,g\n9,7,h\n",
            "n:1|3|4|6|7|8|9;x=2||5|oops|8|9|7;note=a||b|e|f|g|h;");
        row("a time before the names, another one where they come again",
            "Linux 6.1 (node7)\n\n10:00:01  CPU  %usr  %idle\n10:00:02  all   1.5   98.5\n10:00:02    0   3.0   "
            "97.0\n\n"
            "10:00:02  CPU  %usr  %idle\n10:00:03  all   1.0   99.0\n10:00:03    0   2.0   98.0\n\n"
            "Average:  CPU  %usr  %idle\nAverage:  all  1.25  98.75\nAverage:    0   2.5   97.5\n",
            "column 1=10:00:02|10:00:02|10:00:03|10:00:03|Average:|Average:;CPU=all|0|all|0|all|0;"
            "%usr:1.5|3|1|2|1.25|2.5;%idle:98.5|97|99|98|98.75|97.5;");
        row("what a program says of itself before each of its reports",
            "Report of node7\n\navg-cpu:  %user  %idle\n            1.2   98.8\n\nDevice  r/s  w/s rkB/s  util\n"
            "sda     1.5    2    10   0.5\nsdb       0    1     0   0.2\n\navg-cpu:  %user  %idle\n"
            "            2.2   97.8\n\nDevice  r/s  w/s rkB/s  util\nsda     2.5    4    20   0.7\n"
            "sdb       1    3     0   0.1\n\n",
            "Device=sda|sdb|sda|sdb;r/s[1/s]:1.5|0|2.5|1;w/s[1/s]:2|1|4|3;rkB/s[KB/s]:10|0|20|0;util:0.5|0.2|0.7|0.1;");
        row("titles over words",
            "Ministry,,,\nPeriod: 2013,,,\nName,Dates,Place,Cost\nA B,NIL return,,\nC D,14-Jan,Berlin,\u00a3584\n"
            "E F,7 Feb,Dublin,\"\u00a36,755\"\n",
            "Name=A B|C D|E F;Dates=NIL return|14-Jan|7 Feb;Place=|Berlin|Dublin;Cost[\u00a3]:|\u00a3584|\u00a36,755;");
        row("a sentence over names",
            "Created as New Dataset,Sample 022 By Administrator Date Saturday\ncm-1,%T\n4000,98.5\n3998,98.25\n",
            "cm-1:4000|3998;%T:98.5|98.25;");
        row("a sentence over units", "How long the whole run took,Rate\ns,MB/s\n1,98.5\n2,98.25\n",
            "How long the whole run took[s]:1|2;Rate[MB/s]:98.5|98.25;");
        row("narrow tables, a wide one below",
            "Meetings,,,,,\nName,Date,Body,Aim,,\nA B,Oct-14,X,talk,,\n,,Y,,,\nC "
            "D,Nov-14,Z,talk,,\n,,,,,\nTravel,,,,,\n"
            "Name,Dates,To,Aim,By,Cost\nA B,12 October,Rome,visit,air,7\n",
            "Name=A B||C D|Travel|Name|A B;Date=Oct-14||Nov-14||Dates|12 October;Body=X|Y|Z||To|Rome;"
            "Aim=talk||talk||Aim|visit;column 5=||||By|air;column 6=||||Cost|7;");
        row("rules and facts above years",
            "Doctors\n********\nRegion:;All\n;\"\";;;;\n;\"1985\";\"1993\";\"2000\";\"2005\";\n"
            "\" Surgery\";\"  \";\"  \";\"  \";\"  \";\n\"  Vessels\";\"-\";\"379\";\"575\";\"686\";\n"
            "\"  Accidents\";\"-\";\"1.613\";\"2.003\";\"2.221\";\n\"  Hearts\";\"-\";\"12\";\"13\";\"1.117\";\n"
            "\n********\n",
            "column 1= Surgery|  Vessels|  Accidents|  Hearts;1985:|||;1993:|379|1613|12;2000:|575|2003|13;"
            "2005:|686|2221|1117;");
        row("names over one row of words", "field1,field2\nhello,goodbye\nhello2,goodbye2\n",
            "field1=hello|hello2;field2=goodbye|goodbye2;");
        row("a title with a year, three records of names, groups by blanks",
            ",,Keys,,,2011\n,,all in "
            "Euro,,,\n,,,,,\n,,p,p,p,\n,,A,B,C,\n,,Gent,Luik,Mons,\n0,in,,,,\n1,tax,208,173,163,\n"
            "2,own,7,55,52,\n3,all,-1 414,-1 352,1 233,\n",
            "column 1:0|1|2|3;column 2=in|tax|own|all;p A Gent:|208|7|-1414;p B Luik:|173|55|-1352;"
            "p C Mons:|163|52|1233;");
        row("a line end in quotes behind each row", "a;b\n\"x\";\"1\";\"\n\"\n\"y\";\"2\";\"\n\"\n", "a=x|y;b:1|2;");
        row("heading of one name", "a\n1,2\n3,4\n", "column 1:1|3;a:2|4;");
        row("first row with a gap", "node1,\nnode2,5\nnode3,6\n", "column 1=node1|node2|node3;column 2:|5|6;");
        row("three records of names",
            "run,write,,read,\n,mean,max,mean,max\n,MB/s,MB/s,MB/s,MB/s\n1,2,3,4,5\n2,6,7,8,9\n",
            "run:1|2;write mean[MB/s]:2|6;write max[MB/s]:3|7;read mean[MB/s]:4|8;read max[MB/s]:5|9;");
        row("names below merged cells over codes",
            "day,place,cost,,\n,,rail,taxi,all\n13.04.12,Leeds,\u00a3135.70,,135.7\n14.04.12,York,\u00a377.40,,77.4\n",
            "day=13.04.12|14.04.12;place=Leeds|York;cost rail[\u00a3]:\u00a3135.70|\u00a377.40;cost taxi:|;cost "
            "all:135.7|77.4;");
        row("names below merged cells over gaps",
            "day,place,aim,fare,,,,note\n,,,air,rail,taxi,boat,\n4 May,Leeds,talk,,65.60 EUR,,,x\n"
            "5 May,York,visit,,,16 EUR,,y\n6 May,Ulm,talk,,,,,z\n",
            "day=4 May|5 May|6 May;place=Leeds|York|Ulm;aim=talk|visit|talk;fare air:||;fare rail[\u20ac]:65.60 EUR||;"
            "fare taxi[\u20ac]:|16 EUR|;fare boat:||;note=x|y|z;");
        row("the same names twice", "op,rate\n\"op\",\"rate\"\nread,1\nwrite,2\n", "op=read|write;rate:1|2;");
        row("words without names", "read,ext4\nwrite,xfs\nread,xfs\nwrite,ext4\n",
            "column 1=read|write|read|write;column 2=ext4|xfs|xfs|ext4;");
        row("codes without names", "A-17,x\nB-20,y\nC-31,z\n", "column 1=A-17|B-20|C-31;column 2=x|y|z;");
        row("names over codes", "code,note\nA-17,x\nB-20,y\n", "code=A-17|B-20;note=x|y;");
        row("years over numbers", "country,2019,2020\nA,1.5,2\nB,3,4.5\n", "country=A|B;2019:1.5|3;2020:2|4.5;");
        row("a bound is no unit", "level,rate\n<5,1\n3,2\n4,3\n", "level=<5|3|4;rate:1|2|3;");
        row("heading longer by an empty name", "a,,b,c\n1,2,3\n4,5,6\n", "a:1|4;b:2|5;c:3|6;");
        row("delimiters alone above", "\t\t\n\n\n1\n2\n\t", "column 1:1|2;column 2:|;");
        row("Markdown below a title", "My runs\n\n| n | MB/s |\n|---|---|\n| 1 | 20 |\n| 2 | 39 |\n",
            "n:1|2;MB/s:20|39;");
        row("bars round the rows alone", "|x\n|2||1|\n|3||4|\n",
            "column 1:|;column 2:2|3;column 3:|;column 4:1|4;column 5:|;");
        row("heading longer than the rows", "a,b,c,d\n1,2,3\n4,5,6\n", "a:1|4;b:2|5;c:3|6;d:|;");
    }

    void titlesNamesAndDataAreToldApart() {
        QFETCH(std::string, text);
        QFETCH(std::string, expected);
        const auto imported = read(text);
        QCOMPARE(shown(imported), expected);
        QCOMPARE(shown(read(text, io::sameAgain(*imported))), expected);
    }

    void whatIsOddIsSaid_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::vector<io::Problem>>("expected");
        const auto row = [](const char* name, std::string text, std::vector<io::Problem> expected) {
            QTest::newRow(name) << std::move(text) << std::move(expected);
        };
        row("title", "Made today\n\ncm-1,%T\n4000,98.5\n",
            {{ProblemKind::titleLine, 1, 0, "Made today"}, {ProblemKind::blankLine, 2, 0, ""}});
        row("Excel's line", "sep=;\na;b\n1;2\n", {{ProblemKind::commentLine, 1, 0, "sep=;"}});
        row("Excel's line over a title", "sep=;\nMade today\na;b\n1;2\n",
            {{ProblemKind::commentLine, 1, 0, "sep=;"}, {ProblemKind::titleLine, 2, 0, "Made today"}});
        row("a note below", "threads,rate\n1,10\n2,20\nSource: own runs\n",
            {{ProblemKind::noteBelow, 4, 0, "Source: own runs"}});
        row("notes behind a blank line", "op,rate\na,10\nb,20\n\n* estimated\nMeasured by us, in May\n",
            {{ProblemKind::blankLine, 4, 0, ""},
             {ProblemKind::noteBelow, 5, 0, "* estimated"},
             {ProblemKind::noteBelow, 6, 0, "Measured by us, in May"}});
        row("a note cut at blanks", "n rate cpu\n1 10 3\n2 20 4\nMeans of three runs",
            {{ProblemKind::noteBelow, 4, 0, "Means of three runs"}});
        row("a note of empty cells", "n,rate,cpu\n1,10,3\n2,20,4\n\"Means, of 3\",,\n",
            {{ProblemKind::noteBelow, 4, 0, "\"Means, of 3\",,"}});
        row("a last row without a number", "op,rate\na,10\nb,20\nc,failed\n\nd,\n",
            {{ProblemKind::notANumber, 4, 2, "failed"}, {ProblemKind::blankLine, 5, 0, ""}});
        row("a last row that is cut off", "op,rate,cpu\na,10,1\nb,20,2\nc\n", {{ProblemKind::rowTooShort, 4, 2, "1"}});
        row("another table below", "a,b\nx,1\ny,2\n\nk,v\nz,3\n",
            {{ProblemKind::blankLine, 4, 0, ""},
             {ProblemKind::tableNotRead, 5, 0, "k,v"},
             {ProblemKind::tableNotRead, 6, 0, "z,3"}});
        row("another table far down", "a,b\n" + manyRows(300) + "\nrun two\n\nk,v\nz,3\n",
            {{ProblemKind::blankLine, 302, 0, ""},
             {ProblemKind::tableNotRead, 303, 0, "run two"},
             {ProblemKind::blankLine, 304, 0, ""},
             {ProblemKind::tableNotRead, 305, 0, "k,v"},
             {ProblemKind::tableNotRead, 306, 0, "z,3"}});
        row("a wider table below its title",
            "n,rate\n1,10\n2,19\n\nlosses\nn,loss,lr\n1,.5,1\n2,.4,1\n3,.3,1\n4,.2,1\n",
            {{ProblemKind::blankLine, 4, 0, ""},
             {ProblemKind::tableNotRead, 5, 0, "losses"},
             {ProblemKind::tableNotRead, 6, 0, "n,loss,lr"},
             {ProblemKind::tableNotRead, 7, 0, "1,.5,1"},
             {ProblemKind::tableNotRead, 8, 0, "2,.4,1"},
             {ProblemKind::tableNotRead, 9, 0, "3,.3,1"},
             {ProblemKind::tableNotRead, 10, 0, "4,.2,1"}});
        row("another table of two columns", "n;rate\n1;10\n2;19\n\n\nn;iops\n1;50\n2;60\n4;70\n8;80\n",
            {{ProblemKind::blankLine, 4, 0, ""},
             {ProblemKind::blankLine, 5, 0, ""},
             {ProblemKind::tableNotRead, 6, 0, "n;iops"},
             {ProblemKind::tableNotRead, 7, 0, "1;50"},
             {ProblemKind::tableNotRead, 8, 0, "2;60"},
             {ProblemKind::tableNotRead, 9, 0, "4;70"},
             {ProblemKind::tableNotRead, 10, 0, "8;80"}});
        row("no other table: why there are no numbers", "a,b\nx,1\ny,2\n\nz,error\nx,4\n",
            {{ProblemKind::blankLine, 4, 0, ""}, {ProblemKind::notANumber, 5, 2, "error"}});
        row("another table behind its title",
            "Met,,,,\nwho,day,body,aim,\nA,May,X,talk,\nB,June,Y,talk,\n,,,,\nSeen,,,,\nwho,days,to,aim,cost\nA,2,Z,"
            "see,3\n",
            {{ProblemKind::unnamedColumn, 2, 5, ""},
             {ProblemKind::tableBelow, 6, 0, "Seen"},
             {ProblemKind::titleLine, 1, 0, "Met,,,,"},
             {ProblemKind::blankLine, 5, 0, ""}});
        row("a title before the heading comes again", "threads,rate\n1,10\n2,20\n\nRun B\nthreads,rate\n1,11\n",
            {{ProblemKind::blankLine, 4, 0, ""},
             {ProblemKind::otherLine, 5, 0, "Run B"},
             {ProblemKind::headingRepeated, 6, 0, "threads,rate"}});
        row("blank lines before the title, and behind it",
            "threads,rate\n1,10\n2,20\n\n\n\nRun B\n\nthreads,rate\n1,11\n",
            {{ProblemKind::blankLine, 4, 0, ""},
             {ProblemKind::blankLine, 5, 0, ""},
             {ProblemKind::blankLine, 6, 0, ""},
             {ProblemKind::otherLine, 7, 0, "Run B"},
             {ProblemKind::blankLine, 8, 0, ""},
             {ProblemKind::headingRepeated, 9, 0, "threads,rate"}});
        row("another table with a name more",
            "op,kind,rate\na,x,2\nb,y,3\na,z,4\nb,x,5\na,y,6\nb,z,7\na,x,8\nb,y,9\nop,kind,rate,size\nc,z,4,7\n",
            {{ProblemKind::tableBelow, 10, 0, "op"},
             {ProblemKind::notANumber, 10, 3, "rate"},
             {ProblemKind::rowTooLong, 10, 4, "size"},
             {ProblemKind::rowTooLong, 11, 4, "7"}});
        row("numbers that name columns, below as well", "op,1,2,4\na,1,2,4\nb,1,2,5\nc,1,2,4\n", {});
        row("a word among numbers", "a,b\nx,1\ny,2\nz,err\nx,4\n", {{ProblemKind::notANumber, 4, 2, "err"}});
        row("another word among numbers", "a,b\nx,1\ny,2\nz,some\nx,4\n", {{ProblemKind::numbersAsText, 4, 2, "some"}});
        row("no name", ",b\n1,2\n3,4\n", {{ProblemKind::unnamedColumn, 1, 1, ""}});
        row("an empty name too many", "a,,b\n1,2\n3,4\n", {{ProblemKind::headingLong, 1, 2, ""}});
        row("names too many", "a,b,c,d\n1,2\n3,4\n", {{ProblemKind::headingLong, 1, 3, "c"}});
        row("a name short", "a,b\n0,1,x\n1,2,y\n", {{ProblemKind::headingShort, 1, 1, ""}});
        row("one name over date and time",
            "procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu----- -----timestamp-----\n"
            " r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st                 UTC\n"
            " 7  0      0 12521592  19356 7751508    0    0   490  1972  251  328 66  6 28  1  0 2026-11-27 08:41:07\n"
            " 7  0      0 12521592  19356 7751508    0    0   508     0  592  825 86 14  0  0  0 2026-11-27 08:41:08\n"
            " 7  0      0 12521592  19356 7751508    0    0     0     0  559  690 76 24  0  0  0 2026-11-27 08:41:09\n",
            {{ProblemKind::titleLine, 1, 0, "procs -----------memory---------- ---swa…"}});
        row("a line above the heading that comes again with it",
            "procs ---cpu---\n r b us sy\n 1 0 92 8\n 3 0 91 9\n 2 1 90 7\nprocs ---cpu---\n r b us sy\n 4 0 92 8\n",
            {{ProblemKind::titleLine, 1, 0, "procs ---cpu---"},
             {ProblemKind::otherLine, 6, 0, "procs ---cpu---"},
             {ProblemKind::headingRepeated, 7, 0, "r b us sy"}});
        row("a name short beside an empty column", "a,b\n0,1,\n1,2,\n", {{ProblemKind::headingShort, 1, 3, ""}});
        row("a delimiter behind each line", "a,b,\n0,1,\n1,2,\n", {});
    }

    void whatIsOddIsSaid() {
        QFETCH(std::string, text);
        QFETCH(std::vector<io::Problem>, expected);
        const auto imported = read(text);
        QVERIFY(imported.has_value());
        QVERIFY2(imported->report.problems == expected, shown(imported).c_str());
    }

    /// vmstat -t, whose heading comes again: the zone heads a date and a time.
    void aDateAndTheTimeBehindItAreOneColumn() {
        const std::string heading =
            "procs -----------memory---------- ---swap-- ------cpu----- -----timestamp-----\n"
            " r  b   swpd   free   buff  cache   si   so us sy id wa st                 UTC\n";
        const auto line = [](const char* users, const char* time) {
            return std::string(" 7  0      0 12521592  19356 7751508    0    0 ") + users + "  6 28  1  0 " + time +
                   '\n';
        };
        const auto imported = read(heading + line("66", "2026-11-27 23:59:57") + line("86", "2026-11-27 23:59:58") +
                                   line("76", "2026-11-27 23:59:59") + heading + line("70", "2026-11-28 00:00:00") +
                                   line("71", "2026-11-28 00:00:01"));
        QVERIFY(imported.has_value());
        const std::string columns = shown(imported);
        QVERIFY2(columns.starts_with("r:7|7|7|7|7;b:0|0"), columns.c_str());
        QVERIFY2(columns.ends_with("UTC=2026-11-27 23:59:57|2026-11-27 23:59:58|2026-11-27 23:59:59|"
                                   "2026-11-28 00:00:00|2026-11-28 00:00:01;"),
                 columns.c_str());
        QCOMPARE(imported->dataset->columns().size(), std::size_t{14});
        QCOMPARE(imported->dataset->lineOf(3), std::size_t{8});
    }

    /// The numbers stay numbers, however many notes there are and however the text comes.
    void notesBelowAreNoRows() {
        const std::string text = "threads,rate\n1,10\n2,20\nSource: own runs\n* estimated\n";
        const auto imported = read(text);
        QCOMPARE(shown(imported), std::string("threads:1|2;rate:10|20;"));
        QCOMPARE(imported->report.rowsSkipped, std::size_t{2});
        QCOMPARE(imported->report.linesSeen, std::size_t{5});
        QCOMPARE(shown(read(text, io::sameAgain(*imported))), shown(imported));
        io::ReadOptions options;
        options.dialect["below"] = "rows";
        const auto rows = read(text, options);
        QCOMPARE(rows->dataset->rowCount(), std::size_t{4});
        QCOMPARE(shown(read(text, io::sameAgain(*rows))), shown(rows));
    }

    void linesAboveCanBeTold() {
        const std::string text = "a,b\n1,2\n\nx,y\n3,4\n";
        io::ReadOptions options;
        options.dialect["above"] = "3";
        QCOMPARE(shown(read(text, options)), std::string("x:3;y:4;"));
        options.dialect = {{"until", "3"}};
        const auto upper = read(text, options);
        QCOMPARE(shown(upper), std::string("a:1;b:2;"));
        QCOMPARE(shown(read(text, io::sameAgain(*upper))), std::string("a:1;b:2;"));
        options.dialect = {{"above", "0"}};
        QCOMPARE(read("Made today\ncm-1,%T\n4000,98.5\n", options)->dataset->rowCount(), std::size_t{2});
    }
};

GREYSCOPE_TEST(tst_csv_layout)

}  // namespace tests_of_csv_layout

#include "tst_csv_layout.moc"
