#include "widgets/ranking/ranking_view.h"

#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace greyscope::widgets {

namespace {

/// The first row found by a search; -1 if there is none.
int foundRow(const RankingSpec& spec) {
    const auto row = std::find_if(spec.bars.begin(), spec.bars.end(), [](const Bar& bar) { return bar.found; });
    return row == spec.bars.end() ? -1 : static_cast<int>(row - spec.bars.begin());
}

}  // namespace

RankingView::RankingView(QWidget* parent) : LinkedView(parent) {
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void RankingView::setSpec(const RankingSpec& spec) {
    if (m_spec == spec) {
        return;
    }
    const bool sameRows = m_spec.bars.size() == spec.bars.size();
    const int before = foundRow(m_spec);
    const QString nameBefore = before < 0 ? QString() : bar(before).name;
    m_spec = spec;
    if (!sameRows) {
        forgetMarks();
        updateGeometry();
    }
    setAccessibleName(spec.title);
    relayout();
    if (const int row = foundRow(m_spec); row >= 0 && bar(row).name != nameBefore) {
        reveal(m_geometry.row(row));
    }
}

QSize RankingView::sizeHint() const {
    const Style style = drawingStyle();
    const double rows = std::max<double>(1.0, static_cast<double>(m_spec.bars.size()));
    return {300, static_cast<int>(std::ceil(style.pt(26.0 * rows + 4.0 * style.textPt)))};
}

QString RankingView::rowName(int row) const {
    const Bar& shown = bar(row);
    return shown.folded > 0 ? shown.name
                            : QStringLiteral("%1 %2").arg(
                                  shown.signWord.isEmpty() ? QString::number(shown.rank) : shown.signWord, shown.name);
}

QString RankingView::columnName(int /*column*/) const {
    return m_spec.valueTitle;
}

QString RankingView::valueText(int row, int /*column*/) const {
    const Bar& shown = bar(row);
    QString text = shown.text;
    for (const auto& [title, more] :
         {std::pair(m_spec.secondTitle, shown.secondText), {m_spec.noteTitle, shown.note}}) {
        text += more.isEmpty() ? QString() : QStringLiteral(", %1 %2").arg(title, more);
    }
    return text;
}

QString RankingView::tipOf(const Mark& mark) const {
    const Bar& shown = bar(mark.row);
    QString tip = shown.tooltip;
    for (const auto& [box, title, text] : {std::tuple(m_geometry.seconds, m_spec.secondTitle, shown.secondText),
                                           std::tuple(m_geometry.notes, m_spec.noteTitle, shown.note)}) {
        tip += box.width() > 0.0 || text.isEmpty() ? QString() : QStringLiteral("\n%1: %2").arg(title, text);
    }
    return tip;
}

void RankingView::relayout() {
    const QRectF area = QRectF(viewport()->rect()).adjusted(12, 2, -8, -2);
    m_geometry = RankingGeometry::layout(m_spec, area, drawingStyle(), verticalScrollBar()->value());
    verticalScrollBar()->setPageStep(static_cast<int>(m_geometry.body.height()));
    // The scroll bar's value follows its range; scrollContentsBy then lays out again.
    verticalScrollBar()->setRange(0, static_cast<int>(std::ceil(m_geometry.overflow() - 0.01)));
    viewport()->update();
}

void RankingView::scrolled() {
    m_geometry.scroll = verticalScrollBar()->value();
}

void RankingView::draw(QPainter& painter, const Style& style) {
    paintRanking(painter, m_geometry, m_spec, style, {lit(), chosen(), shownCursor().row});
}

Mark RankingView::markAt(const QPointF& point) const {
    const int row = m_geometry.at(point);
    return {row, row >= 0 && m_geometry.notes.contains(point) ? noteColumn : -1};
}

Mark RankingView::markBeside(const Mark& from, int key) const {
    return {rowBeside(from.row, key, valueRows()), -1};
}

}  // namespace greyscope::widgets
