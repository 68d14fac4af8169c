#include <QTest>

#include "core/base/text.h"
#include "core/data/series/series_quantities.h"
#include "core/io/csv/csv_reader.h"
#include "core/io/csv/csv_writer.h"
#include "tests/support/test_registry.h"

namespace tests_of_csv_headings {

using namespace greyscope;

namespace {

base::Expected<io::Imported> read(const std::string& text) {
    base::NoProgress progress;
    return io::readText(text, "table.csv", {}, progress);
}

}  // namespace

class tst_csv_headings : public QObject {
    Q_OBJECT

private slots:
    void manyEqualNamesAreToldApartAtOnce() {
        std::string text;
        for (int i = 0; i < 4000; ++i) {
            text += "a,";
        }
        const auto imported = read(text + "b\n" + std::string(4000, ',') + "1\n");
        QCOMPARE(imported->dataset->columns()[3999].name, std::string("a (4000)"));
    }

    /// Rows much shorter than the heading would need thousands of times the memory of the file.
    void shortRowsUnderAWideHeadingAreBounded() {
        std::string text = "x";
        for (int i = 1; i < 4000; ++i) {
            text += ",x" + std::to_string(i);
        }
        text += '\n';
        for (int i = 0; i < 5'000; ++i) {
            text += "1,2\n";
        }
        const auto imported = read(text);
        QVERIFY(!imported);
        QCOMPARE(imported.error().code, base::ErrorCode::raggedRow);
        QCOMPARE(imported.error().location.line, std::size_t{1003});
        QCOMPARE(imported.error().arguments.at(1), std::string("4000"));
    }

    void numbersMayNameColumns_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("names");
        const auto row = [](const char* name, const char* text, const char* names) {
            QTest::newRow(name) << std::string(text) << std::string(names);
        };
        row("a word over numbers", "Time;1024;128\n0.1;3.5;4.5\n0.2;3.6;4.4\n0.3;3.1;4.8\n", "Time,1024,128");
        row("one number", "Time,1024\n1,3\n2,4\n3,6\n", "Time,1024");
        row("fractions below", "fs,1024,128\next4,3.5,4.5\nxfs,3.6,4.4\nbtrfs,3.1,4.8\n", "fs,1024,128");
        row("rows alone", "a,1024,128\nb,512,64\nc,256,32\n", "column 1,column 2,column 3");
        row("a number is missing", "failed,3,5\n1,4,6\n2,5,8\n3,7,9\n", "column 1,column 2,column 3");
        row("equal numbers", "x,3,3\n1,4,6\n2,5,8\n3,7,9\n", "column 1,column 2,column 3");
    }
    void numbersMayNameColumns() {
        QFETCH(const std::string, text);
        const auto table = read(text);
        QVERIFY(table);
        QTEST(base::joined(data::columnNames(*table->dataset), ","), "names");
    }

    void namesMayLookLikeTheCodesBelowThem_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("names");
        const auto row = [](const char* name, const char* text, const char* names) {
            QTest::newRow(name) << std::string(text) << std::string(names);
        };
        row("two codes and a number", "f0,f1,y\nL16,L18,-0.7\nL18,L4,0.8\nL20,L2,1.1\n", "f0,f1,y");
        row("three codes", "k1,k2,k3,ms\na1,b2,c3,5\na2,b1,c4,6\na3,b3,c1,7\n", "k1,k2,k3,ms");
        row("a percentile", "n1,d1,p99\nx7,y8,5.5\nx8,y9,6.5\nx9,y7,7.5\n", "n1,d1,p99");
        row("a first row without its number", "L15,L22,failed\nL16,L18,-0.7\nL18,L4,0.8\nL20,L2,1.1\n",
            "column 1,column 2,column 3");
        row("a first row with a unit", "L15,L22,5 ms\nL16,L18,7\nL18,L4,8\nL20,L2,11\nL1,L2,3\nL1,L3,4\n",
            "column 1,column 2,column 3");
        row("a level that comes back", "L16,L18,max\nL16,L18,7\nL18,L4,8\nL20,L2,11\n", "column 1,column 2,column 3");
    }
    void namesMayLookLikeTheCodesBelowThem() {
        QFETCH(const std::string, text);
        const auto table = read(text);
        QVERIFY(table);
        QTEST(base::joined(data::columnNames(*table->dataset), ","), "names");
    }

    void factsStandAboveNames_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("names");
        const auto row = [](const char* name, const char* text, const char* names) {
            QTest::newRow(name) << std::string(text) << std::string(names);
        };
        row("a number with a unit", "cpu,Xeon,2.4 GHz\nthreads,ops,rate\n1,12000,83\n2,23500,85\n", "threads,ops,rate");
        row("names with units", "cpu,Xeon,2.4 GHz\nthreads,ops_per_sec,latency_us\n1,12000,83\n2,23500,85\n",
            "threads,ops_per_sec,latency_us");
        row("a fraction", "cpu model,Xeon,2.4\nthreads,ops,rate\n1,12000,83\n2,23500,85\n", "threads,ops,rate");
        row("a date", "Date,2024-03-01,Host,alpha\nsize,bw,lat,cpu\n1,2.5,3,4\n2,3.5,5,6\n", "size,bw,lat,cpu");
        row("units below names", "size,rate,2.4 GHz\nKB,MB/s,ms\n1,12000,83\n2,23500,85\n", "size,rate,2.4 GHz");
        row("names of groups", "read,,write,\nmean,max,mean,max\n1,2,3,4\n5,6,7,8\n",
            "read mean,read max,write mean,write max");
    }
    void factsStandAboveNames() {
        QFETCH(const std::string, text);
        const auto table = read(text);
        QVERIFY(table);
        QTEST(base::joined(data::columnNames(*table->dataset), ","), "names");
    }

    /// "System B" holds no bytes.
    void lettersBehindNamesAreNoUnits() {
        const auto lettered = read("n,System A,System B,System C\n1,2,3,4\n2,3,4,5\n");
        QCOMPARE(lettered->dataset->columns()[2].unit, std::string());
        const auto letters = read("n,A,B,C\n1,2,3,4\n2,3,4,5\n");
        QCOMPARE(letters->dataset->columns()[2].unit, std::string());
        QCOMPARE(data::quantitiesOf(*letters->dataset, {}, {}, {"A", "B", "C"}), std::vector<std::string>(3));
        QCOMPARE(read("n,size B,time s\n1,2,3\n2,3,4\n")->dataset->columns()[1].unit, std::string("B"));
    }

    /// That there is a heading does not say that nothing stands above it.
    void aHeadingThatIsToldMayHaveTitlesAbove() {
        base::NoProgress progress;
        io::ReadOptions options;
        options.dialect = {{"header", "present"}};
        const std::string text = "Ministry,,\nPeriod: 2013,,\nName,Place,Cost\nA,Ulm,5\nB,York,6.5\n";
        const auto table = io::readText(text, "t.csv", options, progress);
        QVERIFY(table);
        QCOMPARE(base::joined(data::columnNames(*table->dataset), ","), std::string("Name,Place,Cost"));
        options.dialect["above"] = "0";
        QCOMPARE(io::readText(text, "t.csv", options, progress)->dataset->columns()[0].name, std::string("Ministry"));
    }

    /// R writes one name less than there are columns; its rows have names of their own. Told or not.
    void namesStandAboveTheirColumns_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("names");
        const auto row = [](const char* name, const std::string& text, const char* names) {
            QTest::newRow(name) << text << std::string(names);
        };
        row("R", "mpg,cyl\nMazda,21,6\nDatsun,22.8,4\nHornet,21.4,6\n", "column 1,mpg,cyl");
        row("fractions that rise name nothing", "a,b,c\nx,2.5,3.5,4.5\ny,2.6,3.6,4.6\nz,2.7,3.7,4.7\n",
            "column 1,a,b,c");
        row("numbered rows", "mpg,cyl\n1,21,6\n2,22.8,4\n3,21.4,6\n", "column 1,mpg,cyl");
        row("names of rows come back", "a,b\n1,2,x\n1,4,y\n2,4,y\n", "a,b,column 3");
        std::string growing = "a,b\n";
        for (int r = 0; r < 300; ++r) {
            growing += std::to_string(r) + "," + std::to_string(r % 7) + (r < 100 ? "\n" : ",5\n");
        }
        row("rows that grow", growing, "a,b,column 3");
    }
    void namesStandAboveTheirColumns() {
        QFETCH(const std::string, text);
        base::NoProgress progress;
        for (const io::Dialect& told : {io::Dialect{}, io::Dialect{{"header", "present"}},
                                        io::Dialect{{"header", "present"}, {"delimiter", ","}}}) {
            io::ReadOptions options;
            options.dialect = told;
            const auto table = io::readText(text, "t.csv", options, progress);
            QVERIFY(table);
            QTEST(base::joined(data::columnNames(*table->dataset), ","), "names");
        }
    }

    /// A heading of numbers names the columns wherever it stands, told or not.
    void numbersBelowTitlesNameColumns_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("names");
        const auto row = [](const char* name, const std::string& text, const char* names) {
            QTest::newRow(name) << text << std::string(names);
        };
        row("years below a title", "GDP per capita\n\nCountry;2001;2002;2003\nA;12;13;14\nB;14;16;15\n",
            "Country,2001,2002,2003");
        row("years that the cells may be too", "Founded and closed\n\nCountry;2001;2002\nA;1900;1950\nB;1901;1952\n",
            "Country,2001,2002");
        row("falling years below two titles", "GDP\nSource: office\n\n;2003;2002;2001\nA;12;13;14\nB;14;16;15\n",
            "column 1,2003,2002,2001");
        row("years below a title of its width", "GDP per capita;;;\n;;;\nCountry;2001;2002;2003\nA;1;2;3\nB;4;5;7\n",
            "Country,2001,2002,2003");
        row("powers of ten below a title", "Time by size\n\nsystem;10^3;10^4;10^5\nA;1.5;2.5;3.5\nB;4.5;5.5;7.5\n",
            "system,10^3,10^4,10^5");
        row("units with powers of ten", "Year;10³ t;10^4 persons\n2001;12.5;300\n2002;13.5;301\n2003;14.5;305\n",
            "Year,10³ t,10^4 persons");
    }
    void numbersBelowTitlesNameColumns() {
        QFETCH(const std::string, text);
        base::NoProgress progress;
        for (const io::Dialect& told :
             {io::Dialect{}, io::Dialect{{"header", "present"}}, io::Dialect{{"delimiter", ";"}}}) {
            io::ReadOptions options;
            options.dialect = told;
            const auto table = io::readText(text, "t.csv", options, progress);
            QVERIFY(table);
            QTEST(base::joined(data::columnNames(*table->dataset), ","), "names");
        }
    }

    void aDateNamesTheDatesBelowWhereTheLastNameLacks() {
        base::NoProgress progress;
        const auto table = io::readText(
            "Date,Average,Days\n1958-03-01,315.7,25,1\n1958-04-01,317.4,26,1\n"
            "1958-05-01,317.5,27,1\n1958-06-01,317.1,28,1\n",
            "t.csv", {}, progress);
        QVERIFY(table);
        QCOMPARE(base::joined(data::columnNames(*table->dataset), ","), "Date,Average,Days,column 4");
        const auto months = io::readText("Month,Average\n1958-03,315.7,25\n1958-04,317.4,26\n1958-05,317.5,27\n",
                                         "t.csv", {}, progress);
        QCOMPARE(base::joined(data::columnNames(*months->dataset), ","), "column 1,Month,Average");
    }

    void bracketsThatTellColumnsApartAreNoUnits() {
        base::NoProgress progress;
        const auto table =
            io::readText("size,window,window (aligned),lag (ms)\n1,2,3,4\n2,3,4,5\n3,5,7,9\n", "t.csv", {}, progress);
        QVERIFY(table);
        QCOMPARE((*table->dataset->column("window (aligned)"))->unit, "");
        QCOMPARE((*table->dataset->column("lag (ms)"))->unit, "ms");
    }

    void aHeadingAloneComesBackWithItsBlanks() {
        const auto dataset = data::Dataset::create(
            {{"a", "", data::NumericValues()}, {"\n\n", "", data::NumericValues()}, {" ", "", data::NumericValues()}});
        base::NoProgress progress;
        const auto read = io::readText(io::csvTable(*dataset), "", io::csvOptions(*dataset), progress);
        QVERIFY(read);
        QCOMPARE(read->dataset->columns().size(), std::size_t{3});
        QCOMPARE(read->dataset->columns()[1].name, std::string("\n\n"));
        QCOMPARE(read->dataset->columns()[2].name, std::string(" "));
    }
};

GREYSCOPE_TEST(tst_csv_headings)

}  // namespace tests_of_csv_headings

#include "tst_csv_headings.moc"
