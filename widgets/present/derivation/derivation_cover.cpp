#include "widgets/present/derivation/derivation_cover.h"

#include <algorithm>
#include <utility>

namespace greyscope::widgets {

using derivation::Expr;
using derivation::Line;
using derivation::LineRef;
using derivation::Step;

namespace {

/// Whether the lines of a step are measured numbers, which are not calculated from other lines.
bool isMeasured(const Step& step) {
    return !step.rule && !step.found && std::all_of(step.lines.begin(), step.lines.end(), [](const Line& line) {
        return line.put.kind == Expr::Kind::number && !line.put.from.known();
    });
}

}  // namespace

void DerivationCover::follow(const derivation::Derivation& derivation) {
    std::vector<Unit> units;
    for (int i = 0; i < static_cast<int>(derivation.steps.size()); ++i) {
        const Step& step = derivation.steps[static_cast<std::size_t>(i)];
        const auto lines = static_cast<int>(step.lines.size());
        const int size = step.isMatrix() ? lines : 1;
        for (int line = 0; !isMeasured(step) && line < lines; line += size) {
            units.push_back({i, line, size});
        }
    }
    const bool same = m_name == derivation.name && m_units == units;
    m_name = derivation.name;
    m_units = std::move(units);
    if (!same) {
        coverAll();
    }
}

void DerivationCover::uncoverUnit(std::size_t unit) {
    m_order.push_back(unit);
    m_isUncovered[unit] = true;
}

void DerivationCover::coverAll() {
    m_order.clear();
    m_isUncovered.assign(m_units.size(), false);
}

LineRef DerivationCover::uncoverNext() {
    const auto next = std::find(m_isUncovered.begin(), m_isUncovered.end(), false);
    if (next == m_isUncovered.end()) {
        return {};
    }
    const auto unit = static_cast<std::size_t>(next - m_isUncovered.begin());
    uncoverUnit(unit);
    return lineOf(unit);
}

LineRef DerivationCover::coverLast() {
    if (!m_order.empty()) {
        m_isUncovered[m_order.back()] = false;
        m_order.pop_back();
    }
    return m_order.empty() ? LineRef{} : lineOf(m_order.back());
}

bool DerivationCover::uncover(const LineRef& line) {
    for (std::size_t unit = 0; unit < m_units.size(); ++unit) {
        if (m_units[unit].has(line) && !m_isUncovered[unit]) {
            uncoverUnit(unit);
            return true;
        }
    }
    return false;
}

void DerivationCover::uncoverAll() {
    for (std::size_t unit = 0; unit < m_units.size(); ++unit) {
        if (!m_isUncovered[unit]) {
            uncoverUnit(unit);
        }
    }
}

derivation::Derivation DerivationCover::over(const derivation::Derivation& derivation) const {
    std::vector<std::vector<bool>> hidden;
    for (const Step& step : derivation.steps) {
        hidden.emplace_back(step.lines.size(), false);
    }
    for (std::size_t unit = 0; unit < m_units.size(); ++unit) {
        auto& lines = hidden[static_cast<std::size_t>(m_units[unit].step)];
        const auto first = lines.begin() + m_units[unit].first;
        std::fill(first, first + m_units[unit].count, !m_isUncovered[unit]);
    }
    const auto isHidden = [&hidden](const LineRef& line) {
        return line.known() && hidden[static_cast<std::size_t>(line.step)][static_cast<std::size_t>(line.line)];
    };
    const auto hide = [&isHidden](Expr& expression, const auto& again) -> void {
        if (expression.kind == Expr::Kind::number && isHidden(expression.from)) {
            expression = derivation::symbol(kCoverSign);
        }
        for (Expr& part : expression.parts) {
            again(part, again);
        }
    };
    derivation::Derivation covered = derivation;
    for (std::size_t i = 0; i < covered.steps.size(); ++i) {
        for (std::size_t k = 0; k < covered.steps[i].lines.size(); ++k) {
            Line& line = covered.steps[i].lines[k];
            hide(line.put, hide);
            if (hidden[i][k]) {
                line.letter = kCoverSign;
                line.mark = derivation::LineEmphasis::none;  // it would reveal the smallest value
            }
        }
    }
    for (derivation::DerivationSection& section : covered.sections) {
        const auto first = hidden.begin() + static_cast<std::ptrdiff_t>(section.first);
        const bool some = std::any_of(first, first + static_cast<std::ptrdiff_t>(section.count), [](const auto& lines) {
            return std::find(lines.begin(), lines.end(), true) != lines.end();
        });
        if (some) {
            section.notes.clear();
        } else if (m_order.empty()) {
            // The result of a search is shown beside the measured points and used in later steps.
            std::erase_if(section.notes, [](const derivation::DerivationNote& note) {
                return note.id == derivation::NoteId::searched;
            });
        }
    }
    return covered;
}

}  // namespace greyscope::widgets
