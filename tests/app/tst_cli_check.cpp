#include <QTemporaryDir>
#include <QTest>

#include <set>

#include "app/study/file/study_file.h"
#include "app/study/sample_study.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_check {

using namespace greyscope;
using test::runCommand;

/// What a figure breaks of the rules of print, without a window.
class tst_cli_check : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(app::writeStudy(*app::sampleStudy(), QString::fromStdString(m_study))); }

    void whatPrintsBadlyIsTold() {
        const auto told = [this](const std::string& height) {
            return runCommand({"export", m_study, "--out", m_folder.filePath("out").toStdString(), "--figure",
                               "transfer-paths-compared", "--width", "89", "--height", height})
                .err;
        };
        const std::string low = told("60");
        QVERIFY2(low.find("transfer-paths-compared: The content needs") != std::string::npos, low.c_str());
        const std::string high = told("175");
        QVERIFY2(high.find("transfer-paths-compared: The content needs") == std::string::npos, high.c_str());
    }

    void theCheckIsToldRuleByRule() {
        const auto check = [this](std::vector<std::string> more) {
            more.insert(more.begin(), {"check", m_study, "--figure", "transfer-paths-compared", "--width", "89"});
            return runCommand(more);
        };
        const auto low = check({"--height", "60", "--format", "json"});
        QCOMPARE(low.code, 1);
        const auto json = low.json();
        QVERIFY(json.at("broken") > 0);
        const auto& figure = json.at("figures").at(0);
        QCOMPARE(figure.at("name").get<std::string>(), std::string("transfer-paths-compared"));
        QCOMPARE(figure.at("height_mm").get<double>(), 60.0);
        std::set<std::string> rules;
        for (const auto& rule : figure.at("rules")) {
            rules.insert(rule.at("rule"));
            QCOMPARE(rule.contains("says"), !rule.at("kept").get<bool>());
            if (rule.at("rule") == "complete") {
                QVERIFY(!rule.at("kept").get<bool>());
                QVERIFY(rule.at("value") > 60.0);
                const std::string remedy = rule.at("remedy");
                QVERIFY2(remedy.starts_with("Set the height to "), remedy.c_str());
            }
        }
        for (const char* rule : {"text", "cut", "collisions", "lines", "grey", "units", "data"}) {
            QVERIFY2(rules.contains(rule), rule);
        }
        QVERIFY(!rules.contains("letters"));  // of sheets
        const auto high = check({"--height", "175"});
        QCOMPARE(high.code, 0);
        QCOMPARE(high.out, std::string("transfer-paths-compared: meets all rules\n"));
        QCOMPARE(check({"--figure", "nothing"}).code, 2);
    }

private:
    QTemporaryDir m_folder;
    std::string m_study = m_folder.filePath("sample.greyscope").toStdString();
};

GREYSCOPE_TEST(tst_cli_check)

}  // namespace tests_of_cli_check

#include "tst_cli_check.moc"
