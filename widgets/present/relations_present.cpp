#include "widgets/present/relations_present.h"

#include <algorithm>
#include <cmath>

#include "core/grey/relation_sensitivity.h"
#include "widgets/present/number_text.h"
#include "widgets/present/words.h"

namespace greyscope::widgets {

namespace {

constexpr double kWhiskerLow = 0.1;

Cell cellOf(const RelationSeries& a, const RelationSeries& b, double grade, const RelationLook& look) {
    Cell cell;
    cell.value = grade;
    cell.text = look.printNumbers ? fixedText(grade, look.decimals) : QString();
    cell.tooltip = degreeText(a, b, grade, look, 1);
    cell.link = relationLink(a, b);
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

void addScale(MatrixSpec& spec, double low, const QString& symbol) {
    spec.low = low;
    spec.high = 1.0;
    spec.scaleLabel = Words::tr("degree %1").arg(symbol);
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

void addWhisker(Bar& bar, const RelationSeries& reference, const RelationSeries& compared, double low, double high,
                double rho, const RelationLook& look) {
    bar.low = low;
    bar.high = high;
    bar.tooltip =
        Words::tr("%1 at ρ %2; from %3 at ρ %4 to %5 at ρ 1")
            .arg(degreeText(reference, compared, bar.value, look, 1), significantText(rho, 3),
                 fixedText(low, look.decimals), significantText(kWhiskerLow, 1), fixedText(high, look.decimals));
}

}  // namespace

QString degreeSymbol(grey::RelationMethod method) {
    return QString::fromStdString(grey::degreeOf(method).symbol);
}

QString degreeText(const RelationSeries& reference, const RelationSeries& compared, double grade,
                   const RelationLook& look, int moreDecimals) {
    return QStringLiteral("%1(%2, %3) = %4")
        .arg(look.symbol, reference.name, compared.name, fixedText(grade, look.decimals + moreDecimals));
}

Heading relationHeading(const RelationSeries& series, const RelationLook& look) {
    const Targets target{Target::series(series.id)};
    const bool whole = look.wholeNames || series.group.isEmpty();
    Heading heading;
    heading.group = whole ? QString() : series.group;
    heading.label = whole ? series.name : series.label;
    heading.link = {target, target};
    return heading;
}

Link relationLink(const RelationSeries& a, const RelationSeries& b) {
    const Targets pair{Target::pair(a.id, b.id), Target::pair(b.id, a.id)};
    Targets lights = pair;
    lights.push_back(Target::series(a.id));
    lights.push_back(Target::series(b.id));
    return {pair, lights};
}

Curve relationCurve(const RelationSeries& series) {
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

MatrixSpec relationMatrix(const std::vector<RelationSeries>& series, const std::vector<std::size_t>& order,
                          const Eigen::MatrixXd& grades, const RelationLook& look) {
    MatrixSpec spec;
    spec.title = Words::tr("Relational degree");
    for (const std::size_t row : order) {
        spec.columns.push_back(relationHeading(series[row], look));
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
    addScale(spec, scaleLow(grades, order), look.symbol);
    if (look.separateGroups && !look.wholeNames) {
        addSeparators(spec);
    }
    return spec;
}

RankingSpec relationRanking(const std::vector<RelationSeries>& series, const grey::RelationResult& result,
                            const RelationLook& look) {
    const bool deng = grey::degreeOf(result.options.method).byPoints;
    const double rho = result.options.distinguishingCoefficient;
    RankingSpec spec;
    spec.title = Words::tr("Ranked against %1").arg(series.front().name);
    spec.subtitle =
        deng ? Words::tr("Bar: ρ %1. Whisker: ρ %2 to 1.").arg(significantText(rho, 3)).arg(kWhiskerLow) : QString();
    spec.valueTitle = look.symbol;
    const Eigen::VectorXd low = deng ? grey::gradesAt(result, kWhiskerLow) : Eigen::VectorXd();
    const Eigen::VectorXd high = deng ? grey::gradesAt(result, 1.0) : Eigen::VectorXd();
    for (Eigen::Index i = 0; i < result.grades.size(); ++i) {
        const RelationSeries& compared = series[static_cast<std::size_t>(i) + 1];
        Bar bar;
        bar.rank = static_cast<int>(result.ranks[static_cast<std::size_t>(i)]);
        bar.name = compared.name;
        bar.value = result.grades(i);
        bar.text = fixedText(result.grades(i), look.decimals);
        bar.ink = compared.ink;
        bar.link = relationLink(series.front(), compared);
        bar.link.is = {Target::series(compared.id)};
        bar.tooltip = degreeText(series.front(), compared, bar.value, look, 1);
        if (deng) {
            addWhisker(bar, series.front(), compared, low(i), high(i), rho, look);
        }
        spec.bars.push_back(bar);
    }
    std::stable_sort(spec.bars.begin(), spec.bars.end(), [](const Bar& a, const Bar& b) { return a.rank < b.rank; });
    return spec;
}

}  // namespace greyscope::widgets
