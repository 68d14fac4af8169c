#include "app/pages/forecast/forecast_page.h"

#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

#include "app/pages/forecast/forecast_bar.h"
#include "app/pages/forecast/forecast_inspector.h"
#include "app/study/series_edits.h"
#include "core/data/column_name.h"
#include "widgets/panels/view_deck.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/forecast_rows.h"
#include "widgets/present/forecast_verdict.h"
#include "widgets/present/number_text.h"
#include "widgets/present/visible_text.h"
#include "widgets/table/forecast_table.h"

namespace greyscope::app {

using widgets::FigureView;
using widgets::PlotView;

namespace {

constexpr std::size_t kStepColumns = 2;
constexpr QSize kRoomy{660, 360};  ///< of the lower views; below, they take turns

/// The compared series of the reference's table, which GM(1,N) takes.
std::vector<std::string> relatedIn(const Selection& selection) {
    std::vector<std::string> names;
    for (const SeriesId& id : selection.compared) {
        if (id.table == selection.reference.table && id != selection.reference) {
            names.push_back(id.name);
        }
    }
    return names;
}

}  // namespace

ForecastPage::ForecastPage(PageContext context, QWidget* parent)
    : AnalysisPage(facts(), context, parent),
      m_bar(new ForecastBar(context, this)),
      m_inspector(new ForecastInspector(context.store, this)),
      m_chart(plotView(QStringLiteral("forecast.chart"))),
      m_residuals(plotView(QStringLiteral("forecast.residuals"))),
      m_classRatio(plotView(QStringLiteral("forecast.classRatio"))),
      m_models(new widgets::ForecastTable),
      m_compared(new FigureView(m_models)) {
    m_bar->hide();
    m_inspector->hide();
    m_models->setHighlight(&context.highlight);
    connect(m_models, &widgets::ForecastTable::shownEdited, this, [this](const QString& model, bool shown) {
        m_context.store.edit(shown ? tr("Show a model") : tr("Hide a model"),
                             [&](Study& study) { shownModel(model.toStdString()).set(study, shown); });
    });
    nameViews();
    layOut();
    setViews({m_chart, m_residuals, m_classRatio, m_compared});
}

FigureView* ForecastPage::plotView(const QString& name) {
    auto* plot = new PlotView;
    plot->setObjectName(name);
    plot->setHighlight(&m_context.highlight);
    connect(plot, &PlotView::seriesDropped, this, [this](const QString& text, bool /*asReference*/) {
        if (const SeriesId id = idFromText(text); m_context.catalog.find(id) != nullptr) {
            setReference(m_context.store, id);
        }
    });
    return new FigureView(plot);
}

void ForecastPage::nameViews() {
    m_chart->setIdle(tr("Forecast"));
    m_residuals->setIdle(tr("Residuals"));
    m_classRatio->setIdle(tr("Class ratio"));
    m_compared->setIdle(tr("Models compared"));
    m_chart->setTools(true, true, true);
    m_compared->setTools(true, true, true);
    for (FigureView* view : {m_chart, m_residuals}) {
        view->setCopyText([this] { return shown() ? widgets::forecastText(*shown()->result, names()) : QString(); });
    }
    m_compared->setFigures([this] {
        return std::vector<widgets::FigureSpec>{
            widgets::modelsFigure(m_models->table(), tr("Models compared"), widgets::modelsCaption(*shown()->result))};
    });
    m_compared->setCopyText([this] { return widgets::modelsText(m_models->table()); });
}

void ForecastPage::layOut() {
    auto* lower =
        new widgets::ViewDeck({{{{{tr("Residuals"), m_residuals}}, {{tr("Class ratio"), m_classRatio}}}, {57, 43}, 21},
                               {{{{tr("Models compared"), m_compared}}}, {}, 35}},
                              kRoomy);
    lower->setFirst(m_compared);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(widgets::splitterOf(Qt::Vertical, {m_chart, lower}, {44, 56}));
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

ForecastPage::Asked ForecastPage::asked() const {
    const SeriesId& reference = study().selection.reference;
    const StudyTable* table = study().table(reference.table);
    if (table == nullptr || reference.empty()) {
        return widgets::Empty{tr("Choose a reference series to forecast it."),
                              study().tables.empty() ? tr("Open the sample study") : QString()};
    }
    ForecastRequest request{table->dataset, queryFor(*table, study().forecast.points), reference.name, study().forecast,
                            relatedIn(study().selection)};
    request.choices.shownBaselines.clear();
    return request;
}

ForecastPage::Work ForecastPage::work(const ForecastRequest& request) const {
    return [request](base::Progress& progress) { return forecastOf(request, progress); };
}

void ForecastPage::bringMissing() {
    emit commandRequested(QStringLiteral("file.sample"));
}

void ForecastPage::showStudy() {
    const auto result = shown() ? shown()->result : nullptr;
    const std::size_t held = result ? widgets::heldOutCount(*result) : 0;
    m_bar->setCounts(result ? result->actual.size() + held : 0, result ? held : study().forecast.holdOut);
    m_bar->showStudy(study());
    m_inspector->showStudy(study(), relatedIn(study().selection));
}

void ForecastPage::present(const Shown& shown) {
    const grey::ForecastResult& result = *shown.result;
    const widgets::ShownModels& models = shown.study.forecast.shownBaselines;
    m_chart->setFigure(widgets::forecastChart(result, names(), models));
    m_residuals->setFigure(widgets::residualChart(result, names(), models));
    m_classRatio->setFigure(widgets::classRatioChart(result));
    m_models->setTable(widgets::modelTable(result, models, kStepColumns, errorText));
    m_compared->setTitle(tr("Models compared"), widgets::verdictText(result));
    m_inspector->setResult(result, names());
}

void ForecastPage::presentNothing() {
    m_inspector->clearResult();
}

widgets::ForecastNames ForecastPage::names() const {
    const Study& study = shown()->study;
    const SeriesId& id = study.selection.reference;
    const data::SeriesQuery& query = shown()->request.query;
    widgets::ForecastNames names;
    names.series = widgets::visibleText(id.name);
    if (const SeriesEntry* entry = m_context.catalog.find(id)) {
        names.unit = entry->unit;
    }
    names.measured = seriesLink(id);
    if (const StudyTable* table = study.table(id.table); table && !table->wide) {
        names.metric = widgets::visibleText(data::displayName(query.value));
    }
    if (!query.axis.empty()) {
        names.axis = widgets::visibleText(data::displayName(query.axis.front()));
    }
    return names;
}

}  // namespace greyscope::app
