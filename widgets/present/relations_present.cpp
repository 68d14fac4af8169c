#include "widgets/present/relations_present.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "widgets/present/number_text.h"

namespace greyscope::widgets {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Relations)
};

constexpr double kWhiskerLow = 0.1;
constexpr double kCurveLow = 0.05;
constexpr std::size_t kMostPointLabels = 40;
constexpr std::size_t kMostPointTexts = 2000;  // beyond, nobody points at a single one
const QString kTimes = QStringLiteral(" × ");

Heading headingOf(const RelationSeries& series) {
    const Targets target{Target::series(series.id)};
    Heading heading;
    heading.group = series.group;
    heading.label = series.group.isEmpty() ? series.name : series.label;
    heading.link = {target, target};
    return heading;
}

/// A cell is its pair either way round, and lights both series' headings and lines.
Link pairLink(const RelationSeries& a, const RelationSeries& b) {
    const Targets pair{Target::pair(a.id, b.id), Target::pair(b.id, a.id)};
    Targets lights = pair;
    lights.push_back(Target::series(a.id));
    lights.push_back(Target::series(b.id));
    return {pair, lights};
}

QString degree(const RelationSeries& a, const RelationSeries& b, double grade, int decimals) {
    return QStringLiteral("γ(%1, %2) = %3").arg(a.name, b.name, fixedText(grade, decimals));
}

Cell cellOf(const RelationSeries& a, const RelationSeries& b, double grade, const RelationLook& look) {
    Cell cell;
    cell.value = grade;
    cell.text = look.printNumbers ? fixedText(grade, look.decimals) : QString();
    cell.tooltip = degree(a, b, grade, look.decimals + 1);
    cell.link = pairLink(a, b);
    return cell;
}

/// Lower end of the colour scale: the tenth below the smallest degree beside the diagonal.
double scaleLow(const Eigen::MatrixXd& grades, const std::vector<std::size_t>& order) {
    double least = 1.0;
    for (const std::size_t row : order) {
        for (const std::size_t column : order) {
            if (row != column) {
                least = std::min(least, grades(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(column)));
            }
        }
    }
    return std::clamp(std::floor(least * 10.0) / 10.0, 0.0, 0.9);
}

void addScale(MatrixSpec& spec, double low) {
    spec.low = low;
    spec.high = 1.0;
    spec.scaleLabel = Words::tr("degree γ");
    const int tenths = static_cast<int>(std::lround((1.0 - low) * 10.0));
    const int step = tenths > 6 ? 2 : 1;
    for (int tenth = 10; tenth >= 10 - tenths; tenth -= step) {
        spec.scaleTicks.insert(spec.scaleTicks.begin(), {tenth / 10.0, fixedText(tenth / 10.0, 1)});
    }
}

void addSeparators(MatrixSpec& spec) {
    const int count = static_cast<int>(spec.rows.size());
    for (int i = 1; i < count; ++i) {
        if (spec.rows[static_cast<std::size_t>(i)].group != spec.rows[static_cast<std::size_t>(i) - 1].group) {
            spec.cuts.push_back({Side::horizontal, i, 0, count});
            spec.cuts.push_back({Side::vertical, i, 0, count});
        }
    }
}

Curve curveOf(const RelationSeries& series) {
    const Targets target{Target::series(series.id)};
    Curve curve;
    curve.link = {target, target};
    curve.name = series.name;
    curve.ink = series.ink;
    curve.marker = series.marker;
    curve.dash = series.dash;
    curve.hollow = series.hollow;
    curve.heavy = series.reference;
    curve.labelled = series.shown;
    return curve;
}

/// Under every point its innermost label, and below that the outer ones where they change. Where there are many
/// points only some are labelled.
std::vector<Tick> pointTicks(const RelationAxis& axis) {
    const std::size_t count = axis.labels.size();
    const bool all = count <= kMostPointLabels;
    std::vector<Tick> ticks;
    QString outerBefore;
    for (std::size_t k = 0; k < count; ++k) {
        const std::vector<QString>& labels = axis.labels[k];
        const double at = static_cast<double>(k);
        const bool nested = labels.size() > 1;
        const QString inner = labels.empty() ? QString::number(k + 1) : labels.back();
        const QString outer = nested ? QStringList(labels.begin(), labels.end() - 1).join(kTimes) : QString();
        const bool starts = nested && (k == 0 || outer != outerBefore);
        outerBefore = outer;
        if (starts) {
            ticks.push_back({at, all ? inner + QLatin1Char('\n') + outer : outer});
        } else if (all || !nested) {
            ticks.push_back({at, inner});
        }
    }
    const std::size_t stride = 1 + ticks.size() / (kMostPointLabels + 1);
    std::vector<Tick> kept;
    for (std::size_t i = 0; i < ticks.size(); i += stride) {
        kept.push_back(ticks[i]);
    }
    return kept;
}

QString axisLabel(const RelationAxis& axis) {
    if (axis.names.empty()) {
        return Words::tr("row");
    }
    // Where there are too many points for the innermost labels, only the others stand there.
    const bool all = axis.labels.size() <= kMostPointLabels || axis.names.size() < 2;
    const QStringList outer(axis.names.begin(), axis.names.end() - 1);
    return all && !outer.empty() ? Words::tr("%1, below it %2").arg(axis.names.back(), outer.join(kTimes))
           : all                 ? axis.names.back()
                                 : outer.join(kTimes);
}

QString pointName(const RelationAxis& axis, std::size_t k) {
    const std::vector<QString>& labels = axis.labels[k];
    return labels.empty() ? QString::number(k + 1) : QStringList(labels.begin(), labels.end()).join(kTimes);
}

std::vector<double> values(const Eigen::VectorXd& vector) {
    return {vector.data(), vector.data() + vector.size()};
}

std::vector<double> countUp(std::size_t count) {
    std::vector<double> x(count);
    std::iota(x.begin(), x.end(), 0.0);
    return x;
}

/// Dotted lines where an outer factor takes its next value.
void addStretches(PlotSpec& spec, const RelationAxis& axis) {
    for (std::size_t k = 1; k < axis.labels.size(); ++k) {
        if (axis.labels[k].size() > 1 && axis.labels[k].front() != axis.labels[k - 1].front()) {
            GuideLine guide;
            guide.at = static_cast<double>(k) - 0.5;
            guide.dash = Dash::dotted;
            spec.guides.push_back(guide);
        }
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
    const double band = pair.rho * pair.maximum;
    for (std::size_t k = 0; k < stems.y.size() && stems.y.size() <= kMostPointTexts; ++k) {
        const double coefficient = band > 0.0 ? (pair.minimum + band) / (stems.y[k] + band) : 1.0;
        stems.pointTexts.push_back(
            Words::tr("|Δ| at %1\n%2, coefficient %3")
                .arg(pointName(axis, k), significantText(stems.y[k], 3), fixedText(coefficient, 3)));
    }
    return stems;
}

}  // namespace

MatrixSpec relationMatrix(const std::vector<RelationSeries>& series, const std::vector<std::size_t>& order,
                          const Eigen::MatrixXd& grades, const RelationLook& look) {
    MatrixSpec spec;
    spec.title = Words::tr("Relational degree");
    for (const std::size_t row : order) {
        spec.columns.push_back(headingOf(series[row]));
        spec.rows.push_back(spec.columns.back());
        spec.rows.back().badge = series[row].reference ? Words::tr("R", "badge of the reference") : QString();
        for (const std::size_t column : order) {
            if (row == column) {
                spec.cells.emplace_back();
                spec.cells.back().text = look.printNumbers ? QStringLiteral("1") : QString();
            } else {
                const double grade = grades(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(column));
                spec.cells.push_back(cellOf(series[row], series[column], grade, look));
            }
        }
    }
    addScale(spec, scaleLow(grades, order));
    if (look.separateGroups) {
        addSeparators(spec);
    }
    return spec;
}

RankingSpec relationRanking(const std::vector<RelationSeries>& series, const grey::RelationResult& result,
                            const RelationLook& look) {
    RankingSpec spec;
    spec.title = Words::tr("Ranked against %1").arg(series.front().name);
    spec.subtitle = Words::tr("Bar: ρ %1. Whisker: ρ %2 to 1.")
                        .arg(significantText(result.options.distinguishingCoefficient, 3))
                        .arg(kWhiskerLow);
    spec.valueTitle = QStringLiteral("γ");
    const Eigen::VectorXd low = grey::gradesAt(result, kWhiskerLow);
    const Eigen::VectorXd high = grey::gradesAt(result, 1.0);
    for (Eigen::Index i = 0; i < result.grades.size(); ++i) {
        const RelationSeries& compared = series[static_cast<std::size_t>(i) + 1];
        Bar bar;
        bar.rank = static_cast<int>(result.ranks[static_cast<std::size_t>(i)]);
        bar.name = compared.name;
        bar.value = result.grades(i);
        bar.text = fixedText(result.grades(i), look.decimals);
        bar.low = low(i);
        bar.high = high(i);
        bar.ink = compared.ink;
        bar.link = pairLink(series.front(), compared);
        bar.link.is = {Target::series(compared.id)};
        bar.tooltip =
            Words::tr("%1 at ρ %2; from %3 at ρ %4 to %5 at ρ 1")
                .arg(degree(series.front(), compared, result.grades(i), look.decimals + 1),
                     significantText(result.options.distinguishingCoefficient, 3), fixedText(low(i), look.decimals),
                     significantText(kWhiskerLow, 1), fixedText(high(i), look.decimals));
        spec.bars.push_back(bar);
    }
    std::stable_sort(spec.bars.begin(), spec.bars.end(), [](const Bar& a, const Bar& b) { return a.rank < b.rank; });
    return spec;
}

PlotSpec relationPair(const RelationPair& pair, const RelationAxis& axis, const RelationLook& look) {
    PlotSpec spec;
    spec.title = Words::tr("Why %1: %2 of the pair").arg(fixedText(pair.grade, look.decimals), pair.imageName);
    spec.subtitle = Words::tr("|Δ| at %1 points; %2 have Δmin = %3 and Δmax = %4.")
                        .arg(pair.firstImage.size())
                        .arg(pair.extent, significantText(pair.minimum, 3), significantText(pair.maximum, 3));
    spec.x.label = axisLabel(axis);
    spec.x.ticks = pointTicks(axis);
    spec.x.range = std::pair{-0.5, static_cast<double>(pair.firstImage.size()) - 0.5};
    spec.curves.push_back(differencesOf(pair, axis));
    for (const auto& [series, image] : {std::pair(&pair.first, &pair.firstImage), {&pair.second, &pair.secondImage}}) {
        Curve curve = curveOf(*series);
        curve.labelled = true;
        curve.y = values(*image);
        curve.x = countUp(curve.y.size());
        for (std::size_t k = 0; k < curve.y.size() && curve.y.size() <= kMostPointTexts; ++k) {
            curve.pointTexts.push_back(
                Words::tr("%1 at %2\n%3").arg(series->name, pointName(axis, k), significantText(curve.y[k], 4)));
        }
        spec.curves.push_back(curve);
    }
    addStretches(spec, axis);
    return spec;
}

PlotSpec relationCurves(const std::vector<RelationSeries>& series, const grey::RelationSensitivity& sensitivity,
                        const grey::RelationResult& result) {
    PlotSpec spec;
    spec.title = Words::tr("Degree as ρ changes");
    spec.subtitle = Words::tr("Drag the handle to set ρ everywhere.");
    spec.x.label = Words::tr("distinguishing coefficient ρ");
    spec.x.range = std::pair{0.0, 1.0};
    spec.x.ticks = {{0.0, QStringLiteral("0")},
                    {0.25, QStringLiteral("0.25")},
                    {0.5, QStringLiteral("0.5")},
                    {0.75, QStringLiteral("0.75")},
                    {1.0, QStringLiteral("1")}};
    const double rho = result.options.distinguishingCoefficient;
    std::vector<Curve> markers;
    for (std::size_t i = 1; i < series.size(); ++i) {
        const auto column = static_cast<Eigen::Index>(i) - 1;
        Curve curve = curveOf(series[i]);
        Curve marker = curve;
        curve.marker = Marker::none;
        for (std::size_t k = 0; k < sensitivity.rho.size(); ++k) {
            if (sensitivity.rho[k] >= kCurveLow - 1e-9) {
                curve.x.push_back(sensitivity.rho[k]);
                curve.y.push_back(sensitivity.grades(static_cast<Eigen::Index>(k), column));
            }
        }
        spec.curves.push_back(curve);
        if (series[i].shown) {
            marker.line = false;
            marker.labelled = false;
            marker.x = {rho};
            marker.y = {result.grades(column)};
            markers.push_back(marker);
        }
    }
    spec.curves.insert(spec.curves.end(), markers.begin(), markers.end());
    GuideLine handle;
    handle.at = rho;
    handle.strong = true;
    handle.handle = true;
    handle.label = QStringLiteral("ρ ") + significantText(rho, 3);
    spec.guides.push_back(handle);
    return spec;
}

QString orderSentence(const std::vector<RelationSeries>& series, const grey::RelationSensitivity& sensitivity,
                      double rho) {
    if (series.size() < 3) {
        return {};
    }
    const grey::OrderRange range = grey::orderAround(sensitivity, rho);
    QString sentence =
        Words::tr("The order holds for every ρ from %1 to %2.").arg(fixedText(range.from, 2), plainText(range.to, 2));
    if (range.below) {
        sentence += QLatin1Char(' ') + Words::tr("Below %1, %2 passes %3.")
                                           .arg(fixedText(range.from, 2), series[range.below->aheadBelow + 1].name,
                                                series[range.below->aheadAbove + 1].name);
    }
    if (range.above) {
        sentence += QLatin1Char(' ') + Words::tr("Above %1, %2 passes %3.")
                                           .arg(fixedText(range.to, 2), series[range.above->aheadAbove + 1].name,
                                                series[range.above->aheadBelow + 1].name);
    }
    return sentence;
}

}  // namespace greyscope::widgets
