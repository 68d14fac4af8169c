#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace greyscope::derivation {

/// Number type of derivations: extended precision, usually eleven bits more than a double. Steps such as normal
/// equations lose digits; the extra bits keep these losses from the digits that are compared with the program's result.
using Real = long double;

/// Refers to the line of a step from which a number in a formula comes.
struct LineRef {
    int step = -1;
    int line = -1;
    bool operator==(const LineRef&) const = default;
    [[nodiscard]] bool known() const { return step >= 0; }
};
/// LineRef of a number that comes from a line which is not shown.
inline constexpr LineRef kNotShown{-1, -2};

/// A formula as a tree. A rule contains symbols; a line contains numbers in their place and can be evaluated. Formulas
/// are laid out, spoken and written in every formula language from the same tree (notation.h).
///
/// An Expr can be used like a number. A formula that is a template over its scalar gives a result with doubles, a rule
/// with symbols, and a line with numbers and their origin.
struct Expr {
    Expr() = default;
    // Not explicit, to allow 1 + a.
    Expr(Real constant) : value(constant) {}  // NOLINT(google-explicit-constructor)

    enum class Kind {
        number,
        symbol,
        blank,  ///< `text` is the letter of a number that an exercise asks for
        sum,    ///< any number of parts
        negative,
        product,      ///< any number of parts
        fraction,     ///< numerator, denominator
        power,        ///< base, exponent
        exponential,  ///< e to the power of the part
        root,         ///< square root
        absolute,
        brackets,  ///< square brackets around the part
        call,      ///< function `text` of the parts: min, max, ln, cos, sin, floor, sgn, mod, gcd, Φ and z (the normal
                   ///< distribution and its quantile), Q (Student's upper tail for t and ν), or a function that is not
                   ///< evaluated
        at,        ///< first part (second part): x(k)
        superscript,  ///< second part as a raised mark on the first: x^(1), B^T
        subscript,    ///< second part as a subscript of the first
        accent,       ///< `text` ("hat" or "bar") over the part
        bigSum,       ///< lower limit, upper limit, body
        matrix,       ///< `columns` columns, stored by rows
        determinant,  ///< determinant of a matrix, stored by rows
        relation,     ///< parts joined by `text` (=, <, ≈)
        set,          ///< parts next to each other without a sign
    };
    Kind kind = Kind::number;
    Real value = 0.0L;      ///< value of a number
    LineRef from = {};      ///< line that a number comes from, unless it is a constant
    std::string text = {};  ///< for a number that is a parameter chosen by the user: its name ("ρ")
    std::size_t columns = 0;
    std::vector<Expr> parts = {};
    std::vector<Expr> sheet = {};  ///< empty, or one formula for a spreadsheet that stays valid if numbers change; it
                                   ///< is used in the place of this one
    bool operator==(const Expr&) const = default;
};

/// Returns a number, with the line that it comes from unless it is a constant.
[[nodiscard]] Expr number(Real value, LineRef from = {});
/// Returns a number that the user chose as a parameter, with its name: rho, alpha.
[[nodiscard]] Expr parameter(std::string name, Real value);
/// Returns an expression that is shown and evaluated as `shown`, but written to a spreadsheet as `formula`. Unlike
/// `shown`, `formula` stays valid if numbers in the sheet change: the minimum of all differences, not the smallest
/// difference.
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

// Operators for formulas over any scalar. Adding to a sum, or multiplying a product, adds a part to it.
[[nodiscard]] Expr operator+(Expr a, Expr b);
[[nodiscard]] Expr operator-(Expr a, Expr b);
[[nodiscard]] Expr operator-(Expr part);
[[nodiscard]] Expr operator*(Expr a, Expr b);
[[nodiscard]] Expr operator/(Expr a, Expr b);
[[nodiscard]] Expr abs(Expr part);
[[nodiscard]] Expr exp(Expr part);
[[nodiscard]] Expr log(Expr part);  ///< the natural logarithm
[[nodiscard]] Expr sqrt(Expr part);
[[nodiscard]] Expr cos(Expr part);
[[nodiscard]] Expr sin(Expr part);
[[nodiscard]] Expr floor(Expr part);
[[nodiscard]] Expr min(Expr a, Expr b);
[[nodiscard]] Expr max(Expr a, Expr b);
/// Returns the formula 1 - share. If `share` is a number, the value of 1 - share is shown, but a spreadsheet calculates
/// it.
[[nodiscard]] Expr complement(const Expr& share);
[[nodiscard]] Expr sgn(Expr part);  ///< the sign: 1, 0 or -1
/// Returns the formula above / below, but 0 if `below` is a number that is 0.
[[nodiscard]] Expr quotientOrZero(Expr above, Expr below);

/// Returns the value of a formula that contains numbers only; NaN if it contains a symbol or an operation has no value.
[[nodiscard]] Real evaluate(const Expr& expression);

}  // namespace greyscope::derivation
