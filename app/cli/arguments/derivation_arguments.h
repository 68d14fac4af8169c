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

/// Whether a command writes how its result comes about instead of the result, in which form and with which digits.
class DerivationArguments {
public:
    /// --working with --digits and --decimals; --tail-start where `remnant`; and --format, which writes `format` for
    /// everything but a derivation's own.
    void declare(CLI::App& app, Format& format, bool remnant);

    [[nodiscard]] bool asked() const { return m_asked; }
    [[nodiscard]] derivation::Rounding rounding() const;
    [[nodiscard]] const std::optional<std::size_t>& tailStart() const { return m_tailStart; }
    /// optionMissing of a format that is for derivations alone.
    [[nodiscard]] base::Expected<void> check() const;
    /// optionConflict of several derivations in one sheet, whose formulas count rows.
    [[nodiscard]] base::Expected<void> checkCount(std::size_t derivations) const;
    /// All of them as text, JSON, Markdown, LaTeX, MathML, or as CSV of formulas, which a spreadsheet calculates; and
    /// the workbook, where one is asked for.
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
