#include <QtTest>

#include "core/base/utf8.h"
#include "tests/support/test_registry.h"

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
        QTest::newRow("C1 introducer") << QByteArray("\xc2\x9b[2J") << QByteArray("\\u009B[2J");
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
    }
};

GREYSCOPE_TEST(tst_utf8)
#include "tst_utf8.moc"
