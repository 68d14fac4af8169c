#include "core/data/columns/direction.h"

#include <QTest>

#include <optional>
#include <string>
#include <vector>

#include "core/data/recipe/recipe.h"
#include "core/data/stack/stack.h"
#include "tests/support/test_registry.h"

namespace tests_of_direction {

using namespace greyscope;
using data::Better;

namespace {

using data::Column;

constexpr auto more = std::optional(Better::more);
constexpr auto less = std::optional(Better::less);

/// Whose name says that less is better.
Column column(const std::optional<Better>& better) {
    Column column{"ns/op", "ns/op", std::vector<double>{1, 2}};
    column.better = better;
    return column;
}

}  // namespace

class tst_direction : public QObject {
    Q_OBJECT

private slots:
    void unitsAndNamesTellWhatIsBetter() {
        struct Case {
            const char* name;
            const char* unit;
            std::optional<Better> better;
        };
        const std::vector<Case> cases{
            // Units, as a column or as its name; with prefixes and suffixes.
            {"x", "MB/s", more},
            {"mb_s", "", more},
            {"MB/s", "", more},
            {"bw (GiB/s)", "", more},
            {"requests per second", "", more},
            {"ops_per_sec", "", more},
            {"mb_sec", "", more},
            {"mbit_s", "", more},
            {"edges_sec", "", more},
            {"bytes_second", "", more},
            {"ops/s (mean)", "", more},
            {"kIOPS", "", more},
            {"GFLOPS", "", more},
            {"GB/s/core", "", more},
            {"ops/J", "", more},
            {"instructions/cycle", "", more},
            {"MTEPS", "", more},
            {"Mpps", "", more},
            // A quantity and its unit, as standards write it.
            {"latency/ms", "", less},
            {"time/s", "", less},
            {"耗时/s", "", less},
            {"运行时间/分钟", "", less},
            {"能耗/J", "", less},
            {"energy/kWh", "", less},
            {"cycles/s", "", more},
            {"带宽/GBps", "", more},
            {"x", "ns/op", less},
            {"ns/op", "", less},
            {"time_ns_per_op", "", less},
            {"B/op", "", less},
            {"allocs/op", "", less},
            {"cycles/byte", "", less},
            {"J/op", "", less},
            {"p99-ns/op", "", less},
            {"ns/op (mean)", "", less},
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
            {"99分位", "", less},
            {"重传率", "", less},
            {"评分", "", more},
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

    /// Over the name; of two files that state it, where they agree.
    void whatTheFileStatesCounts() {
        const Column none = column(std::nullopt);
        QCOMPARE(data::betterOf(none), less);
        QCOMPARE(data::betterOf(column(more)), more);
        const Column higher = column(more);
        const Column lower = column(less);
        QCOMPARE(data::betterOf({&none, &higher}), more);
        QCOMPARE(data::betterOf({nullptr, &none}), less);
        QCOMPARE(data::betterOf({&higher, &lower}), std::nullopt);
    }

    /// Whatever becomes of the column.
    void whatTheFileStatesStays() {
        base::NoProgress progress;
        const auto after = [&](const data::RecipeStep& step, const char* name) {
            const auto table = data::Dataset::create(
                {{"op", "", data::TextValues{{"r", "w"}, {0, 1}}}, {"k", "", std::vector<double>{1, 2}}, column(more)});
            const auto made = data::applyRecipe(*table, {step}, {}, progress);
            return made ? (*made->dataset.column(name))->better : std::nullopt;
        };
        QCOMPARE(after({data::Filter{"op", {"r"}}, {}}, "ns/op"), more);
        QCOMPARE(after({data::ExcludeRows{{2}, {}}, {}}, "ns/op"), more);
        QCOMPARE(after({data::Unpivot{{"ns/op"}, "what", "value"}, {}}, "value"), more);
        QCOMPARE(after({data::RenameColumn{"ns/op", "t"}, {}}, "t"), more);
        for (const auto& other : {std::optional<Better>(), more, less}) {
            const auto part = [](const char* name, const std::optional<Better>& better) {
                return data::StackPart{
                    name,
                    *data::Dataset::create({{"op", "", data::TextValues{{"r", "w"}, {0, 1}}}, column(better)}),
                    {{"op"}, {}, {"ns/op"}, {}},
                    false,
                    {}};
            };
            const auto stack = data::stack({part("a", more), part("b", other)}, progress);
            QVERIFY(stack.has_value());
            QCOMPARE((*stack->dataset.column("ns/op"))->better, other == less ? std::nullopt : more);
        }
    }
};

GREYSCOPE_TEST(tst_direction)

}  // namespace tests_of_direction

#include "tst_direction.moc"
