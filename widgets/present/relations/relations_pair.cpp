#include "widgets/present/relations/relations_pair.h"

#include <QStringList>

#include <algorithm>
#include <numeric>
#include <utility>

#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr std::size_t kMostPointLabels = 40;
constexpr std::size_t kMostPointTexts = 2000;  // above this number, single points cannot be pointed at
const QString kTimes = QStringLiteral(" × ");

bool sameOuter(const std::vector<QString>& a, const std::vector<QString>& b) {
    return std::equal(a.begin(), a.end() - 1, b.begin(), b.end() - 1);
}

/// For each point, whether its outer labels differ from those of the point before.
std::vector<bool> startsOf(const RelationAxis& axis) {
    std::vector<bool> starts(axis.points, false);
    std::vector<QString> before;
    for (std::size_t k = 0; k < axis.points && axis.names.size() > 1; ++k) {
        std::vector<QString> labels = axis.labelsAt(k);
        starts[k] = k == 0 || !sameOuter(labels, before);
        before = std::move(labels);
    }
    return starts;
}

/// The innermost label below every point, and below it the outer labels where they change. If there are many points,
/// only some are labelled.
std::vector<Tick> pointTicks(const RelationAxis& axis) {
    const bool all = axis.points <= kMostPointLabels;
    const std::vector<bool> starts = startsOf(axis);
    std::vector<std::size_t> labelled;  // chosen before any text is made, because there may be very many points
    for (std::size_t k = 0; k < axis.points; ++k) {
        if (all || axis.names.size() <= 1 || starts[k]) {
            labelled.push_back(k);
        }
    }
    const std::size_t stride = 1 + labelled.size() / (kMostPointLabels + 1);
    std::vector<Tick> ticks;
    for (std::size_t i = 0; i < labelled.size(); i += stride) {
        const std::size_t k = labelled[i];
        const std::vector<QString> labels = axis.labelsAt(k);
        const QString inner = labels.empty() ? QString::number(k + 1) : labels.back();
        const QString outer = starts[k] ? QStringList(labels.begin(), labels.end() - 1).join(kTimes) : QString();
        ticks.push_back({static_cast<double>(k), outer.isEmpty() ? inner
                                                 : all           ? inner + QLatin1Char('\n') + outer
                                                                 : outer});
    }
    return ticks;
}

QString axisLabel(const RelationAxis& axis) {
    if (axis.names.empty()) {
        return Words::tr("row");
    }
    // If there are too many points for the innermost labels, only the outer labels are shown.
    const bool all = axis.points <= kMostPointLabels || axis.names.size() < 2;
    const QStringList outer(axis.names.begin(), axis.names.end() - 1);
    return all && !outer.empty() ? Words::tr("%1, below it %2").arg(axis.names.back(), outer.join(kTimes))
           : all                 ? axis.names.back()
                                 : outer.join(kTimes);
}

std::vector<double> values(const Eigen::VectorXd& vector) {
    return {vector.data(), vector.data() + vector.size()};
}

std::vector<double> countUp(std::size_t count) {
    std::vector<double> x(count);
    std::iota(x.begin(), x.end(), 0.0);
    return x;
}

std::vector<int> placesOf(const Curve& curve) {
    return curve.y.size() <= kMostPointTexts ? countedFrom(1, curve.y.size()) : std::vector<int>();
}

/// Adds dotted lines where the outermost factor changes; none if there would be too many.
void addStretches(PlotSpec& spec, const RelationAxis& axis) {
    std::vector<GuideLine> guides;
    QString before;
    for (std::size_t k = 0; k < axis.points && axis.names.size() > 1; ++k) {
        const QString outermost = axis.labelsAt(k).front();
        if (k > 0 && outermost != before) {
            GuideLine guide;
            guide.at = static_cast<double>(k) - 0.5;
            guide.dash = Dash::dotted;
            guides.push_back(guide);
        }
        before = outermost;
    }
    if (guides.size() <= kMostPointLabels) {
        spec.guides.insert(spec.guides.end(), guides.begin(), guides.end());
    }
}

Curve differencesOf(const RelationPair& pair, const RelationAxis& axis) {
    Curve stems;
    stems.name = QStringLiteral("|Δ|");
    stems.ink = {Tone::look, 0};
    stems.marker = Marker::none;
    stems.line = false;
    stems.stems = true;
    stems.heavy = true;
    stems.y = values((pair.firstImage - pair.secondImage).cwiseAbs());
    stems.x = countUp(stems.y.size());
    stems.measuredAt = placesOf(stems);
    for (std::size_t k = 0; k < stems.y.size() && stems.y.size() <= kMostPointTexts; ++k) {
        stems.pointTexts.push_back(Words::tr("|Δ| at %1\n%2, coefficient %3")
                                       .arg(pointName(axis, k), significantText(stems.y[k], 3),
                                            fixedText(pair.coefficients(static_cast<Eigen::Index>(k)), 3)));
    }
    return stems;
}

/// Moves a curve along the axis, to the points from index `first` on.
void moveTo(Curve& curve, int first) {
    for (double& x : curve.x) {
        x += first;
    }
    for (int& place : curve.measuredAt) {
        place += first;
    }
}

/// The curve of one of the two series over the points; its values begin at the point with index `first`.
Curve lineOf(const RelationSeries& series, const Eigen::VectorXd& image, const RelationAxis& axis, int first = 0) {
    Curve curve = relationCurve(series);
    curve.labelled = true;
    curve.y = values(image);
    curve.x = countUp(curve.y.size());
    curve.measuredAt = placesOf(curve);
    for (std::size_t k = 0; k < curve.y.size() && curve.y.size() <= kMostPointTexts; ++k) {
        curve.pointTexts.push_back(Words::tr("%1 at %2\n%3")
                                       .arg(series.name, pointName(axis, k + static_cast<std::size_t>(first)),
                                            significantText(curve.y[k], 4)));
    }
    moveTo(curve, first);
    return curve;
}

/// Adds the invalid results: at their measured values if values are drawn as measured, otherwise at zero, because they
/// have no image.
void addInvalid(PlotSpec& spec, const RelationPair& pair, bool measured) {
    Curve marks = invalidCurve();
    for (const InvalidPoint& point : pair.invalid) {
        marks.x.push_back(point.place);
        marks.y.push_back(measured ? point.measured.value_or(0.0) : 0.0);
        marks.pointTexts.push_back(point.text);
        const bool isNew = std::none_of(spec.x.ticks.begin(), spec.x.ticks.end(),
                                        [&](const Tick& tick) { return tick.at == point.place; });
        if (isNew) {
            spec.x.ticks.push_back({point.place, point.label});
        }
    }
    std::sort(spec.x.ticks.begin(), spec.x.ticks.end(), [](const Tick& a, const Tick& b) { return a.at < b.at; });
    addInvalidCurve(spec, std::move(marks));
}

/// A sentence that values of different quantities have no common axis.
QString unlikeSentence(const RelationPair& pair) {
    return Words::tr(
               "%1 and %2 have no common axis: each series is drawn relative to its largest value. The degree is "
               "calculated from the measured values.")
        .arg(pair.unlike.front(), pair.unlike.back());
}

/// Draws only the two series, as shares of their largest values.
void drawApart(PlotSpec& spec, const RelationPair& pair, const RelationAxis& axis) {
    spec.y.label = Words::tr("relative to its own largest value");
    spec.subtitle = unlikeSentence(pair);
    Curve& differences = spec.curves.emplace_back();  // an empty curve, so that the series keep their indices
    differences.labelled = false;
    differences.line = false;
    for (const auto& [series, values] :
         {std::pair(&pair.first, &pair.firstImage), std::pair(&pair.second, &pair.secondImage)}) {
        const double largest = values->cwiseAbs().maxCoeff();
        spec.curves.push_back(lineOf(*series, largest > 0.0 ? Eigen::VectorXd(*values / largest) : *values, axis));
    }
    addInvalid(spec, pair, false);
}

/// Adds both curves and the stems of their differences; the values begin at the point with index `start`.
void addCurves(PlotSpec& spec, const RelationPair& pair, const Eigen::VectorXd& first, const Eigen::VectorXd& second,
               const RelationAxis& axis, int start) {
    Curve between;
    between.name = QStringLiteral("Δ");
    between.ink = {Tone::look, 0};
    between.marker = Marker::none;
    between.line = false;
    between.stems = true;
    between.heavy = true;
    between.y = values(first - second);
    between.x = countUp(between.y.size());
    between.measuredAt = placesOf(between);
    for (std::size_t k = 0; k < between.y.size() && between.y.size() <= kMostPointTexts; ++k) {
        between.pointTexts.push_back(
            Words::tr("Δ at %1\n%2")
                .arg(pointName(axis, k + static_cast<std::size_t>(start)), significantText(between.y[k], 4)));
    }
    moveTo(between, start);
    spec.curves = {between, lineOf(pair.first, first, axis, start), lineOf(pair.second, second, axis, start)};
}

void addPoints(PlotSpec& spec, const RelationAxis& axis, Eigen::Index count) {
    spec.x.label = axisLabel(axis);
    spec.x.ticks = pointTicks(axis);
    spec.x.range = std::pair{-0.5, static_cast<double>(count) - 0.5};
    addStretches(spec, axis);
}

}  // namespace

QString pointName(const RelationAxis& axis, std::size_t k) {
    const std::vector<QString> labels = axis.labelsAt(k);
    return labels.empty() ? QString::number(k + 1) : QStringList(labels.begin(), labels.end()).join(kTimes);
}

PlotSpec relationPair(const RelationPair& pair, const RelationAxis& axis, const RelationLook& look) {
    PlotSpec spec;
    spec.title =
        Words::tr("How %1 comes about: %2 of the pair").arg(fixedText(pair.degree, look.decimals), pair.imageName);
    spec.subtitle = Words::tr("|Δ| at %1 points; %2 have Δmin = %3 and Δmax = %4.")
                        .arg(QString::number(pair.firstImage.size()), pair.extent, significantText(pair.minimum, 3),
                             significantText(pair.maximum, 3));
    spec.y.label = pair.unit.isEmpty() ? pair.imageName : withComma(pair.imageName, pair.unit);
    addPoints(spec, axis, pair.firstImage.size());
    if (!pair.unlike.isEmpty()) {
        drawApart(spec, pair, axis);
        return spec;
    }
    spec.curves = {differencesOf(pair, axis), lineOf(pair.first, pair.firstImage, axis),
                   lineOf(pair.second, pair.secondImage, axis)};
    addInvalid(spec, pair, pair.asMeasured);
    return spec;
}

PlotSpec relationAreas(const RelationPair& pair, const grey::RelationResult& result, std::size_t compared,
                       const RelationAxis& axis, const RelationLook& look) {
    const bool fromZero = grey::degreeOf(result.options.method).area.fromZero;
    const auto curveOf = [fromZero](const Eigen::VectorXd& image) {
        return fromZero ? Eigen::VectorXd(image.array() - image(0)) : image;
    };
    PlotSpec spec;
    spec.title =
        Words::tr("How %1 comes about: areas under the %2").arg(fixedText(pair.degree, look.decimals), pair.imageName);
    spec.subtitle = relationPoints(result, compared, look).lines.back();
    spec.y.label = pair.unit.isEmpty() ? pair.imageName : withComma(pair.imageName, pair.unit);
    addPoints(spec, axis, pair.firstImage.size());
    if (!pair.unlike.isEmpty()) {
        drawApart(spec, pair, axis);
        return spec;
    }
    addCurves(spec, pair, curveOf(pair.firstImage), curveOf(pair.secondImage), axis, 0);
    addInvalid(spec, pair, pair.asMeasured && !fromZero);
    return spec;
}

PlotSpec relationComparedCurves(const RelationPair& pair, const grey::RelationResult& result, std::size_t compared,
                                const RelationAxis& axis, const RelationLook& look) {
    PlotSpec spec;
    spec.title =
        Words::tr("How %1 comes about: the curves that are compared").arg(fixedText(pair.degree, look.decimals));
    spec.subtitle = relationPoints(result, compared, look).lines.back();
    spec.y.label = Words::tr("curve");
    addPoints(spec, axis, pair.firstImage.size());
    const Eigen::MatrixXd& curves = result.curve.curves;
    addCurves(spec, pair, curves.col(0), curves.col(static_cast<Eigen::Index>(compared) + 1), axis,
              result.curve.first - 1);
    return spec;
}

}  // namespace greyscope::widgets
