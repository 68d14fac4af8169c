#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"

namespace greyscope::io {

/// Reads a line of a program's output from left to right, word by word.
class TextCursor {
public:
    explicit TextCursor(std::string_view rest) : m_rest(rest) {}

    [[nodiscard]] std::string_view rest() const { return m_rest; }
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }
    void skipBlanks() {
        while (!m_rest.empty() && base::isBlank(m_rest.front())) {
            m_rest.remove_prefix(1);
        }
    }
    /// Skips spaces and tabs, and then `text` if it comes next; returns whether it did.
    bool eat(std::string_view text) {
        skipBlanks();
        const bool there = m_rest.starts_with(text);
        m_rest.remove_prefix(there ? text.size() : 0);
        return there;
    }
    /// Skips spaces and tabs; then takes and returns the text up to the next of the characters `ends`, or to the end of
    /// the line.
    std::string_view until(std::string_view ends) {
        skipBlanks();
        const std::string_view found = m_rest.substr(0, m_rest.find_first_of(ends));
        m_rest.remove_prefix(found.size());
        return found;
    }
    /// Takes and returns the next word; "" at the end of the line.
    std::string_view word() { return until(" \t"); }
    /// Returns the next word without taking it.
    [[nodiscard]] std::string_view ahead() const { return TextCursor(*this).word(); }
    /// Skips spaces and tabs; then takes and returns the digits and characters of `marks` that come next; "" if there
    /// are none.
    std::string_view digits(std::string_view marks) {
        skipBlanks();
        std::size_t length = 0;
        while (length < m_rest.size() && ((m_rest[length] >= '0' && m_rest[length] <= '9') ||
                                          marks.find(m_rest[length]) != std::string_view::npos)) {
            ++length;
        }
        const std::string_view found = m_rest.substr(0, length);
        m_rest.remove_prefix(length);
        return found;
    }

private:
    std::string_view m_rest;
};

/// Returns the number that a text spells, with a decimal point or, as some locales print it, one decimal comma; nullopt
/// for other text.
[[nodiscard]] inline std::optional<double> numberWithMark(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) {
        return data::numberIn(text);
    }
    const auto whole = data::numberIn(text.substr(0, comma));
    std::string spelled(text);
    spelled[comma] = '.';
    return whole && text.find_first_of(",.", comma + 1) == std::string_view::npos ? data::numberIn(spelled)
                                                                                  : std::nullopt;
}

}  // namespace greyscope::io
