#include "core/data/series/common_points.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <unordered_set>

#include "core/base/nearest.h"

namespace greyscope::data {

namespace {

/// Marks the rows that a series came from; returns how many rows were newly marked.
std::size_t mark(const Series& series, std::vector<bool>& rows) {
    std::size_t fresh = 0;
    for (std::size_t k = 0; k < series.rows.size(); ++k) {
        for (const std::size_t row : series.rows[k]) {
            rows.resize(std::max(rows.size(), row + 1), false);
            fresh += rows[row] ? 0 : 1;
            rows[row] = true;
        }
    }
    return fresh;
}

/// Number of rows that at least one series came from.
std::size_t rowsIn(const SeriesTable& table) {
    std::vector<bool> rows(table.leftOut.rows, false);
    std::size_t count = 0;
    for (std::size_t s = 0; s < table.series.size(); ++s) {
        const bool known = s > 0 && table.series[s].rows.sharesListsWith(table.series[s - 1].rows);
        count += known ? 0 : mark(table.series[s], rows);
    }
    return count;
}

void leaveOut(LeftOut& account, Reason reason, std::size_t rows) {
    if (rows > 0) {
        account.idle.push_back({reason, {}, rows, 0, {}});
    }
}

/// The table with only the points `kept`; counts the dropped rows under `reason`.
SeriesTable withPoints(const SeriesTable& table, const std::vector<std::size_t>& kept, Reason reason) {
    SeriesTable part = table;
    part.points.clear();
    part.values.resize(static_cast<Eigen::Index>(kept.size()), table.values.cols());
    for (std::size_t i = 0; i < kept.size(); ++i) {
        part.points.push_back(table.points[kept[i]]);
        part.values.row(static_cast<Eigen::Index>(i)) = table.values.row(static_cast<Eigen::Index>(kept[i]));
    }
    for (std::size_t s = 0; s < table.series.size(); ++s) {
        const PointRows& rows = table.series[s].rows;
        const bool shared = s > 0 && rows.sharesListsWith(table.series[s - 1].rows);
        part.series[s].rows = shared ? part.series[s - 1].rows : rows.at(kept);
    }
    part.leftOut.gaps = static_cast<std::size_t>(part.values.array().isNaN().count());
    leaveOut(part.leftOut, reason, rowsIn(table) - rowsIn(part));
    return part;
}

}  // namespace

SeriesTable withCommonPoints(const SeriesTable& table, const std::vector<std::size_t>& which) {
    std::vector<std::size_t> kept;
    for (std::size_t k = 0; k < table.pointCount(); ++k) {
        const auto has = [&](std::size_t series) {
            return !std::isnan(table.values(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(series)));
        };
        if (std::all_of(which.begin(), which.end(), has)) {
            kept.push_back(k);
        }
    }
    SeriesTable common = withPoints(table, kept, Reason::noPartner);
    common.leftOut.pointsNotShared = table.pointCount() - kept.size();
    return common;
}

SharedPoints sharedPoints(const SeriesTable& table, const std::vector<std::size_t>& which) {
    SharedPoints points{table.pointCount(), 0, std::nullopt, 0};
    std::vector<std::size_t> lackedAlone(which.size(), 0);  // points that only this series lacks
    for (std::size_t k = 0; k < table.pointCount(); ++k) {
        const auto lacks = [&](std::size_t series) {
            return std::isnan(table.values(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(series)));
        };
        const auto first = std::find_if(which.begin(), which.end(), lacks);
        if (first == which.end()) {
            ++points.shared;
        } else if (std::none_of(first + 1, which.end(), lacks)) {
            ++lackedAlone[static_cast<std::size_t>(first - which.begin())];
        }
    }
    for (std::size_t i = 1; i < which.size() && which.size() > 2; ++i) {
        if (lackedAlone[i] > points.sharedWithout) {
            points.without = which[i];
            points.sharedWithout = lackedAlone[i];
        }
    }
    points.sharedWithout += points.without ? points.shared : 0;
    return points;
}

LeftOut accountOf(const SeriesTable& table, const std::vector<std::size_t>& which) {
    LeftOut account = table.leftOut;
    const bool all = which.size() == table.series.size();  // they use all rows, also those that were grouped
    std::vector<bool> rows(all ? 0 : table.leftOut.rows, false);
    std::size_t used = all ? account.rowsUsed() : 0;
    for (std::size_t i = 0; i < which.size() && !all; ++i) {
        const Series& series = table.series[which[i]];
        const bool known = i > 0 && series.rows.sharesListsWith(table.series[which[i - 1]].rows);
        used += known ? 0 : mark(series, rows);
    }
    std::erase_if(account.invalid, [&](const InvalidResult& result) {
        return std::none_of(which.begin(), which.end(),
                            [&](std::size_t each) { return table.series[each].name == result.series; });
    });
    leaveOut(account, Reason::otherSeries, account.rowsUsed() - std::min(used, account.rowsUsed()));
    return account;
}

base::Expected<SeriesTable> withoutPoints(const SeriesTable& table, const std::vector<std::string>& labels) {
    std::vector<std::string> all;
    for (std::size_t k = 0; k < table.pointCount(); ++k) {
        all.push_back(table.pointLabel(k));
    }
    const std::unordered_set<std::string_view> known(all.begin(), all.end());
    const std::unordered_set<std::string_view> unwanted(labels.begin(), labels.end());
    for (const std::string& label : labels) {
        if (!known.contains(label)) {
            return base::fail(base::ErrorCode::unknownPoint,
                              base::withChoices({label}, base::nearestChoices(label, all)));
        }
    }
    std::vector<std::size_t> kept;
    for (std::size_t k = 0; k < table.pointCount(); ++k) {
        if (!unwanted.contains(all[k])) {
            kept.push_back(k);
        }
    }
    SeriesTable part = withPoints(table, kept, Reason::marked);
    part.leftOut.points = labels;
    std::erase_if(part.leftOut.invalid, [&](const InvalidResult& result) { return unwanted.contains(result.point()); });
    return part;
}

}  // namespace greyscope::data
