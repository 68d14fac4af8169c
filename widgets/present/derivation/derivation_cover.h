#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/derivation/derivation.h"

namespace greyscope::widgets {

/// In the place of a value that is covered.
using derivation::kCoverSign;

/// Which values of a derivation are covered, as on a blackboard that is not yet written: all that are calculated, until
/// they are uncovered one line at a time; the cells of a matrix together. What was measured always shows.
class DerivationCover {
public:
    /// What is uncovered stays so as long as the derivation has the same steps.
    void follow(const derivation::Derivation& derivation);

    /// The first line that is covered; an unknown one where none is.
    derivation::LineRef uncoverNext();
    /// Covers what was uncovered last, and gives the one before it.
    derivation::LineRef coverLast();
    /// False where it was not covered.
    bool uncover(const derivation::LineRef& line);
    void uncoverAll();
    void coverAll();

    [[nodiscard]] std::size_t uncovered() const { return m_order.size(); }
    [[nodiscard]] std::size_t count() const { return m_units.size(); }
    /// The derivation with a sign in the place of every covered value, wherever it is put in, and without the remarks
    /// that would tell it: whoever draws, speaks or copies it knows no other.
    [[nodiscard]] derivation::Derivation over(const derivation::Derivation& derivation) const;

private:
    /// A line, or all of a matrix.
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
    std::vector<std::size_t> m_order;  ///< units, as they were uncovered
    std::vector<bool> m_isUncovered;   ///< of each unit
};

}  // namespace greyscope::widgets
