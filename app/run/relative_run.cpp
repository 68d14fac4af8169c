#include "app/run/relative_run.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "core/data/series_table.h"

namespace greyscope::app {

namespace {

/// A column of the points' values on one axis: numbers where every point has one, else text.
data::Column axisColumn(const data::SeriesTable& table, std::size_t axis, const std::vector<std::size_t>& points) {
    const auto isNumber = [&](std::size_t point) { return table.points[point].numbers[axis].has_value(); };
    data::Column column{table.axisColumns[axis], table.axisUnits[axis], data::NumericValues{}};
    if (std::all_of(points.begin(), points.end(), isNumber)) {
        data::NumericValues numbers;
        for (const std::size_t point : points) {
            numbers.push_back(*table.points[point].numbers[axis]);
        }
        column.values = std::move(numbers);
        return column;
    }
    data::TextValues texts;
    std::unordered_map<std::string, std::int32_t> codes;
    for (const std::size_t point : points) {
        const std::string& label = table.points[point].labels[axis];
        const auto [found, isNew] = codes.emplace(label, static_cast<std::int32_t>(texts.levels.size()));
        texts.codes.push_back(found->second);
        if (isNew) {
            texts.levels.push_back(label);
        }
    }
    column.values = std::move(texts);
    return column;
}

/// A column name that no axis has.
std::string freeName(const data::SeriesTable& table, std::string name) {
    while (std::find(table.axisColumns.begin(), table.axisColumns.end(), name) != table.axisColumns.end()) {
        name += '_';
    }
    return name;
}

/// Two of the series below each other: a column that names the series, the axes, and the value.
base::Expected<data::Dataset> longTable(const data::SeriesTable& table, const std::vector<std::size_t>& series,
                                        const std::string& nameColumn, const std::string& valueColumn) {
    std::vector<std::size_t> points;
    data::TextValues names;
    data::NumericValues values;
    for (const std::size_t index : series) {
        names.levels.push_back(table.series[index].name);
        for (std::size_t point = 0; point < table.pointCount(); ++point) {
            const double value = table.values(static_cast<Eigen::Index>(point), static_cast<Eigen::Index>(index));
            if (!std::isnan(value)) {
                points.push_back(point);
                names.codes.push_back(static_cast<std::int32_t>(names.levels.size() - 1));
                values.push_back(value);
            }
        }
    }
    std::vector<data::Column> columns{{nameColumn, {}, std::move(names)}};
    for (std::size_t axis = 0; axis < table.axisColumns.size(); ++axis) {
        columns.push_back(axisColumn(table, axis, points));
    }
    columns.push_back({valueColumn, table.valueUnit, std::move(values)});
    return data::Dataset::create(std::move(columns));
}

relative::RelativeOptions optionsOf(const RelativeRequest& request, const data::SeriesTable& table) {
    relative::RelativeOptions options;
    options.system = freeName(table, "series");
    options.value = freeName(table, "value");
    options.from = request.from;
    options.to = request.to;
    options.factors = table.axisColumns;
    options.predictors = request.predictors;
    options.grow = request.grow;
    options.pruning = request.pruning;
    return options;
}

}  // namespace

SeriesId predictedSeries(const Study& study) {
    const Selection& selection = study.selection;
    const auto usable = [&selection](const SeriesId& id) {
        return id.table == selection.reference.table && id != selection.reference;
    };
    const auto& compared = selection.compared;
    const SeriesId& chosen = study.relative.predicted;
    if (usable(chosen) && std::find(compared.begin(), compared.end(), chosen) != compared.end()) {
        return chosen;
    }
    const auto first = std::find_if(compared.begin(), compared.end(), usable);
    return first == compared.end() ? SeriesId{} : *first;
}

std::optional<RelativeRequest> relativeRequest(const Study& study) {
    const StudyTable* table = study.table(study.selection.reference.table);
    const SeriesId to = predictedSeries(study);
    if (!table || !table->dataset || study.selection.reference.empty() || to.empty() || table->roles.factors.empty()) {
        return std::nullopt;
    }
    RelativeRequest request;
    request.dataset = table->dataset;
    request.query = queryFor(*table, {.allCells = true, .axis = {}, .hold = {}});
    request.from = study.selection.reference.name;
    request.to = to.name;
    for (const std::string& factor : table->roles.factors) {
        const auto& wanted = study.relative.factors;
        if (std::find(wanted.begin(), wanted.end(), factor) != wanted.end()) {
            request.predictors.push_back(factor);
        }
    }
    request.grow.maxLeaves = study.relative.leaves;
    request.grow.minLeaf = study.relative.minLeaf;
    request.pruning = study.relative.pruning;
    return request;
}

base::Expected<relative::RelativeResult> runRelative(const RelativeRequest& request, base::Progress& progress) {
    const auto table = data::pivot(*request.dataset, request.query);
    if (!table) {
        return tl::unexpected(table.error());
    }
    const auto from = table->indexOf(request.from);
    if (!from) {
        return tl::unexpected(from.error());
    }
    const auto to = table->indexOf(request.to);
    if (!to) {
        return tl::unexpected(to.error());
    }
    relative::RelativeOptions options = optionsOf(request, *table);
    const auto pair = longTable(*table, {*from, *to}, options.system, options.value);
    if (!pair) {
        return tl::unexpected(pair.error());
    }
    const auto cells =
        static_cast<std::size_t>((table->values.col(static_cast<Eigen::Index>(*from)).array().isFinite() &&
                                  table->values.col(static_cast<Eigen::Index>(*to)).array().isFinite())
                                     .count());
    if (cells > kLeaveOneOutCells) {
        options.validation = relative::Validation::kFold;
        options.folds = 10;
    }
    return relative::relativePerformance(*pair, options, progress);
}

}  // namespace greyscope::app
