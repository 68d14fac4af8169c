#include <QtTest>

#include "core/base/checksum.h"
#include "tests/support/test_registry.h"

using greyscope::base::Checksum;
using greyscope::base::checksumText;

class tst_checksum : public QObject {
    Q_OBJECT

private slots:
    // The values that the specification's programs print (xxh64sum, seed 0).
    void agreesWithOtherPrograms_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("nothing") << QByteArray() << "xxh64:ef46db3751d8e999";
        QTest::newRow("a byte") << QByteArray("a") << "xxh64:d24ec4f1a98c6e5b";
        QTest::newRow("three bytes") << QByteArray("abc") << "xxh64:44bc2cf5ad770999";
        QTest::newRow("more than a stripe")
            << QByteArray("Nobody inspects the spammish repetition") << "xxh64:fbcea83c8a378bf1";
    }
    void agreesWithOtherPrograms() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, expected);
        Checksum sum;
        sum.add({text.constData(), static_cast<std::size_t>(text.size())});
        QCOMPARE(QString::fromStdString(checksumText(sum.value())), expected);
    }

    void piecesMakeTheSameSum() {
        std::string text;
        for (int i = 0; i < 1000; ++i) {
            text += static_cast<char>(i * 37 % 251);
        }
        Checksum whole;
        whole.add(text);
        for (const std::size_t piece : {1U, 7U, 31U, 32U, 33U, 100U}) {
            Checksum sum;
            for (std::size_t at = 0; at < text.size(); at += piece) {
                sum.add(std::string_view(text).substr(at, piece));
            }
            QCOMPARE(sum.value(), whole.value());
        }
    }
};

GREYSCOPE_TEST(tst_checksum)
#include "tst_checksum.moc"
