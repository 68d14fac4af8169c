#include "widgets/present/evaluation/cluster_figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include <QStringList>

#include "core/data/columns/column_name.h"
#include "widgets/present/evaluation/evaluation_links.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

using Eigen::Index;

namespace {

constexpr int kSigmaDecimals = 3;
constexpr double kAxisMargin = 0.08;  ///< of the range of an axis, beyond the outer values and centres

/// Returns the values at which the functions of an indicator bend, with both ends of the axis, ascending.
std::vector<double> bends(const ClusterLook& look, std::size_t j) {
    const grey::GreyClasses& classes = look.options.indicators[j].classes;
    const auto column = look.values.col(static_cast<Index>(j));
    std::vector<double> at = classes.centres;
    const bool measure = look.options.functions == grey::ClassFunctions::measure;
    for (const double centre : classes.centres) {
        if (measure) {
            at.push_back(2.0 * centre);
        }
    }
    if (look.options.functions == grey::ClassFunctions::mirrored) {
        at.push_back(2.0 * classes.centres.front() - classes.centres[1]);
        at.push_back(2.0 * classes.centres.back() - classes.centres[classes.centres.size() - 2]);
    }
    for (const double end : classes.ends) {  // the functions jump here
        const double step = 1e-9 * std::max(1.0, std::abs(end));
        at.insert(at.end(), {end - step, end, end + step});
    }
    const auto [low, high] = std::minmax_element(at.begin(), at.end());
    const double first = std::min(*low, column.minCoeff());
    const double last = std::max(*high, column.maxCoeff());
    const double margin = kAxisMargin * (last - first);
    at.push_back(measure ? std::min(0.0, first) : first - margin);
    at.push_back(last + margin);
    std::sort(at.begin(), at.end());
    at.erase(std::unique(at.begin(), at.end()), at.end());
    return at;
}

Curve classCurve(const ClusterLook& look, std::size_t j, std::size_t k, const std::vector<double>& at) {
    static constexpr std::array kDashes{Dash::solid, Dash::dashed, Dash::dotted};
    Curve curve;
    curve.name = visibleText(look.classes[k]);
    curve.ink = {Tone::series, static_cast<int>(k)};
    curve.dash = kDashes[k % kDashes.size()];
    curve.marker = Marker::none;
    for (const double x : at) {
        curve.x.push_back(x);
        curve.y.push_back(grey::classWeights(look.options.functions, look.options.indicators[j].classes, x)[k]);
    }
    return curve;
}

/// Returns the objects at their values, on the function with the largest weight.
Curve objectMarks(const ClusterLook& look, std::size_t j) {
    std::vector<std::size_t> order(look.objects.size());
    std::iota(order.begin(), order.end(), 0);
    const auto valueOf = [&](std::size_t i) { return look.values(static_cast<Index>(i), static_cast<Index>(j)); };
    std::ranges::stable_sort(order, {}, valueOf);
    Curve curve;
    curve.name = Words::tr("objects");
    curve.ink = {Tone::measured};
    curve.marker = Marker::circle;
    curve.line = false;
    for (const std::size_t i : order) {
        const auto weights = look.result.f[i].row(static_cast<Index>(j));
        curve.x.push_back(valueOf(i));
        curve.y.push_back(weights.maxCoeff());
        QStringList lines{visibleText(look.objects[i]), significantText(valueOf(i), 4)};
        for (std::size_t k = 0; k < look.classes.size(); ++k) {
            lines << withColon(visibleText(look.classes[k]), fixedText(weights(static_cast<Index>(k)), kSigmaDecimals));
        }
        curve.pointTexts.push_back(lines.join(QLatin1Char('\n')));
    }
    return curve;
}

PlotSpec functionPanel(const ClusterLook& look, std::size_t j) {
    const std::vector<double> at = bends(look, j);
    const QString name = visibleText(data::displayName(look.options.indicators[j].name));
    PlotSpec panel;
    panel.title = look.units[j].empty() ? name : withComma(name, visibleText(look.units[j]));
    panel.x.range = std::pair(at.front(), at.back());
    panel.y.label = QStringLiteral("f");
    panel.y.range = std::pair(0.0, 1.08);
    panel.labelling = Labelling::legend;
    panel.compact = true;
    for (std::size_t k = 0; k < look.classes.size(); ++k) {
        panel.curves.push_back(classCurve(look, j, k, at));
    }
    panel.curves.push_back(objectMarks(look, j));
    const double own = look.values(static_cast<Index>(look.explained), static_cast<Index>(j));
    panel.guides.push_back({.side = Side::vertical, .at = own, .strong = true});
    return panel;
}

/// Returns the objects in the rows of the table: all, or those with the smallest leads.
std::vector<std::size_t> rowObjects(const ClusterLook& look) {
    std::vector<std::size_t> rows(look.objects.size());
    std::iota(rows.begin(), rows.end(), 0);
    if (rows.size() > kMostClusterRows) {
        std::ranges::stable_sort(rows, {}, [&](std::size_t i) { return look.result.leads[i]; });
        rows.resize(kMostClusterRows);
    }
    return rows;
}

/// "8 objects: 5 fast, 1 medium, 2 slow"
QString countsOf(const ClusterLook& look) {
    std::vector<std::size_t> counts(look.classes.size(), 0);
    for (const std::size_t k : look.result.classes) {
        ++counts[k];
    }
    QStringList parts;
    for (std::size_t k = 0; k < counts.size(); ++k) {
        parts << QStringLiteral("%1 %2").arg(QString::number(counts[k]), visibleText(look.classes[k]));
    }
    return withColon(Words::tr("%n objects", nullptr, counted(look.objects.size())), listed(parts));
}

QString tieText(const ClusterLook& look, std::size_t i) {
    QStringList names;
    for (const std::size_t k : look.result.tied[i]) {
        names << visibleText(look.classes[k]);
    }
    return names.isEmpty() ? visibleText(look.classes[look.result.classes[i]]) : names.join(QStringLiteral(" = "));
}

}  // namespace

FacetsSpec classFunctionPanels(const ClusterLook& look) {
    FacetsSpec spec;
    spec.title = Words::tr("Whitenization weight functions");
    spec.subtitle = Words::tr("How much a value belongs to each class; the line marks the values of %1.")
                        .arg(visibleText(look.objects[look.explained]));
    for (std::size_t j = 0; j < look.options.indicators.size(); ++j) {
        spec.panels.push_back(functionPanel(look, j));
    }
    return spec;
}

std::size_t objectOfRow(const ClusterLook& look, std::size_t row) {
    return rowObjects(look)[row];
}

MatrixSpec clusterCoefficients(const ClusterLook& look) {
    MatrixSpec spec;
    spec.title = countsOf(look);
    spec.subtitle = Words::tr(
        "Clustering coefficients σ; the largest one gives the class. Lead: largest minus second "
        "largest.");
    spec.rowTitle = Words::tr("object");
    spec.table = true;
    spec.columnTitle = Words::tr("class");
    for (std::size_t k = 0; k < look.classes.size(); ++k) {
        Heading heading;
        heading.label = visibleText(look.classes[k]);
        heading.swatch = Ink{Tone::series, static_cast<int>(k)};
        spec.columns.push_back(std::move(heading));
    }
    spec.columns.push_back({.label = Words::tr("lead")});
    const std::vector<std::size_t> rows = rowObjects(look);
    if (rows.size() < look.objects.size()) {
        spec.subtitle = paragraph(
            {spec.subtitle, Words::tr("%n objects with the smallest leads are shown.", nullptr, counted(rows.size()))});
    }
    for (const std::size_t i : rows) {
        const Link link = linkOfObject(look.objects[i], i);
        Heading heading;
        heading.label = visibleText(look.objects[i]);
        heading.badge = tieText(look, i);
        heading.link = link;
        spec.rows.push_back(std::move(heading));
        for (std::size_t k = 0; k < look.classes.size(); ++k) {
            const double sigma = look.result.sigma(static_cast<Index>(i), static_cast<Index>(k));
            Cell cell;
            cell.value = sigma;
            cell.text = fixedText(sigma, kSigmaDecimals);
            cell.link = link;
            cell.strong = look.result.classes[i] == k || std::ranges::count(look.result.tied[i], k) > 0;
            spec.cells.push_back(std::move(cell));
        }
        Cell lead;
        lead.text = fixedText(look.result.leads[i], kSigmaDecimals);
        lead.number = look.result.leads[i];
        lead.link = link;
        spec.cells.push_back(std::move(lead));
    }
    spec.scaleLabel = QStringLiteral("σ");
    spec.high = std::max(1.0, look.result.sigma.maxCoeff());
    return spec;
}

}  // namespace greyscope::widgets
