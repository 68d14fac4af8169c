#pragma once

#include <QCoreApplication>
#include <QString>

#include <cstddef>

#include "core/base/error.h"

namespace greyscope::app {

/// Provides tr() with the translation context of all error texts.
struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(greyscope::app::ErrorText)
};

/// The text of an error: what is wrong, and one remedy, which may be empty.
struct ErrorWords {
    QString text;
    QString remedy;
};

/// The arguments of an error from core, formatted for its text. A missing argument becomes "?".
class ErrorDetails {
public:
    explicit ErrorDetails(const base::Error& error) : m_error(error) {}
    [[nodiscard]] base::ErrorCode code() const { return m_error.code; }
    [[nodiscard]] const base::Error& source() const { return m_error; }
    [[nodiscard]] bool has(std::size_t index) const { return index < m_error.arguments.size(); }
    /// Whether the argument with this index exists and is not empty.
    [[nodiscard]] bool fills(std::size_t index) const { return has(index) && !m_error.arguments[index].empty(); }
    [[nodiscard]] QString operator[](std::size_t index) const;
    /// Returns an argument that is a count as an integer, for plural forms.
    [[nodiscard]] int count(std::size_t index) const;
    /// Returns an argument that is a number of bytes as text with a unit.
    [[nodiscard]] QString size(std::size_t index) const;
    /// Returns the file name in the first argument, without its folder.
    [[nodiscard]] QString fileName() const;
    /// Returns a list of allowed values as text: those in the argument `index`, and the number of further values, which
    /// is the next argument.
    [[nodiscard]] QString choices(std::size_t index) const;

private:
    const base::Error& m_error;
};

// One function for each group of error codes returns their texts. Only error_text.cpp calls them, and knows the group
// of each code.
[[nodiscard]] ErrorWords fileWords(const ErrorDetails& error);
/// Returns the texts of errors about archives, files with several parts, and folders.
[[nodiscard]] ErrorWords packedWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords tableWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords reshapingWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords selectionWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords optionWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords analysisWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords simulationWords(const ErrorDetails& error);

}  // namespace greyscope::app
