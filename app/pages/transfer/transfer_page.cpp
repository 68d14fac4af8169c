#include "app/pages/transfer/transfer_page.h"

#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

#include "app/pages/transfer/transfer_bar.h"
#include "app/pages/transfer/transfer_derivation.h"
#include "app/pages/transfer/transfer_panel.h"
#include "app/study/predicted_pair.h"
#include "widgets/graph/dot_strip_view.h"
#include "widgets/graph/graph_view.h"
#include "widgets/panels/view_deck.h"
#include "widgets/present/relative/relative_parts.h"

namespace greyscope::app {

using widgets::FigureView;
using widgets::GraphView;

TransferPage::TransferPage(PageContext context, QWidget* parent)
    : PageOf(facts(), context, parent),
      m_bar(new TransferBar(context, this)),
      m_panel(new TransferPanel(context, this)),
      m_graph(graphView()),
      m_strips(stripView()) {
    m_bar->hide();
    m_panel->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(widgets::splitterOf(Qt::Vertical, {m_graph, m_strips}, {56, 44}));
    connect(m_panel, &TransferPanel::derivationAsked, this, [this] {
        emit lineRequested(lineOfPrediction());
        emit derivationRequested();
    });
    setViews({m_graph, m_strips});
    addDerivationTools({m_graph, m_strips});
    connect(&context.highlight, &widgets::Highlight::changed, this, &TransferPage::followHighlight);
}

FigureView* TransferPage::graphView() {
    auto* graph = new GraphView;
    graph->setHighlight(&m_context.highlight);
    connect(graph, &GraphView::arrowDrawn, this, &TransferPage::train);
    connect(graph, &GraphView::nodeMoved, this, &TransferPage::moveNode);
    auto* view = new FigureView(graph);
    view->setName(QLatin1String(TransferAnalysis::kGraph));
    view->setIdle(tr("Systems and trained relations"));
    view->setExplanation({tr("The systems are nodes and the trained relations arrows with ratio and error. A system "
                             "that was never measured together with another is predicted along a path: ratios are "
                             "multiplied, several paths are averaged by weight."),
                          QStringLiteral("P̂ⱼ = Pᵢ · Π RF\nP̂ = Σ αₗ P̂ₗ / Σ αₗ"),
                          tr("Serial and parallel transfer: Zhao et al., section 1.3."),
                          tr("Drag from node to node to train a pair; drag a node to move it. Point at a path to "
                             "highlight it in both views.")});
    view->setTools(true, true, true);
    return view;
}

FigureView* TransferPage::stripView() {
    auto* strips = new widgets::DotStripView;
    strips->setHighlight(&m_context.highlight);
    auto* view = new FigureView(strips);
    view->setName(QLatin1String(TransferAnalysis::kStrips));
    view->setIdle(tr("Paths compared"));
    view->setExplanation(
        {tr("Every path with its ratio step by step, its error on left-out cells after each step, and its weight; "
            "below, the average, and the tree of the pair itself if the pair was measured."),
         QStringLiteral("P̂ⱼ = Pᵢ · Π RF\nP̂ = Σ αₗ P̂ₗ / Σ αₗ"),
         tr("Serial and parallel transfer: Zhao et al., section 1.3."),
         tr("Click a path to keep it highlighted; set weights under Paths.")});
    view->setTools(true, true, true);
    return view;
}

QWidget* TransferPage::contextBar() {
    return m_bar;
}

QWidget* TransferPage::inspector() {
    return m_panel;
}

FigureData TransferPage::figureData(const widgets::FigureView& /*view*/) const {
    return shown() ? TransferAnalysis::data(*shown()) : FigureData();
}

std::vector<Convention> TransferPage::conventions() const {
    return TransferAnalysis::conventions(study(), shown() ? shown()->result.get() : nullptr);
}

QString TransferPage::previewed() const {
    return shown() ? tr("error of the combined paths") : QString();
}

TransferPage::Effect TransferPage::effect() const {
    return [](const TransferOutcome& outcome) {
        return outcome.result.parallel ? widgets::percentText(outcome.result.parallel->are) : QStringLiteral("–");
    };
}

/// Changed weights require no training.
TransferPage::Work TransferPage::work(const TransferRequest& request) const {
    const bool trained = shown() && shown()->request.training == request.training;
    return [request, before = trained ? shown()->result : nullptr](base::Progress& progress) {
        if (!before) {
            return TransferAnalysis::run(request, progress);
        }
        TransferOutcome outcome = *before;
        weigh(outcome, request.weights);
        return base::Expected<TransferOutcome>(std::move(outcome));
    };
}

void TransferPage::bringMissing() {
    if (const SeriesEntry* entry = otherSystem(study(), m_context.catalog.entries())) {
        predict(m_context.store, entry->id);
    }
}

void TransferPage::showStudy() {
    m_bar->showStudy(study());
}

void TransferPage::present(const Shown& shown) {
    m_asked = askTransfer(shown.result, shown.request, shown.study, m_context.catalog);
    m_graph->setFigure(graphOf(*m_asked, shown.study));
    m_strips->setFigure(stripsOf(*m_asked, shown.study));
    m_panel->show(m_asked, shown.study);
    m_bar->setAsked(m_asked);
    emit derivationChanged();
}

std::size_t TransferPage::workedPath() const {
    const auto& paths = m_asked->outcome->result.paths;
    for (std::size_t i = 0; i < paths.size(); ++i) {
        if (m_context.highlight.isChosen(m_asked->parts.pathLink(i))) {
            return i;
        }
    }
    return 0;
}

void TransferPage::followHighlight() {
    if (m_asked && !m_asked->outcome->result.paths.empty() && workedPath() != m_worked) {
        m_worked = workedPath();
        emit derivationChanged();
    }
}

std::optional<PageDerivation> TransferPage::derivation() const {
    if (!m_asked || m_asked->outcome->result.paths.empty()) {
        return std::nullopt;
    }
    return transferDerivations(*m_asked, workedPath());
}

/// Returns for an arrow on the derived path its ratio, and for its systems the value measured on the first one and
/// those predicted for the others.
std::optional<AskedLine> TransferPage::lineBehind(const FigureView& view, int row, int column) {
    if (!m_asked || m_asked->outcome->result.paths.empty()) {
        return std::nullopt;
    }
    const auto& paths = m_asked->outcome->result.paths;
    const auto place = static_cast<std::size_t>(row);
    if (&view == m_strips) {
        const widgets::DotStripSpec& strips = static_cast<const widgets::DotStripView*>(view.view())->spec();
        return lineOfStrip(*m_asked, strips.rows[place].link.is, column);
    }
    const widgets::GraphSpec& graph = static_cast<const GraphView*>(view.view())->spec();
    const auto& systems = paths[workedPath()].systems;
    const auto name = [&graph](std::size_t node) { return graph.nodes[node].id.toStdString(); };
    if (place < graph.nodes.size()) {
        const auto onPath = std::find(systems.begin(), systems.end(), name(place));
        return onPath == systems.end()       ? std::nullopt
               : onPath == systems.begin()   ? std::optional(AskedLine{QStringLiteral("from")})
               : onPath + 1 == systems.end() ? std::optional(AskedLine{QStringLiteral("predicted")})
                                             : std::optional(AskedLine{QStringLiteral("way"), *onPath});
    }
    const widgets::GraphEdge& edge = graph.edges[place - graph.nodes.size()];
    const std::array ends{name(static_cast<std::size_t>(edge.from)), name(static_cast<std::size_t>(edge.to))};
    const bool isOnPath = std::search(systems.begin(), systems.end(), ends.begin(), ends.end()) != systems.end();
    return isOnPath ? std::optional(AskedLine{QStringLiteral("ratios"), ends[0] + " → " + ends[1]}) : std::nullopt;
}

void TransferPage::presentNothing() {
    m_asked = nullptr;
    emit derivationChanged();
    m_panel->showNothing();
    m_bar->setAsked(nullptr);
}

void TransferPage::hideEvent(QHideEvent* event) {
    PageOf::hideEvent(event);
    if (window() != this && !window()->isVisible()) {
        return;  // the window is closing, and the highlight's views may be gone
    }
    // Paths and pairs have no meaning on other pages.
    const widgets::Targets& chosen = m_context.highlight.chosen();
    const bool ours = std::any_of(chosen.begin(), chosen.end(), [](const widgets::Target& target) {
        return target.kind == widgets::Target::Kind::model || target.kind == widgets::Target::Kind::pair;
    });
    if (ours) {
        m_context.highlight.clear();
    }
}

void TransferPage::train(const QString& from, const QString& to) {
    if (m_asked) {
        const TransferOutcome& outcome = *m_asked->outcome;
        const SystemPair pair{outcome.idOf(from.toStdString()), outcome.idOf(to.toStdString())};
        m_context.store.edit(tr("Train a pair"), [&](Study& study) { usePairs(study, *m_asked, {pair}); });
    }
}

void TransferPage::moveNode(const QString& system, double x, double y) {
    if (!m_asked) {
        return;
    }
    const std::string id = m_asked->outcome->idOf(system.toStdString());
    m_context.store.edit(
        tr("Move a system"),
        [&](Study& study) {
            std::erase_if(study.transfer.places, [&id](const NodePlace& place) { return place.system == id; });
            study.transfer.places.push_back({id, x, y});
        },
        QStringLiteral("transfer.place.") + QString::fromStdString(id));
}

}  // namespace greyscope::app
