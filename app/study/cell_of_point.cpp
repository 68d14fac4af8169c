#include "app/study/cell_of_point.h"

#include <algorithm>
#include <optional>

#include "core/base/error.h"
#include "core/data/columns/levels.h"
#include "core/data/series/pivot.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

/// Returns the column that contains the numbers of a series.
std::string columnOf(const data::SeriesQuery& query, const std::string& series) {
    return query.value.empty() ? series : query.value;
}

QString tooMuch(const StudyTable& table) {
    const bool joins = std::any_of(table.recipe.begin(), table.recipe.end(),
                                   [](const auto& step) { return std::holds_alternative<data::JoinTable>(step.what); });
    const auto cellsOf = [](const data::Dataset& dataset) { return dataset.rowCount() * dataset.columns().size(); };
    // Every step is applied again.
    const std::size_t cells = std::max(cellsOf(*table.asRead()), cellsOf(*table.dataset));
    return joins ? Words::tr("The recipe of this table joins another table: change the cell on the Data page.")
           : cells > kMostDragged ? Words::tr("This table is too large to drag in: change the cell on the Data page.")
                                  : QString();
}

/// The single row behind a point, and the point's value.
struct PointRow {
    std::size_t row = 0;
    double value = 0.0;
};

std::variant<PointRow, QString> rowOfPoint(const StudyTable& table, const data::SeriesQuery& query,
                                           const std::string& series, std::size_t point) {
    if (const QString why = tooMuch(table); !why.isEmpty()) {
        return why;
    }
    const auto pivoted = data::pivot(*table.dataset, query);
    const auto index = pivoted ? pivoted->find(series) : std::nullopt;
    if (!index || point >= pivoted->pointCount()) {
        return Words::tr("This point is no longer in the table.");
    }
    const auto rows = pivoted->series[*index].rows[point];
    if (rows.size() != 1) {
        return Words::tr("This point is made of %n rows: change one of their cells on the Data page.", nullptr,
                         widgets::counted(rows.size()));
    }
    return PointRow{rows.front(), pivoted->values(static_cast<Eigen::Index>(point), static_cast<Eigen::Index>(*index))};
}

/// Returns the number after the last one of an axis: by the same step, or doubled if the numbers double.
std::optional<double> nextOf(const data::SeriesTable& pivoted) {
    const std::vector<double> places = pivoted.axisNumbers();
    const std::size_t n = places.size();
    if (n < 2 || n != pivoted.pointCount() || pivoted.secondsPerUnit || pivoted.points.front().labels.size() != 1) {
        return std::nullopt;
    }
    return data::doubles(places) ? 2.0 * places[n - 1] : 2.0 * places[n - 1] - places[n - 2];
}

/// Removes the final steps that added a row which no longer exists; rows after it move up. Returns false if there are
/// none.
bool forgetAdded(data::Recipe& recipe, std::size_t row, std::size_t rowsBehind) {
    const auto isCell = [](const data::RecipeStep& step) { return std::holds_alternative<data::SetCell>(step.what); };
    auto first = recipe.end();
    while (first != recipe.begin() && isCell(*(first - 1))) {
        --first;
    }
    const auto ofRow = [row](const data::RecipeStep& step) { return std::get<data::SetCell>(step.what).row == row; };
    if (std::none_of(first, recipe.end(), ofRow) || rowsBehind > static_cast<std::size_t>(recipe.end() - first)) {
        return false;
    }
    recipe.erase(std::remove_if(first, recipe.end(), ofRow), recipe.end());
    for (auto step = first; step != recipe.end(); ++step) {
        auto& cell = std::get<data::SetCell>(step->what);
        cell.row -= cell.row > row ? 1 : 0;
    }
    return true;
}

}  // namespace

std::variant<data::SetCell, QString> cellOfPoint(const StudyTable& table, const data::SeriesQuery& query,
                                                 const std::string& series, std::size_t point, double value) {
    const auto found = rowOfPoint(table, query, series, point);
    if (const auto* why = std::get_if<QString>(&found)) {
        return *why;
    }
    const auto& at = std::get<PointRow>(found);
    const std::string name = columnOf(query, series);
    const auto column = table.dataset->column(name);
    const auto* numbers = column ? std::get_if<data::NumericValues>(&(*column)->values) : nullptr;
    if (!numbers || (*numbers)[at.row] != at.value) {
        return Words::tr("This point is calculated; it is not a single cell of the table.");
    }
    return data::SetCell{at.row + 1, name, base::toText(value)};
}

std::variant<std::vector<data::SetCell>, QString> cellsOfNext(const StudyTable& table, const data::SeriesQuery& query,
                                                              const std::string& series, double value) {
    if (const QString why = tooMuch(table); !why.isEmpty()) {
        return why;
    }
    const auto pivoted = data::pivot(*table.dataset, query);
    const auto index = pivoted ? pivoted->find(series) : std::nullopt;
    const auto next = index ? nextOf(*pivoted) : std::nullopt;
    const auto column = table.dataset->column(columnOf(query, series));
    if (!next || query.axis.size() != 1 || !column || !(*column)->isNumeric()) {
        return Words::tr(
            "The next point cannot be derived from the points of this series: add a row to its table instead.");
    }
    const std::size_t row = table.dataset->rowCount() + 1;
    std::vector<data::SetCell> cells{{row, query.axis.front(), base::toText(*next)}};
    std::vector<std::string> others = query.keys;
    for (const data::Filter& held : query.where) {
        others.push_back(held.column);
    }
    const auto last = pivoted->series[*index].rows[pivoted->pointCount() - 1];
    for (const std::string& name : others) {
        if (const auto same = table.dataset->column(name); same && last.size() > 0) {
            cells.push_back({row, name, (*same)->textAt(last.front())});
        }
    }
    cells.push_back({row, (*column)->name, base::toText(value)});
    return cells;
}

std::variant<data::Recipe, QString> withoutPoint(const StudyTable& table, const data::SeriesQuery& query,
                                                 const std::string& series, std::size_t point) {
    const auto found = rowOfPoint(table, query, series, point);
    if (const auto* why = std::get_if<QString>(&found)) {
        return *why;
    }
    const std::size_t row = std::get<PointRow>(found).row;
    data::Recipe recipe = table.recipe;
    const std::string part = table.dataset->tableOf(row);
    if (const std::size_t line = table.dataset->lineInPart(row); line > 0) {
        auto* marked = recipe.empty() ? nullptr : std::get_if<data::ExcludeRows>(&recipe.back().what);
        if (marked != nullptr && marked->part == part) {
            marked->lines.insert(std::upper_bound(marked->lines.begin(), marked->lines.end(), line), line);
        } else {
            recipe.push_back({data::ExcludeRows{{line}, part}});
        }
        return recipe;
    }
    if (!forgetAdded(recipe, row + 1, table.dataset->rowCount() - row - 1)) {
        return Words::tr("This row does not come from a line of a file: leave it out on the Data page.");
    }
    return recipe;
}

data::Recipe withCell(data::Recipe recipe, const data::SetCell& cell) {
    if (!recipe.empty()) {
        if (auto* last = std::get_if<data::SetCell>(&recipe.back().what);
            last && last->row == cell.row && last->column == cell.column) {
            last->value = cell.value;
            return recipe;
        }
    }
    recipe.push_back({cell});
    return recipe;
}

}  // namespace greyscope::app
