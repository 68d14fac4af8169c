#include <QTemporaryDir>
#include <QTest>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_repeats {

using namespace greyscope;

/// Repeats of a measurement on the command line: found or named, their mean counts, and it is said.
class tst_cli_repeats : public QObject {
    Q_OBJECT

private slots:
    void runsThatAreFoundCountAsMeans() {
        const auto run = test::runCommand({"relate", "--matrix",
                                           file("host,threads,run,mb_s\na,1,1,10\na,1,2,20\na,2,1,30\na,2,2,"
                                                "50\nb,1,1,1\nb,1,2,2\nb,2,1,3\nb,2,2,5\n")});
        QCOMPARE(run.code, 0);
        QVERIFY2(saysIn(run.out, "mb_s along threads, series by host, mean of repeats by run"), run.out.c_str());
        QVERIFY2(saysIn(run.out, "4 points are means of 2 repeats each"), run.out.c_str());
    }

    void aColumnCanBeNamed() {
        const QByteArray table =
            "host,threads,pass,mb_s\na,1,1,10\na,1,2,20\na,2,1,30\na,2,2,50\nb,1,1,1\nb,1,2,2\nb,2,1,3\nb,2,2,5\n";
        const auto json = test::runCommand({"relate", "--matrix", file(table), "--repeat", "pass", "--format", "json"});
        QCOMPARE(json.code, 0);
        QVERIFY2(saysIn(json.out, "\"repeats\"") && saysIn(json.out, "\"mean_of_repeats\""), json.out.c_str());
        const auto median =
            test::runCommand({"relate", "--matrix", file(table), "--repeat", "pass", "--agg", "median"});
        QVERIFY2(saysIn(median.out, "median of mb_s along threads"), median.out.c_str());
        const auto none = test::runCommand({"relate", "--matrix", file(table), "--repeat", "nothing"});
        QVERIFY(none.code != 0);
        QVERIFY2(saysIn(none.err, "nothing"), none.err.c_str());
    }

    void anyAggregationCanBeAskedFor() {
        const std::string runs = file(
            "host,threads,run_id,rank,mb_s\na,1,1,0,10\na,1,1,1,20\na,1,2,0,12\na,1,2,1,22\na,2,1,0,30\na,2,1,1,40\n"
            "b,1,1,0,1\nb,1,1,1,2\nb,2,1,0,3\nb,2,1,1,5\n");
        const std::vector<std::string> relate{"relate", runs,       "--matrix", "--axis",  "threads", "--series",
                                              "host",   "--repeat", "run_id",   "--value", "mb_s",    "--agg"};
        const auto run = [&](const char* how) {
            std::vector<std::string> arguments = relate;
            arguments.emplace_back(how);
            return test::runCommand(arguments);
        };
        QVERIFY2(saysIn(run("p99.5").out, "p99.5 of mb_s along threads"), run("p99.5").out.c_str());
        const auto sum = run("sum");
        QVERIFY2(saysIn(sum.out, "sum of mb_s along threads") && saysIn(sum.out, "within each run_id"),
                 sum.out.c_str());
        const auto spread = run("sd");
        QVERIFY2(spread.code == 0, spread.err.c_str());
        for (const char* wrong : {"p101", "mode", "none", "p"}) {
            const auto refused = run(wrong);
            QVERIFY2(refused.code != 0 && saysIn(refused.err, "p0 ... p100"), refused.err.c_str());
        }
    }

    void rowsThatDifferInASettingAreNoRepeats() {
        const auto run =
            test::runCommand({"relate", "--matrix", "--axis", "threads",
                              file("host,threads,size,run,mb_s\na,1,4,1,10\na,1,8,2,20\na,2,4,1,30\na,2,8,2,50\nb,1,4,"
                                   "1,1\nb,1,8,2,2\nb,2,4,1,3\nb,2,8,2,5\n")});
        QVERIFY(run.code != 0);
        QVERIFY2(saysIn(run.err, "size"), run.err.c_str());
    }

    /// Rows that nothing but the measurement tells apart, whatever is calculated of them.
    void exactRepeatsCountAsMeansInEveryCommand() {
        const std::string table = file(
            "host,threads,size,mb_s\na,1,4,10\na,1,4,20\na,2,4,30\na,1,8,12\na,2,8,31\nb,1,4,1\nb,1,4,2\nb,2,4,3\n"
            "b,1,8,4\nb,2,8,5\nc,1,4,7\nc,2,4,8\nc,1,8,9\nc,2,8,6\n");
        const std::vector<std::string> pair{table, "--value", "mb_s", "--system", "host", "--from", "a"};
        const auto run = [&](const std::string& command, const std::vector<std::string>& more) {
            std::vector<std::string> arguments{command};
            arguments.insert(arguments.end(), pair.begin(), pair.end());
            arguments.insert(arguments.end(), more.begin(), more.end());
            return test::runCommand(arguments);
        };
        const auto both = [&](const std::string& command, const std::vector<std::string>& more) {
            const auto text = run(command, more);
            QVERIFY2(saysIn(text.out, "2 repeated measurements"), (text.out + text.err).c_str());
        };
        both("relative", {"--to", "b"});
        both("scenarios", {"--to", "b"});
        both("transfer", {"--to", "b", "--via", "c"});
        const auto json = run("transfer", {"--to", "b", "--via", "c", "--format", "json"}).json();
        QCOMPARE(json["repeated"].get<int>(), 2);
        QCOMPARE(json["cells"][0]["from"].get<double>(), 15.0);
        const auto tree = test::runCommand({"tree", table, "--response", "mb_s", "--factors", "host,threads,size"});
        QVERIFY2(saysIn(tree.out, "14 rows of 12 cells"), (tree.out + tree.err).c_str());
    }

    /// Intervals by formula or drawn, with the method in text and JSON; what has none says so, and the noise floor
    /// stands beside every error.
    /// Whatever tells an error of a model tells what repeats leave of it.
    void theNoiseFloorStandsBesideEveryError() {
        QByteArray table = "host,threads,run,mb_s\n";
        for (const char host : {'a', 'b', 'c'}) {
            for (const int threads : {1, 2, 4, 8, 16, 32}) {
                for (const int run : {1, 2}) {
                    const int value = (host - 'a' + 10) * (threads + 3) * (run == 1 ? 9 : 11);
                    table += host + QByteArray(",") + QByteArray::number(threads) + "," + QByteArray::number(run) +
                             "," + QByteArray::number(value) + "\n";
                }
            }
        }
        const std::string path = file(table);
        const std::vector<std::string> pair{"--value", "mb_s", "--system", "host",      "--from",
                                            "a",       "--to", "b",        "--factors", "threads"};
        for (const std::string command : {"relative", "transfer", "scenarios", "tree", "forecast"}) {
            std::vector<std::string> arguments{command, path};
            if (command == "tree") {
                arguments.insert(arguments.end(), {"--response", "mb_s", "--factors", "host,threads"});
            } else if (command == "forecast") {
                arguments.insert(arguments.end(), {"--where", "host=a", "--fit", "5"});
            } else {
                arguments.insert(arguments.end(), pair.begin(), pair.end());
            }
            const auto text = test::runCommand(arguments);
            QVERIFY2(saysIn(text.out, "Noise floor: 2 repeats of each of"), (text.out + text.err).c_str());
            arguments.insert(arguments.end(), {"--format", "json"});
            QVERIFY2(saysIn(test::runCommand(arguments).out, "\"noise_floor\": {"), command.c_str());
        }
    }

    void whatRepeatsSayIsSaid() {
        QByteArray text = "host,threads,run,mb_s\n";
        for (const auto& [host, level] : {std::pair("a", 100), {"b", 100}, {"c", 140}}) {
            for (int threads = 1; threads <= 8; ++threads) {
                for (int run = 1; run <= 4; ++run) {
                    const int value = (level + (*host == 'c' ? 5 * threads : 0)) * threads + 7 * ((run * threads) % 4);
                    text += QByteArray(host) + ',' + QByteArray::number(threads) + ',' + QByteArray::number(run) + ',' +
                            QByteArray::number(value) + '\n';
                }
            }
        }
        const std::string table = file(text);
        const auto relative = [&](const std::vector<std::string>& more) {
            std::vector<std::string> all{"relative", table, "--value", "mb_s", "--system",  "host",
                                         "--from",   "a",   "--to",    "c",    "--factors", "threads"};
            all.insert(all.end(), more.begin(), more.end());
            return test::runCommand(all);
        };
        const auto fieller = relative({"--format", "json"}).json();
        const auto drawn = relative({"--interval", "bootstrap", "--format", "json"}).json();
        QCOMPARE(fieller["ratio_interval"]["method"], "Fieller");
        QCOMPARE(drawn["ratio_interval"]["method"], "BCa");
        QCOMPARE(drawn["ratio_interval"]["simulated_share_of_repeats"]["3"][0], 0.74);
        QCOMPARE(drawn["ratio_interval"]["draws"].get<int>(), 10'000);
        QVERIFY(fieller["cells"][0]["interval"] != drawn["cells"][0]["interval"]);
        const std::string words = relative({"--interval", "bootstrap"}).out;
        QVERIFY(saysIn(words, "have a 95 % interval from their repeats (BCa)"));
        QVERIFY2(saysIn(words,
                        "simulated 95 % intervals contain the true value with 3 repeats in 74 to 89 % of cases, with 5 "
                        "repeats in 91"),
                 words.c_str());
        QVERIFY(fieller["noise_floor"]["percent"].get<double>() > 0.0);
        const auto medians = relative({"--agg", "median", "--format", "json"}).json()["ratio_interval"];
        QVERIFY(medians["method"].is_null() &&
                medians["why_none"].get<std::string>().find("bootstrap") != std::string::npos);
        QVERIFY(saysIn(relative({"--agg", "median"}).out, "Ratios of medians have no interval by formula"));
        const auto transfer = test::runCommand({"transfer", table, "--value", "mb_s", "--system", "host", "--from", "a",
                                                "--to", "c", "--via", "b", "--factors", "threads"});
        QVERIFY2(saysIn(transfer.out, "Noise floor: 4 repeats of each of 8 values"), transfer.out.c_str());
        const std::vector<std::string> degrees{"relate", table,         "--axis", "threads", "--series",
                                               "host",   "--reference", "a",      "--image", "mean"};
        const auto with = [&](std::vector<std::string> more) {
            more.insert(more.begin(), degrees.begin(), degrees.end());
            return test::runCommand(more);
        };
        const auto global = with({"--format", "json"}).json();
        QCOMPARE(global["repeats"]["method"], "draws without noise");
        QVERIFY(global["series"][1]["interval"][1].get<double>() <= 1.0);
        const auto pairs = with({"--scope", "pairwise"});  // b is a but for noise
        QVERIFY2(saysIn(pairs.out,
                        "No interval where the differences from the reference cannot be distinguished from noise"),
                 (pairs.out + pairs.err).c_str());
        QVERIFY(saysIn(pairs.out, "contain the true value in 88 to 98 % of cases"));
    }

private:
    static bool saysIn(const std::string& text, const char* words) { return text.find(words) != std::string::npos; }
    std::string file(const QByteArray& text) {
        QFile written(m_folder.filePath(QStringLiteral("t%1.csv").arg(++m_files)));
        if (written.open(QIODevice::WriteOnly)) {
            written.write(text);
        }
        return written.fileName().toStdString();
    }

    QTemporaryDir m_folder;
    int m_files = 0;
};

GREYSCOPE_TEST(tst_cli_repeats)

}  // namespace tests_of_cli_repeats

#include "tst_cli_repeats.moc"
