#include "core/derivation/notation/notation.h"

#include <cmath>
#include <cstdlib>
#include <utility>

namespace greyscope::derivation {

namespace {

using Sort = Notation::Kind;

constexpr std::size_t kMostTerms = 7;  ///< longer sums and products show only their first and last terms
constexpr std::size_t kFirstTerms = 3;

Notation leaf(Sort kind, std::string text, LineRef from = {}) {
    Notation notation;
    notation.kind = kind;
    notation.text = std::move(text);
    notation.from = from;
    return notation;
}

Notation node(Sort kind, std::vector<Notation> parts, std::string text = {}) {
    Notation notation;
    notation.kind = kind;
    notation.text = std::move(text);
    notation.parts = std::move(parts);
    return notation;
}

Notation fenced(Notation inside, const std::string& fence) {
    std::vector<Notation> parts;
    parts.push_back(std::move(inside));
    return node(Sort::fence, std::move(parts), fence);
}

Notation sign(const std::string& text) {
    return leaf(Sort::operation, text);
}

/// How tightly a formula binds: a part that binds less tightly than its context requires gets parentheses.
enum class Tightness { relation, sum, product, prefix, atom };

Tightness tightnessOf(const Expr& expression) {
    switch (expression.kind) {
        case Expr::Kind::relation:
            return Tightness::relation;
        case Expr::Kind::sum:
            return Tightness::sum;
        case Expr::Kind::negative:
            return Tightness::prefix;
        case Expr::Kind::bigSum:
            return Tightness::product;
        case Expr::Kind::product:
            return Tightness::product;
        case Expr::Kind::call:
            return expression.text == "mod" ? Tightness::product : Tightness::atom;
        case Expr::Kind::number:
            return expression.value < 0.0L ? Tightness::prefix : Tightness::atom;
        case Expr::Kind::set:
            return expression.parts.size() > 1 ? Tightness::product : Tightness::atom;
        default:
            return Tightness::atom;
    }
}

/// Returns whether a formula begins with a sign, so that no other sign may precede it.
bool leadsWithSign(const Expr& expression) {
    switch (expression.kind) {
        case Expr::Kind::number:
            return expression.value < 0.0L;
        case Expr::Kind::negative:
            return true;
        case Expr::Kind::product:
        case Expr::Kind::sum:
            return leadsWithSign(expression.parts.front());
        default:
            return false;
    }
}

class Writer {
public:
    explicit Writer(const NumberStyle& style) : m_style(style) {}

    [[nodiscard]] Notation write(const Expr& expression) const {
        using Kind = Expr::Kind;
        const auto part = [&](std::size_t i) { return write(expression.parts[i]); };
        switch (expression.kind) {
            case Kind::number:
                return digits(expression.value, expression.from);
            case Kind::symbol:
                return word(expression.text);
            case Kind::blank:
                return leaf(Sort::blank, expression.text);
            case Kind::sum:
                return sum(expression);
            case Kind::negative:
                return row(
                    {sign("−"), within(expression.parts[0], Tightness::product, leadsWithSign(expression.parts[0]))});
            case Kind::product:
                return product(expression);
            case Kind::fraction:
                return node(Sort::fraction, {part(0), part(1)});
            case Kind::power:
                return script(within(expression.parts[0], Tightness::atom, isTall(expression.parts[0])), {}, part(1));
            case Kind::exponential:
                return script(leaf(Sort::identifier, "e"), {}, part(0));
            case Kind::root:
                return node(Sort::root, {part(0)});
            case Kind::absolute:
                return fenced(part(0), "|");
            case Kind::brackets:
                return fenced(part(0), "[");
            case Kind::call:
                if (expression.text == "floor") {
                    return fenced(part(0), "⌊");
                }
                if (expression.text == "mod") {
                    return row({within(expression.parts[0], Tightness::product), sign("mod"),
                                within(expression.parts[1], Tightness::atom)});
                }
                return row({leaf(Sort::name, expression.text), fenced(list(expression), "(")});
            case Kind::at:
                return row({part(0), fenced(part(1), "(")});
            case Kind::superscript:
                return above(part(0), part(1));
            case Kind::subscript:
                return below(part(0), part(1));
            case Kind::accent:
                return accent(expression);
            case Kind::bigSum:
                return row({node(Sort::limits, {part(0), part(1)}), within(expression.parts[2], Tightness::product)});
            case Kind::matrix:
            case Kind::determinant:
                return matrix(expression);
            case Kind::relation:
                return joined(expression);
            case Kind::set:
                return beside(expression);
        }
        return {};
    }

    [[nodiscard]] static Notation row(std::vector<Notation> parts) { return node(Sort::row, std::move(parts)); }

private:
    [[nodiscard]] Notation digits(Real value, LineRef from) const {
        std::string text = numberText(value, m_style);
        const bool below = !text.empty() && text.front() == '-';
        const std::size_t e = text.find('e');
        Notation shown =
            leaf(Sort::digits, text.substr(below ? 1 : 0, e == std::string::npos ? e : e - (below ? 1 : 0)), from);
        if (e != std::string::npos) {
            const int exponent = std::atoi(text.c_str() + e + 1);
            const std::string up = (exponent < 0 ? "−" : "") + std::to_string(std::abs(exponent));
            shown = row({std::move(shown), sign("·"), script(leaf(Sort::digits, "10"), {}, leaf(Sort::digits, up))});
        }
        return below ? row({sign("−"), std::move(shown)}) : shown;
    }

    [[nodiscard]] static Notation word(const std::string& text) {
        if (text.empty()) {
            return {};
        }
        const bool upright =
            text == "T" || text == "MAPE" || text == "OST" || text == "min" || text == "max" || text.front() == '(';
        const bool number = text.front() >= '0' && text.front() <= '9';
        return leaf(number ? Sort::digits : upright ? Sort::name : Sort::identifier, text);
    }

    [[nodiscard]] Notation within(const Expr& expression, Tightness least, bool always = false) const {
        Notation inside = write(expression);
        return always || tightnessOf(expression) < least ? fenced(std::move(inside), "(") : inside;
    }

    /// Returns whether an exponent after the formula would seem to belong to only a part of it.
    [[nodiscard]] bool isTall(const Expr& expression) const {
        if (expression.kind == Expr::Kind::number) {
            return numberText(expression.value, m_style).find('e') != std::string::npos;
        }
        return expression.kind == Expr::Kind::fraction || expression.kind == Expr::Kind::exponential ||
               expression.kind == Expr::Kind::power || expression.kind == Expr::Kind::at;
    }

    static Notation script(Notation base, Notation below, Notation above) {
        std::vector<Notation> parts;
        parts.push_back(std::move(base));
        parts.push_back(std::move(below));
        parts.push_back(std::move(above));
        return node(Sort::script, std::move(parts));
    }
    static Notation above(Notation base, Notation mark) {
        if (base.kind == Sort::script && base.parts[2].empty()) {
            base.parts[2] = std::move(mark);
            return base;
        }
        return script(std::move(base), {}, std::move(mark));
    }
    static Notation below(Notation base, Notation mark) {
        if (base.kind == Sort::script && base.parts[1].empty()) {
            base.parts[1] = std::move(mark);
            return base;
        }
        return script(std::move(base), std::move(mark), {});
    }

    /// Puts the accent over the letter only: x^(1) with a hat has the hat over the x.
    [[nodiscard]] Notation accent(const Expr& expression) const {
        Notation inside = write(expression.parts[0]);
        if (inside.kind == Sort::script) {
            inside.parts[0] = node(Sort::accent, {std::move(inside.parts[0])}, expression.text);
            return inside;
        }
        return node(Sort::accent, {std::move(inside)}, expression.text);
    }

    static bool leftOut(std::size_t i, std::size_t count) {
        return count > kMostTerms && i >= kFirstTerms && i + 1 < count;
    }

    [[nodiscard]] Notation sum(const Expr& expression) const {
        std::vector<Notation> parts;
        const std::size_t count = expression.parts.size();
        for (std::size_t i = 0; i < count; ++i) {
            const Expr& part = expression.parts[i];
            if (leftOut(i, count)) {
                if (i == kFirstTerms) {
                    parts.push_back(sign("+"));
                    parts.push_back(leaf(Sort::name, "…"));
                }
                continue;
            }
            const bool minus = part.kind == Expr::Kind::negative;
            if (i > 0 || minus) {
                parts.push_back(sign(minus ? "−" : "+"));
            }
            const Expr& inside = minus ? part.parts[0] : part;
            const bool first = i == 0 && !minus;
            parts.push_back(
                within(inside, first ? Tightness::sum : Tightness::product, !first && leadsWithSign(inside)));
        }
        return row(std::move(parts));
    }

    [[nodiscard]] Notation product(const Expr& expression) const {
        std::vector<Notation> parts;
        const std::size_t count = expression.parts.size();
        for (std::size_t i = 0; i < count; ++i) {
            const Expr& part = expression.parts[i];
            if (i > 0 && (endsInDigits(expression.parts[i - 1]) && startsWithDigits(part))) {
                parts.push_back(sign("·"));
            }
            parts.push_back(within(part, Tightness::product, i > 0 && leadsWithSign(part)));
        }
        return row(std::move(parts));
    }

    /// Returns whether a factor starts with digits, so that it could run together with digits before it.
    static bool startsWithDigits(const Expr& expression) {
        switch (expression.kind) {
            case Expr::Kind::number:
            case Expr::Kind::blank:
            case Expr::Kind::fraction:
                return true;
            case Expr::Kind::power:
            case Expr::Kind::product:
                return startsWithDigits(expression.parts.front());
            case Expr::Kind::sum:
            case Expr::Kind::negative:
                return hasDigits(expression);
            default:
                return false;
        }
    }
    static bool endsInDigits(const Expr& expression) { return startsWithDigits(expression) || hasDigits(expression); }
    static bool hasDigits(const Expr& expression) {
        if (expression.kind == Expr::Kind::number || expression.kind == Expr::Kind::blank) {
            return true;
        }
        for (const Expr& part : expression.parts) {
            if (hasDigits(part)) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] Notation list(const Expr& expression) const {
        std::vector<Notation> parts;
        const std::size_t count = expression.parts.size();
        for (std::size_t i = 0; i < count; ++i) {
            if (leftOut(i, count)) {
                if (i == kFirstTerms) {
                    parts.push_back(sign(","));
                    parts.push_back(leaf(Sort::name, "…"));
                }
                continue;
            }
            if (i > 0) {
                parts.push_back(sign(","));
            }
            parts.push_back(write(expression.parts[i]));
        }
        return row(std::move(parts));
    }

    [[nodiscard]] Notation joined(const Expr& expression) const {
        std::vector<Notation> parts;
        for (const Expr& part : expression.parts) {
            if (!parts.empty()) {
                parts.push_back(sign(expression.text));
            }
            parts.push_back(write(part));
        }
        return row(std::move(parts));
    }

    [[nodiscard]] Notation beside(const Expr& expression) const {
        std::vector<Notation> parts;
        for (const Expr& part : expression.parts) {
            parts.push_back(write(part));
        }
        return row(std::move(parts));
    }

    [[nodiscard]] Notation matrix(const Expr& expression) const {
        std::vector<Notation> cells;
        for (const Expr& part : expression.parts) {
            cells.push_back(write(part));
        }
        Notation notation =
            node(Sort::matrix, std::move(cells), expression.kind == Expr::Kind::determinant ? "|" : "[");
        notation.columns = expression.columns;
        return notation;
    }

    const NumberStyle& m_style;
};

}  // namespace

std::string closingOf(const std::string& fence) {
    return fence == "(" ? ")" : fence == "[" ? "]" : fence == "⌊" ? "⌋" : fence;
}

Notation notationOf(const Expr& expression, const NumberStyle& style) {
    return Writer(style).write(expression);
}

}  // namespace greyscope::derivation
