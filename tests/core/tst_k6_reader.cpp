#include <QTest>

#include <fstream>
#include <sstream>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_k6_reader {

using namespace greyscope;
using test::cells;
using test::note;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

base::Expected<io::Imported> imported(const char* name) {
    std::ifstream file(std::string(GREYSCOPE_TEST_DATA "/") + name);
    std::ostringstream text;
    text << file.rdbuf();
    return readTool(text.str());
}

}  // namespace

class tst_k6_reader : public QObject {
    Q_OBJECT

private slots:
    void anExportHasARowForEachMetricAndCheck() {
        const auto read = imported("k6_summary_export.json");
        QVERIFY(read.has_value());
        QCOMPARE(read->report.format, std::string("k6"));
        QCOMPARE(cells(*read, "metric"), (Texts{"http_req_duration", "http_req_duration{expected_response:true}",
                                                "http_req_failed", "http_reqs", "data_received", "basket_size", "vus",
                                                "vus_max", "checks{group:::login,check:status is 200}"}));
        QCOMPARE(cells(*read, "latency"), (Texts{"12.5", "12", "", "", "", "", "", "", ""}));
        QCOMPARE(cells(*read, "latency_p50")[1], std::string("11"));
        QCOMPARE(cells(*read, "latency_p95"), (Texts{"31.75", "30", "", "", "", "", "", "", ""}));
        QCOMPARE(cells(*read, "rate"), (Texts{"", "", "", "60", "", "", "", "", ""}));
        QCOMPARE(cells(*read, "data_rate")[4], std::string("300000"));
        QCOMPARE(cells(*read, "share"), (Texts{"", "", "0.01", "", "", "", "", "", "0.99"}));
        QCOMPARE(cells(*read, "value"), (Texts{"", "", "", "", "", "2.5", "1", "10", ""}));
        QCOMPARE(cells(*read, "thresholds")[0], std::string("p(95)<50 ok; max<200 crossed"));
        QCOMPARE(cells(*read, "vus"), Texts(9, "8"));
        QCOMPARE(read->dataset->lineOf(0), std::size_t{26});
        QCOMPARE(read->dataset->lineOf(8), std::size_t{13});
        const data::Roles roles = test::layoutOf(*read).roles;
        QCOMPARE(roles.factors, Texts{"metric"});
        QCOMPARE(roles.metrics.front(), std::string("latency"));
    }

    void theSummaryOfAScriptSaysWhatItsMetricsHold() {
        const auto read = imported("k6_handle_summary.json");
        QVERIFY(read.has_value());
        QCOMPARE(read->report.format, std::string("k6"));
        QCOMPARE(cells(*read, "latency"), (Texts{"7.5", "", "", "", ""}));
        QCOMPARE(cells(*read, "count"), (Texts{"12", "", "300", "", ""}));
        QCOMPARE(cells(*read, "share"), (Texts{"", "0.01", "", "", "0.99"}));
        QCOMPARE(cells(*read, "thresholds")[0], std::string("p(95)<8 crossed"));
        QCOMPARE(cells(*read, "vus"), Texts(5, "4"));
        QCOMPARE(note(*read, "duration"), std::string("5.0005 s"));
    }

    void theMachineReadableSummaryLeavesRatesToItsReader() {
        const auto read = imported("k6_machine_readable.json");
        QVERIFY(read.has_value());
        QCOMPARE(cells(*read, "metric"), (Texts{"http_req_duration", "http_reqs", "data_sent", "http_req_failed",
                                                "vus_max", "checks_total", "checks{check:status is 200}"}));
        QCOMPARE(cells(*read, "rate"), (Texts{"", "60", "", "", "", "60", ""}));
        QCOMPARE(cells(*read, "data_rate")[2], std::string("400"));
        QCOMPARE(cells(*read, "passes"), (Texts{"", "", "", "3", "", "", "297"}));
        QCOMPARE(cells(*read, "fails")[3], std::string("297"));
        QCOMPARE(cells(*read, "vus"), Texts(7, "16"));
        QCOMPARE(note(*read, "version"), std::string("1.5.0"));
    }

    /// A text that is looked through for each metric again takes minutes.
    void theLinesOfALongSummaryAreFoundAtOnce() {
        constexpr int kMetrics = 40'000;
        std::string text = "{\"metrics\": {\n\"vus_max\":{\"value\":4}";
        for (int i = 0; i < kMetrics; ++i) {
            text += ",\n\"http_req_duration{name:" + std::to_string(i) + "}\":{\"avg\":1.5}";
        }
        const auto read = readTool(text + "}}\n");
        QVERIFY(read.has_value());
        QCOMPARE(read->report.format, std::string("k6"));
        QCOMPARE(read->dataset->lineOf(0), std::size_t{2});
        QCOMPARE(read->dataset->lineOf(kMetrics), std::size_t{kMetrics + 2});
    }

    /// What k6 writes while it runs is lines of points, and no summary.
    void pointsAreATable() {
        std::string lines;
        for (const char* value : {"5.5", "6.5"}) {
            lines +=
                "{\"metric\":\"http_req_duration\",\"type\":\"Point\",\"data\":{\"tags\":{\"metrics\":\"x\"},"
                "\"value\":" +
                std::string(value) + "}}\n";
        }
        const auto read = readTool(lines);
        QVERIFY(read.has_value());
        QCOMPARE(read->report.format, std::string("JSON"));
    }
};

GREYSCOPE_TEST(tst_k6_reader)

}  // namespace tests_of_k6_reader

#include "tst_k6_reader.moc"
