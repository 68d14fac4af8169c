#include "core/derivation/notation/expression.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

#include <Eigen/Dense>

#include "core/base/scalar.h"
#include "core/stats/distributions.h"

namespace greyscope::derivation {

namespace {

using Kind = Expr::Kind;

constexpr Real kNone = std::numeric_limits<Real>::quiet_NaN();

Expr made(Kind kind, std::vector<Expr> parts, std::string text = {}) {
    Expr expression;
    expression.kind = kind;
    expression.text = std::move(text);
    expression.parts = std::move(parts);
    return expression;
}

Expr one(Kind kind, Expr part, std::string text = {}) {
    std::vector<Expr> parts;
    parts.push_back(std::move(part));
    return made(kind, std::move(parts), std::move(text));
}

Expr two(Kind kind, Expr first, Expr second) {
    std::vector<Expr> parts;
    parts.push_back(std::move(first));
    parts.push_back(std::move(second));
    return made(kind, std::move(parts));
}

Real determinantOf(const Expr& expression) {
    const auto size = static_cast<Eigen::Index>(expression.columns);
    Eigen::Matrix<Real, Eigen::Dynamic, Eigen::Dynamic> cells(size, size);
    for (Eigen::Index i = 0; i < size * size; ++i) {
        cells(i / size, i % size) = evaluate(expression.parts[static_cast<std::size_t>(i)]);
    }
    return cells.partialPivLu().determinant();
}

/// Returns the value of "Q", "mod" or "gcd".
std::optional<Real> functionOfTwo(const std::string& name, Real a, Real b) {
    return name == "Q" ? std::optional(Real(stats::studentTail(static_cast<double>(a), static_cast<double>(b))))
           : name == "mod" && b > 0.0L ? std::optional(a - b * std::floor(a / b))
           : name == "gcd" && a > 0.0L && b > 0.0L
               ? std::optional(Real(std::gcd(static_cast<std::int64_t>(a), static_cast<std::int64_t>(b))))
               : std::nullopt;
}

/// Returns the value of a function of functionOfTwo(), or of "ln", "cos", "sin", "floor", "sgn", "Φ" or its inverse
/// "z".
std::optional<Real> functionOf(const std::string& name, const std::vector<Real>& of) {
    if (of.size() == 2) {
        return functionOfTwo(name, of[0], of[1]);
    }
    if (of.size() != 1) {
        return std::nullopt;
    }
    const Real value = of.front();
    return name == "ln"      ? std::optional(std::log(value))
           : name == "cos"   ? std::optional(std::cos(value))
           : name == "sin"   ? std::optional(std::sin(value))
           : name == "floor" ? std::optional(std::floor(value))
           : name == "sgn"   ? std::optional(base::sgn(value))
           : name == "Φ"     ? std::optional(Real(stats::normalTail(static_cast<double>(-value))))
           : name == "z" && value > 0.0L && value < 1.0L
               ? std::optional(Real(stats::normalQuantile(static_cast<double>(value))))
               : std::nullopt;
}

Real called(const Expr& expression) {
    std::vector<Real> values;
    values.reserve(expression.parts.size());
    for (const Expr& part : expression.parts) {
        values.push_back(evaluate(part));
    }
    if (const auto value = functionOf(expression.text, values)) {
        return *value;
    }
    Real found = kNone;
    for (const Real value : values) {
        if (std::isnan(found)) {
            found = value;
        } else if (expression.text == "min") {
            found = std::min(found, value);
        } else if (expression.text == "max") {
            found = std::max(found, value);
        } else {
            return kNone;
        }
    }
    return found;
}

Real folded(const Expr& expression) {
    const bool adds = expression.kind == Kind::sum;
    Real result = adds ? 0.0L : 1.0L;
    for (const Expr& part : expression.parts) {
        const Real value = evaluate(part);
        result = adds ? result + value : result * value;
    }
    return result;
}

}  // namespace

Expr number(Real value, LineRef from) {
    Expr expression;
    expression.value = value;
    expression.from = from;
    return expression;
}

Expr parameter(std::string name, Real value) {
    Expr expression = number(value);
    expression.text = std::move(name);
    return expression;
}

Expr inSheet(Expr shown, Expr formula) {
    shown.sheet.clear();
    shown.sheet.push_back(std::move(formula));  // an initializer list would copy it
    return shown;
}

Expr symbol(std::string text) {
    return made(Kind::symbol, {}, std::move(text));
}

Expr blank(std::string letter) {
    return made(Kind::blank, {}, std::move(letter));
}

Expr sum(std::vector<Expr> parts) {
    return parts.size() == 1 ? std::move(parts.front()) : made(Kind::sum, std::move(parts));
}

Expr negative(Expr part) {
    return one(Kind::negative, std::move(part));
}

Expr difference(Expr a, Expr b) {
    return two(Kind::sum, std::move(a), negative(std::move(b)));
}

Expr product(std::vector<Expr> parts) {
    return parts.size() == 1 ? std::move(parts.front()) : made(Kind::product, std::move(parts));
}

Expr fraction(Expr above, Expr below) {
    return two(Kind::fraction, std::move(above), std::move(below));
}

Expr power(Expr base, Expr exponent) {
    return two(Kind::power, std::move(base), std::move(exponent));
}

Expr squared(Expr base) {
    return power(std::move(base), number(2));
}

Expr exponential(Expr part) {
    return one(Kind::exponential, std::move(part));
}

Expr root(Expr part) {
    return one(Kind::root, std::move(part));
}

Expr absolute(Expr part) {
    return one(Kind::absolute, std::move(part));
}

Expr brackets(Expr part) {
    return one(Kind::brackets, std::move(part));
}

Expr call(std::string name, std::vector<Expr> parts) {
    return made(Kind::call, std::move(parts), std::move(name));
}

Expr at(Expr what, Expr where) {
    return two(Kind::at, std::move(what), std::move(where));
}

Expr superscript(Expr base, Expr mark) {
    return two(Kind::superscript, std::move(base), std::move(mark));
}

Expr subscript(Expr base, Expr mark) {
    return two(Kind::subscript, std::move(base), std::move(mark));
}

Expr hat(Expr part) {
    return one(Kind::accent, std::move(part), "hat");
}

Expr bar(Expr part) {
    return one(Kind::accent, std::move(part), "bar");
}

Expr bigSum(Expr below, Expr above, Expr body) {
    Expr expression = two(Kind::bigSum, std::move(below), std::move(above));
    expression.parts.push_back(std::move(body));
    return expression;
}

Expr matrix(std::size_t columns, std::vector<Expr> parts) {
    Expr expression = made(Kind::matrix, std::move(parts));
    expression.columns = columns;
    return expression;
}

Expr determinant(std::size_t columns, std::vector<Expr> parts) {
    Expr expression = made(Kind::determinant, std::move(parts));
    expression.columns = columns;
    return expression;
}

Expr relation(std::string sign, std::vector<Expr> parts) {
    return made(Kind::relation, std::move(parts), std::move(sign));
}

Expr equal(Expr a, Expr b) {
    Expr expression = two(Kind::relation, std::move(a), std::move(b));
    expression.text = "=";
    return expression;
}

Expr besides(std::vector<Expr> parts) {
    return made(Kind::set, std::move(parts));
}

Expr operator+(Expr a, Expr b) {
    if (a.kind == Kind::sum && a.sheet.empty()) {
        a.parts.push_back(std::move(b));
        return a;
    }
    return two(Kind::sum, std::move(a), std::move(b));
}

Expr operator-(Expr a, Expr b) {
    return std::move(a) + negative(std::move(b));
}

Expr operator-(Expr part) {
    return negative(std::move(part));
}

Expr operator*(Expr a, Expr b) {
    if (a.kind == Kind::product && a.sheet.empty()) {
        a.parts.push_back(std::move(b));
        return a;
    }
    return two(Kind::product, std::move(a), std::move(b));
}

Expr operator/(Expr a, Expr b) {
    return fraction(std::move(a), std::move(b));
}

Expr abs(Expr part) {
    return absolute(std::move(part));
}

Expr exp(Expr part) {
    return exponential(std::move(part));
}

Expr log(Expr part) {
    return call("ln", {std::move(part)});
}

Expr sqrt(Expr part) {
    return root(std::move(part));
}

Expr cos(Expr part) {
    return call("cos", {std::move(part)});
}

Expr sin(Expr part) {
    return call("sin", {std::move(part)});
}

Expr floor(Expr part) {
    return call("floor", {std::move(part)});
}

Expr sgn(Expr part) {
    return call("sgn", {std::move(part)});
}

Expr quotientOrZero(Expr above, Expr below) {
    const Real divisor = evaluate(below);
    if (std::isnan(divisor)) {
        return fraction(std::move(above), std::move(below));  // with symbols
    }
    Expr quotient = fraction(std::move(above), below);
    Expr formula = call("if", {relation("=", {std::move(below), number(0)}), number(0), quotient});
    return inSheet(divisor == 0.0L ? number(0) : std::move(quotient), std::move(formula));
}

Expr min(Expr a, Expr b) {
    std::vector<Expr> parts;
    parts.push_back(std::move(a));
    parts.push_back(std::move(b));
    return call("min", std::move(parts));
}

Expr max(Expr a, Expr b) {
    Expr greatest = min(std::move(a), std::move(b));
    greatest.text = "max";
    return greatest;
}

Expr complement(const Expr& share) {
    Expr formula = difference(number(1), share);
    return share.kind == Kind::number ? inSheet(number(1.0L - share.value), std::move(formula)) : formula;
}

Real evaluate(const Expr& expression) {
    const auto part = [&](std::size_t i) { return evaluate(expression.parts[i]); };
    switch (expression.kind) {
        case Kind::number:
            return expression.value;
        case Kind::sum:
        case Kind::product:
            return folded(expression);
        case Kind::negative:
            return -part(0);
        case Kind::fraction:
            return part(0) / part(1);
        case Kind::power:
            return std::pow(part(0), part(1));
        case Kind::exponential:
            return std::exp(part(0));
        case Kind::root:
            return std::sqrt(part(0));
        case Kind::absolute:
            return std::abs(part(0));
        case Kind::brackets:
            return part(0);
        case Kind::call:
            return called(expression);
        case Kind::determinant:
            return determinantOf(expression);
        default:
            return kNone;
    }
}

}  // namespace greyscope::derivation
