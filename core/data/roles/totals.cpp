#include "core/data/roles/totals.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/roles/total_words.h"

namespace greyscope::data {

namespace {

constexpr std::array<std::string_view, 16> kTotals{
    "total",    "totals", "grand total", "subtotal", "sub-total", "gesamt", "toplam", "average",
    "averages", "avg",    "合计",        "总计",     "小计",      "总和",   "平均",   "平均值"};
// In a column with one of these words, an average is one statistic among others.
constexpr std::array<std::string_view, 12> kStatistics{"min",    "max",   "minimum", "maximum", "median", "std",
                                                       "stddev", "stdev", "最小",    "最大",    "最小值", "最大值"};
constexpr std::array<std::string_view, 5> kPerhaps{"all", "sum", "overall", "summe", "aggregated"};

template <class Words>
bool isOneOf(const Words& words, const std::string& text) {
    return std::find(words.begin(), words.end(), std::string_view(text)) != words.end();
}

/// Returns a level as it is compared with the lists above: "average" for "Average:".
std::string wordOf(const std::string& level) {
    std::string word = base::lowered(level);
    if (word.ends_with(':')) {
        word.pop_back();
    }
    return word;
}

/// Whether some numeric column has the same sum in the rows with this level as in all other rows.
bool addUp(const Dataset& dataset, const LevelCodes& codes, std::int32_t level) {
    constexpr double tolerance = 1e-6;
    return std::any_of(dataset.columns().begin(), dataset.columns().end(), [&](const Column& column) {
        if (!column.isNumeric()) {
            return false;
        }
        double totals = 0.0;
        double others = 0.0;
        for (std::size_t row = 0; row < codes.size(); ++row) {
            const double number = column.numbers()[row];
            (codes[row] == level ? totals : others) += std::isnan(number) ? 0.0 : number;
        }
        return others != 0.0 && std::abs(totals - others) <= tolerance * std::abs(others);
    });
}

/// Number of numeric columns that have numbers only in the rows with totals, or only in the other rows.
struct OnlyNumbers {
    std::size_t ofTotals = 0;
    std::size_t ofOthers = 0;
};

/// Counts such columns. `texts` is the column with the words for totals, `totals` are its levels that are such words.
OnlyNumbers onlyNumbers(const Dataset& dataset, const TextValues& texts, const std::vector<std::string>& totals) {
    std::vector<char> isTotal(texts.levels.size());
    std::transform(texts.levels.begin(), texts.levels.end(), isTotal.begin(),
                   [&](const std::string& level) { return base::contains(totals, level) ? 1 : 0; });
    OnlyNumbers only;
    for (const Column& column : dataset.columns()) {
        bool inTotals = false;
        bool inOthers = false;
        for (std::size_t row = 0; column.isNumeric() && row < texts.codes.size() && !(inTotals && inOthers); ++row) {
            const bool total = texts.codes[row] >= 0 && isTotal[static_cast<std::size_t>(texts.codes[row])] != 0;
            if (!column.missingAt(row)) {
                (total ? inTotals : inOthers) = true;
            }
        }
        only.ofTotals += inTotals && !inOthers ? 1 : 0;
        only.ofOthers += inOthers && !inTotals ? 1 : 0;
    }
    return only;
}

bool areTotals(const std::vector<std::string>& values) {
    return !values.empty() && std::all_of(values.begin(), values.end(), mayBeTotal);
}

}  // namespace

std::optional<Filter> withoutTotals(const Dataset& dataset) {
    for (const Column& column : dataset.columns()) {
        if (column.isNumeric()) {
            continue;
        }
        Filter filter{column.name, {}, Test::isNot};
        const TextValues& texts = column.texts();
        std::vector<std::size_t> there(texts.levels.size());  // a level may have lost its rows
        for (const std::int32_t code : texts.codes) {
            there[static_cast<std::size_t>(std::max(code, 0))] += code >= 0 ? 1 : 0;
        }
        if (std::any_of(texts.levels.begin(), texts.levels.end(),
                        [](const std::string& level) { return isOneOf(kStatistics, wordOf(level)); })) {
            continue;
        }
        const auto levels = std::ranges::count_if(there, [](std::size_t rows) { return rows > 0; });
        std::size_t totals = 0;  // of several others each: fewer than these
        for (std::size_t level = 0; level < there.size(); ++level) {
            if (there[level] == 0) {
                continue;
            }
            const std::string text = wordOf(texts.levels[level]);
            if (isOneOf(kTotals, text) ||
                (isOneOf(kPerhaps, text) && addUp(dataset, texts.codes, static_cast<std::int32_t>(level)))) {
                filter.values.push_back(texts.levels[level]);
                totals += there[level];
            }
        }
        if (!filter.values.empty() && levels >= std::ssize(filter.values) + 2 && 2 * totals <= texts.codes.size()) {
            const OnlyNumbers only = onlyNumbers(dataset, texts, filter.values);
            filter.test = only.ofTotals > only.ofOthers ? Test::is : Test::isNot;
            const bool allStay = only.ofTotals > 0 && filter.test == Test::isNot;
            return allStay ? std::nullopt : std::optional(std::move(filter));
        }
    }
    return std::nullopt;
}

bool mayBeTotal(const std::string& level) {
    const std::string word = wordOf(level);
    return isOneOf(kTotals, word) || isOneOf(kPerhaps, word);
}

bool leavesOutTotals(const Filter& filter) {
    return filter.test == Test::isNot && areTotals(filter.values);
}

bool keepsTotalsAlone(const Filter& filter) {
    return filter.test == Test::is && areTotals(filter.values);
}

}  // namespace greyscope::data
