#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/direction.h"

// What the words of a name tell: whether more or less is better (betterOf()), and what is measured (quantitiesOf()).

namespace greyscope::data {

/// How much a word of a name says.
/// stated: whatever the unit is. usual: where the unit says nothing. amount: as usual, but not of what was moved
/// ("bytes read"). faint: where nothing else says anything.
enum class DirectionWeight { stated, usual, amount, faint };

struct NameWord {
    std::string_view text;
    std::optional<Better> better = {};  ///< none: the word tells nothing of it
    DirectionWeight weight = DirectionWeight::usual;
    std::string_view quantity = {};  ///< see kindInName(); "": the word tells nothing of it
};

/// Words of names, in the singular and in small letters.
inline constexpr auto kNameWords = std::to_array<NameWord>({
    {"error", Better::less, DirectionWeight::stated, "count"},
    {"err", Better::less, DirectionWeight::stated},
    {"fail", Better::less, DirectionWeight::stated},
    {"failed", Better::less, DirectionWeight::stated},
    {"failure", Better::less, DirectionWeight::stated},
    {"miss", Better::less, DirectionWeight::stated},
    {"missed", Better::less, DirectionWeight::stated},
    {"loss", Better::less, DirectionWeight::stated},
    {"lost", Better::less, DirectionWeight::stated},
    {"drop", Better::less, DirectionWeight::stated},
    {"dropped", Better::less, DirectionWeight::stated},
    {"retry", Better::less, DirectionWeight::stated},
    {"retransmit", Better::less, DirectionWeight::stated},
    {"retransmission", Better::less, DirectionWeight::stated},
    {"timeout", Better::less, DirectionWeight::stated},
    {"abort", Better::less, DirectionWeight::stated},
    {"aborted", Better::less, DirectionWeight::stated},
    {"rejected", Better::less, DirectionWeight::stated},
    {"fault", Better::less, DirectionWeight::stated, "count"},
    {"stall", Better::less, DirectionWeight::stated},
    {"conflict", Better::less, DirectionWeight::stated},
    {"collision", Better::less, DirectionWeight::stated},
    {"crash", Better::less, DirectionWeight::stated},
    {"defect", Better::less, DirectionWeight::stated},
    {"leak", Better::less, DirectionWeight::stated},
    {"overhead", Better::less, DirectionWeight::stated},
    {"slowdown", Better::less, DirectionWeight::stated},
    {"penalty", Better::less, DirectionWeight::stated},
    {"waste", Better::less, DirectionWeight::stated},
    {"cost", Better::less, DirectionWeight::stated},
    {"speedup", Better::more, DirectionWeight::stated},
    {"gain", Better::more, DirectionWeight::stated},
    {"improvement", Better::more, DirectionWeight::stated},
    {"saved", Better::more, DirectionWeight::stated},
    {"saving", Better::more, DirectionWeight::stated},
    {"efficiency", Better::more, DirectionWeight::stated},
    {"uptime", Better::more, DirectionWeight::stated},
    {"availability", Better::more, DirectionWeight::stated},
    {"available", Better::more, DirectionWeight::stated},
    {"free", Better::more, DirectionWeight::stated},
    {"lifetime", Better::more, DirectionWeight::stated},
    {"mtbf", Better::more, DirectionWeight::stated},
    {"mttf", Better::more, DirectionWeight::stated},

    {"latency", Better::less, DirectionWeight::usual, "time"},
    {"lat", Better::less, DirectionWeight::usual, "time"},
    {"clat", Better::less, DirectionWeight::usual, "time"},
    {"slat", Better::less, DirectionWeight::usual, "time"},
    {"time", Better::less},
    {"elapsed", Better::less, DirectionWeight::usual, "time"},
    {"duration", Better::less, DirectionWeight::usual, "time"},
    {"runtime", Better::less, DirectionWeight::usual, "time"},
    {"walltime", Better::less},
    {"wall", Better::less},
    {"makespan", Better::less},
    {"wait", Better::less},
    {"delay", Better::less},
    {"lag", Better::less},
    {"pause", Better::less},
    {"jitter", Better::less},
    {"second", Better::less},
    {"rt", Better::less},
    {"rtt", Better::less},
    {"ttfb", Better::less},
    {"ping", Better::less},
    {"slowness", Better::less},
    {"energy", Better::less},
    {"joule", Better::less},
    {"usage", Better::less},
    {"consumption", Better::less},
    {"cycle", Better::less},
    {"instruction", Better::less},
    {"cpi", Better::less},
    {"syscall", Better::less},
    {"switch", Better::less, DirectionWeight::usual, "count"},
    {"mae", Better::less},
    {"mse", Better::less},
    {"rmse", Better::less},
    {"mape", Better::less},
    {"perplexity", Better::less},
    {"memory", Better::less, DirectionWeight::amount, "size"},
    {"mem", Better::less, DirectionWeight::amount, "size"},
    {"rss", Better::less, DirectionWeight::amount, "size"},
    {"heap", Better::less, DirectionWeight::amount, "size"},
    {"footprint", Better::less, DirectionWeight::amount},
    {"size", Better::less, DirectionWeight::amount},
    {"byte", Better::less, DirectionWeight::amount, "size"},
    {"alloc", Better::less, DirectionWeight::amount},
    {"allocation", Better::less, DirectionWeight::amount},

    {"throughput", Better::more, DirectionWeight::usual, "rate"},
    {"bandwidth", Better::more, DirectionWeight::usual, "rate"},
    {"bw", Better::more, DirectionWeight::usual, "rate"},
    {"algbw", Better::more, DirectionWeight::usual, "rate"},
    {"busbw", Better::more, DirectionWeight::usual, "rate"},
    {"goodput", Better::more, DirectionWeight::usual, "rate"},
    {"speed", Better::more},
    {"score", Better::more},
    {"iops", Better::more, DirectionWeight::usual, "operations"},
    {"qps", Better::more, DirectionWeight::usual, "operations"},
    {"tps", Better::more, DirectionWeight::usual, "operations"},
    {"rps", Better::more, DirectionWeight::usual, "operations"},
    {"fps", Better::more},
    {"ops", Better::more, DirectionWeight::usual, "count"},
    {"ipc", Better::more},
    {"flops", Better::more},
    {"mflops", Better::more},
    {"gflops", Better::more},
    {"tflops", Better::more},
    {"mips", Better::more},
    {"mbps", Better::more},
    {"mibps", Better::more},
    {"gbps", Better::more},
    {"gibps", Better::more},
    {"hit", Better::more},
    {"success", Better::more},
    {"succeeded", Better::more},
    {"passed", Better::more},
    {"accuracy", Better::more},
    {"precision", Better::more},
    {"recall", Better::more},
    {"f1", Better::more},
    {"auc", Better::more},
    {"compression", Better::more},
    {"yield", Better::more},

    {"rate", Better::more, DirectionWeight::faint},
    {"percentile", Better::less, DirectionWeight::faint},
    {"quantile", Better::less, DirectionWeight::faint},
    {"real", Better::less, DirectionWeight::faint},  // as "time" prints it, with the next two
    {"user", Better::less, DirectionWeight::faint, "share"},
    {"sys", Better::less, DirectionWeight::faint, "share"},

    {"swap", {}, {}, "size"},
    {"pkt", {}, {}, "count"},
    {"packet", {}, {}, "count"},
    {"operation", {}, {}, "count"},
    {"request", {}, {}, "count"},
    {"req", {}, {}, "count"},
    {"count", {}, {}, "count"},
    {"call", {}, {}, "count"},
    {"cpu", {}, {}, "share"},
    {"usr", {}, {}, "share"},
    {"idle", {}, {}, "share"},
    {"iowait", {}, {}, "share"},
    {"util", {}, {}, "share"},
    {"utilization", {}, {}, "share"},
    {"percent", {}, {}, "share"},
    {"pct", {}, {}, "share"},
});

/// The same of Chinese names, which have no blanks between words.
inline constexpr auto kChineseDirections = std::to_array<NameWord>({
    {"错误", Better::less, DirectionWeight::stated},
    {"误差", Better::less, DirectionWeight::stated},
    {"失败", Better::less, DirectionWeight::stated},
    {"丢包", Better::less, DirectionWeight::stated},
    {"丢失", Better::less, DirectionWeight::stated},
    {"缺失", Better::less, DirectionWeight::stated},
    {"未命中", Better::less, DirectionWeight::stated},
    {"超时", Better::less, DirectionWeight::stated},
    {"重试", Better::less, DirectionWeight::stated},
    {"冲突", Better::less, DirectionWeight::stated},
    {"开销", Better::less, DirectionWeight::stated},
    {"成本", Better::less, DirectionWeight::stated},
    {"代价", Better::less, DirectionWeight::stated},
    {"损失", Better::less, DirectionWeight::stated},
    {"缺页", Better::less, DirectionWeight::stated},
    {"加速比", Better::more, DirectionWeight::stated},
    {"效率", Better::more, DirectionWeight::stated},
    {"提升", Better::more, DirectionWeight::stated},
    {"增益", Better::more, DirectionWeight::stated},
    {"可用", Better::more, DirectionWeight::stated},
    {"空闲", Better::more, DirectionWeight::stated},
    {"节省", Better::more, DirectionWeight::stated},
    {"寿命", Better::more, DirectionWeight::stated},
    {"延迟", Better::less},
    {"时延", Better::less},
    {"延时", Better::less},
    {"耗时", Better::less},
    {"用时", Better::less},
    {"时长", Better::less},
    {"时间", Better::less},
    {"等待", Better::less},
    {"抖动", Better::less},
    {"能耗", Better::less},
    {"功耗", Better::less},
    {"消耗", Better::less},
    {"内存", Better::less, DirectionWeight::amount},
    {"占用", Better::less, DirectionWeight::amount},
    {"大小", Better::less, DirectionWeight::amount},
    {"体积", Better::less, DirectionWeight::amount},
    {"吞吐", Better::more},
    {"带宽", Better::more},
    {"速度", Better::more},
    {"速率", Better::more},
    {"得分", Better::more},
    {"分数", Better::more},
    {"命中", Better::more},
    {"准确", Better::more},
    {"正确", Better::more},
    {"精度", Better::more},
    {"成功", Better::more},
    {"通过", Better::more},
    {"帧率", Better::more},
    {"压缩", Better::more},
    {"召回", Better::more},
    {"每秒", Better::more},
});

/// What was moved is an amount of work, neither good nor bad.
inline constexpr auto kMovedWords =
    std::to_array<std::string_view>({"read", "written", "write", "sent", "received", "transferred", "copied",
                                     "processed", "moved", "io", "input", "output", "读取", "写入"});

inline constexpr auto kTimeUnits = std::to_array<std::string_view>(
    {"ns",          "nsec", "nanos", "nanosecond", "us",          "\u00b5s", "\u03bcs", "usec",   "micros",
     "microsecond", "ms",   "msec",  "millis",     "millisecond", "s",       "sec",     "second", "min",
     "minute",      "h",    "hr",    "hour",       "day",         "纳秒",    "微秒",    "毫秒",   "秒",
     "分",          "分钟", "小时",  "时",         "天",          "mins",    "hrs"});
inline constexpr auto kSizeUnits =
    std::to_array<std::string_view>({"b", "byte", "字节", "bit", "alloc", "allocation", "page", "object", "块"});
inline constexpr auto kEffortUnits =
    std::to_array<std::string_view>({"j", "joule", "wh", "watt", "w", "$", "usd", "dollar", "cny", "元"});
inline constexpr auto kCountUnits =
    std::to_array<std::string_view>({"cycle", "clk", "tick", "instruction", "instr", "syscall", "switch", "call"});
/// What a measurement may be divided by that counts work done.
inline constexpr auto kOperationUnits =
    std::to_array<std::string_view>({"op", "iter", "iteration", "操作", "次", "ops"});

/// "misses" -> "misses", "misse", "miss"; "retries" -> "retry".
[[nodiscard]] std::vector<std::string> singulars(const std::string& word);

/// The row of a word in any of its singulars that `tells` wants; null where there is none.
[[nodiscard]] const NameWord* nameWord(const std::string& word, bool (*tells)(const NameWord& row));

}  // namespace greyscope::data
