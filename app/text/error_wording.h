#pragma once

#include <QCoreApplication>
#include <QString>

#include <cstddef>

#include "core/base/error.h"

namespace greyscope::app {

/// Translation context for the texts of all errors.
struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(greyscope::app::ErrorText)
};

/// What is wrong, and one remedy (may be empty).
struct ErrorWords {
    QString text;
    QString remedy;
};

/// The arguments of an error from core, prepared for its text; a missing argument reads "?".
class ErrorDetails {
public:
    explicit ErrorDetails(const base::Error& error) : m_error(error) {}
    [[nodiscard]] base::ErrorCode code() const { return m_error.code; }
    [[nodiscard]] const base::Error& source() const { return m_error; }
    [[nodiscard]] bool has(std::size_t index) const { return index < m_error.arguments.size(); }
    /// Whether the argument exists and is not empty.
    [[nodiscard]] bool fills(std::size_t index) const { return has(index) && !m_error.arguments[index].empty(); }
    [[nodiscard]] QString operator[](std::size_t index) const;
    /// Returns an argument that is a count, for plural forms.
    [[nodiscard]] int count(std::size_t index) const;
    /// Returns an argument that is a number of bytes, as text with a unit.
    [[nodiscard]] QString size(std::size_t index) const;
    /// Returns the file name of the first argument, without its folder.
    [[nodiscard]] QString fileName() const;
    /// Returns the list of allowed values at `index`; the next argument is the number of values not listed.
    [[nodiscard]] QString choices(std::size_t index) const;

private:
    const base::Error& m_error;
};

// One function for each group of errors. Only error_text calls them; it knows the group of each code.
[[nodiscard]] ErrorWords fileWords(const ErrorDetails& error);
/// Errors of files that contain other files.
[[nodiscard]] ErrorWords packedWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords tableWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords reshapingWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords selectionWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords optionWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords analysisWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords simulationWords(const ErrorDetails& error);

}  // namespace greyscope::app
