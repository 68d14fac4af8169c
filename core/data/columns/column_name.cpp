#include "core/data/columns/column_name.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/data/columns/rate_name.h"

namespace greyscope::data {

namespace {

struct Word {
    std::string_view spelling;  ///< spelling in a name, with parts joined by '_'
    std::string_view text;
};

/// Units whose spelling is unmistakable whatever the letter case.
constexpr std::array units{
    Word{"kb_s", "KB/s"},      Word{"mb_s", "MB/s"},      Word{"gb_s", "GB/s"},     Word{"tb_s", "TB/s"},
    Word{"kib_s", "KiB/s"},    Word{"mib_s", "MiB/s"},    Word{"gib_s", "GiB/s"},   Word{"tib_s", "TiB/s"},
    Word{"kibps", "KiB/s"},    Word{"mibps", "MiB/s"},    Word{"gibps", "GiB/s"},   Word{"tibps", "TiB/s"},
    Word{"kb/s", "KB/s"},      Word{"mb/s", "MB/s"},      Word{"gb/s", "GB/s"},     Word{"tb/s", "TB/s"},
    Word{"kib/s", "KiB/s"},    Word{"mib/s", "MiB/s"},    Word{"gib/s", "GiB/s"},   Word{"tib/s", "TiB/s"},
    Word{"iops", "IOPS"},      Word{"ops_s", "ops/s"},    Word{"ops/s", "ops/s"},   Word{"us_op", "us/op"},
    Word{"us/op", "us/op"},    Word{"ns_op", "ns/op"},    Word{"ns/op", "ns/op"},   Word{"ms_op", "ms/op"},
    Word{"ms/op", "ms/op"},    Word{"s/op", "s/op"},      Word{"ns", "ns"},         Word{"us", "us"},
    Word{"ms", "ms"},          Word{"nsec", "ns"},        Word{"usec", "us"},       Word{"msec", "ms"},
    Word{"sec", "s"},          Word{"secs", "s"},         Word{"seconds", "s"},     Word{"bytes", "B"},
    Word{"kb", "KB"},          Word{"mb", "MB"},          Word{"gb", "GB"},         Word{"tb", "TB"},
    Word{"kib", "KiB"},        Word{"mib", "MiB"},        Word{"gib", "GiB"},       Word{"tib", "TiB"},
    Word{"mhz", "MHz"},        Word{"ghz", "GHz"},        Word{"percent", "%"},     Word{"pct", "%"},
    Word{"kbit_s", "kbit/s"},  Word{"mbit_s", "Mbit/s"},  Word{"gbit_s", "Gbit/s"}, Word{"kbits_s", "kbit/s"},
    Word{"mbits_s", "Mbit/s"}, Word{"gbits_s", "Gbit/s"},
};

/// Units that only letter case distinguishes from a word or another unit: megabyte and megabit, bytes and "system b".
constexpr std::array exactUnits{
    Word{"B", "B"},       Word{"s", "s"},       Word{"B_s", "B/s"},   Word{"Bps", "B/s"},   Word{"KBps", "KB/s"},
    Word{"kBps", "KB/s"}, Word{"MBps", "MB/s"}, Word{"GBps", "GB/s"}, Word{"TBps", "TB/s"}, Word{"\u00b5s", "us"},
};

constexpr std::array acronyms{
    Word{"ost", "OST"},      Word{"osts", "OSTs"}, Word{"oss", "OSS"}, Word{"mds", "MDS"},   Word{"mdt", "MDT"},
    Word{"mdts", "MDTs"},    Word{"iops", "IOPS"}, Word{"io", "I/O"},  Word{"cpu", "CPU"},   Word{"cpus", "CPUs"},
    Word{"ram", "RAM"},      Word{"ssd", "SSD"},   Word{"hdd", "HDD"}, Word{"nvme", "NVMe"}, Word{"raid", "RAID"},
    Word{"nfs", "NFS"},      Word{"mpi", "MPI"},   Word{"rpc", "RPC"}, Word{"rpcs", "RPCs"}, Word{"id", "ID"},
    Word{"bw", "Bandwidth"}, Word{"kib", "KiB"},   Word{"mib", "MiB"}, Word{"gib", "GiB"},   Word{"tib", "TiB"},
    Word{"kb", "KB"},        Word{"mb", "MB"},     Word{"gb", "GB"},   Word{"tb", "TB"},     Word{"lnet", "LNet"},
};

template <std::size_t n>
std::optional<std::string> lookUp(const std::array<Word, n>& words, std::string_view spelling) {
    const auto found = std::find_if(words.begin(), words.end(), [&](const Word& w) { return w.spelling == spelling; });
    return found == words.end() ? std::nullopt : std::optional<std::string>(found->text);
}

bool isSeparator(char c) {
    return c == '_' || c == ' ';
}

/// A name split into its words and its unit. A name that is nothing but a unit is kept as its words.
struct NameParts {
    std::string words;
    std::string unit;
    bool isUnit = false;
};

std::optional<std::string> unitSpelled(const std::string& text) {
    auto exact = lookUp(exactUnits, text);
    return exact ? exact : lookUp(units, base::lowered(text));
}

std::string trimmed(std::string_view text) {
    while (!text.empty() && isSeparator(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isSeparator(text.back())) {
        text.remove_suffix(1);
    }
    return std::string(text);
}

/// "throughput (MB/s)" and "latency [us]", also in the full-width brackets of Chinese tables.
std::optional<NameParts> bracketed(const std::string& name) {
    constexpr std::array<std::array<std::string_view, 2>, 3> brackets{{{"(", ")"}, {"[", "]"}, {"\uff08", "\uff09"}}};
    for (const auto& [open, close] : brackets) {
        const std::size_t end = name.rfind(close);
        const std::size_t begin = end == std::string::npos ? end : name.rfind(open, end);
        if (begin == std::string::npos || begin == 0 || end + close.size() != name.size()) {
            continue;
        }
        const std::string inside =
            trimmed(std::string_view(name).substr(begin + open.size(), end - begin - open.size()));
        const std::string words = trimmed(std::string_view(name).substr(0, begin));
        const bool isNumber = inside.find_first_not_of("+-.,0123456789") == std::string::npos;
        if (!isNumber && !words.empty() && !inside.ends_with(words)) {  // "1960 [YR1960]" repeats the year
            return NameParts{words, unitSpelled(inside).value_or(inside)};
        }
    }
    return std::nullopt;
}

/// The normalised spelling of a unit: "mb_s" for "mb per sec" and "mb_sec".
std::string asSpelled(std::string tail) {
    std::replace(tail.begin(), tail.end(), ' ', '_');
    if (const std::size_t per = base::lowered(tail).find("_per_"); per != std::string::npos) {
        tail.erase(per, 4);
    }
    for (const std::string_view second : {"_second", "_sec"}) {
        tail = tail.ends_with(second) ? tail.substr(0, tail.size() - second.size()) + "_s" : tail;
    }
    return tail;
}

/// Splits names such as "Output 10³ t" and "Output, 10^6 USD": a power of ten begins the unit, unless a preceding word
/// such as "of" shows that it is a count.
std::optional<NameParts> scaledByTen(const std::string& name) {
    constexpr std::array<std::string_view, 6> counting{"at", "for", "with", "of", "per", "to"};
    constexpr std::string_view separators = " _,;";
    for (std::size_t at = mayHavePower(name) ? name.find("10") : std::string::npos; at != std::string::npos;
         at = name.find("10", at + 1)) {
        const bool begins = at == 0 || separators.find(name[at - 1]) != std::string_view::npos;
        const PowerNumber power = powerNumberIn(std::string_view(name).substr(at), '.');
        const std::string unit = trimmed(std::string_view(name).substr(at));
        const std::size_t last = name.find_last_not_of(separators, at - (at > 0 ? 1 : 0));
        const std::string words = at == 0 || last == std::string::npos ? std::string() : name.substr(0, last + 1);
        const std::string before = base::lowered(words.substr(words.find_last_of(" _") + 1));
        const bool isUnit = begins && power.bytes > 0 && unit.size() > power.bytes &&
                            std::find(counting.begin(), counting.end(), before) == counting.end();
        if (isUnit) {
            return words.empty() ? NameParts{unit, {}, true} : NameParts{words, unit};
        }
    }
    return std::nullopt;
}

/// Splits off the longest ending that is a unit: "mb_per_s", "mb_s", "ms"; otherwise the rate stated in the name.
NameParts split(const std::string& name) {
    if (auto parts = bracketed(name)) {
        return *parts;
    }
    if (auto parts = scaledByTen(name)) {
        return *parts;
    }
    if (const auto unit = unitSpelled(asSpelled(name))) {
        return {*unit, {}, true};
    }
    const auto rate = rateInName(name);
    if (rate && rate->whole) {
        return {rate->words, rate->unit, true};
    }
    NameParts found{name, {}};
    std::size_t position = name.size();
    for (int words = 0; words < 3 && position > 0; ++words) {
        position = name.find_last_of("_ ", position - 1);
        if (position == std::string::npos || position == 0) {
            break;
        }
        const std::string rest = trimmed(std::string_view(name).substr(0, position));
        const bool isPer = base::lowered(rest).ends_with("_per") || base::lowered(rest).ends_with(" per");
        if (const auto unit = unitSpelled(asSpelled(name.substr(position + 1))); unit && !rest.empty() && !isPer) {
            found = {rest, *unit};
        }
    }
    const bool seconds = found.unit.empty() || found.unit == "s";  // a longer unit is more specific: "mb_per_s"
    return rate && seconds ? NameParts{rate->words, rate->unit} : found;
}

/// Whether a word and decimals form a percentile: "p99" and "5" for "p99.5", also "p0.1" and "p2.5"; names in programs
/// contain no point.
bool isPercentile(std::string_view word, std::string_view decimals) {
    const std::string_view whole = word.starts_with('p') || word.starts_with('P') ? word.substr(1) : "";
    const bool numbers = std::all_of(whole.begin(), whole.end(), base::isDigit) &&
                         std::all_of(decimals.begin(), decimals.end(), base::isDigit);
    const bool outer = whole == "0" || (whole.size() == 2 && whole[0] == '9');
    return numbers && !decimals.empty() && (outer || (!whole.empty() && whole.size() <= 2 && decimals == "5"));
}

}  // namespace

std::string unitInName(const std::string& name) {
    return split(name).unit;
}

std::string unitNamed(const std::string& name) {
    const NameParts parts = split(name);
    return parts.isUnit && parts.unit.empty() ? parts.words : parts.unit;
}

std::string nameWithoutUnit(const std::string& name) {
    NameParts parts = split(name);
    return parts.isUnit || parts.unit.empty() ? name : std::move(parts.words);
}

std::string displayName(const std::string& name) {
    const NameParts parts = split(name);
    const std::string& words = parts.words;
    const bool hasCapitals = std::any_of(words.begin(), words.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    if (hasCapitals || parts.isUnit || words.size() == 1) {
        return words;  // keep the author's letter case: "OST-A", "SQLITE_SECURE_DELETE", the k of a formula
    }
    std::string result;
    std::size_t position = 0;
    bool afterPer = true;  // no space before the first word, nor after the slash
    std::string before;
    while (position < words.size()) {
        const std::size_t end = std::min(words.find_first_of("_ ", position), words.size());
        const std::string word = words.substr(position, end - position);
        position = end + 1;
        if (word == "per" && !result.empty()) {
            result += '/';
            afterPer = true;
        } else if (!word.empty()) {
            result += (isPercentile(before, word) ? "." : afterPer ? "" : " ") + lookUp(acronyms, word).value_or(word);
            afterPer = false;
        }
        before = word;
    }
    if (!result.empty() && result.front() >= 'a' && result.front() <= 'z') {
        result.front() = static_cast<char>(result.front() - 'a' + 'A');
    }
    return result.empty() ? name : result;
}

std::string wordsWithoutUnit(const std::string& name) {
    return base::lowered(displayName(name));
}

}  // namespace greyscope::data
