#include "app/pages/relations_page.h"

#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "app/pages/relations_bar.h"
#include "app/pages/relations_input.h"
#include "app/pages/relations_inspector.h"
#include "app/pages/relations_views.h"
#include "app/study/published_degrees.h"
#include "app/study/series_edits.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/panels/view_frame.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/number_text.h"
#include "widgets/ranking/ranking_view.h"
#include "widgets/table/relation_points_view.h"

namespace greyscope::app {

using widgets::MatrixView;
using widgets::ViewFrame;

namespace {

constexpr double kRhoStep = 0.05;
constexpr double kRhoLow = 0.01;

/// The first series among some targets.
std::optional<SeriesId> seriesIn(const widgets::Targets& targets) {
    for (const widgets::Target& target : targets) {
        if (target.kind == widgets::Target::Kind::series) {
            return idFromText(target.first);
        }
    }
    return std::nullopt;
}

}  // namespace

RelationsPage::RelationsPage(PageContext context, QWidget* parent)
    : Page(context, parent),
      m_bar(new RelationsBar(context.store, this)),
      m_inspector(new RelationsInspector(context.store, this)),
      m_views(new RelationsViews(context.highlight)),
      m_job(new Job<Relations>(this)) {
    m_bar->hide();
    m_inspector->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_views);
    connectIntents();
    connectFrames();
    connect(m_job, &JobBase::stateChanged, this, &RelationsPage::showState);
    m_job->serve(m_views->frames());
}

QWidget* RelationsPage::contextBar() {
    return m_bar;
}

QWidget* RelationsPage::inspector() {
    return m_inspector;
}

std::vector<Convention> RelationsPage::conventions() const {
    const grey::RelationOptions& options = study().relations.options;
    const grey::RelationDegree& degree = grey::degreeOf(options.method);
    std::vector<Convention> chips{
        {tr("Degree"), methodText(options.method)},
        {tr("Image"), widgets::imageText(degree.ofImage ? options.image.kind : options.relativeImage)}};
    if (degree.isMixed()) {
        chips.push_back({tr("r of image"), widgets::imageText(options.relativeImage)});
        chips.push_back({QStringLiteral("θ"), widgets::fixedText(options.theta, 2)});
    }
    if (degree.byPoints) {
        chips.push_back({tr("Δ extremes"), scopeText(options.scope)});
        if (!options.weights.empty()) {
            chips.push_back({tr("Weights"), tr("by point")});
        }
        chips.push_back({QStringLiteral("ρ"), widgets::fixedText(options.distinguishingCoefficient, 2)});
    }
    return chips;
}

/// In the order of the views' frames.
std::vector<widgets::FigureSpec> RelationsPage::figures() const {
    if (!isReady()) {
        return {};
    }
    std::vector<widgets::FigureSpec> figures{m_shown.matrix, m_shown.ranking, m_shown.pairChart, m_shown.images};
    if (m_shown.curves) {
        figures.emplace_back(*m_shown.curves);
    }
    return figures;
}

void RelationsPage::connectIntents() {
    connect(m_views->matrix(), &MatrixView::cellActivated, this, [this](int row, int at) {
        const auto series = [this](int place) {
            return idFromText(m_shown.series[m_shown.order[static_cast<std::size_t>(place)]].id);
        };
        if (row != at) {
            choosePair(series(row), series(at));
        }
    });
    // A pair that is chosen elsewhere, as a published degree is, is explained here.
    connect(&m_context.highlight, &widgets::Highlight::changed, this, [this] {
        for (const widgets::Target& target : m_context.highlight.chosen()) {
            const ChosenPair pair{idFromText(target.first), idFromText(target.second)};
            if (target.kind == widgets::Target::Kind::pair && pair != m_chosenPair) {
                choosePair(pair.first, pair.second);
            }
        }
    });
    connect(m_views->matrix(), &MatrixView::headingActivated, this, &RelationsPage::makeReference);
    connect(m_views->ranking(), &widgets::RankingView::linkActivated, this, &RelationsPage::chooseAgainstReference);
    connect(m_views->curves(), &widgets::PlotView::linkActivated, this, &RelationsPage::chooseAgainstReference);
    connect(m_views->curves(), &widgets::PlotView::handleMoved, this, &RelationsPage::setRho);
    connect(m_views->curves(), &widgets::PlotView::handleReleased, this, [this] { ++m_drag; });
    connect(m_views->points()->model(), &widgets::RelationPointsModel::weightEdited, this, &RelationsPage::setWeight);
    connect(m_views->points()->model(), &widgets::RelationPointsModel::effectEdited, this, &RelationsPage::setEffect);
    connect(m_inspector, &RelationsInspector::rhoEdited, this, &RelationsPage::setRho);
    connect(m_inspector, &RelationsInspector::rhoReleased, this, [this] { ++m_drag; });
    connect(m_inspector, &RelationsInspector::weightsRequested, this, &RelationsPage::setWeights);
    addRhoKey(Qt::Key_BracketLeft, -kRhoStep);
    addRhoKey(Qt::Key_BracketRight, kRhoStep);
}

void RelationsPage::connectFrames() {
    int figure = 0;
    for (ViewFrame* frame : m_views->frames()) {
        connect(frame, &ViewFrame::exportRequested, this, [this, figure] { emit exportRequested(figure); });
        connect(frame, &ViewFrame::actionRequested, this, &RelationsPage::act);
        ++figure;
    }
}

/// The button of an empty view: what is missing is chosen.
void RelationsPage::act() {
    if (failedBy(base::ErrorCode::missingValue)) {
        m_context.store.edit(tr("Use common points"), [](Study& study) { study.relations.commonPoints = true; });
    } else if (failedBy(base::ErrorCode::columnLengthMismatch)) {
        m_context.store.edit(tr("Treat all points alike"), [](Study& study) {
            study.relations.options.weights.clear();
            study.relations.options.image.effects.clear();
        });
    } else {
        m_context.store.edit(tr("Relate the whole table"), [](Study& study) { study.relations.wholeTable = true; });
    }
}

void RelationsPage::addRhoKey(const QKeySequence& key, double step) {
    auto* shortcut = new QShortcut(key, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, [this, step] {
        setRho(study().relations.options.distinguishingCoefficient + step);
        ++m_drag;
    });
}

void RelationsPage::setRho(double rho) {
    const double rounded = std::clamp(std::round(rho * 100.0) / 100.0, kRhoLow, 1.0);
    m_context.store.edit(
        tr("Set ρ"), [rounded](Study& study) { study.relations.options.distinguishingCoefficient = rounded; },
        QStringLiteral("relations.rho.%1").arg(m_drag));
}

/// Weights of its own begin as equal ones, for every point that is related now.
void RelationsPage::setWeights(bool byPoint) {
    const std::size_t points = byPoint && isReady() ? m_shown.pointNames.size() : 0;
    m_context.store.edit(tr("Set weights"),
                         [points](Study& study) { study.relations.options.weights.assign(points, 1.0); });
    if (byPoint) {
        m_views->showPoints();
    }
}

void RelationsPage::setWeight(int point, double weight) {
    std::vector<double> weights = study().relations.options.weights;
    weights.resize(m_shown.pointNames.size(), 1.0);
    weights[static_cast<std::size_t>(point)] = weight;
    m_context.store.edit(tr("Set weight"), [&weights](Study& study) { study.relations.options.weights = weights; });
}

void RelationsPage::setEffect(int point, const data::PointEffect& effect) {
    std::vector<data::PointEffect> effects = study().relations.options.image.effects;
    effects.resize(m_shown.pointNames.size());
    effects[static_cast<std::size_t>(point)] = effect;
    m_context.store.edit(tr("Set what is better"),
                         [&effects](Study& study) { study.relations.options.image.effects = effects; });
}

void RelationsPage::makeReference(const widgets::Link& link) {
    if (const auto id = seriesIn(link.is)) {
        setReference(m_context.store, *id);
    }
}

void RelationsPage::chooseAgainstReference(const widgets::Link& link) {
    if (const auto id = seriesIn(link.is)) {
        choosePair(study().selection.reference, *id);
    }
}

void RelationsPage::choosePair(const SeriesId& first, const SeriesId& second) {
    m_chosenPair = {first, second};
    if (isReady()) {
        showResult();
    }
}

void RelationsPage::follow() {
    const std::optional<RelationsRequest> wanted = relationsRequest(study(), m_context.catalog);
    if (!wanted) {
        m_request.reset();
        m_job->set(whatRelationsNeed(study(), m_context.catalog));
    } else if (m_request != wanted) {
        calculate(*wanted);
    } else if (isReady()) {
        showResult();
    }
    emit conventionsChanged();
}

/// Where only rho moved and the series are not too many, the result follows at once.
void RelationsPage::calculate(const RelationsRequest& request) {
    const double rho = request.options.distinguishingCoefficient;
    bool onlyRho = false;
    if (m_request) {
        m_request->options.distinguishingCoefficient = rho;
        onlyRho = *m_request == request;
    }
    m_request = request;
    const auto ready = m_job->ready();
    if (onlyRho && ready && followsLive(*ready)) {
        m_degrees = degreesAt(*ready, rho);
        showResult();
        return;
    }
    m_failure = std::make_shared<base::ErrorCode>(base::ErrorCode::internal);
    m_job->start([request, failure = m_failure](base::Progress& progress) {
        auto relations = calculateRelations(request, progress);
        if (!relations) {
            *failure = relations.error().code;
        }
        return relations;
    });
}

bool RelationsPage::isReady() const {
    return m_job->ready() != nullptr;
}

bool RelationsPage::failedBy(base::ErrorCode code) const {
    return std::holds_alternative<widgets::Failed>(m_job->state()) && m_failure != nullptr && *m_failure == code;
}

void RelationsPage::showState() {
    if (const auto ready = m_job->ready()) {
        m_degrees = ready->degrees;
    }
    for (ViewFrame* frame : m_views->frames()) {
        frame->show(m_job->state(), [](const Relations&) {});
    }
    const auto* failed = std::get_if<widgets::Failed>(&m_job->state());
    if (failedBy(base::ErrorCode::missingValue)) {
        m_views->matrixFrame()->showEmpty({failed->message, tr("Use the points that all series have")});
    } else if (failedBy(base::ErrorCode::columnLengthMismatch)) {
        m_views->matrixFrame()->showEmpty(
            {tr("The weights or effects were set for another number of points."), tr("Treat all points alike")});
    }
    if (!isReady() && !m_job->running()) {
        m_views->showNothingBeside();
    }
    if (isReady()) {
        showResult();
    }
}

void RelationsPage::showResult() {
    const bool published = showsPublished(study().activeTable(), study().relations);
    m_shown = relationsShown(study(), m_context.catalog, *m_job->latest(), m_degrees, m_chosenPair,
                             published ? publishedDegrees(study().activeTable()) : widgets::PublishedDegrees());
    m_views->show(m_shown);
}

}  // namespace greyscope::app
