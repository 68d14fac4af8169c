#include "core/derivation/notation/formula_text.h"

#include <map>
#include <string>

#include "core/derivation/notation/characters.h"

namespace greyscope::derivation {

namespace {

const std::map<std::string, std::string, std::less<>>& raisedSigns() {
    static const std::map<std::string, std::string, std::less<>> signs{
        {"0", "⁰"}, {"1", "¹"}, {"2", "²"}, {"3", "³"}, {"4", "⁴"}, {"5", "⁵"}, {"6", "⁶"},
        {"7", "⁷"}, {"8", "⁸"}, {"9", "⁹"}, {"(", "⁽"}, {")", "⁾"}, {"−", "⁻"}, {"+", "⁺"},
        {"n", "ⁿ"}, {"r", "ʳ"}, {"k", "ᵏ"}, {"T", "ᵀ"}, {"′", "′"}};
    return signs;
}
const std::map<std::string, std::string, std::less<>>& loweredSigns() {
    static const std::map<std::string, std::string, std::less<>> signs{
        {"0", "₀"}, {"1", "₁"}, {"2", "₂"}, {"3", "₃"}, {"4", "₄"}, {"5", "₅"}, {"6", "₆"},
        {"7", "₇"}, {"8", "₈"}, {"9", "₉"}, {"i", "ᵢ"}, {"j", "ⱼ"}, {"k", "ₖ"}, {"x", "ₓ"}};
    return signs;
}

/// Returns the text in raised or lowered characters, or after `mark` if one of them does not exist.
std::string lifted(const std::string& text, const std::map<std::string, std::string, std::less<>>& signs,
                   const char* mark) {
    std::string found;
    bool all = true;
    eachCharacter(text, [&](const std::string& letter) {
        const auto sign = signs.find(letter);
        all = all && sign != signs.end();
        found += all ? sign->second : "";
    });
    return all ? found : std::string(mark) + (text.size() > 1 ? "(" + text + ")" : text);
}

std::string joinedPlain(const Notation& notation);

std::string plain(const Notation& notation) {
    const auto part = [&](std::size_t i) { return plain(notation.parts[i]); };
    switch (notation.kind) {
        case Notation::Kind::operation:
            return notation.text == "," ? ", " : notation.text == "·" ? "·" : " " + notation.text + " ";
        case Notation::Kind::row:
            return joinedPlain(notation);
        case Notation::Kind::fraction: {
            const auto grouped = [](const Notation& each) {
                const bool simple = each.kind != Notation::Kind::row || each.parts.size() < 2;
                return simple ? plain(each) : "(" + plain(each) + ")";
            };
            return grouped(notation.parts[0]) + "/" + grouped(notation.parts[1]);
        }
        case Notation::Kind::script:
            return part(0) + (notation.parts[1].empty() ? "" : lifted(part(1), loweredSigns(), "_")) +
                   (notation.parts[2].empty() ? "" : lifted(part(2), raisedSigns(), "^"));
        case Notation::Kind::root:
            return "√(" + part(0) + ")";
        case Notation::Kind::accent:
            return part(0) + (notation.text == "hat" ? "\u0302" : "\u0304");
        case Notation::Kind::fence:
            return notation.text + part(0) + closingOf(notation.text);
        case Notation::Kind::matrix: {
            std::string text = notation.text;
            for (std::size_t i = 0; i < notation.parts.size(); ++i) {
                text += (i == 0 ? "" : i % notation.columns == 0 ? "; " : ", ") + part(i);
            }
            return text + closingOf(notation.text);
        }
        case Notation::Kind::limits:
            return notation.parts[1].empty() ? "∑[" + part(0) + "] " : "∑[" + part(0) + ".." + part(1) + "] ";
        case Notation::Kind::blank:
            return "[" + notation.text + "]";
        default:
            return notation.text;
    }
}

/// Joins parts with a space between letters: a x(1), not ax(1).
std::string joinedPlain(const Notation& notation) {
    std::string text;
    for (std::size_t i = 0; i < notation.parts.size(); ++i) {
        const std::string next = plain(notation.parts[i]);
        const Notation& part = notation.parts[i];
        const bool opens = part.kind == Notation::Kind::fence && part.text == "(";
        const bool sign = part.kind == Notation::Kind::operation;
        const bool after = i > 0 && notation.parts[i - 1].kind == Notation::Kind::operation;
        const bool prefix = sign && i == 0;
        if (i > 0 && !sign && !after && !opens && !text.empty() && text.back() != ' ') {
            text += " ";
        }
        text += prefix ? part.text : next;
    }
    return text;
}

/// Writes the limits of a sum without spaces: i=1.
std::string compact(std::string text) {
    const std::string open = "∑[";
    for (auto at = text.find(open); at != std::string::npos; at = text.find(open, at + 1)) {
        const auto end = text.find(']', at);
        std::string inside = text.substr(at, end - at);
        std::erase(inside, ' ');
        text.replace(at, end - at, inside);
    }
    return text;
}

}  // namespace

std::string plainFormula(const Notation& notation) {
    return compact(plain(notation));
}

}  // namespace greyscope::derivation
