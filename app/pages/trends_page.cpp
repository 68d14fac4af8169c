#include "app/pages/trends_page.h"

#include <QAction>
#include <QSplitter>
#include <QVBoxLayout>

#include "app/pages/trends_parts.h"
#include "app/study/series_edits.h"
#include "core/data/column_name.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/panels/paired_views.h"
#include "widgets/panels/view_frame.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/spec_text.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

using widgets::PlotView;
using widgets::ViewFrame;

namespace {

widgets::Scale scaleOf(AxisScale scale) {
    switch (scale) {
        case AxisScale::linear:
            return widgets::Scale::linear;
        case AxisScale::log2:
            return widgets::Scale::log2;
        case AxisScale::log10:
            return widgets::Scale::log10;
    }
    return widgets::Scale::linear;
}

widgets::TrendLook trendLook(const Selection& selection, const SeriesId& id) {
    const SeriesLook look = lookOf(selection, id);
    return {seriesLink(id), look.ink, look.marker, look.dash, look.hollow};
}

std::vector<widgets::TrendLook> looksOf(const Selection& selection) {
    std::vector<widgets::TrendLook> looks{trendLook(selection, selection.reference)};
    for (const SeriesId& id : selection.compared) {
        looks.push_back(trendLook(selection, id));
    }
    return looks;
}

}  // namespace

TrendsPage::TrendsPage(const PageContext& context, QWidget* parent) : Page(context, parent) {
    buildViews();
    addKeys();
    connect(&m_job, &JobBase::stateChanged, this, &TrendsPage::showState);
}

TrendsPage::~TrendsPage() = default;

void TrendsPage::buildViews() {
    m_chart = new PlotView;
    m_chart->setHighlight(&m_context.highlight);
    m_chartFrame = new ViewFrame(m_chart);
    m_chartFrame->setTools(true, true, true);
    m_multiples = new SmallMultiples(m_context.highlight);
    m_multiplesFrame = new ViewFrame(m_multiples);
    m_multiplesFrame->setTools(true, true, false);
    m_values = new widgets::MatrixView;
    m_values->setHighlight(&m_context.highlight);
    m_valuesFrame = new ViewFrame(m_values);
    m_valuesFrame->setTools(true, true, false);
    m_chartFrame->setCopyText([this] { return widgets::tabSeparated(m_chart->spec()); });
    m_valuesFrame->setCopyText([this] { return widgets::tabSeparated(m_values->spec()); });

    auto* lower = new widgets::PairedViews(m_multiplesFrame, tr("Small multiples"), m_valuesFrame, tr("Values"));
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_chartFrame);
    splitter->addWidget(lower);
    lower->splitter()->setSizes({390, 410});  // the table needs its columns; small charts shrink well
    splitter->setStretchFactor(0, 66);
    splitter->setStretchFactor(1, 34);
    splitter->setSizes({510, 270});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(splitter);

    connect(m_chart, &PlotView::seriesDropped, this, &TrendsPage::dropSeries);
    connect(m_multiples, &SmallMultiples::chosen, this, [this](int index) {
        if (const auto result = m_job.latest()) {
            hold(result->facet, result->slices[static_cast<std::size_t>(index)].level);
        }
    });
    connect(m_chartFrame, &ViewFrame::exportRequested, this, [this] { emit exportRequested(0); });
    connect(m_valuesFrame, &ViewFrame::exportRequested, this, [this] { emit exportRequested(1); });
    connect(m_multiplesFrame, &ViewFrame::exportRequested, this, [this] { emit exportRequested(2); });
    m_job.serve({m_chartFrame, m_multiplesFrame, m_valuesFrame});
    connect(m_chartFrame, &ViewFrame::actionRequested, this, [this] {
        if (study().selection.reference.empty()) {
            emit commandRequested(QStringLiteral("series.filter"));
        } else {
            edit(tr("Show absolute values"), [](TrendsChoices& choices) { choices.measure = Measure::absolute; });
        }
    });
}

void TrendsPage::addKeys() {
    const std::pair<Qt::Key, Measure> keys[] = {
        {Qt::Key_A, Measure::absolute}, {Qt::Key_Q, Measure::ratio}, {Qt::Key_I, Measure::indexed}};
    for (const auto& [key, measure] : keys) {
        auto* action = new QAction(this);
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, [this, chosen = measure] {
            edit(tr("Change measure"), [chosen](TrendsChoices& choices) { choices.measure = chosen; });
        });
        addAction(action);
    }
}

QWidget* TrendsPage::contextBar() {
    if (m_bar.isNull()) {
        m_bar = new TrendsBar(this);
        connect(m_bar, &TrendsBar::responseChosen, this, [this](const std::string& metric) {
            m_context.store.edit(tr("Change response"), [metric](Study& study) {
                if (const StudyTable* active = study.activeTable()) {
                    study.tables[static_cast<std::size_t>(active - study.tables.data())].metric = metric;
                }
            });
        });
        connect(m_bar, &TrendsBar::axisChosen, this, [this](const std::string& column) {
            edit(tr("Change axis"), [column](TrendsChoices& choices) { choices.points.axis = column; });
        });
        connect(m_bar, &TrendsBar::holdChosen, this, &TrendsPage::hold);
        connect(m_bar, &TrendsBar::measureChosen, this, [this](Measure measure) {
            edit(tr("Change measure"), [measure](TrendsChoices& choices) { choices.measure = measure; });
        });
        m_bar->showStudy(study());
    }
    return m_bar;
}

QWidget* TrendsPage::inspector() {
    if (m_inspector.isNull()) {
        m_inspector = new TrendsInspector(this);
        connect(m_inspector, &TrendsInspector::edited, this, [this](const TrendsChoices& now) {
            edit(tr("Change chart options"), [now](TrendsChoices& choices) { choices = now; });
        });
        m_inspector->showStudy(study());
    }
    return m_inspector;
}

void TrendsPage::edit(const QString& what, const std::function<void(TrendsChoices&)>& change) {
    m_context.store.edit(what, [&change](Study& study) { change(study.trends); });
}

void TrendsPage::hold(const std::string& column, const std::string& level) {
    edit(tr("Hold %1 at %2").arg(widgets::visibleText(data::displayName(column)), widgets::visibleText(level)),
         [&](TrendsChoices& choices) {
             std::erase_if(choices.points.hold, [&](const data::Filter& filter) { return filter.column == column; });
             choices.points.hold.push_back({column, {level}});
         });
}

std::vector<Convention> TrendsPage::conventions() const {
    switch (study().trends.measure) {
        case Measure::ratio:
            return {{tr("Ratio"), tr("series ÷ reference, cell by cell")}};
        case Measure::indexed:
            return {{tr("Index"), tr("value ÷ first value of the series")}};
        case Measure::absolute:
            return {};
    }
    return {};
}

void TrendsPage::follow() {
    if (!m_bar.isNull()) {
        m_bar->showStudy(study());
    }
    if (!m_inspector.isNull()) {
        m_inspector->showStudy(study());
    }
    recompute();
    emit conventionsChanged();
}

void TrendsPage::recompute() {
    const StudyTable* table = study().activeTable();
    const Selection& selection = study().selection;
    const Measure measure = study().trends.measure;
    if (table == nullptr || selection.reference.empty()) {
        m_request.reset();
        m_job.set(widgets::Empty{tr("Choose a reference series to draw its trend."), tr("Find a series")});
        return;
    }
    if (measure == Measure::ratio && selection.compared.empty()) {
        m_request.reset();
        m_job.set(widgets::Empty{tr("Compare a series to draw ratios: select one and press C, or drag it here."),
                                 tr("Show absolute values")});
        return;
    }
    TrendsRequest request{*table, selection, study().trends.points, measure};
    if (request == m_request) {
        showState();  // only the way it is drawn may have changed
        return;
    }
    m_request = request;
    m_shownSelection = selection;
    m_job.start([request = std::move(request)](base::Progress& progress) { return runTrends(request, progress); });
}

void TrendsPage::showState() {
    for (ViewFrame* frame : {m_chartFrame, m_multiplesFrame, m_valuesFrame}) {
        frame->show(m_job.state(), [](const widgets::TrendsResult&) {});
    }
    if (m_job.ready()) {
        present(m_job.ready());
    } else if (!m_job.running()) {
        m_chartFrame->setTitle(tr("Trends"));
        m_multiplesFrame->setTitle(tr("Small multiples"));
        m_valuesFrame->setTitle(tr("Values"));
    }
    if (std::holds_alternative<widgets::Empty>(m_job.state())) {
        m_multiplesFrame->showEmpty({tr("Nothing to draw yet."), {}});
        m_valuesFrame->showEmpty({tr("Nothing to list yet."), {}});
    }
}

void TrendsPage::present(const widgets::SharedTrends& shared) {
    const widgets::TrendsResult& result = *shared;
    const TrendsChoices& choices = study().trends;
    const std::vector<widgets::TrendLook> looks = looksOf(m_shownSelection);
    const widgets::TrendsOptions options{scaleOf(choices.horizontal), scaleOf(choices.vertical), choices.parityLine,
                                         choices.endNames, choices.endValues};
    const widgets::PlotSpec plot = presentTrends(shared, looks, options);
    m_chart->setSpec(plot);
    m_chartFrame->setTitle(plot.title, plot.subtitle);

    const widgets::MatrixSpec values = presentTrendValues(result, looks);
    m_values->setSpec(values);
    m_valuesFrame->setTitle(values.title, values.subtitle);

    m_multipleSpecs = presentTrendMultiples(shared, looks, options);
    m_multiples->setSpecs(m_multipleSpecs);
    if (m_multipleSpecs.empty()) {
        m_multiplesFrame->setTitle(tr("Small multiples"));
        m_multiplesFrame->showEmpty(
            {result.facet.empty()
                 ? tr("This table has no second factor to repeat the chart by.")
                 : tr("%1 has %2 levels; the chart is repeated for up to %3.")
                       .arg(widgets::visibleText(data::displayName(result.facet)), QString::number(result.facetLevels),
                            QString::number(widgets::kMostMultiples)),
             {}});
    } else {
        m_multiplesFrame->setTitle(tr("Small multiples: %1").arg(widgets::visibleText(data::displayName(result.facet))),
                                   tr("same axes in each; click one to show it above"));
    }
}

std::vector<widgets::FigureSpec> TrendsPage::figures() const {
    if (!m_job.ready()) {
        return {};
    }
    std::vector<widgets::FigureSpec> figures{m_chart->spec(), m_values->spec()};
    for (widgets::PlotSpec multiple : m_multipleSpecs) {
        multiple.title = multiple.subtitle;
        multiple.chosen = false;
        figures.emplace_back(std::move(multiple));
    }
    return figures;
}

void TrendsPage::dropSeries(const QString& idText, bool asReference) {
    std::vector<SeriesId> ids;
    for (const QString& line : idText.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        ids.push_back(idFromText(line));
    }
    if (ids.empty()) {
        return;
    }
    if (asReference) {
        setReference(m_context.store, ids.front());
    } else {
        insertCompared(m_context.store, ids);
    }
}

}  // namespace greyscope::app
