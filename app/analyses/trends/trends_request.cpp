#include "app/analyses/trends/trends_request.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <set>
#include <span>

#include "app/analyses/trends/trends_slice.h"
#include "app/study/series_listing.h"
#include "core/base/try.h"
#include "core/data/columns/column_clues.h"
#include "core/data/columns/column_name.h"
#include "core/data/roles/repeats.h"
#include "core/data/series/series_quantities.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

using Eigen::Index;

widgets::TrendMeasure measureOf(Measure measure) {
    switch (measure) {
        case Measure::absolute:
            return widgets::TrendMeasure::absolute;
        case Measure::ratio:
            return widgets::TrendMeasure::ratio;
        case Measure::indexed:
            return widgets::TrendMeasure::indexed;
    }
    return widgets::TrendMeasure::absolute;
}

/// Returns the shown values of these series.
Eigen::MatrixXd shownOf(const widgets::TrendsSlice& slice, const std::vector<std::size_t>& series) {
    Eigen::MatrixXd shown(slice.shown.rows(), static_cast<Index>(series.size()));
    for (std::size_t i = 0; i < series.size(); ++i) {
        shown.col(static_cast<Index>(i)) = slice.shown.col(static_cast<Index>(series[i]));
    }
    return shown;
}

/// Adds the band over the compared series that share an axis.
base::Expected<void> addBand(widgets::TrendsSlice& slice, const std::vector<std::size_t>& sharing,
                             base::Progress& progress) {
    const std::span<const double> shares = widgets::kBandShares;
    auto band = data::quantileBand(shownOf(slice, {sharing.begin() + 1, sharing.end()}), {shares.begin(), shares.end()},
                                   progress);
    if (!band) {
        return tl::unexpected(band.error());
    }
    slice.band = std::move(*band);
    return {};
}

/// Adds the range of all values, the range without half a percent at each end, and the median.
void addReach(widgets::TrendHeat& heat, const Eigen::MatrixXd& shown) {
    std::vector<double> values;
    values.reserve(static_cast<std::size_t>(shown.size()));
    std::copy_if(shown.data(), shown.data() + shown.size(), std::back_inserter(values),
                 [](double value) { return std::isfinite(value); });
    if (values.empty()) {
        return;
    }
    constexpr double kFew = 0.005;
    const auto at = [&values](double share) {
        const auto place = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
        std::nth_element(values.begin(), place, values.end());
        return *place;
    };
    heat.least = at(0.0);
    heat.low = at(kFew);
    heat.median = at(0.5);
    heat.high = at(1.0 - kFew);
    heat.greatest = at(1.0);
}

base::Expected<widgets::TrendHeat> heatOf(const Eigen::MatrixXd& shown, grey::RowOrder order,
                                          base::Progress& progress) {
    widgets::TrendHeat heat;
    heat.tooManyToCluster = order == grey::RowOrder::clustered && shown.cols() > grey::kAlikeAtMost;
    heat.order = heat.tooManyToCluster ? grey::RowOrder::byMedian : order;
    heat.rows = GREYSCOPE_TRY(grey::rowsInOrder(shown, heat.order, progress));
    addReach(heat, shown);
    return heat;
}

/// Removes the slices with at most a third as many points as the fullest one, except the current slice.
void leaveThinLevels(widgets::TrendsResult& result) {
    const auto pointsOf = [](const widgets::TrendsSlice& slice) { return slice.measured.array().isFinite().count(); };
    Index most = 0;
    for (const widgets::TrendsSlice& slice : result.slices) {
        most = std::max(most, pointsOf(slice));
    }
    for (std::size_t i = result.slices.size(); i-- > 0;) {
        if (i != result.current && 3 * pointsOf(result.slices[i]) <= most) {
            result.thinLevels.insert(result.thinLevels.begin(), result.slices[i].level);
            result.slices.erase(result.slices.begin() + static_cast<std::ptrdiff_t>(i));
            result.current -= i < result.current ? 1 : 0;
        }
    }
}

/// Sets the title of the x axis of a scatter chart.
void nameAcross(widgets::TrendsResult& result, const TrendsRequest& request) {
    if (!request.across) {
        return;
    }
    result.acrossReference = request.across->empty();
    const std::string& name = result.acrossReference ? request.selection.reference.name : *request.across;
    const QString unit = unitOf(request.table, name);
    const QString title = widgets::visibleText(data::displayName(name));
    result.acrossTitle = unit.isEmpty() ? title : widgets::withComma(title, unit);
}

}  // namespace

bool holdsMatrix(const StudyTable& table) {
    constexpr std::size_t kFewest = 3;
    const std::vector<std::string>& series = table.roles.metrics;
    if (!table.wide || table.roles.factors.size() != 1 || series.size() < kFewest ||
        table.dataset->rowCount() > series.size() + series.size() / 10 + 1) {
        return false;
    }
    const data::Column& axis = **table.dataset->column(table.roles.factors.front());
    std::set<std::string> rows;
    for (std::size_t row = 0; row < axis.size(); ++row) {
        rows.insert(axis.textAt(row));
    }
    return std::ranges::all_of(series, [&rows](const std::string& name) { return rows.contains(name); });
}

TrendsForm drawnForm(const Study& study, std::size_t panels) {
    const StudyTable* const table = study.activeTable();
    if (study.trends.form == TrendsForm::automatic && table != nullptr && holdsMatrix(*table)) {
        return TrendsForm::heat;
    }
    const std::size_t compared = study.selection.compared.size();
    switch (study.trends.form) {
        case TrendsForm::automatic:
            return panels > 0 ? TrendsForm::automatic : compared >= kBandFrom ? TrendsForm::band : TrendsForm::lines;
        case TrendsForm::band:
            return compared > 0 ? TrendsForm::band : TrendsForm::lines;
        case TrendsForm::lines:
        case TrendsForm::heat:
            break;
    }
    return study.trends.form;
}

std::variant<TrendsRequest, widgets::Empty> trendsRequest(const Study& study, const SeriesCatalog& catalog) {
    using widgets::Words;
    const StudyTable* table = study.activeTable();
    const Selection& selection = study.selection;
    const TrendsChoices& choices = study.trends;
    if (table == nullptr || catalog.find(selection.reference) == nullptr) {
        return widgets::Empty{Words::tr("Choose a reference series to draw its trend."), Words::tr("Find a series")};
    }
    const bool asMeasured = widgets::showsMeasured(choices.kind);
    if (choices.measure == Measure::ratio && selection.compared.empty() && !asMeasured) {
        return widgets::Empty{Words::tr("Compare a series to draw ratios: select one and press C, or drag it here."),
                              Words::tr("Show absolute values")};
    }
    const bool heat = drawnForm(study) == TrendsForm::heat;
    const bool chosen = choices.form == TrendsForm::heat || choices.heatOrder != TrendsChoices().heatOrder;
    const grey::RowOrder order = chosen ? choices.heatOrder : grey::RowOrder::given;  // as given for a matrix
    const bool many = selection.compared.size() >= kBandFrom;
    const bool band = drawnForm(study) == TrendsForm::band || (heat && many);
    const bool drawn = !heat && !band;  // whether the kind of chart is used
    const bool scatter = drawn && choices.kind == widgets::ChartKind::scatter;
    return TrendsRequest{*table,
                         selection,
                         choices.points,
                         drawn && asMeasured ? Measure::absolute : choices.measure,
                         band,
                         heat ? std::optional(order) : std::nullopt,
                         study.intervals,
                         choices.index,
                         drawn && widgets::showsDistribution(choices.kind),
                         choices.errorBars,
                         scatter ? std::optional(choices.across) : std::nullopt};
}

base::Expected<widgets::TrendsResult> trendsOf(const TrendsRequest& request, base::Progress& progress) {
    widgets::TrendsResult result;
    result.measure = measureOf(request.measure);
    result.index = request.index;
    result.errorBars = request.errorBars;
    nameAcross(result, request);
    result.names = {request.selection.reference.name};
    for (const SeriesId& id : request.selection.compared) {
        result.names.push_back(id.name);
    }
    result.held = queryFor(request.table, request.points).where;
    std::vector<std::string> levels{""};
    std::string now;
    if (!result.held.empty()) {
        result.facet = result.held.front().column;
        now = result.held.front().values.front();
        if (const auto column = request.table.dataset->column(result.facet); !column) {
            return tl::unexpected(column.error());
        }
        levels = request.table.dataset->levels(*request.table.dataset->find(result.facet)).texts();
        result.facetLevels = levels.size();
        if (levels.size() > widgets::kMostPanels) {
            levels = {now};
        }
    }
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        progress.report(static_cast<double>(i) / static_cast<double>(levels.size()));
        auto slice = sliceAt(request, result.facet, levels[i], result.names);
        const bool current = result.facet.empty() || levels[i] == now;
        if (!slice && current) {
            return tl::unexpected(slice.error());
        }
        if (slice && current) {
            if (const auto known = slice->table.indexOf(result.names.front()); !known) {
                return tl::unexpected(known.error());
            }
        }
        if (slice) {
            result.current = current ? result.slices.size() : result.current;
            result.slices.push_back(std::move(*slice));
        }
    }
    leaveThinLevels(result);
    result.quantities = data::quantitiesOf(*request.table.dataset, queryFor(request.table, request.points),
                                           result.slices[result.current].table, result.names);
    const bool unlikeMetrics = std::ranges::any_of(request.table.roles.keys, data::namesMetrics);
    if (request.table.wide || unlikeMetrics) {
        result.magnitudes = widgets::magnitudesOf(result.slices[result.current], result.quantities);
    }
    const auto unlike = data::firstUnlike(result.quantities);
    if (unlike && request.measure == Measure::ratio) {
        return tl::unexpected(data::unlikeError(result.names, result.quantities, *unlike));
    }
    const std::vector<std::size_t> sharing = result.sharingAxis();
    for (widgets::TrendsSlice& slice : result.slices) {
        if (request.band && sharing.size() > 1) {
            GREYSCOPE_TRY(addBand(slice, sharing, progress));
        }
    }
    if (request.heat) {
        const widgets::TrendsSlice& slice = result.slices[result.current];
        const bool all = sharing.size() == result.names.size();
        result.heat = GREYSCOPE_TRY(all ? heatOf(slice.shown, *request.heat, progress)
                                        : heatOf(shownOf(slice, sharing), *request.heat, progress));
        for (std::size_t& row : result.heat->rows) {
            row = sharing[row];
        }
    }
    return result;
}

}  // namespace greyscope::app
