#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "core/data/columns/column_profile.h"
#include "core/data/rows.h"

namespace greyscope::data {

/// The combinations of levels that columns have in the rows of a table. Those of the columns with few levels are found
/// once; what is asked of some of these is counted from them, and the rows are not looked at again.
class Combinations {
public:
    using Places = std::vector<std::size_t>;  ///< of profiles

    /// The profiles have to stay.
    explicit Combinations(const std::vector<Profile>& profiles) : m_profiles(&profiles) {}

    /// How many there are of these columns. Remembered.
    [[nodiscard]] std::size_t count(Places columns);
    /// Rows of each.
    [[nodiscard]] std::vector<std::size_t> sizes(const Places& columns);
    /// One code a row.
    [[nodiscard]] Cells cells(const Places& columns);

    /// Rows that stand for all others: one of each combination of the columns with few levels.
    struct Sample {
        Rows rows;                      ///< the first of each
        std::vector<std::size_t> size;  ///< rows of each
    };
    /// Null where one of these columns has too many levels for the sample.
    [[nodiscard]] const Sample* sampleFor(const Places& columns);
    /// All rows of the table whose row in the sample is marked: one mark (0 or 1) for each row of the sample.
    [[nodiscard]] Rows rowsOf(const std::vector<char>& sampleMarks);

private:
    void find();
    [[nodiscard]] std::size_t rows() const { return m_profiles->empty() ? 0 : m_profiles->front().rows; }
    [[nodiscard]] Cells cellsOfFew(const Places& few) const;
    [[nodiscard]] std::size_t countBeside(const Cells& few, const Profile& last) const;
    void part(const Places& columns, Places& few, Places& others) const;

    const std::vector<Profile>* m_profiles;
    std::optional<Cells> m_all;  ///< of the columns with few levels, a code a row; none: not found yet
    std::vector<bool> m_isFew;   ///< by profile
    Sample m_sample;
    std::map<Places, std::size_t> m_counts;
};

}  // namespace greyscope::data
