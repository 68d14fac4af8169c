#include "core/data/column_clues.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "core/base/text.h"

namespace greyscope::data {

namespace {

/// The words of a name in small letters: "runId" has two, as "run_id" has.
std::vector<std::string> wordsOf(const std::string& name) {
    std::string spaced;
    for (const char c : name) {
        const bool begins = c >= 'A' && c <= 'Z' && !spaced.empty() && spaced.back() >= 'a' && spaced.back() <= 'z';
        spaced += begins ? std::string{'_', c} : std::string{c};
    }
    const std::string text = base::lowered(spaced);
    std::vector<std::string> words;
    std::size_t position = 0;
    while (position <= text.size()) {
        const std::size_t end = std::min(text.find_first_of("_ -.(", position), text.size());
        words.push_back(text.substr(position, end - position));
        position = end + 1;
    }
    return words;
}

template <std::size_t n>
bool isOneOf(const std::string& word, const std::array<std::string_view, n>& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

template <std::size_t n>
bool hasOneOf(const std::string& name, const std::array<std::string_view, n>& words) {
    const auto parts = wordsOf(name);
    return std::any_of(parts.begin(), parts.end(), [&](const std::string& part) { return isOneOf(part, words); });
}

/// What stands before a unit in brackets; of a language that parts no words by blanks the end says what a name is.
std::string_view unbracketed(std::string_view name) {
    const std::size_t bracket = std::min({name.find('('), name.find("（"), name.find('['), name.find("【")});
    name = name.substr(0, bracket);
    return name.substr(0, name.find_last_not_of(" _-") + 1);
}

template <std::size_t n>
bool endsInOneOf(const std::string& name, const std::array<std::string_view, n>& words) {
    const std::string_view text = unbracketed(name);
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return text.ends_with(word); });
}

template <std::size_t n>
bool containsOneOf(const std::string& name, const std::array<std::string_view, n>& words) {
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return name.find(word) != std::string::npos; });
}

bool isDigits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

bool namesCases(const Column& column) {
    constexpr std::array<std::string_view, 20> words{
        "case",    "id",      "system", "host",   "device", "config", "scenario",    "setup",   "experiment", "series",
        "subject", "patient", "person", "animal", "plant",  "tree",   "participant", "stratum", "pid",        "tid"};
    constexpr std::array<std::string_view, 7> chinese{"编号", "主机", "设备", "系统", "配置", "场景", "方案"};
    return hasOneOf(column.name, words) || endsInOneOf(column.name, chinese);
}

bool namesRepetitions(const std::string& columnName) {
    constexpr std::array<std::string_view, 11> words{
        "repeat", "repetition", "replicate", "replica", "rep", "iteration", "iter", "trial", "run", "seed", "rerun"};
    constexpr std::array<std::string_view, 7> counters{"id", "no", "nr", "num", "number", "index", "idx"};
    std::vector<std::string> parts = wordsOf(columnName);
    if (parts.size() > 1 && isOneOf(parts.back(), counters)) {
        parts.pop_back();
    }
    const bool perRun = parts.size() > 1 && parts[parts.size() - 2] == "per";  // "bytes_per_run"
    constexpr std::array<std::string_view, 7> chinese{"次数", "重复", "轮次", "轮数", "试次", "第几次", "种子"};
    return (isOneOf(parts.back(), words) && !perRun) || endsInOneOf(columnName, chinese);
}

bool namesTime(const std::string& columnName) {
    constexpr std::array<std::string_view, 8> words{"epoch", "timestamp", "date", "datetime",
                                                    "when",  "ts",        "utc",  "clock"};
    constexpr std::array<std::string_view, 3> chinese{"日期", "时刻", "时间戳"};
    return isOneOf(wordsOf(columnName).back(), words) || endsInOneOf(columnName, chinese);
}

bool namesDatePart(const std::string& columnName) {
    constexpr std::array<std::string_view, 8> words{"year",    "quarter", "month", "week",
                                                    "weekday", "day",     "hour",  "time"};
    constexpr std::array<std::string_view, 6> chinese{"年", "年份", "季度", "月份", "星期", "小时"};
    return isOneOf(base::lowered(columnName), words) || isOneOf(columnName, chinese);
}

bool namesOrigin(const std::string& columnName) {
    constexpr std::array<std::string_view, 13> words{"path",     "file",    "filename", "url",  "commit",
                                                     "source",   "version", "comment",  "note", "notes",
                                                     "comments", "hash",    "uuid"};
    constexpr std::array<std::string_view, 7> chinese{"备注", "注释", "说明", "文件", "文件名", "路径", "版本"};
    return namesTime(columnName) || isOneOf(wordsOf(columnName).back(), words) || endsInOneOf(columnName, chinese);
}

bool namesWorker(const std::string& columnName) {
    constexpr std::array<std::string_view, 3> words{"thread", "threadname", "worker"};
    const auto parts = wordsOf(columnName);
    const bool name = parts.size() > 1 && (parts.back() == "name" || parts.back() == "id");
    return isOneOf(name ? parts[parts.size() - 2] : parts.back(), words);
}

bool namesStatus(const std::string& columnName) {
    constexpr std::array<std::string_view, 16> words{"error", "errors", "err",        "status", "exit",    "rc",
                                                     "ret",   "retval", "returncode", "ok",     "success", "failed",
                                                     "valid", "errno",  "message",    "msg"};
    constexpr std::array<std::string_view, 4> chinese{"状态", "退出码", "返回码", "错误码"};
    const auto parts = wordsOf(columnName);
    const bool code = parts.size() > 1 && parts.back() == "code";  // "exit_code"
    return isOneOf(code ? parts[parts.size() - 2] : parts.back(), words) ||
           (code && (parts.front() == "return" || parts.front() == "status" || parts.front() == "response")) ||
           endsInOneOf(columnName, chinese);
}

bool namesMeasurement(const std::string& columnName) {
    constexpr std::array<std::string_view, 12> words{"iops",    "throughput", "bandwidth", "bw",      "latency", "lat",
                                                     "elapsed", "score",      "speed",     "speedup", "goodput", "qps"};
    constexpr std::array<std::string_view, 7> chinese{"吞吐", "带宽", "时延", "延迟", "速度", "速率", "得分"};
    return hasOneOf(columnName, words) || containsOneOf(columnName, chinese);
}

bool namesOutcome(const std::string& columnName) {
    constexpr std::array<std::string_view, 23> words{
        "score",  "passed", "pass", "correct",  "hit",      "hits",    "success", "successful",
        "solved", "won",    "win",  "survived", "died",     "outcome", "result",  "response",
        "target", "label",  "case", "detected", "accepted", "ok",      "failed"};
    constexpr std::array<std::string_view, 5> chinese{"成功", "通过", "正确", "命中", "得分"};
    return isOneOf(wordsOf(std::string(unbracketed(columnName))).back(), words) || endsInOneOf(columnName, chinese);
}

bool namesSideResult(const std::string& columnName) {
    constexpr std::array<std::string_view, 19> words{
        "total", "sum", "runtime", "elapsed", "duration", "time", "wall",  "walltime", "stddev", "std",
        "stdev", "sd",  "min",     "max",     "dev",      "var",  "count", "bytes",    "size"};
    constexpr std::array<std::string_view, 7> chinese{"总计", "合计", "最大", "最小", "标准差", "方差", "耗时"};
    return hasOneOf(columnName, words) || containsOneOf(columnName, chinese);
}

bool hasNoName(const std::string& columnName) {
    const std::string name = base::lowered(columnName);
    for (const std::string_view start : {"column ", "unnamed: ", "unnamed:", "..."}) {
        if (name.starts_with(start) && isDigits(std::string_view(name).substr(start.size()))) {
            return true;
        }
    }
    return name.empty();
}

bool namesWhereMeasured(const std::string& columnName) {
    constexpr std::array<std::string_view, 9> words{"dist", "distance", "age",  "dose", "conc",
                                                    "x",    "offset",   "距离", "剂量"};
    return isOneOf(wordsOf(std::string(unbracketed(columnName))).back(), words);
}

bool namesLatitude(const std::string& columnName) {
    constexpr std::array<std::string_view, 2> words{"lat", "latitude"};
    return isOneOf(base::lowered(columnName), words);
}

bool namesLongitude(const std::string& columnName) {
    constexpr std::array<std::string_view, 4> words{"lon", "long", "lng", "longitude"};
    return isOneOf(base::lowered(columnName), words);
}

std::string_view numberedStem(std::string_view columnName) {
    const std::size_t last = columnName.find_last_not_of("0123456789");
    const bool isNumbered = last != std::string_view::npos && last + 1 < columnName.size();
    return isNumbered ? columnName.substr(0, last + 1) : std::string_view();
}

bool namesInputs(std::string_view stem) {
    constexpr std::array<std::string_view, 7> words{"x", "factor", "input", "var", "param", "parameter", "因素"};
    return isOneOf(base::lowered(std::string(stem.substr(0, stem.find_last_not_of("_ -.") + 1))), words);
}

bool namesIndex(const std::string& columnName) {
    constexpr std::array<std::string_view, 13> names{
        "index", "idx", "row", "rowid", "row_id", "rownum", "row_number", "#", "level_0", "record", "line", "id", "nr"};
    return hasNoName(columnName) || isOneOf(base::lowered(columnName), names) || columnName == "序号" ||
           columnName == "行号";
}

}  // namespace greyscope::data
