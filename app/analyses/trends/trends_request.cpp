#include "app/analyses/trends/trends_request.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <optional>
#include <set>
#include <span>
#include <unordered_map>

#include "core/base/nearest.h"
#include "core/base/quantile.h"
#include "core/base/try.h"
#include "core/data/columns/column_clues.h"
#include "core/data/roles/repeats.h"
#include "core/data/series/common_points.h"
#include "core/data/series/image.h"
#include "core/data/series/series_quantities.h"
#include "core/stats/series_repeats.h"
#include "widgets/present/trends/trend_names.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

using Eigen::Index;

constexpr double kGap = std::numeric_limits<double>::quiet_NaN();

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

/// Returns the value that an indexed series is divided by, and a text that names the value in the error if it is 0.
std::pair<double, QString> indexBase(const widgets::TrendsSlice& slice, Index series, widgets::IndexBase base) {
    std::vector<double> values;
    std::size_t first = 0;
    for (Index k = 0; k < slice.measured.rows(); ++k) {
        if (const double value = slice.measured(k, series); std::isfinite(value)) {
            first = values.empty() ? static_cast<std::size_t>(k) : first;
            values.push_back(value);
        }
    }
    if (values.empty()) {
        return {kGap, {}};
    }
    if (base == widgets::IndexBase::median) {
        return {base::quantileAmong(values, 0.5), widgets::Words::tr("its median")};
    }
    const std::size_t at = base == widgets::IndexBase::point ? slice.indexedAt.value_or(first) : first;
    return {slice.measured(static_cast<Index>(at), series), widgets::pointText(slice.table, at)};
}

/// Divides the values of a series by one of them.
base::Expected<void> indexSeries(widgets::TrendsSlice& slice, Index series, widgets::IndexBase base,
                                 const std::string& name) {
    const auto [divisor, called] = indexBase(slice, series, base);
    slice.bases.push_back(divisor);
    if (divisor == 0.0) {
        return base::fail(base::ErrorCode::zeroInSeries,
                          {name, called.toStdString(), widgets::Words::tr("the index").toStdString()});
    }
    for (Index k = 0; k < slice.measured.rows(); ++k) {
        slice.shown(k, series) = slice.measured(k, series) / divisor;
        if (std::isinf(slice.shown(k, series))) {
            return base::fail(base::ErrorCode::overflow, {name});
        }
    }
    return {};
}

/// Divides a series by the reference at the points where both have a value.
base::Expected<void> divideSeries(widgets::TrendsSlice& slice, Index series, const std::vector<std::string>& names) {
    std::vector<Index> points;
    for (Index k = 0; k < slice.measured.rows(); ++k) {
        if (std::isfinite(slice.measured(k, series)) && std::isfinite(slice.measured(k, 0))) {
            points.push_back(k);
        }
    }
    if (points.empty()) {
        return {};
    }
    const Eigen::MatrixXd both = slice.measured(points, {Index{0}, series});
    const auto image =
        data::imageOf(both, {data::Image::ratio, 0.0}, 0, {names.front(), names[static_cast<std::size_t>(series)]},
                      [&](std::size_t k) { return slice.table.pointLabel(static_cast<std::size_t>(points[k])); });
    if (!image) {
        return tl::unexpected(image.error());
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
        slice.shown(points[i], series) = (*image)(static_cast<Index>(i), 1);
    }
    return {};
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

/// Adds the intervals of the shown values. They are calculated from the repeats of a value and, for a ratio, also from
/// those of the reference. There are no intervals for indexed values, for the reference divided by itself, and for more
/// than 40 series, where they could not be seen. In charts with hundreds of points, means of only two repeats have
/// none: by t they would be about thirteen standard errors wide.
void addIntervals(widgets::TrendsSlice& slice, const TrendsRequest& request, const std::vector<std::string>& names,
                  const std::unordered_map<std::string, std::size_t>& columns) {
    constexpr std::size_t kMostWithBars = 40;
    const stats::SeriesRepeats repeats(*request.table.dataset, slice.table);
    if (names.size() > kMostWithBars || request.measure == Measure::indexed || !repeats.any()) {
        return;
    }
    slice.low = slice.high = Eigen::MatrixXd::Constant(slice.measured.rows(), slice.measured.cols(), kGap);
    const auto reference = columns.find(names.front());
    const bool ratio = request.measure == Measure::ratio;
    const stats::IntervalOptions how{request.intervals, widgets::kTrendConfidence,
                                     stats::drawsFor(names.size() * slice.table.pointCount())};
    slice.intervals = request.intervals;
    constexpr std::size_t kHundreds = 200;
    const std::size_t fewest = names.size() * slice.table.pointCount() > kHundreds ? 3 : 2;
    const bool medians = repeats.centre() == stats::Centre::median && request.intervals == stats::IntervalMethod::t;
    for (std::size_t s = ratio ? 1 : 0; s < names.size() && (!ratio || reference != columns.end()); ++s) {
        const auto own = columns.find(names[s]);
        for (std::size_t k = 0; own != columns.end() && k < slice.table.pointCount(); ++k) {
            const std::size_t count = repeats.countAt(own->second, k);
            if (count < fewest && !ratio) {
                slice.pairsWithout += count > 1 ? 1 : 0;
                continue;
            }
            const auto interval = ratio ? repeats.ratioIntervalAt(own->second, reference->second, k, how)
                                        : repeats.intervalAt(own->second, k, how);
            if (!interval) {
                const bool few = count > 1 && (ratio || count < widgets::kFewestForMedian);
                slice.mediansWithout += medians && few ? 1 : 0;
                continue;
            }
            slice.low(static_cast<Index>(k), static_cast<Index>(s)) = interval->low;
            slice.high(static_cast<Index>(k), static_cast<Index>(s)) = interval->high;
            slice.fewestRepeats = slice.mostRepeats == 0 ? count : std::min(slice.fewestRepeats, count);
            slice.mostRepeats = std::max(slice.mostRepeats, count);
        }
    }
}

/// Returns the value of an invalid measurement in the measure of the chart.
double shownOf(const widgets::TrendsSlice& slice, const widgets::InvalidMark& mark, Measure measure) {
    if (measure == Measure::absolute) {
        return mark.measured;
    }
    if (measure == Measure::ratio) {
        return mark.series == 0 ? 1.0 : mark.measured / slice.measured(static_cast<Index>(mark.point), 0);
    }
    return mark.measured / slice.bases[mark.series];
}

/// Adds the measurements of the selected series that their source marks as invalid.
void addInvalid(widgets::TrendsSlice& slice, Measure measure, const std::vector<std::string>& names) {
    const std::vector<data::InvalidResult>& invalid = slice.table.leftOut.invalid;
    std::unordered_map<std::string, std::size_t> points;
    for (std::size_t point = 0; !invalid.empty() && point < slice.table.pointCount(); ++point) {
        points.emplace(slice.table.pointLabel(point), point);
    }
    for (const data::InvalidResult& result : invalid) {
        const auto place = std::find(names.begin(), names.end(), result.series);
        if (place != names.end()) {
            slice.invalid.push_back({static_cast<std::size_t>(place - names.begin()), points.at(result.point()),
                                     result.measured.value_or(kGap), kGap, result.why});
            slice.invalid.back().shown = shownOf(slice, slice.invalid.back(), measure);
        }
    }
}

/// Returns the index of the point with this label. Error: unknownPoint if the table has no such point.
base::Expected<std::size_t> pointCalled(const data::SeriesTable& table, const std::string& label) {
    std::vector<std::string> labels;
    for (std::size_t k = 0; k < table.pointCount(); ++k) {
        labels.push_back(table.pointLabel(k));
        if (labels.back() == label) {
            return k;
        }
    }
    return base::fail(base::ErrorCode::unknownPoint, base::withChoices({label}, base::nearestChoices(label, labels)));
}

/// Calculates the shown values for the measure.
base::Expected<void> showMeasured(widgets::TrendsSlice& slice, const TrendsRequest& request,
                                  const std::vector<std::string>& names) {
    if (request.measure == Measure::absolute) {
        slice.shown = slice.measured;
        return {};
    }
    const bool indexed = request.measure == Measure::indexed;
    if (indexed && request.index.base == widgets::IndexBase::point) {
        slice.indexedAt = GREYSCOPE_TRY(pointCalled(slice.table, request.index.point));
    }
    slice.shown = Eigen::MatrixXd::Constant(slice.measured.rows(), slice.measured.cols(), kGap);
    for (Index s = 0; s < slice.measured.cols(); ++s) {
        GREYSCOPE_TRY(indexed ? indexSeries(slice, s, request.index.base, names[static_cast<std::size_t>(s)])
                              : divideSeries(slice, s, names));
    }
    return {};
}

/// Returns the slice at one level of the facet.
base::Expected<widgets::TrendsSlice> sliceAt(const TrendsRequest& request, const std::string& facet,
                                             const std::string& level, const std::vector<std::string>& names) {
    data::SeriesQuery query = queryFor(request.table, request.points);
    for (data::Filter& filter : query.where) {
        if (filter.column == facet) {
            filter.values = {level};
        }
    }
    auto table = data::pivot(*request.table.dataset, query);
    if (!table) {
        return tl::unexpected(table.error());
    }
    widgets::TrendsSlice slice{level, std::move(*table), {}, {}, {}};
    slice.measured.resize(static_cast<Index>(slice.table.pointCount()), static_cast<Index>(names.size()));
    std::unordered_map<std::string, std::size_t> columns;
    for (std::size_t column = 0; column < slice.table.series.size(); ++column) {
        columns.emplace(slice.table.series[column].name, column);
    }
    std::vector<std::size_t> which;
    for (std::size_t s = 0; s < names.size(); ++s) {
        const auto found = columns.find(names[s]);
        const auto column = found == columns.end() ? std::nullopt : std::optional(found->second);
        which.insert(which.end(), column ? 1 : 0, column.value_or(0));
        slice.measured.col(static_cast<Index>(s)) =
            column ? Eigen::VectorXd(slice.table.values.col(static_cast<Index>(*column)))
                   : Eigen::VectorXd::Constant(slice.measured.rows(), kGap);
    }
    slice.table.leftOut = data::accountOf(slice.table, which);
    addIntervals(slice, request, names, columns);
    GREYSCOPE_TRY(showMeasured(slice, request, names));
    addInvalid(slice, request.measure, names);
    return slice;
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
    if (choices.measure == Measure::ratio && selection.compared.empty()) {
        return widgets::Empty{Words::tr("Compare a series to draw ratios: select one and press C, or drag it here."),
                              Words::tr("Show absolute values")};
    }
    const bool heat = drawnForm(study) == TrendsForm::heat;
    const bool chosen = choices.form == TrendsForm::heat || choices.heatOrder != TrendsChoices().heatOrder;
    const grey::RowOrder order = chosen ? choices.heatOrder : grey::RowOrder::given;  // as given for a matrix
    const bool many = selection.compared.size() >= kBandFrom;
    const bool band = drawnForm(study) == TrendsForm::band || (heat && many);
    return TrendsRequest{*table,          selection,    choices.points,
                         choices.measure, band,         heat ? std::optional(order) : std::nullopt,
                         study.intervals, choices.index};
}

base::Expected<widgets::TrendsResult> trendsOf(const TrendsRequest& request, base::Progress& progress) {
    widgets::TrendsResult result;
    result.measure = measureOf(request.measure);
    result.index = request.index;
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
