#include "core/data/recipe/steps/split_column.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/data/columns/cell_text.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Texts and names alternate: texts[0] names[0] texts[1] ... texts[n].
struct Pattern {
    std::vector<std::string> texts{""};
    std::vector<std::string> names;
};

Expected<Pattern> patternIn(const std::string& text) {
    Pattern pattern;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        const bool isBrace = c == '{' || c == '}';
        if (isBrace && at + 1 < text.size() && text[at + 1] == c) {
            pattern.texts.back() += text[at++];
        } else if (c == '{') {
            const std::size_t end = text.find('}', at);
            const bool first = pattern.names.empty();
            if (end == std::string::npos || end == at + 1 || (!first && pattern.texts.back().empty()) ||
                base::contains(pattern.names, text.substr(at + 1, end - at - 1))) {
                return fail(ErrorCode::patternNotUsable, {text});
            }
            pattern.names.push_back(text.substr(at + 1, end - at - 1));
            pattern.texts.emplace_back();
            at = end;
        } else if (c == '}') {
            return fail(ErrorCode::patternNotUsable, {text});
        } else {
            pattern.texts.back() += c;
        }
    }
    if (pattern.names.empty()) {
        return fail(ErrorCode::patternNotUsable, {text});
    }
    return pattern;
}

/// The parts of one cell; nullopt if it does not match the pattern.
std::optional<std::vector<std::string>> partsOf(std::string_view cell, const Pattern& pattern) {
    if (!cell.starts_with(pattern.texts.front()) || !cell.ends_with(pattern.texts.back()) ||
        cell.size() < pattern.texts.front().size() + pattern.texts.back().size()) {
        return std::nullopt;
    }
    cell.remove_prefix(pattern.texts.front().size());
    cell.remove_suffix(pattern.texts.back().size());
    std::vector<std::string> parts;
    for (std::size_t i = 0; i + 1 < pattern.names.size(); ++i) {
        const std::string& behind = pattern.texts[i + 1];
        const std::size_t end = cell.find(behind, 1);
        if (end == std::string_view::npos) {
            return std::nullopt;
        }
        parts.emplace_back(cell.substr(0, end));
        cell.remove_prefix(end + behind.size());
    }
    parts.emplace_back(cell);
    return cell.empty() ? std::nullopt : std::optional(std::move(parts));
}

/// Builds the columns of the parts, coded by the levels of the column that is split.
class Parts {
public:
    Parts(const TextValues& cells, const Pattern& pattern)
        : m_fits(cells.levels.size(), 0), m_codes(pattern.names.size()), m_parts(pattern.names.size()) {
        std::vector<std::unordered_map<std::string, std::int32_t>> known(pattern.names.size());
        for (auto& codes : m_codes) {
            codes.assign(cells.levels.size(), -1);
        }
        for (std::size_t level = 0; level < cells.levels.size(); ++level) {
            const auto parts = partsOf(cells.levels[level], pattern);
            m_fits[level] = static_cast<char>(parts.has_value());
            for (std::size_t p = 0; parts && p < parts->size(); ++p) {
                TextValues& part = m_parts[p];
                const auto [code, isNew] =
                    known[p].try_emplace((*parts)[p], static_cast<std::int32_t>(part.levels.size()));
                if (isNew) {
                    part.levels.push_back((*parts)[p]);
                }
                m_codes[p][level] = code->second;
            }
        }
    }
    [[nodiscard]] bool fits(std::size_t level) const { return m_fits[level] != 0; }
    [[nodiscard]] TextValues column(std::size_t part, const LevelCodes& cells) {
        TextValues texts = std::move(m_parts[part]);
        texts.codes.reserve(cells.size());
        for (const std::int32_t cell : cells) {
            texts.codes.push_back(cell < 0 ? -1 : m_codes[part][static_cast<std::size_t>(cell)]);
        }
        return texts;
    }

private:
    std::vector<char> m_fits;
    std::vector<std::vector<std::int32_t>> m_codes;  ///< codes of each part, by level
    std::vector<TextValues> m_parts;                 ///< levels of each part
};

}  // namespace

Expected<std::vector<std::string>> patternNames(const std::string& pattern) {
    return GREYSCOPE_TRY(patternIn(pattern)).names;
}

Expected<StepAccount> applyStep(const SplitColumn& step, ReshapedTable& table, base::Progress& /*progress*/) {
    const Pattern pattern = GREYSCOPE_TRY(patternIn(step.pattern));
    const std::size_t place = GREYSCOPE_TRY(columnNamed(table.columns, step.column));
    GREYSCOPE_TRY(checkSize(table, table.rows, table.columns.size() + pattern.names.size()));
    const TextValues cells = asText(table.columns[place]);
    Parts parts(cells, pattern);
    Tally empty{Reason::partsEmpty, step.column, 0, 0, {}};
    Tally other{Reason::notSplit, step.column, 0, 0, {}};
    for (std::size_t row = 0; row < table.rows; ++row) {
        const std::int32_t cell = cells.codes[row];
        if (cell < 0) {
            tallyRow(empty, table.lines, row);
        } else if (!parts.fits(static_cast<std::size_t>(cell))) {
            tallyCell(other, table.lines, row, cells.levels[static_cast<std::size_t>(cell)]);
        }
    }
    if (empty.count + other.count == table.rows) {
        return fail(ErrorCode::patternFitsNothing,
                    {step.column, step.pattern, other.examples.empty() ? std::string() : other.examples.front()});
    }
    table.columns.erase(table.columns.begin() + static_cast<std::ptrdiff_t>(place));
    for (std::size_t p = 0; p < pattern.names.size(); ++p) {
        GREYSCOPE_TRY(checkNewName(table.columns, pattern.names[p]));
        table.columns.insert(table.columns.begin() + static_cast<std::ptrdiff_t>(place + p),
                             columnOf(pattern.names[p], parts.column(p, cells.codes)));
    }
    return StepAccount{.leftOut = {}, .remarks = counting({std::move(empty), std::move(other)})};
}

}  // namespace greyscope::data
