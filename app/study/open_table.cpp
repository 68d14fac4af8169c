#include "app/study/open_table.h"

#include <QFileInfo>
#include <QString>

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_set>

namespace greyscope::app {

namespace {

bool neverRepeats(const data::Column& column) {
    std::unordered_set<double> seen;
    for (const double value : column.numbers()) {
        if (value != value || !seen.insert(value).second) {
            return false;
        }
    }
    return true;
}

/// Tables with fewer measured columns than this hold several metrics of one system, not one metric of many systems.
constexpr std::size_t kFewestSystems = 8;

/// The roles of a wide table whose cells several columns tell apart: many measured columns of one unit beside columns
/// that together differ in every row. None of another table, nor where it is cancelled.
std::optional<data::Roles> gridRoles(const data::Dataset& dataset, const base::Expected<data::Roles>& guess,
                                     const base::Progress& progress) {
    constexpr std::size_t rowsPerQuestion = 4096;
    if (!guess || guess->metrics.size() < kFewestSystems) {
        return std::nullopt;
    }
    const auto column = [&](const std::string& name) -> const data::Column& { return **dataset.column(name); };
    data::Roles roles{.keys = {}, .factors = guess->factors, .metrics = guess->metrics, .descriptions = {}};
    roles.factors.insert(roles.factors.end(), guess->keys.begin(), guess->keys.end());
    std::set<std::vector<std::string>> cells;
    for (std::size_t row = 0; row < dataset.rowCount(); ++row) {
        if (row % rowsPerQuestion == 0 && progress.cancelled()) {
            return std::nullopt;
        }
        std::vector<std::string> cell;
        for (const std::string& factor : roles.factors) {
            cell.push_back(column(factor).textAt(row));
        }
        if (!cells.insert(std::move(cell)).second) {
            return std::nullopt;
        }
    }
    const std::string& unit = column(roles.metrics.front()).unit;
    const bool oneUnit = std::all_of(roles.metrics.begin(), roles.metrics.end(),
                                     [&](const std::string& name) { return column(name).unit == unit; });
    return oneUnit && roles.factors.size() > 1 ? std::optional(std::move(roles)) : std::nullopt;
}

/// Whether there are numbers alone, along a first column that never repeats.
bool hasOneAxis(const data::Dataset& dataset) {
    const auto& columns = dataset.columns();
    const bool numeric = std::all_of(columns.begin(), columns.end(), [](const auto& c) { return c.isNumeric(); });
    return numeric && columns.size() >= 2 && dataset.rowCount() >= 2 && neverRepeats(columns.front());
}

data::Roles oneAxisRoles(const data::Dataset& dataset) {
    data::Roles roles;
    roles.factors = {dataset.columns().front().name};
    for (std::size_t c = 1; c < dataset.columns().size(); ++c) {
        if (dataset.columns()[c].isNumeric()) {
            roles.metrics.push_back(dataset.columns()[c].name);
        }
    }
    return roles;
}

std::string baseName(const std::string& path) {
    // "/" separates the table from the series in ids.
    QString name = QFileInfo(QString::fromStdString(path)).completeBaseName();
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    return name.isEmpty() ? std::string("table") : name.toStdString();
}

}  // namespace

base::Expected<data::Roles> wideRoles(const data::Dataset& dataset, base::Progress& progress) {
    const auto grid = gridRoles(dataset, data::guessRoles(dataset, progress), progress);
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    return grid ? *grid : oneAxisRoles(dataset);
}

base::Expected<StudyTable> tableFrom(const io::Imported& imported, const std::string& path, base::Progress& progress) {
    const data::Dataset& dataset = *imported.dataset;
    StudyTable table;
    table.name = baseName(path);
    table.path = path;
    table.dataset = imported.dataset;
    table.report = std::make_shared<const io::ReadReport>(imported.report);
    auto guess = data::guessRoles(dataset, progress);
    const auto grid = gridRoles(dataset, guess, progress);
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    if (grid || hasOneAxis(dataset)) {
        table.wide = true;
        table.roles = grid ? *grid : oneAxisRoles(dataset);
        return table;
    }
    if (!guess) {
        return base::fail(base::ErrorCode::noNumericColumn, {}, {path, 0, 0});
    }
    table.roles = std::move(*guess);
    table.metric = table.roles.metrics.front();
    return table;
}

base::Expected<StudyTable> tableFromFile(const std::string& path, const io::ReadOptions& options,
                                         base::Progress& progress) {
    const auto imported = io::readFile(path, options, progress);
    if (!imported) {
        return tl::unexpected(imported.error());
    }
    auto table = tableFrom(*imported, path, progress);
    if (table) {
        const auto stamp = stampOf(path, progress);
        if (!stamp) {
            return tl::unexpected(stamp.error());
        }
        table->stamp = *stamp;
    }
    return table;
}

base::Expected<StudyTable> tableFromText(std::string text, const std::string& name, const io::ReadOptions& options,
                                         base::Progress& progress) {
    auto table = tableFromBytes(QByteArray::fromStdString(text), name, options, progress);
    if (table) {
        table->text = std::make_shared<const std::string>(std::move(text));
    }
    return table;
}

base::Expected<StudyTable> tableFromBytes(const QByteArray& bytes, const std::string& path,
                                          const io::ReadOptions& options, base::Progress& progress) {
    const std::string_view view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const auto imported = io::readText(view, path, options, progress);
    if (!imported) {
        return tl::unexpected(imported.error());
    }
    return tableFrom(*imported, path, progress);
}

std::string freeTableName(const Study& study, const std::string& wanted) {
    std::string name = wanted;
    for (int n = 2; study.table(name); ++n) {
        name = wanted + " " + std::to_string(n);
    }
    return name;
}

void addTable(Study& study, StudyTable table, const std::vector<std::string>& names) {
    Selection selection;
    constexpr std::size_t comparedAtMost = 5;
    for (std::size_t s = 0; s < names.size() && s <= comparedAtMost; ++s) {
        const SeriesId id{table.name, names[s]};
        if (s == 0) {
            selection.reference = id;
        } else {
            selection.compared.push_back(id);
        }
    }
    study.tables.push_back(std::move(table));
    study.selection = std::move(selection);
}

}  // namespace greyscope::app
