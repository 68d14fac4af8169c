#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace greyscope::cart {

/// A set of levels of a categorical predictor, by their codes: either the listed levels, or all except the listed ones.
/// A node lists only levels that occur in its rows, so that the lists of a whole tree stay short.
class LevelSet {
public:
    LevelSet() = default;
    /// Creates the set of the levels in `listed`, which may be in any order or, if `allBut`, of all other levels.
    LevelSet(std::vector<std::int32_t> listed, bool allBut) : m_listed(std::move(listed)), m_allBut(allBut) {
        std::sort(m_listed.begin(), m_listed.end());
    }

    [[nodiscard]] bool contains(std::int32_t level) const {
        return std::binary_search(m_listed.begin(), m_listed.end(), level) != m_allBut;
    }
    [[nodiscard]] const std::vector<std::int32_t>& listed() const { return m_listed; }
    [[nodiscard]] bool allBut() const { return m_allBut; }
    /// Returns the number of levels in the set, where `all` is the number of levels of the predictor.
    [[nodiscard]] std::size_t count(std::size_t all) const {
        return m_allBut ? all - m_listed.size() : m_listed.size();
    }
    /// Returns the first `most` levels of the set in ascending order, or all if there are fewer. `all` is the number of
    /// levels of the predictor.
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
