#include <QtTest>

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

std::string exported() {
    std::ifstream file(GREYSCOPE_TEST_DATA "/k6_summary_export.json");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// What handleSummary() is given: numbers below "values", checks and groups as lists.
constexpr const char* kHandled = R"({"root_group":{"name":"","path":"","groups":[{"name":"login","path":"::login",
 "groups":[],"checks":[{"name":"status is 200","path":"::login::status is 200","passes":297,"fails":3}]}],"checks":[]},
"options":{"summaryTrendStats":["avg","p(95)"],"summaryTimeUnit":""
}
, "state" : {"testRunDurationMs" : 5000.5}, "metrics" : {
    "my_wait" : {
        "type" : "trend",
        "contains" : "time",
        "values" : {"avg" : 7.5, "p(95)" : 9, "count" : 12},
        "thresholds" : {"p(95)<8" : {"ok" : false}}
    },
                "http_req_failed"
        : {"type" : "rate", "contains" : "default", "values" : {"rate" : 0.01, "passes" : 3, "fails" : 297}},
          "http_reqs" : {"type" : "counter", "contains" : "default", "values" : {"count" : 300, "rate" : 60}},
                        "vus" : {
        "type" : "gauge", "contains" : "default", "values" : {
            "value" : 1, "min" : 1, "max" : 4
        }
    }
}
})";

/// The machine-readable summary of k6 1.5: lists, and counts without rates.
constexpr const char* kReadable = R"({"version":"1.0.0","metadata":{"k6_version":"1.5.0"},
"config":{"duration":5,"execution":"local","script":"shop.js"},
"results":{"metrics":[
 {"name":"http_req_duration","type":"trend","contains":"time","values":{"avg":12.5,"med":11,"p(95)":31.75
}
},
 {"name":"http_reqs","type":"counter","contains":"default","values":{"count":300}},
 {"name":"data_sent","type":"counter","contains":"data","values":{"count":2000}},
 {"name":"http_req_failed","type":"rate","contains":"default","values":{"matches":3,"rate":0.01,"total":300}},
 {"name":"vus_max","type":"gauge","contains":"default","values":{"value":16,"min":16,"max":16}}],
"checks":{
    "metrics" : [ {"name" : "checks_total", "type" : "counter", "contains" : "default", "values" : {"count" : 300}} ],
                "results" : [ {"name" : "status is 200", "passes" : 297, "fails" : 3} ]
}
}
})";

}  // namespace

class tst_k6_reader : public QObject {
    Q_OBJECT

private slots:
    void anExportHasARowForEachMetricAndCheck() {
        const auto imported = readTool(exported());
        QVERIFY(imported.has_value());
        QCOMPARE(imported->report.format, std::string("k6"));
        QCOMPARE(cells(*imported, "metric"), (Texts{"http_req_duration", "http_req_duration{expected_response:true}",
                                                    "http_req_failed", "http_reqs", "data_received", "basket_size",
                                                    "vus", "vus_max", "checks{group:::login,check:status is 200}"}));
        QCOMPARE(cells(*imported, "latency"), (Texts{"12.5", "12", "", "", "", "", "", "", ""}));
        QCOMPARE(cells(*imported, "latency_p50")[1], std::string("11"));
        QCOMPARE(cells(*imported, "latency_p95"), (Texts{"31.75", "30", "", "", "", "", "", "", ""}));
        QCOMPARE(cells(*imported, "rate"), (Texts{"", "", "", "60", "", "", "", "", ""}));
        QCOMPARE(cells(*imported, "data_rate")[4], std::string("300000"));
        QCOMPARE(cells(*imported, "share"), (Texts{"", "", "0.01", "", "", "", "", "", "0.99"}));
        QCOMPARE(cells(*imported, "value"), (Texts{"", "", "", "", "", "2.5", "1", "10", ""}));
        QCOMPARE(cells(*imported, "thresholds")[0], std::string("p(95)<50 ok; max<200 crossed"));
        QCOMPARE(cells(*imported, "vus"), Texts(9, "8"));
        QCOMPARE(imported->dataset->lineOf(0), std::size_t{26});
        QCOMPARE(imported->dataset->lineOf(8), std::size_t{14});
        const data::Roles roles = test::layoutOf(*imported).roles;
        QCOMPARE(roles.factors, Texts{"metric"});
        QCOMPARE(roles.metrics.front(), std::string("latency"));
    }

    void theSummaryOfAScriptSaysWhatItsMetricsHold() {
        const auto imported = readTool(kHandled);
        QVERIFY(imported.has_value());
        QCOMPARE(imported->report.format, std::string("k6"));
        QCOMPARE(cells(*imported, "latency"), (Texts{"7.5", "", "", "", ""}));
        QCOMPARE(cells(*imported, "count"), (Texts{"12", "", "300", "", ""}));
        QCOMPARE(cells(*imported, "share"), (Texts{"", "0.01", "", "", "0.99"}));
        QCOMPARE(cells(*imported, "thresholds")[0], std::string("p(95)<8 crossed"));
        QCOMPARE(cells(*imported, "vus"), Texts(5, "4"));
        QCOMPARE(note(*imported, "duration"), std::string("5.0005 s"));
    }

    void theMachineReadableSummaryLeavesRatesToItsReader() {
        const auto imported = readTool(kReadable);
        QVERIFY(imported.has_value());
        QCOMPARE(cells(*imported, "metric"), (Texts{"http_req_duration", "http_reqs", "data_sent", "http_req_failed",
                                                    "vus_max", "checks_total", "checks{check:status is 200}"}));
        QCOMPARE(cells(*imported, "rate"), (Texts{"", "60", "", "", "", "60", ""}));
        QCOMPARE(cells(*imported, "data_rate")[2], std::string("400"));
        QCOMPARE(cells(*imported, "passes"), (Texts{"", "", "", "3", "", "", "297"}));
        QCOMPARE(cells(*imported, "fails")[3], std::string("297"));
        QCOMPARE(cells(*imported, "vus"), Texts(7, "16"));
        QCOMPARE(note(*imported, "version"), std::string("1.5.0"));
    }

    /// What k6 writes while it runs is lines of points, and no summary.
    void pointsAreATable() {
        const std::string point = R"({"metric":"http_req_duration","type":"Point","data":{"time":"2026-01-01T00:00:0)";
        const auto imported = readTool(point + R"(1Z","value":5.5,"tags":{"metrics":"x"}}})" + "\n" + point +
                                       R"(2Z","value":6.5,"tags":{"metrics":"x"}}})" + "\n");
        QVERIFY(imported.has_value());
        QCOMPARE(imported->report.format, std::string("JSON"));
    }
};

GREYSCOPE_TEST(tst_k6_reader)

}  // namespace tests_of_k6_reader

#include "tst_k6_reader.moc"
