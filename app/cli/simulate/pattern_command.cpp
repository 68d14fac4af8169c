#include "app/cli/simulate/pattern_command.h"

#include <CLI/CLI.hpp>

#include "app/cli/arguments/option_values.h"
#include "core/access/trace.h"
#include "core/base/try.h"

namespace greyscope::app::cli {

std::string PatternCommand::example() const {
    return "  greyscope pattern sfsa-strided --processes 6 --segments 8 --segment 64K";
}

void PatternCommand::declare(CLI::App& app) {
    app.add_option("PATTERN", m_pattern.name(), "One of " + PatternArguments::names())->required()->type_name("");
    m_pattern.declare(app);
    declareChoice(app, "--operation", m_operation,
                  {{access::Operation::read, "read"}, {access::Operation::write, "write"}}, "Operation of all requests")
        ->default_str("write");
    declareCount(app, "--groups", m_groups, "Number of equal groups that the processes are divided into, in order", 1);
}

base::Expected<std::string> PatternCommand::run(Notes& /*notes*/) {
    constexpr std::uint64_t most = 5'000'000;
    const access::Pattern pattern = GREYSCOPE_TRY(m_pattern.pattern());
    if (m_groups > 64) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"groups", std::to_string(m_groups), "[1, 64]"});
    }
    return access::traceText(
        GREYSCOPE_TRY(access::traceOf(pattern, m_operation, static_cast<std::int64_t>(m_groups), most)));
}

}  // namespace greyscope::app::cli
