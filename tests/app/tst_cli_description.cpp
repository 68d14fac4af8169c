#include <QTest>

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

#include <regex>
#include <set>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_description {

using namespace greyscope::test;

namespace {

const std::vector<std::string> commands{"relate",   "forecast",  "tree",   "relative",   "scenarios",
                                        "transfer", "replicate", "sample", "completion", "manual"};

/// The long options that a command's help lists.
std::set<std::string> optionsOf(const std::string& command) {
    const std::string help = runCommand({command, "--help"}).out;
    const std::regex option("--[a-z][a-z-]*");
    std::set<std::string> found;
    for (const QString& line : QString::fromStdString(help).split(QLatin1Char('\n'))) {
        const std::string text = line.trimmed().toStdString();
        if (text.rfind("-", 0) != 0) {
            continue;
        }
        const std::string names = text.substr(0, text.find(' '));
        for (auto name = std::sregex_iterator(names.begin(), names.end(), option); name != std::sregex_iterator();
             ++name) {
            found.insert(name->str());
        }
    }
    return found;
}

/// The part of a text from `begin` up to the next `end`.
std::string part(const std::string& text, const std::string& begin, const std::string& end) {
    const std::size_t at = text.find(begin);
    return at == std::string::npos ? std::string() : text.substr(at, text.find(end, at + begin.size()) - at);
}

/// What a checker says of a text on its standard input; nothing where it is not installed.
QByteArray complaints(const QString& program, const QStringList& arguments, const std::string& text) {
    if (QStandardPaths::findExecutable(program).isEmpty()) {
        return {};
    }
    QProcess process;
    process.start(program, arguments);
    process.write(QByteArray::fromStdString(text));
    process.closeWriteChannel();
    process.waitForFinished();
    return process.readAllStandardError() + (process.exitCode() == 0 ? "" : "exit code");
}

}  // namespace

class tst_cli_description : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_bash = runCommand({"completion", "bash"}).out;
        m_zsh = runCommand({"completion", "zsh"}).out;
        m_fish = runCommand({"completion", "fish"}).out;
        m_manual = runCommand({"manual"}).out;
    }

    void theHelpListsOptions() {
        QVERIFY(optionsOf("relate").count("--reference") == 1);
        QVERIFY(optionsOf("forecast").count("--background") == 1 && optionsOf("forecast").count("--alpha") == 1);
        QVERIFY(optionsOf("forecast").size() > 20);
    }

    void everyOptionIsCompleted_data() {
        QTest::addColumn<QString>("command");
        for (const std::string& command : commands) {
            QTest::newRow(command.c_str()) << QString::fromStdString(command);
        }
    }

    void everyOptionIsCompleted() {
        QFETCH(QString, command);
        const std::string name = command.toStdString();
        const std::string bash = part(m_bash, "\n        " + name + ")", "esac ;;");
        const std::string zsh = part(m_zsh, "\n        " + name + ")", ";;");
        const std::string seen = "__fish_seen_subcommand_from " + name + "'";
        std::string fish;
        for (const QString& line : QString::fromStdString(m_fish).split(QLatin1Char('\n'))) {
            fish += line.contains(QString::fromStdString(seen)) ? line.toStdString() + '\n' : std::string();
        }
        const std::string manual = part(m_manual, ".SS greyscope " + name, ".SS");
        const auto options = optionsOf(name);
        QVERIFY(!options.empty());
        for (const std::string& option : options) {
            const QRegularExpression word(QString::fromStdString("['| ]" + option + "['| )]"));
            QVERIFY2(QString::fromStdString(bash).contains(word), option.c_str());
            QVERIFY2(zsh.find(option + "[") != std::string::npos, option.c_str());
            QVERIFY2(fish.find(" -l " + option.substr(2) + " ") != std::string::npos, option.c_str());
            const std::string dashed = std::regex_replace(option, std::regex("-"), "\\-");
            QVERIFY2(manual.find("\\fB" + dashed + "\\fR") != std::string::npos, option.c_str());
        }
    }

    void choicesAreCompleted() {
        const std::string& bash = m_bash;
        QVERIFY(bash.find("--format) words='text json csv'") != std::string::npos);
        QVERIFY(bash.find("--prune) words='none cv'") != std::string::npos);
        QVERIFY(bash.find("--paper) words='P0 P1 P2 P3 P4'") != std::string::npos);
        QVERIFY(bash.find("--power) words='search'") != std::string::npos);
        QVERIFY(m_zsh.find(":(text json csv)") != std::string::npos);
        QVERIFY(m_fish.find("-l format -x -a 'text json csv'") != std::string::npos);
    }

    void bashCompletesWithIt() {
        if (QStandardPaths::findExecutable(QStringLiteral("bash")).isEmpty()) {
            QSKIP("no bash");
        }
        const auto proposals = [&](const std::string& words) {
            QProcess process;
            process.start(QStringLiteral("bash"),
                          {QStringLiteral("-c"), QString::fromStdString(m_bash + "COMP_WORDS=(" + words +
                                                                        "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); "
                                                                        "_greyscope; echo \"${COMPREPLY[*]}\"")});
            process.waitForFinished();
            return process.readAllStandardOutput().trimmed().toStdString();
        };
        QCOMPARE(proposals("greyscope rel"), std::string("relate relative"));
        QCOMPARE(proposals("greyscope relate --the"), std::string("--theta"));
        QCOMPARE(proposals("greyscope relate f --method sy"), std::string("synthetic"));
        QCOMPARE(proposals("greyscope relate f --reference ''"), std::string());
        QCOMPARE(proposals("greyscope completion z"), std::string("zsh"));
    }

    void shellsAndManTakeThem() {
        for (const auto& [shell, text] :
             {std::pair("bash", &m_bash), std::pair("zsh", &m_zsh), std::pair("fish", &m_fish)}) {
            QCOMPARE(complaints(QString::fromLatin1(shell), {QStringLiteral("-n")}, *text), QByteArray());
        }
        const std::string& page = m_manual;
        QCOMPARE(
            complaints(QStringLiteral("groff"),
                       {QStringLiteral("-man"), QStringLiteral("-Tascii"), QStringLiteral("-ww"), QStringLiteral("-z")},
                       page),
            QByteArray());
        QVERIFY(std::all_of(page.begin(), page.end(), [](char c) { return c > 0 && c < 127; }));
        QVERIFY(page.find("Exit status") != std::string::npos);
    }

private:
    std::string m_bash, m_zsh, m_fish, m_manual;
};

GREYSCOPE_TEST(tst_cli_description)

}  // namespace tests_of_cli_description

#include "tst_cli_description.moc"
