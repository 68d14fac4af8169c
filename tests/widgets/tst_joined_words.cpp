// What is said in two parts follows the punctuation of the language.
#include <QtTest>

#include "tests/support/test_registry.h"
#include "widgets/common/language.h"
#include "widgets/present/joined_words.h"

namespace tests_of_joined_words {

using namespace greyscope::widgets;

class tst_joined_words : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { useLanguage(QLocale(QStringLiteral("en"))); }

    void aBlankStandsBetweenSentencesAndNoneInChinese() {
        QCOMPARE(betweenSentences(), QStringLiteral(" "));
        useLanguage(QLocale(QStringLiteral("zh_CN")));
        QCOMPARE(betweenSentences(), QString());
        QCOMPARE(sentences(QStringLiteral("甲"), QStringLiteral("乙。")), QStringLiteral("甲。乙。"));
    }

    void emptySentencesLeaveNoBlank() {
        QCOMPARE(inARow({QStringLiteral("One."), QString(), QStringLiteral("Two.")}), QStringLiteral("One. Two."));
        QCOMPARE(inARow({QString()}), QString());
    }

    void clausesHaveTheLanguagesSemicolon() {
        const QStringList parts{QStringLiteral("a"), QStringLiteral("b")};
        QCOMPARE(clauses(parts), QStringLiteral("a; b"));
        useLanguage(QLocale(QStringLiteral("zh_CN")));
        QCOMPARE(clauses(parts), QStringLiteral("a；b"));
    }
};

GREYSCOPE_TEST(tst_joined_words)

}  // namespace tests_of_joined_words

#include "tst_joined_words.moc"
