#include "app/study/study.h"

#include <algorithm>
#include <utility>

#include "core/data/roles/repeats.h"

namespace greyscope::app {

namespace {

/// Returns the filter that holds a factor: the chosen one, else its level in the first row, so that at least one row
/// remains even in a sparse grid. nullopt if the column has no levels.
std::optional<data::Filter> heldAt(const StudyTable& table, const PointChoice& points, const std::string& factor) {
    const auto chosen = std::find_if(points.hold.begin(), points.hold.end(),
                                     [&](const data::Filter& filter) { return filter.column == factor; });
    if (chosen != points.hold.end()) {
        return *chosen;
    }
    const auto index = table.dataset ? table.dataset->find(factor) : std::nullopt;
    if (!index) {
        return std::nullopt;
    }
    const data::Column& column = table.dataset->columns()[*index];
    if (column.size() > 0 && !column.missingAt(0)) {
        return data::Filter{factor, {column.textAt(0)}};
    }
    const data::Levels& levels = table.dataset->levels(*index);
    return levels.count() == 0 ? std::nullopt : std::optional(data::Filter{factor, {levels.text(0)}});
}

}  // namespace

const StudyTable* Study::table(const std::string& tableName) const {
    const auto found =
        std::find_if(tables.begin(), tables.end(), [&](const StudyTable& t) { return t.name == tableName; });
    return found == tables.end() ? nullptr : &*found;
}

const StudyTable* Study::activeTable() const {
    if (const StudyTable* own = table(selection.reference.table); own && !selection.reference.empty()) {
        return own;
    }
    return tables.empty() ? nullptr : &tables.front();
}

data::SeriesQuery queryFor(const StudyTable& table, const PointChoice& points) {
    data::SeriesQuery query;
    query.aggregation = table.aggregation;
    query.repeats = table.roles.repetitions;
    query.settings = data::settingsOfRepeats(table.roles, query.repeats);
    if (table.wide) {
        query.columns = table.roles.metrics;
    } else {
        query.keys = table.roles.keys;
        query.value = table.metric.empty() && !table.roles.metrics.empty() ? table.roles.metrics.front() : table.metric;
    }
    const std::vector<std::string>& factors = table.roles.factors;
    if (factors.empty()) {
        return query;
    }
    if (points.allCells) {
        query.axis = factors;
        return query;
    }
    const bool known = std::find(factors.begin(), factors.end(), points.axis) != factors.end();
    query.axis = {known ? points.axis : factors.front()};
    for (const std::string& factor : factors) {
        if (factor != query.axis.front()) {
            if (auto filter = heldAt(table, points, factor)) {
                query.where.push_back(std::move(*filter));
            }
        }
    }
    return query;
}

widgets::FigureLook Study::lookOf(const std::string& figure) const {
    const auto found = std::find_if(figures.begin(), figures.end(),
                                    [&figure](const FigureChoices& each) { return each.figure == figure; });
    return found == figures.end() ? widgets::FigureLook() : found->look;
}

void Study::setLook(const std::string& figure, const widgets::FigureLook& look) {
    std::erase_if(figures, [&figure](const FigureChoices& each) { return each.figure == figure; });
    if (!look.usual()) {
        figures.push_back({figure, look});
    }
}

const Sheet* Study::sheet(const std::string& sheetName) const {
    const auto found =
        std::find_if(sheets.begin(), sheets.end(), [&](const Sheet& each) { return each.name == sheetName; });
    return found == sheets.end() ? nullptr : &*found;
}

Sheet* Study::sheet(const std::string& sheetName) {
    return const_cast<Sheet*>(std::as_const(*this).sheet(sheetName));
}

widgets::SheetGrid gridOf(const Sheet& sheet) {
    constexpr double kUsualHeightMm = 60.0;
    return sheet.grid.panels() == sheet.panels.size()
               ? sheet.grid
               : widgets::arranged(sheet.grid, widgets::Arrangement::wideBelow, sheet.panels.size(), kUsualHeightMm);
}

}  // namespace greyscope::app
