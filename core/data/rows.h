#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <numeric>
#include <span>
#include <vector>

#include "core/base/place_iterator.h"

namespace greyscope::data {

/// Index of a row in a dataset, from 0. A dataset has at most 4,294,967,295 rows.
using RowNumber = std::uint32_t;
using RowSpan = std::span<const RowNumber>;

/// A list of row indices of a dataset, in any order. The list 0, 1, ..., n - 1, such as all rows of a table, needs no
/// memory.
class Rows {
public:
    using Iterator = base::PlaceIterator<Rows, std::size_t>;

    Rows() = default;
    Rows(std::initializer_list<std::size_t> rows) {
        for (const std::size_t row : rows) {
            push_back(row);
        }
    }
    explicit Rows(const std::vector<std::size_t>& rows) {
        for (const std::size_t row : rows) {
            push_back(row);
        }
    }
    explicit Rows(RowSpan rows) {
        for (const RowNumber row : rows) {
            push_back(row);
        }
    }
    /// Returns the list of the rows 0, 1, ..., count - 1.
    [[nodiscard]] static Rows all(std::size_t count) {
        Rows rows;
        rows.m_count = count;
        return rows;
    }

    void push_back(std::size_t row) {
        if (m_list.empty() && row != m_count) {
            m_list.resize(m_count);
            std::iota(m_list.begin(), m_list.end(), RowNumber{0});
            m_list.push_back(static_cast<RowNumber>(row));
        } else if (!m_list.empty()) {
            m_list.push_back(static_cast<RowNumber>(row));
        }
        ++m_count;
    }
    [[nodiscard]] std::size_t size() const { return m_count; }
    [[nodiscard]] bool empty() const { return m_count == 0; }
    [[nodiscard]] std::size_t operator[](std::size_t place) const { return m_list.empty() ? place : m_list[place]; }
    [[nodiscard]] std::size_t front() const { return (*this)[0]; }
    /// Whether the list is 0, 1, ..., n - 1.
    [[nodiscard]] bool areFirst() const { return m_list.empty(); }
    [[nodiscard]] Iterator begin() const { return {this, 0}; }
    [[nodiscard]] Iterator end() const { return {this, m_count}; }
    friend bool operator==(const Rows& a, const Rows& b) {
        return a.m_count == b.m_count && std::equal(a.begin(), a.end(), b.begin());
    }

private:
    std::vector<RowNumber> m_list;  ///< the rows; empty if they are 0, 1, ..., m_count - 1
    std::size_t m_count = 0;
};

}  // namespace greyscope::data
