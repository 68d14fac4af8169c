#include "app/analyses/trends/trends_analysis.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

#include "app/analyses/convention.h"
#include "app/study/series_catalog.h"
#include "core/base/quantile.h"
#include "widgets/present/trends/trends_heat.h"
#include "widgets/present/trends/trends_range.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

std::optional<widgets::Scale> scaleOf(AxisScale scale) {
    switch (scale) {
        case AxisScale::automatic:
            return std::nullopt;
        case AxisScale::linear:
            return widgets::Scale::linear;
        case AxisScale::log2:
            return widgets::Scale::log2;
        case AxisScale::log10:
            return widgets::Scale::log10;
    }
    return std::nullopt;
}

/// Returns how indexed values are calculated.
QString indexWords(const widgets::TrendIndex& index) {
    switch (index.base) {
        case widgets::IndexBase::first:
            return Words::tr("value ÷ first value of the series");
        case widgets::IndexBase::median:
            return Words::tr("value ÷ median of the series");
        case widgets::IndexBase::point:
            return Words::tr("value ÷ value of the series at %1").arg(widgets::visibleText(index.point));
    }
    return {};
}

const widgets::TrendsSlice& currentOf(const widgets::TrendsResult& result) {
    return result.slices[result.current];
}

}  // namespace

std::vector<FigureName> TrendsAnalysis::figureNames() {
    return {{kChart, Words::tr("Trends")}, {kValues, Words::tr("Values")}, {kPanels, Words::tr("Panels")}};
}

std::variant<TrendsRequest, widgets::Empty> TrendsAnalysis::request(const Study& study, const SeriesCatalog& catalog,
                                                                    const WantedFigures& /*wanted*/) {
    return trendsRequest(study, catalog);
}

base::Expected<widgets::TrendsResult> TrendsAnalysis::run(const Request& request, base::Progress& progress) {
    return trendsOf(request, progress);
}

std::vector<widgets::TrendLook> TrendsAnalysis::looks(const Request& request, const SeriesCatalog& catalog) {
    std::vector<widgets::TrendLook> looks;
    const auto add = [&](const SeriesId& id, const SeriesLook& look) {
        const SeriesEntry* entry = catalog.find(id);
        looks.push_back(
            {seriesLink(id), entry ? entry->shortName : QString(), look.ink, look.marker, look.dash, look.hollow});
    };
    const Selection& selection = request.selection;
    const ChosenSeries chosen(selection);
    add(selection.reference, chosen.look(selection.reference));
    for (const SeriesId& id : selection.compared) {
        add(id, chosen.look(id));
    }
    return looks;
}

widgets::TrendsOptions TrendsAnalysis::options(const Shown& shown) {
    const TrendsChoices& choices = shown.study.trends;
    const bool bars = widgets::startsAtZero(choices.kind);
    const auto scale = scaleOf(choices.vertical);
    widgets::TrendsOptions options{scaleOf(choices.horizontal),
                                   scale  ? *scale
                                   : bars ? widgets::Scale::linear
                                          : widgets::verticalScaleOf(*shown.result),
                                   choices.kind,
                                   choices.fit,
                                   choices.parityLine,
                                   choices.endNames,
                                   choices.endValues};
    if (shown.request.band) {
        options.drawn = bandLines(*shown.result);
    }
    return options;
}

std::vector<std::size_t> TrendsAnalysis::bandLines(const Result& result) {
    const Eigen::MatrixXd& shown = currentOf(result).shown;
    std::vector<std::pair<double, std::size_t>> medians;
    for (const std::size_t series : result.sharingAxis()) {
        std::vector<double> values;
        std::ranges::copy_if(shown.col(static_cast<Eigen::Index>(series)), std::back_inserter(values),
                             [](double value) { return std::isfinite(value); });
        if (series > 0 && !values.empty()) {
            medians.emplace_back(base::quantileAmong(values, 0.5), series);
        }
    }
    std::vector<std::size_t> lines{0};
    if (!medians.empty()) {
        const auto [lowest, highest] = std::ranges::minmax_element(medians);
        lines.push_back(highest->second);
        if (lowest != highest) {
            lines.push_back(lowest->second);
        }
    }
    return lines;
}

AnalysisFigures TrendsAnalysis::figures(const Shown& shown, const SeriesCatalog& catalog, const WantedFigures& wanted) {
    AnalysisFigures all{kPage, conventions(shown.study, shown.result.get()), {}, {}};
    const std::vector<widgets::TrendLook> looks = TrendsAnalysis::looks(shown.request, catalog);
    const widgets::TrendsOptions options = TrendsAnalysis::options(shown);
    if (isWanted(wanted, kChart)) {
        all.figures.push_back({kChart,
                               shown.result->heat
                                   ? widgets::FigureSpec(widgets::presentTrendHeat(shown.result, looks, options))
                                   : widgets::FigureSpec(widgets::presentTrends(shown.result, looks, options)),
                               data(shown)});
    }
    if (isWanted(wanted, kValues)) {
        all.figures.push_back({kValues, widgets::presentTrendValues(shown.result, looks, options), data(shown)});
    }
    if (isWanted(wanted, kPanels)) {
        for (widgets::FigureSpec& figure :
             panels(*shown.result, widgets::presentTrendPanels(shown.result, looks, options))) {
            all.figures.push_back({kPanels, std::move(figure), panelsData(shown)});
        }
    }
    return all;
}

std::vector<widgets::FigureSpec> TrendsAnalysis::panels(const Result& result, std::vector<widgets::PlotSpec> charts) {
    if (charts.empty()) {
        return {};
    }
    const widgets::PanelsHead head = widgets::panelsHead(result);
    return {widgets::FacetsSpec{head.title, head.subtitle, std::move(charts), {}}};
}

FigureData TrendsAnalysis::data(const Shown& shown) {
    const TrendsRequest& request = shown.request;
    FigureData data =
        dataOf(&request.table, queryFor(request.table, request.points), &currentOf(*shown.result).table.leftOut);
    data.share = widgets::drawnShare(*shown.result);
    return data;
}

FigureData TrendsAnalysis::panelsData(const Shown& shown) {
    FigureData data = TrendsAnalysis::data(shown);
    data.share = widgets::panelsShare(*shown.result);
    if (shown.result->panelsAreLevels()) {
        data.held.erase(data.held.begin());  // each panel has its own level, which is its title
        data.invalid.clear();
        for (const widgets::TrendsSlice& slice : shown.result->slices) {
            const std::vector<data::InvalidResult>& own = slice.table.leftOut.invalid;
            data.invalid.insert(data.invalid.end(), own.begin(), own.end());
        }
    }
    return data;
}

std::vector<Convention> TrendsAnalysis::conventions(const Study& study, const Result* result) {
    const Measure measure = study.trends.measure;
    const QString name = measure == Measure::ratio     ? Words::tr("Ratio")
                         : measure == Measure::indexed ? Words::tr("Index")
                                                       : Words::tr("Measure");
    std::vector<Convention> all{conventionOf<Measure>(name, member(&Study::trends, &TrendsChoices::measure),
                                                      {{Words::tr("as measured"), Measure::absolute},
                                                       {Words::tr("series ÷ reference, cell by cell"), Measure::ratio},
                                                       {indexWords(study.trends.index), Measure::indexed}},
                                                      study, {Words::tr("Change measure")})};
    addAggregation(all, study, result ? &currentOf(*result).table.leftOut : nullptr);
    if (result != nullptr && currentOf(*result).low.size() > 0) {
        const bool median = currentOf(*result).table.ofMeasurements() == data::Aggregation::median;
        all.push_back(intervalConvention(study, measure == Measure::ratio ? QStringLiteral("Fieller")
                                                : median                  ? Words::tr("order statistics")
                                                                          : QStringLiteral("t")));
    }
    return all;
}

}  // namespace greyscope::app
