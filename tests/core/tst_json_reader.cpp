#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_json_reader {

using namespace greyscope;
using base::ErrorCode;
using test::cell;
using test::cells;
using test::note;
using test::readTool;
using Texts = std::vector<std::string>;

class tst_json_reader : public QObject {
    Q_OBJECT

private slots:
    void everyShapeOfATableIsRead_data() {
        QTest::addColumn<std::string>("text");
        const auto row = [](const char* name, const char* text) { QTest::newRow(name) << std::string(text); };
        row("objects", R"([{"host":"a","rate":1.5},{"host":"b","rate":2}])");
        row("lines", "{\"host\":\"a\",\"rate\":1.5}\n\n{\"host\":\"b\",\"rate\":2}\n");
        row("lists", R"({"host":["a","b"],"rate":[1.5,2]})");
        row("rows", R"([["host","rate"],["a",1.5],["b",2]])");
        row("split", R"({"columns":["host","rate"],"index":[0,1],"data":[["a",1.5],["b",2]]})");
        row("own", R"({"columns":[{"name":"host"},{"name":"rate"}],"rows":[["a",1.5],["b",2]]})");
        row("inside", R"({"date":"x","runs":[{"host":"a","rate":1.5},{"host":"b","rate":2}]})");
        row("longest", R"({"n":[{"k":1}],"runs":[{"host":"a","rate":1.5},{"host":"b","rate":2}]})");
    }

    void everyShapeOfATableIsRead() {
        QFETCH(std::string, text);
        const auto imported = readTool(text);
        QVERIFY(imported.has_value());
        QCOMPARE(imported->report.format, std::string("JSON"));
        QCOMPARE(imported->dataset->columns().size(), std::size_t{2});
        QCOMPARE(cells(*imported, "host"), (Texts{"a", "b"}));
        QCOMPARE(cells(*imported, "rate"), (Texts{"1.5", "2"}));
        QVERIFY(imported->dataset->columns()[1].isNumeric());
        const auto again = readTool(text, io::sameAgain(*imported));
        QVERIFY(again.has_value());
        QCOMPARE(cells(*again, "rate"), (Texts{"1.5", "2"}));
    }

    void nestedObjectsAreDottedAndListsStay() {
        const auto imported = readTool(
            "[\n{\"id\":1,\"run\":{\"n\":2,\"os\":{\"name\":\"x\"}},\"t\":[1,2]},\n{\"id\":2,\"ok\":true,\"z\":null}"
            "\n]");
        QVERIFY(imported.has_value());
        QCOMPARE(data::columnNames(*imported->dataset), (Texts{"id", "run.n", "run.os.name", "t", "ok", "z"}));
        QCOMPARE(cell(*imported, "t", 0), std::string("[1,2]"));
        QCOMPARE(cell(*imported, "ok", 1), std::string("true"));
        QCOMPARE(imported->dataset->lineOf(1), std::size_t{3});
    }

    /// The answer of Prometheus to a range of time: what stands beside a list comes back in each of its rows.
    void listsInsideOfObjectsAreRows() {
        const auto answer = readTool(R"({"status":"success","data":{"resultType":"matrix","result":[
                     {"metric":{"job":"node","device":"sda"},"values":[[1700000000,"1.5"],[1700000015,"2"]]},
                     {"metric":{"job":"node","device":"sdb"},"values":[[1700000000,"3"]]}]}})");
        QVERIFY(answer.has_value());
        QCOMPARE(data::columnNames(*answer->dataset),
                 (Texts{"status", "data.resultType", "metric.job", "metric.device", "values.1", "values.2"}));
        QCOMPARE(cells(*answer, "metric.device"), (Texts{"sda", "sda", "sdb"}));
        QCOMPARE(cells(*answer, "values.1"), (Texts{"1700000000", "1700000015", "1700000000"}));
        QCOMPARE(cells(*answer, "values.2"), (Texts{"1.5", "2", "3"}));
        // and iostat's, lists in lists, one of them short
        const auto devices = readTool(R"({"sysstat":{"hosts":[{"nodename":"web","statistics":[
                     {"cpu":{"user":1},"tags":["x","y"],"disk":[{"name":"sda","r":5},{"name":"sdb","r":6}]},
                     {"cpu":{"user":2},"disk":[{"name":"sda","r":7}]}]}]}})");
        QVERIFY(devices.has_value());
        QCOMPARE(cells(*devices, "statistics.disk.name"), (Texts{"sda", "sdb", "sda"}));
        QCOMPARE(cells(*devices, "statistics.cpu.user"), (Texts{"1", "1", "2"}));
        QCOMPARE(cell(*devices, "statistics.tags", 1), std::string("[\"x\",\"y\"]"));
        // of two lists side by side the longer one is rows, the other stays a cell
        const auto two = readTool(R"({"a":{"p":[[1,2],[3,4],[5,6]],"q":[[1,2],[3,4]]}})");
        QCOMPARE(two->dataset->rowCount(), std::size_t{3});
        QCOMPARE(cell(*two, "a.q", 2), std::string("[[1,2],[3,4]]"));
    }

    /// What would come back too often stays in one row.
    void aLongTextBesideALongListDoesNotGrow() {
        std::string text = "{\"note\":\"" + std::string(200000, 'x') + "\",\"n\":2,\"pairs\":[[1,2]";
        for (int pair = 0; pair < 2000; ++pair) {
            text += ",[1,2]";
        }
        QCOMPARE(readTool(text + "]}")->dataset->rowCount(), std::size_t{1});
    }

    void namedObjectsAreRows() {
        const auto imported = readTool(R"({"a":{"x":1},"b":{"x":2,"y":3}})");
        QCOMPARE(cells(*imported, "name"), (Texts{"a", "b"}));
        QCOMPARE(cells(*imported, "x"), (Texts{"1", "2"}));
    }

    void ofSeveralListsOneCanBeTold() {
        const std::string text = R"({"n":[{"k":1}],"runs":[{"x":1},{"x":2}]})";
        QCOMPARE(readTool(text)->report.parts, (Texts{"n", "runs"}));
        QCOMPARE(cells(*readTool(text, {.dialect = {{"table", "n"}}}), "k"), Texts{"1"});
        QCOMPARE(readTool(text, {.dialect = {{"table", "m"}}}).error().code, ErrorCode::optionUnknown);
    }

    void faultsHaveTheirPlace() {
        const auto cut = readTool("[\n{\"a\":1},\n{\"a\":");
        QCOMPARE(cut.error().code, ErrorCode::jsonNotReadable);
        QCOMPARE(cut.error().location.line, std::size_t{3});
        QCOMPARE(cut.error().arguments[0], std::string("it ends before it is complete"));
        const auto wrong = readTool("[\n{\"a\":1},\n{\"a\":x}]");
        QCOMPARE(wrong.error().location.line, std::size_t{3});
        QCOMPARE(wrong.error().location.column, std::size_t{6});
        const auto line = readTool("{\"a\":1}\n{\"a\":2}\n{\"a\":\n");
        QCOMPARE(line.error().location.line, std::size_t{3});
        const auto deep = readTool(std::string(100'000, '[') + std::string(100'000, ']'));
        QCOMPARE(deep.error().code, ErrorCode::jsonNotReadable);
        QVERIFY(deep.error().arguments[0].find("deep") != std::string::npos);
        QCOMPARE(readTool("[{},{}]").error().code, ErrorCode::noRows);
        QCOMPARE(readTool("{\"a\":1,\"b\":2,\"c\":3}", {.maxColumns = 2}).error().code, ErrorCode::tooManyColumns);
    }

    void hyperfineHasARowForEachRun() {
        const auto imported = readTool(R"({"results":[
            {"command":"sort 1","mean":0.15,"stddev":0.05,"times":[0.1,0.2],"exit_codes":[0,1],"parameters":{"n":"1"}},
            {"command":"sort 2","mean":0.3,"stddev":0.05,"times":[0.3],"exit_codes":[0],"parameters":{"n":"2"}}]})");
        QVERIFY(imported.has_value());
        QCOMPARE(imported->report.format, std::string("hyperfine"));
        QCOMPARE(cells(*imported, "run"), (Texts{"1", "2", "1"}));
        QCOMPARE(cells(*imported, "n"), (Texts{"1", "1", "2"}));
        QVERIFY(imported->dataset->columns()[*imported->dataset->find("time")].missingAt(1));  // it failed
        QCOMPARE(cell(*imported, "time", 2), std::string("0.3"));
        QCOMPARE(test::layoutOf(*imported).roles.repetitions, Texts{"run"});
        const auto means = readTool(R"({"results":[{"command":"x","mean":0.15,"stddev":0.05}]})");
        QCOMPARE(cell(*means, "time", 0), std::string("0.15"));
    }

    /// Its CSV has means alone, in seconds.
    void hyperfinesCsvHasARowForEachCommand() {
        const auto imported = readTool(
            "command,mean,stddev,median,user,system,min,max,parameter_threads\n"
            "\"pack \"\"a\"\" -j1\",8.01,0.08,8.0,6.4,0.8,7.8,8.4,1\npack -j2,4.2,0.04,4.2,3.3,0.4,4.1,4.4,2\n");
        QVERIFY(imported.has_value());
        QCOMPARE(imported->report.format, std::string("hyperfine"));
        QCOMPARE(cells(*imported, "command"), (Texts{"pack \"a\" -j1", "pack -j2"}));
        QCOMPARE(cells(*imported, "time"), (Texts{"8.01", "4.2"}));
        QCOMPARE(cells(*imported, "max"), (Texts{"8.4", "4.4"}));
        QCOMPARE(imported->dataset->columns()[*imported->dataset->find("time")].unit, std::string("s"));
        const data::Roles roles = test::layoutOf(*imported).roles;
        QCOMPARE(roles.factors, Texts{"threads"});
        QCOMPARE(roles.metrics, Texts{"time"});
    }

    /// A test without parameters stands among others that have some.
    void pytestBenchmarkHasARowForEachRound() {
        const auto imported = readTool(R"({"machine_info":{"node":"ci"},"benchmarks":[
            {"group":null,"name":"test_pack[lz]","fullname":"t/a.py::test_pack[lz]","params":{"m":"lz"},
             "stats":{"mean":0.015,"stddev":0.005,"rounds":2,"data":[0.01,0.02]}},
            {"group":null,"name":"test_plain[x]","fullname":"t/a.py::test_plain[x]","params":null,
             "stats":{"mean":0.3,"stddev":0.1,"rounds":5,"min":0.2}}],"version":"4.0.0"})");
        QVERIFY(imported.has_value());
        QCOMPARE(imported->report.format, std::string("pytest-benchmark"));
        QCOMPARE(cells(*imported, "benchmark"), (Texts{"test_pack", "test_pack", "test_plain[x]"}));
        QCOMPARE(cells(*imported, "m"), (Texts{"lz", "lz", ""}));
        QCOMPARE(cells(*imported, "time"), (Texts{"0.01", "0.02", "0.3"}));
        QCOMPARE(cells(*imported, "rounds"), (Texts{"", "", "5"}));
        QCOMPARE(test::layoutOf(*imported).roles.metrics, Texts{"time"});
    }

    void googleBenchmarkHasARowForEachRepetition() {
        const auto imported = readTool(R"({"context":{"host_name":"h","num_cpus":2},"benchmarks":[
            {"name":"BM_x/8/threads:2","run_name":"BM_x/8/threads:2","run_type":"iteration","repetition_index":0,
             "iterations":10,"real_time":1.5,"cpu_time":1.25,"time_unit":"us","items":3},
            {"name":"BM_x/8/threads:2","run_name":"BM_x/8/threads:2","run_type":"iteration","repetition_index":1,
             "iterations":10,"real_time":2500,"cpu_time":1.25,"time_unit":"ns"},
            {"name":"BM_x/8/threads:2_mean","run_name":"BM_x/8/threads:2","run_type":"aggregate",
             "aggregate_name":"mean","real_time":2,"cpu_time":1.25,"time_unit":"us"},
            {"name":"BM_y","error_occurred":true,"error_message":"no file","real_time":0,"cpu_time":0,"time_unit":"us"}
            ]})");
        QVERIFY(imported.has_value());
        QCOMPARE(imported->report.format, std::string("Google Benchmark"));
        QCOMPARE(cells(*imported, "benchmark"), (Texts{"BM_x", "BM_x", "BM_y"}));
        QCOMPARE(cells(*imported, "argument_1"), (Texts{"8", "8", ""}));
        QCOMPARE(cell(*imported, "threads", 0), std::string("2"));
        QCOMPARE(cell(*imported, "real_time", 1), std::string("2.5"));
        QVERIFY(imported->dataset->columns()[*imported->dataset->find("real_time")].missingAt(2));
        QCOMPARE(imported->report.counts.at(io::ProblemKind::statisticsLine), std::size_t{1});
        QCOMPARE(note(*imported, "host_name"), std::string("h"));
        QCOMPARE(cells(*imported, "run"), (Texts{"1", "2", "1"}));
    }

    /// One that failed in each repetition has no statistics; that does not make those of the others superfluous. Fits
    /// of a complexity are no times. Rows whose arguments have other names differ in what is missing.
    void googleBenchmarkStatisticsAloneAreRead() {
        const auto imported = readTool(R"({"benchmarks":[
            {"name":"BM_e","run_name":"BM_e","run_type":"iteration","error_occurred":true,"error_message":"no device",
             "real_time":0,"cpu_time":0,"time_unit":"ns"},
            {"name":"BM_x/8_mean","run_name":"BM_x/8","run_type":"aggregate","aggregate_name":"mean",
             "aggregate_unit":"time","real_time":2,"cpu_time":1,"time_unit":"ns"},
            {"name":"BM_x_BigO","run_name":"BM_x","run_type":"aggregate","aggregate_name":"BigO",
             "cpu_coefficient":3,"real_coefficient":3,"big_o":"N","time_unit":"ns"}]})");
        QVERIFY(imported.has_value());
        QCOMPARE(cells(*imported, "benchmark"), (Texts{"BM_e", "BM_x"}));
        QCOMPARE(cells(*imported, "aggregate_name"), (Texts{"", "mean"}));
        QCOMPARE(cell(*imported, "real_time", 1), std::string("2"));
        const auto csv = readTool(
            "name,iterations,real_time,cpu_time,time_unit,label\n\"BM_x/8\",10,2,1,ns,\n\"BM_x/8\",10,3,1,ns,\n"
            "\"BM_x/8_mean\",2,2.5,1,ns,\n\"BM_x_BigO\",,1.5,1.5,N,\n\"BM_x_RMS\",,0.1,0.1,%,\n"
            "\"BM_y/size:4\",10,2,1,ns,\n\"BM_y/size:8\",10,2,1,ns,\n");
        QVERIFY(csv.has_value());
        QCOMPARE(cells(*csv, "benchmark"), (Texts{"BM_x", "BM_x", "BM_y", "BM_y"}));
        QCOMPARE(cells(*csv, "run"), (Texts{"1", "2", "1", "1"}));
        QCOMPARE(csv->report.counts.at(io::ProblemKind::statisticsLine), std::size_t{3});
    }

    /// Neither a value nor words of JSON alone are a table, whatever reader would take them for one.
    void aValueIsNotATable() {
        for (const char* text : {"null", " null\n", "null\nnull\n", "true", "false\n", "\"x\"", "[]", "{}", "[null]",
                                 "{\"a\":null}", "[{},{}]"}) {
            const auto imported = readTool(text);
            QVERIFY2(!imported.has_value(), text);
            QCOMPARE(imported.error().code, ErrorCode::noRows);
        }
    }

    void manyMembersOfAProgramsOutputAreRefused() {
        std::string percentiles;
        for (int i = 1; i <= 5000; ++i) {
            percentiles += (i > 1 ? ",\"" : "\"") + std::to_string(i) + "\":1";
        }
        const auto imported = readTool(
            "{\"fio version\":\"fio-3.33\",\"jobs\":[{\"jobname\":\"j\",\"read\":{\"bw\":1,\"iops\":1,\"total_ios\":1,"
            "\"io_bytes\":1,\"runtime\":1,\"clat_ns\":{\"percentile\":{" +
            percentiles + "}}}}]}");
        QVERIFY(!imported.has_value());
        QCOMPARE(imported.error().code, ErrorCode::tooManyColumns);
    }

    void googleBenchmarkWritesCsvToo() {
        const auto imported = readTool(
            "2026-11-20T07:30:00+00:00\nRunning ./b\n"
            "name,iterations,real_time,cpu_time,time_unit,bytes_per_second,label\n"
            "\"BM_copy/64\",100,10.5,10.25,ns,6.1e9,\"a, \"\"b\"\"\"\n");
        QVERIFY(imported.has_value());
        QCOMPARE(cell(*imported, "argument_1", 0), std::string("64"));
        QCOMPARE(cell(*imported, "label", 0), std::string("a, \"b\""));
        QCOMPARE(imported->dataset->lineOf(0), std::size_t{4});
    }
};

GREYSCOPE_TEST(tst_json_reader)

}  // namespace tests_of_json_reader

#include "tst_json_reader.moc"
