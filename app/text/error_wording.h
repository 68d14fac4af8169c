#pragma once

#include <QCoreApplication>
#include <QString>

#include <cstddef>

#include "core/base/error.h"

namespace greyscope::app {

/// What is wrong, and the one thing to do about it (may be empty).
struct ErrorWords {
    QString text;
    QString remedy;
};

/// Words one error, for error_text alone; arguments that core did not give read as "?".
class ErrorWording {
    Q_DECLARE_TR_FUNCTIONS(greyscope::app::ErrorText)

public:
    explicit ErrorWording(const base::Error& error) : m_error(error) {}
    [[nodiscard]] ErrorWords words() const;

private:
    [[nodiscard]] QString argument(std::size_t index) const;
    /// An argument that is a count, for the plural forms.
    [[nodiscard]] int count(std::size_t index) const;
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] static QString size(const QString& bytes);

    [[nodiscard]] ErrorWords fileWords() const;
    /// Output of a benchmark that cannot be read, whatever is done.
    [[nodiscard]] ErrorWords outputWords() const;
    [[nodiscard]] ErrorWords noResultWords() const;
    /// Of files that hold others.
    [[nodiscard]] ErrorWords packedWords() const;
    /// A file of an archive or a sheet of a workbook.
    [[nodiscard]] ErrorWords partWords() const;
    [[nodiscard]] ErrorWords inputWords() const;
    /// What a text that is no table seems to be, or how little it looks like one.
    [[nodiscard]] ErrorWords unknownWords() const;
    /// A study that cannot be opened: its second argument says what is wrong (study_file.h).
    [[nodiscard]] ErrorWords studyWords() const;
    [[nodiscard]] QString binaryRemedy() const;

    [[nodiscard]] ErrorWords tableWords() const;
    [[nodiscard]] ErrorWords reshapingWords() const;
    [[nodiscard]] QString unit(std::size_t index) const;
    [[nodiscard]] ErrorWords selectionWords() const;
    [[nodiscard]] QString factors(std::size_t index) const;
    [[nodiscard]] QString duplicateRemedy() const;
    /// The choices at `index`, and behind them how many are not named.
    [[nodiscard]] QString choices(std::size_t index) const;
    [[nodiscard]] QString seriesRemedy() const;
    [[nodiscard]] ErrorWords optionWords() const;

    [[nodiscard]] ErrorWords simulationWords() const;
    [[nodiscard]] ErrorWords tooLargeWords() const;
    [[nodiscard]] ErrorWords analysisWords() const;

    const base::Error& m_error;
};

}  // namespace greyscope::app
