#include <QtTest>

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
