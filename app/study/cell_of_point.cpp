#include "app/study/cell_of_point.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/data/series_table.h"
#include "widgets/present/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

/// The column whose numbers the series are made of.
std::string columnOf(const data::SeriesQuery& query, const std::string& series) {
    return query.value.empty() ? series : query.value;
}

QString tooMuch(const StudyTable& table) {
    const bool joins = std::any_of(table.recipe.begin(), table.recipe.end(),
                                   [](const auto& step) { return std::holds_alternative<data::JoinTable>(step.what); });
    const auto cellsOf = [](const data::Dataset& dataset) { return dataset.rowCount() * dataset.columns().size(); };
    const std::size_t cells = std::max(cellsOf(*table.asRead()), cellsOf(*table.dataset));  // every step is taken again
    return joins ? Words::tr("The recipe of this table joins another one: change the cell on the Data page.")
           : cells > kMostDragged ? Words::tr("This table is too large to drag in: change the cell on the Data page.")
                                  : QString();
}

}  // namespace

std::variant<data::SetCell, QString> cellOfPoint(const StudyTable& table, const data::SeriesQuery& query,
                                                 const std::string& series, std::size_t point, double value) {
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
    const std::string name = columnOf(query, series);
    const auto column = table.dataset->column(name);
    const auto at = static_cast<Eigen::Index>(point);
    const auto* numbers = column ? std::get_if<data::NumericValues>(&(*column)->values) : nullptr;
    if (!numbers || (*numbers)[rows.front()] != pivoted->values(at, static_cast<Eigen::Index>(*index))) {
        return Words::tr("This point is calculated, and not one cell of the table.");
    }
    return data::SetCell{rows.front() + 1, name, base::toText(value)};
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
