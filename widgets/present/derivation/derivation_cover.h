#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/derivation/derivation.h"

namespace greyscope::widgets {

/// The sign that is shown in place of a covered value.
using derivation::kCoverSign;

/// Remembers which values of a derivation are covered, so that a teacher can show it step by step as on a blackboard.
/// At first all calculated values are covered. They are uncovered one line at a time, the cells of a matrix together.
/// Measured values are never covered.
class DerivationCover {
public:
    /// Sets the derivation. Covers all its values, unless its name and its steps are the same as before; then the
    /// uncovered lines stay uncovered.
    void follow(const derivation::Derivation& derivation);

    /// Uncovers the first covered line and returns it. Returns a LineRef that refers to no line if no line is covered.
    derivation::LineRef uncoverNext();
    /// Covers the line that was uncovered last. Returns the line that was uncovered before it; if there is none, a
    /// LineRef that refers to no line.
    derivation::LineRef coverLast();
    /// Uncovers a line; returns false if it was not covered.
    bool uncover(const derivation::LineRef& line);
    void uncoverAll();
    void coverAll();

    [[nodiscard]] std::size_t uncovered() const { return m_order.size(); }
    [[nodiscard]] std::size_t count() const { return m_units.size(); }
    /// Returns a copy of the derivation in which kCoverSign replaces every covered value, in other formulas too.
    /// Remarks that would reveal the values are left out. Views, speech and the clipboard get only this copy.
    [[nodiscard]] derivation::Derivation over(const derivation::Derivation& derivation) const;

private:
    /// The lines that are uncovered together: one line, or all lines of a matrix.
    struct Unit {
        int step = 0;
        int first = 0;
        int count = 1;
        bool operator==(const Unit&) const = default;
        [[nodiscard]] bool has(const derivation::LineRef& line) const {
            return line.step == step && line.line >= first && line.line < first + count;
        }
    };
    void uncoverUnit(std::size_t unit);
    [[nodiscard]] derivation::LineRef lineOf(std::size_t unit) const {
        return {m_units[unit].step, m_units[unit].first};
    }

    std::string m_name;
    std::vector<Unit> m_units;
    std::vector<std::size_t> m_order;  ///< indices of the uncovered units, in the order in which they were uncovered
    std::vector<bool> m_isUncovered;   ///< for each unit whether it is uncovered
};

}  // namespace greyscope::widgets
