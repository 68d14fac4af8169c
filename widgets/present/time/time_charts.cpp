#include "widgets/present/time/time_charts.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/data/columns/calendar.h"
#include "widgets/present/time/time_tables.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr double kLogFrom = 20.0;  // ratio of the largest to the smallest value
constexpr std::size_t kMostChangeLines = 40;
constexpr std::size_t kMostMarkers = 60;

/// A curve of steps through the bins that have a value; gaps are marked as missing.
Curve stepsOf(const TimeResult& result, const std::vector<double>& values) {
    Curve curve;
    curve.steps = true;
    curve.marker = Marker::none;
    double last = 0.0;
    for (std::size_t bin = 0; bin < values.size(); ++bin) {
        if (std::isfinite(values[bin])) {
            curve.x.push_back(result.shownAt(bin));
            curve.y.push_back(values[bin]);
            last = values[bin];
        } else if (!curve.x.empty()) {
            curve.missingAt.push_back(result.shownAt(bin));
        }
    }
    if (!curve.x.empty() && std::isfinite(values.back())) {  // the last step has its width too
        curve.x.push_back(result.shownAt(values.size()));
        curve.y.push_back(last);
    }
    return curve;
}

Curve trackCurve(const TimeResult& result, const TimeTrack& track, int slot) {
    Curve curve = stepsOf(result, track.binned.values);
    curve.name = trackName(track.binned);
    curve.shortName = QString::fromStdString(data::aggregationName(track.binned.how));
    curve.ink = {Tone::series, slot};
    curve.endValue = NumberFormat{3, false, {}};
    return curve;
}

Curve levelCurve(const TimeResult& result, const TimeTrack& track) {
    Curve curve;
    curve.name = Words::tr("level found");
    curve.steps = true;
    curve.marker = Marker::none;
    curve.ink = {Tone::reference};
    curve.labelled = false;
    for (const timeline::TimeLevel& level : track.levels.levels) {
        curve.x.push_back(result.shownAt(level.first));
        curve.y.push_back(level.value);
    }
    if (!curve.x.empty()) {
        curve.x.push_back(result.shownAt(track.levels.levels.back().last + 1));
        curve.y.push_back(curve.y.back());
    }
    return curve;
}

void addJobs(PlotSpec& chart, const TimeResult& result, const TimeTrack& track) {
    const std::vector<timeline::BinnedJob>& jobs = track.binned.jobs;
    if (jobs.size() < 2) {
        return;
    }
    if (jobs.size() <= kMostJobLines) {
        for (const timeline::BinnedJob& job : jobs) {
            Curve curve = stepsOf(result, job.values);
            curve.name = visibleText(job.name);
            curve.ink = {Tone::quiet};
            curve.labelled = false;
            chart.curves.push_back(std::move(curve));
        }
        return;
    }
    Ribbon band{Words::tr("smallest to largest job"), {}, {}, {}};
    for (std::size_t bin = 0; bin < result.grid.count; ++bin) {
        double low = std::numeric_limits<double>::infinity();
        double high = -low;
        for (const timeline::BinnedJob& job : jobs) {
            low = std::isfinite(job.values[bin]) ? std::min(low, job.values[bin]) : low;
            high = std::isfinite(job.values[bin]) ? std::max(high, job.values[bin]) : high;
        }
        if (low <= high) {
            band.x.push_back(result.shownAt(bin) + result.grid.width / 2.0);
            band.low.push_back(low);
            band.high.push_back(high);
        }
    }
    chart.ribbons.push_back(std::move(band));
}

AxisSpec valueAxis(const PlotSpec& chart, const timeline::BinnedQuantity& binned) {
    double low = std::numeric_limits<double>::infinity();
    double high = 0.0;
    for (const Curve& curve : chart.curves) {
        for (const double value : curve.y) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    AxisSpec axis;
    const QString name = visibleText(binned.name);
    axis.label = binned.unit.empty() ? name : Words::tr("%1 (%2)").arg(name, visibleText(binned.unit));
    axis.unitMissing = binned.unit.empty();
    axis.scale = low > 0.0 && high > kLogFrom * low ? Scale::log10 : Scale::linear;
    return axis;
}

AxisSpec timeAxis(const TimeResult& result) {
    AxisSpec axis;
    axis.label = !result.grid.absolute
                     ? Words::tr("time since the start (s)")
                     : Words::tr("time since %1 (s)").arg(QString::fromStdString(data::isoText(result.grid.origin)));
    axis.range = std::pair(result.shownAt(0), result.shownAt(result.grid.count));
    return axis;
}

void addMarks(PlotSpec& chart, const TimeResult& result, const TimeTrack& track) {
    const std::vector<timeline::ChangePoint> points = changePointsOf(track.levels);
    for (std::size_t i = 0; i < std::min(points.size(), kMostChangeLines); ++i) {
        GuideLine line;
        line.at = result.shownAt(points[i].bin);
        line.dash = Dash::dotted;
        chart.guides.push_back(line);
    }
}

}  // namespace

FacetsSpec timeCharts(const TimeResult& result) {
    FacetsSpec charts;
    const std::size_t logs = result.logs.size();
    charts.title = logs == 1 ? visibleText(result.logs.front().name) : Words::tr("%n log(s)", "", counted(logs));
    charts.subtitle = Words::tr("%n bin(s) of %1 s. Steps: values; dark lines: levels found; dotted: change points.",
                                "", counted(result.grid.count))
                          .arg(plainText(result.grid.width, 6));
    charts.mostColumns = 1;
    for (const TimeTrack& track : result.tracks) {
        const QString name = visibleText(track.binned.name);
        const bool goesOn = !charts.panels.empty() && charts.panels.back().title == name && !track.beside;
        if (!goesOn) {
            PlotSpec chart;
            chart.title = name;
            chart.x = timeAxis(result);
            addJobs(chart, result, track);
            charts.panels.push_back(std::move(chart));
        }
        PlotSpec& chart = charts.panels.back();
        const auto slot = static_cast<int>(
            std::ranges::count_if(chart.curves, [](const Curve& curve) { return curve.ink.tone == Tone::series; }));
        chart.curves.push_back(trackCurve(result, track, slot));
        if (track.levels.levels.size() > 1) {
            chart.curves.push_back(levelCurve(result, track));
            addMarks(chart, result, track);
        }
        chart.y = valueAxis(chart, track.binned);
        if (result.span && !goesOn) {
            chart.bands.push_back(
                {Side::vertical, result.shownAt(result.span->first), result.shownAt(result.span->end), Tone::look, {}});
        }
    }
    return charts;
}

PlotSpec timeLagChart(const TimeResult& result) {
    PlotSpec chart;
    const QString subject = trackName(result.tracks[result.subject].binned);
    chart.title = Words::tr("What goes with %1").arg(subject);
    chart.subtitle = Words::tr("Rank correlation of the quantity at t − lag with %1 at t.").arg(subject);
    chart.x.label = Words::tr("lag (s)");
    chart.y.label = Words::tr("rₛ");
    chart.y.range = std::pair(-1.0, 1.0);
    GuideLine zero;
    zero.side = Side::horizontal;
    chart.guides.push_back(zero);
    int slot = 0;
    for (const TimePair& pair : result.pairs) {
        Curve curve;
        curve.name = trackName(result.tracks[pair.track].binned);
        curve.ink = {Tone::series, slot++};
        for (std::ptrdiff_t lag = -pair.lags.most; lag <= pair.lags.most; ++lag) {
            if (const auto value = pair.lags.at(lag)) {
                curve.x.push_back(result.grid.width * static_cast<double>(lag));
                curve.y.push_back(*value);
            }
        }
        curve.marker = curve.x.size() > kMostMarkers ? Marker::none : Marker::circle;
        if (!curve.x.empty()) {
            chart.curves.push_back(std::move(curve));
        }
    }
    return chart;
}

}  // namespace greyscope::widgets
