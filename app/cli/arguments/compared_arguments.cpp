#include "app/cli/arguments/compared_arguments.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <CLI/CLI.hpp>

#include "app/cli/arguments/option_values.h"
#include "app/cli/output/notes.h"
#include "core/base/nearest.h"
#include "core/base/utf8.h"
#include "core/data/series/common_points.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;

Indices indicesBelow(std::size_t count) {
    Indices indices(count);
    std::iota(indices.begin(), indices.end(), std::size_t{0});
    return indices;
}

tl::unexpected<base::Error> seriesMissing(const std::string& option, const data::SeriesTable& table,
                                          const std::string& orElse) {
    std::vector<std::string> names;
    for (const data::Series& each : table.series) {
        names.push_back(each.name);
    }
    const base::Choices choices = base::nearestChoices({}, names);
    return fail(ErrorCode::optionMissing,
                {option, "one of " + choices.names + (choices.more > 0 ? ", …" : "") + orElse});
}

void ComparedArguments::declare(CLI::App& app, bool withPoints) {
    app.add_option("--reference", m_reference, "Series that the others are compared with")->type_name("NAME");
    declareList(app, "--compare", m_compare, "Series to compare; all others where it is left out");
    declareList(app, "--without", m_without, "Series to leave out");
    if (withPoints) {
        app.add_flag("--common-points", m_commonPoints, "Leave out points that one of the series lacks");
    }
}

std::string ComparedArguments::oneName() const {
    return m_reference.empty() && !m_compare.empty() ? m_compare.front() : m_reference;
}

/// A series compared with itself, or twice, adds no information: it is left out, with a note.
Expected<Indices> ComparedArguments::named(const SeriesArguments::Chosen& chosen,
                                           std::optional<std::size_t> reference) const {
    Indices indices;
    for (const std::string& seriesName : m_compare) {
        const auto index = chosen.table.indexOf(seriesName);
        if (!index) {
            return tl::unexpected(index.error());
        }
        const bool again = std::find(indices.begin(), indices.end(), *index) != indices.end();
        if (*index == reference) {
            chosen.notes->add("--compare names the reference " + base::terminalText(seriesName) +
                              ", which is not compared with itself.");
        } else if (again) {
            chosen.notes->add("--compare names " + base::terminalText(seriesName) + " again; it is compared once.");
        } else {
            indices.push_back(*index);
        }
    }
    return indices;
}

Expected<Indices> ComparedArguments::choose(SeriesArguments::Chosen& chosen) const {
    data::SeriesTable& table = chosen.table;
    std::optional<std::size_t> reference;
    if (!m_reference.empty()) {
        const auto index = table.indexOf(m_reference);
        if (!index) {
            return tl::unexpected(index.error());
        }
        reference = *index;
    }
    auto which = m_compare.empty() ? indicesBelow(table.series.size()) : named(chosen, reference);
    if (!which) {
        return which;
    }
    if (reference) {  // comes first, also as the divisor of the ratio image
        std::erase(*which, *reference);
        which->insert(which->begin(), *reference);
    }
    for (const std::string& seriesName : m_without) {
        const auto index = table.indexOf(seriesName);
        if (!index) {
            return tl::unexpected(index.error());
        }
        if (*index == reference) {
            return fail(ErrorCode::optionConflict, {"--without " + seriesName, "--reference " + seriesName});
        }
        std::erase(*which, *index);
    }
    table.leftOut.series = m_without;
    // Otherwise the error names the missing point.
    if (m_commonPoints && data::sharedPoints(table, *which).shared > 0) {
        chosen.withAllPoints = std::exchange(table, data::withCommonPoints(table, *which));
    }
    table.leftOut = data::accountOf(table, *which);
    return which;
}

}  // namespace greyscope::app::cli
