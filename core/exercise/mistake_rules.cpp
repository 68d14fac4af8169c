#include "core/exercise/mistake_rules.h"

#include <algorithm>

namespace greyscope::exercise::rules {

using derivation::Line;
using derivation::number;
using derivation::Step;

bool isNamed(const std::string& key, const std::string& name) {
    return key == name || key.rfind(name + ".", 0) == 0;
}

std::string LinePlace::resolved(const std::string& name) const {
    const bool second = bareKey(m_step.key) != m_step.key && m_of.step("smoothed") != nullptr;
    return !second ? name : name == "x" ? "smoothed" : "2." + name;
}

Found LinePlace::of(const std::string& name, int point) const {
    const std::string key = resolved(name);
    for (std::size_t step = 0; step < m_of.steps.size(); ++step) {
        const std::vector<Line>& lines = m_of.steps[step].lines;
        const auto at = std::find_if(lines.begin(), lines.end(), [&](const Line& each) {
            return m_of.steps[step].key == key && (point == 0 || each.point == point);
        });
        if (at != lines.end()) {
            return number(at->value, {static_cast<int>(step), static_cast<int>(at - lines.begin())});
        }
    }
    return std::nullopt;
}

std::vector<Expr> LinePlace::all(const std::string& key) const {
    std::vector<Expr> numbers;
    for (std::size_t i = 0; i < m_of.steps.size(); ++i) {
        for (std::size_t line = 0; m_of.steps[i].key == key && line < m_of.steps[i].lines.size(); ++line) {
            numbers.push_back(number(m_of.steps[i].lines[line].value, {static_cast<int>(i), static_cast<int>(line)}));
        }
    }
    return numbers;
}

std::vector<std::string> LinePlace::named(const std::string& name) const {
    std::vector<std::string> keys;
    for (const Step& each : m_of.steps) {
        if (isNamed(each.key, name)) {
            keys.push_back(each.key);
        }
    }
    return keys;
}

}  // namespace greyscope::exercise::rules
