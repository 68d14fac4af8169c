#include <QTest>

#include <bit>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <random>

#include "core/io/cells/cell_number.h"
#include "core/io/csv/csv_options.h"
#include "core/io/csv/csv_reader.h"
#include "core/io/csv/csv_writer.h"
#include "core/io/text/text_key.h"
#include "tests/support/test_registry.h"

namespace tests_of_csv_numbers {

using namespace greyscope;
using io::Header;

namespace {

base::Expected<io::Imported> read(const std::string& text, const io::ReadOptions& options = {}) {
    base::NoProgress progress;
    return io::readText(text, "table.csv", options, progress);
}

}  // namespace

class tst_csv_numbers : public QObject {
    Q_OBJECT
private slots:
    /// What stands among numbers and is none stays as it was written: shown, and written out again.
    void wordsAmongNumbersAreKept() {
        std::string text = "level,rate\n<=5,1\n>10,n/a\n";
        for (int i = 0; i < 20; ++i) {
            text += "7,inf\n8,\"1,234.5\"\n";
        }
        const auto imported = read(text);
        const data::Column& level = imported->dataset->columns()[0];
        QVERIFY(level.isNumeric());
        QVERIFY(level.missingAt(0) && level.missingAt(1));
        QCOMPARE(level.textAt(0), std::string());
        QCOMPARE(level.writtenAt(0), std::string("<=5"));
        QCOMPARE(level.writtenAt(1), std::string(">10"));
        QCOMPARE(level.writtenAt(2), std::string("7"));
        const data::Column& rate = imported->dataset->columns()[1];
        QCOMPARE(rate.writtenAt(1), std::string());
        QCOMPARE(rate.writtenAt(2), std::string("inf"));
        QCOMPARE(rate.writtenAt(3), std::string("1234.5"));
        const std::string written = io::csvTable(*imported->dataset);
        const auto again = read(written, io::csvOptions(*imported->dataset));
        QCOMPARE(io::csvTable(*again->dataset), written);
        QCOMPARE(again->dataset->columns()[0].words, level.words);
    }

    /// A word that would be a number under the marks it is written with stays out.
    void noWordBecomesANumber() {
        std::string text = "a;b\n12.5;1\n";
        for (int i = 0; i < 20; ++i) {
            text += "7,5;8,25\n";
        }
        const auto imported = read(text);
        QCOMPARE(imported->dataset->columns()[0].writtenAt(0), std::string("12.5"));
        const auto again = read(io::csvTable(*imported->dataset), io::csvOptions(*imported->dataset));
        QVERIFY(again->dataset->columns()[0].missingAt(0));
    }

    /// Rows of numbers alone are read many at once; a column of text beside them changes nothing.
    void rowsOfNumbersAreReadAlike() {
        std::mt19937 random(11);
        const auto below = [&](unsigned count) { return static_cast<unsigned>(random() % count); };
        const std::vector<std::string> rare{
            "",  "NA",   "12345678901234567890", "1e-3", " 7 ", "\"8\"", "-0", "x", "1e400", "+.5", "-.25", "1,5",
            "#", "1.2.3"};
        const auto compare = [](const io::Imported& alone, const io::Imported& beside) {
            const std::size_t width = alone.dataset->columns().size();
            QCOMPARE(alone.dataset->rowCount(), beside.dataset->rowCount());
            for (std::size_t c = 0; c < width; ++c) {
                const data::Column& mine = alone.dataset->columns()[c];
                const data::Column& other = beside.dataset->columns()[c];
                QCOMPARE(mine.notNumbers, other.notNumbers);
                QCOMPARE(mine.notFinite, other.notFinite);
                for (std::size_t row = 0; row < mine.size(); ++row) {
                    QCOMPARE(std::bit_cast<std::uint64_t>(mine.numbers()[row]),
                             std::bit_cast<std::uint64_t>(other.numbers()[row]));
                }
            }
            for (std::size_t row = 0; row <= alone.dataset->rowCount(); ++row) {
                QCOMPARE(alone.dataset->lineOf(row), beside.dataset->lineOf(row));
            }
            QCOMPARE(alone.report.problems, beside.report.problems);
            QCOMPARE(alone.report.cellsMissing, beside.report.cellsMissing);
            QCOMPARE(alone.report.linesSeen, beside.report.linesSeen);
        };
        for (int round = 0; round < 300; ++round) {
            const std::string end = std::vector<std::string>{"\n", "\r\n", "\r"}[below(3)];
            const unsigned width = 2 + below(5);
            const unsigned oddness = std::vector<unsigned>{5, 200, 10000}[below(3)];
            const unsigned rows = 2 + below(round % 20 == 0 ? 4000 : 100);
            std::string alone;
            std::string beside;
            for (unsigned row = 0; row < rows; ++row) {
                if (below(oddness) == 0) {
                    (alone += "# said") += end;
                    (beside += "# said") += end;
                }
                std::string line;
                for (unsigned c = 0; c < width; ++c) {
                    const std::string number = std::to_string(static_cast<int>(below(20000)) - 10000);
                    line += c == 0 ? number : ";" + (below(oddness) == 0 ? rare[below(14)] : number + ".5");
                }
                (alone += line) += end;
                (beside += line) += ";text" + end;
            }
            io::ReadOptions options =
                io::csvReadOptions({.delimiter = ';', .decimalMark = '.', .header = Header::absent});
            options.numeric.assign(width, true);
            const auto mine = read(alone, options);
            options.numeric.push_back(false);
            const auto other = read(beside, options);
            QVERIFY(mine && other);
            compare(*mine, *other);
        }
    }

    /// Every cell is the double that is nearest to its decimal text, on the fast path and off it.
    void numbersAreCorrectlyRounded() {
        std::mt19937_64 random(7);
        std::string text = "a,b\n";
        std::vector<std::string> cells;
        for (int i = 0; i < 20000; ++i) {
            std::array<char, 40> buffer{};
            const double value = std::ldexp(static_cast<double>(random() >> 11U), static_cast<int>(random() % 80) - 90);
            const int digits = static_cast<int>(random() % 18) + 1;
            const auto format = i % 2 == 0 ? std::chars_format::general : std::chars_format::fixed;
            const auto end = std::to_chars(buffer.data(), buffer.data() + 40, value, format, digits).ptr;
            cells.emplace_back(buffer.data(), end);
            text += "1," + cells.back() + "\n";
        }
        const auto imported = read(text);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            QCOMPARE(imported->dataset->columns()[1].numbers()[i], QByteArray::fromStdString(cells[i]).toDouble());
        }
    }

    /// All digits at once give what they give one by one.
    void shortDecimalsAreReadAtOnce() {
        std::mt19937_64 random(9);
        const io::ShortDecimals decimals(',');
        std::size_t read = 0;
        for (int i = 0; i < 20000; ++i) {
            std::string cell = std::to_string(random() % 1'000'000'000'000'000 >> random() % 50);
            cell.insert(cell.size() - random() % (cell.size() + 1), i % 3 == 0 ? "" : ",");
            cell.insert(0, i % 2 == 0 ? "-" : "");
            const std::string text = "12345678,9012345" + cell + ";";
            double value = -1.0;
            if (decimals.read(std::string_view(text).substr(16, cell.size()), value)) {
                const io::CellNumber expected = io::readCell(cell, ',');
                QVERIFY2(expected.kind == io::CellKind::number, cell.c_str());
                QCOMPARE(value, expected.value);
                QVERIFY(!std::signbit(value) || value < 0.0);
                ++read;
            }
        }
        QVERIFY(read > 19'000);
        for (const std::string cell : {"",
                                       "-",
                                       ",",
                                       "-,",
                                       "1,2,3",
                                       "1-",
                                       "--1",
                                       "+1",
                                       "1 ",
                                       "1e5",
                                       "1234567890123456",
                                       "1.5",
                                       "/",
                                       ":",
                                       "12345678901234567",
                                       "-1234567890123456",
                                       "00",
                                       "007",
                                       "-012",
                                       "000000000000001"}) {
            const std::string text = "12345678,9012345" + cell + ";";
            double value = -1.0;
            QVERIFY2(!decimals.read(std::string_view(text).substr(16, cell.size()), value), cell.c_str());
        }
    }

    void keysTellTextsApart() {
        const std::string text =
            "0123456789abcdef" + std::string(1, '\0') + "a text that goes on for more than 16 bytes";
        std::vector<std::string> texts;
        for (std::size_t size = 0; size < 30; ++size) {
            const std::string_view part = std::string_view(text).substr(16, size);
            QVERIFY(io::TextKey(part) == io::TextKey::withRoom(part));
            texts.emplace_back(part);
            texts.push_back("x" + texts.back());
        }
        for (std::size_t a = 0; a < texts.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                QVERIFY(!(io::TextKey(texts[a]) == io::TextKey(texts[b])));
            }
        }
    }
};

GREYSCOPE_TEST(tst_csv_numbers)

}  // namespace tests_of_csv_numbers

#include "tst_csv_numbers.moc"
