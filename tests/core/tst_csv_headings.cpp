#include <QtTest>

#include "core/io/csv_reader.h"
#include "core/io/csv_writer.h"
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
