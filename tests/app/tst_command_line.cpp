#include <QTest>

#include <QDir>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_command_line {

using namespace greyscope;
using test::runCommand;

class tst_command_line : public QObject {
    Q_OBJECT
private slots:
    void helpAndVersion() {
        const auto help = runCommand({"--help"});
        QCOMPARE(help.code, 0);
        for (const char* command : {"relate", "forecast", "tree", "relative", "scenarios", "transfer", "replicate"}) {
            QVERIFY(help.out.find(command) != std::string::npos);
            const auto own = runCommand({command, "--help"});
            QCOMPARE(own.code, 0);
            QVERIFY(own.out.find(std::string("greyscope ") + command + " ") != std::string::npos);  // the example
        }
        QVERIFY(runCommand({"--version"}).out.rfind("greyscope ", 0) == 0);
    }

    /// The examples of the help run as they stand, in the folder of the sample data.
    void theExamplesWork() {
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(QStringLiteral(GREYSCOPE_SAMPLE_DATA)));
        for (const char* command : {"relate", "forecast", "tree", "relative", "scenarios", "transfer", "replicate"}) {
            QString example = QString::fromStdString(runCommand({command, "--help"}).out);
            example = example.mid(example.indexOf(QStringLiteral("Example:")) + 8);
            example.remove(QLatin1Char('\\'));
            std::vector<std::string> arguments;
            for (const QString& word : example.simplified().split(QLatin1Char(' ')).mid(1)) {
                arguments.push_back(word.toStdString());
            }
            const auto run = runCommand(arguments);
            QVERIFY2(run.code == 0 && !run.out.empty(), run.err.c_str());
        }
        QVERIFY(QDir::setCurrent(before));
    }

    void badFilesAreOneClearLine() {
        const auto missing = runCommand({"relate", "no-such-file.csv", "--reference", "x"});
        QCOMPARE(missing.code, 1);
        QCOMPARE(missing.err, std::string("greyscope relate: no-such-file.csv: There is no file “no-such-file.csv”. "
                                          "Check the path.\n"));
        const test::TableFile nothing("");
        const auto empty = runCommand({"relate", nothing.path(), "--reference", "a"});
        QCOMPARE(empty.code, 1);
        QCOMPARE(std::count(empty.err.begin(), empty.err.end(), '\n'), std::ptrdiff_t{1});
    }

    void wrongArgumentsAreOneClearLine() {
        for (const std::vector<std::string>& arguments : {std::vector<std::string>{"relate"},
                                                          {"relate", "f", "--nonsense"},
                                                          {"relate", "f", "--format", "xml"},
                                                          {"relat", "f"},
                                                          {"--nonsense"},
                                                          {"relate", "f", "--rho", "half"}}) {
            const auto run = runCommand(arguments);
            QCOMPARE(run.code, 2);
            QVERIFY(run.out.empty());
            QCOMPARE(std::count(run.err.begin(), run.err.end(), '\n'), std::ptrdiff_t{1});
        }
        QVERIFY(runCommand({"relat", "f"}).err.find("relate") != std::string::npos);
    }

    void theWindowKeepsItsOwnArguments() {
        QVERIFY(!app::isCommandLine({}));
        QVERIFY(!app::isCommandLine({"--sample"}));
        QVERIFY(!app::isCommandLine({GREYSCOPE_SAMPLE_DATA "/lustre_throughput.csv"}));
        QVERIFY(!app::isCommandLine({"-platform", "offscreen"}));
        QVERIFY(app::isCommandLine({"tree"}));
        QVERIFY(app::isCommandLine({"--version"}));
        QVERIFY(app::isCommandLine({"tre"}));
        QVERIFY(app::isCommandLine({"--nonsense"}));
    }
};

GREYSCOPE_TEST(tst_command_line)

}  // namespace tests_of_command_line

#include "tst_command_line.moc"
