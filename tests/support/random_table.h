#pragma once

#include <array>
#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "core/base/error.h"

namespace greyscope::test {

/// A small table of measurements with what real ones have: odd names, codes, missing rows and cells, repeats or none.
/// The same seed gives the same table; rates and `level` differ, settings do not.
class RandomTable {
public:
    using Systems = std::array<std::string, 3>;

    explicit RandomTable(unsigned seed) : m_seed(seed), m_random(seed) {
        m_systems =
            pick<Systems>({{"a", "b", "c"}, {"it's", "sys B", "c;d"}, {"00601", "0601", "602"}, {"甲", "乙", "丙"}});
        m_system = pick<std::string>({"host", "system name", "site", "主机"});
        m_axis = pick<std::string>({"threads", "load", "nodes", "块大小"});
        m_value = pick<std::string>({"mb_s", "latency (ms)", "p99_us", "score", "吞吐量(MB/s)", "ops/s"});
        m_repeats = 1 + m_random() % 4;
        m_levels = 3 + m_random() % 4;
        m_missing = pick<double>({0.0, 0.0, 0.1});
    }

    [[nodiscard]] const std::string& system() const { return m_system; }
    [[nodiscard]] const std::string& axis() const { return m_axis; }
    [[nodiscard]] const std::string& value() const { return m_value; }
    [[nodiscard]] const Systems& systems() const { return m_systems; }

    /// Values are `level` times those at 1; `salt` gives other noise.
    [[nodiscard]] std::string text(double level = 1.0, unsigned salt = 0) const {
        std::mt19937 random(m_seed * 31 + salt);
        std::normal_distribution<double> noise(0.0, 0.02);
        std::uniform_real_distribution<double> share(0.0, 1.0);
        std::string csv = quoted(m_system) + "," + quoted(m_axis) + ",run," + quoted(m_value) + "\n";
        for (std::size_t s = 0; s < m_systems.size(); ++s) {
            for (std::size_t l = 0; l < m_levels; ++l) {
                for (std::size_t r = 0; r < m_repeats; ++r) {
                    const double value = level * (10.0 + 7.0 * static_cast<double>(s)) *
                                         std::pow(2.0, 0.6 * static_cast<double>(l)) * (1.0 + noise(random));
                    const double lot = share(random);
                    if (lot >= m_missing / 2) {
                        csv += quoted(m_systems[s]) + "," + std::to_string(1U << l) + "," + std::to_string(r + 1) +
                               "," + (lot < m_missing ? std::string() : base::toText(std::round(1e3 * value) / 1e3)) +
                               "\n";
                    }
                }
            }
        }
        return csv;
    }

private:
    template <class Value>
    Value pick(const std::vector<Value>& values) {
        return values[m_random() % values.size()];
    }
    static std::string quoted(const std::string& cell) {
        return cell.find_first_of(",;\"") == std::string::npos ? cell : '"' + cell + '"';
    }

    unsigned m_seed;
    std::mt19937 m_random;
    Systems m_systems;
    std::string m_system, m_axis, m_value;
    std::size_t m_repeats = 1;
    std::size_t m_levels = 3;
    double m_missing = 0.0;
};

}  // namespace greyscope::test
