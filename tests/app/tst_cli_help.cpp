// The help of the command line in the languages of the program.
#include <QTest>

#include <algorithm>
#include <set>

#include "app/cli/command_line.h"
#include "app/cli/help/help_language.h"
#include "app/cli/help/help_texts.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"
#include "widgets/common/language.h"

namespace tests_of_cli_help {

using namespace greyscope;
using namespace greyscope::app;

namespace {

/// The environment as it is given, until the end of a test.
class Environment {
public:
    Environment(const QByteArray& lang, const QByteArray& language) {
        for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"}) {
            m_before.emplace_back(name, qgetenv(name));
            qunsetenv(name);
        }
        qputenv("LANG", lang);
        qputenv("LANGUAGE", language);
    }
    ~Environment() {
        for (const auto& [name, value] : m_before) {
            value.isEmpty() ? qunsetenv(name) : qputenv(name, value);
        }
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

private:
    std::vector<std::pair<const char*, QByteArray>> m_before;
};

/// A list of words that are given as they stand, such as formats.
bool isWords(const std::string& text) {
    return QString::fromStdString(text).split(QStringLiteral(", ")).size() > 2 &&
           std::none_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

std::set<std::string> allTexts() {
    const cli::ProgramDescription program = commandLineDescription();
    std::set<std::string> texts{program.program.summary, program.program.footer};
    const auto add = [&texts](const cli::CommandDescription& command) {
        for (const cli::OptionDescription& option : command.options) {
            texts.insert(option.meaning);
        }
    };
    add(program.program);
    for (const cli::CommandDescription& command : program.commands) {
        texts.insert(command.summary);
        texts.insert(command.footer);
        add(command);
    }
    std::erase_if(texts, [](const std::string& text) { return text.empty() || isWords(text); });
    return texts;
}

}  // namespace

class tst_cli_help : public QObject {
    Q_OBJECT

private slots:
    void everyTextIsTranslated_data() {
        QTest::addColumn<QString>("language");
        for (const QString& code : widgets::languages()) {
            if (code != QLatin1String("en")) {
                QTest::newRow(qPrintable(code)) << code;
            }
        }
    }
    void everyTextIsTranslated() {
        QFETCH(const QString, language);
        const cli::HelpWords say(language.toStdString());
        std::string missing;
        for (const std::string& text : allTexts()) {
            missing += say(text) == text ? "\n" + text : "";
        }
        QVERIFY2(missing.empty(), ("not among helpTexts(), or not translated:" + missing).c_str());
    }

    /// A text that nothing says any more is not to be translated.
    void everyTextIsSaid() {
        const std::set<std::string> all = allTexts();
        for (const std::string text : cli::helpTexts()) {
            const std::size_t gap = text.find("%1");
            const bool said = gap == std::string::npos
                                  ? all.contains(text)
                                  : std::any_of(all.begin(), all.end(), [&](const std::string& each) {
                                        return each.starts_with(text.substr(0, gap));
                                    });
            QVERIFY2(said, text.c_str());
        }
    }

    void theEnvironmentChooses_data() {
        QTest::addColumn<QByteArray>("lang");
        QTest::addColumn<QByteArray>("language");
        QTest::addColumn<QString>("chosen");
        QTest::newRow("by LANG") << QByteArray("zh_CN.UTF-8") << QByteArray() << "zh_CN";
        QTest::newRow("LANGUAGE first") << QByteArray("en_US.UTF-8") << QByteArray("zh_CN:de") << "zh_CN";
        QTest::newRow("one that there is") << QByteArray("de_DE.UTF-8") << QByteArray("fr:zh") << "zh_CN";
        QTest::newRow("none that there is") << QByteArray("tr_TR.UTF-8") << QByteArray() << "en";
        QTest::newRow("no locale") << QByteArray("C") << QByteArray("zh_CN") << "en";
        QTest::newRow("nothing") << QByteArray() << QByteArray() << "en";
    }
    void theEnvironmentChooses() {
        QFETCH(const QByteArray, lang);
        QFETCH(const QByteArray, language);
        const Environment environment(lang, language);
        QTEST(QString::fromStdString(cli::helpLanguage()), "chosen");
    }

    void helpAndManualAreInChinese() {
        const Environment environment("zh_CN.UTF-8", "");
        const std::string help = test::runCommand({"relate", "--help"}).out;
        QVERIFY(help.find("分辨系数") != std::string::npos);
        QVERIFY(help.find("用法") != std::string::npos && help.find("选项") != std::string::npos);
        QVERIFY(help.find("--rho") != std::string::npos);
        QVERIFY(help.find("Options") == std::string::npos && help.find("Example") == std::string::npos);
        QVERIFY(test::runCommand({"--help"}).out.find("灰色关联度") != std::string::npos);
        QVERIFY(test::runCommand({"manual"}).out.find("\\[u5206]\\[u8FA8]") != std::string::npos);
    }

    void headingsHaveTheColonOfTheLanguage() {
        {
            const Environment environment("zh_CN.UTF-8", "");
            const std::string help = test::runCommand({"relate", "--help"}).out;
            for (const char* part : {"\n用法：greyscope relate", "\n参数：\n", "\n选项：\n", "需要：--figure\n"}) {
                QVERIFY2(help.find(part) != std::string::npos, part);
            }
            QVERIFY(test::runCommand({"--help"}).out.find("\n命令：\n") != std::string::npos);
            // Signs are as wide as two letters.
            QVERIFY(help.find("\n  FILE ... 必需               表") != std::string::npos);
        }
        const Environment environment("en_GB.UTF-8", "");
        const std::string help = test::runCommand({"relate", "--help"}).out;
        for (const char* part :
             {"\nUsage: greyscope relate", "\nPositionals:\n", "\nOptions:\n", "Needs: --figure\n"}) {
            QVERIFY2(help.find(part) != std::string::npos, part);
        }
    }

    /// Scripts read them.
    void messagesStayAsTheyAre() {
        const Environment environment("zh_CN.UTF-8", "");
        const auto run = test::runCommand({"relate", "--rho"});
        QVERIFY(run.err.find("needs a value: distinguishing coefficient") != std::string::npos);
    }
};

GREYSCOPE_TEST(tst_cli_help)

}  // namespace tests_of_cli_help

#include "tst_cli_help.moc"
