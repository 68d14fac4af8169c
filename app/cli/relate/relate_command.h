#pragma once

#include <optional>

#include "app/analyses/relations/relations_run.h"
#include "app/cli/arguments/compared_arguments.h"
#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/relation_arguments.h"
#include "app/cli/arguments/series_arguments.h"
#include "app/cli/arguments/working_arguments.h"
#include "app/cli/command.h"
#include "app/cli/output/output.h"
#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_intervals.h"
#include "core/grey/degrees/relation_kernel.h"
#include "core/grey/degrees/second_look.h"

namespace greyscope::app::cli {

/// `greyscope relate`: grey relational degrees of series with a reference, or of all pairs; what a degree is made of,
/// how far the order holds, and the axioms.
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
    [[nodiscard]] base::Expected<void> checkCall(const grey::RelationOptions& options) const;
    /// What the window shows of these series with these options.
    [[nodiscard]] base::Expected<Study> studyOf(const SeriesArguments::Chosen& chosen, const Indices& which,
                                                const grey::RelationOptions& options) const;
    /// The figure that shows what was asked for.
    [[nodiscard]] const char* mainFigure() const;
    [[nodiscard]] base::Expected<Relations> drawnOf(const Study& study) const;
    /// `known` holds results that were calculated for the figure and are reused here; may be null.
    [[nodiscard]] base::Expected<std::string> writeRanking(const SeriesArguments::Chosen& chosen, const Indices& which,
                                                           const grey::RelationOptions& options,
                                                           const Relations* known) const;
    [[nodiscard]] base::Expected<std::string> writePairs(const SeriesArguments::Chosen& chosen, const Indices& which,
                                                         const grey::RelationOptions& options,
                                                         const Relations* known) const;
    [[nodiscard]] base::Expected<std::optional<grey::DegreeIntervals>> intervalsOf(
        const SeriesArguments::Chosen& chosen, const Indices& which, const grey::RelationOptions& options) const;
    [[nodiscard]] base::Expected<std::string> write(const grey::RelationResult& result,
                                                    const SeriesArguments::Chosen& chosen, const Indices& which,
                                                    const Relations* known) const;
    [[nodiscard]] base::Expected<std::string> writeWhy(const grey::RelationResult& result,
                                                       const SeriesArguments::Chosen& chosen,
                                                       const std::optional<grey::SecondLook>& second) const;
    /// Nothing beside the ideal, which is the same at every point.
    [[nodiscard]] base::Expected<std::optional<grey::SecondLook>> secondLookOf(const SeriesArguments::Chosen& chosen,
                                                                               const Indices& which) const;

    /// How the degree of the reference with --why, else with every compared series, comes about.
    [[nodiscard]] base::Expected<std::string> writeWorking(const SeriesArguments::Chosen& chosen, const Indices& which,
                                                           const grey::RelationOptions& options) const;

    SeriesArguments m_series;
    WorkingArguments m_working;
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
