#include <QTest>

#include "core/io/reader.h"
#include "tests/support/test_registry.h"

namespace tests_of_flagged_numbers {

using namespace greyscope;
using io::ProblemKind;

namespace {

io::Imported imported(const std::string& csv) {
    base::NoProgress progress;
    return *io::readText(csv, "t.tsv", {}, progress);
}

std::size_t countOf(const io::Imported& table, ProblemKind kind) {
    const auto found = table.report.counts.find(kind);
    return found == table.report.counts.end() ? 0 : found->second;
}

}  // namespace

class tst_flagged_numbers : public QObject {
    Q_OBJECT

private slots:
    /// As Eurostat writes its tables.
    void flagsLeaveTheNumber() {
        const io::Imported table = imported(
            "unit,geo\\TIME_PERIOD\t2019 \t2020 \t2021 \n"
            "PC,BE\t10 b\t12.3 p\t13 \n"
            "PC,BG\t: c\t4 e\t5 bp\n"
            "PC,CZ\t: \t7 \t8 u\n");
        const auto& columns = table.dataset->columns();
        QCOMPARE(columns.size(), std::size_t{4});
        for (std::size_t c = 1; c < columns.size(); ++c) {
            QVERIFY2(columns[c].isNumeric(), columns[c].name.c_str());
        }
        QCOMPARE(columns[1].numbers()[0], 10.0);
        QVERIFY(columns[1].missingAt(1) && columns[1].missingAt(2));
        QCOMPARE(columns[2].numbers(), (data::NumericValues{12.3, 4, 7}));
        QCOMPARE(columns[3].numbers(), (data::NumericValues{13, 5, 8}));
        QCOMPARE(columns[3].writtenAt(1), std::string("5 bp"));
        QCOMPARE(columns[1].writtenAt(1), std::string(": c"));
        QVERIFY(columns[1].notNumbers.empty());
        QCOMPARE(countOf(table, ProblemKind::flagged), std::size_t{6});
        QCOMPARE(countOf(table, ProblemKind::notANumber), std::size_t{0});
        QCOMPARE(table.report.cellsMissing, std::size_t{2});
        QCOMPARE(table.report.problems.front(), (io::Problem{ProblemKind::flagged, 2, 2, "10 b"}));
    }

    /// A column that is one of numbers already has few.
    void fewFlagsAmongManyNumbers() {
        std::string csv = "geo,rate\n";
        for (int row = 0; row < 40; ++row) {
            csv += "g" + std::to_string(row) + "," + (row == 7 ? "3.5 p" : row == 9 ? "timeout" : "2.5") + "\n";
        }
        const io::Imported table = imported(csv);
        QCOMPARE(table.dataset->columns()[1].numbers()[7], 3.5);
        QCOMPARE(table.dataset->columns()[1].notNumbers, std::vector<std::size_t>{9});
        QCOMPARE(countOf(table, ProblemKind::flagged), std::size_t{1});
        QCOMPARE(countOf(table, ProblemKind::notANumber), std::size_t{1});
        QCOMPARE(table.report.problemCount, std::size_t{2});
        QCOMPARE(table.report.cellsMissing, std::size_t{1});
    }

    /// "[1885]" is a number that is not certain, and a note behind one does not change it.
    void bracketsAndNotesLeaveTheNumber_data() {
        QTest::addColumn<QStringList>("cells");
        QTest::addColumn<QList<double>>("numbers");
        QTest::addColumn<int>("flags");
        const auto row = [](const char* name, const QStringList& cells, const QList<double>& numbers, int flags) {
            QTest::newRow(name) << cells << numbers << flags;
        };
        row("a year", {"1880", "[1885]", "1890", "1894"}, {1880, 1885, 1890, 1894}, 1);
        row("every year", {"[1880]", "[1885]"}, {1880, 1885}, 2);
        row("groups of thousands", {"\"[1,234]\"", "1200"}, {1234, 1200}, 1);
        row("decimals", {"[2.5]", "3.5", "[4]"}, {2.5, 3.5, 4}, 2);
        row("signs", {"12*", "13", "14**", "15†", "16?"}, {12, 13, 14, 15, 16}, 4);
        row("footnotes", {"12[a]", "13 [2]", "14", "15¹", "16²"}, {12, 13, 14, 15, 16}, 4);
        row("a power of ten is no footnote", {"12", "10³", "13¹"}, {12, 1000, 13}, 1);
    }

    void bracketsAndNotesLeaveTheNumber() {
        QFETCH(QStringList, cells);
        QFETCH(QList<double>, numbers);
        QFETCH(int, flags);
        std::string csv = "name,n\n";
        for (qsizetype row = 0; row < cells.size(); ++row) {
            csv += "g" + std::to_string(row) + "," + cells[row].toStdString() + "\n";
        }
        const io::Imported table = imported(csv);
        const data::Column& column = table.dataset->columns()[1];
        QVERIFY(column.isNumeric());
        QCOMPARE(QList<double>(column.numbers().begin(), column.numbers().end()), numbers);
        QCOMPARE(countOf(table, ProblemKind::flagged), static_cast<std::size_t>(flags));
        QCOMPARE(table.report.cellsMissing, std::size_t{0});
    }

    /// As many other words are told as missing as among numbers without flags.
    void strayWordsAmongFlagsAreTold() {
        std::string csv = "name,n\n";
        for (int row = 0; row < 20; ++row) {
            const std::string number = std::to_string(1880 + row);
            csv += "g" + std::to_string(row) + "," +
                   (row == 4       ? "unknown"
                    : row % 3 == 0 ? "[" + number + "]"
                                   : number) +
                   "\n";
        }
        const io::Imported table = imported(csv);
        QVERIFY(table.dataset->columns()[1].isNumeric());
        QVERIFY(table.dataset->columns()[1].missingAt(4));
        QCOMPARE(table.dataset->columns()[1].writtenAt(4), std::string("unknown"));
        QCOMPARE(countOf(table, ProblemKind::notANumber), std::size_t{1});
        QCOMPARE(countOf(table, ProblemKind::flagged), std::size_t{7});
        QCOMPARE(table.report.cellsMissing, std::size_t{1});
        const io::Imported words = imported("name,n\na,[1]\nb,2\nc,x1\nd,x2\ne,x3\n");
        QVERIFY(!words.dataset->columns()[1].isNumeric());
    }

    void listsInBracketsAreNoNumbers() {
        const io::Imported table = imported("name;n;m\na;[1;2]\nb;[1, 2];3\nc;x[1];4\n");
        QVERIFY(!table.dataset->columns()[1].isNumeric());
    }

    void otherLettersAreNoFlags() {
        const io::Imported sizes = imported("name,size,time,grade,n\na,4 k,5 us,3 x,1\nb,8 k,7 us,4 y,2\nc,16,9,4,3\n");
        for (std::size_t c = 1; c < 4; ++c) {
            QVERIFY(!sizes.dataset->columns()[c].isNumeric());
        }
        const io::Imported lengths = imported("name,took,n\na,5 s,1\nb,7 s,2\n");  // all in one unit
        QCOMPARE(lengths.dataset->columns()[1].unit, std::string("s"));
        QCOMPARE(countOf(lengths, ProblemKind::flagged), std::size_t{0});
        std::string times = "n,took (ms)\n0,5 s\n";
        for (int row = 1; row < 20; ++row) {
            times += std::to_string(row) + ",7\n";
        }
        QCOMPARE(imported(times).dataset->columns()[1].numbers()[0], 5000.0);
    }
};
GREYSCOPE_TEST(tst_flagged_numbers)

}  // namespace tests_of_flagged_numbers

#include "tst_flagged_numbers.moc"
