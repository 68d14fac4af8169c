#include <QTest>

#include "core/base/utf8.h"
#include "tests/support/test_registry.h"

namespace tests_of_utf8 {

using greyscope::base::terminalText;
using greyscope::base::visibleText;

class tst_utf8 : public QObject {
    Q_OBJECT

private slots:
    void whatWouldBeObeyedIsShown_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("plain") << QByteArray("1.2-W 测量 é 👩‍💻")
                               << QByteArray("1.2-W 测量 é 👩‍💻");
        QTest::newRow("escape sequence") << QByteArray("\x1b[31mred") << QByteArray("␛[31mred");
        QTest::newRow("line end and tab") << QByteArray("a\r\n\tb") << QByteArray("a␍␊␉b");
        QTest::newRow("NUL and DEL") << QByteArray("a\0b\x7f", 4) << QByteArray("a␀b␡");
        QTest::newRow("C1 introducer") << QByteArray("\xc2\x9b[2J") << QByteArray("\\x9B[2J");
        QTest::newRow("right-to-left override") << QByteArray("a\u202Egpj.exe") << QByteArray("a\\u202Egpj.exe");
        QTest::newRow("isolates and marks")
            << QByteArray("\u2066a\u2069\u200F") << QByteArray("\\u2066a\\u2069\\u200F");
        QTest::newRow("line separator") << QByteArray("a\u2028b") << QByteArray("a\\u2028b");
        QTest::newRow("not UTF-8") << QByteArray(
                                          "a\x9b"
                                          "b\xe2\x80")
                                   << QByteArray(
                                          "a\uFFFD"
                                          "b\uFFFD\uFFFD");
        QTest::newRow("right-to-left script") << QByteArray("עברית") << QByteArray("עברית");
    }

    void whatWouldBeObeyedIsShown() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, shown);
        const std::string once = visibleText(text.toStdString());
        QCOMPARE(QByteArray::fromStdString(once), shown);
        QCOMPARE(visibleText(once), once);
        const std::string terminal = terminalText(text.toStdString());
        QCOMPARE(visibleText(terminal), terminal);
    }

    void aTerminalIsShownCodes() {
        QCOMPARE(terminalText("\x1b]0;title\x07", true), std::string("\\x1B]0;title\\x07"));
        QCOMPARE(terminalText("a\nb\r\t\x7f"), std::string("a\\x0Ab\\x0D\\x09\\x7F"));
        QCOMPARE(terminalText("a\nb", true), std::string("a\nb"));
        QCOMPARE(terminalText("\u009b31m\u202egpj"), std::string("\\x9B31m\\u202Egpj"));
        QCOMPARE(terminalText("a\xff\xc3"), std::string("a\\xFF\\xC3"));
        QCOMPARE(terminalText("\u541e\u5410\u91cf (MB/s) \u00d7"), std::string("\u541e\u5410\u91cf (MB/s) \u00d7"));
    }
};

GREYSCOPE_TEST(tst_utf8)

}  // namespace tests_of_utf8

#include "tst_utf8.moc"
