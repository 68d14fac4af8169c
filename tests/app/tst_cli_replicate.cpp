#include <QTemporaryDir>
#include <QTest>

#include "app/analyses/replication/statement_run.h"
#include "tests/support/command_run.h"
#include "tests/support/impatient.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_replicate {

using namespace greyscope::test;

class tst_cli_replicate : public QObject {
    Q_OBJECT

private slots:
    void textNamesCountsAndReasons();
    void jsonHoldsEveryItem();
    void theDocumentsHaveTheSameCounts();
    void csvHoldsEveryItem();
    void latexHasBalancedRows();
    void onePaperAlone();
    void toleranceChangesVerdicts();
    void aStudyOfTheSampleIsWritten();
    void statementsAreCheckedOnce();
    void statementsAreDrawn();
    void wrongArguments();
};

namespace {

std::size_t countOf(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) {
        ++count;
    }
    return count;
}

/// As JSON, calculated once for all tests.
const nlohmann::json& replicated(const std::vector<std::string>& options = {}) {
    static std::map<std::vector<std::string>, nlohmann::json> known;
    auto found = known.find(options);
    if (found == known.end()) {
        std::vector<std::string> arguments{"replicate", "--format", "json"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        found = known.emplace(options, runCommand(arguments).json()).first;
    }
    return found->second;
}

}  // namespace

void tst_cli_replicate::textNamesCountsAndReasons() {
    const CommandRun run = runCommand({"replicate"});
    QCOMPARE(run.code, 0);
    QVERIFY(run.err.empty());
    QVERIFY(run.out.find("112 cannot be determined") != std::string::npos);
    QVERIFY(run.out.find("P1, § 2.3, error of the worked prediction: printed 8.99 %, computed 8.99 %") !=
            std::string::npos);
    QVERIFY(run.out.find("own rule gives 5.32 %: the error divided by the measured value") != std::string::npos);
    QVERIFY(run.out.find("original create time divided by new, smallest: computed 0.92 (criterion ≥ 1)") !=
            std::string::npos);
    QVERIFY(run.out.find("opposite sign of eq. 7") != std::string::npos);
    QVERIFY(run.out.find("Contradicted by the paper's own data") < run.out.find("Reproduced under another reading"));
}

void tst_cli_replicate::jsonHoldsEveryItem() {
    const auto& json = replicated();
    std::map<std::string, std::size_t> verdicts;
    for (const auto& item : json["items"]) {
        ++verdicts[item["verdict"].get<std::string>()];
        QVERIFY(!item["why"].get<std::string>().empty());
        QVERIFY(!item["id"].get<std::string>().empty());
    }
    for (const char* name : {"reproduced", "other-reading", "contradicted", "not-determinable", "given"}) {
        QCOMPARE(json["counts"][name].get<std::size_t>(), verdicts[name]);
    }
    const auto count = [&](const char* name) { return json["counts"][name].get<std::size_t>(); };
    QCOMPARE(count("repeats"), verdicts["repeat-agrees"] + verdicts["repeat-differs"]);
    QCOMPARE(count("repeats-agreeing"), verdicts["repeat-agrees"]);
    QCOMPARE(count("identities"), verdicts["identity-holds"] + verdicts["identity-fails"]);
    QCOMPARE(count("identities-holding"), verdicts["identity-holds"]);
    QCOMPARE(count("criteria"), verdicts["criterion-met"] + verdicts["criterion-missed"]);
    QCOMPARE(count("criteria-met"), verdicts["criterion-met"]);
    for (const auto& item : json["items"]) {
        QCOMPARE(item["printed"].is_null(), !item["criterion"].is_null());
        QCOMPARE(item["nearest_rule"].is_null(), item["nearest"].is_null());
    }
}

void tst_cli_replicate::theDocumentsHaveTheSameCounts() {
    const auto& counts = replicated()["counts"];
    const auto number = [&](const char* name) { return QString::number(counts[name].get<int>()); };
    const auto holds = [](const char* path, const QString& text) {
        QFile file(QStringLiteral(GREYSCOPE_SOURCE_DIR "/") + QLatin1String(path));
        return file.open(QIODevice::ReadOnly) && QString::fromUtf8(file.readAll()).contains(text);
    };
    QVERIFY(holds("README.md", QStringLiteral("checks %1 published results of five papers").arg(number("results"))));
    for (const auto& [verdict, name] :
         {std::pair("reproduced", "reproduced"), std::pair("reproduced under another reading", "other-reading"),
          std::pair("contradicted by the paper's own data", "contradicted"),
          std::pair("cannot be determined from the printed data", "not-determinable"), std::pair("repeat", "repeats"),
          std::pair("identity", "identities"), std::pair("own criterion", "criteria"), std::pair("given", "given")}) {
        const QString row = QStringLiteral("| %1 | %2 |").arg(QLatin1String(verdict), number(name));
        QVERIFY2(holds("docs/replication.md", row), qPrintable(row));
    }
    const QString example = QString::fromStdString(runCommand({"replicate", "--paper", "P3"}).out);
    for (const QString& line : example.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const QString indented = QStringLiteral("\n    %1\n").arg(line);
        QVERIFY2(holds("docs/command-line.md", indented), qPrintable(line));
    }
}

void tst_cli_replicate::csvHoldsEveryItem() {
    const CommandRun run = runCommand({"replicate", "--format", "csv"});
    QCOMPARE(run.code, 0);
    QVERIFY(run.out.starts_with(
        "id,paper,place,quantity,row,column,printed,criterion,bound,unit,computed,first_print,difference,nearest,"
        "nearest_rule,verdict,why\n"));
    const auto items = replicated()["items"].size();
    QCOMPARE(countOf(run.out, "\n"), items + 1);
    QVERIFY(run.out.find("\nP1/9a/1.1-W/1.2-W,P1,table 9a,average relative error,1.1-W,1.2-W,18.52,,,%,,,,9.9") !=
            std::string::npos);
}

void tst_cli_replicate::latexHasBalancedRows() {
    const CommandRun run = runCommand({"replicate", "--format", "latex", "--paper", "P1"});
    QCOMPARE(run.code, 0);
    const QStringList lines = QString::fromStdString(run.out).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    const auto first = lines.indexOf(QRegularExpression("\\\\midrule")) + 2;
    const auto last = lines.indexOf(QRegularExpression("\\\\bottomrule"));
    QVERIFY(first > 2 && last > first + 20);
    for (auto i = first; i < last; ++i) {
        QString line = lines.at(i);
        QCOMPARE(line.remove(QStringLiteral("\\&")).count(QLatin1Char('&')), 7);
        QVERIFY2(line.endsWith(QLatin1String(" \\\\")), qPrintable(line));
        QVERIFY2(!line.contains(QRegularExpression("(?<!\\\\)%")), qPrintable(line));
        for (const QChar c : line) {  // pdflatex takes no other signs
            QVERIFY2(c.unicode() < 128, qPrintable(line));
        }
    }
    QVERIFY(run.out.find("It follows from: ") != std::string::npos);
}

void tst_cli_replicate::onePaperAlone() {
    std::size_t items = 0;
    for (const char* paper : {"P0", "P1", "P2", "P3", "P4"}) {
        const auto& one = replicated({"--paper", paper});
        items += one["items"].size();
        for (const auto& item : one["items"]) {
            QCOMPARE(item["paper"].get<std::string>(), std::string(paper));
        }
    }
    QCOMPARE(items, replicated()["items"].size());
}

void tst_cli_replicate::toleranceChangesVerdicts() {
    const auto contradicted = [](const char* tolerance) {
        return replicated({"--tolerance", tolerance})["counts"]["contradicted"].get<int>();
    };
    const int usual = replicated()["counts"]["contradicted"].get<int>();  // last-unit
    QVERIFY(contradicted("rounding") > usual);  // table VIII, which is near but does not round
    QVERIFY(usual >= contradicted("percent"));
}

void tst_cli_replicate::aStudyOfTheSampleIsWritten() {
    const QTemporaryDir folder;
    const std::string study = folder.filePath("published.greyscope").toStdString();
    const std::string figure = folder.filePath("degrees.csv").toStdString();
    QCOMPARE(runCommand({"replicate", "--study", study, "--figure", figure}).code, 0);
    const CommandRun again = runCommand(
        {"export", study, "--figure", "replication-degrees", "--format", "csv", "--out", folder.path().toStdString()});
    QCOMPARE(again.code, 0);
    QFile first(QString::fromStdString(figure)), second(folder.filePath("replication-degrees.csv"));
    QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
    QCOMPARE(first.readAll(), second.readAll());
    QCOMPARE(runCommand({"replicate", "--statements", "--paper", "P2", "--study", study}).code, 2);
}

/// The page that draws them has what the command checked: nobody waits twice.
void tst_cli_replicate::statementsAreCheckedOnce() {
    Impatient impatient(0);
    const std::vector<int> second = greyscope::sim::statementNumbers("P2");
    QVERIFY(!greyscope::app::checkedStatements(second, impatient));
    QCOMPARE(runCommand({"replicate", "--statements", "--paper", "P2"}).code, 0);
    const auto known = greyscope::app::checkedStatements(second, impatient);
    QVERIFY(known);
    QCOMPARE(known->size(), second.size());
}

void tst_cli_replicate::statementsAreDrawn() {
    if (!qEnvironmentVariableIsSet("GREYSCOPE_ALL_STATEMENTS")) {
        QSKIP("takes a minute or two; GREYSCOPE_ALL_STATEMENTS=1 asks for it");
    }
    const QTemporaryDir folder;
    const std::string figure = folder.filePath("statements.csv").toStdString();
    const auto run = runCommand({"replicate", "--statements", "--format", "json", "--figure", figure});
    QCOMPARE(run.code, 0);
    QFile file(QString::fromStdString(figure));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray drawn = file.readAll();
    for (const auto& statement : run.json()["statements"]) {
        const auto claim = QByteArray::fromStdString(statement["claim"].get<std::string>());
        QVERIFY2(drawn.contains(claim), claim.constData());
    }
}

void tst_cli_replicate::wrongArguments() {
    QCOMPARE(runCommand({"replicate", "--format", "xml"}).code, 2);
    QCOMPARE(runCommand({"replicate", "--tolerance", "none"}).code, 2);
    const CommandRun unknown = runCommand({"replicate", "--paper", "P9"});
    QCOMPARE(unknown.code, 2);
    QVERIFY(unknown.err.find("P0, P1, P2, P3, P4") != std::string::npos);
    QCOMPARE(countOf(unknown.err, "\n"), std::size_t{1});
}

GREYSCOPE_TEST(tst_cli_replicate)

}  // namespace tests_of_cli_replicate

#include "tst_cli_replicate.moc"
