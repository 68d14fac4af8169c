#include "app/pages/tree/tree_page.h"

#include <QVBoxLayout>

#include <algorithm>

#include "app/pages/tree/tree_bar.h"
#include "core/derivation/pruning_derivation.h"
#include "core/derivation/tree_derivation.h"
#include "widgets/controls/note.h"
#include "widgets/tree/tree_view.h"

namespace greyscope::app {

TreePage::TreePage(PageContext context, QWidget* parent)
    : PageOf(facts(), context, parent),
      m_bar(new TreeBar(context.store, this)),
      m_tree(nullptr),
      m_noise(new widgets::Note) {
    m_bar->hide();
    auto* tree = new widgets::TreeView;
    tree->setObjectName(QStringLiteral("tree.tree"));
    tree->setHighlight(&m_context.highlight);
    m_tree = new widgets::FigureView(tree);
    m_tree->setName(QLatin1String(TreeAnalysis::kTree));
    m_tree->setIdle(tr("Tree of a column"));
    m_tree->setTools(true, true, true);
    m_tree->setExplanation(
        {tr("The columns that determine the values of a column: a regression tree over the rows of the table. Every "
            "node splits the rows where the squared error decreases most; every leaf predicts its mean."),
         QStringLiteral("R_α(T) = R(T) + α · |T|"),
         tr("CART: Breiman, Friedman, Olshen and Stone. R is the squared error of the tree, |T| its number of leaves."),
         tr("Choose the column and its explanatory columns above; a double click folds a subtree. The command "
            "greyscope tree grows the same tree.")});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_tree);
    m_noise->setNote(widgets::Note::Kind::info, {});
    column->addWidget(m_noise);
    setViews({m_tree});
    addDerivationTools({m_tree});
    connect(&context.highlight, &widgets::Highlight::changed, this, &TreePage::followHighlight);
}

QWidget* TreePage::contextBar() {
    return m_bar;
}

FigureData TreePage::figureData(const widgets::FigureView& /*view*/) const {
    return shown() ? TreeAnalysis::data(*shown()) : FigureData();
}

std::vector<Convention> TreePage::conventions() const {
    return TreeAnalysis::conventions(shown() ? shown()->result.get() : nullptr);
}

void TreePage::showStudy() {
    m_bar->showStudy(study());
}

void TreePage::present(const Shown& shown) {
    m_tree->setFigure(shown.result->spec);
    const widgets::Remark noise = TreeAnalysis::remarks(shown.result->tree).front();
    m_noise->setNote(noise.kind, noise.text);
    emit derivationChanged();
}

void TreePage::followHighlight() {
    if (!isVisible() || !shown()) {
        return;
    }
    if (m_worked.follow(m_context.highlight.chosen(), shown()->result->tree.tree)) {
        emit derivationChanged();
    }
}

std::optional<PageDerivation> TreePage::derivation() const {
    if (!shown()) {
        return std::nullopt;
    }
    const auto result = shown()->result;
    PageDerivation derivation = splitDerivations(
        result->tree.tree, m_worked.in(result->tree.tree), [result](int node, const derivation::Rounding& rounding) {
            const relative::ColumnTree& tree = result->tree;
            return derivation::splitDerivation(tree.sample, tree.tree, node, tree.options.grow.minLeaf, rounding);
        });
    if (result->tree.validation) {
        derivation.others.push_back(
            {pruningTitle(), [result](const derivation::Rounding& rounding, base::Progress& progress) {
                 const relative::ColumnTree& tree = result->tree;
                 return derivation::pruningDerivation({tree.sample, tree.options.grow, tree.options.crossValidation},
                                                      progress, rounding);
             }});
    }
    return derivation;
}

std::optional<AskedLine> TreePage::lineBehind(const widgets::FigureView& view, int row, int column) {
    const widgets::TreeSpec& tree = static_cast<const widgets::TreeView*>(view.view())->spec();
    if (m_worked.choose(tree.nodes[static_cast<std::size_t>(row)].id)) {  // its targets changed too
        emit derivationChanged();
    }
    return lineOfNode(tree, row, column);
}

void TreePage::presentNothing() {
    emit derivationChanged();
    m_noise->setNote(widgets::Note::Kind::info, {});
}

void TreePage::bringMissing() {
    emit commandRequested(QStringLiteral("file.open"));
}

void TreePage::hideEvent(QHideEvent* event) {
    PageOf::hideEvent(event);
    // Nodes have no meaning on other pages.
    const widgets::Targets& chosen = m_context.highlight.chosen();
    if (!chosen.empty() && chosen.front().kind == widgets::Target::Kind::node) {
        m_context.highlight.clear();
    }
}

}  // namespace greyscope::app
