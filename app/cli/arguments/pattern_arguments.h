#pragma once

#include <optional>
#include <string>

#include "core/access/pattern.h"

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// The options that select a named access pattern and change its parameters.
class PatternArguments {
public:
    /// Declares the options for the parameters. The caller declares the name of the pattern, as an argument or an
    /// option.
    void declare(CLI::App& app);
    [[nodiscard]] std::string& name() { return m_name; }
    [[nodiscard]] const std::string& name() const { return m_name; }
    /// Returns the named pattern with the given parameters. Errors: optionUnknown, which lists the names; those of
    /// access::check().
    [[nodiscard]] base::Expected<access::Pattern> pattern() const;
    /// Returns the names of all patterns: "sfsa, sfsa-smp, ...".
    [[nodiscard]] static std::string names();

private:
    std::string m_name;
    std::optional<std::size_t> m_processes, m_perNode, m_segments, m_files, m_tilesAcross;
    std::optional<std::int64_t> m_segment;
    std::optional<double> m_wait;
};

}  // namespace greyscope::app::cli
