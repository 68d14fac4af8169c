#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/data/columns/row_sample.h"
#include "core/data/groups/order_of_rows.h"
#include "core/data/groups/row_groups.h"
#include "core/data/groups/whole_counts.h"
#include "core/data/row_classes.h"
#include "core/data/source_lines.h"

namespace greyscope::data {

/// Groups the rows of a table while they are read, one slice of rows after the other. Keeps the classes of the rows,
/// the measurements of each class, and a sample of the rows. The result does not depend on the slices.
class RowGrouper {
public:
    /// `squares`: whether spreads will be asked for. `sample`: number of rows that the sample has at most, apart from
    /// the first row of each class.
    RowGrouper(bool squares, std::size_t sample) : m_squares(squares), m_most(sample), m_sample(1, 1) {}

    /// Returns why the rows of a table that begins with this slice must be kept; nullopt if they can be grouped.
    [[nodiscard]] static std::optional<KeptRows> obstacle(const std::vector<Column>& slice);
    /// The same for a table that is a sample of the rows, by its columns and roles.
    [[nodiscard]] static std::optional<KeptRows> obstacleIn(const Dataset& sample);
    /// Adds the next rows. `lines`: the lines of all rows of the file so far. A code of a text column has the same
    /// meaning in every slice.
    [[nodiscard]] std::optional<KeptRows> add(const std::vector<Column>& slice, const SourceLines& lines);
    [[nodiscard]] std::size_t rows() const { return m_rows; }

    /// Returns the columns of the sample and its lines.
    struct Sample {
        std::vector<Column> columns;
        SourceLines lines;
    };
    [[nodiscard]] Sample sample();
    /// Makes `dataset`, which consists of the columns of the sample, remember the groups and the roles of all rows.
    /// Returns why the rows must be kept, if roles cannot be told from groups.
    [[nodiscard]] std::optional<KeptRows> finish(const Dataset& dataset);

private:
    using Key = std::vector<std::uint64_t>;  ///< for each column with few levels, its cell
    struct Kept {
        std::size_t row = 0;
        std::size_t line = 0;
        std::uint32_t ofClass = 0;
        std::vector<double> values;  ///< one for each column with many levels
    };

    void begin(const std::vector<Column>& slice);
    [[nodiscard]] std::vector<std::uint32_t> classesOf(const std::vector<Column>& slice, const SourceLines& lines);
    void measure(const std::vector<Column>& slice, const std::vector<std::uint32_t>& ofRow, const SourceLines& lines);
    void keep(const std::vector<Column>& slice, const std::vector<std::uint32_t>& ofRow, const SourceLines& lines);
    [[nodiscard]] Kept keptRow(const std::vector<Column>& slice, std::size_t row, std::uint32_t ofClass,
                               const SourceLines& lines) const;
    [[nodiscard]] Column cellsOf(const Column& column, std::size_t few,
                                 const std::vector<std::uint32_t>& classes) const;
    [[nodiscard]] Profile profileOfFew(const Column& column, std::size_t few) const;
    [[nodiscard]] Profile profileOfMany(std::size_t many) const;
    [[nodiscard]] std::vector<Profile> profiles(const Dataset& dataset) const;
    [[nodiscard]] std::optional<KeptRows> orderedColumn(const Dataset& dataset,
                                                        const std::vector<Profile>& profiles) const;
    [[nodiscard]] Dataset classTable(const Dataset& dataset) const;
    [[nodiscard]] RowClasses classesOfSample() const;

    bool m_squares;
    std::size_t m_most;
    RowSample m_sample;
    std::size_t m_rows = 0;
    std::vector<Column> m_meta;      ///< the columns without cells; text columns with their levels
    std::vector<std::size_t> m_few;  ///< columns with few levels
    /// For each of the columns with many levels, the number of rows with each whole number; nullopt if it has
    /// fractions.
    std::vector<std::optional<WholeCounts>> m_counts;
    std::vector<std::size_t> m_many;  ///< measured columns with many levels
    std::map<Key, std::uint32_t> m_classes;
    std::vector<const Key*> m_keys;    ///< the key of each class
    std::vector<std::size_t> m_sizes;  ///< the number of rows of each class
    std::vector<Kept> m_firsts;        ///< the first row of each class
    std::vector<Kept> m_kept;          ///< the rows of the sample
    std::vector<RowGroups::Measured> m_measured;
    OrderOfRows m_order;
    /// For each class, its level in each column with few levels; `m_levelOf`: the levels of each of these columns.
    std::vector<std::vector<std::uint32_t>> m_levels;
    std::vector<std::map<std::uint64_t, std::uint32_t>> m_levelOf;
    std::vector<std::uint32_t> m_sampled;  ///< the class of each row of the sample
};

}  // namespace greyscope::data
