#include <QTest>

#include <string>

#include "core/io/text/text_lines.h"
#include "tests/support/test_registry.h"

namespace tests_of_text_lines {

using greyscope::base::ErrorCode;
using greyscope::base::NoProgress;
using greyscope::io::TextLines;

namespace {

greyscope::io::ReadAt reading(const std::string& text) {
    return [&text](std::size_t offset, char* into, std::size_t count) {
        return offset < text.size() ? text.copy(into, count, offset) : std::size_t{0};
    };
}

TextLines linesOf(const std::string& text) {
    NoProgress progress;
    return TextLines::index(text.size(), reading(text), progress).value();
}

QByteArray lineOf(const TextLines& lines, std::size_t number) {
    return QByteArray::fromStdString(lines.line(number));
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
    void aTextLongerThanOneRead();
    void aTextThatShrinks();
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
    QTest::newRow("CR") << QByteArray("a\rb\r\rc") << QByteArrayList{"a", "b", "", "c"};
    QTest::newRow("all of them") << QByteArray("a\rb\nc\r\nd\n\re\r") << QByteArrayList{"a", "b", "c", "d", "", "e"};
}

void tst_text_lines::endsOfLines() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArrayList, expected);
    const std::string bytes = text.toStdString();
    const TextLines lines = linesOf(bytes);
    QByteArrayList found;
    for (std::size_t number = 1; number <= lines.count(); ++number) {
        found.append(lineOf(lines, number));
    }
    QCOMPARE(found, expected);
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

void tst_text_lines::aTextLongerThanOneRead() {
    // 3 MB in lines of 7 bytes: line ends fall before, on and behind the borders of what is read at once.
    std::string text;
    for (int i = 0; i < 450000; ++i) {
        text += std::to_string(100000 + i % 900000) + '\n';
    }
    text += "a long last line without an end";
    const TextLines lines = linesOf(text);
    QCOMPARE(lines.count(), std::size_t{450001});
    QCOMPARE(lines.longest(), std::size_t{31});
    for (const int number : {1, 149796, 149797, 149798, 299593, 299594, 450000}) {
        QCOMPARE(lineOf(lines, static_cast<std::size_t>(number)), QByteArray::number(100000 + number - 1));
    }
    QCOMPARE(lineOf(lines, 450001), QByteArray("a long last line without an end"));
}

void tst_text_lines::aTextThatShrinks() {
    std::string text;
    for (int i = 1; i <= 200; ++i) {
        text += std::to_string(i) + '\n';
    }
    const TextLines lines = linesOf(text);
    text = "1\n2\n";
    QCOMPARE(lineOf(lines, 2), QByteArray("2"));
    QCOMPARE(lineOf(lines, 3), QByteArray());
    QCOMPARE(lineOf(lines, 190), QByteArray());
}

void tst_text_lines::cancelling() {
    CancelledProgress progress;
    const std::string text = "a\nb\n";
    const auto lines = TextLines::index(text.size(), reading(text), progress);
    QVERIFY(!lines.has_value());
    QCOMPARE(lines.error().code, ErrorCode::cancelled);
}

GREYSCOPE_TEST(tst_text_lines)

}  // namespace tests_of_text_lines

#include "tst_text_lines.moc"
