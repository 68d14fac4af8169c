#include <QtTest>

#include <cmath>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

using namespace greyscope::test;
using nlohmann::json;

class tst_cli_forecast : public QObject {
    Q_OBJECT
private slots:
    /// P0 IV.B.2: case 1.1-R, the first six values fitted, the last two held out.
    void reproducesThePublishedParameters() {
        const auto run = runCommand({"forecast", samplePath("lustre_read_1_1.csv"), "--axis", "threads_per_ost", "--of",
                                     "throughput_gb_s", "--fit", "6", "--format", "json"});
        QCOMPARE(run.err, std::string());
        const json result = run.json();
        const double a = result["parameters"]["a"];
        const double u = result["parameters"]["u"];
        QVERIFY(std::abs(a - -0.114612) < 5e-7);
        QVERIFY(std::abs(u / a - -4.104709) < 5e-7);
        const std::vector<double> fitted{0.244, 0.52810, 0.59223, 0.66415, 0.74480, 0.83525};
        QCOMPARE(result["fitted"].size(), fitted.size());
        QCOMPARE(result["residuals"].size(), fitted.size());
        for (std::size_t i = 0; i < fitted.size(); ++i) {
            QVERIFY(std::abs(result["fitted"][i].get<double>() - fitted[i]) < 5.1e-6);
        }
        QCOMPARE(result["forecast"].size(), std::size_t{2});
        QVERIFY(std::abs(result["forecast"][0].get<double>() - 0.93668) < 5e-6);
        QVERIFY(std::abs(result["forecast"][1].get<double>() - 1.05042) < 5e-6);
        // Held out: 0.823 and 0.849.
        const double mape = 50.0 * (std::abs(0.823 - 0.93668) / 0.823 + std::abs(0.849 - 1.05042) / 0.849);
        QVERIFY(std::abs(result["holdout"]["mape"].get<double>() - mape) < 1e-3);
        QCOMPARE(result["holdout"]["actual"], json::parse("[0.823, 0.849]"));
        QCOMPARE(result["class_ratio"]["admissible"].get<bool>(), false);
        QVERIFY(std::abs(result["class_ratio"]["high"].get<double>() - std::exp(2.0 / 7.0)) < 1e-12);
        QCOMPARE(result["class_ratio"]["values"].size(), std::size_t{5});
        QVERIFY(result["accuracy"]["grade"].is_number());
        QCOMPARE(result["baselines"].size(), std::size_t{6});
    }

    void theOnlySeriesNeedsNoName() {
        const auto run = runCommand(
            {"forecast", samplePath("lustre_read_1_1.csv"), "--axis", "threads_per_ost", "--format", "json"});
        QCOMPARE(run.err, std::string());
        QCOMPARE(run.json()["series"].get<std::string>(), std::string("throughput_gb_s"));
        QCOMPARE(run.json()["fitted"].size(), std::size_t{8});
        QCOMPARE(run.json()["forecast"].size(), std::size_t{2});
        QVERIFY(run.json()["holdout"]["mape"].is_null());
    }

    void aSeriesOfALongFileIsNamedByItsKeys() {
        const std::vector<std::string> arguments{"forecast", samplePath("lustre_throughput.csv"), "--where",
                                                 "objects_per_ost=1"};
        auto all = arguments;
        all.insert(all.end(), {"--of", "1.1-R", "--horizon", "3", "--format", "csv"});
        const auto run = runCommand(all);
        QCOMPARE(run.err, std::string());
        QVERIFY(run.out.find("\n1,8,fitted,") != std::string::npos);
        QVERIFY(run.out.find("\n8,1024,forecast,,") != std::string::npos);
        all = arguments;
        all.insert(all.end(), {"--value", "throughput_mb_s", "--where", "case=1.1", "--where", "operation=R", "--of",
                               "throughput_mb_s"});
        QCOMPARE(runCommand(all).code, 0);
    }

    void saysWhatItCannotForecast() {
        const TableFile table("k,x\n1,5\n2,6\n3,7\n");
        const auto few = runCommand({"forecast", table.path(), "--axis", "k", "--of", "x"});
        QCOMPARE(few.code, 1);
        QVERIFY2(few.err.find("4") != std::string::npos, few.err.c_str());
        const auto model = runCommand({"forecast", table.path(), "--axis", "k", "--of", "x", "--model", "lstm"});
        QVERIFY2(model.err.find("gm11") != std::string::npos, model.err.c_str());
        const auto several = runCommand({"forecast", samplePath("lustre_throughput.csv"), "--of", "1.1-R"});
        QVERIFY2(several.err.find("objects_per_ost") != std::string::npos, several.err.c_str());
    }

    void anyGreyModel() {
        const auto forecastBy = [](const std::vector<std::string>& model) {
            std::vector<std::string> arguments{
                "forecast", samplePath("lustre_read_1_1.csv"), "--axis", "threads_per_ost", "--fit", "6", "--format",
                "json"};
            arguments.insert(arguments.end(), model.begin(), model.end());
            return runCommand(arguments);
        };
        const json order1 = forecastBy({"--model", "fgm", "--order", "1"}).json();
        QCOMPARE(order1["model"].get<std::string>(), std::string("fgm"));
        QVERIFY(std::abs(order1["forecast"][1].get<double>() - 1.05042) < 5e-6);
        const json residual = forecastBy({"--model", "residual-gm11", "--residual", "example"}).json();
        QVERIFY(std::abs(residual["holdout"]["mape"].get<double>() - 3.22) < 0.005);
        QVERIFY(!residual.contains("models"));
        const json all = forecastBy({"--model", "all"}).json();
        QCOMPARE(all["model"].get<std::string>(), std::string("gm11"));
        QCOMPARE(all["models"].size(), std::size_t{10});
        const auto wrong = forecastBy({"--model", "residual-gm11", "--residual", "none"});
        QCOMPARE(wrong.code, 1);
        QVERIFY2(wrong.err.find("residual-example") != std::string::npos, wrong.err.c_str());
    }

    void theTextStatesTheConventions() {
        const auto run =
            runCommand({"forecast", samplePath("lustre_read_1_1.csv"), "--axis", "threads_per_ost", "--fit", "6"});
        for (const char* words : {"background weight 0.5", "a = -0.114612", "held out", "saturation", "ddof 0"}) {
            QVERIFY2(run.out.find(words) != std::string::npos, words);
        }
    }
};

GREYSCOPE_TEST(tst_cli_forecast)
#include "tst_cli_forecast.moc"
