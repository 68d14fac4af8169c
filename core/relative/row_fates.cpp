#include "core/relative/row_fates.h"

#include <algorithm>

#include "core/base/try.h"
#include "core/data/series/invalid_results.h"

namespace greyscope::relative {

namespace {

/// Number of rows with the same reason, and the line of the first one.
struct Count {
    std::size_t rows = 0;
    std::size_t firstLine = 0;
    std::string firstTable = {};
    void add(const data::Dataset& dataset, std::size_t row) {
        if (rows++ == 0) {
            firstLine = dataset.lineInPart(row);
            firstTable = dataset.tableOf(row);
        }
    }
};

Count countOf(const data::Dataset& dataset, const std::vector<Fate>& fates, Fate fate) {
    Count count;
    for (std::size_t row = 0; row < fates.size(); ++row) {
        if (fates[row] == fate) {
            count.add(dataset, row);
        }
    }
    return count;
}

/// Returns the rows without a system, and the others by the first factor that they lack.
base::Expected<std::vector<data::Unplaced>> unplacedOf(const data::Dataset& dataset, const RelativeOptions& options,
                                                       const std::vector<Fate>& fates) {
    const Count withoutSystem = countOf(dataset, fates, Fate::withoutSystem);
    std::vector<data::Unplaced> unplaced{
        {options.system, true, withoutSystem.rows, withoutSystem.firstLine, withoutSystem.firstTable}};
    std::vector<char> told(fates.size());
    for (const std::string& factor : options.factors) {
        const data::Column* const column = GREYSCOPE_TRY(dataset.column(factor));
        Count lacking;
        for (std::size_t row = 0; row < fates.size(); ++row) {
            if (fates[row] == Fate::withoutFactor && told[row] == 0 && column->missingAt(row)) {
                told[row] = 1;
                lacking.add(dataset, row);
            }
        }
        unplaced.push_back({factor, false, lacking.rows, lacking.firstLine, lacking.firstTable});
    }
    std::erase_if(unplaced, [](const data::Unplaced& each) { return each.rows == 0; });
    return unplaced;
}

/// Returns the invalid results of the systems that are used.
base::Expected<std::vector<data::InvalidResult>> invalidOf(const data::Dataset& dataset, const RelativeOptions& options,
                                                           const std::vector<Fate>& fates) {
    std::vector<data::InvalidResult> all;
    const auto value = dataset.find(options.value);
    const auto system = dataset.find(options.system);
    if (!value || !system) {  // tables whose systems were made from columns or keys
        return all;
    }
    const data::InvalidResults invalid(dataset, dataset.columns()[*value]);
    const data::Column& systems = dataset.columns()[*system];
    for (std::size_t row = 0; invalid.any() && row < fates.size(); ++row) {
        if (auto result = fates[row] == Fate::withoutValue ? invalid.at(row) : std::nullopt) {
            for (const std::string& factor : options.factors) {
                result->labels.push_back((*GREYSCOPE_TRY(dataset.column(factor))).textAt(row));
            }
            result->series = systems.textAt(row);
            all.push_back(std::move(*result));
        }
    }
    return all;
}

}  // namespace

base::Expected<std::vector<Fate>> fatesBefore(const data::Dataset& dataset, const RelativeOptions& options) {
    const auto column = GREYSCOPE_TRY(dataset.column(options.system));
    std::vector<Fate> fates(dataset.rowCount(), Fate::filtered);
    for (const RatioSide side : {RatioSide::from, RatioSide::to}) {
        for (const std::size_t row : GREYSCOPE_TRY(data::select(dataset, conditionsOf(options, side)))) {
            fates[row] = column->missingAt(row) ? Fate::withoutSystem : Fate::otherSystem;
        }
    }
    return fates;
}

void enterFates(std::vector<Fate>& fates, const SystemCells& system,
                const std::function<bool(const MeasuredCell&)>& takesPart) {
    const auto enter = [&fates](const auto& rows, Fate fate) {
        for (const std::size_t row : rows) {
            fates[row] = std::max(fates[row], fate);
        }
    };
    enter(system.withoutValue, Fate::withoutValue);
    enter(system.withoutFactor, Fate::withoutFactor);
    for (const MeasuredCell& cell : system.cells) {
        enter(cell.rows, takesPart(cell) ? Fate::used : Fate::unmatched);
    }
}

std::size_t fateCount(const std::vector<Fate>& fates, Fate fate) {
    return static_cast<std::size_t>(std::count(fates.begin(), fates.end(), fate));
}

base::Expected<data::LeftOut> accountOf(const data::Dataset& dataset, const RelativeOptions& options,
                                        const std::vector<Fate>& fates) {
    data::LeftOut account;
    account.rows = fates.size();
    account.steps = data::summedSteps(dataset.steps());
    const auto conditions = conditionsOf(options, RatioSide::to);
    const auto idle = [&](Fate fate, data::Reason reason, const std::string& what) {
        if (const Count count = countOf(dataset, fates, fate); count.rows > 0) {
            account.idle.push_back({reason, what, count.rows, count.firstLine, {}, count.firstTable});
        }
    };
    if (options.toWhere.empty()) {
        account.filtered = GREYSCOPE_TRY(data::filtered(dataset, conditions)).leftOut;
        std::erase_if(account.filtered, [](const data::Filtered& each) { return each.rows == 0; });
    } else {
        idle(Fate::filtered, data::Reason::condition, data::filterText(conditions));
    }
    account.unplaced = GREYSCOPE_TRY(unplacedOf(dataset, options, fates));
    idle(Fate::otherSystem, data::Reason::otherSeries, {});
    idle(Fate::withoutValue, data::Reason::valueEmpty, options.value);
    idle(Fate::unmatched, data::Reason::noPartner, {});
    account.invalid = GREYSCOPE_TRY(invalidOf(dataset, options, fates));
    return account;
}

}  // namespace greyscope::relative
