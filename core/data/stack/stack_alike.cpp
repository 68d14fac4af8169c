#include "core/data/stack/stack_alike.h"

#include <algorithm>
#include <utility>

#include "core/base/try.h"
#include "core/data/columns/column_name.h"
#include "core/data/stack/stacked_column.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Columns that distinguish repeats in one part do so in the stack; other parts may lack them.
void shareRepetitions(StackDraft& draft) {
    for (const StackPart& part : draft.parts) {
        for (const std::string& own : part.roles.repetitions) {
            const Column& column = **part.dataset.column(own);
            const auto placed = std::find_if(draft.columns.begin(), draft.columns.end(), [&](const Column& each) {
                return each.name == own || wordsWithoutUnit(each.name) == wordsWithoutUnit(column.name);
            });
            const Role role =
                placed == draft.columns.end() ? Role::repetition : roleOf(draft.stack.roles, placed->name);
            if (role == Role::description || role == Role::ignored) {
                std::erase(draft.stack.roles.descriptions, placed->name);
                draft.stack.roles.repetitions.push_back(placed->name);
            }
        }
    }
}

/// Adds one stacked column; it is text if it is text in any part.
Expected<void> addAligned(StackDraft& draft, const Aligned& aligned) {
    const Column* first = nullptr;
    bool numeric = true;
    for (const Column* column : aligned.columns) {
        first = first != nullptr ? first : column;
        numeric = numeric && (column == nullptr || column->isNumeric());
    }
    StackedColumn stacked(aligned.name, first->unit, numeric, draft.total());
    for (std::size_t p = 0; p < draft.parts.size(); ++p) {
        if (draft.progress.cancelled()) {
            return fail(ErrorCode::cancelled);
        }
        if (aligned.columns[p] == nullptr) {
            stacked.appendMissing(draft.parts[p].dataset.rowCount());
        } else {
            GREYSCOPE_TRY(stacked.append(*aligned.columns[p], draft.parts[p].source, draft.stack.parts[p]));
        }
    }
    draft.columns.push_back(std::move(stacked).take());
    draft.columns.back().stated = first->stated;
    draft.columns.back().unitInFile = first->unitInFile;
    draft.columns.back().better = statedDirection(aligned.columns);
    return {};
}

}  // namespace

Expected<void> stackAlike(StackDraft& draft) {
    std::vector<Aligned> all;
    for (std::size_t p = 0; p < draft.parts.size(); ++p) {
        const Dataset& own = draft.parts[p].dataset;
        for (Aligned& aligned : all) {
            const auto first = std::find_if(aligned.columns.begin(), aligned.columns.end(),
                                            [](const Column* column) { return column != nullptr; });
            aligned.columns.push_back(counterpart(**first, own));
        }
        for (const Column& column : own.columns()) {
            const bool placed = std::any_of(all.begin(), all.end(),
                                            [&](const Aligned& aligned) { return aligned.columns.back() == &column; });
            if (!placed) {
                all.push_back({column.name, std::vector<const Column*>(p, nullptr)});
                all.back().columns.push_back(&column);
            }
        }
    }
    for (const Aligned& aligned : all) {
        GREYSCOPE_TRY(addAligned(draft, aligned));
    }
    draft.stack.roles = draft.parts.front().roles;
    shareRepetitions(draft);
    draft.stack.metric = metricOf(draft.parts.front());
    draft.addSource();
    return {};
}

}  // namespace greyscope::data
