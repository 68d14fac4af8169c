#include "core/data/row_account.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/base/contains.h"
#include "core/base/text.h"

namespace greyscope::data {

namespace {

constexpr std::size_t kExamples = 3;

/// The steps of one part up to and including a reshaping step, or after the last one.
using Stage = std::vector<const StepAccount*>;

std::vector<Stage> stagesOf(const std::vector<const StepAccount*>& steps) {
    std::vector<Stage> stages(1);
    for (const StepAccount* step : steps) {
        stages.back().push_back(step);
        if (step->reshapes()) {
            stages.emplace_back();
        }
    }
    if (stages.size() > 1 && stages.back().empty()) {
        stages.pop_back();
    }
    return stages;
}

bool alike(const std::vector<Stage>& a, const std::vector<Stage>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Stage& one, const Stage& other) {
        const StepAccount& x = *one.back();
        const StepAccount& y = *other.back();
        return x.made == y.made && (x.becameSeries > 0) == (y.becameSeries > 0) &&
               (x.rowsAdded() > 0) == (y.rowsAdded() > 0);
    });
}

void addTally(std::vector<Tally>& sums, Tally tally, const std::string& table) {
    const auto same = std::find_if(sums.begin(), sums.end(), [&](const Tally& sum) {
        return sum.reason == tally.reason && sum.what == tally.what;
    });
    if (same == sums.end()) {
        tally.firstTable = tally.firstTable.empty() && tally.firstLine > 0 ? table : tally.firstTable;
        sums.push_back(std::move(tally));
        return;
    }
    same->count += tally.count;
    for (std::string& example : tally.examples) {
        if (same->examples.size() < kExamples && !base::contains(same->examples, example)) {
            same->examples.push_back(std::move(example));
        }
    }
}

void addTallies(std::vector<Tally>& sums, const std::vector<Tally>& tallies, const std::string& table) {
    for (const Tally& tally : tallies) {
        addTally(sums, tally, table);
    }
}

/// Sums one stage of all parts into one step.
class StageSum {
public:
    explicit StageSum(const std::string& tables) { m_sum.table = tables; }
    void add(const Stage& stage) {
        const StepAccount& last = *stage.back();
        m_sum.before += stage.front()->before;
        m_sum.after += last.after;
        m_sum.made = last.made;
        m_sum.becameSeries += last.becameSeries;
        for (const StepAccount* step : stage) {
            addTallies(m_sum.leftOut, step->leftOut, step->table);
            addTallies(m_sum.remarks, step->remarks, step->table);
            if (!step->step.empty() && !base::contains(m_names, step->step)) {
                m_names.push_back(step->step);
            }
        }
    }
    /// Rows that a part lost before are not rows of the whole stack, so they are only remarks.
    void tellBefore(const Stage& stage) {
        for (const StepAccount* step : stage) {
            addTallies(m_sum.remarks, step->leftOut, step->table);
            addTallies(m_sum.remarks, step->remarks, step->table);
        }
    }
    [[nodiscard]] StepAccount take() {
        m_sum.step = base::joined(m_names, ", ");
        return std::move(m_sum);
    }

private:
    StepAccount m_sum;
    std::vector<std::string> m_names;
};

/// The rows that remain of a part after its last reshaping, as a stage.
Stage lastRows(const std::vector<Stage>& stages, std::vector<StepAccount>& made) {
    const StepAccount& last = *stages.back().back();
    if (!last.reshapes()) {
        return stages.back();
    }
    made.push_back({.before = last.after, .after = last.after, .leftOut = {}, .remarks = {}, .table = last.table});
    return {&made.back()};
}

std::vector<StepAccount> sumOf(const std::vector<std::vector<Stage>>& parts, const std::string& tables) {
    const bool oneShape = std::all_of(parts.begin() + 1, parts.end(),
                                      [&](const std::vector<Stage>& part) { return alike(parts.front(), part); });
    std::vector<StageSum> sums(oneShape ? parts.front().size() : 1, StageSum(tables));
    std::vector<StepAccount> made;
    made.reserve(parts.size());
    for (const std::vector<Stage>& part : parts) {
        if (oneShape) {
            for (std::size_t s = 0; s < part.size(); ++s) {
                sums[s].add(part[s]);
            }
            continue;
        }
        const Stage last = lastRows(part, made);
        const std::size_t earlier = part.size() - (last == part.back() ? 1 : 0);
        for (std::size_t s = 0; s < earlier; ++s) {
            sums.front().tellBefore(part[s]);
        }
        sums.front().add(last);
    }
    std::vector<StepAccount> steps;
    for (StageSum& sum : sums) {
        steps.push_back(sum.take());
    }
    return steps;
}

}  // namespace

std::size_t stepsOfParts(const std::vector<StepAccount>& steps) {
    const auto own =
        std::find_if(steps.begin(), steps.end(), [](const StepAccount& step) { return step.table.empty(); });
    return static_cast<std::size_t>(own - steps.begin());
}

std::vector<StepAccount> summedSteps(const std::vector<StepAccount>& steps) {
    std::vector<std::string> tables;
    std::vector<std::vector<const StepAccount*>> ofTables;
    std::vector<StepAccount> own;
    for (const StepAccount& step : steps) {
        if (step.table.empty()) {
            own.push_back(step);
            continue;
        }
        if (tables.empty() || tables.back() != step.table) {
            tables.push_back(step.table);
            ofTables.emplace_back();
        }
        ofTables.back().push_back(&step);
    }
    if (tables.empty()) {
        return own;
    }
    std::vector<std::vector<Stage>> parts;
    for (const auto& part : ofTables) {
        parts.push_back(stagesOf(part));
    }
    std::vector<StepAccount> all =
        sumOf(parts, tables.size() == 1 ? tables.front() : tables.front() + " + " + std::to_string(tables.size() - 1));
    all.insert(all.end(), std::make_move_iterator(own.begin()), std::make_move_iterator(own.end()));
    return all;
}

const base::Names<Reason>& reasonNames() {
    static const base::Names<Reason> names{
        {Reason::condition, "condition"},
        {Reason::marked, "marked"},
        {Reason::nameEmpty, "name-empty"},
        {Reason::markedNotThere, "marked-not-there"},
        {Reason::partsEmpty, "parts-empty"},
        {Reason::notSplit, "not-split"},
        {Reason::keyEmpty, "key-empty"},
        {Reason::keyUnknown, "key-unknown"},
        {Reason::keyUnused, "key-unused"},
        {Reason::operandEmpty, "operand-empty"},
        {Reason::notFinite, "not-finite"},
        {Reason::rounded, "rounded"},
        {Reason::columnLeftOut, "column-left-out"},
        {Reason::otherSeries, "other-series"},
        {Reason::valueEmpty, "value-empty"},
        {Reason::noPartner, "no-partner"},
        {Reason::cellSet, "cell-set"},
        {Reason::emptyFilled, "empty-filled"},
    };
    return names;
}

}  // namespace greyscope::data
