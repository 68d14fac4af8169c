#include "widgets/present/relations/relations_sensitivity.h"

#include <algorithm>
#include <numeric>

#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr double kCurveLow = 0.05;
constexpr std::size_t kMarksOfCurve = 5;

/// The compared series by descending degree under the chosen image.
std::vector<std::size_t> bestFirst(const grey::ImageTrial& chosen) {
    std::vector<std::size_t> order(chosen.ranks.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return chosen.ranks[a] < chosen.ranks[b]; });
    return order;
}

Cell trialCell(const grey::ImageTrial& trial, std::size_t chosenRank, const RelationSeries& reference,
               const RelationSeries& compared, std::size_t i, const RelationLook& look) {
    Cell cell;
    if (trial.error) {
        cell.text = QStringLiteral("–");
        cell.tooltip = Words::tr("%1 is not defined for these series.").arg(imageText(trial.image));
        return cell;
    }
    const double degree = trial.degrees(static_cast<Eigen::Index>(i));
    cell.value = degree;
    cell.text = QStringLiteral("%1 (%2)").arg(fixedText(degree, look.decimals), QString::number(trial.ranks[i]));
    cell.tooltip = Words::tr("%1: %2, rank %3; rank %4 under the chosen image")
                       .arg(imageText(trial.image), degreeText(reference, compared, degree, look, 1),
                            QString::number(trial.ranks[i]), QString::number(chosenRank));
    cell.strong = trial.ranks[i] != chosenRank;
    cell.link = relationLink(reference, compared);
    return cell;
}

}  // namespace

PlotSpec relationCurves(const std::vector<RelationSeries>& series, const grey::RelationSensitivity& sensitivity,
                        const grey::RelationResult& result) {
    PlotSpec spec;
    spec.title = Words::tr("Degree as ρ changes");
    spec.x.label = Words::tr("distinguishing coefficient ρ");
    spec.y.label = Words::tr("degree %1").arg(degreeSymbol(result.options.method));
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
        Curve curve = relationCurve(series[i]);
        Curve marker = curve;
        curve.markEvery = std::max<std::size_t>(1, sensitivity.rho.size() / kMarksOfCurve);
        for (std::size_t k = 0; k < sensitivity.rho.size(); ++k) {
            if (sensitivity.rho[k] >= kCurveLow - 1e-9) {
                curve.x.push_back(sensitivity.rho[k]);
                curve.y.push_back(sensitivity.degrees(static_cast<Eigen::Index>(k), column));
            }
        }
        spec.curves.push_back(curve);
        if (series[i].shown) {
            marker.line = false;
            marker.labelled = false;
            marker.x = {rho};
            marker.y = {result.degrees(column)};
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
    QString sentence = Words::tr("The order is the same for every ρ from %1 to %2.")
                           .arg(fixedText(range.from, 2), plainText(range.to, 2));
    if (range.below) {
        sentence += betweenSentences() + Words::tr("Below %1, %2 passes %3.")
                                             .arg(fixedText(range.from, 2), series[range.below->aheadBelow + 1].name,
                                                  series[range.below->aheadAbove + 1].name);
    }
    if (range.above) {
        sentence += betweenSentences() + Words::tr("Above %1, %2 passes %3.")
                                             .arg(fixedText(range.to, 2), series[range.above->aheadAbove + 1].name,
                                                  series[range.above->aheadBelow + 1].name);
    }
    return sentence;
}

MatrixSpec imageMatrix(const std::vector<RelationSeries>& series, const grey::ImageSensitivity& sensitivity,
                       const RelationLook& look) {
    const grey::ImageTrial& chosen = sensitivity.trials[sensitivity.chosen];
    const std::vector<std::size_t> order = bestFirst(chosen);
    MatrixSpec spec;
    spec.title = Words::tr("Degree under every image");
    spec.subtitle = Words::tr("Degree and rank; outlined where the rank differs from that under the chosen image.");
    spec.table = true;
    spec.columnTitle = Words::tr("Image");
    RelationLook whole = look;
    whole.wholeNames = true;
    for (const std::size_t i : order) {
        spec.columns.push_back(relationHeading(series[i + 1], whole));
    }
    double least = 1.0;
    for (std::size_t t = 0; t < sensitivity.trials.size(); ++t) {
        const grey::ImageTrial& trial = sensitivity.trials[t];
        Heading row;
        row.label = imageText(trial.image);
        row.badge = t == sensitivity.chosen ? Words::tr("chosen", "badge of the image in force") : QString();
        spec.rows.push_back(row);
        least = trial.error ? least : std::min(least, trial.degrees.minCoeff());
        for (const std::size_t i : order) {
            spec.cells.push_back(trialCell(trial, chosen.ranks[i], series.front(), series[i + 1], i, look));
        }
    }
    spec.low = std::min(least, 0.99);
    return spec;
}

QString imageSentence(const std::vector<RelationSeries>& series, const grey::ImageSensitivity& sensitivity) {
    if (series.size() < 3) {
        return {};
    }
    const grey::ImageTrial& chosen = sensitivity.trials[sensitivity.chosen];
    const auto first = static_cast<std::size_t>(std::find(chosen.ranks.begin(), chosen.ranks.end(), std::size_t{1}) -
                                                chosen.ranks.begin());
    const QString leader = series[first + 1].name;
    if (sensitivity.sameOrder == sensitivity.defined) {
        return Words::tr("The order is the same under all %n images.", nullptr, counted(sensitivity.defined));
    }
    return Words::tr("Same order: %1 of %2 images. %3 first: %4.")
        .arg(QString::number(sensitivity.sameOrder), QString::number(sensitivity.defined), leader,
             QString::number(sensitivity.sameFirst));
}

QString imageText(data::Image image) {
    switch (image) {
        case data::Image::none:
            return Words::tr("none (x)");
        case data::Image::initial:
            return Words::tr("initial (x / x(1))");
        case data::Image::mean:
            return Words::tr("mean (x / x̄)");
        case data::Image::max:
            return Words::tr("maximum (x / max x)");
        case data::Image::interval:
            return Words::tr("interval (0 to 1)");
        case data::Image::cost:
            return Words::tr("interval (less is better)");
        case data::Image::target:
            return Words::tr("distance from a target");
        case data::Image::reverse:
            return Words::tr("reverse (1 − x)");
        case data::Image::reciprocal:
            return Words::tr("reciprocal (1 / x)");
        case data::Image::zScore:
            return Words::tr("z-score");
        case data::Image::ratio:
            return Words::tr("ratio to the reference");
        case data::Image::criteria:
            return Words::tr("criteria (point by point)");
    }
    return {};
}

QString imagesText(data::Image image) {
    switch (image) {
        case data::Image::none:
            return Words::tr("values");
        case data::Image::initial:
            return Words::tr("initial images");
        case data::Image::mean:
            return Words::tr("mean images");
        case data::Image::max:
            return Words::tr("maximum images");
        case data::Image::interval:
            return Words::tr("interval images");
        case data::Image::cost:
            return Words::tr("interval images, less is better");
        case data::Image::target:
            return Words::tr("distances from a target");
        case data::Image::reverse:
            return Words::tr("reversed values");
        case data::Image::reciprocal:
            return Words::tr("reciprocals");
        case data::Image::zScore:
            return Words::tr("z-scores");
        case data::Image::ratio:
            return Words::tr("ratios to the reference");
        case data::Image::criteria:
            return Words::tr("criteria images");
    }
    return {};
}

}  // namespace greyscope::widgets
