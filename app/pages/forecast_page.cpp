#include "app/pages/forecast_page.h"

#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

#include "app/panels/forecast_bar.h"
#include "app/panels/forecast_inspector.h"
#include "app/study/series_edits.h"
#include "core/data/column_name.h"
#include "widgets/panels/view_frame.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/forecast_rows.h"
#include "widgets/present/forecast_verdict.h"
#include "widgets/present/number_text.h"
#include "widgets/present/spec_text.h"
#include "widgets/present/visible_text.h"
#include "widgets/table/forecast_table.h"

namespace greyscope::app {

using widgets::ViewFrame;

namespace {

constexpr std::size_t kStepColumns = 2;
constexpr int kSplit = 5;
constexpr QSize kRoomy{660, 660};  ///< below, the lower views share one place behind tabs

enum View { chartView, residualView, ratioView, modelView };

/// Divides a splitter of two in these proportions, now and when it grows.
void share(QSplitter* splitter, const QList<int>& parts) {
    constexpr int kScale = 100;
    splitter->setHandleWidth(kSplit);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({parts[0] * kScale, parts[1] * kScale});
    splitter->setStretchFactor(0, parts[0]);
    splitter->setStretchFactor(1, parts[1]);
}

}  // namespace

ForecastPage::ForecastPage(PageContext context, QWidget* parent)
    : Page(context, parent),
      m_job(new Job<grey::ForecastResult>(this)),
      m_bar(new ForecastBar(this)),
      m_inspector(new ForecastInspector(this)),
      m_chart(new widgets::PlotView),
      m_residuals(new widgets::PlotView),
      m_classRatio(new widgets::PlotView),
      m_models(new widgets::ForecastTable) {
    m_bar->hide();
    m_inspector->hide();
    buildViews();
    connectIntents();
    connect(m_job, &JobBase::stateChanged, this, &ForecastPage::showState);
}

QWidget* ForecastPage::contextBar() {
    return m_bar;
}

QWidget* ForecastPage::inspector() {
    return m_inspector;
}

std::vector<Convention> ForecastPage::conventions() const {
    const ForecastChoices& choices = study().forecast;
    const QString weight = choices.searchBackground ? tr("searched") : widgets::fixedText(choices.backgroundWeight, 2);
    return {
        {tr("Background weight"), weight}, {tr("MAPE"), tr("÷ measured, k ≥ 2")}, {tr("ddof"), QStringLiteral("0")}};
}

std::vector<widgets::FigureSpec> ForecastPage::figures() const {
    const auto result = m_job->ready();
    if (!result) {
        return {};
    }
    return {m_chart->spec(), m_residuals->spec(), m_classRatio->spec(),
            widgets::modelsFigure(m_models->table(), tr("Models compared"), widgets::modelsCaption(*result))};
}

void ForecastPage::buildViews() {
    for (QWidget* view : {static_cast<QWidget*>(m_chart), static_cast<QWidget*>(m_residuals),
                          static_cast<QWidget*>(m_classRatio), static_cast<QWidget*>(m_models)}) {
        m_frames.push_back(new ViewFrame(view));
    }
    for (const int view : {chartView, residualView, ratioView, modelView}) {
        connect(m_frames[static_cast<std::size_t>(view)], &ViewFrame::exportRequested, this,
                [this, view] { emit exportRequested(view); });
    }
    m_chart->setObjectName(QStringLiteral("forecast.chart"));
    m_residuals->setObjectName(QStringLiteral("forecast.residuals"));
    m_classRatio->setObjectName(QStringLiteral("forecast.classRatio"));
    m_frames[chartView]->setTools(true, true, true);
    m_frames[modelView]->setTools(true, true, true);
    for (const View view : {chartView, residualView}) {
        m_frames[view]->setCopyText(
            [this] { return m_job->latest() ? widgets::forecastText(*m_job->latest(), names()) : QString(); });
    }
    m_frames[ratioView]->setCopyText([this] { return widgets::tabSeparated(m_classRatio->spec()); });
    m_frames[modelView]->setCopyText([this] { return widgets::modelsText(m_models->table()); });
    auto* lower = new QSplitter(Qt::Vertical);
    buildLowerViews(lower);
    auto* below = new QWidget;
    auto* column = new QVBoxLayout(below);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tabs);
    column->addWidget(lower, 1);
    auto* all = new QSplitter(Qt::Vertical, this);
    all->addWidget(m_frames[chartView]);
    all->addWidget(below);
    share(all, {44, 56});
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(all);
}

void ForecastPage::buildLowerViews(QSplitter* lower) {
    m_pair = new QSplitter(Qt::Horizontal);
    m_pair->addWidget(m_frames[residualView]);
    m_pair->addWidget(m_frames[ratioView]);
    share(m_pair, {57, 43});
    lower->addWidget(m_pair);
    lower->addWidget(m_frames[modelView]);
    share(lower, {21, 35});
    m_tabs = new QTabBar;
    for (const QString& name : {tr("Models compared"), tr("Residuals"), tr("Class ratio")}) {
        m_tabs->addTab(name);
    }
    m_tabs->setExpanding(false);
    m_tabs->hide();
    connect(m_tabs, &QTabBar::currentChanged, this, &ForecastPage::arrange);
}

void ForecastPage::connectIntents() {
    widgets::Highlight* highlight = &m_context.highlight;
    for (widgets::PlotView* plot : {m_chart, m_residuals, m_classRatio}) {
        plot->setHighlight(highlight);
        connect(plot, &widgets::PlotView::seriesDropped, this,
                [this](const QString& id, bool /*asReference*/) { chooseReference(id); });
    }
    m_models->setHighlight(highlight);
    connect(m_models, &widgets::ForecastTable::shownEdited, this,
            [this](const QString& model, bool shown) { setShown(model.toStdString(), shown); });
    connect(m_inspector, &ForecastInspector::shownEdited, this,
            [this](const QString& model, bool shown) { setShown(model.toStdString(), shown); });
    connect(m_inspector, &ForecastInspector::backgroundWeightEdited, this, [this](double weight) {
        edit(
            tr("Weigh the background"), [weight](ForecastChoices& choices) { choices.backgroundWeight = weight; },
            QStringLiteral("forecast.backgroundWeight"));
    });
    connect(m_inspector, &ForecastInspector::edited, this,
            [this](const QString& what, const std::function<void(ForecastChoices&)>& change) { edit(what, change); });
    connect(m_bar, &ForecastBar::modelChosen, this, [this](grey::GreyModel model) {
        edit(tr("Forecast by another model"), [model](ForecastChoices& choices) { choices.model = model; });
    });
    connect(m_bar, &ForecastBar::seriesChosen, this, &ForecastPage::chooseReference);
    connect(m_bar, &ForecastBar::axisChosen, this, [this](const QString& factor) {
        edit(tr("Forecast along %1").arg(factor),
             [&](ForecastChoices& choices) { choices.points.axis = factor.toStdString(); });
    });
    connect(m_bar, &ForecastBar::levelChosen, this, [this](const QString& factor, const QString& level) {
        setLevel(factor.toStdString(), level.toStdString());
    });
    connect(m_bar, &ForecastBar::holdOutEdited, this, &ForecastPage::setHoldOut);
    connect(m_bar, &ForecastBar::aheadEdited, this, [this](int steps) {
        edit(
            tr("Forecast further"),
            [steps](ForecastChoices& choices) { choices.ahead = static_cast<std::size_t>(steps); },
            QStringLiteral("forecast.ahead"));
    });
    m_job->serve(m_frames);
    for (ViewFrame* frame : m_frames) {
        connect(frame, &ViewFrame::actionRequested, this,
                [this] { emit commandRequested(QStringLiteral("file.sample")); });
    }
}

void ForecastPage::edit(const QString& what, const std::function<void(ForecastChoices&)>& change,
                        const QString& mergeKey) {
    m_context.store.edit(
        what, [&change](Study& study) { change(study.forecast); }, mergeKey);
}

void ForecastPage::chooseReference(const QString& id) {
    if (const SeriesId series = idFromText(id); m_context.catalog.find(series) != nullptr) {
        setReference(m_context.store, series);
    }
}

void ForecastPage::setHoldOut(int count) {
    edit(
        tr("Hold out points"),
        [count](ForecastChoices& choices) { choices.holdOut = static_cast<std::size_t>(std::max(0, count)); },
        QStringLiteral("forecast.holdOut"));
}

void ForecastPage::setLevel(const std::string& factor, const std::string& level) {
    edit(tr("Hold another level"), [&](ForecastChoices& choices) {
        std::vector<data::Filter>& hold = choices.points.hold;
        std::erase_if(hold, [&factor](const data::Filter& filter) { return filter.column == factor; });
        hold.push_back({factor, {level}});
    });
}

void ForecastPage::setShown(const std::string& model, bool shown) {
    edit(shown ? tr("Show a model") : tr("Hide a model"), [&](ForecastChoices& choices) {
        std::erase(choices.shownBaselines, model);
        if (shown) {
            choices.shownBaselines.push_back(model);
        }
    });
}

void ForecastPage::follow() {
    calculate();
    showChoices();
    if (m_job->ready()) {
        drawResult();
    }
    emit conventionsChanged();
}

void ForecastPage::calculate() {
    const StudyTable* table = study().table(study().selection.reference.table);
    if (table == nullptr || study().selection.reference.empty()) {
        m_request.reset();
        m_job->set(widgets::Empty{tr("Choose a reference series to forecast it."),
                                  study().tables.empty() ? tr("Open the sample study") : QString()});
        return;
    }
    ForecastRequest request{table->dataset, queryFor(*table, study().forecast.points), study().selection.reference.name,
                            study().forecast, related()};
    request.choices.shownBaselines.clear();
    if (m_request != request) {
        m_request = request;
        m_job->start([request](base::Progress& progress) { return forecastOf(request, progress); });
    }
}

void ForecastPage::showChoices() {
    const StudyTable* table = study().table(study().selection.reference.table);
    const ForecastChoices& choices = study().forecast;
    m_bar->setSeries(m_context.catalog.entries(), study().selection.reference);
    m_bar->setPoints(table, choices.points);
    QStringList relatedNames;
    for (const std::string& name : related()) {
        relatedNames << widgets::visibleText(name);
    }
    m_inspector->setChoices(choices, relatedNames);
    m_bar->setModel(choices.model);
    const auto ready = m_job->ready();
    const std::size_t points = ready ? ready->actual.size() + widgets::heldOutCount(*ready) : 0;
    m_bar->setCounts(points, ready ? widgets::heldOutCount(*ready) : choices.holdOut, choices.ahead);
}

void ForecastPage::showState() {
    for (ViewFrame* frame : m_frames) {
        frame->show(m_job->state(), [](const grey::ForecastResult&) {});
    }
    if (m_job->ready()) {
        drawResult();
        showChoices();
    } else if (!m_job->running()) {
        m_inspector->clearResult();
        const QString titles[]{tr("Forecast"), tr("Residuals"), tr("Class ratio"), tr("Models compared")};
        for (std::size_t i = 0; i < m_frames.size(); ++i) {
            m_frames[i]->setTitle(titles[i]);
        }
    }
}

void ForecastPage::drawResult() {
    const grey::ForecastResult& result = *m_job->latest();
    const widgets::ShownModels& shown = study().forecast.shownBaselines;
    m_chart->setSpec(widgets::forecastChart(result, names(), shown));
    m_residuals->setSpec(widgets::residualChart(result, names(), shown));
    m_classRatio->setSpec(widgets::classRatioChart(result));
    m_models->setTable(widgets::modelTable(result, shown, kStepColumns, errorText));
    m_frames[chartView]->setTitle(m_chart->spec().title, m_chart->spec().subtitle);
    m_frames[residualView]->setTitle(m_residuals->spec().title);
    m_frames[ratioView]->setTitle(m_classRatio->spec().title);
    m_frames[modelView]->setTitle(tr("Models compared"), widgets::verdictText(result));
    m_inspector->setResult(result, names());
}

void ForecastPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    arrange();
}

/// Where room is short, the three lower views take turns.
void ForecastPage::arrange() {
    const bool tabbed = width() < kRoomy.width() || height() < kRoomy.height();
    const int tab = m_tabs->currentIndex();
    m_tabs->setVisible(tabbed);
    m_frames[modelView]->setVisible(!tabbed || tab == 0);
    m_frames[residualView]->setVisible(!tabbed || tab == 1);
    m_frames[ratioView]->setVisible(!tabbed || tab == 2);
    m_pair->setVisible(!tabbed || tab != 0);
}

std::vector<std::string> ForecastPage::related() const {
    std::vector<std::string> names;
    for (const SeriesId& id : study().selection.compared) {
        if (id.table == study().selection.reference.table && id != study().selection.reference) {
            names.push_back(id.name);
        }
    }
    return names;
}

widgets::ForecastNames ForecastPage::names() const {
    const SeriesId& id = study().selection.reference;
    widgets::ForecastNames names;
    names.series = widgets::visibleText(id.name);
    if (const SeriesEntry* entry = m_context.catalog.find(id)) {
        names.unit = entry->unit;
    }
    names.measured = seriesLink(id);
    if (const StudyTable* table = study().table(id.table)) {
        if (!table->wide) {
            names.metric = widgets::visibleText(data::displayName(queryFor(*table, study().forecast.points).value));
        }
    }
    if (m_request && !m_request->query.axis.empty()) {
        names.axis = widgets::visibleText(data::displayName(m_request->query.axis.front()));
    }
    return names;
}

}  // namespace greyscope::app
