#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/analyses/tree/tree_request.h"
#include "widgets/present/spec/tree_spec.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// A calculated regression tree, with its drawing.
struct DrawnTree {
    relative::ColumnTree tree;
    widgets::TreeSpec spec;
};

/// The analysis of the Tree page: explains one column of a table by others, with a regression tree over the rows.
struct TreeAnalysis {
    static constexpr const char* kPage = "tree";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Tree"); }
    static constexpr bool kReadsTable = true;
    /// Name of the figure without the page: figureName() puts "tree-" before it.
    static constexpr const char* kTree = "tree-of-a-column";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = TreeRequest;
    using Result = DrawnTree;
    using Shown = Analysed<Request, Result>;

    /// Returns the table, the response and the factors of the study, or what the study lacks.
    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study,
                                                                       const WantedFigures& wanted = {});
    /// Grows the tree. Errors: those of relative::columnTree().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// Returns which rows of the table are left out; called if run() fails.
    [[nodiscard]] static std::vector<TableAccount> accounts(const Request& request, base::Progress& progress);

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted = {});
    [[nodiscard]] static FigureData data(const Shown& shown);
    /// Returns the conventions of the tree. `result` may be null; conventions that depend on a result are then omitted.
    [[nodiscard]] static std::vector<Convention> conventions(const Result* result);
    /// Returns the remarks in the order in which they are shown. A remark that does not apply to this result has an
    /// empty text.
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const relative::ColumnTree& result);
    /// Returns the table of the tree's nodes.
    [[nodiscard]] static std::vector<widgets::Table> tables(const Shown& shown);
};

}  // namespace greyscope::app
