#include <QtTest>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

using namespace greyscope::test;

class tst_cli_replicate : public QObject {
    Q_OBJECT

private slots:
    void textNamesCountsAndReasons();
    void jsonHoldsEveryItem();
    void csvHoldsEveryItem();
    void latexHasBalancedRows();
    void onePaperAlone();
    void toleranceChangesVerdicts();
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

}  // namespace

void tst_cli_replicate::textNamesCountsAndReasons() {
    const CommandRun run = runCommand({"replicate"});
    QCOMPARE(run.code, 0);
    QVERIFY(run.err.empty());
    QVERIFY(run.out.find("114 not determinable") != std::string::npos);
    QVERIFY(run.out.find("P1, § 2.3, Error of the worked prediction: printed 8.99 %, computed 5.32 %") !=
            std::string::npos);
    QVERIFY(run.out.find("opposite sign of eq. 7") != std::string::npos);
    QVERIFY(run.out.find("Contradicted by the paper's own data") < run.out.find("Reproduced under another reading"));
}

void tst_cli_replicate::jsonHoldsEveryItem() {
    const CommandRun run = runCommand({"replicate", "--format", "json"});
    QCOMPARE(run.code, 0);
    const auto json = run.json();
    std::map<std::string, std::size_t> verdicts;
    for (const auto& item : json["items"]) {
        ++verdicts[item["verdict"].get<std::string>()];
        QVERIFY(!item["why"].get<std::string>().empty());
        QVERIFY(!item["id"].get<std::string>().empty());
    }
    for (const char* name : {"reproduced", "other-reading", "contradicted", "not-determinable", "given"}) {
        QCOMPARE(json["counts"][name].get<std::size_t>(), verdicts[name]);
    }
    QCOMPARE(json["counts"]["repeats"].get<std::size_t>(), verdicts["repeat-agrees"] + verdicts["repeat-differs"]);
    QCOMPARE(json["counts"]["repeats-agreeing"], json["counts"]["repeats"]);
}

void tst_cli_replicate::csvHoldsEveryItem() {
    const CommandRun run = runCommand({"replicate", "--format", "csv"});
    QCOMPARE(run.code, 0);
    QVERIFY(run.out.starts_with(
        "id,paper,place,quantity,row,column,printed,unit,computed,difference,nearest,verdict,why\n"));
    const auto items = runCommand({"replicate", "--format", "json"}).json()["items"].size();
    QCOMPARE(countOf(run.out, "\n"), items + 1);
    QVERIFY(run.out.find("\nP1/9a/1.1-W/1.2-W,P1,table 9a,average relative error,1.1-W,1.2-W,18.52,%,,,9.9") !=
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
    QVERIFY(run.out.find("below the line gives it") != std::string::npos);
}

void tst_cli_replicate::onePaperAlone() {
    const auto all = runCommand({"replicate", "--format", "json"}).json();
    std::size_t items = 0;
    for (const char* paper : {"P0", "P1", "P2", "P3", "P4"}) {
        const auto one = runCommand({"replicate", "--format", "json", "--paper", paper}).json();
        items += one["items"].size();
        for (const auto& item : one["items"]) {
            QCOMPARE(item["paper"].get<std::string>(), std::string(paper));
        }
    }
    QCOMPARE(items, all["items"].size());
}

void tst_cli_replicate::toleranceChangesVerdicts() {
    const auto reproduced = [](const char* tolerance) {
        return runCommand({"replicate", "--format", "json", "--tolerance", tolerance})
            .json()["counts"]["reproduced"]
            .get<int>();
    };
    QVERIFY(reproduced("percent") > reproduced("rounding"));
    QVERIFY(reproduced("last-unit") >= reproduced("rounding"));
}

void tst_cli_replicate::wrongArguments() {
    QCOMPARE(runCommand({"replicate", "--format", "xml"}).code, 2);
    QCOMPARE(runCommand({"replicate", "--tolerance", "none"}).code, 2);
    const CommandRun unknown = runCommand({"replicate", "--paper", "P9"});
    QCOMPARE(unknown.code, 1);
    QVERIFY(unknown.err.find("P0, P1, P2, P3, P4") != std::string::npos);
    QCOMPARE(countOf(unknown.err, "\n"), std::size_t{1});
}

GREYSCOPE_TEST(tst_cli_replicate)
#include "tst_cli_replicate.moc"
