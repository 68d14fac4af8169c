#include <QtTest>

#include "app/text/visible_text.h"
#include "tests/support/test_registry.h"

using greyscope::app::visibleText;

class tst_visible_text : public QObject {
    Q_OBJECT
private slots:
    void textStays() {
        for (const char* text : {"", "1.1-W", "\u541e\u5410\u91cf (MB/s) \u00d7 \u201ca\u201d", "\U0001F600"}) {
            QCOMPARE(visibleText(text, false), std::string(text));
        }
        QCOMPARE(visibleText("a\nb", true), std::string("a\nb"));
    }

    void whatATerminalObeysIsShown() {
        QCOMPARE(visibleText("\x1b]0;title\x07", true), std::string("\\x1b]0;title\\x07"));
        QCOMPARE(visibleText("a\nb\r\t\x7f", false), std::string("a\\x0ab\\x0d\\x09\\x7f"));
        QCOMPARE(visibleText("\u009b31m\u202egpj", true), std::string("\\x9b31m\\u202egpj"));
        QCOMPARE(visibleText(std::string("\0", 1), true), std::string("\\x00"));
    }

    void bytesThatAreNoTextAreShown() {
        QCOMPARE(visibleText("a\xff\xc3", true), std::string("a\\xff\\xc3"));
        QCOMPARE(visibleText("\xc0\x80\xed\xa0\x80", true), std::string("\\xc0\\x80\\xed\\xa0\\x80"));
    }
};

GREYSCOPE_TEST(tst_visible_text)
#include "tst_visible_text.moc"
