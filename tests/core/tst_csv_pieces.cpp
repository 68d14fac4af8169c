#include <QTest>

#include "core/io/csv/csv_reader.h"
#include "core/io/reader.h"
#include "tests/support/csv_pieces.h"
#include "tests/support/test_registry.h"

namespace tests_of_csv_pieces {

using namespace greyscope;

class tst_csv_pieces : public QObject {
    Q_OBJECT

private slots:
    /// Read in pieces of any size, a text gives what it gives as a whole.
    void piecesAddUpToTheWhole_data() {
        QTest::addColumn<std::string>("text");
        QTest::newRow("quotes") << std::string(
            "# made\r\n\r\na;\"b;\r\n c\" ;d \r\n1;\"x \"\"y\"\"\";2,5\r\n   \r\n-0;;3\r\n12345;z;4,25\r\n");
        QTest::newRow("bars") << std::string("| a | b |\n|---|---|\n  | 1 |  x |\n|2|y|\n");
        QTest::newRow("blanks") << std::string("  a   b \r\n\r\n  1 \t 2  \r\n 3   4 ");
        QTest::newRow("Excel") << std::string("\xef\xbb\xbfsep=;\r\na;b\r\n1;2\r\na;b\r\n3;4\r\n");
        QTest::newRow("cells of all lengths") << std::string(
            "name;value;note\r\n\"a;b\";123456789012345;exactly15bytes!\r\nc;-0,5; exactly16bytes!! \r\n"
            "d;1234567890123456;\"exactly15bytes!\"\r\ne;12345678,1234567;more than sixteen bytes\r\n"
            "\"\";;\r\nf;-;more than sixteen bytez\r\ng; 7 ;\r\nh;0,125;\"say \"\"x\"\"\"\r\nd;-;-\r\n"
            "i;12345678901234567;\r\nj;1234567890,1234567;\r\nk;123456789012345;x\r\nl;-12345678901234,5;y\r\n");
        std::string numbers =
            "a,b\r\n1,2\r\n-3.5,0.25\r\n\r\n# said\r\n4, 5 \r\n1e3,12345678901234567\r\n6,\r\n7,x\r\n8,9\r10,11\n"
            "\"12\",13\r\n14,15\r\na,b\r\n18,19\r\n20,21\r\n";
        for (int row = 0; row < 80; ++row) {
            numbers += std::to_string(row) + ",0.5\r\n";
        }
        QTest::newRow("numbers alone") << numbers;
        QTest::newRow("a note below") << std::string("a,b\r\n1,2\r\n3,4\r\nSource: x\r\n\r\n");
        QTest::newRow("no line of Excel") << std::string("sep=; \n00\n");
    }

    void piecesAddUpToTheWhole() {
        QFETCH(std::string, text);
        // The first window holds what a format is told by, and a piece more: so its end moves over a whole text.
        const std::size_t once = text.size();
        for (const std::string copy = text; text.size() < io::sniffedBytes + 4 * once;) {
            text += copy;
        }
        const auto whole = test::readWhole(text);
        for (std::size_t piece = 1; piece < 2 * once; piece += 1 + once / 3) {
            test::compareImports(test::readParts(text, piece), whole);
            QVERIFY2(!QTest::currentTestFailed(), qPrintable(QStringLiteral("pieces of %1").arg(piece)));
        }
    }
};

GREYSCOPE_TEST(tst_csv_pieces)

}  // namespace tests_of_csv_pieces

#include "tst_csv_pieces.moc"
