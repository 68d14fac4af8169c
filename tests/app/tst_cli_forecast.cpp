#include <QTest>

#include <cmath>
#include <map>
#include <regex>
#include <set>

#include "core/base/error.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_forecast {

using namespace greyscope::test;
using nlohmann::json;

class tst_cli_forecast : public QObject {
    Q_OBJECT
private slots:
    /// A date and a time of the day in two columns are one axis: every row a point of its own.
    void dateAndTimeAreOneAxis() {
        std::string text = "Date,Time,Temp,Rate\n";
        for (int hour = 0; hour < 48; ++hour) {
            const std::string clock = std::to_string(100 + hour % 24).substr(1);
            text += std::string(hour < 24 ? "2026-01-01" : "2026-01-02") + "," + clock + ":30:25.000," +
                    std::to_string(18 + hour * 37 % 48) + ".42," + std::to_string(92 + hour * 29 % 50) + ".86\n";
        }
        const TableFile table(text);
        const auto run = runCommand({"forecast", table.path(), "--of", "Rate", "--format", "json"});
        QVERIFY2(run.code == 0, run.err.c_str());
        QCOMPARE(run.json()["conventions"]["axis"], json::parse(R"(["Date Time"])"));
        QCOMPARE(run.json()["left_out"]["rows_used"].get<int>(), 48);
        QCOMPARE(run.json()["left_out"]["values_merged"].get<int>(), 0);
    }

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
        QCOMPARE(result["baselines"].size(), std::size_t{9});  // with the scaling laws
    }

    /// Every step of GM(1,1) by its own formula, from the values of the table alone.
    void everyIntermediateIsInTheJson() {
        const std::vector<double> x{3.0, 4.5, 5.0, 7.0, 8.5};
        const double shift = 2.0;
        const double alpha = 0.4;
        const TableFile table("k,x\n1,3\n2,4.5\n3,5\n4,7\n5,8.5\n");
        const json result =
            runCommand({"forecast", table.path(), "--axis", "k", "--shift", "2", "--alpha", "0.4", "--format", "json"})
                .json();
        const auto near = [](const json& value, double expected) {
            return std::abs(value.get<double>() - expected) <= 1e-9 * (1.0 + std::abs(expected));
        };
        QCOMPARE(result["actual"].get<std::vector<double>>(), x);
        QCOMPARE(result["conventions"]["shift"].get<double>(), shift);
        QCOMPARE(result["equations"].size(), std::size_t{1});
        const json& equations = result["equations"][0];
        QCOMPARE(equations["unknowns"], json::parse(R"(["a", "u"])"));
        double x1 = 0.0, zz = 0.0, z1 = 0.0, zy = 0.0, y1 = 0.0;
        for (std::size_t k = 0; k < x.size(); ++k) {
            const double before = x1;
            x1 += x[k] + shift;
            QVERIFY(near(result["shifted"][k], x[k] + shift) && near(equations["x1"][k], x1));
            if (k == 0) {
                continue;
            }
            const double z = alpha * x1 + (1.0 - alpha) * before;
            QVERIFY(near(equations["z"][k - 1], z) && near(equations["Y"][k - 1], x[k] + shift));
            QVERIFY(near(equations["B"][k - 1][0], -z) && near(equations["B"][k - 1][1], 1.0));
            QVERIFY(near(result["class_ratio"]["values"][k - 1], (x[k - 1] + shift) / (x[k] + shift)));
            zz += z * z, z1 -= z, zy -= z * (x[k] + shift), y1 += x[k] + shift;
        }
        const double rows = 4.0;
        QVERIFY(near(equations["BtB"][0][0], zz) && near(equations["BtB"][0][1], z1) &&
                near(equations["BtB"][1][0], z1) && near(equations["BtB"][1][1], rows));
        QVERIFY(near(equations["BtY"][0], zy) && near(equations["BtY"][1], y1));
        const double determinant = zz * rows - z1 * z1;  // Cramer's rule
        QVERIFY(near(result["parameters"]["a"], (zy * rows - z1 * y1) / determinant));
        QVERIFY(near(result["parameters"]["u"], (zz * y1 - z1 * zy) / determinant));
        QVERIFY(near(result["class_ratio"]["low"], std::exp(-2.0 / 6.0)) &&
                near(result["class_ratio"]["high"], std::exp(2.0 / 6.0)));
        double mean = 0.0, errors = 0.0;
        for (std::size_t k = 0; k < x.size(); ++k) {
            QVERIFY(near(result["residuals"][k], x[k] - result["fitted"][k].get<double>()));
            mean += x[k] / 5.0, errors += result["residuals"][k].get<double>() / 5.0;
        }
        double s1 = 0.0, s2 = 0.0;
        for (std::size_t k = 0; k < x.size(); ++k) {
            s1 += std::pow(x[k] - mean, 2) / 5.0,
                s2 += std::pow(result["residuals"][k].get<double>() - errors, 2) / 5.0;
        }
        const json& accuracy = result["accuracy"];
        QVERIFY(near(accuracy["s1"], std::sqrt(s1)) && near(accuracy["s2"], std::sqrt(s2)));
        QVERIFY(near(accuracy["c"], std::sqrt(s2 / s1)) && near(accuracy["small_error_limit"], 0.6745 * std::sqrt(s1)));
    }

    /// Whatever the model, its coefficients solve the normal equations that are printed beside them.
    void everyModelShowsItsEquations() {
        const TableFile table("k,x,y\n1,3,2\n2,4.5,3\n3,5,4\n4,7,4\n5,8.5,6\n6,9,7\n7,11,7.5\n8,12,9\n");
        const json result = runCommand({"forecast", table.path(), "--axis", "k", "--of", "x", "--related", "y",
                                        "--future", "last", "--model", "all", "--format", "json"})
                                .json();
        std::vector<json> models = result["models"];
        models.push_back(result);
        std::set<std::string> shown;
        for (const json& model : models) {
            for (const json& equations : model.value("equations", json::array())) {
                const std::size_t columns = equations["unknowns"].size();
                for (std::size_t r = 0; r < columns; ++r) {
                    double sum = 0.0;
                    double size = 0.0;
                    double right = 0.0;
                    for (std::size_t k = 0; k < equations["B"].size(); ++k) {
                        right += equations["B"][k][r].get<double>() * equations["Y"][k].get<double>();
                    }
                    for (std::size_t c = 0; c < columns; ++c) {
                        const double entry = equations["BtB"][r][c];
                        const double value = model["parameters"][equations["unknowns"][c].get<std::string>()];
                        sum += entry * value;
                        size += std::abs(entry * value);
                    }
                    QVERIFY(std::abs(equations["BtY"][r].get<double>() - right) <= 1e-9 * std::abs(right));
                    QVERIFY2(std::abs(sum - right) <= 1e-8 * size, model.dump().c_str());
                }
                shown.insert(model.contains("name") ? model["name"] : model["model"]);
            }
        }
        QVERIFY2(shown.size() >= 10, std::to_string(shown.size()).c_str());
        // Squares of 1e200 have no number: null, and the equations themselves stand.
        const TableFile large("k,x\n1,3e200\n2,4.5e200\n3,5e200\n4,7e200\n5,8.5e200\n");
        const json huge = runCommand({"forecast", large.path(), "--axis", "k", "--format", "json"}).json();
        QVERIFY(huge["equations"][0]["BtB"][0][0].is_null());
        QCOMPARE(huge["equations"][0]["BtB"][1][1].get<double>(), 4.0);
        QCOMPARE(huge["equations"][0]["Y"][0].get<double>(), 4.5e200);
    }

    /// A tester's series: it grows so fast that the least squares give curves below 0.
    void impossibleForecastsAreNamed() {
        const TableFile table("k,x\n1,1\n2,2\n3,5\n4,14\n5,45\n6,160\n");
        for (const char* model : {"gm11", "edgm", "dgm", "rolling"}) {
            const std::vector<std::string> call{"forecast", table.path(), "--axis", "k", "--model", model};
            auto with = call;
            with.insert(with.end(), {"--format", "json"});
            const json result = runCommand(with).json();
            bool negative = false;
            for (const json& value : result["forecast"]) {
                negative = negative || value.get<double>() < 0.0;
            }
            QVERIFY2(negative, model);
            const std::string first = result["warnings"][0];
            QVERIFY2(first.find(": The model's values are negative at k = 2, 3, 4, 5, 6, 7") != std::string::npos,
                     first.c_str());
            QVERIFY(runCommand(call).out.find("warning: " + first) != std::string::npos);
            with.back() = "csv";
            QVERIFY(runCommand(with).err.find("warning: " + first) != std::string::npos);
        }
        // A series of its own falls below 0: nothing to warn of.
        const TableFile falling("k,x\n1,-1\n2,-2\n3,-3\n4,-4\n5,-5\n");
        const auto plain = runCommand({"forecast", falling.path(), "--axis", "k", "--model", "gm11"});
        QVERIFY2(plain.out.find("warning: GM(1,1): ") == std::string::npos, plain.out.c_str());
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
        QVERIFY2(run.err.find("rows do not meet objects_per_ost=1") != std::string::npos, run.err.c_str());
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
        const TableFile both("k,x,y\n1,5,8\n2,6,7\n3,7,9\n");
        const auto unnamed = runCommand({"forecast", both.path()});
        QCOMPARE(unnamed.code, 2);
        QVERIFY2(unnamed.err.find("--of is missing. The value must be one of x, y") != std::string::npos,
                 unnamed.err.c_str());
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
        QCOMPARE(all["models"].size(), std::size_t{19});
        const auto wrong = forecastBy({"--model", "residual-gm11", "--residual", "none"});
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.err.find("equations, example, remnant") != std::string::npos, wrong.err.c_str());
    }

    /// A series and what may follow: the arguments that most cases begin with.
    static std::vector<std::string> readSeries(const std::vector<std::string>& more) {
        std::vector<std::string> arguments{"forecast", samplePath("lustre_read_1_1.csv"), "--axis", "threads_per_ost"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return arguments;
    }

    void stepsGoOnAlongTheAxis() {
        const json result = runCommand(readSeries({"--horizon", "3", "--format", "json"})).json();
        QCOMPARE(result["steps"], json::parse(R"(["256", "512", "1024"])"));
    }

    void holdoutIsTheRestOfFit() {
        const auto held = runCommand(readSeries({"--holdout", "2", "--format", "json"}));
        const auto fit = runCommand(readSeries({"--fit", "6", "--format", "json"}));
        QCOMPARE(held.out, fit.out);
        QCOMPARE(runCommand(readSeries({"--holdout", "2", "--fit", "6"})).code, 2);
        const auto all = runCommand(readSeries({"--holdout", "8"}));
        QCOMPARE(all.code, 2);
        QVERIFY2(all.err.find("[0, 7]") != std::string::npos, all.err.c_str());
    }

    void ranksEveryModelByABacktest() {
        const auto run = runCommand(readSeries({"--model", "all", "--backtest", "--format", "json"}));
        QCOMPARE(run.err, std::string());
        const json result = run.json();
        QCOMPARE(result["backtest"]["forecasts"].get<int>(), 4);
        QCOMPARE(result["ranking"].size(), std::size_t{29});
        QVERIFY(result["verdict"].get<std::string>().find("4 rolling forecasts") != std::string::npos);
        // GM(1,1) at origins 4 to 7, one step each, as four forecasts of their own.
        double sum = 0.0;
        for (int origin = 4; origin < 8; ++origin) {
            const json single =
                runCommand(readSeries({"--fit", std::to_string(origin), "--horizon", "1", "--format", "json"})).json();
            sum += single["holdout"]["mape"].get<double>();
        }
        QVERIFY(std::abs(result["backtest"]["mape"].get<double>() - sum / 4.0) < 1e-9);
        const auto text = runCommand(readSeries({"--model", "all", "--backtest"}));
        QVERIFY2(text.out.find("not fitted: gm1n: ") != std::string::npos, text.out.c_str());
        QVERIFY2(text.out.find("not ranked: ndgm: ") != std::string::npos, text.out.c_str());
    }

    void intervalsAreSeeded() {
        const auto bandOf = [](const std::string& seed) {
            return runCommand(readSeries({"--fit", "6", "--interval", "0.9", "--seed", seed, "--format", "json"}))
                .json()["interval"];
        };
        QCOMPARE(bandOf("1"), bandOf("1"));
        QVERIFY(bandOf("1")["low"] != bandOf("2")["low"]);
        QVERIFY(bandOf("1")["low"][0].get<double>() < bandOf("1")["high"][0].get<double>());
        const auto csv = runCommand(readSeries({"--fit", "6", "--interval", "0.9", "--format", "csv"}));
        QVERIFY(csv.out.starts_with("k,point,kind,actual,model,residual,error_percent,low,high,corrected\n"));
        const auto few = runCommand(readSeries({"--fit", "5", "--interval", "0.9"}));
        QCOMPARE(few.code, 0);
        QVERIFY2(few.out.find("No interval: ") != std::string::npos, few.out.c_str());
        QCOMPARE(runCommand(readSeries({"--interval", "1.5"})).code, 2);
        const auto text = runCommand(readSeries({"--fit", "6", "--interval", "0.9"}));
        QVERIFY2(text.out.find("contains the bands of both cases") != std::string::npos, text.out.c_str());
        QCOMPARE(bandOf("1")["errors_held"], nlohmann::json({"equal", "relative"}));
        const auto equal = runCommand(readSeries({"--fit", "6", "--interval", "0.9", "--errors", "equal"}));
        QVERIFY(equal.out.find("contains the bands of both cases") == std::string::npos);
    }

    /// 1.1^k follows GM(1,1) but for the model's own bias, which leaves the band beside the forecast.
    void aBandThatDoesNotHoldItsForecastSaysWhy() {
        std::string text = "k,x\n";
        for (int k = 1; k <= 8; ++k) {
            text += std::to_string(k) + ',' + greyscope::base::toText(std::pow(1.1, k)) + '\n';
        }
        const TableFile table(text);
        const auto runWith = [&](const std::string& level, const std::string& format) {
            return runCommand({"forecast", table.path(), "--axis", "k", "--of", "x", "--interval", level, "--horizon",
                               "2", "--format", format});
        };
        const json result = runWith("0.5", "json").json();
        const json& band = result["interval"];
        for (std::size_t step = 0; step < 2; ++step) {
            const double truth = std::pow(1.1, 9 + static_cast<double>(step));
            QVERIFY(band["low"][step].get<double>() <= truth && truth <= band["high"][step].get<double>());
            QCOMPARE(band["holds_forecast"][step].get<bool>(),
                     band["low"][step].get<double>() <= result["forecast"][step].get<double>());
            QVERIFY(std::abs(band["corrected"][step].get<double>() - truth) < 1e-3 * truth);
        }
        QVERIFY(!band["holds_forecast"][0].get<bool>());
        QVERIFY(!result["warnings"].empty());
        QVERIFY(runWith("0.5", "text").out.find("corrected") != std::string::npos);
        // What simulations held is of this level.
        const json wide = runWith("0.95", "json").json()["interval"];
        QVERIFY(band["simulated_share_that_holds"][0] < 0.6 && wide["simulated_share_that_holds"][0] > 0.8);
        QVERIFY(runWith("0.3", "json").json()["interval"]["simulated_share_that_holds"].is_null());
    }

    void anUnevenAxisIsForecastWhereItIsAsked() {
        const TableFile table("threads,mb_s\n1,100\n2,190\n4,350\n8,600\n16,900\n24,1050\n32,1100\n48,1150\n64,1120\n");
        const auto runWith = [&](const std::vector<std::string>& more) {
            std::vector<std::string> arguments{"forecast", table.path(), "--axis",  "threads",
                                               "--of",     "mb_s",       "--model", "all"};
            arguments.insert(arguments.end(), more.begin(), more.end());
            return runCommand(arguments);
        };
        const json plain = runWith({"--format", "json"}).json();
        QVERIFY(plain["steps"].empty() && plain["forecast"].empty());
        const std::string warnings = plain["warnings"].dump();
        QVERIFY2(warnings.find("64") != std::string::npos && warnings.find("--at") != std::string::npos,
                 warnings.c_str());
        const json asked = runWith({"--at", "96,128", "--format", "json"}).json();
        QCOMPARE(asked["steps"], json({"96", "128"}));
        for (std::size_t i = 0; i < plain["baselines"].size(); ++i) {
            QVERIFY(!plain["baselines"][i].contains("failure"));
            QCOMPARE(plain["baselines"][i]["parameters"], asked["baselines"][i]["parameters"]);
            QCOMPARE(asked["baselines"][i]["forecast"].size(), std::size_t{2});
        }
        QCOMPARE(runWith({"--at", "64"}).code, 2);
        QCOMPARE(runWith({"--at", "96", "--horizon", "1"}).code, 2);
    }

    /// x0, the buffered x0, x1, Z, B and Y stand beside one another; errors are those of the measured values.
    void buffersTheSeriesFirst() {
        const std::vector<double> x{3.0, 9.0, 5.0, 7.0, 8.5};
        const TableFile table("k,x\n1,3\n2,9\n3,5\n4,7\n5,8.5\n");
        const auto runWith = [&](const std::string& buffer, const std::string& format) {
            return runCommand({"forecast", table.path(), "--axis", "k", "--buffer", buffer, "--format", format});
        };
        const json result = runWith("average-weakening-twice", "json").json();
        QCOMPARE(result["conventions"]["buffer"].get<std::string>(), std::string("average-weakening-twice"));
        QCOMPARE(result["actual"].get<std::vector<double>>(), x);
        QCOMPARE(result["buffered"].size(), std::size_t{2});
        const std::vector<double> buffered = result["buffered"][1];
        QVERIFY(std::abs(buffered[3] - (7.75 + 8.5) / 2.0) < 1e-12);  // 7.75, the mean of 7 and 8.5, was the first step
        QCOMPARE(result["shifted"], result["buffered"][1]);
        double x1 = buffered[0];
        double mape = 0.0;
        for (std::size_t k = 1; k < x.size(); ++k) {
            x1 += buffered[k];
            const double fitted = result["fitted"][k];
            QVERIFY(std::abs(result["equations"][0]["x1"][k].get<double>() - x1) < 1e-9);
            QVERIFY(std::abs(result["equations"][0]["Y"][k - 1].get<double>() - buffered[k]) < 1e-9);
            QVERIFY(std::abs(result["class_ratio"]["values"][k - 1].get<double>() - buffered[k - 1] / buffered[k]) <
                    1e-9);
            QVERIFY(std::abs(result["residuals"][k].get<double>() - (x[k] - fitted)) < 1e-9);
            mape += 25.0 * std::abs(1.0 - fitted / x[k]);
        }
        QVERIFY(std::abs(result["accuracy"]["mape"].get<double>() - mape) < 1e-9);
        QVERIFY(result["buffered_accuracy"]["mape"].get<double>() < result["accuracy"]["mape"].get<double>());
        const std::string remark = remarkNamed(result, "buffer");
        QVERIFY2(remark.find("average weakening, twice") != std::string::npos &&
                     remark.find("errors to the measured") != std::string::npos,
                 remark.c_str());
        QVERIFY(runWith("average-weakening-twice", "text").out.find(remark) != std::string::npos);
        QVERIFY(runWith("average-weakening-twice", "csv").err.find(remark) != std::string::npos);
        QVERIFY(runWith("none", "json").json()["buffered"].empty());
        QCOMPARE(remarkNamed(runWith("none", "json").json(), "buffer"), std::string());
        QCOMPARE(runWith("strongly", "text").code, 2);
        const auto band = runCommand(readSeries({"--buffer", "average-weakening", "--interval", "0.9"}));
        QVERIFY2(band.out.find("No interval: ") != std::string::npos, band.out.c_str());
    }

    void gm0nDescribesInsteadOfForecasting() {
        const TableFile table("k,x,y\n1,3,2\n2,4.5,3\n3,5,4\n4,7,4\n5,8.5,6\n6,9,7\n7,11,7.5\n8,12,9\n");
        const auto runWith = [&](const std::vector<std::string>& more) {
            std::vector<std::string> arguments{"forecast", table.path(), "--axis",    "k", "--of",  "x",
                                               "--model",  "gm0n",       "--related", "y", "--fit", "6"};
            arguments.insert(arguments.end(), more.begin(), more.end());
            return runCommand(arguments);
        };
        const json result = runWith({"--backtest", "--format", "json"}).json();
        QVERIFY(result["describes_only"].get<bool>() && result["forecast"].empty());
        QCOMPARE(result["fitted"].size(), std::size_t{6});
        QVERIFY(result["holdout"]["mape"].is_null() && result["holdout"]["predicted"].empty());
        QVERIFY(result["parameters"].contains("b0") && result["parameters"].contains("b(y)"));
        const std::string remark = remarkNamed(result, "accuracy");
        QVERIFY2(remark.find("does not forecast") != std::string::npos, remark.c_str());
        const auto text = runWith({"--backtest"});
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.find(remark) != std::string::npos, text.out.c_str());
        QVERIFY(runWith({"--format", "csv"}).out.find("\n7,7,held out,11,,,\n") != std::string::npos);
        const auto interval = runWith({"--interval", "0.9"});
        QCOMPARE(interval.code, 2);
        QVERIFY2(interval.err.find("--model gm0n") != std::string::npos, interval.err.c_str());
    }

    /// Every model that is named writes plain numbers: parameters, values, residuals.
    void everyModelWritesItsNumbers() {
        const TableFile table(
            "k,x,y\n1,2.9,1\n2,3.3,1.5\n3,3.4,2.5\n4,3.9,2\n5,4.2,3\n6,4.9,3.5\n7,5.1,3\n8,6,4\n9,6.2,5\n10,7,5\n");
        const std::map<std::string, std::vector<std::string>> parameters{
            {"gm21", {"a1", "a2", "b"}},
            {"dgm21", {"a", "b"}},
            {"dgm1n", {"b1", "b(y)", "c"}},
            {"scgm", {"a", "b", "c"}},
            {"gm11-fourier", {"a", "u", "a0", "a1", "b1", "a2", "b2"}},
            {"gm11-markov", {"a", "u", "m1", "m2", "m3", "p11", "p12", "p33"}},
            {"gm11-metabolic", {"a", "u", "a(2)", "u(2)"}}};
        for (const auto& [model, names] : parameters) {
            std::vector<std::string> arguments{"forecast", table.path(), "--axis", "k", "--of",     "x",
                                               "--model",  model,        "--fit",  "8", "--format", "json"};
            if (model == "dgm1n") {
                arguments.insert(arguments.end(), {"--related", "y"});
            }
            const auto run = runCommand(arguments);
            QVERIFY2(run.code == 0, run.err.c_str());
            const json result = run.json();
            QCOMPARE(result["model"].get<std::string>(), model);
            for (const std::string& name : names) {
                QVERIFY2(result["parameters"].contains(name), (model + " " + name).c_str());
            }
            QVERIFY(result["fitted"].size() == 8 && result["residuals"].size() == 8 && result["forecast"].size() == 2);
            QCOMPARE(result["equations"][0]["unknowns"][0].get<std::string>(),
                     model == "scgm" ? std::string("b") : names.front());
            QCOMPARE(result["joined_points"].get<int>(), model == "gm11-metabolic" ? 2 : 0);
            const std::string remark = remarkNamed(result, "accuracy");
            QCOMPARE(remark.find("before it") != std::string::npos, model == "gm11-metabolic");
        }
        const auto all = runCommand(
            {"forecast", table.path(), "--axis", "k", "--of", "x", "--model", "all", "--related", "y", "--fit", "8"});
        QVERIFY2(all.out.find("not ranked: gm11-metabolic: ") != std::string::npos, all.out.c_str());
        for (const auto& [model, names] : parameters) {
            QVERIFY2(all.out.find("not fitted: " + model) == std::string::npos, all.out.c_str());
        }
    }

    void accumulatedSeriesAreVerhulstsCurve() {
        std::string text = "k,x\n";
        for (int k = 1; k <= 9; ++k) {
            text +=
                std::to_string(k) + "," + greyscope::base::toText(20.0 / (1.0 + 9.0 * std::exp(-0.8 * (k - 1)))) + "\n";
        }
        const TableFile table(text);
        const auto runWith = [&](const std::vector<std::string>& more) {
            std::vector<std::string> arguments{"forecast", table.path(), "--axis",   "k",
                                               "--of",     "x",          "--format", "json"};
            arguments.insert(arguments.end(), more.begin(), more.end());
            return runCommand(arguments);
        };
        const json curve = runWith({"--model", "verhulst", "--accumulated"}).json();
        QVERIFY(curve["conventions"]["accumulated"].get<bool>());
        QVERIFY(curve["accuracy"]["mape"].get<double>() < 6.0);
        QCOMPARE(curve["fitted"][0], curve["actual"][0]);
        QCOMPARE(curve["equations"][0]["x1"], curve["actual"]);
        const double a = curve["parameters"]["a"], b = curve["parameters"]["b"];
        QVERIFY(std::abs(a / b - 20.0) < 0.5);  // where the curve saturates
        const json sums = runWith({"--model", "verhulst"}).json();
        QVERIFY(!sums["conventions"]["accumulated"].get<bool>());
        QVERIFY(sums["accuracy"]["mape"].get<double>() > curve["accuracy"]["mape"].get<double>());
        const auto refused = runWith({"--model", "gm21", "--accumulated"});
        QVERIFY2(refused.code == 2 && refused.err.find("--accumulated") != std::string::npos, refused.err.c_str());
    }

    void shiftsAndSearches() {
        const json shifted = runCommand(readSeries({"--fit", "6", "--shift", "auto", "--format", "json"})).json();
        QVERIFY(shifted["class_ratio"]["admissible"].get<bool>());
        QCOMPARE(shifted["conventions"]["shift"], shifted["admissible_shift"]);
        QCOMPARE(shifted["parameters"]["C"], shifted["conventions"]["shift"]);
        const json searched = runCommand(readSeries({"--fit", "6", "--alpha", "search", "--format", "json"})).json();
        const json plain = runCommand(readSeries({"--fit", "6", "--format", "json"})).json();
        QVERIFY(searched["accuracy"]["mape"].get<double>() < plain["accuracy"]["mape"].get<double>());
        QVERIFY(searched["parameters"].contains("alpha"));
        QCOMPARE(runCommand(readSeries({"--alpha", "best"})).code, 2);
        QCOMPARE(runCommand(readSeries({"--shift", "up"})).code, 2);
    }

    void relatedSeriesAreNamedAndContinued() {
        const std::vector<std::string> start{
            "forecast", samplePath("lustre_throughput.csv"), "--where", "objects_per_ost=1", "--of", "1.1-W", "--model",
            "gm1n"};
        const auto runWith = [&](const std::vector<std::string>& more) {
            std::vector<std::string> arguments = start;
            arguments.insert(arguments.end(), more.begin(), more.end());
            return runCommand(arguments);
        };
        const auto nobody = runWith({"--fit", "4"});
        QCOMPARE(nobody.code, 1);
        QVERIFY2(nobody.err.find("related") != std::string::npos, nobody.err.c_str());
        const auto held = runWith({"--fit", "4", "--related", "1.2-W"});
        QCOMPARE(held.err, std::string());
        QVERIFY2(held.out.find("related: 1.2-W") != std::string::npos, held.out.c_str());
        const auto unknown = runWith({"--related", "1.2-W"});
        QCOMPARE(unknown.code, 0);
        QVERIFY2(unknown.out.find("warning: GM(1,N): ") != std::string::npos, unknown.out.c_str());
        QVERIFY(unknown.out.find("256") != std::string::npos);
        const auto last = runWith({"--related", "1.2-W", "--future", "last", "--format", "csv"});
        const auto given = runWith({"--related", "1.2-W", "--future", "1.2-W=817,817", "--format", "csv"});
        QCOMPARE(last.code, 0);
        QVERIFY(given.code == 0 && given.out.find("\n7,512,forecast,") != std::string::npos);
        QCOMPARE(runWith({"--related", "1.2-W", "--future", "2.1-W=1"}).code, 1);
        QCOMPARE(runWith({"--related", "1.2-W", "--future", "1.2-W=x"}).code, 2);
    }

    void modelsThatCannotBeFittedSayWhy() {
        const TableFile table("k,x\n1,1\n2,-3\n3,9\n4,-27\n5,81\n");
        const std::vector<std::string> arguments{"forecast", table.path(), "--axis", "k", "--of", "x"};
        const auto one = runCommand(arguments);
        QCOMPARE(one.code, 1);
        QVERIFY2(one.err.find("limit of 2") != std::string::npos, one.err.c_str());
        auto all = arguments;
        all.insert(all.end(), {"--model", "all"});
        const auto text = runCommand(all);
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.find("not fitted: gm11: ") != std::string::npos, text.out.c_str());
        all.insert(all.end(), {"--format", "csv"});
        const auto csv = runCommand(all);
        QVERIFY2(csv.out.find(",edgm,dgm,") != std::string::npos, csv.out.c_str());
        all.back() = "json";
        QVERIFY(runCommand(all).json()["failure"].is_string());
    }

    void optionsWithoutEffectAreRefused() {
        const std::vector<std::vector<std::string>> idle{{"--power", "2"},
                                                         {"--order", "0.5"},
                                                         {"--related", "x"},
                                                         {"--residual", "example"},
                                                         {"--model", "dgm", "--alpha", "0.4"},
                                                         {"--seed", "2"},
                                                         {"--backtest-steps", "2"},
                                                         {"--backtest-origins", "2"},
                                                         {"--future", "last"}};
        for (const auto& options : idle) {
            const auto run = runCommand(readSeries(options));
            QVERIFY2(run.code != 0, options[0].c_str());
            QVERIFY2(run.err.find(options[options.size() - 2]) != std::string::npos, run.err.c_str());
        }
        for (const auto& options : {std::vector<std::string>{"--model", "ngbm", "--power", "2"},
                                    {"--model", "all", "--order", "0.5"},
                                    {"--model", "residual-gm11", "--residual", "example", "--fit", "6"},
                                    {"--backtest", "--backtest-steps", "2"}}) {
            const auto run = runCommand(readSeries(options));
            QVERIFY2(run.err.empty(), run.err.c_str());
        }
    }

    void originsLeftOutAreCounted() {
        const auto run = runCommand(readSeries({"--backtest", "--backtest-origins", "1", "--format", "json"}));
        QCOMPARE(run.json()["backtest"]["origins_left_out"].get<int>(), 3);
        QCOMPARE(run.json()["backtest"]["forecasts"].get<int>(), 1);
    }

    void aConstantSeriesHasNoMinusZero() {
        const TableFile table("k,x\n1,5\n2,5\n3,5\n4,5\n5,5\n");
        for (const char* format : {"text", "json", "csv"}) {
            const auto run = runCommand(
                {"forecast", table.path(), "--axis", "k", "--of", "x", "--model", "all", "--format", format});
            QCOMPARE(run.code, 0);
            static const std::regex minusZero("-0(\\.0*)?(?![0-9.])");
            QVERIFY2(!std::regex_search(run.out, minusZero), run.out.c_str());
        }
    }

    void aFitWithNothingLeftToJudgeItBySaysSo() {
        const TableFile table("k,x,a,b,c\n1,3,1,2,1\n2,5,2,1,1\n3,6,2,4,2\n4,8,3,3,5\n5,7,1,2,2\n");
        const std::vector<std::string> arguments{"forecast", table.path(), "--axis",    "k",     "--of",     "x",
                                                 "--model",  "gm1n",       "--related", "a,b,c", "--future", "last"};
        const auto text = runCommand(arguments);
        QCOMPARE(text.err, std::string());
        QVERIFY2(text.out.find("no residuals remain to judge the fit") != std::string::npos, text.out.c_str());
        auto asJson = arguments;
        asJson.insert(asJson.end(), {"--format", "json"});
        const json result = runCommand(asJson).json();
        QCOMPARE(result["residual_degrees_of_freedom"].get<int>(), 0);
        QVERIFY(result["accuracy"]["c"].is_null() && result["accuracy"]["grade"].is_null());
    }

    void theTextStatesTheConventions() {
        const auto run =
            runCommand({"forecast", samplePath("lustre_read_1_1.csv"), "--axis", "threads_per_ost", "--fit", "6"});
        for (const char* words : {"background weight 0.5", "a = -0.114612", "held out", "saturation", "ddof 0",
                                  "at k = 2, 3", "--shift auto", "smoothness", "≤ 0.3: medium and long term",
                                  "(grade 3)", "absolute degree", "Best on 2 held-out points"}) {
            QVERIFY2(run.out.find(words) != std::string::npos, words);
        }
    }

    void theTextStatesOnlyWhatTheModelUses() {
        const auto textOf = [](std::vector<std::string> model) {
            std::vector<std::string> arguments{"forecast", samplePath("lustre_read_1_1.csv"), "--axis",
                                               "threads_per_ost", "--model"};
            arguments.insert(arguments.end(), model.begin(), model.end());
            return runCommand(arguments).out;
        };
        const std::string discrete = textOf({"dgm"});
        QVERIFY2(discrete.find("b1 = ") != std::string::npos, discrete.c_str());
        QVERIFY2(discrete.find("background weight") == std::string::npos, discrete.c_str());
        QVERIFY(textOf({"verhulst"}).find("accumulated") == std::string::npos);
        QVERIFY(textOf({"verhulst", "--accumulated"}).find("accumulated") != std::string::npos);
    }
};

GREYSCOPE_TEST(tst_cli_forecast)

}  // namespace tests_of_cli_forecast

#include "tst_cli_forecast.moc"
