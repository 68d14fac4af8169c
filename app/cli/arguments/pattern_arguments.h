#pragma once

#include <optional>
#include <string>

#include "core/access/pattern.h"

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// A named access pattern and what is other than in its paper.
class PatternArguments {
public:
    /// Declares the options; the name itself is declared by who takes it, as an argument or an option.
    void declare(CLI::App& app);
    [[nodiscard]] std::string& name() { return m_name; }
    [[nodiscard]] const std::string& name() const { return m_name; }
    /// Errors: optionUnknown with the names, those of access::check().
    [[nodiscard]] base::Expected<access::Pattern> pattern() const;
    /// "sfsa, sfsa-smp, ..."
    [[nodiscard]] static std::string names();

private:
    std::string m_name;
    std::optional<std::size_t> m_processes, m_perNode, m_segments, m_files, m_tilesAcross;
    std::optional<std::int64_t> m_segment;
    std::optional<double> m_wait;
};

}  // namespace greyscope::app::cli
