#include "app/analyses/latency/latency_request.h"

#include "core/base/contains.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

std::optional<LatencyRequest> latencyRequest(const Study& study) {
    LatencyRequest request;
    request.choices = study.latency;
    request.choices.curve = {};
    const LatencyChoices& choices = study.latency;
    for (const StudyTable& table : study.tables) {
        const bool chosen = choices.tables.empty() || base::contains(choices.tables, table.name);
        if (!chosen || !table.dataset || table.dataset->rowCount() == 0) {
            continue;
        }
        auto layout = latency::latencyLayout(
            *table.dataset, table.roles, {choices.value, choices.count, choices.time, choices.kind, choices.series});
        if (layout) {
            request.tables.push_back({table.name, table.dataset, std::move(*layout)});
        }
    }
    return request.tables.empty() ? std::nullopt : std::optional(std::move(request));
}

widgets::Empty latencyNeeds(const Study& study) {
    return study.tables.empty()
               ? widgets::Empty{Words::tr("Open a file with latencies: a log of fio, its JSON+, a histogram log, "
                                          "percentiles of HdrHistogram or wrk2, or a table."),
                                Words::tr("Open a table…")}
               : widgets::Empty{Words::tr("No table contains latencies: a column of latencies, counts of bins, or "
                                          "percentiles."),
                                Words::tr("Open a table…")};
}

}  // namespace greyscope::app
