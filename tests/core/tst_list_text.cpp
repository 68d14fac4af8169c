#include <QTest>

#include <random>

#include "core/base/list_text.h"
#include "tests/support/test_registry.h"

namespace tests_of_list_text {

using namespace greyscope;
using Names = std::vector<std::string>;

class tst_list_text : public QObject {
    Q_OBJECT
private slots:
    void commasSeparate() {
        QCOMPARE(*base::listParts("1.1-W,b c,1.2"), (Names{"1.1-W", "b c", "1.2"}));
        QCOMPARE(*base::listParts("a,\"b, c\",\"d \"\"e\"\"\""), (Names{"a", "b, c", "d \"e\""}));
        QCOMPARE(*base::listParts("5\" disk,\"a-b\"-c"), (Names{"5\" disk", "\"a-b\"-c"}));
        QCOMPARE(*base::listParts("\"\""), (Names{""}));
    }

    void whatIsNoListIsRefused() {
        for (const char* text : {"", ",", "a,", ",a", "a,,b", "\"a", "a,\"b"}) {
            QVERIFY2(!base::listParts(text), text);
        }
    }

    /// Every list of names can be given.
    void whatIsWrittenIsReadBack() {
        std::mt19937 random(1);
        const std::string letters = "a,\"- ,\"";
        for (int round = 0; round < 5000; ++round) {
            Names names(1 + random() % 3);
            std::string text;
            for (std::string& name : names) {
                for (auto length = random() % 6; length > 0; --length) {
                    name += letters[random() % letters.size()];
                }
                text += (&name == &names.front() ? "" : ",") + base::listPart(name);
            }
            const auto read = base::listParts(text);
            QVERIFY2(read && *read == names, text.c_str());
        }
    }
};

GREYSCOPE_TEST(tst_list_text)

}  // namespace tests_of_list_text

#include "tst_list_text.moc"
