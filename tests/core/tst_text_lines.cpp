#include <QtTest>

#include <string>

#include "core/io/text_lines.h"
#include "tests/support/test_registry.h"

using greyscope::base::ErrorCode;
using greyscope::base::NoProgress;
using greyscope::io::TextLines;

namespace {

TextLines linesOf(std::string_view text) {
    NoProgress progress;
    return TextLines::index(nullptr, text, progress).value();
}

QByteArray lineOf(const TextLines& lines, std::size_t number) {
    const std::string_view line = lines.line(number);
    return {line.data(), static_cast<qsizetype>(line.size())};
}

class CancelledProgress final : public greyscope::base::Progress {
public:
    void report(double /*fraction*/) override {}
    [[nodiscard]] bool cancelled() const override { return true; }
};

}  // namespace

class tst_text_lines : public QObject {
    Q_OBJECT

private slots:
    void endsOfLines_data();
    void endsOfLines();
    void everyLineOfALongText();
    void cancelling();
};

void tst_text_lines::endsOfLines_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("expected");
    QTest::newRow("empty") << QByteArray() << QByteArrayList{};
    QTest::newRow("one, no end") << QByteArray("ab") << QByteArrayList{"ab"};
    QTest::newRow("one, ended") << QByteArray("ab\n") << QByteArrayList{"ab"};
    QTest::newRow("CRLF") << QByteArray("a\r\nb\r\n") << QByteArrayList{"a", "b"};
    QTest::newRow("blank lines") << QByteArray("a\n\n\nb") << QByteArrayList{"a", "", "", "b"};
    QTest::newRow("only an end") << QByteArray("\n") << QByteArrayList{""};
    QTest::newRow("a return inside") << QByteArray("a\rb\n") << QByteArrayList{"a\rb"};
}

void tst_text_lines::endsOfLines() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArrayList, expected);
    const TextLines lines = linesOf({text.constData(), static_cast<std::size_t>(text.size())});
    QByteArrayList found;
    qsizetype longest = 0;
    for (std::size_t number = 1; number <= lines.count(); ++number) {
        found.append(lineOf(lines, number));
        longest = std::max(longest, found.last().size());
    }
    QCOMPARE(found, expected);
    QCOMPARE(static_cast<qsizetype>(lines.longest()), longest);
    QCOMPARE(lineOf(lines, lines.count() + 1), QByteArray());
    QCOMPARE(lineOf(lines, 0), QByteArray());
}

void tst_text_lines::everyLineOfALongText() {
    std::string text;
    for (int i = 1; i <= 1000; ++i) {
        text += std::to_string(i * i) + '\n';
    }
    const TextLines lines = linesOf(text);
    QCOMPARE(lines.count(), std::size_t{1000});
    for (int i = 1000; i >= 1; --i) {
        QCOMPARE(lineOf(lines, static_cast<std::size_t>(i)), QByteArray::number(i * i));
    }
}

void tst_text_lines::cancelling() {
    CancelledProgress progress;
    const auto lines = TextLines::index(nullptr, "a\nb\n", progress);
    QVERIFY(!lines.has_value());
    QCOMPARE(lines.error().code, ErrorCode::cancelled);
}

GREYSCOPE_TEST(tst_text_lines)
#include "tst_text_lines.moc"
