#include "app/pages/latency/latency_page.h"

#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>

#include "app/pages/latency/latency_bar.h"
#include "app/pages/page_room.h"
#include "widgets/controls/note.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/matrix/overview_view.h"
#include "widgets/panels/view_deck.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/latency/latency_curves.h"
#include "widgets/present/latency/latency_tables.h"

namespace greyscope::app {

using widgets::FigureView;

namespace {

template <class View>
FigureView* viewOf(const char* name, widgets::Highlight& highlight) {
    auto* view = new View;
    view->setObjectName(QLatin1String(name));
    view->setHighlight(&highlight);
    return new FigureView(view);
}

}  // namespace

LatencyPage::LatencyPage(const PageContext& context, QWidget* parent)
    : PageOf(facts(), context, parent),
      m_bar(new LatencyBar(context.store, this)),
      m_curve(viewOf<widgets::PlotView>("latency.curve", context.highlight)),
      m_percentiles(viewOf<widgets::MatrixView>("latency.percentiles", context.highlight)),
      m_shift(viewOf<widgets::PlotView>("latency.shift", context.highlight)),
      m_heat(viewOf<widgets::OverviewView>("latency.heat", context.highlight)),
      m_overTime(viewOf<widgets::PlotView>("latency.overTime", context.highlight)),
      m_note(new widgets::Note) {
    m_bar->hide();
    nameViews();
    explainViews();
    m_deck = new widgets::ViewDeck(
        {{{{{tr("Chart"), m_curve}}, {{tr("Over time"), m_heat}, {tr("Percentiles over time"), m_overTime}}},
          {3, 2},
          3},
         {{{{tr("Percentiles"), m_percentiles}}, {{tr("Ratio"), m_shift}}}, {3, 2}, 2}},
        page_room::kCompare);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_deck, 1);
    m_note->setNote(widgets::Note::Kind::info, {});
    column->addWidget(m_note);
    setViews({m_curve, m_percentiles, m_shift, m_heat, m_overTime});
}

void LatencyPage::nameViews() {
    m_curve->setName(QLatin1String(LatencyAnalysis::kCurve));
    m_curve->setIdle(tr("Latency by percentile"));
    m_curve->setTools(true, true, true);
    m_percentiles->setName(QLatin1String(LatencyAnalysis::kTable));
    m_percentiles->setIdle(tr("Percentiles"), tr("Nothing to list yet."));
    m_shift->setName(QLatin1String(LatencyAnalysis::kShift));
    m_shift->setIdle(tr("Ratio of two runs by percentile"), tr("Choose two runs to compare."));
    m_heat->setName(QLatin1String(LatencyAnalysis::kHeat));
    m_heat->setIdle(tr("Latency over time"), tr("No run has times."));
    m_overTime->setName(QLatin1String(LatencyAnalysis::kOverTime));
    m_overTime->setIdle(tr("Percentiles over time"), tr("No run has times."));
}

void LatencyPage::explainViews() {
    const QString rank = QStringLiteral("Q(p) = x₍₍⌈p n⌉₎₎");
    m_curve->setExplanation(
        {tr("The distributions of latencies of all runs. By percentile, each nine (90 %, 99 %, 99.9 %) has the same "
            "width; the line is dotted where too few values are above a percentile to trust it."),
         rank, tr("Bins as in fio's stat.c; percentile distributions as in HdrHistogram."),
         tr("The bar chooses the chart. The wheel zooms, dragging pans, a double click resets the view.")});
    m_percentiles->setExplanation(
        {tr("The listed percentiles of every run. Runs are merged by adding their counts; percentiles are never "
            "averaged. Intervals draw whole blocks of time anew, or lie between order statistics if there are no "
            "times."),
         rank, tr("Order statistics: Conover 1999, 3.2. Blocks: Künsch 1989."),
         tr("Point at a cell for its interval and the number of values above it.")});
    m_shift->setExplanation(
        {tr("The second run divided by the first, percentile by percentile. The intervals hold together for all "
            "percentiles with 95 %, so any of them that excludes 1 is a difference."),
         QStringLiteral("Q₂(p) / Q₁(p)"), tr("Beran 1988, balanced simultaneous confidence sets."),
         tr("Choose the two runs in the bar.")});
    m_heat->setExplanation(
        {tr("The latencies of one run over time: each column is a block of time, each row a range of latency, and the "
            "colour the share of the values of the block."),
         {},
         {},
         tr("The wheel, plus and minus zoom; choose the run in the bar.")});
    m_overTime->setExplanation({tr("The median and the 99th percentile of each block of time of one run."),
                                {},
                                {},
                                tr("Choose the run in the bar.")});
}

QWidget* LatencyPage::contextBar() {
    return m_bar;
}

std::vector<Convention> LatencyPage::conventions() const {
    return LatencyAnalysis::conventions(study(), shown() ? shown()->result.get() : nullptr);
}

std::vector<widgets::Remark> LatencyPage::remarks() const {
    return shown() ? widgets::latencyRemarks(*shown()->result) : std::vector<widgets::Remark>();
}

FigureData LatencyPage::figureData(const widgets::FigureView& /*view*/) const {
    return shown() ? LatencyAnalysis::data(*shown()) : FigureData();
}

void LatencyPage::showStudy() {
    m_bar->showStudy(study());
}

void LatencyPage::presentResult(const Shown& shown) {
    const widgets::LatencyResult& result = *shown.result;
    m_bar->setResult(result);
    m_percentiles->setFigure(widgets::presentPercentiles(result));
    if (result.shift && !result.shift->ratios.empty()) {
        m_shift->setFigure(widgets::presentLatencyShift(result));
    } else {
        m_shift->showEmpty({tr("Choose two runs to compare."), {}});
    }
    if (!result.runs[result.overTime].blocks.blocks.empty()) {
        m_heat->setFigure(widgets::presentLatencyHeat(result));
        m_overTime->setFigure(widgets::presentLatencyOverTime(result));
    } else {
        m_heat->showEmpty({tr("No run has times."), {}});
        m_overTime->showEmpty({tr("No run has times."), {}});
    }
    QStringList warnings;
    for (const widgets::Remark& remark : widgets::latencyRemarks(result)) {
        if (remark.warns()) {
            warnings << remark.text;
        }
    }
    m_note->setNote(widgets::Note::Kind::look, warnings.join(QLatin1Char('\n')));
}

void LatencyPage::present(const Shown& shown) {
    m_curve->setFigure(widgets::presentLatencies(*shown.result, shown.study.latency.curve));
}

void LatencyPage::presentNothing() {
    m_note->setNote(widgets::Note::Kind::info, {});
}

void LatencyPage::bringMissing() {
    emit commandRequested(QStringLiteral("file.open"));
}

}  // namespace greyscope::app
