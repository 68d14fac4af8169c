#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/analyses/layout/layout_request.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// Where the bytes of a file are stored in two layouts, and which process accesses them.
struct LayoutAnalysis {
    static constexpr const char* kPage = "layout";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Layout"); }
    static constexpr bool kReadsTable = false;
    /// Ends of the names of its figures.
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
    /// Errors: those of layoutFacts().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// Returns the figures; they use no table.

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted = {});
    /// Returns the pattern and the layouts in words.
    [[nodiscard]] static FigureData data(const Shown& shown);
    [[nodiscard]] static std::vector<Convention> conventions();
};

}  // namespace greyscope::app
