#include "core/data/columns/unit_spelling.h"

#include <algorithm>
#include <array>

#include "core/base/text.h"

namespace greyscope::data {

namespace {

struct Spelling {
    std::string_view text;
    std::string_view unit;
};

/// Units that differ from others only by letter case.
constexpr std::array kExact{
    Spelling{"mW", "mW"},         Spelling{"MW", "MW"},         Spelling{"Kb/s", "kbit/s"},
    Spelling{"Mb/s", "Mbit/s"},   Spelling{"Gb/s", "Gbit/s"},   Spelling{"bps", "bit/s"},
    Spelling{"kbps", "kbit/s"},   Spelling{"Kbps", "kbit/s"},   Spelling{"Mbps", "Mbit/s"},
    Spelling{"Gbps", "Gbit/s"},   Spelling{"kBps", "KB/s"},     Spelling{"KBps", "KB/s"},
    Spelling{"MBps", "MB/s"},     Spelling{"GBps", "GB/s"},     Spelling{"V", "V"},
    Spelling{"mV", "mV"},         Spelling{"J", "J"},           Spelling{"kJ", "kJ"},
    Spelling{"\u20ac", "\u20ac"}, Spelling{"$", "$"},           Spelling{"US$", "$"},
    Spelling{"USD", "$"},         Spelling{"EUR", "\u20ac"},    Spelling{"GBP", "\u00a3"},
    Spelling{"\u00a3", "\u00a3"}, Spelling{"\u00a5", "\u00a5"}, Spelling{"\uffe5", "\u00a5"},
    Spelling{"CNY", "\u00a5"},    Spelling{"RMB", "\u00a5"},    Spelling{"JPY", "\u00a5"},
    Spelling{"\u5143", "\u5143"}, Spelling{"CHF", "CHF"},
};

/// In lower case. Bare letters are bytes in powers of 1024.
constexpr std::array kAnyCase{
    Spelling{"b", "B"},
    Spelling{"byte", "B"},
    Spelling{"bytes", "B"},
    Spelling{"k", "KiB"},
    Spelling{"m", "MiB"},
    Spelling{"g", "GiB"},
    Spelling{"t", "TiB"},
    Spelling{"kb", "KB"},
    Spelling{"mb", "MB"},
    Spelling{"gb", "GB"},
    Spelling{"tb", "TB"},
    Spelling{"kib", "KiB"},
    Spelling{"mib", "MiB"},
    Spelling{"gib", "GiB"},
    Spelling{"tib", "TiB"},
    Spelling{"b/s", "B/s"},
    Spelling{"kb/s", "KB/s"},
    Spelling{"mb/s", "MB/s"},
    Spelling{"gb/s", "GB/s"},
    Spelling{"tb/s", "TB/s"},
    Spelling{"kib/s", "KiB/s"},
    Spelling{"mib/s", "MiB/s"},
    Spelling{"gib/s", "GiB/s"},
    Spelling{"tib/s", "TiB/s"},
    Spelling{"kb/sec", "KB/s"},
    Spelling{"mb/sec", "MB/s"},
    Spelling{"gb/sec", "GB/s"},
    Spelling{"kib/sec", "KiB/s"},
    Spelling{"mib/sec", "MiB/s"},
    Spelling{"gib/sec", "GiB/s"},
    Spelling{"bytes/s", "B/s"},
    Spelling{"bytes/sec", "B/s"},
    Spelling{"bit/s", "bit/s"},
    Spelling{"kbit/s", "kbit/s"},
    Spelling{"mbit/s", "Mbit/s"},
    Spelling{"gbit/s", "Gbit/s"},
    Spelling{"bits/sec", "bit/s"},
    Spelling{"kbits/sec", "kbit/s"},
    Spelling{"mbits/sec", "Mbit/s"},
    Spelling{"gbits/sec", "Gbit/s"},
    Spelling{"ns", "ns"},
    Spelling{"us", "us"},
    Spelling{"\u00b5s", "us"},
    Spelling{"\u03bcs", "us"},
    Spelling{"ms", "ms"},
    Spelling{"s", "s"},
    Spelling{"sec", "s"},
    Spelling{"secs", "s"},
    Spelling{"second", "s"},
    Spelling{"seconds", "s"},
    Spelling{"\u79d2", "s"},
    Spelling{"\u6beb\u79d2", "ms"},
    Spelling{"\u5fae\u79d2", "us"},
    Spelling{"\u7eb3\u79d2", "ns"},
    Spelling{"msec", "ms"},
    Spelling{"msecs", "ms"},
    Spelling{"usec", "us"},
    Spelling{"usecs", "us"},
    Spelling{"nsec", "ns"},
    Spelling{"milliseconds", "ms"},
    Spelling{"microseconds", "us"},
    Spelling{"nanoseconds", "ns"},
    Spelling{"min", "min"},
    Spelling{"mins", "min"},
    Spelling{"minute", "min"},
    Spelling{"minutes", "min"},
    Spelling{"\u5206\u949f", "min"},
    Spelling{"h", "h"},
    Spelling{"hr", "h"},
    Spelling{"hrs", "h"},
    Spelling{"hour", "h"},
    Spelling{"hours", "h"},
    Spelling{"\u5c0f\u65f6", "h"},
    Spelling{"ns/op", "ns/op"},
    Spelling{"us/op", "us/op"},
    Spelling{"ms/op", "ms/op"},
    Spelling{"s/op", "s/op"},
    Spelling{"%", "%"},
    Spelling{"\uff05", "%"},
    Spelling{"w", "W"},
    Spelling{"watt", "W"},
    Spelling{"watts", "W"},
    Spelling{"kw", "kW"},
    Spelling{"wh", "Wh"},
    Spelling{"kwh", "kWh"},
    Spelling{"hz", "Hz"},
    Spelling{"khz", "kHz"},
    Spelling{"mhz", "MHz"},
    Spelling{"ghz", "GHz"},
    Spelling{"iops", "IOPS"},
    Spelling{"kiops", "kIOPS"},
    Spelling{"ops/s", "ops/s"},
    Spelling{"ops/sec", "ops/s"},
    Spelling{"op/s", "ops/s"},
    Spelling{"nm", "nm"},
    Spelling{"\u00b5m", "um"},
    Spelling{"\u03bcm", "um"},
    Spelling{"mm", "mm"},
    Spelling{"cm", "cm"},
    Spelling{"km", "km"},
    Spelling{"kg", "kg"},
    Spelling{"mg", "mg"},
};

/// Units without conversion, in any spelling.
constexpr auto kOthers = std::to_array<std::string_view>({"fps",
                                                          "vcpu",
                                                          "vcpus",
                                                          "cpu",
                                                          "cpus",
                                                          "core",
                                                          "cores",
                                                          "thread",
                                                          "threads",
                                                          "node",
                                                          "nodes",
                                                          "bit",
                                                          "bits",
                                                          "req/s",
                                                          "rps",
                                                          "qps",
                                                          "tps",
                                                          "rpm",
                                                          "ppm",
                                                          "ppb",
                                                          "px",
                                                          "db",
                                                          "dbm",
                                                          "pa",
                                                          "hpa",
                                                          "kpa",
                                                          "mpa",
                                                          "bar",
                                                          "psi",
                                                          "kn",
                                                          "mph",
                                                          "km/h",
                                                          "m/s",
                                                          "lb",
                                                          "lbs",
                                                          "oz",
                                                          "ft",
                                                          "mi",
                                                          "lm",
                                                          "lux",
                                                          "mol",
                                                          "flop/s",
                                                          "flops",
                                                          "gflops",
                                                          "tflops",
                                                          "tok/s",
                                                          "tokens/s",
                                                          "day",
                                                          "days",
                                                          "file",
                                                          "files",
                                                          "item",
                                                          "items",
                                                          "x",
                                                          "\u00d7",
                                                          "\u00b0",
                                                          "\u00b0c",
                                                          "\u2103",
                                                          "\u00b0f",
                                                          "\u5e74",
                                                          "\u5e74\u5ea6",
                                                          "\u6708",
                                                          "\u65e5",
                                                          "\u5929",
                                                          "\u5468",
                                                          "\u4eba",
                                                          "\u6b21",
                                                          "\u4e2a",
                                                          "\u53f0",
                                                          "\u4ef6",
                                                          "\u6237",
                                                          "\u5bb6",
                                                          "\u8f86",
                                                          "\u500d",
                                                          "\u5c81",
                                                          "\u5e27",
                                                          "\u6838",
                                                          "\u7ebf\u7a0b",
                                                          "\u8282\u70b9",
                                                          "\u7c73",
                                                          "\u5398\u7c73",
                                                          "\u6beb\u7c73",
                                                          "\u5343\u7c73",
                                                          "\u516c\u91cc",
                                                          "\u5e73\u65b9\u7c73",
                                                          "\u5e73\u65b9\u516c\u91cc",
                                                          "\u5428",
                                                          "\u5343\u514b",
                                                          "\u516c\u65a4",
                                                          "\u514b",
                                                          "\u5347",
                                                          "\u6beb\u5347",
                                                          "\u6444\u6c0f\u5ea6",
                                                          "\u6b21/\u79d2",
                                                          "\u5e27/\u79d2",
                                                          "\u7f8e\u5143",
                                                          "\u6b27\u5143",
                                                          "\u65e5\u5143",
                                                          "\u6e2f\u5143",
                                                          "\u4e07\u5143",
                                                          "\u4ebf\u5143",
                                                          "\u5143/\u5428",
                                                          "\u5186",
                                                          "\u30c9\u30eb"});

template <std::size_t n>
std::string unitSpelledAs(const std::array<Spelling, n>& spellings, std::string_view text) {
    const auto* const found =
        std::find_if(spellings.begin(), spellings.end(), [&](const Spelling& each) { return each.text == text; });
    return found == spellings.end() ? std::string() : std::string(found->unit);
}

}  // namespace

std::string unitInCell(std::string_view text) {
    if (std::string exact = unitSpelledAs(kExact, text); !exact.empty()) {
        return exact;
    }
    const std::string lowered = base::lowered(text);
    if (std::string unit = unitSpelledAs(kAnyCase, lowered); !unit.empty()) {
        return unit;
    }
    return std::find(kOthers.begin(), kOthers.end(), lowered) == kOthers.end() ? std::string() : std::string(text);
}

std::string_view currencyBefore(std::string_view text) {
    constexpr std::array<std::string_view, 14> signs{"US$",    "$",      "\u20ac", "\u00a3", "\u00a5",
                                                     "\uffe5", "\u20b9", "\u20a9", "\u20bd", "USD",
                                                     "EUR",    "CNY",    "RMB",    "CHF"};
    const auto* const found =
        std::find_if(signs.begin(), signs.end(), [&](std::string_view sign) { return text.starts_with(sign); });
    return found == signs.end() ? std::string_view() : text.substr(0, found->size());
}

}  // namespace greyscope::data
