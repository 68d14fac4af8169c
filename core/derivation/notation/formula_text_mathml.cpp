#include "core/derivation/notation/formula_text.h"

#include <string>
#include <string_view>

namespace greyscope::derivation {

namespace {

std::string escaped(const std::string& text) {
    std::string found;
    for (const char letter : text) {
        found += letter == '<' ? "&lt;" : letter == '>' ? "&gt;" : letter == '&' ? "&amp;" : std::string(1, letter);
    }
    return found;
}

std::string element(const char* name, const std::string& inside, const char* attributes = "") {
    return std::string("<") + name + attributes + ">" + inside + "</" + name + ">";
}

std::string mathml(const Notation& notation);

std::string mathmlScript(const Notation& notation) {
    const auto part = [&](std::size_t i) { return mathml(notation.parts[i]); };
    if (notation.parts[1].empty()) {
        return element("msup", part(0) + part(2));
    }
    return notation.parts[2].empty() ? element("msub", part(0) + part(1))
                                     : element("msubsup", part(0) + part(1) + part(2));
}

std::string mathmlMatrix(const Notation& notation) {
    std::string rows;
    for (std::size_t i = 0; i < notation.parts.size(); i += notation.columns) {
        std::string row;
        for (std::size_t c = 0; c < notation.columns; ++c) {
            row += element("mtd", mathml(notation.parts[i + c]));
        }
        rows += element("mtr", row);
    }
    return element("mrow",
                   element("mo", notation.text) + element("mtable", rows) + element("mo", closingOf(notation.text)));
}

std::string mathml(const Notation& notation) {
    const auto part = [&](std::size_t i) { return mathml(notation.parts[i]); };
    switch (notation.kind) {
        case Notation::Kind::identifier:
            return element("mi", escaped(notation.text));
        case Notation::Kind::blank:
            return element("mrow", element("mi", escaped(notation.text), " mathvariant=\"normal\""),
                           " style=\"border: 1px dashed; padding: 0 0.3em\"");
        case Notation::Kind::digits:
            return element("mn", escaped(notation.text));
        case Notation::Kind::operation:
            return element("mo", escaped(notation.text));
        case Notation::Kind::name:
            return element("mi", escaped(notation.text), " mathvariant=\"normal\"");
        case Notation::Kind::row: {
            std::string text;
            for (const Notation& each : notation.parts) {
                text += mathml(each);
            }
            return element("mrow", text);
        }
        case Notation::Kind::fraction:
            return element("mfrac", part(0) + part(1));
        case Notation::Kind::script:
            return mathmlScript(notation);
        case Notation::Kind::root:
            return element("msqrt", part(0));
        case Notation::Kind::accent:
            return element("mover", part(0) + element("mo", notation.text == "hat" ? "^" : "¯"), " accent=\"true\"");
        case Notation::Kind::fence:
            return element("mrow", element("mo", notation.text) + part(0) + element("mo", closingOf(notation.text)));
        case Notation::Kind::matrix:
            return mathmlMatrix(notation);
        case Notation::Kind::limits:
            return notation.parts[1].empty() ? element("munder", element("mo", "∑") + part(0))
                                             : element("munderover", element("mo", "∑") + part(0) + part(1));
    }
    return {};
}

}  // namespace

std::string mathmlFormula(const Notation& notation) {
    return "<math xmlns=\"http://www.w3.org/1998/Math/MathML\" display=\"block\">" + mathml(notation) + "</math>";
}

std::string markdownText(const std::string& text) {
    constexpr std::string_view kMarks = "\\`*_[]<>|#$";
    std::string found;
    for (const char letter : text) {
        found += kMarks.find(letter) == std::string_view::npos ? std::string(1, letter) : std::string("\\") + letter;
    }
    return found;
}

}  // namespace greyscope::derivation
