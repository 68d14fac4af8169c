#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace greyscope::cart {

/// A set of a predictor's levels, by their codes: either the listed levels, or all except the listed ones. A node lists
/// only levels that its rows have, so that all nodes of a tree together list few more levels than the predictor has.
class LevelSet {
public:
    LevelSet() = default;
    /// `listed` may be in any order.
    LevelSet(std::vector<std::int32_t> listed, bool allBut) : m_listed(std::move(listed)), m_allBut(allBut) {
        std::sort(m_listed.begin(), m_listed.end());
    }

    [[nodiscard]] bool contains(std::int32_t level) const {
        return std::binary_search(m_listed.begin(), m_listed.end(), level) != m_allBut;
    }
    [[nodiscard]] const std::vector<std::int32_t>& listed() const { return m_listed; }
    [[nodiscard]] bool allBut() const { return m_allBut; }
    /// Returns the number of levels in the set if the predictor has `all` levels.
    [[nodiscard]] std::size_t count(std::size_t all) const {
        return m_allBut ? all - m_listed.size() : m_listed.size();
    }
    /// Returns the first levels of the set in ascending order, at most `most`.
    [[nodiscard]] std::vector<std::int32_t> codes(std::size_t all, std::size_t most = SIZE_MAX) const {
        std::vector<std::int32_t> codes;
        const std::size_t wanted = std::min(most, count(all));
        if (!m_allBut) {
            codes.assign(m_listed.begin(), m_listed.begin() + static_cast<std::ptrdiff_t>(wanted));
            return codes;
        }
        auto left = m_listed.begin();
        for (std::int32_t level = 0; codes.size() < wanted; ++level) {
            if (left != m_listed.end() && *left == level) {
                ++left;
            } else {
                codes.push_back(level);
            }
        }
        return codes;
    }
    bool operator==(const LevelSet&) const = default;

private:
    std::vector<std::int32_t> m_listed;  ///< ascending
    bool m_allBut = false;
};

}  // namespace greyscope::cart
