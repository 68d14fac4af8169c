#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/present/words/search_words.h"

namespace tests_of_search_words {

using greyscope::widgets::SearchWords;

class tst_search_words : public QObject {
    Q_OBJECT

private slots:
    void wordsAreWantedOrNot_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("matches");
        QTest::newRow("nothing") << "  "
                                 << "anything" << true;
        QTest::newRow("case") << "WRITE"
                              << "seq write" << true;
        QTest::newRow("all of them") << "seq write"
                                     << "write, not seq" << true;
        QTest::newRow("one lacks") << "seq read"
                                   << "seq write" << false;
        QTest::newRow("excluded") << "-amazon"
                                  << "amazon_micro 5" << false;
        QTest::newRow("not excluded") << "-amazon"
                                      << "feature7 5" << true;
        QTest::newRow("both") << "f7 -read"
                              << "f7 write" << true;
        QTest::newRow("half typed") << "f7 -"
                                    << "f7 read" << true;
        QTest::newRow("minus inside") << "1.2-W"
                                      << "1.2-W" << true;
        QTest::newRow("quotes") << "\"a b\""
                                << "a, b" << false;
        QTest::newRow("quotes still open") << "\"a b"
                                           << "x a b" << true;
        QTest::newRow("excluded quotes") << "-\"a, b\""
                                         << "a, b" << false;
        QTest::newRow("Chinese") << QStringLiteral("写 -读") << QStringLiteral("顺序写") << true;
    }
    void wordsAreWantedOrNot() {
        QFETCH(const QString, typed);
        QFETCH(const QString, text);
        QTEST(SearchWords(typed).match(text), "matches");
    }
};

GREYSCOPE_TEST(tst_search_words)

}  // namespace tests_of_search_words

#include "tst_search_words.moc"
