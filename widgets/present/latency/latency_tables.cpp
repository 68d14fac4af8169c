#include "widgets/present/latency/latency_tables.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

#include "widgets/present/latency/latency_curves.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

using latency::DistributionOrigin;
using latency::IntervalKind;
using latency::Percentile;
using latency::Trust;

constexpr int kLatencyDigits = 3;  // of a latency for people; bins are 1/64 of a power of two wide

const char* trustName(Trust trust) {
    switch (trust) {
        case Trust::reliable:
            return "reliable";
        case Trust::fewAbove:
            return "few above";
        case Trust::countUnknown:
            return "count unknown";
        case Trust::notReported:
            break;
    }
    return "not reported";
}

QString trustText(Trust trust) {
    switch (trust) {
        case Trust::reliable:
            return Words::tr("reliable");
        case Trust::fewAbove:
            return Words::tr("few above");
        case Trust::countUnknown:
            return Words::tr("count unknown");
        case Trust::notReported:
            break;
    }
    return Words::tr("not reported");
}

const char* intervalName(IntervalKind kind) {
    return kind == IntervalKind::blocks ? "blocks" : kind == IntervalKind::orders ? "orders" : "none";
}

const char* originName(DistributionOrigin origin) {
    switch (origin) {
        case DistributionOrigin::samples:
            return "samples";
        case DistributionOrigin::bins:
            return "bins";
        case DistributionOrigin::percentiles:
            return "percentiles with counts";
        case DistributionOrigin::printed:
            break;
    }
    return "printed percentiles";
}

QString originText(DistributionOrigin origin) {
    switch (origin) {
        case DistributionOrigin::samples:
            return Words::tr("samples");
        case DistributionOrigin::bins:
            return Words::tr("bins");
        case DistributionOrigin::percentiles:
            return Words::tr("percentiles with counts");
        case DistributionOrigin::printed:
            break;
    }
    return Words::tr("printed percentiles");
}

TableCell shownCell(const std::optional<double>& value, const LatencyUnit& unit) {
    return value ? TableCell(inUnit(*value, unit)) : TableCell();
}

TableCell knownCount(std::uint64_t count) {
    return count > 0 ? TableCell(count) : TableCell();
}

TableColumn latencyColumn(const char* key, const QString& heading, const LatencyUnit& unit) {
    return {.key = key, .heading = heading, .unit = unit.name, .digits = {Digits::Kind::significant, kLatencyDigits}};
}

/// Returns "p99.9 of a (3 above), p99.99 of b (0 above)", of many the first ones.
QString namesOf(const LatencyResult& result, Trust trust) {
    constexpr qsizetype kNamed = 6;
    QStringList names;
    for (const ShownLatencies& run : result.runs) {
        for (const Percentile& percentile : run.percentiles) {
            if (percentile.trust == trust) {
                const QString name =
                    Words::tr("p%1 of %2").arg(percentileText(percentile.share), visibleText(run.name));
                names << (trust == Trust::fewAbove && percentile.above
                              ? Words::tr("%1 (%2 above)").arg(name, QString::number(*percentile.above))
                              : name);
            }
        }
    }
    return names.isEmpty() ? QString() : listed(names.mid(0, kNamed), static_cast<std::size_t>(names.size()));
}

bool anyRun(const LatencyResult& result, DistributionOrigin origin) {
    return std::any_of(result.runs.begin(), result.runs.end(),
                       [&](const ShownLatencies& run) { return run.distribution.origin() == origin; });
}

bool anyInterval(const LatencyResult& result, IntervalKind kind) {
    return std::any_of(result.runs.begin(), result.runs.end(), [&](const ShownLatencies& run) {
        return std::any_of(run.percentiles.begin(), run.percentiles.end(),
                           [&](const Percentile& percentile) { return percentile.kind == kind; });
    });
}

QString columnsText(const std::vector<std::string>& names) {
    QStringList list;
    for (const std::string& name : names) {
        list << visibleText(name);
    }
    return enumerated(list);
}

void addAccountRemarks(const LatencyResult& result, std::vector<Remark>& remarks) {
    for (const LatencyAccount& account : result.accounts) {
        const QString table = account.table.empty() ? QString() : visibleText(account.table);
        const auto of = [&](const QString& text) { return table.isEmpty() ? text : withColon(table, text); };
        if (!account.kind.empty()) {
            remarks.push_back({"kind", Remark::Kind::info,
                               of(Words::tr("Latencies of the kind %1 are shown; the table also has %2.")
                                      .arg(visibleText(account.kind), columnsText(account.otherKinds))),
                               "--kind"});
        }
        if (!account.merged.empty()) {
            remarks.push_back(
                {"merged", Remark::Kind::info,
                 of(Words::tr("The rows of a run are added whatever their %1.").arg(columnsText(account.merged))),
                 "--series"});
        }
        if (account.negative > 0) {
            remarks.push_back({"negative", Remark::Kind::look,
                               of(Words::tr("%n rows with a negative latency or count are left out.", nullptr,
                                            counted(account.negative)))});
        }
    }
}

void addMethodRemarks(const LatencyResult& result, std::vector<Remark>& remarks) {
    if (anyRun(result, DistributionOrigin::bins)) {
        remarks.push_back({"bins", Remark::Kind::info,
                           Words::tr("A percentile of bins is the middle of the bin that contains its rank.")});
    }
    if (anyRun(result, DistributionOrigin::percentiles)) {
        remarks.push_back({"spectrum", Remark::Kind::info,
                           Words::tr("Between the listed percentiles, a percentile is the next larger one that is "
                                     "listed.")});
    }
    if (anyInterval(result, IntervalKind::blocks)) {
        remarks.push_back(
            {"blocks", Remark::Kind::info,
             Words::tr("95 % intervals of runs with 10 and more blocks of time: whole blocks are drawn anew %1 times, "
                       "since successive latencies are not independent.")
                 .arg(result.options.draws)});
    }
    if (anyInterval(result, IntervalKind::orders)) {
        remarks.push_back(
            {"orders", Remark::Kind::info,
             Words::tr("95 % intervals of runs with fewer than 10 blocks of time are between order statistics. "
                       "They assume independent latencies and are too narrow if the load changes.")});
    }
    if (result.shift) {
        remarks.push_back({"simultaneous", Remark::Kind::info,
                           Words::tr("The simultaneous intervals hold together for all %n ratios with 95 %.", nullptr,
                                     counted(result.shift->ratios.size()))});
    }
    if (result.shift && !result.shift->leftOut.empty()) {
        QStringList names;
        for (const double share : result.shift->leftOut) {
            names << QLatin1Char('p') + percentileText(share);
        }
        remarks.push_back(
            {"not-compared", Remark::Kind::look,
             Words::tr("Not compared, because one of the runs has too few values above: %1.").arg(listed(names))});
    }
}

}  // namespace

Table percentileTable(const LatencyResult& result) {
    const LatencyUnit unit = shownUnit(result);
    Table table{"percentiles", Words::tr("Percentiles")};
    table.columns = {{.key = "run", .heading = Words::tr("run"), .isText = true},
                     {.key = "percentile",
                      .heading = Words::tr("percentile"),
                      .unit = QStringLiteral("%"),
                      .digits = {Digits::Kind::significant, 10}},
                     latencyColumn("latency", Words::tr("latency"), unit),
                     latencyColumn("low", Words::tr("95 % low"), unit),
                     latencyColumn("high", Words::tr("95 % high"), unit),
                     {.key = "above", .heading = Words::tr("values above")},
                     {.key = "n", .heading = Words::tr("n")},
                     {.key = "trust", .heading = Words::tr("trust"), .isText = true},
                     {.key = "interval", .heading = Words::tr("interval"), .isText = true, .in = kData},
                     latencyColumn("bin_low", Words::tr("bin low"), unit),
                     latencyColumn("bin_high", Words::tr("bin high"), unit)};
    table.columns[9].in = table.columns[10].in = kData;
    for (const ShownLatencies& run : result.runs) {
        for (const Percentile& percentile : run.percentiles) {
            const auto end = [&](double stats::Interval::*which) {
                const bool known = percentile.interval && std::isfinite((*percentile.interval).*which);
                return known ? TableCell(inUnit((*percentile.interval).*which, unit)) : TableCell();
            };
            const auto bin = [&](double edge) {
                return percentile.value ? TableCell(inUnit(edge, unit)) : TableCell();
            };
            table.rows.push_back({run.name,
                                  100.0 * percentile.share,
                                  shownCell(percentile.value, unit),
                                  end(&stats::Interval::low),
                                  end(&stats::Interval::high),
                                  percentile.above ? TableCell(*percentile.above) : TableCell(),
                                  knownCount(run.distribution.count()),
                                  {std::string(trustName(percentile.trust)), trustText(percentile.trust)},
                                  {std::string(intervalName(percentile.kind))},
                                  bin(percentile.low),
                                  bin(percentile.high)});
        }
    }
    return table;
}

Table shiftTable(const LatencyResult& result) {
    const LatencyUnit unit = shownUnit(result);
    Table table{"shift", Words::tr("Ratio of two runs by percentile")};
    const Digits ratio{Digits::Kind::ratio, 3};
    table.columns = {{.key = "percentile",
                      .heading = Words::tr("percentile"),
                      .unit = QStringLiteral("%"),
                      .digits = {Digits::Kind::significant, 10}},
                     latencyColumn("first", Words::tr("first"), unit),
                     latencyColumn("second", Words::tr("second"), unit),
                     {.key = "ratio", .heading = Words::tr("ratio"), .digits = ratio},
                     {.key = "low", .heading = Words::tr("95 % low"), .digits = ratio},
                     {.key = "high", .heading = Words::tr("95 % high"), .digits = ratio},
                     {.key = "simultaneous_low", .heading = Words::tr("simultaneous low"), .digits = ratio},
                     {.key = "simultaneous_high", .heading = Words::tr("simultaneous high"), .digits = ratio},
                     {.key = "verdict", .heading = Words::tr("verdict"), .isText = true}};
    for (const latency::QuantileRatio& each :
         result.shift ? result.shift->ratios : std::vector<latency::QuantileRatio>()) {
        const char* verdict = !each.decided() ? "undecided" : each.ratio > 1.0 ? "slower" : "faster";
        const QString words = !each.decided()    ? Words::tr("undecided")
                              : each.ratio > 1.0 ? Words::tr("slower")
                                                 : Words::tr("faster");
        table.rows.push_back({100.0 * each.share,
                              inUnit(each.first, unit),
                              inUnit(each.second, unit),
                              each.ratio,
                              each.interval.low,
                              each.interval.high,
                              each.simultaneous.low,
                              each.simultaneous.high,
                              {std::string(verdict), words}});
    }
    return table;
}

Table latencyCurveTable(const LatencyResult& result, LatencyCurve kind) {
    const LatencyUnit unit = shownUnit(result);
    Table table{"curve", Words::tr("Points of the chart")};
    const bool alongPercentiles = kind == LatencyCurve::percentile;
    table.columns = {{.key = "run", .heading = Words::tr("run"), .isText = true},
                     latencyColumn("latency", Words::tr("latency"), unit)};
    if (kind == LatencyCurve::histogram) {
        table.columns.push_back(latencyColumn("until", Words::tr("until"), unit));
    }
    table.columns.push_back({.key = alongPercentiles ? "percentile" : "share", .heading = Words::tr("share")});
    if (alongPercentiles) {
        table.columns.push_back({.key = "reliable", .heading = Words::tr("reliable")});
    }
    for (std::size_t run = 0; run < result.runs.size(); ++run) {
        for (const LatencyPoint& point : latencyPoints(result, run, kind)) {
            auto& row = table.rows.emplace_back(std::vector<TableCell>{result.runs[run].name, point.latency});
            if (kind == LatencyCurve::histogram) {
                row.emplace_back(point.until);
            }
            row.emplace_back(alongPercentiles ? 100.0 * point.share : point.share);
            if (alongPercentiles) {
                row.emplace_back(point.reliable);
            }
        }
    }
    return table;
}

Table latencyRunTable(const LatencyResult& result) {
    const LatencyUnit unit = shownUnit(result);
    Table table{"runs", Words::tr("Runs")};
    table.columns = {{.key = "run", .heading = Words::tr("run"), .isText = true},
                     {.key = "n", .heading = Words::tr("n")},
                     {.key = "from", .heading = Words::tr("from"), .isText = true},
                     latencyColumn("least", Words::tr("least"), unit),
                     latencyColumn("greatest", Words::tr("greatest"), unit),
                     {.key = "blocks", .heading = Words::tr("blocks of time")},
                     {.key = "n_with_time", .heading = Words::tr("values with a time"), .in = kData}};
    for (const ShownLatencies& run : result.runs) {
        const bool hasCounts = run.distribution.hasCounts();
        const auto& values = run.distribution.values();
        table.rows.push_back(
            {run.name,
             knownCount(run.distribution.count()),
             {std::string(originName(run.distribution.origin())), originText(run.distribution.origin())},
             hasCounts ? TableCell(inUnit(values.front(), unit)) : TableCell(),
             hasCounts ? TableCell(inUnit(values.back(), unit)) : TableCell(),
             knownCount(run.blocks.blocks.size()),
             knownCount(run.blocks.count)});
    }
    return table;
}

MatrixSpec presentPercentiles(const LatencyResult& result) {
    const LatencyUnit unit = shownUnit(result);
    MatrixSpec matrix;
    matrix.title = Words::tr("Percentiles");
    const QString above = significantText(result.options.above, 6);
    matrix.subtitle = unit.name.isEmpty()
                          ? Words::tr("≈ fewer than %1 values above; – not known").arg(above)
                          : Words::tr("%1; ≈ fewer than %2 values above; – not known").arg(unit.name, above);
    matrix.columnTitle = Words::tr("percentile (%)");
    matrix.palette = Palette::none;
    matrix.table = true;
    for (const double share : result.shares) {
        matrix.columns.emplace_back().label = percentileText(share);
    }
    for (std::size_t run = 0; run < result.runs.size(); ++run) {
        const ShownLatencies& shown = result.runs[run];
        Heading heading;
        heading.label = visibleText(shown.name);
        heading.link = {{Target::series(QString::fromStdString(shown.name))},
                        {Target::series(QString::fromStdString(shown.name))}};
        heading.swatch =
            result.shift && run == result.first ? Ink{Tone::reference} : Ink{Tone::series, static_cast<int>(run)};
        matrix.rows.push_back(std::move(heading));
        for (const Percentile& percentile : shown.percentiles) {
            Cell cell;
            cell.text = QStringLiteral("–");
            if (percentile.value) {
                cell.number = inUnit(*percentile.value, unit);
                cell.text = (percentile.trust == Trust::fewAbove ? QStringLiteral("≈") : QString()) +
                            significantText(*cell.number, kLatencyDigits);
            }
            QStringList tip{Words::tr("%1 at %2 %").arg(visibleText(shown.name), percentileText(percentile.share)),
                            trustText(percentile.trust)};
            if (percentile.interval && std::isfinite(percentile.interval->low) &&
                std::isfinite(percentile.interval->high)) {
                tip << Words::tr("95 % interval %1 to %2")
                           .arg(significantText(inUnit(percentile.interval->low, unit), kLatencyDigits),
                                significantText(inUnit(percentile.interval->high, unit), kLatencyDigits));
            }
            if (percentile.above) {
                tip << Words::tr("%n values above", nullptr, counted(*percentile.above));
            }
            cell.tooltip = tip.join(QLatin1Char('\n'));
            cell.link = matrix.rows.back().link;
            matrix.cells.push_back(std::move(cell));
        }
    }
    return matrix;
}

std::vector<Remark> latencyRemarks(const LatencyResult& result) {
    std::vector<Remark> remarks;
    const auto add = [&](const char* name, Remark::Kind kind, const QString& text, const QString& names) {
        if (!names.isEmpty()) {
            remarks.push_back({name, kind, text.arg(names)});
        }
    };
    add("few-above", Remark::Kind::look,
        Words::tr("Not reliable, because fewer than %1 values are expected above: %2.")
            .arg(significantText(result.options.above, 6)),
        namesOf(result, Trust::fewAbove));
    add("count-unknown", Remark::Kind::look,
        Words::tr("It is not known from how many values these percentiles are: %1."),
        namesOf(result, Trust::countUnknown));
    add("not-reported", Remark::Kind::look,
        Words::tr("Not known, because the program did not print them and percentiles cannot be interpolated: %1."),
        namesOf(result, Trust::notReported));
    addAccountRemarks(result, remarks);
    addMethodRemarks(result, remarks);
    if (shownUnit(result).name.isEmpty()) {
        remarks.push_back({"unit", Remark::Kind::look,
                           Words::tr("The unit of the latencies is not known; the file does not state it.")});
    }
    return remarks;
}

}  // namespace greyscope::widgets
