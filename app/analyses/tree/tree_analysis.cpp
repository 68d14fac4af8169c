#include "app/analyses/tree/tree_analysis.h"

#include "app/run/tally.h"
#include "widgets/present/tree/column_tree_present.h"
#include "widgets/present/tree/node_table.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

std::vector<FigureName> TreeAnalysis::figureNames() {
    return {{kTree, Words::tr("Tree of a column")}};
}

std::variant<TreeRequest, widgets::Empty> TreeAnalysis::request(const Study& study, const WantedFigures& /*wanted*/) {
    if (auto request = treeRequest(study)) {
        return std::move(*request);
    }
    return treeNeeds(study);
}

base::Expected<DrawnTree> TreeAnalysis::run(const Request& request, base::Progress& progress) {
    tally("tree");
    return relative::columnTree(*request.dataset, {}, request.options, progress).map([](relative::ColumnTree tree) {
        widgets::TreeSpec spec = widgets::columnTree(tree);
        return DrawnTree{std::move(tree), std::move(spec)};
    });
}

std::vector<TableAccount> TreeAnalysis::accounts(const Request& request, base::Progress& /*progress*/) {
    auto account = data::accountOf(*request.dataset, {}, {}, {}, {request.options.response});
    return account ? std::vector<TableAccount>{{std::move(*account)}} : std::vector<TableAccount>();
}

FigureData TreeAnalysis::data(const Shown& shown) {
    FigureData data = dataOf(shown.study.activeTable(), {}, &shown.result->tree.account);
    data.quantity = shown.request.options.response;
    return data;
}

AnalysisFigures TreeAnalysis::figures(const Shown& shown, const WantedFigures& /*wanted*/) {
    return {kPage,
            conventions(shown.result.get()),
            remarks(shown.result->tree),
            {{kTree, shown.result->spec, data(shown)}},
            false};
}

std::vector<Convention> TreeAnalysis::conventions(const Result* result) {
    std::vector<Convention> list{{Words::tr("Split"), Words::tr("least squares, thresholds at midpoints")},
                                 {Words::tr("ddof"), QStringLiteral("0")}};
    if (result != nullptr && result->tree.alpha) {
        list.push_back({QStringLiteral("α"), widgets::significantText(*result->tree.alpha, 3)});
    }
    return list;
}

std::vector<widgets::Remark> TreeAnalysis::remarks(const relative::ColumnTree& result) {
    return {{"noise", widgets::Remark::Kind::info, widgets::columnTreeNoise(result)}};
}

std::vector<widgets::Table> TreeAnalysis::tables(const Shown& shown) {
    return {widgets::treeNodes(shown.result->tree.tree)};
}

}  // namespace greyscope::app
