#pragma once

#include <QCoreApplication>
#include <QString>

#include <cstddef>

#include "core/base/error.h"

namespace greyscope::app {

/// The words of all errors: one context for a translator.
struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(greyscope::app::ErrorText)
};

/// What is wrong, and the one thing to do about it (may be empty).
struct ErrorWords {
    QString text;
    QString remedy;
};

/// What core says of an error, as its words take it: arguments that it did not give read as "?".
class ErrorDetails {
public:
    explicit ErrorDetails(const base::Error& error) : m_error(error) {}
    [[nodiscard]] base::ErrorCode code() const { return m_error.code; }
    [[nodiscard]] const base::Error& source() const { return m_error; }
    [[nodiscard]] bool has(std::size_t index) const { return index < m_error.arguments.size(); }
    /// Whether that argument is given and not empty.
    [[nodiscard]] bool fills(std::size_t index) const { return has(index) && !m_error.arguments[index].empty(); }
    [[nodiscard]] QString operator[](std::size_t index) const;
    /// An argument that is a count, for the plural forms.
    [[nodiscard]] int count(std::size_t index) const;
    /// An argument that is a number of bytes.
    [[nodiscard]] QString size(std::size_t index) const;
    /// The first argument without its folder.
    [[nodiscard]] QString fileName() const;
    /// The choices at `index`, and behind them how many are not named.
    [[nodiscard]] QString choices(std::size_t index) const;

private:
    const base::Error& m_error;
};

// One function for each theme of errors, for error_text alone, which knows the theme of a code.
[[nodiscard]] ErrorWords fileWords(const ErrorDetails& error);
/// Of files that hold others.
[[nodiscard]] ErrorWords packedWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords tableWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords reshapingWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords selectionWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords optionWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords analysisWords(const ErrorDetails& error);
[[nodiscard]] ErrorWords simulationWords(const ErrorDetails& error);

}  // namespace greyscope::app
