// greyscope forecast --working and relate --working.
#include <QRegularExpression>
#include <QTest>

#include <cmath>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_derivation_command {

using namespace greyscope;
using test::runCommand;
using Arguments = std::vector<std::string>;

namespace {

const std::string kRead = GREYSCOPE_SAMPLE_DATA "/lustre_read_1_1.csv";
const std::string kSample = GREYSCOPE_SAMPLE_DATA "/lustre_throughput.csv";

test::CommandRun forecast(const Arguments& more) {
    Arguments all{"forecast", kRead, "--axis", "threads_per_ost", "--of", "throughput_gb_s", "--holdout", "2"};
    all.insert(all.end(), more.begin(), more.end());
    return runCommand(all);
}

test::CommandRun relate(const Arguments& more) {
    Arguments all{"relate",          kSample,    "--axis",         "threads_per_ost", "--value",
                  "throughput_mb_s", "--series", "case,operation", "--where",         "objects_per_ost=1",
                  "--reference",     "1.1-W",    "--compare",      "1.1-R,1.2-W"};
    all.insert(all.end(), more.begin(), more.end());
    return runCommand(all);
}

/// The lines of the step of this key.
nlohmann::json linesOf(const nlohmann::json& derivation, const std::string& key) {
    for (const auto& section : derivation.at("sections")) {
        for (const auto& step : section.at("steps")) {
            if (step.at("step") == key) {
                return step.at("lines");
            }
        }
    }
    return {};
}

}  // namespace

class tst_derivation_command : public QObject {
    Q_OBJECT

private slots:
    void writesEveryStep() {
        const auto run = forecast({"--working"});
        QCOMPARE(run.code, 0);
        const QString text = QString::fromStdString(run.out);
        QVERIFY(text.contains("GM(1,1)") && text.contains("Normal equations") && text.contains("[Deng 1982]"));
        QVERIFY(text.contains(QStringLiteral("−0.1146")));
        QVERIFY(QString::fromStdString(forecast({"--working", "--format", "latex"}).out).contains("\\begin{bmatrix}"));
        QVERIFY(QString::fromStdString(forecast({"--working", "--format", "markdown"}).out).contains("\n### 1. "));
        QVERIFY(QString::fromStdString(forecast({"--working", "--format", "mathml"}).out).contains("<math"));
    }

    void theStepsInJson() {
        const auto json = forecast({"--working", "--format", "json"}).json();
        const auto& derivation = json.at("derivations").at(0);
        QVERIFY(std::abs(linesOf(derivation, "a").at(0).at("value").get<double>() + 0.114612) < 5e-7);
        const auto plain = forecast({"--format", "json"}).json();
        const auto restored = linesOf(derivation, "restored");
        QCOMPARE(restored.size(), std::size_t{8});
        QVERIFY(std::abs(restored.at(7).at("value").get<double>() - plain.at("forecast").at(1).get<double>()) < 1e-12);
        QCOMPARE(restored.at(7).at("k").get<int>(), 8);
        QVERIFY(restored.at(7).at("formula").is_string());
    }

    void aSheetOfFormulas() {
        const QString csv = QString::fromStdString(forecast({"--working", "--format", "csv"}).out);
        QVERIFY(csv.startsWith("step,k,rule,value"));
        QVERIFY(csv.contains("\nx1,2,") && csv.contains(QRegularExpression("\nx1,2,[^\n]*,=\\(D\\d+\\+D\\d+\\)")));
    }

    void roundsAsOnPaper() {
        const auto json = forecast({"--working", "--digits", "3", "--format", "json"}).json();
        const auto line = linesOf(json.at("derivations").at(0), "a").at(0);
        const double a = line.at("value");
        QVERIFY(std::abs(a - std::round(1000.0 * a) / 1000.0) < 1e-15);
        QVERIFY(std::abs(line.at("exact").get<double>() + 0.114612) < 5e-7);
    }

    void theDegreeOfEveryComparedSeries() {
        const auto json = relate({"--working", "--format", "json"}).json();
        const auto plain = relate({"--format", "json"}).json();
        QCOMPARE(json.at("derivations").size(), std::size_t{2});
        const auto& ranked = plain.at("series");
        for (const auto& derivation : json.at("derivations")) {
            const double degree = linesOf(derivation, "degree").at(0).at("value");
            bool found = false;
            for (const auto& each : ranked) {
                found = found || (each.at("name") == derivation.at("series") &&
                                  std::abs(each.at("degree").get<double>() - degree) < 1e-12);
            }
            QVERIFY(found);
        }
        const auto one = relate({"--working", "--why", "1.2-W", "--format", "json"}).json();
        QCOMPARE(one.at("derivations").size(), std::size_t{1});
    }

    void whatDoesNotGoTogetherIsRefused_data() {
        QTest::addColumn<bool>("ofForecast");
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("two sheets") << false << QStringList{"--working", "--format", "csv"};
        QTest::newRow("latex alone") << true << QStringList{"--format", "latex"};
        QTest::newRow("digits alone") << true << QStringList{"--digits", "3"};
        QTest::newRow("axioms") << false << QStringList{"--working", "--axioms"};
        QTest::newRow("another series") << false << QStringList{"--working", "--why", "nothing"};
        QTest::newRow("k0 too early") << true
                                      << QStringList{"--working", "--model", "residual-remnant", "--tail-start", "1"};
    }
    void whatDoesNotGoTogetherIsRefused() {
        QFETCH(bool, ofForecast);
        QFETCH(QStringList, arguments);
        Arguments more;
        for (const QString& argument : arguments) {
            more.push_back(argument.toStdString());
        }
        const auto run = ofForecast ? forecast(more) : relate(more);
        QVERIFY(run.code != 0);
        QVERIFY(!run.err.empty());
    }
};

GREYSCOPE_TEST(tst_derivation_command)

}  // namespace tests_of_derivation_command

#include "tst_derivation_command.moc"
