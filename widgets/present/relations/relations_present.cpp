#include "widgets/present/relations/relations_present.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

#include "core/grey/degrees/relation_sensitivity.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/search_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr double kWhiskerLow = 0.1;

Cell cellOf(const RelationSeries& a, const RelationSeries& b, double degree, const RelationLook& look) {
    Cell cell;
    cell.value = degree;
    cell.text = look.printNumbers ? fixedText(degree, look.decimals) : QString();
    cell.tooltip = degreeText(a, b, degree, look, 1);
    cell.link = relationLink(a, b);
    return cell;
}

/// The lower end of a scale: the tenth below the smallest degree, which may be negative.
double scaleBelow(double least) {
    return std::clamp(std::floor(least * 10.0) / 10.0, -1.0, 0.9);
}

/// The lower end of the colour scale, of the degrees off the diagonal.
double scaleLow(const Eigen::MatrixXd& degrees, const std::vector<std::size_t>& order) {
    double least = 1.0;
    for (const std::size_t row : order) {
        for (const std::size_t column : order) {
            if (row != column) {
                least = std::min(least, degrees(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(column)));
            }
        }
    }
    return scaleBelow(least);
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

void addIntervalWords(RankingSpec& spec, const grey::DegreeIntervals& intervals, const grey::RelationOptions& options) {
    const QString level = plainText(100.0 * intervals.options.confidence, 1);
    const QString repeats =
        intervals.fewest == intervals.most
            ? QString::number(intervals.most)
            : QStringLiteral("%1–%2").arg(QString::number(intervals.fewest), QString::number(intervals.most));
    const auto share = grey::simulatedShareOf(options, intervals.fewest);
    const QString held = share ? Words::tr("simulated 95 % intervals contain the true value in %1 to %2 % of cases")
                                     .arg(plainText(100.0 * share->low, 0), plainText(100.0 * share->high, 0))
                               : Words::tr("their coverage was not simulated for this image");
    spec.noteTitle = Words::tr("%1 %, rank unchanged").arg(level);
    const QString sentence = Words::tr(
                                 "%1 % intervals of the noise-free curves from %2 repeats per value (%3); all ranks "
                                 "are unchanged in %4 % of %5 draws.")
                                 .arg(level, repeats, held, fixedText(100.0 * intervals.orderHolds, 0),
                                      QString::number(intervals.options.draws));
    spec.subtitle = spec.subtitle.isEmpty() ? sentence : spec.subtitle + betweenSentences() + sentence;
    constexpr double kAsPromised = 0.9;
    const auto ranks = grey::simulatedRanksOf(options);
    if (ranks && ranks->high < kAsPromised) {
        spec.subtitle +=
            betweenSentences() + Words::tr(
                                     "With these extrema, high probabilities are too optimistic: of the simulated "
                                     "ranks that were unchanged in over 80 % of draws, %1 to %2 % were true.")
                                     .arg(plainText(100.0 * ranks->low, 0), plainText(100.0 * ranks->high, 0));
    }
}

/// The compared series by descending degree.
std::vector<std::size_t> orderOfRanks(const grey::RelationResult& result) {
    std::vector<std::size_t> order(result.ranks.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return result.ranks[a] < result.ranks[b]; });
    return order;
}

/// For each row of a ranking, whether a search finds it.
std::vector<bool> foundRows(const std::vector<RelationSeries>& series, const std::vector<std::size_t>& order,
                            const QString& search) {
    const SearchWords words(search);
    std::vector<bool> found(order.size());
    for (std::size_t place = 0; place < order.size() && !words.empty(); ++place) {
        found[place] = words.match(series[order[place] + 1].name);
    }
    return found;
}

/// For each row, whether it is shown.
std::vector<bool> keptRows(const std::vector<RelationSeries>& series, const std::vector<std::size_t>& order,
                           const RankingChoice& choice, const std::vector<bool>& found) {
    constexpr int kComparedKept = 7;  // the compared series with a colour of their own
    const bool whole = order.size() <= kWholeRanking;
    std::vector<bool> kept(order.size(), whole);
    std::size_t matches = 0;
    for (std::size_t place = 0; place < order.size() && !whole; ++place) {
        const RelationSeries& compared = series[order[place] + 1];
        matches += found[place] ? 1 : 0;
        kept[place] = (found[place] && matches <= kMostFound) ||
                      (choice.compared && compared.shown && compared.ink.slot < kComparedKept) ||
                      place < static_cast<std::size_t>(choice.top) ||
                      place + static_cast<std::size_t>(choice.bottom) >= order.size();
    }
    return kept;
}

/// "Found: 3.", that nothing was found, or that more rows were found than are shown.
QString foundSentence(const std::vector<bool>& found) {
    const auto count = static_cast<std::size_t>(std::count(found.begin(), found.end(), true));
    return count == 0           ? Words::tr("No match.")
           : count > kMostFound ? Words::tr("Found: %1; the first %2 are shown.")
                                      .arg(QString::number(count), QString::number(kMostFound))
                                : Words::tr("Found: %1.").arg(count);
}

}  // namespace

QString degreeSymbol(grey::RelationMethod method) {
    return QString::fromStdString(grey::degreeOf(method).symbol);
}

QString degreeText(const RelationSeries& reference, const RelationSeries& compared, double degree,
                   const RelationLook& look, int moreDecimals) {
    return QStringLiteral("%1(%2, %3) = %4")
        .arg(look.symbol, reference.name, compared.name, fixedText(degree, look.decimals + moreDecimals));
}

Heading relationHeading(const RelationSeries& series, const RelationLook& look) {
    const Targets target{Target::series(series.id)};
    const bool whole = look.wholeNames || series.group.isEmpty();
    Heading heading;
    heading.group = whole ? QString() : series.group;
    heading.label = whole ? series.name : series.label;
    heading.shortLabel = whole ? series.shortName : series.shortLabel;
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
    curve.shortName = series.shortName;
    curve.ink = series.ink;
    curve.marker = series.marker;
    curve.dash = series.dash;
    curve.hollow = series.hollow;
    curve.heavy = series.reference;
    curve.labelled = series.shown;
    return curve;
}

MatrixSpec relationMatrix(const std::vector<RelationSeries>& series, const std::vector<std::size_t>& order,
                          const Eigen::MatrixXd& degrees, const RelationLook& look) {
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
                spec.cells.back().number = look.printNumbers ? std::optional(1.0) : std::nullopt;
            } else {
                const double degree = degrees(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(column));
                spec.cells.push_back(cellOf(series[row], series[column], degree, look));
            }
        }
    }
    addScale(spec, scaleLow(degrees, order), look.symbol);
    if (look.separateGroups && !look.wholeNames) {
        addSeparators(spec);
    }
    return spec;
}

OverviewSpec relationOverview(const std::vector<RelationSeries>& series, const std::vector<std::size_t>& order,
                              std::shared_ptr<const Eigen::MatrixXd> degrees, double least, const RelationLook& look) {
    constexpr int kMarked = 5;  // number of marked compared series, besides the reference
    OverviewSpec spec;
    spec.title = Words::tr("Relational degree");
    for (const RelationSeries& one : series) {
        const bool marked = one.reference || (one.shown && one.ink.slot < kMarked);
        spec.items.push_back(
            {one.id, one.name, one.shortName, marked ? std::optional(one.ink) : std::nullopt, one.marker});
    }
    spec.order = order;
    spec.low = scaleBelow(least);
    spec.values = std::move(degrees);
    spec.symbol = look.symbol;
    spec.decimals = look.decimals;
    return spec;
}

QString notSimulatedSentence() {
    return Words::tr("No intervals: the coverage of intervals of this degree was not simulated.");
}

QString loweredSentence(const grey::DegreeIntervals& intervals) {
    return intervals.lowered() == 0 ? QString()
                                    : Words::tr("Noise alone lowers %n measured degrees below their intervals.",
                                                nullptr, counted(intervals.lowered()));
}

RankingSpec relationRanking(const std::vector<RelationSeries>& series, const grey::RelationResult& result,
                            const RelationLook& look, const RankingChoice& choice,
                            const std::optional<grey::DegreeIntervals>& intervals) {
    const bool deng = grey::degreeOf(result.options.method).isByPoints();
    const double rho = result.options.distinguishingCoefficient;
    RankingSpec spec;
    spec.title = Words::tr("Ranked against %1").arg(series.front().name);
    spec.subtitle = deng ? Words::tr("Bar: degree at ρ = %1. Whisker: range for ρ from %2 to 1.")
                               .arg(significantText(rho, 3), QString::number(kWhiskerLow))
                         : QString();
    spec.valueTitle = look.symbol;
    spec.axisTitle = Words::tr("degree %1").arg(look.symbol);
    if (result.degrees.minCoeff() < 0.0) {
        spec.low = -1.0;
    }
    if (intervals) {
        addIntervalWords(spec, *intervals, result.options);
    }
    const Eigen::VectorXd low = deng ? grey::degreesAt(result, kWhiskerLow) : Eigen::VectorXd();
    const Eigen::VectorXd high = deng ? grey::degreesAt(result, 1.0) : Eigen::VectorXd();
    const std::vector<std::size_t> order = orderOfRanks(result);
    const QString search = order.size() > kWholeRanking ? choice.search.trimmed() : QString();
    const std::vector<bool> found = foundRows(series, order, search);
    const std::vector<bool> kept = keptRows(series, order, choice, found);
    if (!search.isEmpty()) {
        spec.subtitle = paragraph({spec.subtitle, foundSentence(found)});
    }
    int folded = 0;
    for (std::size_t place = 0; place <= order.size(); ++place) {
        if (place < order.size() && !kept[place]) {
            ++folded;
            continue;
        }
        if (folded > 0) {
            Bar fold;
            fold.folded = folded;
            fold.name = Words::tr("%n more", nullptr, folded);
            spec.bars.push_back(std::move(fold));
            folded = 0;
        }
        if (place == order.size()) {
            break;
        }
        const std::size_t i = order[place];
        const auto column = static_cast<Eigen::Index>(i);
        const RelationSeries& compared = series[i + 1];
        Bar bar;
        bar.rank = static_cast<int>(result.ranks[i]);
        bar.name = compared.name;
        bar.shortName = compared.shortName;
        bar.value = result.degrees(column);
        bar.text = fixedText(bar.value, look.decimals);
        bar.ink = compared.ink;
        bar.found = found[place];
        bar.link = relationLink(series.front(), compared);
        bar.link.is = {Target::series(compared.id)};
        bar.tooltip = degreeText(series.front(), compared, bar.value, look, 1);
        if (intervals) {
            const grey::DegreeInterval& own = intervals->degrees[i];
            const QString ends = own.interval ? QStringLiteral("%1…%2").arg(fixedText(own.interval->low, 2),
                                                                            fixedText(own.interval->high, 2))
                                              : Words::tr("not distinguishable from noise");
            bar.note = withComma(ends, Words::tr("%1 %").arg(fixedText(100.0 * own.rankHolds, 0)));
        }
        if (deng) {
            addWhisker(bar, series.front(), compared, low(column), high(column), rho, look);
        }
        spec.bars.push_back(std::move(bar));
    }
    return spec;
}

}  // namespace greyscope::widgets
