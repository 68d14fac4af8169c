#include "core/published/replicate.h"

#include <algorithm>
#include <map>
#include <memory>
#include <numeric>
#include <tuple>

#include "core/base/try.h"
#include "core/io/reader.h"
#include "core/published/degrees.h"
#include "core/published/forecasts.h"
#include "core/published/measurements.h"
#include "core/published/parts.h"
#include "core/published/ratios.h"
#include "core/published/references.h"
#include "core/published/worked_example.h"

namespace greyscope::published {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

Expected<std::shared_ptr<const data::Dataset>> datasetOf(const Sources& sources, const std::string& name,
                                                         base::Progress& progress) {
    const auto found = sources.find(name);
    if (found == sources.end()) {
        return fail(ErrorCode::fileNotFound, {name}, {name, 0, 0});
    }
    auto imported = GREYSCOPE_TRY(io::readText(found->second, name, {}, progress));
    return imported.dataset;
}

/// Adds the parts one after the other, and reports progress between them.
Expected<void> addAll(const Material& material, Collector& items, base::Progress& progress) {
    base::NoProgress quiet;
    const std::function<Expected<void>()> parts[] = {[&]() -> Expected<void> {
                                                         addMeasurements(material, items);
                                                         return {};
                                                     },
                                                     [&] { return addDegrees(material, items, quiet); },
                                                     [&] { return addWorkedExample(material, items); },
                                                     [&] { return addForecasts(material, items, quiet); },
                                                     [&] { return addRatios(material, items, quiet); },
                                                     [&]() -> Expected<void> {
                                                         addReferences(material, items);
                                                         return {};
                                                     }};
    double done = 0.0;
    for (const auto& part : parts) {
        if (progress.cancelled()) {
            return fail(ErrorCode::cancelled);
        }
        GREYSCOPE_TRY(part());
        progress.report(++done / static_cast<double>(std::size(parts)));
    }
    return {};
}

/// Returns the sort order of a line: contradictions and other disagreements, other readings, results that cannot be
/// determined, reproduced results; then checks and identities that hold, repeats that agree, and inputs.
int urgency(const Item& item, const Judgement& judgement) {
    const bool holds = judgement.holds.value_or(false);
    switch (item.kind) {
        case ItemKind::repeat:
            return holds ? 9 : 1;
        case ItemKind::identity:
            return holds ? 8 : 2;
        case ItemKind::check:
            return holds ? 7 : 3;
        case ItemKind::input:
            return 10;
        case ItemKind::result:
            break;
    }
    switch (judgement.verdict.value_or(ItemVerdict::notDeterminable)) {
        case ItemVerdict::contradicted:
            return 0;
        case ItemVerdict::otherReading:
            return 4;
        case ItemVerdict::notDeterminable:
            return 5;
        case ItemVerdict::reproduced:
            break;
    }
    return 6;
}

/// Items with equal keys share a line.
auto lineKey(const Item& item, const Judgement& judgement) {
    return std::tuple(urgency(item, judgement), item.printed.paper, item.printed.place, item.printed.quantity,
                      item.cause, judgement.reading, judgement.cut, judgement.near);
}

void count(VerdictCounts& tally, const Item& item, const Judgement& judgement) {
    const std::size_t held = judgement.holds.value_or(false) ? 1 : 0;
    switch (item.kind) {
        case ItemKind::result:
            ++tally.verdicts[static_cast<std::size_t>(judgement.verdict.value_or(ItemVerdict::notDeterminable))];
            break;
        case ItemKind::identity:
            ++tally.identities;
            tally.holding += held;
            break;
        case ItemKind::check:
            ++tally.checks;
            tally.met += held;
            break;
        case ItemKind::repeat:
            ++tally.repeats;
            tally.agreeing += held;
            break;
        case ItemKind::input:
            ++tally.inputs;
            break;
    }
}

}  // namespace

std::size_t VerdictCounts::results() const {
    return std::accumulate(verdicts.begin(), verdicts.end(), std::size_t{0});
}

Expected<ReplicationReport> replicate(const Sources& sources, const ReplicationOptions& options,
                                      base::Progress& progress) {
    const auto published = GREYSCOPE_TRY(readPublished(sources));
    base::NoProgress quiet;
    const auto throughput = GREYSCOPE_TRY(datasetOf(sources, "lustre_throughput.csv", quiet));
    const auto example = GREYSCOPE_TRY(datasetOf(sources, "lustre_read_1_1.csv", quiet));
    Collector items;
    GREYSCOPE_TRY(addAll({published, *throughput, *example, options}, items, progress));
    return ReplicationReport{options, items.take()};
}

Judged judgeAll(const ReplicationReport& report, Tolerance tolerance, std::optional<Paper> paper) {
    Judged result;
    using Key = decltype(lineKey(report.items.front(), Judgement{}));
    std::map<Key, std::size_t> lineOf;
    for (std::size_t i = 0; i < report.items.size(); ++i) {
        const Item& item = report.items[i];
        const Judgement judgement = judge(report.items, i, tolerance);
        result.judgements.push_back(judgement);
        if (paper && item.printed.paper != *paper) {
            continue;
        }
        count(result.tally, item, judgement);
        const auto [place, added] = lineOf.emplace(lineKey(item, judgement), result.lines.size());
        if (added) {
            result.lines.push_back({{}, judgement});
        }
        result.lines[place->second].items.push_back(i);
    }
    std::stable_sort(result.lines.begin(), result.lines.end(), [&](const ReportLine& a, const ReportLine& b) {
        const auto rank = [&](const ReportLine& line) {
            const Item& item = report.items[line.items.front()];
            return std::pair(urgency(item, line.judgement), item.printed.paper);
        };
        return rank(a) < rank(b);
    });
    return result;
}

}  // namespace greyscope::published
