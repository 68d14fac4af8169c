#pragma once

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "core/data/dataset.h"

namespace greyscope::test {

/// "" is a missing cell.
inline data::Column textColumn(const std::string& name, const std::vector<std::string>& cells) {
    data::TextValues values;
    for (const std::string& cell : cells) {
        const auto known = std::find(values.levels.begin(), values.levels.end(), cell);
        values.codes.push_back(cell.empty() ? -1 : static_cast<std::int32_t>(known - values.levels.begin()));
        if (!cell.empty() && known == values.levels.end()) {
            values.levels.push_back(cell);
        }
    }
    return {name, {}, std::move(values)};
}

/// Three systems by threads and size, each cell twice; of b one repeat at 4 threads and size 2 is invalid.
inline data::Dataset invalidBenchmark() {
    std::vector<std::string> systems, why;
    data::NumericValues threads, sizes, runs, rates;
    std::vector<std::pair<std::size_t, std::string>> words;
    for (const char* system : {"a", "b", "c"}) {
        for (const int count : {1, 2, 4, 8}) {
            for (const int size : {1, 2}) {
                for (const int run : {1, 2}) {
                    const bool wrong = *system == 'b' && count == 4 && size == 2 && run == 2;
                    if (wrong) {
                        words.emplace_back(rates.size(), "999");
                    }
                    systems.emplace_back(system);
                    why.emplace_back(wrong ? "FAILED comparison" : "");
                    threads.push_back(count);
                    sizes.push_back(size);
                    runs.push_back(run);
                    rates.push_back(wrong ? std::numeric_limits<double>::quiet_NaN()
                                          : (*system - '`') * 10.0 * count + size + 0.1 * run);
                }
            }
        }
    }
    data::Column rate{"rate", "MB/s", std::move(rates)};
    rate.notNumbers = {words.front().first};
    rate.words = words;
    return *data::Dataset::create({textColumn("system", systems),
                                   {"threads", {}, std::move(threads)},
                                   {"size", {}, std::move(sizes)},
                                   {"run", {}, std::move(runs)},
                                   std::move(rate),
                                   textColumn("invalid", why)});
}

}  // namespace greyscope::test
