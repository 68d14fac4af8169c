#pragma once

// Published examples of statistics (tests/data/stats.json), and what a test compares of them.

#include <QTest>

#include <cmath>
#include <fstream>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

namespace greyscope::test {

using Json = nlohmann::json;
using Numbers = std::vector<double>;

inline const std::map<std::string, Json>& statsVectors() {
    static const std::map<std::string, Json> all = [] {
        std::ifstream file(GREYSCOPE_TEST_DATA "/stats.json");
        const Json entries = Json::parse(file);
        std::map<std::string, Json> found;
        for (const Json& each : entries) {
            found[each.at("id")] = each;
        }
        return found;
    }();
    return all;
}

/// Compares calculated quantities with the expected ones of an entry; every expected number must be compared.
class VectorCheck {
public:
    explicit VectorCheck(const Json& entry) : m_entry(entry) {
        const Json flat = entry.at("expected").flatten();
        for (const auto& [path, value] : flat.items()) {
            m_open.insert(path);
        }
        m_relative = entry.at("tolerance").value("rel", 1e-12);
        // These were recomputed with a t quantile that is off by 2e-9, as its own tail shows (tst_stats_oracle).
        const std::string id = entry.at("id");
        m_relative = id == "fieller-graphpad" || id == "welch-gomm" ? 5e-9 : m_relative;
    }

    [[nodiscard]] const Json& input(const std::string& key) const { return m_entry.at("input").at(key); }
    [[nodiscard]] Numbers numbers(const std::string& key) const { return input(key).get<Numbers>(); }

    /// An object among the expected quantities; an empty one where there is none.
    [[nodiscard]] const Json& object(const std::string& key) const {
        static const Json none = Json::object();
        const Json& expected = m_entry.at("expected");
        return expected.contains(key) ? expected.at(key) : none;
    }

    /// `path` as in "interval/0". An infinite number is expected as null.
    void near(const std::string& path, double value) {
        const Json::json_pointer pointer("/" + path);
        if (m_entry.at("expected").contains(pointer)) {
            const Json& expected = m_entry.at("expected").at(pointer);
            const double size = expected.is_null() || expected == 0.0 ? 1.0 : std::abs(expected.get<double>());
            within(m_relative * size, path, value);
        }
    }
    void within(double tolerance, const std::string& path, double value) {
        const Json::json_pointer pointer("/" + path);
        if (!m_entry.at("expected").contains(pointer)) {
            return;
        }
        m_open.erase("/" + path);
        const Json& expected = m_entry.at("expected").at(pointer);
        const bool good =
            expected.is_null() ? std::isinf(value) : std::abs(value - expected.get<double>()) <= tolerance;
        if (!good) {
            m_wrong += path + ": " + std::to_string(value) + " instead of " + expected.dump() + "; ";
        }
    }
    void near(const std::string& path, const Numbers& values) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            near(path + "/" + std::to_string(i), values[i]);
        }
        const Json::json_pointer pointer("/" + path);
        if (m_entry.at("expected").contains(pointer) && m_entry.at("expected").at(pointer).size() != values.size()) {
            m_wrong += path + ": other length; ";
        }
    }
    void same(const std::string& path, const Json& value) {
        const Json::json_pointer pointer("/" + path);
        if (!m_entry.at("expected").contains(pointer)) {
            return;
        }
        const Json& expected = m_entry.at("expected").at(pointer);
        std::erase_if(m_open, [&](const std::string& open) { return open.starts_with("/" + path); });
        if (expected != value) {
            m_wrong += path + ": " + value.dump() + " instead of " + expected.dump() + "; ";
        }
    }
    void wrong(const std::string& what) { m_wrong += what + "; "; }

    /// What differs, and what nobody compared.
    [[nodiscard]] std::string complaint() const {
        std::string text = m_wrong;
        for (const std::string& path : m_open) {
            text += path + " was not compared; ";
        }
        return text;
    }

private:
    const Json& m_entry;
    double m_relative = 0.0;
    std::set<std::string> m_open;
    std::string m_wrong;
};

/// Runs every entry of the kinds that `checks` has.
using VectorChecks = std::map<std::string, void (*)(const Json&, VectorCheck&)>;
inline void addVectorRows(const VectorChecks& checks) {
    QTest::addColumn<QString>("id");
    for (const auto& [id, entry] : statsVectors()) {
        if (checks.contains(entry.at("kind"))) {
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
        }
    }
}
inline std::string complaintOf(const VectorChecks& checks, const std::string& id) {
    const Json& entry = statsVectors().at(id);
    VectorCheck check(entry);
    checks.at(entry.at("kind"))(entry, check);
    return check.complaint();
}

}  // namespace greyscope::test
