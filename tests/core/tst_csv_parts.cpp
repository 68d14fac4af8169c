#include <QTest>

#include <random>

#include "core/io/csv/csv_reader.h"
#include "tests/support/csv_pieces.h"
#include "tests/support/impatient.h"
#include "tests/support/test_registry.h"

namespace tests_of_csv_parts {

using namespace greyscope;

namespace {

using test::compareImports;
using test::inPieces;
using test::readParts;
using test::readWhole;

/// Rows of words, numbers and what is odd, one in `oddness`.
std::string drawnTable(std::mt19937& random, unsigned oddness) {
    const auto below = [&](unsigned count) { return static_cast<unsigned>(random() % count); };
    const std::vector<std::string> odd{"",      "NA",   "-",     "none", "\"a\nb\"",   "\"x,y\"",
                                       "\"7\"", " 8 ",  "1e3",   "inf",  "1e400",      "?",
                                       "12,5",  "#",    "a\"b",  "１２", "\"u\"\"v\"", "--------",
                                       "\"\"",  "\xff", "1.2.3", "a,,b", "007",        "1234567890123456789"};
    const std::vector<std::string> oddLines{"", "# said", ",,,", "host,op,rate,n", "only", "1,2,3,4,5,6"};
    const std::string end = std::vector<std::string>{"\n", "\r\n", "\r"}[below(3)];
    std::string text = "host,op,rate,n" + end;
    const unsigned rows = 20 + below(600);
    const bool words = below(3) > 0;
    const unsigned levels = 1 + below(below(2) == 0 ? 4 : 3000);
    for (unsigned row = 0; row < rows; ++row) {
        if (below(2 * oddness) == 0) {
            text += oddLines[below(static_cast<unsigned>(oddLines.size()))] + end;
        }
        for (unsigned c = 0; c < 4; ++c) {
            const std::string word = (c == 0 ? "host with a name that is long " : "op") + std::to_string(below(levels));
            const std::string number = std::to_string(below(10000)) + (c == 3 ? "" : "." + std::to_string(below(1000)));
            const bool isOdd = below(oddness) == 0 && (end != "\r" || c > 0);
            text += (c > 0 ? "," : "");
            text += isOdd ? odd[below(static_cast<unsigned>(odd.size()))] : c < 2 && words ? word : number;
        }
        text += row + 1 == rows && below(2) == 0 ? "" : end;
    }
    return text;
}

}  // namespace

class tst_csv_parts : public QObject {
    Q_OBJECT
private slots:
    void partsGiveWhatTheWholeGives() {
        std::mt19937 random(23);
        const unsigned oddness[] = {4, 40, 400, 1'000'000};
        for (int round = 0; round < 12; ++round) {
            const std::string text = drawnTable(random, oddness[round % 4]);
            const std::size_t piece = 256 + random() % (round % 3 == 0 ? 50 : 2000);
            io::ReadOptions options;
            options.maxFieldBytes = round % 5 == 0 ? 60 + random() % 60 : options.maxFieldBytes;
            compareImports(readParts(text, piece, options), readWhole(text, options));
            QVERIFY2(!QTest::currentTestFailed(), qPrintable(QStringLiteral("round %1").arg(round)));
        }
    }

    /// Long enough for several threads; a table whose last line is told is read in one go.
    void threadsChangeNothing() {
        std::string text = "host,n,rate,word\n";
        for (int row = 0; row < 32'000; ++row) {
            const std::string number = std::to_string(row % 977);
            text += "node" + number + "," + number + "," + (row % 5000 == 0 ? "odd" : number + ".25") + ",w" +
                    std::to_string(row) + "\n";
        }
        QVERIFY(text.size() > std::size_t{3} << 18U);
        io::ReadOptions inOneGo;
        inOneGo.dialect["until"] = "100000";
        const auto whole = readWhole(text, inOneGo);
        compareImports(readParts(text, std::size_t{1} << 14U), whole);
        compareImports(readWhole(text), whole);
    }

    /// What looks like rows inside quotes is none, wherever a part begins.
    void linesInsideQuotesAreNoRows() {
        std::string text = "n,text\n";
        for (int row = 0; row < 300; ++row) {
            text += std::to_string(row) + (row % 50 == 7 ? ",\"" + std::string(40, 'x') + "\n8,y\n9,z\n\"\n" : ",t\n");
        }
        for (std::size_t piece = 256; piece < 600; piece += 31) {
            const auto parts = readParts(text, piece);
            QCOMPARE(parts->dataset->rowCount(), std::size_t{300});
            compareImports(parts, readWhole(text));
        }
    }

    void endsWhereItIsCancelled() {
        std::string text = "a,b\n";
        for (int row = 0; row < 1000; ++row) {
            text += "1,2\n";
        }
        for (int reports = 0; reports < 5; ++reports) {
            test::Impatient progress(reports);
            io::TextSource source = inPieces(text, 256);
            const auto imported = io::readCsv(source, "", {}, progress);
            QVERIFY(!imported && imported.error().code == base::ErrorCode::cancelled);
        }
    }

    /// A file that another program cuts meanwhile ends early, at any place.
    void saysThatATextEndedEarly() {
        std::string text = "a,b\n";
        for (int row = 0; row < 300; ++row) {
            text += "12,x\n";
        }
        for (std::size_t end = text.size() / 2; end < text.size(); end += 29) {
            io::TextSource source = inPieces(text, 100, end);
            base::NoProgress progress;
            const auto imported = io::readCsv(source, "", {}, progress);
            QVERIFY(imported && imported->dataset->rowCount() <= 300);
            QVERIFY(source.endedEarly());
        }
    }
};

GREYSCOPE_TEST(tst_csv_parts)

}  // namespace tests_of_csv_parts

#include "tst_csv_parts.moc"
