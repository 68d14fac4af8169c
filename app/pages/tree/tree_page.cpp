#include "app/pages/tree/tree_page.h"

#include <QVBoxLayout>

#include <algorithm>

#include "app/pages/tree/tree_bar.h"
#include "core/working/pruning_working.h"
#include "core/working/tree_working.h"
#include "widgets/controls/note.h"
#include "widgets/present/column_tree_present.h"
#include "widgets/present/number_text.h"
#include "widgets/tree/tree_view.h"

namespace greyscope::app {

TreePage::TreePage(PageContext context, QWidget* parent)
    : AnalysisPage(facts(), context, parent),
      m_bar(new TreeBar(context.store, this)),
      m_tree(nullptr),
      m_noise(new widgets::Note) {
    m_bar->hide();
    auto* tree = new widgets::TreeView;
    tree->setObjectName(QStringLiteral("tree.tree"));
    tree->setHighlight(&m_context.highlight);
    m_tree = new widgets::FigureView(tree);
    m_tree->setName(QStringLiteral("tree-of-a-column"));
    m_tree->setIdle(tr("Tree of a column"));
    m_tree->setTools(true, true, true);
    m_tree->setExplanation(
        {tr("What a column's values go by: a regression tree over the rows of the table. Every node splits them where "
            "the squared error falls most; every leaf predicts its mean."),
         QStringLiteral("R_α(T) = R(T) + α · |T|"),
         tr("CART: Breiman, Friedman, Olshen and Stone. R is the squared error of the tree, |T| its number of leaves."),
         tr("Choose the column and what may explain it above; a double click folds a subtree. The command greyscope "
            "tree grows the same.")});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_tree);
    m_noise->setNote(widgets::Note::Kind::info, {});
    column->addWidget(m_noise);
    setViews({m_tree});
    addWorkingTools({m_tree});
    connect(&context.highlight, &widgets::Highlight::changed, this, &TreePage::followHighlight);
}

QWidget* TreePage::contextBar() {
    return m_bar;
}

FigureData TreePage::figureData(const widgets::FigureView& /*view*/) const {
    if (!shown()) {
        return {};
    }
    FigureData data = dataOf(shown()->study.activeTable(), {}, leftOut());
    data.quantity = shown()->request.options.response;
    return data;
}

std::vector<Convention> TreePage::conventions() const {
    std::vector<Convention> list{{tr("Split"), tr("least squares, thresholds at midpoints")},
                                 {tr("ddof"), QStringLiteral("0")}};
    if (shown() && shown()->result->tree.alpha) {
        list.push_back({QStringLiteral("α"), widgets::significantText(*shown()->result->tree.alpha, 3)});
    }
    return list;
}

TreePage::Asked TreePage::asked(const Study& study) const {
    if (auto request = treeRequest(study)) {
        return std::move(*request);
    }
    return treeNeeds(study);
}

TreePage::Accounts TreePage::accounts(const TreeRequest& request) const {
    return [request](base::Progress& /*progress*/) {
        auto account = data::accountOf(*request.dataset, {}, {}, {}, {request.options.response});
        return account ? std::vector<TableAccount>{{std::move(*account)}} : std::vector<TableAccount>();
    };
}

TreePage::Work TreePage::work(const TreeRequest& request) const {
    return [request](base::Progress& progress) {
        return relative::columnTree(*request.dataset, {}, request.options, progress).map([](relative::ColumnTree tree) {
            widgets::TreeSpec spec = widgets::columnTree(tree);
            return DrawnTree{std::move(tree), std::move(spec)};
        });
    };
}

void TreePage::showStudy() {
    m_bar->showStudy(study());
}

void TreePage::present(const Shown& shown) {
    m_tree->setFigure(shown.result->spec);
    m_noise->setNote(widgets::Note::Kind::info, widgets::columnTreeNoise(shown.result->tree));
    emit workingChanged();
}

void TreePage::followHighlight() {
    if (!isVisible() || !shown()) {
        return;
    }
    if (m_worked.follow(m_context.highlight.chosen(), shown()->result->tree.tree)) {
        emit workingChanged();
    }
}

std::optional<PageWorking> TreePage::working() const {
    if (!shown()) {
        return std::nullopt;
    }
    const auto result = shown()->result;
    PageWorking working = splitWorkings(
        result->tree.tree, m_worked.in(result->tree.tree), [result](int node, const working::Rounding& rounding) {
            const relative::ColumnTree& tree = result->tree;
            return working::splitWorking(tree.sample, tree.tree, node, tree.options.grow.minLeaf, rounding);
        });
    if (result->tree.validation) {
        working.others.push_back(
            {pruningTitle(), [result](const working::Rounding& rounding, base::Progress& progress) {
                 const relative::ColumnTree& tree = result->tree;
                 return working::pruningWorking({tree.sample, tree.options.grow, tree.options.crossValidation},
                                                progress, rounding);
             }});
    }
    return working;
}

std::optional<AskedLine> TreePage::lineBehind(const widgets::FigureView& view, int row, int column) {
    const widgets::TreeSpec& tree = static_cast<const widgets::TreeView*>(view.view())->spec();
    if (m_worked.choose(tree.nodes[static_cast<std::size_t>(row)].id)) {  // what it lights are others as well
        emit workingChanged();
    }
    return lineOfNode(tree, row, column);
}

void TreePage::presentNothing() {
    emit workingChanged();
    m_noise->setNote(widgets::Note::Kind::info, {});
}

void TreePage::bringMissing() {
    emit commandRequested(QStringLiteral("file.open"));
}

void TreePage::hideEvent(QHideEvent* event) {
    AnalysisPage::hideEvent(event);
    // Nodes mean nothing to other pages.
    const widgets::Targets& chosen = m_context.highlight.chosen();
    if (!chosen.empty() && chosen.front().kind == widgets::Target::Kind::node) {
        m_context.highlight.clear();
    }
}

}  // namespace greyscope::app

#include "moc_tree_page.cpp"
