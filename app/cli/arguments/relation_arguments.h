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

/// The options of a relational degree, and the order and groups in the table of all pairs.
class RelationArguments {
public:
    void declare(CLI::App& app);

    /// Returns the degree's options. `matrix` determines the default scope. Error: optionConflict for an option without
    /// effect in combination with the others.
    [[nodiscard]] base::Expected<grey::RelationOptions> options(bool matrix) const;
    /// Adds for each point whether more or less is better, if known and not set by an option. Points for which it is
    /// not known are listed in the notes.
    [[nodiscard]] grey::RelationOptions withKnownEffects(grey::RelationOptions options,
                                                         const SeriesArguments::Chosen& chosen,
                                                         const std::vector<std::size_t>& which) const;
    /// Returns the columns of --criteria.
    [[nodiscard]] std::vector<std::string> criteria() const;
    [[nodiscard]] bool hasCriteria() const { return !m_criteria.empty(); }

    [[nodiscard]] base::Expected<TableOrder> order() const;
    [[nodiscard]] bool ordersOrGroups() const { return !m_order.empty() || m_threshold.has_value(); }
    [[nodiscard]] base::Expected<grey::Linkage> linkage() const;
    /// Returns the largest lag of rank correlations.
    [[nodiscard]] const std::optional<std::size_t>& mostLags() const { return m_mostLags; }
    /// For the table of all pairs: whether it shows Spearman's coefficient instead of the degree.
    [[nodiscard]] base::Expected<bool> bySpearman() const;
    /// Returns the lowest degree at which series form a group.
    [[nodiscard]] const std::optional<double>& threshold() const { return m_threshold; }

private:
    [[nodiscard]] base::Expected<data::ImageOptions> image() const;
    [[nodiscard]] base::Expected<void> checkEffects(const grey::RelationOptions& options, bool matrix) const;
    [[nodiscard]] base::Expected<void> checkArrangement(bool matrix) const;

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
