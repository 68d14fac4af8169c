#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/present/words/words.h"

namespace tests_of_words {

using namespace greyscope::widgets;

class tst_words : public QObject {
    Q_OBJECT

private slots:
    void listsSayHowManyTheyDoNotName() {
        QCOMPARE(listed({"a", "b"}), QStringLiteral("a, b"));
        QCOMPARE(listed({"a", "b"}, 2), QStringLiteral("a, b"));
        QCOMPARE(listed({"a", "b"}, 5), QStringLiteral("a, b and 3 more"));
        QCOMPARE(enumerated({"a", "b", "c"}), QStringLiteral("a, b and c"));
    }
};

GREYSCOPE_TEST(tst_words)

}  // namespace tests_of_words

#include "tst_words.moc"
