#include <QTest>

#include <random>

#include "core/data/columns/whole_codes.h"
#include "core/data/recipe/filter.h"
#include "core/data/recipe/recipe_text.h"
#include "core/data/series/pivot.h"
#include "core/io/csv/csv_writer.h"
#include "tests/support/csv_pieces.h"
#include "tests/support/test_registry.h"

namespace tests_of_whole_codes {

using namespace greyscope;
using test::compareImports;
using test::readParts;
using test::readWhole;
using Texts = std::vector<std::string>;

namespace {

const data::Column& column(const base::Expected<io::Imported>& imported, const std::string& name) {
    return **imported->dataset->column(name);
}

Texts cells(const base::Expected<io::Imported>& imported, const std::string& name) {
    Texts all;
    for (std::size_t row = 0; row < imported->dataset->rowCount(); ++row) {
        all.push_back(column(imported, name).writtenAt(row));
    }
    return all;
}

/// A column of these cells beside one of numbers.
base::Expected<io::Imported> readCells(const std::string& name, const Texts& texts) {
    std::string text = name + ",y\n";
    for (std::size_t row = 0; row < texts.size(); ++row) {
        text += texts[row] + "," + std::to_string(row) + ".5\n";
    }
    return readWhole(text);
}

}  // namespace

class tst_whole_codes : public QObject {
    Q_OBJECT
private slots:
    void codesAreText_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("texts");
        QTest::addColumn<bool>("numeric");
        QTest::newRow("leading zeros") << "site" << QStringList{"00601", "0601", "00645155909931"} << false;
        QTest::newRow("one of many") << "site" << QStringList{"601", "602", "603", "0601"} << false;
        QTest::newRow("zeros alone") << "site" << QStringList{"00", "11"} << false;
        QTest::newRow("15 digits") << "id" << QStringList{"123456789012345", "123456789012346"} << true;
        QTest::newRow("16 digits") << "id" << QStringList{"1234567890123456", "1234567890123457"} << false;
        QTest::newRow("nanoseconds") << "ts_ns" << QStringList{"1766147454233218075", "1766147454233218175"} << false;
        QTest::newRow("microseconds are exact")
            << "ts_us" << QStringList{"1766147454233218", "1766147454233219"} << true;
        QTest::newRow("bytes are exact") << "written (B)" << QStringList{"1234567890123456", "5"} << true;
        QTest::newRow("bytes beyond") << "written (B)" << QStringList{"9007199254740993", "5"} << false;
        QTest::newRow("negative") << "id" << QStringList{"-9223372036854775808", "9223372036854775807"} << false;
        QTest::newRow("unsigned") << "id" << QStringList{"18446744073709551615", "18446744073709551614"} << false;
        QTest::newRow("longer than 64 bits") << "id" << QStringList{"123456789012345678901234567890", "1"} << false;
        QTest::newRow("fractions") << "x" << QStringList{"0.5", "00.25", "1234567890123456789"} << true;
        QTest::newRow("many digits of a fraction") << "x" << QStringList{"0.12345678901234567", "12.5"} << true;
        QTest::newRow("zero") << "x" << QStringList{"0", "-0", "10"} << true;
    }
    void codesAreText() {
        QFETCH(QString, name);
        QFETCH(QStringList, texts);
        QFETCH(bool, numeric);
        Texts written;
        for (const QString& text : texts) {
            written.push_back(text.toStdString());
        }
        const auto imported = readCells(name.toStdString(), written);
        QCOMPARE(column(imported, name.toStdString()).isNumeric(), numeric);
        if (!numeric) {
            QCOMPARE(cells(imported, name.toStdString()), written);
            const auto again = readWhole(io::csvTable(*imported->dataset));
            QCOMPARE(cells(again, name.toStdString()), written);
        }
    }

    /// Wherever the first code comes, on every path of the reader.
    void lateCodesAreFound() {
        std::mt19937 random(3);
        for (int round = 0; round < 40; ++round) {
            const bool words = round % 2 == 0;
            const unsigned rows = 200 + random() % 3000;
            const unsigned late = random() % rows;
            const bool fraction = round % 5 == 4;
            std::string text = words ? "id,y,host\n" : "id,y\n";
            for (unsigned row = 0; row < rows; ++row) {
                const std::string id =
                    row == late ? (round % 3 == 0 ? "007" : "1234567890123456789") : std::to_string(random() % 1000);
                text += id + (fraction && row == 5 ? ".5" : "") + "," + std::to_string(row) + (words ? ".5,a\n" : "\n");
            }
            const auto whole = readWhole(text);
            QCOMPARE(column(whole, "id").isNumeric(), fraction && late != 5);
            QVERIFY(column(whole, "y").isNumeric());
            compareImports(readParts(text, 256 + random() % 2000), whole);
            QVERIFY(!QTest::currentTestFailed());
        }
    }

    void naIsALevelOfCodes_data() {
        QTest::addColumn<QStringList>("texts");
        QTest::addColumn<bool>("level");
        QTest::newRow("padded") << QStringList{"00601", "NA", "0601"} << true;
        QTest::newRow("lengthy") << QStringList{"NA", "1234567890123456"} << true;
        QTest::newRow("countries") << QStringList{"DE", "NA", "FR"} << true;
        QTest::newRow("words") << QStringList{"read", "NA", "write"} << false;
        QTest::newRow("numbers") << QStringList{"601", "NA", "602"} << false;
        QTest::newRow("nothing else") << QStringList{"NA", "NA", ""} << false;
        QTest::newRow("another word for it") << QStringList{"DE", "n/a", "FR"} << false;
    }
    void naIsALevelOfCodes() {
        QFETCH(QStringList, texts);
        QFETCH(bool, level);
        Texts written;
        for (const QString& text : texts) {
            written.push_back(text.toStdString());
        }
        const auto imported = readCells("code", written);
        std::size_t missing = 0;
        for (std::size_t row = 0; row < written.size(); ++row) {
            missing += column(imported, "code").missingAt(row) ? 1 : 0;
        }
        QCOMPARE(missing == 0, level);
        QCOMPARE(imported->report.cellsMissing, missing);
        QVERIFY(!level || cells(imported, "code") == written);
    }

    /// Five times, 100 ns apart, are five points at their distances; so are codes that 2^53 would merge.
    void codesAreAnAxis() {
        const auto imported = readCells("ts_ns", {"1766147454233218475", "1766147454233218075", "1766147454233218175",
                                                  "1766147454233218275", "1766147454233218375"});
        const auto table = data::pivot(*imported->dataset, {.axis = {"ts_ns"}, .value = "y", .keys = {}, .where = {}});
        QCOMPARE(table->axisNumbers(), (std::vector<double>{0, 100, 200, 300, 400}));
        QCOMPARE(table->points[1].labels.front(), std::string("1766147454233218175"));
        QCOMPARE(table->axisUnits.front(), std::string("+1766147454233218075 ns"));
        QCOMPARE(table->values(0, 0), 1.5);
        QVERIFY(!table->secondsPerUnit);

        const auto seconds = readCells("ts_ns", {"1766147454000000001", "1766147455000000001"});
        const auto clock = data::pivot(*seconds->dataset, {.axis = {"ts_ns"}, .value = "y", .keys = {}, .where = {}});
        QCOMPARE(clock->axisNumbers(), (std::vector<double>{1766147454000000001.0, 1766147455000000001.0}));
        QCOMPARE(*clock->secondsPerUnit, 1e-9);

        const auto padded = readCells("threads", {"08", "01", "16", "02"});
        const auto along = data::pivot(*padded->dataset, {.axis = {"threads"}, .value = "y", .keys = {}, .where = {}});
        QCOMPARE(along->axisNumbers(), (std::vector<double>{1, 2, 8, 16}));

        const auto twins = readCells("site", {"0601", "00601", "7"});
        const auto apart = data::pivot(*twins->dataset, {.axis = {"site"}, .value = "y", .keys = {}, .where = {}});
        QCOMPARE(apart->pointCount(), std::size_t{3});
        QVERIFY(apart->axisNumbers().empty());
    }

    void conditionsTakeCodesForTextAndNumbers() {
        const auto imported = readCells("site", {"00601", "0602", "0602", "00602", "9223372036854775807"});
        const auto rows = [&](const std::string& condition) {
            const auto filter = data::filterFrom(condition, "--where");
            const auto met = data::meets(column(imported, "site"), *filter);
            return met ? std::count(met->begin(), met->end(), 1) : -1;
        };
        QCOMPARE(rows("site=0602"), 2);
        QCOMPARE(rows("site=601"), 1);   // which one code alone is
        QCOMPARE(rows("site=602"), -1);  // which two are
        QCOMPARE(rows("site=600..602"), 4);
        QCOMPARE(rows("site!=00602"), 4);
        QCOMPARE(rows("site>9223372036854775806"), 1);
        QCOMPARE(rows("site>9223372036854775807"), 0);
        QCOMPARE(rows("site<=601"), 1);
    }

    void expressionsTakeTheNumbersOfCodes() {
        const auto imported = readCells("site", {"00601", "0602"});
        base::NoProgress progress;
        const auto noTables = [](const std::string& path, base::Progress&) -> base::Expected<data::Dataset> {
            return base::fail(base::ErrorCode::fileNotFound, {path});
        };
        const auto derived =
            data::applyRecipe(*imported->dataset, {*data::stepFrom({"--derive", "n=site-600"})}, noTables, progress);
        QCOMPARE((*derived->dataset.column("n"))->numbers(), (data::NumericValues{1, 2}));
        const auto parts =
            data::applyRecipe(*imported->dataset, {*data::stepFrom({"--split", "site={a}6{b}"})}, noTables, progress);
        QCOMPARE((*parts->dataset.column("b"))->textAt(1), std::string("02"));
    }

    /// Doubles would give 0 and 2 for the first two differences, and 2^53 for the first sum.
    void expressionsAreExactTo64Bits_data() {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QStringList>("results");
        QTest::addColumn<bool>("numeric");
        QTest::newRow("difference") << "n-9007199254740992" << QStringList{"1", "2", "9223372036854775807"} << false;
        QTest::newRow("small difference") << "mod(n,1000)-992" << QStringList{"1", "2", "-193"} << true;
        QTest::newRow("sum") << "n+0" << QStringList{"9007199254740993", "9007199254740994", "9232379236109516799"}
                             << false;
        QTest::newRow("beyond 64 bits") << "n*2"
                                        << QStringList{"18014398509481986", "18014398509481988", "18464758472219033598"}
                                        << true;
        QTest::newRow("literals alone") << "9007199254740993-9007199254740992+0*y" << QStringList{"1", "1", ""} << true;
        QTest::newRow("comparison") << "n==9007199254740993" << QStringList{"1", "0", "0"} << true;
        QTest::newRow("choice") << "n>9007199254740993?n:0"
                                << QStringList{"0", "9007199254740994", "9232379236109516799"} << false;
        QTest::newRow("greatest") << "max(n,9007199254740994)"
                                  << QStringList{"9007199254740994", "9007199254740994", "9232379236109516799"}
                                  << false;
        QTest::newRow("sign") << "-n+9007199254740994" << QStringList{"1", "0", "-9223372036854775805"} << false;
        QTest::newRow("undefined") << "n*y/y-9007199254740992" << QStringList{"", "2", ""} << true;
    }
    void expressionsAreExactTo64Bits() {
        QFETCH(QString, expression);
        QFETCH(QStringList, results);
        QFETCH(bool, numeric);
        const auto imported = readWhole("n,y\n9007199254740993,0\n9007199254740994,1\n9232379236109516799,\n");
        base::NoProgress progress;
        const auto noTables = [](const std::string& path, base::Progress&) -> base::Expected<data::Dataset> {
            return base::fail(base::ErrorCode::fileNotFound, {path});
        };
        const auto derived =
            data::applyRecipe(*imported->dataset, {data::RecipeStep{data::DeriveColumn{"d", expression.toStdString()}}},
                              noTables, progress);
        const data::Column& result = **derived->dataset.column("d");
        QCOMPARE(result.isNumeric(), numeric);
        const auto& remarks = derived->dataset.steps().front().remarks;
        const auto rounded = std::find_if(remarks.begin(), remarks.end(), [](const data::Tally& tally) {
            return tally.reason == data::Reason::rounded;
        });
        QCOMPARE(rounded != remarks.end(), expression == QStringLiteral("n*2"));
        for (qsizetype row = 0; row < results.size(); ++row) {
            const QString text = QString::fromStdString(result.textAt(static_cast<std::size_t>(row)));
            QVERIFY2(numeric ? text.toDouble() == results[row].toDouble() : text == results[row], qPrintable(text));
        }
    }
};

GREYSCOPE_TEST(tst_whole_codes)

}  // namespace tests_of_whole_codes

#include "tst_whole_codes.moc"
