#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "core/data/columns/column_profile.h"
#include "core/data/row_classes.h"
#include "core/data/rows.h"

namespace greyscope::data {

/// Finds and counts the combinations of levels that columns of a table have in its rows. At first, rows that agree in
/// every column with few levels are grouped into classes (RowClasses). Calls about such columns then use the classes
/// and need no further pass over the rows.
class Combinations {
public:
    using Places = std::vector<std::size_t>;  ///< indices of columns in the list of profiles

    /// `profiles`: the profiles of all columns of a table; they must outlive this object. `known`: the row classes if
    /// they have been computed before, otherwise null.
    explicit Combinations(const std::vector<Profile>& profiles, std::shared_ptr<const RowClasses> known = nullptr)
        : m_profiles(&profiles), m_classes(std::move(known)) {}

    /// Returns how many combinations of the levels of these columns occur in the rows. The result is cached.
    [[nodiscard]] std::size_t count(Places columns);
    /// Returns the number of rows in each combination of the levels of these columns.
    [[nodiscard]] std::vector<std::size_t> sizes(const Places& columns);
    /// Returns the combination of the levels of these columns that each row has, as one code per row.
    [[nodiscard]] Cells cells(const Places& columns);

    /// Returns the row classes if all rows of a class agree in these columns, so that one row can stand for its class.
    /// null if one of the columns has too many levels.
    [[nodiscard]] const RowClasses* classesFor(const Places& columns);
    /// Returns all rows of the table that are in a marked class. `classMarks`: for each row class 1 if it is marked,
    /// otherwise 0.
    [[nodiscard]] Rows rowsOf(const std::vector<char>& classMarks);
    /// Returns the row classes (RowClasses); null as long as no call has needed them.
    [[nodiscard]] const std::shared_ptr<const RowClasses>& known() const { return m_classes; }

private:
    void find();
    void split(RowClasses& classes, const Places& columns, std::size_t bound) const;
    [[nodiscard]] std::size_t classOf(std::size_t row) const { return static_cast<std::size_t>(m_classes->of[row]); }
    /// Number of rows that are at hand; of a table that was grouped while it was read, those of its sample.
    [[nodiscard]] std::size_t rows() const { return m_profiles->empty() ? 0 : m_profiles->front().column->size(); }
    [[nodiscard]] Cells cellsOfFew(const Places& few) const;
    [[nodiscard]] std::size_t countBeside(const Cells& few, const Profile& last) const;
    void part(const Places& columns, Places& few, Places& others) const;

    const std::vector<Profile>* m_profiles;
    std::shared_ptr<const RowClasses> m_classes;  ///< null until a call needs them
    std::map<Places, std::size_t> m_counts;
};

}  // namespace greyscope::data
