// What the README, the page of the command line and the guide show is what the program prints.
#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_docs {

using namespace greyscope;

namespace {

constexpr const char* kPrompt = "    $ greyscope ";
const QString kLeftOut = QStringLiteral("…");

struct Shown {
    QString command;
    QStringList lines;  ///< below it; one that is kLeftOut stands for any
};

/// The calls of a page that are followed by what they print.
std::vector<Shown> shownIn(const QString& page) {
    QFile file(QStringLiteral(GREYSCOPE_SOURCE_DIR "/") + page);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    std::vector<Shown> all;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (!lines[i].startsWith(QLatin1String(kPrompt))) {
            continue;
        }
        Shown shown;
        QString part = lines[i].mid(6);
        for (; part.endsWith(QLatin1Char('\\')); part = lines[++i]) {
            shown.command += part.chopped(1);
        }
        shown.command += part;
        while (i + 1 < lines.size() && (lines[i + 1].isEmpty() || lines[i + 1].startsWith(QLatin1String("    "))) &&
               !lines[i + 1].startsWith(QLatin1String(kPrompt))) {
            shown.lines << lines[++i].mid(4);
        }
        while (!shown.lines.isEmpty() && shown.lines.back().isEmpty()) {
            shown.lines.removeLast();
        }
        if (!shown.lines.isEmpty()) {
            all.push_back(shown);
        }
    }
    return all;
}

/// Blanks part words, apostrophes hold them together.
std::vector<std::string> wordsOf(const QString& command) {
    std::vector<std::string> words;
    static const QRegularExpression word(QStringLiteral("'([^']*)'|(\\S+)"));
    for (auto each = word.globalMatch(command); each.hasNext();) {
        const auto match = each.next();
        words.push_back((match.captured(1) + match.captured(2)).toStdString());
    }
    words.erase(words.begin());  // the program
    return words;
}

}  // namespace

class tst_docs : public QObject {
    Q_OBJECT

private slots:
    void theProgramPrintsWhatTheyShow_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QStringList>("lines");
        QStringList pages{QStringLiteral("README.md"), QStringLiteral("docs/command-line.md")};
        const QString guide = QStringLiteral("docs/guide/");
        for (const QString& page : QDir(QStringLiteral(GREYSCOPE_SOURCE_DIR "/") + guide).entryList({"*.md"})) {
            pages << guide + page;
        }
        for (const QString& page : pages) {
            for (const Shown& shown : shownIn(page)) {
                const QString name = page + QLatin1Char(' ') + shown.command.left(60);
                QTest::newRow(qPrintable(name)) << shown.command << shown.lines;
            }
        }
    }
    void theProgramPrintsWhatTheyShow() {
        QFETCH(const QString, command);
        QFETCH(const QStringList, lines);
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(QStringLiteral(GREYSCOPE_SOURCE_DIR)));
        const test::CommandRun run = test::runCommand(wordsOf(command));
        QDir::setCurrent(before);
        const QStringList printed =
            QString::fromStdString(run.out.empty() ? run.err : run.out).trimmed().split(QLatin1Char('\n'));
        qsizetype at = 0;
        bool anywhere = false;
        for (const QString& line : lines) {
            if (line == kLeftOut) {
                anywhere = true;
                continue;
            }
            at = anywhere ? printed.indexOf(line, at) : at;
            QVERIFY2(at >= 0 && at < printed.size() && printed[at] == line,
                     qPrintable(line + QStringLiteral("\nis not among\n") + printed.join(QLatin1Char('\n'))));
            anywhere = false;
            ++at;
        }
        QVERIFY2(anywhere || at == printed.size(), qPrintable(printed.mid(at).join(QLatin1Char('\n'))));
    }
};

GREYSCOPE_TEST(tst_docs)

}  // namespace tests_of_docs

#include "tst_docs.moc"
