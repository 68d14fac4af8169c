#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>
#include <string>

#include "core/io/files/file_sample.h"
#include "tests/support/test_registry.h"

namespace tests_of_file_sample {

using namespace greyscope;

/// Numbered lines of different lengths.
QByteArray numberedLines(int count) {
    QByteArray text;
    for (int line = 0; line < count; ++line) {
        text += QByteArray::number(line) + ':' + QByteArray(line % 37, 'x') + '\n';
    }
    return text;
}

class tst_file_sample : public QObject {
    Q_OBJECT

private slots:
    void hasWholeLinesFromAllOverTheFile() {
        constexpr int kLines = 50'000;
        const QByteArray text = numberedLines(kLines);
        const auto sample = io::sampleOfFile(written(text), 60'000);
        QVERIFY(sample.has_value());
        QVERIFY(sample->text.size() > 50'000 && sample->text.size() <= 60'000);
        QCOMPARE(sample->share, static_cast<double>(sample->text.size()) / static_cast<double>(text.size()));
        std::istringstream lines(sample->text);
        int before = -1;
        int leap = 0;
        for (std::string line; std::getline(lines, line);) {
            const int number = std::stoi(line);
            QCOMPARE(line, std::to_string(number) + ':' + std::string(static_cast<std::size_t>(number % 37), 'x'));
            QVERIFY(number > before);
            leap = std::max(leap, number - before);
            before = number;
        }
        QVERIFY(before > kLines * 9 / 10);
        QVERIFY(leap < kLines / 20);
    }

    void ofASmallFileIsAllOfIt() {
        const QByteArray text = numberedLines(100) + "without an end";
        const auto sample = io::sampleOfFile(written(text), 60'000);
        QVERIFY(sample.has_value());
        QCOMPARE(sample->text, text.toStdString());
        QCOMPARE(sample->share, 1.0);
    }

    void thereIsNoneOfOneLongLineOrNoFile() {
        QVERIFY(!io::sampleOfFile(written(QByteArray(100'000, 'x')), 10'000));
        QVERIFY(!io::sampleOfFile((m_folder.filePath(QStringLiteral("none"))).toStdString(), 10'000));
    }

private:
    std::string written(const QByteArray& text) {
        QFile file(m_folder.filePath(QStringLiteral("lines.txt")));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName().toStdString() : "";
    }

    QTemporaryDir m_folder;
};

GREYSCOPE_TEST(tst_file_sample)

}  // namespace tests_of_file_sample

#include "tst_file_sample.moc"
