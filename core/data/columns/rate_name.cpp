#include "core/data/columns/rate_name.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/base/text.h"
#include "core/data/columns/unit_spelling.h"

namespace greyscope::data {

namespace {

constexpr std::string_view kPerSecond = "1/s";

/// Words that are counts if "_s" follows: plurals, except those that are times as well.
constexpr auto kCounted = std::to_array<std::string_view>(
    {"r",           "w",          "d",          "f",          "rrqm",         "wrqm",
     "req",         "reqs",       "requests",   "reads",      "writes",       "ops",
     "op",          "operations", "ios",        "queries",    "transactions", "trans",
     "tps",         "txs",        "packets",    "pkts",       "messages",     "msgs",
     "events",      "calls",      "files",      "creates",    "creations",    "stats",
     "removes",     "removals",   "opens",      "closes",     "mkdirs",       "rmdirs",
     "hits",        "misses",     "faults",     "interrupts", "ints",         "switches",
     "commits",     "inserts",    "updates",    "deletes",    "gets",         "puts",
     "commands",    "cmds",       "tokens",     "images",     "samples",      "records",
     "rows",        "frames",     "iterations", "items",      "tasks",        "jobs",
     "connections", "sessions",   "errors",     "retries",    "pages",        "flops",
     "walks",       "lookups",    "scans",      "entries",    "inodes",       "dirs",
     "tx",          "txns",       "rpcs",       "seeks",      "syncs",        "fsyncs",
     "edges",       "vertices",   "cells",      "particles",  "steps",        "evals",
     "evaluations", "batches",    "keys",       "objects",    "documents",    "docs",
     "words",       "lines"});

bool isCounted(std::string_view word) {
    return std::find(kCounted.begin(), kCounted.end(), base::lowered(word)) != kCounted.end();
}

std::string_view lastWord(std::string_view text) {
    const std::size_t mark = text.find_last_of("_ .:-");
    return mark == std::string_view::npos ? text : text.substr(mark + 1);
}

/// The word before "per second": "reads" in "reads_per_s", whatever is counted; "" if there is none.
std::string_view beforePer(std::string_view name, std::string_view lowered) {
    for (const std::string_view second : {"s", "sec", "second"}) {
        for (const char mark : {'_', ' '}) {
            const std::string tail = std::string(1, mark) + "per" + mark + std::string(second);
            if (lowered.size() > tail.size() && lowered.ends_with(tail)) {
                return name.substr(0, name.size() - tail.size());
            }
        }
    }
    return {};
}

/// The counted word before a second: "reads" in "reads_s" and "reads/s".
std::string_view beforeSecond(std::string_view name, std::string_view lowered) {
    for (const std::string_view tail : {"_s", " s", "/s", "_sec", " sec", "/sec", "_second", " second", "/second"}) {
        if (lowered.size() > tail.size() && lowered.ends_with(tail)) {
            return name.substr(0, name.size() - tail.size());
        }
    }
    return {};
}

/// The unit in iostat's names: "KB/s" for "rkB/s" and "wkB/s".
std::string_view bytesOf(std::string_view before) {
    constexpr std::array<std::array<std::string_view, 2>, 3> units{{{"kB", "KB/s"}, {"MB", "MB/s"}, {"GB", "GB/s"}}};
    for (const auto& [spelling, unit] : units) {
        if (before.size() == 3 && std::string_view("rwd").find(before[0]) != std::string_view::npos &&
            before.ends_with(spelling)) {
            return unit;
        }
    }
    return {};
}

/// `stated`: "per" follows the word.
std::string unitPerSecond(std::string_view counted, bool stated) {
    const std::string word = base::lowered(counted);
    if (word == "ops" || word == "op") {
        return "ops/s";
    }
    if (word == "bytes" || word == "bits") {
        return word == "bytes" ? "B/s" : "bit/s";
    }
    if (isCounted(word)) {
        return std::string(kPerSecond);
    }
    const std::string unit = stated ? unitInCell(counted) : std::string();
    return !unit.empty() ? unit + "/s" : stated ? std::string(kPerSecond) : std::string();
}

}  // namespace

std::optional<RateName> rateInName(const std::string& name) {
    const std::string lowered = base::lowered(name);
    std::string_view words = beforePer(name, lowered);
    const bool stated = !words.empty();
    words = stated ? words : beforeSecond(name, lowered);
    if (words.empty()) {
        return std::nullopt;
    }
    if (const std::string_view unit = bytesOf(words); !unit.empty()) {
        return RateName{name, std::string(unit), true};
    }
    const std::string_view counted = lastWord(words);
    const std::string unit = unitPerSecond(counted, stated);
    if (unit.empty()) {
        return std::nullopt;
    }
    const bool alone = counted.size() == words.size();
    if (unit != kPerSecond) {
        return RateName{alone ? unit : std::string(words.substr(0, words.size() - counted.size() - 1)), unit, alone};
    }
    const bool whole = alone && (words.size() < 3 || name.find('/') != std::string::npos);
    return RateName{whole ? name : std::string(words), unit, whole};
}

}  // namespace greyscope::data
