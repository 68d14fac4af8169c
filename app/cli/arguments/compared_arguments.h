#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/arguments/series_arguments.h"

namespace greyscope::app::cli {

using Indices = std::vector<std::size_t>;

/// Returns 0, 1, ..., count - 1.
[[nodiscard]] Indices indicesBelow(std::size_t count);

/// Returns the error for a missing option that takes the name of a series of this table; it lists the names. `orElse`:
/// what may be given instead.
[[nodiscard]] tl::unexpected<base::Error> seriesMissing(const std::string& option, const data::SeriesTable& table,
                                                        const std::string& orElse = {});

/// The options for the series to compare.
class ComparedArguments {
public:
    void declare(CLI::App& app);

    /// Returns the reference, if there is one, followed by the series to compare. Leaves out points that one of them
    /// lacks, if --common-points is given.
    [[nodiscard]] base::Expected<Indices> choose(SeriesArguments::Chosen& chosen) const;
    [[nodiscard]] const std::string& reference() const { return m_reference; }
    /// Returns a series name that was given, which helps to decide how to read the table; "" if none was given.
    [[nodiscard]] std::string oneName() const;
    [[nodiscard]] bool commonPoints() const { return m_commonPoints; }

private:
    /// Returns the series of --compare, each once and without the reference.
    [[nodiscard]] base::Expected<Indices> named(const SeriesArguments::Chosen& chosen,
                                                std::optional<std::size_t> reference) const;

    std::string m_reference;
    std::vector<std::string> m_compare;
    std::vector<std::string> m_without;
    bool m_commonPoints = false;
};

}  // namespace greyscope::app::cli
