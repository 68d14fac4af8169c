#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace greyscope::sim {

/// A store of objects that are created and released. An object is identified by a number, which is reused after its
/// release.
template <class T>
class Reused {
public:
    [[nodiscard]] T& operator[](std::uint32_t number) { return m_all[number]; }
    /// Stores an object and returns its number.
    std::uint32_t take(const T& value) {
        if (m_free.empty()) {
            m_all.push_back(value);
            return static_cast<std::uint32_t>(m_all.size() - 1);
        }
        const std::uint32_t number = m_free.back();
        m_free.pop_back();
        m_all[number] = value;
        return number;
    }
    void giveBack(std::uint32_t number) { m_free.push_back(number); }
    [[nodiscard]] std::size_t room() const { return m_all.capacity(); }

private:
    std::vector<T> m_all;
    std::vector<std::uint32_t> m_free;
};

}  // namespace greyscope::sim
