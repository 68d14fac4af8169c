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

/// How the rows and columns of the table of all pairs stand.
enum class TableOrder { given, degree, clusters };

/// The options of a relational degree, and of the order and the groups in the table of all pairs.
class RelationArguments {
public:
    void declare(CLI::App& app);

    /// `matrix` decides which scope is meant where none is given. An option that the others leave without effect is
    /// an optionConflict.
    [[nodiscard]] base::Expected<grey::RelationOptions> options(bool matrix) const;
    /// With what is known to be better at each point, where no option states it; points where it is not known go to the
    /// notes.
    [[nodiscard]] grey::RelationOptions withKnownEffects(grey::RelationOptions options,
                                                         const SeriesArguments::Chosen& chosen,
                                                         const std::vector<std::size_t>& which) const;
    /// The columns of --criteria.
    [[nodiscard]] std::vector<std::string> criteria() const;
    [[nodiscard]] bool hasCriteria() const { return !m_criteria.empty(); }

    [[nodiscard]] base::Expected<TableOrder> order() const;
    [[nodiscard]] bool ordersOrGroups() const { return !m_order.empty() || m_threshold.has_value(); }
    [[nodiscard]] base::Expected<grey::Linkage> linkage() const;
    /// The bound of the lags of rank correlations.
    [[nodiscard]] const std::optional<std::size_t>& mostLags() const { return m_mostLags; }
    /// Of the table of all pairs: Spearman's coefficient instead of the degree.
    [[nodiscard]] base::Expected<bool> bySpearman() const;
    /// The degree from which on series form a group.
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
