// What is said in two parts follows the punctuation of the language.
#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/common/language.h"
#include "widgets/present/words/joined_words.h"

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
        QCOMPARE(paragraph({QStringLiteral("甲。"), QString(), QStringLiteral("乙。")}), QStringLiteral("甲。乙。"));
    }

    void bracketsAndSemicolonsAreThoseOfTheLanguage() {
        const QStringList parts{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
        QCOMPARE(clauses(parts), QStringLiteral("a; b; c"));
        QCOMPARE(withBrackets(parts[0], parts[1]), QStringLiteral("a (b)"));
        useLanguage(QLocale(QStringLiteral("zh_CN")));
        QCOMPARE(clauses(parts), QStringLiteral("a；b；c"));
        QCOMPARE(withBrackets(parts[0], parts[1]), QStringLiteral("a（b）"));
    }

    void wordsOfChineseStandInChineseWithoutABlank_data() {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("text");
        QTest::newRow("Latin") << "由 %1 和 %2 得" << QStringList{"GM(1,1)", "FGM"} << "由 GM(1,1) 和 FGM 得";
        QTest::newRow("Chinese") << "由 %1 和 %2 得" << QStringList{"末值", "均值"} << "由末值和均值得";
        QTest::newRow("ends differ") << "在 %1 上" << QStringList{"1 个点"} << "在 1 个点上";
        QTest::newRow("at the ends") << "%1 和 %1" << QStringList{"甲 乙"} << "甲 乙和甲 乙";
        QTest::newRow("no blank") << "%1，%2" << QStringList{"甲", "乙"} << "甲，乙";
        QTest::newRow("percent") << "%1 %，%3 %" << QStringList{"5", "%1"} << "5 %，%3 %";
        QTest::newRow("English") << "best on %1: %2" << QStringList{"%2", "a  b"} << "best on %2: a  b";
    }

    void wordsOfChineseStandInChineseWithoutABlank() {
        QFETCH(QString, pattern);
        QFETCH(QStringList, words);
        QTEST(filled(pattern, words), "text");
    }

    void emptySentencesLeaveNoBlank() {
        QCOMPARE(paragraph({QStringLiteral("One."), QString(), QStringLiteral("Two.")}), QStringLiteral("One. Two."));
        QCOMPARE(paragraph({QString()}), QString());
    }
};

GREYSCOPE_TEST(tst_joined_words)

}  // namespace tests_of_joined_words

#include "tst_joined_words.moc"
