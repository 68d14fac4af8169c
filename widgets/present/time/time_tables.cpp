#include "widgets/present/time/time_tables.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

#include "core/base/names.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

using timeline::NoRatio;

std::optional<double> known(double value) {
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

std::string keyOf(const timeline::BinnedQuantity& binned) {
    return binned.name + "_" + data::aggregationName(binned.how);
}

/// The keys of the tracks; a second log with the same quantity gets a number.
std::vector<std::string> keysOf(const TimeResult& result) {
    std::vector<std::string> keys;
    for (const TimeTrack& track : result.tracks) {
        std::string key = keyOf(track.binned);
        for (int number = 2; std::ranges::find(keys, key) != keys.end(); ++number) {
            key = keyOf(track.binned) + "_" + std::to_string(number);
        }
        keys.push_back(std::move(key));
    }
    return keys;
}

TableColumn unitColumn() {
    return {.key = "unit", .heading = Words::tr("unit"), .isText = true};
}

TableColumn timeColumn(const char* key, const QString& heading) {
    return {.key = key, .heading = heading, .unit = QStringLiteral("s"), .digits = {Digits::Kind::significant, 6}};
}

const char* whyName(NoRatio why) {
    switch (why) {
        case NoRatio::none:
            return "";
        case NoRatio::noValues:
            return "no-values";
        case NoRatio::baselineNearZero:
            return "baseline-near-zero";
        case NoRatio::tooShort:
            return "too-short";
    }
    return "";
}

QString whyText(NoRatio why) {
    switch (why) {
        case NoRatio::none:
            return {};
        case NoRatio::noValues:
            return Words::tr("no values");
        case NoRatio::baselineNearZero:
            return Words::tr("baseline near 0");
        case NoRatio::tooShort:
            return Words::tr("too short for an interval");
    }
    return {};
}

}  // namespace

QString trackName(const timeline::BinnedQuantity& binned) {
    const QString name = visibleText(binned.name);
    return Words::tr("%1, %2").arg(name, QString::fromStdString(data::aggregationName(binned.how)));
}

Table timeLogTable(const TimeResult& result) {
    Table table{"logs", Words::tr("Logs")};
    table.columns = {{.key = "log", .heading = Words::tr("log"), .isText = true},
                     {.key = "rows", .heading = Words::tr("rows")},
                     {.key = "row", .heading = Words::tr("a row is"), .isText = true},
                     {.key = "time_column", .heading = Words::tr("time"), .isText = true},
                     {.key = "clock", .heading = Words::tr("counts from"), .isText = true}};
    for (const TimeLogUse& log : result.logs) {
        table.rows.push_back({log.name, log.rows,
                              log.operations ? TableCell(std::string("operation"), Words::tr("an operation"))
                                             : TableCell(std::string("average"), Words::tr("an average")),
                              log.clock.column,
                              log.clock.counted ? TableCell(std::string("reports"), Words::tr("first report, 1 s each"))
                              : log.clock.absolute ? TableCell(std::string("absolute"), Words::tr("calendar or clock"))
                                                   : TableCell(std::string("start"), Words::tr("start of the log"))});
    }
    return table;
}

Table timeTrackTable(const TimeResult& result) {
    Table table{"quantities", Words::tr("Quantities")};
    table.columns = {{.key = "quantity", .heading = Words::tr("quantity"), .isText = true},
                     unitColumn(),
                     {.key = "aggregate", .heading = Words::tr("combined by"), .isText = true},
                     {.key = "jobs", .heading = Words::tr("jobs")},
                     {.key = "rows", .heading = Words::tr("rows")},
                     {.key = "used", .heading = Words::tr("used")},
                     {.key = "without_time", .heading = Words::tr("without time")},
                     {.key = "without_value", .heading = Words::tr("without value")},
                     {.key = "outside", .heading = Words::tr("outside the bins")},
                     {.key = "gaps", .heading = Words::tr("empty bins")}};
    for (const TimeTrack& track : result.tracks) {
        const timeline::BinnedQuantity& binned = track.binned;
        table.rows.push_back({binned.name, binned.unit, data::aggregationName(binned.how), binned.jobCount,
                              binned.account.rows, binned.account.used, binned.account.withoutTime,
                              binned.account.withoutValue, binned.account.outside, binned.gaps});
    }
    return table;
}

Table timeBinTable(const TimeResult& result) {
    Table table{"bins", Words::tr("Bins")};
    table.columns = {timeColumn("time_s", Words::tr("time"))};
    const std::vector<std::string> keys = keysOf(result);
    for (std::size_t track = 0; track < keys.size(); ++track) {
        const timeline::BinnedQuantity& binned = result.tracks[track].binned;
        table.columns.push_back(
            {.key = keys[track], .heading = trackName(binned), .unit = QString::fromStdString(binned.unit)});
    }
    for (std::size_t bin = 0; bin < result.grid.count; ++bin) {
        std::vector<TableCell> row{result.shownAt(bin)};
        for (const TimeTrack& track : result.tracks) {
            row.emplace_back(known(track.binned.values[bin]));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table timeJobTable(const TimeResult& result) {
    Table table{"jobs", Words::tr("Jobs")};
    table.columns = {{.key = "quantity", .heading = Words::tr("quantity"), .isText = true},
                     {.key = "job", .heading = Words::tr("job"), .isText = true},
                     timeColumn("time_s", Words::tr("time")),
                     {.key = "value", .heading = Words::tr("value")}};
    for (const TimeTrack& track : result.tracks) {
        const auto& jobs = track.binned.jobs;
        for (const timeline::BinnedJob& job :
             jobs.size() > 1 && jobs.size() <= kMostJobLines ? jobs : std::vector<timeline::BinnedJob>()) {
            for (std::size_t bin = 0; bin < result.grid.count; ++bin) {
                if (const auto value = known(job.values[bin])) {
                    table.rows.push_back({track.binned.name, job.name, result.shownAt(bin), value});
                }
            }
        }
    }
    return table;
}

Table timeChangeTable(const TimeResult& result) {
    Table table{"changes", Words::tr("Change points")};
    table.columns = {timeColumn("time_s", Words::tr("at")),
                     {.key = "quantity", .heading = Words::tr("quantity"), .isText = true},
                     unitColumn(),
                     {.key = "before", .heading = Words::tr("level before"), .digits = {Digits::Kind::significant, 4}},
                     {.key = "after", .heading = Words::tr("level after"), .digits = {Digits::Kind::significant, 4}},
                     {.key = "ratio", .heading = Words::tr("after ÷ before"), .digits = {Digits::Kind::ratio, 3}}};
    const std::vector<std::string> keys = keysOf(result);
    for (std::size_t track = 0; track < keys.size(); ++track) {
        const timeline::TimeLevels& found = result.tracks[track].levels;
        const std::vector<timeline::ChangePoint> points = changePointsOf(found);
        for (std::size_t i = 0; i < points.size(); ++i) {
            table.rows.push_back(
                {result.shownAt(points[i].bin), TableCell(keys[track], trackName(result.tracks[track].binned)),
                 result.tracks[track].binned.unit, found.levels[i].value, found.levels[i + 1].value, points[i].ratio});
        }
    }
    std::ranges::stable_sort(table.rows, {}, [](const auto& row) { return row.front().number().value_or(0.0); });
    return table;
}

Table timeSpanTable(const TimeResult& result) {
    Table table{"span", Words::tr("Span and baseline")};
    constexpr Digits kFour{Digits::Kind::significant, 4};
    constexpr Digits kRatio{Digits::Kind::ratio, 3};
    table.columns = {{.key = "quantity", .heading = Words::tr("mean of bins"), .isText = true},
                     unitColumn(),
                     {.key = "in_span", .heading = Words::tr("in the span"), .digits = kFour},
                     {.key = "in_baseline", .heading = Words::tr("baseline"), .digits = kFour},
                     {.key = "ratio", .heading = Words::tr("span ÷ baseline"), .digits = kRatio},
                     {.key = "low", .heading = Words::tr("95 % from"), .digits = kRatio},
                     {.key = "high", .heading = Words::tr("to"), .digits = kRatio},
                     {.key = "why", .heading = Words::tr("remark"), .isText = true}};
    const std::vector<std::string> keys = keysOf(result);
    for (std::size_t track = 0; track < keys.size(); ++track) {
        const auto& change = result.tracks[track].span;
        if (change) {
            const auto& interval = change->interval;
            table.rows.push_back({TableCell(keys[track], trackName(result.tracks[track].binned)),
                                  result.tracks[track].binned.unit, change->inSpan, change->inBaseline, change->ratio,
                                  interval ? std::optional(interval->low) : std::nullopt,
                                  interval ? std::optional(interval->high) : std::nullopt,
                                  TableCell(std::string(whyName(change->why)), whyText(change->why))});
        }
    }
    return table;
}

Table timePairTable(const TimeResult& result) {
    Table table{"goes_with", Words::tr("Goes with %1").arg(trackName(result.tracks[result.subject].binned))};
    table.columns = {{.key = "quantity", .heading = Words::tr("quantity"), .isText = true},
                     {.key = "bins", .heading = Words::tr("bins")},
                     {.key = "spearman", .heading = Words::tr("rₛ, lag 0"), .digits = decimals(3)},
                     timeColumn("best_lag_s", Words::tr("best lag")),
                     {.key = "spearman_at_best", .heading = Words::tr("rₛ there"), .digits = decimals(3)}};
    const std::vector<std::string> keys = keysOf(result);
    for (const TimePair& pair : result.pairs) {
        const auto best = pair.lags.at(pair.lags.best);
        table.rows.push_back(
            {TableCell(keys[pair.track], trackName(result.tracks[pair.track].binned)), pair.lags.bins, pair.lags.at(0),
             best ? std::optional(result.grid.width * static_cast<double>(pair.lags.best)) : std::nullopt, best});
    }
    return table;
}

Table timeLagTable(const TimeResult& result) {
    Table table{"lags", Words::tr("Rank correlation by lag")};
    table.columns = {{.key = "quantity", .heading = Words::tr("quantity"), .isText = true},
                     timeColumn("lag_s", Words::tr("lag")),
                     {.key = "spearman", .heading = Words::tr("rₛ"), .digits = decimals(3)}};
    const std::vector<std::string> keys = keysOf(result);
    for (const TimePair& pair : result.pairs) {
        for (std::ptrdiff_t lag = -pair.lags.most; lag <= pair.lags.most; ++lag) {
            table.rows.push_back({keys[pair.track], result.grid.width * static_cast<double>(lag), pair.lags.at(lag)});
        }
    }
    return table;
}

std::vector<Table> timeTables(const TimeResult& result) {
    return {timeBinTable(result),  timeLogTable(result),  timeTrackTable(result), timeChangeTable(result),
            timeSpanTable(result), timePairTable(result), timeLagTable(result),   timeJobTable(result)};
}

}  // namespace greyscope::widgets
