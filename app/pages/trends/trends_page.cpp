#include "app/pages/trends/trends_page.h"

#include <QAction>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/pages/page_room.h"
#include "app/pages/point_controls.h"
#include "app/pages/small_multiples.h"
#include "app/pages/trends/trends_bar.h"
#include "app/pages/trends/trends_derivation.h"
#include "app/pages/trends/trends_inspector.h"
#include "app/reading/reading_sentence.h"
#include "app/study/series_edits.h"
#include "app/tables/point_editing.h"
#include "core/base/contains.h"
#include "core/data/columns/column_name.h"
#include "core/data/roles/repeats.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/matrix/overview_view.h"
#include "widgets/panels/view_deck.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/trends/trends_heat.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

using widgets::FigureView;
using widgets::PlotView;

namespace {

constexpr std::size_t kLitOverBand = 6;

}  // namespace

TrendsPage::TrendsPage(const PageContext& context, QWidget* parent)
    : PageOf(facts(), context, parent),
      m_bar(new TrendsBar(context.store, this)),
      m_inspector(new TrendsInspector(context.store, context.catalog, this)),
      m_reading(new ReadingSentence(context.store, context.catalog, context.defaults)),
      m_charts(new SmallMultiples(context.highlight)),
      m_chart(chartView()),
      m_heat(heatView()),
      m_multiples(new FigureView(m_charts)),
      m_values(valuesView()) {
    m_bar->hide();
    m_inspector->hide();
    connect(m_charts, &SmallMultiples::chosen, this, &TrendsPage::holdAt);
    connect(&context.highlight, &widgets::Highlight::changed, this, &TrendsPage::followHighlight);
    nameViews();
    addDerivationTools({m_chart, m_values});
    addDerivationButtons({m_heat, m_multiples});
    layOut();
    addKeys();
    setViews({m_chart, m_heat, m_values, m_multiples});
}

FigureView* TrendsPage::chartView() {
    auto* plot = new PlotView;
    plot->setObjectName(QStringLiteral("trends.chart"));
    plot->setHighlight(&m_context.highlight);
    connect(plot, &PlotView::seriesDropped, this, &TrendsPage::dropSeries);
    editPoints(*plot, m_context.store, m_context.catalog,
               [this](int curve, int point) { return pointOf(curve, point); });
    return new FigureView(plot);
}

FigureView* TrendsPage::heatView() {
    auto* heat = new widgets::OverviewView;
    heat->setObjectName(QStringLiteral("trends.heat"));
    heat->setHighlight(&m_context.highlight);
    auto* view = new FigureView(heat);
    view->hide();
    return view;
}

FigureView* TrendsPage::valuesView() {
    auto* matrix = new widgets::MatrixView;
    matrix->setObjectName(QStringLiteral("trends.values"));
    matrix->setHighlight(&m_context.highlight);
    return new FigureView(matrix);
}

void TrendsPage::nameViews() {
    m_chart->setName(QLatin1String(TrendsAnalysis::kChart));
    m_chart->setIdle(tr("Trends"));
    m_chart->setTools(true, true, true);
    m_heat->setName(QLatin1String(TrendsAnalysis::kChart));  // it is shown in place of the chart
    m_heat->setIdle(tr("Trends"));
    m_heat->setTools(true, true, true);
    m_multiples->setName(QLatin1String(TrendsAnalysis::kPanels));
    m_multiples->setIdle(tr("Panels"), tr("Nothing to draw yet."));
    m_multiples->hide();
    m_multiples->setFigures([this] {
        return shown() ? TrendsAnalysis::panels(*shown()->result, m_charts->specs())
                       : std::vector<widgets::FigureSpec>();
    });
    m_values->setName(QLatin1String(TrendsAnalysis::kValues));
    m_values->setIdle(tr("Values"), tr("Nothing to list yet."));
    m_chart->setExplanation(
        {tr("The chosen series along one factor: as measured, divided by the reference, or indexed (relative to their "
            "own first value, median or value at one point). A ratio above 1 means more than the reference."),
         QStringLiteral("xᵢ(k) / x₀(k)\nxᵢ(k) / xᵢ(1)"),
         tr("Ratios to a reference as in Zhao et al., figures 7 to 10."),
         tr("The wheel zooms, dragging pans, a double click resets the view. A, Q and I change the measure; drop a "
            "series to compare it, or on the left third to make it the reference. As measured, a point can be dragged, "
            "or moved with Alt and an arrow key, which changes its cell; Insert adds the next point, Delete removes "
            "one.")});
    m_heat->setExplanation(
        {tr("One row per chosen series, one column per level, coloured by the measured value; ratios of 1 are white. "
            "If several cells share a pixel, the one furthest from the middle of the scale is shown, so that no "
            "extreme is lost. Markers show the reference and the first compared series."),
         QStringLiteral("xᵢ(k) / x₀(k)\nxᵢ(k) / xᵢ(1)"),
         tr("Ratios to a reference as in Zhao et al., figures 7 to 10."),
         tr("The wheel, plus and minus zoom until names and numbers fit; dragging and the arrow keys pan; 0 or a "
            "double click shows all again. The order of the rows is set in Options.")});
    m_multiples->setExplanation({tr("The same chart at every level of a second factor, all with the same axes for "
                                    "comparison; series with different units have their own panels."),
                                 {},
                                 {},
                                 tr("Click the panel of a level to see only that level.")});
    m_values->setExplanation({tr("The numbers behind the chart: a row for every series, a column for every point."),
                              QStringLiteral("xᵢ(k) / x₀(k)\nxᵢ(k) / xᵢ(1)"),
                              tr("Ratios to a reference as in Zhao et al., figures 7 to 10."),
                              tr("Point at a cell to highlight its series; the context menu copies the numbers.")});
}

void TrendsPage::layOut() {
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addWidget(m_reading);
    auto* upper = widgets::splitterOf(Qt::Vertical, {m_chart, m_heat, m_multiples}, {1, 1, 1});
    auto* views = widgets::twoRows({tr("Chart"), upper, 66}, {tr("Values"), m_values, 34}, page_room::kTwoRows);
    page->addWidget(views, 1);
    connect(m_reading, &ReadingSentence::cardsShown, views,
            [views](bool shown) { views->setRoomy(shown ? page_room::kBelowAlternatives : page_room::kTwoRows); });
}

void TrendsPage::addKeys() {
    const std::pair<Qt::Key, Measure> keys[] = {
        {Qt::Key_A, Measure::absolute}, {Qt::Key_Q, Measure::ratio}, {Qt::Key_I, Measure::indexed}};
    for (const auto& [key, measure] : keys) {
        addAction(QString(), QKeySequence(key), this, [this, chosen = measure] { setMeasure(chosen); });
    }
}

QWidget* TrendsPage::contextBar() {
    return m_bar;
}

QWidget* TrendsPage::inspector() {
    return m_inspector;
}

FigureData TrendsPage::figureData(const widgets::FigureView& view) const {
    return !shown()               ? FigureData()
           : &view == m_multiples ? TrendsAnalysis::panelsData(*shown())
                                  : TrendsAnalysis::data(*shown());
}

std::vector<Convention> TrendsPage::conventions() const {
    return TrendsAnalysis::conventions(study(), shown() ? shown()->result.get() : nullptr);
}

void TrendsPage::offer(widgets::Failed& failed) const {
    if (failed.error.code == base::ErrorCode::unitsDiffer) {
        failed.action = tr("Show each series relative to one of its own values");
    }
}

void TrendsPage::bringMissing() {
    const auto* failed = std::get_if<widgets::Failed>(&state());
    if (failed && failed->error.code == base::ErrorCode::unitsDiffer) {
        setMeasure(Measure::indexed);
    } else if (m_context.catalog.find(study().selection.reference) == nullptr) {
        emit commandRequested(QStringLiteral("series.filter"));
    } else {
        m_context.store.edit(tr("Show absolute values"),
                             [](Study& study) { study.trends.measure = Measure::absolute; });
    }
}

void TrendsPage::showStudy() {
    m_bar->showStudy(study());
    m_inspector->showStudy(study());
    m_reading->setTable(study().activeTable());
}

widgets::TrendsOptions TrendsPage::options(const Shown& shown) const {
    widgets::TrendsOptions options = TrendsAnalysis::options(shown);
    if (shown.request.band) {
        options.drawn = m_drawn;
    }
    return options;
}

std::vector<std::size_t> TrendsPage::drawnOverBand(const Shown& shown) const {
    std::vector<std::size_t> drawn = TrendsAnalysis::bandLines(*shown.result);
    const std::size_t always = drawn.size();
    for (const widgets::Target& target : m_context.highlight.lit()) {
        const auto place = m_places.constFind(target.first);
        const bool lit = target.kind == widgets::Target::Kind::series && place != m_places.constEnd();
        if (lit && !base::contains(drawn, *place)) {
            drawn.push_back(*place);
        }
        if (drawn.size() == always + kLitOverBand) {
            break;
        }
    }
    return drawn;
}

void TrendsPage::followHighlight() {
    if (!shown() || !shown()->request.band || shown()->request.heat || !isVisible()) {
        return;
    }
    if (std::vector<std::size_t> drawn = drawnOverBand(*shown()); drawn != m_drawn) {
        m_drawn = std::move(drawn);
        m_chart->setFigure(presentTrends(shown()->result, m_looks, options(*shown())));
    }
}

void TrendsPage::presentAbove(const Shown& shown) {
    const bool heat = shown.result->heat.has_value();
    const bool panels = drawnForm(shown.study, shown.result->panels()) == TrendsForm::automatic;
    m_bar->setPanels(shown.result->panels());
    m_chart->setVisible(!heat && !panels);
    m_heat->setVisible(heat);
    m_multiples->setVisible(panels);
    if (heat) {
        m_heat->setFigure(presentTrendHeat(shown.result, m_looks, options(shown)));
        m_chart->showEmpty({});
    } else {
        m_chart->setFigure(presentTrends(shown.result, m_looks, options(shown)));
        m_heat->showEmpty({});
    }
}

void TrendsPage::present(const Shown& shown) {
    m_looks = TrendsAnalysis::looks(shown.request, m_context.catalog);
    m_places.clear();
    m_places.insert(idText(shown.request.selection.reference), 0);
    for (std::size_t place = 0; place < shown.request.selection.compared.size(); ++place) {
        m_places.insert(idText(shown.request.selection.compared[place]), place + 1);
    }
    m_inspector->setPoints(shown.result->slices[shown.result->current].table);
    m_drawn = drawnOverBand(shown);
    const widgets::TrendsOptions options = this->options(shown);
    presentAbove(shown);
    m_values->setFigure(presentTrendValues(shown.result, m_looks, options));
    presentPanels(*shown.result, presentTrendPanels(shown.result, m_looks, options));
    emit derivationChanged();
}

std::optional<PageDerivation> TrendsPage::derivation() const {
    return shown() ? trendDerivations(shown()->request, shown()->result) : std::nullopt;
}

std::optional<AskedLine> TrendsPage::lineBehind(const FigureView& view, int row, int column) {
    const auto point = static_cast<std::size_t>(column);
    if (!shown() || column < 0) {
        return std::nullopt;
    }
    if (&view == m_chart) {
        const auto at = trendPointAt(*shown()->result, options(*shown()), static_cast<std::size_t>(row), point);
        return at ? lineOfTrend(shown()->request, *shown()->result, at->series, at->point) : std::nullopt;
    }
    const widgets::MatrixSpec& values = static_cast<const widgets::MatrixView*>(view.view())->spec();
    const widgets::Link& link = values.cells[static_cast<std::size_t>(row) * values.columns.size() + point].link;
    const auto place = link.is.empty() ? m_places.constEnd() : m_places.constFind(link.is.front().first);
    return place == m_places.constEnd() ? std::nullopt : lineOfTrend(shown()->request, *shown()->result, *place, point);
}

void TrendsPage::presentPanels(const widgets::TrendsResult& result, std::vector<widgets::PlotSpec> panels) {
    if (panels.empty()) {
        m_multiples->showEmpty({tr("One chart shows all series."), {}});
    } else {
        const widgets::PanelsHead head = panelsHead(result);
        m_multiples->setTitle(head.title, head.subtitle);
    }
    m_charts->setSpecs(std::move(panels));
}

void TrendsPage::setMeasure(Measure measure) {
    m_context.store.edit(tr("Change measure"), [measure](Study& study) { study.trends.measure = measure; });
}

void TrendsPage::holdAt(int multiple) {
    const widgets::TrendsResult& result = *shown()->result;
    const std::string& column = result.facet;
    if (!result.panelsAreLevels()) {
        return;
    }
    const std::string& level = result.slices[static_cast<std::size_t>(multiple)].level;
    m_context.store.edit(
        tr("Hold %1 at %2").arg(widgets::visibleText(data::displayName(column)), widgets::visibleText(level)),
        [&](Study& study) {
            PointControls::hold(study.trends.points, column, level);
            study.trends.form = TrendsForm::lines;
        });
}

std::optional<StudyPoint> TrendsPage::pointOf(int curve, int point) const {
    if (!shown() || shown()->study.selection != study().selection) {
        return std::nullopt;
    }
    const auto at = trendPointAt(*shown()->result, options(*shown()), static_cast<std::size_t>(curve),
                                 static_cast<std::size_t>(point));
    const Selection& selection = shown()->request.selection;
    if (!at || at->series > selection.compared.size()) {
        return std::nullopt;
    }
    const SeriesId& id = at->series == 0 ? selection.reference : selection.compared[at->series - 1];
    return StudyPoint{id, queryFor(shown()->request.table, shown()->request.points), at->point};
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
