#include "app/analyses/time/time_request.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "core/base/contains.h"
#include "core/base/quantile.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/units.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using base::ErrorCode;
using base::Expected;
using base::fail;
using timeline::LogBins;
using timeline::LogQuantity;
using timeline::TimeLog;
using widgets::TimeResult;
using widgets::TimeTrack;
using widgets::Words;

namespace {

constexpr double kLagSeconds = 10.0;
constexpr std::size_t kFewestLags = 10;
constexpr std::size_t kMostLags = 100;

TimeTable tableOf(const StudyTable& table) {
    return {table.name, table.dataset,
            table.roles.metrics.empty() ? timeline::statedRoles(*table.dataset) : table.roles};
}

std::vector<TimeTable> tablesNamed(const Study& study, const std::vector<std::string>& names) {
    std::vector<TimeTable> tables;
    for (const std::string& name : names) {
        if (const StudyTable* table = study.table(name); table != nullptr && table->dataset != nullptr) {
            tables.push_back(tableOf(*table));
        }
    }
    return tables;
}

/// The active table and the others that the same program wrote.
std::vector<TimeTable> alikeTables(const Study& study) {
    const StudyTable* const active = study.activeTable();
    std::vector<TimeTable> tables;
    for (const StudyTable& table : study.tables) {
        const bool alike = active != nullptr && active->report != nullptr && table.report != nullptr &&
                           table.report->format == active->report->format &&
                           !base::contains(study.time.with, table.name);
        if (table.dataset != nullptr && (&table == active || alike)) {
            tables.push_back(tableOf(table));
        }
    }
    return tables;
}

std::vector<TimeLog> logsOf(const std::vector<TimeTable>& tables, std::vector<std::string>& without) {
    std::vector<TimeLog> logs;
    for (const TimeTable& table : tables) {
        auto log = timeline::timeLogOf(table.name, table.dataset, table.roles);
        log ? logs.push_back(std::move(*log)) : without.push_back(table.name);
    }
    return logs;
}

/// The first rate and the first time, in the order of the logs, or else the first quantity.
std::vector<std::string> usualQuantities(const std::vector<TimeLog>& logs) {
    const std::vector<LogQuantity> all = timeline::quantitiesOf(logs);
    std::vector<std::string> names;
    const auto rate = std::ranges::find_if(all, &LogQuantity::adds);
    const auto time =
        std::ranges::find_if(all, [](const LogQuantity& each) { return data::unitFactor(each.unit, "s").has_value(); });
    for (const auto& found : {rate, time}) {
        if (found != all.end()) {
            names.push_back(found->column);
        }
    }
    if (names.empty() && !all.empty()) {
        names.push_back(all.front().column);
    }
    return names;
}

double medianOf(const timeline::BinnedQuantity& binned) {
    std::vector<double> known;
    std::ranges::copy_if(binned.values, std::back_inserter(known), [](double value) { return std::isfinite(value); });
    return known.empty() ? 0.0 : base::quantileAmong(known, 0.5);
}

void convert(timeline::BinnedQuantity& binned, const std::string& unit) {
    const double factor = data::unitFactor(binned.unit, unit).value_or(1.0);
    for (double& value : binned.values) {
        value *= factor;
    }
    for (timeline::BinnedJob& job : binned.jobs) {
        for (double& value : job.values) {
            value *= factor;
        }
    }
    binned.unit = unit;
}

/// Converts the times of a chart into the largest of ns, us, ms and s in which one of their medians is at least 1.
void makeReadable(std::vector<timeline::BinnedQuantity>& binned) {
    double median = 0.0;
    for (const timeline::BinnedQuantity& each : binned) {
        median = std::max(median, medianOf(each));
    }
    for (const char* unit : {"s", "ms", "us", "ns"}) {
        const auto factor = data::unitFactor(binned.front().unit, unit);
        if (factor && *factor * median >= 1.0) {
            for (timeline::BinnedQuantity& each : binned) {
                convert(each, unit);
            }
            return;
        }
    }
}

/// Bins a quantity; `how` applies to the quantities that it suits, unless these were asked for.
Expected<void> addTracks(TimeResult& result, const LogBins& bins, const std::string& name, const TimeRequest& request,
                         bool beside, base::Progress& progress) {
    timeline::WantedQuantity wanted{name, {}};
    if (!beside && request.aggregate != data::Aggregation::none) {
        wanted.how = {request.aggregate};
    }
    auto binned = bins.bin(wanted, progress);
    if (!binned && binned.error().code == ErrorCode::optionConflict && request.quantities.empty() &&
        !wanted.how.empty()) {
        binned = bins.bin({name, {}}, progress);
    }
    std::vector<timeline::BinnedQuantity> tracks = GREYSCOPE_TRY(std::move(binned));
    makeReadable(tracks);
    for (timeline::BinnedQuantity& each : tracks) {
        result.tracks.push_back({std::move(each), {}, {}, beside});
    }
    return {};
}

/// Whether one of the tracks is combined as requested.
bool obeys(const TimeResult& result, const data::Aggregation& how) {
    return how == data::Aggregation::none ||
           std::ranges::any_of(result.tracks, [&](const TimeTrack& track) { return track.binned.how == how; });
}

/// The bins of a span of the axis. Error: optionOutOfRange if it has no bin.
Expected<timeline::BinRange> binsOf(const TimeResult& result, const TimeSpan& span, const char* option) {
    const double first = result.shownAt(0);
    const double width = result.grid.width;
    const auto count = static_cast<double>(result.grid.count);
    const double from = std::clamp(std::round((span.from - first) / width), 0.0, count);
    const double to = std::clamp(std::round((span.to - first) / width), 0.0, count);
    if (!(to > from)) {
        return fail(ErrorCode::optionOutOfRange,
                    {option, base::toText(span.from) + ":" + base::toText(span.to),
                     "[" + base::toText(first) + ", " + base::toText(result.shownAt(result.grid.count)) + "] s"});
    }
    return timeline::BinRange{static_cast<std::size_t>(from), static_cast<std::size_t>(to)};
}

Expected<void> addSpan(TimeResult& result, const TimeRequest& request) {
    if (!request.span) {
        return request.baseline
                   ? fail(ErrorCode::optionMissing, {"--span", "FROM:TO, with which the baseline is compared"})
                   : Expected<void>();
    }
    result.span = GREYSCOPE_TRY(binsOf(result, *request.span, "--span"));
    result.baseline = timeline::BinRange{0, result.grid.count};
    if (request.baseline) {
        result.baseline = GREYSCOPE_TRY(binsOf(result, *request.baseline, "--baseline"));
    }
    for (TimeTrack& track : result.tracks) {
        track.span = timeline::spanChange(track.binned.values, result.grid.width, *result.span, *result.baseline);
    }
    return {};
}

/// Correlates all tracks with the last one of the logs: the longest latency if there is one.
void addPairs(TimeResult& result) {
    const auto beside = std::ranges::find_if(result.tracks, &TimeTrack::beside);
    result.subject = static_cast<std::size_t>(beside - result.tracks.begin()) - 1;
    const auto lags = static_cast<std::size_t>(std::clamp(
        std::ceil(kLagSeconds / result.grid.width), static_cast<double>(kFewestLags), static_cast<double>(kMostLags)));
    for (std::size_t track = 0; track < result.tracks.size(); ++track) {
        const bool same = result.tracks[track].binned.name == result.tracks[result.subject].binned.name &&
                          !result.tracks[track].beside;
        if (!same) {
            result.pairs.push_back(
                {track, timeline::lagCorrelation(result.tracks[track].binned.values,
                                                 result.tracks[result.subject].binned.values, lags)});
        }
    }
}

}  // namespace

std::variant<TimeRequest, widgets::Empty> timeRequest(const Study& study) {
    const TimeChoices& choices = study.time;
    TimeRequest request{choices.logs.empty() ? alikeTables(study) : tablesNamed(study, choices.logs),
                        tablesNamed(study, choices.with),
                        choices.quantities,
                        choices.aggregate,
                        {choices.bin, choices.align},
                        choices.span,
                        choices.baseline};
    if (request.logs.empty()) {
        return widgets::Empty{Words::tr("A log with a column of times is needed."), Words::tr("Open...")};
    }
    return request;
}

Expected<TimeResult> timeOf(const TimeRequest& request, base::Progress& progress) {
    TimeResult result;
    std::vector<TimeLog> logs = logsOf(request.logs, result.without);
    if (logs.empty()) {
        return fail(ErrorCode::nothingToDraw,
                    {"time", Words::tr("no column is a time along which the rows ascend").toStdString(), "", ""});
    }
    for (const TimeLog& log : logs) {
        result.logs.push_back({log.name, log.clock, log.row == timeline::LogRow::operation, log.table->rowCount()});
    }
    const auto names = request.quantities.empty() ? usualQuantities(logs) : request.quantities;
    const LogBins bins = GREYSCOPE_TRY(LogBins::of(std::move(logs), request.bins, progress));
    result.grid = bins.grid();
    for (const std::string& name : names) {
        GREYSCOPE_TRY(addTracks(result, bins, name, request, false, progress));
    }
    if (!obeys(result, request.aggregate)) {
        return fail(ErrorCode::optionConflict, {"--aggregate " + data::aggregationName(request.aggregate),
                                                "logs whose rows are averages, of quantities that do not add up"});
    }
    for (TimeLog& log : logsOf(request.with, result.without)) {
        result.logs.push_back({log.name, log.clock, log.row == timeline::LogRow::operation, log.table->rowCount()});
        std::vector<LogQuantity> all = timeline::quantitiesOf({&log, 1});
        all.resize(std::min(all.size(), kMostBeside));
        const LogBins own = GREYSCOPE_TRY(LogBins::on(result.grid, {std::move(log)}, progress));
        for (const LogQuantity& quantity : all) {
            GREYSCOPE_TRY(addTracks(result, own, quantity.column, request, true, progress));
        }
    }
    for (TimeTrack& track : result.tracks) {
        track.levels = track.beside ? timeline::TimeLevels() : timeline::levelsOf(track.binned.values);
    }
    GREYSCOPE_TRY(addSpan(result, request));
    addPairs(result);
    return result;
}

}  // namespace greyscope::app
