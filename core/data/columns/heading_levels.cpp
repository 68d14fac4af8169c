#include "core/data/columns/heading_levels.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/contains.h"
#include "core/base/free_name.h"
#include "core/data/columns/column_clues.h"
#include "core/data/columns/column_name.h"
#include "core/data/columns/heading_name.h"
#include "core/data/columns/on_off.h"
#include "core/data/roles/title_measure.h"
#include "core/data/series/series_quantities.h"

namespace greyscope::data {

namespace {

constexpr std::size_t kFewest = 3;
constexpr std::size_t kFewestTimes = 2;

/// Adjacent columns whose names are levels.
struct Run {
    std::string before;  ///< name of the last text column before them
    std::vector<std::string> columns;
    std::vector<HeadingName> names;
    bool endsTable = true;
    bool texts = false;  ///< another column contains text
    bool others = false;
};

/// Returns the run of columns whose names are levels; nullopt if there is none or a second one. If some names are
/// numbers but not years, none counts as a year: 1024, 2048, 4096.
std::optional<Run> runIn(const Dataset& dataset, std::optional<DateOrder> times) {
    Run run;
    bool over = false;
    for (const Column& column : dataset.columns()) {
        auto name = column.isNumeric() ? headingName(column.name, times) : std::nullopt;
        if (name && over) {
            return std::nullopt;
        }
        if (name) {
            run.columns.push_back(column.name);
            run.names.push_back(std::move(*name));
            continue;
        }
        over = !run.names.empty();
        run.others = true;
        run.endsTable = run.endsTable && !over;
        run.texts = run.texts || !column.isNumeric();
        run.before = !over && !column.isNumeric() ? column.name : run.before;
    }
    const auto isTime = [](const HeadingName& name) { return name.isTime; };
    if (std::any_of(run.names.begin(), run.names.end(), isTime) &&
        !std::all_of(run.names.begin(), run.names.end(), isTime)) {
        return runIn(dataset, std::nullopt);
    }
    const std::size_t fewest = !run.names.empty() && run.names.front().isTime ? kFewestTimes : kFewest;
    return run.names.size() < fewest || !run.others ? std::nullopt : std::optional(std::move(run));
}

/// The measures in order of first appearance.
std::vector<std::string> measuresOf(const Run& run) {
    std::vector<std::string> measures;
    for (const HeadingName& name : run.names) {
        if (std::find(measures.begin(), measures.end(), name.measure) == measures.end()) {
            measures.push_back(name.measure);
        }
    }
    return measures;
}

/// Whether a measure's levels rise, or fall if they are times.
bool followEachOther(const Run& run, const std::string& measure) {
    std::vector<double> places;
    for (const HeadingName& name : run.names) {
        if (name.measure == measure) {
            places.push_back(name.place);
        }
    }
    return std::adjacent_find(places.begin(), places.end(), std::greater_equal<>()) == places.end() ||
           (run.names.front().isTime &&
            std::adjacent_find(places.begin(), places.end(), std::less_equal<>()) == places.end());
}

/// Whether the names are levels of one factor, for one measure or for several that a pattern can separate.
bool areLevels(const Run& run, const std::vector<std::string>& measures) {
    const HeadingName& first = run.names.front();
    const bool several = measures.size() > 1;
    const bool alike = std::all_of(run.names.begin(), run.names.end(), [&](const HeadingName& name) {
        const bool parted = name.mark == first.mark && name.yearFirst == first.yearFirst && !name.measure.empty();
        return name.isTime == first.isTime && name.factor == first.factor &&
               (several ? parted : name.pattern == first.pattern);
    });
    const bool placed = first.isTime || (run.endsTable && run.texts);
    return alike && placed && (!several || run.names.size() >= 2 * measures.size()) &&
           std::all_of(measures.begin(), measures.end(),
                       [&](const std::string& measure) { return followEachOther(run, measure); });
}

/// Whether the levels are settings or repetitions, and not just the numbers of items.
bool areSettings(const std::vector<HeadingName>& names) {
    const std::string& factor = names.front().factor;
    if (!factor.empty()) {
        return namesSetting(factor) || namesRepetitions(factor) || nameHas(NameSense::sizeUnit, factor) ||
               nameHas(NameSense::timeUnit, factor);
    }
    double next = names.front().place;
    return std::any_of(names.begin(), names.end(), [&](const HeadingName& name) { return name.place != next++; });
}

/// The name of the values, if neither headings nor titles name them: with a unit if the name above the labels of the
/// rows is one ("GB/s:") or has one.
std::string valueBelow(std::string corner) {
    corner = corner.ends_with(':') ? corner.substr(0, corner.size() - 1) : corner;
    const std::string unit = unitNamed(corner).empty() ? unitInName(corner) : unitNamed(corner);
    return unit.empty() ? "value" : "value (" + unit + ")";
}

/// The steps for a run of level columns.
HeadingLevels levelsOf(const Run& run, const std::vector<std::string>& measures, const Dataset& dataset) {
    const auto free = [&dataset](const std::string& wanted) {
        return base::freeColumnName(wanted, [&](const std::string& name) { return dataset.find(name).has_value(); });
    };
    const HeadingName& first = run.names.front();
    const std::string titled = measureInTitles(dataset.notes());
    const bool several = measures.size() > 1;
    const bool whole = first.pattern.empty() || several;
    Unpivot step{run.columns, free(whole && !first.factor.empty() ? first.factor : "level"),
                 free(!first.measure.empty() ? first.measure
                      : titled.empty()       ? valueBelow(run.before)
                                             : titled)};
    if (several) {
        step.value = first.yearFirst ? first.mark + "*" : "*" + first.mark;
    }
    HeadingLevels levels{{{step}}, first.isTime ? step.key : std::string(), {}, {step.value}, areSettings(run.names)};
    if (several) {
        levels.values = measures;
    }
    if (whole) {
        return levels;
    }
    const std::string factor = free(first.factor);
    std::string pattern = first.pattern;
    for (const auto& [word, name] : {std::pair(first.factor, factor), std::pair(first.beside, free(first.beside))}) {
        const std::size_t place = word.empty() ? std::string::npos : pattern.find("{" + word + "}");
        if (place != std::string::npos) {
            pattern.replace(place + 1, word.size(), name);
        }
    }
    levels.steps.emplace_back().what = SplitColumn{step.key, std::move(pattern)};
    levels.axis = first.isTime ? factor : std::string();
    levels.beside = first.beside.empty() ? std::string() : free(first.beside);
    return levels;
}

}  // namespace

HeadingLevels levelsInHeadings(const Dataset& dataset) {
    for (const DateOrder order : {DateOrder::yearPair, DateOrder::monthFirst, DateOrder::dayFirst}) {
        const auto run = runIn(dataset, order);
        const std::vector<std::string> measures = run ? measuresOf(*run) : std::vector<std::string>();
        if (run && areLevels(*run, measures)) {
            return levelsOf(*run, measures, dataset);
        }
    }
    return {};
}

HeadingLevels spreadHeadings(const Dataset& dataset, const Roles& asked, const std::vector<std::string>& series) {
    HeadingLevels levels = levelsInHeadings(dataset);
    if (levels.steps.empty()) {
        return levels;
    }
    const auto& columns = std::get<Unpivot>(levels.steps.front().what).columns;
    const auto are = [&](const auto& list, const auto& is) { return std::any_of(list.begin(), list.end(), is); };
    const auto becomesLevel = [&columns](const std::string& name) { return base::contains(columns, name); };
    const auto isColumn = [&dataset](const std::string& name) { return dataset.find(name).has_value(); };
    const bool named = are(series, becomesLevel) || are(asked.keys, becomesLevel) || are(asked.factors, becomesLevel) ||
                       are(asked.metrics, becomesLevel);
    // The requested metrics and factors already exist in the table.
    const bool placed = (!asked.factors.empty() || !asked.metrics.empty()) &&
                        std::all_of(asked.keys.begin(), asked.keys.end(), isColumn) &&
                        std::all_of(asked.factors.begin(), asked.factors.end(), isColumn) &&
                        std::all_of(asked.metrics.begin(), asked.metrics.end(), isColumn);
    return named || placed ? HeadingLevels() : levels;
}

namespace {

void runAlongTimes(RoleGuess& guess, const Dataset& dataset, const HeadingLevels& levels) {
    const auto give = [&](const std::string& name, Role role, RoleClue clue, const std::string& other) {
        const auto column = dataset.find(name);
        if (!column) {
            return;
        }
        if (auto* const list = listOf(guess.roles, roleOf(guess.roles, name))) {
            std::erase(*list, name);
        }
        std::vector<std::string>& list = *listOf(guess.roles, role);
        list.insert(role == Role::key ? list.end() : list.begin(), name);
        if (*column < guess.reasons.size()) {
            guess.reasons[*column] = {role, clue, other};
        }
    };
    if (levels.axis.empty()) {
        return;
    }
    give(levels.beside, Role::description, RoleClue::follows, levels.axis);
    for (auto value = levels.values.rbegin(); value != levels.values.rend(); ++value) {
        give(*value, Role::metric, RoleClue::lastNumber, {});
    }
    for (const std::string& factor : std::vector<std::string>(guess.roles.factors)) {
        give(factor, Role::key, RoleClue::labels, {});
    }
    give(levels.axis, Role::factor, RoleClue::runsAlong, {});
}

}  // namespace

base::Expected<std::optional<TableLayout>> layoutOfSpread(const Dataset& made, const HeadingLevels& levels,
                                                          base::Progress& progress) {
    auto layout = guessLayout(made, progress);
    if (!layout && layout.error().code == base::ErrorCode::cancelled) {
        return tl::unexpected(layout.error());
    }
    const bool turned = !levels.steps.empty() && std::holds_alternative<RowsAsSeries>(levels.steps.back().what);
    if (layout && turned) {
        return std::optional<TableLayout>(std::move(*layout));
    }
    const bool timeless = levels.axis.empty();
    if (!layout || (layout->wide && timeless) || layout->guess.roles.metrics.empty()) {
        return std::optional<TableLayout>();
    }
    runAlongTimes(layout->guess, made, levels);
    layout->roles = layout->guess.roles;
    layout->wide = false;
    return std::optional(std::move(*layout));
}

Recipe columnsOfConfigurations(const Dataset& dataset, const Roles& wide) {
    const bool options =
        wide.factors.size() >= kManyOptions && wide.keys.empty() && wide.repetitions.empty() &&
        std::all_of(wide.factors.begin(), wide.factors.end(), [&](const std::string& factor) {
            const auto column = dataset.find(factor);
            return column && dataset.levels(*column).count() == 2 && isOption(dataset.levels(*column).texts());
        });
    if (!options || wide.metrics.empty()) {
        return {};
    }
    const auto taken = [&dataset](const std::string& name) { return dataset.find(name).has_value(); };
    return {{Unpivot{wide.metrics, base::freeColumnName("column", taken), base::freeColumnName("value", taken)}}};
}

Recipe rowsOfQuantities(const Dataset& dataset, const Roles& roles) {
    const auto names = roles.factors.size() == 1 ? dataset.find(roles.factors.front()) : std::nullopt;
    const std::size_t rows = dataset.rowCount();
    if (!names || dataset.columns()[*names].isNumeric() || !roles.keys.empty() || !roles.repetitions.empty() ||
        rows < 2 || rows > kMostQuantities || dataset.levels(*names).count() != rows) {
        return {};
    }
    const Column& column = dataset.columns()[*names];
    const bool metrics = namesMetrics(column.name);
    const Column* const units = unitColumn(dataset.columns());
    std::vector<std::string> known;
    std::size_t statistics = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        const std::string name = column.textAt(row);
        std::string quantity = units ? units->textAt(row) : quantityOfName(name, metrics);
        statistics += nameHas(NameSense::centre, name) || nameHas(NameSense::spread, name) ? 1 : 0;
        if (!quantity.empty()) {
            known.push_back(std::move(quantity));
        }
    }
    const bool unlike = 2 * known.size() >= rows && firstUnlike(known).has_value();
    if (!unlike && (!metrics || 2 * statistics >= rows)) {
        return {};
    }
    const auto taken = [&](const std::string& name) {
        const auto& texts = dataset.levels(*names).texts();
        return std::find(texts.begin(), texts.end(), name) != texts.end();
    };
    return {{RowsAsSeries{column.name, base::freeColumnName("column", taken)}}};
}

HeadingLevels spreadColumns(const Dataset& dataset, const TableLayout& layout, const Roles& asked,
                            const std::vector<std::string>& series) {
    HeadingLevels levels = spreadHeadings(dataset, asked, series);
    Recipe turned = levels.steps.empty() ? rowsOfQuantities(dataset, layout.roles) : Recipe();
    if ((!layout.wide && turned.empty()) || !levels.axis.empty() || levels.areSettings) {
        return levels;
    }
    const bool named = asked != Roles() || std::any_of(series.begin(), series.end(), [&](const std::string& name) {
                           return base::contains(layout.roles.metrics, name);
                       });
    return named            ? HeadingLevels()
           : turned.empty() ? HeadingLevels{columnsOfConfigurations(dataset, layout.roles)}
                            : HeadingLevels{std::move(turned)};
}

}  // namespace greyscope::data
