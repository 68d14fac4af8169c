#include "widgets/present/trends/trends_table.h"

#include <cmath>

#include "widgets/present/trends/trend_names.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

using Eigen::Index;

namespace {

std::optional<double> numberAt(const Eigen::MatrixXd& values, Index point, Index series) {
    const bool known = values.size() > 0 && std::isfinite(values(point, series));
    return known ? std::optional(values(point, series)) : std::nullopt;
}

}  // namespace

std::optional<TableColumn> panelColumn(const TrendsResult& result) {
    if (result.facet.empty() || result.slices.size() < 2) {
        return std::nullopt;
    }
    return TableColumn{.key = result.facet, .path = "panel", .heading = visibleText(result.facet), .isText = true};
}

Table trendTable(const TrendsResult& result) {
    const TrendsSlice& current = result.slices[result.current];
    const auto panel = panelColumn(result);
    const bool errors = current.low.size() > 0;
    const bool across = current.across.size() > 0;
    Table table{"values", Words::tr("Values")};
    table.columns = {{.key = "series", .heading = Words::tr("Series"), .isText = true}};
    if (panel) {
        table.columns.push_back(*panel);
    }
    table.columns.push_back({.key = "point", .heading = axisName(current.table), .isText = true});
    if (across) {
        table.columns.push_back({.key = "x", .heading = result.acrossTitle});
    }
    table.columns.push_back({.key = "value", .heading = trendTitle(result, current)});
    if (errors) {
        table.columns.push_back({.key = "low", .heading = Words::tr("low")});
        table.columns.push_back({.key = "high", .heading = Words::tr("high")});
    }
    for (const TrendsSlice& slice : result.slices) {
        for (Index s = across && result.acrossReference ? 1 : 0; s < slice.shown.cols(); ++s) {
            for (Index k = 0; k < slice.shown.rows(); ++k) {
                if (!std::isfinite(slice.shown(k, s))) {
                    continue;
                }
                std::vector<TableCell> row{TableCell(result.names[static_cast<std::size_t>(s)])};
                if (panel) {
                    row.emplace_back(slice.level);
                }
                row.emplace_back(slice.table.pointLabel(static_cast<std::size_t>(k)));
                if (across) {
                    row.emplace_back(numberAt(slice.across, k, s));
                }
                row.emplace_back(slice.shown(k, s));
                if (errors) {
                    row.emplace_back(numberAt(slice.low, k, s));
                    row.emplace_back(numberAt(slice.high, k, s));
                }
                table.rows.push_back(std::move(row));
            }
        }
    }
    return table;
}

}  // namespace greyscope::widgets
