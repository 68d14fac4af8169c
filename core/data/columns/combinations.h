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

/// Finds the combinations of levels of columns in the rows of a table. For columns with few levels it finds all
/// combinations once, and answers later questions from their counts without another pass over the rows.
class Combinations {
public:
    using Places = std::vector<std::size_t>;  ///< indices of profiles

    /// The profiles must outlive this object. `known`: the row classes if they are already known, else null.
    explicit Combinations(const std::vector<Profile>& profiles, std::shared_ptr<const RowClasses> known = nullptr)
        : m_profiles(&profiles), m_classes(std::move(known)) {}

    /// Number of combinations of these columns. Cached.
    [[nodiscard]] std::size_t count(Places columns);
    /// Number of rows of each combination of these columns.
    [[nodiscard]] std::vector<std::size_t> sizes(const Places& columns);
    /// The combinations of these columns, as one code per row.
    [[nodiscard]] Cells cells(const Places& columns);

    /// Row classes that can replace the rows in questions about these columns; null if one of the columns has too many
    /// levels.
    [[nodiscard]] const RowClasses* classesFor(const Places& columns);
    /// All rows of the table whose class is marked: one mark (0 or 1) for each class.
    [[nodiscard]] Rows rowsOf(const std::vector<char>& classMarks);
    /// The row classes; null until a question needs them.
    [[nodiscard]] const std::shared_ptr<const RowClasses>& known() const { return m_classes; }

private:
    void find();
    void split(RowClasses& classes, const Places& columns, std::size_t bound) const;
    [[nodiscard]] std::size_t classOf(std::size_t row) const { return static_cast<std::size_t>(m_classes->of[row]); }
    [[nodiscard]] std::size_t rows() const { return m_profiles->empty() ? 0 : m_profiles->front().rows; }
    [[nodiscard]] Cells cellsOfFew(const Places& few) const;
    [[nodiscard]] std::size_t countBeside(const Cells& few, const Profile& last) const;
    void part(const Places& columns, Places& few, Places& others) const;

    const std::vector<Profile>* m_profiles;
    std::shared_ptr<const RowClasses> m_classes;  ///< null: not found yet
    std::map<Places, std::size_t> m_counts;
};

}  // namespace greyscope::data
