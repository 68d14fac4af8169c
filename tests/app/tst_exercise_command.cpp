// greyscope exercise.
#include <QRegularExpression>
#include <QTest>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_exercise_command {

using greyscope::test::runCommand;

class tst_exercise_command : public QObject {
    Q_OBJECT

private slots:
    void theSheetAsksAndTheSolutionTells() {
        const auto sheet = runCommand({"exercise", "gm11", "--seed", "7"});
        QCOMPARE(sheet.code, 0);
        QVERIFY(QString::fromStdString(sheet.out).contains(QLatin1String("a = ?")));
        const auto json = runCommand({"exercise", "gm11", "--seed", "7", "--format", "json"}).json();
        QCOMPARE(json.at("answers").size(), std::size_t{10});
        QVERIFY(json.at("answers").at(0).at("value").is_null());
        const auto solved = runCommand({"exercise", "gm11", "--seed", "7", "--solution", "--format", "json"}).json();
        QVERIFY(solved.at("answers").at(0).at("value").is_number());
    }
    void theSolutionSaysWhereItsNumbersComeFrom() {
        const auto run = runCommand({"exercise", "gm11", "--series", "textbook-5", "--blanks", "20", "--solution"});
        const QString text = QString::fromStdString(run.out);
        static const QRegularExpression kA(QStringLiteral("    a = .*= \\[[a-t]\\] −0\\.0372"));
        QVERIFY2(text.contains(kA), run.out.c_str());
        for (const QString& line : text.split(QLatin1Char('\n'))) {
            // A letter and its number; not a number and a field with the same one behind it.
            static const QRegularExpression kOne(QStringLiteral("^(\\[[a-t]\\] )?\\S+$"));
            QVERIFY2(line.count(QStringLiteral(" = ")) < 2 ||
                         line.section(QStringLiteral(" = "), -1).trimmed().contains(kOne),
                     qPrintable(line));
        }
        for (const char* scalar : {"    a = (−", "    S₁ = √(", "    MAPE = 100·"}) {
            QVERIFY2(text.contains(QString::fromUtf8(scalar)), scalar);
        }
    }
    void everyBlankOfAColumnHasItsPlace() {
        const auto json = runCommand({"exercise", "split", "--blanks", "12", "--format", "json"}).json();
        for (const auto& answer : json.at("answers")) {
            const bool column = answer.at("step").get<std::string>().find('.') != std::string::npos;
            QCOMPARE(answer.at("k").is_number(), column);
        }
    }
    void answersAreMarked() {
        const auto solved = runCommand({"exercise", "deng", "--blanks", "2", "--solution", "--format", "json"}).json();
        const double right = solved.at("answers").at(0).at("value");
        const auto run = runCommand({"exercise", "deng", "--blanks", "2", "--format", "json", "--answer",
                                     "a=" + std::to_string(right), "--answer", "b=99"});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.json().at("points").get<double>(), 1.0);
        QCOMPARE(run.json().at("answers").at(0).at("verdict"), "right");
        QCOMPARE(run.json().at("answers").at(1).at("verdict"), "not-right");
    }
    void theSpottedMistakeIsToldWithTheSolution() {
        const auto asked = runCommand({"exercise", "absolute", "--spot"});
        const auto told = runCommand({"exercise", "absolute", "--spot", "--solution"});
        QCOMPARE(asked.code, 0);
        QVERIFY(told.out.size() > asked.out.size());
    }
    void wrongOptionsAreNamed_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("kind") << QStringList{"exercise", "nothing"};
        QTest::newRow("blanks") << QStringList{"exercise", "gm11", "--blanks", "99"};
        QTest::newRow("decimals") << QStringList{"exercise", "gm11", "--decimals", "1"};
        QTest::newRow("series") << QStringList{"exercise", "gm11", "--series", "mcm-4"};
        QTest::newRow("letter") << QStringList{"exercise", "gm11", "--answer", "z=1"};
        QTest::newRow("number") << QStringList{"exercise", "gm11", "--answer", "a=b"};
        QTest::newRow("file") << QStringList{"exercise", "gm11", "--out", "x.doc"};
        QTest::newRow("students") << QStringList{"exercise", "gm11", "--students", "5000", "--out", "x.pdf"};
    }
    void wrongOptionsAreNamed() {
        QFETCH(const QStringList, arguments);
        std::vector<std::string> words;
        for (const QString& word : arguments) {
            words.push_back(word.toStdString());
        }
        const auto run = runCommand(words);
        QVERIFY(run.code != 0);
        QVERIFY(!run.err.empty() && run.out.empty());
    }
    void filesAreWritten() {
        const QTemporaryDir folder;
        for (const char* name : {"class.pdf", "class.xml", "class.zip"}) {
            const std::string file = folder.filePath(QLatin1String(name)).toStdString();
            const auto run = runCommand({"exercise", "deng", "--students", "2", "--blanks", "2", "--out", file});
            QCOMPARE(run.code, 0);
            QVERIFY(QFileInfo(QString::fromStdString(file)).size() > 1000);
        }
    }
};

GREYSCOPE_TEST(tst_exercise_command)

}  // namespace tests_of_exercise_command

#include "tst_exercise_command.moc"
