#include "widgets/present/trends/trends_band.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/data/series/series_quantities.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/trends/trend_names.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

using Eigen::Index;

constexpr Index kMedian = 3;  // of kBandShares

NumberFormat formatOf(const TrendsResult& result) {
    return result.measure == TrendMeasure::absolute ? NumberFormat{} : NumberFormat{2, true, QStringLiteral("×")};
}

QString medianText(const TrendsResult& result, const TrendsSlice& slice, Index point) {
    const auto row = slice.band->quantiles.row(point);
    const auto text = [&](Index share) { return formatted(row(share), formatOf(result)); };
    const std::size_t count = slice.band->counts[static_cast<std::size_t>(point)];
    return Words::tr("Median of %n series at %1", nullptr, counted(count))
               .arg(pointText(slice.table, static_cast<std::size_t>(point))) +
           QLatin1Char('\n') +
           Words::tr("%1; 5 to 95 %: %2 to %3; all: %4 to %5").arg(text(kMedian), text(1), text(5), text(0), text(6));
}

}  // namespace

std::vector<Index> drawnSeries(const TrendsResult& result, const TrendsOptions& options) {
    std::vector<Index> drawn;
    if (options.drawn) {
        std::copy_if(options.drawn->begin(), options.drawn->end(), std::back_inserter(drawn),
                     [&result](std::size_t series) { return series < result.names.size(); });
    } else {
        drawn.resize(std::min(result.names.size(), kMostLines + 1));
        std::iota(drawn.begin(), drawn.end(), Index{0});
    }
    std::erase_if(drawn, [&result](Index series) { return !result.sharesAxis(static_cast<std::size_t>(series)); });
    return drawn;
}

bool TrendsResult::shareAxis(std::size_t one, std::size_t other) const {
    if (measure != TrendMeasure::absolute) {
        return true;
    }
    const bool oneMagnitude = other >= magnitudes.size() || magnitudes[one] == magnitudes[other];
    return oneMagnitude && (other >= quantities.size() || !data::areUnlike(quantities[one], quantities[other]));
}

bool TrendsResult::sharesAxis(std::size_t series) const {
    return shareAxis(0, series);
}

std::vector<std::size_t> TrendsResult::sharingAxis() const {
    std::vector<std::size_t> series(names.size());
    std::iota(series.begin(), series.end(), std::size_t{0});
    std::erase_if(series, [this](std::size_t each) { return !sharesAxis(each); });
    return series;
}

QString shareName(double share) {
    return share == 0.0   ? Words::tr("lowest")
           : share == 0.5 ? Words::tr("median")
           : share == 1.0 ? Words::tr("highest")
                          : significantText(100.0 * share, 3) + QStringLiteral(" %");
}

void addTrendBand(PlotSpec& plot, const SharedTrends& shared, std::size_t index, const std::vector<double>& places) {
    const TrendsSlice& slice = shared->slices[index];
    const data::QuantileBand& band = *slice.band;
    const auto count = counted(shared->names.size() - 1);
    plot.ribbons = {{Words::tr("extremes of %n", nullptr, count), {}, {}, {}},
                    {Words::tr("5 to 95 %"), {}, {}, {}},
                    {Words::tr("25 to 75 %"), {}, {}, {}}};
    Curve median;
    median.name = Words::tr("median");
    median.ink = {Tone::quiet, 0};
    median.marker = Marker::none;
    median.dash = Dash::dashed;
    std::vector<Index> points;
    for (Index k = 0; k < band.quantiles.rows(); ++k) {
        if (band.counts[static_cast<std::size_t>(k)] == 0) {
            continue;
        }
        const double x = places[static_cast<std::size_t>(k)];
        for (std::size_t r = 0; r < plot.ribbons.size(); ++r) {
            const auto low = static_cast<Index>(r);
            plot.ribbons[r].x.push_back(x);
            plot.ribbons[r].low.push_back(band.quantiles(k, low));
            plot.ribbons[r].high.push_back(band.quantiles(k, band.quantiles.cols() - 1 - low));
        }
        for (const Index extreme : {Index{0}, band.quantiles.cols() - 1}) {
            plot.beyond.x.push_back(x);
            plot.beyond.y.push_back(band.quantiles(k, extreme));
        }
        median.x.push_back(x);
        median.y.push_back(band.quantiles(k, kMedian));
        points.push_back(k);
    }
    plot.beyond.format = formatOf(*shared);
    const std::size_t shown = points.size();
    median.pointTexts = PointTexts(shown, [shared, index, points = std::move(points)](std::size_t point) {
        return medianText(*shared, shared->slices[index], points[point]);
    });
    plot.curves.push_back(std::move(median));
}

DrawnShare drawnShare(const TrendsResult& result) {
    const data::SeriesTable& table = result.slices[result.current].table;
    return {result.sharingAxis().size(), table.series.size(), table.leftOut.rowsUsed(), table.leftOut.rows};
}

QString drawnSentence(const TrendsResult& result, const TrendsOptions& options) {
    const std::size_t compared = result.sharingAxis().size() - 1;
    const std::vector<Index> drawn = drawnSeries(result, options);
    const QString share = drawnShareLine(drawnShare(result));
    QStringList said{share.isEmpty() ? share : stopped(share)};
    if (result.slices[result.current].band) {
        said << Words::tr(
            "%n series as a band: all, 5 to 95 %, 25 to 75 %, the median dashed; over it lines of the "
            "reference and the series with the highest and the lowest median.",
            nullptr, counted(compared));
    } else if (drawn.size() < compared + 1) {
        said << Words::tr("Lines are drawn for the first %1 of %n compared series.", nullptr, counted(compared))
                    .arg(drawn.size() - 1);
    }
    return paragraph(said);
}

void addInvalidMarks(PlotSpec& plot, const SharedTrends& shared, std::size_t index, const std::vector<double>& places) {
    const TrendsSlice& slice = shared->slices[index];
    Curve marks = invalidCurve();
    for (const InvalidMark& mark : slice.invalid) {
        if (std::isfinite(mark.shown) && shared->sharesAxis(mark.series)) {
            marks.x.push_back(places[mark.point]);
            marks.y.push_back(mark.shown);
            marks.pointTexts.push_back(invalidPointText(*shared, slice, mark));
        }
    }
    addInvalidCurve(plot, std::move(marks));
}

}  // namespace greyscope::widgets
