#include "app/study/tables/stacked_table.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/base/free_name.h"
#include "core/base/try.h"
#include "core/data/columns/column_name.h"
#include "core/data/stack/stack.h"

namespace greyscope::app {

namespace {

data::StackPart partOf(const StudyTable& table) {
    return {table.name, *table.dataset, table.roles, table.wide, table.metric};
}

std::vector<StudyTable> flat(const std::vector<StudyTable>& tables) {
    std::vector<StudyTable> parts;
    std::set<std::string> taken;
    for (const StudyTable& table : tables) {
        for (const StudyTable* source : sourcesOf(table)) {
            StudyTable& part = parts.emplace_back(*source);
            part.name = base::freeNumberedName(source->name,
                                               [&](const std::string& name) { return !taken.insert(name).second; });
        }
    }
    return parts;
}

/// Returns the reports of all parts as counts: lines of several files cannot be named.
std::shared_ptr<const io::ReadReport> reportOf(const std::vector<StudyTable>& parts) {
    io::ReadReport sum;
    for (const StudyTable& part : parts) {
        if (part.report) {
            sum.format = part.report->format;
            sum.encoding = part.report->encoding;
            sum.dialect = part.report->dialect;
            sum.hasHeading = part.report->hasHeading;
            sum.headingLines += part.report->headingLines;
            sum.linesSeen += part.report->linesSeen;
            sum.rowsRead += part.report->rowsRead;
            sum.rowsSkipped += part.report->rowsSkipped;
            sum.cellsMissing += part.report->cellsMissing;
            sum.problemCount += part.report->problemCount;
            for (const auto& [kind, count] : part.report->counts) {
                sum.counts[kind] += count;
            }
        }
    }
    return std::make_shared<const io::ReadReport>(std::move(sum));
}

/// Returns the roles with the names that the columns have in `table`; nullopt if it lacks one.
std::optional<data::Roles> rolesIn(const StudyTable& table, data::Roles roles, const std::vector<StudyTable>& tables) {
    for (auto* names : {&roles.keys, &roles.factors, &roles.metrics}) {
        for (std::string& name : *names) {
            const data::Column* const wanted = columnIn(tables, name);
            const data::Column* const own = wanted != nullptr ? data::counterpart(*wanted, *table.dataset) : nullptr;
            if (own == nullptr) {
                return std::nullopt;
            }
            name = own->name;
        }
    }
    return roles;
}

}  // namespace

base::Expected<StudyTable> stackedTable(const std::vector<StudyTable>& tables, const std::string& name,
                                        base::Progress& progress) {
    StudyTable stacked;
    stacked.name = name;
    stacked.parts = flat(tables);
    std::vector<data::StackPart> parts;
    for (const StudyTable& part : stacked.parts) {
        parts.push_back(partOf(part));
    }
    data::Stack stack = GREYSCOPE_TRY(data::stack(parts, progress));
    stacked.dataset = std::make_shared<const data::Dataset>(std::move(stack.dataset));
    auto guess = data::explainRoles(*stacked.dataset, progress);
    if (!guess && guess.error().code == base::ErrorCode::cancelled) {
        return tl::unexpected(guess.error());
    }
    stacked.guess = guess ? std::make_shared<const data::RoleGuess>(std::move(*guess)) : nullptr;
    stacked.roles = std::move(stack.roles);
    stacked.metric = std::move(stack.metric);
    stacked.stack = std::make_shared<const std::vector<data::StackAccount>>(std::move(stack.parts));
    stacked.report = reportOf(stacked.parts);
    for (const StudyTable& part : stacked.parts) {
        stacked.aggregation = stacked.aggregation == data::Aggregation::none ? part.aggregation : stacked.aggregation;
    }
    return stacked;
}

const data::Column* columnIn(const std::vector<StudyTable>& tables, const std::string& name) {
    for (const StudyTable& table : tables) {
        if (const auto column = table.dataset->column(name)) {
            return *column;
        }
    }
    return nullptr;
}

bool takeRoles(std::vector<StudyTable>& tables, const data::Roles& asked) {
    std::vector<data::Roles> roles;
    for (const StudyTable& table : tables) {
        auto own = rolesIn(table, asked, tables);
        if (!own) {
            return false;
        }
        roles.push_back(std::move(*own));
    }
    for (std::size_t t = 0; t < tables.size(); ++t) {
        tables[t].roles = std::move(roles[t]);
        tables[t].wide = false;
        tables[t].metric = tables[t].roles.metrics.empty() ? std::string() : tables[t].roles.metrics.front();
    }
    return true;
}

std::set<std::string> columnSetOf(const StudyTable& table) {
    const auto names = data::columnNames(*table.dataset);
    return {names.begin(), names.end()};
}

bool haveOneHeader(const std::vector<StudyTable>& tables) {
    return std::all_of(tables.begin() + 1, tables.end(),
                       [&](const StudyTable& table) { return columnSetOf(table) == columnSetOf(tables.front()); });
}

std::string stackName(const std::vector<StudyTable>& parts) {
    constexpr std::size_t named = 2;
    return parts.size() <= named ? parts.front().name + " + " + parts.back().name
                                 : parts.front().name + " + " + std::to_string(parts.size() - 1);
}

std::vector<std::vector<StudyTable>> byLayout(std::vector<StudyTable> tables) {
    std::vector<std::vector<StudyTable>> groups;
    std::vector<data::StackPart> firsts;  // first table of each group
    for (StudyTable& table : tables) {
        data::StackPart part = partOf(table);
        const auto alike = std::find_if(firsts.begin(), firsts.end(), [&part](const data::StackPart& first) {
            return data::equalLayouts(first, part);
        });
        if (alike == firsts.end()) {
            firsts.push_back(std::move(part));
            groups.emplace_back();
            groups.back().push_back(std::move(table));
        } else {
            groups[static_cast<std::size_t>(alike - firsts.begin())].push_back(std::move(table));
        }
    }
    return groups;
}

SeriesId inStack(const SeriesId& series, const std::string& stack, const std::vector<std::string>& names) {
    const auto there = [&](const std::string& wanted) {
        return std::find(names.begin(), names.end(), wanted) != names.end();
    };
    const std::string own = series.table + ":" + series.name;
    const std::string plain = series.table + ":" + data::nameWithoutUnit(series.name);
    for (const std::string& name : {own, plain, series.name, series.table}) {
        if (there(name)) {
            return {stack, name};
        }
    }
    // A factor that the other tables lack is now part of the name; its first level stands for all.
    const auto first = std::find_if(names.begin(), names.end(), [&](const std::string& name) {
        return name.starts_with(own + ", ") || name.starts_with(plain + ", ");
    });
    return first == names.end() ? SeriesId{} : SeriesId{stack, *first};
}

std::vector<const StudyTable*> sourcesOf(const StudyTable& table) {
    std::vector<const StudyTable*> sources;
    for (const StudyTable& part : table.parts) {
        sources.push_back(&part);
    }
    return sources.empty() ? std::vector<const StudyTable*>{&table} : sources;
}

std::map<std::string, SourceStamp> stampsOf(const Study& study) {
    std::map<std::string, SourceStamp> stamps;
    for (const StudyTable& table : study.tables) {
        stamps.insert(table.joined.begin(), table.joined.end());
        for (const StudyTable* source : sourcesOf(table)) {
            stamps.insert(source->joined.begin(), source->joined.end());
            if (source->stamp) {
                stamps[source->path] = *source->stamp;
            }
        }
    }
    return stamps;
}

}  // namespace greyscope::app
