#include "core/data/stack/stack_series.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/coding.h"
#include "core/data/columns/column_name.h"
#include "core/data/series/series_names.h"
#include "core/data/stack/stacked_column.h"

namespace greyscope::data {

using base::contains;
using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

using Names = std::vector<std::string>;

Expected<std::vector<Aligned>> sharedFactorsOf(const std::vector<StackPart>& parts) {
    std::vector<Aligned> shared;
    const StackPart& first = parts.front();
    const StackPart* without = nullptr;
    for (const std::string& name : first.roles.factors) {
        Aligned aligned{name, {*first.dataset.column(name)}};
        for (std::size_t p = 1; p < parts.size() && aligned.columns.back() != nullptr; ++p) {
            const Column* const own = counterpart(*aligned.columns.front(), parts[p].dataset);
            const bool factor = own != nullptr && contains(parts[p].roles.factors, own->name);
            aligned.columns.push_back(factor ? own : nullptr);
            without = factor ? without : &parts[p];
        }
        if (aligned.columns.back() != nullptr) {
            shared.push_back(std::move(aligned));
        }
    }
    if (shared.empty()) {
        without = without != nullptr ? without : &parts.back();
        return fail(ErrorCode::noSharedFactor, {first.source, base::joined(first.roles.factors, ", "), without->source,
                                                base::joined(without->roles.factors, ", ")});
    }
    return shared;
}

Expected<void> addFactor(StackDraft& draft, const Aligned& factor) {
    const bool numeric =
        std::all_of(factor.columns.begin(), factor.columns.end(), [](const Column* c) { return c->isNumeric(); });
    StackedColumn stacked(factor.name, factor.columns.front()->unit, numeric, draft.total());
    for (std::size_t p = 0; p < draft.parts.size(); ++p) {
        StackAccount again;  // later copies are not reported again
        for (std::size_t r = 0; r < draft.timesOf(draft.parts[p]); ++r) {
            GREYSCOPE_TRY(
                stacked.append(*factor.columns[p], draft.parts[p].source, r == 0 ? draft.stack.parts[p] : again));
        }
    }
    draft.columns.push_back(std::move(stacked).take());
    return {};
}

/// Adds one column with the repetition column of each part, if any part has one.
Expected<void> addRepetition(StackDraft& draft) {
    Aligned repetition;
    bool numeric = true;
    for (const StackPart& part : draft.parts) {
        const bool some = !part.roles.repetitions.empty();
        repetition.columns.push_back(some ? *part.dataset.column(part.roles.repetitions.front()) : nullptr);
        if (some) {
            const Column& own = *repetition.columns.back();
            repetition.name = repetition.name.empty() ? draft.freeName(own.name) : repetition.name;
            numeric = numeric && own.isNumeric() && own.unit.empty();
        }
    }
    if (repetition.name.empty()) {
        return {};
    }
    StackedColumn stacked(repetition.name, {}, numeric, draft.total());
    for (std::size_t p = 0; p < draft.parts.size(); ++p) {
        StackAccount said;  // numbers of runs have no unit
        for (std::size_t r = 0; r < draft.timesOf(draft.parts[p]); ++r) {
            if (repetition.columns[p] == nullptr) {
                stacked.appendMissing(draft.parts[p].dataset.rowCount());
            } else {
                GREYSCOPE_TRY(stacked.append(*repetition.columns[p], draft.parts[p].source, said));
            }
        }
    }
    draft.columns.push_back(std::move(stacked).take());
    draft.stack.roles.repetitions = {draft.columns.back().name};
    return {};
}

Expected<void> addMetric(StackDraft& draft) {
    const StackPart& first = draft.parts.front();
    const std::string name = first.wide ? "value" : metricOf(first);
    draft.stack.metric = draft.freeName(name);
    const Column& unitFrom = **first.dataset.column(first.wide ? first.roles.metrics.front() : name);
    StackedColumn stacked(draft.stack.metric, unitFrom.unit, true, draft.total());
    std::vector<const Column*> metrics;
    for (std::size_t p = 0; p < draft.parts.size(); ++p) {
        const StackPart& part = draft.parts[p];
        for (const std::string& metric : part.wide ? part.roles.metrics : Names{metricOf(part)}) {
            if (draft.progress.cancelled()) {
                return fail(ErrorCode::cancelled);
            }
            const Column* const column = GREYSCOPE_TRY(part.dataset.numericColumn(metric));
            GREYSCOPE_TRY(stacked.append(*column, part.source, draft.stack.parts[p]));
            metrics.push_back(column);
        }
    }
    draft.columns.push_back(std::move(stacked).take());
    draft.columns.back().better = statedDirection(metrics);
    return {};
}

struct Naming {
    Names names;
    std::vector<std::optional<std::size_t>> ofRow;  ///< nullopt if a cell that names the series is empty
};

Naming namingOf(const StackPart& part, const Names& apart) {
    std::vector<const Column*> keys;
    std::vector<const Column*> all;
    for (const std::string& name : part.roles.keys) {
        keys.push_back(*part.dataset.column(name));
    }
    all = keys;
    for (const std::string& name : apart) {
        all.push_back(*part.dataset.column(name));
    }
    Naming naming{{}, std::vector<std::optional<std::size_t>>(part.dataset.rowCount())};
    Rows rows;
    for (std::size_t row = 0; row < part.dataset.rowCount(); ++row) {
        if (std::none_of(all.begin(), all.end(), [row](const Column* c) { return c->missingAt(row); })) {
            rows.push_back(row);
        }
    }
    if (rows.empty()) {
        return naming;
    }
    const SeriesNames series(part.dataset, keys);
    const Coding coding = codesOf(all, rows);
    for (const std::size_t row : firstRows(coding, rows)) {
        Names own;
        for (const Column* key : keys) {
            own.push_back(key->textAt(row));
        }
        Names parts;
        if (!keys.empty()) {
            parts.push_back(series.of(own));
        } else if (!part.wide) {
            parts.push_back(metricOf(part));
        }
        for (std::size_t c = keys.size(); c < all.size(); ++c) {
            parts.push_back(all[c]->name + "=" + all[c]->textAt(row));
        }
        naming.names.push_back(base::joined(parts, ", "));
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        naming.ofRow[rows[i]] = coding.codes[i];
    }
    return naming;
}

/// The names of a wide part's columns without their unit, which is the unit of the values; unchanged if two would
/// become equal.
Names seriesNamesOf(const StackPart& part) {
    Names names;
    for (const std::string& metric : part.roles.metrics) {
        const std::string plain = nameWithoutUnit(metric);
        if (contains(names, plain)) {
            return part.roles.metrics;
        }
        names.push_back(plain);
    }
    return names;
}

Names unsharedFactors(const StackPart& part, std::size_t p, const std::vector<Aligned>& factors) {
    Names names;
    std::copy_if(part.roles.factors.begin(), part.roles.factors.end(), std::back_inserter(names),
                 [&](const std::string& name) {
                     return std::none_of(factors.begin(), factors.end(),
                                         [&](const Aligned& aligned) { return aligned.columns[p]->name == name; });
                 });
    return names;
}

/// Adds the names of the series in their own tables; factors that are not shared become a part of the names.
void addSeriesNames(StackDraft& draft, const std::vector<Aligned>& factors) {
    StackedColumn series(draft.freeName("series"), {}, false, draft.total());
    for (std::size_t p = 0; p < draft.parts.size(); ++p) {
        const StackPart& part = draft.parts[p];
        const Naming naming = namingOf(part, unsharedFactors(part, p, factors));
        if (!part.wide) {
            series.appendTexts(naming.names, naming.ofRow);
            continue;
        }
        for (const std::string& column : seriesNamesOf(part)) {
            Names names = naming.names;
            std::transform(names.begin(), names.end(), names.begin(),
                           [&](const std::string& apart) { return apart.empty() ? column : column + ", " + apart; });
            series.appendTexts(names, naming.ofRow);
        }
    }
    draft.columns.insert(draft.columns.begin(), std::move(series).take());
}

void noteLeftOut(StackDraft& draft, std::size_t p, const std::vector<Aligned>& factors) {
    const StackPart& part = draft.parts[p];
    for (const Column& column : part.dataset.columns()) {
        const bool tells = !part.roles.repetitions.empty() && part.roles.repetitions.front() == column.name;
        const bool used = tells || contains(part.roles.keys, column.name) ||
                          contains(part.roles.factors, column.name) ||
                          (part.wide ? contains(part.roles.metrics, column.name) : column.name == metricOf(part)) ||
                          std::any_of(factors.begin(), factors.end(),
                                      [&](const Aligned& aligned) { return aligned.columns[p]->name == column.name; });
        if (!used) {
            draft.stack.parts[p].leftOut.push_back(column.name);
        }
    }
}

}  // namespace

Expected<void> stackSeries(StackDraft& draft) {
    for (const StackPart& part : draft.parts) {
        if (part.roles.metrics.empty()) {
            return fail(ErrorCode::noNumericColumn, {}, {part.source, 0, 0});
        }
    }
    std::vector<Aligned> factors = GREYSCOPE_TRY(sharedFactorsOf(draft.parts));
    for (std::size_t f = 0; f < factors.size(); ++f) {
        GREYSCOPE_TRY(addFactor(draft, factors[f]));
        draft.stack.roles.factors.push_back(factors[f].name);
    }
    GREYSCOPE_TRY(addRepetition(draft));
    GREYSCOPE_TRY(addMetric(draft));
    draft.stack.roles.metrics = {draft.stack.metric};
    addSeriesNames(draft, factors);
    draft.stack.roles.keys = {draft.columns.front().name};
    draft.addSource();
    for (std::size_t p = 0; p < draft.parts.size(); ++p) {
        noteLeftOut(draft, p, factors);
    }
    return {};
}

}  // namespace greyscope::data
