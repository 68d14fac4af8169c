#pragma once

#include <array>
#include <string_view>

namespace greyscope::data {

/// What the name of a column may say of it.
enum class NameSense {
    cases,       ///< its numbers are names: "host", "patient"
    counter,     ///< what may follow another word: "run no"
    repetition,  ///< "run", "iter"
    time,        ///< when a row was: "timestamp"
    moment,      ///< what a time may be that of: "start time"
    datePart,    ///< "year", "hour", and "time", which may as well be how long something took
    setting,     ///< set before a run: "threads", "block size"
    place,       ///< others are measured along it even where it was not set: "distance"
    input,       ///< numbered inputs of an experiment: "x1", "factor_2"
    latitude,    ///< and the other coordinate of a place
    longitude,   //
    identifier,  ///< of a run or a row: "job", "uuid", "rank"
    ordinal,     ///< the same where no two rows share a number: "no", "well"
    person,      ///< whose run it was: "user"
    origin,      ///< from where a row came: "path", "comment"
    worker,      ///< which of those that do the same work: "thread name"
    status,      ///< whether a run went well: "exit code"
    rate,        ///< work in a time: "throughput"
    latency,     ///< how long one operation took
    duration,    ///< how long something took
    quantity,    ///< what is measured without saying how: "score", "price"
    outcome,     ///< 0 or 1, what happened: "passed"
    side,        ///< seldom what a table is about: totals, extremes
    spread,      ///< standard deviations and the like
    count,       ///< how many there were
    size,        ///< how large it was
    rowNumber    ///< "index", "row"
};

/// Which words of a name are asked.
enum class Among { any, last, whole };

/// Words that say the same, with blanks between. Chinese has none between words: a name contains one of them, ends in
/// it, or is it.
struct WordList {
    NameSense sense;
    Among among;
    std::string_view english;
    Among amongChinese;
    std::string_view chinese;
};

inline constexpr std::array kWordLists{
    WordList{NameSense::cases, Among::any,
             "case id system host device config scenario setup experiment series subject patient person animal plant "
             "tree participant stratum sensor station site disk drive gpu cpu channel",
             Among::last, "编号 主机 设备 系统 配置 场景 方案"},
    WordList{NameSense::counter, Among::last, "id no nr num number index idx", Among::last, ""},
    WordList{NameSense::repetition, Among::last,
             "repeat repetition replicate replica rep iteration iter trial run seed rerun", Among::last,
             "次数 重复 轮次 轮数 试次 第几次 种子"},
    WordList{NameSense::time, Among::last, "epoch timestamp date datetime when ts utc clock", Among::last,
             "日期 时刻 时间戳"},
    WordList{NameSense::moment, Among::any,
             "creation created start started end ended begin finish submit arrival scheduled deletion completion event",
             Among::any, "开始 结束"},
    WordList{NameSense::datePart, Among::whole,
             "year quarter month week weekday day hour time period time_period date_of_month day_of_month day_of_week "
             "day_of_year",
             Among::whole, "年 年份 季度 月份 星期 小时"},
    WordList{
        NameSense::setting, Among::last,
        "threads nodes tasks ppn procs processes ranks jobs numjobs iodepth depth qd clients users workers cores "
        "cpus vcpus gpus connections concurrency parallelism batch block blocksize bs xfer transfer stripe stripes "
        "osts stripesize chunk scale factor level degree size",
        Among::last, "线程数 进程数 节点数 并发数 块大小 队列深度"},
    WordList{NameSense::place, Among::last, "dist distance age dose conc x offset", Among::last, "距离 剂量"},
    WordList{NameSense::input, Among::whole, "x factor input var param parameter", Among::whole, "因素"},
    WordList{NameSense::latitude, Among::whole, "lat latitude", Among::whole, "纬度"},
    WordList{NameSense::longitude, Among::whole, "lon long lng longitude", Among::whole, "经度"},
    WordList{NameSense::identifier, Among::last,
             "jobid runid pid tid uid gid uuid guid hash sha md5 inode serial session trace request transaction ticket "
             "email ip",
             Among::last, "作业号 流水号 序列号"},
    WordList{NameSense::ordinal, Among::last, "id rank ranking no nr num number well order position pos", Among::last,
             "编号 排名 名次 序号 号"},
    WordList{NameSense::person, Among::last, "user username owner account", Among::last, "用户 用户名"},
    WordList{NameSense::origin, Among::last,
             "path file filename url commit source version comment note notes comments hash uuid dir directory command "
             "cmd cmdline args arguments description remark remarks link",
             Among::last, "备注 注释 说明 文件 文件名 路径 版本 目录"},
    WordList{NameSense::worker, Among::last, "thread threadname worker", Among::last, ""},
    WordList{NameSense::status, Among::last,
             "error errors err status exit rc ret retval returncode ok success failed valid errno message msg",
             Among::last, "状态 退出码 返回码 错误码"},
    WordList{NameSense::rate, Among::any,
             "iops throughput bandwidth bw speed speedup goodput qps tps rps perf performance rate fps gflops flops",
             Among::any, "吞吐 带宽 速度 速率 性能"},
    WordList{NameSense::latency, Among::any, "latency lat", Among::any, "时延 延迟"},
    WordList{NameSense::duration, Among::any, "time elapsed duration runtime wall walltime", Among::any, "耗时 时间"},
    WordList{NameSense::quantity, Among::any, "score price cost yield value usd eur", Among::any, "得分 价格 产量"},
    WordList{NameSense::outcome, Among::last,
             "score passed pass correct hit hits success successful solved won win survived died outcome result "
             "response target label case detected accepted ok failed",
             Among::last, "成功 通过 正确 命中 得分"},
    WordList{NameSense::side, Among::any, "total sum runtime elapsed duration wall walltime min max", Among::any,
             "总计 合计 最大 最小"},
    WordList{NameSense::spread, Among::any, "stddev std stdev sd dev var variance stderr", Among::any, "标准差 方差"},
    WordList{NameSense::count, Among::any, "count counts n requests samples errors", Among::last, "个数 数量 计数"},
    WordList{NameSense::size, Among::any, "bytes size volume capacity pop population", Among::last, "大小 容量 人口"},
    WordList{NameSense::rowNumber, Among::whole,
             "index idx row rownames rowid row_id rownum row_number # level_0 record line id nr", Among::whole,
             "序号 行号"}};

}  // namespace greyscope::data
