#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/analyses/tree/tree_request.h"
#include "widgets/present/spec/tree_spec.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// A calculated tree and how it is drawn.
struct DrawnTree {
    relative::ColumnTree tree;
    widgets::TreeSpec spec;
};

/// One column of a table explained by others: a regression tree over the table's rows.
struct TreeAnalysis {
    static constexpr const char* kPage = "tree";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Tree"); }
    static constexpr bool kReadsTable = true;
    /// End of the name of its figure.
    static constexpr const char* kTree = "tree-of-a-column";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = TreeRequest;
    using Result = DrawnTree;
    using Shown = Analysed<Request, Result>;

    /// Returns the request of the study, or what the study lacks.
    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study,
                                                                       const WantedFigures& wanted = {});
    /// Errors: those of relative::columnTree().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// Returns what the table leaves out, for a calculation that fails.
    [[nodiscard]] static std::vector<TableAccount> accounts(const Request& request, base::Progress& progress);

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted = {});
    [[nodiscard]] static FigureData data(const Shown& shown);
    /// `result` may be null; conventions that depend on a result are then left out.
    [[nodiscard]] static std::vector<Convention> conventions(const Result* result);
    /// Returns the remarks in the order in which they are shown; a remark without text does not apply to this result.
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const relative::ColumnTree& result);
    /// Returns the table of nodes.
    [[nodiscard]] static std::vector<widgets::Table> tables(const Shown& shown);
};

}  // namespace greyscope::app
