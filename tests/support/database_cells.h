#pragma once

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/recipe/filter.h"
#include "core/data/recipe/recipe_text.h"
#include "core/data/series/aggregation.h"

namespace greyscope::test {

/// Rates of each system and number of tasks, ascending.
inline std::map<std::pair<std::string, std::string>, std::vector<double>> ratesByCell(const data::Dataset& all) {
    std::map<std::pair<std::string, std::string>, std::vector<double>> cells;
    const data::Column& system = *all.column("system").value();
    const data::Column& tasks = *all.column("tasks").value();
    const data::Column& rate = *all.column("rate_mb_s").value();
    for (std::size_t row = 0; row < all.rowCount(); ++row) {
        auto& rates = cells[{system.textAt(row), tasks.textAt(row)}];
        if (!rate.missingAt(row)) {
            rates.push_back(rate.numbers()[row]);
        }
    }
    for (auto& [key, rates] : cells) {
        std::sort(rates.begin(), rates.end());
    }
    return cells;
}

inline bool isNear(double a, double b) {
    return std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b));
}

/// Cells with count, mean, variance, min, max, p5, p50 and p95 against all rows, summed up here.
inline void compareCells(const data::Dataset& cells, const data::Dataset& all) {
    auto rates = ratesByCell(all);
    QCOMPARE(cells.rowCount(), rates.size());
    const auto at = [&](const std::string& name, std::size_t row) {
        return cells.column(name).value()->numbers()[row];
    };
    for (std::size_t row = 0; row < cells.rowCount(); ++row) {
        const auto& own =
            rates.at({cells.column("system").value()->textAt(row), cells.column("tasks").value()->textAt(row)});
        const auto count = static_cast<double>(own.size());
        QCOMPARE(at("rate_mb_s_count", row), count);
        if (own.empty()) {
            QVERIFY(std::isnan(at("rate_mb_s", row)));
            continue;
        }
        double sum = 0.0, squares = 0.0;
        for (const double rate : own) {
            sum += rate;
        }
        const double mean = sum / count;
        for (const double rate : own) {
            squares += (rate - mean) * (rate - mean);
        }
        QVERIFY(isNear(at("rate_mb_s", row), mean));
        QCOMPARE(std::isnan(at("rate_mb_s_variance", row)), own.size() == 1);
        QVERIFY(own.size() == 1 || isNear(at("rate_mb_s_variance", row), squares / (count - 1.0)));
        QCOMPARE(at("rate_mb_s_min", row), own.front());
        QCOMPARE(at("rate_mb_s_max", row), own.back());
        QVERIFY(isNear(at("rate_mb_s_sum", row), sum));
        for (const char* name : {"sd", "p5", "p50", "p95", "p99.5"}) {
            std::vector<double> values = own;
            const double found = at(std::string("rate_mb_s_") + name, row);
            const double expected = data::aggregated(values, *data::aggregationNamed(name));
            QVERIFY2(std::isnan(expected) ? std::isnan(found) : isNear(found, expected), name);
        }
    }
}

/// Rows as lines of text, sorted.
inline std::vector<std::string> linesOf(const data::Dataset& dataset, const data::Rows& rows) {
    std::vector<std::string> lines;
    for (const std::size_t row : rows) {
        std::string line;
        for (const data::Column& column : dataset.columns()) {
            line += column.textAt(row) + ";";
        }
        lines.push_back(line);
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

/// The rows that a database gave are those of all that core finds by the condition.
inline void compareFiltered(const data::Dataset& some, const data::Dataset& all, const std::string& where) {
    const auto rows = data::select(all, {data::filterFrom(where, "where").value()}).value();
    QVERIFY(!rows.empty());
    QCOMPARE(linesOf(some, data::Rows::all(some.rowCount())), linesOf(all, rows));
}

}  // namespace greyscope::test
