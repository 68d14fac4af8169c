#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/arguments/option_rows.h"
#include "app/cli/arguments/series_arguments.h"
#include "app/study/choices/relations_options.h"
#include "core/base/error.h"
#include "core/grey/degrees/clustering.h"
#include "core/grey/degrees/relation.h"

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// The order of rows and columns in the table of all pairs.
enum class TableOrder { given, degree, clusters };

/// The options of a relational degree, and of the table of all pairs: its order and its groups.
class RelationArguments {
public:
    void declare(CLI::App& app);

    /// Returns the options of the degree. `matrix`: whether the table of all pairs is requested, which determines the
    /// default of --scope. Error: optionConflict for an option that has no effect together with the others.
    [[nodiscard]] base::Expected<grey::RelationOptions> options(bool matrix) const;
    /// Returns `options` with the information at which points more is better and at which less, where that is known and
    /// not set by an option. The notes list the points for which it is not known.
    [[nodiscard]] grey::RelationOptions withKnownEffects(grey::RelationOptions options,
                                                         const SeriesArguments::Chosen& chosen,
                                                         const std::vector<std::size_t>& which) const;
    /// Returns the names of the columns in --criteria.
    [[nodiscard]] std::vector<std::string> criteria() const;
    [[nodiscard]] bool hasCriteria() const { return !m_criteria.empty(); }

    [[nodiscard]] base::Expected<TableOrder> order() const;
    [[nodiscard]] bool ordersOrGroups() const { return !m_order.empty() || m_threshold.has_value(); }
    [[nodiscard]] base::Expected<grey::Linkage> linkage() const;
    /// Returns the largest lag of the rank correlations; nullopt if it was not given.
    [[nodiscard]] const std::optional<std::size_t>& mostLags() const { return m_mostLags; }
    /// Returns whether the table of all pairs shows Spearman's coefficients instead of degrees.
    [[nodiscard]] base::Expected<bool> bySpearman() const;
    /// Returns the smallest degree that joins series to a group; nullopt if no groups are requested.
    [[nodiscard]] const std::optional<double>& threshold() const { return m_threshold; }

private:
    [[nodiscard]] base::Expected<data::ImageOptions> image(data::Image usual) const;
    [[nodiscard]] base::Expected<void> checkEffects(const grey::RelationOptions& options, bool matrix) const;
    [[nodiscard]] base::Expected<void> checkArrangement(bool matrix) const;

    Book m_book = Book::greyscope;
    OptionRows<grey::RelationOptions> m_rows;
    std::string m_image;
    std::optional<double> m_target;
    std::vector<std::string> m_effects;
    std::vector<std::string> m_criteria;
    std::string m_order;
    std::string m_linkage;
    std::optional<double> m_threshold;
    std::optional<std::size_t> m_mostLags;
    std::string m_measure = "degree";
};

}  // namespace greyscope::app::cli
