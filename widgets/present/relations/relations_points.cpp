// The table and the lines behind a degree.

#include <cmath>
#include <limits>

#include "core/grey/degrees/degree_formulas.h"
#include "widgets/present/relations/relations_pair.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

using Eigen::Index;
using grey::RelationResult;

QString fiveDigits(double value) {
    return significantText(value, 5);
}

Eigen::VectorXd pointWeights(const RelationResult& result) {
    const std::vector<double>& weights = result.options.weights;
    const Index points = result.images.rows();
    return weights.empty() ? Eigen::VectorXd(Eigen::VectorXd::Ones(points))
                           : Eigen::VectorXd(Eigen::Map<const Eigen::VectorXd>(weights.data(), points));
}

RelationPoints dengPoints(const RelationResult& result, Index compared, const RelationLook& look) {
    RelationPoints table;
    table.headings = {visibleText(result.reference), visibleText(result.names[static_cast<std::size_t>(compared)]),
                      QStringLiteral("|Δ|"),         QStringLiteral("ξ"),
                      Words::tr("w", "weight"),      QStringLiteral("w ξ / Σ w")};
    table.weights = 4;
    const Eigen::VectorXd weights = pointWeights(result);
    const auto coefficients = result.coefficients.col(compared);
    table.numbers.resize(result.images.rows(), 6);
    table.numbers << result.images.col(0), result.images.col(compared + 1), result.differences.col(compared),
        coefficients, weights, weights.cwiseProduct(coefficients) / weights.sum();
    const double rho = result.options.distinguishingCoefficient;
    const double minimum = result.minimum(compared);
    const double maximum = result.maximum(compared);
    table.lines = {
        maximum > 0.0 ? Words::tr("ξ = (Δmin + ρ Δmax) / (|Δ| + ρ Δmax) = (%1 + %2 · %3) / (|Δ| + %2 · %3)")
                            .arg(fiveDigits(minimum), fiveDigits(rho), fiveDigits(maximum))
                      : Words::tr("All images are identical: Δmax = 0, and every coefficient ξ is 1."),
        Words::tr("%1 = Σ w ξ / Σ w = %2").arg(look.symbol, fixedText(result.degrees(compared), look.decimals + 2))};
    return table;
}

/// "s = 3.21 and 4.1: ε = (1 + |s| + |s′|) / (1 + |s| + |s′| + |s − s′|) = 8.31 / 9.2 = 0.9034"
QString areaLine(const grey::AreaDegree& kind, const QString& symbol, double a, double b, double degree, int decimals) {
    const double above = grey::areaNumerator(kind, a, b);
    const double below = above + std::abs(a - b);
    const QString result = fixedText(degree, decimals);
    if (kind.ofOwn) {
        return Words::tr("s = %1, s′ = %2: %3 = (1 + |s| + |s′|) / (1 + |s| + |s′| + |s − s′|) = %4 / %5 = %6")
            .arg(fiveDigits(a), fiveDigits(b), symbol, fiveDigits(above), fiveDigits(below), result);
    }
    return (kind.fromZero ? Words::tr("s = %1, s′ = %2: %3 = 1 / (1 + |s − s′|) = 1 / %4 = %5")
                          : Words::tr("S = %1, S′ = %2: %3 = 1 / (1 + |S − S′|) = 1 / %4 = %5"))
        .arg(fiveDigits(a), fiveDigits(b), symbol, fiveDigits(below), result);
}

/// x − x(1), or the curve itself.
Eigen::VectorXd curveOf(const Eigen::MatrixXd& images, Index column, const grey::AreaDegree& kind) {
    return kind.fromZero ? Eigen::VectorXd(images.col(column).array() - images(0, column))
                         : Eigen::VectorXd(images.col(column));
}

RelationPoints areaPoints(const RelationResult& result, Index compared, const RelationLook& look) {
    const grey::RelationDegree& degree = grey::degreeOf(result.options.method);
    const Index points = result.images.rows();
    Eigen::VectorXd share = Eigen::VectorXd::Ones(points);
    share(0) = share(points - 1) = 0.5;
    const QString zero = degree.area.fromZero ? QStringLiteral("⁰") : QString();
    const QString first = visibleText(result.reference) + zero;
    const QString second = visibleText(result.names[static_cast<std::size_t>(compared)]) + zero;
    const Eigen::VectorXd a = curveOf(result.images, 0, degree.area);
    const Eigen::VectorXd b = curveOf(result.images, compared + 1, degree.area);
    RelationPoints table;
    table.headings = {first, second, QStringLiteral("Δ"), Words::tr("share", "of a trapezium"), Words::tr("share · Δ")};
    table.numbers.resize(points, 5);
    table.numbers << a, b, a - b, share, share.cwiseProduct(a - b);
    const int decimals = look.decimals + 2;
    const double value = result.degrees(compared);
    const grey::AreaTerms& area = result.area;
    if (!degree.isMixed()) {
        table.lines = {areaLine(degree.area, look.symbol, area.areas(0), area.areas(compared + 1), value, decimals)};
        return table;
    }
    table.headings.push_back(Words::tr("%1 relative").arg(first));
    table.headings.push_back(Words::tr("%1 relative").arg(second));
    table.numbers.conservativeResize(Eigen::NoChange, 7);
    table.numbers.col(5) = curveOf(area.relativeImages, 0, degree.area);
    table.numbers.col(6) = curveOf(area.relativeImages, compared + 1, degree.area);
    const double theta = result.options.theta;
    table.lines = {areaLine(degree.area, QStringLiteral("ε"), area.areas(0), area.areas(compared + 1),
                            area.absoluteDegrees(compared), decimals),
                   areaLine(degree.area, QStringLiteral("r"), area.relativeAreas(0), area.relativeAreas(compared + 1),
                            area.relativeDegrees(compared), decimals),
                   Words::tr("%1 = θ ε + (1 − θ) r = %2 · %3 + %4 · %5 = %6")
                       .arg(look.symbol, fiveDigits(theta), fixedText(area.absoluteDegrees(compared), decimals),
                            fiveDigits(1.0 - theta), fixedText(area.relativeDegrees(compared), decimals),
                            fixedText(value, decimals))};
    return table;
}

RelationPoints curvePoints(const RelationResult& result, Index compared, const RelationLook& look) {
    RelationPoints table;
    table.headings = {visibleText(result.reference), visibleText(result.names[static_cast<std::size_t>(compared)]),
                      QStringLiteral("|Δ|"), QStringLiteral("ξ")};
    const Eigen::MatrixXd& curves = result.curve.curves;
    table.numbers.setConstant(result.images.rows(), 4, std::numeric_limits<double>::quiet_NaN());
    table.numbers.bottomRows(curves.rows()) << curves.col(0), curves.col(compared + 1),
        (curves.col(compared + 1) - curves.col(0)).cwiseAbs(), result.curve.coefficients.col(compared);
    table.lines = {
        Words::tr("%1 = Σ ξ / %2 = %3")
            .arg(look.symbol, QString::number(curves.rows()), fixedText(result.degrees(compared), look.decimals + 2))};
    return table;
}

}  // namespace

QString unknownEffectsSentence(const QStringList& points) {
    constexpr qsizetype kNamed = 5;
    return Words::tr("It is not known whether more or less is better at %n points (%1); more is assumed to be better.",
                     nullptr, counted(points.size()))
        .arg(listed(points.mid(0, kNamed), static_cast<std::size_t>(points.size())));
}

RelationPoints relationPoints(const RelationResult& result, std::size_t compared, const RelationLook& look) {
    const auto column = static_cast<Index>(compared);
    switch (grey::degreeOf(result.options.method).compares) {
        case grey::Compared::points:
            return dengPoints(result, column, look);
        case grey::Compared::areas:
            return areaPoints(result, column, look);
        case grey::Compared::curves:
            return curvePoints(result, column, look);
    }
    return {};
}

}  // namespace greyscope::widgets
