#include "app/pages/transfer_page.h"

#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

#include "app/pages/transfer_needs.h"
#include "app/panels/transfer_bar.h"
#include "app/panels/transfer_panel.h"
#include "app/panels/weight_rows.h"
#include "app/study/predicted_pair.h"
#include "widgets/graph/graph_view.h"
#include "widgets/graph/strip_view.h"
#include "widgets/panels/view_frame.h"
#include "widgets/present/spec_text.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

using widgets::ViewFrame;

TransferPage::TransferPage(PageContext context, QWidget* parent)
    : Page(context, parent),
      m_bar(new TransferBar(this)),
      m_panel(new TransferPanel(context.highlight, this)),
      m_graph(new widgets::GraphView),
      m_strips(new widgets::StripView),
      m_graphFrame(new ViewFrame(m_graph)),
      m_stripFrame(new ViewFrame(m_strips)) {
    m_bar->hide();
    m_panel->hide();
    m_panel->showNothing();
    m_bar->showCells(nullptr, {});
    buildViews();
    connectViews();
    connectControls();
}

QWidget* TransferPage::contextBar() {
    return m_bar;
}

QWidget* TransferPage::inspector() {
    return m_panel;
}

void TransferPage::buildViews() {
    m_graphFrame->setTools(true, true, true);
    m_stripFrame->setTools(true, true, true);
    m_graphFrame->setCopyText([this] { return widgets::tabSeparated(m_graph->spec()); });
    m_stripFrame->setCopyText([this] { return widgets::tabSeparated(m_strips->spec()); });
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->setHandleWidth(5);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_graphFrame);
    splitter->addWidget(m_stripFrame);
    splitter->setStretchFactor(0, 56);
    splitter->setStretchFactor(1, 44);
    splitter->setSizes({560, 440});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(splitter);
}

void TransferPage::connectViews() {
    m_graph->setHighlight(&m_context.highlight);
    m_strips->setHighlight(&m_context.highlight);
    connect(m_graph, &widgets::GraphView::arrowDrawn, this, &TransferPage::train);
    connect(m_graph, &widgets::GraphView::nodeMoved, this, &TransferPage::moveNode);
    connect(&m_context.highlight, &widgets::Highlight::changed, this, &TransferPage::showGrowth);
    connect(&m_job, &JobBase::stateChanged, this, &TransferPage::showState);
    m_job.serve({m_graphFrame, m_stripFrame});
    int index = 0;
    for (ViewFrame* frame : {m_graphFrame, m_stripFrame}) {
        connect(frame, &ViewFrame::exportRequested, this, [this, index] { emit exportRequested(index); });
        connect(frame, &ViewFrame::actionRequested, this, &TransferPage::needsAction);
        ++index;
    }
}

void TransferPage::connectControls() {
    StudyStore& store = m_context.store;
    connect(m_bar, &TransferBar::fromChosen, this, [&store](const SeriesId& id) {
        store.edit(tr("Set reference"), [&id](Study& study) { predictFrom(study, id); });
    });
    connect(m_bar, &TransferBar::toChosen, this, [&store](const SeriesId& id) {
        store.edit(tr("Predict %1").arg(widgets::visibleText(id.name)), [&id](Study& study) { predict(study, id); });
    });
    connect(m_bar, &TransferBar::operationChosen, this, [this, &store](const QString& lastKeys) {
        store.edit(tr("Set the operation"), [&](Study& study) { setOperation(study, m_context.catalog, lastKeys); });
        m_bar->showEnds(study(), m_context.catalog.entries());  // an operation that one end lacks is not chosen
    });
    connect(m_bar, &TransferBar::cellAsked, this, [&store](const std::vector<std::string>& cell) {
        store.edit(tr("Ask for a cell"), [&cell](Study& study) {
            study.relative.question = cell;
            study.relative.questionBase.reset();
        });
    });
    connect(m_bar, &TransferBar::pathAdded, this, &TransferPage::addPath);
    connect(m_panel, &TransferPanel::pairTicked, this, &TransferPage::tickPair);
    connect(m_panel, &TransferPanel::bestRequested, this,
            [&store] { store.edit(tr("Use the best paths"), [](Study& study) { study.transfer.pairs.clear(); }); });
    connect(m_panel->weights(), &WeightRows::kindChosen, this, &TransferPage::setWeightKind);
    connect(m_panel->weights(), &WeightRows::weightsEdited, this, &TransferPage::setWeights);
    connect(m_panel->weights(), &WeightRows::bestChosen, this, [&store](int paths) {
        store.edit(
            tr("Combine paths"), [paths](Study& study) { study.transfer.combine = static_cast<std::size_t>(paths); },
            QStringLiteral("transfer.combine"));
    });
}

void TransferPage::hideEvent(QHideEvent* event) {
    Page::hideEvent(event);
    // Paths and pairs mean nothing to other pages.
    const widgets::Targets& chosen = m_context.highlight.chosen();
    const bool ours = std::any_of(chosen.begin(), chosen.end(), [](const widgets::Target& target) {
        return target.kind == widgets::Target::Kind::model || target.kind == widgets::Target::Kind::pair;
    });
    if (ours) {
        m_context.highlight.clear();
    }
}

void TransferPage::follow() {
    m_bar->showEnds(study(), m_context.catalog.entries());
    calculate();
}

bool TransferPage::settled() const {
    return m_job.ready() &&
           m_request == transferRequest(study(), transferredSeries(study(), m_context.catalog.entries())) &&
           m_weights == transferWeights(study());
}

void TransferPage::calculate() {
    const std::optional<TransferRequest> request =
        transferRequest(study(), transferredSeries(study(), m_context.catalog.entries()));
    const TransferWeights weights = transferWeights(study());
    const bool sameRequest = request == m_request;
    const bool sameWeights = weights == m_weights;
    m_request = request;
    m_weights = weights;
    if (!request) {
        m_job.set(transferNeeds(study(), m_context.catalog));
    } else if (!sameRequest || (!sameWeights && !m_job.ready())) {
        m_job.start([request = *request, weights](base::Progress& progress) {
            auto outcome = runTransfer(request, progress);
            if (outcome) {
                weigh(*outcome, weights);
            }
            return outcome;
        });
    } else if (!sameWeights) {
        m_job.start([trained = m_job.ready(), weights](base::Progress& /*progress*/) {
            base::Expected<TransferOutcome> outcome = *trained;
            weigh(*outcome, weights);
            return outcome;
        });
    } else if (m_job.ready()) {
        showResult();
    }
}

void TransferPage::needsAction() {
    if (const SeriesEntry* entry = otherSystem(study(), m_context.catalog.entries())) {
        const SeriesId id = entry->id;
        m_context.store.edit(tr("Predict %1").arg(entry->name), [&id](Study& study) { predict(study, id); });
    }
}

void TransferPage::showState() {
    const auto ready = [](const TransferOutcome& /*outcome*/) {};
    for (ViewFrame* frame : {m_graphFrame, m_stripFrame}) {
        frame->show(m_job.state(), ready);
    }
    if (m_job.ready()) {
        showResult();
    } else if (!m_job.running()) {
        m_parts.reset();
        m_shown.reset();
        m_panel->showNothing();
        m_bar->showCells(nullptr, {});
        m_graphFrame->setTitle(tr("Systems and trained relations"));
        m_stripFrame->setTitle(tr("Paths compared"));
        emit conventionsChanged();
    }
}

void TransferPage::showResult() {
    m_shown = m_job.ready();
    const relative::TransferResult& result = m_shown->result;
    const std::vector<std::string> asked = askedTransferCell(result, study());
    const auto answer = relative::transferAt(result, asked);
    if (!answer) {
        m_job.set(widgets::Failed{errorText(answer.error()), errorRemedy(answer.error())});
        return;
    }
    m_parts = std::make_unique<widgets::TransferParts>(
        result, *answer, transferNames(*m_shown, study(), m_context.catalog), m_weights.combine);
    const bool chosen = !study().transfer.pairs.empty();
    const std::vector<ListedPair> listed = listedPairs(*m_shown, study(), m_parts->combined());
    std::vector<SystemPair> nodes;
    for (const ListedPair& pair : listed) {
        nodes.push_back(pair.nodes);
    }
    std::vector<widgets::PairRow> rows = widgets::pairRows(*m_parts, nodes);
    std::vector<SystemPair> extra;
    bool direct = true;
    const SystemPair ends{result.options.model.from, result.options.model.to};
    for (std::size_t row = 0; row < rows.size(); ++row) {
        rows[row].used = listed[row].chosen.used;
        direct = direct && (nodes[row] != ends || rows[row].used);
        if (rows[row].used) {
            extra.push_back(nodes[row]);
        }
    }
    std::vector<widgets::MovedNode> moved;
    for (const NodePlace& place : study().transfer.places) {
        if (const std::string node = nodeNamed(*m_shown, place.system); !node.empty()) {
            moved.push_back({node, place.x, place.y});
        }
    }
    const widgets::GraphSpec graph = widgets::transferGraph(*m_parts, extra, moved, direct);
    m_graphFrame->setTitle(graph.title, graph.subtitle);
    m_graph->setSpec(graph);
    const widgets::StripSpec strips = widgets::transferStrips(*m_parts, direct);
    m_stripFrame->setTitle(strips.title, strips.subtitle);
    m_strips->setSpec(strips);
    m_panel->show(*m_parts, rows, chosen);
    m_growthOf = result.paths.size();
    m_panel->showGrowth(*m_parts, 0);
    showGrowth();
    m_bar->showCells(&result, asked);
    m_bar->showSystems(systemsBetween(*m_shown, *m_parts));
    emit conventionsChanged();
}

void TransferPage::showGrowth() {
    if (!m_parts || !isVisible()) {
        return;
    }
    const std::size_t path = m_parts->pathOf(m_context.highlight.lit());
    if (path != m_growthOf) {
        m_growthOf = path;
        m_panel->showGrowth(*m_parts, path);
    }
}

void TransferPage::train(const QString& from, const QString& to) {
    if (!m_parts) {
        return;
    }
    const SystemPair pair{m_shown->idOf(from.toStdString()), m_shown->idOf(to.toStdString())};
    m_context.store.edit(tr("Train a pair"), [&](Study& study) {
        keepPairs(study, listedPairs(*m_shown, study, m_parts->combined()));
        usePairs(study, {pair});
    });
}

void TransferPage::addPath(const std::vector<std::string>& ids) {
    if (!m_parts) {
        return;
    }
    std::vector<std::string> systems{m_shown->idOf(m_shown->result.options.model.from)};
    systems.insert(systems.end(), ids.begin(), ids.end());
    systems.push_back(m_shown->idOf(m_shown->result.options.model.to));
    std::vector<SystemPair> pairs;
    for (std::size_t step = 0; step + 1 < systems.size(); ++step) {
        pairs.emplace_back(systems[step], systems[step + 1]);
    }
    m_context.store.edit(tr("Add a path"), [&](Study& study) {
        keepPairs(study, listedPairs(*m_shown, study, m_parts->combined()));
        usePairs(study, pairs);
    });
}

void TransferPage::tickPair(int row, bool used) {
    if (!m_parts) {
        return;
    }
    m_context.store.edit(used ? tr("Use a pair") : tr("Leave out a pair"), [&](Study& study) {
        const std::vector<ListedPair> listed = listedPairs(*m_shown, study, m_parts->combined());
        keepPairs(study, listed);
        if (static_cast<std::size_t>(row) >= listed.size()) {
            return;  // of the list before the last edit
        }
        const TrainedPair& pair = listed[static_cast<std::size_t>(row)].chosen;
        usePairs(study, {{pair.from, pair.to}});
        const auto changed =
            std::find_if(study.transfer.pairs.begin(), study.transfer.pairs.end(),
                         [&](const TrainedPair& entry) { return entry.from == pair.from && entry.to == pair.to; });
        changed->used = used;
    });
}

void TransferPage::moveNode(const QString& system, double x, double y) {
    const std::string id = m_shown->idOf(system.toStdString());
    m_context.store.edit(
        tr("Move a system"),
        [&](Study& study) {
            std::erase_if(study.transfer.places, [&id](const NodePlace& place) { return place.system == id; });
            study.transfer.places.push_back({id, x, y});
        },
        QStringLiteral("transfer.place.") + QString::fromStdString(id));
}

std::vector<PathWeight> TransferPage::byHand(const std::vector<double>& weights) const {
    std::vector<PathWeight> given;
    const std::vector<std::size_t>& paths = m_parts->combined();
    for (std::size_t place = 0; place < std::min(weights.size(), paths.size()); ++place) {
        given.push_back({m_shown->idsOf(m_shown->result.paths[paths[place]].systems), weights[place]});
    }
    return given;
}

void TransferPage::setWeightKind(relative::PathWeights kind) {
    if (!m_parts) {
        return;
    }
    m_context.store.edit(tr("Weigh the paths"), [&](Study& study) {
        study.transfer.weights = kind;
        if (kind == relative::PathWeights::manual) {
            std::vector<double> weights;
            for (const std::size_t path : m_parts->combined()) {
                weights.push_back(m_parts->answer().weights[path]);
            }
            study.transfer.byHand = byHand(weights);
        }
    });
}

void TransferPage::setWeights(const std::vector<double>& weights) {
    m_context.store.edit(
        tr("Weigh the paths by hand"),
        [&](Study& study) {
            study.transfer.weights = relative::PathWeights::manual;
            study.transfer.byHand = byHand(weights);
        },
        QStringLiteral("transfer.weights"));
}

std::vector<Convention> TransferPage::conventions() const {
    return transferConventions(m_parts.get());
}

std::vector<widgets::FigureSpec> TransferPage::figures() const {
    if (!m_parts || !m_job.ready()) {
        return {};
    }
    return {m_graph->spec(), m_strips->spec()};
}

}  // namespace greyscope::app
