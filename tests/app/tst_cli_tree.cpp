#include <QTest>

#include <cmath>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_tree {

using namespace greyscope::test;
using nlohmann::json;

class tst_cli_tree : public QObject {
    Q_OBJECT
private slots:
    /// P1 table 8 and figure 11: objects first, then threads in both branches, four rules.
    void growsThePublishedTree() {
        const auto run = runCommand({"tree", samplePath("published/relative_model_table_8.csv"), "--response", "ratio",
                                     "--factors", "threads_per_ost,objects_per_ost", "--format", "json"});
        QCOMPARE(run.err, std::string());
        const json result = run.json();
        const json& nodes = result["nodes"];
        QCOMPARE(nodes.size(), std::size_t{7});
        QCOMPARE(nodes[0]["feature"].get<std::string>(), std::string("objects_per_ost"));
        QCOMPARE(nodes[0]["threshold"].get<double>(), 1.5);
        QCOMPARE(nodes[0]["n"].get<int>(), 4);
        std::vector<double> leaves;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            QCOMPARE(nodes[i]["id"].get<std::size_t>(), i);
            if (!nodes[i].contains("feature")) {
                QVERIFY(!nodes[i].contains("left"));
                leaves.push_back(nodes[i]["value"]);
            } else if (i > 0) {
                QCOMPARE(nodes[i]["feature"].get<std::string>(), std::string("threads_per_ost"));
            }
        }
        std::sort(leaves.begin(), leaves.end());
        QCOMPARE(leaves, (std::vector<double>{1.02, 1.06, 1.13, 1.23}));
        QCOMPARE(result["rules"].size(), std::size_t{4});
    }

    void categoricalSplitsNameTheirLevels() {
        const TableFile table("kind,x,y\na,1,1\nb,1,9\nc,1,2\na,2,1\nb,2,9\nc,2,2\n");
        const json result =
            runCommand({"tree", table.path(), "--response", "y", "--factors", "x,kind", "--format", "json"}).json();
        QCOMPARE(result["nodes"][0]["feature"].get<std::string>(), std::string("kind"));
        QCOMPARE(result["nodes"][0]["levels_right"], json::parse(R"(["b"])"));  // a and c go left
        QVERIFY(!result["nodes"][0].contains("threshold"));
    }

    /// Two cells of two rows, 9 and 11, 18 and 22: standard errors of 10 and 10 %, and 10 of 110 squares within cells.
    void theNoiseFloorStandsBesideIt() {
        const TableFile table("x,y\n1,9\n1,11\n2,18\n2,22\n");
        const std::vector<std::string> asked{"tree", table.path(), "--response", "y", "--factors", "x"};
        std::vector<std::string> asJson = asked;
        asJson.insert(asJson.end(), {"--format", "json"});
        const json result = runCommand(asJson).json();
        QVERIFY(std::abs(result["noise_floor"]["percent"].get<double>() - 10.0) < 1e-9);
        QCOMPARE(result["noise_floor"]["values"].get<int>(), 2);
        QVERIFY(std::abs(result["within_cells"].get<double>() - 10.0 / 110.0) < 1e-12);
        const std::string text = runCommand(asked).out;
        QVERIFY(text.find("Noise floor: 2 repeats of each of 2 values give a mean standard error of 10.00 %") !=
                std::string::npos);
        QVERIFY(text.find("9.09 % of the squared error at the root lies between rows that are equal") !=
                std::string::npos);
        const TableFile single("x,y\n1,9\n2,18\n");
        const json none =
            runCommand({"tree", single.path(), "--response", "y", "--factors", "x", "--format", "json"}).json();
        QVERIFY(none["noise_floor"].is_null());
    }

    /// Rows of two systems are no repeats of each other, whether the tree uses the system or not.
    void rowsThatDifferInAnotherSettingAreNotRepeats() {
        std::string text = "system,threads,objects,mb_s\n";
        for (const char* system : {"A", "B", "C"}) {
            for (const int threads : {1, 2, 4, 8}) {
                for (const int objects : {1, 2}) {
                    const double rate = 100.0 * threads + 10.5 * objects + 37.25 * (system[0] - 'A');
                    text += std::string(system) + "," + std::to_string(threads) + "," + std::to_string(objects) + "," +
                            QByteArray::number(rate).toStdString() + "\n";
                }
            }
        }
        const TableFile table(text);
        const std::vector<std::string> asked{"tree", table.path(), "--response",
                                             "mb_s", "--factors",  "threads,objects"};
        std::vector<std::string> asJson = asked;
        asJson.insert(asJson.end(), {"--format", "json"});
        const json result = runCommand(asJson).json();
        QVERIFY(result["noise_floor"].is_null());
        QCOMPARE(result["other_settings"], json::parse(R"(["system"])"));
        QVERIFY(result["within_cells"].get<double>() > 0.0);
        const std::string out = runCommand(asked).out;
        QVERIFY(out.find("Noise floor") == std::string::npos);
        QVERIFY(out.find("differ in System") != std::string::npos);
    }

    /// All nodes together list few more levels than there are, whatever the tree.
    void manyLevelsAreListedOnce() {
        std::string text = "host,y\n";
        for (int host = 0; host < 800; ++host) {
            text += "host" + std::to_string(1000 + host) + "," + std::to_string(host * host) + "\n";
        }
        const TableFile table(text);
        const json result =
            runCommand({"tree", table.path(), "--response", "y", "--factors", "host", "--format", "json"}).json();
        std::size_t listed = 0;
        std::size_t longest = 0;
        for (const json& node : result["nodes"]) {
            QCOMPARE(node.contains("levels") + node.contains("levels_right"), node.contains("left") ? 1 : 0);
            listed += node.value("levels", json::array()).size() + node.value("levels_right", json::array()).size();
        }
        for (const json& rule : result["rules"]) {
            longest = std::max(longest, rule.get<std::string>().size());
        }
        QCOMPARE(result["rules"].size(), std::size_t{800});
        QVERIFY2(listed < 800 * 10, std::to_string(listed).c_str());
        QVERIFY2(longest < 400, std::to_string(longest).c_str());
    }

    void numbersOfCasesAreNames() {
        // Cases 1 and 3 are fast, 2 is slow: no threshold parts them.
        const TableFile table("case,x,y\n1,1,9\n2,1,1\n3,1,9\n1,2,9\n2,2,1\n3,2,9\n");
        const std::vector<std::string> arguments{"tree",      table.path(), "--response", "y",
                                                 "--factors", "x,case",     "--format",   "json"};
        const json named = runCommand(arguments).json();
        QCOMPARE(named["nodes"].size(), std::size_t{3});
        QCOMPARE(named["nodes"][0]["levels"], json::parse(R"(["2"])"));
        // Another column in their place: the case is a number again.
        auto other = arguments;
        other.insert(other.end(), {"--categories", "x"});
        QVERIFY(runCommand(other).json()["nodes"][0].contains("threshold"));
    }

    /// What pruning rests on, held against its definitions.
    void pruningIsInTheJson() {
        std::string text = "x,noise,y\n";
        std::vector<double> responses;
        for (int i = 0; i < 40; ++i) {
            responses.push_back((i < 20 ? 10 : 50) + i * 11 % 7);
            text += std::to_string(i) + "," + std::to_string(i * 7 % 13) + "," + std::to_string(int(responses.back())) +
                    "\n";
        }
        const TableFile table(text);
        const std::vector<std::string> call{"tree",    table.path(), "--response", "y", "--factors", "x,noise",
                                            "--prune", "cv",         "--folds",    "4", "--format",  "json"};
        const json result = runCommand(call).json();
        double mean = 0.0, total = 0.0;
        for (const double y : responses) {
            mean += y / 40.0;
        }
        for (const double y : responses) {
            total += (y - mean) * (y - mean);
        }
        const json& path = result["pruning"]["path"];
        // The last step is the root alone; an alpha is what a leaf less costs, over the leaves that go.
        QCOMPARE(path.back()["leaves"].get<int>(), 1);
        QVERIFY(std::abs(path.back()["sse"].get<double>() - total) < 1e-9 * total);
        QCOMPARE(path.front()["alpha"].get<double>(), 0.0);
        for (std::size_t i = 1; i < path.size(); ++i) {
            const double gone = path[i - 1]["leaves"].get<double>() - path[i]["leaves"].get<double>();
            const double cost = path[i]["sse"].get<double>() - path[i - 1]["sse"].get<double>();
            QVERIFY(gone >= 1.0 && path[i]["alpha"] > path[i - 1]["alpha"]);
            QVERIFY(std::abs(cost / gone - path[i]["alpha"].get<double>()) < 1e-9 * total);
        }
        const json& curve = result["pruning"]["cross_validation"];
        QCOMPARE(curve["folds"].size(), std::size_t{4});
        for (std::size_t i = 0; i < path.size(); ++i) {
            double error = 0.0;
            int rows = 0;
            for (const json& fold : curve["folds"]) {
                error += fold["rows"].get<int>() * fold["error"][i].get<double>() / 40.0;
                rows += fold["rows"].get<int>();
            }
            QCOMPARE(rows, 40);
            QVERIFY(std::abs(curve["error"][i].get<double>() - error) < 1e-9 * (1.0 + error));
            QVERIFY(curve["standard_error"][i].get<double>() >= 0.0);
            QCOMPARE(curve["alpha"][i], path[i]["alpha"]);
        }
        const auto chosen = curve["chosen"].get<std::size_t>();
        const auto best = curve["best"].get<std::size_t>();
        QVERIFY(chosen >= best &&
                curve["error"][chosen].get<double>() <=
                    (curve["error"][best].get<double>() + curve["standard_error"][best].get<double>()) * (1 + 1e-9));
        QCOMPARE(result["pruning"]["alpha"], path[chosen]["alpha"]);
        // One cut explains nearly all; what it lowers the squares by is x's share.
        QVERIFY(std::abs(result["importance"]["x"].get<double>() + result["importance"]["noise"].get<double>() - 1.0) <
                1e-12);
        QVERIFY(result["importance"]["x"] > 0.95);
        auto whole = call;
        whole[7] = "none";
        whole.erase(whole.begin() + 8, whole.begin() + 10);
        const json grown = runCommand(whole).json();
        QCOMPARE(grown["pruning"]["path"], path);
        QVERIFY(!grown["pruning"].contains("cross_validation"));
    }

    void growthAndPruningAreOptions() {
        std::string text = "x,noise,y\n";
        for (int i = 0; i < 60; ++i) {
            text += std::to_string(i) + "," + std::to_string(i * 7 % 13) + "," +
                    std::to_string((i < 30 ? 10 : 50) + i * 11 % 7) + "\n";
        }
        const TableFile table(text);
        const auto nodes = [&](const std::vector<std::string>& more) {
            std::vector<std::string> arguments{"tree",      table.path(), "--response", "y",
                                               "--factors", "x,noise",    "--format",   "json"};
            arguments.insert(arguments.end(), more.begin(), more.end());
            const auto run = runCommand(arguments);
            return run.code == 0 ? run.json()["nodes"].size() : 0;
        };
        QVERIFY(nodes({}) > 20);
        QCOMPARE(nodes({"--max-depth", "1"}), std::size_t{3});
        QCOMPARE(nodes({"--min-leaf", "30"}), std::size_t{3});
        QCOMPARE(nodes({"--prune", "cv", "--folds", "5", "--seed", "3"}), std::size_t{3});
        QCOMPARE(nodes({"--prune", "alpha=1000"}), std::size_t{3});
        QCOMPARE(nodes({"--prune", "alpha=1e9"}), std::size_t{1});
        QCOMPARE(nodes({"--where", "x=1", "--where", "x=2"}), std::size_t{3});
    }

    void saysWhatIsWrong_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        QTest::newRow("response") << QStringList{"--response", "z", "--factors", "x"} << "x, y, w";
        QTest::newRow("text") << QStringList{"--response", "w", "--factors", "x"} << "text";
        QTest::newRow("factor") << QStringList{"--response", "y", "--factors", "x,q"} << "x, y, w";
        QTest::newRow("prune") << QStringList{"--response", "y", "--factors", "x", "--prune", "hard"} << "alpha=X";
        QTest::newRow("alpha") << QStringList{"--response", "y", "--factors", "x", "--prune", "alpha=-1"} << "alpha=X";
        QTest::newRow("no factors") << QStringList{"--response", "y"} << "--factors";
        QTest::newRow("response predicts") << QStringList{"--response", "y", "--factors", "x,y"} << "factor y";
        QTest::newRow("twice") << QStringList{"--response", "y", "--factors", "x,x"} << "factor x";
        QTest::newRow("folds") << QStringList{"--response", "y", "--factors", "x", "--folds", "3"} << "--prune none";
        QTest::newRow("categories") << QStringList{"--response", "y", "--factors", "x", "--categories", "w"}
                                    << "--categories";
        QTest::newRow("number") << QStringList{"--response", "y", "--factors", "x", "--min-leaf", "two"}
                                << "--min-leaf";
    }

    void saysWhatIsWrong() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        const TableFile table("x,y,w\n1,2,a\n2,3,b\n3,5,c\n");
        std::vector<std::string> all{"tree", table.path()};
        for (const QString& argument : arguments) {
            all.push_back(argument.toStdString());
        }
        const auto run = runCommand(all);
        QVERIFY(run.code != 0);
        QCOMPARE(std::count(run.err.begin(), run.err.end(), '\n'), std::ptrdiff_t{1});
        QVERIFY2(run.err.find(words.toStdString()) != std::string::npos, run.err.c_str());
    }

    void repeatsStayTogetherAndRowsAreCounted() {
        std::string text = "x,run,y\n";
        for (int cell = 0; cell < 12; ++cell) {
            for (int repeat = 1; repeat <= 3; ++repeat) {
                text += std::to_string(cell) + "," + std::to_string(repeat) + "," +
                        std::to_string(cell * 7 % 5 * 10 + repeat) + "\n";
            }
        }
        const TableFile table(text + "3,4,\n,5,8\n");
        const std::vector<std::string> arguments{"tree",  table.path(), "--response", "y",       "--factors",
                                                 "x,run", "--prune",    "cv",         "--folds", "4"};
        auto asJson = arguments;
        asJson.insert(asJson.end(), {"--format", "json"});
        const json result = runCommand(asJson).json();
        QCOMPARE(result["rows"].get<int>(), 37);
        QCOMPARE(result["left_out"]["without_response"].get<int>(), 1);
        QCOMPARE(result["without_factor"]["x"].get<int>(), 1);
        QCOMPARE(result["pruning"]["cells_kept_together"].get<int>(), 13);
        QCOMPARE(result["nodes"].size(), std::size_t{1});  // other cells say nothing about one
        const auto run = runCommand(arguments);
        QVERIFY2(run.out.find("13 cells, whose rows stay together") != std::string::npos, run.out.c_str());
        QVERIFY(run.out.find("Left out: 1 row has no y.\n1 row without x: each follows") != std::string::npos);
        auto many = arguments;
        many.back() = "14";
        QVERIFY(runCommand(many).err.find("[2, 13]") != std::string::npos);
    }

    void tinyAndHugeResponsesSplitAlike() {
        const auto rules = [](const std::string& exponent) {
            const TableFile table("x,y\n1,1e" + exponent + "\n2,1.1e" + exponent + "\n3,5e" + exponent + "\n4,5.2e" +
                                  exponent + "\n");
            const auto run =
                runCommand({"tree", table.path(), "--response", "y", "--factors", "x", "--format", "json"});
            return run.json();
        };
        QCOMPARE(rules("0")["nodes"].size(), std::size_t{7});
        QCOMPARE(rules("-300")["nodes"].size(), std::size_t{7});
        QCOMPARE(rules("307")["nodes"].size(), std::size_t{7});
        QVERIFY(rules("0")["nodes"][0]["sse"].is_number());
        QVERIFY(rules("-300")["nodes"][0]["sse"].is_null());  // a square that is no number
    }

    void otherFormats() {
        const std::vector<std::string> arguments{"tree",       samplePath("published/relative_model_table_8.csv"),
                                                 "--response", "ratio",
                                                 "--factors",  "threads_per_ost,objects_per_ost",
                                                 "--format"};
        auto csv = arguments;
        csv.push_back("csv");
        QVERIFY(runCommand(csv).out.rfind(
                    "id,feature,threshold,levels,levels_right,left,right,n,value,sse\n0,objects_per_ost,1.5,,,", 0) ==
                0);
        auto text = arguments;
        text.push_back("text");
        QVERIFY(runCommand(text).out.find("IF objects_per_ost <= 1 AND threads_per_ost <= 8 THEN") !=
                std::string::npos);
    }
};

GREYSCOPE_TEST(tst_cli_tree)

}  // namespace tests_of_cli_tree

#include "tst_cli_tree.moc"
