#include "app/pages/relations_page.h"

#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

#include "app/pages/page_parts.h"
#include "app/pages/relations_bar.h"
#include "app/pages/relations_input.h"
#include "app/pages/relations_inspector.h"
#include "app/study/series_edits.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/panels/paired_views.h"
#include "widgets/panels/view_frame.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/number_text.h"
#include "widgets/present/spec_text.h"
#include "widgets/ranking/ranking_view.h"

namespace greyscope::app {

using widgets::MatrixView;
using widgets::RelationLook;
using widgets::RelationSeries;
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
      m_matrix(new MatrixView),
      m_ranking(new widgets::RankingView),
      m_pair(new widgets::PlotView),
      m_curves(new widgets::PlotView),
      m_order(new Note),
      m_job(new Job<Relations>(this)) {
    m_bar->hide();
    m_inspector->hide();
    buildViews();
    connectIntents();
    connect(m_job, &JobBase::stateChanged, this, &RelationsPage::showState);
    connect(m_job, &JobBase::progressChanged, this, [this](double fraction) {
        for (ViewFrame* frame : frames()) {
            frame->showBusy(fraction);
        }
    });
}

QWidget* RelationsPage::contextBar() {
    return m_bar;
}

QWidget* RelationsPage::inspector() {
    return m_inspector;
}

std::vector<Convention> RelationsPage::conventions() const {
    const grey::RelationOptions& options = study().relations.options;
    return {{tr("Image"), imageText(options.image.kind)},
            {tr("Δ extremes"), scopeText(options.scope)},
            {QStringLiteral("ρ"), widgets::fixedText(options.distinguishingCoefficient, 2)}};
}

std::vector<widgets::FigureSpec> RelationsPage::figures() const {
    if (!std::holds_alternative<widgets::Ready<Relations>>(m_job->state())) {
        return {};
    }
    return {m_matrix->spec(), m_ranking->spec(), m_pair->spec(), m_curves->spec()};
}

std::vector<ViewFrame*> RelationsPage::frames() const {
    return {m_matrixFrame, m_rankingFrame, m_pairFrame, m_curvesFrame};
}

void RelationsPage::buildViews() {
    auto* ranked = new QWidget;
    auto* column = new QVBoxLayout(ranked);
    column->setContentsMargins(0, 0, 0, 0);
    m_ranking->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    column->addWidget(m_ranking);
    auto* note = new QVBoxLayout;
    note->setContentsMargins(12, 0, 8, 8);
    note->addWidget(m_order);
    column->addLayout(note);
    column->addStretch();
    m_matrixFrame = new ViewFrame(m_matrix);
    m_rankingFrame = new ViewFrame(ranked);
    m_pairFrame = new ViewFrame(m_pair);
    m_curvesFrame = new ViewFrame(m_curves);
    m_matrixFrame->setTools(true, true, true);
    m_matrixFrame->setCopyText([this] { return widgets::tabSeparated(m_matrix->spec()); });
    m_rankingFrame->setCopyText([this] { return widgets::tabSeparated(m_ranking->spec()); });
    m_pairFrame->setCopyText([this] { return widgets::tabSeparated(m_pair->spec()); });
    m_curvesFrame->setCopyText([this] { return widgets::tabSeparated(m_curves->spec()); });

    auto* upper = new QSplitter(Qt::Horizontal);
    upper->setHandleWidth(5);
    upper->setChildrenCollapsible(false);
    upper->addWidget(m_matrixFrame);
    upper->addWidget(m_rankingFrame);
    auto* lower = new widgets::PairedViews(m_pairFrame, tr("Why"), m_curvesFrame, tr("Degree as ρ changes"));
    for (QSplitter* beside : {upper, lower->splitter()}) {
        beside->setSizes({590, 410});
    }
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->setHandleWidth(5);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(upper);
    splitter->addWidget(lower);
    splitter->setSizes({550, 450});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
}

void RelationsPage::connectIntents() {
    m_matrix->setHighlight(&m_context.highlight);
    m_ranking->setHighlight(&m_context.highlight);
    m_pair->setHighlight(&m_context.highlight);
    m_curves->setHighlight(&m_context.highlight);
    connect(m_matrix, &MatrixView::cellActivated, this, [this](int row, int at) {
        const auto series = [this](int place) { return m_series[m_places[static_cast<std::size_t>(place)]].id; };
        if (row != at) {
            choosePair(idFromText(series(row)), idFromText(series(at)));
        }
    });
    connect(m_matrix, &MatrixView::headingActivated, this, &RelationsPage::makeReference);
    connect(m_ranking, &widgets::RankingView::linkActivated, this, &RelationsPage::chooseAgainstReference);
    connect(m_curves, &widgets::PlotView::linkActivated, this, &RelationsPage::chooseAgainstReference);
    connect(m_curves, &widgets::PlotView::handleMoved, this, &RelationsPage::setRho);
    connect(m_curves, &widgets::PlotView::handleReleased, this, [this] { ++m_drag; });
    connect(m_inspector, &RelationsInspector::rhoEdited, this, &RelationsPage::setRho);
    connect(m_inspector, &RelationsInspector::rhoReleased, this, [this] { ++m_drag; });
    addRhoKey(Qt::Key_BracketLeft, -kRhoStep);
    addRhoKey(Qt::Key_BracketRight, kRhoStep);
    std::size_t figure = 0;
    for (ViewFrame* frame : frames()) {
        connect(frame, &ViewFrame::exportRequested, this,
                [this, figure] { emit exportRequested(static_cast<int>(figure)); });
        connect(frame, &ViewFrame::cancelRequested, this, [this] {
            m_job->set(widgets::Empty{tr("The calculation was stopped."), tr("Calculate again")});
        });
        connect(frame, &ViewFrame::actionRequested, this, &RelationsPage::act);
        ++figure;
    }
}

/// The button of an empty view: what is missing is chosen, or what was stopped is calculated.
void RelationsPage::act() {
    if (failedByGap()) {
        m_context.store.edit(tr("Use common points"), [](Study& study) { study.relations.commonPoints = true; });
    } else if (relationsRequest(study(), m_context.catalog)) {
        m_request.reset();
        follow();
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
    if (std::holds_alternative<widgets::Ready<Relations>>(m_job->state())) {
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
    } else if (std::holds_alternative<widgets::Ready<Relations>>(m_job->state())) {
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
    const auto* ready = std::get_if<widgets::Ready<Relations>>(&m_job->state());
    if (onlyRho && ready != nullptr && followsLive(**ready)) {
        m_degrees = degreesAt(**ready, rho);
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

void RelationsPage::showState() {
    if (const auto* ready = std::get_if<widgets::Ready<Relations>>(&m_job->state())) {
        m_degrees = (*ready)->degrees;
        Eigen::Index lowest = 0;
        m_degrees.result.grades.minCoeff(&lowest);
        m_lowest = static_cast<std::size_t>(lowest) + 1;
    }
    for (ViewFrame* frame : frames()) {
        frame->show(m_job->state(), [](const Relations&) {});
    }
    const auto* failed = std::get_if<widgets::Failed>(&m_job->state());
    if (failed != nullptr && failedByGap()) {
        m_matrixFrame->showEmpty({failed->message, tr("Use the points that all series have")});
    }
    if (failed != nullptr || std::holds_alternative<widgets::Empty>(m_job->state())) {
        showNothingBeside();
    }
    if (std::holds_alternative<widgets::Ready<Relations>>(m_job->state())) {
        showResult();
    }
}

bool RelationsPage::failedByGap() const {
    return std::holds_alternative<widgets::Failed>(m_job->state()) && m_failure != nullptr &&
           *m_failure == base::ErrorCode::missingValue;
}

/// The first view says what is missing or went wrong; the others wait for it.
void RelationsPage::showNothingBeside() {
    m_matrixFrame->setTitle(tr("Relational degree"));
    m_rankingFrame->setTitle(tr("Ranking"));
    m_pairFrame->setTitle(tr("Why"));
    m_curvesFrame->setTitle(tr("Degree as ρ changes"));
    m_rankingFrame->showEmpty({tr("Series are ranked here by their degree."), {}});
    m_pairFrame->showEmpty({tr("A degree is explained here by the differences of two series."), {}});
    m_curvesFrame->showEmpty({tr("How far the degrees depend on ρ shows here."), {}});
}

void RelationsPage::showResult() {
    m_series = {relationSeries(study(), m_context.catalog, study().selection.reference)};
    for (const SeriesId& id : relatedSeries(study(), m_context.catalog)) {
        m_series.push_back(relationSeries(study(), m_context.catalog, id));
    }
    const auto& entries = m_context.catalog.entries();
    std::vector<std::ptrdiff_t> places;
    for (const RelationSeries& series : m_series) {
        const SeriesEntry* entry = m_context.catalog.find(idFromText(series.id));
        places.push_back(entry != nullptr ? entry - entries.data() : 0);
    }
    m_places.resize(m_series.size());
    std::iota(m_places.begin(), m_places.end(), std::size_t{0});
    std::sort(m_places.begin(), m_places.end(), [&](std::size_t a, std::size_t b) { return places[a] < places[b]; });
    const RelationsChoices& choices = study().relations;
    const RelationLook look{choices.decimals, choices.printNumbers, choices.separateCases};
    showMatrix(look);
    showRanking(look);
    showPair(look);
    const widgets::PlotSpec curves = widgets::relationCurves(m_series, m_job->latest()->sensitivity, m_degrees.result);
    m_curves->setSpec(curves);
    m_curvesFrame->setTitle(curves.title, curves.subtitle);
}

std::pair<std::size_t, std::size_t> RelationsPage::pairShown() const {
    const auto place = [this](const SeriesId& id) {
        const QString text = idText(id);
        return static_cast<std::size_t>(
            std::find_if(m_series.begin(), m_series.end(), [&](const RelationSeries& s) { return s.id == text; }) -
            m_series.begin());
    };
    const std::size_t first = place(m_chosenPair.first);
    const std::size_t second = place(m_chosenPair.second);
    const bool known = first < m_series.size() && second < m_series.size() && first != second;
    return known ? std::pair(first, second) : std::pair(std::size_t{0}, m_lowest);
}

void RelationsPage::showMatrix(const RelationLook& look) {
    widgets::MatrixSpec spec = widgets::relationMatrix(m_series, m_places, m_degrees.grades, look);
    const auto [first, second] = pairShown();
    const auto column = [this](std::size_t series) {
        return static_cast<std::size_t>(std::find(m_places.begin(), m_places.end(), series) - m_places.begin());
    };
    spec.cells[column(first) * m_places.size() + column(second)].strong = true;
    const double grade = m_degrees.grades(static_cast<Eigen::Index>(first), static_cast<Eigen::Index>(second));
    spec.title = study().relations.wholeTable ? tr("Relational degree, whole table")
                                              : tr("Relational degree of the chosen series");
    const std::size_t leftOut = m_job->latest()->pointsLeftOut;
    const auto points = static_cast<std::size_t>(m_degrees.result.images.rows());
    const QString count =
        leftOut == 0 ? tr("%1 points").arg(points) : tr("%1 of %2 points").arg(points).arg(points + leftOut);
    spec.subtitle = tr("%1. Outlined: γ(%2, %3) = %4.")
                        .arg(count)
                        .arg(m_series[first].name, m_series[second].name, widgets::fixedText(grade, look.decimals));
    m_matrix->setSpec(spec);
    m_matrixFrame->setTitle(spec.title, spec.subtitle);
}

void RelationsPage::showRanking(const RelationLook& look) {
    const widgets::RankingSpec spec = widgets::relationRanking(m_series, m_degrees.result, look);
    m_ranking->setSpec(spec);
    m_rankingFrame->setTitle(spec.title, spec.subtitle);
    const double rho = m_degrees.result.options.distinguishingCoefficient;
    const grey::RelationSensitivity& sensitivity = m_job->latest()->sensitivity;
    const grey::OrderRange range = grey::orderAround(sensitivity, rho);
    const bool steady = range.from <= 0.1 && range.to >= 1.0;
    m_order->setNote(steady ? Note::Kind::good : Note::Kind::look, widgets::orderSentence(m_series, sensitivity, rho));
}

void RelationsPage::showPair(const RelationLook& look) {
    const auto [first, second] = pairShown();
    const grey::RelationKernel& kernel = m_job->latest()->kernel;
    const grey::RelationOptions& options = m_degrees.result.options;
    const auto extrema = kernel.extremaFor(first, second);
    widgets::RelationPair pair;
    pair.first = m_series[first];
    pair.second = m_series[second];
    pair.firstImage = kernel.images().col(static_cast<Eigen::Index>(first));
    pair.secondImage = kernel.images().col(static_cast<Eigen::Index>(second));
    pair.minimum = extrema.minimum;
    pair.maximum = extrema.maximum;
    pair.rho = options.distinguishingCoefficient;
    pair.grade = m_degrees.grades(static_cast<Eigen::Index>(first), static_cast<Eigen::Index>(second));
    pair.imageName = options.image.kind == data::Image::none
                         ? tr("values")
                         : tr("%1 images").arg(imageText(options.image.kind).section(QLatin1Char(','), 0, 0));
    pair.extent = options.scope == grey::ExtremaScope::matrix     ? tr("all pairs")
                  : options.scope == grey::ExtremaScope::pairwise ? tr("these two")
                                                                  : tr("the pairs with %1").arg(pair.first.name);
    const widgets::PlotSpec spec = widgets::relationPair(pair, relationAxis(m_job->latest()->table), look);
    m_pair->setSpec(spec);
    m_pairFrame->setTitle(spec.title, spec.subtitle);
}

}  // namespace greyscope::app
