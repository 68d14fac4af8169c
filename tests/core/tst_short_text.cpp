#include <QTest>

#include "core/base/short_text.h"
#include "core/base/utf8.h"
#include "tests/support/test_registry.h"

namespace tests_of_short_text {

using greyscope::base::characterCount;
using greyscope::base::shortText;

class tst_short_text : public QObject {
    Q_OBJECT

private slots:
    void theMiddleIsLeftOut() {
        QCOMPARE(shortText("abcdefghij", 10), std::string("abcdefghij"));
        QCOMPARE(shortText("abcdefghij", 5), std::string("ab…ij"));
        QCOMPARE(shortText("abcdefghij", 4), std::string("a…ij"));
        QCOMPARE(shortText("abcdefghij", 1), std::string("…"));
    }

    void charactersStayWhole() {
        const std::string chinese = "一二三四五六七八九十";
        QCOMPARE(shortText(chinese, 10), chinese);
        QCOMPARE(shortText(chinese, 5), std::string("一二…九十"));
        for (std::size_t most = 1; most < 10; ++most) {
            QCOMPARE(characterCount(shortText(chinese, most)), most);
        }
    }
};

GREYSCOPE_TEST(tst_short_text)

}  // namespace tests_of_short_text

#include "tst_short_text.moc"
