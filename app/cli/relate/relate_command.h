#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/analyses/relations/relations_run.h"
#include "app/cli/arguments/compared_arguments.h"
#include "app/cli/arguments/derivation_arguments.h"
#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/relation_arguments.h"
#include "app/cli/arguments/series_arguments.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"
#include "core/grey/degrees/relation.h"
#include "widgets/present/remark.h"

namespace greyscope::app::cli {

/// `greyscope relate`: calculates grey relational degrees of series with a reference, or of all pairs. It also shows
/// the points behind a degree, the range of rho in which the order holds, and the axioms.
class RelateCommand final : public Command {
public:
    [[nodiscard]] std::string name() const override { return "relate"; }
    [[nodiscard]] std::string summary() const override { return "Grey relational degrees of series"; }
    [[nodiscard]] std::string example() const override;
    void declare(CLI::App& app) override;
    [[nodiscard]] base::Expected<std::string> run(Notes& notes) override;
    [[nodiscard]] bool writesText() const override { return m_format == Format::text; }

private:
    [[nodiscard]] bool withIdeal() const;
    /// Whether the output needs single rows: for intervals, or for a table or study of them.
    [[nodiscard]] bool needsRows() const;
    [[nodiscard]] base::Expected<std::string> answer(Notes& notes);
    [[nodiscard]] base::Expected<void> checkCall(const grey::RelationOptions& options) const;
    /// Returns a study that gives the same degrees for these series and options in the window.
    [[nodiscard]] base::Expected<Study> study(const SeriesArguments::Chosen& chosen, const Indices& which,
                                              const grey::RelationOptions& options) const;
    /// Returns the request of the study, limited to what is printed and drawn.
    [[nodiscard]] base::Expected<RelationsRequest> request(const Study& study, const Indices& which,
                                                           const SeriesArguments::Chosen& chosen) const;
    /// Returns the name of the figure that --figure writes, without the page.
    [[nodiscard]] const char* mainFigure() const;
    [[nodiscard]] base::Expected<std::string> write(const Relations& relations,
                                                    const SeriesArguments::Chosen& chosen) const;
    [[nodiscard]] std::string writeRanking(const Relations& relations, const SeriesArguments::Chosen& chosen) const;
    [[nodiscard]] nlohmann::ordered_json rankingJson(const Relations& relations,
                                                     const SeriesArguments::Chosen& chosen) const;
    [[nodiscard]] std::vector<widgets::Remark> rankingRemarks(const Relations& relations) const;
    [[nodiscard]] base::Expected<std::string> writeWhy(const Relations& relations,
                                                       const SeriesArguments::Chosen& chosen) const;
    /// Returns the derivation of the reference's degree with the series of --why or, without --why, with every compared
    /// series.
    [[nodiscard]] base::Expected<std::string> writeDerivation(const Relations& relations, Notes& notes) const;

    SeriesArguments m_series;
    DerivationArguments m_derivation;
    FigureArguments m_figure;
    RelationArguments m_degree;
    ComparedArguments m_compared;
    bool m_matrix = false;
    bool m_ideal = false;
    std::string m_why;
    bool m_stability = false;
    bool m_axioms = false;
    Format m_format = Format::text;
};

}  // namespace greyscope::app::cli
