#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/latency/latency_layout.h"
#include "widgets/common/view_state.h"

namespace greyscope::app {

/// A table with latencies, and which of its columns contain them.
struct LatencyTable {
    std::string name;
    std::shared_ptr<const data::Dataset> dataset;
    latency::LatencyLayout layout;
    bool operator==(const LatencyTable&) const = default;
};

/// The inputs of the Latency page: the tables with latencies, and the choices.
struct LatencyRequest {
    std::vector<LatencyTable> tables;
    LatencyChoices choices;
    bool operator==(const LatencyRequest&) const = default;
};

/// Returns the request for all tables of the study that contain latencies; nullopt if there are none. The kind of chart
/// is not part of it.
[[nodiscard]] std::optional<LatencyRequest> latencyRequest(const Study& study);
[[nodiscard]] widgets::Empty latencyNeeds(const Study& study);

}  // namespace greyscope::app
