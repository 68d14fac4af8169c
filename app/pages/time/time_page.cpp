#include "app/pages/time/time_page.h"

#include <QHeaderView>
#include <QVBoxLayout>

#include <utility>

#include "app/pages/option_controls.h"
#include "app/pages/page_room.h"
#include "app/pages/small_multiples.h"
#include "app/study/choices/time_options.h"
#include "widgets/controls/context_bar.h"
#include "widgets/controls/note.h"
#include "widgets/panels/view_deck.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/table/table_text.h"
#include "widgets/present/time/time_charts.h"
#include "widgets/present/time/time_tables.h"
#include "widgets/table/row_table.h"
#include "widgets/table/table_model.h"

namespace greyscope::app {

using widgets::FigureView;

TimePage::TimePage(const PageContext& context, QWidget* parent)
    : PageOf(facts(), context, parent),
      m_bindings(context.store),
      m_bar(new widgets::ContextBar(this)),
      m_charts(new SmallMultiples(context.highlight)),
      m_changeRows(new widgets::RowTable),
      m_changeModel(new widgets::TableModel(this)),
      m_spanRows(new widgets::RowTable),
      m_spanModel(new widgets::TableModel(this)),
      m_lagPlot(new widgets::PlotView),
      m_chart(chartView()),
      m_changes(tableView(m_changeRows, m_changeModel)),
      m_span(tableView(m_spanRows, m_spanModel)),
      m_lags(new FigureView(m_lagPlot)),
      m_note(new widgets::Note) {
    m_bar->hide();
    m_bar->addControl(tr("Clocks"),
                      controlsOf<TimeChoices>(m_bindings, "time", &Study::time).control(&TimeChoices::align));
    m_changeRows->setObjectName(QStringLiteral("time.changes"));
    m_spanRows->setObjectName(QStringLiteral("time.span"));
    m_lagPlot->setObjectName(QStringLiteral("time.lags"));
    connect(m_changeRows, &widgets::RowTable::rowChosen, this, &TimePage::chooseChange);
    nameViews();
    layOut();
    setViews({m_chart, m_changes, m_span, m_lags});
}

FigureView* TimePage::chartView() {
    m_charts->setColumns(1);
    m_charts->setObjectName(QStringLiteral("time.charts"));
    auto* view = new FigureView(m_charts);
    view->setFigures([this] {
        return shown() ? std::vector<widgets::FigureSpec>{widgets::timeCharts(*shown()->result)}
                       : std::vector<widgets::FigureSpec>();
    });
    return view;
}

FigureView* TimePage::tableView(widgets::RowTable* rows, widgets::TableModel* model) {
    rows->setModel(model);
    rows->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    return new FigureView(rows);
}

void TimePage::nameViews() {
    m_chart->setName(QLatin1String(TimeAnalysis::kTimeline));
    m_chart->setIdle(tr("Timeline"));
    m_chart->setTools(true, true, true);
    m_chart->setExplanation(
        {tr("The quantities of the logs in bins of time: sums over jobs for rates, percentiles of all operations or "
            "means for other values. Dark lines are the levels found, dotted lines the change points between them."),
         QStringLiteral("∑ (ln y − mean of the level)² + 3 σ² ln n per level"),
         tr("Yao 1988; Killick, Fearnhead and Eckley 2012."),
         tr("The wheel zooms, dragging pans, a double click resets the view.")});
    m_changes->setIdle(tr("Change points"), tr("No change point was found."));
    m_changes->setTools(true, false, true);
    m_changes->setCopyText(
        [this] { return shown() ? widgets::tabbedText(widgets::timeChangeTable(*shown()->result)) : QString(); });
    m_changes->setExplanation({tr("Where a quantity changes to another level, and the ratio of the two levels."),
                               {},
                               {},
                               tr("Choose a row to compare the time until the next change with the rest.")});
    m_span->setIdle(tr("Span and the rest"), tr("Choose a change point to compare the time after it."));
    m_span->setTools(true, false, true);
    m_span->setCopyText(
        [this] { return shown() ? widgets::tabbedText(widgets::timeSpanTable(*shown()->result)) : QString(); });
    m_span->setExplanation(
        {tr("The mean of each quantity in the chosen span, divided by its mean in all other bins, with "
            "an interval from a bootstrap of moving blocks."),
         {},
         tr("Künsch 1989."),
         tr("Choose a change point to compare the time after it.")});
    m_lags->setName(QLatin1String(TimeAnalysis::kLags));
    m_lags->setIdle(tr("Goes with, by lag"), tr("There is only one quantity, which goes with no other."));
    m_lags->setTools(true, false, true);
    m_lags->setExplanation(
        {tr("The rank correlation of each quantity with the last one of the logs, at every lag over "
            "the same bins. At a positive lag, the quantity precedes. A common cause is not excluded."),
         {},
         tr("Spearman 1904."),
         tr("The wheel zooms, dragging pans, a double click resets the view.")});
}

void TimePage::layOut() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* deck = new widgets::ViewDeck(
        {{{{{tr("Timeline"), m_chart}}}, {100}, 62},
         {{{{tr("Change points"), m_changes}}, {{tr("Span"), m_span}}, {{tr("Goes with"), m_lags}}}, {33, 34, 33}, 38}},
        page_room::kCompare);
    deck->setFirst(m_chart);
    column->addWidget(deck, 1);
    m_note->setNote(widgets::Note::Kind::info, {});
    column->addWidget(m_note);
}

QWidget* TimePage::contextBar() {
    return m_bar;
}

FigureData TimePage::figureData(const FigureView& /*view*/) const {
    return shown() ? TimeAnalysis::data(*shown()) : FigureData();
}

std::vector<Convention> TimePage::conventions() const {
    return TimeAnalysis::conventions(study(), shown() ? shown()->result.get() : nullptr);
}

void TimePage::showStudy() {
    m_bindings.show(study());
}

void TimePage::present(const Shown& shown) {
    const widgets::TimeResult& result = *shown.result;
    const widgets::FacetsSpec charts = widgets::timeCharts(result);
    m_chart->setTitle(charts.title, charts.subtitle);
    m_charts->setSpecs(charts.panels);
    const widgets::Table changes = widgets::timeChangeTable(result);
    m_changes->setTitle(changes.title, {});
    m_changeModel->setTable(changes);
    if (result.span) {
        const widgets::Table span = widgets::timeSpanTable(result);
        m_span->setTitle(tr("%1 to %2 s and the rest")
                             .arg(widgets::plainText(result.shownAt(result.span->first), 3),
                                  widgets::plainText(result.shownAt(result.span->end), 3)),
                         {});
        m_spanModel->setTable(span);
    } else {
        m_spanModel->setTable({});
        m_span->showEmpty({tr("Choose a change point to compare the time after it."), {}});
    }
    if (result.pairs.empty()) {
        m_lags->showEmpty({tr("There is only one quantity, which goes with no other."), {}});
    } else {
        m_lags->setFigure(widgets::timeLagChart(result));
    }
    const widgets::Remark first = TimeAnalysis::remarks(result).front();
    m_note->setNote(first.kind, first.text);
}

void TimePage::presentNothing() {
    m_note->setNote(widgets::Note::Kind::info, {});
    m_charts->setSpecs({});
    m_changeModel->setTable({});
    m_spanModel->setTable({});
}

void TimePage::bringMissing() {
    emit commandRequested(QStringLiteral("file.open"));
}

void TimePage::chooseChange(int row) {
    if (!shown()) {
        return;
    }
    const widgets::Table changes = widgets::timeChangeTable(*shown()->result);
    std::optional<TimeSpan> span;
    if (row >= 0 && row < static_cast<int>(changes.rows.size())) {
        const auto chosen = static_cast<std::size_t>(row);
        const auto at = [&](std::size_t index) { return changes.at(index, "time_s").number().value_or(0.0); };
        span = TimeSpan{at(chosen), shown()->result->shownAt(shown()->result->grid.count)};
        for (std::size_t next = changes.rows.size(); next-- > chosen + 1;) {
            if (changes.at(next, "quantity") == changes.at(chosen, "quantity")) {
                span->to = at(next);
            }
        }
    }
    m_context.store.edit(tr("Choose a span"), [span](Study& study) { study.time.span = span; });
}

}  // namespace greyscope::app
