#include "widgets/tree/rule_list.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

#include "widgets/common/names/name_lines.h"
#include "widgets/common/theme/theme.h"

namespace greyscope::widgets {

namespace {

constexpr int kRuleMargin = 6;
constexpr int kPadding = 4;
constexpr int kMostHeight = 320;

}  // namespace

RuleList::RuleList(QWidget* parent) : LinkedView(parent) {
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Rules"));
    verticalScrollBar()->setSingleStep(18);
}

void RuleList::setRows(std::vector<RuleRow> rows) {
    if (rows == m_rows) {
        return;
    }
    m_rows = std::move(rows);
    m_measuredWidth = -1;
    const Mark before = keyCursor();
    forgetMarks();
    placeCursor({std::min(before.row, valueRows() - 1), -1});
    relayout();
    updateGeometry();
    viewport()->update();
}

void RuleList::showLit() {
    const TargetSet alight = lit();
    for (int row = 0; row < valueRows(); ++row) {
        if (touches(m_rows[static_cast<std::size_t>(row)].link.is, alight)) {
            const QRect place = rowRect(row);
            QScrollBar* bar = verticalScrollBar();
            bar->setValue(bar->value() + std::min(0, place.top()) +
                          std::max(0, place.bottom() + 1 - viewport()->height()));
            return;
        }
    }
}

RuleList::Columns RuleList::columns() const {
    QFont bold = font();
    bold.setBold(true);
    int letter = 0, value = 0;
    for (const RuleRow& row : m_rows) {
        letter = std::max(letter, fontMetrics().horizontalAdvance(row.letter));
        value = std::max(value, QFontMetrics(bold).horizontalAdvance(row.value));
    }
    const int right = viewport()->width() - kRuleMargin;
    return {kRuleMargin, kRuleMargin + letter + 14, right - value, right};
}

void RuleList::relayout() {
    const Columns c = columns();
    if (const int width = std::max(40, c.value - c.condition - 10); width != m_measuredWidth) {
        measure(width);
    }
    verticalScrollBar()->setRange(0, std::max(0, m_tops.back() - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
}

void RuleList::measure(int width) {
    m_measuredWidth = width;
    m_tops.assign(1, 0);
    m_lines.clear();
    NameLines lines(QFontMetricsF(fontMetrics()), width);
    for (const RuleRow& row : m_rows) {
        m_lines.push_back(lines.of(row.condition));
        const int height = static_cast<int>(m_lines.back().size()) * fontMetrics().lineSpacing();
        m_tops.push_back(m_tops.back() + height + 2 * kPadding);
    }
}

QSize RuleList::sizeHint() const {
    return {200, std::min(kMostHeight, m_tops.empty() ? 0 : m_tops.back())};
}

QRect RuleList::rowRect(int row) const {
    const auto index = static_cast<std::size_t>(row);
    return {0, m_tops[index] - verticalScrollBar()->value(), viewport()->width(), m_tops[index + 1] - m_tops[index]};
}

void RuleList::draw(QPainter& painter, const Style& style) {
    const Theme& theme = style.theme;
    const TargetSet alight = lit();
    const Columns c = columns();
    QFont bold = font();
    bold.setBold(true);
    for (int i = 0; i < valueRows(); ++i) {
        const RuleRow& row = m_rows[static_cast<std::size_t>(i)];
        const QRect place = rowRect(i);
        if (!inSight(painter, place)) {
            continue;
        }
        if (touches(row.link.is, alight)) {
            painter.fillRect(place, theme.linkSoft);
        }
        if (i == shownCursor().row) {
            painter.setPen(QPen(theme.accent, 1.0, Qt::DotLine));
            painter.drawRect(place.adjusted(0, 0, -1, -1));
        }
        const QRect line = place.adjusted(0, kPadding, 0, -kPadding);
        painter.setFont(font());
        painter.setPen(theme.text2);
        painter.drawText(line.adjusted(c.letter, 0, 0, 0), Qt::AlignLeft | Qt::AlignTop, row.letter);
        painter.setPen(theme.text);
        int y = line.top() + fontMetrics().ascent();
        for (const QString& text : m_lines[static_cast<std::size_t>(i)]) {
            painter.drawText(c.condition, y, text);
            y += fontMetrics().lineSpacing();
        }
        painter.setFont(bold);
        painter.drawText(QRect(c.value, line.top(), c.right - c.value, line.height()), Qt::AlignRight | Qt::AlignTop,
                         row.value);
    }
}

void RuleList::resizeEvent(QResizeEvent* event) {
    const int before = m_tops.empty() ? 0 : m_tops.back();
    LinkedView::resizeEvent(event);
    if (m_tops.back() != before) {
        updateGeometry();
    }
}

void RuleList::changeEvent(QEvent* event) {
    LinkedView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_measuredWidth = -1;
        relayout();
        updateGeometry();
    }
}

Mark RuleList::markAt(const QPointF& point) const {
    for (int i = 0; i < valueRows(); ++i) {
        if (rowRect(i).contains(point.toPoint())) {
            return {i, -1};
        }
    }
    return {};
}

Link RuleList::linkOf(const Mark& mark) const {
    return m_rows[static_cast<std::size_t>(mark.row)].link;
}

Mark RuleList::markBeside(const Mark& from, int key) const {
    return {rowBeside(from.row, key, valueRows()), -1};
}

QString RuleList::rowName(int row) const {
    return tr("Leaf %1").arg(m_rows[static_cast<std::size_t>(row)].letter);
}

QString RuleList::columnName(int column) const {
    return column == 0 ? tr("Condition") : tr("Mean ratio");
}

QString RuleList::valueText(int row, int column) const {
    const RuleRow& entry = m_rows[static_cast<std::size_t>(row)];
    return column == 0 ? entry.condition : entry.value;
}

QRect RuleList::valueRect(int row, int column) const {
    const Columns c = columns();
    const QRect place = rowRect(row);
    return column == 0 ? QRect(c.condition, place.top(), c.value - c.condition, place.height())
                       : QRect(c.value, place.top(), c.right - c.value, place.height());
}

}  // namespace greyscope::widgets
