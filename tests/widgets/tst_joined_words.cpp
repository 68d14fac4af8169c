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
};

GREYSCOPE_TEST(tst_joined_words)

}  // namespace tests_of_joined_words

#include "tst_joined_words.moc"
