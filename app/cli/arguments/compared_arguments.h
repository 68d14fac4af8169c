#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/arguments/series_arguments.h"

namespace greyscope::app::cli {

using Indices = std::vector<std::size_t>;

/// 0, 1, ..., count - 1.
[[nodiscard]] Indices indicesBelow(std::size_t count);

/// The error that an option is missing which takes the name of a series of this table: it tells the names. `orElse`:
/// what may be given instead.
[[nodiscard]] tl::unexpected<base::Error> seriesMissing(const std::string& option, const data::SeriesTable& table,
                                                        const std::string& orElse = {});

/// Which series are compared with which.
class ComparedArguments {
public:
    void declare(CLI::App& app);

    /// The reference, if there is one, and behind it the series to compare. Leaves points out that they do not share.
    [[nodiscard]] base::Expected<Indices> choose(SeriesArguments::Chosen& chosen) const;
    [[nodiscard]] const std::string& reference() const { return m_reference; }
    /// Of a series that was named: it tells which table is meant. "" where none was.
    [[nodiscard]] std::string oneName() const;
    [[nodiscard]] bool commonPoints() const { return m_commonPoints; }

private:
    /// The series of --compare, once each and without the reference.
    [[nodiscard]] base::Expected<Indices> named(const SeriesArguments::Chosen& chosen,
                                                std::optional<std::size_t> reference) const;

    std::string m_reference;
    std::vector<std::string> m_compare;
    std::vector<std::string> m_without;
    bool m_commonPoints = false;
};

}  // namespace greyscope::app::cli
