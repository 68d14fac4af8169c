#include "app/study/compared_runs.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/roles/roles.h"
#include "core/data/stack/stack.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

using Names = std::vector<std::string>;

/// Words in the names of columns that distinguish versions of the measured system.
constexpr std::array<std::string_view, 9> kVersions{"source", "version",  "build",  "commit",  "release",
                                                    "branch", "revision", "kernel", "firmware"};

/// Also true for the column that names stacked files.
bool namesVersions(const StudyTable& table, const std::string& column) {
    const std::string lowered = base::lowered(column);
    if (const auto found = table.dataset->column(column); found && (*found)->namesTables) {
        return true;
    }
    return std::any_of(kVersions.begin(), kVersions.end(),
                       [&](std::string_view word) { return lowered.find(word) != std::string::npos; });
}

bool hasRows(const StudyTable& table) {
    return table.dataset && table.dataset->rowCount() > 0 && !table.roles.metrics.empty();
}

std::size_t valueCount(const StudyTable& table, const std::string& column) {
    const auto place = table.dataset->find(column);
    return place ? table.dataset->levels(*place).count() : 0;
}

/// Returns the values of a column as runs; empty if it has a single value or too many.
std::vector<RunChoice> valuesOf(const StudyTable& table, const std::string& column) {
    std::vector<RunChoice> runs;
    const auto place = table.dataset->find(column);
    const std::size_t count = valueCount(table, column);
    for (std::size_t level = 0; count > 1 && count <= kMostRunValues && level < count; ++level) {
        runs.push_back({table.name, {{column, {table.dataset->levels(*place).text(level)}}}});
    }
    return runs;
}

Names settingsOf(const StudyTable& table) {
    return data::settingsOf(table.roles);
}

const StudyTable* tableOf(const Study& study, const RunChoice& run) {
    const StudyTable* table = study.table(run.table);
    return table && hasRows(*table) ? table : nullptr;
}

std::optional<ComparedRuns> usualTables(const Study& study) {
    for (std::size_t i = 0; i < study.tables.size(); ++i) {
        for (std::size_t j = i + 1; j < study.tables.size(); ++j) {
            const StudyTable& a = study.tables[i];
            const StudyTable& b = study.tables[j];
            if (canBeCompared(a, b)) {
                return ComparedRuns{{a.name, {}}, {b.name, {}}};
            }
        }
    }
    return std::nullopt;
}

std::optional<ComparedRuns> usualValues(const Study& study) {
    const StudyTable* table = study.activeTable();
    if (!table || !hasRows(*table) || table->wide) {
        return std::nullopt;
    }
    Names keys = table->roles.keys;
    std::stable_partition(keys.begin(), keys.end(),
                          [table](const std::string& key) { return namesVersions(*table, key); });
    for (const std::string& key : keys) {
        if (const auto runs = valuesOf(*table, key); runs.size() > 1) {
            return ComparedRuns{runs[0], runs[1]};
        }
    }
    return std::nullopt;
}

}  // namespace

bool canBeCompared(const StudyTable& a, const StudyTable& b) {
    const auto shares = [](const Names& left, const Names& right) {
        return std::any_of(left.begin(), left.end(),
                           [&](const std::string& name) { return base::contains(right, name); });
    };
    return hasRows(a) && hasRows(b) && shares(a.roles.metrics, b.roles.metrics) && shares(settingsOf(a), settingsOf(b));
}

std::vector<RunChoice> runsIn(const Study& study) {
    std::vector<RunChoice> runs;
    for (const StudyTable& table : study.tables) {
        if (hasRows(table)) {
            runs.push_back({table.name, {}});
        }
    }
    for (const StudyTable& table : study.tables) {
        for (const std::string& column : hasRows(table) && !table.wide ? settingsOf(table) : Names()) {
            auto values = valuesOf(table, column);
            std::move(values.begin(), values.end(), std::back_inserter(runs));
        }
    }
    return runs;
}

std::optional<ComparedRuns> comparedRuns(const Study& study) {
    const CompareChoices& choices = study.compare;
    if (tableOf(study, choices.before) && tableOf(study, choices.after)) {
        return ComparedRuns{choices.before, choices.after};
    }
    const auto tables = usualTables(study);
    return tables ? tables : usualValues(study);
}

std::optional<CrowdedKey> crowdedKey(const Study& study) {
    const StudyTable* table = study.activeTable();
    for (const std::string& key : table&& hasRows(*table) && !table->wide ? table->roles.keys : Names()) {
        if (const std::size_t count = valueCount(*table, key); count > kMostRunValues) {
            return CrowdedKey{key, count};
        }
    }
    return std::nullopt;
}

QString runName(const Study& study, const RunChoice& run) {
    const QString table = widgets::visibleText(run.table);
    if (run.where.empty()) {
        return table;
    }
    const data::Filter& filter = run.where.back();
    if (filter.test != data::Test::is) {
        return widgets::visibleText(data::filterText(filter));
    }
    const QString values = widgets::visibleText(base::joined(filter.values, ", "));
    const StudyTable* own = tableOf(study, run);
    const auto column = own ? own->dataset->find(filter.column) : std::nullopt;
    if (column && own->dataset->columns()[*column].namesTables) {
        return values;
    }
    const QString value = widgets::columnTitle(filter.column) + QLatin1Char(' ') + values;
    // The distinguishing part comes first, because names are shortened at the end.
    return study.tables.size() > 1 ? widgets::Words::tr("%1 (%2)").arg(value, table) : value;
}

std::vector<std::string> sharedMetrics(const Study& study, const ComparedRuns& runs) {
    const StudyTable* before = tableOf(study, runs.before);
    const StudyTable* after = tableOf(study, runs.after);
    Names shared;
    for (const std::string& metric : before&& after ? before->roles.metrics : Names()) {
        const auto column = before->dataset->column(metric);
        if (column && data::counterpart(**column, *after->dataset) != nullptr) {
            shared.push_back(metric);
        }
    }
    return shared;
}

std::string comparedMetric(const Study& study, const ComparedRuns& runs) {
    const StudyTable* before = tableOf(study, runs.before);
    const StudyTable* after = tableOf(study, runs.after);
    const std::string& chosen = study.compare.value;
    if (!before || !after) {
        return chosen;
    }
    const auto column = before->dataset->numericColumn(chosen);
    if (column && data::counterpart(**column, *after->dataset) != nullptr) {
        return chosen;
    }
    const Names shared = sharedMetrics(study, runs);
    if (before->wide) {  // each of its columns counts as a value of a setting
        const auto roles = data::guessRoles(*before->dataset);
        if (roles && base::contains(shared, roles->metrics.front())) {
            return roles->metrics.front();
        }
    }
    return base::contains(shared, before->metric) || shared.empty() ? before->metric : shared.front();
}

std::vector<std::string> sharedSettings(const Study& study, const ComparedRuns& runs) {
    const StudyTable* before = tableOf(study, runs.before);
    const StudyTable* after = tableOf(study, runs.after);
    if (!before || !after) {
        return {};
    }
    const auto runOf = [&study](const StudyTable& table, const RunChoice& run) {
        return stats::Run{*table.dataset, run.where, runName(study, run).toStdString()};
    };
    const stats::Run first = runOf(*before, runs.before);
    const stats::Run second = runOf(*after, runs.after);
    Names settings = settingsOf(*before);
    for (const std::string& name : stats::settingsBetweenFiles(first, second)) {
        if (!base::contains(settings, name)) {
            settings.push_back(name);
        }
    }
    Names shared = stats::settingsInBoth(first, second, std::move(settings), comparedMetric(study, runs));
    for (const std::string& chosen : study.compare.match) {
        if (!base::contains(shared, chosen) && before->dataset->find(chosen) && after->dataset->find(chosen)) {
            shared.push_back(chosen);
        }
    }
    return shared;
}

std::vector<std::string> matchedSettings(const Study& study, const ComparedRuns& runs) {
    Names shared = sharedSettings(study, runs);
    Names chosen = study.compare.match;
    std::erase_if(chosen, [&](const std::string& name) { return !base::contains(shared, name); });
    return chosen.empty() ? shared : chosen;
}

}  // namespace greyscope::app
