#include "app/cli/arguments/derivation_arguments.h"

#include <algorithm>
#include <array>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/arguments/option_values.h"
#include "app/cli/output/notes.h"
#include "app/export/derivation_workbook.h"
#include "app/run/write_file.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/derivation/notation/formula_text.h"
#include "core/derivation/notation/sheet_formula.h"
#include "widgets/present/derivation/derivation_text.h"
#include "widgets/present/derivation/derivation_words.h"

namespace greyscope::app::cli {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::size_t kUsualDecimals = 4;
constexpr std::size_t kMostDecimals = 15;

Json numberJson(derivation::Real value) {
    return static_cast<double>(value) + 0.0;
}

Json lineJson(const derivation::Step& step, const derivation::Line& line, bool rounded) {
    Json json;
    if (line.point > 0) {
        json["k"] = line.point;
    }
    if (!line.series.empty()) {
        json["series"] = line.series;
    }
    const bool plain = line.put.kind == derivation::Expr::Kind::number;
    if (!plain) {
        json["formula"] = plainFormula(notationOf(line.put, {0, true}));
        json["latex"] = latexFormula(lineNotation(step, line, {static_cast<int>(kUsualDecimals), false}));
    }
    json["value"] = numberJson(line.value);
    if (rounded) {
        json["exact"] = numberJson(line.exact);
    }
    static constexpr std::array kMarks{"", "smallest", "largest", "outside", "chosen"};
    if (line.mark != derivation::LineEmphasis::none) {
        json["mark"] = kMarks[static_cast<std::size_t>(line.mark)];
    }
    return json;
}

Json stepJson(const derivation::Step& step, bool rounded) {
    const derivation::NumberStyle style{static_cast<int>(kUsualDecimals), false};
    Json json{{"step", step.key},
              {"symbol", plainFormula(notationOf(step.symbol, style))},
              {"rule", step.rule ? Json(plainFormula(ruleNotation(step, style))) : Json(nullptr)}};
    if (step.isMatrix()) {
        json["columns"] = step.columns;
    }
    json["lines"] = Json::array();
    for (const derivation::Line& line : step.lines) {
        json["lines"].push_back(lineJson(step, line, rounded));
    }
    return json;
}

/// Returns every step with its formula, and every line with its value and the formula that gave it.
Json derivationJson(const derivation::Derivation& derivation) {
    const bool rounded = derivation.rounding.kind != derivation::Rounding::Kind::none;
    Json json{{"name", derivation.name},
              {"series", derivation.series},
              {"digits", rounded ? Json(derivation.rounding.digits) : Json(nullptr)},
              {"points", derivation.pointLabels},
              {"sections", Json::array()}};
    for (const derivation::DerivationSection& section : derivation.sections) {
        Json part{{"section", base::nameOf(derivation::sectionNames(), section.id)},
                  {"title", widgets::sectionTitle(section).toStdString()},
                  {"source", base::nameOf(derivation::sourceNames(), section.source)},
                  {"equations", Json::array()},
                  {"steps", Json::array()},
                  {"remarks", Json::array()}};
        for (const derivation::Expr& equation : section.equations) {
            part["equations"].push_back(plainFormula(notationOf(equation, {})));
        }
        for (std::size_t i = section.first; i < section.first + section.count; ++i) {
            part["steps"].push_back(stepJson(derivation.steps[i], rounded));
        }
        for (const derivation::DerivationNote& note : section.notes) {
            part["remarks"].push_back(
                {{"remark", base::nameOf(derivation::noteNames(), note.id)},
                 {"text", widgets::noteText(note, {static_cast<int>(kUsualDecimals), false}).toStdString()}});
        }
        json["sections"].push_back(std::move(part));
    }
    return json;
}
}  // namespace

void DerivationArguments::declare(CLI::App& app, Format& format, bool remnant) {
    CLI::Option* derivation = app.add_flag(
        "--working", m_asked, "Show every step from the measured numbers to the result instead of the result");
    declareCount(app, "--digits", m_digits,
                 "Round every step to this number of decimals, with the unrounded value beside it")
        ->needs(derivation);
    declareCount(app, "--decimals", m_decimals, "Decimals shown (default: 4)")->needs(derivation);
    app.add_option("--workbook", m_workbook,
                   "Also write the steps as a workbook (.xlsx) whose formulas recalculate when a number changes")
        ->type_name("FILE")
        ->needs(derivation);
    if (remnant) {
        declareCount(app, "--tail-start", m_tailStart, "Point from which residual-remnant models the residuals", 2)
            ->needs(derivation);
    }
    declareNames(
        app, "--format", {"text", "json", "csv", "markdown", "latex", "mathml"},
        [this, &format](std::size_t index) {
            m_form = static_cast<Form>(index);
            format = index < 3 ? static_cast<Format>(index) : Format::text;
        },
        "Output format; the last three require --working")
        ->default_str("text");
}

derivation::Rounding DerivationArguments::rounding() const {
    if (!m_digits) {
        return {};
    }
    return {derivation::Rounding::Kind::decimals, static_cast<int>(std::min(*m_digits, kMostDecimals))};
}

base::Expected<void> DerivationArguments::check() const {
    if (!m_asked && m_form > Form::csv) {
        return base::fail(base::ErrorCode::optionMissing, {"--working", "no value; the format writes a derivation"});
    }
    return {};
}

base::Expected<void> DerivationArguments::checkCount(std::size_t derivations) const {
    if (m_form == Form::csv && derivations > 1) {
        return base::fail(base::ErrorCode::optionConflict, {"--format csv", "more than one model or series"});
    }
    return {};
}

base::Expected<std::string> DerivationArguments::written(const std::vector<derivation::Derivation>& derivations,
                                                         Notes& notes) const {
    if (!m_workbook.empty()) {
        const QByteArray workbook = GREYSCOPE_TRY(derivationWorkbook(derivations));
        GREYSCOPE_TRY(writeFile(QString::fromStdString(m_workbook), workbook));
        notes.add("Wrote " + m_workbook + '.');
    }
    if (m_form == Form::json) {
        Json json{{"derivations", Json::array()}};
        for (const derivation::Derivation& derivation : derivations) {
            json["derivations"].push_back(derivationJson(derivation));
        }
        return notes.writeWith(std::move(json));
    }
    std::string all;
    for (const derivation::Derivation& derivation : derivations) {
        all += text(derivation);
    }
    return all;
}

std::string DerivationArguments::text(const derivation::Derivation& derivation) const {
    using widgets::DerivationFormat;
    if (m_form == Form::csv) {
        return csvTable(sheetRows(derivation));
    }
    const DerivationFormat format = m_form == Form::markdown ? DerivationFormat::markdown
                                    : m_form == Form::latex  ? DerivationFormat::latex
                                    : m_form == Form::mathml ? DerivationFormat::mathml
                                                             : DerivationFormat::text;
    const derivation::NumberStyle style{
        static_cast<int>(std::min(m_decimals.value_or(m_digits.value_or(kUsualDecimals)), kMostDecimals)), false};
    const std::string text = derivationText(derivation, format, style).toStdString();
    return format == DerivationFormat::text ? base::terminalText(text, true) : text;
}

}  // namespace greyscope::app::cli
