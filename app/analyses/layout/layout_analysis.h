#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/analyses/layout/layout_request.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// The analysis of the Layout page: where the bytes of a file are stored in two layouts, and which process accesses
/// them.
struct LayoutAnalysis {
    static constexpr const char* kPage = "layout";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Layout"); }
    static constexpr bool kReadsTable = false;
    /// Names of the figures without the page: figureName() puts "layout-" before them.
    static constexpr const char* kFile = "who-accesses-what";
    static constexpr const char* kPlain = "default-layout";
    static constexpr const char* kHierarchical = "hierarchical-layout";
    static constexpr const char* kCreate = "create";
    static constexpr const char* kResize = "resize";
    static constexpr const char* kMet = "osts-a-client";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = LayoutChoices;
    using Result = widgets::LayoutFacts;
    using Shown = Analysed<Request, Result>;

    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study,
                                                                       const WantedFigures& wanted = {});
    /// Calculates the layouts. Errors: those of layoutFacts().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// The analysis uses no table.

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted = {});
    /// Returns the access pattern and the layouts, in words, as the data of the figures.
    [[nodiscard]] static FigureData data(const Shown& shown);
    [[nodiscard]] static std::vector<Convention> conventions();
};

}  // namespace greyscope::app
