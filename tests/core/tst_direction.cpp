#include "core/data/direction.h"

#include <QtTest>

#include <optional>
#include <string>
#include <vector>

#include "tests/support/test_registry.h"

namespace tests_of_direction {

using namespace greyscope;
using data::Better;

class tst_direction : public QObject {
    Q_OBJECT

private slots:
    void unitsAndNamesTellWhatIsBetter() {
        struct Case {
            const char* name;
            const char* unit;
            std::optional<Better> better;
        };
        constexpr auto more = Better::more;
        constexpr auto less = Better::less;
        const std::vector<Case> cases{
            // Units, as a column or as its name; with prefixes and suffixes.
            {"x", "MB/s", more},
            {"mb_s", "", more},
            {"MB/s", "", more},
            {"bw (GiB/s)", "", more},
            {"requests per second", "", more},
            {"ops_per_sec", "", more},
            {"kIOPS", "", more},
            {"GFLOPS", "", more},
            {"GB/s/core", "", more},
            {"ops/J", "", more},
            {"instructions/cycle", "", more},
            {"x", "ns/op", less},
            {"ns/op", "", less},
            {"time_ns_per_op", "", less},
            {"B/op", "", less},
            {"allocs/op", "", less},
            {"cycles/byte", "", less},
            {"J/op", "", less},
            {"p99-ns/op", "", less},
            {"ms", "", less},
            {"s", "", less},
            {"sec", "", less},
            {"seconds", "", less},
            {"lat (us)", "", less},
            {"load_ms", "", less},
            {"energy", "kWh", less},
            // Names, in the singular and the plural.
            {"Throughput", "", more},
            {"cache hits", "", more},
            {"score", "", more},
            {"latency_p99", "", less},
            {"readLatency", "", less},
            {"p99", "", less},
            {"95th percentile", "", less},
            {"real", "", less},
            {"user", "", less},
            {"rt", "", less},
            {"loss", "", less},
            {"retries", "", less},
            {"misses", "", less},
            {"memory", "", less},
            {"peak_rss_kb", "", less},
            {"cost", "", less},
            {"binary size", "KB", less},
            // The last word that tells counts, and errors are less whatever their unit.
            {"error rate", "", less},
            {"hit rate", "", more},
            {"miss_ratio", "", less},
            {"errors", "1/s", less},
            {"throughput loss", "", less},
            {"memory bandwidth", "GB/s", more},
            {"speed", "ns/op", less},
            {"uptime", "h", more},
            {"free_memory", "MiB", more},
            {"time to failure", "h", more},
            // Chinese.
            {"延迟", "", less},
            {"平均耗时（毫秒）", "", less},
            {"毫秒", "", less},
            {"错误率", "", less},
            {"未命中率", "", less},
            {"命中率", "", more},
            {"吞吐量", "", more},
            {"次/秒", "", more},
            {"加速比", "", more},
            // Nothing tells.
            {"value", "", std::nullopt},
            {"x", "", std::nullopt},
            {"mean", "", std::nullopt},
            {"count", "", std::nullopt},
            {"users", "", std::nullopt},
            {"queue depth", "", std::nullopt},
            {"power", "W", std::nullopt},
            {"bytes_read", "B", std::nullopt},  // work that was done
        };
        for (const Case& each : cases) {
            QVERIFY2(data::betterOf(each.name, each.unit) == each.better,
                     (std::string(each.name) + " [" + each.unit + "]").c_str());
        }
    }
};

GREYSCOPE_TEST(tst_direction)

}  // namespace tests_of_direction

#include "tst_direction.moc"
