// Logs along time, on the command line.
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_time {

using namespace greyscope;
using nlohmann::json;
using Words = std::vector<std::string>;

namespace {

json rowNamed(const json& rows, const std::string& key, const std::string& name) {
    for (const json& row : rows) {
        if (row[key] == name) {
            return row;
        }
    }
    return {};
}

}  // namespace

class tst_cli_time : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        // Two jobs with an operation of 1 MiB every 100 ms and of 200 ms; from 20 s on, every 200 ms and 400 ms.
        for (const int job : {1, 2}) {
            std::string text;
            for (int time = 0; time < 40000; time += 100 * job * (time >= 20000 ? 2 : 1)) {
                text += std::to_string(time) + ", " + std::to_string(1000000 + time) + ", 0, 1048576, 0\n";
            }
            write("read_clat." + std::to_string(job) + ".log", text);
        }
        std::string host = "seconds_elapsed,wait (ms),busy (%)\n";
        for (int second = 1; second <= 40; ++second) {
            host += std::to_string(second) + "," + base::toText(second > 20 ? 12.5 + second % 2 : 2.5 + second % 2) +
                    "," + std::to_string(second % 7) + ".5\n";
        }
        write("host.csv", host);
        write("notes.csv", "name,score\na,1\nb,3\nc,2\n");
    }

    void sumsJobsAndFindsTheChange() {
        const json told = run({"time", path("read_clat.1.log"), path("read_clat.2.log"), "--bin", "1"});
        QCOMPARE(told["bins"].size(), std::size_t{40});
        QCOMPARE(told["bins"][3]["throughput_sum"].get<double>(), 15.0);
        const json& bins = told["bins"];  // of 7 and 8 operations in turn
        QCOMPARE(bins[30]["throughput_sum"].get<double>() + bins[31]["throughput_sum"].get<double>(), 15.0);
        QVERIFY(told["bins"][3].contains("completion_latency_p99"));
        const json change = rowNamed(told["changes"], "quantity", "throughput_sum");
        QCOMPARE(change["time_s"].get<double>(), 20.0);
        QVERIFY(std::abs(change["ratio"].get<double>() - 0.5) < 0.05);
        const json account = rowNamed(told["quantities"], "quantity", "throughput");
        QCOMPARE(account["jobs"].get<int>(), 2);
        QCOMPARE(account["rows"].get<int>(), 450);
        QCOMPARE(account["used"].get<int>(), 450);
        QCOMPARE(told["logs"][0]["row"].get<std::string>(), std::string("operation"));
        QCOMPARE(told["logs"][0]["time_column"].get<std::string>(), std::string("time"));
    }

    void comparesASpanAndShowsWhatGoesWithIt() {
        const json told = run({"time", path("read_clat.1.log"), path("read_clat.2.log"), "--bin", "1", "--span",
                               "20:40", "--baseline", "0:20", "--with", path("host.csv")});
        const json span = rowNamed(told["span"], "quantity", "throughput_sum");
        QVERIFY(std::abs(span["ratio"].get<double>() - 0.5) < 0.03);
        QVERIFY(span["low"].get<double>() <= span["ratio"].get<double>());
        QVERIFY(rowNamed(told["span"], "quantity", "wait (ms)_mean")["ratio"].get<double>() > 3.0);
        const json wait = rowNamed(told["goes_with"], "quantity", "wait (ms)_mean");
        QVERIFY(wait["spearman"].get<double>() > 0.5);
        QVERIFY(!test::remarkNamed(told, "alignment").empty());
    }

    void whatIsLeftOutIsNamed() {
        const json told = run({"time", path("read_clat.1.log"), path("notes.csv")});
        QVERIFY(test::remarkNamed(told, "without-time").find("notes") != std::string::npos);
        const auto none = test::runCommand({"time", path("notes.csv")});
        QVERIFY(none.code == 1 && !none.err.empty());
    }

    void wrongOptionsAreRefused_data() {
        QTest::addColumn<Words>("options");
        QTest::newRow("percentile of a rate") << Words{"--quantity", "throughput", "--aggregate", "p99"};
        QTest::newRow("sum of latencies") << Words{"--quantity", "completion_latency", "--aggregate", "sum"};
        QTest::newRow("no such quantity") << Words{"--quantity", "speed"};
        QTest::newRow("span") << Words{"--span", "20"};
        QTest::newRow("span outside") << Words{"--span", "90:95"};
        QTest::newRow("baseline alone") << Words{"--baseline", "0:5"};
        QTest::newRow("no calendar") << Words{"--align", "absolute"};
        QTest::newRow("bins") << Words{"--bin", "1e-9"};
        QTest::newRow("aggregate") << Words{"--aggregate", "variance"};
    }
    void wrongOptionsAreRefused() {
        QFETCH(const Words, options);
        Words command{"time", path("read_clat.1.log")};
        command.insert(command.end(), options.begin(), options.end());
        const auto refused = test::runCommand(command);
        QVERIFY2(refused.code != 0 && refused.out.empty() && !refused.err.empty(), refused.err.c_str());
    }

    void theStudyGivesTheSameFigure() {
        const std::string study = path("time.greyscope");
        const std::string own = path("own.csv");
        const auto drawn = test::runCommand({"time", path("read_clat.1.log"), path("read_clat.2.log"), "--with",
                                             path("host.csv"), "--figure", own, "--study", study});
        QVERIFY2(drawn.code == 0, drawn.err.c_str());
        const auto exported = test::runCommand(
            {"export", study, "--out", m_folder.path().toStdString(), "--figure", "time-timeline", "--format", "csv"});
        QVERIFY2(exported.code == 0, exported.err.c_str());
        QCOMPARE(content("own.csv"), content("time-timeline.csv"));
        QVERIFY(content("own.csv").size() > 1000);
    }

private:
    [[nodiscard]] std::string path(const std::string& name) const {
        return m_folder.filePath(QString::fromStdString(name)).toStdString();
    }
    void write(const std::string& name, const std::string& text) const {
        QFile file(QString::fromStdString(path(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
    }
    [[nodiscard]] QByteArray content(const std::string& name) const {
        QFile file(QString::fromStdString(path(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static json run(Words command) {
        command.insert(command.end(), {"--format", "json"});
        const auto told = test::runCommand(command);
        [&] { QVERIFY2(told.code == 0, told.err.c_str()); }();
        return told.json();
    }

    QTemporaryDir m_folder;
};

GREYSCOPE_TEST(tst_cli_time)

}  // namespace tests_of_cli_time

#include "tst_cli_time.moc"
