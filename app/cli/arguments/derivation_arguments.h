#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/output/output.h"
#include "core/base/error.h"
#include "core/derivation/derivation.h"

namespace CLI {
class App;
}

namespace greyscope::app::cli {

class Notes;

/// The options that make a command write the derivation of its result instead of the result: the format and the digits.
class DerivationArguments {
public:
    /// Declares --working with --digits and --decimals, --format and, with `remnant`, --tail-start. --format sets
    /// `format`, unless its value is a format for derivations only.
    void declare(CLI::App& app, Format& format, bool remnant);

    [[nodiscard]] bool asked() const { return m_asked; }
    [[nodiscard]] derivation::Rounding rounding() const;
    [[nodiscard]] const std::optional<std::size_t>& tailStart() const { return m_tailStart; }
    /// Checks that a derivation was requested if the format is for derivations only. Error: optionMissing.
    [[nodiscard]] base::Expected<void> check() const;
    /// Checks the number of derivations: a sheet can contain only one, because its formulas depend on row numbers.
    /// Error: optionConflict.
    [[nodiscard]] base::Expected<void> checkCount(std::size_t derivations) const;
    /// Returns the derivations as text, JSON, Markdown, LaTeX, MathML or CSV with formulas for a spreadsheet; also
    /// writes the workbook if one was requested.
    [[nodiscard]] base::Expected<std::string> written(const std::vector<derivation::Derivation>& derivations,
                                                      Notes& notes) const;

private:
    [[nodiscard]] std::string text(const derivation::Derivation& derivation) const;

    enum class Form { text, json, csv, markdown, latex, mathml };

    bool m_asked = false;
    std::string m_workbook;
    Form m_form = Form::text;
    std::optional<std::size_t> m_digits;
    std::optional<std::size_t> m_decimals;
    std::optional<std::size_t> m_tailStart;
};

}  // namespace greyscope::app::cli
