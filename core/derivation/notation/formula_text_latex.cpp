#include "core/derivation/notation/formula_text.h"

#include <map>
#include <string>

#include "core/derivation/notation/characters.h"

namespace greyscope::derivation {

namespace {

const std::map<std::string, std::string, std::less<>>& latexSigns() {
    static const std::map<std::string, std::string, std::less<>> signs{
        {"−", "-"},         {"·", "\\cdot "},    {"≤", "\\le "},         {"≥", "\\ge "},
        {"≈", "\\approx "}, {"α", "\\alpha "},   {"β", "\\beta "},       {"γ", "\\gamma "},
        {"δ", "\\delta "},  {"Δ", "\\Delta "},   {"ε", "\\varepsilon "}, {"θ", "\\theta "},
        {"ξ", "\\xi "},     {"ρ", "\\rho "},     {"σ", "\\sigma "},      {"…", "\\dots "},
        {"⋮", "\\vdots "},  {"′", "{\\prime}"},  {"%", "\\%"},           {"#", "\\#"},
        {"_", "\\_"},       {"–", "\\text{--}"}, {"κ", "\\kappa "},      {"λ", "\\lambda "},
        {"Λ", "\\Lambda "}, {"μ", "\\mu "},      {"ω", "\\omega "},      {"φ", "\\varphi "},
        {"Φ", "\\Phi "},    {"ν", "\\nu "},      {"ℓ", "\\ell "},        {"→", "\\to "},
        {">", "> "},        {"&", "\\&"},        {"⌊", "\\lfloor "},     {"⌋", "\\rfloor "}};
    return signs;
}

std::string latexSymbol(const std::string& text) {
    std::string found;
    eachCharacter(text, [&](const std::string& letter) {
        const auto sign = latexSigns().find(letter);
        found += sign == latexSigns().end() ? letter : sign->second;
    });
    return found;
}

std::string latex(const Notation& notation);

/// Groups a letter with its primes, so that it can have scripts of its own; within a script, the prime stays as it is.
std::string latexIdentifier(const std::string& text) {
    for (const auto& [sign, primes] : {std::pair<std::string, std::string>{"′", "'"}, {"″", "''"}}) {
        if (text.size() > sign.size() && text.ends_with(sign)) {
            return "{" + latexSymbol(text.substr(0, text.size() - sign.size())) + primes + "}";
        }
    }
    const bool longer = text.size() > 2 && static_cast<unsigned char>(text[1]) < 0x80U;
    return longer ? "\\mathit{" + latexSymbol(text) + "}" : latexSymbol(text);
}

std::string latexMatrix(const Notation& notation) {
    const std::string frame = notation.text == "[" ? "bmatrix" : "vmatrix";
    std::string text = "\\begin{" + frame + "}";
    for (std::size_t i = 0; i < notation.parts.size(); ++i) {
        text += (i == 0 ? " " : i % notation.columns == 0 ? " \\\\ " : " & ") + latex(notation.parts[i]);
    }
    return text + " \\end{" + frame + "}";
}

std::string latexScript(const Notation& notation) {
    std::string text = "{" + latex(notation.parts[0]) + "}";
    if (notation.parts[0].kind == Notation::Kind::identifier || notation.parts[0].kind == Notation::Kind::accent) {
        text = latex(notation.parts[0]);
    }
    if (!notation.parts[1].empty()) {
        text += "_{" + latex(notation.parts[1]) + "}";
    }
    if (!notation.parts[2].empty()) {
        text += "^{" + latex(notation.parts[2]) + "}";
    }
    return text;
}

std::string latexName(const std::string& text) {
    if (text == "min" || text == "max" || text == "ln" || text == "cos" || text == "sin" || text == "gcd") {
        return "\\" + text;
    }
    const bool plain = text == "…" || text == "⋮" || text == "T" || text == "Φ" || text == "z" || text.front() == '(';
    return plain ? latexSymbol(text == "T" ? "\\mathrm{T}" : text) : "\\operatorname{" + latexSymbol(text) + "}";
}

std::string latex(const Notation& notation) {
    const auto part = [&](std::size_t i) { return latex(notation.parts[i]); };
    switch (notation.kind) {
        case Notation::Kind::identifier:
            return latexIdentifier(notation.text);
        case Notation::Kind::name:
            return latexName(notation.text);
        case Notation::Kind::blank:
            return "\\boxed{\\mathrm{" + notation.text + "}}";
        case Notation::Kind::operation:
            return notation.text == ","     ? ",\\, "
                   : notation.text == "mod" ? " \\bmod "
                                            : " " + latexSymbol(notation.text) + " ";
        case Notation::Kind::row: {
            std::string text;
            for (const Notation& each : notation.parts) {
                const std::string next = latex(each);
                // \rho(k) needs no space but \rho x does: a command ends at the first character that is not a letter.
                text += next;
            }
            return text;
        }
        case Notation::Kind::fraction:
            return "\\frac{" + part(0) + "}{" + part(1) + "}";
        case Notation::Kind::script:
            return latexScript(notation);
        case Notation::Kind::root:
            return "\\sqrt{" + part(0) + "}";
        case Notation::Kind::accent:
            return (notation.text == "hat" ? "\\hat{" : "\\bar{") + part(0) + "}";
        case Notation::Kind::fence:
            return "\\left" + latexSymbol(notation.text) + part(0) + "\\right" + latexSymbol(closingOf(notation.text));
        case Notation::Kind::matrix:
            return latexMatrix(notation);
        case Notation::Kind::limits: {
            const std::string above = notation.parts[1].empty() ? "" : "^{" + part(1) + "}";
            return "\\sum_{" + part(0) + "}" + above + " ";
        }
        default:
            return latexSymbol(notation.text);
    }
}

}  // namespace

std::string latexFormula(const Notation& notation) {
    return latex(notation);
}

}  // namespace greyscope::derivation
