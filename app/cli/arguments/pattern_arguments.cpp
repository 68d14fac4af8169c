#include "app/cli/arguments/pattern_arguments.h"

#include <CLI/CLI.hpp>

#include "app/cli/arguments/option_values.h"
#include "core/base/text.h"
#include "core/base/try.h"

namespace greyscope::app::cli {

void PatternArguments::declare(CLI::App& app) {
    declareCount(app, "--processes", m_processes, "Number of processes that access the file", 1);
    declareCount(app, "--per-node", m_perNode, "Processes per node", 1);
    declareCount(app, "--segments", m_segments, "Calls per process to each of its files", 1);
    declareBytes(app, "--segment", m_segment, "Bytes per call; K, M and G are powers of 1024");
    declareCount(app, "--files", m_files, "Files per process if each process has its own", 1);
    declareCount(app, "--tiles-across", m_tilesAcross, "Tiles side by side (mpi-tile-io only)", 1);
    declareNumber(app, "--wait", m_wait, "Milliseconds between two calls of a process");
}

base::Expected<access::Pattern> PatternArguments::pattern() const {
    const access::PatternKind* kind = access::patternNamed(m_name);
    if (kind == nullptr) {
        return base::fail(base::ErrorCode::optionUnknown, {"pattern", m_name, names()});
    }
    access::Pattern pattern = kind->pattern;
    const auto take = [](std::int64_t& to, const std::optional<std::size_t>& from) {
        to = from ? static_cast<std::int64_t>(std::min<std::size_t>(*from, INT64_MAX)) : to;
    };
    take(pattern.processes, m_processes);
    take(pattern.processesPerNode, m_perNode);
    take(pattern.segments, m_segments);
    take(pattern.filesPerProcess, m_files);
    take(pattern.tilesAcross, m_tilesAcross);
    pattern.segmentSize = m_segment.value_or(pattern.segmentSize);
    pattern.waitMs = m_wait.value_or(pattern.waitMs);
    GREYSCOPE_TRY(access::check(pattern));
    return pattern;
}

std::string PatternArguments::names() {
    std::vector<std::string> all;
    for (const access::PatternKind& kind : access::patternKinds()) {
        all.push_back(kind.name);
    }
    return base::joined(all, ", ");
}

}  // namespace greyscope::app::cli
