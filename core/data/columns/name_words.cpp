#include "core/data/columns/name_words.h"

#include <algorithm>
#include <array>
#include <span>

namespace greyscope::data {

namespace {

/// Words of the same meaning, separated by spaces.
struct WordList {
    std::string_view words;
    Senses senses = {};
    std::string_view quantity = {};
    std::optional<Better> better = {};
    DirectionWeight weight = DirectionWeight::usual;
};

constexpr Better kMoreIs = Better::more;
constexpr Better kLessIs = Better::less;

std::span<const WordList> englishLists() {
    using enum NameSense;
    using enum DirectionWeight;
    static constexpr auto lists = std::to_array<WordList>({
        // who, which and when
        {"host", cases | part},
        {"system device config scenario setup experiment series subject patient person animal plant", cases},
        {"tree participant stratum sensor station site disk drive gpu channel", cases},
        {"case", cases | outcome},
        {"cpu", cases, "share"},
        {"id", cases | counter | ordinal | rowNumber},
        {"no num number", counter | ordinal},
        {"nr", counter | ordinal | rowNumber},
        {"index idx", counter | rowNumber},
        {"rank", ordinal | part},
        {"ranking well position pos name", ordinal},
        {"order", ordinal | owner},
        {"rownames rowid row_id rownum row_number # level_0 line", rowNumber},
        {"row record", rowNumber | owner},
        {"repeat repetition replicate replica rep trial run seed rerun", repetition},
        {"iteration iter", repetition | operationUnit},
        {"epoch timestamp date datetime when ts utc clock updated created published", time | moment},
        {"event", owner},
        {"arrival begin completion creation deletion departure end finish scheduled start submission submit", moment},
        {"year yr quarter month week weekday period time_period date_of_month", datePart},
        {"day_of_month day_of_week day_of_year", datePart},
        {"day hour", datePart | timeUnit},
        {"time", datePart | duration, {}, kLessIs},
        {"pid", identifier | part},
        {"jobid runid tid uid gid guid sha md5 inode serial ticket email ip", identifier},
        {"session trace transaction", identifier | owner},
        {"uuid", identifier | origin},
        {"request", identifier | owner, "count"},
        {"job task process", owner | part},
        {"span message build", owner},
        {"user", person | owner, "share", kLessIs, faint},  // as printed by `time`, with "real" and "sys"
        {"username owner account", person},
        {"path file filename url source version comment note notes comments dir directory command cmd", origin},
        {"cmdline args arguments description remark remarks link", origin},
        {"address addr homepage phone postcode street website zip", origin},
        {"commit", origin | owner},
        {"thread", worker | owner | part},
        {"threadname worker", worker | part},
        {"proc client node server instance", part},
        {"latitude", latitude},
        {"lon long lng longitude", longitude},
        // settings
        {"threads nodes tasks ppn procs processes ranks jobs numjobs iodepth depth qd clients users workers", setting},
        {"cores cpus vcpus gpus connections concurrency parallelism batch block blocksize bs xfer transfer", setting},
        {"stripe stripes osts stripesize chunk scale level degree", setting},
        {"factor", setting},
        {"size", setting | NameSense::size, {}, kLessIs, amount},
        {"dist distance age dose conc offset", place},
        {"x", place},
        {"input", moved},
        // measurements
        {"throughput bandwidth bw goodput", rate, "rate", kMoreIs},
        {"algbw busbw", {}, "rate", kMoreIs},
        {"iops qps tps rps tpm tpmc", rate | rateUnit, "operations", kMoreIs},
        {"gflops mflops pflops tflops speed fps", rate, {}, kMoreIs},
        {"flops", rate | rateUnit, {}, kMoreIs},
        {"speedup", rate, {}, kMoreIs, stated},
        {"perf performance", rate},
        {"rate", rate, {}, kMoreIs, faint},
        {"flop bps teps pps ups lups", rateUnit},
        {"mips", rateUnit, {}, kMoreIs},
        {"latency", latency, "time", kLessIs},
        {"lat", latency | latitude, "time", kLessIs},
        {"clat slat", {}, "time", kLessIs},
        {"elapsed duration runtime", duration | side, "time", kLessIs},
        {"wall walltime", duration | side, {}, kLessIs},
        {"makespan wait delay lag pause jitter rt rtt ttfb ping slowness", {}, {}, kLessIs},
        {"score", quantity | outcome, {}, kMoreIs},
        {"price value eur power rating", quantity},
        {"usd", quantity | effortUnit},
        {"cost", quantity, {}, kLessIs, stated},
        {"yield", quantity, {}, kMoreIs},
        {"passed hit", outcome, {}, kMoreIs},
        {"pass correct hits successful solved won win survived died outcome result response target label", outcome},
        {"detected accepted", outcome},
        {"status exit rc ret retval returncode valid errno message msg", status},
        {"ok", status | outcome},
        {"success", status | outcome, {}, kMoreIs},
        {"failed", status | outcome, {}, kLessIs, stated},
        {"error", status, "count", kLessIs, stated},
        {"errors", status | count},
        {"err", status, {}, kLessIs, stated},
        {"total sum max maximum minimum", side},
        {"min", side | timeUnit},
        {"stddev std stdev sd dev variance stderr bound", spread},
        {"lower upper low high lo hi lb ub lcl ucl", NameSense::bound},
        {"var", spread},
        {"mean average avg median p50 geomean", centre},
        {"count", count, "count"},
        {"counts n requests samples qty quantity", count},
        {"bytes volume capacity pop population", NameSense::size},
        // directions and counts
        {"fail failure miss missed loss lost drop dropped retry retransmit retransmission timeout abort aborted",
         {},
         {},
         kLessIs,
         stated},
        {"rejected stall conflict collision crash defect bug leak overhead slowdown penalty waste",
         {},
         {},
         kLessIs,
         stated},
        {"fault", {}, "count", kLessIs, stated},
        {"gain improvement saved saving efficiency uptime availability available free lifetime mtbf mttf",
         {},
         {},
         kMoreIs,
         stated},
        {"energy usage consumption cpi mae mse rmse mape perplexity", {}, {}, kLessIs},
        {"ipc mbps mibps gbps gibps succeeded accuracy precision recall f1 auc compression", {}, {}, kMoreIs},
        {"memory mem rss maxrss heap", {}, "size", kLessIs, amount},
        {"footprint", {}, {}, kLessIs, amount},
        {"percentile quantile real", {}, {}, kLessIs, faint},
        {"sys", {}, "share", kLessIs, faint},
        {"swap", {}, "size"},
        {"temperature temp", {}, "temperature"},
        {"humidity", {}, "humidity"},
        {"pressure", {}, "pressure"},
        {"light illuminance lux", {}, "light"},
        {"co2", {}, "gas"},
        {"pkt packet operation req", {}, "count"},
        {"usr idle iowait util utilization percent pct", {}, "share"},
        {"read written write sent received transferred copied processed moved io output", moved},
        // units
        {"ns nsec nanos nanosecond us \u00b5s \u03bcs usec micros microsecond ms msec millis millisecond", timeUnit},
        {"s sec minute h hr mins hrs", timeUnit},
        {"second", timeUnit, {}, kLessIs},
        {"b bit page object", sizeUnit},
        {"byte", sizeUnit, "size", kLessIs, amount},
        {"alloc allocation", sizeUnit, {}, kLessIs, amount},
        {"j wh watt w $ dollar cny", effortUnit},
        {"joule", effortUnit, {}, kLessIs},
        {"clk tick instr", countUnit},
        {"cycle instruction syscall", countUnit, {}, kLessIs},
        {"switch", countUnit, "count", kLessIs},
        {"call", countUnit, "count"},
        {"op", operationUnit},
        {"ops", operationUnit, "count", kMoreIs},
    });
    return lists;
}

std::span<const WordList> chineseLists() {
    using enum NameSense;
    using enum DirectionWeight;
    static constexpr auto lists = std::to_array<WordList>({
        {"主机 设备 系统 配置 场景 方案", cases},
        {"编号", cases | ordinal},
        {"排名 名次 号", ordinal},
        {"序号", ordinal | rowNumber},
        {"行号", rowNumber},
        {"次数 重复 轮次 轮数 试次 第几次 种子", repetition},
        {"日期 时刻 时间戳", time},
        {"年 年份 季度 月份 星期", datePart},
        {"小时", datePart | timeUnit},
        {"作业号 流水号 序列号", identifier},
        {"用户 用户名", person},
        {"进程 线程 客户端 节点", part},
        {"备注 注释 说明 文件 文件名 路径 版本 目录 来源 链接 网址 地址 电话 邮编", origin},
        {"纬度", latitude},
        {"经度", longitude},
        {"线程数 进程数 节点数 并发数 块大小 队列深度", setting},
        {"距离 剂量", place},
        {"吞吐 带宽 速度 速率", rate, {}, kMoreIs},
        {"性能", rate},
        {"时延 延迟", latency, {}, kLessIs},
        {"耗时 时间", duration, {}, kLessIs},
        {"得分 评分", quantity | outcome, {}, kMoreIs},
        {"价格 产量", quantity},
        {"成功 通过 正确 命中", outcome, {}, kMoreIs},
        {"状态 退出码 返回码 错误码", status},
        {"总计 合计 最大 最小", side},
        {"标准差 方差", spread},
        {"下限 上限 下界 上界", NameSense::bound},
        {"平均值 均值 中位数", centre},
        {"个数 数量 计数", count},
        {"大小", NameSense::size, {}, kLessIs, amount},
        {"容量 人口", NameSense::size},
        {"错误 误差 失败 丢包 丢失 缺失 未命中 超时 重试 重传 冲突 开销 成本 代价 损失 缺页", {}, {}, kLessIs, stated},
        {"加速比 效率 提升 增益 可用 空闲 节省 寿命", {}, {}, kMoreIs, stated},
        {"分位", {}, {}, kLessIs, faint},
        {"延时 用时 时长 等待 抖动 能耗 功耗 消耗", {}, {}, kLessIs},
        {"内存 占用 体积", {}, {}, kLessIs, amount},
        {"分数 准确 精度 帧率 压缩 召回 每秒", {}, {}, kMoreIs},
        {"读取 写入", moved},
        {"纳秒 微秒 毫秒 秒 分 分钟 时 天", timeUnit},
        {"字节 块", sizeUnit},
        {"元", effortUnit},
        {"操作 次", operationUnit},
    });
    return lists;
}

std::vector<NameWord> wordsOf(std::span<const WordList> lists) {
    std::vector<NameWord> words;
    for (const WordList& list : lists) {
        for (std::size_t begin = 0; begin < list.words.size();) {
            const std::size_t end = std::min(list.words.find(' ', begin), list.words.size());
            words.push_back(
                {list.words.substr(begin, end - begin), list.senses, list.quantity, list.better, list.weight});
            begin = end + 1;
        }
    }
    return words;
}

const NameWord* wordIn(const std::vector<NameWord>& words, std::string_view text) {
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const NameWord& word) { return word.text == text; });
    return found == words.end() ? nullptr : &*found;
}

}  // namespace

const std::vector<NameWord>& englishWords() {
    static const std::vector<NameWord> words = wordsOf(englishLists());
    return words;
}

const std::vector<NameWord>& chineseWords() {
    static const std::vector<NameWord> words = wordsOf(chineseLists());
    return words;
}

Among englishAmong(NameSense sense) {
    using enum NameSense;
    constexpr Senses whole = datePart | latitude | longitude | rowNumber;
    constexpr Senses any =
        rate | latency | duration | quantity | side | spread | NameSense::bound | count | NameSense::size;
    return whole.has(sense) ? Among::whole : any.has(sense) ? Among::any : Among::last;
}

Among chineseAmong(NameSense sense) {
    constexpr Senses last = NameSense::cases | NameSense::count | NameSense::size;
    return last.has(sense) ? Among::last : englishAmong(sense);
}

std::vector<std::string> singulars(const std::string& word) {
    std::vector<std::string> forms{word};
    if (word.ends_with("ies")) {
        forms.push_back(word.substr(0, word.size() - 3) + "y");
    }
    if (word.ends_with("es")) {
        forms.push_back(word.substr(0, word.size() - 2));
    }
    if (word.ends_with("s")) {
        forms.push_back(word.substr(0, word.size() - 1));
    }
    return forms;
}

const NameWord* nameWord(const std::string& word, bool (*tells)(const NameWord& each)) {
    for (const std::string& form : singulars(word)) {
        if (const NameWord* const found = wordIn(englishWords(), form); found != nullptr && tells(*found)) {
            return found;
        }
    }
    return nullptr;
}

bool wordHas(NameSense sense, const std::string& word) {
    const std::vector<std::string> forms = singulars(word);
    return std::any_of(forms.begin(), forms.end(), [&](const std::string& form) {
        const NameWord* const english = wordIn(englishWords(), form);
        const NameWord* const chinese = wordIn(chineseWords(), form);
        return (english != nullptr && english->senses.has(sense)) || (chinese != nullptr && chinese->senses.has(sense));
    });
}

}  // namespace greyscope::data
