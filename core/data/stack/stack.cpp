#include "core/data/stack/stack.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/data/columns/column_name.h"
#include "core/data/columns/units.h"
#include "core/data/roles/stated_roles.h"
#include "core/data/stack/stack_alike.h"
#include "core/data/stack/stack_draft.h"
#include "core/data/stack/stack_series.h"

namespace greyscope::data {

using base::contains;
using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

using Names = std::vector<std::string>;
using StackParts = std::vector<StackPart>;

Names withRole(const Roles& roles) {
    Names names = roles.keys;
    names.insert(names.end(), roles.factors.begin(), roles.factors.end());
    names.insert(names.end(), roles.metrics.begin(), roles.metrics.end());
    return names;
}

bool convertible(const Column& from, const Column& to) {
    return from.unit.empty() || to.unit.empty() || unitFactor(from.unit, to.unit).has_value();
}

/// Whether each column of `a` with a role has a counterpart with a role in `b`.
bool covers(const StackPart& a, const StackPart& b) {
    const Names roles = withRole(b.roles);
    const Names wanted = withRole(a.roles);
    return std::all_of(wanted.begin(), wanted.end(), [&](const std::string& name) {
        const Column* const column = counterpart(**a.dataset.column(name), b.dataset);
        return column != nullptr && contains(roles, column->name);
    });
}

/// Whether a program stated the roles of the columns and the user did not change them; then the part column is a key.
Expected<bool> stateRoles(StackDraft& draft) {
    const std::string by = statedBy(draft.parts.front().dataset);
    bool stated = draft.stack.equalLayout && !by.empty();
    for (const StackPart& part : draft.parts) {
        const bool found = GREYSCOPE_TRY(areFoundRoles(part.roles, part.dataset, draft.progress));
        stated = stated && found;
    }
    if (stated) {
        draft.columns.front().stated = StatedRole{Role::key, by};
    }
    return stated;
}

/// The line of each row in the file of its part.
SourceLines linesOf(const StackDraft& draft) {
    SourceLines lines;
    for (const StackPart& part : draft.parts) {
        for (std::size_t r = 0; r < draft.timesOf(part); ++r) {
            for (std::size_t row = 0; row < part.dataset.rowCount(); ++row) {
                lines.add(part.dataset.lineInPart(row));
            }
        }
    }
    lines.setSeveralFiles(true);
    return lines;
}

/// The steps of each part, labelled with its name: the steps of its recipe, and one more if its rows occur several
/// times in the stack. If any part has steps, a part without steps gets one that keeps all rows.
std::vector<StepAccount> stepsOf(const StackDraft& draft) {
    std::vector<StepAccount> steps;
    bool any = false;
    for (const StackPart& part : draft.parts) {
        const std::size_t rows = part.dataset.rowCount();
        const std::size_t times = draft.timesOf(part);
        std::vector<StepAccount> own = summedSteps(part.dataset.steps());
        any = any || !own.empty() || times > 1;
        if (own.empty() || times > 1) {
            own.push_back({.before = rows, .after = rows * times, .made = times, .leftOut = {}, .remarks = {}});
        }
        for (StepAccount& step : own) {
            step.table = part.source;
            steps.push_back(std::move(step));
        }
    }
    return any ? steps : std::vector<StepAccount>();
}

/// The notes shared by all parts once, and other notes with the part's name.
std::vector<TableFact> notesOf(const std::vector<StackPart>& parts) {
    std::vector<TableFact> notes = parts.front().dataset.notes();
    std::erase_if(notes, [&](const TableFact& note) {
        return std::any_of(parts.begin(), parts.end(),
                           [&](const StackPart& part) { return !contains(part.dataset.notes(), note); });
    });
    for (const StackPart& part : parts) {
        for (const TableFact& note : part.dataset.notes()) {
            if (!contains(notes, note)) {
                notes.push_back({part.source + ": " + note.name, note.value});
            }
        }
    }
    return notes;
}

/// The parts, with each wide part reduced to the metric of the long parts if it has that metric, since that metric is
/// meant.
StackParts ofOneMetric(StackParts parts) {
    const auto leader = std::find_if(parts.begin(), parts.end(), [](const StackPart& part) { return !part.wide; });
    const auto metric = leader == parts.end() ? std::nullopt : leader->dataset.find(metricOf(*leader));
    for (StackPart& part : parts) {
        const Column* const same =
            part.wide && metric ? counterpart(leader->dataset.columns()[*metric], part.dataset) : nullptr;
        if (same != nullptr && contains(part.roles.metrics, same->name)) {
            part.wide = false;
            part.metric = same->name;
            part.roles.metrics = {same->name};
        }
    }
    return parts;
}

Expected<Stack> finished(StackDraft draft) {
    GREYSCOPE_TRY(draft.stack.equalLayout ? stackAlike(draft) : stackSeries(draft));
    const bool stated = GREYSCOPE_TRY(stateRoles(draft));
    draft.stack.roles.keys.insert(draft.stack.roles.keys.begin(), draft.columns.front().name);
    draft.stack.dataset =
        GREYSCOPE_TRY(Dataset::create(std::move(draft.columns), linesOf(draft), stepsOf(draft), notesOf(draft.parts)));
    // A constant column of one file may differ between files, and then is a factor of the stack.
    if (stated) {
        draft.stack.roles = GREYSCOPE_TRY(guessRoles(draft.stack.dataset, draft.progress));
    }
    return std::move(draft.stack);
}

}  // namespace

const Column* counterpart(const Column& wanted, const Dataset& dataset) {
    if (const auto index = dataset.find(wanted.name)) {
        return &dataset.columns()[*index];
    }
    const std::string words = wordsWithoutUnit(wanted.name);
    const auto& columns = dataset.columns();
    const auto found = std::find_if(columns.begin(), columns.end(), [&](const Column& column) {
        return column.isNumeric() == wanted.isNumeric() && wordsWithoutUnit(column.name) == words &&
               convertible(column, wanted);
    });
    return found == columns.end() ? nullptr : &*found;
}

bool equalLayouts(const StackPart& a, const StackPart& b) {
    return !a.wide && !b.wide && (statedAlike(a.dataset, b.dataset) || (covers(a, b) && covers(b, a)));
}

Expected<Stack> stack(const StackParts& parts, base::Progress& progress) {
    const StackParts meant = ofOneMetric(parts);
    return parts.empty() ? fail(ErrorCode::noRows) : finished(StackDraft(meant, progress));
}

}  // namespace greyscope::data
