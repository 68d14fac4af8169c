#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/series_table.h"

namespace greyscope::data {

struct Roles;

/// Whether rows that fall on one point are repeats of one measurement: they agree in every setting, and all differ in
/// the columns that tell repeats apart. Where there are no such columns they agree in all that is not measured,
/// whatever it is used as. Without settings nothing is known of them.
class RepeatTest {
public:
    /// For points among `rows`; the dataset, which stays, has all these columns.
    RepeatTest(const Dataset& dataset, std::vector<std::string> repeats, std::vector<std::string> settings,
               const std::vector<std::size_t>& rows);
    [[nodiscard]] bool operator()(std::span<const std::size_t> rows);

private:
    [[nodiscard]] std::vector<std::size_t> codesByRow(const std::vector<std::string>& columns) const;

    const Dataset& m_dataset;
    std::vector<std::string> m_repeats;
    std::vector<std::string> m_settings;
    const std::vector<std::size_t>& m_rows;
    std::vector<std::size_t> m_repeatOf;  ///< of each row of the dataset, coded; made when first needed
    std::vector<std::size_t> m_settingOf;
};

/// The columns in which repeats agree: keys and factors but those that tell repeats apart; where none does, all that
/// only describes a row too.
[[nodiscard]] std::vector<std::string> settingsOfRepeats(const Roles& roles, const std::vector<std::string>& repeats);

/// How repeats are combined where nobody says how: as their mean.
[[nodiscard]] Aggregation ofRepeats(Aggregation asked);

/// The columns in which rows that fall on one point differ, metrics aside: fixing one of them, or matching by it, tells
/// the rows apart. Settings first, then what only describes a row (when it was measured, from which file).
[[nodiscard]] std::vector<std::string> columnsTellingApart(const Dataset& dataset, std::span<const std::size_t> rows);

/// One value for several measurements of a point; the first with Aggregation::none. May reorder the values, of which
/// there is at least one. A mean of huge values stays a number.
[[nodiscard]] double aggregated(std::vector<double>& values, Aggregation how);

}  // namespace greyscope::data
