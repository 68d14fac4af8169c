// fio's latency bins: those of JSON+, and histogram logs.
#include <QTest>

#include <cmath>

#include "core/io/tools/fio/fio_bins.h"
#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_fio_bins {

using namespace greyscope;
using test::cells;
using Texts = std::vector<std::string>;

namespace {

/// A line of a histogram log with `bins` counts, all 0 except those given.
std::string histogramLine(const std::string& begin, std::size_t bins,
                          const std::vector<std::pair<std::size_t, int>>& counts) {
    std::vector<int> all(bins, 0);
    for (const auto& [bin, count] : counts) {
        all[bin] = count;
    }
    std::string line = begin;
    for (const int count : all) {
        line += ", " + std::to_string(count);
    }
    return line + "\n";
}

base::Expected<io::Imported> readAs(const std::string& text, const std::string& path) {
    base::NoProgress progress;
    return io::readText(text, path, {}, progress);
}

const std::string kJsonPlus = R"({"fio version" : "fio-3.33", "jobs" : [
  {"jobname" : "a", "job options" : {"bs" : "4k"}, "read" : {"io_kbytes" : 40, "bw" : 4, "iops" : 1, "total_ios" : 10,
   "runtime" : 1000, "clat_ns" : {"min" : 100, "max" : 35072, "mean" : 30000, "stddev" : 1, "N" : 10,
   "bins" : {"100" : 1, "34048" : 4, "35072" : 5}}}},
  {"jobname" : "b", "job options" : {"bs" : "8k"}, "read" : {"io_kbytes" : 40, "bw" : 4, "iops" : 1, "total_ios" : 10,
   "runtime" : 1000, "clat_ns" : {"min" : 100, "max" : 35072, "mean" : 30000, "stddev" : 1, "N" : 10}}}]})";

}  // namespace

class tst_fio_bins : public QObject {
    Q_OBJECT

private slots:
    /// Keys of JSON+ of fio 3.33 (randread.fio here); below 128 every number is a bin.
    void theirValuesAreThoseOfFio() {
        for (const double value : {34048.0, 34560.0, 35072.0, 86528.0, 94720.0, 110080.0}) {
            std::size_t bin = 0;
            while (io::fioBinValue(bin) < value) {
                ++bin;
            }
            QCOMPARE(io::fioBinValue(bin), value);
            QCOMPARE(io::fioBinWidth(bin), io::fioBinWidthAt(value));
            QCOMPARE(io::fioBinValue(bin + 1) - value, io::fioBinWidth(bin));
        }
        QCOMPARE(io::fioBinValue(127), 127.0);
        QCOMPARE(io::fioBinValue(128), 129.0);
        QCOMPARE(io::fioBinWidthAt(127.0), 0.0);
    }

    void binsOfJsonPlusAreRowsOnRequest() {
        io::ReadOptions options;
        options.dialect["rows"] = "bins";
        const auto read = test::readTool(kJsonPlus, options);
        QVERIFY(read.has_value());
        QCOMPARE(cells(*read, "latency"), (Texts{"0.1", "34.048", "35.072"}));
        QCOMPARE(cells(*read, "count"), (Texts{"1", "4", "5"}));
        QCOMPARE(cells(*read, "bin_width"), (Texts{"0", "0.512", "0.512"}));
        QCOMPARE(cells(*read, "kind"), Texts(3, "completion"));
        QCOMPARE(cells(*read, "job"), Texts(3, "a"));
        QCOMPARE(read->report.dialect.at("rows"), std::string("bins"));
        QCOMPARE(test::countOf(*read, io::ProblemKind::nothingMeasured), std::size_t{1});  // job b
        const auto results = test::readTool(kJsonPlus);
        QCOMPARE(cells(*results, "job"), (Texts{"a", "b"}));
        QVERIFY(!results->report.dialect.contains("rows"));
    }

    void jsonWithoutBinsGivesItsResults() {
        io::ReadOptions options;
        options.dialect["rows"] = "bins";
        std::string text = kJsonPlus;
        text.replace(text.find("\"bins\""), 6, "\"bnis\"");
        const auto read = test::readTool(text, options);
        QVERIFY(read.has_value());
        QCOMPARE(cells(*read, "job"), (Texts{"a", "b"}));
        QVERIFY(!read->report.dialect.contains("rows"));
    }

    /// fio 2 numbers its bins and measures in microseconds.
    void binsOfFio2AreNumbered() {
        std::string text = kJsonPlus;
        text.replace(text.find("\"clat_ns\""), 9, "\"clat\"");
        text.replace(text.find("\"bins\" : {"), 10, "\"bins\" : {\"FIO_IO_U_PLAT_BITS\" : 6, ");
        io::ReadOptions options;
        options.dialect["rows"] = "bins";
        text.replace(text.find("\"34048\""), 7, "\"128\"");
        text.replace(text.find("\"35072\""), 7, "\"129\"");
        const auto read = test::readTool(text, options);
        QVERIFY(read.has_value());
        QCOMPARE(cells(*read, "latency"), (Texts{"100", "129", "131"}));
    }

    void aHistogramLogHasARowForEachCount() {
        const std::string text = histogramLine("1000, 0, 4096", 1856, {{5, 3}, {128, 2}}) +
                                 histogramLine("2000, 1, 4096", 1856, {{200, 7}}) +
                                 histogramLine("3000, 0, 4096", 1856, {});
        const auto read = readAs(text, "job_clat_hist.1.log");
        QVERIFY(read.has_value());
        QCOMPARE(read->report.format, std::string("fio"));
        QCOMPARE(cells(*read, "completion_latency"), (Texts{"5", "129", "290"}));
        QCOMPARE(cells(*read, "count"), (Texts{"3", "2", "7"}));
        QCOMPARE(cells(*read, "operation"), (Texts{"read", "read", "write"}));
        QCOMPARE(cells(*read, "time"), (Texts{"1000", "1000", "2000"}));
        QCOMPARE(cells(*read, "bin_width"), (Texts{"0", "2", "4"}));
        QCOMPARE(test::countOf(*read, io::ProblemKind::nothingMeasured), std::size_t{1});
        QVERIFY(test::accountsForAllLines(*read));
        QCOMPARE((*read->dataset->column("completion_latency"))->unit, std::string("ns"));
    }

    /// log_hist_coarseness=2 joins four bins; fio 2 measures in microseconds.
    void theNumberOfCountsTellsWhatTheyAre() {
        const auto coarse = readAs(histogramLine("1000, 0, 4096", 464, {{1, 3}, {40, 1}}), "x_clat_hist.1.log");
        QVERIFY(coarse.has_value());
        // Bins 4 to 7, and 160 to 163: 2^7 + 32 to 36 times 2.
        QCOMPARE(cells(*coarse, "completion_latency"), (Texts{"5.5", "196"}));
        QCOMPARE(cells(*coarse, "bin_width"), (Texts{"3", "8"}));
        const auto old = readAs(histogramLine("1000, 0, 4096", 1216, {{1, 3}}), "x_clat_hist.1.log");
        QVERIFY(old.has_value());
        QCOMPARE((*old->dataset->column("completion_latency"))->unit, std::string("us"));
    }

    void aCutLineIsNotUsed() {
        const std::string whole = histogramLine("1000, 0, 4096", 1856, {{5, 3}});
        const auto read = readAs(whole + "2000, 0, 4096, 0, 0, 4, 0", "x_clat_hist.1.log");
        QVERIFY(read.has_value());
        QCOMPARE(cells(*read, "count"), (Texts{"3"}));
        QCOMPARE(test::countOf(*read, io::ProblemKind::rowCut), std::size_t{1});
    }
};

GREYSCOPE_TEST(tst_fio_bins)

}  // namespace tests_of_fio_bins

#include "tst_fio_bins.moc"
