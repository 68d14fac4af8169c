#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/arguments/series_arguments.h"

namespace greyscope::app::cli {

using Indices = std::vector<std::size_t>;

/// Returns the indices 0, 1, ..., count - 1.
[[nodiscard]] Indices indicesBelow(std::size_t count);

/// Returns the error for a missing option whose value is the name of a series. It lists the names of the series in
/// `table`. `orElse`: another option that can be given instead; "" if there is none.
[[nodiscard]] tl::unexpected<base::Error> seriesMissing(const std::string& option, const data::SeriesTable& table,
                                                        const std::string& orElse = {});

/// The options that select the series to compare and their points.
class ComparedArguments {
public:
    /// Declares the options; --common-points only if `withPoints`.
    void declare(CLI::App& app, bool withPoints = true);

    /// Returns the indices of the reference, if there is one, and of the series to compare. With --common-points, it
    /// removes points from `chosen` that one of these series lacks.
    [[nodiscard]] base::Expected<Indices> choose(SeriesArguments::Chosen& chosen) const;
    [[nodiscard]] const std::string& reference() const { return m_reference; }
    /// Returns one of the series names that were given, which helps to decide how to read the table; "" if none was
    /// given.
    [[nodiscard]] std::string oneName() const;
    [[nodiscard]] bool commonPoints() const { return m_commonPoints; }

private:
    /// Returns the indices of the series in --compare, each once and without the reference.
    [[nodiscard]] base::Expected<Indices> named(const SeriesArguments::Chosen& chosen,
                                                std::optional<std::size_t> reference) const;

    std::string m_reference;
    std::vector<std::string> m_compare;
    std::vector<std::string> m_without;
    bool m_commonPoints = false;
};

}  // namespace greyscope::app::cli
