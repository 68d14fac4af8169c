#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace greyscope::derivation {

/// Full precision: on the usual machines eleven bits more than a double, so that what the steps lose (normal equations
/// cancel) does not reach the digits of the result that they are held against.
using Real = long double;

/// The line of a step that gave a number.
struct LineRef {
    int step = -1;
    int line = -1;
    bool operator==(const LineRef&) const = default;
    [[nodiscard]] bool known() const { return step >= 0; }
};
/// Of a number that a line gave which is not shown.
inline constexpr LineRef kNotShown{-1, -2};

/// A formula as a small tree: with symbols it is the rule, with numbers in their place it can be evaluated. One tree is
/// laid out, spoken and written in every language of formulas (notation.h).
///
/// It is a number like another: a formula that is a template over its scalar gives a result of doubles, a rule of
/// symbols and a line of numbers with where each comes from.
struct Expr {
    Expr() = default;
    // Not explicit: 1 + a.
    Expr(Real constant) : value(constant) {}  // NOLINT(google-explicit-constructor)

    enum class Kind {
        number,
        symbol,
        blank,  ///< `text`: the letter of a number that an exercise asks for
        sum,    ///< of any number of parts
        negative,
        product,      ///< of any number of parts
        fraction,     ///< above, below
        power,        ///< base, exponent
        exponential,  ///< e to the part
        root,         ///< square root
        absolute,
        brackets,     ///< square ones about the part
        call,         ///< `text` of the parts: min, max, ln, floor, mod, gcd, Φ and z (the normal distribution and its
                      ///< quantile), Q (Student's upper tail of t and ν), or a name that is not evaluated
        at,           ///< first part (second part): x(k)
        superscript,  ///< first part with the second part above, as a mark: x^(1), B^T
        subscript,    ///< first part with the second part below
        accent,       ///< `text` ("hat", "bar") over the part
        bigSum,       ///< below, above, body
        matrix,       ///< `columns` wide, by rows
        determinant,  ///< of the parts of a matrix, by rows
        relation,     ///< parts joined by `text` (=, <, ≈)
        set,          ///< parts beside each other without a sign
    };
    Kind kind = Kind::number;
    Real value = 0.0L;      ///< of a number
    LineRef from = {};      ///< likewise, where it is no constant
    std::string text = {};  ///< of a number: the choice that it is ("ρ"), where it is one
    std::size_t columns = 0;
    std::vector<Expr> parts = {};
    std::vector<Expr> sheet = {};  ///< one: what a spreadsheet calculates in its place, to follow other numbers
    bool operator==(const Expr&) const = default;
};

[[nodiscard]] Expr number(Real value, LineRef from = {});
/// A number that somebody chose: rho, alpha.
[[nodiscard]] Expr parameter(std::string name, Real value);
/// What is shown and evaluated as `shown`, and stands in a spreadsheet as `formula`, which also holds for other
/// numbers: the smallest of all differences, not the one that it is.
[[nodiscard]] Expr inSheet(Expr shown, Expr formula);
[[nodiscard]] Expr symbol(std::string text);
[[nodiscard]] Expr blank(std::string letter);
[[nodiscard]] Expr sum(std::vector<Expr> parts);
[[nodiscard]] Expr negative(Expr part);
[[nodiscard]] Expr difference(Expr a, Expr b);
[[nodiscard]] Expr product(std::vector<Expr> parts);
[[nodiscard]] Expr fraction(Expr above, Expr below);
[[nodiscard]] Expr power(Expr base, Expr exponent);
[[nodiscard]] Expr squared(Expr base);
[[nodiscard]] Expr exponential(Expr part);
[[nodiscard]] Expr root(Expr part);
[[nodiscard]] Expr absolute(Expr part);
[[nodiscard]] Expr brackets(Expr part);
[[nodiscard]] Expr call(std::string name, std::vector<Expr> parts);
[[nodiscard]] Expr at(Expr what, Expr where);
[[nodiscard]] Expr superscript(Expr base, Expr mark);
[[nodiscard]] Expr subscript(Expr base, Expr mark);
[[nodiscard]] Expr hat(Expr part);
[[nodiscard]] Expr bar(Expr part);
[[nodiscard]] Expr bigSum(Expr below, Expr above, Expr body);
[[nodiscard]] Expr matrix(std::size_t columns, std::vector<Expr> parts);
[[nodiscard]] Expr determinant(std::size_t columns, std::vector<Expr> parts);
[[nodiscard]] Expr relation(std::string sign, std::vector<Expr> parts);
[[nodiscard]] Expr equal(Expr a, Expr b);
[[nodiscard]] Expr besides(std::vector<Expr> parts);

// As a formula over any scalar writes them. What is added to a sum, or multiplied by, joins its parts.
[[nodiscard]] Expr operator+(Expr a, Expr b);
[[nodiscard]] Expr operator-(Expr a, Expr b);
[[nodiscard]] Expr operator-(Expr part);
[[nodiscard]] Expr operator*(Expr a, Expr b);
[[nodiscard]] Expr operator/(Expr a, Expr b);
[[nodiscard]] Expr abs(Expr part);
[[nodiscard]] Expr min(Expr a, Expr b);
[[nodiscard]] Expr max(Expr a, Expr b);
/// 1 - share: of a parameter its value is shown, and a spreadsheet calculates it.
[[nodiscard]] Expr complement(const Expr& share);

/// The value of a formula with the numbers put in; not a number where a symbol is left, or where the operation has no
/// value.
[[nodiscard]] Real evaluate(const Expr& expression);

}  // namespace greyscope::derivation
