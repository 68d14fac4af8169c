#include "app/pages/forecast/forecast_page.h"

#include <QVBoxLayout>

#include <algorithm>

#include "app/analyses/convention.h"
#include "app/analyses/forecast/forecast_conventions.h"
#include "app/pages/forecast/forecast_bar.h"
#include "app/pages/forecast/forecast_derivation.h"
#include "app/pages/forecast/forecast_inspector.h"
#include "app/pages/page_room.h"
#include "app/study/series_edits.h"
#include "app/tables/point_editing.h"
#include "core/data/columns/column_name.h"
#include "core/derivation/forecast_derivation.h"
#include "widgets/panels/view_deck.h"
#include "widgets/plot/cursor_painter.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/forecast/forecast_remarks.h"
#include "widgets/present/forecast/forecast_rows.h"
#include "widgets/present/forecast/forecast_verdict.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/present/table/table_text.h"
#include "widgets/present/trends/trends_present.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/noise_text.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/table/forecast_table.h"

namespace greyscope::app {

using widgets::FigureView;
using widgets::PlotView;

ForecastPage::ForecastPage(PageContext context, QWidget* parent)
    : PageOf(facts(), context, parent),
      m_bar(new ForecastBar(context, this)),
      m_inspector(new ForecastInspector(context.store, context.catalog, this)),
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
    connect(&context.highlight, &widgets::Highlight::changed, this, &ForecastPage::followHighlight);
    auto* chart = static_cast<PlotView*>(m_chart->view());
    editPoints(*chart, context.store, context.catalog, [this](int /*curve*/, int point) { return pointOf(point); });
    connect(chart, &PlotView::handleMoved, this, &ForecastPage::fitUpTo);
    connect(m_inspector, &ForecastInspector::firstValueChosen, this, &ForecastPage::moveFirst);
    connect(m_inspector, &ForecastInspector::numberOpened, this, &Page::derivationRequested);
    connect(m_inspector, &ForecastInspector::numberChosen, this, [this](const QString& step, int point) {
        m_workedModel.clear();  // the card shows the chosen model
        emit derivationChanged();
        emit lineRequested({step, {}, point});
    });
    nameViews();
    layOut();
    setViews({m_chart, m_residuals, m_classRatio, m_compared});
    addDerivationTools({m_chart, m_residuals, m_classRatio, m_compared});
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
    m_chart->setName(QLatin1String(ForecastAnalysis::kChart));
    m_chart->setIdle(tr("Forecast"));
    m_residuals->setName(QLatin1String(ForecastAnalysis::kResiduals));
    m_residuals->setIdle(tr("Residuals"));
    m_classRatio->setName(QLatin1String(ForecastAnalysis::kClassRatio));
    m_classRatio->setIdle(tr("Class ratio"));
    m_compared->setName(QLatin1String(ForecastAnalysis::kModels));
    m_compared->setIdle(tr("Models compared"));
    m_chart->setExplanation(
        {tr("The series, the model fitted to its first points, the held-out points and the forecast. The band is the "
            "prediction interval, if one is chosen."),
         QStringLiteral("x⁽⁰⁾(k) + a z⁽¹⁾(k) = u\nx̂⁽¹⁾(k+1) = (x⁽⁰⁾(1) − u/a) e^(−ak) + u/a"),
         tr("GM(1,1), the first grey model: Deng; Zhao and Hu, section III.C. The others vary the accumulation, the "
            "background value or the equation."),
         tr("Choose the model and the number of held-out points above, or drag the line before them. Drag a measured "
            "point, or press Alt with an arrow key on it, to change its cell; Insert adds the next point, Delete "
            "removes one. Drop another series here to forecast it.")});
    m_residuals->setExplanation({tr("The residuals of the shown models at every point. Residuals that keep their sign "
                                    "or grow show that the model has the wrong shape."),
                                 QStringLiteral("e(k) = x⁽⁰⁾(k) − x̂⁽⁰⁾(k)"), tr("Zhao and Hu, section III.C."),
                                 tr("Select models in the table or under Model to show or hide them.")});
    m_classRatio->setExplanation(
        {tr("Shows whether the series is close enough to an exponential for GM(1,1): every class ratio should lie "
            "inside the band."),
         QStringLiteral("σ(k) = x(k−1) / x(k)  in  (e^(−2/(n+1)), e^(2/(n+1)))"),
         tr("Deng’s test of admissibility, over the n fitted points."),
         tr("If ratios lie outside, a translation (under Model) adds a constant that brings them inside.")});
    m_compared->setExplanation(
        {tr("All models by their error on points not used for the fit, beside six simple models. A model that is worse "
            "than the last value is of no use here."),
         QStringLiteral("MAPE = 100 % / (n − 1) · Σ |e(k)| / x(k)\nk ≥ 2"),
         tr("In-sample measures C and P and their grades: Deng; Liu."),
         tr("Select a model to draw it above. Models are judged by held-out points or rolling origins.")});
    m_chart->setTools(true, true, true);
    m_compared->setTools(true, true, true);
    for (FigureView* view : {m_chart, m_residuals}) {
        view->setCopyText([this] {
            return shown() ? widgets::forecastText(*shown()->result, ForecastAnalysis::names(*shown())) : QString();
        });
    }
    m_compared->setFigures(
        [this] { return std::vector<widgets::FigureSpec>{ForecastAnalysis::modelsFigure(*shown())}; });
    m_compared->setCopyText([this] { return widgets::tabbedText(m_models->table().table); });
}

void ForecastPage::layOut() {
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    auto* lower =
        new widgets::ViewDeck({{{{{tr("Residuals"), m_residuals}}, {{tr("Class ratio"), m_classRatio}}}, {57, 43}, 21},
                               {{{{tr("Models compared"), m_compared}}}, {}, 35}},
                              page_room::kForecastModels);
    lower->setFirst(m_compared);
    auto* views = widgets::twoRows({tr("Chart"), m_chart, 44}, {tr("Models"), lower, 56}, page_room::kForecast);
    views->setFirst(m_chart);
    page->addWidget(views);
}

QWidget* ForecastPage::contextBar() {
    return m_bar;
}

QWidget* ForecastPage::inspector() {
    return m_inspector;
}

FigureData ForecastPage::figureData(const widgets::FigureView& /*view*/) const {
    return shown() ? dataOf(shown()->study.activeTable(), shown()->request.query, leftOut()) : FigureData();
}

std::vector<Convention> ForecastPage::conventions() const {
    std::vector<Convention> all = forecastConventions(study());
    addAggregation(all, study(), leftOut());
    return all;
}

QString ForecastPage::previewed() const {
    return shown() ? tr("error of %1 on held-out points").arg(widgets::modelLook(shown()->result->model.name).title)
                   : QString();
}

ForecastPage::Effect ForecastPage::effect() const {
    return [](const grey::ForecastResult& result) {
        const auto error = grey::outOfSampleError(result.model);
        return error ? widgets::fixedText(*error, 2) + QStringLiteral(" %") : QStringLiteral("–");
    };
}

void ForecastPage::bringMissing() {
    emit commandRequested(QStringLiteral("file.sample"));
}

void ForecastPage::showStudy() {
    const auto result = shown() ? shown()->result : nullptr;
    const std::size_t held = result ? widgets::heldOutCount(*result) : 0;
    m_bar->setUneven(result && result->spacing == grey::AxisSpacing::uneven);
    m_bar->setCounts(result ? result->actual.size() + held : 0, result ? held : study().forecast.holdOut);
    m_bar->showStudy(study());
    m_inspector->showStudy(study(), ForecastAnalysis::related(study()));
}

void ForecastPage::present(const Shown& shown) {
    m_chart->setFigure(ForecastAnalysis::chart(shown));
    m_residuals->setFigure(ForecastAnalysis::residuals(shown));
    m_classRatio->setFigure(ForecastAnalysis::classRatio(shown));
    m_models->setTable(ForecastAnalysis::models(shown));
    m_compared->setTitle(tr("Models compared"), ForecastAnalysis::modelsVerdict(*shown.result));
    m_inspector->setResult(shown);
    emit derivationChanged();
}

void ForecastPage::presentNothing() {
    m_inspector->clearResult();
    emit derivationChanged();
}

const grey::ModelOutcome& ForecastPage::workedModel() const {
    const grey::ForecastResult& result = *shown()->result;
    for (const auto* outcomes : {&result.others, &result.baselines}) {
        const auto found = std::find_if(outcomes->begin(), outcomes->end(),
                                        [this](const grey::ModelOutcome& each) { return each.name == m_workedModel; });
        if (found != outcomes->end()) {
            return *found;
        }
    }
    return result.model;
}

void ForecastPage::followHighlight() {
    for (const widgets::Target& target : m_context.highlight.chosen()) {
        const std::string name = target.first.toStdString();
        if (target.kind == widgets::Target::Kind::model && name != m_workedModel &&
            derivation::hasForecastDerivation(name)) {
            m_workedModel = name;
            emit derivationChanged();
        }
    }
}

std::optional<StudyPoint> ForecastPage::pointOf(int point) const {
    if (!shown() || shown()->study.selection.reference != study().selection.reference) {
        return std::nullopt;
    }
    return StudyPoint{study().selection.reference, shown()->request.query, static_cast<std::size_t>(point)};
}

void ForecastPage::moveFirst(double value) {
    const auto first = pointOf(0);
    const QString why = first ? dragCell(m_context.store, m_context.catalog, *first, value) : QString();
    tellWhyNot(why, *m_inspector);
    if (!why.isEmpty()) {
        m_inspector->setResult(*shown());
    }
}

void ForecastPage::fitUpTo(double x) {
    const auto& curves = static_cast<const PlotView*>(m_chart->view())->spec().curves;
    if (!shown() || curves.empty()) {
        return;
    }
    const std::vector<double>& places = curves.front().x;  // of the measured points
    const auto below =
        static_cast<std::size_t>(std::count_if(places.begin(), places.end(), [x](double at) { return at < x; }));
    const std::size_t fitted = std::clamp(below, std::min(kFewestFitted, places.size()), places.size());
    const std::size_t held = places.size() - fitted;
    if (held != widgets::heldOutCount(*shown()->result)) {
        m_context.store.edit(
            tr("Hold out points"), [held](Study& study) { setHoldOut(study.forecast, held); },
            QStringLiteral("forecast.holdOut"));
    }
}

std::optional<PageDerivation> ForecastPage::derivation() const {
    if (!shown()) {
        return std::nullopt;
    }
    const std::string& table = shown()->study.selection.reference.table;
    return forecastDerivations(shown()->request, shown()->result, workedModel(), table);
}

std::optional<AskedLine> ForecastPage::lineBehind(const FigureView& view, int row, int column) {
    if (!shown()) {
        return std::nullopt;
    }
    if (&view == m_compared) {
        return lineOfModel(m_models->models(), row, column, shown()->result->actual.size());
    }
    const widgets::PlotSpec& spec = static_cast<const PlotView*>(view.view())->spec();
    if (!widgets::pointOf(spec, row, column)) {
        return std::nullopt;
    }
    const auto point = static_cast<std::size_t>(column);
    const widgets::Curve& curve = spec.curves[static_cast<std::size_t>(row)];
    if (&view == m_chart) {
        return lineOfChart(*shown()->result, spec, curve, point, seriesLink(shown()->study.selection.reference));
    }
    if (&view == m_residuals) {
        return lineOfResidual(*shown()->result, curve, point);
    }
    m_workedModel.clear();  // class ratios belong to the series, not to a model
    emit derivationChanged();
    return AskedLine{QStringLiteral("ratio"), {}, placeOf(curve, point)};
}

}  // namespace greyscope::app
